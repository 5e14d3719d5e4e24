"""The piles of a seat: its cards, without other pieces that players put there."""

from __future__ import annotations

from tabletop.table.piece import Piece
from tabletop.table.table import Table


def lying(table: Table, pile: str, seat: int) -> list[Piece]:
    """The cards in a *pile* (`hand`, `chosen`, `discard`, `lost`, `active`, `items`) of *seat*."""
    return [piece for piece in table[f"{pile}:{seat}"] if piece.kind == "card"]
