"""Beasts, pets, statues and machines of a city."""

from __future__ import annotations

import math
import random

from assets.drawings.props.figure import figure
from assets.drawings.props.fire import flame_at, recoloured, smoke_at
from assets.drawings.props.garb import Garb
from assets.drawings.props.heads import Head
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
from assets.drawings.shapes import PROPS, Shape, prop


def _of(name: str) -> list[Shape]:
    return PROPS[name](random.Random(1))


def _cog(x: float, y: float, r: float, tone: str = "gold", teeth: int = 9) -> list[Shape]:
    """A toothed wheel round (x, y)."""
    tips = [
        oval(
            x + r * math.cos(k * math.tau / teeth), y + r * math.sin(k * math.tau / teeth), r * 0.2
        )
        for k in range(teeth)
    ]
    return [
        *[Shape(each, tone, -0.15) for each in tips],
        *solid(oval(x, y, r), tone, -0.05, side=r * 0.2),
        Shape(oval(x, y, r * 0.42), "ink", 0.15, rim=False),
    ]


# --- beasts ---------------------------------------------------------------------------------------


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
        found += placed(_of("rat"), x, y, size, flip=flip)
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
            *_of("bear"),
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
    hoard = placed(_of("coin-heap"), -0.4, 0.06, 0.36)
    more = placed(_of("coin-heap"), 0.5, 0.06, 0.3, flip=True)
    return stood([*door, *placed(_of("dragon"), 0.05, 0.0, 0.92), *hoard, *more])


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
            *placed(_of("giant"), 0.0, 0.0, 1.0),
            *[Shape(each, "bone", -0.25) for each in straps],
        ]
    )


# --- elements in the street -----------------------------------------------------------------------


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
        *placed(_of("key"), 0, 0.1, 0.2),
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
    fish = placed(_of("fish"), -0.06, -0.3, 0.16)
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


# --- statues and machines -------------------------------------------------------------------------


@prop("gargoyle-on-a-roof")
def gargoyle(_: random.Random) -> list[Shape]:
    """A stone beast with wings that crouches on a ledge, its mouth open for rain."""
    tone = "stone"
    ledge = [
        *solid(box(-0.6, -0.2, 1.2, 0.14, 0.01), tone, 0.0, side=0.04),
        *solid(box(-0.46, -0.08, 0.92, 0.1), tone, -0.15, side=0.04),
    ]
    wings = [
        curve(
            f"{s * 0.12},-.6! {s * 0.3},-.96 {s * 0.66},-1.1! {s * 0.6},-.86 {s * 0.7},-.7! "
            f"{s * 0.5},-.66 {s * 0.46},-.48! {s * 0.3},-.5 {s * 0.14},-.4"
        )
        for s in (-1, 1)
    ]
    body = mirrored("0,-.72 .18,-.66 .26,-.44 .24,-.22 0,-.18")
    legs = [
        limb([(s * 0.16, -0.3), (s * 0.34, -0.44), (s * 0.28, -0.2)], [0.2, 0.15, 0.12])
        for s in (-1, 1)
    ]
    arms = [
        limb([(s * 0.18, -0.6), (s * 0.16, -0.4), (s * 0.1, -0.2)], [0.12, 0.1, 0.09])
        for s in (-1, 1)
    ]
    head = mirrored("0,-1.0 .1,-.98 .2,-.9 .2,-.78 .12,-.66 0,-.62")
    ears = [
        curve(f"{s * 0.12},-.94! {s * 0.24},-1.08 {s * 0.3},-1.16! {s * 0.22},-.9") for s in (-1, 1)
    ]
    mouth = mirrored("0,-.76! .1,-.78 .12,-.74! .07,-.66 0,-.65")
    fangs = [poly(f"{x},-.77 {x + 0.03},-.77 {x + 0.015},-.71") for x in (-0.08, 0.05)]
    return stood(
        [
            *[Shape(each, tone, -0.12) for each in wings],
            *solid(body, tone, 0.05, side=0.05),
            *[Shape(each, tone, -0.02) for each in legs],
            *[Shape(each, tone, 0.08) for each in arms],
            *[Shape(each, tone, -0.05) for each in ears],
            *solid(head, tone, 0.12, side=0.04),
            *marks([mouth], "ink", 0.1),
            *marks(fangs, tone, 0.3),
            *marks([oval(s * 0.08, -0.85, 0.03, 0.022) for s in (-1, 1)], "fire", 0.2),
            *marks(
                [blade(f"{s * 0.02},-.88 {s * 0.08},-.92 {s * 0.16},-.9", 0.03) for s in (-1, 1)],
                tone,
                -0.4,
            ),
            *ledge,
        ]
    )


