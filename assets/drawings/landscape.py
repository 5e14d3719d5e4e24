"""The land of a picture: the sky, the light and its glow, the ground and the water."""

from __future__ import annotations

import math
import random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
)

from assets.drawings.places import Place, clear, mix, shaded
from assets.drawings.shapes import star


def paint_sky(painter: QPainter, rect: QRectF, place: Place) -> None:
    """The gradient of the sky, over the whole window."""
    fall = QLinearGradient(rect.topLeft(), QPointF(rect.left(), horizon_of(rect, place)))
    last = max(len(place.sky) - 1, 1)
    for i, step in enumerate(place.sky):
        fall.setColorAt(i / last, place.at(step))
    painter.fillRect(rect, fall)


def paint_light(painter: QPainter, rect: QRectF, place: Place, rng: random.Random) -> None:
    """The source of light: its halo, its beams and, if visible, its body."""
    at = light_point(rect, place)
    tone = place.named["glow"]
    reach = place.glow * rect.height()
    if reach > 0:
        halo = QRadialGradient(at, reach)
        for stop, alpha in ((0.0, 0.85), (0.12, 0.55), (0.35, 0.22), (0.7, 0.06), (1.0, 0.0)):
            halo.setColorAt(stop, clear(tone, alpha))
        painter.fillRect(rect, halo)
    if place.rays > 0:
        paint_beams(painter, rect, at, clear(tone, 0.30 * place.rays), rng)
    if place.orb != "none":
        _paint_orb(painter, at, place.orb_size * rect.width(), place)


def paint_beams(
    painter: QPainter, rect: QRectF, at: QPointF, colour: QColor, rng: random.Random
) -> None:
    """Beams that spread from *at* and fade out."""
    reach = math.hypot(rect.width(), rect.height())
    fade = QRadialGradient(at, reach)
    fade.setColorAt(0.0, colour)
    fade.setColorAt(0.75, clear(colour, 0.0))
    count = 22
    path = QPainterPath()
    for i in range(count):
        angle = (i + rng.uniform(-0.22, 0.22)) * math.tau / count
        half = rng.uniform(0.025, 0.075)
        path.moveTo(at)
        for edge in (angle - half, angle + half):
            path.lineTo(at.x() + reach * math.cos(edge), at.y() + reach * math.sin(edge))
        path.closeSubpath()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(fade)
    painter.drawPath(path)


def _paint_orb(painter: QPainter, at: QPointF, radius: float, place: Place) -> None:
    tone = place.named["glow"]
    body = QRadialGradient(at - QPointF(radius, radius) * 0.3, radius * 1.6)
    body.setColorAt(0.0, shaded(tone, 0.5))
    body.setColorAt(1.0, mix(tone, place.named["gold"], 0.35))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(body)
    disc = QPainterPath()
    disc.addEllipse(at, radius, radius)
    if place.orb == "crescent":
        bite = QPainterPath()
        bite.addEllipse(at + QPointF(radius * 0.42, -radius * 0.16), radius * 0.86, radius * 0.86)
        disc = disc.subtracted(bite)
    elif place.orb == "star":
        disc = star(at, radius, 8, 0.22)
    painter.drawPath(disc)
    if place.orb == "moon":
        painter.setBrush(clear(place.at(2), 0.22))
        for dx, dy, r in (
            (-0.3, -0.2, 0.26),
            (0.28, 0.24, 0.34),
            (0.1, -0.5, 0.14),
            (-0.35, 0.45, 0.16),
        ):
            painter.drawEllipse(at + QPointF(dx, dy) * radius, r * radius, r * radius * 0.9)


def light_point(rect: QRectF, place: Place) -> QPointF:
    """The position of the light in *rect*."""
    x, y = place.light
    return QPointF(rect.left() + x * rect.width(), rect.top() + y * rect.height())


def horizon_of(rect: QRectF, place: Place) -> float:
    """The height of the horizon in *rect*."""
    return rect.top() + place.horizon * rect.height()


def paint_ground(painter: QPainter, rect: QRectF, place: Place, rng: random.Random) -> None:
    """The ground from the horizon to the lower edge, painted by its kind."""
    if place.ground == "none":
        return
    top = horizon_of(rect, place)
    near, far = place.at(place.earth[1]), place.at(place.earth[0])
    fall = QLinearGradient(0, top, 0, rect.bottom())
    fall.setColorAt(0.0, far)
    fall.setColorAt(1.0, near)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(fall)
    if place.ground in ("water", "floor"):
        painter.drawRect(QRectF(rect.left(), top, rect.width(), rect.bottom() - top))
    else:
        painter.drawPath(_rolling(rect, top, rng))
    if place.ground == "water":
        return
    if place.ground == "floor":
        _paint_tiles(painter, rect, top, near)
    else:
        _paint_folds(painter, rect, top, place, rng)


