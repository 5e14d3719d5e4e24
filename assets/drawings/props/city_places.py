"""Streets of a city, what stands at their corners, and where one is locked up."""

from __future__ import annotations

import math
import random

from assets.drawings.props.fire import smoke_at
from assets.drawings.props.masonry import courses, lit_windows, pointed, round_headed
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
)
from assets.drawings.shapes import PROPS, Shape, prop


def _of(name: str) -> list[Shape]:
    return PROPS[name](random.Random(1))


# --- houses ---------------------------------------------------------------------------------------


def _townhouse(
    x: float, wide: float, high: float, tone: str = "bone", jut: float = 0.04, lit: int = 1
) -> list[Shape]:
    """A tall timbered house whose upper floors hang over the street by *jut* each."""
    half, floors = wide / 2, 3
    step = high * 0.72 / floors
    found: list[Shape] = []
    for k in range(floors):
        w = half + jut * k
        top = -step * (k + 1)
        found += solid(box(x - w, top, 2 * w, step), tone, -0.05 - 0.05 * (k % 2), side=0.04)
        beams = [box(x - w, top, 2 * w, 0.025)]
        if k:
            beams += [
                box(x - w, top, 0.022, step),
                box(x + w - 0.022, top, 0.022, step),
                box(x - 0.011, top, 0.022, step),
                line(f"{x - w + 0.02},{top + step} {x - 0.02},{top + 0.03}", 0.018),
            ]
            for side in (-1, 1):
                light = (k + side) % 2 == lit
                found += marks(
                    [box(x + side * w * 0.5 - 0.045, top + step * 0.32, 0.09, step * 0.42)],
                    "glow" if light else "ink",
                    0.0 if light else 0.15,
                )
        found += marks(beams, "wood", -0.25)
    found += marks([round_headed(x - half * 0.3, 0, wide * 0.28, step * 0.7)], "wood", -0.35)
    w = half + jut * (floors - 1) + 0.03
    eaves = -high * 0.72
    found += solid(poly(f"{x - w},{eaves} {x + w},{eaves} {x},{-high}"), "deep", 0.1, side=0.05)
    return found


@prop("townhouse")
def townhouse(_: random.Random) -> list[Shape]:
    """A narrow house of four floors that leans over the street."""
    return stood(_townhouse(0, 0.42, 1.2))


@prop("alley-narrow")
def narrow_alley(_: random.Random) -> list[Shape]:
    """Two houses that almost touch over an alley; washing between them, a cat, a far light."""
    left = _townhouse(-0.5, 0.5, 1.3, "bone", 0.08)
    right = _townhouse(0.5, 0.5, 1.3, "stone", 0.08, 0)
    gap = [
        Shape(poly("-.26,0 .26,0 .12,-.9 -.12,-.9"), "ink", 0.12, rim=False),
        Shape(poly("-.06,-.14 .06,-.14 .05,-.42 -.05,-.42"), "glow", -0.1, rim=False),
        Shape(curve("-.22,.02! .22,.02! .08,-.16 -.08,-.16!"), "stone", -0.2, rim=False),
    ]
    rope = limb([(-0.26, -0.78), (0, -0.72), (0.26, -0.78)], [0.01] * 3)
    wash = [
        (poly("-.16,-.74 -.06,-.73 -.07,-.56 -.16,-.57"), "paper"),
        (poly("0,-.73 .1,-.74 .14,-.6 -.01,-.58"), "rose"),
    ]
    cat = placed(_of("cat"), 0.14, 0.0, 0.16)
    return stood(
        [
            *gap,
            *left,
            *right,
            Shape(rope, "bone", 0.0),
            *[Shape(p, tone, 0.1) for p, tone in wash],
            *cat,
        ]
    )


@prop("lane-with-signs")
def lane(_: random.Random) -> list[Shape]:
    """A crooked lane of shops: a boot, a key and a pair of scissors hang over their doors."""
    houses = [
        *_townhouse(-0.74, 0.4, 1.05, "bone", 0.03),
        *_townhouse(-0.28, 0.36, 0.86, "rose", 0.03, 0),
        *_townhouse(0.2, 0.42, 1.0, "bone", 0.03),
        *_townhouse(0.7, 0.4, 1.15, "stone", 0.03, 0),
    ]
    signs: list[Shape] = []
    for x, y, name in ((-0.5, -0.26, "key"), (-0.02, -0.24, "loaf"), (0.46, -0.28, "cup")):
        signs += [
            Shape(line(f"{x - 0.1},{y} {x + 0.1},{y}", 0.014), "ink", 0.1),
            Shape(box(x - 0.08, y + 0.03, 0.16, 0.15, 0.02), "wood", 0.1),
            *placed(_of(name), x, y + 0.165, 0.12),
        ]
    paving = curve("-1.0,0! 1.0,0! .6,.18! -.8,.2!")
    return stood(
        [
            *houses,
            *signs,
            *solid(paving, "stone", -0.1, side=0.03),
            *marks(
                [
                    oval(x, y, 0.05, 0.02)
                    for x, y in ((-0.5, 0.06), (-0.2, 0.12), (0.1, 0.05), (0.4, 0.1))
                ],
                "stone",
                0.1,
            ),
        ]
    )