@prop("statue-of-the-founder")
def founders_statue(_: random.Random) -> list[Shape]:
    """A bronze man who steps down from his plinth, a deed in his hand, his arm stretched out."""
    body = figure(
        "stride",
        Head(view="side", hat="flat cap", beard="long"),
        Garb(cut="gown", tone="leaf", sleeve="tight", trim="leaf", legs="leaf", cloak="leaf"),
        "",
        "scroll",
        whole=False,
    )
    bronze = [
        each._replace(tone="leaf", shade=each.shade * 0.7 + 0.02)
        if each.tone != "ink"
        else each._replace(tone="leaf", shade=-0.4)
        for each in body
    ]
    plinth = [
        *solid(poly("-.5,-.42 .1,-.42 .14,.3 -.54,.3"), "stone", -0.05, side=0.05),
        *solid(box(-0.54, -0.46, 0.68, 0.08), "stone", 0.1, side=0.04),
        *solid(box(-0.6, 0.22, 0.8, 0.1), "stone", 0.05, side=0.04),
        *marks([box(-0.34, -0.2, 0.28, 0.16, 0.01)], "gold", -0.1),
    ]
    return stood([*plinth, *placed(bronze, 0.1, -0.06, 1.0, 8)])


def _machine(tone: str, eye: str) -> list[Shape]:
    """The trunk, legs and head of a clockwork man, without arms."""
    legs = [
        limb([(s * 0.12, -0.4), (s * 0.15, -0.22), (s * 0.15, -0.04)], [0.1, 0.08, 0.08])
        for s in (-1, 1)
    ]
    knees = [oval(s * 0.15, -0.22, 0.055) for s in (-1, 1)]
    feet = [box(s * 0.16 - 0.09, -0.06, 0.2, 0.06, 0.02) for s in (-1, 1)]
    trunk = mirrored("0,-.8! .22,-.78! .27,-.6 .2,-.38! 0,-.36!")
    head = box(-0.13, -1.02, 0.26, 0.22, 0.05)
    return [
        *[Shape(each, "steel", -0.2) for each in (*legs, *knees)],
        *[Shape(each, tone, -0.2) for each in feet],
        *solid(trunk, tone, 0.0, side=0.05),
        *_cog(0.02, -0.6, 0.1, "steel"),
        *marks(
            [
                oval(x, y, 0.013)
                for x, y in ((-0.17, -0.73), (0.17, -0.73), (-0.15, -0.43), (0.15, -0.43))
            ],
            "ink",
            0.1,
        ),
        *solid(head, tone, 0.1, side=0.04),
        *marks([box(-0.09, -0.95, 0.18, 0.055, 0.02)], "ink", 0.05),
        *marks([oval(s * 0.045, -0.922, 0.02) for s in (-1, 1)], eye, 0.2),
        *marks(
            [line(f"{x},-.86 {x},-.82", 0.012) for x in (-0.05, -0.017, 0.017, 0.05)], "ink", 0.1
        ),
    ]


