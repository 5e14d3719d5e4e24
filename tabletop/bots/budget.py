"""How long a bot may think before it answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from msgspec import Struct

Allows = Callable[[int], bool]
"""Returns whether one more playout is allowed after the given number."""


class Budget(Protocol):
    """The limit for one question. Equal budgets allow the same."""

    def begin(self) -> Allows:
        """Start a question. The bot calls the result before each playout."""
        ...

    def __hash__(self) -> int: ...


class Continuations(Struct, frozen=True):
    """A number of playouts for each question: the same answers on every machine."""

    number: int

    def begin(self) -> Allows:
        """The bot counts the playouts itself."""
        return self.number.__gt__


class Milliseconds(Struct, frozen=True):
    """An amount of time for each question, by a *clock* in seconds such as `time.monotonic`.

    At `least` this number of playouts is done, however slow the machine is.
    """

    number: float
    clock: Callable[[], float]
    least: int = 8

    def begin(self) -> Allows:
        """Start the clock."""
        until = self.clock() + self.number / 1000
        return lambda done: done < self.least or self.clock() < until