@prop("street-with-carts")
def street(_: random.Random) -> list[Shape]:
    """A street of tall houses, a lamp that is lit, and a cart."""
    houses = [
        *_townhouse(-0.76, 0.46, 1.2, "stone", 0.0),
        *_townhouse(-0.28, 0.44, 1.05, "bone", 0.0, 0),
        *_townhouse(0.2, 0.46, 1.25, "rose", 0.0),
        *_townhouse(0.7, 0.46, 1.1, "bone", 0.0, 0),
    ]
    lamp = [
        Shape(line(".44,.14 .44,-.4", 0.03), "ink", 0.1),
        *solid(poly(".37,-.4 .51,-.4 .48,-.56 .4,-.56"), "glow", 0.1, side=0.02),
        Shape(poly(".38,-.56 .5,-.56 .44,-.64"), "ink", 0.1),
    ]
    return stood([*houses, *placed(_of("cart"), -0.3, 0.16, 0.36), *lamp])


@prop("avenue-of-limes")
def avenue(_: random.Random) -> list[Shape]:
    """An avenue with clipped trees and a palace at its end."""
    palace = [
        *solid(box(-0.5, -0.56, 1.0, 0.36), "bone", 0.05, side=0.04),
        *solid(mirrored("0,-.76! .2,-.6 .24,-.56! 0,-.56!"), "leaf", 0.1, side=0.03),
        *solid(poly("-.56,-.56 .56,-.56 .5,-.64 -.5,-.64"), "deep", 0.15, side=0.02),
        lit_windows(*[(x, -0.3, 0.06, 0.14) for x in (-0.4, -0.27, -0.14, 0.14, 0.27, 0.4)]),
    ]
    road = poly("-.14,-.2 .14,-.2 .7,.2 -.7,.2")
    trees: list[Shape] = []
    for x, y, size in ((0.42, -0.14, 0.3), (0.62, -0.02, 0.44), (0.92, 0.18, 0.64)):
        for side in (-1, 1):
            trunk = line(f"{side * x},{y} {side * x},{y - size * 0.5}", 0.05 * size)
            crown = oval(side * x, y - size * 0.74, size * 0.3, size * 0.36)
            trees += [Shape(trunk, "wood", -0.1), *solid(crown, "leaf", 0.05, side=0.1 * size)]
    return stood(
        [
            *palace,
            Shape(road, "bone", -0.1, rim=False),
            *marks([blade("0,-.18 .01,0 0,.2", 0.03)], "stone", 0.0),
            *trees,
        ]
    )


@prop("square-with-statue")
def city_square(_: random.Random) -> list[Shape]:
    """A square: the founder on his plinth, a fountain, arcades behind."""
    wall = [
        *solid(box(-1.0, -0.8, 2.0, 0.7), "bone", -0.1, side=0.05),
        *marks(
            [
                round_headed(x, -0.12, 0.2, 0.34)
                for x in (-0.82, -0.54, -0.26, 0.02, 0.3, 0.58, 0.84)
            ],
            "ink",
            0.15,
        ),
        *marks([box(-1.0, -0.5, 2.0, 0.025)], "stone", 0.0),
        lit_windows(*[(x, -0.56, 0.07, 0.14) for x in (-0.82, -0.26, 0.02, 0.58)]),
        *solid(poly("-1.06,-.8 1.06,-.8 .98,-.92 -.98,-.92"), "blood", -0.15, side=0.03),
        *solid(box(0.5, -1.24, 0.2, 0.36), "bone", 0.0, side=0.03),
        *solid(poly(".46,-1.24 .74,-1.24 .6,-1.46"), "blood", -0.1, side=0.03),
        *marks([oval(0.6, -1.1, 0.06)], "glow", 0.1),
    ]
    return stood(
        [
            *wall,
            *placed(_of("statue-of-the-founder"), -0.3, 0.04, 0.8),
            *placed(_of("fountain"), 0.5, 0.1, 0.42),
        ]
    )


# --- shops and stalls -----------------------------------------------------------------------------


