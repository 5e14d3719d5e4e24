"""Sentences that hold only so often: `once per Battle, ...`."""

from __future__ import annotations

from collections.abc import Callable

from tabletop.cardtext.phrase import Phrase
from tabletop.executor.sentence import Sentence
from tabletop.play.rules.play import Play
from tabletop.table.piece import Piece
from tabletop.table.table import Table

ONCE = "once:"
"""How the counters begin that tell of each sentence when it was used last."""

Period = Callable[[Table], int]
"""The number of the turn, Battle, day that it is."""


class Limits:
    """How often sentences may be used, by the phrases that say so.

    A sentence is told by where it stands on its piece. That holds a counter for each that was used,
    one more than the number of the period: a counter of 0 is none.
    """

    def __init__(self) -> None:
        self.periods: dict[Phrase, Period] = {}

    def is_spent(self, table: Table, piece: Piece, sentence: Sentence) -> bool:
        """Whether *sentence* of *piece* was used in its period, if it has one."""
        limit = sentence.clause.heads.get("limit")
        if limit is None:
            return False
        used = table.pieces[piece.id].counters.get(_counter(sentence))
        return used == self.periods[limit.phrase](table) + 1

    def spend(self, play: Play, piece: Piece, sentence: Sentence) -> None:
        """Note that it is used in this period, if it has one."""
        limit = sentence.clause.heads.get("limit")
        if limit is not None:
            play.count(_counter(sentence), self.periods[limit.phrase](play.table) + 1, piece)


def _counter(sentence: Sentence) -> str:
    """As saves know it: by its number alone, in a card's main text."""
    return f"{ONCE}{sentence.number if sentence.field == 'text' else sentence.place}"
