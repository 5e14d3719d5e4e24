"""The share window: the table as everybody may see it, to be shared on a call."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent

from ui.base import fonts, theme
from ui.base.qt_guard import guarded
from ui.panels.aim import AimLine
from ui.panels.share_words import SharePanel
from ui.scene.shown_table import ShownTable
from ui.windows.side_window import WindowBeside

SIZE = (1280, 720)
"""Pixels of the window at first: what calls make of larger ones, too."""

BESIDE = 0.25
"""The part of the width that words beside the table take."""

BELOW = 0.34
"""The part of the height that they take below it, in a window that is not wide."""

WIDE = 1.4
"""From so many times as wide as high on, words stand beside the table."""

AIM = 0.045
"""The part of the height that the line with the aim takes."""

LEAST = (480, 360)

NOTHING = "Nothing is on the table"
NEXT = "The next game will be shown here."


@guarded
class ShareWindow(WindowBeside):
    """Shows `table` with `words` beside it, and the `aim` above both; between games, that there is
    nothing to see.

    It has no menus and takes no answers. Nothing that some seat alone may know ever comes into it.
    """

    def __init__(self) -> None:
        super().__init__("share")
        self.setWindowTitle("Tabletop: share this window")
        self.setMinimumSize(*LEAST)
        self.resize(*SIZE)
        self.table: ShownTable | None = None
        self.words = SharePanel(self)
        self.words.hide()
        self.aim = AimLine(self)
        self.aim.hide()
        self.setAccessibleName(NOTHING)

    def show_table(self, table: ShownTable, title: str) -> None:
        """Show *table* of the game called *title* from now on."""
        self.show_nothing()
        self.table = table
        table.setParent(self)
        self._lay()
        table.show()
        self.words.show()
        self.aim.show()
        self.setWindowTitle(f"{title} – Tabletop: share this window")
        self.setAccessibleName(f"The table of {title}, for everybody")

    def show_nothing(self) -> None:
        """There is no game."""
        if self.table is not None:
            self.table.hide()
            self.table.deleteLater()
            self.table = None
        self.words.hide()
        self.aim.hide()
        self.setWindowTitle("Tabletop: share this window")
        self.setAccessibleName(NOTHING)
        self.update()

    def _lay(self) -> None:
        """Give the aim its line, the table its part of the window, and the words theirs."""
        line = round(self.height() * AIM)
        self.aim.set_high(line)
        self.aim.setGeometry(0, 0, self.width(), line)
        whole = self.rect().adjusted(0, line, 0, 0)
        if whole.width() >= WIDE * whole.height():
            wide = round(whole.width() * BESIDE)
            words = QRect(whole.right() + 1 - wide, line, wide, whole.height())
            table = whole.adjusted(0, 0, -wide, 0)
        else:
            high = round(whole.height() * BELOW)
            words = QRect(0, whole.bottom() + 1 - high, whole.width(), high)
            table = whole.adjusted(0, 0, 0, -high)
        self.words.setGeometry(words)
        if self.table is not None:
            self.table.setGeometry(table)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay all anew."""
        super().resizeEvent(event)
        self._lay()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Between games: the curtain's cloth, and what is to come."""
        if self.table is not None:
            return
        colours = theme.current().colours
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), QColor(colours.window))
            unit = self.height() / SIZE[1]
            middle = Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap
            room = self.rect().adjusted(40, round(self.height() * 0.4), -40, 0)
            painter.setFont(fonts.font(fonts.CAPITALS, round(40 * unit)))
            painter.setPen(QColor(colours.accent))
            painter.drawText(room, middle, NOTHING)
            painter.setFont(fonts.font(fonts.BOOK, round(28 * unit)))
            painter.setPen(QColor(colours.muted))
            painter.drawText(room.adjusted(0, round(64 * unit), 0, 0), middle, NEXT)
