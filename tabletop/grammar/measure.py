"""Measures: how much somebody has of something, in every position.

A measure is compared (`has 3 Health or less, more cards in hand than you, an odd number of Wards`),
counted (`for each card in your hand`), ranked (`the Hero with the most Health`), awaited at a
threshold (`when the Foe falls to 5 Health or less`) and bounded (`your Health cannot fall below
1`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, NamedTuple

from msgspec import Struct

from tabletop.cardtext.phrase_function import Run
from tabletop.cardtext.subjects import EACH, IMPLIED, IT
from tabletop.grammar.bounds import Bound, Compared, Parity, Than, exceeds
from tabletop.grammar.function import Function
from tabletop.grammar.grammar import Grammar
from tabletop.grammar.nouns import People, Single, Unit
from tabletop.grammar.quantified import of_people
from tabletop.grammar.rooms import Room
from tabletop.grammar.wording import plain
from tabletop.table.table import Table

says, persons = Room("measures"), Room("persons")

Read = Callable[[Table, int], int]
"""Returns how much somebody has; -1 stands for the only one of its kind."""


def _the_only(table: Table) -> tuple[int, ...]:
    return (-1,)


class Crossing(NamedTuple):
    """The deeds that report a change of the measure, with the amounts before and after. `fits`
    tells whether a sentence is about that deed. `was` may be the least amount ever: then the
    threshold is awaited as `the first time`, in any of the frames."""

    deeds: tuple[type, ...]
    was: Callable[[Any], int]
    now: Callable[[Any], int]
    fits: Run | None = None
    first: tuple[str, ...] = ()


class Measure(Struct, eq=False):
    """A declared measure, with its `functions` by position."""

    name: str
    functions: dict[str, Function] = {}

    def __getitem__(self, position: str) -> Function:
        return self.functions[position]


def measure(
    grammar: Grammar,
    name: str,
    of: People | Single,
    unit: Unit,
    read: Read,
    *,
    has: tuple[str, ...] = ("[have]",),
    one: tuple[str, ...] = (),
    many: tuple[str, ...] = (),
    owned: tuple[str, ...] = (),
    crossing: Crossing | None = None,
    falls: tuple[str, ...] = ("[fall|drop] to {so}",),
    rises: tuple[str, ...] = (),
    bounded: bool = False,
    ranks: bool = True,
    each: Callable[[Table], Iterable[int]] = _the_only,
) -> Measure:
    """Declare a measure called *name* of the people of a noun, in a *unit*; *read* returns its
    value.

    *has* are the verbs for having it, *one* and *many* its wording when it is counted (`card in
    {whose} hand`), and *owned* its name behind whose it is (`Health`), for thresholds and bounds. A
    *crossing* reports changes: the measure *falls* or *rises*. If it *ranks*, the person with the
    most of it is a noun. If there may be several of the only one of its kind, *each* of them is
    read.
    """
    grammar.declare("measure", name)
    made = Measure(name)
    of = of.within(grammar) if isinstance(of, People) else of
    people = of.id if isinstance(of, People) else ""
    slots = {"who": people} if people else {}
    readings = _Readings(name, read, grammar, each)
    compares = of_people(grammar, name, readings.compares, ("so",))
    compared = grammar.function(
        "condition", f"has: {name}",
        {**({"who": f"{people}/so"} if people else {}), "so": f"compared/{unit.id}"},
        compares if people else readings.compares_single, part=name,
    )  # fmt: skip
    made.functions["compared"] = compared
    if isinstance(of, Single):
        grammar.of_single[compared] = plain(of.name)
    says.compared(grammar, compared, of, people, has, unit)
    counted = grammar.function(
        "count", f"how much: {name}", slots,
        readings.counts if people else readings.counts_single, part=name,
    )  # fmt: skip
    made.functions["counted"] = counted
    says.counted(grammar, counted, of, people, has, unit, one, many)
    if isinstance(of, People) and ranks:
        persons.ranked(of, unit.many)
    if crossing is not None:
        run = partial(_crosses, crossing)
        first, *others = crossing.deeds
        threshold = grammar.function(
            "trigger", f"when it comes to: {name}", {**slots, "so": unit.bound}, run,
            deed=first, kin=(*others,), part=name,
        )  # fmt: skip
        made.functions["threshold"] = threshold
        if isinstance(of, Single):
            grammar.of_single[threshold] = plain(of.name)
        says.threshold(grammar, threshold, of, people, (*falls, *rises), owned, crossing.first)
    if bounded:
        for stage, low in (("at least", True), ("at most", False)):
            limit = grammar.function(
                "modifier",
                f"{stage}: {name}",
                {**slots, "n": "number"},
                None,
                stage=stage,
                part=name,
            )
            limit.number = name
            made.functions[stage] = limit
            says.bounded(grammar, limit, of, people, owned or (name,), unit, low)
    return made


class _Readings:
    """What is read of a measure."""

    def __init__(
        self, name: str, read: Read, grammar: Grammar, each: Callable[[Table], Iterable[int]]
    ) -> None:
        self._name, self._read, self._grammar, self._each = name, read, grammar, each

    def _of(self, context: Any, who: Any, gone: tuple[str, ...]) -> list[int]:
        """How much each of those meant has; who is *gone* has what is remembered of that."""
        if who in gone:
            known = self._grammar.remembers(context, self._name)
            if known is not None:
                return [known]
        return [self._read(context.table, one) for one in self._grammar.meant(context, who)]

    def compares(self, context: Any, who: Any, so: Compared) -> bool:
        """Whether any of the people meant has that much."""
        return any(self._is_so(context, n, so) for n in self._of(context, who, _YOU))

    def compares_single(self, context: Any, so: Compared) -> bool:
        """Whether the only one of its kind has that much."""
        table = context.table
        return any(self._is_so(context, self._read(table, one), so) for one in self._each(table))

    def _is_so(self, context: Any, n: int, so: Compared) -> bool:
        if isinstance(so, Bound):
            return so.holds(n)
        if isinstance(so, Parity):
            return n % 2 == so.odd
        assert isinstance(so, Than)
        others = self._grammar.meant(context, so.who)
        return bool(others) and all(
            exceeds(n, so.how, self._read(context.table, other)) for other in others
        )

    def counts(self, context: Any, who: Any) -> int:
        """How much the people meant have together."""
        return sum(self._of(context, who, _SPOKEN_OF))

    def counts_single(self, context: Any) -> int:
        """How much the only one of its kind has."""
        return sum(self._read(context.table, one) for one in self._each(context.table))


_YOU = ("you", IMPLIED)
_SPOKEN_OF = (*_YOU, EACH, IT)
"""Those who may be gone by now, and those of whom one may be spoken."""


def _crosses(crossing: Crossing, context: Any, so: Bound, who: Any = None) -> bool:
    """Whether the measure reaches the threshold now and had not reached it before."""
    deed = context.deed
    if crossing.fits is not None and not crossing.fits(context):
        return False
    return so.holds(crossing.now(deed)) and not so.holds(crossing.was(deed))
