"""What is carried in the desert: lamps, a scimitar, a sieve, a map."""

from __future__ import annotations

import random

from assets.drawings.props.fire import flame_at
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
    without,
)
from assets.drawings.shapes import Shape, prop


def _lamp() -> list[Shape]:
    """A brass lamp with a handle and a long spout, 1.4 wide."""
    foot = mirrored("0,-.12! .12,-.12! .1,-.06 .26,0! 0,.02")
    bowl = curve(
        "-.5,-.36! -.36,-.48 -.1,-.54 .2,-.46 .5,-.5 .8,-.62!"
        " .86,-.56! .66,-.34 .36,-.18 .0,-.1 -.3,-.18"
    )
    lid = mirrored("0,-.74 .04,-.7 .05,-.64 .18,-.54 .22,-.47! 0,-.46").translated(-0.1, 0.0)
    handle = without(oval(-0.6, -0.4, 0.2, 0.17), oval(-0.6, -0.4, 0.13, 0.1))
    found = [
        Shape(handle, "metal", -0.15),
        *solid(foot, "gold", -0.15, side=0.04),
        *solid(bowl, "gold", 0.0, side=0.07),
    ]
    found += [*solid(lid, "gold", 0.1, side=0.04), Shape(oval(-0.1, -0.77, 0.05), "blood", 0.1)]
    found += marks(
        [blade("-.36,-.3 .0,-.22 .4,-.3", 0.025), blade("-.3,-.4 .0,-.44 .3,-.4", 0.02)],
        "metal",
        -0.25,
    )
    return [
        *found,
        *marks([oval(x, -0.33, 0.028) for x in (-0.26, -0.1, 0.06, 0.22)], "water", 0.1),
    ]


@prop("brass-lamp")
def brass_lamp(_: random.Random) -> list[Shape]:
    """A brass oil lamp, lit."""
    return stood([*flame_at(0.84, -0.58, 0.36), *_lamp()])


@prop("lamp-smoking")
def smoking_lamp(_: random.Random) -> list[Shape]:
    """A brass lamp; blue smoke comes out of it and has two eyes."""
    cloud = curve(
        "-.0,-1.1 .06,-1.36 .36,-1.46 .6,-1.36 .7,-1.12"
        " .6,-.92 .76,-.78 .84,-.58! .64,-.72 .5,-.84 .2,-.86"
    )
    found = [*solid(cloud, "water", 0.15, side=0.08)]
    found += marks(
        [blade("-.02,-1.16 .2,-1.34 .4,-1.36", 0.04), blade(".2,-.9 .46,-.92 .66,-.78", 0.04)],
        "paper",
        0.2,
    )
    eyes = [curve(f"{x - 0.07},-1.14! {x},-1.22 {x + 0.07},-1.14! {x},-1.08") for x in (0.24, 0.46)]
    return stood(
        [
            *found,
            *marks(eyes, "glow", 0.4),
            *marks([oval(x, -1.14, 0.022) for x in (0.24, 0.46)], "ink", 0),
            *_lamp(),
        ]
    )


@prop("lamp-sultan")
def sultans_lamp(_: random.Random) -> list[Shape]:
    """The sultan's lamp: jewelled, on a red cushion."""
    cushion = curve("-.9,-.02! -.96,-.2 -.8,-.26 .0,-.22 .8,-.26 .96,-.2 .9,-.02! .0,.04")
    tassels = [tail(f"{s * 0.9},-.06 {s * 1.0},.02 {s * 0.98},.12", 0.07) for s in (-1, 1)]
    jewels = [
        placed([Shape(poly("0,-.07 .05,0 0,.07 -.05,0"), tone, 0.2)], x, -0.56)
        for x, tone in ((-0.36, "blood"), (-0.14, "leaf"), (0.08, "blood"), (0.3, "leaf"))
    ]
    found = [
        *solid(cushion, "blood", -0.1, side=0.08),
        *[Shape(each, "gold", 0.1) for each in tassels],
    ]
    found += placed([*flame_at(0.84, -0.58, 0.5), *_lamp()], -0.06, -0.18, 0.92)
    return stood([*found, *[shape for each in jewels for shape in placed(each, -0.02, 0.06)]])


@prop("scimitar")
def scimitar(_: random.Random) -> list[Shape]:
    """A broad curved sword, a red cord at its grip."""
    steel = curve("-.1,.3! -.16,-.1 -.06,-.5 .3,-1.0! .34,-.66 .2,-.3 .06,-.0 .0,.3!")
    edge = curve("-.1,.3! -.16,-.1 -.06,-.5 .3,-1.0! .02,-.5 -.06,-.1 -.05,.3!")
    guard = limb([(-0.26, 0.26), (-0.05, 0.33), (0.18, 0.28)], [0.05, 0.08, 0.05])
    grip = [
        Shape(line("-.05,.34 -.05,.6", 0.08), "wood", -0.2),
        Shape(oval(-0.05, 0.66, 0.07), "gold", 0.1),
    ]
    cord = [tail("-.05,.66 .1,.72 .12,.86", 0.05), tail("-.05,.66 .04,.8 .0,.92", 0.05)]
    return stood(
        [
            *grip,
            Shape(steel, "steel", 0.2),
            Shape(edge, "steel", -0.1, rim=False),
            *[Shape(each, "blood", 0.1) for each in cord],
            Shape(guard, "gold", 0.1),
        ],
        centre=True,
    )


