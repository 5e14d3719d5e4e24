"""Choices of one mode of several, and groups that act as one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tabletop.cardtext.clause import ENGLISH, Actions
from tabletop.cardtext.phrase import Said
from tabletop.cardtext.roles import Manner
from tabletop.cardtext.subjects import IMPLIED
from tabletop.grammar.function import Function
from tabletop.grammar.grammar import Grammar

_OF_YOU = (IMPLIED, "you", "other", "another")
"""People whom a text to a group that acts as one cannot mean."""


def acts_together(said: Said) -> bool:
    """Whether a group acts as one."""
    return bool(getattr(said.phrase.slots.get("who"), "together", False))


class ChooseOne(Function):
    """A choice of one mode; `modes` are the actions of each. With *people*, each named person
    chooses, and does what the mode tells `you` to do. A group that chooses *together* is not
    `you`."""

    def __init__(self, grammar: Grammar, people: str = "", together: bool = False) -> None:
        kind = grammar.kind(people, somebody=True, together=together) if people else None
        slots = {"who": kind} if kind else {}
        super().__init__(grammar, "action", ENGLISH.choose, slots, part="(choose one)")
        self._said_in, self.people, self.together = grammar, people, together

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
        return self._said_in.language.chosen(self._said_in, self.people, values, may)
