"""A summary of the game so far, beside its table."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from ui.base import fonts, theme
from ui.base.key_binding import keyed_tip
from ui.base.qt_guard import guarded
from ui.panels.overlay_position import aside, overlap
from ui.panels.widgets import button, clear, label, title

WIDTHS = (440, 620, 340)
"""Widths in pixels over the table at a text scale of 100, the preferred one first."""

Rooms = Callable[[], Sequence[QRect]]
"""Rectangles in window coordinates."""


@guarded
class SoFarCard(QFrame):
    """A summary of the game so far, on top of the window *over*.

    It goes into the first rectangle of *beside* that is large enough; otherwise over the *table*,
    where it covers nothing that the question is about (*asked*) and as little as possible of what
    is *in_use*. It takes no keys except on its button. Signal: `left()`.
    """

    left = Signal()

    def __init__(
        self, over: QWidget, table: QWidget, beside: Rooms, asked: Rooms, in_use: Rooms
    ) -> None:
        super().__init__(over)
        self._over, self._table = over, table
        self._beside, self._asked, self._in_use = beside, asked, in_use
        self.setProperty("role", "card")
        self._lines = QVBoxLayout()
        self._lines.setSpacing(5)
        away = button("Close", "quiet")
        keyed_tip(away, "Esc; Help shows it again", "so_far")
        away.clicked.connect(self.left)
        top = QHBoxLayout()
        top.addWidget(title("So far", 16), 1)
        top.addWidget(away)
        below = QVBoxLayout(self)
        below.setContentsMargins(14, 6, 10, 10)
        below.setSpacing(4)
        below.addLayout(top)
        below.addLayout(self._lines)
        below.addStretch(1)
        over.installEventFilter(self)
        table.installEventFilter(self)
        self.hide()

    def show_lines(self, lines: Sequence[str], *, anyway: bool) -> bool:
        """Show *lines*. Returns whether there is a place that covers nothing the question is about.
        With *anyway* they are shown even if not."""
        clear(self._lines)
        for number, words in enumerate(lines):
            told = theme.titled(label(words), 16, fonts.BOOK)
            if number == len(lines) - 1:  # the pieces that the question is about
                told.setProperty("role", "title")
            self._lines.addWidget(told)
        self.setAccessibleName(f"So far. {' '.join(lines)}")
        if not self._place() and not anyway:
            self.hide()
            return False
        self.show()
        self.raise_()
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Find another place when the window or its table is resized."""
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._place()
        return super().eventFilter(watched, event)

    def _place(self) -> bool:
        """Move beside the table, or beside what the question is about. Returns whether that is not
        covered."""
        for room in self._beside():
            if self._high(room.width()) <= room.height():
                self.setGeometry(room)
                return True
        whole = self._table.size()
        corner = self._table.mapTo(self._over, QPoint())
        widths = [min(theme.pixels(width), whole.width()) for width in WIDTHS]
        sizes = [QSize(wide, min(self._high(wide), whole.height())) for wide in widths]
        asked, in_use = self._asked(), [QRect(), *self._in_use()]
        places = [aside(whole, [size], in_use, piles=asked) for size in sizes]
        covered = [sum(overlap(lies, each) for each in asked) for lies in places]
        best = covered.index(min(covered))
        self.setGeometry(places[best].translated(corner))
        return not covered[best]

    def _high(self, wide: int) -> int:
        """The height it needs at the width *wide*."""
        layout = self.layout()
        assert layout is not None
        layout.activate()
        return layout.totalHeightForWidth(wide)
