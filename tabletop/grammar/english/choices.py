"""`choose one: ...; or ...`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tabletop.cardtext.clause import ENGLISH, joined
from tabletop.cardtext.roles import Manner
from tabletop.grammar.function import Function
from tabletop.grammar.grammar import Grammar


class ChooseOne(Function):
    """A choice of one, whose `modes` are the actions of each."""

    def __init__(self, grammar: Grammar) -> None:
        super().__init__(grammar, "action", ENGLISH.choose, {}, part="(choose one)")

    def has_words(self, values: Mapping[str, Any]) -> bool:
        """Always."""
        return True

    def print(self, values: Mapping[str, Any], may: bool = False, manner: Manner = "") -> str:
        """The choices, one after another."""
        joints = ENGLISH
        *some, last = [joined(mode, joints) for mode in values["modes"]]
        between = joints.either[0] + " "
        return f"{joints.choose}{between.join(some)}{joints.either}{last}"
