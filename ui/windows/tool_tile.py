"""The drawer of tools beside the boxes, and the tools in it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from ui.base import fonts, theme
from ui.base.qt_guard import guarded
from ui.windows.cover import is_flat, paint_lid
from ui.windows.tile import Tile, height_of, sentence, write

NAME, SAYS = 17, 20
"""Font sizes in units."""

MARGIN, HEADING = 12, 34
"""Units around the tools in their drawer, and above them."""


@guarded
class ToolTile(Tile):
    """The tool *name*, with the picture at *path* and the sentence *says*."""

    def __init__(
        self, name: str, says: str, path: Path, colour: str = "#332a52", game: str = ""
    ) -> None:
        super().__init__(path)
        self.game = game
        self._name, self._says, self._colour = name, says, QColor(colour)
        self.setAccessibleName(f"New game of {name}" if game else name)
        self.setAccessibleDescription(says)

    def measured(self, width: int) -> int:
        """The height it needs at *width*, in pixels."""
        return round(self._words_high(self._room(width)) + 9 * self.unit)

    def _side(self) -> float:
        return 76 * self.unit

    def _room(self, width: int) -> float:
        """The width for text beside the picture, in pixels."""
        return width - self._side() - 30 * self.unit

    def _words_high(self, across: float) -> float:
        says = height_of(self._says, across, sentence(self._says, across, self.px(SAYS)))
        return 1.35 * self.px(NAME) + says

    def paint(self, painter: QPainter) -> None:
        """Paint a plate with the picture, the name, and the sentence."""
        colours, unit = theme.current().colours, self.unit
        plate = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setBrush(QColor(colours.lit if self.is_lit else colours.raised))
        painter.setPen(QPen(QColor(colours.accent if self.is_lit else colours.line), 1))
        painter.drawRoundedRect(plate, 7 * unit, 7 * unit)
        side = min(self._side(), plate.height() - 16 * unit)
        art = QRectF(plate.left() + 8 * unit, plate.center().y() - side / 2, self._side(), side)
        picture = self.picture(QSize(round(art.width()), round(art.height())))
        if picture is not None or not is_flat():
            paint_lid(painter, art, picture, self._colour, 4 * unit)
        left = art.right() + 12 * unit if not is_flat() else plate.left() + 12 * unit
        across = self._room(self.width())
        top = max(plate.center().y() - self._words_high(across) / 2, plate.top() + 4 * unit)
        painter.setFont(fonts.fitted(fonts.CAPITALS, self._name, across, self.px(NAME)))
        painter.setPen(QColor(colours.accent))
        high = 1.35 * self.px(NAME)
        painter.drawText(QRectF(left, top, across, high), Qt.AlignmentFlag.AlignVCenter, self._name)
        room = QRectF(left, top + high, across, plate.bottom() - top - high)
        font = sentence(self._says, across, self.px(SAYS))
        write(painter, room, self._says, font, QColor(colours.text))
        self.paint_focus(painter, plate, 7 * unit)


@guarded
class Drawer(QWidget):
    """The drawer of the tools: a flat plate under the heading Tools."""

    unit = 1.0

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the plate and its heading."""
        colours, unit = theme.current().colours, self.unit
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            ground = QColor(colours.panel)
            ground.setAlpha(225)
            painter.setBrush(ground)
            painter.setPen(QPen(QColor(colours.line), 1))
            room = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
            painter.drawRoundedRect(room, 8 * unit, 8 * unit)
            size = round(theme.pixels(1600) / 100 * unit)
            painter.setFont(fonts.font(fonts.CAPITALS, size))
            painter.setPen(QColor(colours.muted))
            head = QRectF(16 * unit, 0, self.width(), self.heading)
            painter.drawText(head, Qt.AlignmentFlag.AlignVCenter, "Tools")

    @property
    def heading(self) -> int:
        """Pixels above the tools."""
        return round(theme.pixels(HEADING * 100) / 100 * self.unit)
