"""Who does what a sentence says: the values of nouns."""

from __future__ import annotations

from dataclasses import dataclass

from msgspec import Struct

from tabletop.cardtext.inside import Inside

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
