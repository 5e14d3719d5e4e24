"""Chapter 10: gaining, carrying, laying down and trading Items."""

from __future__ import annotations

from functools import partial

from tabletop.games.restless.cards import content
from tabletop.games.restless.cards.phrases import PHRASES, deed
from tabletop.games.restless.running.asking import name
from tabletop.games.restless.running.choosing import (
    answer_to,
    choose_card,
    for_party,
    meant,
    slot_options,
    willing,
)
from tabletop.games.restless.running.effects import Happening, Saying, happens
from tabletop.games.restless.running.lasting import cleared, comes_into_force
from tabletop.games.restless.running.numbers import number
from tabletop.games.restless.table.reading import (
    carried,
    character,
    inventory,
    item,
    lines,
    living,
)
from tabletop.play.decision import Decision, Option, Roll
from tabletop.play.modifiers import Part, Value
from tabletop.play.play import Play
from tabletop.play.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table


def max_weight(table: Table, slot: int) -> Value:
    """RST-099: what the Character in *slot* can carry."""
    piece = character(table, slot)
    printed = content.max_weight(piece.name) if piece else 0
    most = number(table, "weight", slot, Part(printed, "printed", "RST-055"))
    over = piece.counters.get("over", 0) if piece else 0  # RST-004
    if not over:
        return most
    return Value(most.n + over, (*most.parts, Part(over, "against the rule", "RST-004")))


def carries_anyway(play: Play, slot: int) -> None:
    """RST-004: what players let *slot* have against the rule it carries, as long as it has it."""
    piece, excess = character(play.table, slot), -room(play.table, slot)
    if piece is not None:
        over = piece.counters.get("over", 0)
        play.count("over", max(0, over + excess), piece)


def room(table: Table, slot: int) -> int:
    """How much weight *slot* can still take; negative if it carries too much."""
    if lines(table, ("changes", "weight")):
        return max_weight(table, slot).n - carried(table, slot)
    piece = character(table, slot)  # as most often: printed numbers tell
    most = content.max_weight(piece.name) + piece.counters.get("over", 0) if piece else 0
    return most - carried(table, slot)


def weight(piece: Piece) -> int:
    """RST-099: what *piece* weighs."""
    return content.weight(piece.name)


def hold(play: Play, piece: Piece, slot: int) -> None:
    """RST-100: into an Inventory; RST-003: there its text is in force."""
    play.move(piece, f"inventory:{slot}", face_up=True)
    comes_into_force(play, piece)
    stock(play, piece)


def stock(play: Play, piece: Piece) -> None:
    """RST-049, RST-126: a new Item comes with the Armor and the uses it is printed with."""
    printed = item(piece)
    if printed is None or piece.counters.get("known"):
        return
    play.count("known", 1, piece)
    if printed.armor:
        play.count("armor", printed.armor, piece)
    if "Consumable" in printed.kinds or {"Food", "Spell"} & set(printed.kinds):
        play.count("uses", printed.counters, piece)


def gain(play: Play, piece: Piece, *, slot: int = -1) -> Rules[bool]:
    """RST-100, RST-101: give *piece* to the Character in *slot*, or to one the party chooses.

    Who has no room may make some, or the Item is left on the Ground; whether somebody took it.
    """
    taker, anyway = slot, False
    if slot < 0:
        option = yield from _who_takes(play, piece)
        taker, anyway = int(option.value), bool(option.why)
    while taker >= 0 and not anyway and room(play.table, taker) < weight(piece):
        taker, anyway = yield from _make_room(play, taker, piece)
    if taker < 0:
        play.move(piece, "ground", face_up=True)
        play.say("{} is left on the Ground.", piece, rule="RST-101")
        return False
    hold(play, piece, taker)
    if anyway:
        carries_anyway(play, taker)
    play.say("{} takes {}.", name(play.table, taker), piece, rule="RST-100")
    yield from comes_into_hands(play, piece, taker)
    return True


def comes_into_hands(play: Play, piece: Piece, slot: int) -> Rules[None]:
    """RST-100: *piece* has come into an Inventory, drawn, bought, taken up or handed over.

    RST-005: of what goes to and fro each Character gains the good and the ill once.
    """
    who = character(play.table, slot)
    mark = f"gained_by:{who.id}" if who else ""
    about = Happening("gains an Item", slot, by=piece.id)
    about.facts["again"] = play.table.pieces[piece.id].counters.get(mark, 0)
    play.count(mark, 1, piece)
    yield from happens(play, about)


