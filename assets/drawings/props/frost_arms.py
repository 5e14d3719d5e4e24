"""Arms and a crown of ice."""

from __future__ import annotations

import random

from assets.drawings.props.frost import ICE, shard
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


@prop("ice-sword")
def ice_sword(_: random.Random) -> list[Shape]:
    """A sword with a blade of ice, splintered at its edges."""
    edge = poly(
        "0,-1.1 .05,-1.0 .07,-.82 .1,-.78 .07,-.7 .085,-.5"
        " .12,-.46 .075,-.4 .08,-.24 -.08,-.24 -.075,-.44"
        " -.115,-.5 -.08,-.56 -.075,-.74 -.1,-.8 -.065,-.86 -.05,-1.0"
    )
    found = [
        Shape(edge, ICE, 0.4),
        Shape(poly("0,-1.08 .05,-.98 .07,-.24 0,-.24"), ICE, 0.15, rim=False),
    ]
    found += marks([line("0,-1.0 0,-.28", 0.014)], "paper", 0.5)
    found += [*solid(box(-0.24, -0.25, 0.48, 0.06, 0.03), "steel", 0.1, side=0.02)]
    found += [
        Shape(box(-0.035, -0.2, 0.07, 0.18, 0.02), "deep", 0.1),
        Shape(oval(0, 0.0, 0.055), ICE, 0.5),
    ]
    found += marks(
        [
            tail(f"{x},-.19 {x + 0.01},{-0.19 + d}", 0.03)
            for x, d in ((-0.2, 0.1), (-0.12, 0.06), (0.14, 0.08), (0.21, 0.12))
        ],
        ICE,
        0.5,
    )
    return stood(found)


@prop("ice-fang")
def ice_fang(_: random.Random) -> list[Shape]:
    """A curved tooth of ice on a cord with beads."""
    cord = line("-.36,-.98 -.3,-.8 -.12,-.68 0,-.65 .12,-.68 .3,-.8 .36,-.98", 0.025)
    fang = curve("-.12,-.62! 0,-.68 .14,-.62! .16,-.4 .08,-.14 -.06,.04! -.02,-.16 -.06,-.4")
    found = [Shape(cord, "wood", -0.2), *solid(fang, ICE, 0.42, side=0.05)]
    found += marks([blade(".06,-.56 .08,-.36 .02,-.1", 0.03)], "paper", 0.4)
    cap = curve("-.15,-.58! 0,-.62 .17,-.58! .16,-.7 0,-.74 -.14,-.7")
    found += [Shape(cap, "gold", 0.05)]
    return stood(
        [
            *found,
            *(
                Shape(oval(s * x, y, 0.045), tone, 0.1)
                for s in (-1, 1)
                for x, y, tone in ((0.2, -0.725, "blood"), (0.31, -0.82, "bone"))
            ),
        ]
    )


@prop("ice-axe")
def ice_axe(_: random.Random) -> list[Shape]:
    """A climber's axe: a long spike to one side, an adze to the other."""
    shaft = limb([(-0.02, 0.0), (0.0, -0.5), (0.0, -0.98)], [0.055, 0.05, 0.055])
    spike = curve(".02,-.98! .2,-.96 .42,-.86 .52,-.68! .38,-.8 .2,-.86 .02,-.86!")
    adze = poly("-.02,-.98 -.24,-1.0 -.36,-.9 -.34,-.84 -.2,-.88 -.02,-.87")
    found = [
        *solid(shaft, "wood", 0.0, side=0.015),
        *solid(spike, "steel", 0.1, side=0.02),
        *solid(adze, "steel", 0.0, side=0.03),
    ]
    found += [
        Shape(box(-0.05, -1.0, 0.1, 0.16, 0.02), "steel", -0.15),
        Shape(poly("-.03,-.02 .03,-.02 0,.1"), "steel", 0.1),
    ]
    loop = without(oval(0.08, -0.24, 0.13, 0.16), oval(0.08, -0.24, 0.1, 0.13))
    found += [Shape(loop, "blood", 0.0)]
    return stood(found)


@prop("ice-crown")
def ice_crown(_: random.Random) -> list[Shape]:
    """A crown of icicles that stand up from a band of silver."""
    found: list[Shape] = []
    for x, high, lean in (
        (-0.56, 0.5, -0.12),
        (-0.3, 0.7, -0.07),
        (0.3, 0.7, 0.07),
        (0.56, 0.5, 0.12),
        (0.0, 0.92, 0.0),
    ):
        found += placed(shard(x, 0.24, high, lean, 0.4), 0, -0.2)
    band = curve("-.7,-.3! -.4,-.2 0,-.16 .4,-.2 .7,-.3! .66,-.04! .4,.06 0,.1 -.4,.06 -.66,-.04!")
    found += solid(band, "steel", 0.2, side=0.05)
    return stood(
        [
            *found,
            *(
                Shape(oval(x, y, 0.055), "water", 0.0)
                for x, y in ((-0.4, -0.06), (0.0, -0.02), (0.4, -0.06))
            ),
        ]
    )


@prop("spears")
def spears(_: random.Random) -> list[Shape]:
    """Five spears side by side, with pennants."""
    found: list[Shape] = []
    for i, (x, turn) in enumerate(((-0.36, -12), (-0.18, -6), (0.0, 0), (0.18, 6), (0.36, 12))):
        one = [Shape(line("0,0 0,-.84", 0.028), "wood", -0.1)]
        one += solid(mirrored("0,-1.02! .05,-.9 .03,-.82! 0,-.8!"), "steel", 0.15, side=0.012)
        if i % 2 == 0:
            one += [
                Shape(
                    curve("0,-.8! .1,-.76 .2,-.8! .18,-.7 .22,-.62! .1,-.66 0,-.64!"),
                    "blood" if i else "water",
                    0.0,
                )
            ]
        found += placed(one, x * 0.6, 0.0, 1.0 - 0.04 * abs(i - 2), turn)
    return stood(found)
