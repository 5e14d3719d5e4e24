"""Sentences that hold only so often: `once per Battle, ...`."""

from __future__ import annotations

from collections.abc import Callable

from tabletop.cardtext.phrase import Phrase
from tabletop.executor.sentence import Line
from tabletop.play.play import Play
from tabletop.table.table import Table

Period = Callable[[Table], int]
"""The number of the turn, Battle, day that it is, from 1."""


class Limits:
    """How often sentences may be used, by the phrases that say so."""

    def __init__(self) -> None:
        self.periods: dict[Phrase, Period] = {}

    def is_spent(self, table: Table, line: Line) -> bool:
        """Whether it was used in this period, if it has one."""
        limit = line.clause.heads.get("limit")
        if limit is None:
            return False
        used = table.pieces[line.piece.id].counters.get(_counter(line))
        return used == self.periods[limit.phrase](table)

    def spend(self, play: Play, line: Line) -> None:
        """Note that it is used in this period, if it has one."""
        limit = line.clause.heads.get("limit")
        if limit is not None:
            play.count(_counter(line), self.periods[limit.phrase](play.table), line.piece)


def _counter(line: Line) -> str:
    return f"once:{line.sentence.place}"
