"""The land of a picture: sky, the light and its glow, ridges that fade with distance, the ground."""

from __future__ import annotations

import math
import random
from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
)

from ui.faces.places import Place, clear, mix, shaded

Profile = Callable[[random.Random, float], list[tuple[float, float]]]


def paint_sky(painter: QPainter, rect: QRectF, place: Place) -> None:
    """The gradient of the sky, over the whole window."""
    fall = QLinearGradient(rect.topLeft(), QPointF(rect.left(), _horizon(rect, place)))
    last = max(len(place.sky) - 1, 1)
    for i, step in enumerate(place.sky):
        fall.setColorAt(i / last, place.at(step))
    painter.fillRect(rect, fall)


def paint_light(painter: QPainter, rect: QRectF, place: Place, rng: random.Random) -> None:
    """The source of light: its halo, its beams and, if it is seen, its body."""
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
    """Beams that spread from *at* and fade out of the window."""
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


def star(at: QPointF, radius: float, points: int, waist: float) -> QPainterPath:
    """A star of *points* tips round *at*; *waist* is its inner radius over its outer."""
    path = QPainterPath()
    for i in range(points * 2):
        r = radius * (waist if i % 2 else 1.0 if i % 4 == 0 or points < 6 else 0.62)
        angle = math.pi * i / points - math.pi / 2
        corner = at + QPointF(r * math.cos(angle), r * math.sin(angle))
        path.lineTo(corner) if i else path.moveTo(corner)
    path.closeSubpath()
    return path


def light_point(rect: QRectF, place: Place) -> QPointF:
    """Where the light stands in *rect*."""
    x, y = place.light
    return QPointF(rect.left() + x * rect.width(), rect.top() + y * rect.height())


def _horizon(rect: QRectF, place: Place) -> float:
    return rect.top() + place.horizon * rect.height()


# Profiles: heights (0-1) of a ridge at points across (0-1); curved ones are smoothed when drawn.


def _hills(rng: random.Random, _: float) -> list[tuple[float, float]]:
    waves = [(rng.uniform(0.7, 1.5), 0.5), (rng.uniform(1.8, 3.0), 0.3), (rng.uniform(4, 6), 0.1)]
    phases = [rng.uniform(0, math.tau) for _ in waves]
    return [
        (
            i / 24,
            0.5
            + 0.55
            * sum(
                a * math.sin(f * math.tau * i / 24 + p)
                for (f, a), p in zip(waves, phases, strict=True)
            ),
        )
        for i in range(25)
    ]


def _peaks(rng: random.Random, _: float) -> list[tuple[float, float]]:
    line = [(0.0, rng.uniform(0.2, 0.5))]
    x = 0.0
    while x < 1.0:
        x += rng.uniform(0.09, 0.18)
        top = rng.uniform(0.55, 1.0)
        left = line[-1]
        shoulder = rng.uniform(0.4, 0.7)
        line.append(
            (left[0] + (x - left[0]) * shoulder, left[1] + (top - left[1]) * (shoulder - 0.12))
        )
        line.append((x, top))
        x += rng.uniform(0.07, 0.16)
        low = rng.uniform(0.1, 0.45)
        line.append((x - 0.03, low + (top - low) * 0.22))
        line.append((x, low))
    return line


def _dunes(rng: random.Random, _: float) -> list[tuple[float, float]]:
    shift = rng.uniform(0, 1)
    line = []
    for i in range(33):
        t = (i / 32 * rng.choice([1.0]) * 1.7 + shift) % 1.0
        line.append((i / 32, (t / 0.72) ** 1.6 if t < 0.72 else 1 - ((t - 0.72) / 0.28) ** 0.8))
    return line


def _cliffs(rng: random.Random, _: float) -> list[tuple[float, float]]:
    """High on the sides, open in the middle."""
    line = []
    for i in range(21):
        x = i / 20
        base = max(0.0, abs(x - rng.uniform(0.46, 0.54)) * 2 - 0.35) / 0.65
        line.append(
            (x, min(1.0, round(base * 4 + rng.uniform(-0.3, 0.4)) / 4 + rng.uniform(0, 0.06)))
        )
    return line


def _isles(rng: random.Random, _: float) -> list[tuple[float, float]]:
    bumps = [
        (rng.uniform(0.05, 0.95), rng.uniform(0.05, 0.16), rng.uniform(0.4, 1)) for _ in range(3)
    ]
    return [
        (i / 40, max(0.0, *(h * (1 - ((i / 40 - c) / w) ** 2) for c, w, h in bumps)))
        for i in range(41)
    ]


def _flat(rng: random.Random, _: float) -> list[tuple[float, float]]:
    return [(0.0, 0.5), (0.33, rng.uniform(0.4, 0.6)), (0.66, rng.uniform(0.4, 0.6)), (1.0, 0.5)]


_SMOOTH: dict[str, Profile] = {"hills": _hills, "dunes": _dunes, "isles": _isles, "flat": _flat}
_SHARP: dict[str, Profile] = {"peaks": _peaks, "cliffs": _cliffs}


