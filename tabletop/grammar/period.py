"""Times: periods that begin and end, how often something is so in one, and until when."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tabletop.grammar.construction import Construction, Parts, of_value
from tabletop.grammar.function import Function, worded
from tabletop.grammar.grammar import Grammar
from tabletop.table.table import Table

Number = Callable[[Table], int]
"""The number of the period that it is."""


@dataclass(eq=False)
class Period:
    """A declared period: how often, `once per turn`; and what waits for its start and its end."""

    name: str
    number: Number
    limit: Function
    moments: dict[str, Function]


def period(
    grammar: Grammar,
    name: str,
    number: Number,
    begins: type | None = None,
    ends: type | None = None,
    own: Callable[[Any], bool] | None = None,
    also: tuple[str, ...] = (),
) -> Period:
    """A period called *name* that has a *number*; it *begins* and *ends* with a deed. If it is
    somebody's *own*, that tells whether it is that of who bears the card. *also* is what else it is
    called where it is only said how often."""
    grammar.declare("time", name)
    called = f"({'|'.join((name, *also))})" if also else name
    limit = grammar.function("limit", f"once per {name}", {}, part=name)
    often = limit.construction()
    worded(often, f"once per {called}")
    within = "(each|every|a|in each|on each|during each|in a|on every)"
    worded(often, f"once {within} {called}", False)
    worded(often, f"(only|) once per {called}", False)
    grammar.add(often, of_value("period", name, f"this {name}"))
    grammar.kind("period")
    grammar.periods[name] = number
    _first_time(grammar, limit, name, called)
    moments: dict[str, Function] = {}
    for moment, deed in (("start", begins), ("end", ends)):
        if deed is not None:
            for whose, run in (("your", own), ("each", None)) if own else (("each", None),):
                words = f"at the {moment} of {whose} {name}"
                made = grammar.function("trigger", words, {}, run, deed=deed, part=name)
                _moment(grammar, made, moment, whose, called)
                moments[f"{moment} of {whose}"] = made
    return Period(name, number, limit, moments)


def _first_time(grammar: Grammar, limit: Function, name: str, called: str) -> None:
    """`the first time each turn ...`: how often, and what it waits for, in one."""
    category, each = f"limit/{name}", "(each|every|in each|on each|per)"
    only = limit.construction()
    only.category = category
    worded(only, called)

    def make(parts: Parts) -> tuple[object, object]:
        return parts["limit"], parts["e"]

    first = Construction("first time", make, lambda said: None)
    first.also(f"the first time {each} {{limit:{category}}} {{e:event}}")
    first.also(f"the first time {{e:event}} {each} {{limit:{category}}}")
    grammar.add(only, first)


def _moment(grammar: Grammar, made: Function, moment: str, whose: str, called: str) -> None:
    construction = made.construction()
    construction.category = "moment"
    start = "(start|beginning)" if moment == "start" else moment
    verb = "(begins|starts)" if moment == "start" else "ends"
    if whose == "your":
        worded(construction, f"at the {start} of your {called}")
        worded(construction, f"at the {start} of (each|every) of your {called}s", False)
        worded(construction, f"when your {called} {verb}", False)
    else:
        a = "(each|every|a)"
        worded(construction, f"at the {start} of (each|every|a|the|this) {called}")
        worded(construction, f"when (each|a|the|this|every) {called} {verb}", False)
        worded(construction, f"at the {start} of {a} {{who:who/word}} 's {called}", False)
    grammar.add(construction)
