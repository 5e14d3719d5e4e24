"""Phrases: a template that reads words, prints them, and carries what they do.

A phrase plays a *role* in a sentence (`Role`); `tabletop.cardtext.phrasebook` keeps them,
`tabletop.cardtext.clause` puts them together into sentences. `{n}` is a slot of the kind called
`n`, `{n:cards}` one of the kind `cards`; either way what it says is known as `n`. In how many ways
a template is worded, `tabletop.cardtext.form` knows.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from tabletop.cardtext.amounts import Change, EqualTo, ForEach
from tabletop.cardtext.form import GAP, Form, forms
from tabletop.cardtext.phrase_function import Run
from tabletop.cardtext.roles import Manner, Role
from tabletop.cardtext.slots import Slot
from tabletop.cardtext.subjects import Such, Together


class Phrase:
    """One template. `slots` are its gaps by name, in order; `run` is what it does, if anything.

    `deed` is the kind of deed that a trigger waits for, or that a trait forbids; `forms` are the
    ways it is worded. `lacks`, called as `run` is, tells of a price why it cannot be paid, if it
    cannot. A modifier acts in the layer `stage`. What is said `back` speaks of the
    sentence before. `also` are other wordings that are understood, and printed as the template is.
    `of` is the phrase of another book that it stands for in this one, by default
    itself.
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
        kinds: Mapping[str, Slot],
        role: Role,
        run: Run | None = None,
        deed: type | None = None,
        of: Phrase | None = None,
        stage: str = "plus",
        back: bool = False,
        also: tuple[str, ...] = (),
        lacks: Run | None = None,
    ) -> None:
        """:raises ValueError: if *template* has a slot of no known kind, one name twice, or a verb
        without a subject."""
        self.template, self.role, self.run, self.deed = template, role, run, deed
        self.of = of or self
        self.stage, self.back, self.also, self.lacks = stage, back, also, lacks
        self.slots: dict[str, Slot] = {}
        for gap in GAP.finditer(template):
            name, kind = gap[1], gap[2] or gap[1]
            if kind not in kinds or name in self.slots:
                raise ValueError(f"{gap[0]} is no slot for the phrase {template!r}.")
            self.slots[name] = kinds[kind]
        self.forms = [*forms(role, template, self.slots)]
        house = [*self.forms]
        for words in also:
            for form in forms(role, words, self.slots):
                form.house = False
                if any(_prints(it, form) for it in house):
                    self.forms.append(form)

    @property
    def window(self) -> str:
        """Whether a trigger waits for what `would` happen, or acts `after` it did."""
        return "would" if " would " in self.template else "after"

    def among(self, kinds: Mapping[str, Slot]) -> Phrase:
        """This phrase with the slots that *kinds* has for its gaps; itself, if it has those."""
        same = Phrase(
            self.template,
            kinds,
            self.role,
            self.run,
            self.deed,
            self.of,
            self.stage,
            self.back,
            self.also,
            self.lacks,
        )
        own = all(same.slots[name] is slot for name, slot in self.slots.items())
        return self if own else same

    @property
    def shown(self) -> str:
        """The template as it is worded where one does it."""
        house = [form for form in self.forms if form.house and not form.may and not form.fixed]
        return house[-1].template

    def has_words(self, values: Mapping[str, Any]) -> bool:
        """Whether it can be said with *values*."""
        return any(form.house and not form.may and form.says(values) for form in self.forms)

    def print(self, values: Mapping[str, Any], may: bool = False, manner: Manner = "") -> str:
        """The words that say this with *values*, in this *manner*."""
        house = (form for form in self.forms if form.house)
        fitting = [form for form in house if form.may == may and form.says(values)]
        if not fitting:
            raise ValueError(f"{self.template!r} has no words for {values}.")
        return next((it for it in fitting if it.manner == manner), fitting[0]).print(values)


def _prints(house: Form, form: Form) -> bool:
    """Whether the form *house* has words for what the other wording *form* says."""
    alike = form.fixed in ({}, house.fixed) or "you" in form.fixed.values()
    return house.may == form.may and alike


@dataclass(frozen=True)
class Said:
    """Words as they were understood: their phrase, and the values of the phrase's slots.

    `may` tells whether it is left to its subject. `here` is the phrase as it prints in the book
    that read it, if that has other words for it.
    """

    phrase: Phrase
    values: dict[str, Any]
    here: Phrase | None = None
    may: bool = False

    def __str__(self) -> str:
        """The words, letter for letter."""
        return self._words

    @cached_property
    def _words(self) -> str:
        return self.worded("")

    def worded(self, manner: Manner) -> str:
        """The words as they stand inside of others."""
        return (self.here or self.phrase).print(self.values, self.may, manner)

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
