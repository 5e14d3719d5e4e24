"""The text of a lesson over the table, beside what it is about."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Signal
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from ui.base import fonts, theme
from ui.base.qt_guard import guarded
from ui.panels.overlay_position import aside
from ui.panels.widgets import button, label, row, title

WIDTHS = (330, 270, 430)
"""Widths in pixels at a text scale of 100; the first at which the card covers nothing in use is
taken."""


@guarded
class LessonCard(QFrame):
    """One prompt of a lesson. Play goes on beneath: the card takes no keys except on its buttons.

    Signals: `read()` the player has read a prompt that needs no answer; `left()` the player ends
    the lesson; `again()` the player wants a game of their own.
    """

    read = Signal()
    left = Signal()
    again = Signal()

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self._over = over
        self._about: Sequence[QRect] = ()
        self._clear: Sequence[QRect] = ()
        self.setProperty("role", "card")
        self._heading = title(size=15)
        self._words = theme.titled(label(), 17, fonts.BOOK)
        self._go_on = button("Go on", "main", "Enter")
        self._own = button("Start my own game", "main", "Choose players and options")
        self._leave = button("Leave the lesson", tip="The game continues without it")
        self._go_on.clicked.connect(self.read)
        self._own.clicked.connect(self.again)
        self._leave.clicked.connect(self.left)
        below = QVBoxLayout(self)
        below.setContentsMargins(16, 12, 16, 12)
        below.addWidget(self._heading)
        below.addWidget(self._words)
        below.addLayout(row(self._go_on, self._own, self._leave))
        over.installEventFilter(self)
        self.hide()

    def show_prompt(
        self,
        heading: str,
        words: str,
        about: Sequence[QRect],
        clear_of: Sequence[QRect],
        *,
        read: bool,
        last: bool,
    ) -> None:
        """Show *words* beside the first of the places in *about*, covering none of them and as
        little as possible of *clear_of*. With *read*, a button confirms that they were read; the
        *last* prompt offers a game of one's own."""
        self._about, self._clear = about, clear_of
        self._heading.setText(heading)
        self._words.setText(words)
        self._go_on.setVisible(read and not last)
        self._own.setVisible(last)
        self._leave.setText("Play on from here" if last else "Leave the lesson")
        self.setAccessibleName(f"{heading}. {words}")
        self.show()
        self._place()
        self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Find another place when the table is resized."""
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._place()
        return super().eventFilter(watched, event)

    def _place(self) -> None:
        room = self._over.size()
        layout = self.layout()
        assert layout is not None
        widths = [min(theme.pixels(width), room.width()) for width in WIDTHS]
        sizes = [
            QSize(width, min(layout.totalHeightForWidth(width), room.height())) for width in widths
        ]
        near, clear = next(iter(self._about), None), [*self._about, *self._clear]
        self.setGeometry(aside(room, sizes, clear, near, self._clear, self._about))
