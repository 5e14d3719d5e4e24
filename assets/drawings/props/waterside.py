"""Boats, rocks, waves, falls and clouds."""

from __future__ import annotations

import random

from PySide6.QtGui import QPainterPath

from assets.drawings.props.foliage import mass
from assets.drawings.props.strokes import blade, box, curve, line, mirrored, oval, poly
from assets.drawings.shapes import Shape, prop

_HULL = "-1.1,-.5! -.6,-.34 0,-.3 .6,-.34 1.15,-.56! .8,-.06 .5,0 -.5,0 -.8,-.08"


@prop("boat")
def boat(_: random.Random) -> list[Shape]:
    """A rowing boat, empty; about twice as wide as high, its rim at a third."""
    return [
        Shape(line("-.1,-.46 .75,-1.0", 0.045), "wood", 0.1),
        Shape(curve(".62,-1! .8,-1.08 .84,-.98 .7,-.88!"), "wood", 0.2),
        Shape(curve("-1.1,-.5! -.5,-.56 .5,-.56 1.15,-.56! .6,-.3 0,-.26 -.6,-.3"), "ink", 0.12),
        Shape(box(-0.45, -0.46, 0.16, 0.1), "wood", 0.1, rim=False),
        Shape(box(0.2, -0.46, 0.16, 0.1), "wood", 0.1, rim=False),
        Shape(curve(_HULL), "wood", -0.05),
        Shape(
            curve("-1.1,-.5! -.6,-.34 0,-.3 .6,-.34 1.15,-.56! .6,-.26 0,-.21 -.6,-.25"),
            "wood",
            0.25,
            rim=False,
        ),
        Shape(blade("-.85,-.18 0,-.1 .9,-.2", 0.03), "wood", -0.35, rim=False),
    ]


@prop("boat-sail")
def boat_sail(_: random.Random) -> list[Shape]:
    """A small boat under one sail; as high as wide."""
    return [
        Shape(box(-0.012, -1, 0.024, 0.85), "wood", -0.1),
        Shape(curve(".02,-.97! .12,-.8 .36,-.5 .42,-.24! .2,-.21 .02,-.22!"), "paper", -0.05),
        Shape(curve("-.02,-.9! -.06,-.66 -.2,-.4 -.3,-.24! -.16,-.2 -.02,-.22!"), "cloth", 0.08),
        Shape(
            curve(".03,-.9! .06,-.7 .04,-.4 .03,-.23! .02,-.22! .02,-.96!"),
            "paper",
            -0.3,
            rim=False,
        ),
        Shape(
            curve("-.48,-.2! -.2,-.15 .2,-.15 .5,-.22! .38,-.03 .24,0 -.24,0 -.38,-.05"),
            "wood",
            -0.15,
        ),
        Shape(
            curve("-.48,-.2! -.2,-.15 .2,-.15 .5,-.22! .26,-.1 -.24,-.1"), "wood", 0.15, rim=False
        ),
    ]


@prop("ship")
def ship(_: random.Random) -> list[Shape]:
    """A round ship of three masts, in full sail; as wide as high."""
    shapes = []
    for x, top, w in ((-0.34, -0.8, 0.15), (0.3, -0.84, 0.15), (-0.02, -0.98, 0.19)):
        shapes.append(Shape(box(x - 0.01, top, 0.02, -top - 0.15), "wood", -0.2))
        for y, k in ((top + 0.05, 0.72), (top + 0.05 + w * 1.3, 1.0)):
            h = w * 1.22
            shapes.append(
                Shape(
                    curve(
                        f"{x - w * k},{y}! {x + w * k},{y}!"
                        f" {x + w * k * 1.2},{y + h * 0.6} {x + w * k},{y + h}!"
                        f" {x + w * 0.2},{y + h * 0.84} {x - w * k * 0.8},{y + h}!"
                        f" {x - w * k * 0.7},{y + h * 0.5}"
                    ),
                    "paper",
                    -0.06,
                )
            )
    return [
        *shapes,
        Shape(curve("-.02,-1! .08,-.99 .16,-.96! .08,-.94 -.02,-.94!"), "blood"),
        Shape(
            curve(
                "-.5,-.36! -.38,-.32! -.36,-.22! .3,-.2! .34,-.28!"
                " .58,-.4! .5,-.1 .4,0! -.34,0! -.46,-.12"
            ),
            "wood",
            -0.2,
        ),
        Shape(
            curve("-.48,-.24! 0,-.14 .54,-.26! .52,-.2! 0,-.08 -.46,-.18!"), "gold", -0.1, rim=False
        ),
    ]


