"""What can go wrong while rules run or are replayed, and who watches a replay."""

from __future__ import annotations

from collections.abc import Callable

from tabletop.play.rules.procedure import Step

Watch = Callable[[int, int], object]
"""Hears how many of all entries were replayed; raises `Stopped` to end the replay."""


class Stopped(Exception):
    """The player who waited for a replay no longer wants it."""


class RuleFault(RuntimeError):
    """A rule failed. The session stands at the last question again; nothing is lost."""

    def __init__(self, step: Step, fault: Exception) -> None:
        super().__init__(f"The rules of “{step.title}” broke ({step.rule}): {fault!r}")
        self.step = step
        self.fault = fault


class Diverged(ValueError):
    """The journal does not fit the rules: entry number `entry` could not be replayed."""

    def __init__(self, entry: int, why: str) -> None:
        super().__init__(f"Step {entry + 1} of the journal does not fit the rules: {why}")
        self.entry = entry
        self.why = why
