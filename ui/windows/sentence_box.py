"""A box for the sentences on a card: it offers words while somebody types."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QTextCursor
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QPlainTextEdit

from tabletop.packs.offers import Offers
from ui.base import theme
from ui.base.qt_guard import guarded

SHOWN = 9
"""Words that are offered at once; typing on narrows them down."""

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
STEPS = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}


@guarded
class SentenceBox(QPlainTextEdit):
    """Sentences of at most *longest* letters, with the words that *offers* has for them.

    Ctrl+Space offers words at any time, the arrows choose one, Enter or Tab takes it, and Esc puts
    the list away. Without a list, these keys are the window's.
    """

    def __init__(self, hint: str, longest: int, offers: Offers | None = None) -> None:
        super().__init__()
        self._longest, self._offers = longest, offers
        self.setPlaceholderText(hint)
        self.setTabChangesFocus(True)
        self.setFixedHeight(theme.pixels(76))
        self.words: QListWidget | None = None

    @property
    def offering(self) -> bool:
        """Whether words are offered now."""
        return self.words is not None and self.words.isVisible()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Type, or choose among the words that are offered."""
        key = Qt.Key(event.key())
        if self._chooses(key):
            return
        if key in ENTER:
            event.ignore()  # a card's text is one paragraph
            return
        held = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if key == Qt.Key.Key_Space and held:
            self._offer()
            return
        before = self.toPlainText()
        super().keyPressEvent(event)
        if len(self.toPlainText()) > self._longest:
            self.textCursor().deletePreviousChar()
        if self.toPlainText() != before:
            self._offer()
        else:
            self._put_away()

    def _chooses(self, key: Qt.Key) -> bool:
        """Whether *key* was the list's."""
        if self.words is None or not self.offering:
            return False
        if key in ENTER:
            self._take(self.words.currentItem())
        elif key == Qt.Key.Key_Escape:
            self._put_away()
        elif key in STEPS:
            row = self.words.currentRow() + STEPS[key]
            self.words.setCurrentRow(row % self.words.count())
        else:
            return False
        return True

    def focusNextPrevChild(self, next: bool) -> bool:
        """Tab takes the chosen word, or goes on to the next field."""
        if next and self.words is not None and self.offering:
            self._take(self.words.currentItem())
            return True
        return super().focusNextPrevChild(next)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Put the list away."""
        super().focusOutEvent(event)
        self._put_away()

    def _offer(self) -> None:
        """Show the words that may stand at the cursor."""
        if self._offers is None or not self.textCursor().atEnd():
            self._put_away()
            return
        words = self._offers(self.toPlainText()).words[:SHOWN]
        if not words:
            self._put_away()
            return
        shown = self._list()
        shown.clear()
        shown.addItems(words)
        shown.setCurrentRow(0)
        high = shown.sizeHintForRow(0) * len(words) + 2 * shown.frameWidth()
        shown.setFixedSize(theme.pixels(200), high)
        shown.move(self._place(high))
        shown.show()
        shown.raise_()

    def _place(self, high: int) -> QPoint:
        """Where a list that is so *high* begins: below the cursor, or above it at the edge."""
        at, over = self.cursorRect(), self.window()
        below = self.viewport().mapTo(over, at.bottomLeft())
        if below.y() + high <= over.height():
            return below
        return self.viewport().mapTo(over, at.topLeft()) - QPoint(0, high)

    def _list(self) -> QListWidget:
        if self.words is None:
            self.words = QListWidget(self.window())
            self.words.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            self.words.setAccessibleName("Words that may stand here")
            self.words.itemClicked.connect(self._take)
            self.destroyed.connect(self.words.deleteLater)
        return self.words

    def _put_away(self) -> None:
        if self.words is not None:
            self.words.hide()

    def _take(self, item: QListWidgetItem) -> None:
        """Have the word *item* in place of what is half written, and a space behind it."""
        assert self._offers is not None
        cursor = self.textCursor()
        cursor.setPosition(self._offers(self.toPlainText()).start)
        cursor.movePosition(QTextCursor.MoveOperation.End, QTextCursor.MoveMode.KeepAnchor)
        cursor.insertText(f"{item.text()} ")
        self.setTextCursor(cursor)
        self._put_away()
