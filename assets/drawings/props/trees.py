"""Trees and bushes; each stands on its root and is one unit high."""

from __future__ import annotations

import math
import random

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainterPath

from assets.drawings.props.foliage import around, crown, leaves, mass
from assets.drawings.props.strokes import curve, limb, oval, poly
from assets.drawings.shapes import Shape, prop


def _trunk(foot: float, top: float, height: float, lean: float = 0.0) -> list[Shape]:
    """A trunk that spreads at its root."""
    f, t, h = foot / 2, top / 2, height
    path = curve(
        f"{lean - t},{-h}! {lean * 0.5 - t * 1.1},{-h * 0.5} {-f * 0.8},-.07 {-f * 1.5},0! 0,-.008"
        f" {f * 1.5},0! {f * 0.8},-.07 {lean * 0.5 + t * 1.1},{-h * 0.5} {lean + t},{-h}!"
    )
    dark = curve(
        f"{lean - t},{-h}! {lean * 0.5 - t * 1.1},{-h * 0.5} {-f * 0.8},-.07 {-f * 1.5},0!"
        f" {-f * 0.3},-.03 {lean * 0.5 - t * 0.3},{-h * 0.5} {lean - t * 0.3},{-h}!"
    )
    return [Shape(path, "wood", -0.25), Shape(dark, "wood", -0.45, rim=False)]


@prop("tree-round")
def tree_round(rng: random.Random) -> list[Shape]:
    """A lime or an apple tree seen from afar."""
    return [
        *_trunk(0.1, 0.06, 0.5),
        *crown(rng, 0.0, -0.66, 0.36, 0.34),
    ]


@prop("tree-oak")
def tree_oak(rng: random.Random) -> list[Shape]:
    """A broad old tree with heavy boughs."""
    boughs = [
        limb([(0.0, -0.2), (0.14, -0.42), (0.3, -0.5)], [0.07, 0.05, 0.02]),
        limb([(0.0, -0.18), (-0.14, -0.4), (-0.32, -0.46)], [0.07, 0.05, 0.02]),
    ]
    return [
        *(Shape(bough, "wood", -0.32) for bough in boughs),
        *_trunk(0.22, 0.1, 0.5),
        *crown(rng, -0.3, -0.58, 0.26, 0.2, shade=-0.08),
        *crown(rng, 0.3, -0.6, 0.27, 0.21, shade=-0.08),
        *crown(rng, 0.0, -0.72, 0.36, 0.28),
    ]


@prop("tree-fruit")
def tree_fruit(rng: random.Random) -> list[Shape]:
    """A small orchard tree, full of fruit."""
    fruit = mass((*around(0.0, -0.66, 0.31, 0.25, rng), 0.028, 0.03) for _ in range(13))
    return [
        *_trunk(0.1, 0.055, 0.5, 0.03),
        *crown(rng, 0.0, -0.68, 0.4, 0.31),
        Shape(fruit, "blood", 0.12),
    ]


@prop("tree-olive")
def tree_olive(rng: random.Random) -> list[Shape]:
    """A twisted trunk under silvery clouds of leaves."""
    left = limb(
        [(0.06, 0.0), (-0.02, -0.22), (-0.12, -0.4), (-0.22, -0.56)], [0.14, 0.09, 0.06, 0.03]
    )
    right = limb(
        [(-0.05, 0.0), (0.04, -0.2), (0.14, -0.36), (0.24, -0.52)], [0.12, 0.08, 0.055, 0.03]
    )
    return [
        Shape(right, "wood", -0.35),
        Shape(left, "wood", -0.15),
        *crown(rng, 0.27, -0.62, 0.23, 0.17, "leaf", 0.02),
        *crown(rng, -0.25, -0.66, 0.25, 0.18, "leaf", 0.1),
        *crown(rng, 0.02, -0.82, 0.25, 0.17, "leaf", 0.16),
    ]


@prop("tree-cypress")
def tree_cypress(rng: random.Random) -> list[Shape]:
    """A dark flame of a tree."""
    body = curve("0,-1! .07,-.8 .12,-.45 .1,-.14 .03,-.05! -.03,-.05! -.1,-.14 -.12,-.45 -.07,-.8")
    licks = leaves(
        [
            (rng.uniform(-0.06, 0.06), y, rng.uniform(0.14, 0.2), rng.uniform(-12, 12))
            for y in (-0.1, -0.2, -0.3, -0.42, -0.55, -0.68)
        ],
        0.3,
    )
    return [
        Shape(poly("-.02,0 .02,0 .015,-.1 -.015,-.1"), "wood", -0.3),
        Shape(body, "leaf", -0.42),
        Shape(licks, "leaf", -0.25, rim=False),
    ]


@prop("tree-fir")
def tree_fir(rng: random.Random) -> list[Shape]:
    """A fir in tiers of hanging boughs."""
    shapes = [Shape(poly("-.03,0 .03,0 .025,-.16 -.025,-.16"), "wood", -0.4)]
    tiers = 5
    for i in range(tiers):
        foot, wide = -0.1 - 0.16 * i, 0.29 - 0.05 * i
        top = foot - 0.27
        skew = rng.uniform(-0.012, 0.012)
        path = QPainterPath()
        path.moveTo(skew, top)
        path.quadTo(wide * 0.4, foot - 0.1, wide, foot)
        steps = 5
        for k in range(steps):
            x = wide - (k + 0.5) * 2 * wide / steps
            path.lineTo(x + wide / steps * 0.4, foot - 0.028)
            path.lineTo(x - wide / steps * 0.5, foot + 0.012 * (k % 2))
        path.quadTo(-wide * 0.4, foot - 0.1, skew, top)
        shapes.append(Shape(path, "leaf", -0.5 + 0.06 * i))
    return shapes


