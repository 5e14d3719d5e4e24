"""Which sentences are in force, by what they do: read off the table, and remembered."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from tabletop.cardtext.amounts import Change
from tabletop.cardtext.clause import Clause
from tabletop.executor.sentence import Line, Sentence
from tabletop.table.piece import Piece
from tabletop.table.table import Table

Heading = tuple[str, object]
"""What sentences are looked up by: what they do, and to what.

`would` and `after` a kind of deed, `forbids` it, `changes` a number, `rules` by a phrase.
"""

Live = Callable[[Table], Iterator[tuple[Piece, int]]]
"""The cards in force in their order, each with who bears it (-1: it concerns everybody)."""

Says = Callable[[str], Sequence[Sentence]]
"""What the card called so says while it is in force."""


class Index:
    """The sentences in force on a table, by heading.

    It hangs on the zones and counters that are `watched`, and on nothing else.
    """

    def __init__(self, says: Says, live: Live, watched: frozenset[str]) -> None:
        self.says, self.live, self.watched = says, live, watched

    def lines(self, table: Table, heading: Heading) -> Sequence[Line]:
        """The sentences under *heading*, in their order."""
        memory = table.__dict__
        known: dict[Heading, list[Line]] | None = memory.get("lines")
        if known is None:
            known = self._read(table)
            memory.setdefault("watched", self.watched)
            memory["lines"] = known
        return known.get(heading, ())

    def _read(self, table: Table) -> dict[Heading, list[Line]]:
        found: dict[Heading, list[Line]] = {}
        for piece, bearer in self.live(table):
            for sentence in self.says(piece.name):
                for heading in headings(sentence.clause):
                    found.setdefault(heading, []).append(Line(piece, bearer, sentence))
        return found


def headings(clause: Clause) -> Iterator[Heading]:
    """Under what a sentence is looked up while it lies there; one to be used has none."""
    trigger, phrase = clause.heads.get("trigger"), clause.phrase
    if trigger is not None:
        if trigger.phrase.deed is not None:
            yield trigger.phrase.window, trigger.phrase.deed
    elif "cost" in clause.heads or "range" in clause.heads:
        return
    elif phrase.deed is not None:
        yield "forbids", phrase.deed
    elif phrase.role in ("modifier", "trait"):
        yield "rules", phrase
        for number in numbers(clause):
            yield "changes", number


def numbers(clause: Clause) -> Iterator[str]:
    """The numbers that a sentence changes."""
    for value in clause.values.values():
        if isinstance(value, Change):
            yield value.number
