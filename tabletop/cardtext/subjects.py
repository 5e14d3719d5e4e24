"""Who does what a sentence says: nouns with which its verbs agree."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from msgspec import Struct

from tabletop.cardtext.nested_slots import Inside, Nested, Reader
from tabletop.cardtext.slots import Noun

IMPLIED = "implied"
"""Who is meant where a card speaks to its bearer and names nobody: `take 2 damage`."""

DOERS = "doers"
"""Those who did what the sentence before says: `each that does`."""

IDLE = "idle"
"""Those who were to, and did not: `each that does not`."""

EACH = "that"
"""Who a condition is about that stands behind a noun: `each Character that bears a Sin`."""

IT = "it"
"""Each of those whom a verb is about, where something is counted: `1 damage for each Sin it
bears`."""

REFERENCE = "reference"
"""Whoever a pronoun stands for, as a sentence is read; it is gone once that is found."""

ITS = "its"
"""Whose something is that is called by a pronoun, where people are not spoken to: `its captive`."""

NOBODY, SOMEBODY = "nobody", "somebody"
"""None and any of all there are, of whom something is true: `if nobody bears a Sin`."""

ANYONE = "anyone"
"""Whoever does it, or nobody in particular: `Kundry is locked`."""

FORMER = (DOERS, IDLE, EACH, "those", "lucky", "luckless")
"""Those of whom a sentence before has told."""


class AnyOf(Struct, frozen=True):
    """Any of those whom these nouns mean: `Kundry, the Swan or a Charmer`."""

    nouns: tuple[str, ...]


class AllOf(Struct, frozen=True):
    """All of those whom these nouns mean: `the Bread and the Wine`."""

    nouns: tuple[str, ...]


Nouns = str | AnyOf | AllOf
"""The value of a noun, or several."""


def is_former(value: object) -> bool:
    """Whether a noun means those of whom a sentence before has told: `that Knight`."""
    return value in FORMER or (isinstance(value, str) and value.startswith(f"{EACH} "))


@dataclass(frozen=True, slots=True)
class Such:
    """Those of a noun of whom a condition is true: `each Character that bears a Sin`."""

    noun: Nouns
    condition: Inside


class Named(Struct, frozen=True):
    """One who is called by name, of whom a verb is as for one: `Elf loses 1 Life`. It is printed,
    and nobody writes it on a card."""

    name: str


class Together(Struct, frozen=True):
    """Two nouns, each maybe with a condition: `you and each adjacent ally`, all of them; or just
    `one`, of `you or an ally within 2`."""

    parts: tuple[str | Such, ...]
    one: bool = False


Who = str | AnyOf | AllOf | Such | Together
"""The value of a noun, or several, or that with a condition; or two of these."""


def nouns_of(who: object) -> tuple[str, ...]:
    """The values of the nouns that *who* names, without its condition; none if it is nobody."""
    noun = who.noun if isinstance(who, Such) else who
    if isinstance(noun, AnyOf | AllOf):
        return noun.nouns
    return (noun,) if isinstance(noun, str) else ()


def quantifier(who: object) -> str:
    """The quantifier of the noun that *who* names, of several that of the first: `each`."""
    return next((noun.split(" ", 1)[0] for noun in nouns_of(who)), "")


class Subject:
    """A gap for who does what stands behind it: `you`, `each Character`. Verbs agree with it.

    Behind the nouns *such* may stand a condition. With `you`, and with the nouns *several*, a verb
    is as for several. Where cards do not `address` anybody, nobody is meant by `take 2 damage`, and
    nobody `may` take it. Where they are not `curt`, that is understood, and `you take 2 damage`
    printed.
    """

    def __init__(
        self,
        printed: Mapping[str, str],
        several: Collection[str] = (),
        such: Collection[str] = (),
        that: str = "that",
        address: bool = True,
        curt: bool = True,
        book: Reader | None = None,
    ) -> None:
        """*printed* gives the words by value, *that* stands before a condition.

        :raises ValueError: if two values have the same words.
        """
        self.noun, self.address, self.curt = Noun(printed), address, curt
        self._several, self._such, self._that = {"you", *several}, set(such), f" {that} "
        self._condition = Nested("condition", "that", book)
        self.lexicon, self.example = self.noun.lexicon, self.noun.example
        self.pattern = self.loose = self.noun.pattern
        if nouns := {value: said for value, said in printed.items() if value in self._such}:
            self.pattern = f"(?:{Noun(nouns).pattern}{self._that}.+?|{self.noun.pattern})"

    def _with(self, printed: Mapping[str, str], book: Reader | None = None) -> Subject:
        that = self._that.strip()
        return Subject(
            printed, self._several, self._such, that, self.address, self.curt, book or self._book
        )

    @property
    def _book(self) -> Reader | None:
        return self._condition.book

    def bound(self, book: Reader) -> Subject:
        """The same gap with the conditions of *book*."""
        return self._with(self.noun.printed, book)

    @property
    def one(self) -> Subject | None:
        """Those with whom a verb is as for one, if there are any."""
        return self._some(lambda value: value not in self._several)

    @property
    def several(self) -> Subject | None:
        """Those with whom it is as for several, and `you`."""
        return self._some(lambda value: value in self._several)

    def _some(self, fits: object) -> Subject | None:
        printed = {value: said for value, said in self.noun.printed.items() if fits(value)}  # type: ignore[operator]
        return self._with(printed) if printed else None

    def has(self, value: Who | Named) -> bool:
        """Whether there are words for *value*."""
        if isinstance(value, Named):
            return any(each not in self._several for each in self.noun.printed)
        return (value.noun if isinstance(value, Such) else value) in self.noun.printed

    def may_be(self, noun: str) -> bool:
        """Whether a condition may stand behind *noun*."""
        return noun in self._such

    def readings(self, words: str) -> Sequence[Who]:
        """Who *words* may mean."""
        if words in self.lexicon:
            return (self.noun.read(words),)
        noun, that, condition = words.partition(self._that)
        if not that or noun not in self.lexicon or not self.may_be(self.noun.read(noun)):
            return ()
        value = self.noun.read(noun)
        return [Such(value, said) for said in self._condition.readings(condition)]

    def write(self, value: Who | Named) -> str:
        """The words for *value*."""
        if isinstance(value, Named):
            return value.name
        if isinstance(value, Such):
            noun = self.noun.write(str(value.noun))
            return f"{noun}{self._that}{self._condition.write(value.condition)}"
        return self.noun.write(str(value))

    def with_more(self, printed: Mapping[str, str]) -> Subject:
        """The same with more values; with them a verb is as for one.

        :raises ValueError: if there is such a value already, or the same words for another.
        """
        return self._with(self.noun.with_more(printed).printed)
