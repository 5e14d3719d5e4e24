"""Reports an action over a page, with a button to undo it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QTimer, Signal
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from ui.base import theme
from ui.base.key_binding import keyed_tip, shortcut
from ui.base.qt_guard import guarded
from ui.base.read_aloud import announce
from ui.panels.widgets import button, label

EDGE = 16
"""Pixels between it and the lower edge of the page."""

WIDTH = 760
"""The greatest width in pixels, at a text scale of 100."""

SHOWN = 20_000
"""How long it is shown, in milliseconds, unless the pointer or the focus is on it."""


@guarded
class Told(QFrame):
    """Lies over the bottom of *page*, or over its top if the pointer is at the bottom, so that it
    covers nothing about to be clicked. `undo_wanted()`: undo the last reported action; the undo key
    works until another action."""

    undo_wanted = Signal()

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._page = page
        self.setProperty("role", "notice")
        self._words = label()
        self._undo, away = button("Undo"), button("×", "quiet", "Close")
        keyed_tip(self._undo, "Undo it", "undo")
        away.setAccessibleName("Close")
        self._undo.clicked.connect(self.undo_wanted)
        away.clicked.connect(self.hide)
        across = QHBoxLayout(self)
        across.setContentsMargins(20, 8, 8, 8)
        across.addWidget(self._words, 1)
        across.addWidget(self._undo)
        across.addWidget(away)
        self._by_key = shortcut(page, self.undo_wanted.emit, "undo")
        self._by_key.setEnabled(False)
        self._gone = QTimer(self, singleShot=True, interval=SHOWN)
        self._gone.timeout.connect(self._leave)
        page.installEventFilter(self)
        self.hide()

    def say(self, words: str, undo: bool) -> None:
        """Report *words*; *undo* offers to undo it."""
        self._words.setText(words)
        self._undo.setVisible(undo)
        self._by_key.setEnabled(undo)
        self.setAccessibleName(words)
        self._lie()
        self.show()
        self.raise_()
        self._gone.start()
        announce(self, words)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay at the bottom of the page."""
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._lie()
        return super().eventFilter(watched, event)

    def _lie(self) -> None:
        layout, page = self.layout(), self._page
        assert layout is not None
        wide = min(theme.pixels(WIDTH), page.width() - 2 * EDGE)
        layout.activate()
        high = layout.totalHeightForWidth(wide)
        lies = QRect((page.width() - wide) // 2, page.height() - high - EDGE, wide, high)
        if lies.adjusted(-EDGE, -EDGE, EDGE, EDGE).contains(page.mapFromGlobal(QCursor.pos())):
            lies.moveTopLeft(QPoint(lies.x(), EDGE))
        self.setGeometry(lies)

    def _leave(self) -> None:
        """Hide, unless somebody is about to press it."""
        if self.underMouse() or self._undo.hasFocus():
            self._gone.start()
        else:
            self.hide()