def _rolling(rect: QRectF, top: float, rng: random.Random) -> QPainterPath:
    lift = rect.height() * 0.02
    path = QPainterPath(QPointF(rect.left(), top + rng.uniform(-1, 1) * lift))
    third = rect.width() / 3
    path.cubicTo(
        rect.left() + third,
        top + rng.uniform(-2.5, 1) * lift,
        rect.left() + 2 * third,
        top + rng.uniform(-2.5, 1) * lift,
        rect.right(),
        top + rng.uniform(-1, 1) * lift,
    )
    path.lineTo(rect.bottomRight())
    path.lineTo(rect.bottomLeft())
    path.closeSubpath()
    return path


def _paint_folds(
    painter: QPainter, rect: QRectF, top: float, place: Place, rng: random.Random
) -> None:
    """Banks that overlap towards the viewer, each a little darker, with a bright edge."""
    depth = rect.bottom() - top
    for i, part in enumerate((0.3, 0.62)):
        y = top + depth * part
        step = place.earth[0] + (place.earth[1] - place.earth[0]) * (part + 0.28)
        bank = _rolling(rect, y, rng)
        colour = place.at(step)
        painter.setBrush(mix(colour, place.named["glow"], 0.28))
        painter.drawPath(bank.translated(0, -max(0.8, rect.height() * 0.003)))
        fall = QLinearGradient(0, y, 0, rect.bottom())
        fall.setColorAt(0.0, colour)
        fall.setColorAt(1.0, place.at(place.earth[1] + 0.2 * i))
        painter.setBrush(fall)
        painter.drawPath(bank)
        if place.ground == "grass":
            _paint_grass(painter, rect, y, depth, colour, rng)


def _paint_grass(
    painter: QPainter, rect: QRectF, y: float, depth: float, colour: QColor, rng: random.Random
) -> None:
    blades = QPainterPath()
    for _ in range(46):
        x, foot = rect.left() + rng.random() * rect.width(), y + rng.uniform(0.0, 0.3) * depth
        tall, lean = rng.uniform(0.06, 0.16) * depth, rng.uniform(-0.5, 0.5)
        blades.moveTo(x, foot)
        blades.quadTo(x, foot - tall * 0.6, x + lean * tall, foot - tall)
    painter.setPen(QPen(shaded(colour, -0.25), max(0.6, rect.width() * 0.004)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(blades)
    painter.setPen(Qt.PenStyle.NoPen)


def _paint_tiles(painter: QPainter, rect: QRectF, top: float, near: QColor) -> None:
    """A paved floor in perspective."""
    lines = QPainterPath()
    depth = rect.bottom() - top
    middle = rect.center().x()
    for i in range(-9, 10):
        lines.moveTo(middle + i * rect.width() * 0.07, top)
        lines.lineTo(middle + i * rect.width() * 0.24, rect.bottom())
    for k in range(1, 7):
        y = top + depth * (k / 7) ** 1.7
        lines.moveTo(rect.left(), y)
        lines.lineTo(rect.right(), y)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(clear(shaded(near, -0.5), 0.35), max(0.7, rect.width() * 0.004)))
    painter.drawPath(lines)
    painter.setPen(Qt.PenStyle.NoPen)


def paint_ripples(painter: QPainter, rect: QRectF, place: Place, rng: random.Random) -> None:
    """The glitter of the light on water, and long quiet waves."""
    top = horizon_of(rect, place)
    depth = rect.bottom() - top
    at = light_point(rect, place)
    painter.setPen(Qt.PenStyle.NoPen)
    for glitter in (False, True):
        path = QPainterPath()
        for _ in range(46 if glitter else 26):
            t = rng.random() ** 1.4
            y = top + depth * t
            if glitter:
                spread = rect.width() * (0.035 + 0.20 * t)
                x = at.x() + rng.gauss(0, 0.5) * spread
                w = rect.width() * (0.03 + 0.09 * t) * rng.uniform(0.4, 1)
            else:
                x = rect.left() + rng.random() * rect.width()
                w = rect.width() * (0.06 + 0.22 * t) * rng.uniform(0.4, 1)
            h = rect.height() * (0.0012 + 0.0032 * t)
            path.addEllipse(QPointF(x, y), w, h)
        path.setFillRule(Qt.FillRule.WindingFill)
        tone = place.named["glow"] if glitter else place.at(place.earth[0] - 0.6)
        painter.setBrush(clear(tone, 0.34 if glitter else 0.2))
        painter.drawPath(path)


def paint_mist(painter: QPainter, rect: QRectF, place: Place) -> None:
    """A veil over the horizon."""
    if place.mist <= 0:
        return
    y = horizon_of(rect, place)
    band = 0.16 * rect.height()
    veil = QLinearGradient(0, y - band, 0, y + band)
    tone = place.at(place.haze)
    veil.setColorAt(0.0, clear(tone, 0.0))
    veil.setColorAt(0.5, clear(tone, 0.75 * place.mist))
    veil.setColorAt(1.0, clear(tone, 0.0))
    painter.fillRect(QRectF(rect.left(), y - band, rect.width(), band * 2), veil)
