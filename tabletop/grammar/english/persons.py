"""How people are named: articles, `other`, `with` and `that`."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from tabletop.cardtext.phrase import Said
from tabletop.cardtext.subjects import EACH, ITS, NOBODY, SOMEBODY, AnyOf, Named, Such, quantifier
from tabletop.grammar.bounds import Bound
from tabletop.grammar.construction import Construction, Parts, of_type, of_value
from tabletop.grammar.english import noun_phrases, several
from tabletop.grammar.english.choices import add_choosers
from tabletop.grammar.english.noun_phrases import (
    also_kinds,
    called_by_name,
    objects,
    of_kinds,
    referring,
)
from tabletop.grammar.english.quantifiers import EVERYBODY, POINTED, QUANTIFIED
from tabletop.grammar.function import Function, worded
from tabletop.grammar.grammar import Grammar
from tabletop.grammar.nouns import People
from tabletop.grammar.wording import Wording

__all__ = ["also_kinds", "called_by_name", "objects", "of_kinds", "referring"]  # of this room, too


def furnish(people: People) -> None:
    """Have the words for all quantifiers of *people*."""
    grammar, id = people.grammar, people.id
    for how, templates in (QUANTIFIED | POINTED).items():
        bare = f"{id}/any" if how in QUANTIFIED else f"{id}/named"
        value = people.value(how)
        said = (each.format(people.word) for each in templates if people.players or "{}" in each)
        grammar.add(of_value(bare, value, *said))
        people.values[value] = templates[0].format(people.word)
    several.furnish(people)
    for how, templates in EVERYBODY.items():
        made = of_value(f"{id}/plain/+", people.value(how))
        grammar.add(made.also(*(each.format(people.many) for each in templates)))
    if people.suffix:  # read as the value of this noun, and printed of whoever is spoken of
        spoken_of = of_value(f"{id}/named", EACH, f"that {people.word}")
        spoken_of.make = lambda parts: None
        grammar.add(spoken_of)
    if people.players:
        _spoken_to(people)
    else:
        its = of_value(f"{id}/named", ITS, f"this {people.word}")
        its.make = lambda parts: None
        grammar.add(of_value(f"{id}/own", ITS, "its", "his", "her"), its)
    grammar.token(f"{id}/called", lambda text: None, _called)
    if people.pronoun:
        grammar.add(of_value("pronoun", EACH).also(people.pronoun))
    grammar.passes(f"{id}/named", f"{id}/best", f"{id}/called")
    grammar.kind(f"{id}/best")
    grammar.passes(f"{id}/plain/1", f"{id}/any", f"{id}/named")
    grammar.passes(f"{id}/plain", f"{id}/plain/1", f"{id}/plain/+")
    grammar.add(of_value(f"{id}/word", people.word, people.word))
    if people.suffix:  # whoever `that` is by name
        theirs = of_value(f"{id}/own", people.value("that"))
        grammar.add(theirs.also("their", "his or her"))
    else:
        grammar.add(of_value(f"{id}/own", EACH, f"that {people.word} 's", "their", "his or her"))
    own = Construction(
        f"{id}/own", lambda parts: None if isinstance(parts["it"], AnyOf) else parts["it"],
        lambda said: None if isinstance(said, AnyOf) else {"it": said},
    )  # fmt: skip
    own.wordings = [Wording(f"{{it:{id}/plain/1}} 's")]
    grammar.add(own)
    grammar.passes(f"{id}/1", f"{id}/plain/1", f"{id}/such")
    grammar.passes(f"{id}/+", f"{id}/plain/+")
    grammar.passes(id, f"{id}/1", f"{id}/+", f"{id}/several")
    _true_of(people)
    noun_phrases.furnish(people)
    grammar.add(_chosen(id), _either(grammar, id))
    grammar.examples[f"{id}/chosen"] = (people.value("one"), people.value("another"))
    add_choosers(grammar, id)
    for category in (id, f"{id}/1", f"{id}/+", f"{id}/plain", f"{id}/chosen"):
        grammar.kind(category, somebody=True)


def _spoken_to(people: People) -> None:
    """Have the words for `you`, for everybody at the table, and for the one who was named."""
    grammar, id = people.grammar, people.id
    grammar.add(of_value(f"{id}/named", people.value("that")).also(f"the {people.word}"))
    everyone = of_value(f"{id}/any", people.value("each"))
    grammar.add(everyone.also("everyone", "everybody", "each player"))
    others = of_value(f"{id}/any", people.value("other"))
    grammar.add(others.also("everyone else", "everybody else"))
    grammar.add(of_value(f"{id}/plain/+", "you", "you"), of_value(f"{id}/own", "you", "your"))
    people.values["you"] = "you"


def has_pronoun(grammar: Grammar, category: str) -> bool:
    """Whether a pronoun may stand for somebody of this *category*: `it may draw 1 card`."""
    if grammar.referents:
        return False  # there a pronoun is a noun (see `references`)
    return "pronoun" in grammar.lexicon.by_category and bool(grammar.words(category, EACH))


def collective(people: People) -> None:
    """Have the words for several that act as one; who says `you` speaks of them."""
    grammar, id = people.grammar, people.id
    people.values[id] = people.word
    grammar.add(of_value(f"{id}/plain/1", id, people.word))
    grammar.add(of_value(f"{id}/plain/+", id, "you"))
    grammar.passes(f"{id}/plain", f"{id}/plain/1", f"{id}/plain/+")
    for number in ("1", "+"):
        grammar.passes(f"{id}/{number}", f"{id}/plain/{number}")
        grammar.passes(f"{id}/so/{number}", f"{id}/{number}")
        grammar.passes(f"{id}/so/plain/{number}", f"{id}/plain/{number}")
    grammar.passes(id, f"{id}/1", f"{id}/+")
    grammar.passes(f"{id}/so", f"{id}/so/1", f"{id}/so/+")
    for category in (id, f"{id}/1", f"{id}/+", f"{id}/plain", f"{id}/so"):
        grammar.kind(category, somebody=True, together=True)


def _true_of(people: People) -> None:
    """Have the words for those of whom something may be true: `nobody`, too."""
    grammar, id, word = people.grammar, people.id, people.word
    living = people.players or people.pronoun  # no lamp is `nobody`
    none, some = ("nobody", "somebody") if living else (f"no {word}", f"some {word}")
    nobody = of_value(f"{id}/none", people.value(NOBODY), none)
    somebody = of_value(f"{id}/none", people.value(SOMEBODY), some)
    grammar.passes(f"{id}/so/1", f"{id}/1", f"{id}/none")
    grammar.passes(f"{id}/so/plain/1", f"{id}/plain/1", f"{id}/none")
    grammar.add(
        nobody.also(
            f"no {word}", f"none of (the|) {people.many}", *(("no one",) if living else ())
        ),
        somebody.also(*(("(someone|anybody|anyone)",) if living else (f"any {people.many}",))),
    )
    if living:
        nobody.also("no one")
        somebody.also("(someone|anybody|anyone)")
    grammar.passes(f"{id}/so/+", f"{id}/+")
    grammar.passes(f"{id}/so", f"{id}/so/1", f"{id}/so/+")
    grammar.kind(f"{id}/so", somebody=True)


def _called(who: object) -> str | None:
    """The name of somebody of whom people are told; nobody writes it on a card."""
    return who.name if isinstance(who, Named) else None


def _chosen(id: str) -> Construction:
    """Somebody of whom one is picked: `a Hero`, `another Hero that has no Shield`."""

    def fits(who: object) -> bool:
        return quantifier(who) in ("one", "another", "random") or quantifier(who).isdigit()

    return Construction(
        f"{id}/chosen",
        lambda parts: parts["it"] if fits(parts["it"]) else None,
        lambda said: {"it": said} if fits(said) else None,
        [Wording(f"{{it:{id}/1}}"), Wording(f"{{it:{id}/picked}}")],
    )


def _either(grammar: Grammar, id: str) -> Construction:
    """`each Hero discards 1 card or loses 2 Health`: what befalls who does not pay."""

    def make(parts: Parts) -> tuple[Said, Said] | None:
        who, price, loss = parts["who"], parts["price"], parts["loss"]
        payer = who if who == "you" else EACH
        paid = replace(price, values={**price.values, "who": payer})
        lost = replace(loss, values={**loss.values, "who": who}, may=False)
        sayable = grammar.words("action", lost) and grammar.words("paid", paid)
        return (paid, lost) if sayable else None

    made = Construction("either", make, lambda said: None)
    one, several = f"{{who:{id}/1}}", f"{{who:{id}/+}}"
    verbs = "{price:price/1} or {loss:continued}"
    must = "{price:price/+} or {loss:continued/may}"
    made.also(f"{one} (either|) {verbs}", f"{one} must (either|) {must}")
    made.also(f"(either|) {must}", who="you")
    return made.also(f"{several} (must|) (either|) {must}")


def counted(people: People, function: Function) -> None:
    """`for each other Hero`, `the number of Heroes that have no Shield`: as *function* counts."""
    grammar, id = people.grammar, people.id
    category, others = f"{id}/counted", people.value("other")
    for form, noun, that, each in (
        ("", people.word, "that", "single"), ("/+", people.many, "that/+", "many")
    ):  # fmt: skip
        grammar.passes(f"{category}{form}", f"{id}/{each}")
        grammar.add(of_value(f"{category}/other{form}", others, f"other {noun}"))
        such = of_type(f"{category}{form}", Such, ("noun", "condition"))
        such.wordings = [Wording(f"{{noun:{category}/other{form}}} that {{condition:{that}}}")]
        such.also(f"{{noun:{category}/other{form}}} who {{condition:{that}}}")
        if not form:
            such.also(f"{{noun:{category}/other}} with {{condition:with}}")
        grammar.add(such)
        grammar.passes(f"{category}{form}", f"{category}/other{form}")
    one, many = function.construction("one"), function.construction("many")
    worded(one, f"{{who:{category}}}")
    worded(many, f"the number of {{who:{category}/+}}")
    grammar.add(one, many)


def adjective(people: People, word: str, also: tuple[str, ...]) -> tuple[str, ...]:
    """The values of *people* that are *word*, each with its words."""
    values = []
    for value, (first, *_) in QUANTIFIED.items():
        made = f"{value} {word}"
        nouns = (f"{word} {people.word}", *also)
        templates = [first.format(noun) for noun in nouns]
        people.grammar.add(of_value(f"{people.id}/any", made, *templates))
        people.values[made] = templates[0]
        values.append(made)
    return (*values,)


def also_called(people: People, word: str, many: str) -> None:
    """Read *word* and *many* for the same, with all quantifiers."""
    grammar, id = people.grammar, people.id
    for value, templates in (QUANTIFIED | POINTED).items():
        said = (each.format(word) for each in templates if "{}" in each)
        category = f"{id}/any" if value in QUANTIFIED else f"{id}/named"
        grammar.add(of_value(category, value).also(*said))
    for value, templates in EVERYBODY.items():
        said = (each.format(many) for each in templates if "{}" in each)
        grammar.add(of_value(f"{id}/plain/+", value).also(*said))


def so_many(people: People, function: Function) -> None:
    """`2 or more Heroes have no Shield`: of so many it is true, as *function* tells."""
    grammar, category = people.grammar, f"{people.id}/so many"
    for how, words, lead in ((">=", "or more", "at least"), ("<=", "or fewer", "at most")):
        made = Construction(
            category,
            lambda parts, how=how: Bound(how, parts["n"]) if parts["n"] > 1 else None,  # type: ignore[misc]
            lambda said, how=how: {"n": said.n} if said.how == how else None,  # type: ignore[misc]
            [Wording(f"{{n:number}} {words} {people.many}")],
        )
        made.also(f"{{n:number}} {people.many} {words}", f"{lead} {{n:number}} {people.many}")
        grammar.add(made)
    whole = function.construction()
    whole.make = noun_phrases.only_about(people, whole.make)
    worded(whole, f"{{so:{category}}} {{such:that/+}}")
    worded(whole, f"there are {{so:{category}}} (that|who) {{such:that/+}}", False)
    worded(whole, f"(there are|(this|that) leaves) {{so:{category}}} with {{such:with}}", False)
    grammar.add(whole)


def all_of(people: People) -> str:
    """The category of all of *people*, or of all of whom a condition is true."""
    grammar, name = people.grammar, f"{people.id}/all"

    def fits(who: object) -> bool:
        return (who.noun if isinstance(who, Such) else who) == "each"

    for form in ("1", "+"):
        made = Construction(
            name,
            lambda parts: parts["it"] if fits(parts["it"]) else None,
            lambda said: {"it": said} if fits(said) else None,
            [Wording(f"{{it:{people.id}/{form}}}")],
        )
        grammar.add(made)
    grammar.kind(name, somebody=True)
    return name


def named(people: People, value: str, templates: tuple[str, ...]) -> None:
    """Have *templates* for the value of somebody in particular."""
    people.grammar.add(of_value(f"{people.id}/best", value, *templates))
    people.values[value] = templates[0]


def ranked(people: People, measure: str) -> None:
    """Have words for who has the most and the least of a *measure*; of several that act as one
    there are none."""
    if people.value("each") not in people.values:
        return
    first, _, rest = measure.partition(" ")
    least = "(fewest|least)" if first.endswith("s") else "(least|lowest)"
    of = f"{first} ({rest}|)" if rest else first
    for value, word in (("most", "(most|highest)"), ("least", least)):
        named(people, f"{value} {measure}", (f"the {people.word} with the {word} {of}",))


@cache
def without(people: People, values: frozenset[str]) -> str:
    """The categories of all but those whose words are only these *values*."""
    id, grammar = people.id, people.grammar
    name = f"{id}/not {' '.join(sorted(values))}"

    def fits(value: object) -> bool:
        return isinstance(value, Such) or value not in values

    grammar.add(
        Construction(
            f"{name}/1",
            lambda parts: parts["it"] if fits(parts["it"]) else None,
            lambda said: {"it": said} if fits(said) else None,
            [Wording(f"{{it:{id}/1}}")],
        )
    )
    grammar.passes(f"{name}/+", f"{id}/+")
    grammar.passes(f"{name}/picked", f"{id}/picked")
    grammar.passes(name, f"{name}/1", f"{name}/+", f"{id}/several")
    for category in (name, f"{name}/1", f"{name}/+"):
        grammar.kind(category, somebody=True)
    return name
