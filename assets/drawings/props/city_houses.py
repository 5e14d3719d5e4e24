"""Houses of a city that one enters: shops, baths, guilds, the temple."""

from __future__ import annotations

import math
import random

from assets.drawings.props.fire import smoke_at
from assets.drawings.props.masonry import courses, pointed, round_headed
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
from assets.drawings.shapes import Shape, form_of, prop


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
        *placed(form_of("clock"), -0.36, -0.2, 0.38),
        *placed(form_of("harp"), -0.12, -0.2, 0.34),
        *placed(form_of("helmet"), 0.1, -0.2, 0.24),
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
        *placed(form_of("die-loaded"), 0.02, -0.26, 0.16),
        *placed(form_of("cards-marked"), -0.26, -0.24, 0.14),
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
        *placed(form_of("sword-plain"), -0.3, -0.5, 0.36, 60),
        *placed(form_of("sword-plain"), 0.24, -0.4, 0.3, -50),
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
        part for x in (-0.6, -0.34, 0.34, 0.6) for part in placed(form_of("pillar"), x, -0.1, 0.62)
    ]
    heads = [
        *placed(form_of("bull-head"), -0.2, -0.54, 0.16),
        *placed(form_of("ram-head"), 0.2, -0.54, 0.16),
        *placed(form_of("lion-head"), 0.0, -0.54, 0.16),
    ]
    return stood([*front, *columns, *heads, *placed(form_of("owl"), 0, -0.76, 0.22)])


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
    mage = placed(form_of("sorcerer"), 0.0, 0.1, 1.14)
    desk = [
        *solid(box(-0.9, -0.36, 1.8, 0.46), "wood", 0.0, side=0.05),
        Shape(box(-0.96, -0.42, 1.92, 0.08), "wood", 0.2),
    ]
    goods = [
        *placed(form_of("scroll"), -0.56, -0.4, 0.26),
        *placed(form_of("star-great"), 0.5, -0.42, 0.24),
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
        *placed(form_of("dagger"), 0.56, -0.66, 0.34),
    ]
    lamp = placed(form_of("lantern"), -0.56, -0.52, 0.34)
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
    seer = placed(form_of("haggler-woman"), -0.06, 0.04, 0.7)
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
        part
        for x in (-0.44, -0.16, 0.16, 0.44)
        for part in placed(form_of("pillar"), x, -0.32, 0.46)
    ]
    dish = [
        Shape(oval(0, -0.02, 0.14, 0.04), "metal", 0.0),
        *[Shape(oval(x, -0.05, 0.04, 0.02), "gold", 0.2) for x in (-0.05, 0.0, 0.05)],
    ]
    return stood([*steps, *hall, *dome, *columns, *dish])
