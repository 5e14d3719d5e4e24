"""Stones, towers and waters on a road through the snow."""

from __future__ import annotations

import math
import random

from assets.drawings.props.frost import ICE, shard, snow_cap
from assets.drawings.props.frost_beasts import dyed
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
    united,
    within,
)
from assets.drawings.shapes import Shape, form_of, prop


@prop("oath-stone")
def oath_stone(_: random.Random) -> list[Shape]:
    """A standing stone with an open hand cut into it, and a ring of runes."""
    body = curve(
        "-.3,0! -.33,-.4 -.28,-.84 -.16,-.98 .04,-1.0 .2,-.92 .3,-.7 .31,-.3 .34,0! .1,.01 -.1,.01"
    )
    found = solid(body, "stone", 0.05, side=0.07)
    cracks = ["-.2,-.9 -.16,-.8 -.22,-.7", ".22,-.2 .16,-.12 .2,-.04"]
    found += marks([blade(each, 0.02) for each in cracks], "stone", -0.4)
    palm = mirrored("0,-.66! .07,-.66 .11,-.56 .09,-.46 .05,-.4! 0,-.4!")
    fingers = [
        line(f"{x * 0.8},-.6 {x},{y}", 0.042)
        for x, y in ((-0.085, -0.78), (-0.03, -0.83), (0.03, -0.82), (0.085, -0.76))
    ]
    thumb = line("-.07,-.5 -.16,-.6", 0.045)
    found += marks([palm, *fingers, thumb], "ink", 0.15)
    runes = (
        "0,0 0,-.1|0,-.1 .04,-.06",
        "0,0 0,-.1|-.03,-.04 .03,-.07",
        "-.03,0 0,-.1|0,-.1 .03,0",
        "0,0 0,-.1|0,-.1 .035,-.08|0,-.06 .035,-.04",
        "-.03,0 .03,-.1|.03,0 -.03,-.1",
    )
    for i, rune in enumerate(runes):
        cuts = [Shape(line(each, 0.016), "gold", 0.1, rim=False) for each in rune.split("|")]
        found += placed(cuts, -0.2 + 0.1 * i, -0.2)
    found += marks([blade("-.24,-.2 0,-.16 .24,-.2", 0.016)], "gold", 0.0)
    return stood([*found, snow_cap(0.0, -0.9, 0.36, 0.14), snow_cap(0.02, 0.03, 0.96, 0.1)])


@prop("cairn")
def cairn(_: random.Random) -> list[Shape]:
    """A heap of stones with a weathered stick and a strip of cloth on top."""
    found = [Shape(line("0.02,-.7 .05,-1.24", 0.035), "wood", -0.1)]
    found += [
        Shape(
            curve(".05,-1.2! .2,-1.16 .34,-1.2 .28,-1.1 .36,-1.0! .2,-1.06 .05,-1.02!"),
            "blood",
            0.0,
        )
    ]
    rows = (
        (-0.06, 0.17, 5, 0.46),
        (-0.28, 0.155, 4, 0.35),
        (-0.48, 0.14, 3, 0.22),
        (-0.65, 0.12, 1, 0.0),
    )
    for y, size, many, reach in rows:
        for i in range(many):
            x = reach * (2 * i / max(many - 1, 1) - 1) if many > 1 else 0.02
            wobble = 0.02 * math.sin(7 * x + 31 * y)
            stone = curve(
                f"{x - size},{y} {x - size * 0.8},{y - size * 0.8} {x},{y - size + wobble}"
                f" {x + size * 0.85},{y - size * 0.7} {x + size},{y + 0.02} {x},{y + size * 0.5}"
            )
            found += solid(stone, "stone", 0.1 * math.sin(9 * x + 17 * y), side=0.04)
    found += [snow_cap(0.02, -0.68, 0.24, 0.08), snow_cap(-0.4, -0.16, 0.3, 0.07)]
    return stood([*found, snow_cap(0.3, -0.36, 0.26, 0.06), snow_cap(0.0, 0.06, 1.4, 0.09)])


@prop("beacon")
def beacon(_: random.Random) -> list[Shape]:
    """A stone tower with a basket of fire on it, snow on every ledge."""
    trunk = mirrored("0,-.66! .2,-.66! .27,0! 0,0!")
    ledge = box(-0.27, -0.74, 0.54, 0.1, 0.01)
    found = solid(trunk, "stone", 0.0, side=0.07)
    courses = [
        line(f"{-0.2 - 0.06 * t},{-0.62 + 0.6 * t} {0.2 + 0.06 * t},{-0.62 + 0.6 * t}", 0.008)
        for t in (0.2, 0.45, 0.7)
    ]
    found += marks(courses, "stone", -0.35) + marks(
        [mirrored("0,-.22! .06,-.2 .07,0! 0,0!")], "ink", 0.1
    )
    found += [*solid(ledge, "stone", 0.1, side=0.04), snow_cap(0.0, -0.735, 0.56, 0.035)]
    fire = mirrored("0,-1.18 .05,-1.06 .13,-1.1! .12,-1.0 .2,-.96! .18,-.86 .1,-.78! 0,-.77!")
    heart = mirrored("0,-1.02 .05,-.94 .1,-.88 .07,-.79! 0,-.78!")
    found += [Shape(fire, "fire", 0.05), Shape(heart, "glow", 0.2, rim=False)]
    bars = [line(f"{x * 0.75},-.74 {x * 1.15},-.88", 0.022) for x in (-0.2, -0.1, 0.0, 0.1, 0.2)]
    found += [Shape(each, "ink", 0.15) for each in (*bars, line("-.23,-.86 .23,-.86", 0.024))]
    return stood([*found, snow_cap(0.0, 0.03, 0.9, 0.08)])


