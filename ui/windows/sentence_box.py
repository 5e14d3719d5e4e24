"""A text box for the sentences on a card, with word suggestions while typing."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QTextCursor
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QPlainTextEdit

from tabletop.packs.offers import Offers
from ui.base import theme
from ui.base.qt_guard import guarded

SHOWN = 9
"""The most suggestions shown at once; further typing narrows them down."""

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
STEPS = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}


@guarded
class SentenceBox(QPlainTextEdit):
    """A text box for at most *longest* letters, with suggestions from *offers*.

    Ctrl+Space shows suggestions at any time, the arrows choose one, Enter or Tab takes it, Esc
    closes the list. Without a list, these keys work as usual.
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
        """Whether suggestions are shown."""
        return self.words is not None and self.words.isVisible()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Type, or choose a suggestion."""
        key = Qt.Key(event.key())
        if self._chooses(key):
            return
        if key in ENTER:
            event.ignore()  # the text of a card is one paragraph
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
        """Handle *key* for the list. Returns whether it was one of its keys."""
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
        """Tab takes the chosen suggestion, or else moves to the next field."""
        if next and self.words is not None and self.offering:
            self._take(self.words.currentItem())
            return True
        return super().focusNextPrevChild(next)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Close the list."""
        super().focusOutEvent(event)
        self._put_away()

    def _offer(self) -> None:
        """Show the words that can follow at the cursor."""
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
        """Where a list *high* pixels high begins: below the cursor, or above it near the edge."""
        at, over = self.cursorRect(), self.window()
        below = self.viewport().mapTo(over, at.bottomLeft())
        if below.y() + high <= over.height():
            return below
        return self.viewport().mapTo(over, at.topLeft()) - QPoint(0, high)

    def _list(self) -> QListWidget:
        if self.words is None:
            self.words = QListWidget(self.window())
            self.words.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            self.words.setAccessibleName("Words that can follow here")
            self.words.itemClicked.connect(self._take)
            self.destroyed.connect(self.words.deleteLater)
        return self.words

    def _put_away(self) -> None:
        if self.words is not None:
            self.words.hide()

    def _take(self, item: QListWidgetItem) -> None:
        """Replace the half-typed word by *item*, followed by a space."""
        assert self._offers is not None
        cursor = self.textCursor()
        cursor.setPosition(self._offers(self.toPlainText()).start)
        cursor.movePosition(QTextCursor.MoveOperation.End, QTextCursor.MoveMode.KeepAnchor)
        cursor.insertText(f"{item.text()} ")
        self.setTextCursor(cursor)
        self._put_away()
