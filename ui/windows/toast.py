"""A passing message over a window or a table without a message line."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtWidgets import QFrame, QWidget

from ui.base.qt_guard import guarded
from ui.panels.widgets import label, restyle

SHOWN = 5000
"""How long a message is shown, in milliseconds."""

EDGE = 24
"""Pixels between the message and the lower edge."""


@guarded
class PassingWords(QFrame):
    """Text at the bottom of *over*, for a while, or until the next text if it *stays*. It takes no
    clicks and no focus, and moves nothing."""

    def __init__(self, over: QWidget, *, stay: bool = False) -> None:
        super().__init__(over)
        self._over, self._stay = over, stay
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setProperty("role", "card")
        self._words = label("", "warning")
        self._words.setParent(self)
        self._words.setMargin(10)
        self._gone = QTimer(self, singleShot=True, interval=SHOWN)
        self._gone.timeout.connect(self.hide)
        over.installEventFilter(self)
        self.hide()

    @property
    def words(self) -> str:
        """The text shown now."""
        return self._words.text() if self.isVisible() else ""

    def say(self, words: str, role: str = "warning") -> None:
        """Show *words* in the style *role*; empty words hide the message."""
        self._words.setText(words)
        self.setAccessibleName(words)
        restyle(self._words, role)
        self.setVisible(bool(words))
        if words:
            self._lie()
            self.raise_()
            if not self._stay:
                self._gone.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay at the bottom."""
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._lie()
        return super().eventFilter(watched, event)

    def _lie(self) -> None:
        over, words = self._over, self._words
        needs = words.fontMetrics().horizontalAdvance(words.text()) + 30
        words.setFixedWidth(min(over.width() - 2 * EDGE, needs))
        words.adjustSize()
        self.resize(words.size())
        self.move((over.width() - self.width()) // 2, over.height() - self.height() - EDGE)
