"""Places of the high passes: huts, thrones and gates, bridges, walls of rock, and the Lost City."""

from __future__ import annotations

import random

from assets.drawings.props.eyrie_birds import nest_at
from assets.drawings.props.frost import snow_cap
from assets.drawings.props.frost_beasts import icicles
from assets.drawings.props.masonry import lit_windows
from assets.drawings.props.pass_beasts import bell_at, goat
from assets.drawings.props.pass_gear import twisted
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


def boulder(
    x: float, y: float, size: float, shade: float = -0.08, turn: float = 0.0
) -> list[Shape]:
    """An angular stone round (*x*, *y*)."""
    stone = solid(
        poly("-.5,.1 -.4,-.32 -.06,-.48 .34,-.36 .5,.04 .28,.4 -.2,.42"), "stone", shade, side=0.14
    )
    return placed(
        [
            *stone,
            Shape(poly("-.4,-.32 -.06,-.48 .34,-.36 .0,-.14"), "stone", shade + 0.16, rim=False),
        ],
        x,
        y,
        size,
        turn,
    )


def fallen(spots: tuple[tuple[float, float, float], ...]) -> list[Shape]:
    """Stones that have come down: the x, y and size of each."""
    return [
        s
        for i, (x, y, size) in enumerate(spots)
        for s in boulder(x, y, size, -0.12 + 0.05 * (i % 3), 50.0 * i)
    ]


@prop("hut-stone")
def stone_hut(_: random.Random) -> list[Shape]:
    """A hut of rough stones, its roof held down by ropes and stones, smoke over it."""
    smoke = [
        Shape(oval(x, y, r), "paper", -0.05)
        for x, y, r in ((0.34, -1.04, 0.07), (0.42, -1.18, 0.1), (0.56, -1.36, 0.14))
    ]
    found = [*smoke, *solid(box(0.24, -0.98, 0.16, 0.4), "stone", -0.1, side=0.03)]
    wall = mirrored("0,-.5! .6,-.46! .64,0! 0,0!")
    found += solid(wall, "stone", 0.02, side=0.08)
    found += marks([line(f"-.6,{y} .6,{y}", 0.01) for y in (-0.36, -0.24, -0.12)], "stone", -0.3)
    roof = mirrored("0,-.9! .2,-.84 .74,-.46! .7,-.38! 0,-.44!")
    found += solid(roof, "wood", -0.15, side=0.08)
    found += [
        Shape(line(f"{s * 0.3},-.8 {s * 0.46},-.4 {s * 0.44},-.24", 0.02), "bone", -0.1)
        for s in (-1, 1)
    ]
    found += [
        s
        for x in (-0.44, 0.44)
        for s in solid(oval(x, -0.22, 0.07, 0.06), "stone", -0.15, side=0.02)
    ]
    found += [
        Shape(box(-0.1, -0.34, 0.22, 0.34, 0.02), "ink", 0.15),
        Shape(box(-0.08, -0.32, 0.18, 0.32, 0.02), "wood", -0.2, rim=False),
    ]
    found += [
        lit_windows((0.28, -0.32, 0.14, 0.14)),
        *marks([line(".35,-.32 .35,-.18", 0.016)], "wood", -0.3),
    ]
    return stood([*found, snow_cap(-0.3, -0.72, 0.4, 0.08)])


