"""Phrases: a template that reads words, prints them, and carries what they do.

A phrase plays a *role* in a sentence (`Role`); `tabletop.cardtext.phrasebook` keeps them,
`tabletop.cardtext.clause` puts them together into sentences. `{n}` is a slot of the kind called
`n`, `{n:cards}` one of the kind `cards`; either way what it says is known as `n`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import pairwise
from typing import Any, Literal

from tabletop.cardtext.slots import Slot

GAP = re.compile(r"\{(\w+)(?::(\w+))?\}")
"""A slot as it stands in a template: its name, and its kind if that is called otherwise."""

Run = Callable[..., Any]
Role = Literal[
    "bearer", "limit", "trigger", "range", "condition", "cost",
    "action", "modifier", "duration",
    "quest", "trait",
]  # fmt: skip
"""What a phrase is in its sentence, in the order of a sentence:

*bearer*: who the sentence is for, `Ferryman:`; *limit*: how often, `once per Battle,`; *trigger*:
`when ...,`; *range*: what a die shows, `1-5:`; *condition*: `if ...,`; *cost*: `...:`; *action*:
what is done; *modifier*: how a number changes; *duration*: `until ...`. A *quest* is a whole
sentence that is true of a table or not; a *trait* is a whole sentence that the rules look for.
"""


class Phrase:
    """One template. `slots` are its gaps by name, in order; `run` is what it does, if anything.

    `deed` is the kind of deed that a trigger waits for; `literals` are the words before, between
    and behind the slots, and `mark` the longest of them: words without it are not worth a try.
    """

    def __init__(
        self,
        template: str,
        kinds: Mapping[str, Slot],
        role: Role,
        run: Run | None = None,
        deed: type | None = None,
    ) -> None:
        """:raises ValueError: if *template* has a slot of no known kind, or one name twice."""
        self.template, self.role, self.run, self.deed = template, role, run, deed
        self.slots: dict[str, Slot] = {}
        self.literals: list[str] = []
        end = 0
        for gap in GAP.finditer(template):
            name, kind = gap[1], gap[2] or gap[1]
            if kind not in kinds or name in self.slots:
                raise ValueError(f"{gap[0]} is no slot for the phrase {template!r}.")
            self.slots[name] = kinds[kind]
            self.literals.append(template[end : gap.start()])
            end = gap.end()
        self.literals.append(template[end:])
        self.mark = max(self.literals, key=len)
        self._first, self._last = self.literals[0], self.literals[-1]
        self._gaps = list(zip(self.slots.values(), self.literals[1:], strict=True))

    def among(self, kinds: Mapping[str, Slot]) -> Phrase:
        """This phrase with the slots that *kinds* has for its gaps; itself, if it has those."""
        same = Phrase(self.template, kinds, self.role, self.run, self.deed)
        own = all(same.slots[name] is slot for name, slot in self.slots.items())
        return self if own else same

    @property
    def first_word(self) -> str:
        """The word that all it reads begins with, empty if that is a slot."""
        word = self.template.partition(" ")[0]
        return "" if "{" in word else word

    def readings(self, words: str) -> list[dict[str, Any]]:
        """What its slots say in *words*: nothing if another phrase must read them.

        There is more than one reading if the words may be shared out in several ways.
        """
        if not (words.startswith(self._first) and words.endswith(self._last)):
            return []
        return [
            {
                name: slot.read(said)
                for (name, slot), said in zip(self.slots.items(), filling, strict=True)
            }
            for filling in self._fillings(words, len(self._first), 0)
        ]

    def _fillings(self, words: str, start: int, number: int) -> list[tuple[str, ...]]:
        """What may stand in the slots from *number* on, in *words* from *start* on."""
        if number == len(self._gaps):
            return [()] if start == len(words) else []
        slot, mark = self._gaps[number]
        fits = matcher(slot.pattern).fullmatch
        last = number == len(self._gaps) - 1
        end = len(words) - len(mark) if last else words.find(mark, start)
        found = []
        while end >= start:
            if fits(words, start, end):
                rests = self._fillings(words, end + len(mark), number + 1)
                found += [(words[start:end], *rest) for rest in rests]
            end = -1 if last else words.find(mark, end + 1)
        return found

    def print(self, values: Mapping[str, Any]) -> str:
        """The words that say this with *values*."""
        return GAP.sub(lambda gap: self.slots[gap[1]].write(values[gap[1]]), self.template)

    # --- what it nearly reads ------------------------------------------------------------------

    @cached_property
    def pairs(self) -> frozenset[str]:
        """The pairs of letters in its own words."""
        return frozenset(pair for literal in self.literals for pair in pairs(literal))

    def reach(self, words: str) -> int:
        """How many characters of *words* it understands before it must give up."""
        at = 0
        for literal, slot in zip(self.literals, (*self.slots.values(), None), strict=True):
            for word in re.findall(r"\S* ?", literal):
                if not words.startswith(word, at):
                    return at
                at += len(word)
            found = matcher(slot.pattern).match(words, at) if slot else None
            if found is None:
                return at
            at = found.end()
        return at

    def misfit(self, words: str) -> tuple[str, int, int] | None:
        """The slot that alone keeps it from reading *words*, and from where to where it gapes.

        Only slots that a list of words fits are told of.
        """
        at = 0
        for literal in self.literals:
            at = words.find(literal, at) + len(literal)
            if at < len(literal):
                return None
        for strange, slot in self.slots.items():
            if slot.lexicon:
                parts = [re.escape(self._first)]
                for name, (it, mark) in zip(self.slots, self._gaps, strict=True):
                    parts += [f"(?P<{name}>{'.+' if name == strange else it.pattern})"]
                    parts += [re.escape(mark)]
                if found := re.fullmatch("".join(parts), words):
                    return strange, *found.span(strange)
        return None

    def resembling(self, words: str) -> str:
        """Words that this phrase reads, with what *words* has for its slots."""
        at = 0

        def fill(gap: re.Match[str]) -> str:
            nonlocal at
            slot = self.slots[gap[1]]
            if found := matcher(slot.loose).search(words, at):
                at = found.end()
                return slot.write(slot.read(found[0]))
            return slot.example

        return GAP.sub(fill, self.template)


@cache
def matcher(pattern: str) -> re.Pattern[str]:
    """The pattern of a slot, made ready once for all phrases that have such a slot."""
    return re.compile(pattern)


def pairs(words: str) -> frozenset[str]:
    """The pairs of letters that stand side by side in *words*."""
    return frozenset(map("".join, pairwise(words)))


@dataclass(frozen=True, slots=True)
class Said:
    """Words as they were understood: their phrase, and the values of the phrase's slots.

    `here` is the phrase as it prints in the book that read it, if that has other words for it.
    """

    phrase: Phrase
    values: dict[str, Any]
    here: Phrase | None = None

    def __str__(self) -> str:
        """The words, letter for letter."""
        return (self.here or self.phrase).print(self.values)

    def run(self, *args: Any, **changed: Any) -> Any:
        """Do what it says; *changed* values stand in for the printed ones.

        :raises TypeError: if nothing runs it: the rules look for it themselves.
        """
        if self.phrase.run is None:
            raise TypeError(f"Nothing runs {str(self)!r}.")
        return self.phrase.run(*args, **{**self.values, **changed})
