"""What moves in the air of a picture: stars, clouds, snow, rain, petals, embers, birds, motes."""

from __future__ import annotations

import math
import random
from collections.abc import Callable

from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from assets.drawings.places import Place, clear, mix
from assets.drawings.shapes import star

NIGHT = "night"
"""The weather in which all lies in the dark, under a moon."""
DARK, PALE, DEEP = "#0e1a3a", "#e9d9c4", 0.62
"""What night makes of the tones of a landscape, of its lightest, and how far."""


def in_weather(place: Place, weather: str) -> Place:
    """*place* in this *weather*; empty for its own."""
    if not weather:
        return place
    if weather != NIGHT:
        return replace(place, weather=(weather,))
    first, *others = (QColor(tone) for tone in place.palette)
    tones = [
        mix(first, QColor(PALE), 0.7),
        *(mix(c.darker(170), QColor(DARK), DEEP) for c in others),
    ]
    palette = tuple(tone.name() for tone in tones)
    return replace(place, palette=palette, weather=("stars",), orb="moon", rays=0.0)


Paint = Callable[[QPainter, QRectF, Place, random.Random], None]


def _stars(painter: QPainter, rect: QRectF, place: Place, rng: random.Random) -> None:
    """Many small, a few with four tips; thinner towards the horizon."""
    glow = place.named["glow"]
    unit = rect.width() / 100
    painter.setPen(Qt.PenStyle.NoPen)
    for alpha, count, size in ((0.5, 42, 0.32), (0.85, 16, 0.5)):
        path = QPainterPath()
        for _ in range(count):
            at = _in_sky(rect, place, rng)
            path.addEllipse(at, unit * size, unit * size)
        painter.setBrush(clear(glow, alpha))
        painter.drawPath(path)
    path = QPainterPath()
    for _ in range(5):
        path.addPath(star(_in_sky(rect, place, rng), unit * rng.uniform(1.4, 2.4), 4, 0.2))
    painter.drawPath(path)


def _in_sky(rect: QRectF, place: Place, rng: random.Random) -> QPointF:
    x, t = rng.random(), rng.random() ** 1.5
    return QPointF(rect.left() + x * rect.width(), rect.top() + t * place.horizon * rect.height())


def _clouds(painter: QPainter, rect: QRectF, place: Place, rng: random.Random) -> None:
    """Long flat-bottomed clouds, lit from above."""
    painter.setPen(Qt.PenStyle.NoPen)
    tone = place.at(max(place.haze - 0.6, 0))
    for _ in range(4):
        w = rect.width() * rng.uniform(0.25, 0.55)
        h = w * rng.uniform(0.10, 0.16)
        x = rect.left() + rng.uniform(-0.2, 0.9) * rect.width()
        y = rect.top() + rng.uniform(0.08, 0.75) * place.horizon * rect.height()
        path = cloud(x, y, w, h, rng)
        fall = QLinearGradient(0, y - h * 1.2, 0, y)
        fall.setColorAt(0.0, clear(tone, 0.55))
        fall.setColorAt(1.0, clear(tone, 0.08))
        painter.setBrush(fall)
        painter.drawPath(path)


def cloud(x: float, y: float, w: float, h: float, rng: random.Random) -> QPainterPath:
    """A cloud on the line from (x, y), *w* long and about *h* high."""
    path = QPainterPath(QPointF(x, y))
    steps = 5
    for i in range(steps):
        rise = math.sin(math.pi * (i + 0.5) / steps)
        x0, x1 = x + w * i / steps, x + w * (i + 1) / steps
        y0 = y - h * math.sin(math.pi * i / steps) * 0.7
        y1 = y - h * math.sin(math.pi * (i + 1) / steps) * 0.7
        top = y - h * (0.5 + rise) * rng.uniform(0.8, 1.3)
        path.lineTo(x0, y0)
        path.cubicTo(x0 - w * 0.02, top, x1 + w * 0.02, top, x1, y1)
    path.quadTo(x + w * 0.5, y + h * 0.25, x, y)
    return path


def _snow(painter: QPainter, rect: QRectF, place: Place, rng: random.Random) -> None:
    _flakes(painter, rect, place, rng, (0.35, 0.6, 1.0), 26)