@prop("monastery-stairs")
def monastery(_: random.Random) -> list[Shape]:
    """A white monastery high in a cliff; hundreds of steps lead up to it."""
    rock = curve("-.9,0! -.8,-.5 -.6,-.9 -.3,-1.0 .3,-1.0 .62,-.84 .76,-.4 .9,0!")
    found = solid(rock, "stone", -0.12, side=0.12)
    for x, y, wide, high in (
        (-0.36, -0.86, 0.34, 0.4),
        (-0.04, -0.92, 0.4, 0.52),
        (0.3, -0.84, 0.3, 0.34),
    ):
        found += solid(box(x - wide / 2, y - high, wide, high), "paper", 0.05, side=0.04)
        roof = poly(
            f"{x - wide * 0.62},{y - high} {x},{y - high - 0.2} {x + wide * 0.62},{y - high}"
        )
        found += solid(roof, "blood", -0.15, side=0.03)
        found += [
            lit_windows(
                (x - 0.08, y - high * 0.75, 0.05, 0.09), (x + 0.04, y - high * 0.75, 0.05, 0.09)
            )
        ]
    xs = (-0.5, 0.4, -0.3, 0.24, -0.12)
    ys = (0.0, -0.24, -0.46, -0.66, -0.86)
    for i in range(4):
        (ax, ay), (bx, by) = (xs[i], ys[i]), (xs[i + 1], ys[i + 1])
        many = 8
        for k in range(many):
            t, wide = k / many, 0.15 - 0.025 * i
            x, y = ax + (bx - ax) * t, ay + (by - ay) * t
            found += [
                Shape(box(x - wide / 2, y - 0.035, wide, 0.035), "bone", 0.1 - 0.08 * (k % 2))
            ]
    return stood(found)


@prop("throne-empty")
def empty_throne(_: random.Random) -> list[Shape]:
    """A throne of stone in the open, ice on its arms and nobody on it."""
    steps = [
        s
        for y, half in ((0.0, 0.62), (-0.12, 0.5))
        for s in solid(
            box(-half, y - 0.12, 2 * half, 0.12, 0.01), "stone", 0.06 if y else -0.02, side=0.06
        )
    ]
    back = mirrored("0,-1.36! .06,-1.2! .2,-1.24! .24,-1.1! .36,-1.12! .36,-.24! 0,-.24!")
    found = [*steps, *solid(back, "stone", -0.04, side=0.06)]
    found += marks([mirrored("0,-1.06 .2,-.98 .24,-.6 .2,-.5! 0,-.5!")], "blood", -0.2)
    found += marks([oval(0.0, -1.14, 0.06)], "gold", 0.0)
    found += solid(box(-0.34, -0.52, 0.68, 0.3, 0.02), "stone", 0.08, side=0.04)
    for s in (-1, 1):
        found += solid(box(s * 0.38 - 0.07, -0.7, 0.14, 0.48, 0.02), "stone", 0.02, side=0.03)
        found += [snow_cap(s * 0.38, -0.68, 0.18, 0.06)]
    found += icicles(
        tuple((x, -0.22 - 0.0 * x, 0.1) for x in (-0.26, -0.14, 0.0, 0.16, 0.28)), 0.03
    )
    return stood([*found, snow_cap(0.0, -0.5, 0.4, 0.05), snow_cap(0.0, 0.02, 1.2, 0.05)])


@prop("cairn-bells")
def bell_cairn(_: random.Random) -> list[Shape]:
    """A cairn with a pole, from whose arms goat bells hang."""
    pole = [
        Shape(line("0,-.5 0,-1.4", 0.045), "wood", -0.1),
        Shape(line("-.42,-1.28 .42,-1.28", 0.035), "wood", -0.1),
        Shape(line("-.28,-1.04 .28,-1.04", 0.035), "wood", -0.1),
    ]
    found = [*pole]
    for x, y, size in (
        (-0.38, -1.28, 0.2),
        (-0.14, -1.28, 0.16),
        (0.14, -1.28, 0.18),
        (0.38, -1.28, 0.15),
        (-0.25, -1.04, 0.15),
        (0.25, -1.04, 0.19),
    ):
        found += [
            Shape(line(f"{x},{y} {x},{y + 0.08}", 0.012), "ink", 0.1),
            *bell_at(x, y + 0.07, size),
        ]
    for y, half, many in ((-0.1, 0.44, 5), (-0.28, 0.34, 4), (-0.44, 0.22, 3), (-0.58, 0.1, 2)):
        for i in range(many):
            found += boulder(
                -half + 2 * half * i / max(many - 1, 1),
                y,
                0.24,
                -0.1 + 0.06 * (i % 2),
                40.0 * i + 90 * y,
            )
    return stood(found)


