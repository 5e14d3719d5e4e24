"""Beasts of a city, and greater beings on and above its roofs."""

from __future__ import annotations

import math
import random

from assets.drawings.props.fire import flame_at, recoloured, smoke_at
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


@prop("rats-of-the-sewer")
def sewer_rats(_: random.Random) -> list[Shape]:
    """Rats that come out of a round drain."""
    drain = [
        Shape(oval(0, -0.5, 0.5), "stone", -0.05),
        Shape(oval(0, -0.48, 0.4), "ink", 0.1, rim=False),
        *marks([line(f"{x},-.84 {x},-.5", 0.03) for x in (-0.2, 0.0, 0.2)], "steel", -0.3),
    ]
    water = curve("-.4,-.3! -.2,-.34 .2,-.3 .4,-.3! .5,.02! -.5,.02!")
    found = [*drain, Shape(water, "leaf", -0.3)]
    for x, y, size, flip in (
        (-0.16, -0.26, 0.36, True),
        (0.2, -0.24, 0.36, False),
        (-0.52, 0.0, 0.46, True),
        (0.5, 0.02, 0.48, False),
        (0.02, 0.04, 0.5, False),
    ):
        found += placed(form_of("rat"), x, y, size, flip=flip)
    return stood(found)


@prop("bear-for-baiting")
def baiting_bear(_: random.Random) -> list[Shape]:
    """A bear on a chain at a post, in a ring of boards."""
    post = [
        *solid(box(-0.56, -0.84, 0.1, 0.86, 0.02), "wood", -0.1, side=0.03),
        Shape(oval(-0.51, -0.6, 0.07), "steel", -0.1),
    ]
    links = [
        oval(-0.44 + 0.075 * k, -0.58 + 0.012 * (k % 2) + 0.02 * math.sin(k), 0.046, 0.03)
        for k in range(5)
    ]
    boards = [box(-0.9 + 0.2 * k, -0.34, 0.18, 0.36, 0.01) for k in range(9)]
    ring = [Shape(each, "wood", -0.2 + 0.06 * (k % 2)) for k, each in enumerate(boards)]
    collar = curve("-.14,-.78! 0,-.72 .14,-.78! .13,-.7 0,-.65 -.13,-.7!")
    return stood(
        [
            *post,
            *form_of("bear"),
            Shape(collar, "blood", 0.0),
            *[Shape(each, "steel", -0.25) for each in links],
            *placed(ring, 0.0, 0.1, 1.0),
        ]
    )


@prop("monkey-on-a-chain")
def monkey(_: random.Random) -> list[Shape]:
    """A small monkey in a red coat that holds up a purse; a chain hangs from its belt."""
    fur, shade = "hair", 0.05
    thread = limb(
        [(-0.2, -0.2), (-0.5, -0.1), (-0.56, -0.42), (-0.4, -0.5)], [0.07, 0.06, 0.05, 0.03]
    )
    legs = [
        limb([(s * 0.1, -0.3), (s * 0.26, -0.2), (s * 0.14, -0.03)], [0.16, 0.12, 0.08])
        for s in (-1, 1)
    ]
    coat = mirrored("0,-.66! .16,-.62 .22,-.44 .2,-.22! .08,-.26 0,-.2!")
    up = limb([(0.15, -0.6), (0.36, -0.62), (0.4, -0.86)], [0.11, 0.09, 0.06])
    low = limb([(-0.15, -0.6), (-0.34, -0.46), (-0.24, -0.3)], [0.11, 0.09, 0.06])
    head = mirrored("0,-1.02 .14,-1 .2,-.86 .16,-.72 .08,-.66 0,-.64")
    face = mirrored("0,-.9! .08,-.94 .14,-.86 .1,-.72 .06,-.68 0,-.67")
    hat = [
        Shape(poly("-.1,-1.0 .1,-1.0 .08,-1.14 -.08,-1.14"), "blood", 0.05),
        Shape(line("0,-1.13 .1,-1.05", 0.02), "gold", 0.2),
    ]
    purse = [
        *solid(
            mirrored("0,-.86! .03,-.84 .1,-.7 .07,-.62 0,-.61").translated(0.42, 0.0),
            "wood",
            0.1,
            0.03,
        ),
        Shape(box(0.38, -0.86, 0.08, 0.03, 0.01), "gold", 0.1),
    ]
    links = [oval(-0.02 + 0.09 * k, -0.16 + 0.04 * k, 0.05, 0.028) for k in range(5)]
    return stood(
        [
            Shape(thread, fur, shade - 0.1),
            *[Shape(leg, fur, shade - 0.1) for leg in legs],
            Shape(low, "blood", -0.1),
            *solid(coat, "blood", 0.0, side=0.04),
            *marks([oval(0, y, 0.016) for y in (-0.54, -0.44, -0.34)], "gold", 0.2),
            *purse,
            Shape(up, "blood", 0.05),
            *[Shape(oval(s * 0.2, -0.86, 0.07), "rose", -0.2) for s in (-1, 1)],
            *solid(head, fur, shade, side=0.04),
            Shape(face, "skin", 0.0, rim=False),
            *marks([oval(s * 0.055, -0.85, 0.02) for s in (-1, 1)], "ink", 0.0),
            *marks([blade("-.06,-.73 0,-.71 .06,-.73", 0.02)], "ink", 0.1),
            *hat,
            *[Shape(each, "steel", -0.2) for each in links],
        ]
    )


