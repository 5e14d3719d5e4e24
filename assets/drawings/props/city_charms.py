"""Magic that a city sells: wands, rings, hats, a purse and a book."""

from __future__ import annotations

import math
import random

from assets.drawings.props.fire import flame_at, recoloured
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
    star,
    stood,
    tail,
    without,
)
from assets.drawings.shapes import Shape, form_of, prop


@prop("sceptre-of-crystal")
def crystal_sceptre(_: random.Random) -> list[Shape]:
    """A sceptre that ends in a tall clear crystal, lit from within."""
    rod = solid(mirrored("0,-.6! .035,-.6 .024,-.16 .03,-.06 .05,-.02 0,0"), "gold", -0.05, 0.02)
    gem = mirrored("0,-1.12! .11,-.96! .12,-.72! .05,-.58! 0,-.57!")
    facets = [poly("0,-1.12 .11,-.96 .03,-.92"), poly(".03,-.92 .11,-.96 .12,-.72 .05,-.7")]
    rays = [
        blade(f"{s * 0.16},{y} {s * 0.24},{y - 0.02} {s * 0.34},{y - 0.05}", 0.022)
        for s in (-1, 1)
        for y in (-0.98, -0.84, -0.7)
    ]
    return stood(
        [
            *rod,
            *marks(rays, "glow", 0.2),
            *solid(gem, "water", 0.4, side=0.05),
            *marks(facets, "glow", 0.2),
            *[
                Shape(tail(f"{s * 0.02},-.54 {s * 0.12},-.6 {s * 0.1},-.7", 0.04), "gold", 0.1)
                for s in (-1, 1)
            ],
        ]
    )


@prop("wand-bent")
def second_thoughts(_: random.Random) -> list[Shape]:
    """A wand whose end curls back and points at whoever holds it."""
    rod = limb(
        [(-0.3, 0.0), (-0.12, -0.4), (0.06, -0.78), (0.3, -0.92), (0.42, -0.74), (0.28, -0.6)],
        [0.07, 0.065, 0.06, 0.055, 0.05, 0.04],
    )
    spark = [star(0.2, -0.5, 0.13, 6), star(0.02, -0.36, 0.06, 4), star(0.34, -0.4, 0.05, 4)]
    return stood(
        [
            *solid(rod, "wood", -0.1, side=0.02),
            *marks([oval(-0.3, 0.0, 0.05)], "gold", 0.1),
            *marks(spark, "glow", 0.2),
        ]
    )


@prop("ring-of-small-print")
def small_print(_: random.Random) -> list[Shape]:
    """A ring on a contract, under a reading glass."""
    sheet = poly("-.7,-.5 .5,-.56 .7,.0 -.56,.06")
    rows = [
        line(f"{-0.56 + 0.02 * k},{-0.44 + 0.06 * k} {0.44 + 0.03 * k},{-0.48 + 0.06 * k}", 0.012)
        for k in range(8)
    ]
    band = without(oval(-0.1, -0.36, 0.22, 0.2), oval(-0.1, -0.34, 0.16, 0.13))
    glass = [
        Shape(oval(0.26, -0.62, 0.26), "water", 0.45, rim=False),
        Shape(without(oval(0.26, -0.62, 0.3), oval(0.26, -0.62, 0.25)), "gold", 0.0),
        Shape(line(".46,-.42 .72,-.14", 0.06), "wood", 0.0),
        *marks(
            [line(f".1,{-0.7 + 0.08 * k} .42,{-0.7 + 0.08 * k}", 0.03) for k in range(3)],
            "ink",
            0.2,
        ),
    ]
    return stood(
        [
            Shape(sheet, "paper", 0.1),
            *marks(rows, "ink", 0.25),
            *solid(band, "gold", 0.1, side=0.04),
            *glass,
        ]
    )