@prop("gong-war")
def war_gong(_: random.Random) -> list[Shape]:
    """A great bronze gong in a frame of tusks, a mallet beside it."""
    found: list[Shape] = []
    for s in (-1, 1):
        tusk = limb(
            [(s * 0.72, 0.0), (s * 0.74, -0.5), (s * 0.5, -1.02), (s * 0.1, -1.2)],
            [0.16, 0.14, 0.1, 0.03],
        )
        found += [*solid(tusk, "bone", 0.0, side=0.03)]
    found += [Shape(line(f"{x},-1.12 {x * 1.2},-.92", 0.022), "wood", -0.1) for x in (-0.22, 0.22)]
    found += [
        *solid(oval(0.0, -0.52, 0.48), "gold", -0.22, side=0.06),
        Shape(oval(0.0, -0.52, 0.4), "gold", -0.05, rim=False),
        Shape(oval(0.0, -0.52, 0.14), "gold", 0.2, rim=False),
    ]
    found += marks(
        [without(oval(0.0, -0.52, r), oval(0.0, -0.52, r - 0.014)) for r in (0.33, 0.24)],
        "gold",
        -0.35,
    )
    mallet = [
        Shape(line("0,0 0,-.5", 0.05), "wood", 0.0),
        *solid(oval(0.0, -0.54, 0.13, 0.11), "blood", 0.0, side=0.03),
    ]
    return stood([*found, *placed(mallet, 0.78, 0.05, 1.0, -50)])


@prop("rock-face")
def rock_face(_: random.Random) -> list[Shape]:
    """A sheer wall of rock that looks like a face, a climber on a rope at its nose."""
    wall = curve("-.62,.04! -.66,-.7 -.5,-1.2 -.1,-1.36 .3,-1.3 .56,-1.1 .64,-.6 .62,.04!")
    found = solid(wall, "stone", -0.05, side=0.12)
    for s in (-1, 1):
        brow = poly(
            f"{s * 0.06},-.96 {s * 0.26},-1.06 {s * 0.46},-.98 {s * 0.44},-.9 {s * 0.08},-.88"
        )
        found += [
            Shape(
                poly(f"{s * 0.08},-.9 {s * 0.42},-.92 {s * 0.38},-.78 {s * 0.14},-.76"),
                "ink",
                0.15,
                rim=False,
            ),
            Shape(brow, "stone", 0.1),
        ]
    found += solid(poly("-.06,-.92 .08,-.92 .18,-.5 .0,-.42 -.16,-.5"), "stone", 0.1, side=0.06)
    found += marks([curve("-.3,-.26! .0,-.34 .3,-.26! .2,-.16 .0,-.2 -.2,-.16")], "ink", 0.15)
    found += marks(
        [
            blade(each, 0.024)
            for each in (
                "-.5,-.6 -.4,-.4 -.46,-.2",
                ".5,-.7 .42,-.5 .5,-.3",
                "-.2,-1.2 -.1,-1.1 -.16,-1.0",
            )
        ],
        "stone",
        -0.35,
    )
    rope = twisted([(0.1, -1.34), (0.14, -1.0), (0.22, -0.62), (0.24, -0.4)], 0.02)
    man = form_of("rope-second")
    return stood(
        [
            *found,
            *rope,
            *placed([each for each in man if each.tone != "bone"], 0.24, -0.28, 0.3),
            snow_cap(-0.06, -1.3, 0.5, 0.1),
        ]
    )


