"""What happens in a city: warrants, bells, floods, festivals and crowds."""

from __future__ import annotations

import random

from assets.drawings.props.city_streets import house_at
from assets.drawings.props.fire import recoloured
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
from assets.drawings.shapes import Shape, form_of, prop


@prop("warrant-on-a-door")
def search_warrant(_: random.Random) -> list[Shape]:
    """A warrant nailed to a door with a dagger."""
    door = [
        *solid(mirrored("0,-1.06 .34,-1 .44,-.86! .44,0! 0,0!"), "stone", -0.25, 0.04),
        *solid(mirrored("0,-.97 .28,-.92 .35,-.82! .35,-.02! 0,-.02!"), "wood", -0.1, 0.04),
        *marks([line(f"{x},-.9 {x},-.05", 0.012) for x in (-0.2, -0.05, 0.1, 0.24)], "wood", -0.4),
    ]
    sheet = [
        Shape(poly("-.2,-.78 .22,-.74 .18,-.24 -.23,-.28"), "paper", 0.15),
        *marks(
            [line(f"-.12,{-0.6 + 0.07 * k} .12,{-0.58 + 0.07 * k}", 0.018) for k in range(4)],
            "ink",
            0.2,
        ),
        *marks([oval(0.08, -0.32, 0.05)], "blood", 0.0),
    ]
    return stood([*door, *sheet, *placed(form_of("dagger"), 0.24, -0.92, 0.42, 200)])


@prop("curfew-bell")
def curfew_bell(_: random.Random) -> list[Shape]:
    """A bell that swings in a little tower over shut houses."""
    tower = [
        *solid(box(-0.3, -0.7, 0.1, 0.7), "stone", -0.1, side=0.03),
        *solid(box(0.2, -0.7, 0.1, 0.7), "stone", -0.1, side=0.03),
        *solid(poly("-.42,-.68 .42,-.68 0,-1.06"), "deep", 0.15, side=0.06),
    ]
    bell = placed(form_of("bell"), 0.06, -0.28, 0.42, -22)
    foot = solid(box(-0.46, -0.16, 0.92, 0.2), "stone", -0.05, side=0.05)
    return stood([*tower, *bell, *foot])


@prop("cuffs-opened")
def amnesty(_: random.Random) -> list[Shape]:
    """Opened irons on a broken chain, and a dove over them."""
    rings = [without(oval(s * 0.42, -0.24, 0.24), oval(s * 0.42, -0.24, 0.17)) for s in (-1, 1)]
    gap = curve("-.5,-.6! -.3,-.6! -.36,-.36! -.5,-.36!")
    links = [
        oval(x, -0.04 + 0.03 * (k % 2), 0.08, 0.05) for k, x in enumerate((-0.2, -0.08, 0.1, 0.22))
    ]
    return stood(
        [
            *placed(form_of("dove"), 0.1, -0.52, 0.5),
            *solid(without(rings[0], gap), "steel", -0.1, side=0.04),
            *solid(rings[1], "steel", -0.1, side=0.04),
            *[Shape(each, "steel", -0.25) for each in links],
        ]
    )


@prop("sign-of-a-sale")
def clearance_sale(_: random.Random) -> list[Shape]:
    """A stall under a crossed-out sign, heaped with somebody's things."""
    sign = [
        *solid(box(-0.6, -1.2, 1.2, 0.3, 0.02), "paper", 0.1, side=0.04),
        *marks([line("-.46,-1.05 .46,-1.05", 0.05), line("-.46,-.98 .2,-.98", 0.03)], "ink", 0.2),
        *marks([line("-.5,-.94 .5,-1.16", 0.05)], "blood", 0.0),
    ]
    poles = [line(f"{s * 0.56},-1.18 {s * 0.56},.0", 0.04) for s in (-1, 1)]
    goods = [
        *placed(form_of("chest"), -0.26, -0.36, 0.36),
        *placed(form_of("jug"), 0.14, -0.36, 0.34),
        *placed(form_of("helmet"), 0.4, -0.36, 0.3),
        *placed(form_of("clock"), 0.02, -0.36, 0.46),
    ]
    return stood(
        [
            *[Shape(each, "wood", -0.1) for each in poles],
            *sign,
            *placed(form_of("table"), 0, 0, 0.4),
            *goods,
        ]
    )


