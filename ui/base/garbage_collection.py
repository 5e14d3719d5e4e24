"""Garbage collection in the GUI thread only.

Python collects in whichever thread allocates next, such as the one that carries a bot's answer. The
garbage may include a closed window or a file watcher, and Qt objects must not be deleted by another
thread: the program would hang or crash.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QCoreApplication, QTimer

BETWEEN = 500
"""Milliseconds between two checks whether a collection is due."""

AT_FIRST = 4 * BETWEEN
"""Milliseconds until the first check: most of what the start makes is not garbage, and a collection
would delay it."""

ENOUGH = (20_000, 10, 10)
"""The thresholds of the three generations, youngest first."""


class Waste(QTimer):
    """Replaces Python's automatic collection by checks in the event loop of *qt*."""

    def __init__(self, qt: QCoreApplication) -> None:
        super().__init__(qt)
        self.timeout.connect(self._look)
        gc.disable()
        self.start(AT_FIRST)

    def _look(self) -> None:
        self.setInterval(BETWEEN)
        made = gc.get_count()
        for age in (2, 1, 0):
            if made[age] > ENOUGH[age]:
                gc.collect(age)
                return