def _goose(lift: float = 0.0) -> list[Shape]:
    """A goose with its neck out, hissing; wings up by *lift*."""
    body = curve("-.5,-.4 -.3,-.56 .1,-.54 .34,-.4 .3,-.22 0,-.14 -.36,-.2 -.7,-.46!")
    neck = limb([(0.22, -0.4), (0.42, -0.62), (0.5, -0.82), (0.66, -0.84)], [0.2, 0.12, 0.1, 0.12])
    wing = curve(
        f".1,-.4! .06,{-0.6 - lift} -.2,{-0.8 - lift} -.62,{-0.86 - lift}!"
        f" -.5,{-0.72 - lift} -.56,{-0.6 - lift * 0.6}! -.4,-.5 -.3,-.34!"
    )
    beak = curve(".7,-.88! .8,-.86 .92,-.8! .8,-.8 .92,-.74! .76,-.76 .7,-.78!")
    legs = [line(f"{x},-.2 {x + 0.02},-.02", 0.035) for x in (-0.06, 0.12)]
    feet = [poly(f"{x},-.04 {x + 0.14},0 {x - 0.04},0") for x in (-0.06, 0.12)]
    return [
        *[Shape(each, "fire", 0.0) for each in (*legs, *feet)],
        *solid(body, "paper", 0.1, side=0.06),
        Shape(neck, "paper", 0.12),
        *solid(wing, "stone", 0.25, side=0.03),
        Shape(beak, "fire", 0.05),
        *marks([oval(0.65, -0.86, 0.02)], "ink", 0.0),
    ]


@prop("geese-of-the-guildhall")
def geese(_: random.Random) -> list[Shape]:
    """Three geese on guard, all of them screaming."""
    return stood(
        [
            *placed(_goose(0.0), -0.62, -0.1, 0.8),
            *placed(_goose(-0.05), 0.5, -0.08, 0.8, flip=True),
            *placed(_goose(0.1), 0.0, 0.04, 1.0),
        ]
    )


@prop("drake-on-a-chimney")
def chimney_drake(_: random.Random) -> list[Shape]:
    """A small dragon curled round a chimney, smoke from the pot and from its nose."""
    stack = [
        *solid(box(-0.22, -0.7, 0.44, 0.72), "blood", -0.2, side=0.06),
        *marks(
            [box(x, y, 0.12, 0.012) for y in (-0.6, -0.46, -0.32, -0.18) for x in (-0.18, 0.02)],
            "stone",
            0.1,
        ),
        *solid(box(-0.28, -0.78, 0.56, 0.1, 0.01), "stone", 0.0, side=0.04),
        *solid(box(-0.1, -0.92, 0.2, 0.15, 0.02), "fire", -0.35, side=0.03),
    ]
    roof = poly("-.9,.14 -.2,-.2 .2,-.2 .9,.14")
    beast = placed(recoloured("dragon", {"blood": ("leaf", 0.0)}), 0.06, -0.16, 0.72)
    return stood(
        [
            *smoke_at(0, -0.9, 0.5),
            Shape(roof, "deep", 0.1),
            *stack,
            *beast,
            *flame_at(0.62, -0.56, 0.14),
        ]
    )


@prop("dragon-in-a-vault")
def vault_dragon(_: random.Random) -> list[Shape]:
    """A dragon before a round iron door, coins under it."""
    door = [
        *solid(oval(0, -0.56, 0.62), "steel", -0.25, side=0.08),
        Shape(oval(0, -0.56, 0.5), "steel", -0.1, rim=False),
        *marks(
            [
                oval(
                    0.56 * math.cos(k * math.tau / 12),
                    -0.56 + 0.56 * math.sin(k * math.tau / 12),
                    0.03,
                )
                for k in range(12)
            ],
            "gold",
            0.0,
        ),
        *marks(
            [
                line(f"{-0.3 * c},{-0.56 - 0.3 * s} {0.3 * c},{-0.56 + 0.3 * s}", 0.05)
                for c, s in ((1, 0), (0.5, 0.87), (0.5, -0.87))
            ],
            "gold",
            -0.1,
        ),
    ]
    hoard = placed(form_of("coin-heap"), -0.4, 0.06, 0.36)
    more = placed(form_of("coin-heap"), 0.5, 0.06, 0.3, flip=True)
    return stood([*door, *placed(form_of("dragon"), 0.05, 0.0, 0.92), *hoard, *more])