@prop("rock")
def rock(rng: random.Random) -> list[Shape]:
    """One boulder, a little wider than high."""
    a, b = rng.uniform(-0.12, 0.12), rng.uniform(-0.1, 0.1)
    top = f"{-0.2 + a},-.96 {0.2 + b},-.9"
    return [
        Shape(poly(f"-.68,0 -.6,-.46 -.42,-.74 {top} .5,-.56 .64,-.2 .7,0"), "stone", -0.24),
        Shape(poly(f"-.42,-.74 {top} {0.05 + b},-.6 -.24,-.46"), "stone", 0.1, rim=False),
        Shape(poly(f"{0.2 + b},-.9 .5,-.56 .3,-.4 {0.05 + b},-.6"), "stone", -0.08, rim=False),
    ]


@prop("rocks")
def rocks(rng: random.Random) -> list[Shape]:
    """Boulders in a heap, twice as wide as high."""
    shapes = []
    for x, size, lean in ((-0.55, 0.62, 0.1), (0.6, 0.5, -0.1), (0.05, 1.0, 0.06)):
        a = rng.uniform(-0.08, 0.08) + lean
        left, right = x - 0.56 * size, x + 0.56 * size
        peak, brow = x + a, x + 0.3 * size
        shapes += [
            Shape(
                poly(
                    f"{left},0 {left + 0.06},{-size * 0.5} {x - 0.2},{-size * 0.85}"
                    f" {peak},{-size} {brow},{-size * 0.7} {right},{-size * 0.22} {right},0"
                ),
                "stone",
                -0.22,
            ),
            Shape(
                poly(
                    f"{x - 0.2},{-size * 0.85} {peak},{-size}"
                    f" {x + 0.04},{-size * 0.5} {x - 0.22 * size},{-size * 0.36}"
                ),
                "stone",
                0.1,
                rim=False,
            ),
        ]
    return shapes


@prop("crag")
def crag(rng: random.Random) -> list[Shape]:
    """A steep cliff to stand on: flat above, broken below; half as wide as high."""
    return [
        Shape(
            poly(
                "-.34,0 -.3,-.3 -.36,-.42 -.24,-.7 -.28,-.84 -.2,-1"
                " .3,-1 .26,-.86 .36,-.62 .3,-.4 .42,-.2 .44,0"
            ),
            "stone",
            -0.3,
        ),
        Shape(poly("-.2,-1 .3,-1 .2,-.93 .05,-.95 -.05,-.9 -.16,-.94"), "leaf", -0.15),
        Shape(poly("-.05,-.9 .05,-.95 .12,-.6 .02,-.3 -.08,-.5"), "stone", -0.05, rim=False),
        Shape(poly(".2,-.93 .26,-.86 .3,-.62 .22,-.5"), "stone", -0.14, rim=False),
        Shape(poly("-.24,-.7 -.14,-.72 -.16,-.3 -.26,-.2 -.3,-.3"), "stone", -0.12, rim=False),
    ]


@prop("wave")
def wave(_: random.Random) -> list[Shape]:
    """A breaking wave that runs to the right; twice as wide as high."""
    return [
        Shape(
            curve(
                "-1.2,0! -.7,-.2 -.3,-.8 .25,-1 .7,-.9"
                " .86,-.55! .6,-.72 .3,-.6 .3,-.3 .7,-.06 1.2,0!"
            ),
            "water",
            -0.1,
        ),
        Shape(
            curve("-.8,-.1! -.3,-.56 .0,-.86 .25,-1 .0,-.72 -.16,-.4 -.3,-.06!"),
            "water",
            0.25,
            rim=False,
        ),
        Shape(
            curve(
                ".1,-.98! .4,-1.06 .8,-.94 .92,-.5! .84,-.56 .8,-.46!"
                " .74,-.62 .64,-.56! .6,-.74 .45,-.82 .3,-.86"
            ),
            "paper",
            0.05,
        ),
        Shape(blade("-.9,-.06 -.1,-.2 .3,-.14 1.0,-.02", 0.06), "paper", rim=False),
    ]


@prop("waterfall")
def waterfall(_: random.Random) -> list[Shape]:
    """A fall of water with foam at its foot; a third as wide as high."""
    streaks = QPainterPath()
    for x in (-0.1, -0.03, 0.045, 0.11):
        streaks.addPath(blade(f"{x},-.94 {x * 1.1},-.5 {x * 1.25},-.08", 0.02))
    return [
        Shape(curve("-.13,-1! .13,-1! .15,-.5 .18,0! -.18,0! -.15,-.5"), "water", 0.45),
        Shape(streaks, "paper", 0.1, rim=False),
        Shape(
            mass([(-0.17, -0.02, 0.11, 0.05), (0.0, -0.03, 0.14, 0.06), (0.17, -0.02, 0.11, 0.05)]),
            "paper",
            0.05,
            rim=False,
        ),
    ]


