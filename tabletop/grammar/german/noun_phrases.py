"""Noun phrases: `ein freier Ritter, den du lenkst`, `andere Helden, die kein Schild haben`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from tabletop.cardtext.phrase import Said
from tabletop.cardtext.subjects import EACH, AllOf, AnyOf, Such
from tabletop.grammar.construction import Construction, Parts
from tabletop.grammar.function import worded
from tabletop.grammar.german.declension import (
    CASES,
    EIN,
    GENDERS,
    KEIN,
    Case,
    Determiner,
    Gender,
    inside,
)
from tabletop.grammar.grammar import Grammar
from tabletop.grammar.nouns import People

QUANTIFIED = {
    "each": Determiner("jed"),
    "other": Determiner("jed", adjective="ander"),
    "one": EIN,
    "another": Determiner("ein", "ein", "ander"),
    "random": Determiner("ein", "ein", "zufällig"),
}
"""What stands before a noun, by quantifier."""

THAT, THAT_KIND = {"that": Determiner("jen")}, {"that": Determiner("dies")}
"""What stands before whom the sentence has named: `jene Figur`, for a card calls itself `diese
Figur`; but `dieses Artefakt`."""

_BARE = Determiner("", "")
SEVERAL = {"each": _BARE, "other": _BARE._replace(adjective="ander")}
"""What stands before several of it, each of whom is meant."""

ANY = {"one": Determiner("ein", "ein", "beliebig")}
"""Whoever it may be."""

NO, SINGLE = {"each": KEIN}, {"each": _BARE}
"""None of those who are meant, and a single one, behind a numeral."""


def filtered(category: str, inner: str, fits: Callable[[Any], bool]) -> Construction:
    """What is said in an *inner* category is said in *category*, if it *fits*."""
    made = Construction(
        category,
        lambda parts: parts["it"] if fits(parts["it"]) else None,
        lambda said: {"it": said} if fits(said) else None,
    )
    worded(made, f"{{it:{inner}}}")
    return made


def furnish_phrases(people: People) -> None:
    """Have all quantifiers of *people*, with an adjective and without, and relative clauses behind
    that: as one, and as several of whom each is meant."""
    phrases(people, "any", QUANTIFIED, GENDERS)
    phrases(people, "any", THAT, GENDERS, lambda kind: not kind)
    phrases(people, "any", THAT_KIND, GENDERS, bool)
    phrases(people, "many", SEVERAL, ("+",))
    phrases(people, "no", NO, ("+",))
    phrases(people, "single", SINGLE, GENDERS)


def phrases(
    people: People,
    name: str,
    quantified: Mapping[str, Determiner],
    genders: Sequence[Gender],
    fits: Callable[[str], bool] = lambda kind: True,
) -> None:
    """Have noun phrases in the category called so, with what stands before a noun, of each kind
    that *fits*. Those without a condition are in `plain`, the others in `such`."""
    category = f"{people.id}/{name}"
    for case in CASES:
        for gender in genders:
            plain, lead, such = (
                inside(f"{category}/{each}/{gender}", case) for each in ("plain", "lead", "such")
            )
            for quantifier, which in quantified.items():
                for made in _phrase(people, quantifier, which, gender, case, fits):
                    made.category = plain if made.category == "plain" else lead
                    people.grammar.add(made)
            _such(people, such, lead, plain, gender)
            for each, inner in (("plain", plain), ("such", such)):
                people.grammar.passes(inside(f"{category}/{each}", case), inner)
        of_each = (inside(f"{category}/{each}", case) for each in ("plain", "such"))
        people.grammar.passes(inside(category, case), *of_each)


def _phrase(
    people: People,
    quantifier: str,
    which: Determiner,
    gender: Gender,
    case: Case,
    fits: Callable[[str], bool],
) -> Iterator[Construction]:
    """`jeder andere Ritter`, `jeder andere freie Ritter`."""
    id, ending = people.id, which.ending(gender, case)
    kind = f"{{kind:{inside(f'{id}/kind/{gender}', case)}}}"
    before = which.begun(gender, case)

    def value(parts: Parts) -> str | None:
        kind = parts["kind"]
        return people.value(quantifier, kind) if fits(kind) else None

    def such(parts: Parts) -> Such | None:
        noun = value(parts)
        return None if noun is None else Such(noun, parts["adjective"])

    def kind_of(said: Any) -> Parts | None:
        found = _kind_of(people, quantifier, said)
        return found if found is None or fits(found["kind"]) else None

    def adjective_of(said: Any) -> Parts | None:
        found = kind_of(said.noun) if isinstance(said, Such) else None
        return None if found is None else {**found, "adjective": said.condition}

    plain = Construction("plain", value, kind_of)
    worded(plain, f"{before} {kind}".strip())
    lead = Construction("lead", such, adjective_of)
    worded(lead, f"{before} {{adjective:{id}/adjective/{ending}}} {kind}".strip())
    yield plain
    yield lead


def _kind_of(people: People, quantifier: str, said: Any) -> Parts | None:
    """The kind of those who are named with this *quantifier*; nothing if they are others."""
    how, _, kind = said.partition(" ") if isinstance(said, str) else ("", "", "")
    if how != quantifier:
        return None
    if kind == people.suffix:
        return {"kind": ""}
    return {"kind": kind} if kind in people.kinds else None


def _such(people: People, category: str, lead: str, noun: str, gender: Gender) -> None:
    """Those of whom something is true: an adjective, something right behind the noun, a relative
    clause, or several of these."""
    begun = {"lead": f"{{lead:{lead}}}", "noun": f"{{noun:{noun}}}"}
    behind, such = f"{{behind:{people.id}/behind}}", f", {{such:relative/{gender}}} (,|)"
    for first in ("lead", "noun"):
        for more in (("behind", "such"), ("behind",), ("such",), ()):
            if first == "lead" or more:
                names = (first, *more)
                made = Construction(category, _making(people), _taking(people, names))
                worded(made, " ".join({**begun, "behind": behind, "such": such}[n] for n in names))
                people.grammar.add(made)


def _making(people: People) -> Callable[[Parts], Such | None]:
    def make(parts: Parts) -> Such | None:
        lead, more = parts.get("lead"), [parts[n] for n in ("behind", "such") if n in parts]
        if not all(_about(people, each) for each in more):
            return None
        noun = lead.noun if lead else parts["noun"]
        return Such(noun, _joined(people.grammar, [*([lead.condition] if lead else []), *more]))

    return make


def _joined(grammar: Grammar, said: list[Said]) -> Said:
    *some, last = said
    for each in reversed(some):
        last = Said(grammar.conjunction, {"left": each, "right": last})
    return last


def _taking(people: People, names: Sequence[str]) -> Callable[[Any], Parts | None]:
    """Take apart what is true of somebody: *names* are the parts of the words for it, in order."""
    *some, last = (name for name in names if name != "noun")
    conjunction = people.grammar.conjunction

    def take(said: Any) -> Parts | None:
        if not isinstance(said, Such):
            return None
        parts: dict[str, Any] = {"noun": said.noun}
        rest = said.condition
        for name in some:
            if not isinstance(rest, Said) or rest.phrase is not conjunction:
                return None
            parts[name], rest = rest.values["left"], rest.values["right"]
        if last != "such" and getattr(rest, "phrase", None) is conjunction:
            return None
        parts[last] = rest
        if "lead" in parts:
            parts["lead"] = Such(said.noun, parts["lead"])
        return parts

    return take


def _about(people: People, said: Said) -> bool:
    """Whether a condition is about these people, and no others that a game has."""
    if "left" in said.values:
        return _about(people, said.values["left"]) and _about(people, said.values["right"])
    about = [name for name, value in said.values.items() if value == EACH]
    kinds = [said.phrase.slots[name].category.split("/")[0] for name in about]  # type: ignore[attr-defined]
    return not kinds or people.id in kinds


# --- lists -------------------------------------------------------------------------------------


def lists(people: People) -> None:
    """`Kundry, der Schwan oder ein Ritter`; `das Brot und der Wein`, who are several."""
    grammar, id = people.grammar, people.id
    for case in CASES:
        item, items = inside(f"{id}/item", case), inside(f"{id}/items", case)
        grammar.passes(item, inside(f"{id}/any/plain", case), inside(f"{id}/name", case))
        one = Construction(
            items, lambda parts: (parts["it"],),
            lambda said: {"it": said[0]} if len(said) == 1 else None,
        )  # fmt: skip
        worded(one, f"{{it:{item}}}")
        more = Construction(
            items, lambda parts: (parts["it"], *parts["some"]),
            lambda said: {"it": said[0], "some": said[1:]} if len(said) > 1 else None,
        )  # fmt: skip
        worded(more, f"{{it:{item}}} , {{some:{items}}}")
        grammar.add(one, more)
        for name, joint, kind in (("or", "oder", AnyOf), ("and", "und", AllOf)):
            made = Construction(inside(f"{id}/{name}", case), _joining(kind), _parting(kind))
            worded(made, f"{{some:{items}}} {joint} {{it:{item}}}")
            grammar.add(made)
        listed = inside(f"{id}/or", case)
        such = inside(f"{id}/or/such", case)
        those = Construction(such, _making(people), _taking(people, ("noun", "such")))
        worded(those, f"{{noun:{listed}}} , {{such:relative/+}} (,|)")
        grammar.add(those)


def _joining(kind: type[AnyOf] | type[AllOf]) -> Callable[[Parts], AnyOf | AllOf | None]:
    def make(parts: Parts) -> AnyOf | AllOf | None:
        nouns = (*parts["some"], parts["it"])
        return kind(nouns) if len({*nouns}) == len(nouns) else None

    return make


def _parting(kind: type[AnyOf] | type[AllOf]) -> Callable[[Any], Parts | None]:
    def take(said: Any) -> Parts | None:
        return {"some": said.nouns[:-1], "it": said.nouns[-1]} if type(said) is kind else None

    return take
