"""The banner of a file of marching figures: a pole with a cloth that flies in their direction."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

_INK = QColor(14, 11, 9)
_POLE = (QColor("#e6c98d"), QColor("#7a5a2c"))

LONG, HIGH = 0.66, 0.29
"""The size of the cloth, in figure widths and heights."""


def paint(painter: QPainter, room: QRectF, foot: QRectF, colour: QColor, facing: int) -> None:
    """Paint the banner into *room*, above its *foot*, in its *colour*, flying left or right."""
    wide = room.width()
    pole = _pole(room, foot)
    painter.setPen(QPen(_INK, 0.02 * wide))
    shine = QLinearGradient(pole.topLeft(), pole.topRight())
    shine.setColorAt(0, _POLE[0])
    shine.setColorAt(1, _POLE[1])
    painter.setBrush(shine)
    painter.drawRoundedRect(pole, pole.width() / 2, pole.width() / 2)
    knob = 0.055 * wide
    painter.drawEllipse(QPointF(pole.center().x(), pole.top() + 0.3 * knob), knob, knob)
    cloth = _cloth(room, foot, facing)
    light = QLinearGradient(room.left(), 0, room.right(), 0)
    for at, tone in ((0.0, 112), (0.35, 92), (0.6, 118), (1.0, 96)):
        light.setColorAt(at, colour.lighter(tone) if tone > 100 else colour.darker(200 - tone))
    painter.setBrush(light)
    painter.setPen(QPen(_INK, 0.028 * wide, j=Qt.PenJoinStyle.RoundJoin))
    painter.drawPath(cloth)
    box = cloth.boundingRect()
    rim = QPen(QColor(255, 246, 222, 150), 0.018 * wide)
    painter.save()
    painter.setClipPath(cloth, Qt.ClipOperation.IntersectClip)
    painter.strokePath(cloth.translated(0, 0.035 * wide), rim)
    painter.strokePath(cloth.translated(0, -0.035 * wide), rim)
    painter.restore()
    _paint_arrow(painter, box, leftwards=_goes_left(facing))


def outline(room: QRectF, foot: QRectF) -> QPainterPath:
    """The outline for a ring: the pole, and the cloth on both sides."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    path.addRect(_pole(room, foot))
    return path.united(_cloth(room, foot, 90)).united(_cloth(room, foot, 270))


def _goes_left(facing: int) -> bool:
    return math.sin(math.radians(max(facing, 0))) < 0


def _pole(room: QRectF, foot: QRectF) -> QRectF:
    wide = 0.06 * room.width()
    return QRectF(room.center().x() - wide / 2, room.top(), wide, foot.center().y() - room.top())


def _cloth(room: QRectF, foot: QRectF, facing: int) -> QPainterPath:
    """A swallowtail with a slight wave."""
    pole, by = _pole(room, foot), -1.0 if _goes_left(facing) else 1.0
    long, high = LONG * room.width() * by, HIGH * room.height()
    top = pole.top() + 0.06 * room.width()
    path = QPainterPath(QPointF(pole.center().x(), top))
    wave = 0.1 * high
    path.cubicTo(
        QPointF(pole.center().x() + 0.3 * long, top - wave),
        QPointF(pole.center().x() + 0.6 * long, top + 2 * wave),
        QPointF(pole.center().x() + long, top + wave),
    )
    path.lineTo(pole.center().x() + 0.74 * long, top + 0.55 * high)
    path.lineTo(pole.center().x() + long, top + high)
    path.cubicTo(
        QPointF(pole.center().x() + 0.6 * long, top + high + wave),
        QPointF(pole.center().x() + 0.3 * long, top + high - 1.6 * wave),
        QPointF(pole.center().x(), top + high),
    )
    path.closeSubpath()
    return path


def _paint_arrow(painter: QPainter, box: QRectF, *, leftwards: bool) -> None:
    """Paint an arrow in their direction on the cloth."""
    side = 0.42 * box.height()
    by = -1.0 if leftwards else 1.0
    root = box.right() if leftwards else box.left()
    at = QPointF(root + by * 0.36 * box.width(), box.center().y())
    head = QPainterPath(at + QPointF(by * side * 0.8, 0))
    head.lineTo(at + QPointF(-by * side * 0.5, -side * 0.75))
    head.lineTo(at + QPointF(-by * side * 0.5, side * 0.75))
    head.closeSubpath()
    painter.fillPath(head, _INK)
