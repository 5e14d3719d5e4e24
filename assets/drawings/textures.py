"""Textures of ground: seamless square pictures, cached by size."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterator
from itertools import pairwise

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QPixmap, QRadialGradient

from assets.drawings.places import clear, mix
from assets.drawings.scene import paint_grain

SIDES = (192, 384, 768)
"""The sides of textures in pixels; each contains the grain a whole number of times."""

CELLS = 4
"""The width of a texture in places."""

Tones = tuple[QColor, ...]


def side_for(cell: float) -> int:
    """The side of the texture for places of *cell* pixels."""
    return next((side for side in SIDES if side >= 0.8 * CELLS * cell), SIDES[-1])


def texture(kind: str, colours: tuple[str, ...], side: int) -> QPixmap:
    """The texture of this *kind* in three *colours*, *side* pixels wide."""
    image = QImage(side, side, QImage.Format.Format_RGB32)
    tones = tuple(QColor(text) for text in colours)
    image.fill(tones[1])
    luck = random.Random(f"{kind} {colours}")
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(side, side)
        painter.setPen(Qt.PenStyle.NoPen)
        _mottle(painter, tones, luck)
        _PAINTERS[kind](painter, tones, luck)
        painter.resetTransform()
        paint_grain(painter, QRectF(0, 0, side, side), 22)
    return QPixmap.fromImage(image)


def _copies(room: QRectF) -> Iterator[QPointF]:
    """The shifts for what covers *room*, one for each edge of the square that it crosses."""
    for right in (-1, 0, 1):
        for low in (-1, 0, 1):
            if room.translated(right, low).intersects(QRectF(0, 0, 1, 1)):
                yield QPointF(right, low)


def _mottle(painter: QPainter, tones: Tones, luck: random.Random) -> None:
    """Paint large soft patches, darker and lighter, because no ground is even."""
    for number in range(26):
        reach = luck.uniform(0.08, 0.24)
        at = QPointF(luck.random(), luck.random())
        tone = tones[0] if number % 2 else tones[2]
        for away in _copies(QRectF(at.x() - reach, at.y() - reach, 2 * reach, 2 * reach)):
            patch = QRadialGradient(at + away, reach)
            patch.setColorAt(0, clear(tone, 0.26))
            patch.setColorAt(1, clear(tone, 0))
            painter.fillRect(QRectF(0, 0, 1, 1), patch)


def _stones(
    painter: QPainter, tones: Tones, luck: random.Random, rows: int, long: tuple[float, float]
) -> None:
    """Paint courses of stones of uneven length, each lit from the upper left."""
    painter.fillRect(QRectF(0, 0, 1, 1), clear(tones[0], 0.72))
    high = 1 / rows
    for row in range(rows):
        cuts, x = [], luck.uniform(0, high)
        first = x
        while x < first + 1 - long[0] * high:
            cuts.append(x)
            x += luck.uniform(*long) * high
        cuts.append(first + 1)
        for left, right in pairwise(cuts):
            gap = high * 0.055
            jolts = [luck.uniform(-gap, gap) for _ in range(8)]
            tone = mix(tones[1], tones[luck.choice((0, 2, 2))], luck.uniform(0, 0.34))
            room = QRectF(left, row * high, right - left, high).adjusted(gap, gap, -gap, -gap)
            for away in _copies(room):
                _paint_stone(painter, room.translated(away), jolts, tone, high)


def _paint_stone(
    painter: QPainter, room: QRectF, jolts: list[float], tone: QColor, high: float
) -> None:
    corners = (room.topLeft(), room.topRight(), room.bottomRight(), room.bottomLeft())
    points = [corner + QPointF(jolts[2 * n], jolts[2 * n + 1]) for n, corner in enumerate(corners)]
    path = QPainterPath()
    cut = high * 0.1
    for n, point in enumerate(points):
        before, after = points[n - 1], points[(n + 1) % 4]
        start = _towards(point, before, cut)
        path.lineTo(start) if n else path.moveTo(start)
        path.quadTo(point, _towards(point, after, cut))
    path.closeSubpath()
    thin = high * 0.04
    painter.fillPath(path.translated(thin, thin), QColor(0, 0, 0, 96))
    painter.fillPath(path, tone.lighter(128))
    painter.save()
    painter.setClipPath(path)
    painter.fillPath(path.translated(thin, thin), tone)
    painter.restore()


def _towards(point: QPointF, other: QPointF, far: float) -> QPointF:
    line = QLineF(point, other)
    line.setLength(min(far, line.length() / 2))
    return line.p2()


def _slabs(painter: QPainter, tones: Tones, luck: random.Random) -> None:
    _stones(painter, tones, luck, 9, (0.9, 2.0))
    _specks(painter, tones, luck, 260, 0.004)
    _cracks(painter, luck)


def _blocks(painter: QPainter, tones: Tones, luck: random.Random) -> None:
    _stones(painter, tones, luck, 13, (0.8, 1.5))
    _specks(painter, tones, luck, 300, 0.004)


def _planks(painter: QPainter, tones: Tones, luck: random.Random) -> None:
    _stones(painter, tones, luck, 14, (5.0, 9.0))
    for _ in range(500):
        x, y, long = luck.random(), luck.random(), luck.uniform(0.02, 0.1)
        painter.setPen(QPen(clear(tones[0], luck.uniform(0.08, 0.3)), 0.0016))
        for away in _copies(QRectF(x, y - 0.002, long, 0.004)):
            painter.drawLine(QLineF(x, y, x + long, y).translated(away))


def _earth(painter: QPainter, tones: Tones, luck: random.Random) -> None:
    _specks(painter, tones, luck, 1500, 0.006)
    for _ in range(150):
        at, size = QPointF(luck.random(), luck.random()), luck.uniform(0.004, 0.013)
        tone = mix(tones[1], tones[2], luck.random())
        for away in _copies(QRectF(at.x() - size, at.y() - size, 2 * size, 2 * size)):
            painter.setPen(Qt.PenStyle.NoPen)
            for shift, colour in ((0.3, clear(tones[0], 0.7)), (0.0, tone)):
                painter.setBrush(colour)
                painter.drawEllipse(at + away + QPointF(shift, shift) * size, size, size * 0.72)


def _grass(painter: QPainter, tones: Tones, luck: random.Random) -> None:
    _specks(painter, tones, luck, 300, 0.006)
    for number in range(3600):
        x, y = luck.random(), luck.random()
        lean, long = luck.uniform(-0.008, 0.012), luck.uniform(0.012, 0.034)
        tone = mix(tones[0], tones[2], luck.random() ** (1.3 if number < 2600 else 0.6))
        painter.setPen(QPen(clear(tone, luck.uniform(0.25, 0.7)), luck.uniform(0.0015, 0.0036)))
        for away in _copies(QRectF(x - 0.02, y - long, 0.04, long)):
            painter.drawLine(QLineF(x, y, x + lean, y - long).translated(away))


def _water(painter: QPainter, tones: Tones, luck: random.Random) -> None:
    for number in range(240):
        x, y = luck.random(), luck.random()
        wide, high = luck.uniform(0.02, 0.09), luck.uniform(0.003, 0.009)
        tone = tones[2] if number % 3 else tones[0]
        painter.setPen(QPen(clear(tone, luck.uniform(0.12, 0.5)), luck.uniform(0.0015, 0.0045)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for away in _copies(QRectF(x, y - high, wide, 2 * high)):
            wave = QPainterPath(QPointF(x, y) + away)
            wave.cubicTo(
                QPointF(x + wide * 0.3, y - high) + away,
                QPointF(x + wide * 0.6, y + high) + away,
                QPointF(x + wide, y) + away,
            )
            painter.drawPath(wave)


def _leather(painter: QPainter, tones: Tones, luck: random.Random) -> None:
    painter.setBrush(clear(tones[2], 0.06))
    painter.setPen(QPen(clear(QColor(0, 0, 0), 0.18), 0.0021))
    for _ in range(2600):
        at, size = QPointF(luck.random(), luck.random()), luck.uniform(0.004, 0.011)
        for away in _copies(QRectF(at.x() - size, at.y() - size, 2 * size, 2 * size)):
            painter.drawEllipse(at + away, size, size * 0.8)
    painter.setPen(QPen(clear(tones[2].lighter(180), 0.1), 0.0026))
    for number in range(26):
        x, y, long = luck.random(), luck.random(), luck.uniform(0.04, 0.16)
        turn = luck.uniform(-0.5, 0.5) + (0.4 if number % 3 else 1.4)
        end = QPointF(long * math.cos(turn), long * math.sin(turn))
        room = QRectF(QPointF(x, y), QPointF(x, y) + end).normalized()
        for away in _copies(room.adjusted(-0.01, -0.01, 0.01, 0.01)):
            painter.drawLine(QLineF(QPointF(x, y), QPointF(x, y) + end).translated(away))


def _specks(painter: QPainter, tones: Tones, luck: random.Random, count: int, most: float) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    for _ in range(count):
        at, size = QPointF(luck.random(), luck.random()), luck.uniform(most / 4, most)
        painter.setBrush(clear(luck.choice((tones[0], tones[0], tones[2])), luck.uniform(0.1, 0.4)))
        for away in _copies(QRectF(at.x() - size, at.y() - size, 2 * size, 2 * size)):
            painter.drawEllipse(at + away, size, size)


def _cracks(painter: QPainter, luck: random.Random) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for _ in range(16):
        at, turn = QPointF(luck.random(), luck.random()), luck.uniform(0, math.tau)
        points = [at]
        for _ in range(4):
            turn += luck.uniform(-0.9, 0.9)
            points.append(points[-1] + QPointF(math.cos(turn), math.sin(turn)) * 0.016)
        painter.setPen(QPen(QColor(0, 0, 0, 90), 0.002))
        for away in _copies(QRectF(at.x() - 0.07, at.y() - 0.07, 0.14, 0.14)):
            painter.drawPolyline([point + away for point in points])


_PAINTERS: dict[str, Callable[[QPainter, Tones, random.Random], None]] = {
    "slabs": _slabs,
    "blocks": _blocks,
    "planks": _planks,
    "earth": _earth,
    "grass": _grass,
    "water": _water,
    "leather": _leather,
}
