"""Checks of the table after every event, to put right what cards have changed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from tabletop.executor.memory import Memory
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules

Look = Callable[[Play], Rules[bool]]
"""Checks the table and puts it right; returns whether only watched things can change the result."""

IN_ORDER = "in order"
"""The key that a table was checked and needed nothing."""


class StateChecks:
    """The checks after every event: `looks`, in this order. A table that was in order stays so
    until something watched changes. A game without checks caches nothing."""

    def __init__(self, memory: Memory) -> None:
        self._memory = memory
        self.looks: tuple[Look, ...] = ()

    def begin(self, *looks: Look) -> None:
        """Check tables with these from now on, in this order."""
        self._memory.hangs(IN_ORDER)
        self.looks = looks

    def look(self, play: Play) -> Iterable[Any]:
        """Put right what is wrong."""
        if not self.looks or play.table.__dict__.get(IN_ORDER):
            return ()
        return self._look(play)

    def _look(self, play: Play) -> Rules[None]:
        self._memory.of(play.table)[IN_ORDER] = False
        steady = True
        for each in self.looks:
            steady = (yield from each(play)) and steady
        if steady and IN_ORDER in play.table.__dict__:  # nothing has changed by looking
            play.table.__dict__[IN_ORDER] = True
