"""Chapter 10: what a Character can carry, and how much of it there is room for."""

from __future__ import annotations

from collections.abc import Iterable

from tabletop.games.restless.cards import content
from tabletop.games.restless.running.executor import lines, number
from tabletop.games.restless.table.memory import while_bent, while_held
from tabletop.games.restless.table.reading import carried, character, slots
from tabletop.play.modifiers import Part, Value
from tabletop.table.piece import Piece
from tabletop.table.table import Table


def max_weight(table: Table, slot: int) -> Value:
    """RST-099: what the Character in *slot* can carry."""
    most = number(table, "weight", slot, Part(_printed(table, slot), "printed", "RST-055"))
    over = _over(table, slot)  # RST-004
    if not over:
        return most
    return Value(most.n + over, (*most.parts, Part(over, "against the rule", "RST-004")))


def room(table: Table, slot: int) -> int:
    """How much weight *slot* can still take; negative if it carries too much."""
    return rooms(table, (slot,))[0]


def rooms(table: Table, among: Iterable[int]) -> list[int]:
    """The same of each slot *among* several."""
    if lines(table, ("changes", "weight")):
        return [max_weight(table, slot).n - carried(table, slot) for slot in among]
    free, over = _free(table), bending(table)  # as most often: printed numbers tell
    if not over:
        return [free[slot] for slot in among]
    return [free[slot] + (_over(table, slot) if slot in over else 0) for slot in among]


@while_held
def _free(table: Table) -> list[int]:
    """The printed Max Weight of each slot without what is held there."""
    return [_printed(table, slot) - carried(table, slot) for slot in slots(table)]


@while_bent
def bending(table: Table) -> list[int]:
    """RST-004: the slots that carry something against the rule."""
    return [slot for slot in slots(table) if _over(table, slot)]


def _printed(table: Table, slot: int) -> int:
    piece = character(table, slot)
    return content.max_weight(piece.name) if piece else 0


def _over(table: Table, slot: int) -> int:
    piece = character(table, slot)
    return piece.counters.get("over", 0) if piece else 0


def weight(piece: Piece) -> int:
    """RST-099: what *piece* weighs."""
    return content.weight(piece.name)
