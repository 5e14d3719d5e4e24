"""A table on which all is another that somebody may not know: what that one sees is the same."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from tabletop.bots.luck import Luck
from tabletop.table.table import Table
from tabletop.table.view import sees


def permuted(table: Table, seats: Collection[int], luck: Luck) -> Table:
    """A copy of *table* in which all is another that none of *seats* may know: which piece lies
    where, what it is called, and what lies on it."""
    copy = msgspec.convert(msgspec.to_builtins(table), Table)
    hidden = [
        piece
        for piece in copy.pieces
        if not any(sees(copy, seat, piece, copy.zones[piece.zone]) for seat in seats)
    ]
    for piece in hidden:
        alike = [p for p in hidden if p.kind == piece.kind and p.turn == piece.turn]
        other = luck.choice(alike)
        piece.name, other.name = other.name, piece.name
        other = luck.choice(alike)
        piece.counters, other.counters = other.counters, piece.counters
        here, there = copy.zones[piece.zone].pieces, copy.zones[other.zone].pieces
        i, j = here.index(piece.id), there.index(other.id)
        here[i], there[j] = other.id, piece.id
        piece.zone, other.zone = other.zone, piece.zone
        piece.at, other.at = other.at, piece.at
    return copy
