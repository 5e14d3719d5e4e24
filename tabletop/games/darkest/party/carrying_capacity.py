"""Chapter C2: what heroes may carry, and picking up and putting down."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.ground import space_positions
from tabletop.games.darkest.ground.known import game_of
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.party.executor import EXECUTOR
from tabletop.games.darkest.party.heroes import BEARS, MEMORY
from tabletop.packs.library import by_name
from tabletop.play.questions.decision import Option
from tabletop.play.rules.modifiers import Part, Value
from tabletop.play.rules.play import Play
from tabletop.table.piece import Piece
from tabletop.table.table import Table

ITEMS, TRINKETS, FOLLOWERS, MOUNTS, PETS = 4, 5, 2, 1, 1
"""DTC-084 to DTC-089, DTX-037."""

BUNDLES = "bundle"
"""Modules say under this name how many trinkets, beyond those that take no room, one item slot
holds."""

BOARD = ("hero", "items", "mount", "followers")
"""The kinds of zones of a hero's board: the hero, and what it has with it."""


@by_name
def is_trinket(name: str) -> bool:
    """Whether the Object called *name* is one."""
    of = content.thing(name)
    return of is not None and of.sort == "trinket"


@by_name
def is_mount(name: str) -> bool:
    """Whether the Object or Follower called *name* is ridden."""
    of = content.card(name)
    if isinstance(of, content.Follower):
        return of.mount
    return isinstance(of, content.Thing) and of.sort == "mount"


@by_name
def is_pet(name: str) -> bool:
    """Whether the Object called *name* is one: it takes no item slot, and each hero has one."""
    of = content.thing(name)
    return of is not None and of.sort == "pet"


def _bundled(table: Table) -> int:
    """How many trinkets an item slot holds; 0 where none holds any."""
    found: list[int] = game_of(table).records_of(BUNDLES)
    return max(found, default=0)


_bundle = MEMORY.until_changed(_bundled, on=())


def slots(table: Table, place: int) -> Value:
    """DTC-088, DTC-090: how many item slots the hero at *place* has."""
    return EXECUTOR.value(table, "slots", place, Part(ITEMS, "of its own", "DTC-088"))


class Load(NamedTuple):
    """How many item slots are taken, of which trinkets take none as long as they need not be
    bundled; how many of those there are; and what is not for everybody, of the Objects."""

    slots: int
    trinkets: int
    reserved: list[Piece]


@MEMORY.each_until_changed(BEARS)
def load(table: Table, place: int) -> Load:
    """What the hero at *place* carries."""
    slots, trinkets, reserved = 0, 0, []
    for item in table[f"items:{place}"]:
        of = content.thing(item.name)
        if of is None:
            continue
        if of.sort == "trinket":
            trinkets += 1
        elif of.sort != "pet":
            slots += of.slots
        if of.only:
            reserved.append(item)
    for mount in table[f"mount:{place}"]:
        if (of := content.thing(mount.name)) is not None and of.only:
            reserved.append(mount)
    return Load(slots + _for_bundles(table, place, trinkets), trinkets, reserved)


