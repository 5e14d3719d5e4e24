"""Rooms that one happens on below ground."""

from __future__ import annotations

import math
import random

from assets.drawings.props.fire import flame_at, flames_at
from assets.drawings.props.strokes import (
    blade,
    box,
    curve,
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
from assets.drawings.props.underground import bars, doorway, eyes, masonry
from assets.drawings.shapes import Shape, form_of, prop


@prop("library-shelves")
def library_shelves(_: random.Random) -> list[Shape]:
    """Shelves of books to the roof, one a door ajar, and a lectern."""
    found = solid(box(-0.8, -1.2, 1.6, 1.2), "wood", -0.25, side=0.05)
    tones = ("blood", "leaf", "water", "wood", "deep", "gold", "cloth")
    for row in range(4):
        foot = -0.06 - 0.28 * row
        found.append(Shape(box(-0.76, foot - 0.24, 1.52, 0.24), "ink", 0.1, rim=False))
        x, i = -0.74, row * 3
        while x < 0.68:
            wide = 0.05 + 0.02 * ((i * 5) % 3)
            high = 0.15 + 0.02 * ((i * 7) % 4)
            found.append(
                Shape(box(x, foot - high, wide, high), tones[i % 7], 0.1 * ((i * 3) % 3) - 0.1)
            )
            x += wide + 0.006
            i += 1
        found.append(Shape(box(-0.8, foot, 1.6, 0.04), "wood", 0.1))
    gap = poly(".2,-1.18 .34,-1.14 .34,.02 .2,-.02")
    found += [Shape(gap, "glow", 0.0, rim=False)]
    desk = [
        Shape(line("-.34,0 -.34,-.44", 0.06), "wood", 0.2),
        *solid(poly("-.62,-.46 -.08,-.46 -.14,-.56 -.56,-.56"), "wood", 0.3, side=0.03),
    ]
    return stood(
        [
            *found,
            *desk,
            *placed(form_of("book"), -0.35, -0.53, 0.24),
            *placed(form_of("candle"), -0.06, -0.46, 0.26),
        ]
    )


@prop("guard-room")
def guard_room(_: random.Random) -> list[Shape]:
    """A rack of spears and shields beside a table with dice and mugs."""
    found = [
        Shape(line(f"{x},0 {x},-1.1", 0.026), "wood", 0.1) for x in (-0.7, -0.56, -0.42, -0.28)
    ]
    found += [
        s
        for x in (-0.7, -0.56, -0.42, -0.28)
        for s in solid(
            poly(f"{x},-1.26 {x + 0.05},-1.08 {x - 0.05},-1.08"), "steel", 0.1, side=0.02
        )
    ]
    found += [Shape(box(-0.8, y, 0.64, 0.05), "wood", -0.2) for y in (-0.86, -0.3)]
    found += placed(form_of("round-shield"), -0.5, -0.14, 0.44) + placed(
        form_of("helmet"), 0.66, -0.52, 0.26
    )
    found += placed(form_of("table"), 0.4, 0.0, 0.5)
    for x, tone in ((0.2, "wood"), (0.36, "wood")):
        found += solid(box(x, -0.62, 0.1, 0.13, 0.01), tone, 0.1, side=0.02)
    found += [
        Shape(box(0.08, -0.55, 0.06, 0.06, 0.01), "paper", 0.2),
        Shape(box(0.5, -0.55, 0.06, 0.06, 0.01), "paper", 0.1),
    ]
    return stood([*found, *marks([oval(0.11, -0.52, 0.01), oval(0.53, -0.52, 0.01)], "ink", 0.1)])


@prop("cell-with-bars")
def cell_with_bars(_: random.Random) -> list[Shape]:
    """A cell with its grating shut, straw, a bowl, and hands on the bars."""
    found = doorway(0.86, 0.98, 0.05)
    straw = [
        blade(
            f"{-0.34 + 0.09 * i},-.02 {-0.3 + 0.09 * i},-.1"
            f" {-0.22 + 0.09 * i},{-0.06 - 0.04 * (i % 3)}",
            0.02,
        )
        for i in range(8)
    ]
    found += [
        *marks(straw, "gold", -0.1),
        *eyes([(0.02, -0.52, 0.1)], "glow"),
        *bars(-0.38, 0.38, -0.92, 0.0, 6),
    ]
    for x in (-0.15, 0.23):
        found += [
            Shape(oval(x, -0.46, 0.055, 0.05), "skin", 0.0),
            *marks(
                [
                    blade(f"{x - 0.04},{-0.48 + d} {x + 0.04},{-0.48 + d}", 0.01)
                    for d in (0.0, 0.02, 0.04)
                ],
                "skin",
                -0.3,
            ),
        ]
    return stood([*found, *placed(form_of("bowl"), 0.5, 0.02, 0.14)])


@prop("kitchen-hearth")
def kitchen_hearth(_: random.Random) -> list[Shape]:
    """A great hearth with a cauldron over the fire; hams and ladles hang from the hood."""
    found = masonry(-0.8, -1.2, 1.6, 1.2, -0.05)
    found.append(Shape(mirrored("0,-.8 .3,-.78 .48,-.6 .5,0! 0,0!"), "ink", 0.0, rim=False))
    found += flames_at(((-0.2, 0.0, 0.34), (0.2, 0.0, 0.32), (0.0, 0.0, 0.4)))
    pot = mirrored("0,-.56! .24,-.56! .3,-.4 .2,-.2 0,-.18")
    found += [
        Shape(line("0,-.8 0,-.56", 0.03), "ink", 0.4),
        *solid(pot, "ink", 0.3, side=0.06),
        Shape(box(-0.28, -0.6, 0.56, 0.05, 0.02), "ink", 0.45),
    ]
    found += solid(box(-0.86, -0.92, 1.72, 0.1), "wood", 0.1, side=0.03)
    for x, name in ((-0.62, "ham"), (0.62, "ham"), (-0.44, "ladle"), (0.44, "ladle")):
        found.append(Shape(line(f"{x},-.84 {x},-.72", 0.014), "bone", 0.0))
        if name == "ham":
            found += solid(
                curve(f"{x},-.74! {x + 0.1},-.6 {x + 0.06},-.46 {x - 0.06},-.46 {x - 0.1},-.6"),
                "rose",
                -0.1,
                side=0.03,
            )
        else:
            found += [
                Shape(line(f"{x},-.74 {x},-.52", 0.02), "steel", 0.0),
                Shape(oval(x, -0.5, 0.05, 0.035), "steel", 0.1),
            ]
    return stood(found)


@prop("torture-rack")
def torture_rack(_: random.Random) -> list[Shape]:
    """A rack with its wheel and ropes, irons in a brazier beside it."""
    bed = poly("-.8,-.42 .56,-.5 .6,-.38 -.78,-.3")
    found = [Shape(line(f"{x},-.36 {x},0", 0.08), "wood", -0.1) for x in (-0.66, -0.1, 0.44)]
    found += solid(bed, "wood", 0.1, side=0.04)
    found += marks([line(f"-.76,{y} .56,{y - 0.07}", 0.014) for y in (-0.39, -0.35)], "wood", -0.2)
    wheel = without(oval(0.62, -0.56, 0.26), oval(0.62, -0.56, 0.2))
    found += [Shape(wheel, "wood", 0.2)]
    found += [
        Shape(
            line(
                f"{0.62 + 0.32 * math.cos(a):.3f},{-0.56 + 0.32 * math.sin(a):.3f}"
                f" {0.62 - 0.32 * math.cos(a):.3f},{-0.56 - 0.32 * math.sin(a):.3f}",
                0.035,
            ),
            "wood",
            0.0,
        )
        for a in (0.2, 1.25, 2.3)
    ]
    found += [
        Shape(line("-.7,-.46 -.3,-.48", 0.02), "bone", 0.0),
        Shape(line(".2,-.5 .6,-.56", 0.02), "bone", 0.0),
    ]
    found += [
        Shape(without(oval(x, -0.5, 0.06, 0.05), oval(x, -0.5, 0.04, 0.03)), "steel", 0.0)
        for x in (-0.28, 0.18)
    ]
    return stood(
        [
            *found,
            *placed(form_of("brazier"), -0.9, 0.04, 0.5),
            *placed(form_of("chain"), -0.2, -0.62, 0.5),
        ]
    )


@prop("summoning-circle")
def summoning_circle(_: random.Random) -> list[Shape]:
    """A circle with a star on the floor, candles at its points, something rising from it."""

    def flat(path_points: list[tuple[float, float]]) -> str:
        return " ".join(f"{x:.3f},{-0.2 + y * 0.26:.3f}" for x, y in path_points)

    ring = without(oval(0, -0.2, 0.86, 0.24), oval(0, -0.2, 0.8, 0.21))
    points = [
        (0.8 * math.sin(i * math.tau / 5), -0.8 * math.cos(i * math.tau / 5)) for i in range(5)
    ]
    found = [Shape(ring, "fire", 0.1, rim=False)]
    for i in range(5):
        found.append(
            Shape(line(flat([points[i], points[(i + 2) % 5]]), 0.022), "fire", 0.1, rim=False)
        )
    smoke = curve("-.3,-.2! -.4,-.5 -.3,-.84 -.12,-1.1 .1,-1.24 .06,-1.02 .3,-.9 .4,-.56 .3,-.2!")
    found += [Shape(smoke, "ink", 0.1), *eyes([(0.0, -0.8, 0.22)], "fire")]
    found += [
        Shape(tail(f"{s * 0.1},-.98 {s * 0.26},-1.12 {s * 0.24},-1.28", 0.08), "ink", 0.15)
        for s in (-1, 1)
    ]
    for x, y in points:
        cx, cy = x, -0.2 + y * 0.26
        found += [
            Shape(box(cx - 0.03, cy - 0.14, 0.06, 0.14), "paper", 0.1),
            *flame_at(cx, cy - 0.14, 0.12),
        ]
    return stood(found)


@prop("secret-passage")
def secret_passage(_: random.Random) -> list[Shape]:
    """A piece of wall that has swung open on a dark stair."""
    found = masonry(-0.8, -1.2, 1.6, 1.2, -0.05)
    found.append(Shape(box(-0.3, -0.96, 0.62, 0.96), "ink", 0.0, rim=False))
    for i in range(4):
        found += solid(
            box(-0.26 + 0.05 * i, -0.1 - 0.1 * i, 0.52 - 0.1 * i, 0.1),
            "stone",
            -0.1 - 0.12 * i,
            side=0.02,
        )
    leaf = poly(".3,-.96 .66,-1.08 .66,.1 .3,0")
    found += [
        *solid(leaf, "stone", 0.15, side=-0.04),
        *marks(
            [line(f".32,{y} .64,{y * 1.1}", 0.012) for y in (-0.8, -0.64, -0.48, -0.32, -0.16)],
            "stone",
            -0.15,
        ),
    ]
    return stood(
        [
            *found,
            *placed(form_of("candle"), -0.5, -0.5, 0.26),
            Shape(box(-0.58, -0.52, 0.16, 0.03), "ink", 0.4),
        ]
    )
