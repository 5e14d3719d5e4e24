"""A few words over the window that go by themselves: for pages that have no line for them."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QFrame, QWidget

from ui.panels.widgets import label

SHOWN = 5000
"""Milliseconds that the words are there."""

EDGE = 24
"""Pixels between them and the foot of the window."""


class PassingWords(QFrame):
    """Words at the foot of *window*. They take no press and no focus."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setProperty("role", "card")
        self._words = label("", "warning")
        self._words.setParent(self)
        self._words.setMargin(10)
        self._gone = QTimer(self, singleShot=True, interval=SHOWN)
        self._gone.timeout.connect(self.hide)

    @property
    def words(self) -> str:
        """What is said now."""
        return self._words.text() if self.isVisible() else ""

    def say(self, words: str) -> None:
        """Say *words* for a while."""
        self._words.setText(words)
        self.setAccessibleName(words)
        window = self.parentWidget()
        assert window is not None
        self._words.setFixedWidth(
            min(window.width() - 2 * EDGE, self._words.fontMetrics().horizontalAdvance(words) + 30)
        )
        self._words.adjustSize()
        self.resize(self._words.size())
        self.move((window.width() - self.width()) // 2, window.height() - self.height() - EDGE)
        self.show()
        self.raise_()
        self._gone.start()
