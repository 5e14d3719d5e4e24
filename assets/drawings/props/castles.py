"""Keeps, castles, gates and bridges: what is built of stone to last."""

from __future__ import annotations

import random

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainterPath

from assets.drawings.props.masonry import battlement, courses, lit_windows, pointed, round_headed
from assets.drawings.props.strokes import box, curve, line, poly
from assets.drawings.shapes import Shape, prop


@prop("keep")
def keep(rng: random.Random) -> list[Shape]:
    """A round battlemented tower with lit windows."""
    return [
        Shape(poly("-.15,-.8 .15,-.8 .18,0 -.18,0"), "stone", -0.2),
        Shape(poly("-.15,-.8 -.05,-.8 -.07,0 -.18,0"), "stone", -0.38, rim=False),
        Shape(courses(rng, -0.13, 0.15, -0.74, -0.05, 16), "stone", 0.02, rim=False),
        Shape(battlement(-0.2, 0.2, -1.0, -0.84, 5), "stone", -0.12),
        Shape(poly("-.2,-.86 .2,-.86 .15,-.78 -.15,-.78"), "stone", -0.42, rim=False),
        lit_windows((0.0, -0.56, 0.05, 0.12), (0.05, -0.28, 0.05, 0.12)),
    ]


@prop("turret")
def turret(rng: random.Random) -> list[Shape]:
    """A slender tower with a pointed roof and a flag."""
    return [
        Shape(curve(".0,-1! .06,-.985 .1,-.97 .15,-.965! .1,-.945 .06,-.95 0,-.94!"), "cloth", 0.1),
        Shape(box(-0.005, -1, 0.01, 0.12), "ink"),
        Shape(poly("-.11,-.64 .11,-.64 .12,0 -.12,0"), "stone", -0.12),
        Shape(poly("-.11,-.64 -.04,-.64 -.05,0 -.12,0"), "stone", -0.34, rim=False),
        Shape(courses(rng, -0.09, 0.1, -0.6, -0.05), "stone", 0.1, rim=False),
        Shape(poly("0,-.92 .16,-.62 -.16,-.62"), "cloth", -0.18),
        Shape(poly("0,-.92 -.04,-.62 -.16,-.62"), "cloth", -0.4, rim=False),
        lit_windows((0.01, -0.46, 0.045, 0.1)),
    ]


@prop("castle")
def castle(rng: random.Random) -> list[Shape]:
    """A walled castle on its rock, seen whole; about as wide as high."""
    return [
        Shape(poly("-.3,-.2 -.3,-.74 -.2,-.92 -.1,-.74 -.1,-.2"), "stone", -0.3),
        Shape(poly("-.2,-.98 -.32,-.72 -.08,-.72"), "cloth", -0.25),
        Shape(battlement(0.08, 0.3, -0.7, -0.2, 4), "stone", -0.24),
        Shape(battlement(-0.12, 0.12, -0.84, -0.2, 4), "stone", -0.14),
        Shape(poly("0,-1 .0,-.84 .015,-.84 .015,-.965 .1,-.945"), "cloth"),
        Shape(battlement(-0.44, 0.44, -0.48, -0.1, 11), "stone", -0.04),
        Shape(courses(rng, -0.4, 0.4, -0.4, -0.12, 16), "stone", -0.25, rim=False),
        Shape(pointed(0, -0.1, 0.15, 0.26), "ink", 0.05, rim=False),
        lit_windows((0.0, -0.6, 0.04, 0.1), (0.2, -0.54, 0.035, 0.07), (-0.2, -0.6, 0.035, 0.08)),
        Shape(curve("-.62,0! -.5,-.1 -.45,-.16! 0,-.12 .45,-.16! .52,-.08 .62,0!"), "stone", -0.45),
    ]


@prop("ruin")
def ruin(rng: random.Random) -> list[Shape]:
    """A broken gothic wall with one window left; about as wide as high."""
    wall = QPainterPath()
    wall.setFillRule(Qt.FillRule.OddEvenFill)
    wall.addPath(
        poly(
            "-.46,0 -.46,-.5 -.4,-.54 -.4,-.66 -.32,-.68"
            " -.3,-.86 -.2,-.9 -.16,-1 .02,-1 .08,-.9 .16,-.92"
            " .18,-.7 .27,-.66 .3,-.4 .4,-.36 .4,-.2 .48,-.16 .48,0"
        )
    )
    wall.addPath(pointed(-0.06, -0.1, 0.24, 0.66))
    return [
        Shape(wall, "stone", -0.2),
        Shape(line("-.06,-.12 -.06,-.7", 0.022), "stone", -0.3),
        Shape(courses(rng, -0.44, -0.2, -0.5, -0.04), "stone", 0.04, rim=False),
        Shape(courses(rng, 0.08, 0.3, -0.4, -0.04), "stone", 0.04, rim=False),
    ]


@prop("bridge")
def bridge(rng: random.Random) -> list[Shape]:
    """A stone bridge of three arches, four times as wide as high."""
    body = QPainterPath()
    body.setFillRule(Qt.FillRule.OddEvenFill)
    body.addPath(curve("-2,-.5! -1,-.82 0,-.92 1,-.82 2,-.5! 2,0! -2,0!"))
    for x, w, h in ((-1.15, 0.72, 0.5), (0.0, 0.9, 0.66), (1.15, 0.72, 0.5)):
        body.addPath(round_headed(x, 0.0, w, h))
    rail = curve(
        "-2.05,-.58! -1,-.9 0,-1 1,-.9 2.05,-.58! 2.05,-.48! 1,-.8 0,-.9 -1,-.8 -2.05,-.48!"
    )
    return [
        Shape(body, "stone", -0.15),
        Shape(courses(rng, -0.7, 0.7, -0.82, -0.7, 9), "stone", 0.08, rim=False),
        Shape(rail, "stone", 0.1),
    ]


@prop("gate")
def gate(rng: random.Random) -> list[Shape]:
    """A city gate between two towers; a little wider than high."""
    return [
        Shape(battlement(-0.3, 0.3, -0.74, 0, 6), "stone", -0.1),
        Shape(round_headed(0, 0, 0.34, 0.54), "ink", 0.12, rim=False),
        Shape(round_headed(0, 0, 0.26, 0.48), "glow", -0.25, rim=False),
        Shape(battlement(-0.54, -0.24, -1, 0, 4), "stone", -0.2),
        Shape(battlement(0.24, 0.54, -1, 0, 4), "stone", -0.2),
        Shape(courses(rng, -0.5, -0.27, -0.85, -0.05), "stone", 0.02, rim=False),
        Shape(courses(rng, 0.27, 0.5, -0.85, -0.05), "stone", 0.02, rim=False),
        lit_windows((-0.39, -0.6, 0.05, 0.12), (0.39, -0.6, 0.05, 0.12)),
    ]


@prop("wall")
def wall(rng: random.Random) -> list[Shape]:
    """A low stone wall, six times as wide as high."""
    stones = QPainterPath()
    for row in range(3):
        x = -3.0 - rng.uniform(0, 0.3)
        while x < 3.0:
            w = rng.uniform(0.34, 0.62)
            stones.addRoundedRect(
                max(x, -3.0), -0.96 + row * 0.32, min(w, 3.0 - x) - 0.05, 0.27, 0.08, 0.08
            )
            x += w
    return [Shape(box(-3, -1, 6, 1), "stone", -0.4), Shape(stones, "stone", -0.1, rim=False)]