@prop("hot-spring")
def hot_spring(_: random.Random) -> list[Shape]:
    """A pool among snowy stones, with steam over it."""
    found: list[Shape] = []
    for x, y, r in (
        (-0.7, -0.2, 0.2),
        (-0.38, -0.3, 0.17),
        (0.0, -0.34, 0.19),
        (0.4, -0.3, 0.18),
        (0.72, -0.2, 0.2),
    ):
        found += [
            *solid(oval(x, y, r, r * 0.8), "stone", 0.0, side=0.04),
            snow_cap(x, y - r * 0.45, r * 1.5, r * 0.5),
        ]
    pool = oval(0.0, -0.12, 0.78, 0.18)
    found += [
        Shape(pool, "water", 0.1),
        Shape(oval(0.04, -0.13, 0.62, 0.12), "water", 0.3, rim=False),
    ]
    found += marks(
        [
            blade(f"{x},{y} {x + 0.12},{y - 0.02} {x + 0.24},{y}", 0.02)
            for x, y in ((-0.4, -0.1), (0.0, -0.16), (0.2, -0.07))
        ],
        "paper",
        0.3,
    )
    for x, high, sway in ((-0.4, 0.62, 0.1), (-0.05, 0.9, -0.12), (0.34, 0.7, 0.1)):
        steam = blade(
            f"{x},-.16 {x + sway},{-0.16 - high * 0.3} {x - sway},{-0.16 - high * 0.65}"
            f" {x + sway * 0.6},{-0.16 - high}",
            0.15,
        )
        found += marks([steam], "paper", 0.2)
    for x, r in ((-0.86, 0.15), (-0.5, 0.12), (0.54, 0.13), (0.88, 0.15)):
        stone = solid(oval(x, -0.02, r, r * 0.7), "stone", -0.1, side=0.03)
        found += [*stone, snow_cap(x, -r * 0.3, r * 1.5, r * 0.4)]
    return stood(found)


@prop("ice-stair")
def ice_stair(_: random.Random) -> list[Shape]:
    """Steps that go down into a hole in the ice."""
    rim = oval(0.0, -0.34, 0.86, 0.34)
    hole = oval(0.0, -0.33, 0.66, 0.24)
    found = [*solid(rim, "paper", 0.15, side=0.04), Shape(hole, ICE, -0.3)]
    for i in range(5):
        wide, y = 0.5 - 0.075 * i, -0.17 - 0.062 * i
        step = poly(f"{-wide},{y} {wide},{y} {wide * 0.86},{y - 0.06} {-wide * 0.86},{y - 0.06}")
        found += marks([within(step, hole)], ICE, 0.42 - 0.16 * i)
    found += [
        *placed(shard(0, 0.2, 0.5, -0.08), -0.74, -0.34),
        *placed(shard(0, 0.24, 0.66, 0.08), 0.7, -0.36),
    ]
    found += [
        *placed(shard(0, 0.16, 0.34, 0.05), 0.46, -0.56, 1.0),
        *placed(shard(0, 0.14, 0.3), -0.5, -0.55),
    ]
    return stood(found)


@prop("frozen-pool")
def frozen_pool(_: random.Random) -> list[Shape]:
    """A round of black ice with cracks in it, and a hand under the ice."""
    ice = oval(0.0, -0.3, 1.0, 0.32)
    found = [*solid(united(ice, oval(0.1, -0.26, 1.0, 0.3)), "paper", 0.2, side=0.04)]
    found += [
        Shape(oval(0.04, -0.29, 0.88, 0.25), "deep", 0.1),
        Shape(oval(0.0, -0.31, 0.7, 0.17), ICE, 0.0, rim=False),
    ]
    cracks = [
        "-.1,-.3 .2,-.24 .56,-.26 .8,-.2",
        "-.1,-.3 -.3,-.4 -.62,-.4",
        "-.1,-.3 -.24,-.18 -.5,-.12",
        ".2,-.24 .3,-.38 .5,-.44",
    ]
    found += marks([blade(each, 0.02) for each in cracks], "paper", 0.4)
    palm = oval(-0.2, -0.27, 0.085, 0.045)
    fingers = [
        line(f"{-0.2 + x * 0.7},-.28 {-0.2 + x},{y}", 0.03)
        for x, y in ((-0.11, -0.33), (-0.05, -0.36), (0.02, -0.365), (0.08, -0.34))
    ]
    found += marks([palm, *fingers], "bone", 0.0)
    reeds = form_of("reeds", 3)
    return stood([*found, *placed(reeds, 0.84, -0.2, 0.7), snow_cap(-0.7, -0.06, 0.7, 0.1)])


@prop("crag-snowy")
def crag_snowy(_: random.Random) -> list[Shape]:
    """A crag with snow where grass would be."""
    return dyed("crag", {"leaf": ("paper", 0.25)})