@prop("pots-from-above")
def chamber_pots(_: random.Random) -> list[Shape]:
    """A hand at an upper window empties a pot into the street."""
    wall = [
        *solid(box(-0.7, -1.2, 0.7, 1.2), "bone", -0.15, side=0.05),
        *marks(
            [
                line("-.7,-.3 0,-.3", 0.04),
                line("-.66,-.28 -.04,.0", 0.035),
                line("-.04,-.28 -.66,.0", 0.035),
            ],
            "wood",
            -0.2,
        ),
        *marks([box(-0.46, -1.0, 0.34, 0.4, 0.02)], "ink", 0.1),
        *[Shape(box(x, -1.02, 0.05, 0.44), "wood", -0.1) for x in (-0.5, -0.1)],
        *solid(box(-0.54, -0.6, 0.5, 0.06), "wood", 0.0, side=0.03),
    ]
    arm = limb([(-0.3, -0.78), (-0.05, -0.86), (0.16, -0.84)], [0.13, 0.11, 0.08])
    pot = placed(form_of("bowl"), 0.26, -0.66, 0.24, 110)
    slop = curve(".3,-.78! .5,-.66 .6,-.3 .62,.0! .4,.02! .42,-.3 .36,-.6!")
    drops = [oval(x, y, 0.03, 0.045) for x, y in ((0.7, -0.3), (0.32, -0.2), (0.74, -0.06))]
    return stood(
        [
            *wall,
            Shape(arm, "skin", 0.0),
            Shape(slop, "leaf", 0.1),
            *marks(drops, "leaf", 0.1),
            *pot,
        ],
        centre=True,
    )


@prop("drain-overflowing")
def sewers_overflow(_: random.Random) -> list[Shape]:
    """A grating lifted by green water; a clawed hand comes with it."""
    pool = curve("-1.0,.04! -.7,-.14 -.2,-.1 .3,-.18 .8,-.08 1.0,.04! .5,.14 -.5,.14")
    spout = mirrored("0,-.66 .16,-.6 .3,-.36 .36,-.06! 0,-.02")
    lid = placed(
        [
            *solid(oval(0, 0, 0.46, 0.16), "steel", -0.25, side=0.05),
            *marks(
                [line(f"{x},-.12 {x},.12", 0.03) for x in (-0.24, -0.08, 0.08, 0.24)], "ink", 0.1
            ),
        ],
        0.18,
        -0.7,
        1.0,
        -18,
    )
    hand = placed(
        recoloured("hand-rising", {"skin": ("leaf", -0.1), "deep": ("leaf", -0.3)}),
        -0.5,
        0.0,
        0.6,
        -14,
    )
    return stood(
        [
            *solid(pool, "leaf", -0.2, side=0.05),
            *hand,
            *solid(spout, "leaf", 0.0, side=0.08),
            *marks(
                [blade("-.1,-.1 -.06,-.36 0,-.56", 0.05), blade(".12,-.1 .12,-.3 .06,-.5", 0.05)],
                "leaf",
                0.3,
            ),
            *lid,
        ]
    )


@prop("hue-and-cry")
def hue_and_cry(_: random.Random) -> list[Shape]:
    """A crowd of shouting heads with pitchforks and torches, and one pointing arm."""
    found: list[Shape] = []
    for x, y, tool, size in (
        (-0.62, 0.0, "pitchfork", 1.2),
        (0.0, -0.05, "torch", 1.1),
        (0.6, 0.0, "pitchfork", 1.2),
    ):
        found += placed(form_of(tool), x, y, size, 8 * x)
    for x, y, tone in ((-0.5, -0.3, "blood"), (0.44, -0.32, "leaf"), (-0.06, -0.36, "water")):
        body = mirrored("0,-.16 .26,-.1 .36,.34! 0,.36!")
        head = oval(x, y - 0.26, 0.15, 0.18)
        mouth = oval(x + 0.04, y - 0.2, 0.055, 0.075)
        found += [
            *solid(body.translated(x, y), tone, -0.1, side=0.05),
            *solid(head, "skin", 0.0, side=0.04),
            Shape(
                curve(
                    f"{x - 0.17},{y - 0.3}! {x - 0.1},{y - 0.5} {x + 0.1},{y - 0.5}"
                    f" {x + 0.17},{y - 0.3}! {x},{y - 0.4}"
                ),
                "wood",
                -0.1,
            ),
            *marks([mouth], "ink", 0.05),
            *marks([oval(x - 0.03, y - 0.3, 0.02), oval(x + 0.09, y - 0.3, 0.02)], "ink", 0.0),
        ]
    arm = limb([(0.56, -0.3), (0.8, -0.42), (1.06, -0.5)], [0.14, 0.1, 0.07])
    return stood(
        [*found, Shape(arm, "leaf", -0.05), Shape(line("1.04,-.5 1.18,-.54", 0.04), "skin", 0.0)]
    )


