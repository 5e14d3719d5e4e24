"""How the numbers of the rules are worded: changed, set, bounded, counted; and whose they are."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from tabletop.cardtext.amounts import Change, Much
from tabletop.grammar.bounds import Bound, Numbered
from tabletop.grammar.called import CHANGED, HAD, NAMED, NUMBERED, READ, WHOLE, Called
from tabletop.grammar.construction import Construction, of_value
from tabletop.grammar.english import amounts
from tabletop.grammar.english.times import INSIDE
from tabletop.grammar.english.verbs import inflected, several, third
from tabletop.grammar.function import Function, worded
from tabletop.grammar.grammar import Grammar, Whole
from tabletop.grammar.nouns import People, Unit
from tabletop.grammar.wording import Wording

_IS = "(is|are)"
_HIGHER = "(more|higher|larger|greater)"
_LOWER = "(less|lower|smaller|fewer)"


def furnish(grammar: Grammar, people: People) -> None:
    """Have the words for how numbers change: `+2 to Wands cards for each Hero standing`."""
    amounts.changes(grammar)
    amounts.changes(grammar, "change/had", HAD)
    for category in (NAMED, WHOLE):
        grammar.passes(category, f"{category}/1", f"{category}/+")
    for category in (NAMED, WHOLE, READ, NUMBERED):
        grammar.kind(category)
    named = Construction(NUMBERED, lambda parts: Numbered(parts["stat"]), lambda said: None)
    owned = Construction(
        NUMBERED, lambda parts: Numbered(parts["stat"], parts["who"]), lambda said: None
    )
    grammar.add(
        named.also(f"(the|) {{stat:{NAMED}}}"),
        owned.also(f"{{who:{people.id}/own}} {{stat:{NAMED}}}", f"the {{stat:{NAMED}}} of {{who}}"),
    )


def changes(grammar: Grammar, people: People, plain: Function, of_some: Function) -> None:
    """`+1 to hand limit`, `each Hero has +1 to hand limit`; and `add 1 to your hand limit`."""
    whole, owned = plain.construction(), of_some.construction()
    worded(whole, "{change}")
    worded(whole, "{change:change/said}", False)
    for form, word in (("1", "has"), ("+", "have")):
        worded(owned, f"{{who:{people.id}/{form}}} {word} {{change:change/had}}")
        get = "(gets|gains)" if form == "1" else "(get|gain)"
        worded(owned, f"{{who:{people.id}/{form}}} {get} {{change:change/had}}", False)
    grammar.add(whole, owned)

    def said(by: Callable[[Mapping[str, Any]], Much]) -> Construction:
        def make(parts: Mapping[str, Any]) -> Any:
            it: Numbered = parts["it"]
            change = Change(it.number, by(parts))
            if it.who is None:
                return plain.said({"change": change})
            return of_some.said({"who": it.who, "change": change})

        return Construction("modifier", make, lambda said: None)

    it = f"{{it:{NUMBERED}}}"
    for by, orders, templates in (
        (lambda parts: int(parts["n"]),
         (f"(increase|raise) {it} by {{n:number}}", f"add {{n:number}} to {it}"),
         (f"{_IS} (increased|raised) by {{n:number}}", f"{_IS} {{n:number}} {_HIGHER}")),
        (lambda parts: -int(parts["n"]),
         (f"(reduce|lower|decrease) {it} by {{n:number}}", f"subtract {{n:number}} from {it}"),
         (f"{_IS} (reduced|lowered|decreased) by {{n:number}}", f"{_IS} {{n:number}} {_LOWER}")),
        (lambda parts: parts["by"], (f"{it} {{by}}",),
         ("(gets|get|gains|gain|has|have|is|are) {by}",)),
    ):  # fmt: skip
        made = said(by)
        grammar.add(made.also(*orders, *(f"{it} {each}" for each in templates)))
        inside = _so_long(made).also(*(f"{it} {{until:{INSIDE}}} {each}" for each in templates))
        grammar.add(inside)


def _so_long(modifier: Construction) -> Construction:
    """A whole sentence that says what *modifier* says, and in a gap `until` how long."""

    def make(parts: Mapping[str, Any]) -> Whole | None:
        said = modifier.make(parts)
        return None if said is None else ({}, (said,), parts["until"])

    return Construction("whole", make, lambda said: None)


def bounded(
    grammar: Grammar, people: People, stage: str, plain: Function, of_some: Function
) -> None:
    """`your hand limit is 9, is doubled, cannot exceed 9`."""
    one, some, also = {
        "set": ("is {n:number}", "are {n:number}",
                "(is|are|becomes|become|is always|are always) {n:number}"),
        "times": ("is doubled", "are doubled", "(is|are) doubled"),
        "at least": ("cannot fall below {n:number}",) * 2
        + ("cannot (drop|go|be|be reduced) below {n:number}",),
        "at most": ("cannot exceed {n:number}",) * 2 + ("cannot (rise|go|be) above {n:number}",),
    }[stage]  # fmt: skip
    fixed: dict[str, Any] = {"n": 2} if stage == "times" else {}
    whole, owned = plain.construction(), of_some.construction()
    mine = f"{{who:{people.id}/own}}"
    for form, each in (("/1", one), ("/+", some), ("", also)):
        worded(whole, f"{{stat:{WHOLE}{form}}} {each}", bool(form), **fixed)
        worded(owned, f"{mine} {{stat:{NAMED}{form}}} {each}", bool(form), **fixed)
    if stage == "times":
        worded(whole, f"double {{stat:{WHOLE}}}", False, **fixed)
        worded(owned, f"double {mine} {{stat:{NAMED}}}", False, **fixed)
    grammar.add(whole, owned)


def read(grammar: Grammar, people: People, counted: Function, compared: Function) -> None:
    """`cards equal to your hand limit`, `if your hand limit is 7 or more`."""
    mine = f"{{who:{people.id}/own}} {{stat:{READ}}}"
    many = counted.construction("many")
    worded(many, mine)
    whole = compared.construction()
    worded(whole, f"{mine} is {{so:bound/number}}")
    worded(whole, f"{mine} are {{so:bound/number}}", False)
    grammar.add(many, whole)
    for how, words, lead in (
        (">=", "(more|higher|above)", "at least"),
        ("<=", "(less|lower|fewer)", "at most"),
        ("=", "", "exactly"),
    ):
        made = Construction("bound/number", _bound(how), _of_bound(how))
        if words:
            made.wordings = [Wording(f"{{n:number}} or {words}")]
            made.also(f"{lead} {{n:number}}")
        else:
            made.wordings = [Wording(f"{lead} {{n:number}}")]
        grammar.add(made)
    grammar.kind("bound/number")


def _bound(how: Any) -> Callable[[Mapping[str, Any]], Bound]:
    return lambda parts: Bound(how, parts["n"])


def _of_bound(how: str) -> Callable[[Any], Mapping[str, Any] | None]:
    return lambda said: {"n": said.n} if isinstance(said, Bound) and said.how == how else None


def named(grammar: Grammar, number: str, words: Called, is_read: bool, layered: bool) -> None:
    """A *number* is called by these *words*. It *is read* off the table, or only changed; where it
    is *layered* it is set, doubled and bounded, too."""
    form = "/+" if words.several else "/1"
    if words.added:
        grammar.add(of_value(CHANGED, number, words.changed), of_value(HAD, number, words.had))
    if words.own and layered:
        grammar.add(of_value(NAMED + form, number, words.printed).also(*words.called))
    if is_read:
        grammar.add(of_value(READ, number, words.printed).also(*words.called))
    if layered:
        whole = of_value(WHOLE + form, number, words.whole)
        grammar.add(whole.also(*words.called, *(f"the {each}" for each in words.called)))
    mine = () if layered or not words.own else (f"{{who:who/own}} {words.printed}",)
    names = (words.whole, *words.called, *mine, *words.owned)
    for template in names if words.added else ():
        made = Construction(
            NUMBERED,
            lambda parts: Numbered(number, parts.get("who")),
            lambda said: None,
        )
        grammar.add(made.also(template))


WITHIN = "{within}"
"""What stands in other words for how a number changes where they may say how long it does."""


def otherwise(grammar: Grammar, number: str, templates: Iterable[str], changes: Function) -> None:
    """*templates* say by how much a *number* changes in other words, with gaps `up` or `down`; with
    a gap `within` they may say, too, how long: what *changes* says."""
    for template in templates:
        sign, name = (
            (-1, "down") if "{down" in template else (1, "by" if "{by" in template else "up")
        )
        made = Construction(
            "change/said",
            lambda parts, sign=sign, name=name: Change(number, sign * parts[name]),  # type: ignore[misc]
            lambda said: None,
        )
        plain = template.replace(WITHIN, "")
        counted = amounts.counted(number, sign, name)
        grammar.add(made.also(plain), counted.also(f"{plain} {amounts.FOR_EACH}"))
        if WITHIN in template:
            modifier = Construction(
                "modifier",
                lambda parts, make=made.make: changes.said({"change": make(parts)}),  # type: ignore[misc]
                lambda said: None,
            )
            inside = template.replace(WITHIN, f"{{until:{INSIDE}}}")
            grammar.add(_so_long(modifier).also(inside))


def said_of(
    grammar: Grammar,
    people: People,
    number: str,
    of_some: Function,
    when: str,
    does: str,
    unit: Unit,
) -> None:
    """`Heroes who Focus draw 1 card fewer`: what is done *when* so, and what that *does*."""
    _more_of(grammar, unit)
    more, id = f"{{by:more/{unit.id}}}", people.id

    def make(parts: Mapping[str, Any]) -> Any:
        who = parts.get("who", "each")
        meant = _ANY.get(who, who) if isinstance(who, str) else who
        return of_some.said({"who": meant, "change": Change(number, parts["by"])})

    made = Construction("modifier", make, lambda said: None)
    they = f"(they|he|she|it|that {people.word})"
    each = "(when|whenever|each time|every time|if)"
    one, some = inflected(when, third), inflected(when, several)
    gives, give = inflected(does, third), inflected(does, several)
    fewer = f"{{by:fewer/{unit.id}}}"
    made.also(
        f"{{who:{id}/plain/1}} {gives} {fewer} {each} {they} ({one}|{some})",
        f"{{who:{id}/plain/+}} {give} {fewer} {each} (you|they) {some}",
        f"{people.many} (who|that) {some} {give} {more}",
        f"(each|every|a|any) {people.word} (who|that) {one} {gives} {more}",
        f"{each} {{who:{id}/plain/1}} {one} , {they} ({gives}|{give}) {fewer}",
        f"{each} {{who:{id}/plain/+}} {some} , (you|) {give} {fewer}",
    )
    grammar.add(made)


_ANY = {"one": "each", "another": "other"}
"""Whoever it is, each is meant."""


def _more_of(grammar: Grammar, unit: Unit) -> None:
    """`1 card more`, `2 fewer cards`, `3 cards instead of 2`: by how much it is another."""
    if f"more/{unit.id}" in grammar.kinds:
        return
    fewer, more = f"fewer/{unit.id}", f"more/{unit.id}"
    for sign, category, words in (
        (1, more, "(more|extra|additional)"), (-1, fewer, "(less|fewer)"),
    ):  # fmt: skip
        made = Construction(
            category,
            lambda parts, sign=sign: sign * parts["n"],  # type: ignore[misc]
            lambda said: None,
        )
        for n, noun in (("number", unit.many),) if unit.much else (
            ("one", unit.one), ("many", unit.many)
        ):  # fmt: skip
            made.also(f"{{n:{n}}} {words} {noun}", f"{{n:{n}}} {noun} {words}")
        if not unit.much:
            made.also(f"a {unit.one} {words}", n=1)
        made.also(f"{{n:number}} {words}")
        grammar.add(made)
    grammar.passes(more, fewer)
    rather = Construction(
        more, lambda parts: parts["n"] - parts["usual"] or None, lambda said: None
    )
    noun = f"({unit.one}|{unit.many})" if unit.one != unit.many else unit.many
    grammar.add(rather.also(f"{{n:number}} {noun} instead of {{usual:number}}"))
    for category in (more, fewer):
        grammar.kind(category)
