"""`choose one: ...; or ...`, and `each Hero may choose one: ...; or ...`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from tabletop.cardtext.clause import ENGLISH, Actions, joined
from tabletop.cardtext.phrase import Said
from tabletop.cardtext.subjects import IMPLIED
from tabletop.grammar.construction import Construction, Parts
from tabletop.grammar.grammar import Grammar


def chosen(grammar: Grammar, people: str, values: Mapping[str, Any], may: bool) -> str:
    """The choices that *values* tell of, one after another; who of some *people* chooses, if any
    are named."""
    joints = ENGLISH
    *some, last = [joined(mode, joints) for mode in values["modes"]]
    between = joints.either[0] + " "
    chooses = joints.choose
    if people:
        who, one = values["who"], grammar.words(f"{people}/1", values["who"])
        verb = "may " if may else ""
        chooses = chooses if may or one is None else chooses.replace("choose", "chooses", 1)
        chooses = f"{grammar.printed(people, who)} {verb}{chooses}"
    return f"{chooses}{between.join(some)}{joints.either}{last}"


def add_choosers(grammar: Grammar, id: str) -> None:
    """Have each of some people choose one of several; `each Hero may draw 1 card or regain 2
    Health`."""
    chooses = grammar.choosers[id]

    def make(parts: Parts) -> Said | None:
        modes: list[Actions] = []
        for said in (parts["first"], parts["second"]):
            does = replace(said, values={**said.values, "who": IMPLIED}, may=False)
            if grammar.words("action", does) is None:
                return None
            modes.append((does,))
        who = parts["who"]
        return Said(chooses, {"who": who, "modes": (*modes,)}, may=True)

    made = Construction("action", make, lambda said: None)
    either = "may (either|) {first:continued/may} or {second:continued/may}"
    grammar.add(made.also(f"{{who:{id}/1}} {either}", f"{{who:{id}/+}} {either}"))