def _for_bundles(table: Table, place: int, trinkets: int) -> int:
    """DTY-029: how many item slots so many *trinkets* take; none where any number is free."""
    n = _bundle(table)
    if not n or trinkets <= TRINKETS or slots(table, place).n > ITEMS:
        return 0
    return -(-(trinkets - TRINKETS) // n)


Need = tuple[str, int]
"""Of which kind of room a card takes how much: as a mount, a pet or a trinket, in item slots."""


@by_name
def need_of(name: str) -> Need:
    """What room *name* needs."""
    of = content.card(name)
    if is_mount(name):
        return "mount", 1
    if isinstance(of, content.Follower):
        return "followers", 1
    if is_trinket(name):
        return "trinkets", 1
    if is_pet(name):
        return "pets", 1
    return "slots", of.slots if isinstance(of, content.Thing) else 0


def full(table: Table, place: int, need: Need) -> tuple[str, str] | None:
    """Why the hero at *place* has no such room: the rule and the reason; None if it has."""
    kind, n = need
    if kind == "slots":
        if n and n > free(table, place):
            return "DTC-088", "This hero has no free item slot."
    elif kind == "trinkets":
        if (lacks := _lacks_trinket(table, place)) is not None:
            return lacks
    elif kind == "pets":
        if sum(is_pet(item.name) for item in table[f"items:{place}"]) >= PETS:
            return "DTX-037", "A hero can have only one pet."
    elif kind == "mount":
        if len(table.zones[f"mount:{place}"].pieces) >= MOUNTS:
            return "DTC-084", "A hero can have only one mount."
    elif len(table.zones[f"followers:{place}"].pieces) >= FOLLOWERS:
        return "DTC-085", "A hero can have at most two Followers."
    return None


def _lacks_trinket(table: Table, place: int) -> tuple[str, str] | None:
    """DTC-089, DTY-029: why the hero at *place* has no room for a trinket more."""
    n = load(table, place).trinkets
    if n < TRINKETS or slots(table, place).n > ITEMS:
        return None
    if not _bundle(table):
        return "DTC-089", "A hero can carry at most five trinkets."
    more = _for_bundles(table, place, n + 1) - _for_bundles(table, place, n)
    return ("DTY-029", "More trinkets need an item slot.") if more > free(table, place) else None


class Fit(NamedTuple):
    """How something fits: what would be put down for it (`warning`), or the `rule` and the reason
    `why` it does not fit at all; all empty where there is room."""

    rule: str = ""
    why: str = ""
    warning: str = ""

    @property
    def is_easy(self) -> bool:
        """Whether there is room."""
        return not (self.why or self.warning)

    def said(self, option: Option) -> Option:
        """*option*, which gives it to the hero, as this allows."""
        return option if self.is_easy else replace(option, **self._asdict())


def fit(table: Table, place: int, name: str) -> Fit:
    """DTC-B07, DTC-B08: whether the hero at *place* may have *name*, and has or can make room."""
    unfit = barred(table, place, name)
    return Fit(*unfit) if unfit else room(table, place, need_of(name))


def room(table: Table, place: int, need: Need) -> Fit:
    """DTC-091: whether the hero at *place* has such room, or can make it."""
    lacks = full(table, place, need)
    if lacks is None:
        return Fit()
    if spare(table, place, need):
        return Fit(warning=f"{lacks[1]} Put something else down first.")
    return Fit(*lacks)


def spare(table: Table, place: int, need: Need) -> list[Piece]:
    """DTC-091: what the hero at *place* can put down to make such room."""
    return [p for p in droppable(table, place) if need_of(p.name)[0] == need[0]]


def free(table: Table, place: int) -> int:
    """How many item slots the hero at *place* has left."""
    return EXECUTOR.reckoned(ITEMS, table, "slots", place) - load(table, place).slots


def barred(table: Table, place: int, name: str) -> tuple[str, str] | None:
    """DTC-B07: why the hero at *place* may not have *name*, whatever room there is."""
    of = content.thing(name)
    if of is not None and of.only and of.only != heroes.alignment(table, place):
        return "DTC-B07", f"Only {of.only.capitalize()} heroes can carry it."
    return None


@by_name
def home_of(name: str, place: int) -> str:
    """The zone before the hero at *place* that *name* belongs into."""
    if is_mount(name):
        return f"mount:{place}"
    of = content.card(name)
    return f"followers:{place}" if isinstance(of, content.Follower) else f"items:{place}"


@by_name
def into(name: str, place: int) -> tuple[str, ...]:
    """Where *name* is dropped to give it to the hero at *place*: where it belongs first, else on
    the hero, or among anything of theirs."""
    home = home_of(name, place)
    return (home, *(f"{kind}:{place}" for kind in BOARD if f"{kind}:{place}" != home))


@MEMORY.each_until_changed(BEARS)
def droppable(table: Table, place: int) -> list[Piece]:
    """DTC-137: what the hero at *place* may put down: Followers only where they let it."""
    faithful = (p for p in table[f"followers:{place}"] if _may_be_left(p.name))
    return [*heroes.carried(table, place), *faithful]


@by_name
def _may_be_left(name: str) -> bool:
    of = content.card(name)
    return isinstance(of, content.Follower) and not of.faithful


def drop_options(table: Table, place: int) -> list[Option]:
    """DTC-137: putting something down, for one hero."""
    space, known = max(1, heroes.at(table)), _drops(table, place)
    if space not in known:
        known[space] = [_dropping(p.name, p.id, space) for p in droppable(table, place)]
    return known[space]


@MEMORY.each_until_changed(BEARS)
def _drops(table: Table, place: int) -> dict[int, list[Option]]:
    """What was offered to put down, by the Road Space."""
    return {}


@by_name
def _dropping(name: str, number: int, space: int) -> Option:
    verb = "Abandon" if isinstance(content.card(name), content.Follower) else "Drop"
    label = f"{verb} {content.title(name)}"
    return Option(f"drop {name}#{number}", label, (number,), (f"pile:{space}",), number, aside=True,
                  group="Lay down")  # fmt: skip


def is_overladen(table: Table, place: int) -> bool:
    """Whether the hero at *place* has what it may not have, or too much."""
    zones = table.zones
    if not (zones[f"items:{place}"].pieces or zones[f"mount:{place}"].pieces):
        return False
    return bool(forbidden(table, place) or excess(table, place))


def forbidden(table: Table, place: int) -> list[Piece]:
    """DTC-B07: what the hero at *place* may not have any more, whatever room there is."""
    reserved = load(table, place).reserved
    return [p for p in reserved if barred(table, place, p.name)] if reserved else reserved


def excess(table: Table, place: int) -> list[Piece]:
    """DTC-090: what the hero at *place* has to choose from while it carries too much: its Objects,
    or its trinkets; empty while it does not."""
    items, trinkets = table[f"items:{place}"], load(table, place).trinkets
    bundles = _for_bundles(table, place, trinkets)
    if free(table, place) < 0:
        return [p for p in items if not is_pet(p.name) and (bundles or not is_trinket(p.name))]
    if trinkets > TRINKETS and not _bundle(table) and slots(table, place).n <= ITEMS:
        return [item for item in items if is_trinket(item.name)]
    return []


def put_down(play: Play, place: int, item: Piece, rule: str = "DTC-B07") -> None:
    """It lies on the road, or in the store of the village; where its owner is there no more it is
    put away (DTC-047)."""
    hero = heroes.card_of(play.table, place)
    if heroes.at(play.table):
        space_positions.drop(play, item)
    elif hero is None:
        space_positions.put_away(play, item)
    else:
        play.move(item, f"store-{heroes.village(play.table)}:{place}", face_up=True)
    if hero is not None:
        play.say("{} puts {} down.", hero, item, rule=rule)
