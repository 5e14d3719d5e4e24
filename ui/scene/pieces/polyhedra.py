"""Dice with other than six sides, seen from above with the result on top.

Each is described by its corners around the top face, in units of half its width, so that edges meet
as on the solid: an icosahedron shows ten of its twenty faces, a tetrahedron three of four.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from ui.base import fonts

IVORY, INK = QColor("#f3ead4"), QColor("#221a12")
_EDGE = QColor("#8a774d")
_SHADE = QColor("#b39f74")
_LIGHT = (-0.45, -0.9)  # light comes from the upper left, as for all pieces

Corner = tuple[float, float]


class Solid(NamedTuple):
    """A die from above: the corners of each visible face, the one with the number first; the height
    of the number in half widths; and the middle of its face."""

    faces: tuple[tuple[Corner, ...], ...]
    number: float
    middle: float = 0.0


def _ring(count: int, radius: float, turn: float = -90.0) -> list[Corner]:
    """*count* corners around the middle, the first at *turn* degrees from the right."""
    angles = [math.radians(turn + 360 * n / count) for n in range(count)]
    return [(radius * math.cos(a), radius * math.sin(a)) for a in angles]


def _icosahedron() -> Solid:
    """A triangle in a hexagon: a face beside each edge, and two more at each corner."""
    inner, outer = _ring(3, 0.6), _ring(6, 1.0)
    faces = [tuple(inner)]
    for n in range(3):
        here, after = inner[n], inner[(n + 1) % 3]
        at, between, then = outer[2 * n], outer[2 * n + 1], outer[(2 * n + 2) % 6]
        faces += [(here, after, between), (here, at, between), (after, then, between)]
    return Solid(tuple(faces), 0.56, 0.03)


def _round_a_face(corners: int, number: float, turn: float = -90.0) -> Solid:
    """A face with these corners, and another one beside each of its edges."""
    inner, outer = _ring(corners, 0.62, turn), _ring(corners, 1.0, turn)
    faces = [tuple(inner)]
    for n in range(corners):
        after = (n + 1) % corners
        faces.append((inner[n], inner[after], outer[after], outer[n]))
    return Solid(tuple(faces), number)


def _about_a_point(corners: int, at: Corner, number: float, middle: float) -> Solid:
    """Faces that meet at a point; the lowest one has the number."""
    outer = _ring(corners, 1.0)
    faces = [(outer[n], outer[(n + 1) % corners], at) for n in range(corners)]
    low = max(faces, key=lambda face: sum(y for _, y in face))
    return Solid((low, *(face for face in faces if face is not low)), number, middle)


SIDES = {
    4: _about_a_point(3, (0.0, -0.3), 0.56, 0.05),
    8: _about_a_point(4, (0.0, 0.3), 0.62, -0.02),
    10: _round_a_face(4, 0.62),
    12: _round_a_face(5, 0.72),
    20: _icosahedron(),
}
"""The dice other than cubes, by number of sides."""


def outline(rect: QRectF, sides: int) -> QPolygonF:
    """The outline of a die with this many *sides* in *rect*."""
    corners = {corner for face in SIDES[sides].faces for corner in face}
    far = [corner for corner in corners if math.hypot(*corner) > 0.99]
    far.sort(key=lambda corner: math.atan2(corner[1], corner[0]))
    return QPolygonF([_at(rect, corner) for corner in far])


def paint(painter: QPainter, rect: QRectF, face: str, sides: int) -> None:
    """Paint a die with this many *sides*, showing *face*, into *rect*."""
    solid, side = SIDES[sides], rect.width()
    body = rect.adjusted(side * 0.02, side * 0.02, -side * 0.02, -side * 0.02)
    pen = QPen(_EDGE, max(1.0, side * 0.018))
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    for number, corners in enumerate(solid.faces):
        painter.setBrush(QColor("#fffaf0") if number == 0 else _lit(corners))
        painter.drawPolygon(QPolygonF([_at(body, corner) for corner in corners]))
    read = solid.faces[0]
    middle = _at(body, (0.0, solid.middle + sum(y for _, y in read) / len(read)))
    high = solid.number * side / 2
    words = QRectF(0, 0, side, high * 1.4)
    words.moveCenter(middle)
    painter.setFont(fonts.font(fonts.PLAIN, max(5, round(high)), bold=True))
    painter.setPen(QColor("#7a1f1a") if face == "1" else INK)
    painter.drawText(words, int(Qt.AlignmentFlag.AlignCenter), face)


def _lit(corners: tuple[Corner, ...]) -> QColor:
    """The colour of a face that slopes away from the middle."""
    x, y = (sum(each) / len(corners) for each in zip(*corners, strict=True))
    far = math.hypot(x, y) or 1.0
    part = 0.5 + 0.5 * (x * _LIGHT[0] + y * _LIGHT[1]) / far
    mixed = (
        round(dark + (light - dark) * part)
        for dark, light in zip(_rgb(_SHADE), _rgb(IVORY), strict=True)
    )
    return QColor(*mixed)


def _rgb(colour: QColor) -> tuple[int, int, int]:
    return colour.red(), colour.green(), colour.blue()


def _at(rect: QRectF, corner: Corner) -> QPointF:
    half = rect.width() / 2
    return rect.center() + QPointF(corner[0] * half, corner[1] * half)