@prop("bailiff-of-clockwork")
def clockwork_bailiff(_: random.Random) -> list[Shape]:
    """A machine in a tall hat that serves a writ, with a slot in its chest."""
    hat = [
        Shape(box(-0.12, -1.26, 0.24, 0.24, 0.01), "ink", 0.12),
        Shape(box(-0.22, -1.04, 0.44, 0.035, 0.01), "ink", 0.2),
        Shape(box(-0.12, -1.09, 0.24, 0.045), "blood", 0.0, rim=False),
    ]
    arms = [
        limb([(0.24, -0.72), (0.42, -0.66), (0.56, -0.76)], [0.09, 0.07, 0.06]),
        limb([(-0.24, -0.72), (-0.38, -0.54), (-0.34, -0.36)], [0.09, 0.07, 0.06]),
    ]
    writ = [
        Shape(poly(".5,-1.02 .74,-1.06 .78,-.72 .54,-.68"), "paper", 0.15),
        *marks(
            [line(f".57,{-0.96 + 0.06 * k} .7,{-0.98 + 0.06 * k}", 0.012) for k in range(4)],
            "ink",
            0.2,
        ),
        Shape(oval(0.68, -0.74, 0.035), "blood", 0.0),
    ]
    claw = [
        tail("-.34,-.36 -.42,-.28 -.36,-.22", 0.05),
        tail("-.34,-.36 -.28,-.28 -.32,-.22", 0.05),
    ]
    return stood(
        [
            *writ,
            *_machine("metal", "fire"),
            *hat,
            *[Shape(each, "steel", -0.1) for each in (*arms, *claw)],
            *marks([oval(0.57, -0.76, 0.045)], "steel", 0.1),
            *marks([box(-0.17, -0.5, 0.1, 0.02)], "ink", 0.0),
        ]
    )


@prop("automaton-porter")
def automaton(_: random.Random) -> list[Shape]:
    """A small machine with a key in its back that carries a chest."""
    key = [
        Shape(line("-.2,-.62 -.4,-.62", 0.04), "gold", 0.0),
        Shape(without(oval(-0.5, -0.68, 0.09), oval(-0.5, -0.68, 0.045)), "gold", 0.1),
        Shape(without(oval(-0.5, -0.54, 0.09), oval(-0.5, -0.54, 0.045)), "gold", 0.1),
    ]
    arms = [
        limb([(s * 0.22, -0.7), (s * 0.3, -0.54), (0.12 + s * 0.16, -0.5)], [0.08, 0.07, 0.06])
        for s in (-1, 1)
    ]
    chest = placed(_of("chest"), 0.16, -0.3, 0.32)
    return stood(
        [*key, *_machine("wood", "glow"), *chest, *[Shape(each, "steel", -0.05) for each in arms]]
    )


# --- pets -----------------------------------------------------------------------------------------


def _collar(x: float, y: float, wide: float) -> list[Shape]:
    """A red collar with a bell."""
    band = limb([(x - wide, y - 0.02), (x, y + 0.03), (x + wide, y - 0.02)], [0.05] * 3)
    return [Shape(band, "blood", 0.05), Shape(oval(x, y + 0.06, 0.04), "gold", 0.2)]


@prop("pet-foxling")
def foxling(_: random.Random) -> list[Shape]:
    """A small fox-eared thing with great round eyes that see round corners."""
    fur = "fire"
    brush = limb(
        [(-0.2, -0.12), (-0.56, -0.12), (-0.7, -0.42), (-0.56, -0.62)], [0.16, 0.24, 0.26, 0.06]
    )
    body = mirrored("0,-.56 .18,-.52 .28,-.3 .26,-.06 0,0")
    ears = [
        curve(f"{s * 0.1},-.86! {s * 0.3},-1.1 {s * 0.42},-1.3! {s * 0.44},-1.0 {s * 0.3},-.74")
        for s in (-1, 1)
    ]
    inner = [
        curve(f"{s * 0.18},-.9! {s * 0.3},-1.06 {s * 0.38},-1.18! {s * 0.38},-.96 {s * 0.28},-.82")
        for s in (-1, 1)
    ]
    head = mirrored("0,-.98 .22,-.92 .34,-.74 .24,-.56 .08,-.48 0,-.46")
    return stood(
        [
            Shape(brush, fur, -0.1),
            Shape(oval(-0.57, -0.58, 0.09, 0.11), "paper", 0.1),
            *solid(body, fur, 0.0, side=0.05),
            Shape(mirrored("0,-.5 .1,-.44 .14,-.2 0,-.06"), "paper", 0.1, rim=False),
            *[Shape(each, fur, -0.08) for each in ears],
            *[Shape(each, "rose", 0.0, rim=False) for each in inner],
            *solid(head, fur, 0.08, side=0.05),
            *[Shape(oval(s * 0.13, -0.74, 0.1), "glow", 0.1, rim=False) for s in (-1, 1)],
            *marks([oval(s * 0.12, -0.73, 0.055) for s in (-1, 1)], "ink", 0.0),
            *marks([oval(s * 0.12 + 0.02, -0.76, 0.018) for s in (-1, 1)], "paper", 0.4),
            *marks([oval(0, -0.55, 0.035, 0.025)], "ink", 0.0),
            *_collar(0, -0.44, 0.16),
            *[Shape(oval(s * 0.12, -0.02, 0.1, 0.04), fur, -0.15) for s in (-1, 1)],
        ]
    )


