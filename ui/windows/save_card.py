"""A save in the gallery: which game, when, who, and what is asked."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout

from saves.summary import Summary
from ui import theme
from ui.faces import fonts
from ui.panels.parts import button, column, label


class SaveCard(QFrame):
    """*save*, under its *heading*. `open_wanted(path)`: go on with it."""

    open_wanted = Signal(object)

    def __init__(self, save: Summary, heading: str) -> None:
        super().__init__()
        self.game = save.game
        self.setProperty("role", "card")
        across = QHBoxLayout(self)
        across.setContentsMargins(14, 10, 14, 10)
        self._words = column(gap=2)
        across.addLayout(self._words, 1)
        self._words.addWidget(theme.titled(label(heading), 17, fonts.BOOK))
        if save.damage:
            self._words.addWidget(label(f"Damaged: {save.damage}", "danger"))
            self._words.addWidget(label(f"{when(save.when)}. The file is kept.", "muted"))
        else:
            names = ", ".join(seat.name for seat in save.seats)
            self._words.addWidget(label(f"{when(save.when)} · {names}", "muted"))
            asked = save.outcome.words if save.outcome else f"Waiting: {save.question}"
            self._words.addWidget(label(asked))
        words = "Look back" if save.over else "Try to open" if save.damage else "Go on"
        self._go_on = button(words)
        self._go_on.setAccessibleName(f"{words}: {heading}, {when(save.when)}")
        self._go_on.clicked.connect(lambda: self.open_wanted.emit(save.path))
        across.addWidget(self._go_on, 0, Qt.AlignmentFlag.AlignVCenter)

    def show_closed(self, why: str) -> None:
        """Say *why* the save cannot be opened now."""
        if self._go_on.isEnabled():
            self._go_on.setEnabled(False)
            self._words.addWidget(label(why, "danger"))


def when(moment: datetime) -> str:
    """Day and time, as they are read."""
    return f"{moment:%d %B %Y, %H:%M}".lstrip("0")
