"""`choose one: ...; or ...`, and `each Hero may choose one: ...; or ...`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from tabletop.cardtext.clause import ENGLISH, Actions, joined
from tabletop.cardtext.phrase import Said
from tabletop.cardtext.roles import Manner
from tabletop.cardtext.subjects import IMPLIED
from tabletop.grammar.construction import Construction, Parts
from tabletop.grammar.english.drafts import acts_together
from tabletop.grammar.function import Function
from tabletop.grammar.grammar import Grammar

_OF_YOU = (IMPLIED, "you", "other", "another")
"""Who cannot be meant where several who act as one are spoken to."""


class ChooseOne(Function):
    """A choice of one, whose `modes` are the actions of each; of *people* each who is named
    chooses, and does what `you` are told to do in it. Who choose *together* are no `you`."""

    def __init__(self, grammar: Grammar, people: str = "", together: bool = False) -> None:
        kind = grammar.kind(people, somebody=True, together=together) if people else None
        slots = {"who": kind} if kind else {}
        super().__init__(grammar, "action", ENGLISH.choose, slots, part="(choose one)")
        self._people, self.together = people, together

    def can_be(self, modes: tuple[Actions, ...]) -> bool:
        """Whether whoever chooses can be told to do these."""
        done = (each.values.get("begun", each) for mode in modes for each in mode)
        spoken_to = (each for each in done if "who" in each.values)
        return not self.together or all(
            acts_together(each) or each.values["who"] not in _OF_YOU for each in spoken_to
        )

    def has_words(self, values: Mapping[str, Any]) -> bool:
        """Always."""
        return True

    def print(self, values: Mapping[str, Any], may: bool = False, manner: Manner = "") -> str:
        """The choices, one after another."""
        joints = ENGLISH
        *some, last = [joined(mode, joints) for mode in values["modes"]]
        between = joints.either[0] + " "
        chooses = joints.choose
        if self._people:
            who, one = values["who"], self.grammar.words(f"{self._people}/1", values["who"])
            verb = "may " if may else ""
            chooses = chooses if may or one is None else chooses.replace("choose", "chooses", 1)
            chooses = f"{self.grammar.printed(self._people, who)} {verb}{chooses}"
        return f"{chooses}{between.join(some)}{joints.either}{last}"


def add_choosers(grammar: Grammar, id: str) -> None:
    """Have each of some people choose one of several; `each Hero may draw 1 card or regain 2
    Health`."""
    chooses = grammar.choosers[id] = ChooseOne(grammar, id)

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
