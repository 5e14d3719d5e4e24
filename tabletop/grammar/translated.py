"""A grammar in another language: the same functions with other words.

The calls that a game's declarations made of their language are repeated for the other language. A
sentence has the same `Clause` in both, and either can print it.
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
    """A language lacks words for some declared `parts`, or their words cannot be used. Each part
    has its name in the file of words, and a description of the fault."""

    def __init__(self, parts: Mapping[str, str]) -> None:
        super().__init__(", ".join(parts))
        self.parts = parts


class Tongue(Language, Protocol):
    """A language that words the declarations of another."""

    def clause(self, grammar: Grammar, clause: Clause) -> str | None:
        """*clause* as a sentence; None if it has no words."""
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
        """*clause* in this language; None if it has no words."""
        return self.language.clause(self, clause)

    def words(self, category: str, value: Any) -> list[str] | None:
        """The words for *value* in a *category*; None if there are none."""
        return self.own_words(category, value)
