"""Why somebody did something: a few sentences above the question, until they are put away."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QVBoxLayout

from ui.panels.widgets import button, label, row, title


class Reason(QFrame):
    """A card of words with a heading. `say(heading, words)` shows it."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self._heading, self._words = title("", 16), label()
        away = button("×", "quiet", "Put this away")
        away.setAccessibleName("Put the reasons away")
        away.clicked.connect(self.hide)
        inside = QVBoxLayout(self)
        inside.setContentsMargins(12, 6, 6, 10)
        inside.setSpacing(2)
        top = row(self._heading)
        top.addWidget(away)
        inside.addLayout(top)
        inside.addWidget(self._words)
        self.hide()

    def say(self, heading: str, words: str) -> None:
        """Show *words* under *heading*."""
        self._heading.setText(heading)
        self._words.setText(words)
        self.setAccessibleDescription(f"{heading}: {words}")
        self.show()
