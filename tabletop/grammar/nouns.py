"""Nouns as records: people, the only one of its kind, what is counted, and things of kinds."""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from tabletop.grammar.bounds import Bound
from tabletop.grammar.grammar import Grammar


class People(Struct, eq=False):
    """A noun for people, with all its quantifiers: `a Hero`, `each other Hero`, `that Hero`.

    Its categories are called like its `id`: `who/1` those with whom a verb is as for one, `who/+`
    those with whom it is as for several, `who` all of them; `who/plain` has none with a condition.
    `values` are the words for each value of it. Where cards are not `curt`, nobody is meant where
    nobody is named: `take 2 damage` is understood as `you take 2 damage`. A *pronoun* stands for
    each of them where something is counted: `1 damage for each Sin it bears`. Where a game has
    several such nouns, the values of one end with a *suffix*; only those who are the `players` are
    spoken to, and called `everyone`. `kinds` are what some of them are called, one and several.
    """

    grammar: Grammar
    word: str
    many: str
    id: str
    curt: bool = True
    pronoun: str = ""
    suffix: str = ""
    players: bool = True
    values: dict[str, str] = {}
    kinds: dict[str, tuple[str, str]] = {}

    def value(self, quantifier: str, kind: str = "") -> str:
        """The value of those of a *kind*, all if none is named, with this *quantifier*."""
        called = kind or self.suffix
        return f"{quantifier} {called}" if called else quantifier

    def within(self, grammar: Grammar) -> People:
        """The same noun, for what a module says of it in its own *grammar*."""
        return self if grammar is self.grammar else replace(self, grammar=grammar)


class Single(NamedTuple):
    """A noun for the only one of its kind: `the Foe`. `name` and `whose` are wordings."""

    name: str
    whose: str


class Whose(NamedTuple):
    """What those are called who belong to somebody, `its captive`: by a noun of their own, *one*
    and *many*; else by all nouns, or by the *kinds* that can belong to one. It is *printed* so, or
    only read."""

    one: str = ""
    many: str = ""
    kinds: tuple[str, ...] = ()
    printed: bool = False


class Unit(NamedTuple):
    """What there is so and so much of: cards, Health. Its categories are `amount/card`,
    `plain/card` for numerals and `bound/card`."""

    id: str
    one: str
    many: str
    much: bool

    @property
    def amount(self) -> str:
        """The category of so and so many."""
        return f"amount/{self.id}"

    @property
    def bound(self) -> str:
        """The category of so many at least, at most, or just so many."""
        return f"bound/{self.id}"


class Thing(Struct, frozen=True):
    """A thing of any of some `kinds`, all if none are named, and of so high a rank, if that is
    said; `n` of them, all if that is 0; which ones may be left to chance. `such` is what else is
    true of it, if that is said. It may be one of so high a `weight`, or any
    `other` than the card that says so: that is the piece `but`."""

    kinds: tuple[str, ...] = ()
    so: Bound | None = None
    n: int = 1
    random: bool = False
    such: str = ""
    weight: Bound | None = None
    other: bool = False
    but: int = -1

    def fits(self, kind: str, rank: int) -> bool:
        """Whether a thing of this *kind* and *rank* is one."""
        return (not self.kinds or kind in self.kinds) and (self.so is None or self.so.holds(rank))
