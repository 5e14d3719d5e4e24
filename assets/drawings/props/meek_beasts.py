"""Beasts that let themselves be approached: a white hind, a mule, and mounts from a stable."""

from __future__ import annotations

import random

from assets.drawings.props.horses import harness, horse
from assets.drawings.props.strokes import (
    blade,
    curve,
    limb,
    line,
    marks,
    oval,
    shaded,
    solid,
    stood,
    tail,
    within,
)
from assets.drawings.shapes import Shape, prop


def _legs(at: tuple[tuple[float, float], ...], tone: str, shade: float, wide: float) -> list[Shape]:
    found = []
    for x, top in at:
        leg = limb([(x, top), (x + 0.012, top / 2), (x, -0.02)], [wide * 1.6, wide, wide])
        found.append(Shape(leg, tone, shade))
        found.append(Shape(oval(x + wide * 0.25, -0.02, wide * 0.75, 0.024), "wood", -0.3))
    return found


@prop("hind")
def hind(_: random.Random) -> list[Shape]:
    """A white hind that turns its head to look at us."""
    tone, shade = "bone", 0.3
    body = curve(
        "-.42,-.46 -.44,-.58 -.34,-.64 -.1,-.61 .1,-.63 .2,-.74 .24,-.88 .34,-.88 .36,-.72 .32,-.54"
        " .24,-.42 .08,-.37 -.14,-.38 -.34,-.36"
    )
    head = curve(".2,-.96 .22,-1.06 .3,-1.1 .38,-1.06 .4,-.96 .35,-.84 .3,-.81 .25,-.84")
    ears = [
        curve(".23,-1.04! .08,-1.1 .02,-1.08! .06,-1.0 .18,-.97!"),
        curve(".37,-1.04! .52,-1.1 .58,-1.08! .54,-1.0 .42,-.97!"),
    ]
    found = _legs(((-0.36, -0.44), (0.24, -0.46)), tone, shade - 0.28, 0.045)
    found += [Shape(tail("-.42,-.58 -.5,-.54 -.5,-.46", 0.07), "paper", 0.2)]
    found += solid(body, tone, shade, side=0.04)
    found += [Shape(within(shaded(body, 0.0, 0.09), body), tone, shade - 0.18, rim=False)]
    found += _legs(((-0.27, -0.42), (0.16, -0.44)), tone, shade, 0.05)
    for ear in ears:
        found.append(Shape(ear, tone, shade - 0.1))
    found += marks([blade(".2,-1.02 .12,-1.06 .05,-1.07", 0.03)], "rose", 0.1)
    found += marks([blade(".4,-1.02 .48,-1.06 .55,-1.07", 0.03)], "rose", 0.1)
    found += solid(head, tone, shade + 0.05, side=0.02)
    eyes = [oval(0.25, -0.98, 0.018, 0.022), oval(0.36, -0.98, 0.018, 0.022)]
    return stood([*found, *marks([*eyes, oval(0.3, -0.83, 0.028, 0.02)], "ink", 0.0)])


@prop("mule")
def mule(_: random.Random) -> list[Shape]:
    """A long-eared mule under two panniers."""
    tone, shade = "stone", -0.1
    body = curve(
        "-.6,-.5 -.62,-.66 -.5,-.74 -.2,-.7 .14,-.72 .3,-.84 .42,-1.02 .54,-1.0 .52,-.8 .46,-.6"
        " .34,-.46 .1,-.4 -.2,-.42 -.46,-.38"
    )
    head = curve(".38,-1.06 .46,-1.14 .58,-1.1 .7,-.98 .84,-.86 .86,-.78 .78,-.74 .66,-.78 .5,-.84")
    ears = [
        curve(".44,-1.08! .34,-1.3 .36,-1.42! .46,-1.32 .52,-1.12!"),
        curve(".52,-1.1! .5,-1.34 .56,-1.44! .62,-1.3 .58,-1.1!"),
    ]
    found = [Shape(tail("-.6,-.64 -.74,-.5 -.74,-.28", 0.07), "ink", 0.15)]
    found += _legs(((-0.44, -0.46), (0.36, -0.5)), tone, shade - 0.22, 0.06)
    found += [Shape(ears[0], tone, shade - 0.15), *solid(body, tone, shade, side=0.05)]
    found += [Shape(within(shaded(body, 0.0, 0.1), body), "bone", -0.2, rim=False)]
    found += _legs(((-0.54, -0.44), (0.26, -0.46)), tone, shade, 0.065)
    found += [*solid(head, tone, shade + 0.04, side=0.02), Shape(ears[1], tone, shade)]
    found += [Shape(oval(0.8, -0.8, 0.07, 0.06), "bone", -0.05, rim=False)]
    found += marks([blade(".3,-.84 .36,-.98 .44,-1.1", 0.07)], "ink", 0.15)
    found += marks([oval(0.6, -0.98, 0.022), oval(0.83, -0.81, 0.014)], "ink", 0.0)
    pack = curve("-.34,-.78! .1,-.8! .16,-.5 .06,-.36 -.26,-.36 -.38,-.5")
    weave = [line(f"-.36,{y} .14,{y - 0.01}", 0.012) for y in (-0.68, -0.58, -0.48, -0.4)]
    found += solid(pack, "wood", 0.15, 0.05)
    found += marks([within(each, pack) for each in weave], "wood", -0.2)
    cover = curve("-.4,-.8! -.3,-.92 .08,-.94 .18,-.82! .12,-.74 -.34,-.72")
    rein = line(".68,-.96 .5,-.76 .2,-.78", 0.016)
    return stood([*found, *solid(cover, "cloth", 0.0, 0.03), Shape(rein, "wood", -0.3)])


@prop("palfrey")
def palfrey(_: random.Random) -> list[Shape]:
    """A grey lady's horse at a walk, in blue harness."""
    return stood([*horse("walk", "stone", 0.25), *harness("water", 0.1)])


@prop("warhorse")
def warhorse(_: random.Random) -> list[Shape]:
    """A black war horse in red harness, a plate on its brow."""
    plate = curve(".38,-.96! .47,-.93 .6,-.76! .57,-.71 .5,-.74 .42,-.86")
    steed = [*horse("stand", "ink", 0.2, mane=-0.1), *harness("blood")]
    return stood([*steed, *solid(plate, "steel", 0.05, side=0.02)])


@prop("blind-mare")
def blind_mare(_: random.Random) -> list[Shape]:
    """An old white mare, a cloth bound over her eyes."""
    band = curve(".4,-.93! .54,-.87! .52,-.83! .38,-.87!")
    ends = [tail(".4,-.9 .32,-.86 .28,-.76", 0.04), tail(".4,-.89 .35,-.8 .34,-.72", 0.035)]
    cloth = [Shape(each, "cloth", -0.15) for each in ends]
    return stood([*horse("walk", "bone", 0.05), *cloth, Shape(band, "cloth", 0.0)])
