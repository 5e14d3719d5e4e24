"""Undo and redo buttons, each labelled with what it takes back or repeats."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ui.base import fonts, theme
from ui.base.keymap import follow, keyed
from ui.base.safe_text import Button, set_tip
from ui.panels.widgets import button

WIDE = 150
"""The least width of each in pixels, at a text scale of 100, if that leaves room for a name."""

UNDO, REDO = 340, 200
"""The greatest width in pixels: enough for a whole name."""

SHARE = 0.72
"""The fraction of the width that undo gets."""

SMALLER = 0.75
"""How much smaller the text may get where that avoids cutting the name; what is cut is not."""

GAP = 4
"""Pixels between the buttons."""

EDGES = 26
"""Pixels of a button besides its text."""


class UndoButtons(QWidget):
    """A pair of buttons. `show_steps(back, forth)` sets both labels; an empty one disables its
    button.

    `take_room(pixels)` sets their width whatever their labels, so that repeated undo clicks hit the
    same place. A label that does not fit is in the tool tip. Signals: `undo_wanted()`,
    `redo_wanted()`.
    """

    undo_wanted = Signal()
    redo_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName("Undo and redo")
        self._undo, self._redo = button("Undo", "tool"), button("Redo", "tool")
        across = QHBoxLayout(self)
        across.setContentsMargins(0, 0, 0, 0)
        across.setSpacing(GAP)
        across.addWidget(self._undo)
        across.addWidget(self._redo)
        self._undo.clicked.connect(self.undo_wanted)
        self._redo.clicked.connect(self.redo_wanted)
        self._steps = ("", "")
        self.take_room(self.least)
        follow(self, UndoButtons._name_both)

    @property
    def least(self) -> int:
        """The least width in pixels at which they can be read."""
        return 2 * theme.room(WIDE)

    def take_room(self, pixels: int) -> None:
        """Share *pixels* of width between the two."""
        undo = min(round(pixels * SHARE), theme.pixels(UNDO))
        redo = min(pixels - undo - GAP, theme.pixels(REDO))
        for each, wide in ((self._undo, undo), (self._redo, redo)):
            each.setFont(fonts.font(fonts.PLAIN, theme.pixels(theme.TEXT)))
            each.setFixedSize(max(wide, theme.room(2 * EDGES)), each.sizeHint().height())
        self._name_both()

    def show_steps(self, back: str, forth: str) -> None:
        """Label the buttons with the steps to undo and redo; empty if there is none."""
        if (back, forth) == self._steps:
            return
        self._steps = (back, forth)
        self._name_both()

    def _name_both(self) -> None:
        back, forth = self._steps
        tip, again = keyed(f"Undo: {back}", "undo"), keyed(f"Redo: {forth}", "redo")
        _name(self._undo, "Undo", back, tip, "Nothing to undo")
        _name(self._redo, "Redo", forth, again, "Nothing to redo")
        self._make_room()

    def _make_room(self) -> None:
        """Fit both labels now: one frame later they would be seen cut off."""
        for each in (self, self.parentWidget()):
            layout = each.layout() if each is not None else None
            if layout is not None:
                layout.activate()


def _name(on: Button, verb: str, step: str, tip: str, nothing: str) -> None:
    words = f"{verb}: {step}" if step else verb
    room = on.maximumWidth() - theme.room(EDGES)
    large = theme.pixels(theme.TEXT)
    letters = fonts.font(fonts.PLAIN, large)
    needed = QFontMetrics(letters).horizontalAdvance(words)
    if needed > room:
        smaller = int(large * room / needed)
        letters = fonts.font(fonts.PLAIN, smaller if smaller >= SMALLER * large else large)
    on.setFont(letters)
    on.setText(QFontMetrics(letters).elidedText(words, Qt.TextElideMode.ElideRight, room))
    on.setAccessibleName(words)
    on.setEnabled(bool(step))
    set_tip(on, tip if step else nothing)
