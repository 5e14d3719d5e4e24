"""The state of a card's quests at a glance: a row of discs, one for each quest, full if it is
met."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from ui.scene.measures import metrics
from ui.scene.pieces.items import printed
from ui.scene.pieces.tokens import INK, IVORY

_MET = QColor("#ffd65c")


def row_of(met: Sequence[bool], across: float, dpr: float) -> QPixmap:
    """The row for a card *across* pixels wide; its edge shines if only one quest is missing."""
    side = min(max(metrics.TICK_LEAST, metrics.TICK * across), metrics.TICK_MOST)
    gap = side * 0.25
    room = QRectF(0, 0, len(met) * (side + gap) + gap, side + 2 * gap)

    def paint(painter: QPainter, room: QRectF) -> None:
        wide = max(1.0, side * 0.13)
        near = len(met) - sum(met) <= 1
        painter.setBrush(INK)
        painter.setPen(QPen(_MET if near else INK, wide))
        half = wide / 2
        corner = room.height() / 2
        painter.drawRoundedRect(room.adjusted(half, half, -half, -half), corner, corner)
        for number, full in enumerate(met):
            disc = QRectF(gap + number * (side + gap), gap, side, side)
            disc = disc.adjusted(half, half, -half, -half)
            painter.setBrush(_MET if full else Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(_MET if full else IVORY, wide))
            painter.drawEllipse(disc)
            if full:
                _paint_tick(painter, disc)

    return printed(room, paint, 1.0, dpr)


def _paint_tick(painter: QPainter, disc: QRectF) -> None:
    painter.setPen(QPen(INK, max(1.2, disc.width() * 0.17)))
    at = [(0.26, 0.52), (0.44, 0.7), (0.76, 0.3)]
    corners = [
        QPointF(disc.left() + x * disc.width(), disc.top() + y * disc.height()) for x, y in at
    ]
    painter.drawPolyline(corners)
