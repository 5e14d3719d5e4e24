"""The parts of walls: openings, battlements, courses, lit windows. No props of its own."""

from __future__ import annotations

import random

from PySide6.QtGui import QPainterPath

from assets.drawings.props.strokes import curve
from assets.drawings.shapes import Shape


def pointed(x: float, foot: float, wide: float, high: float) -> QPainterPath:
    """A pointed opening that stands on *foot*."""
    w = wide / 2
    top, spring = foot - high, foot - high * 0.58
    return curve(
        f"{x - w},{foot}! {x - w},{spring}! {x - w * 0.7},{spring - high * 0.22} {x},{top}!"
        f" {x + w * 0.7},{spring - high * 0.22} {x + w},{spring}! {x + w},{foot}!"
    )


def round_headed(x: float, foot: float, wide: float, high: float) -> QPainterPath:
    """A round-headed opening."""
    w = wide / 2
    path = QPainterPath()
    path.moveTo(x - w, foot)
    path.lineTo(x - w, foot - high + w)
    path.arcTo(x - w, foot - high, wide, wide, 180, -180)
    path.lineTo(x + w, foot)
    path.closeSubpath()
    return path


def battlement(left: float, right: float, top: float, foot: float, count: int) -> QPainterPath:
    """A wall with *count* merlons."""
    step = (right - left) / (count * 2 - 1)
    high = min(step * 1.1, 0.06)
    path = QPainterPath()
    path.moveTo(left, foot)
    for i in range(count):
        x = left + 2 * i * step
        path.lineTo(x, top)
        path.lineTo(x + step, top)
        if i < count - 1:
            path.lineTo(x + step, top + high)
            path.lineTo(x + 2 * step, top + high)
    path.lineTo(right, foot)
    path.closeSubpath()
    return path


def courses(
    rng: random.Random, left: float, right: float, top: float, foot: float, count: int = 12
) -> QPainterPath:
    """A few stones that show in a wall."""
    path = QPainterPath()
    for _ in range(count):
        w, h = rng.uniform(0.035, 0.06), 0.014
        path.addRect(rng.uniform(left, right - w), rng.uniform(top, foot - h), w, h)
    return path


def lit_windows(*rooms: tuple[float, float, float, float]) -> Shape:
    """Lit windows, each (x, foot, width, height)."""
    path = QPainterPath()
    for x, foot, wide, high in rooms:
        path.addPath(round_headed(x, foot, wide, high))
    return Shape(path, "glow", -0.05, rim=False)
