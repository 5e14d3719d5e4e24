"""English as a language of grammars: what it has of its own, and how it reads whole sentences."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tabletop.cardtext.book import Own
from tabletop.cardtext.clause import Clause
from tabletop.cardtext.unread import Fault
from tabletop.grammar.chart import Chart
from tabletop.grammar.english import amounts, goods, measures, persons, positions, times
from tabletop.grammar.english.choices import ChooseOne
from tabletop.grammar.english.faults import what_is_wrong
from tabletop.grammar.english.room import furnish
from tabletop.grammar.english.sentences import clauses
from tabletop.grammar.grammar import Grammar


class English:
    """What a grammar asks of its language."""

    rooms: Mapping[str, Any] = {
        "amounts": amounts, "goods": goods, "measures": measures, "persons": persons,
        "positions": positions, "times": times,
    }  # fmt: skip

    def furnish(self, grammar: Grammar) -> None:
        """Have what every English grammar has."""
        furnish(grammar)
        grammar.choosing = ChooseOne(grammar)

    def clauses(self, grammar: Grammar, chart: Chart) -> list[Clause]:
        """All readings of the whole sentence in *chart*."""
        return clauses(grammar, chart)

    def what_is_wrong(self, grammar: Grammar, sentence: str, start: int, own: Own) -> Fault:
        """What is wrong with *sentence*, which begins at *start* (from 0) in its text."""
        return what_is_wrong(grammar, sentence, start, own)
