"""Pure reads of the table: who lives, who holds what, which cards are live."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from typing import Any, TypeVar

from tabletop.cardtext.clause import Clause
from tabletop.games.restless.cards import content
from tabletop.games.restless.cards.content import Item
from tabletop.packs.library import by_name
from tabletop.table.piece import Piece
from tabletop.table.table import Table

R = TypeVar("R")

SLOTS = range(4)
CHARACTER, INVENTORY, STATUS = (
    tuple(f"{kind}:{slot}" for slot in SLOTS) for kind in ("character", "inventory", "status")
)
"""Zones by slot."""


def slots(table: Table) -> range:
    """The numbers of the party's slots, from 0 (RST-025)."""
    return range(len(table.seats))


def slot_told(table: Table, n: int) -> int:
    """The slot that a counter tells, which counts them from 1; -1 for none and for what is none.

    Counters are set by hand, too (RST-004), to any number.
    """
    return n - 1 if 0 < n <= len(table.seats) else -1


def piece_told(table: Table, n: int) -> Piece | None:
    """The piece that a counter tells likewise."""
    return table.pieces[n - 1] if 0 < n <= len(table.pieces) else None


def acting(table: Table) -> int:
    """The slot of the Character whose turn it is; -1 between turns."""
    return slot_told(table, table.count("acting"))


def character(table: Table, slot: int) -> Piece | None:
    """The Character in *slot*, dead or alive; nothing if the slot is empty or none (-1)."""
    if not 0 <= slot < len(table.seats):
        return None
    lying = table.zones[CHARACTER[slot]].pieces
    return table.pieces[lying[-1]] if lying else None


def living(table: Table) -> list[int]:
    """The slots of all living Characters."""
    return [*(table.__dict__ or _remember(table))["living"]]


def health(table: Table, slot: int) -> int:
    """The Health that the Character in *slot* has left, 0 for nobody."""
    if not 0 <= slot < len(table.seats):
        return 0
    lying = table.zones[CHARACTER[slot]].pieces
    return table.pieces[lying[-1]].counters.get("health", 0) if lying else 0


def die(table: Table, name: str) -> Piece:
    """The die called *name*, which lies with the dice unless somebody put it elsewhere."""
    return next((piece for piece in table["dice"] if piece.name == name), None) or table.named(name)


def die_shown(table: Table, name: str) -> tuple[int, ...]:
    """The same, to be dragged for an answer; none where hands laid it out of sight."""
    found = die(table, name)
    known = found.face_up or table.zones[found.zone].seen_by == "everyone"
    return (found.id,) if known else ()


def max_health(table: Table, slot: int) -> int:
    """RST-041: remaining and missing Health together."""
    piece = character(table, slot)
    return piece.counters.get("health", 0) + piece.counters.get("missing", 0) if piece else 0


def has_trait(table: Table, slot: int, trait: str) -> bool:
    """Whether the living Character in *slot* has *trait*."""
    piece = character(table, slot)
    card = content.card(piece.name) if piece and piece.counters.get("health") else None
    return isinstance(card, content.Character) and card.trait == trait


def party_has(table: Table, trait: str) -> bool:
    """RST-059: whether any living Character has *trait*."""
    return any(has_trait(table, slot, trait) for slot in slots(table))


def inventory(table: Table, slot: int) -> list[Piece]:
    """The Items that the Character in *slot* holds."""
    return [*map(table.pieces.__getitem__, table.zones[INVENTORY[slot]].pieces)]


def item(piece: Piece) -> Item | None:
    """What is printed on *piece* if it is an Item."""
    card = content.card(piece.name)
    return card if isinstance(card, Item) else None


def carried(table: Table, slot: int) -> int:
    """The weight of all that *slot* holds."""
    pieces = table.pieces
    held = table.zones[INVENTORY[slot]].pieces
    return sum([content.weight(pieces[number].name) for number in held])


def targets(table: Table) -> list[Piece]:
    """The Targets of the Battle that are not dead (RST-192)."""
    return [*known(table, _targets)] if table.counters.get("battle") else []


def _targets(table: Table) -> list[Piece]:
    return [
        piece
        for zone in fought_in(table)
        for piece in table[zone]
        if piece.counters.get("health", 0) > 0
    ]


def fought_in(table: Table) -> tuple[str, ...]:
    """The zones of the Targets: a Traitor God and a Horror (RST-159) have their own."""
    if table.counters.get("final"):
        return ("god", "encounter")
    return ("night", "encounter") if table.counters.get("horror") else ("encounter",)


def at_rest(table: Table) -> bool:
    """RST-153, RST-159: whether the party Rests just now; while it fights a Horror, nobody does."""
    return bool(table.count("resting")) and not table.count("battle")


