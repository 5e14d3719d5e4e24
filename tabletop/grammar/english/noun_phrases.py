"""Noun phrases: kinds, names and lists of people; adjectives before them, and what stands behind.

`a free Knight you control that owns an artifact`: an adjective, a kind, something in few words
behind it (`you control`, `in Limbo`), and whole conditions behind `that`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from tabletop.cardtext.phrase import Said
from tabletop.cardtext.subjects import EACH, REFERENCE, AllOf, AnyOf, Nouns, Such
from tabletop.grammar.construction import Construction, Make, Parts, of_value
from tabletop.grammar.english.quantifiers import EVERYBODY, POINTED, QUANTIFIED
from tabletop.grammar.grammar import Grammar
from tabletop.grammar.nouns import People
from tabletop.grammar.wording import Wording


class Lead(NamedTuple):
    """The beginning of a noun phrase: the noun, and what its adjective says, if it has one."""

    noun: Nouns
    adjective: Said | None


def furnish(people: People) -> None:
    """Have noun phrases of *people*, whose words are there already."""
    grammar, id = people.grammar, people.id
    grammar.add(of_value(f"{id}/head", "", people.word), of_value(f"{id}/heads", "", people.many))
    _leads(people)
    _such(people)
    _several(people)
    _some_of(people)


def of_kinds(people: People, words: Mapping[str, tuple[str, str]]) -> None:
    """Have all quantifiers of the kinds of *people*, one and several of each in *words*."""
    grammar, id = people.grammar, people.id
    for kind, (one, many) in words.items():
        grammar.add(of_value(f"{id}/kind", kind, one), of_value(f"{id}/kinds", kind, many))
        for how, (first, *_) in QUANTIFIED.items():
            people.values[people.value(how, kind)] = first.format(one)
    for how, templates in (QUANTIFIED | {"that": POINTED["that"]}).items():
        of_one = "any" if how in QUANTIFIED else "named"
        made = _of_kind(people, f"{id}/{of_one}", how)
        for number, each in enumerate(each for each in templates if "{}" in each):
            made.wordings.append(Wording(each.format(f"{{kind:{id}/kind}}"), number == 0))
        grammar.add(made)
    for how, templates in EVERYBODY.items():
        several = [each.format(f"{{kind:{id}/kinds}}") for each in templates if "{}" in each]
        made = _of_kind(people, f"{id}/plain/+", how)
        made.take = lambda said: None
        grammar.add(made.also(*several, *([f"{{kind:{id}/kinds}}"] if how == "each" else [])))
    grammar.passes(f"{id}/head", f"{id}/kind")
    grammar.passes(f"{id}/heads", f"{id}/kinds")
    nobody = _of_kind(people, f"{id}/none", "nobody")
    nobody.wordings = [Wording(f"no {{kind:{id}/kind}}")]
    grammar.add(nobody.also(f"none of the {{kind:{id}/kinds}}"))


def also_kinds(people: People, words: Mapping[str, Sequence[tuple[str, str]]]) -> None:
    """Read other *words* for kinds of people, too."""
    id = people.id
    for kind, ways in words.items():
        for one, many in ways:
            people.grammar.add(
                of_value(f"{id}/kind", kind).also(one), of_value(f"{id}/kinds", kind).also(many)
            )


def _of_kind(people: People, category: str, quantifier: str, printed: bool = True) -> Construction:
    begins = f"{quantifier} "

    def take(said: Any) -> Parts | None:
        kind = said.removeprefix(begins) if isinstance(said, str) else ""
        return {"kind": kind} if printed and kind in people.kinds and said != kind else None

    return Construction(category, lambda parts: f"{begins}{parts['kind']}", take)


def called_by_name(people: People, words: Mapping[str, str]) -> None:
    """Have the names in *words*, by value; they and nouns may be listed, `Kundry or a Knight`."""
    grammar, id = people.grammar, people.id
    for value, name in words.items():
        made = of_value(f"{id}/name", value, name)
        if name.startswith("the "):
            made.also(name.removeprefix("the "))
        grammar.add(made)
        people.values[value] = name
    grammar.examples[f"{id}/name"] = (*words,)
    grammar.passes(f"{id}/best", f"{id}/name")
    _lists(people)


# --- lists -------------------------------------------------------------------------------------


def _lists(people: People) -> None:
    """`Kundry, the Swan or a Knight`; `the Bread and the Wine`, with which a verb is as for
    several."""
    grammar, id = people.grammar, people.id
    grammar.passes(f"{id}/item", f"{id}/any", f"{id}/name")
    bare = Construction(
        f"{id}/item", lambda parts: people.value("one", parts["kind"]), lambda said: None
    )
    grammar.add(bare.also(f"{{kind:{id}/kind}}"))
    grammar.add(*_row(f"{id}/items", f"{id}/item"))
    for joint, kind in (("or", AnyOf), ("and", AllOf)):
        made = Construction(f"{id}/{joint}", _joining(kind), _parting(kind))
        made.wordings = [Wording(f"{{some:{id}/items}} {joint} {{it:{id}/item}}")]
        made.also(f"{{some:{id}/items}} , {joint} {{it:{id}/item}}")
        if joint == "or":
            made.also(f"either {{some:{id}/items}} or {{it:{id}/item}}")
        else:
            made.also(f"both {{some:{id}/items}} and {{it:{id}/item}}")
        grammar.add(made)
    both = Construction(f"{id}/and", _joining(AllOf), lambda said: None)
    both.also(f"{{some:{id}/manies}} and {{it:{id}/each}}")
    grammar.add(both, *_row(f"{id}/manies", f"{id}/each"))
    either = Construction(f"{id}/or/+", _joining(AnyOf), lambda said: None)
    grammar.add(either.also(f"{{some:{id}/manies}} or {{it:{id}/each}}"))
    every = _of_kind(people, f"{id}/each", "each", False)
    grammar.add(every.also(f"(all|) {{kind:{id}/kinds}}"))
    grammar.passes(f"{id}/plain/1", f"{id}/or")
    grammar.passes(f"{id}/plain/+", f"{id}/and", f"{id}/or/+")
    first, second = grammar.examples[f"{id}/name"][:2]
    grammar.examples[f"{id}/or"] = (AnyOf((first, second)), AnyOf((first, people.value("one"))))


def _row(category: str, item: str) -> list[Construction]:
    one = Construction(
        category, lambda parts: (parts["it"],),
        lambda said: {"it": said[0]} if len(said) == 1 else None, [Wording(f"{{it:{item}}}")],
    )  # fmt: skip
    more = Construction(
        category, lambda parts: (parts["it"], *parts["some"]),
        lambda said: {"it": said[0], "some": said[1:]} if len(said) > 1 else None,
        [Wording(f"{{it:{item}}} , {{some:{category}}}")],
    )  # fmt: skip
    return [one, more]


def _joining(kind: type[AnyOf] | type[AllOf]) -> Any:
    def make(parts: Parts) -> AnyOf | AllOf | None:
        nouns = (*parts["some"], parts["it"])
        return kind(nouns) if len({*nouns}) == len(nouns) else None

    return make


def _parting(kind: type[AnyOf] | type[AllOf]) -> Any:
    def take(said: Any) -> Parts | None:
        return {"some": said.nouns[:-1], "it": said.nouns[-1]} if type(said) is kind else None

    return take


# --- adjectives, and what stands behind --------------------------------------------------------


def _leads(people: People) -> None:
    """`a free Knight`, each with its quantifier; and lists."""
    grammar, id = people.grammar, people.id
    for how, templates in QUANTIFIED.items():
        made = Construction(f"{id}/lead", _leading(people, how), _led(people, how))
        words = f"{{adjective:{id}/adjective}} {{kind:{id}/head}}"
        for number, each in enumerate(each for each in templates if "{}" in each):
            made.wordings.append(Wording(each.format(words), number == 0))
        grammar.add(made)
    listed = Construction(
        f"{id}/lead", lambda parts: Lead(parts["it"], None),
        lambda said: {"it": said.noun} if _is_list(said) else None,
        [Wording(f"{{it:{id}/or}}")],
    )  # fmt: skip
    grammar.add(listed)


def _is_list(lead: Lead) -> bool:
    return isinstance(lead.noun, AnyOf) and lead.adjective is None


def _leading(people: People, quantifier: str) -> Any:
    return lambda parts: Lead(people.value(quantifier, parts["kind"]), parts["adjective"])


def _led(people: People, quantifier: str) -> Any:
    def take(said: Any) -> Parts | None:
        if said.adjective is None or not isinstance(said.noun, str):
            return None
        how, _, kind = said.noun.partition(" ")
        if how != quantifier or (kind and kind not in (*people.kinds, people.suffix)):
            return None
        return {"adjective": said.adjective, "kind": "" if kind == people.suffix else kind}

    return take


def _such(people: People) -> None:
    """Those of whom something is true: `a Knight you control that is free`."""
    id = people.id
    made = Construction(f"{id}/such", _making(people), _taking(people, f"{id}/any"))
    lead, noun = f"{{lead:{id}/lead}}", f"{{noun:{id}/any}}"
    behind, that = f"{{behind:{id}/behind}}", "that {condition:that}"
    made.wordings = [
        Wording(f"{lead} {behind} {that}"),
        Wording(f"{lead} {behind}"),
        Wording(f"{lead} {that}"),
        Wording(f"{lead}"),
        Wording(f"{noun} {behind} {that}"),
        Wording(f"{noun} {behind}"),
        Wording(f"{noun} {that}"),
    ]
    for begun in (lead, noun):
        made.also(
            f"{begun} who {{condition:that}}", f"{begun} with {{condition:with}}",
            f"{begun} without {{condition:without}}", f"{begun} {behind} with {{condition:with}}",
            f"{begun} that (is|are) {behind}",
        )  # fmt: skip
    people.grammar.add(made)


def _making(people: People) -> Any:
    def make(parts: Parts) -> Such | None:
        lead = parts.get("lead")
        noun, first = (lead.noun, lead.adjective) if lead else (parts["noun"], None)
        said = [each for each in (first, parts.get("behind"), parts.get("condition")) if each]
        if not said or not all(_is_about(people, each) for each in said):
            return None
        either = "left" in said[-1].values and said[-1].phrase is not people.grammar.conjunction
        if first and either and people.grammar.words(f"{people.id}/adjective", first) is None:
            return None  # it is printed behind `that`, where `or` is not inside of `and`
        return Such(noun, joined(people.grammar, said))

    return make


def _taking(people: People, nouns: str) -> Any:
    """What takes apart those of a noun of whom something is true; its quantifier, if it has one,
    stands in the category *nouns*."""
    grammar, id = people.grammar, people.id

    def take(said: Any) -> Parts | None:
        if not isinstance(said, Such):
            return None
        all_said = [*conjoined(grammar, said.condition)]
        if _is_its(people, said):
            return None
        behind = lead = None
        rest = all_said
        if isinstance(said.noun, AnyOf):
            lead = Lead(said.noun, None)
        elif rest and grammar.words(f"{id}/adjective", rest[0]) is not None:
            lead = Lead(said.noun, rest[0])
            if grammar.words(f"{id}/lead", lead) is None:
                lead = None
            else:
                rest = rest[1:]
        if rest and grammar.words(f"{id}/behind", rest[0]) is not None:
            behind, rest = rest[0], rest[1:]
        parts: dict[str, Any] = {"lead": lead} if lead else {"noun": said.noun}
        if behind is not None:
            parts["behind"] = behind
        if rest:
            parts["condition"] = joined(grammar, rest)
        return parts

    return take


def joined(grammar: Grammar, said: list[Any]) -> Any:
    """All that is *said*, joined by `and`."""
    *some, last = said
    for each in reversed(some):
        last = Said(grammar.conjunction, {"left": each, "right": last})
    return last


def conjoined(grammar: Grammar, said: Any) -> Iterator[Any]:
    """What is joined in it by `and`, one after another."""
    while said.phrase is grammar.conjunction:
        yield said.values["left"]
        said = said.values["right"]
    yield said


def only_about(people: People, make: Make) -> Make:
    """What *make* makes of parts, if what is true of `such` is about these *people*."""
    return lambda parts: make(parts) if _is_about(people, parts["such"]) else None


def _is_about(people: People, said: Any) -> bool:
    """Whether a condition is about these people, and no others that a game has."""
    if "left" in said.values:
        return _is_about(people, said.values["left"]) and _is_about(people, said.values["right"])
    about = [name for name, value in said.values.items() if value == EACH]
    kinds = [said.phrase.slots[name].category.split("/")[0] for name in about]
    return not kinds or people.id in kinds


# --- several -----------------------------------------------------------------------------------


def _several(people: People) -> None:
    """`free Squires`, `characters you control`: each of them is meant; and one of these, without
    its article, where they are counted."""
    grammar, id = people.grammar, people.id
    for category, heads, that, are in (
        ("many", "heads", "that/+", "are"),
        ("single", "head", "that", "is"),
    ):
        made = Construction(f"{id}/{category}", _meaning_each(people), _each_of(people))
        head, adjective = f"{{kind:{id}/{heads}}}", f"{{adjective:{id}/adjective}}"
        behind, so = f"{{behind:{id}/behind}}", f"that {{condition:{that}}}"
        for begun in (f"{adjective} {head}", head):
            for tail in (f"{behind} {so}", behind, so, ""):
                made.wordings.append(Wording(f"{begun} {tail}".strip()))
            ways = (
                f"{begun} who {{condition:{that}}}", f"{begun} with {{condition:with}}",
                f"{begun} without {{condition:without}}", f"{begun} that {are} {behind}",
            )  # fmt: skip
            made.also(*ways)
            if category == "many":
                others = (begun, f"{begun} {behind}", f"{begun} {so}", *ways[:3])
                made.also(*(f"other {each}" for each in others), how="other")
        grammar.add(made)
        grammar.kind(f"{id}/{category}", somebody=True)
    some = Construction(
        f"{id}/+", lambda parts: parts["it"] if isinstance(parts["it"], Such) else None,
        lambda said: None,
    )  # fmt: skip
    grammar.add(some.also(f"(all|all the|the|) {{it:{id}/many}}"))


def _meaning_each(people: People) -> Any:
    making = _making(people)

    def make(parts: Parts) -> Nouns | Such | None:
        noun = people.value(parts.get("how", "each"), parts["kind"])
        if not {"adjective", "behind", "condition"} & parts.keys():
            return noun
        lead = Lead(noun, parts["adjective"]) if "adjective" in parts else None
        more = {"behind", "condition"} & parts.keys()
        if lead and more and people.grammar.words(f"{people.id}/adjective", lead.adjective) is None:
            return None  # behind `that` several are spoken of once
        such: Such | None = making({**parts, "noun": noun, **({"lead": lead} if lead else {})})
        return such

    return make


def _each_of(people: People) -> Any:
    taking = _taking(people, f"{people.id}/any")

    def take(said: Any) -> Parts | None:
        noun = said.noun if isinstance(said, Such) else said
        if not isinstance(noun, str):
            return None
        how, _, kind = noun.partition(" ")
        if how != "each" or (kind and kind not in (*people.kinds, people.suffix)):
            return None
        parts = dict(taking(said)) if isinstance(said, Such) else {}
        parts.pop("noun", None)
        if (lead := parts.pop("lead", None)) is not None:
            parts["adjective"] = lead.adjective
        return {"kind": "" if kind == people.suffix else kind, **parts}

    return take


def adjective(people: People, said: Said, words: str, printed: bool) -> None:
    """*said* is what *words* before a noun say: `free`."""
    made = of_value(f"{people.id}/adjective", said, words)
    if not printed:
        made.take = lambda value: None
    people.grammar.add(made)


def objects(people: People, freely: Collection[str]) -> str:
    """The category of those to whom something is done; of the kinds *freely* they are printed as
    `any character`."""
    grammar, category = people.grammar, f"{people.id}/whom"
    each = people.value("each").partition(" ")[0]
    of_one = {people.value("one", kind): people.value(each, kind) for kind in freely}
    of_each = {each: one for one, each in of_one.items()}

    def changed(who: Any, nouns: Mapping[str, str]) -> Any:
        noun = who.noun if isinstance(who, Such) else who
        if not isinstance(noun, str) or noun not in nouns:
            return None
        return replace(who, noun=nouns[noun]) if isinstance(who, Such) else nouns[noun]

    def take(said: Any) -> Parts | None:
        found = None if _is_its(people, said) else changed(said, of_one)
        return None if found is None else {"of": found}

    made = Construction(
        category, lambda parts: changed(parts["of"], of_each), take,
        [Wording(f"any {{of:{people.id}/single}}")],
    )  # fmt: skip
    grammar.add(made)
    grammar.passes(category, people.id)
    grammar.kind(category, somebody=True)
    return category


def _some_of(people: People) -> None:
    """Any of some, where several are called by their kind: `a Knight cannot lock Squires`."""
    grammar, id = people.grammar, people.id

    def make(parts: Parts) -> Any:
        who = parts["it"]
        noun = who.noun if isinstance(who, Such) else who
        if not isinstance(noun, str):
            return who
        one = noun.replace("each", "one", 1).replace("other ", "another ", 1)
        return replace(who, noun=one) if isinstance(who, Such) else one

    made = Construction(f"{id}/some/+", make, lambda said: None)
    grammar.add(made.also(f"{{it:{id}/+}}", f"{{it:{id}/many}}"))
    grammar.passes(f"{id}/some", f"{id}/1", f"{id}/some/+")
    grammar.kind(f"{id}/some", somebody=True)


def referring(people: People) -> None:
    """`it`, `him`, `her`, `them`; `he`, `she`, `they` where they do something."""
    grammar, id = people.grammar, people.id
    one = of_value(f"{id}/1", REFERENCE).also("(it|he|she)")
    several = of_value(f"{id}/+", REFERENCE).also("they")
    whom = of_value(f"{id}/object", REFERENCE).also("(it|him|her|them)")
    anyone = of_value(f"{id}/object", people.value("one")).also("(anyone|anybody)")
    for made in (one, several, whom, anyone):
        made.take = lambda said: None
    grammar.add(one, several, whom, anyone)
    grammar.passes(f"{id}/whom", f"{id}/object")
    grammar.passes(f"{id}/some", f"{id}/object")


def _is_its(people: People, said: Any) -> bool:
    """Whether those are meant who belong to somebody, and are called so: `its captive`."""
    return isinstance(said, Such) and people.grammar.words(f"{people.id}/its", said) is not None
