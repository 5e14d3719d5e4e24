"""Pieces by what they are called: there is one of each location, and one party."""

from __future__ import annotations

from tabletop.games.darkest.party.heroes import MEMORY
from tabletop.table.piece import Piece
from tabletop.table.table import Table


def _numbers(table: Table) -> dict[str, int]:
    """The first piece of each name, which no piece ever changes."""
    return {piece.name: piece.id for piece in reversed(table.pieces)}


_numbered = MEMORY.until_changed(_numbers, on=())


def named(table: Table, name: str) -> Piece:
    """The first piece called *name*.

    :raises KeyError: if no such piece is on the table.
    """
    number = _numbered(table).get(name)
    return table.named(name) if number is None else table.pieces[number]
