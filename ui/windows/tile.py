"""A painted button of the gallery: a box, or a tool in its drawer."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QEnterEvent,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QMenu

from ui.base import fonts, theme
from ui.base.deferred_call import soon
from ui.base.qt_guard import guarded
from ui.base.safe_text import Button, entry
from ui.base.scaled_picture import read_scaled
from ui.windows.cover import is_flat

STEPS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
"""The directions of the arrow keys (right, down)."""

WRAPPED = int(Qt.TextFlag.TextWordWrap)
FITTED = 0.84
"""How much smaller a sentence may be before it wraps onto a second line."""


@guarded
class Tile(Button):
    """A button that paints itself, at `unit` pixels per pixel of a window of 1280 by 720.

    `game` is the id of its game, if any; `ways` are the entries of its context menu.
    `stepped(across, down)`: an arrow was pressed.
    """

    stepped = Signal(int, int)

    def __init__(self, picture: Path) -> None:
        super().__init__()
        self.unit, self.game = 1.0, ""
        self.ways: dict[str, Callable[[], object]] = {}
        self._path = picture
        self._waits = self._may_read = False
        self._heights: dict[tuple[int, int], int] = {}
        self._picture: tuple[tuple[QSize, float], QPixmap | None] | None = None
        self.setAutoDefault(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def picture(self, wanted: QSize) -> QPixmap | None:
        """The baked picture, covering *wanted*; None if there is none, or the theme is plain.

        The first frame shows the lid's colour; the picture follows at once.
        """
        if is_flat():
            return None
        if not self._may_read:
            if not self._waits:
                self._waits = True
                soon(self, self._read_on)
            return None
        key = (wanted, self.devicePixelRatioF())
        if self._picture is None or self._picture[0] != key:
            self._picture = (key, read_scaled(self._path, *key))
        return self._picture[1]

    def _read_on(self) -> None:
        """Read the picture at once, because whatever else waits for the first frame takes
        longer."""
        self._may_read = True
        self.repaint()

    @property
    def is_lit(self) -> bool:
        """Whether the pointer or the focus is on it."""
        return self.underMouse() or self.hasFocus()

    def px(self, at_hundred: float) -> int:
        """A font size of *at_hundred* pixels in a window of 1280 by 720, scaled to this one."""
        return max(round(theme.pixels(at_hundred * 100) / 100 * self.unit), 9)

    def paint_focus(self, painter: QPainter, room: QRectF, corner: float) -> None:
        """Paint a frame around the tile if it has the focus."""
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(theme.current().colours.focus), 3))
            painter.drawRoundedRect(room.adjusted(1.5, 1.5, -1.5, -1.5), corner, corner)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint everything."""
        with QPainter(self) as painter:
            painter.setRenderHints(
                QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
            )
            self.paint(painter)

    def paint(self, painter: QPainter) -> None:
        """Paint everything."""
        raise NotImplementedError

    def height_at(self, width: int) -> int:
        """The height it needs at *width*, in pixels; cached by text size."""
        key = (width, self.px(100))
        if key not in self._heights:
            self._heights = {key: self.measured(width)}
        return self._heights[key]

    def measured(self, width: int) -> int:
        """The height it needs at *width*, in pixels."""
        raise NotImplementedError

    def enterEvent(self, event: QEnterEvent) -> None:
        """Light up."""
        super().enterEvent(event)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """Stop being lit."""
        super().leaveEvent(event)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move to the neighbours with the arrow keys."""
        step = STEPS.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self.stepped.emit(*step)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Show the context menu."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for words, act in self.ways.items():
            entry(menu, words, act)
        menu.popup(event.globalPos())


def sentence(words: str, width: float, pixels: int) -> QFont:
    """The book font for *words*: slightly smaller if they then fit one line of *width*."""
    fitted = fonts.fitted(fonts.BOOK, words, width, pixels)
    return fitted if fitted.pixelSize() >= FITTED * pixels else fonts.font(fonts.BOOK, pixels)


def height_of(words: str, width: float, font: QFont) -> float:
    """The height of *words* in lines of *width*, in pixels."""
    room = QRectF(0, 0, width, 9999)
    return QFontMetricsF(font).boundingRect(room, WRAPPED, words).height()


def write(painter: QPainter, room: QRectF, words: str, font: QFont, colour: QColor) -> None:
    """Write *words* into *room*, from its top."""
    painter.setFont(font)
    painter.setPen(colour)
    painter.drawText(room, WRAPPED, words)
