"""Undo and redo on the screen, each with the name of what it takes back or does again."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ui.base import fonts, theme
from ui.base.keymap import follow, keyed
from ui.base.safe_text import Button, set_tip
from ui.panels.widgets import button

WIDE = 150
"""Pixels that each takes at least, at a text scale of 100, where that leaves room for a name."""

UNDO, REDO = 340, 200
"""Pixels that they take at most: the name of what is taken back is told whole."""

SHARE = 0.72
"""The part of the room that the way back has."""

SMALLER = 0.6
"""Where there is no room for a name its letters are so much smaller, at most: not cut, if that
helps."""

GAP = 4
"""Pixels between them."""

EDGES = 26
"""Pixels of a button beside its name."""


class UndoButtons(QWidget):
    """A pair of buttons: `show_steps(back, forth)` names both, and greys one that is named nothing.

    They `take_room(pixels)`, whatever their names: who takes back step after step presses the same
    place. What of a name has no room stands on its tip. `undo_wanted()`, `redo_wanted()`: it was
    pressed.
    """

    undo_wanted = Signal()
    redo_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName("Back and forth")
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
        """Pixels of width with which they can be read."""
        return 2 * theme.room(WIDE)

    def take_room(self, pixels: int) -> None:
        """Share so many *pixels* of width out among both."""
        undo = min(round(pixels * SHARE), theme.pixels(UNDO))
        redo = min(pixels - undo - GAP, theme.pixels(REDO))
        for each, wide in ((self._undo, undo), (self._redo, redo)):
            each.setFont(fonts.font(fonts.PLAIN, theme.pixels(theme.TEXT)))
            each.setFixedSize(max(wide, theme.room(2 * EDGES)), each.sizeHint().height())
        self._name_both()

    def show_steps(self, back: str, forth: str) -> None:
        """Name the step that is taken back next, and that which is done again; empty: there is
        none."""
        if (back, forth) == self._steps:
            return
        self._steps = (back, forth)
        self._name_both()

    def _name_both(self) -> None:
        back, forth = self._steps
        tip, again = keyed(f"Take back: {back}", "undo"), keyed(f"Do again: {forth}", "redo")
        _name(self._undo, "Undo", back, tip, "Nothing to take back")
        _name(self._redo, "Redo", forth, again, "Nothing to do again")
        self._make_room()

    def _make_room(self) -> None:
        """Have room for both names at once: a frame later they would be seen cut off."""
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
        smaller = max(int(large * room / needed), round(large * SMALLER))
        letters = fonts.font(fonts.PLAIN, smaller)
    on.setFont(letters)
    on.setText(QFontMetrics(letters).elidedText(words, Qt.TextElideMode.ElideRight, room))
    on.setAccessibleName(words)
    on.setEnabled(bool(step))
    set_tip(on, tip if step else nothing)
