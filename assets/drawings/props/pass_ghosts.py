"""Those who fell, froze or fight for breath in the high passes."""

from __future__ import annotations

import random

from assets.drawings.props.figure import figure
from assets.drawings.props.frost_beasts import dyed
from assets.drawings.props.garb import Garb
from assets.drawings.props.heads import Head
from assets.drawings.props.pass_folk import CLIMBER, KILT
from assets.drawings.props.pass_gear import twisted
from assets.drawings.props.strokes import (
    curve,
    limb,
    line,
    marks,
    oval,
    placed,
    poly,
    solid,
    stood,
    tail,
)
from assets.drawings.shapes import Shape, form_of, prop

GHOST = {
    "cloth": ("water", 0.35),
    "skin": ("paper", 0.0),
    "blood": ("water", 0.25),
    "wood": ("water", 0.1),
    "hair": ("paper", 0.05),
    "bone": ("paper", 0.05),
    "metal": ("paper", 0.1),
    "gold": ("paper", 0.0),
    "leaf": ("water", 0.25),
    "deep": ("water", 0.05),
    "stone": ("water", 0.3),
}


def ghostly(shapes: list[Shape]) -> list[Shape]:
    """*shapes* in the tones of mist."""
    return [
        each._replace(tone=GHOST[each.tone][0], shade=each.shade + GHOST[each.tone][1])
        if each.tone in GHOST
        else each
        for each in shapes
    ]


@prop("herald-ghost")
def ghost_herald(_: random.Random) -> list[Shape]:
    """The ghost of a herald with a long trumpet; its banner bears no arms."""
    man = figure(
        "sound",
        Head(view="side", hair="bob", hat="feather cap"),
        Garb("tunic", "blood", 0.0, "wide", legs="bone", trim="gold"),
        "",
        "long trumpet",
    )
    flag = curve(".24,-.84! .56,-.96! .6,-.6! .5,-.64 .44,-.54! .34,-.58 .28,-.48!")
    return stood(
        [
            *ghostly(man),
            Shape(flag, "paper", 0.05),
            *marks(
                [line(".32,-.78 .52,-.86", 0.012), line(".33,-.7 .53,-.78", 0.012)], "water", 0.1
            ),
        ]
    )


@prop("climber-frozen")
def frozen_climber(_: random.Random) -> list[Shape]:
    """A climber frozen blue who hangs in a wall of ice and holds out a rope's end."""
    wall = curve("-.7,.04! -.74,-.7 -.5,-1.14 -.1,-1.26 .3,-1.2 .5,-.8 .46,-.3 .6,.04!")
    found = [*solid(wall, "water", 0.3, side=0.1)]
    cold = {
        "skin": ("water", 0.5),
        "wood": ("water", 0.1),
        "deep": ("water", -0.15),
        "hair": ("paper", 0.1),
    }
    man = figure(
        "reach", Head(hair="short", beard="long"), CLIMBER._replace(tone="blood", shade=-0.1)
    )
    found += [
        each._replace(tone=cold[each.tone][0], shade=each.shade + cold[each.tone][1])
        if each.tone in cold
        else each
        for each in placed(man, -0.1, -0.06, 0.98)
    ]
    ice = [
        poly("-.6,-.2 -.44,-.6 -.4,-.2"),
        poly(".1,-.1 .3,-.5 .34,-.1"),
        poly("-.2,.0 -.1,-.24 .02,.0"),
    ]
    cracks = [line("-.6,-.9 -.46,-.7 -.52,-.5", 0.014), line(".3,-1.0 .36,-.8 .26,-.64", 0.014)]
    rope = twisted([(0.1, -1.02), (0.4, -0.9), (0.62, -0.5), (0.66, 0.02)], 0.032)
    return stood(
        [
            *found,
            *(Shape(each, "water", 0.55, rim=False) for each in ice),
            *marks(cracks, "paper", 0.4),
            *rope,
        ]
    )


