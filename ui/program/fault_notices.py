"""The faults that occurred while the program ran, and the notices about them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject

from ui.base.deferred_call import soon
from ui.seat.fault_words import Kind, in_words, kind_of


class Faults:
    """Counts the faults in *owner* (`len()`). *tell* shows a message with buttons."""

    def __init__(self, owner: QObject, tell: Callable[..., object]) -> None:
        self._owner, self._tell = owner, tell
        self._count = 0
        self._told = False
        self._known: set[Kind] = set()

    def __len__(self) -> int:
        return self._count

    def hear(self, fault: BaseException, report: Callable[[], str]) -> None:
        """Handle *fault*: call *report*, and show a notice when nothing is being painted. The same
        fault is shown only once per game, and none while a notice is open."""
        self._count += 1
        kind = kind_of(fault)
        if self._told or kind in self._known:
            return
        self._told = True
        self._known.add(kind)
        words = f"{in_words(fault)}\n{report()}"
        ways = {"Go on": self._go_on}
        soon(self._owner, partial(self._tell, "Something went wrong", words, ways))

    def forget(self) -> None:
        """Show known faults again, because another game is opened."""
        self._known.clear()

    def _go_on(self) -> None:
        self._told = False
