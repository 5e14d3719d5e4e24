"""What broke while the program ran, and was told of."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject

from ui.base.deferred_call import soon
from ui.seat.fault_words import Kind, in_words, kind_of


class Faults:
    """All that broke in *owner*, of which there are `len()`. *tell* says something with ways to go
    on."""

    def __init__(self, owner: QObject, tell: Callable[..., object]) -> None:
        self._owner, self._tell = owner, tell
        self._count = 0
        self._told = False
        self._known: set[Kind] = set()

    def __len__(self) -> int:
        return self._count

    def hear(self, fault: BaseException, report: Callable[[], str]) -> None:
        """*fault* happened: *report* it, and say so as soon as nothing is being painted; the same,
        in the same game, never again, and nothing else as long as that is read."""
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
        """Another game is opened: what breaks in it is told again."""
        self._known.clear()

    def _go_on(self) -> None:
        self._told = False
