"""What goes into a bag in the high passes: food, drink, maps, pipes and horns."""

from __future__ import annotations

import random

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


@prop("oatcakes")
def oatcakes(_: random.Random) -> list[Shape]:
    """A stack of oatcakes on a cloth, one bitten."""
    cloth = curve("-.7,.04! -.5,-.1 .0,-.06 .5,-.12 .74,.02! .4,.12 .0,.08 -.4,.14")
    found = [
        Shape(cloth, "paper", 0.05),
        *marks([line("-.5,.02 .5,-.02", 0.02), line("-.4,.08 .6,.04", 0.02)], "blood", 0.1),
    ]
    for i in range(4):
        y, x = -0.1 - 0.1 * i, 0.03 * (-1) ** i
        found += [
            Shape(oval(x, y + 0.05, 0.36, 0.11), "gold", -0.35),
            Shape(oval(x, y, 0.36, 0.11), "gold", -0.12),
        ]
    grains = [
        oval(x, y, 0.018, 0.01)
        for x, y in ((-0.2, -0.42), (0.0, -0.38), (0.16, -0.42), (0.06, -0.46), (-0.08, -0.45))
    ]
    found += marks(grains, "bone", 0.2)
    bitten = without(oval(0.0, 0.0, 0.3), oval(0.22, -0.24, 0.16))
    lean = [
        *solid(bitten, "gold", -0.1, side=0.05),
        *marks(
            [
                oval(x, y, 0.02, 0.012)
                for x, y in ((-0.12, -0.08), (0.02, 0.06), (-0.08, 0.14), (0.14, 0.12))
            ],
            "bone",
            0.2,
        ),
    ]
    return stood([*found, *placed(lean, 0.5, -0.16, 0.86)])


@prop("hip-flask")
def flask(_: random.Random) -> list[Shape]:
    """A leather flask on a strap, its stopper on a cord."""
    strap = limb(
        [(-0.3, -0.5), (-0.5, -0.8), (-0.2, -1.06), (0.16, -1.0), (0.36, -0.7), (0.3, -0.5)],
        [0.05] * 6,
    )
    body = mirrored("0,-.66! .09,-.66! .1,-.54 .32,-.4 .38,-.16 .28,.02 0,.06")
    found = [Shape(strap, "blood", -0.2), *solid(body, "wood", 0.02, side=0.08)]
    seams = [
        blade("-.26,-.36 0,-.28 .26,-.36", 0.024),
        blade("-.28,-.04 0,.02 .28,-.04", 0.024),
        blade("-.1,-.2 .0,-.12 .12,-.2", 0.03),
    ]
    found += marks(seams, "wood", -0.35)
    found += [
        Shape(box(-0.11, -0.74, 0.22, 0.1, 0.02), "steel", 0.0),
        Shape(box(-0.07, -0.86, 0.14, 0.13, 0.03), "bone", 0.0),
    ]
    return stood([*found, *marks([oval(0.0, -0.24, 0.08)], "gold", 0.0)])