def _stall(x: float, tone: str, goods: tuple[str, ...], size: float = 1.0) -> list[Shape]:
    """A stall under a striped awning."""
    poles = [line(f"{s * 0.36},.0 {s * 0.36},-.7", 0.03) for s in (-1, 1)]
    top = curve(
        "-.5,-.6! -.4,-.86! .4,-.86! .5,-.6! .4,-.56 .3,-.61! .2,-.56"
        " .1,-.61! 0,-.56 -.1,-.61! -.2,-.56 -.3,-.61! -.4,-.56"
    )
    bands = [
        poly(f"{0.8 * a},-.86 {0.8 * a + 0.08},-.86 {a + 0.1},-.6 {a},-.6")
        for a in (-0.5, -0.3, -0.1, 0.1, 0.3)
    ]
    desk = [
        *solid(box(-0.44, -0.3, 0.88, 0.3), "wood", -0.1, side=0.04),
        Shape(box(-0.48, -0.34, 0.96, 0.06), "wood", 0.15),
    ]
    found = [*[Shape(pole, "wood", -0.1) for pole in poles]]
    for k, name in enumerate(goods):
        found += placed(_of(name), -0.28 + 0.28 * k, -0.33, 0.24)
    return placed(
        [*found, *desk, *solid(top, tone, 0.0, side=0.05), *marks(bands, "paper", 0.1)], x, 0, size
    )


@prop("market-of-stalls")
def city_market(_: random.Random) -> list[Shape]:
    """Five stalls: arms, beasts, magic, potions, and a horse tied to the last."""
    back = [
        *_stall(-0.62, "water", ("phial", "jug", "phial"), 0.8),
        *_stall(0.62, "deep", ("star-great", "book", "orb-on-approval"), 0.8),
    ]
    front = [
        *placed(_stall(-0.2, "blood", ("helmet", "round-shield", "dagger")), 0, 0.16, 1.0),
        *placed(_stall(0, "leaf", ("parrot", "cat", "hare"), 0.96), 0.86, 0.18, 1.0),
    ]
    return stood([*back, *front, *placed(_of("horse"), -0.98, 0.2, 0.6)])


@prop("shop-of-pledges")
def pawnshop(_: random.Random) -> list[Shape]:
    """A barred window full of pledges under three gold balls."""
    wall = [
        *solid(box(-0.6, -1.1, 1.2, 1.1), "stone", -0.1, side=0.05),
        *solid(box(-0.5, -0.68, 0.72, 0.5, 0.02), "ink", 0.15, side=0.03),
        *marks([round_headed(0.42, 0, 0.26, 0.62)], "wood", -0.25),
        *solid(box(-0.66, -0.84, 1.32, 0.09), "wood", 0.0, side=0.03),
    ]
    goods = [
        *placed(_of("clock"), -0.36, -0.2, 0.38),
        *placed(_of("harp"), -0.12, -0.2, 0.34),
        *placed(_of("helmet"), 0.1, -0.2, 0.24),
    ]
    bars = [line(f"{x},-.68 {x},-.18", 0.018) for x in (-0.42, -0.28, -0.14, 0.0, 0.14)]
    balls = [
        part
        for x, y in ((-0.09, -0.98), (0.09, -0.98), (0.0, -0.84))
        for part in solid(oval(x + 0.34, y, 0.075), "gold", 0.1, side=0.03)
    ]
    arm = line(".1,-1.1 .56,-1.1", 0.025)
    return stood(
        [
            *wall,
            *goods,
            *[Shape(bar, "steel", -0.2) for bar in bars],
            Shape(arm, "ink", 0.1),
            *balls,
        ]
    )


@prop("house-of-games")
def gaming_house(_: random.Random) -> list[Shape]:
    """A round table under a lamp: dice, cards, coins, and hands that reach."""
    lamp = [
        Shape(line("0,-1.3 0,-1.0", 0.02), "ink", 0.1),
        *solid(mirrored("0,-1.04 .12,-1.0 .26,-.86! 0,-.86!"), "leaf", 0.0, side=0.04),
        Shape(oval(0, -0.85, 0.12, 0.04), "glow", 0.2, rim=False),
    ]
    table = [
        *solid(oval(0, -0.3, 0.9, 0.22), "wood", 0.0, side=0.05),
        *marks([oval(0, -0.32, 0.8, 0.17)], "leaf", -0.05),
        *solid(poly("-.12,-.14 .12,-.14 .2,.1 -.2,.1"), "wood", -0.15, side=0.04),
    ]
    arms = [
        limb([(s * 1.1, -0.52), (s * 0.8, -0.44), (s * 0.5, -0.36)], [0.2, 0.16, 0.1])
        for s in (-1, 1)
    ]
    hands = [oval(s * 0.46, -0.35, 0.07, 0.045) for s in (-1, 1)]
    goods = [
        *placed(_of("die-loaded"), 0.02, -0.26, 0.16),
        *placed(_of("cards-marked"), -0.26, -0.24, 0.14),
        *[Shape(oval(0.26, -0.28 - 0.03 * k, 0.08, 0.03), "gold", 0.1) for k in range(4)],
    ]
    return stood(
        [
            *lamp,
            *table,
            *[Shape(arms[0], "blood", -0.1), Shape(arms[1], "deep", 0.2)],
            *[Shape(hand, "skin", 0.0) for hand in hands],
            *goods,
            Shape(oval(0, -0.86, 0.2, 0.06), "glow", 0.1, rim=False),
        ]
    )


