"""What is known with a table: the game that is played on it, and what else is read from it once."""

from __future__ import annotations

from tabletop.executor.memory import Memory
from tabletop.play.rules.game import Game
from tabletop.play.shelf.game_shelf import game_at
from tabletop.table.piece import Piece
from tabletop.table.table import Table

MEMORY = Memory()
"""What is known until something changes that it depends on, and that somebody watches."""


def _played(table: Table) -> Game:
    return game_at(table.game, table.options)


game_of = MEMORY.until_changed(_played, on=())
"""The game on a table, with the modules in play there."""


@MEMORY.of_one
def marked(table: Table, counter: str) -> list[Piece]:
    """The pieces on which *counter* lies: ask this first of one that seldom lies anywhere."""
    return [piece for piece in table.pieces if counter in piece.counters]
