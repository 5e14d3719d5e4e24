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
"""The initial size of the window in pixels: calls scale larger ones down to it."""

BESIDE = 0.25
"""The fraction of the width for the text beside the table."""

BELOW = 0.34
"""The fraction of the height for the text below it, in a window that is not wide."""

WIDE = 1.4
"""From this ratio of width to height, the text is beside the table."""

AIM = 0.045
"""The fraction of the height for the line with the aim."""

LEAST = (480, 360)

NOTHING = "No game is open"
NEXT = "The next game will be shown here."


@guarded
class ShareWindow(WindowBeside):
    """Shows `table` with `words` beside it and the `aim` above; between games, a notice.

    It has no menus and takes no answers. It never shows anything that only one seat may know.
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
        """Show *table*, of the game titled *title*."""
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
        """Show that there is no game."""
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
        """Give the aim its line, and the table and the text their parts of the window."""
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
        """Lay out everything again."""
        super().resizeEvent(event)
        self._lay()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the curtain's cloth and a notice between games."""
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
