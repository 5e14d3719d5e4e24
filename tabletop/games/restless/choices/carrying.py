"""Chapter 10: what a Character can carry, and how much of it there is room for."""

from __future__ import annotations

from collections.abc import Iterable

from tabletop.games.restless.cards import content
from tabletop.games.restless.running.executor import lines, number
from tabletop.games.restless.table.reading import carried, character
from tabletop.play.modifiers import Part, Value
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


def room(table: Table, slot: int) -> int:
    """How much weight *slot* can still take; negative if it carries too much."""
    return rooms(table, (slot,))[0]


def rooms(table: Table, among: Iterable[int]) -> list[int]:
    """The same of each slot *among* several."""
    if lines(table, ("changes", "weight")):
        return [max_weight(table, slot).n - carried(table, slot) for slot in among]
    found = []
    for slot in among:  # as most often: printed numbers tell
        piece = character(table, slot)
        most = content.max_weight(piece.name) + piece.counters.get("over", 0) if piece else 0
        found.append(most - carried(table, slot))
    return found


def weight(piece: Piece) -> int:
    """RST-099: what *piece* weighs."""
    return content.weight(piece.name)
