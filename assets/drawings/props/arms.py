"""Wands, swords and pentacles, one of each make: the suits as things."""

from __future__ import annotations

import random

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath, QTransform

from assets.drawings.props.foliage import leaf, leaves, mass
from assets.drawings.props.strokes import blade, box, curve, line, mirrored, oval, poly
from assets.drawings.shapes import Shape, prop, star


def _staff(rng: random.Random, wide: float = 0.058) -> list[Shape]:
    """A cut branch, thicker above, with knots, bark and a pale cut at its head."""
    w = wide / 2
    sway = [0.0, *(rng.uniform(-0.22, 0.22) * w for _ in range(5)), 0.0]
    spread = [0.95, 0.82, 0.88, 0.9, 1.0, 1.12, 1.3]
    heights = [0.0, -0.17, -0.34, -0.5, -0.66, -0.82, -0.965]
    knot = rng.choice((1, 2, 3))
    right, left = [], []
    for i, (y, middle, half) in enumerate(zip(heights, sway, spread, strict=True)):
        end = "!" if i in (0, 6) else ""
        swell = 0.35 if i == knot else 0.0
        right.append(f"{middle + w * (half + swell)},{y}{end}")
        left.append(f"{middle - w * (half + (0.3 if i == knot + 2 else 0.0))},{y}{end}")
    pole = curve(" ".join(right + left[::-1]))
    bark = QPainterPath()
    for _ in range(7):
        x, y, long = rng.uniform(-0.5, 0.8) * w, rng.uniform(-0.85, -0.12), rng.uniform(0.05, 0.12)
        bark.addPath(blade(f"{x},{y} {x + 0.1 * w},{y + long / 2} {x},{y + long}", 0.2 * w))
    light = blade(f"{-0.5 * w},-.03 {sway[3] - 0.55 * w},-.5 {-0.75 * w},-.94", 0.42 * w)
    return [
        Shape(pole, "wood", 0.02),
        Shape(light, "wood", 0.3, rim=False),
        Shape(bark, "wood", -0.28, rim=False),
        Shape(oval(0, -0.967, 1.32 * w, 0.42 * w), "wood", 0.5),
        Shape(oval(0, -0.967, 0.6 * w, 0.18 * w), "wood", 0.2, rim=False),
    ]


@prop("wand")
def wand(rng: random.Random) -> list[Shape]:
    """A staff that has begun to bud."""
    w = 0.02
    spots = [
        (w, -0.62, 0.1, 48),
        (-w, -0.74, 0.11, -50),
        (w, -0.86, 0.11, 40),
        (-w, -0.93, 0.09, -30),
    ]
    kept = [s for s in spots if rng.random() < 0.85] or spots[:2]
    return [
        *_staff(rng),
        Shape(leaves([*kept, (0.0, -0.97, 0.1, rng.uniform(-14, 14))], 0.62), "leaf", 0.12),
        Shape(
            leaves([(x, y, s * 0.7, t + 6) for x, y, s, t in kept], 0.2), "leaf", 0.42, rim=False
        ),
    ]


@prop("wand-blooming")
def wand_blooming(rng: random.Random) -> list[Shape]:
    """A thick branch in full leaf and flower: the ace."""
    twigs = [
        ("0,-.40 .07,-.48 .15,-.52", 0.15, -0.52, 52),
        ("0,-.52 -.08,-.60 -.15,-.63", -0.15, -0.63, -48),
        ("0,-.68 .07,-.75 .13,-.83", 0.13, -0.83, 40),
        ("0,-.80 -.06,-.88 -.10,-.95", -0.10, -0.95, -30),
    ]
    stems, blossom = QPainterPath(), QPainterPath()
    foliage = [(0.03, -0.28, 0.12, 60), (-0.03, -0.33, 0.13, -56), (0.02, -0.97, 0.12, 30)]
    foliage += [(-0.02, -0.97, 0.12, -26), (0.0, -0.98, 0.14, 2)]
    hearts = []
    for k, (path, x, y, turn) in enumerate(twigs):
        stems.addPath(line(path, 0.022))
        foliage += [
            (x * 0.5, y + 0.05, 0.1, turn + 44),
            (x, y, 0.12, turn - 26),
            (x, y, 0.12, turn + 34),
        ]
        if k % 2 == 0 or k == 3:
            for petal in range(5):
                blossom.addPath(leaf(x, y, 0.055, petal * 72 + 10 * k, 0.95))
            hearts.append((x, y, 0.017, 0.015))
    return [
        Shape(stems, "wood", -0.05),
        *_staff(rng, 0.085),
        Shape(leaves(foliage, 0.6), "leaf", 0.08),
        Shape(
            leaves([(x, y, s * 0.72, t + 5) for x, y, s, t in foliage], 0.2), "leaf", 0.4, rim=False
        ),
        Shape(blossom, "rose", 0.35),
        Shape(mass(hearts), "gold", 0.3, rim=False),
    ]


