"""What one carries over the high passes: ropes, spikes, blades, food and pipes."""

from __future__ import annotations

import random
from itertools import pairwise
from math import cos, hypot, pi, sin

from assets.drawings.props.strokes import (
    blade,
    box,
    curve,
    limb,
    line,
    marks,
    mirrored,
    oval,
    placed,
    poly,
    solid,
    stood,
    without,
)
from assets.drawings.shapes import Shape, prop


def twisted(points: list[tuple[float, float]], wide: float, tone: str = "bone") -> list[Shape]:
    """A rope along *points*, its strands marked."""
    found = [Shape(limb(points, [wide] * len(points)), tone, -0.12)]
    for (ax, ay), (bx, by) in pairwise(points):
        dx, dy, long = bx - ax, by - ay, hypot(bx - ax, by - ay)
        nx, ny = -dy / long * wide * 0.42, dx / long * wide * 0.42
        many = max(int(long / (wide * 0.9)), 1)
        for i in range(many):
            x, y, slant = ax + dx * (i + 0.5) / many, ay + dy * (i + 0.5) / many, wide * 0.25 / long
            twist = line(
                f"{x - nx + dx * slant},{y - ny + dy * slant} {x + nx},{y + ny}", wide * 0.12
            )
            found += marks([twist], tone, -0.4)
    return found


def coil(tone: str = "bone") -> list[Shape]:
    """A coil of rope that hangs, about one unit high, bound in the middle."""
    found: list[Shape] = []
    for i in range(4):
        wide, low = 0.34 - 0.055 * i, -0.06 - 0.05 * i
        loop = oval(0.0, (low - 0.98) / 2, wide, (0.98 + low) / 2)
        ring = without(loop, oval(0.0, (low - 0.98) / 2, wide - 0.05, (0.98 + low) / 2 - 0.05))
        found += [Shape(ring, tone, -0.2 + 0.09 * i)]
    strands = [
        line(f"{s * (0.33 - 0.055 * i)},{y} {s * (0.285 - 0.055 * i)},{y + 0.04}", 0.012)
        for s in (-1, 1)
        for i in range(4)
        for y in (-0.8, -0.7, -0.6, -0.5, -0.4, -0.3)
    ]
    found += marks(strands, tone, -0.42)
    wraps = [
        limb([(-0.37, y), (0.0, y + 0.03), (0.37, y)], [0.055] * 3) for y in (-0.66, -0.6, -0.54)
    ]
    return [*found, *(Shape(each, tone, 0.05) for each in wraps)]


def around(many: int) -> list[tuple[float, float]]:
    """*many* directions around, as points of the unit circle."""
    return [(cos(2 * pi * i / many), sin(2 * pi * i / many)) for i in range(many)]


@prop("rope-coil")
def rope_coil(_: random.Random) -> list[Shape]:
    """A coil of rope, one end loose."""
    end = twisted([(0.3, -0.12), (0.46, -0.02), (0.62, -0.06)], 0.055)
    return stood([*end, *coil()])


@prop("spikes-iron")
def iron_spikes(_: random.Random) -> list[Shape]:
    """Iron spikes with rings, one driven into a rock, and the hammer."""
    rock = curve("-.7,.1! -.66,-.3 -.4,-.5 .0,-.44 .3,-.36 .6,-.2 .72,.1!")
    found = solid(rock, "stone", -0.1, side=0.1)
    found += marks([blade(".02,-.46 .0,-.3 .06,-.16", 0.04)], "stone", -0.45)
    for x, y, turn in ((0.0, -0.4, 14.0), (-0.46, 0.06, -62.0), (0.36, 0.08, 74.0)):
        ring = without(oval(0.0, -0.42, 0.1), oval(0.0, -0.42, 0.065))
        spike = [
            Shape(poly("-.05,-.36 .05,-.36 .0,.1"), "steel", 0.1),
            Shape(box(-0.08, -0.4, 0.16, 0.07, 0.02), "steel", -0.1),
            Shape(ring, "steel", -0.2),
        ]
        found += placed(spike, x, y, 1.05, turn)
    handle = line(".14,-.74 .56,-1.16", 0.06)
    head = placed([Shape(box(-0.2, -0.1, 0.4, 0.2, 0.03), "steel", -0.05)], 0.16, -0.76, 1.0, 46)
    return stood([*found, Shape(handle, "wood", 0.0), *head])


