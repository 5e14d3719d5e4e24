"""How much a bot may think before it answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from msgspec import Struct

Allows = Callable[[int], bool]
"""Whether there is time for one more continuation after so many."""


class Budget(Protocol):
    """What a bot may spend on one question. Equal budgets allow the same."""

    def begin(self) -> Allows:
        """A bot begins to think about a question; what it asks before it thinks on."""
        ...

    def __hash__(self) -> int: ...


class Continuations(Struct, frozen=True):
    """So many simulated continuations a question: the same answers on every machine."""

    number: int

    def begin(self) -> Allows:
        """Continuations are counted by the bot."""
        return self.number.__gt__


class Milliseconds(Struct, frozen=True):
    """So much time a question, by a *clock* that tells seconds, as `time.monotonic` does.

    At `least` so many continuations are done, however slow the machine is.
    """

    number: float
    clock: Callable[[], float]
    least: int = 8

    def begin(self) -> Allows:
        """The clock is wound up."""
        until = self.clock() + self.number / 1000
        return lambda done: done < self.least or self.clock() < until
