"""Places of the desert: palms, dunes, salt pans, domes, and a town that is not there."""

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
    tail,
)
from assets.drawings.shapes import Shape, prop


@prop("palm")
def palm(_: random.Random) -> list[Shape]:
    """A date palm that leans."""
    trunk = limb(
        [(0.0, 0.0), (0.06, -0.3), (0.02, -0.56), (-0.04, -0.74)], [0.12, 0.09, 0.075, 0.07]
    )
    found = solid(trunk, "wood", 0.05, side=0.025)
    found += marks(
        [
            blade(
                f"{-0.04 + 0.06 * (i % 2)},{-0.1 - 0.1 * i}"
                f" .04,{-0.06 - 0.1 * i} .1,{-0.1 - 0.1 * i}",
                0.02,
            )
            for i in range(6)
        ],
        "wood",
        -0.25,
    )
    fronds = (
        "-.04,-.76 -.3,-.92 -.56,-.72",
        "-.04,-.76 .2,-.94 .5,-.76",
        "-.04,-.76 -.24,-.7 -.42,-.48",
        "-.04,-.76 .2,-.7 .36,-.5",
        "-.04,-.76 -.1,-.98 -.28,-1.0",
        "-.04,-.76 .06,-.98 .26,-1.02",
    )
    found += [
        Shape(blade(each, 0.13), "leaf", -0.15 + 0.07 * (i % 3)) for i, each in enumerate(fronds)
    ]
    found += marks([blade(each, 0.02) for each in fronds], "leaf", 0.25)
    return stood(
        [
            *found,
            *[
                Shape(oval(x, y, 0.045), "fire", -0.15)
                for x, y in ((-0.1, -0.7), (0.02, -0.68), (-0.04, -0.64))
            ],
        ]
    )


@prop("oasis")
def oasis(_: random.Random) -> list[Shape]:
    """Three palms round a pool."""
    tree = palm(random.Random(1))
    found = [*placed(tree, -0.5, -0.1, 0.9), *placed(tree, 0.56, -0.12, 0.8, flip=True)]
    found += [
        Shape(oval(0, -0.06, 0.9, 0.16), "bone", 0.0),
        Shape(oval(0, -0.06, 0.76, 0.11), "water", 0.05),
    ]
    found += marks(
        [blade("-.5,-.06 -.2,-.09 .1,-.06", 0.02), blade("-.1,-.0 .2,-.03 .5,-.0", 0.02)],
        "paper",
        0.3,
    )
    reeds = [
        tail(f"{x},0 {x + 0.02},-.14 {x + 0.08},-.26", 0.04)
        for x in (-0.84, -0.76, 0.7, 0.78, 0.86)
    ]
    return stood(
        [*found, *[Shape(each, "leaf", -0.1) for each in reeds], *placed(tree, 0.1, -0.08, 1.1)]
    )


@prop("salt-pan")
def salt_pan(_: random.Random) -> list[Shape]:
    """Heaps of salt in shallow pools, and a rake."""
    found: list[Shape] = []
    for i, (x, y, wide) in enumerate(((-0.5, -0.34, 0.5), (0.5, -0.34, 0.5), (0.0, -0.12, 0.8))):
        found += [
            Shape(oval(x, y, wide, wide * 0.24), "bone", -0.1),
            Shape(oval(x, y, wide * 0.9, wide * 0.19), "water", 0.3 - 0.05 * i),
        ]
    for x, y, size in ((-0.5, -0.34, 0.6), (0.46, -0.36, 0.66), (0.1, -0.08, 0.9)):
        heap = mirrored("0,-.7 .1,-.6 .3,-.24 .46,0! 0,.05")
        found += placed(solid(heap, "paper", 0.2, side=0.09), x, y, size)
    rake = [
        line("-.86,.0 -.36,-.9", 0.04),
        line("-.48,-.94 -.24,-.82", 0.05),
        *(
            line(
                f"{-0.46 + 0.06 * i},{-0.93 + 0.03 * i} {-0.44 + 0.06 * i},{-0.84 + 0.03 * i}", 0.02
            )
            for i in range(4)
        ),
    ]
    return stood([*found, *[Shape(each, "wood", 0.0) for each in rake]])


def _dome(x: float, foot: float, size: float, tone: str) -> list[Shape]:
    """An onion dome on a drum."""
    drum = box(-0.2, -0.2, 0.4, 0.2, 0.0)
    onion = mirrored("0,-.8! .06,-.66 .26,-.5 .27,-.3 .18,-.18! 0,-.16")
    return placed(
        [
            *solid(drum, "bone", -0.05, side=0.05),
            *solid(onion, tone, 0.0, side=0.07),
            Shape(line("0,-.78 0,-.92", 0.02), "gold", 0.1),
        ],
        x,
        foot,
        size,
    )


