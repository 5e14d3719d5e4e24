"""What words ask of a table, as it is known by from games: of whom so much, whether it is so, and
what can be paid."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from math import prod
from typing import Any, Literal, NamedTuple

from tabletop.cardtext.phrase import Phrase, Said
from tabletop.cardtext.subjects import EACH, Such, nouns_of, quantifier
from tabletop.grammar.bounds import Bound, Many, Parity, Than
from tabletop.grammar.function import Function, Kind
from tabletop.grammar.grammar import Grammar
from tabletop.grammar.listing import constants
from tabletop.grammar.listing import values as listed
from tabletop.grammar.nouns import Thing

How = Literal["<=", ">=", "=", "so"]


class _Anything:
    """Stands for a condition that is always true."""

    def run(self, *args: Any, **said: Any) -> bool:
        return True


ANYTHING = _Anything()

MANY = 24
"""Ways to fill the gaps of one function; of more of them nothing is asked."""


class Asked(NamedTuple):
    """What is asked: by which `label` it is known, and whether it is so, or so much (`n`) at most,
    at least, or just; of `who`, if of anybody."""

    label: str
    how: How
    n: int
    who: Any


class Question(NamedTuple):
    """One thing that a function can ask: how its gaps are filled, where it asks for so much."""

    function: Function
    label: str
    filled: Callable[[int], dict[str, Any]]
    is_measured: bool
    whose: str
    """The gap for whom it is asked of; empty if of nobody."""
    together: str
    """What several are called there that act as one; empty if they do not."""


class _Way(NamedTuple):
    """How one gap is filled: in words, by so much if it `is_measured`."""

    words: str
    value: Callable[[int], Any]
    is_measured: bool


def named(phrase: Phrase) -> str:
    """A phrase as it is called in what was seen."""
    return f"{phrase.role}: {phrase.template}"


def is_asked(function: Phrase) -> bool:
    """Whether a table alone can answer it: nothing that was said or done before."""
    if function.back or function.asks is not None:
        return False
    if function.role in ("condition", "count"):
        return function.run is not None
    return function.role == "cost" and (
        function.lacks is not None or getattr(function, "able", None) is not None
    )


def is_exact(function: Phrase) -> bool:
    """Whether all that can be is seen in games: how many people there are."""
    return "many" in function.slots or any(
        isinstance(kind, Kind) and kind.category.startswith("that")
        for kind in function.slots.values()
    )


def questions(function: Function) -> Iterator[Question]:
    """All that *function* can ask of a table, in every word that fits its gaps."""
    if not is_asked(function):
        return
    whose, together, rows = "", "", []
    for gap, kind in function.slots.items():
        assert isinstance(kind, Kind)
        if kind.somebody:
            whose, together = gap, kind.category.split("/")[0] if kind.together else ""
            continue
        ways = [*_ways(kind)]
        if not ways:
            return
        rows.append([(gap, way) for way in ways])
    if sum(1 for row in rows if any(way.is_measured for _, way in row)) > 1:
        return
    if prod(map(len, rows)) > MANY:
        return
    for filling in product(*rows):
        label = _label(function, [way.words for _, way in filling])
        measured = any(way.is_measured for _, way in filling)
        yield Question(function, label, _filled(filling), measured, whose, together)


def _filled(filling: tuple[tuple[str, _Way], ...]) -> Callable[[int], dict[str, Any]]:
    return lambda n: {gap: way.value(n) for gap, way in filling}


def _label(function: Phrase, words: list[str]) -> str:
    told = ", ".join(filter(None, words))
    return f"{named(function)} ({told})" if told else named(function)


def _grammar(kind: Kind) -> Grammar:
    assert isinstance(kind.grammar, Grammar)
    return kind.grammar


def _ways(kind: Kind) -> Iterator[_Way]:
    """How a gap can be filled."""
    values = listed(_grammar(kind), kind.category)
    if not values:
        return
    if isinstance(values[0], Bound | Than | Parity):
        yield _Way("", lambda n: Bound(">=", n), True)
    elif isinstance(values[0], Said):
        yield _Way("", lambda n: ANYTHING, False)
    elif isinstance(values[0], Thing):
        for kinds in listed(_grammar(kind), f"kind/{kind.category.split('/')[1]}"):
            words = "/".join(kinds)
            yield _Way(f"{words} n", lambda n, kinds=kinds: Thing(kinds, n=n), True)  # type: ignore[misc]
            yield _Way(
                f"{words} worth", lambda n, kinds=kinds: Thing(kinds, Bound(">=", n)), True  # type: ignore[misc]
            )  # fmt: skip
    elif type(values[0]) is int:
        yield _Way("", lambda n: n, True)
    elif isinstance(values[0], str | tuple):
        for value in values:
            yield _Way(kind.write(value), lambda n, value=value: value, False)  # type: ignore[misc]


def asked(said: Said) -> list[Asked]:
    """What *said* asks of a table; nothing if a table alone cannot answer that."""
    function = said.phrase
    if not isinstance(function, Function) or not is_asked(function):
        return []
    words: list[str] = []
    measured: list[tuple[int, How, int]] = []
    who, things = None, None
    for gap, kind in function.slots.items():
        assert isinstance(kind, Kind)
        value = said.values.get(gap)
        if isinstance(value, Many):
            return _so_many(value)
        if kind.somebody:
            who = value.noun if isinstance(value, Such) else value
        elif isinstance(value, Bound):
            measured.append((len(words), value.how, value.n))
            words.append("")
        elif isinstance(value, Thing):
            things = (len(words), value)
            words.append("")
        elif type(value) is int:
            measured.append((len(words), ">=", value))
            words.append("")
        elif isinstance(value, Said):
            words.append("")  # whatever is said there, it can be true of so many at most
        elif isinstance(value, str | tuple):
            words.append(kind.write(value))
        else:
            return []  # reckoned as it is carried out, or compared with somebody else
    if things is not None:
        return _of_things(function, words, *things, who)
    if not measured:
        return [Asked(_label(function, words), "so", 1, who)]
    (_, how, n), *more = measured
    return [] if more else [Asked(_label(function, words), how, n, who)]


def people(noun: str) -> str:
    """By what it is known how many there are of a *noun*."""
    return f"people: {noun}"


def _so_many(many: Many) -> list[Asked]:
    """Of so many it is true at most as there are of them at all."""
    nouns = nouns_of(many.of)
    return [Asked(people(nouns[0]), many.so.how, many.so.n, None)] if len(nouns) == 1 else []


def each_of(question: Question) -> str:
    """The noun for all of those of whom *question* may be asked."""
    kind = question.function.slots[question.whose]
    assert isinstance(kind, Kind)
    nouns = constants(_grammar(kind), f"{kind.category.split('/')[0]}/any")
    return next((noun for noun in nouns if quantifier(noun) == "each"), "each")


def _of_things(
    function: Function, words: list[str], at: int, thing: Thing, who: Any
) -> list[Asked]:
    told = "/".join(thing.kinds)
    measured: list[tuple[str, How, int]] = [("n", ">=", thing.n)]
    if thing.so is not None:
        measured.append(("worth", thing.so.how, thing.so.n))
    return [
        Asked(_label(function, [*words[:at], f"{told} {what}", *words[at + 1 :]]), how, n, who)
        for what, how, n in measured
    ]


def about(question: Question, one: int | None) -> dict[str, Any]:
    """Who is asked of in *question*: one person, or those who act as one."""
    if not question.whose:
        return {}
    return {question.whose: question.together or EACH}
