"""Masses of leaves and flowers: crowns of trees, sprigs, petals. No props of its own."""

from __future__ import annotations

import math
import random
from collections.abc import Iterable

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath, QTransform

from assets.drawings.props.strokes import curve
from assets.drawings.shapes import Shape

Blob = tuple[float, float, float, float]


def mass(blobs: Iterable[Blob]) -> QPainterPath:
    """One outline of overlapping ovals (x, y, rx, ry)."""
    # Qt joins paths on a grid that is too coarse for unit space, so join large and then shrink
    fine = 200.0
    path = QPainterPath()
    for x, y, rx, ry in blobs:
        one = QPainterPath()
        one.addEllipse(QPointF(x * fine, y * fine), rx * fine, ry * fine)
        path = path.united(one)
    return QTransform.fromScale(1 / fine, 1 / fine).map(path)


def crown(
    rng: random.Random,
    x: float,
    y: float,
    rx: float,
    ry: float,
    tone: str = "leaf",
    shade: float = 0.0,
) -> list[Shape]:
    """The rounded crown of a tree round (x, y): a dark mass, a lighter one on it, bright tufts."""
    ring: list[Blob] = []
    for i in range(9):
        angle = i * math.tau / 9 + rng.uniform(-0.2, 0.2)
        r = rng.uniform(0.36, 0.46)
        ring.append(
            (x + rx * 0.62 * math.cos(angle), y + ry * 0.62 * math.sin(angle), rx * r, ry * r)
        )
    core = (x, y, rx * 0.66, ry * 0.66)
    upper = [
        (bx - rx * 0.05, by - ry * 0.1, bw * 0.78, bh * 0.72)
        for bx, by, bw, bh in ring
        if by < y + ry * 0.35
    ]
    tufts = [
        (bx - rx * 0.08, by - ry * 0.2, bw * 0.5, bh * 0.42)
        for bx, by, bw, bh in upper
        if rng.random() < 0.75
    ]
    return [
        Shape(mass([core, *ring]), tone, shade - 0.3),
        Shape(
            mass([(x, y - ry * 0.08, rx * 0.55, ry * 0.5), *upper]), tone, shade - 0.05, rim=False
        ),
        Shape(mass(tufts), tone, shade + 0.18, rim=False),
    ]


def leaf(x: float, y: float, size: float, turn: float, wide: float = 0.4) -> QPainterPath:
    """A pointed leaf that grows from (x, y), upwards when *turn* is 0 degrees."""
    shape = curve(
        f"0,0! {wide * 0.5},-.4 {wide * 0.3},-.75 0,-1! {-wide * 0.3},-.75 {-wide * 0.5},-.4"
    )
    return QTransform().translate(x, y).rotate(turn).scale(size, size).map(shape)


def leaves(places: Iterable[tuple[float, float, float, float]], wide: float = 0.4) -> QPainterPath:
    """Many leaves as one path; each is (x, y, size, turn)."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for x, y, size, turn in places:
        path.addPath(leaf(x, y, size, turn, wide))
    return path


def petals(
    x: float, y: float, size: float, count: int, wide: float = 0.5, turn: float = 0.0
) -> QPainterPath:
    """*count* petals in a ring round (x, y)."""
    return leaves(((x, y, size, turn + i * 360 / count) for i in range(count)), wide)


def around(x: float, y: float, rx: float, ry: float, rng: random.Random) -> tuple[float, float]:
    """A random point in an oval, more likely near its edge."""
    angle, r = rng.uniform(0, math.tau), rng.uniform(0.25, 0.9) ** 0.7
    return x + rx * r * math.cos(angle), y + ry * r * math.sin(angle)