@prop("boots-of-the-back-stairs")
def back_stairs_boots(_: random.Random) -> list[Shape]:
    """A pair of soft boots on a narrow stair."""
    steps = [
        *solid(box(-0.8, -0.2, 1.5, 0.22), "wood", -0.15, side=0.05),
        *solid(box(-0.3, -0.42, 1.0, 0.24), "wood", -0.05, side=0.05),
    ]
    boot = curve("-.12,-.62! .12,-.62! .12,-.2 .34,-.12 .38,0! -.12,0!")
    cuff = curve("-.15,-.66! .15,-.66! .14,-.5 -.14,-.5!")
    one = [*solid(boot, "leaf", -0.15, side=0.04), Shape(cuff, "gold", -0.1)]
    return stood([*steps, *placed(one, -0.5, -0.2, 1.0), *placed(one, 0.12, -0.42, 1.0)])


@prop("mirror-of-others")
def other_people(_: random.Random) -> list[Shape]:
    """A standing mirror with three strangers' faces in it."""
    frame = without(oval(0, -0.58, 0.42, 0.5), oval(0, -0.58, 0.36, 0.44))
    heads: list[Shape] = []
    for x, y, tone in ((-0.14, -0.5, "wood"), (0.15, -0.52, "fire"), (0.0, -0.66, "ink")):
        heads += [
            Shape(oval(x, y - 0.03, 0.11, 0.12), tone, 0.0),
            Shape(oval(x, y, 0.085, 0.11), "skin", 0.1, rim=False),
            *marks([oval(x + d, y - 0.01, 0.014) for d in (-0.03, 0.03)], "ink", 0.0),
        ]
    legs = [line(f"{s * 0.3},-.2 {s * 0.4},.0", 0.05) for s in (-1, 1)]
    return stood(
        [
            *[Shape(each, "gold", -0.2) for each in legs],
            Shape(oval(0, -0.58, 0.37, 0.45), "water", 0.3, rim=False),
            *heads,
            *solid(frame, "gold", 0.0, side=0.04),
        ]
    )


@prop("halo-second-hand")
def second_hand_halo(_: random.Random) -> list[Shape]:
    """A halo on a hat stand, a price on a string."""
    ring = without(oval(0, -0.96, 0.38, 0.13), oval(0, -0.96, 0.3, 0.08))
    stand = [
        Shape(line("0,-.82 0,-.06", 0.04), "wood", 0.0),
        Shape(oval(0, -0.82, 0.12, 0.08), "wood", 0.1),
        Shape(oval(0, -0.02, 0.26, 0.06), "wood", -0.1),
    ]
    tag = [
        Shape(line(".32,-.94 .4,-.72", 0.01), "ink", 0.2),
        Shape(poly(".32,-.72 .5,-.72 .5,-.56 .32,-.56"), "paper", 0.2),
        *marks([line(".36,-.64 .46,-.64", 0.02)], "blood", 0.0),
    ]
    rays = [
        blade(
            " ".join(
                f"{far * math.cos(a)},{-0.96 + far * 0.48 * math.sin(a)}"
                for far in (0.44, 0.56, 0.68)
            ),
            0.03,
        )
        for a in (math.tau * k / 12 for k in range(12))
    ]
    return stood([*stand, *marks(rays, "glow", 0.1), Shape(ring, "glow", 0.2), *tag])


@prop("hand-that-signs")
def clerks_hand(_: random.Random) -> list[Shape]:
    """A withered hand that writes by itself."""
    hand = placed(
        recoloured("hand-rising", {"skin": ("leaf", 0.05), "deep": ("wood", -0.2)}),
        0.2,
        -0.14,
        0.72,
        -62,
    )
    sheet = [
        Shape(poly("-.9,-.1 .3,-.18 .5,.06 -.8,.14"), "paper", 0.15),
        *marks(
            [blade("-.7,.02 -.56,-.04 -.5,.05", 0.025), blade("-.5,.04 -.4,-.06 -.3,.02", 0.025)],
            "ink",
            0.1,
        ),
    ]
    quill = [blade("-.34,.0 -.5,-.4 -.44,-.82", 0.15)]
    return stood(
        [
            *sheet,
            *hand,
            *[Shape(each, "water", 0.3) for each in quill],
            *marks([line("-.34,.0 -.5,-.4 -.44,-.82", 0.012)], "ink", 0.1),
        ]
    )


