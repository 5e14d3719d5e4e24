"""What the armoury of a city sells: swords, clubs, shields and mail."""

from __future__ import annotations

import math
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
    without,
)
from assets.drawings.shapes import Shape, form_of, prop


@prop("rapier")
def rapier(_: random.Random) -> list[Shape]:
    """A rapier with a swept hilt, point down."""
    steel = mirrored("0,0! .012,-.06 .018,-.66! 0,-.68!")
    basket = without(oval(0, -0.72, 0.13, 0.1), oval(0, -0.72, 0.1, 0.07))
    bow = limb([(0.1, -0.68), (0.14, -0.82), (0.03, -0.94)], [0.018] * 3)
    return stood(
        [
            *solid(steel, "steel", 0.2, side=0.01),
            Shape(basket, "gold", 0.0),
            Shape(bow, "gold", 0.1),
            Shape(line("-.16,-.7 .16,-.7", 0.025), "gold", 0.15),
            Shape(line("0,-.72 0,-.92", 0.032), "ink", 0.2),
            Shape(oval(0, -0.96, 0.035), "gold", 0.2),
        ]
    )


@prop("halberd-of-the-watch")
def halberd(_: random.Random) -> list[Shape]:
    """A halberd with a tassel, leaned a little."""
    shaft = line("0,0 0,-.82", 0.03)
    axe = curve(".0,-.8! .12,-.84 .26,-.94! .3,-.74 .24,-.52! .14,-.64 .0,-.66!")
    hook = curve("0,-.78! -.1,-.78 -.2,-.66! -.08,-.7 0,-.68!")
    spike = mirrored("0,-1.12! .03,-.88 .02,-.76 0,-.76!")
    tassel = [tail(f"0,-.62 {x},-.54 {x * 1.2},-.46", 0.04) for x in (-0.05, 0.0, 0.05)]
    return stood(
        [
            *solid(shaft, "wood", 0.0, side=0.01),
            *solid(axe, "steel", 0.1, side=0.04),
            Shape(hook, "steel", -0.05),
            Shape(spike, "steel", 0.25),
            *[Shape(each, "blood", 0.0) for each in tassel],
        ]
    )


@prop("cudgel-knobbed")
def cudgel(_: random.Random) -> list[Shape]:
    """A knobbed stick with a thong."""
    stick = limb([(-0.12, 0.0), (0.0, -0.4), (0.12, -0.86)], [0.1, 0.14, 0.32])
    knobs = [
        oval(x, y, 0.035) for x, y in ((0.06, -0.8), (0.2, -0.84), (0.12, -0.68), (0.16, -0.94))
    ]
    thong = without(oval(-0.18, 0.02, 0.12, 0.09), oval(-0.18, 0.02, 0.1, 0.07))
    return stood(
        [
            Shape(thong, "ink", 0.2),
            *solid(stick, "wood", -0.05, side=0.04),
            *marks(knobs, "steel", 0.0),
            *marks(
                [line(f"-.14,{-0.1 - 0.06 * k} -.02,{-0.12 - 0.06 * k}", 0.02) for k in range(3)],
                "ink",
                0.15,
            ),
        ]
    )


@prop("sword-in-a-cane")
def sword_cane(_: random.Random) -> list[Shape]:
    """A black cane, half drawn: there is a blade in it."""
    case = line("0,0 0,-.46", 0.06)
    steel = mirrored("0,-.44! .02,-.46! .02,-.76! 0,-.76!")
    return placed(
        stood(
            [
                Shape(case, "ink", 0.15),
                *marks([box(-0.03, -0.48, 0.06, 0.03)], "gold", 0.1),
                *solid(steel, "steel", 0.3, side=0.012),
                Shape(line("0,-.74 0,-.86", 0.06), "ink", 0.15),
                *marks([box(-0.03, -0.76, 0.06, 0.03)], "gold", 0.1),
                *solid(oval(0, -0.93, 0.07), "gold", 0.15, side=0.03),
            ]
        ),
        -0.16,
        0.0,
        1.0,
        14,
    )


@prop("crossbow-spanned")
def crossbow(_: random.Random) -> list[Shape]:
    """A crossbow that is spanned, a bolt on it, seen from above."""
    tiller = poly("-.05,-.78 .05,-.78 .07,-.2 .1,0 -.1,0 -.07,-.2")
    arms = limb(
        [(-0.62, -0.5), (-0.3, -0.74), (0, -0.8), (0.3, -0.74), (0.62, -0.5)],
        [0.03, 0.06, 0.08, 0.06, 0.03],
    )
    cord = line("-.6,-.5 0,-.34 .6,-.5", 0.014)
    bolt = [
        Shape(line("0,-.36 0,-.98", 0.022), "bone", 0.1),
        Shape(mirrored("0,-1.08! .05,-.94 0,-.9"), "steel", 0.2),
    ]
    stirrup = without(oval(0, -0.86, 0.09, 0.1), oval(0, -0.86, 0.06, 0.07))
    return stood(
        [
            Shape(stirrup, "steel", -0.2),
            *solid(tiller, "wood", 0.0, side=0.03),
            *solid(arms, "steel", -0.1, side=0.02),
            Shape(cord, "bone", 0.0),
            *bolt,
            *marks([oval(0, -0.34, 0.035)], "bone", 0.2),
        ]
    )


