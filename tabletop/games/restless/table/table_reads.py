"""Pure reads of the table: who lives, who holds what, who is fought."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.games.restless.cards import content
from tabletop.games.restless.cards.content import Item
from tabletop.games.restless.table.memory import SLOTS, while_fought, while_party
from tabletop.table.piece import Piece
from tabletop.table.table import Table

CHARACTER, INVENTORY, STATUS = (
    tuple(f"{kind}:{slot}" for slot in SLOTS) for kind in ("character", "inventory", "status")
)
"""Zones by slot."""

HELD_AT = tuple(zip(INVENTORY, CHARACTER, strict=True))
"""Where a card is dropped to be held by the Character of a slot."""


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


@while_party
def living(table: Table) -> Sequence[int]:
    """The slots of all living Characters."""
    pieces, zones = table.pieces, table.zones
    return [
        slot
        for slot, zone in enumerate(CHARACTER[: len(table.seats)])
        if (lying := zones[zone].pieces) and pieces[lying[-1]].counters.get("health", 0) > 0
    ]


def health(table: Table, slot: int) -> int:
    """The Health that the Character in *slot* has left, 0 for nobody."""
    if not 0 <= slot < len(table.seats):
        return 0
    lying = table.zones[CHARACTER[slot]].pieces
    return table.pieces[lying[-1]].counters.get("health", 0) if lying else 0


def die(table: Table, name: str) -> Piece:
    """The die called *name*, which lies with the dice unless somebody put it elsewhere."""
    pieces = table.pieces
    for number in table.zones["dice"].pieces:
        if pieces[number].name == name:
            return pieces[number]
    return table.named(name)


def die_shown(table: Table, name: str) -> tuple[int, ...]:
    """The same, to be dragged for an answer; none where hands laid it out of sight."""
    found = die(table, name)
    known = found.face_up or table.zones[found.zone].seen_by == "everyone"
    return (found.id,) if known else ()


def showing(table: Table, name: str, sides: int, rolled: int) -> int:
    """What the die of so many *sides* shows now, which was *rolled*: hands may have set it since,
    but to nothing that it has not."""
    shown = die(table, name).counters.get("shown", rolled)
    return shown if 1 <= shown <= sides else rolled


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


def holding(table: Table) -> Sequence[int]:
    """The slots of the living Characters that hold anything."""
    return [slot for slot in living(table) if table.zones[INVENTORY[slot]].pieces]


def item(piece: Piece) -> Item | None:
    """What is printed on *piece* if it is an Item."""
    card = content.card(piece.name)
    return card if isinstance(card, Item) else None


def carried(table: Table, slot: int) -> int:
    """The weight of all that *slot* holds."""
    pieces = table.pieces
    held = table.zones[INVENTORY[slot]].pieces
    return sum([content.weight(pieces[number].name) for number in held])


@while_fought
def targets(table: Table) -> Sequence[Piece]:
    """The Targets of the Battle that are not dead (RST-192)."""
    if not table.counters.get("battle"):
        return []
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
