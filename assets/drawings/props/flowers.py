"""Flowers, grain, vines, and what else grows low."""

from __future__ import annotations

import random

from PySide6.QtGui import QPainterPath

from assets.drawings.props.foliage import leaf, leaves, mass, petals
from assets.drawings.props.strokes import curve, limb, line, mirrored, oval
from assets.drawings.shapes import Shape, prop


@prop("rose")
def rose(_: random.Random) -> list[Shape]:
    """A rose on its stem."""
    return [
        Shape(limb([(0.02, 0), (-0.03, -0.35), (0, -0.72)], [0.035, 0.03, 0.025]), "leaf", -0.2),
        Shape(leaves([(-0.02, -0.26, 0.3, -62), (-0.02, -0.4, 0.26, 58)], 0.55), "leaf"),
        Shape(mirrored("0,-.62! .1,-.66 .19,-.78 .17,-.92! .09,-.96 0,-1"), "rose", -0.12),
        Shape(
            curve("-.18,-.9! -.06,-.93 .08,-.86 .1,-.72 0,-.63 -.12,-.67 -.19,-.78"), "rose", 0.05
        ),
        Shape(
            curve("-.08,-.98! .06,-1 .12,-.9 .05,-.8 -.06,-.83 -.11,-.9"), "rose", 0.22, rim=False
        ),
        Shape(curve("-.03,-.95! .06,-.93 .05,-.86 -.02,-.88"), "rose", -0.3, rim=False),
    ]


@prop("lily")
def lily(_: random.Random) -> list[Shape]:
    """A white lily, opening."""
    return [
        Shape(limb([(0, 0), (0.02, -0.35), (0, -0.66)], [0.03, 0.025, 0.025]), "leaf", -0.15),
        Shape(
            leaves([(0, -0.1, 0.34, -38), (0, -0.2, 0.34, 34), (0.01, -0.4, 0.22, -42)], 0.24),
            "leaf",
        ),
        Shape(leaves([(0, -0.66, 0.36, -44), (0, -0.66, 0.36, 44)], 0.42), "paper", -0.08),
        Shape(
            leaves([(0, -0.64, 0.36, 0), (0, -0.65, 0.35, -22), (0, -0.65, 0.35, 22)], 0.44),
            "paper",
            0.1,
        ),
        Shape(leaves([(0, -0.7, 0.22, -8), (0, -0.7, 0.22, 8)], 0.1), "gold", rim=False),
    ]


@prop("sunflower")
def sunflower(_: random.Random) -> list[Shape]:
    """A sunflower that looks at the viewer."""
    return [
        Shape(limb([(0.02, 0), (-0.02, -0.4), (0, -0.74)], [0.045, 0.04, 0.035]), "leaf", -0.2),
        Shape(leaves([(-0.01, -0.25, 0.3, -66), (-0.01, -0.42, 0.3, 62)], 0.6), "leaf"),
        Shape(petals(0, -0.77, 0.24, 16, 0.42), "gold", -0.08),
        Shape(petals(0, -0.77, 0.215, 16, 0.34, 11), "gold", 0.2, rim=False),
        Shape(oval(0, -0.77, 0.105), "wood", -0.3),
        Shape(oval(-0.015, -0.785, 0.06), "wood", -0.05, rim=False),
    ]


@prop("lotus")
def lotus(_: random.Random) -> list[Shape]:
    """A water lily on its pad, wider than high."""
    return [
        Shape(oval(0, -0.06, 1.0, 0.16), "leaf", -0.2),
        Shape(leaves([(0, -0.1, 0.8, a) for a in (-62, 62, -40, 40)], 0.5), "rose", 0.2),
        Shape(leaves([(0, -0.08, 0.82, a) for a in (-22, 22)], 0.5), "rose", 0.4),
        Shape(leaf(0, -0.08, 0.9, 0, 0.52), "rose", 0.6),
    ]


@prop("reeds")
def reeds(rng: random.Random) -> list[Shape]:
    """Reeds and cat-tails at the water's edge."""
    blades, stems, heads = QPainterPath(), QPainterPath(), QPainterPath()
    for i in range(9):
        x = -0.3 + 0.6 * i / 8 + rng.uniform(-0.03, 0.03)
        lean, tall = rng.uniform(-0.22, 0.22), rng.uniform(0.55, 0.95)
        blades.addPath(
            curve(
                f"{x - 0.018},0! {x + lean * 0.3 - 0.016},{-tall * 0.55}"
                f" {x + lean},{-tall}! {x + lean * 0.3 + 0.018},{-tall * 0.5} {x + 0.02},0!"
            )
        )
        if i % 3 == 1:
            top = -rng.uniform(0.84, 0.97)
            stems.addPath(line(f"{x},0 {x + lean * 0.2},{top}", 0.012))
            heads.addPath(
                line(f"{x + lean * 0.19},{top + 0.02} {x + lean * 0.14},{top + 0.18}", 0.045)
            )
    return [
        Shape(blades, "leaf", -0.25),
        Shape(stems, "leaf", -0.1, rim=False),
        Shape(heads, "wood", -0.25),
    ]


