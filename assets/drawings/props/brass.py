"""Things of brass and gold: coins, dice, a seal, and what burns in hands and on heads."""

from __future__ import annotations

import math
import random

from assets.drawings.props.fire import flame_at, flames_at, recoloured, smoke_at
from assets.drawings.props.strokes import (
    curve,
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


@prop("seal-suleiman")
def seal(_: random.Random) -> list[Shape]:
    """A great seal of brass with a star of six points, drops of red wax at its edge."""
    points = [(math.radians(60 * i - 90), math.radians(60 * i + 30 - 90)) for i in range(6)]
    words = " ".join(
        f"{0.34 * math.cos(a):.3f},{-0.5 + 0.34 * math.sin(a):.3f}"
        f" {0.2 * math.cos(b):.3f},{-0.5 + 0.2 * math.sin(b):.3f}"
        for a, b in points
    )
    wax = curve(
        "-.5,-.3 -.56,-.6 -.4,-.92 -.06,-1.02 .34,-.94 .56,-.66 .52,-.3 .3,-.04 .0,.02 -.34,-.08"
    )
    ring = without(oval(0, -0.5, 0.44), oval(0, -0.5, 0.38))
    return stood(
        [
            *solid(wax, "blood", -0.1, side=0.07),
            *solid(oval(0, -0.5, 0.44), "gold", 0.0, side=0.06),
            Shape(ring, "gold", 0.25),
            *marks([without(poly(words), oval(0, -0.5, 0.12))], "ink", 0.2),
            *marks([oval(0, -0.5, 0.06)], "glow", 0.2),
        ]
    )


@prop("coin-heap")
def coin_heap(_: random.Random) -> list[Shape]:
    """A heap of coins, still glowing below."""
    found = flames_at(((-0.4, 0.0, 0.5), (0.42, 0.0, 0.46), (0.0, -0.3, 0.6)))
    for row, (y, n) in enumerate(((-0.06, 7), (-0.18, 6), (-0.3, 5), (-0.42, 3), (-0.52, 2))):
        for i in range(n):
            x = (i - (n - 1) / 2) * 0.22 + 0.02 * (row % 2)
            found += [
                Shape(oval(x, y, 0.15, 0.075), "gold", -0.2),
                Shape(oval(x, y - 0.03, 0.15, 0.07), "gold", 0.05 + 0.05 * ((i + row) % 3)),
            ]
            found += marks(
                [without(oval(x, y - 0.03, 0.1, 0.045), oval(x, y - 0.03, 0.08, 0.034))],
                "gold",
                -0.15,
            )
    return stood([*found, *flames_at(((-0.66, 0.03, 0.2), (0.68, 0.03, 0.22)))])


@prop("hand-and-coins")
def hand_and_coins(_: random.Random) -> list[Shape]:
    """A hand out of a heap of coins that holds one up; it smokes."""
    heap = coin_heap(random.Random(1))
    hand = placed(recoloured("hand-rising", {"deep": ("gold", 0.0)}), 0.0, -0.3, 0.9)
    coin = [
        Shape(oval(0, -1.26, 0.16), "gold", 0.2),
        *marks([without(oval(0, -1.26, 0.11), oval(0, -1.26, 0.09))], "gold", -0.2),
    ]
    sides = [*placed(heap, -0.5, 0.0, 0.5), *placed(heap, 0.5, 0.02, 0.5)]
    smoke = [*smoke_at(-0.2, -1.1, 0.4), *smoke_at(0.22, -1.1, 0.36)]
    return stood([*smoke, *coin, *hand, *sides, *placed(heap, 0.0, 0.06, 0.56)])


def _die(
    x: float, y: float, size: float, turn: float, pips: tuple[tuple[float, float], ...]
) -> list[Shape]:
    """A die of brass, seen on its edge."""
    found = [
        Shape(poly("-.5,-.62 0,-.46 0,.1 -.5,-.1"), "gold", 0.05),
        Shape(poly(".5,-.62 0,-.46 0,.1 .5,-.1"), "gold", -0.2),
        Shape(poly("-.5,-.62 0,-.8 .5,-.62 0,-.46"), "gold", 0.3),
    ]
    found += marks([oval(px, py, 0.055, 0.07) for px, py in pips], "ink", 0.1)
    return placed(found, x, y, size, turn)


@prop("dice-brass")
def brass_dice(_: random.Random) -> list[Shape]:
    """Two dice of brass, hot from the throw."""
    six = tuple(
        (x, y)
        for x in (-0.38, -0.14)
        for y in (-0.42 + (x + 0.4) * 0.3, -0.24 + (x + 0.4) * 0.3, -0.06 + (x + 0.4) * 0.3)
    )
    one = ((-0.25, -0.27), (0.0, -0.63), (0.25, -0.27))
    found = [*smoke_at(-0.4, -0.7, 0.5), *smoke_at(0.42, -0.6, 0.4)]
    found += _die(-0.42, -0.06, 0.8, -8, (*six, (0.0, -0.63), (0.25, -0.27)))
    return stood(
        [
            *found,
            *_die(0.42, 0.0, 0.72, 12, one),
            *flames_at(((-0.8, 0.06, 0.2), (0.84, 0.06, 0.18))),
        ]
    )


@prop("crucible-tapped")
def crucible(_: random.Random) -> list[Shape]:
    """A crucible over a fire: a sword melts in it, and runs out below as gold."""
    pot = mirrored("0,-.72! .46,-.74! .42,-.4 .28,-.2 .2,-.16! 0,-.16")
    band = mirrored("0,-.6 .45,-.6! .44,-.53! 0,-.53")
    blade = poly("-.07,-1.0 .07,-1.0 .05,-.7 -.05,-.7")
    hilt = [line("-.2,-1.02 .2,-1.02", 0.05), line("0,-1.0 0,-1.2", 0.055), oval(0, -1.22, 0.05)]
    spout = poly(".3,-.34 .62,-.24 .62,-.16 .26,-.22")
    stream = curve(".56,-.2! .66,-.2 .68,-.06 .7,0! .56,0! .58,-.08")
    legs = [line(f"{x * 0.26},-.2 {x * 0.4},0", 0.05) for x in (-1, 1)]
    coins = [oval(x, y, 0.13, 0.05) for x, y in ((0.56, 0.0), (0.78, -0.01), (0.67, -0.06))]
    return stood(
        [
            *marks(legs, "metal", -0.3),
            *flames_at(((-0.2, 0.0, 0.26), (0.0, 0.0, 0.32), (0.18, 0.0, 0.24))),
            *solid(pot, "ink", 0.2, side=0.08),
            *marks([band], "metal", -0.1),
            Shape(oval(0, -0.73, 0.46, 0.1), "metal", -0.2),
            Shape(oval(0, -0.73, 0.38, 0.07), "glow", 0.0, rim=False),
            Shape(blade, "metal", 0.3),
            *marks(hilt, "gold", 0.0),
            *marks([oval(0.0, -0.7, 0.14, 0.04)], "fire", 0.2),
            Shape(stream, "glow", 0.0, rim=False),
            *solid(spout, "ink", 0.3, side=0.03),
            *[Shape(coin, "gold", 0.1 * n) for n, coin in enumerate(coins)],
        ]
    )


@prop("censer")
def censer(_: random.Random) -> list[Shape]:
    """A censer on three chains; the smoke that rises has the shape of two faces."""
    chains = [line(f"{x},-.42 0,-.9", 0.018) for x in (-0.26, 0.0, 0.26)]
    bowl = mirrored("0,-.4! .32,-.42! .26,-.2 .12,-.08 0,-.06")
    lid = mirrored("0,-.62 .12,-.58 .28,-.48 .32,-.42! 0,-.4")
    foot = mirrored("0,-.1! .06,-.1 .18,0! 0,.02")
    holes = [oval(x, -0.49, 0.035) for x in (-0.16, 0.0, 0.16)]
    faces = [*smoke_at(-0.34, -0.44, 0.7), *smoke_at(0.36, -0.46, 0.62)]
    return stood(
        [
            *faces,
            *marks(chains, "metal", -0.1),
            *solid(foot, "gold", -0.1, side=0.03),
            *solid(bowl, "gold", 0.0, side=0.06),
            *solid(lid, "gold", 0.1, side=0.05),
            *marks(holes, "fire", 0.2),
            Shape(without(oval(0, -0.93, 0.05), oval(0, -0.93, 0.03)), "metal", 0.1),
        ]
    )


@prop("crown-of-coins")
def crown_of_coins(_: random.Random) -> list[Shape]:
    """A crown whose points carry coins."""
    found = recoloured("crown", {"blood": ("gold", 0.2)})
    coins = [(-0.46, -0.9), (-0.16, -0.98), (0.16, -0.98), (0.46, -0.9)]
    for x, y in coins:
        found += [
            Shape(oval(x, y, 0.13), "gold", 0.15),
            *marks([without(oval(x, y, 0.09), oval(x, y, 0.07))], "gold", -0.2),
        ]
    return stood(found)


@prop("mail-brass")
def brass_mail(_: random.Random) -> list[Shape]:
    """A shirt of brass scales; the air over it shivers."""
    found = recoloured("mail", dict.fromkeys(("steel", "stone", "metal", "bone"), ("gold", -0.05)))
    return stood([*smoke_at(-0.3, -0.96, 0.24), *smoke_at(0.3, -0.96, 0.24), *found])


@prop("bow-ember")
def ember_bow(_: random.Random) -> list[Shape]:
    """A bow whose arrow burns."""
    bow = form_of("bow")
    return stood([*bow, *placed(flame_at(0, 0, 0.4), 0.5, -0.4, 1.0, 24)])


@prop("ring-cinders")
def cinder_ring(_: random.Random) -> list[Shape]:
    """A ring with a live coal for a stone."""
    ring = recoloured(
        "finger-ring", {"water": ("fire", 0.0), "steel": ("fire", 0.0), "glow": ("fire", 0.1)}
    )
    return stood([*flame_at(0.0, -0.84, 0.4), *ring])


@prop("book-soot")
def book_of_soot(_: random.Random) -> list[Shape]:
    """An open book with black pages that smoulders."""
    book = recoloured("book", {"paper": ("ink", 0.25), "bone": ("ink", 0.2), "ink": ("fire", 0.1)})
    return stood(
        [
            *smoke_at(-0.5, -0.4, 0.6),
            *smoke_at(0.44, -0.4, 0.7),
            *book,
            *flames_at(((-0.7, -0.3, 0.24), (0.66, -0.34, 0.28))),
        ]
    )


@prop("salt-circle")
def salt_circle(_: random.Random) -> list[Shape]:
    """A ring of salt on the ground, a fire that cannot cross it, an open bag."""
    ring = without(oval(0, -0.2, 0.9, 0.3), oval(0, -0.2, 0.8, 0.24))
    found = [Shape(oval(0, -0.2, 0.9, 0.3), "ink", 0.2), Shape(ring, "paper", 0.3)]
    found += placed(form_of("walking-flame"), 0.0, -0.16, 0.9)
    grains = [
        oval(0.86 * math.cos(t / 3), -0.2 + 0.28 * math.sin(t / 3), 0.03) for t in range(1, 9)
    ]
    return stood(
        [
            *found,
            *marks(grains, "paper", 0.5),
            *placed(form_of("sack"), 0.84, 0.06, 0.36),
        ]
    )
