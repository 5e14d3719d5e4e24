"""The way of a figure over places: a solid line as far as it goes, then a dashed one to its
target."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from ui.scene.pieces.tokens import INK

_WIDE = 3.4
_AFTER = QColor("#ff8a6a")
_CLEAR = 34.0  # the arrow ends this far from the middle of the target
_OUT = 24.0


class Trail(Struct, frozen=True):
    """A way through `points`, and on to `after`, the target."""

    points: tuple[tuple[float, float], ...]
    after: tuple[float, float]

    @property
    def area(self) -> QRectF:
        """The rectangle that it needs."""
        xs, ys = zip(*self.points, self.after, strict=True)
        room = QRectF(QPointF(min(xs), min(ys)), QPointF(max(xs), max(ys)))
        return room.adjusted(-_OUT, -_OUT, _OUT, _OUT)

    def paint(self, painter: QPainter, room: QRectF) -> None:
        """Paint the line with a dark edge, visible on any felt, and an arrow at its end."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(-self.area.topLeft())
        line = QPainterPath(QPointF(*self.points[0]))
        for point in self.points[1:]:
            line.lineTo(QPointF(*point))
        last, after = QPointF(*self.points[-1]), QPointF(*self.after)
        far = max(1.0, ((after - last).x() ** 2 + (after - last).y() ** 2) ** 0.5)
        tip = after - (after - last) * min(0.9, _CLEAR / far)
        aim = QPainterPath(last)
        aim.lineTo(tip)
        for colour, wide in ((INK, _WIDE + 2.6), (_AFTER, _WIDE)):
            pen = QPen(colour, wide, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.strokePath(line, pen)
            thin = QPen(colour, wide * 0.5)
            thin.setDashPattern([3.0, 2.2])
            painter.strokePath(aim, thin)
        _paint_head(painter, tip, (after - last) / far)


def _paint_head(painter: QPainter, tip: QPointF, ahead: QPointF) -> None:
    across = QPointF(-ahead.y(), ahead.x())
    head = QPainterPath(tip + ahead * 8)
    head.lineTo(tip - ahead * 10 + across * 10)
    head.lineTo(tip - ahead * 10 - across * 10)
    head.closeSubpath()
    painter.strokePath(head, QPen(INK, 4))
    painter.fillPath(head, _AFTER)