def _contour(kind: str, rng: random.Random) -> QPainterPath:
    """The outline of a ridge in unit space: x 0-1, y 0 (foot) to -1 (highest)."""
    if kind in ("forest", "woods", "town", "wall"):
        return _crowned(kind, rng)
    path = QPainterPath(QPointF(-0.02, 0.0))
    if kind in _SHARP:
        for x, y in _SHARP[kind](rng, 0):
            path.lineTo(x, -y)
        path.lineTo(1.02, 0.0)
    else:
        line = _SMOOTH[kind](rng, 0)
        path.lineTo(-0.02, -line[0][1])
        for (ax, ay), (bx, by) in zip(line, line[1:], strict=False):
            path.quadTo(ax, -ay, (ax + bx) / 2, -(ay + by) / 2)
        path.lineTo(1.02, -line[-1][1])
        path.lineTo(1.02, 0.0)
    path.closeSubpath()
    return path


def _crowned(kind: str, rng: random.Random) -> QPainterPath:
    """A low hill that carries firs, round trees, roofs or battlements."""
    path = QPainterPath(QPointF(-0.02, 0.0))
    a, b, c = rng.uniform(0.6, 1.3), rng.uniform(0, math.tau), rng.uniform(0.08, 0.2)
    x = -0.02
    while x < 1.02:
        base = 0.0 if kind == "wall" else 0.28 + c * math.sin(a * math.tau * x + b)
        if kind == "forest":
            w, h = rng.uniform(0.022, 0.05), rng.uniform(0.25, 0.6)
            for k in (0.34, 0.67, 1.0):
                path.lineTo(x + w * k * 0.5, -base - h * (k - 0.1))
                path.lineTo(x + w * k * 0.42, -base - h * (k - 0.1) + 0.03)
            path.lineTo(x + w * 0.5, -base - h)
            path.lineTo(x + w, -base - rng.uniform(0, 0.08))
        elif kind == "woods":
            w, h = rng.uniform(0.05, 0.11), rng.uniform(0.2, 0.55)
            path.lineTo(x, -base)
            path.cubicTo(x - w * 0.2, -base - h, x + w * 1.2, -base - h * 1.2, x + w, -base)
        elif kind == "town":
            w, h = rng.uniform(0.04, 0.1), rng.uniform(0.12, 0.34)
            roof = rng.choice((0.0, 0.1, 0.14, 0.3 if w < 0.06 else 0.1))
            path.lineTo(x, -base - h)
            path.lineTo(x + w * 0.5, -base - h - roof)
            path.lineTo(x + w, -base - h)
        else:
            w = 0.05
            path.lineTo(x, -0.8)
            path.lineTo(x, -1.0)
            path.lineTo(x + w * 0.55, -1.0)
            path.lineTo(x + w * 0.55, -0.8)
        x += w
    path.lineTo(1.02, 0.0)
    path.closeSubpath()
    return path


def paint_ridges(
    painter: QPainter, rect: QRectF, place: Place, rng: random.Random, last: bool
) -> None:
    """The ridges, far ones first; *last* paints only the nearest of them, else all but it."""
    shapes = [(ridge, random.Random(rng.random())) for ridge in place.ridges]
    foot = _horizon(rect, place)
    for ridge, own in shapes[-1:] if last else shapes[:-1]:
        height = ridge.height * rect.height()
        path = _contour(ridge.kind, own)
        painter.save()
        painter.translate(rect.left(), foot + 1.0)
        painter.scale(rect.width(), height)
        colour = place.at(ridge.step)
        fall = QLinearGradient(0, -1.0, 0, 0)
        fall.setColorAt(0.0, colour)
        fall.setColorAt(1.0, mix(colour, place.at(place.haze), 0.45))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(mix(colour, place.named["glow"], 0.5))
        dx = 0.004 if place.light[0] > 0.5 else -0.004
        painter.drawPath(path.translated(dx, -0.0028 / max(ridge.height, 0.01)))
        painter.setBrush(fall)
        painter.drawPath(path)
        if place.ground == "water":
            painter.scale(1.0, -0.6)
            painter.setBrush(clear(colour, 0.35))
            painter.drawPath(path)
        painter.restore()


def paint_ground(painter: QPainter, rect: QRectF, place: Place, rng: random.Random) -> None:
    """The ground from the horizon down to the foot of the window, in the way of its kind."""
    if place.ground == "none":
        return
    top = _horizon(rect, place)
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
    """Banks that overlap towards the viewer, each a little darker, with a bright brow."""
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
    top = _horizon(rect, place)
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
    y = _horizon(rect, place)
    band = 0.16 * rect.height()
    veil = QLinearGradient(0, y - band, 0, y + band)
    tone = place.at(place.haze)
    veil.setColorAt(0.0, clear(tone, 0.0))
    veil.setColorAt(0.5, clear(tone, 0.75 * place.mist))
    veil.setColorAt(1.0, clear(tone, 0.0))
    painter.fillRect(QRectF(rect.left(), y - band, rect.width(), band * 2), veil)
