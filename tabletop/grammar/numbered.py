"""Numbered periods: the third round of a Battle, the second Realm."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from tabletop.grammar.bounds import Bound
from tabletop.grammar.function import Function
from tabletop.grammar.grammar import Grammar
from tabletop.grammar.idiom import count
from tabletop.grammar.rooms import Room
from tabletop.table.table import Table

times = Room("times")

Number = Callable[[Table], int]
"""Which of its kind the current period is, from 1; 0 while there is none."""


def numbered(
    grammar: Grammar,
    name: str,
    number: Number,
    *,
    begins: type | None = None,
    ends: type | None = None,
    of: str = "",
    one: tuple[str, ...] = (),
    many: tuple[str, ...] = (),
) -> Function:
    """A period called *name* has a *number*: `it is round 3 or later`, `in the first round`.

    The deeds with which it *begins* and *ends* tell the number as their `n`: `at the end of round
    3`. *of* is what period it is part of, as it may be worded. So many as were begun are counted in
    the words *one* and *many*; returns what counts them.
    """
    grammar.declare("number of a time", name)
    times.numbers(grammar)

    def is_so(context: Any, so: Bound) -> bool:
        """Whether it is that one."""
        n = number(context.table)
        return n > 0 and so.holds(n)

    made = grammar.function("condition", f"it is {name}", {"so": "which"}, is_so, part=name)
    times.numbered(grammar, made, name, of)
    for edge, deed in (("start", begins), ("end", ends)):
        if deed is not None:
            words = f"at the {edge} of {name} {{n}}"
            waits = grammar.function(
                "trigger", words, {"n": "number"}, _is_nth, deed=deed, part=name
            )
            times.nth_moment(grammar, waits, edge, name, of)
            words = f"at the {edge} of every so many {name}s"
            often = grammar.function(
                "trigger", words, {"n": "ordinal"}, _is_every_nth, deed=deed, part=name
            )
            times.every_nth(grammar, often, edge, name)
    return count(grammar, one, many, partial(_begun, number))


def _is_nth(context: Any, n: int) -> bool:
    """Whether it is that one which begins or ends."""
    return bool(getattr(context.deed, "n", 0) == n)


def _is_every_nth(context: Any, n: int) -> bool:
    """Whether it is one of so many: of every third the third, the sixth."""
    number = getattr(context.deed, "n", 0)
    return n > 1 and number > 0 and number % n == 0


def _begun(number: Number, context: Any) -> int:
    """How many have begun."""
    return max(0, number(context.table))