@prop("pet-hopper")
def hopper(_: random.Random) -> list[Shape]:
    """A hare in the air over a doorstep, a collar on it."""
    steps = [
        *solid(box(-0.6, -0.14, 1.2, 0.16, 0.01), "stone", 0.0, side=0.04),
        *solid(box(-0.4, -0.28, 0.8, 0.15, 0.01), "stone", 0.1, side=0.04),
    ]
    hare = placed(_of("hare"), 0.0, -0.42, 0.72, -14)
    arc = [blade(f"{x},-.32 {x + 0.06},-.42 {x + 0.16},-.48", 0.02) for x in (-0.6, -0.5)]
    return stood([*steps, *marks(arc, "paper", 0.2), *hare])


@prop("pet-skunk")
def skunk(_: random.Random) -> list[Shape]:
    """A skunk that lifts its tail; the air behind it is green."""
    puffs = [
        oval(x, y, r)
        for x, y, r in (
            (-0.86, -0.5, 0.18),
            (-0.98, -0.74, 0.14),
            (-0.74, -0.84, 0.12),
            (-1.08, -0.54, 0.1),
        )
    ]
    brush = limb(
        [(-0.36, -0.3), (-0.62, -0.5), (-0.52, -0.86), (-0.2, -0.98)], [0.16, 0.3, 0.34, 0.12]
    )
    stripe = limb(
        [(-0.4, -0.34), (-0.58, -0.54), (-0.48, -0.8), (-0.26, -0.92)], [0.04, 0.11, 0.13, 0.05]
    )
    body = curve("-.5,-.3 -.36,-.46 0,-.46 .3,-.42 .5,-.3 .72,-.2 .66,-.1 .4,-.08 -.4,-.08")
    back = blade("-.44,-.38 -.1,-.47 .26,-.42 .6,-.24", 0.09)
    legs = [limb([(x, -0.16), (x + 0.02, -0.02)], [0.12, 0.09]) for x in (-0.34, -0.18, 0.22, 0.38)]
    return stood(
        [
            *[Shape(each, "leaf", 0.35, rim=False) for each in puffs],
            *[Shape(leg, "ink", 0.1) for leg in legs],
            Shape(brush, "ink", 0.12),
            *marks([stripe], "paper", 0.1),
            *solid(body, "ink", 0.14, side=0.04),
            *marks([back], "paper", 0.1),
            Shape(oval(0.42, -0.4, 0.06), "ink", 0.14),
            *marks([oval(0.56, -0.25, 0.024)], "glow", 0.1),
            *marks([oval(0.7, -0.17, 0.03)], "rose", -0.1),
            *placed(_collar(0, 0, 0.09), 0.34, -0.22, 1.0),
        ]
    )


@prop("pet-stomper")
def stomper(_: random.Random) -> list[Shape]:
    """A very small elephant with one foot up over a torn card."""
    grey = "stone"
    legs = [limb([(x, -0.4), (x, -0.04)], [0.24, 0.2]) for x in (-0.36, 0.14)]
    up = limb([(0.3, -0.4), (0.5, -0.36), (0.54, -0.2)], [0.22, 0.2, 0.18])
    body = curve("-.56,-.4 -.46,-.74 0,-.82 .34,-.74 .44,-.46 .3,-.26 -.4,-.26")
    head = curve(".24,-.7 .36,-.96 .62,-.98 .78,-.8 .76,-.62 .6,-.52 .36,-.5")
    trunk = limb(
        [(0.72, -0.66), (0.9, -0.5), (0.88, -0.72), (0.98, -0.86)], [0.16, 0.12, 0.1, 0.07]
    )
    ear = curve(".4,-.92! .2,-.96 .12,-.7 .28,-.52 .44,-.6!")
    card = [
        Shape(poly(".36,.0 .7,-.04 .74,.02 .4,.06"), "paper", 0.15),
        *marks([line(".5,-.02 .56,.02 .54,.04", 0.014)], "ink", 0.1),
    ]
    thread = tail("-.54,-.5 -.7,-.4 -.68,-.24", 0.06)
    return stood(
        [
            Shape(thread, grey, -0.1),
            *[Shape(leg, grey, -0.12) for leg in legs],
            *solid(body, grey, 0.05, side=0.06),
            Shape(up, grey, 0.0),
            *solid(head, grey, 0.1, side=0.05),
            Shape(trunk, grey, 0.05),
            *solid(ear, "rose", -0.15, side=0.04),
            Shape(curve(".64,-.6! .7,-.5 .82,-.48! .7,-.58"), "bone", 0.2),
            *marks([oval(0.6, -0.8, 0.03)], "ink", 0.0),
            *card,
        ]
    )


