"""Streets and markets of a city, with their houses and stalls."""

from __future__ import annotations

import random

from assets.drawings.props.masonry import lit_windows, round_headed
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
)
from assets.drawings.shapes import Shape, form_of, prop


def house_at(
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
    return stood(house_at(0, 0.42, 1.2))


@prop("alley-narrow")
def narrow_alley(_: random.Random) -> list[Shape]:
    """Two houses that almost touch over an alley; washing between them, a cat, a far light."""
    left = house_at(-0.5, 0.5, 1.3, "bone", 0.08)
    right = house_at(0.5, 0.5, 1.3, "stone", 0.08, 0)
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
    cat = placed(form_of("cat"), 0.14, 0.0, 0.16)
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
        *house_at(-0.74, 0.4, 1.05, "bone", 0.03),
        *house_at(-0.28, 0.36, 0.86, "rose", 0.03, 0),
        *house_at(0.2, 0.42, 1.0, "bone", 0.03),
        *house_at(0.7, 0.4, 1.15, "stone", 0.03, 0),
    ]
    signs: list[Shape] = []
    for x, y, name in ((-0.5, -0.26, "key"), (-0.02, -0.24, "loaf"), (0.46, -0.28, "cup")):
        signs += [
            Shape(line(f"{x - 0.1},{y} {x + 0.1},{y}", 0.014), "ink", 0.1),
            Shape(box(x - 0.08, y + 0.03, 0.16, 0.15, 0.02), "wood", 0.1),
            *placed(form_of(name), x, y + 0.165, 0.12),
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
        *house_at(-0.76, 0.46, 1.2, "stone", 0.0),
        *house_at(-0.28, 0.44, 1.05, "bone", 0.0, 0),
        *house_at(0.2, 0.46, 1.25, "rose", 0.0),
        *house_at(0.7, 0.46, 1.1, "bone", 0.0, 0),
    ]
    lamp = [
        Shape(line(".44,.14 .44,-.4", 0.03), "ink", 0.1),
        *solid(poly(".37,-.4 .51,-.4 .48,-.56 .4,-.56"), "glow", 0.1, side=0.02),
        Shape(poly(".38,-.56 .5,-.56 .44,-.64"), "ink", 0.1),
    ]
    return stood([*houses, *placed(form_of("cart"), -0.3, 0.16, 0.36), *lamp])


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
            *placed(form_of("statue-of-the-founder"), -0.3, 0.04, 0.8),
            *placed(form_of("fountain"), 0.5, 0.1, 0.42),
        ]
    )


def stall_at(x: float, tone: str, goods: tuple[str, ...], size: float = 1.0) -> list[Shape]:
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
        found += placed(form_of(name), -0.28 + 0.28 * k, -0.33, 0.24)
    return placed(
        [*found, *desk, *solid(top, tone, 0.0, side=0.05), *marks(bands, "paper", 0.1)], x, 0, size
    )


@prop("market-of-stalls")
def city_market(_: random.Random) -> list[Shape]:
    """Five stalls: arms, beasts, magic, potions, and a horse tied to the last."""
    back = [
        *stall_at(-0.62, "water", ("phial", "jug", "phial"), 0.8),
        *stall_at(0.62, "deep", ("star-great", "book", "orb-on-approval"), 0.8),
    ]
    front = [
        *placed(stall_at(-0.2, "blood", ("helmet", "round-shield", "dagger")), 0, 0.16, 1.0),
        *placed(stall_at(0, "leaf", ("parrot", "cat", "hare"), 0.96), 0.86, 0.18, 1.0),
    ]
    return stood([*back, *front, *placed(form_of("horse"), -0.98, 0.2, 0.6)])


def cart_wheel(x: float, y: float, spoke: float) -> list[Shape]:
    """A cart's wheel round (x, y), with spokes so thick."""
    return [
        Shape(oval(x, y, 0.18), "wood", -0.3),
        Shape(oval(x, y, 0.13), "deep", 0.1, rim=False),
        *marks(
            [
                line(f"{x - 0.13},{y} {x + 0.13},{y}", spoke),
                line(f"{x},{y - 0.13:.2f} {x},{y + 0.13:.2f}", spoke),
            ],
            "wood",
            -0.1,
        ),
    ]


@prop("bazaar-on-the-move")
def bazaar(_: random.Random) -> list[Shape]:
    """A whole market on one cart: awning, carpets, pots, a birdcage, drawn by a mule."""
    cart = [
        *solid(box(-1.0, -0.42, 1.0, 0.16), "wood", 0.0, side=0.04),
        *cart_wheel(-0.78, -0.16, 0.022),
        *cart_wheel(-0.24, -0.16, 0.022),
    ]
    stall = placed(stall_at(0, "rose", ("jug", "cup", "clock"), 0.92), -0.5, -0.4, 1.0)
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
            *placed(form_of("mule"), 0.5, 0.02, 0.86),
            *placed(form_of("cage"), -0.06, -0.42, 0.3),
        ],
        centre=True,
    )


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
    bales = [
        *placed(form_of("barrel"), -0.46, -0.3, 0.26),
        *placed(form_of("sack"), -0.9, -0.3, 0.22),
    ]
    return stood(
        [
            *placed(form_of("boat-sail"), 0.56, 0.02, 1.0),
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
    runner = placed(form_of("knife-hired"), -0.26, -0.76, 0.36)
    return stood([*found, Shape(plank, "wood", 0.2), *runner])


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
