"""Chapter A, the turn order: the active seat and the seats that follow (PAR-005)."""

from __future__ import annotations

from functools import cache

from tabletop.table.table import Table
from tabletop.table.view import View


def active(table: Table | View) -> int:
    """The seat whose turn it is. It is a seat of this table, even if players changed the counter by
    hand."""
    return table.counters.get("active", 0) % len(table.seats)


def next_seat(table: Table, seat: int) -> int:
    """PAR-005: the seat after *seat* in the direction of play."""
    return (seat + (-1 if table.counters.get("direction", 0) < 0 else 1)) % len(table.seats)


def in_turn_order(table: Table, seat: int) -> tuple[int, ...]:
    """PAR-005: the seats after *seat* in the direction of play."""
    return _following(seat, len(table.seats), next_seat(table, seat) - seat)


@cache
def _following(seat: int, seats: int, step: int) -> tuple[int, ...]:
    return tuple((seat + step * n) % seats for n in range(1, seats))
