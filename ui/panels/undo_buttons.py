"""Undo and redo on the screen, each with the name of what it takes back or does again."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ui.base import theme
from ui.base.keymap import follow, keyed
from ui.base.safe_text import Button, set_tip
from ui.panels.widgets import button

WIDE = 170
"""Pixels that each takes, at a text scale of 100, whatever its name: who takes back step after step
presses the same place. All of a name stands on its tip."""

EDGES = 30
"""Pixels of a button beside its name."""


class UndoButtons(QWidget):
    """A pair of buttons for the status line: `show_steps(back, forth)` names both, and greys one
    that is named nothing.

    `undo_wanted()`, `redo_wanted()`: it was pressed.
    """

    undo_wanted = Signal()
    redo_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName("Back and forth")
        self._undo, self._redo = button("Undo"), button("Redo")
        across = QHBoxLayout(self)
        across.setContentsMargins(0, 0, 6, 0)
        across.setSpacing(4)
        across.addWidget(self._undo)
        across.addWidget(self._redo)
        self._undo.clicked.connect(self.undo_wanted)
        self._redo.clicked.connect(self.redo_wanted)
        self._steps = ("", "")
        follow(self, UndoButtons._name_both)

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
    on.setFixedWidth(theme.room(WIDE))
    room = theme.room(WIDE - EDGES)
    fits = on.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, room)
    on.setText(fits)
    on.setAccessibleName(words)
    on.setEnabled(bool(step))
    set_tip(on, tip if step else nothing)
