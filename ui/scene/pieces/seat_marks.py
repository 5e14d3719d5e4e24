"""The colour and sign of each seat.

The six colours can be told apart with any kind of colour blindness, on every felt and beside the
gold of choosable pieces. The signs do not need colours.
"""

from __future__ import annotations

import math
from functools import cache

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from ui.faces import blank
from ui.scene.measures import metrics

COLOURS = ("#f08a2c", "#77d7ff", "#9a5be0", "#f4efe2", "#d91650", "#8a8f98")
SIGNS = ("disc", "square", "triangle", "diamond", "star", "cross")
_DARK = QColor(16, 12, 8)


def colour(seat: int) -> QColor:
    """The colour of *seat*; the seventh has the first colour again."""
    return QColor(COLOURS[seat % len(COLOURS)])


def sign(seat: int, room: QRectF) -> QPainterPath:
    """The sign of *seat*, as large as fits *room*."""
    side = min(room.width(), room.height())
    path = QPainterPath()
    for ring in _corners(SIGNS[seat % len(SIGNS)]):
        path.moveTo(room.center() + ring[0] * side)
        for corner in ring[1:]:
            path.lineTo(room.center() + corner * side)
        path.closeSubpath()
    if path.isEmpty():
        path.addEllipse(room.center(), side * 0.43, side * 0.43)
    return path


@cache
def _corners(name: str) -> list[list[QPointF]]:
    """The corners of a sign in a unit square about the origin; empty for a disc."""
    if name == "square":
        return [[QPointF(x, y) for x, y in ((-0.4, -0.4), (0.4, -0.4), (0.4, 0.4), (-0.4, 0.4))]]
    if name == "triangle":
        return [[QPointF(0, -0.48), QPointF(0.5, 0.4), QPointF(-0.5, 0.4)]]
    if name == "diamond":
        return [[QPointF(0, -0.5), QPointF(0.42, 0), QPointF(0, 0.5), QPointF(-0.42, 0)]]
    if name == "star":
        turns = [(math.pi * n / 5 - math.pi / 2, 0.5 if n % 2 == 0 else 0.21) for n in range(10)]
        return [[QPointF(far * math.cos(turn), far * math.sin(turn)) for turn, far in turns]]
    if name == "cross":
        a, b = 0.16, 0.46
        half = [(-a, -b), (a, -b), (a, -a), (b, -a), (b, a), (a, a)]
        return [[QPointF(x, y) for x, y in half] + [QPointF(-x, -y) for x, y in half]]
    return []


def paint_sign(painter: QPainter, room: QRectF, seat: int) -> None:
    """Paint the sign of *seat* in its colour on a dark disc that fills *room*."""
    painter.setPen(QPen(colour(seat), max(1.0, room.width() * 0.06)))
    painter.setBrush(_DARK)
    painter.drawEllipse(room.adjusted(1, 1, -1, -1))
    inset = room.width() * 0.24
    painter.fillPath(sign(seat, room.adjusted(inset, inset, -inset, -inset)), colour(seat))


def band_width(across: float) -> float:
    """The width of the band of a piece *across* pixels wide."""
    return min(max(metrics.BAND_LEAST, across * metrics.BAND), metrics.BAND_MOST)


def band(size: QSizeF, kind: str, seat: int, dpr: float, *, signed: bool) -> QPixmap:
    """A band in the colour of *seat* around a piece of *size* pixels; if *signed*, with its sign at
    the left edge."""
    wide = band_width(size.width())
    side = max(metrics.SIGN_LEAST, size.width() * metrics.SIGN) if signed else 0.0
    side = min(side, metrics.SIGN_MOST)
    margin = math.ceil(max(wide, side * metrics.SIGN_OUT)) + 2
    width, height = size.width() + 2 * margin, size.height() + 2 * margin
    pixels = QPixmap(round(width * dpr), round(height * dpr))
    pixels.setDevicePixelRatio(dpr)
    pixels.fill(Qt.GlobalColor.transparent)
    with QPainter(pixels) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        card = QRectF(QPointF(margin, margin), size)
        grown = card.adjusted(-wide / 2, -wide / 2, wide / 2, wide / 2)
        path = QPainterPath()
        side_of = min(card.width(), card.height())
        corner = blank.CORNER * side_of + wide / 2 if kind == "card" else grown.width() / 2
        path.addRoundedRect(grown, corner, corner)
        painter.strokePath(path, QPen(QColor(0, 0, 0, 190), wide + 1.6))
        painter.strokePath(path, QPen(colour(seat), wide))
        if signed:
            at = QRectF(0, 0, side, side)
            middle = card.left() + side * (0.5 - metrics.SIGN_OUT)
            # below both names, because the left neighbour's name ends here with its number
            down = min(card.height() * metrics.SIGN_AT, metrics.SIGN_DOWN * side)
            at.moveCenter(QPointF(middle, card.top() + down))
            paint_sign(painter, at, seat)
    return pixels