@prop("wand-burning")
def wand_burning(rng: random.Random) -> list[Shape]:
    """A staff with a flame at its head."""
    return [
        *_staff(rng),
        Shape(mirrored("0,-.9! .045,-.9! .05,-.97 0,-.99!"), "ink", 0.1),
        Shape(
            curve("0,-1.2! .05,-1.08 .085,-1 .05,-.92 0,-.9 -.05,-.92 -.08,-1 -.03,-1.05"), "fire"
        ),
        Shape(curve("0,-1.1! .03,-1.02 .04,-.97 0,-.92 -.04,-.97 -.015,-1.02"), "glow", rim=False),
    ]


@prop("wand-bound")
def wand_bound(rng: random.Random) -> list[Shape]:
    """A staff with a ribbon tied round its head."""
    return [
        Shape(curve(".0,-.83! .14,-.78 .1,-.62 .2,-.52! .1,-.55 .04,-.66 .05,-.78"), "blood", -0.1),
        *_staff(rng),
        Shape(curve("-.03,-.87! 0,-.85 .03,-.87! .03,-.81! 0,-.79 -.03,-.81!"), "blood", 0.08),
        Shape(curve("0,-.83! -.13,-.76 -.06,-.62 -.15,-.54! -.03,-.6 -.01,-.74"), "blood"),
        Shape(leaves([(0.01, -0.95, 0.1, 36), (-0.01, -0.97, 0.1, -32)], 0.6), "leaf", 0.12),
    ]


def _blade(wide: float, foot: float, tip: float = -1.0) -> list[Shape]:
    w = wide / 2
    return [
        Shape(
            poly(f"{-w},{foot} {w},{foot} {w * 0.85},{tip + 0.1} 0,{tip} {-w * 0.85},{tip + 0.1}"),
            "steel",
            0.12,
        ),
        Shape(
            poly(f"0,{foot} {w},{foot} {w * 0.85},{tip + 0.1} 0,{tip}"), "steel", -0.25, rim=False
        ),
    ]


@prop("sword")
def sword(_: random.Random) -> list[Shape]:
    """A knight's sword, point up."""
    return [
        *_blade(0.105, -0.26),
        Shape(box(-0.026, -0.23, 0.052, 0.18), "wood", -0.2),
        Shape(mirrored("0,-.295! .09,-.28 .2,-.31! .215,-.255! .09,-.21 0,-.215!"), "gold"),
        Shape(oval(0, -0.04, 0.05, 0.044), "gold", 0.08),
    ]


@prop("sword-crowned")
def sword_crowned(_: random.Random) -> list[Shape]:
    """A great sword, richly hilted, with a jewel in its guard."""
    return [
        *_blade(0.135, -0.25),
        Shape(box(-0.024, -0.22, 0.048, 0.16), "cloth", -0.1),
        Shape(
            curve(
                "0,-.29! .1,-.26 .2,-.33! .25,-.27 .2,-.21! .1,-.22"
                " 0,-.215! -.1,-.22 -.2,-.21! -.25,-.27 -.2,-.33! -.1,-.26"
            ),
            "gold",
        ),
        Shape(oval(0, -0.25, 0.03, 0.026), "blood", 0.15),
        Shape(oval(0, -0.04, 0.05, 0.044), "gold", 0.05),
        Shape(oval(0, -0.04, 0.022, 0.02), "blood", 0.1, rim=False),
    ]