@prop("pillory-in-use")
def pillory(_: random.Random) -> list[Shape]:
    """A man in the pillory, a cabbage on its way to him."""
    stage = [
        *solid(box(-0.6, -0.18, 1.2, 0.18), "wood", -0.15, side=0.04),
        *marks([line(f"{x},-.18 {x},0", 0.014) for x in (-0.4, -0.15, 0.1, 0.35)], "wood", -0.35),
    ]
    post = solid(box(-0.06, -0.8, 0.12, 0.64), "wood", -0.1, side=0.03)
    body = [
        Shape(limb([(0.0, -0.72), (0.04, -0.46), (0.0, -0.2)], [0.2, 0.22, 0.2]), "leaf", -0.15)
    ]
    board = [
        *solid(box(-0.46, -0.96, 0.92, 0.26, 0.02), "wood", 0.1, side=0.04),
        *marks([line("-.46,-.83 .46,-.83", 0.016)], "ink", 0.1),
    ]
    head = [
        Shape(oval(0, -0.84, 0.12, 0.14), "skin", 0.0),
        Shape(curve("-.13,-.86! -.1,-1.0 .1,-1.0 .13,-.86! 0,-.92"), "wood", -0.1),
        *marks([oval(s * 0.045, -0.84, 0.016) for s in (-1, 1)], "ink", 0.0),
        *marks([blade("-.05,-.76 0,-.79 .05,-.76", 0.02)], "ink", 0.1),
    ]
    hands = [Shape(oval(s * 0.3, -0.8, 0.06, 0.08), "skin", 0.0) for s in (-1, 1)]
    cabbage = [
        Shape(oval(0.62, -1.0, 0.1), "leaf", 0.2),
        *marks([blade(".56,-1.04 .62,-.98 .68,-1.02", 0.03)], "leaf", -0.1),
        *marks(
            [
                blade(".74,-1.06 .86,-1.1 .96,-1.12", 0.02),
                blade(".74,-.98 .86,-1.0 .94,-1.0", 0.02),
            ],
            "paper",
            0.2,
        ),
    ]
    splash = [oval(-0.36, -0.9, 0.07), oval(-0.3, -0.74, 0.04), oval(0.1, -0.74, 0.045)]
    return stood(
        [*stage, *body, *post, *board, *head, *hands, *marks(splash, "blood", 0.1), *cabbage]
    )


@prop("office-of-the-sheriff")
def sheriffs_office(_: random.Random) -> list[Shape]:
    """A stone house with a star over its door, posters beside it, and a barred cellar window."""
    wall = [
        *solid(box(-0.66, -1.0, 1.32, 1.0), "stone", 0.0, side=0.06),
        Shape(courses(random.Random(3), -0.6, 0.6, -0.9, -0.1, 16), "stone", -0.2, rim=False),
        *solid(poly("-.74,-1 .74,-1 .56,-1.24 -.56,-1.24"), "deep", 0.15, side=0.05),
        *solid(round_headed(-0.14, 0, 0.36, 0.62), "wood", -0.2, side=0.04),
    ]
    star_ = [
        Shape(star(-0.14, -0.8, 0.15, 6), "gold", 0.15),
        *marks([oval(-0.14, -0.8, 0.05)], "blood", 0.0),
    ]
    posters = [
        part
        for x, y in ((0.26, -0.68), (0.46, -0.6))
        for part in (
            Shape(
                poly(
                    f"{x - 0.08},{y - 0.14} {x + 0.08},{y - 0.15}"
                    f" {x + 0.09},{y + 0.12} {x - 0.07},{y + 0.11}"
                ),
                "paper",
                0.1,
            ),
            *marks(
                [
                    oval(x, y - 0.03, 0.035, 0.045),
                    line(f"{x - 0.05},{y + 0.06} {x + 0.05},{y + 0.06}", 0.014),
                ],
                "ink",
                0.2,
            ),
        )
    ]
    cell = [
        Shape(box(0.22, -0.22, 0.34, 0.18, 0.02), "ink", 0.1),
        *[Shape(line(f"{x},-.22 {x},-.04", 0.02), "steel", -0.1) for x in (0.28, 0.35, 0.42, 0.49)],
        *marks([oval(0.32, -0.12, 0.02), oval(0.38, -0.12, 0.02)], "glow", 0.2),
    ]
    return stood([*wall, *star_, *posters, *cell])


