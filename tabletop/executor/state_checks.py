"""Looking at the table after all that happened, to put right what cards have changed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from tabletop.executor.memory import Memory
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules

Look = Callable[[Play], Rules[bool]]
"""Looks at the table and puts it right; whether only what is watched can change what it finds."""

IN_ORDER = "in order"
"""Remembered of a table that was looked at and needed nothing."""


class StateChecks:
    """What is looked at after everything that happened: `looks`, in this order.

    Where all was in order, it is until something changes that it hangs on. A game that looks at
    nothing has nothing to forget.
    """

    def __init__(self, memory: Memory) -> None:
        self._memory = memory
        self.looks: tuple[Look, ...] = ()

    def begin(self, *looks: Look) -> None:
        """Look at the table so from now on, in this order."""
        self._memory.hangs(IN_ORDER)
        self.looks = looks

    def look(self, play: Play) -> Iterable[Any]:
        """Put right what is to be."""
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