@prop("horned-cap")
def horned_cap(_: random.Random) -> list[Shape]:
    """A leather cap with the horns of a goat."""
    found: list[Shape] = []
    for s in (-1, 1):
        horn = limb(
            [(s * 0.28, -0.44), (s * 0.5, -0.62), (s * 0.62, -0.92), (s * 0.5, -1.14)],
            [0.18, 0.16, 0.11, 0.02],
        )
        found += [Shape(horn, "bone", -0.05)]
        found += marks(
            [
                blade(f"{s * (x - 0.07)},{y - 0.05} {s * x},{y} {s * (x + 0.07)},{y + 0.02}", 0.022)
                for x, y in ((0.42, -0.54), (0.52, -0.68), (0.58, -0.8))
            ],
            "bone",
            -0.35,
        )
    dome = mirrored("0,-.66 .24,-.6 .38,-.36 .4,-.08! 0,-.02!")
    flap = mirrored("0,-.12! .42,-.14! .44,.06! .34,.24 .28,.06! 0,.02!")
    found += [*solid(dome, "wood", 0.0, side=0.07), *solid(flap, "wood", -0.12, side=0.04)]
    found += marks([line("0,-.64 0,-.1", 0.02)], "wood", -0.4)
    studs = [oval(x, -0.06, 0.026) for x in (-0.32, -0.2, -0.08, 0.08, 0.2, 0.32)]
    return stood([*found, *marks(studs, "gold", 0.1)])


@prop("sling-shot")
def sling(_: random.Random) -> list[Shape]:
    """A sling with a stone in its pouch, other stones beside it."""
    found = twisted([(-0.1, -0.2), (-0.34, -0.5), (-0.2, -0.8), (-0.34, -1.0)], 0.035)
    found += twisted([(0.12, -0.2), (0.34, -0.46), (0.22, -0.76), (0.4, -0.96)], 0.035)
    loop = without(oval(-0.35, -1.04, 0.07), oval(-0.35, -1.04, 0.04))
    pouch = curve("-.26,-.26! .0,-.1 .26,-.26! .2,-.02 .0,.08 -.2,-.02")
    stone = oval(0.0, -0.18, 0.16, 0.13)
    found += [
        Shape(loop, "bone", -0.1),
        *solid(stone, "stone", 0.1, side=0.03),
        *solid(pouch, "wood", -0.05, side=0.03),
    ]
    return stood(
        [
            *found,
            *(
                s
                for x, r in ((-0.44, 0.09), (0.4, 0.1), (0.56, 0.07))
                for s in solid(oval(x, 0.0, r, r * 0.8), "stone", 0.0, side=0.03)
            ),
        ]
    )


@prop("claymore")
def claymore(_: random.Random) -> list[Shape]:
    """A two-handed sword, point down in the turf, its guard sloping, a tartan band on its grip."""
    steel = poly("-.05,-.66 .05,-.66 .035,.1 0,.16 -.035,.1")
    found = [
        Shape(steel, "steel", 0.1),
        Shape(poly("0,-.66 .05,-.66 .035,.1 0,.16"), "steel", -0.15, rim=False),
    ]
    for s in (-1, 1):
        arm = limb([(0.0, -0.68), (s * 0.2, -0.76), (s * 0.27, -0.8)], [0.06, 0.05, 0.045])
        ends = [
            oval(s * 0.28 + dx, -0.82 + dy, 0.026)
            for dx, dy in ((0.0, -0.02), (-0.026, 0.014), (0.026, 0.014))
        ]
        found += [Shape(arm, "steel", -0.1), *(Shape(each, "steel", 0.05) for each in ends)]
    found += [
        Shape(box(-0.032, -1.0, 0.064, 0.32, 0.02), "wood", -0.2),
        Shape(oval(0.0, -1.03, 0.06), "gold", 0.0),
    ]
    found += marks(
        [line(f"-.03,{y} .03,{y - 0.03}", 0.016) for y in (-0.9, -0.82, -0.74)], "gold", 0.0
    )
    scarf = curve("-.06,-.72! .06,-.72! .14,-.5 .1,-.36 .2,-.24! .04,-.3 -.02,-.5")
    checks = [
        line(f"{x},{y} {x + 0.12},{y + 0.04}", 0.014)
        for x, y in ((-0.03, -0.62), (0.0, -0.5), (0.01, -0.38))
    ]
    turf = curve("-.3,.1! -.16,.02 0,.04 .16,.01 .3,.1! .2,.16 -.2,.16")
    return stood(
        [*found, Shape(scarf, "blood", 0.0), *marks(checks, "gold", 0.0), Shape(turf, "leaf", -0.2)]
    )


