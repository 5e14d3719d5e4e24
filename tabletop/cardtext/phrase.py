"""Phrases: what can be said in one place of a sentence, and what it does.

A phrase plays a *role* in a sentence (`Role`); `tabletop.cardtext.clause` puts phrases together
into sentences. What a game's grammar declares are phrases, too (`tabletop.grammar.function`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Protocol

from tabletop.cardtext.amounts import Change, EqualTo, ForEach
from tabletop.cardtext.phrase_function import Run
from tabletop.cardtext.roles import Manner, Role
from tabletop.cardtext.subjects import IMPLIED, Such, Together


class Slot(Protocol):
    """A gap in a phrase; where a list is what fits, `lexicon` has its words."""

    @property
    def example(self) -> str: ...
    @property
    def lexicon(self) -> tuple[str, ...]: ...
    def write(self, value: Any) -> str:
        """*value* as it is printed."""
        ...


class Phrase:
    """What can be said in one *role*. `slots` are its gaps by name; `run` is what it does, if
    anything.

    `deed` is the kind of deed that a trigger waits for, or that a trait forbids. `lacks`, called as
    `run` is, tells of a price why it cannot be paid, if it cannot. A modifier acts in the layer
    `stage`. What is said `back` speaks of the sentence before.
    """

    kin: tuple[type, ...] = ()
    """Kinds of deeds beside `deed` that it is about."""

    number = ""
    """The number that it changes, if no gap says which."""

    bounds_waiting = False
    """Of a duration: whether it may say how long something is awaited."""

    onto = False
    """Whether `you` do it to whom it befalls: where it is left to anybody, it is left to you."""

    offers: Run | None = None
    """What asks whom it is left to, and does it, where a game asks in its own way."""

    roles: Mapping[str, str] = {}
    """What its deed calls those who stand in its gaps, by gap, where that is another name."""

    reveals = False
    """Whether something comes to light by it that nobody knew: a die, a card."""

    asks: tuple[str, type] | None = None
    """What it asks of the past: a verb, and the kind of deed that tells of it."""

    def __init__(
        self,
        template: str,
        slots: Mapping[str, Slot],
        role: Role,
        run: Run | None = None,
        *,
        deed: type | None = None,
        stage: str = "plus",
        back: bool = False,
        lacks: Run | None = None,
    ) -> None:
        self.template, self.role, self.run, self.deed = template, role, run, deed
        self.slots = dict(slots)
        self.stage, self.back, self.lacks = stage, back, lacks

    @property
    def window(self) -> str:
        """Whether a trigger waits for what `would` happen, or acts `after` it did."""
        return "after"

    @property
    def shown(self) -> str:
        """An example of how it is worded."""
        return self.template

    def has_words(self, values: Mapping[str, Any]) -> bool:
        """Whether it can be said with *values*."""
        return values.keys() >= self.slots.keys()

    def print(self, values: Mapping[str, Any], may: bool = False, manner: Manner = "") -> str:
        """The words that say this with *values*, in this *manner*."""
        return self.template.format_map(
            {name: slot.write(values[name]) for name, slot in self.slots.items()}
        )


@dataclass(frozen=True)
class Said:
    """Words as they were understood: their phrase, and the values of the phrase's slots.

    `may` tells whether it is left to its subject.
    """

    phrase: Phrase
    values: dict[str, Any]
    may: bool = False

    def __str__(self) -> str:
        """The words, letter for letter."""
        return self._words

    @cached_property
    def _words(self) -> str:
        return self.worded("")

    @cached_property
    def addressed(self) -> str:
        """What it asks of a person who is named before it: `pay 1 gold`."""
        return self.of(IMPLIED)

    def of(self, who: object) -> str:
        """The words if it is done by *who*; as they stand if they cannot name anybody."""
        values = {**self.values, "who": who}
        if "who" not in self.values or not self.phrase.has_words(values):
            return str(self)
        return self.phrase.print(values)

    def worded(self, manner: Manner) -> str:
        """The words as they stand inside of others."""
        return self.phrase.print(self.values, self.may, manner)

    def all(self) -> Iterator[Said]:
        """This, and all that is said inside of it."""
        yield self
        for value in self.values.values():
            yield from _inside(value)

    def run(self, *args: Any, **changed: Any) -> Any:
        """Do what it says; *changed* values stand in for the printed ones.

        :raises TypeError: if nothing runs it: the rules look for it themselves.
        """
        if self.phrase.run is None:
            raise TypeError(f"Nothing runs {str(self)!r}.")
        return self.phrase.run(*args, **({**self.values, **changed} if changed else self.values))


def _inside(value: Any) -> Iterator[Said]:
    """All that is said inside of what a slot says."""
    if isinstance(value, Said):
        yield from value.all()
    elif isinstance(value, Such):
        yield from value.condition.all()
    elif isinstance(value, Together):
        yield from _inside(value.parts)
    elif isinstance(value, ForEach | EqualTo):
        yield from value.of.all()
    elif isinstance(value, Change):
        yield from _inside(value.by)
    elif isinstance(value, tuple):
        for each in value:
            yield from _inside(each)