def is_foe(table: Table, piece: Piece) -> bool:
    """RST-228, RST-245: whether *piece* is what is fought here, be it dead or not yet struck.

    What its text does to a Character, a Target does.
    """
    card = content.card(piece.name)
    if piece.zone == "encounter":
        return isinstance(card, content.Combat)
    if piece.zone == "night":
        return isinstance(card, content.Rest) and card.health > 0
    return piece.zone == "god" and bool(table.count("final"))


Live = tuple[Piece, int]
"""A card whose text is in force, and the slot of its bearer (-1: it concerns everybody)."""


def live(table: Table) -> Iterator[Live]:
    """All cards whose text is in force: the bearers' own in slot order, then the common ones.

    RST-056: a Character's text while it lives. RST-138: Items while held. RST-244: no Realm rules
    against a Traitor God.
    """
    zones, pieces, suspended = table.zones, table.pieces, table.suspended
    for slot, own in enumerate(_OWN[: len(table.seats)]):
        lying = zones[own[0]].pieces
        if not lying or not pieces[lying[-1]].counters.get("health"):
            continue
        for name in own:
            for number in zones[name].pieces:
                if not suspended or pieces[number].name not in suspended:
                    yield pieces[number], slot
    for name in _IN_THE_END if table.counters.get("final") else _ON_THE_WAY:
        for number in zones[name].pieces:
            piece = pieces[number]
            if piece.face_up and (not suspended or piece.name not in suspended):
                yield piece, -1
    for number in zones["kept"].pieces:
        piece = pieces[number]
        if not suspended or piece.name not in suspended:
            yield piece, slot_told(table, piece.counters.get("slot", 0))


def is_live(table: Table, piece: Piece, bearer: int) -> bool:
    """Whether *piece* is still in force for *bearer*, when others have reacted before it."""
    if piece.name in table.suspended:
        return False
    if piece.zone == "kept" or bearer < 0:
        return piece.zone in (*_ON_THE_WAY, *_IN_THE_END, "kept") and piece.face_up
    return piece.zone in _OWN[bearer] and health(table, bearer) > 0


Line = tuple[Piece, int, Clause]
"""A card whose text is in force, the slot of its bearer, and one of its sentences."""

Heading = tuple[str, object]
"""What the rules look sentences up by: what these do, and to what."""

Headed = Iterator[tuple[Heading, Clause]]
_HEADINGS: list[Callable[[str], Headed]] = []


def headings(find: Callable[[str], Headed]) -> Callable[[str], Headed]:
    """Register what finds the sentences of a card, or of a lasting change, with their headings."""
    _HEADINGS.append(find)
    return find


@by_name
def headed(name: str) -> tuple[tuple[Heading, Clause], ...]:
    """The sentences of the card or lasting change called *name* under all their headings."""
    return tuple(each for find in _HEADINGS for each in find(name))


def lines(table: Table, heading: Heading) -> Sequence[Line]:
    """The sentences under *heading* on the cards that are live, in their order.

    All of them are remembered as long as the same cards are live.
    """
    known: dict[Heading, list[Line]] = (table.__dict__ or _remember(table))["lines"]
    return known.get(heading, ())


def remembered(table: Table) -> dict[str, Any]:
    """What is known of *table* until anything changes that it hangs on: `_WATCHED`."""
    return table.__dict__ or _remember(table)


def known(table: Table, read: Callable[..., R], *args: object) -> R:
    """What *read* reads off *table* for *args*, remembered likewise: it must hang on nothing else.

    It is the same object until then: do not change it.
    """
    memory: dict[object, R] = (table.__dict__ or _remember(table))["known"]
    wanted = (read, *args)
    try:
        return memory[wanted]
    except KeyError:
        found = memory[wanted] = read(table, *args)
        return found


def _remember(table: Table) -> dict[str, Any]:
    """Who lives and what is in force on *table*, which are read far more often than they change."""
    memory = table.__dict__
    alive = [slot for slot in slots(table) if health(table, slot) > 0]
    memory.update(watched=_WATCHED, living=alive, lines=_lines(table), known={})
    return memory


def _lines(table: Table) -> dict[Heading, list[Line]]:
    found: dict[Heading, list[Line]] = {}
    for piece, bearer in live(table):
        for heading, clause in headed(piece.name):
            found.setdefault(heading, []).append((piece, bearer, clause))
    return found


_OWN = [
    tuple(f"{kind}:{slot}" for kind in ("character", "status", "sins", "inventory"))
    for slot in SLOTS
]
_ON_THE_WAY = ("realm", "encounter", "night")
_IN_THE_END = ("god", "encounter")
"""The zones whose cards concern everybody, before and after the Traitor God is met."""

_WATCHED = frozenset({
    *chain.from_iterable(_OWN), *_ON_THE_WAY, *_IN_THE_END, "kept", "health", "slot", "final",
    "battle", "horror", "fight", "over",
})  # fmt: skip
"""The zones and counters that it hangs on who lives, which cards are live and who fights."""