@prop("dirk")
def dirk(_: random.Random) -> list[Shape]:
    """A dirk that sticks out of the top of a stocking."""
    leg = curve(
        "-.22,-.42! .24,-.42! .26,-.1 .2,.2 .2,.34! .5,.42 .52,.54! -.16,.54! -.2,.2 -.26,-.1"
    )
    found = solid(leg, "bone", 0.0, side=0.06)
    found += marks(
        [line(f"-.24,{y} .24,{y + 0.02}", 0.03) for y in (-0.16, 0.0, 0.16)], "blood", 0.0
    )
    found += marks([line(f"{x},-.3 {x},.36", 0.02) for x in (-0.1, 0.08)], "blood", -0.1)
    steel = placed([Shape(poly("-.06,-.1 .06,-.1 .03,.3 0,.36"), "steel", 0.1)], 0.06, -0.5, 1.0, 8)
    grip = [
        Shape(box(-0.1, -0.16, 0.2, 0.06, 0.02), "gold", 0.0),
        Shape(limb([(0.0, -0.16), (0.0, -0.46)], [0.1, 0.13]), "ink", 0.2),
        Shape(oval(0.0, -0.5, 0.08, 0.06), "gold", 0.15),
        *marks(
            [line(f"-.05,{y} .05,{y - 0.05}", 0.016) for y in (-0.22, -0.3, -0.38)], "gold", -0.1
        ),
    ]
    cuff = limb([(-0.24, -0.42), (0.0, -0.4), (0.25, -0.42)], [0.14, 0.15, 0.14])
    return stood([*found, *steel, *placed(grip, 0.07, -0.46, 1.0, 8), Shape(cuff, "blood", -0.05)])


@prop("targe")
def targe(_: random.Random) -> list[Shape]:
    """A round leather shield with rings of nails and a spike."""
    found = [
        *solid(oval(0.0, -0.5, 0.5), "wood", -0.05, side=0.07),
        Shape(oval(0.0, -0.5, 0.43), "wood", 0.1, rim=False),
    ]
    knots = [without(oval(0.0, -0.5, r), oval(0.0, -0.5, r - 0.018)) for r in (0.34, 0.22)]
    found += marks(knots, "wood", -0.35)
    nails = [
        oval(r * x, -0.5 + r * y, 0.024) for r, n in ((0.46, 22), (0.28, 12)) for x, y in around(n)
    ]
    found += marks(nails, "gold", 0.15)
    arcs = [
        blade(
            f"{x * 0.3},{-0.5 + y * 0.3} {x * 0.4 - y * 0.1},{-0.5 + y * 0.4 + x * 0.1}"
            f" {x * 0.42},{-0.5 + y * 0.42}",
            0.03,
        )
        for x, y in around(8)
    ]
    found += marks(arcs, "wood", -0.3)
    boss = [
        Shape(oval(0.0, -0.5, 0.12), "gold", 0.0),
        Shape(oval(0.0, -0.5, 0.08), "gold", 0.2, rim=False),
    ]
    return stood([*found, *boss, Shape(poly("-.04,-.5 .04,-.5 .1,-.66"), "steel", 0.2)])
