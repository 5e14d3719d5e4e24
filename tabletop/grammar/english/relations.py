"""How English words who has whom: `owns the Balm`, `a Knight you control`, `its captives`."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tabletop.cardtext.phrase import Said
from tabletop.cardtext.subjects import EACH, ITS, Such
from tabletop.grammar.bounds import MoreThan
from tabletop.grammar.construction import Construction, Parts
from tabletop.grammar.english.counting import counting
from tabletop.grammar.english.noun_phrases import conjoined, joined
from tabletop.grammar.english.verbs import inflected, several, third
from tabletop.grammar.function import Function, worded
from tabletop.grammar.grammar import Grammar
from tabletop.grammar.nouns import People, Whose
from tabletop.grammar.wording import Wording

_SUBJECTS = (("1", third), ("+", several))


def has(
    grammar: Grammar,
    function: Function,
    subject: People,
    of: People,
    frames: tuple[str, ...],
    passive: tuple[str, ...],
) -> None:
    """`Kundry owns the Balm`, `that owns the Balm`; of the other side `you control`, `owned by
    Kundry`."""
    _is_so(grammar, function, subject, frames, f"{{whom:{of.id}}}")
    whole, behind, that = (function.construction() for _ in range(3))
    behind.category, that.category = f"{of.id}/behind", "that/0"
    agent = f"{{who:{subject.id}/plain}}"  # `that` behind it is of whom this is said
    for number, words in enumerate(passive):
        by = words.replace("{who}", agent)
        for form, be in (("1", "is"), ("+", "are")):
            worded(whole, f"{{whom:{of.id}/{form}}} {be} {by}", False)
        worded(behind, by, number == 0, whom=EACH)
        worded(that, f"is {by}", False, whom=EACH)
    for number, frame in enumerate(frames):
        if "you" in subject.values:
            worded(behind, f"you {inflected(frame, several)}", number == 0, whom=EACH, who="you")
        for form, agree in _SUBJECTS:
            verb = inflected(frame, agree)
            worded(behind, f"{{who:{subject.id}/plain/{form}}} {verb}", False, whom=EACH)
            worded(that, f"{{who:{subject.id}/{form}}} {verb}", number == 0, whom=EACH)
    behind.wordings.sort(key=lambda wording: "who" not in wording.fixed)
    grammar.add(whole, behind, that)


def _is_so(
    grammar: Grammar, function: Function, subject: People, frames: tuple[str, ...], rest: str
) -> None:
    """A condition about the *subject*, and behind a noun for it: its verb, and the *rest*."""
    whole, that = function.construction(), function.construction("that")
    those, behind = function.construction("that"), function.construction("that")
    those.category, behind.category = "that/+", "with"
    behind.take = lambda said: None
    for number, frame in enumerate(frames):
        house = number == 0
        for form, agree in _SUBJECTS:
            worded(whole, f"{{who:{subject.id}/so/{form}}} {inflected(frame, agree)} {rest}", house)
        worded(that, f"{inflected(frame, third)} {rest}", house, who=EACH)
        worded(those, f"{inflected(frame, several)} {rest}", house, who=EACH)
        if "have" in frame:
            worded(behind, rest, False, who=EACH)
    grammar.add(whole, that, those, *([behind] if behind.wordings else []))


def many(
    grammar: Grammar,
    function: Function,
    subject: People,
    of: People,
    frames: tuple[str, ...],
    name: str,
) -> None:
    """`you control 3 free Knights`: so many at least; `2 or fewer`, `exactly 2`, `no Knights`."""
    _is_so(grammar, function, subject, frames, f"{{many:{name}/many}}")
    noun, one = f"{{of:{of.id}/many}}", f"{{of:{of.id}/single}}"
    grammar.add(*counting(f"{name}/many", noun, one))


def than(
    grammar: Grammar,
    function: Function,
    subject: People,
    of: People,
    frames: tuple[str, ...],
    name: str,
) -> None:
    """`you control more Knights than each opponent`."""
    _is_so(grammar, function, subject, frames, f"{{more:{name}/than}}")
    others = f"{subject.id}/others"
    if others not in grammar.kinds:
        grammar.kind(others, somebody=True)
        _others(grammar, subject, others)
    for how, words, joint in (
        (">", "more", "than"),
        ("<", "fewer", "than"),
        ("=", "as many", "as"),
    ):

        def take(said: Any, how: str = how) -> Parts | None:
            is_so = isinstance(said, MoreThan) and said.how == how
            return {"of": said.of, "who": said.who} if is_so else None

        def make(parts: Parts, how: Any = how) -> MoreThan:
            return MoreThan(how, parts["of"], parts["who"])

        made = Construction(f"{name}/than", make, take)
        made.wordings = [Wording(f"{words} {{of:{of.id}/many}} {joint} {{who:{others}}}")]
        if how == "<":
            made.also(f"less {{of:{of.id}/many}} than {{who:{others}}}")
        agreed = "|".join(dict.fromkeys(inflected(f, a) for f in frames for _, a in _SUBJECTS))
        made.also(f"{words} {{of:{of.id}/many}} {joint} {{who:{others}}} ({agreed}|does|do)")
        grammar.add(made)


def _others(grammar: Grammar, people: People, category: str) -> None:
    """`than each opponent`; `than any opponent` is than each."""
    id = people.id
    made = Construction(
        category,
        lambda parts: parts["it"] if _is_one(parts["it"]) else None,
        lambda said: {"it": said} if _is_one(said) else None,
        [Wording(f"{{it:{id}/plain}}")],
    )
    each = Construction(
        category, lambda parts: people.value("each", parts["kind"]), lambda said: None
    )
    one = Construction(
        category, lambda parts: people.value("one", parts["kind"]),
        lambda said: {"kind": _kind(people, said)} if _is_any(said) else None,
        [Wording(f"a {{kind:{id}/head}}")],
    )  # fmt: skip
    other = Construction(category, lambda parts: people.value("other"), lambda said: None)
    each.also(f"any {{kind:{id}/head}}", f"each of your {{kind:{id}/heads}}")
    grammar.add(
        one, made, each, other.also(f"any other {people.word}", "anyone else", "anybody else"),
    )  # fmt: skip


def _is_one(who: Any) -> bool:
    """Whether it is a single noun, but for `an opponent`, which is said in its own way."""
    return isinstance(who, str) and not _is_any(who)


def _is_any(who: Any) -> bool:
    return isinstance(who, str) and who.split(" ", 1)[0] in ("one", "another", "random")


def _kind(people: People, who: str) -> str:
    kind = who.partition(" ")[2]
    return "" if kind == people.suffix else kind


def proxies(grammar: Grammar, function: Function, subject: People, of: People) -> None:
    """`an opponent locks a Knight`, `you lock a Knight`: by any of those whom they have."""
    for form in ("1", "+"):
        made = Construction(
            f"{of.id}/proxy/{form}",
            lambda parts: Such(
                of.value("one"), Said(function, {"who": _any_of(parts["it"]), "whom": EACH})
            ),
            lambda said: None,
        )
        grammar.add(made.also(f"{{it:{subject.id}/{form}}}"))


def _any_of(who: Any) -> Any:
    """Any of those of whom each is named: `opponents cannot lock`."""
    return who.replace("each ", "one ", 1) if isinstance(who, str) else who


# --- whose -------------------------------------------------------------------------------------


def whose(
    grammar: Grammar,
    function: Function,
    many: Function,
    subject: People,
    of: People,
    frames: tuple[str, ...],
    called: Whose,
) -> None:
    """`its captive`, `all its captives`; `your Knights`, `one of an opponent's Knights`."""
    id, own = of.id, f"{{own:{subject.id}/own}}"
    for quantifier, category, printed, others in (
        ("one", "such", "{own} {one}", ("(one|any) of {own} {many}", "any {one} of {theirs}")),
        (
            "each",
            "+",
            "all {own} {many}",
            (
                "{own} {many}",
                "all of {own} {many}",
                "(each|every) {one} of {theirs}",
            ),
        ),
        (
            "another",
            "such",
            "another of {own} {many}",
            ("{own} other {one}", "(one|any) of {own} other {many}", "another {one} of {theirs}"),
        ),
        ("other", "+", "all {own} other {many}", ("{own} other {many}",)),
        ("each", "such", "each of {own} {many}", ()),
        ("other", "such", "each of {own} other {many}", ()),
    ):
        made = Construction(
            f"{id}/{category}", _belonging(of, function, called, quantifier),
            _belongs(of, function, called, quantifier),
        )  # fmt: skip
        for number, words in enumerate((printed, *others)):
            for adjective in ("", f"{{adjective:{id}/adjective}} "):
                if adjective and called.one:
                    continue
                said = words.replace("{own}", own).replace("{theirs}", "yours")
                said = said.replace("{one}", f"{adjective}{_head(id, called, 'one')}")
                said = said.replace("{many}", f"{adjective}{_head(id, called, 'many')}")
                fixed = {"own": "you"} if "{theirs}" in words else {}
                if fixed and "you" not in subject.values:
                    continue
                worded(made, said, called.printed and number == 0 and not adjective, **fixed)
                if called.one and not subject.players and own in said:  # whoever `you` are
                    worded(made, said.replace(own, "your"), False, own=ITS)
        grammar.add(made, first=True)
        if category == "+" and f"{id}/whom" in grammar.kinds:
            grammar.add(replace(made, category=f"{id}/whom"), first=True)
    its = Construction(f"{id}/its", lambda parts: None, _is_whose(of, function, called))
    its.wordings = [Wording(f"{{own:{subject.id}/own}}")]
    if called.printed:
        grammar.add(its)
    if called.one:
        _holding(grammar, function, many, subject, of, frames, called)


def _head(id: str, called: Whose, number: str) -> str:
    if called.one:
        return called.one if number == "one" else called.many
    return f"{{kind:{id}/head}}" if number == "one" else f"{{kind:{id}/heads}}"


def _belonging(people: People, function: Function, called: Whose, quantifier: str) -> Any:
    def make(parts: Parts) -> Such | None:
        kind = parts.get("kind", "")
        if called.kinds and kind not in called.kinds:
            return None
        so = function.said({"who": parts["own"], "whom": EACH})
        if so is None:
            return None
        first = [parts["adjective"]] if "adjective" in parts else []
        return Such(people.value(quantifier, kind), joined(people.grammar, [*first, so]))

    return make


def _belongs(people: People, function: Function, called: Whose, quantifier: str) -> Any:
    inner = _is_whose(people, function, called)

    def take(said: Any) -> Parts | None:
        parts = inner(said) if called.printed else None
        if parts is None or said.noun.split(" ", 1)[0] != quantifier:
            return None
        kind = said.noun.partition(" ")[2]
        return {**parts, **({} if called.one else {"kind": kind})}

    return take


def _is_whose(people: People, function: Function, called: Whose) -> Any:
    """What takes apart those who belong to somebody, and of whom nothing else is said."""

    def take(said: Any) -> Parts | None:
        if not isinstance(said, Such) or not isinstance(said.noun, str):
            return None
        first, *more = conjoined(people.grammar, said.condition)
        how, _, kind = said.noun.partition(" ")
        if more or first.phrase is not function or first.values["whom"] != EACH:
            return None
        kinds = (people.suffix,) if called.one else called.kinds
        if how not in ("one", "each", "another", "other") or kind not in kinds:
            return None
        return {"own": first.values["who"]}

    return take


def _holding(
    grammar: Grammar,
    function: Function,
    many: Function,
    subject: People,
    of: People,
    frames: tuple[str, ...],
    called: Whose,
) -> None:
    """`has a captive`, `has 2 or more captives`, `has no captives`, `with a captive`."""
    category = f"{many.part}/called"
    counted = counting(category, called.many, called.one)
    each = of.value("each")
    for made in counted:
        made.make = _of_each(made.make, each)
        made.take = lambda said: None
    grammar.add(*counted)
    verbs = tuple(dict.fromkeys((*frames, "[have|hold]")))
    so_many, any_of = many.construction(), function.construction()
    behind = many.construction("that")
    that, that_any = many.construction("that"), function.construction("that")
    those, those_any = many.construction("that"), function.construction("that")
    those.category = those_any.category = "that/+"
    behind.category = "with"
    worded(behind, f"{{many:{category}}}", False, who=EACH)
    for verb in verbs:
        for form, agree in _SUBJECTS:
            begun = f"{{who:{subject.id}/so/{form}}} {inflected(verb, agree)}"
            worded(so_many, f"{begun} {{many:{category}}}", False)
            worded(any_of, f"{begun} a {called.one}", False, whom=of.value("one"))
        for agree, made, some in ((third, that, that_any), (several, those, those_any)):
            worded(made, f"{inflected(verb, agree)} {{many:{category}}}", False, who=EACH)
            worded(
                some,
                f"{inflected(verb, agree)} a {called.one}",
                False,
                who=EACH,
                whom=of.value("one"),
            )
    with_one = function.construction("that")
    with_one.category = "with"
    worded(with_one, f"a {called.one}", False, who=EACH, whom=of.value("one"))
    for made in (so_many, any_of, behind, that, that_any, those, those_any, with_one):
        made.take = lambda said: None
        grammar.add(made)


def _of_each(make: Any, each: str) -> Any:
    return lambda parts: make({**parts, "of": each})
