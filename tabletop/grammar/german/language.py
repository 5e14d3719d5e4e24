"""German as a language of grammars: its rooms, how it is spelt, and how it reads sentences."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from tabletop.cardtext.book import Own
from tabletop.cardtext.clause import Clause
from tabletop.cardtext.unread import Fault
from tabletop.grammar import numerals
from tabletop.grammar.chart import Chart
from tabletop.grammar.german import (
    amounts,
    idioms,
    joints,
    measures,
    persons,
    positions,
    relations,
    sentences,
    spelling,
    times,
)
from tabletop.grammar.german.tables import Tables
from tabletop.grammar.grammar import Grammar
from tabletop.grammar.tokens import Token


class German:
    """What a grammar asks of its language. Its words stand in `tables`."""

    rooms: Mapping[str, Any] = {
        "amounts": amounts, "idioms": idioms, "joints": joints, "measures": measures,
        "persons": persons, "positions": positions, "relations": relations, "times": times,
    }  # fmt: skip

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    def furnish(self, grammar: Grammar) -> None:
        """Have the words for numbers."""
        numerals.numbers(grammar, spelling.NUMERALS)

    def tokens(self, words: str, known: Collection[str], begins: bool) -> list[Token]:
        """The tokens of *words*, with which a sentence *begins* or goes on, as they are *known*."""
        return spelling.tokens(words, known, begins)

    def written(self, words: list[str]) -> str:
        """*words* and marks as they are printed."""
        return spelling.written(words)

    def chosen(self, grammar: Grammar, people: str, values: Mapping[str, Any], may: bool) -> str:
        """A choice of one: see `ChooseOne`."""
        return sentences.chosen(grammar, people, values, may)

    def clauses(self, grammar: Grammar, chart: Chart) -> list[Clause]:
        """All readings of the whole sentence in *chart*."""
        return sentences.clauses(grammar, chart)

    def clause(self, grammar: Grammar, clause: Clause) -> str | None:
        """*clause* as a sentence; None if there are no words for it."""
        return sentences.printed(grammar, clause)

    def ideas(self, grammar: Grammar, chart: Chart) -> list[tuple[Clause, ...]]:
        """None: a translation has as many sentences as what it translates."""
        return []

    def rather(self, grammar: Grammar, before: Clause, chart: Chart) -> Clause | None:
        """None, likewise."""
        return None

    def answering(self, grammar: Grammar, before: Clause, chart: Chart) -> Clause | None:
        """None, likewise."""
        return None

    def what_is_wrong(self, grammar: Grammar, sentence: str, start: int, own: Own) -> Fault:
        """That *sentence*, which begins at *start* (from 0), is not understood."""
        return Fault("unread-sentence", start + 1, "It is not understood.")
