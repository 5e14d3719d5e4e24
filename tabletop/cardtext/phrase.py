"""Phrases: a template that reads words, prints them, and carries what they do.

A phrase plays a *role* in a sentence (`ROLES`); `tabletop.cardtext.phrasebook` keeps them,
`tabletop.cardtext.clause` puts them together into sentences. `{n}` is a slot of the kind called
`n`, `{n:cards}` one of the kind `cards`; either way what it says is known as `n`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Literal

from tabletop.cardtext.slots import Slot

_SLOT = re.compile(r"\{(\w+)(?::(\w+))?\}")

Run = Callable[..., Any]
Role = Literal[
    "bearer", "range", "trigger", "condition", "cost",
    "action", "modifier", "duration",
    "quest", "trait",
]  # fmt: skip
"""What a phrase is in its sentence, in the order of a sentence:

*bearer*: who the sentence is for, `Ferryman:`; *range*: what a die shows, `1-5:`; *trigger*:
`When ...,`; *condition*: `if ...,`; *cost*: `...:`; *action*: what is done; *modifier*: how a
number changes; *duration*: `until ...`. A *quest* is a whole sentence that is true of a table or
not; a *trait* is a whole sentence that the rules look for.
"""


class Phrase:
    """One template. `slots` are its gaps by name, in order; `run` is what it does, if anything."""

    def __init__(
        self, template: str, kinds: Mapping[str, Slot], role: Role, run: Run | None = None
    ) -> None:
        """:raises ValueError: if *template* has a slot of no known kind, or one name twice."""
        self.template, self.role, self.run = template, role, run
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
        """The word that all it reads begins with, empty if that is a slot."""
        word = self.template.partition(" ")[0]
        return "" if "{" in word else word

    def parse(self, words: str) -> dict[str, Any] | None:
        """The values of its slots in *words*; None if another phrase must read them."""
        found = self._pattern.fullmatch(words)
        if found is None:
            return None
        return {name: slot.read(found[name]) for name, slot in self.slots.items()}

    def print(self, values: Mapping[str, Any]) -> str:
        """The words that say this with *values*."""
        return _SLOT.sub(lambda gap: self.slots[gap[1]].write(values[gap[1]]), self.template)

    def reach(self, words: str) -> int:
        """How many characters of *words* it understands before it must give up."""
        for end in range(len(self._parts), 0, -1):
            if found := re.match("".join(self._parts[:end]), words):
                return found.end()
        return 0

    def resembling(self, words: str) -> str:
        """Words that this phrase reads, with what *words* has for its slots."""
        at = 0

        def fill(gap: re.Match[str]) -> str:
            nonlocal at
            slot = self.slots[gap[1]]
            if found := re.compile(slot.loose).search(words, at):
                at = found.end()
                return slot.write(slot.read(found[0]))
            return slot.example

        return _SLOT.sub(fill, self.template)


def _words(text: str) -> list[str]:
    return [re.escape(word) for word in re.split(r"(?<= )", text)]


@dataclass(frozen=True, slots=True)
class Said:
    """Words as they were understood: their phrase, and the values of the phrase's slots."""

    phrase: Phrase
    values: dict[str, Any]

    def __str__(self) -> str:
        """The words, letter for letter."""
        return self.phrase.print(self.values)

    def run(self, *args: Any, **changed: Any) -> Any:
        """Do what it says; *changed* values stand in for the printed ones.

        :raises TypeError: if nothing runs it: the rules look for it themselves.
        """
        if self.phrase.run is None:
            raise TypeError(f"Nothing runs {str(self)!r}.")
        return self.phrase.run(*args, **{**self.values, **changed})