@prop("tree-snowy")
def tree_snowy(rng: random.Random) -> list[Shape]:
    """A fir under snow."""
    shapes = tree_fir(rng)
    for i in range(5):
        foot, wide = -0.1 - 0.16 * i, 0.29 - 0.05 * i
        load = curve(
            f"0,{foot - 0.26}! {wide * 0.45},{foot - 0.09}"
            f" {wide * 0.95},{foot - 0.008}! {wide * 0.5},{foot - 0.05}"
            f" {wide * 0.12},{foot - 0.055}"
            f" {-wide * 0.3},{foot - 0.035} {-wide * 0.9},{foot - 0.01}!"
            f" {-wide * 0.4},{foot - 0.1}"
        )
        shapes.insert(2 + 2 * i, Shape(load, "paper", 0.1, rim=False))
    return shapes


@prop("tree-poplar")
def tree_poplar(rng: random.Random) -> list[Shape]:
    """A tall slender tree."""
    return [
        *_trunk(0.05, 0.03, 0.3),
        *crown(rng, 0.0, -0.42, 0.1, 0.24, shade=-0.1),
        *crown(rng, 0.0, -0.68, 0.1, 0.3),
    ]


@prop("tree-willow")
def tree_willow(rng: random.Random) -> list[Shape]:
    """A leaning tree with hanging hair."""
    shapes = [*_trunk(0.12, 0.08, 0.55, 0.06)]
    back, front = QPainterPath(), QPainterPath()
    for path, count in ((back, 16), (front, 15)):
        path.setFillRule(Qt.FillRule.WindingFill)
        for i in range(count):
            x = -0.42 + 0.88 * i / (count - 1)
            top = -0.96 + 0.55 * abs(x - 0.04) ** 1.5 + rng.uniform(0, 0.06)
            end = rng.uniform(-0.3, -0.08)
            mid = x * 1.12
            path.addPath(
                curve(
                    f"{x * 0.45},{top}! {mid + 0.035},{(top + end) / 2 - 0.1}"
                    f" {mid + 0.01},{end}! {mid - 0.035},{(top + end) / 2 - 0.1}"
                )
            )
    dome = mass([(0.04, -0.74, 0.36, 0.2), (-0.18, -0.68, 0.2, 0.16), (0.26, -0.7, 0.2, 0.16)])
    return [
        Shape(back, "leaf", -0.35, rim=False),
        *shapes,
        Shape(dome, "leaf", -0.12),
        Shape(front, "leaf", -0.06, rim=False),
        Shape(mass([(0.0, -0.84, 0.2, 0.07), (0.22, -0.78, 0.1, 0.05)]), "leaf", 0.15, rim=False),
    ]


@prop("tree-bare")
def tree_bare(rng: random.Random) -> list[Shape]:
    """A winter tree, all branches."""
    paths: list[QPainterPath] = []

    def grow(x: float, y: float, angle: float, length: float, width: float, depth: int) -> None:
        ex = x + length * math.sin(angle)
        ey = y - length * math.cos(angle)
        bend = rng.uniform(-0.16, 0.16) * length
        mx, my = (x + ex) / 2 + bend * math.cos(angle), (y + ey) / 2 + bend * math.sin(angle)
        paths.append(limb([(x, y), (mx, my), (ex, ey)], [width, width * 0.82, width * 0.6]))
        if depth:
            spread = rng.uniform(0.35, 0.55)
            for side in (-1, 1) if depth > 1 or rng.random() < 0.8 else (1,):
                turn = angle * 0.86 + side * spread * rng.uniform(0.7, 1.25)
                grow(ex, ey, turn, length * rng.uniform(0.66, 0.8), width * 0.58, depth - 1)

    grow(0.0, 0.0, rng.uniform(-0.06, 0.06), 0.31, 0.085, 5)
    whole = QPainterPath()
    whole.setFillRule(Qt.FillRule.WindingFill)
    for path in paths:
        whole.addPath(path)
    return [Shape(whole, "wood", -0.45)]


@prop("tree-autumn")
def tree_autumn(rng: random.Random) -> list[Shape]:
    """A round tree in its last colour."""
    return [*_trunk(0.09, 0.05, 0.5, -0.03), *crown(rng, 0.0, -0.66, 0.34, 0.33, "fire", -0.1)]


@prop("bush")
def bush(rng: random.Random) -> list[Shape]:
    """A low rounded bush, wider than high."""
    return crown(rng, 0.0, -0.48, 0.85, 0.52)


@prop("bush-rose")
def bush_rose(rng: random.Random) -> list[Shape]:
    """A bush in flower."""
    spots = [around(0.0, -0.5, 0.7, 0.38, rng) for _ in range(12)]
    return [
        *crown(rng, 0.0, -0.48, 0.85, 0.52),
        Shape(mass((x, y, 0.085, 0.08) for x, y in spots), "rose", -0.05),
        Shape(mass((x - 0.02, y - 0.02, 0.04, 0.036) for x, y in spots), "rose", 0.3, rim=False),
    ]


@prop("stump")
def stump(_: random.Random) -> list[Shape]:
    """What is left of an old tree."""
    body = curve("-.5,0! -.36,-.3 -.36,-.8! .36,-.8! .38,-.3 .56,0! .2,-.06 0,.02 -.25,-.05")
    return [
        Shape(body, "wood", -0.2),
        Shape(oval(0, -0.8, 0.36, 0.15), "wood", 0.25),
        Shape(oval(0, -0.8, 0.22, 0.085), "wood", 0.05, rim=False),
        Shape(oval(0, -0.8, 0.1, 0.04), "wood", 0.3, rim=False),
    ]