@prop("sword-with-a-past")
def haunted_sword(_: random.Random) -> list[Shape]:
    """A sword; a pale face looks out of its blade."""
    face = [
        oval(0, -0.42, 0.1, 0.13),
        *[oval(s * 0.035, -0.44, 0.02, 0.03) for s in (-1, 1)],
        oval(0, -0.36, 0.025, 0.04),
    ]
    steel = mirrored("0,0! .1,-.1 .12,-.7! 0,-.7!")
    smoke = [
        tail(f"{s * 0.12},-.3 {s * 0.3},-.44 {s * 0.2},-.6 {s * 0.36},-.76", 0.07) for s in (-1, 1)
    ]
    return stood(
        [
            *marks(smoke, "water", 0.4),
            *solid(steel, "steel", 0.15, side=0.04),
            *marks([face[0]], "paper", 0.3),
            *marks(face[1:], "ink", 0.2),
            *solid(
                limb([(-0.34, -0.74), (0, -0.7), (0.34, -0.74)], [0.06, 0.09, 0.06]),
                "gold",
                -0.1,
                side=0.02,
            ),
            Shape(line("0,-.74 0,-.94", 0.06), "ink", 0.15),
            Shape(oval(0, -0.99, 0.06), "blood", 0.0),
        ]
    )


@prop("cloak-of-company")
def good_company(_: random.Random) -> list[Shape]:
    """A rich cloak on a stand; two empty sleeves are about its shoulders."""
    cloak = mirrored("0,-.86 .2,-.82 .34,-.6 .46,0! .2,.03 0,0")
    lining = mirrored("0,-.7! .06,-.5 .14,0! 0,.0!")
    arms = [
        limb([(s * 0.56, -0.5), (s * 0.4, -0.72), (s * 0.12, -0.78)], [0.14, 0.14, 0.12])
        for s in (-1, 1)
    ]
    gloves = [oval(s * 0.08, -0.76, 0.07, 0.055) for s in (-1, 1)]
    return stood(
        [
            Shape(line("0,-1.0 0,-.8", 0.04), "wood", 0.0),
            Shape(oval(0, -1.0, 0.08), "wood", 0.1),
            *solid(cloak, "rose", -0.15, side=0.07),
            Shape(lining, "ink", 0.15, rim=False),
            Shape(arms[0], "deep", 0.2),
            Shape(arms[1], "leaf", 0.0),
            *[Shape(each, "paper", 0.1) for each in gloves],
        ]
    )


@prop("bow-of-denial")
def deniable_bow(_: random.Random) -> list[Shape]:
    """A bow under a cloth that hides half of it."""
    cloth = curve(
        "-.5,-.7! -.2,-.8 .2,-.74 .5,-.62! .46,-.2 .56,0! .2,.03 -.2,-.02 -.52,.02! -.4,-.3"
    )
    folds = [blade(f"{x},-.66 {x * 1.1},-.36 {x * 1.2},-.06", 0.05) for x in (-0.3, -0.05, 0.2)]
    return stood(
        [
            *placed(form_of("bow"), 0.0, 0.0, 1.1),
            *solid(cloth, "stone", 0.1, side=0.06),
            *marks(folds, "stone", -0.15),
        ]
    )


@prop("candle-at-both-ends")
def borrowed_time(_: random.Random) -> list[Shape]:
    """A candle that lies on a fork and burns at both ends."""
    wax = box(-0.5, -0.52, 1.0, 0.2, 0.04)
    fork = [
        Shape(line("0,-.3 0,-.04", 0.05), "gold", 0.0),
        Shape(
            limb(
                [(-0.16, -0.42), (-0.12, -0.28), (0, -0.26), (0.12, -0.28), (0.16, -0.42)],
                [0.04] * 5,
            ),
            "gold",
            0.1,
        ),
        Shape(oval(0, 0, 0.28, 0.06), "gold", -0.1),
    ]
    drips = [
        mirrored("0,-.1! .03,0 .02,.06 0,.07").translated(x, -0.28) for x in (-0.4, -0.3, 0.36)
    ]
    ends = [*flame_at(-0.58, -0.44, 0.36), *flame_at(0.58, -0.44, 0.36)]
    return stood([*fork, *solid(wax, "paper", 0.1, side=0.05), *marks(drips, "paper", 0.1), *ends])