@prop("baths-steaming")
def bathhouse(_: random.Random) -> list[Shape]:
    """A great tub with a bather in it, steam, and a hand in the clothes that hang by."""
    tub = [
        *solid(poly("-.66,-.5 .46,-.5 .38,0 -.58,0"), "wood", 0.0, side=0.06),
        *marks([line("-.63,-.36 .44,-.36", 0.03), line("-.6,-.1 .4,-.1", 0.03)], "steel", -0.1),
        Shape(oval(-0.1, -0.5, 0.56, 0.09), "water", 0.2),
    ]
    bather = [
        Shape(oval(-0.16, -0.74, 0.13, 0.15), "skin", 0.05),
        Shape(curve("-.3,-.76! -.28,-.94 -.04,-.94 -.02,-.76! -.16,-.84"), "paper", 0.1),
        Shape(limb([(-0.34, -0.56), (-0.16, -0.6), (0.06, -0.56)], [0.1, 0.16, 0.1]), "skin", 0.0),
        *marks(
            [
                blade("-.23,-.74 -.19,-.72 -.16,-.74", 0.016),
                blade("-.1,-.74 -.07,-.72 -.04,-.74", 0.016),
            ],
            "ink",
            0.0,
        ),
    ]
    steam = [part for x in (-0.5, -0.1, 0.3) for part in smoke_at(x, -0.54, 0.6, "paper")]
    peg = [
        Shape(line(".62,.0 .62,-1.0", 0.04), "wood", -0.1),
        Shape(line(".5,-.96 .78,-.96", 0.03), "wood", 0.0),
        *solid(
            curve(".5,-.94! .74,-.94! .82,-.4 .7,-.3! .54,-.34! .44,-.5"), "blood", -0.05, side=0.04
        ),
    ]
    thief = [
        Shape(limb([(1.06, -0.5), (0.9, -0.54), (0.74, -0.52)], [0.14, 0.11, 0.07]), "ink", 0.15),
        Shape(oval(0.71, -0.52, 0.055, 0.045), "skin", 0.0),
        *[Shape(oval(x, y, 0.035, 0.025), "gold", 0.2) for x, y in ((0.68, -0.42), (0.72, -0.34))],
    ]
    return stood([*steam, *bather, *tub, *peg, *thief], centre=True)


@prop("roofs-at-night")
def roof_walk(_: random.Random) -> list[Shape]:
    """Roofs and chimneys in a row, a plank from one to the next, and somebody small on it."""
    found: list[Shape] = []
    for x, w, y in ((-0.7, 0.7, -0.5), (0.06, 0.56, -0.42), (0.74, 0.66, -0.56)):
        found += [
            *solid(box(x - w * 0.42, y, w * 0.84, -y), "bone", -0.2, side=0.05),
            *solid(
                poly(
                    f"{x - w / 2},{y} {x + w / 2},{y}"
                    f" {x + w * 0.2},{y - 0.3} {x - w * 0.2},{y - 0.3}"
                ),
                "blood",
                -0.25,
                side=0.05,
            ),
            *solid(box(x + w * 0.1, y - 0.46, 0.1, 0.2), "stone", -0.1, side=0.03),
            lit_windows((x - 0.1, y + 0.24, 0.09, 0.14)),
        ]
    plank = line("-.5,-.79 -.06,-.71", 0.035)
    runner = placed(_of("knife-hired"), -0.26, -0.76, 0.36)
    return stood([*found, Shape(plank, "wood", 0.2), *runner])


@prop("chess-of-wizards")
def wizards_chess(_: random.Random) -> list[Shape]:
    """A chess board whose pieces fight by themselves: a king has drawn his sword."""
    board = [Shape(poly("-.9,0 .9,0 .6,-.36 -.6,-.36"), "wood", 0.05)]
    for i in range(6):
        for k in range(4):
            if (i + k) % 2:
                far, near = 0.08 * k / 0.36 * 0.3, 0.08 * (k + 1) / 0.36 * 0.3
                a, b = 0.86 - far, 0.86 - near
                x0, x1 = -1 + i / 3, -1 + (i + 1) / 3
                board.append(
                    Shape(
                        poly(
                            f"{x0 * a},{-0.02 - 0.08 * k} {x1 * a},{-0.02 - 0.08 * k}"
                            f" {x1 * b},{-0.1 - 0.08 * k} {x0 * b},{-0.1 - 0.08 * k}"
                        ),
                        "ink",
                        0.15,
                        rim=False,
                    )
                )

    def piece(x: float, y: float, size: float, tone: str, head: str) -> list[Shape]:
        body = mirrored("0,-.7 .1,-.66 .08,-.5 .14,-.2 .24,-.06 .24,0! 0,0!")
        tops = {
            "king": [line("0,-.92 0,-.68", 0.05), line("-.08,-.84 .08,-.84", 0.05)],
            "pawn": [oval(0, -0.74, 0.13)],
            "horse": [curve("-.12,-.62! -.1,-.9 .06,-1.02 .2,-.84 .24,-.72 .12,-.7 .1,-.6!")],
        }
        return placed(
            [*solid(body, tone, 0.0, side=0.06), *[Shape(top, tone, 0.1) for top in tops[head]]],
            x,
            y,
            size,
        )

    white, black = "paper", "deep"
    found = [
        *piece(-0.36, -0.2, 0.5, white, "pawn"),
        *piece(0.4, -0.2, 0.5, black, "pawn"),
        *piece(-0.5, -0.06, 0.8, white, "king"),
        *piece(0.5, -0.04, 0.8, black, "horse"),
        *piece(0.06, -0.02, 0.62, black, "pawn"),
    ]
    swords = [
        *placed(_of("sword-plain"), -0.3, -0.5, 0.36, 60),
        *placed(_of("sword-plain"), 0.24, -0.4, 0.3, -50),
    ]
    sparks = [star(-0.02, -0.62, 0.09, 6), star(0.1, -0.74, 0.05, 4)]
    return stood([*board, *found, *swords, *marks(sparks, "glow", 0.2)])


