"""Nouns: people, things, units and lists of words."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from tabletop.cardtext.inside import Inside
from tabletop.cardtext.subjects import Such, Who
from tabletop.grammar.bounds import Bound, Many
from tabletop.grammar.choosing import ChooseOne
from tabletop.grammar.construction import of_value
from tabletop.grammar.frames import filled
from tabletop.grammar.function import Function
from tabletop.grammar.grammar import Grammar
from tabletop.grammar.nouns import People, Single, Unit
from tabletop.grammar.rooms import Room

amounts, goods, persons = Room("amounts"), Room("goods"), Room("persons")
by_nouns = Room("beside")


def people(
    grammar: Grammar,
    word: str,
    many: str,
    id: str = "who",
    curt: bool = True,
    pronoun: str = "",
    suffix: str = "",
    players: bool = True,
) -> People:
    """A noun for people: *word* is what one is called, *many* what several are; *id* names its
    categories. For *curt*, *pronoun*, *suffix* and *players* see `People`."""
    grammar.declare("noun", word)
    made = People(grammar, word, many, id, curt, pronoun, suffix, players)
    grammar.choosers[id] = ChooseOne(grammar, id)
    persons.furnish(made)

    def how_many(context: Any, who: Who) -> int:
        """How many people are meant."""
        return len(grammar.meant(context, who))

    slots = {"who": f"{id}/counted"}
    persons.counted(made, grammar.function("count", f"how many {many}", slots, how_many, part=word))

    def so_many(context: Any, so: Bound, such: Inside) -> bool:
        """Whether it is true of that many."""
        return so.holds(len(grammar.meant(context, Such(made.value("each"), such))))

    grammar.kind(f"{id}/so many")
    grammar.kind("that/+")
    slots = {"so": f"{id}/so many", "such": "that/+"}
    persons.so_many(
        made, grammar.function("condition", f"so many {many}", slots, so_many, part=word)
    )
    return made


def beside(
    of: People, state: Function, before: Sequence[Beside] = (), behind: Sequence[Beside] = ()
) -> None:
    """What a *state* of people is called *before* a noun for them, `an adjacent ally`, and right
    *behind* it, `an ally within 2`; with what the words say without a gap."""
    slots = {name: kind.category for name, kind in state.slots.items()}  # type: ignore[attr-defined]
    parted = (
        [((each, {}) if isinstance(each, str) else each) for each in some]
        for some in (before, behind)
    )
    words = ([(filled(each, slots), fixed) for each, fixed in some] for some in parted)
    by_nouns.beside(of, state, *words)


Beside = str | tuple[str, dict[str, Any]]
"""Words beside a noun; with what they say without a gap."""


def gathered(of: People) -> None:
    """People as they are counted, with what stands beside the noun: `for each adjacent enemy`, `2
    or more allies`, `no enemy within 2`, `there are 2 or fewer Mudlings`."""
    grammar, id = of.grammar, of.id
    by_nouns.gathered(of)

    def is_so(context: Any, many: Many, such: Inside) -> bool:
        """Whether it is true of that many."""
        found = grammar.meant(context, many.of)
        return many.so.holds(sum(bool(such.run(replace(context, that=one))) for one in found))

    def there_are(context: Any, many: Many) -> bool:
        """Whether there are that many."""
        return many.so.holds(len(grammar.meant(context, many.of)))

    slots = {"many": f"{id}/so many of", "such": "that/+"}
    by_nouns.so_many(
        of,
        grammar.function("condition", f"so many of {of.many}", slots, is_so, part=of.word),
        grammar.function(
            "condition", f"there are so many {of.many}", {"many": f"{id}/so many of"}, there_are,
            part=of.word,
        ),
    )  # fmt: skip


def paired(of: People) -> None:
    """Two nouns in one: `you and each ally`; `you or an ally`, one of whom is picked."""
    by_nouns.together(of)


def superlative(
    of: People, word: str, kinds: tuple[str, ...], *also: str, behind: str = ""
) -> None:
    """Who of some kinds is that most of all: `the nearest enemy`, value `nearest enemy`; *also* are
    other words for it, and with *behind* it is read behind the noun: `the enemy nearest to you`."""
    of.grammar.declare("person", f"the {word}")
    by_nouns.superlative(of, word, kinds, also, behind)


def collective(grammar: Grammar, word: str, id: str) -> People:
    """A noun for a group that acts as one: `the party`. Its *id* is its value and names its
    categories. Verbs without a subject are the group's."""
    grammar.declare("noun", word)
    made = People(grammar, word, word, id)
    grammar.choosers[id] = ChooseOne(grammar, id, together=True)
    persons.collective(made)
    return made


def adjective(of: People, word: str, *also: str) -> tuple[str, ...]:
    """Say of some people that they are *word*; returns the values of the nouns for them, one for
    each quantifier: `each fallen`. *also* are other names for them."""
    of.grammar.declare("adjective", word)
    values: tuple[str, ...] = persons.adjective(of, word, also)
    return values


def also_called(of: People, word: str, many: str) -> None:
    """Read *word* and *many* as other names for the same people: `each standing Hero`."""
    persons.also_called(of, word, many)