def _arch(x: float, foot: float, wide: float, high: float) -> Shape:
    """A dark pointed doorway."""
    path = mirrored(f"0,{-high}! {wide * 0.7},{-high * 0.8} {wide},{-high * 0.5} {wide},0! 0,0!")
    return Shape(path.translated(x, foot), "ink", 0.15, rim=False)


@prop("caravanserai")
def caravanserai(_: random.Random) -> list[Shape]:
    """A walled court with a tall gate, domes behind, a palm beside it."""
    found = [
        *placed(palm(random.Random(1)), -0.86, 0.0, 0.9),
        *_dome(-0.4, -0.52, 0.6, "water"),
        *_dome(0.44, -0.52, 0.6, "water"),
    ]
    wall = box(-0.8, -0.54, 1.6, 0.54)
    teeth = [box(-0.8 + 0.16 * i, -0.61, 0.09, 0.08) for i in range(10)]
    found += [
        *[Shape(each, "bone", -0.1) for each in teeth],
        *solid(wall, "bone", -0.05, side=0.06),
    ]
    front = box(-0.26, -0.8, 0.52, 0.8)
    band = line("-.22,-.72 .22,-.72", 0.05)
    found += [
        *solid(front, "bone", 0.1, side=0.04),
        *marks([band], "water", 0.1),
        _arch(0, 0, 0.17, 0.62),
    ]
    found += [_arch(x, -0.08, 0.08, 0.3) for x in (-0.62, -0.42, 0.42, 0.62)]
    return stood([*found, *marks([oval(0, -0.12, 0.06)], "fire", 0.2)])


@prop("mirage")
def mirage(_: random.Random) -> list[Shape]:
    """A white town that hangs in the air, and again upside down."""
    town: list[Shape] = [
        *_dome(0, -0.3, 0.7, "rose"),
        *_dome(-0.44, -0.22, 0.5, "paper"),
        *_dome(0.46, -0.22, 0.5, "paper"),
    ]
    for x in (-0.72, 0.74):
        tower = [
            Shape(box(x - 0.05, -0.66, 0.1, 0.66), "paper", 0.1),
            Shape(poly(f"{x - 0.08},-.66 {x + 0.08},-.66 {x},-.86"), "rose", 0.1),
        ]
        town += tower
    town += [
        Shape(box(-0.84, -0.3, 1.7, 0.3), "paper", 0.15),
        *[_arch(x, 0, 0.07, 0.22) for x in (-0.5, -0.2, 0.2, 0.5)],
    ]
    pale = [each._replace(shade=each.shade + 0.12, rim=False) for each in town]
    down = [
        each._replace(path=each.path, shade=each.shade + 0.2)
        for each in placed(pale, 0, 0, 1.0, 180)
    ]
    waves = [
        blade(f"{x},{y} {x + 0.3},{y - 0.03} {x + 0.6},{y}", 0.03)
        for x, y in ((-0.9, 0.02), (-0.2, 0.1), (0.3, -0.02), (-0.6, 0.3), (0.1, 0.36))
    ]
    return stood(
        [*placed(down, 0, 0.06, 0.6), *placed(pale, 0, 0, 1.0), *marks(waves, "glow", 0.3)]
    )


@prop("dunes")
def dunes(_: random.Random) -> list[Shape]:
    """Three dunes with sharp crests; the wind takes their tops."""
    found: list[Shape] = []
    for text, face, shade in (
        (
            "-1.0,0! -.6,-.36 -.2,-.66! .1,-.3 .4,0!",
            "-.2,-.66! -.06,-.36 -.16,-.16 -.1,0! .4,0! .1,-.3",
            -0.05,
        ),
        (
            "-.1,0! .3,-.4 .6,-.54! .8,-.26 1.1,0!",
            ".6,-.54! .66,-.34 .58,-.16 .66,0! 1.1,0! .8,-.26",
            0.0,
        ),
        (
            "-1.1,.04! -.6,-.2 -.1,-.3! .3,-.12 .8,.04!",
            "-.1,-.3! .0,-.18 -.06,-.08 .0,.04! .8,.04! .3,-.12",
            0.1,
        ),
    ):
        found += [
            Shape(curve(text), "gold", shade),
            Shape(curve(face), "wood", 0.1 + shade, rim=False),
        ]
    plume = [
        blade(k, 0.04)
        for k in (
            "-.2,-.66 .06,-.74 .3,-.7",
            "-.2,-.64 .1,-.68 .4,-.62",
            ".6,-.54 .84,-.6 1.0,-.56",
        )
    ]
    return stood([*found, *marks(plume, "bone", 0.2)])
