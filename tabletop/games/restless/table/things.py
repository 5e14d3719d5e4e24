"""The Items that a card means by their kind, their Value, and who holds them."""

from __future__ import annotations

from msgspec.structs import replace

from tabletop.games.restless.table.table_reads import inventory, item
from tabletop.grammar.nouns import Thing
from tabletop.table.piece import Piece
from tabletop.table.table import Table


def is_such(piece: Piece, thing: Thing) -> bool:
    """RST-141: whether *piece* is such a *thing*: an Item of several kinds is of each."""
    printed = item(piece)
    if printed is None or (thing.so is not None and not thing.so.holds(printed.value or 0)):
        return False
    if piece.id == thing.but or (thing.weight and not thing.weight.holds(printed.weight)):
        return False
    return not thing.kinds or bool({*thing.kinds} & {*printed.kinds})


def meant_by(card: Piece, thing: Thing) -> Thing:
    """The *thing* that *card* speaks of: another is any but that."""
    return replace(thing, but=card.id) if thing.other else thing


def held(table: Table, slot: int, thing: Thing) -> list[Piece]:
    """Such *things* as the Character in *slot* holds."""
    return [each for each in inventory(table, slot) if is_such(each, thing)]
