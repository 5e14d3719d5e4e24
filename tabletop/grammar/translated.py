"""A grammar in another language: the same functions, worded by that.

What the declarations of a game asked their language for is asked of the other language again. A
sentence is read to the same `Clause` in both, and printed from it by either.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from msgspec.structs import replace

from tabletop.cardtext.clause import Clause
from tabletop.grammar.grammar import Grammar
from tabletop.grammar.language import Language
from tabletop.grammar.nouns import People
from tabletop.grammar.rooms import Asked


class LackingError(Exception):
    """A language has no words for some declared `parts`, or none that it can use. Each part has the
    name that it has in the file of words, and stands with what is wrong with its words."""

    def __init__(self, parts: Mapping[str, str]) -> None:
        super().__init__(", ".join(parts))
        self.parts = parts


class Tongue(Language, Protocol):
    """A language that words what another has worded."""

    def clause(self, grammar: Grammar, clause: Clause) -> str | None:
        """*clause* as a sentence; None if there are no words for it."""
        ...


class Translated(Grammar):
    """*base* in another language. `lacking` has the parts for which the language has no words, each
    with what is wrong with its words, if there are any. Sentences with these parts are not said."""

    language: Tongue

    def __init__(self, base: Grammar, language: Tongue) -> None:
        for name, value in vars(base).items():
            setattr(self, name, value)
        self.language = language
        self.forget_words()
        self.wider, self.kinds = [], {**base.kinds}
        self.lacking: dict[str, str] = {}
        self._people: dict[int, People] = {}
        language.furnish(self)
        for each in base.asked:
            self._word(each)
        self.asked.clear()

    def _word(self, asked: Asked) -> None:
        room = self.language.rooms.get(asked.room)
        words = getattr(room, asked.name, None)
        told = [self._own(each) for each in (asked.about, *asked.args)]
        parts = [part for each in asked.args if (part := getattr(each, "part", ""))]
        called = " ".join((f"{asked.room}.{asked.name}", *dict.fromkeys(parts)))
        if words is None:
            self.lacking.setdefault(called, "")
            return
        try:
            words(*told, **asked.more)
        except LackingError as lacking:
            self.lacking.update(lacking.parts)
        except ValueError as wrong:
            self.lacking.setdefault(called, str(wrong))

    def _own(self, told: Any) -> Any:
        """What a room was *told*, as this grammar has it."""
        if not isinstance(told, Grammar | People):
            return told
        if isinstance(told, Grammar):
            return self
        if id(told) not in self._people:
            self._people[id(told)] = replace(told, grammar=self, values={})
        return self._people[id(told)]

    def sentence(self, clause: Clause) -> str | None:
        """*clause* in this language; None if it has no words for it."""
        return self.language.clause(self, clause)

    def words(self, category: str, value: Any) -> list[str] | None:
        """The words for *value* in a *category*; None if there are none."""
        return self.own_words(category, value)