@prop("bagpipes")
def bagpipes(_: random.Random) -> list[Shape]:
    """Bagpipes: a tartan bag, three drones with tassels, a chanter and a blowpipe."""
    found: list[Shape] = []
    for i, (x, y) in enumerate(((-0.52, -1.16), (-0.3, -1.08), (-0.1, -0.98))):
        foot = (-0.1 + 0.1 * i, -0.5)
        found += [Shape(limb([foot, (x, y)], [0.06, 0.05]), "ink", 0.15)]
        found += [Shape(limb([(x, y), (x - 0.02, y - 0.08)], [0.1, 0.12]), "bone", 0.1)]
        mid = ((foot[0] + x) / 2, (foot[1] + y) / 2)
        found += [Shape(limb([mid, (mid[0] - 0.02, mid[1] - 0.05)], [0.085, 0.085]), "bone", 0.1)]
    cord = limb(
        [(-0.5, -1.0), (-0.38, -0.86), (-0.28, -0.96), (-0.18, -0.8), (-0.12, -0.88)], [0.025] * 5
    )
    found += [Shape(cord, "gold", 0.0)]
    found += [
        Shape(
            limb([(0.26, -0.5), (0.44, -0.74), (0.48, -0.96)], [0.055, 0.045, 0.035]), "ink", 0.15
        ),
        Shape(limb([(0.475, -0.9), (0.49, -1.0)], [0.05, 0.03]), "bone", 0.1),
    ]
    chanter = limb([(0.34, -0.26), (0.5, 0.0), (0.6, 0.2)], [0.06, 0.055, 0.05])
    found += [
        Shape(chanter, "ink", 0.15),
        Shape(limb([(0.58, 0.17), (0.62, 0.25)], [0.12, 0.13]), "bone", 0.1),
    ]
    found += marks([oval(0.38 + 0.05 * i, -0.19 + 0.085 * i, 0.014) for i in range(4)], "bone", 0.2)
    bag = curve("-.44,-.2 -.4,-.44 -.16,-.58 .16,-.58 .36,-.46 .42,-.28 .3,-.1 .06,.02 -.24,.02")
    found += solid(bag, "leaf", -0.1, side=0.07)
    found += marks(
        [line(f"-.4,{y} .38,{y - 0.1}", 0.022) for y in (-0.36, -0.2, -0.06)], "blood", 0.05
    )
    found += marks(
        [line(f"{x},-.54 {x + 0.06},-.02", 0.022) for x in (-0.24, -0.06, 0.14)], "deep", 0.0
    )
    return stood(found)


@prop("horn-war")
def war_horn(_: random.Random) -> list[Shape]:
    """A huge curled horn of a ram, bound in iron, that sounds."""
    horn = limb(
        [(-0.6, -0.66), (-0.5, -0.3), (-0.16, -0.12), (0.2, -0.26), (0.4, -0.66)],
        [0.06, 0.13, 0.2, 0.28, 0.42],
    )
    found = [*solid(horn, "bone", -0.08, side=0.05)]
    bands = [
        limb([(ax, ay), (bx, by)], [0.06, 0.06])
        for ax, ay, bx, by in (
            (-0.62, -0.4, -0.44, -0.36),
            (-0.24, -0.26, -0.12, -0.02),
            (0.1, -0.4, 0.3, -0.16),
        )
    ]
    found += [Shape(each, "steel", 0.0) for each in bands]
    mouth = placed(
        [
            Shape(oval(0.0, 0.0, 0.23, 0.1), "gold", 0.0),
            Shape(oval(0.0, 0.0, 0.18, 0.07), "ink", 0.05, rim=False),
        ],
        0.42,
        -0.72,
        1.0,
        14,
    )
    waves = [
        blade(
            f"{0.2 - r},{-0.86 - r * 0.5} {0.46},{-0.84 - r} {0.74 + r * 0.6},{-0.8 - r * 0.3}",
            0.035,
        )
        for r in (0.1, 0.22, 0.34)
    ]
    return stood([*found, *mouth, *marks(waves, "glow", 0.1)])