@prop("wheat")
def wheat(rng: random.Random) -> list[Shape]:
    """A stand of ripe wheat."""
    stems, ears = QPainterPath(), QPainterPath()
    for i in range(9):
        x = -0.26 + 0.52 * i / 8
        lean, tall = rng.uniform(-0.1, 0.16), rng.uniform(0.72, 0.95)
        stems.addPath(line(f"{x},0 {x + lean * 0.4},{-tall * 0.6} {x + lean},{-tall}", 0.014))
        for k in range(5):
            y, side = -tall + 0.05 - 0.045 * k + 0.1, 1 if k % 2 else -1
            ears.addPath(leaf(x + lean, y, 0.085, side * 28, 0.5))
        ears.addPath(leaf(x + lean, -tall, 0.1, 0, 0.4))
    return [Shape(stems, "gold", -0.3, rim=False), Shape(ears, "gold", 0.05)]


@prop("wheat-sheaf")
def wheat_sheaf(rng: random.Random) -> list[Shape]:
    """A bound sheaf."""
    stalks = mirrored("0,-.62! .2,-.64! .08,-.36 .1,-.2 .28,0! 0,-.02!")
    ears = leaves(
        [
            (a / 250, -0.56 - row * 0.12, 0.26 + rng.uniform(0, 0.06), a * (0.62 - 0.14 * row))
            for row in (0, 1)
            for a in (-62, -46, -31, -15, 0, 15, 31, 46, 62)
        ],
        0.3,
    )
    return [
        Shape(stalks, "gold", -0.2),
        Shape(ears, "gold", 0.06),
        Shape(curve("-.1,-.36! 0,-.33 .1,-.36! .11,-.28! 0,-.25 -.11,-.28!"), "blood"),
    ]


@prop("grapes")
def grapes(_: random.Random) -> list[Shape]:
    """A bunch of grapes under its leaf."""
    rows = ((-0.6, 4), (-0.45, 5), (-0.3, 3), (-0.17, 2), (-0.06, 1))
    berries = [((k - (n - 1) / 2) * 0.15, y, 0.085, 0.085) for y, n in rows for k in range(n)]
    return [
        Shape(line("0,-.6 .03,-.8 .12,-1", 0.035), "wood", -0.1),
        Shape(mass(berries), "blood", -0.25),
        Shape(
            mass((x - 0.02, y - 0.02, 0.05, 0.05) for x, y, _, _ in berries),
            "rose",
            -0.12,
            rim=False,
        ),
        Shape(
            mass((x - 0.03, y - 0.035, 0.018, 0.018) for x, y, _, _ in berries), "paper", rim=False
        ),
        Shape(
            curve(
                "0,-.74! -.14,-.62 -.3,-.66! -.26,-.74 -.42,-.82! -.26,-.88 -.24,-.98! -.08,-.92"
            ),
            "leaf",
        ),
        Shape(curve("0,-.76! .14,-.66 .26,-.7! .26,-.8 .34,-.88! .2,-.9"), "leaf", -0.15),
    ]


@prop("vine")
def vine(rng: random.Random) -> list[Shape]:
    """A vine that climbs an invisible pole."""
    stem = line("0,0 .08,-.2 -.08,-.42 .07,-.64 -.05,-.84 .02,-1", 0.026)
    spots = [
        (0.05, -0.1, 60),
        (-0.02, -0.28, -70),
        (-0.06, -0.44, -40),
        (0.04, -0.58, 65),
        (0, -0.72, -60),
        (-0.04, -0.86, 50),
        (0.02, -0.95, -30),
    ]
    return [
        Shape(stem, "wood", -0.1),
        Shape(leaves([(x, y, rng.uniform(0.15, 0.2), t) for x, y, t in spots], 0.8), "leaf"),
        Shape(leaves([(x, y, 0.11, t + 8) for x, y, t in spots], 0.3), "leaf", 0.25, rim=False),
    ]


@prop("ivy")
def ivy(rng: random.Random) -> list[Shape]:
    """Ivy that hangs down; its root is on top, its tips at the foot."""
    spots = []
    stems = QPainterPath()
    for x0, end in ((-0.2, -0.2), (0.0, 0.0), (0.18, -0.34), (0.32, -0.12)):
        stems.addPath(line(f"{x0 * 0.6},-1 {x0 * 1.1},-.6 {x0},{end}", 0.014))
        for k in range(7):
            t = k / 6
            spots.append(
                (
                    x0 * (0.7 + 0.35 * t),
                    -1 + (1 + end) * t,
                    rng.uniform(0.09, 0.15),
                    rng.uniform(110, 250),
                )
            )
    return [
        Shape(stems, "leaf", -0.3, rim=False),
        Shape(leaves(spots, 0.85), "leaf", -0.12),
        Shape(
            leaves([(x - 0.01, y, s * 0.6, t) for x, y, s, t in spots], 0.4),
            "leaf",
            0.15,
            rim=False,
        ),
    ]


