"""Where one stops in the fairy woods: rings, gates, hollow trees, thrones, houses of mushroom."""

from __future__ import annotations

import math
import random

from assets.drawings.props.foliage import crown
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


def _made(name: str) -> list[Shape]:
    return form_of(name)


def mushroom(tone: str = "blood", shade: float = 0.0) -> list[Shape]:
    """One toadstool, one unit high."""
    stem = mirrored("0,-.56! .1,-.56 .1,-.2 .16,0! 0,.01")
    cap = mirrored("0,-1 .26,-.92 .46,-.66 .48,-.54! 0,-.48")
    dots = [oval(x, y, 0.06, 0.045) for x, y in ((-0.22, -0.68), (0.06, -0.84), (0.28, -0.66))]
    return [
        *solid(stem, "bone", 0.05, 0.04),
        *solid(cap, tone, shade, 0.06),
        *marks(dots, "bone", 0.25),
    ]


def _ring(radius: float, flat: float, count: int, size: float) -> list[Shape]:
    """Toadstools in a ring on the ground, the nearer ones larger and in front."""
    found: list[tuple[float, list[Shape]]] = []
    for n in range(count):
        angle = math.tau * n / count + 0.2
        x, y = math.cos(angle) * radius, math.sin(angle) * radius * flat
        large = size * (1 + 0.5 * math.sin(angle))
        found.append((y, placed(mushroom("blood" if n % 3 else "gold", -0.05), x, y, large)))
    return [shape for _, each in sorted(found, key=lambda each: each[0]) for shape in each]


@prop("ring-mushrooms")
def ring_mushrooms(_: random.Random) -> list[Shape]:
    """A ring of toadstools with a light inside it."""
    glow = [
        Shape(oval(0, 0, 0.56, 0.2), "glow", -0.25, rim=False),
        Shape(oval(0, 0, 0.34, 0.11), "glow", 0.1, rim=False),
    ]
    sparks = [
        Shape(star(x, y, 0.04, 4), "glow", 0.3, rim=False)
        for x, y in ((-0.2, -0.3), (0.1, -0.46), (0.28, -0.24))
    ]
    return stood([*glow, *_ring(0.7, 0.34, 13, 0.26), *sparks])


@prop("dancing-floor")
def dancing_floor(_: random.Random) -> list[Shape]:
    """A floor of trodden grass in a ring of toadstools; on it a pipe and one worn shoe."""
    floor = [
        *solid(oval(0, 0, 0.8, 0.26), "leaf", 0.15, 0.04),
        Shape(oval(0, 0.01, 0.6, 0.18), "leaf", 0.3, rim=False),
    ]
    steps = [
        oval(math.cos(a) * 0.44, math.sin(a) * 0.13, 0.05, 0.02)
        for a in (n * 0.62 for n in range(10))
    ]
    pipe = [
        Shape(line("-.26,0 .26,-.06", 0.06), "wood", 0.0),
        *marks([oval(x, -0.03 - x * 0.1, 0.016) for x in (-0.1, 0.0, 0.1)], "ink", 0.0),
    ]
    shoe = curve("-.14,-.1! -.02,-.12 .04,-.04 .18,-.03 .2,.03! -.14,.03!")
    return stood(
        [
            *floor,
            *marks(steps, "leaf", -0.1),
            *_ring(0.84, 0.32, 15, 0.16),
            *placed(pipe, -0.1, 0.02),
            *placed([Shape(shoe, "blood", 0.0)], 0.26, 0.06, 0.8),
        ]
    )


@prop("fae-house")
def fae_house(_: random.Random) -> list[Shape]:
    """Houses in mushrooms, their windows lit."""
    found: list[Shape] = []
    for x, y, size, tone in (
        (-0.46, -0.06, 0.62, "gold"),
        (0.5, -0.05, 0.7, "rose"),
        (0.0, 0.0, 1.0, "blood"),
    ):
        stem = mirrored("0,-.56! .24,-.56 .22,-.2 .28,0! 0,.01")
        cap = mirrored("0,-1 .32,-.92 .54,-.66 .56,-.5! 0,-.44")
        dots = [
            oval(dx, dy, 0.06, 0.045) for dx, dy in ((-0.28, -0.66), (0.06, -0.84), (0.32, -0.66))
        ]
        door = mirrored("0,-.28 .08,-.24 .09,0! 0,0!")
        one = [
            *solid(stem, "bone", 0.05, 0.04),
            Shape(door, "wood", -0.1),
            Shape(oval(0.15, -0.36, 0.05), "glow", 0.2, rim=False),
            Shape(oval(-0.14, -0.36, 0.05), "glow", 0.2, rim=False),
            *solid(cap, tone, 0.0, 0.06),
            *marks(dots, "bone", 0.25),
            *solid(box(0.22, -1.06, 0.08, 0.24), "stone", -0.2, 0.02),
        ]
        found += placed(one, x, y, size)
    return stood(found)