@prop("piper-grey")
def grey_piper(_: random.Random) -> list[Shape]:
    """The grey ghost of a piper who plays as he walks."""
    man = figure(
        "sound",
        Head(view="side", hair="bob", hat="feather cap", beard="short"),
        KILT._replace(cloak="stone"),
    )
    pipes = placed(form_of("bagpipes"), 0.14, -0.44, 0.5)
    return stood(
        [
            *ghostly(man),
            *pipes,
            *(
                Shape(tail(f"{x},.02 {x + 0.1},.06 {x + 0.26},.05", 0.06), "paper", 0.2)
                for x in (-0.3, -0.1, 0.08)
            ),
        ]
    )


@prop("saint-ice")
def ice_saint(_: random.Random) -> list[Shape]:
    """A praying saint with a halo inside a clear block of ice."""
    block = poly("-.5,.04 -.56,-.8 -.3,-1.2 .24,-1.26 .54,-.9 .5,.04")
    side = poly(".24,-1.26 .54,-.9 .5,.04 .3,.04 .34,-.8")
    man = figure(
        "hold",
        Head(hat="halo", beard="long", hair_tone="paper"),
        Garb("robe", "bone", 0.1, "wide", trim="gold"),
    )
    found = [
        *solid(block, "water", 0.38, side=0.05),
        *placed(man, -0.06, -0.04, 0.98),
        Shape(side, "water", 0.55, rim=False),
    ]
    gleams = [
        line("-.46,-.7 -.3,-1.06", 0.03),
        line("-.4,-.5 -.34,-.64", 0.024),
        line(".0,-.1 .2,-.5", 0.02),
    ]
    return stood([*found, *marks(gleams, "paper", 0.4)])


@prop("porter-ghost")
def ghost_porter(_: random.Random) -> list[Shape]:
    """The ghost of a porter bent double under a tower of chests and bundles."""
    man = figure(
        "trudge",
        Head(view="side", hair="short", beard="short"),
        CLIMBER._replace(tone="stone"),
        "",
        "staff",
    )
    load: list[Shape] = []
    for name, x, y, size, turn in (
        ("chest", -0.24, -0.56, 0.36, -8),
        ("sack", -0.28, -0.86, 0.3, -4),
        ("chest", -0.3, -1.12, 0.26, -10),
        ("basket", -0.32, -1.34, 0.2, 8),
    ):
        load += placed(form_of(name), x, y, size, turn)
    return stood([*load, *ghostly(man)])


@prop("roped-together")
def roped_together(_: random.Random) -> list[Shape]:
    """Three climbers in a row on one rope."""
    found: list[Shape] = []
    for i, (tone, hat) in enumerate((("blood", "leaf"), ("water", "wood"), ("gold", "deep"))):
        man = figure(
            "stride" if i % 2 else "trudge",
            Head(view="side", hat="hood", hat_tone=hat, beard="short" if i != 1 else ""),
            CLIMBER._replace(tone=tone, shade=-0.1),
            "",
            "staff",
        )
        found += placed(man, -0.72 + 0.72 * i, -0.1 * i, 0.86)
    rope = twisted([(-0.66, -0.46), (-0.4, -0.36), (-0.06, -0.52)], 0.03) + twisted(
        [(0.02, -0.54), (0.36, -0.46), (0.68, -0.64)], 0.03
    )
    return stood([*found, *rope])


@prop("rope-taut")
def rope_taut(_: random.Random) -> list[Shape]:
    """A climber who hangs from a taut rope over the edge of a cliff."""
    edge = poly("-.9,-1.2 .04,-1.2 .1,-1.08 .0,-.9 .06,-.6 -.1,-.2 -.04,.2 -.9,.2")
    man = figure("invoke", Head(hair="short"), CLIMBER._replace(tone="blood"), whole=False)
    rope = twisted([(-0.8, -1.24), (0.06, -1.22), (0.42, -1.1), (0.46, -0.8), (0.44, -0.5)], 0.035)
    return stood([*solid(edge, "stone", -0.1, side=0.1), *rope, *placed(man, 0.22, 0.18, 0.86, -6)])


