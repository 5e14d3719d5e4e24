"""Python's waste is looked for in the window's own thread, and in no other.

Left alone, Python looks for it in whatever thread happens to make something next: in one of those
that carry a bot's answer, say. What it finds there may be a window that was closed, or a watcher of
files; and Qt lets nothing of its own be deleted by another thread: the program hangs, or dies.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QCoreApplication, QTimer

BETWEEN = 500
"""Milliseconds between two looks at whether there may be waste enough."""

AT_FIRST = 4 * BETWEEN
"""Milliseconds until the first look: a start makes much that stays, and looking would delay it."""

ENOUGH = (20_000, 10, 10)
"""How much must have been made, of what is young, younger and old, for a look at it."""


class Waste(QTimer):
    """Looks for waste, from now on, whenever Python would and the loop of *qt* comes round."""

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