@prop("giant-of-the-crane")
def crane_giant(_: random.Random) -> list[Shape]:
    """A giant who is harnessed to a harbour crane; a bale hangs from it."""
    mast = [
        *solid(box(-0.82, -1.2, 0.1, 1.2), "wood", -0.15, side=0.03),
        *solid(poly("-.86,-1.2 .84,-1.44 .84,-1.36 -.74,-1.12"), "wood", -0.05, side=0.03),
        Shape(line("-.72,-.86 -.2,-1.24", 0.05), "wood", -0.2),
        Shape(line(".78,-1.38 .78,-.9", 0.02), "bone", -0.2),
        *solid(box(0.62, -0.9, 0.34, 0.28, 0.03), "bone", -0.15, side=0.04),
        *marks([line(".62,-.76 .96,-.76", 0.025), line(".79,-.9 .79,-.62", 0.025)], "wood", -0.2),
    ]
    straps = [line("-.76,-.9 -.2,-.56 .2,-.52", 0.03), line("-.76,-.9 -.14,-.4 .2,-.36", 0.03)]
    return stood(
        [
            *mast,
            *placed(form_of("giant"), 0.0, 0.0, 1.0),
            *[Shape(each, "bone", -0.25) for each in straps],
        ]
    )


@prop("gale-in-the-street")
def gale(_: random.Random) -> list[Shape]:
    """A whirl of air with a face, hats and washing and a signboard in it."""
    found: list[Shape] = []
    for k in range(7):
        y, wide = -0.06 - 0.15 * k, 0.1 + 0.085 * k
        band = limb(
            [(-wide, y), (0, y + 0.09), (wide, y - 0.02), (wide * 0.5, y - 0.08)],
            [0.09, 0.13, 0.08, 0.02],
        )
        found.append(Shape(band, "water" if k % 2 else "paper", 0.25, rim=False))
    eyes = [
        curve(f"{s * 0.1},-.78! {s * 0.22},-.86 {s * 0.34},-.82! {s * 0.22},-.74") for s in (-1, 1)
    ]
    mouth = mirrored("0,-.64! .14,-.62 .12,-.5 0,-.44")
    hat = [
        *solid(mirrored("0,-.2! .14,-.18 .16,0! 0,0!"), "ink", 0.15, side=0.03),
        Shape(line("-.26,0 .26,0", 0.04), "ink", 0.2),
    ]
    shirt = poly("-.16,-.2 .16,-.2 .24,-.06 .14,-.02 .14,.2 -.14,.2 -.14,-.02 -.24,-.06")
    board = [
        *solid(box(-0.18, -0.12, 0.36, 0.24, 0.02), "wood", 0.1, side=0.03),
        *placed(form_of("key"), 0, 0.1, 0.2),
    ]
    return stood(
        [
            *found,
            *marks(eyes, "ink", 0.1),
            *marks([mouth], "ink", 0.1),
            *placed(hat, 0.6, -0.94, 1.0, 28),
            *placed([*solid(shirt, "rose", 0.1, side=0.03)], -0.66, -0.6, 1.0, -24),
            *placed(board, 0.5, -0.34, 0.9, 18),
        ]
    )


@prop("flood-from-a-drain")
def water_elemental(_: random.Random) -> list[Shape]:
    """A giant of water that stands up out of a broken grating."""
    grate = [*solid(oval(0.5, -0.02, 0.3, 0.08), "steel", -0.25, side=0.04)]
    body = curve("-.36,.04! -.3,-.3 -.42,-.62 -.2,-.84 0,-1.02 .2,-.84 .44,-.62 .3,-.3 .4,.04!")
    arms = [
        limb([(-0.3, -0.64), (-0.6, -0.5), (-0.66, -0.2), (-0.5, -0.1)], [0.24, 0.2, 0.17, 0.05]),
        limb([(0.3, -0.64), (0.58, -0.72), (0.7, -0.98), (0.9, -1.0)], [0.24, 0.2, 0.17, 0.05]),
    ]
    streams = [blade(f"{x},-.8 {x * 1.2},-.4 {x},-.0", 0.07) for x in (-0.18, 0.02, 0.2)]
    eyes = [oval(s * 0.1, -0.8, 0.05, 0.04) for s in (-1, 1)]
    mouth = mirrored("0,-.68! .1,-.68 .08,-.6 0,-.57")
    pool = curve("-.9,.04! -.5,-.08 .4,-.08 .9,.04! .4,.14 -.4,.14")
    drops = [
        mirrored("0,-.1! .04,0 .03,.05 0,.06").translated(x, y)
        for x, y in ((0.96, -0.8), (-0.7, -0.02), (0.78, -0.6))
    ]
    fish = placed(form_of("fish"), -0.06, -0.3, 0.16)
    return stood(
        [
            *solid(pool, "water", -0.15, side=0.05),
            *grate,
            *[Shape(each, "water", 0.05) for each in arms],
            *solid(body, "water", 0.1, side=0.08),
            *marks(streams, "water", 0.35),
            *marks(eyes, "glow", 0.2),
            *marks([mouth], "ink", 0.15),
            *marks(drops, "water", 0.3),
            *fish,
        ]
    )
