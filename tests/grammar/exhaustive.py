"""A slow reader of all readings, to prove that the fast one misses none.

It has no index and looks at no word before it tries: each wording of a category is shared out over
the tokens in every way.
"""

from __future__ import annotations

from typing import Any

from tabletop.cardtext.clause import Clause
from tabletop.grammar.chart import Chart, Found
from tabletop.grammar.grammar import Grammar
from tabletop.grammar.wording import Gap, Items


class Exhaustive(Chart):
    """Reads by trying everything."""

    def __init__(self, grammar: Grammar, words: str) -> None:
        super().__init__(grammar.lexicon, grammar.tokens(words))
        self._grammar = grammar
        self._all: dict[tuple[str, int], list[Found]] = {}

    def of(self, texts: list[str]) -> Chart:
        made = Exhaustive(self._grammar, "")
        made.texts = texts
        return made

    def read(self, category: str, at: int) -> list[Found]:
        key = (category, at)
        if key not in self._all:
            self._all[key] = []  # nothing is inside of itself
            self._all[key] = self._everything(category, at)
        return self._all[key]

    def _everything(self, category: str, at: int) -> list[Found]:
        lexical = self._grammar.lexicon.lexical.get(category)
        if lexical is not None:
            value = lexical(self.texts[at]) if at < len(self.texts) else None
            return [] if value is None else [(value, at + 1)]
        found: list[Found] = []
        for construction in self._grammar.lexicon.by_category.get(category, ()):
            for wording in construction.wordings:
                for parts, end in self._shared(wording.items, at):
                    value = construction.make({**wording.fixed, **parts})
                    if value is not None and (value, end) not in found:
                        found.append((value, end))
        return found

    def _shared(self, items: Items, at: int) -> list[tuple[dict[str, Any], int]]:
        if not items:
            return [({}, at)]
        first, rest = items[0], items[1:]
        if isinstance(first, str):
            begun = [({}, at + 1)] if self.texts[at : at + 1] == [first] else []
        elif isinstance(first, Gap):
            begun = [({first.name: value}, end) for value, end in self.read(first.category, at)]
        else:
            begun = [each for way in first.ways for each in self._shared(way, at)]
        return [
            ({**parts, **more}, end)
            for parts, behind in begun
            for more, end in self._shared(rest, behind)
        ]


def readings(grammar: Grammar, sentence: str) -> list[Clause]:
    """All readings of *sentence*."""
    return grammar.language.clauses(grammar, Exhaustive(grammar, sentence[:-1]))
