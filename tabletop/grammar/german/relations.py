"""How German words who has whom: `besitzt den Balsam`, `ein Ritter, den du lenkst`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from tabletop.cardtext.phrase import Said
from tabletop.cardtext.subjects import EACH, ITS, Such
from tabletop.grammar.bounds import Bound, Many, MoreThan
from tabletop.grammar.construction import Construction, Parts
from tabletop.grammar.function import Function, worded
from tabletop.grammar.german.declension import CASES, GENDERS, Determiner, Noun, inside, relative
from tabletop.grammar.german.framing import MAIN, filled, in_category, subjects, tables
from tabletop.grammar.german.idioms import add_condition, add_relative
from tabletop.grammar.german.verbs import Predicate
from tabletop.grammar.grammar import Grammar
from tabletop.grammar.nouns import People, Whose

_WHOM = "{whom:accusative}"
OF = "of "
"""How a frame is called that says a relation of those whom somebody has: `{who:dative} [gehören]`;
else they are whom somebody has: `den du lenkst`."""


def _frame(grammar: Grammar, function: Function) -> Predicate:
    return tables(grammar).predicate("relations", function.part)


def has(
    grammar: Grammar,
    function: Function,
    subject: People,
    of: People,
    frames: tuple[str, ...],
    passive: tuple[str, ...],
) -> None:
    """`Kundry besitzt den Balsam`; `der den Balsam besitzt`; `den du lenkst`."""
    frame = _frame(grammar, function)
    so = frame.having(filled(frame.middle, function))
    add_condition(grammar, function, so, subjects(f"{subject.id}/so"))
    add_relative(grammar, function, so, lambda said: said.values.get("whom") != EACH)
    called = f"{OF}{function.part}"
    if tables(grammar).has("relations", called):
        found = tables(grammar).predicate("relations", called)
        had = found.having(filled(found.middle, function))
        for category, form in (("that/0", "er"), ("that/+", "sie")):
            made = in_category(function, category)
            worded(made, had.final("", form), True, whom=EACH)  # type: ignore[arg-type]
            grammar.add(made)
        return
    rest = frame.having(frame.middle.replace(_WHOM, "").strip())
    for gender in (*GENDERS, "+"):
        made = in_category(function, f"relative/{gender}/0")
        for who, agreed in subjects(subject.id):
            words = f"{relative(gender, 'accusative')} {rest.final(who, agreed)}"
            worded(made, words, True, whom=EACH)
        grammar.add(made)


def many(
    grammar: Grammar,
    function: Function,
    subject: People,
    of: People,
    frames: tuple[str, ...],
    name: str,
) -> None:
    """`wenn du 3 freie Ritter lenkst`: so many at least."""
    frame = _frame(grammar, function)
    so = frame.having(frame.middle.replace(_WHOM, f"{{many:{name}/many}}"))
    add_condition(grammar, function, so, subjects(f"{subject.id}/so"))
    add_relative(grammar, function, so)
    grammar.add(*so_many_of(f"{name}/many", of))


def so_many_of(category: str, of: People) -> list[Construction]:
    """So many of some people: `3 freie Ritter`, `höchstens 2`, `genau 1`, or nobody."""
    several, single, nobody = (
        f"{{of:{of.id}/{each}@accusative}}" for each in ("many", "single", "no")
    )
    one, more = f"{{n:one}} {single}", f"{{n:many}} {several}"
    some = _counted(category, ">=", lambda n: n > 1)
    worded(some, more)
    worded(some, f"mindestens {more}", False)
    found = [some]
    for how, before in (("<=", "höchstens"), ("=", "genau")):
        made = _counted(category, how, lambda n: n > 0)
        worded(made, f"{before} {one}")
        worded(made, f"{before} {more}")
        found.append(made)
    no = _counted(category, "=", lambda n: n == 0)
    worded(no, nobody, True, n=0)
    return [*found, no]


def proxies(grammar: Grammar, function: Function, subject: People, of: People) -> None:
    """A card in German names those who do something, and not whose they are alone."""


def _counted(category: str, how: Any, fits: Callable[[int], bool]) -> Construction:
    def take(said: Any) -> Parts | None:
        is_so = isinstance(said, Many) and said.so.how == how and fits(said.so.n)
        return {"n": said.so.n, "of": said.of} if is_so else None

    def make(parts: Parts) -> Many | None:
        return Many(Bound(how, parts["n"]), parts["of"]) if fits(parts["n"]) else None

    return Construction(category, make, take)


def than(
    grammar: Grammar,
    function: Function,
    subject: People,
    of: People,
    frames: tuple[str, ...],
    name: str,
) -> None:
    """`wenn du mehr Ritter lenkst als jeder Gegner`."""
    frame = _frame(grammar, function)
    several, other = f"{{more_of:{of.id}/many@accusative}}", f"{{more_than:{subject.id}/plain}}"
    for how, words, joint in (
        (">", "mehr", "als"), ("<", "weniger", "als"), ("=", "genauso viele", "wie")
    ):  # fmt: skip
        middle = frame.middle.replace(_WHOM, f"{words} {several}")
        so = frame.having(middle, f"{joint} {other}")
        whole, main = function.construction(), in_category(function, f"condition{MAIN}/0")
        that, those = function.construction("that"), in_category(function, "that/+")
        for who, form in subjects(f"{subject.id}/so"):
            worded(whole, so.final(who, form))
            worded(main, so.main(who, form))
        worded(that, so.final("", "er"), True, who=EACH)
        worded(those, so.final("", "sie"), True, who=EACH)
        for made in (whole, main, that, those):
            grammar.add(_flat(made, how))


def _flat(made: Construction, how: Any) -> Construction:
    """*made*, in whose wordings the parts of `MoreThan` stand by themselves."""
    make, take = made.make, made.take

    def compare(parts: Parts) -> Any:
        return make({**parts, "more": MoreThan(how, parts["more_of"], parts["more_than"])})

    def apart(said: Any) -> Parts | None:
        parts = take(said)
        more = None if parts is None else parts["more"]
        if more is None or more.how != how:
            return None
        return {**parts, "more_of": more.of, "more_than": more.who}  # type: ignore[dict-item]

    made.make, made.take = compare, apart
    return made


# --- whose -------------------------------------------------------------------------------------

_ANOTHER, _OTHERS = Determiner("ein", "ein", "ander"), Determiner("all", adjective="ander")
_OWN = {
    "one": ("such", Determiner("ein", "ein", "eigen"), Determiner("ein", "ein")),
    "another": ("such", _ANOTHER._replace(adjective="ander eigen"), _ANOTHER),
    "each": ("those", Determiner("all", adjective="eigen"), Determiner("all")),
    "other": ("those", _OTHERS._replace(adjective="ander eigen"), _OTHERS),
}
"""What stands before those who are its own, and before those of somebody, by quantifier."""


def whose(
    grammar: Grammar,
    function: Function,
    many: Function,
    subject: People,
    of: People,
    frames: tuple[str, ...],
    called: Whose,
) -> None:
    """`ein eigener Gefangener`, `alle Gefangenen von Kundry`."""
    if not called.printed:
        return
    them = {"m": "ihm", "f": "ihr", "n": "ihm"}[tables(grammar).noun(subject.word).gender]
    for kind, noun in _belongings(grammar, of, called):
        for how, (name, its, of_one) in _OWN.items():
            gender = "+" if name == "those" else noun.gender
            for case in CASES:
                category = inside(f"{of.id}/{name}", case)
                value = of.value(how, kind)
                words = of_one.before(noun, gender, case)
                for owner, said in (
                    (ITS, its.before(noun, gender, case)), (EACH, f"{words} von {them}"),
                    ("", f"{words} von {{own:{subject.id}@dative}}"),
                ):  # fmt: skip
                    made = Construction(category, *_belonging(function, value, owner))
                    worded(made, said)
                    grammar.add(made)


def _belongings(grammar: Grammar, of: People, called: Whose) -> Iterator[tuple[str, Noun]]:
    """The kinds of those who can belong to somebody, each with its noun."""
    if called.one:
        yield "", tables(grammar).noun(called.one)
    for kind in called.kinds:
        yield kind, tables(grammar).noun(of.kinds[kind][0])


def _belonging(
    function: Function, noun: str, owner: str = ""
) -> tuple[Callable[[Parts], Such], Callable[[Any], Parts | None]]:
    """What makes those of a *noun* who belong to somebody, to *owner* if that is told, and takes
    them apart."""

    def make(parts: Parts) -> Such:
        so = Said(function, {"who": owner or parts["own"], "whom": EACH})
        return Such(noun, so)

    def take(said: Any) -> Parts | None:
        so = said.condition if isinstance(said, Such) and said.noun == noun else None
        if not isinstance(so, Said) or so.phrase is not function or so.values["whom"] != EACH:
            return None
        who = so.values["who"]
        return {"own": who} if owner in ("", who) else None

    return make, take