def _who_takes(play: Play, piece: Piece) -> Rules[Option]:
    """RST-212: the party divides as it likes; RST-099: who can never carry it is barred."""
    from tabletop.games.restless.battle.greyed import at_sharing

    first = f"First it is said who takes {content.title(piece.name)}."

    def question() -> Decision:
        table = play.table
        options = []
        for option in slot_options(table, living(table)):
            slot = int(option.value)
            free = room(table, slot)
            short = "" if free >= weight(piece) else ", must make room"
            label = f"{option.label} (room for {max(free, 0)}{short})"
            zones = (f"inventory:{slot}", f"character:{slot}")
            taking = Option(option.key, label, (piece.id, *option.pieces), zones, slot)
            if free + carried(table, slot) < weight(piece):
                why = f"{option.label} cannot carry it, whatever it lets go of."
                taking = taking.blocked("RST-099", why)
            options.append(taking)
        options.append(Option("ground", "Leave it on the Ground", (piece.id,), ("ground",), -1))
        ask = f"Who takes {content.title(piece.name)} (weight {weight(piece)})?"
        asked = for_party(table, ask, "RST-212", options)
        asked.beside = partial(at_sharing, table, "RST-212", first, about=piece.id)
        return asked

    return (yield from answer_to(play, question))


def _make_room(play: Play, slot: int, piece: Piece) -> Rules[tuple[int, bool]]:
    """RST-101: one Item goes, or the new one is declined; who takes it by then (-1: nobody), and
    whether without room for it, against the rule."""
    from tabletop.games.restless.battle.greyed import at_sharing
    from tabletop.games.restless.party.handing import part, parting

    title = content.title(piece.name)

    def question() -> Decision:
        table = play.table
        options = parting(table, slot, discarding=True)
        options.append(Option("decline", f"Leave {title}", value=-1))
        keep = Option("keep", f"Carry {title}, too", (piece.id,), (f"inventory:{slot}",), slot)
        options.append(keep.blocked("RST-099", f"{name(table, slot)} has no room for it."))
        beside = partial(
            at_sharing, table, "RST-101", f"First there is room for {title}, or it is left.",
            about=piece.id, offered=[option.key for option in options],
        )  # fmt: skip
        ask = f"{name(table, slot)} has no room for {title}: what goes?"
        return Decision(slot, ask, "RST-101", options, beside=beside)

    if not any(weight(held) for held in inventory(play.table, slot)):
        return -1, False
    option = yield from answer_to(play, question)
    if option.key in ("decline", "keep"):
        return int(option.value), bool(option.why)
    yield from part(play, option)
    return slot, False


def put_down(play: Play, piece: Piece) -> None:
    """RST-110: an Item may lie on the Ground until the party moves on."""
    play.move(piece, "ground", face_up=True)
    play.say("{} is laid down.", piece, rule="RST-110")


def discard(play: Play, piece: Piece, *, effects: bool = True) -> Rules[None]:
    """RST-270: to the pile of the deck it came from; RST-271: with its Discard effect."""
    zone = play.table.zones[piece.zone]
    holder = zone.owner if zone.kind in ("inventory", "sins", "status") else -1
    cleared(play, piece)
    pile = "out" if piece.kind == "token" else content.pile_of(piece.name)
    play.move(piece, pile, face_up=True)
    play.say("{} is discarded.", piece, rule="RST-270")
    if effects and zone.kind in ("inventory", "ground"):
        for clause in content.says(piece.name):
            trigger = clause.heads.get("trigger")
            if trigger is not None and trigger.phrase is DISCARDED:
                from tabletop.games.restless.running.effects import carry_out

                yield from carry_out(play, clause, Saying(piece, holder, holder))


DISCARDED = PHRASES.add("when this is discarded", "trigger")
"""RST-271: a Discard effect."""


def empty_ground(play: Play) -> Rules[None]:
    """RST-079: what nobody holds is discarded when the party moves on."""
    for piece in play.table["ground"]:
        yield from discard(play, piece)


# --- what cards say of it ----------------------------------------------------------------------