@prop("hat-of-station")
def station_hat(_: random.Random) -> list[Shape]:
    """A very tall hat with a gold chain and a plume, on a block."""
    crown = mirrored("0,-1.06 .22,-1.04! .28,-.34! 0,-.3")
    brim = curve("-.6,-.3 -.3,-.38 0,-.4 .3,-.38 .6,-.3 .3,-.18 0,-.16 -.3,-.18")
    plume = blade(".24,-.4 .44,-.8 .3,-1.16 .02,-1.2", 0.16)
    chain = [
        oval(-0.26 + 0.065 * k, -0.44 + 0.05 * math.sin(math.pi * k / 8), 0.04) for k in range(9)
    ]
    block = solid(mirrored("0,-.26 .2,-.24 .24,0! 0,0!"), "wood", 0.0, side=0.04)
    return stood(
        [
            *block,
            Shape(plume, "paper", 0.15),
            *solid(crown, "deep", 0.15, side=0.06),
            *solid(brim, "deep", 0.25, side=0.05),
            *[Shape(each, "gold", 0.15) for each in chain],
        ]
    )


@prop("purse-without-bottom")
def bottomless_purse(_: random.Random) -> list[Shape]:
    """A purse that hangs, coins falling in on top and out below."""
    bag = mirrored("0,-.86! .16,-.84 .1,-.74 .3,-.5 .34,-.26! .22,-.3! .12,-.22! 0,-.28!")
    coins = [
        oval(x, y, 0.07, 0.035)
        for x, y in (
            (-0.06, -1.02),
            (0.1, -1.12),
            (0.0, -0.94),
            (-0.04, -0.14),
            (0.1, -0.06),
            (-0.12, 0.0),
            (0.02, 0.02),
            (0.16, 0.03),
        )
    ]
    return stood(
        [
            *[Shape(each, "gold", 0.2) for each in coins[:3]],
            *solid(bag, "wood", 0.0, side=0.06),
            Shape(line("-.14,-.76 .14,-.76", 0.04), "gold", 0.0),
            *[Shape(each, "gold", 0.15) for each in coins[3:]],
        ]
    )


@prop("orb-on-approval")
def orb_on_approval(_: random.Random) -> list[Shape]:
    """A cracked crystal ball on a claw foot, a ticket on it; a road is seen in it."""
    foot = [Shape(mirrored("0,-.2! .2,-.22 .26,-.1 .4,0! 0,.02!"), "gold", -0.1)]
    ball = oval(0, -0.6, 0.42)
    road = curve("-.1,-.24! -.02,-.44 .12,-.54 .02,-.66! .12,-.56 .16,-.46 .12,-.24!")
    crack = line("-.3,-.86 -.18,-.74 -.24,-.66 -.12,-.56", 0.016)
    tag = [
        Shape(poly(".34,-.4 .6,-.46 .64,-.26 .38,-.2"), "paper", 0.2),
        *marks([line(".42,-.34 .56,-.37", 0.02)], "blood", 0.0),
    ]
    return stood(
        [
            *foot,
            *solid(ball, "water", 0.25, side=0.1),
            Shape(road, "bone", 0.2, rim=False),
            *marks([oval(0.14, -0.82, 0.1, 0.05)], "glow", 0.2),
            *marks([crack], "ink", 0.2),
            *tag,
        ],
        centre=True,
    )


@prop("book-of-borrowings")
def book_of_borrowings(_: random.Random) -> list[Shape]:
    """An open book whose pages fly off like birds."""
    pages = [
        placed(
            [
                Shape(
                    curve("-.2,0! -.1,-.12 0,-.02! .1,-.12 .2,0! .1,-.04 0,.05! -.1,-.04"),
                    "paper",
                    0.2,
                )
            ],
            x,
            y,
            s,
            t,
        )
        for x, y, s, t in (
            (-0.5, -1.0, 1.0, -12),
            (0.4, -1.16, 1.2, 10),
            (-0.06, -1.34, 0.9, 0),
            (0.8, -0.94, 0.8, 18),
        )
    ]
    return stood(
        [*placed(form_of("book"), 0, 0, 0.8), *[shape for page in pages for shape in page]]
    )