@prop("wishing-tree")
def wishing_tree(_: random.Random) -> list[Shape]:
    """A bare tree hung with rags, spoons and one small shoe."""
    found = [*_made("tree-bare")]
    for n, (x, y) in enumerate(
        (
            (-0.3, -0.62),
            (-0.2, -0.74),
            (-0.08, -0.84),
            (0.06, -0.66),
            (0.16, -0.8),
            (0.3, -0.7),
            (0.24, -0.56),
            (-0.14, -0.52),
        )
    ):
        tone = ("blood", "water", "gold", "rose")[n % 4]
        found.append(
            Shape(tail(f"{x},{y} {x + 0.02},{y + 0.08} {x - 0.01},{y + 0.17}", 0.05), tone, 0.15)
        )
    for x, y in ((-0.24, -0.5), (0.12, -0.5)):
        found += [
            Shape(line(f"{x},{y} {x},{y + 0.1}", 0.014), "steel", 0.2),
            Shape(oval(x, y + 0.13, 0.025, 0.036), "steel", 0.3),
        ]
    shoe = curve("-.5,-.4! 0,-.42 .1,-.1 .5,-.06 .52,.1! -.5,.1!")
    return stood(
        [
            *found,
            *placed([Shape(shoe, "blood", 0.1)], 0.31, -0.44, 0.1),
            Shape(line(".3,-.56 .3,-.47", 0.008), "bone", 0.0),
        ]
    )


@prop("oak-hollow")
def oak_hollow(luck: random.Random) -> list[Shape]:
    """A vast hollow trunk, dark inside, with two lights far in."""
    trunk = curve(
        "-.4,-1! -.36,-.6 -.42,-.24 -.66,0! -.2,-.05 0,0! .24,-.05 .64,0! .42,-.24 .36,-.6 .42,-1!"
    )
    hole = curve("0,-.78 .18,-.62 .22,-.3 .18,-.02! -.18,-.02! -.22,-.3 -.16,-.64")
    rim = curve("0,-.84 .24,-.66 .28,-.3 .24,-.02! -.24,-.02! -.28,-.3 -.22,-.68")
    bark = [
        blade(f"{x},-.96 {x * 1.1},-.5 {x * 1.4},-.06", 0.03) for x in (-0.32, -0.27, 0.3, 0.35)
    ]
    found = [
        *solid(trunk, "wood", -0.1, 0.06),
        *marks(bark, "wood", -0.35),
        Shape(rim, "wood", 0.1),
        Shape(hole, "ink", 0.0),
    ]
    found += marks([oval(s * 0.05, -0.42, 0.022, 0.028) for s in (-1, 1)], "glow", 0.2)
    found += [*placed(mushroom(), 0.36, 0.0, 0.16), *placed(mushroom("gold"), -0.38, 0.0, 0.13)]
    for x, y, r in ((-0.44, -1.04, 0.3), (0.46, -1.06, 0.3), (0.0, -1.14, 0.42)):
        found += crown(luck, x, y, r, r * 0.55, shade=-0.05)
    return stood(found)


