"""Chapter C2: what heroes may carry, and picking up and putting down."""

from __future__ import annotations

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.ground import lying
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.party.running import EXECUTOR
from tabletop.play.decision import Option
from tabletop.play.modifiers import Part, Value
from tabletop.play.play import Play
from tabletop.table.piece import Piece
from tabletop.table.table import Table

ITEMS, TRINKETS, FOLLOWERS, MOUNTS = 4, 5, 2, 1
"""DTC-084 to DTC-089."""


def is_trinket(name: str) -> bool:
    """Whether the Object called *name* is one."""
    of = content.thing(name)
    return of is not None and of.sort == "trinket"


def is_mount(name: str) -> bool:
    """Whether the Object called *name* is ridden."""
    of = content.thing(name)
    return of is not None and of.sort == "mount"


def slots(table: Table, place: int) -> Value:
    """DTC-088, DTC-090: how many item slots the hero at *place* has."""
    return EXECUTOR.value(table, "slots", place, Part(ITEMS, "of its own", "DTC-088"))


def used(table: Table, place: int) -> int:
    """How many of them are taken; trinkets take none."""
    taken = 0
    for item in table[f"items:{place}"]:
        of = content.thing(item.name)
        if of is not None and of.sort != "trinket":
            taken += of.slots
    return taken


def no_room(table: Table, place: int, name: str) -> tuple[str, str] | None:
    """Why the hero at *place* has no room for *name*: the rule and the reason; None if it has."""
    of = content.card(name)
    if isinstance(of, content.Follower):
        full = len(table[f"followers:{place}"]) >= FOLLOWERS
        return ("DTC-085", "Two Followers at most.") if full else None
    if is_mount(name):
        full = len(table[f"mount:{place}"]) >= MOUNTS
        return ("DTC-084", "One mount at most.") if full else None
    if is_trinket(name):
        carried = sum(is_trinket(item.name) for item in table[f"items:{place}"])
        ridden = slots(table, place).n > ITEMS
        return ("DTC-089", "Five trinkets at most.") if carried >= TRINKETS and not ridden else None
    if isinstance(of, content.Thing) and of.slots > free(table, place):
        return "DTC-088", "There is no free item slot."
    return None


def free(table: Table, place: int) -> int:
    """How many item slots the hero at *place* has left."""
    return EXECUTOR.reckoned(ITEMS, table, "slots", place) - used(table, place)


def barred(table: Table, place: int, name: str) -> tuple[str, str] | None:
    """DTC-B07: why the hero at *place* may not have *name*, whatever room there is."""
    of = content.thing(name)
    if of is not None and of.only and of.only != heroes.alignment(table, place):
        return "DTC-B07", f"It is for {of.only.capitalize()} heroes alone."
    return None


def home_of(name: str, place: int) -> str:
    """The zone before the hero at *place* that *name* belongs into."""
    of = content.card(name)
    if isinstance(of, content.Follower):
        return f"followers:{place}"
    return f"mount:{place}" if is_mount(name) else f"items:{place}"


def receive(play: Play, place: int, piece: Piece) -> None:
    """The hero at *place* has *piece* from now on; there must be room."""
    lying.pick_up(play, piece)
    play.move(piece, home_of(piece.name, place), face_up=True)


def give(play: Play, place: int, piece: Piece, rule: str) -> None:
    """DTC-B08: the hero at *place* receives *piece*; without room it is laid down as dropped."""
    hero = heroes.hero_at(play.table, place)
    unfit = no_room(play.table, place, piece.name) or barred(play.table, place, piece.name)
    if unfit is None:
        receive(play, place, piece)
        play.say("{} receives {}.", hero, piece, rule=rule)
        return
    lying.drop(play, piece)
    play.say("{} has no room for {}: it lies on the ground.", hero, piece, rule="DTC-B08")


def droppable(table: Table, place: int) -> list[Piece]:
    """DTC-137: what the hero at *place* may put down: Followers only where they let it."""
    faithful = (
        piece
        for piece in table[f"followers:{place}"]
        if isinstance(of := content.card(piece.name), content.Follower) and not of.faithful
    )
    return [*heroes.carried(table, place), *faithful]


def drop_options(table: Table, place: int) -> list[Option]:
    """DTC-137: putting something down, for one hero."""
    found = []
    for piece in droppable(table, place):
        verb = "Abandon" if isinstance(content.card(piece.name), content.Follower) else "Drop"
        found.append(
            Option(
                f"drop {piece.name}#{piece.id}",
                f"{verb} {content.title(piece.name)}",
                (piece.id,),
                (f"pile:{max(1, heroes.at(table))}",),
                piece.id,
            )
        )
    return found


def tidy(play: Play, place: int) -> list[Piece]:
    """DTC-B07, DTC-090: what the hero at *place* may not carry any more, the last first."""
    table = play.table
    wrong = [p for p in heroes.carried(table, place) if barred(table, place, p.name)]
    excess = used(table, place) - slots(table, place).n
    for item in reversed(table[f"items:{place}"]):
        of = content.thing(item.name)
        if excess > 0 and of is not None and of.sort != "trinket" and item not in wrong:
            wrong.append(item)
            excess -= of.slots
    return wrong
