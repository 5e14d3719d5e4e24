"""The signs on a box: how many play, how long, how hard.

Drawn here in a few strokes, because they are needed before the drawings are loaded.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF


def people(room: QRectF) -> QPainterPath:
    """A pawn."""
    path = QPainterPath()
    path.addEllipse(_at(room, 0.5, 0.22), 0.2 * room.width(), 0.2 * room.height())
    return path.united(_outline(room, (0.5, 0.3), (0.72, 0.52), (0.8, 1), (0.2, 1), (0.28, 0.52)))


def time(room: QRectF) -> QPainterPath:
    """An hourglass."""
    glass = _outline(room, (0.2, 0.1), (0.8, 0.1), (0.53, 0.5), (0.8, 0.9), (0.2, 0.9), (0.47, 0.5))
    for top in (0.0, 0.86):
        bar = QRectF(_at(room, 0.1, top), _at(room, 0.9, top + 0.14))
        path = QPainterPath()
        path.addRect(bar)
        glass = glass.united(path)
    return glass


def hardness(room: QRectF) -> QPainterPath:
    """A skull."""
    path = QPainterPath()
    path.addEllipse(_at(room, 0.5, 0.42), 0.46 * room.width(), 0.42 * room.height())
    jaw = QPainterPath()
    jaw.addRect(QRectF(_at(room, 0.27, 0.6), _at(room, 0.73, 1)))
    path = path.united(jaw)
    for x in (0.31, 0.69):
        eye = QPainterPath()
        eye.addEllipse(_at(room, x, 0.48), 0.13 * room.width(), 0.14 * room.height())
        path = path.subtracted(eye)
    return path.subtracted(_outline(room, (0.5, 0.58), (0.58, 0.74), (0.42, 0.74)))


def _at(room: QRectF, x: float, y: float) -> QPointF:
    return QPointF(room.left() + x * room.width(), room.top() + y * room.height())


def _outline(room: QRectF, *corners: tuple[float, float]) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(QPolygonF([_at(room, *corner) for corner in corners]))
    path.closeSubpath()
    return path
