"""Times: periods that begin and end, how often something is so in one, and until when."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tabletop.grammar.construction import Construction, of_value
from tabletop.grammar.function import Function, worded
from tabletop.table.table import Table

if TYPE_CHECKING:
    from tabletop.grammar.grammar import Grammar

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
    each = "(each|every|a|the|this)"
    called = f"({'|'.join((name, *also))})" if also else name
    limit = grammar.function("limit", f"once per {name}", {}, part=name)
    often = limit.construction()
    worded(often, f"once per {called}")
    worded(often, f"once (each|every|a|in each|on each|during each|in a|on every) {called}", False)
    worded(often, f"(only|) once per {called}", False)
    grammar.add(often)
    grammar.add(of_value("period", name, f"this {name}"))
    grammar.kind("period")
    grammar.periods[name] = number
    first = Construction("first time", lambda parts: (parts["limit"], parts["e"]), lambda said: None)
    limit_said = f"limit/{name}"
    only = limit.construction()
    only.category = limit_said
    worded(only, f"{called}")
    grammar.add(only)
    first.also(f"the first time (each|every|in each|on each|per) {{limit:{limit_said}}} {{e:event}}")
    first.also(f"the first time {{e:event}} (each|every|in each|on each|per) {{limit:{limit_said}}}")
    grammar.add(first)
    moments: dict[str, Function] = {}
    for moment, deed, verb in (("start", begins, "(begins|starts)"), ("end", ends, "ends")):
        if deed is None:
            continue
        for whose in ("your", "each") if own is not None else ("each",):
            mine = whose == "your"
            words = f"at the {moment} of {whose} {name}"
            made = grammar.function("trigger", words, {}, own if mine else None, deed=deed, part=name)
            construction = made.construction()
            construction.category = "moment"
            start = "(start|beginning)" if moment == "start" else moment
            if mine:
                worded(construction, f"at the {start} of your {called}")
                worded(construction, f"at the {start} of (each|every) of your {called}s", False)
                worded(construction, f"when your {called} {verb}", False)
            else:
                worded(construction, f"at the {start} of {each} {called}")
                worded(construction, f"when (each|a|the|this|every) {called} {verb}", False)
                worded(construction, f"at the {start} of (each|every|a) {{who:who/word}} 's {called}", False)
            grammar.add(construction)
            moments[f"{moment} of {whose}"] = made
    return Period(name, number, limit, moments)