@prop("gate-of-runes")
def rune_gate(_: random.Random) -> list[Shape]:
    """Two standing stones and a lintel, cut with runes, and light between them."""
    light = Shape(poly("-.3,0 .3,0 .26,-.86 -.26,-.86"), "glow", 0.0, rim=False)
    swirl = [
        limb(
            [
                (0.2 * math.cos(a + t) * (1 - t / 7), -0.44 + 0.36 * math.sin(a + t) * (1 - t / 7))
                for t in (0, 1, 2, 3, 4)
            ],
            [0.04, 0.035, 0.03, 0.02, 0.01],
        )
        for a in (0.0, 2.1, 4.2)
    ]
    posts = [
        curve(
            f"{s * 0.28},0! {s * 0.26},-.5 {s * 0.28},-.9!"
            f" {s * 0.5},-.92! {s * 0.54},-.4 {s * 0.56},0!"
        )
        for s in (-1, 1)
    ]
    lintel = curve("-.64,-.88! -.6,-1.06 0,-1.12 .62,-1.04 .66,-.88!")
    runes = [
        line(f"{s * 0.4},{y} {s * 0.4},{y + 0.12} {s * 0.4 + d},{y + 0.04}", 0.022)
        for s, y, d in (
            (-1, -0.74, 0.05),
            (-1, -0.5, -0.05),
            (-1, -0.26, 0.05),
            (1, -0.74, -0.05),
            (1, -0.5, 0.05),
            (1, -0.26, -0.05),
        )
    ]
    runes += [line(f"{x},-1.02 {x + 0.05},-.94", 0.022) for x in (-0.3, -0.1, 0.1, 0.3)]
    return stood(
        [
            light,
            *marks(swirl, "water", 0.4),
            *[Shape(each, "stone", -0.05) for each in posts],
            *solid(lintel, "stone", 0.05, side=0.05),
            *marks(runes, "water", 0.5),
        ]
    )


# --- special locations ----------------------------------------------------------------------------


@prop("academy-of-heads")
def academy(_: random.Random) -> list[Shape]:
    """A lecture hall's front: columns, an owl, and heads of beasts over the door."""
    front = [
        *solid(box(-0.7, -0.72, 1.4, 0.66), "bone", 0.0, side=0.05),
        *solid(poly("-.8,-.72 .8,-.72 0,-1.06"), "bone", 0.1, side=0.05),
        *solid(box(-0.84, -0.76, 1.68, 0.08), "stone", 0.1, side=0.03),
        *solid(box(-0.86, -0.1, 1.72, 0.1), "stone", 0.0, side=0.03),
        Shape(round_headed(0, -0.1, 0.26, 0.42), "wood", -0.3, rim=False),
    ]
    columns = [
        part for x in (-0.6, -0.34, 0.34, 0.6) for part in placed(_of("pillar"), x, -0.1, 0.62)
    ]
    heads = [
        *placed(_of("bull-head"), -0.2, -0.54, 0.16),
        *placed(_of("ram-head"), 0.2, -0.54, 0.16),
        *placed(_of("lion-head"), 0.0, -0.54, 0.16),
    ]
    return stood([*front, *columns, *heads, *placed(_of("owl"), 0, -0.76, 0.22)])