@prop("buckler-of-the-street")
def street_buckler(_: random.Random) -> list[Shape]:
    """A small round shield that is a dented plate with a strap."""
    return stood(
        [
            *solid(oval(0, -0.5, 0.5), "steel", -0.15, side=0.07),
            *marks([oval(0, -0.5, 0.38)], "steel", 0.05),
            *solid(oval(0, -0.5, 0.15), "gold", 0.0, side=0.04),
            *marks(
                [
                    blade("-.3,-.7 -.2,-.64 -.12,-.7", 0.05),
                    blade(".16,-.26 .26,-.24 .34,-.32", 0.05),
                ],
                "ink",
                0.15,
            ),
            *marks(
                [
                    oval(
                        0.42 * math.cos(k * math.tau / 10),
                        -0.5 + 0.42 * math.sin(k * math.tau / 10),
                        0.022,
                    )
                    for k in range(10)
                ],
                "gold",
                0.1,
            ),
        ]
    )


@prop("barbute-closed")
def barbute(_: random.Random) -> list[Shape]:
    """A helmet in one piece with a slit like a T."""
    dome = mirrored("0,-1 .26,-.94 .42,-.7 .42,-.36 .46,0! .1,-.06! .06,-.42! 0,-.42!")
    slit = mirrored("0,-.58! .3,-.6 .28,-.5! .07,-.46! .06,-.04! 0,-.03!")
    return stood(
        [
            *solid(dome, "steel", -0.08, side=0.1),
            *marks([slit], "ink", 0.05),
            *marks([blade("0,-.99 .02,-.8 0,-.62", 0.06)], "steel", 0.3),
            *marks([oval(s * 0.39, -0.3, 0.025) for s in (-1, 1)], "gold", 0.1),
        ]
    )


@prop("plate-on-a-tomb")
def tomb_plate(_: random.Random) -> list[Shape]:
    """A breastplate that hangs on the arm of a stone cross."""
    cross = [
        *solid(box(-0.07, -1.1, 0.14, 1.1), "stone", -0.1, side=0.04),
        *solid(box(-0.46, -0.96, 0.92, 0.12), "stone", 0.0, side=0.04),
    ]
    plate = mirrored("0,-.78! .16,-.88 .3,-.84! .34,-.66 .26,-.34 .3,-.16! 0,-.1")
    pauldrons = [
        curve(f"{s * 0.26},-.88! {s * 0.46},-.84 {s * 0.48},-.62! {s * 0.34},-.66") for s in (-1, 1)
    ]
    return stood(
        [
            *cross,
            *solid(plate, "steel", -0.05, side=0.07),
            *[Shape(each, "steel", 0.05) for each in pauldrons],
            *marks([blade("0,-.78 .02,-.5 0,-.14", 0.05)], "steel", 0.25),
            *marks([oval(0.12, -0.6, 0.05, 0.03)], "ink", 0.1),
            *placed(form_of("ivy"), -0.3, 0.02, 0.4),
        ]
    )


@prop("net-for-throwing")
def throwing_net(_: random.Random) -> list[Shape]:
    """A net with weights, spread on a hook."""
    bag = mirrored("0,-.9! .2,-.7 .46,-.3 .52,0! .3,.04 .1,0 0,.05!")
    mesh = [
        line(f"0,-.88 {x * 0.5},-.44 {x},.0", 0.014)
        for x in (-0.44, -0.26, -0.09, 0.09, 0.26, 0.44)
    ]
    mesh += [
        limb([(-w, y), (0, y + 0.07), (w, y)], [0.014] * 3)
        for w, y in ((0.16, -0.7), (0.28, -0.5), (0.38, -0.32), (0.47, -0.14))
    ]
    weights = [oval(x, 0.03, 0.04) for x in (-0.46, -0.23, 0.0, 0.23, 0.46)]
    return stood(
        [
            Shape(without(oval(0, -0.96, 0.07), oval(0, -0.96, 0.045)), "steel", -0.1),
            Shape(bag, "bone", -0.35, rim=False),
            *[Shape(each, "bone", 0.1) for each in mesh],
            *[Shape(each, "steel", -0.1) for each in weights],
        ]
    )


@prop("shirt-of-chain")
def chain_shirt(_: random.Random) -> list[Shape]:
    """A mail shirt half hidden by a silk one on a hanger."""
    silk = curve("0,-.84! .2,-.82 .46,-.6! .4,-.4! .26,-.48! .3,0! .02,.02!")
    frill = [oval(0.04, -0.76 + 0.12 * k, 0.05) for k in range(6)]
    hook = without(oval(0, -0.94, 0.07), oval(0, -0.94, 0.045))
    return stood(
        [
            Shape(hook, "steel", 0.0),
            *placed(form_of("mail"), 0, 0, 0.9),
            *solid(silk, "rose", 0.05, side=0.04),
            *marks(frill, "paper", 0.2),
        ]
    )