@prop("thorns")
def thorns(_: random.Random) -> list[Shape]:
    """A briar that arches from the left foot to the right."""
    cane = line("-.9,0 -.7,-.6 -.2,-.9 .3,-.75 .7,-.3 .95,0", 0.045)
    second = line("-.6,0 -.3,-.45 .15,-.5 .55,-.2 .6,0", 0.035)
    spikes = leaves(
        [
            (-0.78, -0.4, 0.16, -80),
            (-0.55, -0.74, 0.16, -20),
            (-0.2, -0.9, 0.16, 10),
            (0.1, -0.86, 0.15, 160),
            (0.42, -0.66, 0.16, 50),
            (0.66, -0.36, 0.15, 80),
            (-0.35, -0.4, 0.13, -30),
            (0.1, -0.5, 0.13, 20),
            (0.4, -0.34, 0.13, 200),
        ],
        0.3,
    )
    return [Shape(second, "wood", -0.3), Shape(spikes, "wood", -0.1), Shape(cane, "wood", -0.15)]


@prop("mushrooms")
def mushrooms(_: random.Random) -> list[Shape]:
    """Three mushrooms."""
    shapes = []
    for x, h, w in ((-0.3, 0.6, 0.24), (0.32, 0.5, 0.22), (0.0, 1.0, 0.36)):
        stem = curve(
            f"{x - w * 0.22},0! {x - w * 0.15},{-h * 0.5} {x - w * 0.16},{-h * 0.75}!"
            f" {x + w * 0.16},{-h * 0.75}! {x + w * 0.15},{-h * 0.5} {x + w * 0.26},0!"
        )
        cap = curve(
            f"{x - w},{-h * 0.62}! {x - w * 0.75},{-h * 0.88} {x},{-h}"
            f" {x + w * 0.75},{-h * 0.88} {x + w},{-h * 0.62}! {x},{-h * 0.7}"
        )
        shapes += [Shape(stem, "bone", -0.1), Shape(cap, "blood", 0.05)]
        shapes.append(
            Shape(
                mass(
                    [
                        (x - w * 0.4, -h * 0.78, w * 0.1, w * 0.08),
                        (x + w * 0.1, -h * 0.88, w * 0.11, w * 0.08),
                        (x + w * 0.5, -h * 0.76, w * 0.09, w * 0.07),
                    ]
                ),
                "paper",
                rim=False,
            )
        )
    return shapes


@prop("garland")
def garland(rng: random.Random) -> list[Shape]:
    """A garland hung between (-1, -1) and (1, -1), lowest in the middle."""
    spots = []
    for i in range(31):
        x = -1 + i / 15
        y = -1 + 0.72 * (1 - x * x)
        spots += [(x, y, rng.uniform(0.14, 0.22), rng.uniform(-110, 110) + (180 if i % 2 else 0))]
    buds = [(x, y + 0.03, 0.05, 0.05) for x, y, _, _ in spots[2::4]]
    return [
        Shape(leaves(spots, 0.6), "leaf", -0.15),
        Shape(
            leaves([(x, y, s * 0.7, t + 40) for x, y, s, t in spots], 0.5), "leaf", 0.1, rim=False
        ),
        Shape(mass(buds), "rose", 0.1),
    ]


@prop("meadow-flowers")
def meadow_flowers(rng: random.Random) -> list[Shape]:
    """A tuft of grass with small flowers."""
    stems, heads = QPainterPath(), []
    for _ in range(9):
        x, lean, tall = rng.uniform(-0.4, 0.4), rng.uniform(-0.2, 0.2), rng.uniform(0.5, 0.92)
        stems.addPath(line(f"{x},0 {x + lean * 0.4},{-tall * 0.6} {x + lean},{-tall}", 0.02))
        heads.append((x + lean, -tall, 0.07, 0.065))
    grass = leaves(
        [
            (rng.uniform(-0.45, 0.45), 0, rng.uniform(0.35, 0.7), rng.uniform(-28, 28))
            for _ in range(14)
        ],
        0.12,
    )
    return [
        Shape(grass, "leaf", -0.2, rim=False),
        Shape(stems, "leaf", rim=False),
        Shape(mass(heads[::2]), "rose", 0.1),
        Shape(mass(heads[1::2]), "gold", 0.15),
    ]
