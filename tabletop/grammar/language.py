"""What a grammar asks of its language."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Protocol

from tabletop.cardtext.book import Own
from tabletop.cardtext.clause import Clause
from tabletop.cardtext.unread import Fault
from tabletop.grammar.chart import Chart
from tabletop.grammar.tokens import Token


class Language(Protocol):
    """How a language words what the abstract syntax means; its `rooms` by name (see `rooms`)."""

    @property
    def rooms(self) -> Mapping[str, Any]:
        """The modules that word persons, amounts, goods, measures, times, and verbs in their
        positions."""
        ...

    def furnish(self, grammar: Any) -> None:
        """Declare what every grammar of this language has."""
        ...

    def tokens(self, words: str, known: Collection[str], begins: bool) -> list[Token]:
        """The tokens of *words*, with which a sentence *begins* or continues, spelt as they are
        *known*."""
        ...

    def written(self, words: list[str]) -> str:
        """*words* and marks as they are printed."""
        ...

    def chosen(self, grammar: Any, people: str, values: Mapping[str, Any], may: bool) -> str:
        """A choice of one, with the `modes` of *values*; of some *people* who is named chooses,
        or *may*."""
        ...

    def clauses(self, grammar: Any, chart: Chart) -> list[Clause]:
        """All readings of the whole sentence in *chart*."""
        ...

    def ideas(self, grammar: Any, chart: Chart) -> list[tuple[Clause, ...]]:
        """The ways to read the sentence in *chart* as several sentences that together mean it."""
        ...

    def rather(self, grammar: Any, before: Clause, chart: Chart) -> Clause | None:
        """The sentence *before* combined with the one in *chart*, which replaces its action."""
        ...

    def answering(self, grammar: Any, before: Clause, chart: Chart) -> Clause | None:
        """The sentence in *chart* as a continuation of the one *before*."""
        ...

    def what_is_wrong(self, grammar: Any, sentence: str, start: int, own: Own) -> Fault:
        """The fault of *sentence*, which begins at *start* (from 0) in its text."""
        ...