@prop("ash-sieve")
def ash_sieve(_: random.Random) -> list[Shape]:
    """A round sieve; ash falls through it on a heap, coins stay in it."""
    heap = curve("-.44,0! -.26,-.12 .0,-.2 .26,-.1 .46,0!")
    dust = [line(f"{x},-.5 {x * 0.7},-.24", 0.012) for x in (-0.3, -0.2, -0.1, 0.0, 0.1, 0.2, 0.3)]
    rim = curve("-.6,-.62! -.56,-.5 .0,-.42 .56,-.5 .6,-.62! .0,-.5")
    mesh = oval(0, -0.64, 0.6, 0.16)
    lines = [
        line(f"{x},{-0.64 - 0.13} {x},{-0.64 + 0.13}", 0.01)
        for x in (-0.4, -0.25, -0.1, 0.1, 0.25, 0.4)
    ]
    lines += [line(f"-.5,{y} .5,{y}", 0.01) for y in (-0.7, -0.64, -0.58)]
    found = [
        *marks(dust, "stone", 0.2),
        *solid(heap, "stone", 0.2, side=0.05),
        Shape(mesh, "ink", 0.2),
        *marks(lines, "bone", 0.1),
    ]
    found += [
        Shape(oval(x, y, 0.09, 0.05), "gold", 0.2)
        for x, y in ((-0.2, -0.68), (0.06, -0.62), (0.24, -0.7), (-0.04, -0.72))
    ]
    found += [Shape(without(oval(0, -0.66, 0.64, 0.2), oval(0, -0.67, 0.58, 0.15)), "wood", 0.1)]
    return stood([*found, *solid(rim.translated(0, 0.02), "wood", 0.0, side=0.05)])


@prop("sack-sand")
def sand_sack(_: random.Random) -> list[Shape]:
    """An open sack of sand that runs out at a seam."""
    bag = curve("-.4,-.7! -.46,-.4 -.42,-.08 -.3,0! .3,0! .42,-.08 .46,-.4 .4,-.7! .0,-.64")
    sand = mirrored("0,-.96 .2,-.84 .36,-.72 .4,-.66! 0,-.6")
    lip = limb([(-0.42, -0.68), (0.0, -0.62), (0.42, -0.68)], [0.09, 0.1, 0.09])
    run = curve(".34,-.3! .46,-.2 .5,-.06 .7,0! .2,0! .36,-.1")
    found = [
        *solid(sand, "gold", 0.05, side=0.06),
        *solid(bag, "wood", 0.15, side=0.07),
        Shape(lip, "wood", 0.25),
    ]
    found += marks(
        [blade("-.2,-.56 -.24,-.3 -.2,-.1", 0.03), blade(".1,-.54 .12,-.34 .06,-.14", 0.03)],
        "wood",
        -0.1,
    )
    return stood(
        [
            *found,
            *solid(run, "gold", 0.1, side=0.04),
            *marks([blade(".28,-.36 .36,-.3 .34,-.2", 0.05)], "ink", 0.2),
        ]
    )


@prop("scourge")
def scourge(_: random.Random) -> list[Shape]:
    """A whip of nine burning tails."""
    found: list[Shape] = []
    for i in range(9):
        x = -0.64 + i * 0.16
        found += [
            Shape(
                limb(
                    [(0.0, -0.7), (x * 0.8, -0.6), (x, -0.3), (x * 0.9 + 0.06, -0.04)],
                    [0.05, 0.045, 0.04, 0.02],
                ),
                "blood" if i % 2 else "wood",
                -0.1,
            )
        ]
        found += flame_at(x * 0.9 + 0.06, 0.02, 0.14)
    grip = box(-0.07, -1.2, 0.14, 0.52, 0.04)
    bands = [line(f"-.07,{y} .07,{y + 0.05}", 0.03) for y in (-1.1, -1.0, -0.9, -0.8)]
    return stood(
        [
            *found,
            *solid(grip, "ink", 0.15, side=0.03),
            *marks(bands, "gold", 0.1),
            Shape(oval(0, -1.22, 0.09), "gold", 0.1),
        ],
        centre=True,
    )


@prop("map-magic")
def magic_map(_: random.Random) -> list[Shape]:
    """An unrolled map; the road on it glows."""
    sheet = curve(
        "-.7,-.9! -.3,-.86 .2,-.94 .7,-.88! .66,-.5 .72,-.04! .3,-.08 -.2,.0 -.7,-.06! -.64,-.5"
    )
    hills = [
        poly(f"{x - 0.1},{y}! {x},{y - 0.14}! {x + 0.1},{y}!")
        for x, y in ((-0.4, -0.6), (-0.26, -0.56), (0.46, -0.2))
    ]
    road = line("-.5,-.2 -.24,-.34 .04,-.28 .16,-.5 .4,-.6 .5,-.76", 0.035)
    rolls = [limb([(x, -0.94), (x, 0.0)], [0.09, 0.09]) for x in (-0.72, 0.72)]
    found = [*solid(sheet, "bone", 0.15, side=0.06), *marks(hills, "wood", 0.0)]
    found += marks([curve("-.56,-.78 -.4,-.82 -.3,-.76 -.42,-.72")], "water", 0.1) + marks(
        [road], "fire", 0.1
    )
    found += marks(
        [oval(x, y, 0.035) for x, y in ((-0.5, -0.2), (0.04, -0.28), (0.4, -0.6))], "glow", 0.3
    )
    cross = [line(".44,-.82 .56,-.7", 0.03), line(".56,-.82 .44,-.7", 0.03)]
    return stood(
        [*found, *marks(cross, "blood", 0.1), *[Shape(each, "wood", 0.05) for each in rolls]]
    )
