"""A game so far in a few lines, beside its table."""

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
"""Pixels over the table at a text scale of 100, the first that is wanted first."""

Rooms = Callable[[], Sequence[QRect]]
"""Places in the window, in its pixels."""


@guarded
class SoFarCard(QFrame):
    """The lines of a game so far, in the window *over* which it lies.

    It lies in the first of the rooms *beside* the table that is large enough; else over the
    *table*, where it covers nothing that is *asked* about and as little as may be of what is *in
    use*. It takes no keys but what is pressed on its button: `left()`.
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
        away = button("Put away", "quiet")
        keyed_tip(away, "Esc; Help brings it back", "so_far")
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
        """Show *lines*; whether there is a place where they cover nothing that is asked about.
        *Anyway* they are shown where they cover least."""
        clear(self._lines)
        for number, words in enumerate(lines):
            told = theme.titled(label(words), 16, fonts.BOOK)
            if number == len(lines) - 1:  # what is asked
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
        """Find another place when the window or its table changes its size."""
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._place()
        return super().eventFilter(watched, event)

    def _place(self) -> bool:
        """Lie beside the table, or what is asked about on it; whether nothing of that is
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
        """Pixels that it needs at so many pixels of width."""
        layout = self.layout()
        assert layout is not None
        layout.activate()
        return layout.totalHeightForWidth(wide)