@prop("wharf-with-boat")
def wharf(_: random.Random) -> list[Shape]:
    """A wharf on piles, a boat tied to it, a crane and bales."""
    water = curve("-1.1,.1! -1.1,-.06 0,-.1 1.1,-.06 1.1,.1!")
    deck = [
        *solid(box(-1.0, -0.3, 1.1, 0.09), "wood", 0.1, side=0.04),
        *[Shape(line(f"{x},-.26 {x},.06", 0.05), "wood", -0.2) for x in (-0.9, -0.6, -0.3, 0.0)],
    ]
    crane = [
        Shape(line("-.7,-.28 -.7,-1.0", 0.05), "wood", 0.0),
        Shape(line("-.8,-.94 -.1,-1.1", 0.05), "wood", 0.1),
        Shape(line("-.14,-1.08 -.14,-.66", 0.014), "bone", 0.0),
        *solid(box(-0.26, -0.66, 0.24, 0.2, 0.02), "bone", -0.1, side=0.04),
    ]
    bales = [*placed(_of("barrel"), -0.46, -0.3, 0.26), *placed(_of("sack"), -0.9, -0.3, 0.22)]
    return stood(
        [
            *placed(_of("boat-sail"), 0.56, 0.02, 1.0),
            Shape(water, "water", -0.1),
            *deck,
            *crane,
            *bales,
            *marks(
                [blade(f"{x},.0 {x + 0.2},-.02 {x + 0.4},0", 0.025) for x in (-0.8, 0.2, 0.6)],
                "water",
                0.3,
            ),
        ]
    )


@prop("sorcerers-counter")
def sorcerers_counter(_: random.Random) -> list[Shape]:
    """A sorcerer behind a counter, with scrolls in pigeonholes and a price on each."""
    shelf = [*solid(box(-0.8, -1.1, 1.6, 0.86), "wood", -0.25, side=0.05)]
    for i in range(6):
        for k in range(3):
            x, y = -0.66 + 0.265 * i, -0.96 + 0.26 * k
            shelf += [
                Shape(box(x - 0.1, y - 0.1, 0.2, 0.2, 0.01), "ink", 0.12, rim=False),
                *marks(
                    [oval(x - 0.03, y + 0.03, 0.045), oval(x + 0.05, y + 0.04, 0.04)],
                    "paper",
                    0.0 - 0.1 * ((i + k) % 2),
                ),
            ]
    mage = placed(_of("sorcerer"), 0.0, 0.1, 1.14)
    desk = [
        *solid(box(-0.9, -0.36, 1.8, 0.46), "wood", 0.0, side=0.05),
        Shape(box(-0.96, -0.42, 1.92, 0.08), "wood", 0.2),
    ]
    goods = [
        *placed(_of("scroll"), -0.56, -0.4, 0.26),
        *placed(_of("star-great"), 0.5, -0.42, 0.24),
        *[Shape(oval(0.2, -0.44 - 0.03 * k, 0.07, 0.025), "gold", 0.15) for k in range(3)],
    ]
    return stood([*shelf, *mage, *desk, *goods])


@prop("guild-of-rogues")
def rogues_guild(_: random.Random) -> list[Shape]:
    """A low door down some steps, a painted hand with a dagger over it, eyes in its hatch."""
    wall = [
        *solid(box(-0.8, -1.1, 1.6, 1.1), "stone", -0.2, side=0.06),
        Shape(courses(random.Random(5), -0.76, 0.76, -1.0, -0.1, 20), "stone", -0.35, rim=False),
    ]
    steps = [
        *solid(box(-0.4, -0.1, 0.8, 0.1), "stone", 0.1, side=0.03),
        *solid(box(-0.5, 0.0, 1.0, 0.1), "stone", 0.0, side=0.03),
    ]
    door = [
        *solid(pointed(0, -0.1, 0.6, 0.72), "wood", -0.15, side=0.05),
        *marks([line(f"{x},-.7 {x},-.12", 0.014) for x in (-0.14, 0.0, 0.14)], "wood", -0.4),
        Shape(box(-0.13, -0.52, 0.26, 0.1, 0.01), "ink", 0.05),
        *marks([oval(s * 0.05, -0.47, 0.025) for s in (-1, 1)], "glow", 0.2),
        *marks([oval(0.2, -0.34, 0.035)], "metal", 0.1),
    ]
    sign = [
        *solid(box(0.36, -1.06, 0.4, 0.44, 0.02), "wood", 0.1, side=0.03),
        *placed(_of("dagger"), 0.56, -0.66, 0.34),
    ]
    lamp = placed(_of("lantern"), -0.56, -0.52, 0.34)
    return stood([*wall, *door, *steps, *sign, *lamp])


@prop("booth-of-the-soothsayer")
def soothsayers_booth(_: random.Random) -> list[Shape]:
    """A tent of stars, open in front: a woman, a ball of glass, and a dish for coins."""
    tent = [
        *solid(mirrored("0,-1.2! .2,-.9 .5,-.7 .7,-.62! .76,0! .0,0!"), "deep", 0.15, side=0.07),
        Shape(mirrored("0,-.86! .16,-.6 .36,0! 0,0!"), "ink", 0.05, rim=False),
    ]
    sky = [
        star(x, y, r, 5)
        for x, y, r in (
            (-0.5, -0.5, 0.05),
            (-0.6, -0.2, 0.04),
            (0.5, -0.46, 0.05),
            (0.62, -0.16, 0.04),
            (-0.24, -0.84, 0.04),
            (0.26, -0.82, 0.04),
        )
    ]
    seer = placed(_of("haggler-woman"), -0.06, 0.04, 0.7)
    table = [
        *solid(poly("-.3,-.26 .34,-.26 .4,.04 -.36,.04"), "blood", -0.1, side=0.04),
        *solid(oval(0.04, -0.38, 0.13), "water", 0.4, side=0.05),
        Shape(oval(0.04, -0.25, 0.1, 0.03), "gold", 0.0),
        *marks([oval(0.08, -0.43, 0.03)], "glow", 0.3),
    ]
    return stood(
        [*tent, *marks(sky, "gold", 0.2), *seer, *table, Shape(oval(0, -1.22, 0.05), "gold", 0.1)]
    )