@prop("gate-pass")
def rune_gate(_: random.Random) -> list[Shape]:
    """Two standing stones and a lintel, cut with glowing runes; stars in the gap."""
    night = box(-0.34, -0.94, 0.68, 0.96)
    found = [
        Shape(night, "deep", -0.1, rim=False),
        Shape(oval(0.0, -0.46, 0.3, 0.42), "water", -0.05, rim=False),
        Shape(oval(0.0, -0.46, 0.2, 0.3), "water", 0.25, rim=False),
        Shape(oval(0.0, -0.46, 0.1, 0.16), "glow", 0.1, rim=False),
    ]
    for s in (-1, 1):
        post = curve(
            f"{s * 0.3},.02! {s * 0.28},-.5 {s * 0.32},-.98! {s * 0.58},-.98! {s * 0.6},-.5"
            f" {s * 0.66},.02!"
        )
        found += solid(post, "stone", -0.05, side=0.05)
    found += solid(
        curve("-.72,-.96! -.68,-1.2 .0,-1.24 .7,-1.18 .72,-.96! .0,-.94"), "stone", 0.05, side=0.05
    )
    runes = (
        "0,0 0,-.14|0,-.14 .06,-.08",
        "-.04,0 0,-.14|0,-.14 .04,0",
        "0,0 0,-.14|-.04,-.06 .05,-.1",
        "-.04,0 .04,-.14|.04,0 -.04,-.14",
    )
    spots = (
        (-0.45, -0.14),
        (-0.45, -0.4),
        (-0.45, -0.66),
        (0.46, -0.14),
        (0.46, -0.4),
        (0.46, -0.66),
        (-0.4, -1.0),
        (0.0, -1.01),
        (0.4, -1.0),
    )
    for i, (x, y) in enumerate(spots):
        found += placed(
            [Shape(line(each, 0.022), "glow", 0.1, rim=False) for each in runes[i % 4].split("|")],
            x,
            y,
        )
    return stood([*found, Shape(curve("-.5,.06! -.3,-.02 .3,-.02 .5,.06!"), "leaf", -0.2)])


@prop("tribute")
def tribute(_: random.Random) -> list[Shape]:
    """Gifts laid on a ledge under a great nest: a goat, a sword, a chest, a purse."""
    ledge = poly("-1.0,0 .9,0 .8,.14 .3,.2 -.2,.3 -1.0,.4")
    wall = poly("-1.0,.4 -1.0,-1.0 -.7,-1.1 -.56,-.5 -.5,0")
    found = [
        *solid(wall, "stone", -0.15, side=0.1),
        *solid(ledge, "stone", -0.05, side=0.06),
        *nest_at(-0.62, -1.06, 0.7),
    ]
    found += placed(form_of("eagle-head"), -0.62, -1.0, 0.34)
    found += placed(goat("paper", 0.05, 0.26, 0.12), 0.56, 0.0, 0.4, 0, True) + placed(
        form_of("chest"), -0.2, 0.02, 0.26
    )
    return stood(
        [
            *found,
            *placed(form_of("sack"), 0.12, 0.03, 0.24),
            *placed(form_of("cup-tall"), 0.28, 0.04, 0.2),
        ]
    )


@prop("city-lost")
def lost_city(_: random.Random) -> list[Shape]:
    """Towers and gates of a dead city on a cliff, one window lit."""
    rock = poly("-1.0,.04 -.94,-.24 -.7,-.36 .7,-.36 .96,-.2 1.0,.04")
    found: list[Shape] = []
    for x, wide, high, top in (
        (-0.7, 0.26, 0.5, "flat"),
        (-0.42, 0.22, 0.84, "spire"),
        (0.0, 0.5, 0.66, "dome"),
        (0.4, 0.22, 0.96, "broken"),
        (0.7, 0.28, 0.58, "spire"),
    ):
        found += solid(box(x - wide / 2, -0.3 - high, wide, high), "stone", 0.02, side=0.05)
        y = -0.3 - high
        if top == "spire":
            found += solid(
                poly(f"{x - wide * 0.62},{y} {x},{y - wide * 1.5} {x + wide * 0.62},{y}"),
                "water",
                -0.1,
                side=0.03,
            )
        elif top == "dome":
            found += solid(
                curve(
                    f"{x - wide * 0.46},{y}! {x - wide * 0.36},{y - wide * 0.42}"
                    f" {x},{y - wide * 0.62} {x + wide * 0.36},{y - wide * 0.42}"
                    f" {x + wide * 0.46},{y}!"
                ),
                "gold",
                -0.25,
                side=0.04,
            )
        else:
            found += solid(
                poly(
                    f"{x - wide / 2},{y} {x - wide / 2},{y - 0.1} {x - wide * 0.2},{y - 0.02}"
                    f" {x},{y - 0.14} {x + wide * 0.2},{y} {x + wide / 2},{y - 0.06}"
                    f" {x + wide / 2},{y}"
                ),
                "stone",
                0.02,
                side=0.03,
            )
        found += marks(
            [
                box(x - 0.03 + dx, y + dy, 0.05, 0.1, 0.02)
                for dx, dy in ((-0.05, 0.12), (0.06, 0.26), (-0.05, 0.4))
            ],
            "ink",
            0.15,
        )
    found += [lit_windows((0.43, -0.98, 0.05, 0.1))]
    found += [*solid(box(-0.96, -0.46, 1.92, 0.18), "stone", -0.08, side=0.05)]
    return stood(
        [
            *found,
            Shape(mirrored("0,-.5 .1,-.46 .13,-.28! 0,-.28!"), "ink", 0.1),
            *solid(rock, "stone", -0.15, side=0.08),
            snow_cap(-0.7, -0.79, 0.26, 0.06),
            snow_cap(0.4, -1.26, 0.2, 0.06),
        ]
    )