@prop("map-passes")
def map_passes(_: random.Random) -> list[Shape]:
    """A map on a hide: peaks, a dotted way, and a cross that is crossed out."""
    hide = curve(
        "-.62,-.9! -.4,-.96 .0,-.9 .4,-.98 .64,-.88! .58,-.6 .66,-.3 .6,-.02! .2,.04 -.2,-.04"
        " -.6,.02! -.66,-.3 -.58,-.6"
    )
    found = solid(hide, "bone", 0.05, side=0.06)
    for x, y, size in (
        (-0.3, -0.5, 0.2),
        (-0.06, -0.56, 0.26),
        (0.26, -0.44, 0.22),
        (0.4, -0.7, 0.14),
    ):
        found += marks(
            [poly(f"{x - size},{y + size * 0.8} {x},{y - size * 0.7} {x + size},{y + size * 0.8}")],
            "stone",
            0.05,
        )
        found += marks(
            [
                poly(
                    f"{x - size * 0.32},{y - size * 0.2} {x},{y - size * 0.7}"
                    f" {x + size * 0.32},{y - size * 0.2} {x},{y - size * 0.08}"
                )
            ],
            "paper",
            0.3,
        )
    way = [
        oval(x, y, 0.024, 0.016)
        for x, y in (
            (-0.5, -0.12),
            (-0.4, -0.17),
            (-0.3, -0.15),
            (-0.2, -0.2),
            (-0.1, -0.16),
            (0.0, -0.2),
            (0.1, -0.15),
            (0.2, -0.19),
            (0.3, -0.14),
        )
    ]
    found += marks(way, "blood", 0.0)
    cross = [line(".38,-.22 .5,-.08", 0.03), line(".5,-.22 .38,-.08", 0.03)]
    return stood(
        [
            *found,
            *marks(cross, "blood", 0.0),
            *marks([line(".32,-.12 .56,-.18", 0.016)], "ink", 0.1),
        ]
    )


@prop("prayer-flags")
def prayer_flags(_: random.Random) -> list[Shape]:
    """A line of small flags in many colours between two poles of heaped stones."""
    found: list[Shape] = []
    for x, high in ((-0.9, 0.9), (0.9, 1.0)):
        found += [Shape(line(f"{x},0 {x},{-high}", 0.04), "wood", -0.1)]
        found += [
            s
            for dx, r in ((-0.12, 0.11), (0.12, 0.1), (0.0, 0.12))
            for s in solid(
                oval(x + dx, -0.04 - 0.06 * (dx == 0), r, r * 0.75), "stone", 0.0, side=0.03
            )
        ]
    sag = [(-0.9, -0.88), (-0.5, -0.7), (0.0, -0.62), (0.5, -0.74), (0.9, -0.98)]
    found += [Shape(limb(sag, [0.018] * 5), "ink", 0.2)]
    tones = ("water", "paper", "blood", "leaf", "gold")
    for i in range(9):
        x = -0.76 + 0.19 * i
        y = -0.62 - 0.28 * (x * x) + 0.01 - 0.05 * x
        flag = curve(
            f"{x - 0.075},{y}! {x + 0.075},{y}! {x + 0.1},{y + 0.12} {x + 0.07},{y + 0.24}!"
            f" {x},{y + 0.22} {x - 0.06},{y + 0.25}! {x - 0.05},{y + 0.12}"
        )
        found += [Shape(flag, tones[i % 5], 0.05)]
        found += marks(
            [line(f"{x - 0.03},{y + d} {x + 0.05},{y + d}", 0.01) for d in (0.07, 0.12, 0.17)],
            "ink",
            0.25,
        )
    return stood(found)


@prop("walking-stick")
def walking_stick(_: random.Random) -> list[Shape]:
    """A knobbed stick with badges nailed on it and an iron tip."""
    stick = limb(
        [(0.02, 0.0), (-0.02, -0.34), (0.03, -0.66), (0.0, -0.94)], [0.05, 0.07, 0.08, 0.09]
    )
    found = [
        *solid(stick, "wood", 0.0, side=0.02),
        *solid(oval(0.0, -0.98, 0.1, 0.085), "wood", -0.1, side=0.03),
    ]
    found += [Shape(poly("0,.06 -.03,-.05 .045,-.05"), "steel", 0.1)]
    found += [
        Shape(box(-0.05, -0.82, 0.09, 0.07, 0.01), "gold", 0.1),
        Shape(oval(0.03, -0.64, 0.05), "steel", 0.1),
        Shape(poly("-.06,-.46 .05,-.46 -.005,-.36"), "blood", 0.0),
    ]
    found += marks([oval(0.01, -0.28, 0.018), oval(-0.01, -0.2, 0.014)], "wood", -0.4)
    thong = limb([(0.06, -0.9), (0.18, -0.78), (0.14, -0.66), (0.06, -0.74)], [0.025] * 4)
    return stood([*found, Shape(thong, "blood", -0.1)])
