"""The German words of a game, by declared part, as its file of words has them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TypeVar

from tabletop.grammar.german.declension import Noun, noun
from tabletop.grammar.german.verbs import Predicate, predicate
from tabletop.grammar.translated import LackingError

Forms = Mapping[str, str]
Made = TypeVar("Made")


@dataclass(frozen=True)
class Tables:
    """Nouns as a dictionary has them; frames of verbs, states, relations and measures; idioms as
    they stand. The words of a list are in `words`, by category and value. `used` are the parts that
    were asked for, each with its table."""

    nouns: Forms = field(default_factory=dict)
    verbs: Forms = field(default_factory=dict)
    states: Forms = field(default_factory=dict)
    relations: Forms = field(default_factory=dict)
    counts: Forms = field(default_factory=dict)
    measures: Forms = field(default_factory=dict)
    times: Forms = field(default_factory=dict)
    idioms: Forms = field(default_factory=dict)
    words: Mapping[str, Forms] = field(default_factory=dict)

    used: set[tuple[str, str]] = field(default_factory=set)

    def noun(self, called: str) -> Noun:
        """The noun for what is *called* so in the game's own language.

        :raises LackingError: if there is none.
        """
        return self._made(noun, "nouns", called)

    def each_noun(self, called: Mapping[str, str]) -> dict[str, Noun]:
        """The nouns for all that are *called* so, by value.

        :raises LackingError: if there are none for some of them; it names all of these.
        """
        made: dict[str, Noun] = {}
        lacking: dict[str, str] = {}
        for value, words in called.items():
            try:
                made[value] = self.noun(words)
            except LackingError as error:
                lacking.update(error.parts)
        if lacking:
            raise LackingError(lacking)
        return made

    def time(self, called: str) -> Noun:
        """The noun for a period that is *called* so.

        :raises LackingError: if there is none.
        """
        return self._made(noun, "times", called)

    def predicate(self, table: str, part: str) -> Predicate:
        """The frame of a declared *part*.

        :raises LackingError: if there is none.
        """
        return self._made(predicate, table, part)

    def _made(self, make: Callable[[str], Made], table: str, part: str) -> Made:
        form = self.form(table, part)
        try:
            return make(form)
        except ValueError as error:
            raise LackingError({_named(table, part): str(error)}) from error

    def word(self, category: str, value: str) -> str:
        """The word for a *value* of a list.

        :raises LackingError: if there is none.
        """
        self.used.add((f"words.{category}", value))
        if value not in self.words.get(category, {}):
            raise LackingError({_named(f"words.{category}", value): ""})
        return self.words[category][value]

    def has(self, table: str, part: str) -> bool:
        """Whether a *table* has something for a *part*."""
        self.used.add((table, part))
        return part in getattr(self, table)

    def form(self, table: str, part: str) -> str:
        """What a *table* has for a declared *part*.

        :raises LackingError: if there is nothing.
        """
        if not self.has(table, part):
            raise LackingError({_named(table, part): ""})
        forms: Forms = getattr(self, table)
        return forms[part]


def _named(table: str, part: str) -> str:
    """How a part is called in the file of words."""
    return f"[{table}] {part!r}"