@prop("tip-passed")
def tip_off(_: random.Random) -> list[Shape]:
    """Two hands: one passes a folded paper, one waits with a coin."""
    left = [
        Shape(limb([(-1.0, -0.3), (-0.5, -0.4), (-0.16, -0.5)], [0.3, 0.24, 0.16]), "deep", 0.15),
        Shape(curve("-.3,-.62! -.1,-.66 .1,-.58 .16,-.5 .06,-.46 -.08,-.42 -.3,-.4!"), "skin", 0.0),
    ]
    right = [
        Shape(limb([(1.0, -0.1), (0.6, -0.2), (0.3, -0.26)], [0.3, 0.24, 0.16]), "blood", -0.1),
        Shape(
            curve(".44,-.36! .2,-.38 .0,-.3 -.08,-.22 .06,-.18 .26,-.14 .44,-.14!"), "skin", -0.1
        ),
    ]
    note = placed(
        [
            Shape(poly("-.14,-.12 .14,-.12 .14,.12 -.14,.12"), "paper", 0.2),
            *marks([line("-.08,-.04 .08,-.04", 0.02), line("-.08,.03 .04,.03", 0.02)], "ink", 0.2),
        ],
        0.14,
        -0.62,
        1.0,
        16,
    )
    return stood(
        [*left, *right, *note, Shape(oval(0.02, -0.3, 0.09, 0.04), "gold", 0.2)], centre=True
    )


@prop("crowd-in-a-street")
def crowd(_: random.Random) -> list[Shape]:
    """Heads upon heads, hats upon hats, between two walls."""
    found: list[Shape] = []
    tones = ("blood", "leaf", "water", "gold", "rose", "stone", "deep")
    for row in range(4):
        for k in range(7 - row % 2):
            x, y, size = -0.9 + 0.3 * k + 0.15 * (row % 2), -0.66 + 0.22 * row, 0.8 + 0.1 * row
            tone = tones[(3 * k + 2 * row) % len(tones)]
            body = mirrored("0,-.06 .1,-.03 .16,.3! 0,.32!")
            hat = curve("-.12,-.2! -.1,-.34 .08,-.36 .13,-.2! 0,-.24")
            found += placed(
                [
                    *solid(body, tone, -0.1, side=0.03),
                    Shape(oval(0, -0.15, 0.085, 0.1), "skin", 0.05 - 0.08 * ((k + row) % 3)),
                    Shape(hat, tones[(2 * k + row) % len(tones)], -0.05),
                    *marks([oval(d, -0.15, 0.012) for d in (-0.03, 0.03)], "ink", 0.0),
                ],
                x,
                y,
                size,
            )
    return stood(found)


@prop("revel-with-barrel")
def revelry(_: random.Random) -> list[Shape]:
    """A barrel that is tapped, tankards in the air, and somebody under it."""
    cask = placed(form_of("barrel"), 0, -0.16, 0.62)
    cradle = solid(box(-0.36, -0.18, 0.72, 0.16), "wood", -0.2, side=0.04)
    arms: list[Shape] = []
    for x, s, tone in ((-0.62, 1, "blood"), (0.62, -1, "leaf")):
        arms += [
            Shape(
                limb([(x, 0.0), (x, -0.5), (x + s * 0.14, -0.86)], [0.26, 0.2, 0.09]), tone, -0.1
            ),
            Shape(oval(x + s * 0.15, -0.88, 0.06), "skin", 0.0),
        ]
        arms += placed(
            [
                *solid(poly("-.1,-.12 .1,-.12 .11,.14 -.11,.14"), "wood", 0.1, side=0.04),
                *[
                    Shape(oval(d, -0.14, 0.06), "paper", 0.25, rim=False)
                    for d in (-0.07, 0.0, 0.07)
                ],
            ],
            x + s * 0.17,
            -0.98,
            1.0,
            s * 14,
        )
    drops = [
        mirrored("0,-.07! .03,0 .02,.03 0,.035").translated(x, y)
        for x, y in ((-0.3, -0.84), (0.3, -0.9), (-0.24, -0.68))
    ]
    feet = [
        *solid(curve(".1,.0! .3,-.1 .44,-.08 .5,.02!"), "wood", -0.1, side=0.02),
        *solid(curve(".22,.06! .4,-.04 .56,-.04 .62,.06!"), "wood", 0.0, side=0.02),
    ]
    return stood([*cask, *cradle, *arms, *marks(drops, "gold", 0.2), *feet])


