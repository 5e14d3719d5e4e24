"""A button back to the whole table, for players who have panned or zoomed and do not know the
key."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QWidget

from ui.base.keymap import follow, keyed
from ui.base.qt_guard import guarded
from ui.base.safe_text import Button

EDGE = 10
"""Pixels between the button and the corner of the table."""


@guarded
class WayBack(Button):
    """A button in the lower right corner of *over*, visible while the table is not shown whole."""

    def __init__(self, over: QWidget) -> None:
        super().__init__()
        self.setParent(over)
        follow(self, lambda it: it.setText(keyed("Show the whole table", "fit")))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # keep the keyboard focus on the table
        self.setCursor(QCursor(Qt.CursorShape.ArrowCursor))
        self._over = over
        self.hide()

    def appear(self) -> None:
        """Move to the corner."""
        self.adjustSize()
        self.move(
            self._over.width() - self.width() - EDGE, self._over.height() - self.height() - EDGE
        )
        self.show()
        self.raise_()
