"""Pieces of ground that trumps stand on: a cliff, a winding path, a pool, a ledge; and a chain."""

from __future__ import annotations

import math
import random

from assets.drawings.props.strokes import (
    blade,
    curve,
    limb,
    marks,
    oval,
    poly,
    shaded,
    stood,
    within,
    without,
)
from assets.drawings.shapes import Shape, prop


@prop("cliff")
def cliff(_: random.Random) -> list[Shape]:
    """A crag whose flat top runs from the left to an edge over the drop at x = .6."""
    rock = curve(
        "-2.2,-.94! -1.2,-1.0 -.3,-.97 .3,-1.0 .62,-.98! .5,-.84 .56,-.72! .36,-.58 .44,-.42!"
        " .22,-.26 .3,-.1! .2,.0! -2.2,0!"
    )
    found = [Shape(rock, "stone", -0.28)]
    face = without(rock, rock.translated(-0.16, 0.1))
    found.append(Shape(face, "stone", -0.05, rim=False))
    cracks = [
        ".4,-.86 .3,-.7 .36,-.56",
        ".2,-.84 .06,-.6 .14,-.4 .02,-.2",
        "-.3,-.8 -.36,-.5 -.3,-.3",
    ]
    cracks += ["-.8,-.86 -.74,-.6 -.86,-.36", "-1.3,-.8 -1.36,-.5 -1.26,-.2"]
    found += marks([within(blade(k, 0.045), rock) for k in cracks], "stone", -0.5)
    top = within(rock, rock.translated(0, -0.0))
    turf = without(top, top.translated(0, 0.06))
    found.append(Shape(turf, "leaf", 0.0, rim=False))
    for x in (-1.7, -1.0, -0.62, -0.2, 0.16, 0.46):
        found += marks(
            [
                blade(f"{x},-.96 {x + dx},-1.02 {x + dx * 2.4},-1.05", 0.022)
                for dx in (-0.02, 0.0, 0.024)
            ],
            "leaf",
            -0.1,
        )
    return stood(found)


@prop("winding-path")
def path(_: random.Random) -> list[Shape]:
    """A pale path that winds from the viewer to the horizon."""
    road = curve(
        "-.34,0! -.2,-.22 .08,-.36 .14,-.5 .0,-.62 -.08,-.72 -.02,-.84 .04,-.92 .03,-1.0! .05,-1.0!"
        " .075,-.92 .04,-.82 .03,-.73 .12,-.63 .32,-.5 .3,-.34 .22,-.2 .3,0!"
    )
    return stood(
        [
            Shape(road, "paper", -0.18, rim=False),
            Shape(shaded(road, 0.04), "paper", -0.35, rim=False),
        ]
    )


@prop("pool")
def pool(_: random.Random) -> list[Shape]:
    """A still pool seen from its bank, four times as wide as it is high."""
    shore = oval(0, -0.5, 2.0, 0.5)
    water = oval(0, -0.46, 1.92, 0.45)
    found = [Shape(shore, "stone", -0.2, rim=False), Shape(water, "water", -0.1, rim=False)]
    deep = without(water, water.translated(0, 0.22))
    found.append(Shape(deep, "water", -0.4, rim=False))
    rings = [
        "-1.0,-.3 -.5,-.26 0,-.3",
        ".1,-.52 .6,-.48 1.1,-.52",
        "-.5,-.66 -.1,-.63 .3,-.66",
        ".3,-.2 .7,-.17 1.0,-.2",
    ]
    found += marks([within(blade(k, 0.05), water) for k in rings], "water", 0.55)
    return stood(found)


@prop("jagged-height")
def jagged_height(_: random.Random) -> list[Shape]:
    """A jagged height of rock, wide at its foot."""
    body = poly(
        "-1.1,0 -.8,-.3 -.66,-.26 -.42,-.7 -.3,-.64 -.06,-1.0 .08,-.96 .26,-.7 .4,-.74 .62,-.36"
        " .8,-.4 1.1,0"
    )
    found = [Shape(body, "stone", -0.4)]
    lit = poly("-.06,-1.0 .08,-.96 .26,-.7 .16,-.5 .3,-.3 .1,0 -.1,-.3 .02,-.55")
    found.append(Shape(within(lit, body), "stone", -0.2, rim=False))
    for text in (
        ".4,-.74 .62,-.36 .8,-.4 1.1,0 .6,0 .5,-.3",
        "-.42,-.7 -.3,-.64 -.2,-.3 -.4,0 -.5,-.36",
    ):
        found.append(Shape(within(poly(text), body), "stone", -0.28, rim=False))
    return stood(found)


@prop("chain-sagging")
def chain(_: random.Random) -> list[Shape]:
    """A chain that sags from (0, 0) up to (.9, -1)."""
    found: list[Shape] = []
    links = 9
    for i in range(links):
        t = (i + 0.5) / links
        x, y = 0.9 * t, -(t**1.7)
        dx, dy = 0.9, -1.7 * t**0.7
        length = math.hypot(dx, dy)
        dx, dy = dx / length * 0.075, dy / length * 0.075
        if i % 2:
            found.append(
                Shape(limb([(x - dx, y - dy), (x + dx, y + dy)], [0.045, 0.045]), "steel", -0.35)
            )
            continue
        outer = limb([(x - dx, y - dy), (x, y), (x + dx, y + dy)], [0.09, 0.11, 0.09])
        inner = limb(
            [(x - dx * 0.7, y - dy * 0.7), (x, y), (x + dx * 0.7, y + dy * 0.7)],
            [0.03, 0.045, 0.03],
        )
        found.append(Shape(without(outer, inner), "steel", -0.1))
    return stood(found)


@prop("keys")
def keys(_: random.Random) -> list[Shape]:
    """Two crossed keys."""
    found: list[Shape] = []
    for side, tone in ((-1, "steel"), (1, "metal")):
        shaft = limb([(side * -0.3, -0.12), (side * 0.22, -0.72)], [0.06, 0.05])
        bow = without(oval(side * 0.3, -0.84, 0.17), oval(side * 0.3, -0.84, 0.1))
        bit = poly(f"{side * -0.3},-.1 {side * -0.42},-.2 {side * -0.34},-.3 {side * -0.2},-.2")
        found += [Shape(bit, tone, -0.1), Shape(shaft, tone, 0.0), Shape(bow, tone, 0.1)]
    return stood(found)