@prop("pet-retriever")
def retriever(_: random.Random) -> list[Shape]:
    """A dog that brings back a boot that nobody threw."""
    boot = curve("-.1,-.3! .08,-.3! .08,-.1 .24,-.06 .26,.02! -.1,.02!")
    return stood(
        [*_of("hound"), *placed(solid(boot, "blood", -0.15, side=0.03), 0.6, -0.62, 0.8, 40)]
    )


@prop("pet-toad")
def toad(_: random.Random) -> list[Shape]:
    """A warty toad in a small ruff, on a cushion."""
    cushion = [
        *solid(
            curve("-.7,-.1 -.6,-.24 0,-.28 .6,-.24 .7,-.1 .6,.04 0,.08 -.6,.04"),
            "blood",
            -0.05,
            side=0.06,
        ),
        *[Shape(oval(s * 0.7, -0.08, 0.06), "gold", 0.1) for s in (-1, 1)],
    ]
    frog = placed(_of("frog"), 0, -0.16, 0.76)
    warts = [
        oval(x, y, r)
        for x, y, r in (
            (-0.16, -0.5, 0.035),
            (0.04, -0.42, 0.03),
            (-0.24, -0.36, 0.03),
            (0.14, -0.56, 0.025),
        )
    ]
    return stood([*cushion, *frog, *marks(warts, "leaf", -0.3)])


@prop("pet-cat")
def house_cat(_: random.Random) -> list[Shape]:
    """A cat with very long whiskers, a collar and a paw on a card."""
    cat = _of("cat")
    card = [
        Shape(poly(".3,.02 .62,-.02 .66,.08 .34,.12"), "paper", 0.2),
        *marks([oval(0.48, 0.05, 0.05, 0.025)], "blood", 0.0),
    ]
    return stood([*cat, *card])


@prop("pet-parrot")
def parrot_on_a_ring(_: random.Random) -> list[Shape]:
    """A parrot in a brass ring on a stand."""
    ring = without(oval(0, -0.66, 0.42), oval(0, -0.66, 0.37))
    stand = [
        Shape(line("0,-.26 0,.0", 0.03), "metal", -0.1),
        Shape(oval(0, 0, 0.22, 0.05), "metal", 0.0),
    ]
    return stood([Shape(ring, "metal", 0.05), *stand, *placed(_of("parrot"), 0.0, -0.3, 0.6)])


@prop("pet-magpie")
def magpie(_: random.Random) -> list[Shape]:
    """A magpie with a ring in its beak, on a jewel box."""
    case = placed(_of("chest"), 0, 0, 0.5)
    bird = placed(_of("raven"), 0.0, -0.42, 0.6)
    belly = curve("-.06,-.66! .08,-.74 .16,-.62 .06,-.5 -.08,-.54")
    ring = without(oval(0.4, -0.84, 0.07), oval(0.4, -0.84, 0.045))
    return stood([*case, *bird, *marks([belly], "paper", 0.1), Shape(ring, "gold", 0.2)])