@prop("fountain")
def fountain(_: random.Random) -> list[Shape]:
    """A fountain of two basins, playing; nearly as wide as high."""
    jets = QPainterPath()
    for side in (-1, 1):
        for reach, top in ((0.16, -0.98), (0.3, -0.9)):
            jets.addPath(line(f"0,-.66 {side * reach * 0.4},{top} {side * reach},-.56", 0.018))
        jets.addPath(line(f"{side * 0.28},-.5 {side * 0.34},-.4 {side * 0.36},-.2", 0.016))
    return [
        Shape(jets, "water", 0.6, rim=False),
        Shape(mirrored("0,-.56! .3,-.56! .2,-.46 .05,-.42 .06,-.2! 0,-.19!"), "stone", 0.05),
        Shape(oval(0, -0.56, 0.3, 0.04), "water", 0.3, rim=False),
        Shape(mirrored("0,-.24! .48,-.24! .42,-.04 .46,0! 0,.02"), "stone", -0.05),
        Shape(oval(0, -0.24, 0.48, 0.055), "stone", 0.2),
        Shape(oval(0, -0.235, 0.42, 0.04), "water", 0.2, rim=False),
    ]


@prop("cloud")
def cloud(rng: random.Random) -> list[Shape]:
    """A heaped cloud on a flat foot; more than twice as wide as high."""
    j = [rng.uniform(-0.06, 0.06) for _ in range(6)]
    lumps = [
        (-0.8, -0.25, 0.38, 0.25),
        (-0.4 + j[0], -0.5, 0.42, 0.4 + j[1]),
        (0.1 + j[2], -0.6, 0.46, 0.4),
        (0.55, -0.42 + j[3], 0.38, 0.32),
        (0.95, -0.2, 0.3, 0.2),
    ]
    upper = [(x - 0.02, y - 0.09, rx * 0.84, ry * 0.74) for x, y, rx, ry in lumps]
    return [
        Shape(mass([*lumps, (0.05, -0.13, 1.1, 0.13)]), "paper", -0.16),
        Shape(mass(upper), "paper", 0.12, rim=False),
    ]


@prop("cloud-long")
def cloud_long(_: random.Random) -> list[Shape]:
    """Streaks of cloud, six times as wide as high."""
    return [
        Shape(
            curve("-3,-.3! -1.6,-.9 .4,-.8 1.6,-1 2.6,-.6 3.1,-.4! 1.4,-.3 0,-.5 -1.4,-.2"),
            "paper",
            -0.02,
        ),
        Shape(curve("-2,0! -.6,-.36 1,-.3 2.4,-.16! .8,-.02 -.6,-.12"), "paper", -0.1),
    ]


@prop("rainbow")
def rainbow(_: random.Random) -> list[Shape]:
    """A rainbow, twice as wide as high."""
    shapes = []
    for i, (tone, shade) in enumerate(
        (
            ("blood", 0.2),
            ("fire", 0.2),
            ("gold", 0.3),
            ("leaf", 0.3),
            ("water", 0.3),
            ("cloth", 0.2),
        )
    ):
        outer, inner = 1.0 - 0.045 * i, 0.955 - 0.045 * i
        path = QPainterPath()
        path.moveTo(-outer, 0)
        path.arcTo(-outer, -outer, 2 * outer, 2 * outer, 180, -180)
        path.lineTo(inner, 0)
        path.arcTo(-inner, -inner, 2 * inner, 2 * inner, 0, 180)
        path.closeSubpath()
        shapes.append(Shape(path, tone, shade, rim=False))
    return shapes


@prop("path-winding")
def path_winding(_: random.Random) -> list[Shape]:
    """A road that winds away; its far end is on top."""
    return [
        Shape(
            curve(
                "-.4,0! -.3,-.24 .16,-.4 .1,-.6 -.16,-.74 .03,-1!"
                " .06,-1! -.06,-.74 .26,-.6 .4,-.36 .1,-.2 .3,0!"
            ),
            "bone",
            -0.1,
            rim=False,
        ),
        Shape(
            curve(".3,0! .1,-.2 .4,-.36 .26,-.6 .31,-.6 .46,-.36 .18,-.2 .38,0!"),
            "bone",
            -0.4,
            rim=False,
        ),
    ]


@prop("fish-leaping")
def fish_leaping(_: random.Random) -> list[Shape]:
    """A leaping fish, curved; as high as wide."""
    return [
        Shape(curve("-.4,-.04! -.5,-.24 -.3,-.2! -.24,-.3! -.12,-.02! -.26,-.08"), "water", 0.05),
        Shape(curve("-.28,-.18! -.26,-.6 .06,-1 .42,-.86 .36,-.6 .16,-.46 -.1,-.2"), "water", 0.25),
        Shape(
            curve("-.26,-.2! -.1,-.5 .1,-.64 .38,-.72! .3,-.56 .14,-.46 -.1,-.2"),
            "paper",
            0.0,
            rim=False,
        ),
        Shape(curve("-.1,-.72! -.2,-.96 .02,-.98! .06,-.9"), "water", -0.1),
        Shape(oval(0.3, -0.8, 0.03, 0.03), "ink", rim=False),
    ]
