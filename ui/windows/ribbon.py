"""A gold ribbon at the edge of a box: the game to begin with, or one to continue."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen, QPolygonF

from ui.base import fonts, theme
from ui.base.qt_guard import guarded
from ui.base.safe_text import Button

TYPE, HIGH, NOTCH = 14, 26, 9
"""Units: the font size, the height of the ribbon, and the notch on its left."""


@guarded
class Ribbon(Button):
    """A ribbon with the text *words*; *name* is for screen readers. An `idle` one does nothing."""

    def __init__(self, words: str, name: str, *, idle: bool = False) -> None:
        super().__init__(words)
        self.unit = 1.0
        self._words = words
        self.setAccessibleName(name)
        self.setAutoDefault(True)
        if idle:
            self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        else:
            self.setCursor(Qt.CursorShape.PointingHandCursor)

    def size_at(self, unit: float) -> QSize:
        """Its size at *unit* pixels per unit."""
        self.unit = unit
        wide = QFontMetricsF(fonts.font(fonts.PLAIN, self._px, bold=True)).horizontalAdvance(
            self._words
        )
        scale = self._px / TYPE
        return QSize(round(wide + 30 * scale), round(HIGH * scale))

    @property
    def _px(self) -> int:
        return round(theme.pixels(TYPE * 100) / 100 * self.unit)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ribbon, notched on its left."""
        colours = theme.current().colours
        room = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        notch = QPointF(room.left() + NOTCH * self._px / TYPE, room.center().y())
        edge = QPolygonF(
            [room.topLeft(), room.topRight(), room.bottomRight(), room.bottomLeft(), notch]
        )
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setBrush(QColor(colours.accent).lighter(112 if self.underMouse() else 100))
            line = QColor(colours.focus) if self.hasFocus() else QColor(0, 0, 0, 90)
            painter.setPen(QPen(line, 2.5 if self.hasFocus() else 1))
            painter.drawPolygon(edge)
            painter.setFont(fonts.font(fonts.PLAIN, self._px, bold=True))
            painter.setPen(QColor(colours.on_accent))
            words = room.adjusted(8 * self._px / TYPE, 0, 0, 0)
            painter.drawText(words, Qt.AlignmentFlag.AlignCenter, self._words)
