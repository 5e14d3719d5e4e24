"""How to play in two minutes, beside the first question of a first game."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from tabletop.packs.rulebook import Chapter
from ui.base import fonts, theme
from ui.base.focused import focused_in
from ui.base.qt_guard import guarded
from ui.base.remembered_widget import Remembered
from ui.panels.book_words import as_html
from ui.panels.overlay_position import aside
from ui.panels.widgets import Scroll, button, clear, label, row, title

WIDTH = 430
"""Pixels at a text scale of 100."""

PART = 0.86
"""How much of the table's height and width it takes at most."""


@guarded
class Primer(QFrame):
    """A card over the table with a chapter to read before a game.

    It lies beside the question, clear of what that is about, until it is put away: `left()`.
    """

    left = Signal()

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self._over = over
        self._clear: Callable[[], Sequence[QRect]] = list
        self._before = Remembered[QWidget]()
        self.setProperty("role", "card")
        self._scroll = Scroll(margin=4)
        begin = button("Begin", "main", "Puts this away (Esc); Help brings it back")
        begin.clicked.connect(self.leave)
        self._begin = begin
        below = QVBoxLayout(self)
        below.setContentsMargins(16, 14, 16, 14)
        below.addWidget(self._scroll, 1)
        below.addLayout(row(begin))
        over.installEventFilter(self)
        self.hide()

    def show_chapter(self, chapter: Chapter, clear_of: Callable[[], Sequence[QRect]]) -> None:
        """Show *chapter*, covering as little as may be of what *clear_of* tells."""
        self._clear = clear_of
        clear(self._scroll.column)
        self._scroll.column.addWidget(title(chapter.title))
        for paragraph in chapter.paragraphs:
            words = theme.titled(label(as_html(paragraph)), 16, fonts.BOOK)
            self._scroll.column.addWidget(words)
        self._scroll.column.addStretch(1)
        self.setAccessibleName(chapter.title)
        self._before.keep(focused_in(self.window()))
        self.show()
        self._place()
        self.raise_()
        self._begin.setFocus()

    def leave(self) -> bool:
        """Put it away; whether it was there."""
        if not self.isVisible():
            return False
        self.hide()
        before = self._before.take()
        if before is not None and before.isVisible():
            before.setFocus()
        self.left.emit()
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc puts it away."""
        if event.key() == Qt.Key.Key_Escape:
            self.leave()
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Find another place when the table changes its size."""
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._place()
        return super().eventFilter(watched, event)

    def _place(self) -> None:
        room = self._over.size()
        width = min(theme.pixels(WIDTH), round(room.width() * PART))
        inside = width - 2 * 16 - 2 * 4 - 4
        words = self._scroll.column.heightForWidth(inside)
        high = words + self._begin.sizeHint().height() + 2 * 14 + 2 * 4 + 14
        size = QSize(width, min(high, round(room.height() * PART)))
        self.setGeometry(aside(room, [size], self._clear()))
