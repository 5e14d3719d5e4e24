"""What may go wrong while rules are carried out, or carried out again; and who watches that."""

from __future__ import annotations

from collections.abc import Callable

from tabletop.play.rules.procedure import Step

Watch = Callable[[int, int], object]
"""Hears how many entries of how many were carried out again; raises `Stopped` to end that."""


class Stopped(Exception):
    """Who waited for a game to be carried out again does not want it any more."""


class RuleFault(RuntimeError):
    """A rule broke. The session stands at the last question again; nothing is lost."""

    def __init__(self, step: Step, fault: Exception) -> None:
        super().__init__(f"The rules of “{step.title}” broke ({step.rule}): {fault!r}")
        self.step = step
        self.fault = fault


class Diverged(ValueError):
    """The journal does not fit the rules: entry number `entry` could not be carried out again."""

    def __init__(self, entry: int, why: str) -> None:
        super().__init__(f"Step {entry + 1} of the journal does not fit the rules: {why}")
        self.entry = entry
        self.why = why
