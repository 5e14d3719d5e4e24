"""Standing figures: a card's picture on a foot, with the colour and the sign of whose it is."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from tabletop.table.space import Figure
from ui.scene import metrics, seat_marks
from ui.scene.layout import Box

NEUTRAL = QColor("#b9a57c")


def tint(figure: Figure) -> QColor:
    """The colour of *figure*."""
    return seat_marks.colour(figure.mark) if figure.mark >= 0 else NEUTRAL


def foot_room(room: QRectF) -> QRectF:
    """Where the foot of a figure in *room* is."""
    return room.adjusted(0, room.height() * (1 - metrics.FOOT), 0, 0)


def paint(painter: QPainter, room: QRectF, figure: Figure, face: QPixmap | None, part: Box) -> None:
    """Paint *figure* into *room*; it shows the *part* of the *face* of its card."""
    foot = foot_room(room)
    painter.setPen(QPen(QColor(12, 9, 6), max(1.0, room.width() * 0.03)))
    painter.setBrush(tint(figure))
    painter.drawEllipse(foot)
    body = room.adjusted(room.width() * 0.14, 0, -room.width() * 0.14, -foot.height() * 0.55)
    path = QPainterPath()
    path.addRoundedRect(body, body.width() * 0.45, body.width() * 0.4)
    painter.setBrush(QColor(24, 18, 12))
    painter.drawPath(path)
    if face is not None:
        source = QRectF(
            part[0] * face.width(), part[1] * face.height(),
            part[2] * face.width(), part[3] * face.height(),
        )  # fmt: skip
        painter.save()
        painter.setClipPath(path)
        painter.drawPixmap(body, face, source)
        painter.restore()
    painter.strokePath(path, QPen(tint(figure), max(1.5, room.width() * 0.05)))
    if figure.mark >= 0:
        side = foot.height() * 1.1
        spot = QRectF(0, 0, side, side)
        spot.moveCenter(QPointF(foot.center().x(), foot.bottom() - side / 2))
        seat_marks.paint_sign(painter, spot, figure.mark)
