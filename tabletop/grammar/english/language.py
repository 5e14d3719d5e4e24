"""English as a language of grammars: what it has of its own, and how it reads whole sentences."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from tabletop.cardtext.book import Own
from tabletop.cardtext.clause import Clause
from tabletop.cardtext.unread import Fault
from tabletop.grammar import joints as common
from tabletop.grammar import numerals
from tabletop.grammar.chart import Chart
from tabletop.grammar.english import (
    amounts,
    beside,
    choices,
    goods,
    idioms,
    joints,
    measures,
    notation,
    numbers,
    persons,
    positions,
    relations,
    spelling,
    times,
)
from tabletop.grammar.english.compounds import ideas
from tabletop.grammar.english.faults import what_is_wrong
from tabletop.grammar.english.going_on import answering, rather
from tabletop.grammar.english.sentences import clauses
from tabletop.grammar.grammar import Grammar
from tabletop.grammar.tokens import Token


class English:
    """What a grammar asks of its language."""

    rooms: Mapping[str, Any] = {
        "amounts": amounts, "beside": beside, "goods": goods, "idioms": idioms, "joints": joints,
        "measures": measures, "notation": notation, "numbers": numbers, "persons": persons,
        "positions": positions, "relations": relations, "times": times,
    }  # fmt: skip

    def furnish(self, grammar: Grammar) -> None:
        """Have what every English grammar has."""
        numerals.numbers(grammar, spelling.NUMERALS)
        common.furnish(grammar)

    def tokens(self, words: str, known: Collection[str], begins: bool) -> list[Token]:
        """The tokens of *words*, with which a sentence *begins* or goes on, as they are *known*."""
        return spelling.tokens(words, known, begins)

    def written(self, words: list[str]) -> str:
        """*words* and marks as they are printed."""
        return spelling.written(words)

    def chosen(self, grammar: Grammar, people: str, values: Mapping[str, Any], may: bool) -> str:
        """A choice of one: see `ChooseOne`."""
        return choices.chosen(grammar, people, values, may)

    def clauses(self, grammar: Grammar, chart: Chart) -> list[Clause]:
        """All readings of the whole sentence in *chart*."""
        return clauses(grammar, chart)

    def ideas(self, grammar: Grammar, chart: Chart) -> list[tuple[Clause, ...]]:
        """The ways to read the sentence in *chart* as several, which say together what it does."""
        return ideas(grammar, chart)

    def rather(self, grammar: Grammar, before: Clause, chart: Chart) -> Clause | None:
        """The sentence *before*, and what is done instead by that in *chart*, in one."""
        return rather(grammar, before, chart)

    def answering(self, grammar: Grammar, before: Clause, chart: Chart) -> Clause | None:
        """The sentence in *chart* as what goes on from the one *before*."""
        return answering(grammar, before, chart)

    def what_is_wrong(self, grammar: Grammar, sentence: str, start: int, own: Own) -> Fault:
        """What is wrong with *sentence*, which begins at *start* (from 0) in its text."""
        return what_is_wrong(grammar, sentence, start, own)