@prop("temple-of-the-highest")
def high_temple(_: random.Random) -> list[Shape]:
    """A temple on many steps with a gilded dome; a doorkeeper's dish at the foot."""
    steps = [
        part
        for k in range(4)
        for part in solid(
            box(-0.9 + 0.1 * k, -0.08 * (k + 1), 1.8 - 0.2 * k, 0.08),
            "bone",
            0.05 * (k % 2),
            side=0.03,
        )
    ]
    hall = [
        *solid(box(-0.5, -0.78, 1.0, 0.46), "bone", 0.05, side=0.05),
        *marks([round_headed(x, -0.32, 0.14, 0.36) for x in (-0.32, 0.0, 0.32)], "ink", 0.15),
        *solid(box(-0.58, -0.84, 1.16, 0.07), "gold", -0.1, side=0.03),
    ]
    dome = [
        *solid(mirrored("0,-1.36 .2,-1.32 .38,-1.12 .4,-.84! 0,-.84!"), "gold", 0.0, side=0.08),
        *marks(
            [blade(f"{x},-.86 {x * 1.1},-1.1 {x * 0.5},-1.32", 0.025) for x in (-0.24, 0.0, 0.24)],
            "gold",
            -0.25,
        ),
        Shape(star(0, -1.46, 0.1, 8), "glow", 0.1),
    ]
    columns = [
        part for x in (-0.44, -0.16, 0.16, 0.44) for part in placed(_of("pillar"), x, -0.32, 0.46)
    ]
    dish = [
        Shape(oval(0, -0.02, 0.14, 0.04), "metal", 0.0),
        *[Shape(oval(x, -0.05, 0.04, 0.02), "gold", 0.2) for x in (-0.05, 0.0, 0.05)],
    ]
    return stood([*steps, *hall, *dome, *columns, *dish])


# --- Events that fill a street --------------------------------------------------------------------


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
    cask = placed(_of("barrel"), 0, -0.16, 0.62)
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
        *_townhouse(-0.86, 0.36, 1.2, "bone", 0.0),
        *_townhouse(0.86, 0.36, 1.2, "rose", 0.0, 0),
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
    beast = placed(_of("dragon"), 0.1, -0.12, 0.54)
    legs = [line(f"{x},-.16 {x},.04", 0.04) for x in (-0.2, -0.08, 0.06, 0.2)]
    return stood(
        [
            *houses,
            *flags,
            *[Shape(leg, "deep", 0.1) for leg in legs],
            *beast,
            *placed(_of("children"), -0.44, 0.06, 0.34),
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
    return stood([*post, *arms, *placed(_of("lantern"), 0.3, 0.0, 0.2)])


@prop("bazaar-on-the-move")
def bazaar(_: random.Random) -> list[Shape]:
    """A whole market on one cart: awning, carpets, pots, a birdcage, drawn by a mule."""
    cart = [
        *solid(box(-1.0, -0.42, 1.0, 0.16), "wood", 0.0, side=0.04),
        *[
            part
            for x in (-0.78, -0.24)
            for part in (
                Shape(oval(x, -0.16, 0.18), "wood", -0.3),
                Shape(oval(x, -0.16, 0.13), "deep", 0.1, rim=False),
                *marks(
                    [
                        line(f"{x - 0.13},-.16 {x + 0.13},-.16", 0.022),
                        line(f"{x},-.29 {x},-.03", 0.022),
                    ],
                    "wood",
                    -0.1,
                ),
            )
        ],
    ]
    stall = placed(_stall(0, "rose", ("jug", "cup", "clock"), 0.92), -0.5, -0.4, 1.0)
    rolls = [
        *solid(box(-0.98, -0.56, 0.34, 0.1, 0.05), "blood", 0.0, side=0.03),
        *solid(box(-0.94, -0.66, 0.3, 0.1, 0.05), "water", 0.0, side=0.03),
    ]
    return stood(
        [
            *stall,
            *cart,
            *rolls,
            Shape(line("0,-.36 .3,-.42", 0.03), "wood", 0.1),
            *placed(_of("mule"), 0.5, 0.02, 0.86),
            *placed(_of("cage"), -0.06, -0.42, 0.3),
        ],
        centre=True,
    )


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