def _motes(painter: QPainter, rect: QRectF, place: Place, rng: random.Random) -> None:
    _flakes(painter, rect, place, rng, (0.22, 0.4, 0.55), 12)


def _flakes(
    painter: QPainter,
    rect: QRectF,
    place: Place,
    rng: random.Random,
    sizes: tuple[float, ...],
    count: int,
) -> None:
    unit = rect.width() / 100
    painter.setPen(Qt.PenStyle.NoPen)
    for size in sizes:
        path = QPainterPath()
        for _ in range(count):
            path.addEllipse(_anywhere(rect, rng), unit * size, unit * size)
        painter.setBrush(clear(place.named["glow"], 0.75))
        painter.drawPath(path)


def _anywhere(rect: QRectF, rng: random.Random) -> QPointF:
    return QPointF(
        rect.left() + rng.random() * rect.width(), rect.top() + rng.random() * rect.height()
    )


def _rain(painter: QPainter, rect: QRectF, place: Place, rng: random.Random) -> None:
    path = QPainterPath()
    for _ in range(60):
        at = _anywhere(rect, rng)
        fall = rect.height() * rng.uniform(0.03, 0.07)
        path.moveTo(at)
        path.lineTo(at.x() - fall * 0.22, at.y() + fall)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(clear(place.named["glow"], 0.28), max(0.5, rect.width() * 0.003)))
    painter.drawPath(path)


def _petals(painter: QPainter, rect: QRectF, place: Place, rng: random.Random) -> None:
    _scraps(painter, rect, place, rng, "rose", 20)


def _leaves(painter: QPainter, rect: QRectF, place: Place, rng: random.Random) -> None:
    _scraps(painter, rect, place, rng, "fire", 18)


def _scraps(
    painter: QPainter, rect: QRectF, place: Place, rng: random.Random, tone: str, count: int
) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(clear(place.named[tone], 0.9))
    for _ in range(count):
        at = _anywhere(rect, rng)
        size = rect.width() * rng.uniform(0.008, 0.017)
        painter.save()
        painter.translate(at)
        painter.rotate(rng.uniform(0, 180))
        painter.drawEllipse(QPointF(0, 0), size, size * 0.45)
        painter.restore()


def _embers(painter: QPainter, rect: QRectF, place: Place, rng: random.Random) -> None:
    unit = rect.width() / 100
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(clear(place.named["fire"], 0.95))
    for _ in range(28):
        r = unit * rng.uniform(0.25, 0.75)
        painter.drawEllipse(_anywhere(rect, rng), r, r)


def _birds(painter: QPainter, rect: QRectF, place: Place, rng: random.Random) -> None:
    """A loose flight, seen from far."""
    path = QPainterPath()
    cx, cy = rng.uniform(0.25, 0.75), rng.uniform(0.12, 0.45) * place.horizon / 0.6
    for _ in range(6):
        x = rect.left() + (cx + rng.uniform(-0.2, 0.2)) * rect.width()
        y = rect.top() + (cy + rng.uniform(-0.06, 0.06)) * rect.height()
        w = rect.width() * rng.uniform(0.016, 0.032)
        path.moveTo(x - w, y - w * 0.3)
        path.quadTo(x - w * 0.4, y - w * 0.7, x, y)
        path.quadTo(x + w * 0.4, y - w * 0.7, x + w, y - w * 0.3)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(place.named["figure"], max(0.7, rect.width() * 0.005)))
    painter.drawPath(path)


# weather behind the land; weather in front of everything is below
ABOVE: dict[str, Paint] = {"stars": _stars, "clouds": _clouds, "birds": _birds}
BEFORE: dict[str, Paint] = {
    "snow": _snow,
    "rain": _rain,
    "petals": _petals,
    "leaves": _leaves,
    "embers": _embers,
    "motes": _motes,
}


def paint_weather(
    painter: QPainter,
    rect: QRectF,
    place: Place,
    rng: random.Random,
    kinds: dict[str, Paint],
) -> None:
    """Paint the weathers of the place that are in *kinds* (`ABOVE` or `BEFORE`)."""
    for name in place.weather:
        if name in kinds:
            kinds[name](painter, rect, place, random.Random(rng.random()))
