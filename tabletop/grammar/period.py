"""Times: periods that begin and end, limits within one, and durations."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, NamedTuple

from msgspec import Struct

from tabletop.grammar.function import Function
from tabletop.grammar.grammar import Grammar
from tabletop.grammar.nouns import People
from tabletop.grammar.rooms import Room
from tabletop.grammar.until import Until
from tabletop.table.table import Table

times = Room("times")

Number = Callable[[Table], int]
"""The number of the current period."""


class Own(NamedTuple):
    """One of *people* at a time has the period; `now` returns who has it (-1: nobody)."""

    people: People
    now: Callable[[Table], int]


class Period(Struct, eq=False):
    """A declared period: its limit (`once per turn`), the triggers for its start and end, and its
    durations."""

    name: str
    number: Number
    limit: Function
    moments: dict[str, Function]
    untils: dict[Function, Until] = {}


def period(
    grammar: Grammar,
    name: str,
    number: Number | None,
    begins: type | None = None,
    ends: type | None = None,
    own: Own | None = None,
    also: tuple[str, ...] = (),
    over: type | tuple[type, ...] | None = None,
    goes_on: Callable[[Table], bool] | None = None,
    endless: bool = False,
    printed: Mapping[str, str] = {},
    lasts: bool = True,
) -> Period:
    """Declare a period called *name*.

    It has a *number*, if limits and history ask for it; it *begins* and *ends* with a deed. If it
    is somebody's *own*, its moments include `your turn`. *also* are other names for limits and
    durations. A duration is *over* with a deed, by default the one that ends the period; in an
    *endless* period never. *goes_on* tells whether the period is going on now; without it, it
    always is. *printed* words its `start` and its `end`, if they have words of their own.
    """
    grammar.declare("time", name)
    called = f"({'|'.join((name, *also))})" if also else name
    limit = Function(grammar, "limit", f"once per {name}", {}, part=name)
    if number is not None:
        _asked(grammar, limit, name, called, number)
    made = Period(name, number or _unknown, limit, {})
    for edge, deed in (("start", begins), ("end", ends)):
        if deed is not None:
            mine = partial(_own, grammar)
            for whose, run in (("your", mine), ("each", None)) if own else (("each", None),):
                words = f"at the {edge} of {whose} {name}"
                waits = grammar.function("trigger", words, {}, run, deed=deed, part=name)
                own_words = "" if whose == "your" else printed.get(edge, "")
                times.moment(grammar, waits, edge, whose, called, own_words)
                made.moments[f"{edge} of {whose}"] = waits
    if not lasts:
        return made
    _durations(grammar, made, called, begins, over or ends, own, goes_on, endless)
    for duration, until in made.untils.items() if begins is not None and ends is not None else ():
        if until.next and until.deed is ends:
            waits = made.moments[f"start of {'your' if until.own else 'each'}"]
            times.next_moment(grammar, waits, duration, called, until.own)
    return made


def _asked(grammar: Grammar, limit: Function, name: str, called: str, number: Number) -> None:
    """`once per turn`; and the period in which something has happened."""
    grammar.functions.append(limit)
    times.often(grammar, limit, name, called)
    grammar.kind("period")
    grammar.periods[name] = number
    times.first_time(grammar, limit, name, called)


def _unknown(table: Table) -> int:
    """Nobody asks which it is."""
    return 0


def next_time(
    grammar: Grammar, what: str, people: People, over: tuple[type, ...]
) -> dict[Function, Until]:
    """`for your next roll`: until *people* do *what* is called so once more, or it is *over*."""
    grammar.declare("time", f"next {what}")
    times.owners(people)
    slots = {"who": f"{people.id}/owner"}
    duration = grammar.function("duration", f"for somebody's next {what}", slots, part=what)
    times.next_time(grammar, duration, what, people.id)
    return {duration: Until(over, own=True)}


def _own(grammar: Grammar, context: Any) -> bool:
    """Whether it is that of who bears the card."""
    who = getattr(context.deed, "who", -1)
    return bool(who == context.you or who in grammar.meant(context, "you"))


def _durations(
    grammar: Grammar,
    made: Period,
    called: str,
    begins: type | None,
    ends: type | tuple[type, ...] | None,
    own: Own | None,
    goes_on: Callable[[Table], bool] | None,
    endless: bool,
) -> None:
    """`until the end of the turn, of the next turn, of your next turn; until your next turn`."""
    name, within = made.name, goes_on or (lambda table: True)

    def lasts(words: str, until: Until, word: Any, people: People | None) -> None:
        slots = {"who": f"{people.id}/owner"} if people else {}
        duration = grammar.function("duration", words, slots, part=name)
        word(grammar, duration, name, called, people.id if people else "")
        made.untils[duration] = until

    if endless:
        lasts(f"until the end of the {name}", Until(None), times.lasting, None)
    if own is not None and (begins or ends):
        times.owners(own.people)
    for people in (None, own.people) if own else (None,):
        whose = "somebody's" if people else "the"
        now = own.now if own and people else None
        of_one = people is not None
        if ends is not None:
            lasts(
                f"until the end of {whose} {name}",
                Until(ends, within, own=of_one, now=now),
                times.lasting,
                people,
            )
            lasts(
                f"until the end of {whose} next {name}",
                Until(ends, within, next=True, own=of_one, now=now),
                times.lasting_next,
                people,
            )
        if begins is not None:
            lasts(
                f"until {whose} next {name}",
                Until(begins, own=of_one),
                times.lasting_till,
                people,
            )