@deed("discards an Item", "discard an Item")
def discards_an_item(play: Play, about: Saying, who: str) -> Rules[None]:
    """RST-270: its controller chooses which."""
    title = content.title(about.card.name)
    for slot in (yield from meant(play, about, who)):

        def among(slot: int = slot) -> list[Piece]:
            return inventory(play.table, slot)

        ask = f"{title}: which Item does {name(play.table, slot)} discard?"
        away = yield from choose_card(play, among, ask, "RST-270", seat=slot)
        if away is not None:
            yield from discard(play, away)


def at_random(play: Play, slot: int) -> Rules[Piece | None]:
    """RST-265: one of the Items that *slot* holds, each with the same chance."""
    held = inventory(play.table, slot)
    if not held:
        return None
    lot: int = yield Roll(len(held), f"Which Item of {name(play.table, slot)}?", "RST-265")
    return held[lot - 1]


@deed("discards a random Item", "discard a random Item")
def discards_at_random(play: Play, about: Saying, who: str) -> Rules[None]:
    """RST-265: each Item has the same chance."""
    for slot in (yield from meant(play, about, who)):
        away = yield from at_random(play, slot)
        if away is not None:
            yield from discard(play, away)


@deed("draws a Starter Item", "draw a Starter Item")
def draws_a_starter(play: Play, about: Saying, who: str) -> Rules[None]:
    """RST-112: from the deck of Starter Items."""
    from tabletop.games.restless.party.drawing import top

    for slot in (yield from meant(play, about, who)):
        piece = yield from top(play, "starters", rule="RST-112")
        if piece is not None:
            yield from gain(play, play.table.pieces[piece.id], slot=slot)


@deed("takes a {kind} from the Loot discard pile", "take a {kind} from the Loot discard pile")
def takes_from_discarded(play: Play, about: Saying, who: str, kind: str) -> Rules[None]:
    """RST-100: one of those that lie there, as new."""

    def among() -> list[Piece]:
        lying = play.table["loot-used"]
        return [each for each in lying if (printed := item(each)) and kind in printed.kinds]

    for slot in (yield from meant(play, about, who)):
        who_takes = f"does {name(play.table, slot)} take from the Loot discard pile?"
        ask = f"{content.title(about.card.name)}: which {kind} {who_takes}"
        piece = yield from choose_card(play, among, ask, "RST-100", seat=slot)
        if piece is not None:
            yield from gain(play, piece, slot=slot)


@PHRASES.action("this goes to {who}")
def goes_to(play: Play, about: Saying, who: str) -> Rules[None]:
    """RST-120: what says so goes from one Character to another, a Sin too."""
    for slot in (yield from meant(play, about, who)):
        piece = play.table.pieces[about.card.id]
        kind = play.table.zones[piece.zone].kind
        if kind == "inventory":
            yield from gain(play, piece, slot=slot)
        elif kind == "sins":
            play.move(piece, f"sins:{slot}", face_up=True)
            play.say("{} goes to {}.", piece, name(play.table, slot), rule="RST-120")


@PHRASES.action("this gains {n} Armor")
def this_gains_armor(play: Play, about: Saying, n: int) -> None:
    """RST-049: it lies on the Item."""
    piece = play.table.pieces[about.card.id]
    play.count("armor", piece.counters.get("armor", 0) + n, piece)
    play.say("{} has {} more Armor.", piece, n, rule="RST-049")


@PHRASES.action("this gains {n:uses}")
def this_gains_uses(play: Play, about: Saying, n: int) -> None:
    """RST-126: so many counters more."""
    piece = play.table.pieces[about.card.id]
    play.count("uses", piece.counters.get("uses", 0) + n, piece)
    play.say("{} has {} more uses.", piece, n, rule="RST-126")


@PHRASES.action("discard this")
def discard_this(play: Play, about: Saying) -> Rules[None]:
    """RST-270."""
    yield from discard(play, about.card)


@PHRASES.cost("discard this")
def pay_this(play: Play, about: Saying) -> Rules[bool]:
    """RST-270: the card itself is the price."""
    if not (yield from willing(play, about, f"discard {content.title(about.card.name)}")):
        return False
    yield from discard(play, about.card)
    return True


@PHRASES.cost("discard an Item")
def pay_an_item(play: Play, about: Saying) -> Rules[bool]:
    """RST-270: any that the payer holds."""
    if not inventory(play.table, about.you):
        return False
    if not (yield from willing(play, about, "discard an Item")):
        return False
    yield from discards_an_item(play, about, who="you")
    return True