@prop("pet-bull-pup")
def bull_pup(_: random.Random) -> list[Shape]:
    """A square little dog with a spiked collar and an underbite."""
    tone = "bone"
    legs = [limb([(x, -0.36), (x * 1.15, -0.04)], [0.2, 0.15]) for x in (-0.3, 0.3)]
    body = mirrored("0,-.7 .34,-.62 .42,-.4 .3,-.2 0,-.18")
    head = mirrored("0,-1.02 .24,-1.0 .34,-.84 .36,-.66 .24,-.54 0,-.5")
    ears = [
        curve(f"{s * 0.2},-.98! {s * 0.4},-1.06 {s * 0.42},-.9! {s * 0.32},-.86") for s in (-1, 1)
    ]
    jowl = mirrored("0,-.74 .14,-.74 .22,-.64 .14,-.54 0,-.6")
    spikes = [
        poly(f"{x - 0.04},-.46 {x + 0.04},-.46 {x},-.36") for x in (-0.24, -0.12, 0.0, 0.12, 0.24)
    ]
    return stood(
        [
            *[Shape(leg, tone, -0.15) for leg in legs],
            *solid(body, tone, -0.05, side=0.06),
            Shape(limb([(-0.3, -0.5), (0, -0.44), (0.3, -0.5)], [0.1] * 3), "blood", -0.1),
            *[Shape(each, "steel", 0.2) for each in spikes],
            *[Shape(each, "wood", 0.0) for each in ears],
            *solid(head, tone, 0.1, side=0.05),
            Shape(oval(0.16, -0.82, 0.13, 0.14), "wood", 0.0, rim=False),
            *solid(jowl, tone, 0.0, side=0.03),
            *marks([oval(s * 0.15, -0.82, 0.035) for s in (-1, 1)], "ink", 0.0),
            *marks([oval(0, -0.73, 0.06, 0.04)], "ink", 0.1),
            *marks(
                [poly(f"{x},-.58 {x + 0.04},-.58 {x + 0.02},-.66") for x in (-0.1, 0.06)],
                "paper",
                0.3,
            ),
        ]
    )


@prop("pet-cricket")
def cricket(_: random.Random) -> list[Shape]:
    """A green cricket in a small gilt cage that hangs."""
    bars = [
        limb([(x * 0.3, -0.94), (x, -0.6), (x, -0.12)], [0.018] * 3)
        for x in (-0.32, -0.16, 0.0, 0.16, 0.32)
    ]
    rings = [limb([(-0.34, y), (0, y + 0.04), (0.34, y)], [0.03] * 3) for y in (-0.6, -0.12)]
    body = limb([(-0.2, -0.26), (0.0, -0.3), (0.18, -0.34)], [0.08, 0.12, 0.13])
    legs = [
        line("-.06,-.3 -.16,-.5 -.22,-.2", 0.02),
        line(".08,-.28 .12,-.18", 0.02),
        line(".14,-.28 .2,-.18", 0.02),
    ]
    feelers = [line(".2,-.38 .26,-.54 .2,-.66", 0.01), line(".22,-.38 .32,-.5 .32,-.62", 0.01)]
    return stood(
        [
            Shape(oval(0, -0.1, 0.36, 0.08), "gold", -0.2),
            *[Shape(each, "leaf", 0.05) for each in (*legs, *feelers)],
            *solid(body, "leaf", 0.15, side=0.03),
            *marks([oval(0.2, -0.36, 0.018)], "ink", 0.0),
            *[Shape(each, "gold", 0.1) for each in bars],
            *[Shape(each, "gold", -0.05) for each in rings],
            Shape(without(oval(0, -1.0, 0.07), oval(0, -1.0, 0.045)), "gold", 0.1),
        ]
    )


@prop("pet-old-tom")
def old_tom(_: random.Random) -> list[Shape]:
    """A scarred ginger cat on a barrel, one ear gone, one eye shut."""
    cat = [
        each._replace(tone="fire", shade=each.shade - 0.2)
        if each.tone not in ("glow", "gold", "bone")
        else each
        for each in _of("cat")
    ]
    stripes = [blade(f"{x},-.5 {x + 0.06},-.4 {x + 0.02},-.3", 0.03) for x in (-0.16, -0.04, 0.08)]
    cat += marks(stripes, "wood", -0.2)
    return stood([*placed(_of("barrel"), 0, 0, 0.7), *placed(cat, 0.0, -0.66, 0.7)])