@prop("thrones-two")
def thrones_two(_: random.Random) -> list[Shape]:
    """Two empty thrones side by side, one of gold and one of thorns."""

    def seat(tone: str, shade: float) -> list[Shape]:
        back = mirrored("0,-1! .12,-.9 .26,-.94! .28,-.4! .3,0! 0,0")
        return [
            *solid(back, tone, shade, 0.04),
            *solid(box(-0.32, -0.4, 0.64, 0.12, 0.03), tone, shade + 0.12, 0.03),
            Shape(
                mirrored("0,-.82 .14,-.78 .16,-.44! 0,-.44"),
                "blood" if tone == "gold" else "deep",
                -0.05,
            ),
            *solid(box(-0.36, -0.54, 0.08, 0.54, 0.02), tone, shade + 0.05, 0.02),
            *solid(box(0.28, -0.54, 0.08, 0.54, 0.02), tone, shade + 0.05, 0.02),
        ]

    sun = [Shape(star(0, -1.06, 0.13, 8), "gold", 0.3), Shape(oval(0, -1.06, 0.06), "glow", 0.2)]
    moon = [Shape(without(oval(0, -1.06, 0.11), oval(0.06, -1.09, 0.09)), "bone", 0.3)]
    spikes = [
        tail(f"{s * x},-.94 {s * (x + 0.04)},-1.02 {s * (x + 0.02)},-1.1", 0.05)
        for s in (-1, 1)
        for x in (0.16, 0.25)
    ]
    dark = [*seat("ink", 0.16), *(Shape(each, "ink", 0.1) for each in spikes), *moon]
    step = [*solid(box(-0.86, -0.06, 1.72, 0.08, 0.02), "stone", -0.1, 0.03)]
    return stood(
        [
            *step,
            *placed([*seat("gold", -0.05), *sun], -0.42, -0.06, 0.94),
            *placed(dark, 0.42, -0.06, 0.94),
        ]
    )


@prop("signpost")
def signpost(_: random.Random) -> list[Shape]:
    """A signpost with four arms, no two of which agree; all of them blank."""
    found = [*solid(limb([(0, 0), (0.02, -0.5), (0, -1)], [0.09, 0.08, 0.07]), "wood", -0.1, 0.02)]
    for y, turn, flip in (
        (-0.92, -8, False),
        (-0.78, 6, True),
        (-0.62, 12, False),
        (-0.5, -14, True),
    ):
        arm = poly("-.06,-.06 .38,-.06 .48,0 .38,.06 -.06,.06")
        found += placed(
            [*solid(arm, "wood", 0.15, 0.02), *marks([oval(0, 0, 0.016)], "ink", 0.1)],
            0,
            y,
            1.0,
            turn,
            flip,
        )
    return stood(
        [*found, *placed(mushroom(), 0.14, 0.0, 0.16), *placed(_made("raven"), -0.02, -0.98, 0.24)]
    )


@prop("tree-blasted")
def tree_blasted(_: random.Random) -> list[Shape]:
    """A trunk split and burnt by lightning."""
    left = curve("-.26,0! -.18,-.3 -.2,-.6 -.3,-.92! -.2,-.76! -.16,-1! -.08,-.6 -.04,-.3 0,-.06!")
    right = curve(".26,0! .16,-.3 .2,-.5 .34,-.8! .22,-.66! .2,-.86! .1,-.5 .04,-.26 0,-.06!")
    found = [*solid(left, "ink", 0.14, 0.03), *solid(right, "ink", 0.1, 0.03)]
    found += [
        Shape(tail("-.18,-.5 -.36,-.6 -.48,-.58", 0.05), "ink", 0.1),
        Shape(tail(".18,-.44 .36,-.46 .46,-.6", 0.05), "ink", 0.1),
    ]
    embers = [blade("-.1,-.7 -.07,-.4 -.02,-.14", 0.03), blade(".1,-.5 .06,-.3 .02,-.14", 0.03)]
    return stood([*found, *marks(embers, "fire", 0.1)])


@prop("market-goblin")
def market_goblin(_: random.Random) -> list[Shape]:
    """Two small stalls under striped awnings, goblins behind them."""

    def stall(tone: str) -> list[Shape]:
        posts = [Shape(line(f"{x},0 {x},-.96", 0.03), "wood", -0.1) for x in (-0.36, 0.36)]
        awning = poly("-.42,-1.0 .42,-1.0 .5,-.74 -.5,-.74")
        stripes = [
            poly(f"{x},-1.0 {x + 0.12},-1.0 {x + 0.14},-.74 {x - 0.01},-.74")
            for x in (-0.36, -0.06, 0.22)
        ]
        goods = [
            Shape(oval(x, -0.38, 0.07), t, 0.1)
            for x, t in ((-0.26, "blood"), (-0.1, "gold"), (0.06, "rose"), (0.22, "deep"))
        ]
        return [
            *posts,
            *placed(_made("goblin"), 0, -0.16, 0.6),
            *goods,
            *solid(box(-0.42, -0.34, 0.84, 0.34, 0.02), "wood", 0.1, 0.03),
            Shape(awning, "bone", 0.15),
            *marks(stripes, tone, 0.05),
        ]

    return stood([*placed(stall("leaf"), -0.5, -0.06, 0.86), *placed(stall("blood"), 0.42, 0)])