@prop("sword-plain")
def sword_plain(_: random.Random) -> list[Shape]:
    """A soldier's sword with a straight guard."""
    return [
        *_blade(0.092, -0.24),
        Shape(box(-0.024, -0.23, 0.048, 0.18), "ink", 0.25),
        Shape(box(-0.18, -0.268, 0.36, 0.046, 0.014), "metal", -0.12),
        Shape(oval(0, -0.038, 0.043, 0.04), "metal", -0.1),
    ]


@prop("sword-slim")
def sword_slim(_: random.Random) -> list[Shape]:
    """A narrow sword with a short guard, for where many stand together."""
    return [
        *_blade(0.07, -0.24),
        Shape(box(-0.02, -0.22, 0.04, 0.17), "cloth", -0.25),
        Shape(mirrored("0,-.27! .05,-.262 .1,-.275! .105,-.235! .05,-.222 0,-.222!"), "gold"),
        Shape(oval(0, -0.034, 0.036, 0.034), "gold", 0.08),
    ]


@prop("sword-curved")
def sword_curved(_: random.Random) -> list[Shape]:
    """A sabre."""
    return [
        Shape(
            curve("-.035,-.22! .05,-.22! .09,-.5 .05,-.8 -.13,-1! -.03,-.78 -.005,-.5"),
            "steel",
            0.1,
        ),
        Shape(
            curve(".015,-.22! .05,-.22! .09,-.5 .05,-.8 -.13,-1! .01,-.78 .05,-.5"),
            "steel",
            -0.25,
            rim=False,
        ),
        Shape(curve("-.02,-.22! .02,-.22! .005,-.1 -.05,-.02! -.09,-.04 -.035,-.12"), "wood", -0.2),
        Shape(curve("-.12,-.25! 0,-.235 .14,-.28! .15,-.24! 0,-.195 -.11,-.21!"), "gold"),
    ]


def _coin(rim: float = 0.0) -> list[Shape]:
    """A disc of unit height with a raised edge and a ring."""
    return [
        Shape(oval(0.02, -0.49, 0.5, 0.5), "gold", -0.45),
        Shape(oval(0, -0.5, 0.49), "gold", 0.0 + rim),
        Shape(oval(0, -0.5, 0.43), "gold", -0.3, rim=False),
        Shape(oval(0, -0.5, 0.405), "gold", 0.1 + rim, rim=False),
    ]


@prop("pentacle")
def pentacle(_: random.Random) -> list[Shape]:
    """A gold coin with a star of five points."""
    return [
        *_coin(),
        Shape(star(QPointF(0.012, -0.478), 0.36, 5, 0.42), "gold", -0.5, rim=False),
        Shape(star(QPointF(0, -0.49), 0.36, 5, 0.42), "gold", 0.42, rim=False),
    ]


@prop("pentacle-rayed")
def pentacle_rayed(_: random.Random) -> list[Shape]:
    """A great coin in a wreath of rays."""
    rays = QPainterPath()
    for i in range(24):
        reach = -0.66 if i % 2 else -0.6
        rays.addPath(
            QTransform()
            .translate(0, -0.5)
            .rotate(i * 15)
            .map(poly(f"-.04,-.46 0,{reach} .04,-.46"))
        )
    return [
        Shape(rays, "gold", 0.15),
        *_coin(0.05),
        Shape(star(QPointF(0.012, -0.478), 0.36, 5, 0.42), "gold", -0.5, rim=False),
        Shape(star(QPointF(0, -0.49), 0.36, 5, 0.42), "gold", 0.45, rim=False),
        Shape(oval(0, -0.49, 0.09), "blood", 0.05, rim=False),
    ]


@prop("pentacle-carved")
def pentacle_carved(_: random.Random) -> list[Shape]:
    """The same star cut in a round of stone."""
    return [
        Shape(oval(0.02, -0.49, 0.5, 0.5), "stone", -0.4),
        Shape(oval(0, -0.5, 0.49), "gold", -0.12),
        Shape(oval(0, -0.5, 0.4), "gold", 0.12, rim=False),
        Shape(star(QPointF(0, -0.49), 0.38, 5, 0.38), "ink", 0.25, rim=False),
    ]