def kinds_of(
    of: People,
    name: str,
    words: Mapping[str, tuple[str, str]],
    also: Mapping[str, Sequence[tuple[str, str]]] = {},
) -> None:
    """What some people are called, by kind: *words* for one and for several: `a Knight`, `each
    other Knight`, `all Knights`. Together they are a part called *name*. The values are a
    quantifier and the kind: `one knight`. *also* are other words for them, that are read."""
    of.grammar.declare("words", name)
    of.grammar.lists(name, (one for one, _ in words.values()))
    of.kinds.update(words)
    persons.of_kinds(of, words)
    if also:
        persons.also_kinds(of, also)


def names_of(of: People, name: str, words: Mapping[str, str]) -> None:
    """Those who are called by a name of their own, by value: `the Swan`. Together they are a part
    called *name*."""
    of.grammar.declare("words", name)
    of.grammar.lists(name, words.values())
    persons.called_by_name(of, words)


def pronouns(
    of: People, this: tuple[str, ...], that: tuple[str, ...], kinds: Mapping[str, str]
) -> None:
    """Have `it`, `him`, `they` stand for some people whom the same sentence names. Where it names
    nobody, they are the first of *this* that fits of what holds, of *that* of what is done; of
    *kinds* some are spoken of by another: `that character`."""
    of.grammar.referents[of.id] = {"this": this, "that": that, "kinds": kinds}
    persons.referring(of)


def objects_of(of: People, freely: Collection[str]) -> str:
    """The name of the category of those to whom something is done; with the nouns *freely*, as
    `character`, whoever it may be is printed as `any character`, and not as `a character`."""
    category: str = persons.objects(of, freely)
    return category


def all_of(of: People) -> str:
    """The name of the category of all of some people, whom nobody has to pick: `each Hero that has
    no Shield`."""
    category: str = persons.all_of(of)
    return category


def named(of: People, value: str, *templates: str) -> None:
    """Declare *templates* for a particular person: `the active Hero`."""
    of.grammar.declare("person", templates[0])
    persons.named(of, value, templates)


def without(of: People, values: Collection[str]) -> str:
    """The name of the categories of all but those whose words are only these *values*."""
    category: str = persons.without(of, frozenset(values))
    return category


def single(grammar: Grammar, word: str, *also: str) -> Single:
    """A noun for the only one of its kind; *also* are other words for it."""
    grammar.declare("noun", word)
    grammar.singles.append(word)
    grammar.add(of_value("single", word, word, *also))
    words = "|".join((word, *also))
    whose = "|".join(f"{each} 's" for each in (word, *(a for a in also if a != "it")))
    return Single(f"({words})", f"({whose}{'|its' if 'it' in also else ''})")


def unit(
    grammar: Grammar,
    one: str,
    many: str = "",
    much: bool = False,
    article: bool = False,
    strict: bool = False,
) -> Unit:
    """A unit that is counted; *much* marks a mass, such as Health.

    With an *article* one of it is printed as `a Ward`, and any amount as `has a Ward`, `has Armor`.
    In a *strict* mass neither `1 more damage` nor `that damage` is an amount, because they mean
    something else.
    """
    grammar.declare("noun", one)
    made = Unit(one.replace(" ", "_"), one, many or one, much)
    amounts.furnish(grammar, made, article, strict)
    return made


def words(grammar: Grammar, category: str, printed: Mapping[str, str], last: str = "or") -> None:
    """A *category* of words by value, which count as one part; and its lists, `Wands or Cups`, in
    the category with an `s`."""
    grammar.declare("words", category)
    amounts.listed(grammar, category, printed, last)


def more_words(grammar: Grammar, category: str, printed: Mapping[str, str]) -> None:
    """Add words to a *category* of `words`: those of a module, beside the game's."""
    amounts.more(grammar, category, printed)


def things(
    grammar: Grammar, noun: str, kinds: str, measured: str, called: Mapping[str, int] = {}
) -> None:
    """Things called *noun*, with their *kinds*, a category, and what they are *measured* by: `a
    Wands card of rank 3 or more`. Some are *called* by that. Their category is `thing/NOUN`."""
    grammar.declare("noun", f"a {noun}")
    amounts.things(grammar, noun, kinds, measured, called)


def kinds(
    grammar: Grammar,
    noun: str,
    words: Mapping[tuple[str, ...], tuple[str, str]],
    measured: str,
    whose: str = "",
    such: Mapping[str, tuple[str, str]] = {},
    weighed: str = "",
    mass: tuple[str, ...] = (),
) -> None:
    """Things that are called by their kinds: *words* for one and several of each of these. What
    they are *measured* by may be said of them: `2 Items with a Value of 3 or more, a random Food`;
    *whose* they are, too, in words that change nothing. *such* is what may be true of one and of
    several of them (`that was turned up`).
    How heavy they are is said in the word for how they are *weighed*: `an Item of weight 2 or
    less`; a *mass* has no article. Their category is `thing/NOUN`, of one alone `thing/NOUN/one`,
    of all of them `all/NOUN` (`Foods`); of a noun without an article `kind/NOUN`."""
    grammar.declare("noun", f"a {noun}")
    goods.furnish(grammar, noun, words, measured, whose, weighed, mass)
    goods.all_such(grammar, noun, such)
