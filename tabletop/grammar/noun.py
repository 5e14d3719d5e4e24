"""Nouns: the people, things and amounts that a game's sentences speak of."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from tabletop.grammar.bounds import Bound
from tabletop.grammar.english import amounts, persons

if TYPE_CHECKING:
    from tabletop.grammar.grammar import Grammar

ANY_OF = ("each", "other", "one", "another", "random")
"""The quantifiers behind which a condition may stand, and with which an adjective does."""


class People:
    """A noun for people, with all its quantifiers: `a Hero`, `each other Hero`, `that Hero`.

    Its categories are called like it: `who/1` those with whom a verb is as for one, `who/+` those
    with whom it is as for several, `who` all of them; `who/plain` has none with a condition.
    """

    def __init__(self, grammar: Grammar, word: str, many: str, id: str = "who") -> None:
        """*word* is what one is called, *many* what several are; *id* names its categories."""
        grammar.declare("noun", word)
        self.grammar, self.word, self.many, self.id = grammar, word, many, id
        self.values: dict[str, str] = {}
        persons.furnish(self)

    def adjective(self, word: str, also: Iterable[str] = ()) -> tuple[str, ...]:
        """Say of some of them that they are *word*; returns the values of the nouns for them, one
        for each quantifier: `each fallen`."""
        self.grammar.declare("adjective", word)
        return persons.adjective(self, word, tuple(also))

    def named(self, value: str, *templates: str) -> None:
        """Have *templates* for somebody in particular: `the active Hero`."""
        self.grammar.declare("person", templates[0])
        persons.named(self, value, templates)

    def ranked(self, measure: str) -> None:
        """Have words for who has the most and the least of a *measure*."""
        persons.ranked(self, measure)

    def without(self, values: Collection[str]) -> str:
        """The name of the categories of all but those whose words are only these *values*."""
        return persons.without(self, frozenset(values))


class Single(NamedTuple):
    """A noun for the only one of its kind: `the Foe`. `name` and `whose` are wordings."""

    name: str
    whose: str


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


def single(grammar: Grammar, word: str, *also: str) -> Single:
    """A noun for the only one of its kind; *also* are other words for it."""
    grammar.declare("noun", word)
    words = "|".join((word, *also))
    whose = "|".join(f"{each} 's" for each in (word, *(a for a in also if a != "it")))
    return Single(f"({words})", f"({whose}{'|its' if 'it' in also else ''})")


def unit(
    grammar: Grammar, one: str, many: str = "", much: bool = False, article: bool = False
) -> Unit:
    """Something that is counted; a *much* if it is a mass, as Health is. With an *article* one of
    it is printed as `a Ward`."""
    grammar.declare("noun", one)
    made = Unit(one.replace(" ", "_"), one, many or one, much)
    amounts.furnish(grammar, made.id, made.one, made.many, made.much, article)
    return made


def words(grammar: Grammar, category: str, printed: Mapping[str, str], last: str = "or") -> None:
    """A *category* of words by value, each of which counts as one part; and its lists, `Wands or
    Cups`, in the category with an `s`."""
    grammar.declare("words", category)
    amounts.listed(grammar, category, printed, last)


@dataclass(frozen=True, slots=True)
class Thing:
    """A thing of any of some `kinds`, all if none are named, and of so high a rank, if that is
    said."""

    kinds: tuple[str, ...] = ()
    so: Bound | None = None

    def fits(self, kind: str, rank: int) -> bool:
        """Whether a thing of this *kind* and *rank* is one."""
        return (not self.kinds or kind in self.kinds) and (self.so is None or self.so.holds(rank))


def things(
    grammar: Grammar, noun: str, kinds: str, measured: str, called: Mapping[str, int] = {}
) -> None:
    """Things called *noun*, with their *kinds*, a category, and what they are *measured* by: `a
    Wands card of rank 3 or more`. Some are *called* by that. Their category is `thing/NOUN`."""
    grammar.declare("noun", f"a {noun}")
    amounts.things(grammar, noun, kinds, measured, called, Thing)