@prop("festival-with-flags")
def festival(_: random.Random) -> list[Shape]:
    """Strings of flags over a procession with a drum and a paper dragon."""
    houses = [
        *house_at(-0.86, 0.36, 1.2, "bone", 0.0),
        *house_at(0.86, 0.36, 1.2, "rose", 0.0, 0),
    ]
    flags: list[Shape] = []
    for y in (-1.0, -0.74):
        flags.append(Shape(limb([(-0.7, y), (0, y + 0.14), (0.7, y)], [0.012] * 3), "ink", 0.2))
        for k in range(9):
            x = -0.6 + 0.15 * k
            top = y + 0.14 * (1 - (x / 0.7) ** 2)
            flags.append(
                Shape(
                    poly(f"{x - 0.05},{top} {x + 0.05},{top} {x},{top + 0.12}"),
                    ("blood", "gold", "leaf", "water")[k % 4],
                    0.1,
                )
            )
    beast = placed(form_of("dragon"), 0.1, -0.12, 0.54)
    legs = [line(f"{x},-.16 {x},.04", 0.04) for x in (-0.2, -0.08, 0.06, 0.2)]
    return stood(
        [
            *houses,
            *flags,
            *[Shape(leg, "deep", 0.1) for leg in legs],
            *beast,
            *placed(form_of("children"), -0.44, 0.06, 0.34),
        ]
    )


@prop("lost-among-signs")
def lost(_: random.Random) -> list[Shape]:
    """A post with six arms that point six ways, two of them at each other."""
    post = solid(box(-0.04, -1.1, 0.08, 1.1, 0.01), "wood", -0.15, side=0.03)
    arms: list[Shape] = []
    for k, (y, s, turn) in enumerate(
        (
            (-1.04, 1, -8),
            (-0.9, -1, 6),
            (-0.74, 1, 12),
            (-0.6, -1, -10),
            (-0.44, 1, -4),
            (-0.3, -1, 14),
        )
    ):
        board = poly("0,-.055 .42,-.055 .54,0 .42,.055 0,.055")
        one = [
            *solid(board, ("bone", "wood", "stone")[k % 3], 0.1, side=0.02),
            *marks([line(".08,0 .36,0", 0.02)], "ink", 0.2),
        ]
        arms += placed(one, 0, y, 1.0, turn, flip=s < 0)
    return stood([*post, *arms, *placed(form_of("lantern"), 0.3, 0.0, 0.2)])


@prop("voice-in-the-drain")
def voice_in_the_drain(_: random.Random) -> list[Shape]:
    """A grating in the gutter; two eyes behind it, and breath that spells."""
    kerb = [
        *solid(curve("-1.0,-.1! 1.0,-.1! 1.0,.16! -1.0,.16!"), "stone", -0.1, side=0.04),
        *solid(box(-1.0, -0.5, 2.0, 0.42, 0.01), "stone", 0.1, side=0.05),
    ]
    hole = [
        Shape(box(-0.5, -0.4, 1.0, 0.3, 0.05), "ink", 0.05),
        *[Shape(line(f"{x},-.4 {x},-.1", 0.04), "steel", -0.2) for x in (-0.34, -0.12, 0.12, 0.34)],
        *marks([oval(s * 0.12 + 0.0, -0.26, 0.065, 0.05) for s in (-2, 2)], "glow", 0.2),
        *marks([oval(s * 0.12, -0.26, 0.02, 0.045) for s in (-2, 2)], "ink", 0.0),
    ]
    breath = [
        limb(
            [(x, -0.44), (x + 0.1, -0.7), (x - 0.08, -0.92), (x + 0.06, -1.14)],
            [0.05, 0.09, 0.07, 0.02],
        )
        for x in (-0.3, 0.04, 0.36)
    ]
    return stood([*kerb, *hole, *marks(breath, "leaf", 0.35)])
