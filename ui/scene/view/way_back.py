"""The way back to the whole table, for who has panned or zoomed and knows no key for it."""

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
    """A button in the lower right corner of *over*, there while not the whole table is shown."""

    def __init__(self, over: QWidget) -> None:
        super().__init__()
        self.setParent(over)
        follow(self, lambda it: it.setText(keyed("Show the whole table", "fit")))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the keys stay with the table
        self.setCursor(QCursor(Qt.CursorShape.ArrowCursor))
        self._over = over
        self.hide()

    def appear(self) -> None:
        """Lie in the corner."""
        self.adjustSize()
        self.move(
            self._over.width() - self.width() - EDGE, self._over.height() - self.height() - EDGE
        )
        self.show()
        self.raise_()
