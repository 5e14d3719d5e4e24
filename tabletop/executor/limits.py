"""Sentences that apply a limited number of times: `once per Battle, ...`."""

from __future__ import annotations

from collections.abc import Callable

from tabletop.cardtext.phrase import Phrase
from tabletop.executor.sentence import Sentence
from tabletop.play.rules.play import Play
from tabletop.table.piece import Piece
from tabletop.table.table import Table

ONCE = "once:"
"""The prefix of the counters that record when a sentence was used last."""

Period = Callable[[Table], int]
"""The number of the current turn, Battle or day."""


class Limits:
    """How often sentences may be used, by the phrases that say so. A sentence is identified by its
    place on its piece, which has a counter for each used sentence: the number of the period plus
    one, because a counter of 0 does not exist."""

    def __init__(self) -> None:
        self.periods: dict[Phrase, Period] = {}

    def is_spent(self, table: Table, piece: Piece, sentence: Sentence) -> bool:
        """Whether *sentence* of *piece* was already used in its period, if it has one."""
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
    """The name of its counter in saves: the number alone, for a card's main text."""
    return f"{ONCE}{sentence.number if sentence.field == 'text' else sentence.place}"
