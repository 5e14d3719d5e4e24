"""Sentences where they stand: on a card, in one of its texts, in a row of them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from tabletop.cardtext.clause import Clause
from tabletop.table.piece import Piece


@dataclass(frozen=True, slots=True)
class Sentence:
    """One sentence of the card called `card`: the `number` (from 0) of those in its `field`.

    `more` are the sentences behind it that go on from it: what they speak of, it has brought about.
    The rows of a die table go on from the sentence that rolls.
    """

    card: str
    field: str
    number: int
    clause: Clause
    more: tuple[Sentence, ...] = ()

    @property
    def rows(self) -> tuple[Sentence, ...]:
        """The rows of its die table."""
        return tuple(each for each in (self, *self.more) if "range" in each.clause.heads)

    @property
    def place(self) -> str:
        """Where it stands on its card."""
        return f"{self.field}:{self.number}"


class Line(NamedTuple):
    """A sentence that is in force on a table: on which piece, and who bears that (-1: nobody)."""

    piece: Piece
    bearer: int
    sentence: Sentence

    @property
    def clause(self) -> Clause:
        """What it says."""
        return self.sentence.clause

    @property
    def placed(self) -> tuple[Piece, Clause, str]:
        """Its piece, what it says, and where it stands there."""
        return self.piece, self.clause, self.sentence.place

    @property
    def mark(self) -> tuple[int, str]:
        """What tells it from all others on the table."""
        return self.piece.id, self.sentence.place


def paragraphs(card: str, field: str, clauses: Iterable[Clause]) -> tuple[Sentence, ...]:
    """The sentences of a text, each with those that go on from it."""
    begun: list[list[Sentence]] = []
    for number, clause in enumerate(clauses):
        sentence = Sentence(card, field, number, clause)
        row = "range" in clause.heads and "trigger" not in clause.heads
        if begun and (row or clause.goes_on):
            begun[-1].append(sentence)
        else:
            begun.append([sentence])
    return tuple(
        Sentence(card, field, first.number, first.clause, tuple(more)) for first, *more in begun
    )