@prop("no-breath")
def breathless(_: random.Random) -> list[Shape]:
    """A climber on his knees who clutches at the air, small clouds of breath before him."""
    man = figure(
        "kneel pour",
        Head(view="side", hair="short", beard="short"),
        Garb("draped", "blood", -0.05, "tight", legs="deep", trim="wood"),
    )
    puffs = [
        Shape(oval(x, y, r, r * 0.8), "paper", 0.25)
        for x, y, r in ((0.34, -0.84, 0.05), (0.48, -0.9, 0.08), (0.68, -0.98, 0.11))
    ]
    return stood([*man, *puffs])


@prop("ledge-night")
def ledge_night(_: random.Random) -> list[Shape]:
    """Travellers huddled round a small fire on a ledge over a black drop."""
    rock = poly("-1.0,-1.1 -.7,-1.2 -.56,-.7 -.6,0 .9,0 .8,.14 .5,.2 .44,.36 .0,.4 -.2,.6 -1.0,.6")
    found = solid(rock, "stone", -0.22, side=0.1)
    one = figure(
        "pray", Head(hat="hood", hat_tone="deep"), Garb(cut="draped", tone="deep", shade=0.05)
    )
    other = figure(
        "pray", Head(hat="hood", hat_tone="wood", beard="long"), Garb(cut="draped", tone="wood")
    )
    found += placed(one, -0.32, 0.0, 0.6) + placed(other, 0.56, 0.0, 0.6, 0, True)
    return stood([*found, *placed(form_of("campfire"), 0.12, 0.02, 0.36)])


@prop("hermit-asleep")
def sleeping_hermit(_: random.Random) -> list[Shape]:
    """A sleeping hermit whose beard has grown round the rock on which he lies."""
    wall = curve("-.7,.04! -.66,-.9 -.4,-1.12 .0,-1.16 .4,-1.0 .6,-.6 .7,.04!")
    hole = curve("-.46,.02! -.46,-.7 -.2,-.92 .14,-.9 .36,-.66 .44,.02!")
    man = figure(
        "pray",
        Head(hair="bald", beard="long", hair_tone="paper"),
        Garb(cut="draped", tone="bone", shade=-0.2),
    )
    beard = limb(
        [(0.06, -0.5), (0.14, -0.3), (0.02, -0.1), (0.2, 0.0), (0.46, 0.0), (0.6, 0.05)],
        [0.07, 0.11, 0.12, 0.11, 0.09, 0.02],
    )
    moons = [
        Shape(oval(x, y, r), "paper", 0.3)
        for x, y, r in ((0.24, -0.86, 0.03), (0.36, -1.02, 0.045), (0.54, -1.18, 0.065))
    ]
    return stood(
        [
            *solid(wall, "stone", -0.05, side=0.1),
            Shape(hole, "ink", 0.1, rim=False),
            *placed(man, -0.08, 0.0, 0.72, 10),
            Shape(beard, "paper", 0.1),
            *moons,
        ]
    )


@prop("stone-thrower")
def stone_thrower(_: random.Random) -> list[Shape]:
    """A troll who holds a boulder over his head, stones heaped at his feet."""
    troll = dyed("troll", {"leaf": ("wood", 0.0)})
    found = [*troll[:4], *troll[9:16], *troll[20:]]
    arms = [
        limb([(s * 0.27, -0.62), (s * 0.46, -0.84), (s * 0.26, -1.08)], [0.17, 0.15, 0.12])
        for s in (-1, 1)
    ]
    boulder = curve("-.4,-1.1 -.36,-1.36 -.1,-1.5 .24,-1.44 .42,-1.24 .34,-1.04 .0,-.98 -.26,-1.0")
    stones = [
        s
        for x, r in ((-0.7, 0.14), (-0.5, 0.1), (0.78, 0.13))
        for s in solid(oval(x, -r * 0.5, r, r * 0.75), "stone", -0.1, side=0.04)
    ]
    return stood(
        [
            *found,
            *(Shape(each, "stone", -0.02) for each in arms),
            *solid(boulder, "stone", -0.2, side=0.08),
            *stones,
        ]
    )
