"""How German names people: articles that agree, adjectives, and relative clauses."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from tabletop.cardtext.subjects import NOBODY, SOMEBODY, Such, quantifier
from tabletop.grammar.construction import Construction, of_value
from tabletop.grammar.function import Function, worded
from tabletop.grammar.german.amounts import BOUNDS, bounding
from tabletop.grammar.german.declension import (
    CASES,
    GENDERS,
    KEIN,
    Case,
    Determiner,
    Noun,
    inside,
    relative,
)
from tabletop.grammar.german.framing import tables
from tabletop.grammar.german.noun_phrases import ANY, filtered, furnish_phrases, lists, phrases
from tabletop.grammar.grammar import Grammar
from tabletop.grammar.nouns import People
from tabletop.grammar.wording import plain

POINTED = {"doers": "das tut", "idle": "das nicht tut"}
"""Those who did what the sentence before says, and those who did not."""

_YOU: dict[Case, str] = {"": "du", "accusative": "dich", "dative": "dir"}
_NONE = {
    NOBODY: {"": "niemand", "accusative": "niemanden", "dative": "niemandem"},
    SOMEBODY: {"": "jemand", "accusative": "jemanden", "dative": "jemandem"},
}


def furnish(people: People) -> None:
    """Have the words for all quantifiers of *people*."""
    grammar, id = people.grammar, people.id
    noun = tables(grammar).noun(people.word)
    have_kind(people, "", noun)
    furnish_phrases(people)
    for case in CASES:
        for value, does in POINTED.items():
            each = Determiner("jed").before(noun, noun.gender, case)
            words = f"{each} , {relative(noun.gender, '')} {does} (,|)"
            grammar.add(of_value(inside(f"{id}/named", case), people.value(value), words))
        if people.players:
            for value, words_of in _NONE.items():
                none = inside(f"{id}/none", case)
                grammar.add(of_value(none, people.value(value), words_of[case]))
            you = f"{id}/you" if not case else inside(f"{id}/spoken to", case)
            grammar.add(of_value(you, "you", _YOU[case]))
    if not people.players:
        phrases(people, "none", {NOBODY: KEIN, SOMEBODY: Determiner("irgendein", "ein")}, GENDERS)
    have_forms(grammar, id)


def have_forms(grammar: Grammar, id: str) -> None:
    """What the nouns of *id* may be in each position, as subjects and in each case."""
    for case in CASES:
        named, whole = inside(f"{id}/named", case), inside(id, case)
        one, so = inside(f"{id}/plain/1", case), inside(f"{id}/so", case)
        several, spoken = inside(f"{id}/plain/+", case), inside(f"{id}/spoken to", case)
        if not case:
            grammar.passes(spoken, f"{id}/you")
        grammar.passes(named, inside(f"{id}/best", case), inside(f"{id}/name", case))
        grammar.passes(one, inside(f"{id}/any/plain", case), named, inside(f"{id}/or", case))
        grammar.passes(several, inside(f"{id}/and", case))
        grammar.passes(inside(f"{id}/plain", case), one, several, spoken)
        such = (inside(f"{id}/{each}", case) for each in ("such", "any/such", "or/such"))
        grammar.passes(inside(f"{id}/1", case), *such, one)
        grammar.passes(inside(f"{id}/+", case), inside(f"{id}/those", case), several)
        some = inside(f"{id}/some", case)
        grammar.passes(some, inside(f"{id}/1", case), inside(f"{id}/+", case))
        grammar.passes(whole, some, spoken)
        grammar.passes(so, inside(f"{id}/none", case), whole)
    for form in ("", "/plain"):
        grammar.passes(f"{id}/so{form}/1", f"{id}/none", f"{id}{form}/1")
        grammar.passes(f"{id}/so{form}/+", f"{id}{form}/+")
        grammar.passes(f"{id}/so{form}/you", f"{id}/you")
        grammar.passes(f"{id}{form or '/plain'}/you", f"{id}/you")
    grammar.add(*(_chosen(id, case) for case in CASES))


def have_kind(people: People, kind: str, noun: Noun) -> None:
    """Have a *noun* for a *kind* of people, one and several, in each case."""
    for case in CASES:
        one, many = noun.form(noun.gender, case), noun.form("+", case)
        people.grammar.add(
            of_value(inside(f"{people.id}/kind/{noun.gender}", case), kind, one),
            of_value(inside(f"{people.id}/kind/+", case), kind, many),
        )


def _chosen(id: str, case: Case) -> Construction:
    """Somebody of whom one is picked."""
    category = inside(f"{id}/chosen", case)
    return filtered(category, inside(f"{id}/1", case), lambda who: quantifier(who) in _PICKED)


_PICKED = ("one", "another", "random")


def of_kinds(people: People, words: Mapping[str, tuple[str, str]]) -> None:
    """Have all quantifiers of the kinds of *people*."""
    called = {kind: one for kind, (one, _) in words.items()}
    for kind, noun in tables(people.grammar).each_noun(called).items():
        have_kind(people, kind, noun)


def called_by_name(people: People, words: Mapping[str, str]) -> None:
    """Have the names of those who have one; they and all nouns may be listed."""
    grammar = people.grammar
    called = {value: name.removeprefix("the ") for value, name in words.items()}
    for value, noun in tables(grammar).each_noun(called).items():
        for case in CASES:
            grammar.add(of_value(inside(f"{people.id}/name", case), value, noun.called(case)))
    lists(people)


def also_kinds(people: People, words: object) -> None:
    """What else kinds are called in English has one word in German."""


def referring(people: People) -> None:
    """A card in German names those whom it means again."""


def objects(people: People, freely: Collection[str]) -> str:
    """The category of those to whom something is done; of the kinds *freely* they are printed as
    `eine beliebige Figur`."""
    phrases(people, "freely", ANY, GENDERS, lambda kind: kind in freely)
    category = f"{people.id}/whom"
    for case in CASES:
        its = inside(f"{people.id}/such", case)
        free = inside(f"{people.id}/freely", case)
        people.grammar.passes(inside(category, case), its, free, inside(people.id, case))
    return category


def collective(people: People) -> None:
    """Have the words for several that act as one; who says `du` speaks of them."""
    grammar, id = people.grammar, people.id
    noun = tables(grammar).noun(people.word)
    for case in CASES:
        grammar.add(of_value(inside(f"{id}/named", case), id, noun.called(case)))
    have_forms(grammar, id)


def counted(people: People, function: Function) -> None:
    """`für jeden anderen Helden`, `so viele wie Helden, die kein Schild haben`."""
    grammar, id = people.grammar, people.id
    each = filtered(
        f"{id}/counted@accusative", f"{id}@accusative",
        lambda who: quantifier(who) in ("each", "other"),
    )  # fmt: skip
    one, many = function.construction("one"), function.construction("many")
    worded(one, f"{{who:{id}/counted@accusative}}")
    worded(many, f"{{who:{id}/many}}")
    grammar.add(each, one, many)


def so_many(people: People, function: Function) -> None:
    """`mindestens 2 Helden kein Schild haben`: of so many it is true."""
    grammar, category = people.grammar, f"{people.id}/so many"
    many = tables(grammar).noun(people.word).form("+", "")
    for how, before in BOUNDS.items():
        if how != "=":
            made = bounding(category, how, f"{before}{{n:number}} {many}")
            make = made.make
            made.make = lambda parts, make=make: make(parts) if parts["n"] > 1 else None  # type: ignore[misc]
            grammar.add(made)
    whole = function.construction()
    worded(whole, f"{{so:{category}}} {{such:that/+}}")
    grammar.add(whole)


def all_of(people: People) -> str:
    """The category of all of *people*, or of all of whom a condition is true."""
    name = f"{people.id}/all"
    for case in CASES:
        of_all = filtered(
            inside(name, case), inside(people.id, case), lambda who: quantifier(who) == "each"
        )
        people.grammar.add(of_all)
    return name


def without(people: People, values: frozenset[str]) -> str:
    """The categories of all but those whose words are only these *values*."""
    id, grammar = people.id, people.grammar
    name = f"{id}/not {' '.join(sorted(values))}"
    if f"{name}/1" in grammar.lexicon.by_category:
        return name

    def fits(who: object) -> bool:
        return isinstance(who, Such) or who not in values

    for form in ("1", "+", "you"):
        grammar.add(filtered(f"{name}/{form}", f"{id}/{form}", fits))
    for case in CASES:
        grammar.add(filtered(inside(name, case), inside(id, case), fits))
    return name


def ranked(people: People, measure: str) -> None:
    """Who has the most, or the least, of a *measure*: as the game has words for it."""
    for value in (f"most {measure}", f"least {measure}"):
        named(people, value, (value,))


def named(people: People, value: str, templates: tuple[str, ...]) -> None:
    """Somebody in particular: `der Held zu deiner Linken`."""
    noun = tables(people.grammar).noun(plain(templates[0]))
    for case in CASES:
        words = noun.called(case)
        people.grammar.add(of_value(inside(f"{people.id}/best", case), value, words))


def also_called(people: People, word: str, many: str) -> None:
    """Nothing: it is only read."""
