"""What carries people through a city: chairs, carriages and horses."""

from __future__ import annotations

import math
import random

from assets.drawings.props.city_streets import cart_wheel
from assets.drawings.props.strokes import (
    bounds,
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


@prop("chair-sedan")
def sedan_chair(_: random.Random) -> list[Shape]:
    """A sedan chair on its poles, its curtain drawn."""
    body = [
        *solid(box(-0.34, -0.86, 0.68, 0.8, 0.03), "blood", -0.1, side=0.06),
        *solid(mirrored("0,-1.06 .2,-1.02 .4,-.86! 0,-.84!"), "ink", 0.15, side=0.06),
        *marks([box(-0.2, -0.72, 0.4, 0.34, 0.02)], "ink", 0.1),
        *marks([curve("-.2,-.72! .2,-.72! .16,-.5 .2,-.38! 0,-.42 -.2,-.38!")], "rose", 0.1),
        *marks([box(-0.3, -0.3, 0.6, 0.02), box(-0.3, -0.12, 0.6, 0.02)], "gold", 0.1),
        Shape(oval(0, -1.08, 0.05), "gold", 0.1),
    ]
    poles = [Shape(line("-.72,-.34 .72,-.34", 0.04), "wood", 0.1)]
    feet = [box(x, -0.08, 0.06, 0.08) for x in (-0.32, 0.26)]
    return stood([*[Shape(each, "wood", -0.2) for each in feet], *body, *poles])


@prop("hackney-carriage")
def hackney(_: random.Random) -> list[Shape]:
    """A tired horse before a hired carriage."""
    cab = [
        *solid(box(-0.34, -0.72, 0.6, 0.5, 0.05), "ink", 0.15, side=0.05),
        *marks([box(-0.22, -0.64, 0.36, 0.22, 0.02)], "glow", -0.1),
        *solid(box(-0.4, -0.78, 0.72, 0.07, 0.02), "deep", 0.2, side=0.03),
    ]
    wheels = [
        part
        for x in (-0.24, 0.18)
        for part in (
            Shape(oval(x, -0.16, 0.17), "wood", -0.3),
            Shape(oval(x, -0.16, 0.13), "deep", 0.1, rim=False),
            *marks(
                [
                    line(
                        f"{x - 0.13 * c},{-0.16 - 0.13 * s} {x + 0.13 * c},{-0.16 + 0.13 * s}",
                        0.022,
                    )
                    for c, s in ((1, 0), (0, 1), (0.7, 0.7), (0.7, -0.7))
                ],
                "wood",
                -0.1,
            ),
        )
    ]
    return stood(
        [
            *placed(form_of("horse"), 0.72, 0.0, 0.92),
            Shape(line(".2,-.3 .86,-.42", 0.03), "wood", 0.0),
            *placed(cab, -0.4, 0, 1.0),
            *placed(wheels, -0.4, 0, 1.0),
        ],
        centre=True,
    )


@prop("horse-of-the-dray")
def dray_horse(_: random.Random) -> list[Shape]:
    """A heavy horse with barrels on a low dray."""
    bed = [
        Shape(box(-1.2, -0.26, 0.9, 0.08), "wood", 0.0),
        Shape(oval(-1.0, -0.12, 0.13), "wood", -0.3),
        Shape(oval(-0.5, -0.12, 0.13), "wood", -0.3),
    ]
    tubs = [
        *placed(form_of("barrel"), -1.02, -0.26, 0.4),
        *placed(form_of("barrel"), -0.66, -0.26, 0.4),
        *placed(form_of("barrel"), -0.84, -0.6, 0.38),
    ]
    return stood(
        [
            *tubs,
            *bed,
            Shape(line("-.36,-.24 .2,-.4", 0.03), "wood", 0.1),
            *placed(form_of("warhorse"), 0.3, 0.0, 1.0),
        ],
        centre=True,
    )


@prop("cart-of-a-goat")
def goat_cart(_: random.Random) -> list[Shape]:
    """A goat in a small cart's shafts, half a shirt in its mouth."""
    tone = "bone"
    legs = [limb([(x, -0.34), (x + 0.02, -0.02)], [0.12, 0.07]) for x in (0.12, 0.24, 0.56, 0.66)]
    body = curve("0,-.4 .06,-.62 .4,-.64 .7,-.6 .76,-.42 .6,-.3 .1,-.3")
    neck = limb([(0.66, -0.5), (0.82, -0.72), (0.94, -0.8)], [0.24, 0.16, 0.15])
    face = curve(".86,-.88 1.0,-.9 1.16,-.74 1.12,-.66 .96,-.66")
    horns = [tail(f"{x},-.88 {x - 0.08},-1.08 {x - 0.24},-1.1", 0.07) for x in (0.92, 0.98)]
    beard = tail("1.04,-.66 1.06,-.54 1.02,-.46", 0.08)
    shirt = curve("1.1,-.7! 1.3,-.66 1.34,-.4! 1.22,-.44 1.16,-.34! 1.1,-.5")
    cart = [
        *solid(poly("-.9,-.56 -.1,-.56 -.16,-.24 -.84,-.24"), "wood", 0.0, side=0.05),
        *cart_wheel(-0.5, -0.18, 0.025),
        Shape(line("-.2,-.36 .5,-.44", 0.035), "wood", 0.1),
    ]
    goods = placed(form_of("sack"), -0.5, -0.5, 0.36)
    return stood(
        [
            *goods,
            *[Shape(each, tone, -0.15) for each in legs],
            *cart,
            *solid(body, tone, 0.05, side=0.05),
            Shape(tail("0,-.5 -.08,-.58 -.06,-.66", 0.07), tone, 0.0),
            Shape(neck, tone, 0.02),
            *[Shape(each, "stone", -0.1) for each in horns],
            Shape(shirt, "rose", 0.1),
            *solid(face, tone, 0.1, side=0.03),
            Shape(beard, "paper", 0.1),
            *marks([oval(1.02, -0.78, 0.022)], "ink", 0.0),
        ],
        centre=True,
    )


@prop("charger-repainted")
def stolen_charger(_: random.Random) -> list[Shape]:
    """A horse that is half painted: white before, brown behind; the pot stands by."""
    found = form_of("white-horse")
    room = bounds(found)
    half = box(room.left() - 0.1, -1.2, room.width() * 0.5, 1.3)
    cut = [
        Shape(without(shape.path, without(shape.path, half)), "wood", -0.1, rim=False)
        for shape in found
        if shape.tone not in ("ink", "gold")
    ]
    pot = [
        *solid(poly(".5,-.2 .74,-.2 .72,.02 .52,.02"), "steel", -0.1, side=0.04),
        Shape(oval(0.62, -0.2, 0.12, 0.04), "wood", -0.1),
        Shape(line(".64,-.2 .76,-.44", 0.025), "wood", 0.2),
    ]
    return stood([*found, *cut, *pot])


@prop("racehorse-retired")
def racehorse(_: random.Random) -> list[Shape]:
    """A lean horse with a rosette and a number on its cloth."""
    cloth = curve("-.3,-.62! .06,-.64! .1,-.36! -.26,-.34!")
    number = [line(f"{x},-.57 {x},-.42", 0.03) for x in (-0.16, -0.06)]
    rosette = [oval(0.44 + 0.05 * math.cos(k), -0.8 + 0.05 * math.sin(k), 0.03) for k in range(6)]
    return stood(
        [
            *form_of("palfrey"),
            Shape(cloth, "leaf", 0.1),
            *marks(number, "paper", 0.3),
            *[Shape(each, "blood", 0.1) for each in rosette],
            Shape(oval(0.44, -0.8, 0.03), "gold", 0.2),
        ]
    )


@prop("horse-riding")
def riding_horse(_: random.Random) -> list[Shape]:
    """A saddled horse."""
    saddle = curve("-.2,-.62! -.16,-.74 -.06,-.66 .06,-.74! .1,-.6 .04,-.4! -.14,-.4!")
    strap = line("-.04,-.42 -.03,-.3", 0.02)
    return stood(
        [
            *form_of("horse"),
            *solid(saddle, "blood", -0.1, side=0.03),
            Shape(strap, "ink", 0.1),
            Shape(without(oval(-0.03, -0.26, 0.05), oval(-0.03, -0.26, 0.03)), "steel", 0.0),
        ]
    )