@prop("mine-ruined")
def ruined_mine(_: random.Random) -> list[Shape]:
    """A mouth of a mine with broken props, a cart on its side before it."""
    hill = curve("-1.0,.04! -.8,-.6 -.4,-.94 .1,-1.0 .6,-.8 1.0,.04!")
    found = solid(hill, "stone", -0.12, side=0.12)
    found += [Shape(mirrored("0,-.66 .26,-.6 .32,.04! 0,.04!"), "ink", 0.1)]
    found += [
        Shape(line("-.34,.04 -.3,-.66", 0.08), "wood", -0.05),
        Shape(line(".34,.04 .3,-.64", 0.08), "wood", -0.05),
        Shape(line("-.42,-.62 .06,-.74", 0.09), "wood", 0.05),
        Shape(line(".12,-.52 .42,-.7", 0.09), "wood", 0.0),
        Shape(line("-.1,.04 .16,-.46", 0.06), "wood", -0.2),
    ]
    cart = [
        *solid(poly("-.3,-.3 .3,-.3 .22,0 -.22,0"), "steel", -0.2, side=0.04),
        *(s for x in (-0.14, 0.14) for s in solid(oval(x, 0.03, 0.08), "wood", -0.25, side=0.02)),
    ]
    found += placed(cart, 0.62, -0.06, 1.0, 64)
    found += [
        Shape(oval(x, y, r, r * 0.7), "gold", 0.0)
        for x, y, r in ((0.3, 0.02, 0.05), (0.42, 0.05, 0.04), (0.2, 0.06, 0.035))
    ]
    return stood([*found, *fallen(((-0.56, 0.0, 0.2), (-0.74, 0.03, 0.14)))])


@prop("eyrie")
def eyrie(_: random.Random) -> list[Shape]:
    """A needle of rock with a huge nest on it; eagles wheel round."""
    rock = poly(
        "-.34,.04 -.26,-.4 -.32,-.6 -.2,-.9 -.24,-1.1 .22,-1.12 .2,-.86 .3,-.6 .24,-.3 .36,.04"
    )
    found = [*solid(rock, "stone", -0.08, side=0.08), *nest_at(0.0, -1.2, 0.86)]
    bird = form_of("eagle")
    found += (
        placed(bird, -0.56, -0.66, 0.26, -10)
        + placed(bird, 0.6, -0.9, 0.22, 12)
        + placed(bird, 0.46, -0.3, 0.18)
    )
    egg = [*solid(mirrored("0,-.2 .08,-.16 .1,.0 0,.06"), "bone", 0.1, side=0.02)]
    return stood(
        [
            *placed(egg, -0.12, -1.22),
            *placed(egg, 0.1, -1.24),
            *found,
            snow_cap(0.0, 0.06, 0.9, 0.08),
        ]
    )
