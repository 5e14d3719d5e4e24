"""Reasons for an action: a few sentences below the question, until they are closed."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QVBoxLayout

from ui.panels.widgets import Scroll, button, label, row, title


class Reason(QFrame):
    """A card of text with a heading. `say(heading, words)` shows it, at most as high as
    `grow(high)` allows; longer text scrolls."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self._most = 0
        self._heading, self._words = title("", 16), label()
        away = button("×", "quiet", "Close")
        away.setAccessibleName("Close the reasons")
        away.clicked.connect(self.hide)
        self._scroll = Scroll(margin=0, gap=0)
        self._scroll.column.addWidget(self._words)
        inside = QVBoxLayout(self)
        inside.setContentsMargins(12, 6, 6, 10)
        inside.setSpacing(2)
        self._top = row(self._heading)
        self._top.addWidget(away)
        inside.addLayout(self._top)
        inside.addWidget(self._scroll)
        self.hide()

    def say(self, heading: str, words: str) -> None:
        """Show *words* under *heading*."""
        self._heading.setText(heading)
        self._words.setText(words)
        self.setAccessibleDescription(f"{heading}: {words}")
        self.show()
        self._fit()

    def grow(self, high: int) -> None:
        """Limit the height to *high* pixels."""
        self._most = high
        self._fit()

    def _fit(self) -> None:
        needs = self._words.heightForWidth(max(self.width() - 40, 100)) + 4
        edges = self._top.sizeHint().height() + 20
        self.setFixedHeight(max(min(needs + edges, self._most), edges))
