"""What drawings of the underground share: bars, walls, eyes, and what gaolers hold."""

from __future__ import annotations

from assets.drawings.props.fire import flame_at
from assets.drawings.props.goblins import key_ring, pick
from assets.drawings.props.held import HELD, Layers
from assets.drawings.props.masonry import round_headed
from assets.drawings.props.strokes import (
    box,
    curve,
    line,
    marks,
    oval,
    placed,
    poly,
    solid,
    without,
)
from assets.drawings.shapes import Shape


def great_axe() -> list[Shape]:
    """A headsman's axe, its shaft from (0, 0) up."""
    edge = curve(".02,-.98! .2,-1.06 .42,-.98! .46,-.8 .42,-.62! .2,-.66 .02,-.7!")
    return [
        Shape(line("0,.1 0,-1.04", 0.05), "wood", 0.0),
        *solid(edge, "steel", 0.1, side=-0.06),
        Shape(box(-0.05, -0.98, 0.1, 0.28, 0.02), "ink", 0.3),
    ]


def _held_axe() -> Layers:
    return placed(great_axe(), 0.0, 0.38, 0.78), []


def _held_keys() -> Layers:
    return [], placed(key_ring(0, 0, 1.0), 0.0, 0.0, 0.24)


def _held_tongs() -> Layers:
    arms = [line("-.02,.06 .05,-.3", 0.016), line(".02,.06 -.03,-.3", 0.016)]
    return [
        *[Shape(each, "ink", 0.3) for each in arms],
        Shape(oval(0.01, -0.33, 0.04), "fire", 0.2),
    ], []


def _held_pick() -> Layers:
    return placed(pick(), 0.0, 0.22, 0.62), []


def _held_rapier() -> Layers:
    steel = poly("-.006,-.04 -.004,-.56 0,-.6 .004,-.56 .006,-.04")
    guard = without(oval(0, -0.02, 0.05), oval(0, -0.02, 0.036))
    return [
        Shape(steel, "steel", 0.4),
        Shape(guard, "gold", 0.1),
        Shape(line("0,-.04 0,.06", 0.014), "ink", 0.2),
    ], []


def _held_candle() -> Layers:
    return [Shape(box(-0.016, -0.15, 0.032, 0.16), "paper", 0.2), *flame_at(0, -0.15, 0.09)], []


def _held_mug() -> Layers:
    mug = [Shape(without(oval(0.06, -0.06, 0.045), oval(0.06, -0.06, 0.03)), "wood", -0.1)]
    mug += solid(box(-0.05, -0.12, 0.1, 0.13, 0.01), "wood", 0.1, side=0.02)
    return [], [
        *mug,
        Shape(oval(-0.02, -0.13, 0.035), "paper", 0.2),
        Shape(oval(0.025, -0.13, 0.035), "paper", 0.25),
    ]


HELD["great axe"] = _held_axe
HELD["key ring"] = _held_keys
HELD["tongs"] = _held_tongs
HELD["pick"] = _held_pick
HELD["rapier"] = _held_rapier
HELD["candle"] = _held_candle
HELD["mug"] = _held_mug


def bars(left: float, right: float, top: float, foot: float, count: int = 7) -> list[Shape]:
    """An iron grating."""
    step = (right - left) / (count - 1)
    found = [
        line(f"{left + i * step:.3f},{top} {left + i * step:.3f},{foot}", 0.03)
        for i in range(count)
    ]
    found += [line(f"{left},{y} {right},{y}", 0.035) for y in (top + 0.06, foot - 0.12)]
    return [Shape(each, "ink", 0.35) for each in found]


def shackle_ball(x: float, y: float, size: float = 0.12) -> list[Shape]:
    """An iron ball on the ground at (x, y)."""
    return solid(oval(x, y - size, size), "ink", 0.3, side=size * 0.5)


def ghostly(shapes: list[Shape], tone: str = "water", lift: float = 0.45) -> list[Shape]:
    """*shapes* as a ghost has them: all of one pale tone."""
    return [each._replace(tone=tone, shade=lift + each.shade * 0.6) for each in shapes]


def eyes(spots: list[tuple[float, float, float]], tone: str = "glow") -> list[Shape]:
    """A pair of slanted eyes at each of *spots*: x, y and size."""
    found = []
    for x, y, size in spots:
        for s in (-1, 1):
            eye = curve(f"{s * 0.1},0! {s * 0.35},-.22 {s * 0.7},-.26! {s * 0.45},.12")
            found += placed([Shape(eye, tone, 0.2, rim=False)], x, y, size)
    return found


def masonry(left: float, top: float, wide: float, high: float, shade: float = 0.0) -> list[Shape]:
    """A piece of wall with its joints."""
    found = solid(box(left, top, wide, high), "stone", shade, side=0.05)
    rows = max(2, round(high / 0.16))
    step = high / rows
    joints = [
        line(f"{left},{top + step * i:.3f} {left + wide},{top + step * i:.3f}", 0.012)
        for i in range(1, rows)
    ]
    for i in range(rows):
        count = max(1, round(wide / 0.26))
        for k in range(1, count + 1):
            x = left + wide * (k - 0.5 * (i % 2)) / count
            if left + 0.04 < x < left + wide - 0.04:
                joints.append(
                    line(f"{x:.3f},{top + step * i:.3f} {x:.3f},{top + step * (i + 1):.3f}", 0.012)
                )
    return [*found, *marks(joints, "stone", shade - 0.25)]


def doorway(wide: float, high: float, dark: float = 0.0) -> list[Shape]:
    """An open round arch in a wall of stones, dark inside."""
    wall = masonry(-0.62, -1.16, 1.24, 1.16)
    stones = without(round_headed(0, 0, wide + 0.16, high + 0.08), round_headed(0, 0, wide, high))
    hole = Shape(round_headed(0, 0, wide, high), "ink", dark, rim=False)
    return [*wall, hole, *solid(stones, "stone", 0.2, side=0.03)]
