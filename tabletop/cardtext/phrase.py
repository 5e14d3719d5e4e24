"""Phrases: a template that reads a sentence, prints it, and carries what it does.

A game keeps one `Phrasebook`. It names the kinds of slot its phrases use, and each rule that a
card can print stands under its sentence:

    PHRASES = Phrasebook(n=Number(), cards=Counted("card", "cards"))

    @PHRASES.action("Give out {n:cards}.")
    def give_out(play, card, n): ...

`{n}` is a slot of the kind called `n`, `{n:cards}` one of the kind `cards`; either way the rule is
given it as `n`.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any, TypeVar

from tabletop.cardtext.slots import Slot

_SLOT = re.compile(r"\{(\w+)(?::(\w+))?\}")

Run = Callable[..., Any]
R = TypeVar("R", bound=Run)


class Phrase:
    """One template. `slots` are its gaps by name, in order; `run` is what it does, if anything.

    A phrase without `run` is a trait: the rules look for it on the card themselves.
    """

    def __init__(self, template: str, kinds: dict[str, Slot], run: Run | None = None) -> None:
        """:raises ValueError: if *template* has a slot of no known kind, or one name twice."""
        self.template, self.run = template, run
        self.slots: dict[str, Slot] = {}
        self._parts: list[str] = []  # of the pattern, word by word and slot by slot
        end = 0
        for gap in _SLOT.finditer(template):
            name, kind = gap[1], gap[2] or gap[1]
            if kind not in kinds or name in self.slots:
                raise ValueError(f"{gap[0]} is no slot for the phrase {template!r}.")
            self.slots[name] = kinds[kind]
            self._parts += _words(template[end : gap.start()])
            self._parts.append(f"(?P<{name}>{kinds[kind].pattern})")
            end = gap.end()
        self._parts += _words(template[end:])

    @cached_property
    def _pattern(self) -> re.Pattern[str]:
        return re.compile("".join(self._parts))

    @property
    def first_word(self) -> str:
        """The word that every sentence of it begins with, empty if that is a slot."""
        word = self.template.partition(" ")[0]
        return "" if "{" in word else word

    def parse(self, sentence: str) -> dict[str, Any] | None:
        """The values of its slots in *sentence*; None if this is another phrase's sentence."""
        found = self._pattern.fullmatch(sentence)
        if found is None:
            return None
        return {name: slot.read(found[name]) for name, slot in self.slots.items()}

    def print(self, values: dict[str, Any]) -> str:
        """The sentence that says this with *values*."""
        return _SLOT.sub(lambda gap: self.slots[gap[1]].write(values[gap[1]]), self.template)

    def reach(self, sentence: str) -> int:
        """How many characters of *sentence* it understands before it must give up."""
        for end in range(len(self._parts), 0, -1):
            if found := re.match("".join(self._parts[:end]), sentence):
                return found.end()
        return 0

    def resembling(self, sentence: str) -> str:
        """A sentence of this phrase with what *sentence* has for its slots."""
        at = 0

        def fill(gap: re.Match[str]) -> str:
            nonlocal at
            slot = self.slots[gap[1]]
            if found := re.compile(slot.loose).search(sentence, at):
                at = found.end()
                return slot.write(slot.read(found[0]))
            return slot.example

        return _SLOT.sub(fill, self.template)


def _words(text: str) -> list[str]:
    return [re.escape(word) for word in re.split(r"(?<= )", text)]


@dataclass(frozen=True, slots=True)
class Clause:
    """A sentence as it was understood: its phrase, and the values of the phrase's slots."""

    phrase: Phrase
    values: dict[str, Any]

    def __str__(self) -> str:
        """The sentence, letter for letter."""
        return self.phrase.print(self.values)

    def run(self, *args: Any, **changed: Any) -> Any:
        """Do what it says; *changed* values stand in for the printed ones.

        :raises TypeError: if it is a trait, which nothing runs.
        """
        if self.phrase.run is None:
            raise TypeError(f"Nothing runs {str(self)!r}.")
        return self.phrase.run(*args, **{**self.values, **changed})


class Phrasebook:
    """All phrases that a game's cards may use."""

    def __init__(self, **kinds: Slot) -> None:
        self._kinds = kinds
        self._by_template: dict[str, Phrase] = {}
        self._by_word: defaultdict[str, list[Phrase]] = defaultdict(list)

    def __iter__(self) -> Iterator[Phrase]:
        return iter(self._by_template.values())

    def action(self, template: str) -> Callable[[R], R]:
        """Under this sentence stands what it does."""

        def add(run: R) -> R:
            self._add(Phrase(template, self._kinds, run))
            return run

        return add

    def trait(self, template: str) -> Phrase:
        """A sentence that is not run: the rules look whether a card has it."""
        return self._add(Phrase(template, self._kinds))

    def _add(self, phrase: Phrase) -> Phrase:
        if phrase.template in self._by_template:
            raise ValueError(f"There is a phrase {phrase.template!r} already.")
        self._by_template[phrase.template] = phrase
        self._by_word[phrase.first_word].append(phrase)
        return phrase

    def readings(self, sentence: str) -> list[Clause]:
        """Every way to understand *sentence*; for a sound sentence there is just one."""
        word = sentence.partition(" ")[0]
        tried = (*self._by_word.get(word, ()), *self._by_word.get("", ()))
        return [
            Clause(phrase, values)
            for phrase in tried
            if (values := phrase.parse(sentence)) is not None
        ]
