"""Ridges: the random outlines of distant land, and how they fade with distance."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath

from assets.drawings.landscape import horizon_of
from assets.drawings.places import Place, clear, mix

Profile = Callable[[random.Random], list[tuple[float, float]]]


# Profiles: heights (0-1) of a ridge at points across (0-1); curved ones are smoothed when drawn.


def _hills(rng: random.Random) -> list[tuple[float, float]]:
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


def _peaks(rng: random.Random) -> list[tuple[float, float]]:
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


def _dunes(rng: random.Random) -> list[tuple[float, float]]:
    shift = rng.uniform(0, 1)
    line = []
    for i in range(33):
        t = (i / 32 * 1.7 + shift) % 1.0
        line.append((i / 32, (t / 0.72) ** 1.6 if t < 0.72 else 1 - ((t - 0.72) / 0.28) ** 0.8))
    return line


def _cliffs(rng: random.Random) -> list[tuple[float, float]]:
    """High on the sides, open in the middle."""
    line = []
    for i in range(21):
        x = i / 20
        base = max(0.0, abs(x - rng.uniform(0.46, 0.54)) * 2 - 0.35) / 0.65
        line.append(
            (x, min(1.0, round(base * 4 + rng.uniform(-0.3, 0.4)) / 4 + rng.uniform(0, 0.06)))
        )
    return line


def _isles(rng: random.Random) -> list[tuple[float, float]]:
    bumps = [
        (rng.uniform(0.05, 0.95), rng.uniform(0.05, 0.16), rng.uniform(0.4, 1)) for _ in range(3)
    ]
    return [
        (i / 40, max(0.0, *(h * (1 - ((i / 40 - c) / w) ** 2) for c, w, h in bumps)))
        for i in range(41)
    ]


def _flat(rng: random.Random) -> list[tuple[float, float]]:
    return [(0.0, 0.5), (0.33, rng.uniform(0.4, 0.6)), (0.66, rng.uniform(0.4, 0.6)), (1.0, 0.5)]


def _roof(rng: random.Random) -> list[tuple[float, float]]:
    """Rock that hangs down: lowest at the sides, with stones like teeth."""
    line = [(0.0, rng.uniform(0.6, 0.8))]
    x = 0.0
    while x < 1.0:
        base = 0.3 + 0.4 * abs(x - 0.5)
        line.append((x + 0.02, base + rng.uniform(0.0, 0.08)))
        x += rng.uniform(0.04, 0.09)
        line.append((x - 0.012, base + 0.08))
        line.append((x, base + rng.uniform(0.12, 0.5)))
        line.append((x + 0.012, base + 0.08))
        x += rng.uniform(0.02, 0.05)
    return line


def _vault(rng: random.Random) -> list[tuple[float, float]]:
    """Round arches on pillars, down to the ground."""
    bays, shift = 3, rng.uniform(-0.14, 0.14)
    line = []
    for bay in range(-1, bays + 1):
        left, wide = (bay + shift) / bays, 1 / bays
        line += [(left, 1.0), (left + 0.035, 1.0)]
        for i in range(13):
            u = i / 12 * 2 - 1
            line.append(
                (left + 0.035 + (wide - 0.07) * i / 12, 0.66 - 0.4 * math.sqrt(max(0.0, 1 - u * u)))
            )
        line += [(left + wide - 0.035, 1.0), (left + wide, 1.0)]
    return line


HANGING = frozenset(("roof", "vault"))
"""Ridges below ground: they come down from the top of the window."""
_SMOOTH: dict[str, Profile] = {"hills": _hills, "dunes": _dunes, "isles": _isles, "flat": _flat}
_SHARP: dict[str, Profile] = {
    "peaks": _peaks, "cliffs": _cliffs, "roof": _roof, "vault": _vault,
}  # fmt: skip


def _contour(kind: str, rng: random.Random) -> QPainterPath:
    """The outline of a ridge in unit space: x 0-1, y 0 (foot) to -1 (highest)."""
    if kind in ("forest", "woods", "town", "wall"):
        return _crowned(kind, rng)
    path = QPainterPath(QPointF(-0.02, 0.0))
    if kind in _SHARP:
        for x, y in _SHARP[kind](rng):
            path.lineTo(x, -y)
        path.lineTo(1.02, 0.0)
    else:
        line = _SMOOTH[kind](rng)
        path.lineTo(-0.02, -line[0][1])
        for (ax, ay), (bx, by) in pairwise(line):
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
    """Paint the ridges, far ones first; *last* paints only the nearest of them, otherwise all
    others."""
    shapes = [(ridge, random.Random(rng.random())) for ridge in place.ridges]
    foot = horizon_of(rect, place)
    for ridge, own in shapes[-1:] if last else shapes[:-1]:
        height = ridge.height * rect.height()
        path = _contour(ridge.kind, own)
        painter.save()
        if ridge.kind in HANGING:
            painter.translate(rect.left(), rect.top() - 1.0)
            painter.scale(rect.width(), -height)
        else:
            painter.translate(rect.left(), foot + 1.0)
            painter.scale(rect.width(), height)
        colour = place.at(ridge.step)
        fall = QLinearGradient(0, -1.0, 0, 0)
        fall.setColorAt(0.0, colour)
        hazy = 0.0 if ridge.kind in HANGING else 0.45
        fall.setColorAt(1.0, mix(colour, place.at(place.haze), hazy))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(mix(colour, place.named["glow"], 0.5))
        dx = 0.004 if place.light[0] > 0.5 else -0.004
        painter.drawPath(path.translated(dx, -0.0028 / max(ridge.height, 0.01)))
        painter.setBrush(fall)
        painter.drawPath(path)
        if place.ground == "water" and ridge.kind not in HANGING:
            painter.scale(1.0, -0.6)
            painter.setBrush(clear(colour, 0.35))
            painter.drawPath(path)
        painter.restore()
