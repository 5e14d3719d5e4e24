"""People of the north: in furs, in ice, and under oath."""

from __future__ import annotations

import random

from assets.drawings.props.figure import figure
from assets.drawings.props.frost import ICE, shard, snow_cap
from assets.drawings.props.frost_beasts import dyed
from assets.drawings.props.garb import Garb
from assets.drawings.props.heads import Head
from assets.drawings.props.strokes import (
    box,
    curve,
    limb,
    line,
    marks,
    oval,
    placed,
    poly,
    solid,
    stood,
    without,
)
from assets.drawings.shapes import Shape, form_of, prop

FUR = Garb(
    cut="gown", tone="wood", shade=-0.1, sleeve="wide", cloak="bone", trim="paper", flare=0.9
)


@prop("ice-maiden")
def ice_maiden(_: random.Random) -> list[Shape]:
    """A maiden of ice in a white gown, a crown of icicles on her head."""
    body = figure(
        "reach",
        Head(hair="long", hair_tone="paper", skin_shade=0.1),
        Garb(tone="water", shade=0.4, sleeve="wide", trim="paper", flare=1.1, shoes="paper"),
    )
    pale = {"skin": (ICE, 0.5)}
    found = [
        each._replace(tone=pale[each.tone][0], shade=each.shade + 0.5)
        if each.tone in pale
        else each
        for each in body
    ]
    return stood([*found, snow_cap(0.0, 0.03, 0.7, 0.06)])


@prop("frost-witch")
def frost_witch(_: random.Random) -> list[Shape]:
    """An old woman in furs who lifts a wand; ice grows round her."""
    found = [*placed(shard(0, 0.12, 0.34, -0.06), -0.3), *placed(shard(0, 0.14, 0.44, 0.08), 0.32)]
    found += figure(
        "invoke",
        Head(hair="long", hair_tone="paper", hat="hood", hat_tone="deep"),
        Garb(tone="deep", shade=0.1, cloak="water", cloak_shade=0.1, trim="paper"),
        "",
        "wand",
    )
    return stood(
        [*found, *placed(shard(0, 0.1, 0.22, -0.03), -0.14, 0.02), snow_cap(0.0, 0.04, 0.9, 0.06)]
    )


@prop("frozen-sentry")
def frozen_sentry(_: random.Random) -> list[Shape]:
    """A guard with a spear, frozen where he stands."""
    found = [*placed(shard(0, 0.22, 0.5, -0.08), -0.22), *placed(shard(0, 0.2, 0.4, 0.08), 0.24)]
    cold = {"blood": (ICE, 0.2), "skin": (ICE, 0.4), "steel": (ICE, 0.3), "metal": ("paper", 0.1)}
    found += dyed("guard", cold)
    found += [
        *placed(shard(0, 0.16, 0.26, -0.04), -0.08, 0.02),
        *placed(shard(0, 0.14, 0.2, 0.03), 0.1, 0.02),
    ]
    return stood([*found, snow_cap(0.0, 0.04, 0.84, 0.08)])


@prop("lost-column")
def lost_column(_: random.Random) -> list[Shape]:
    """A file of grey soldiers in the driving snow, one gap in it."""
    ghost = [
        each._replace(tone="figure", shade=0.05 + 0.3 * (each.tone in ("skin", "metal", "steel")))
        for each in form_of("guard")
    ]
    found: list[Shape] = []
    for i, x in enumerate((-0.86, -0.54, -0.22, 0.42, 0.76)):
        one = [each._replace(shade=each.shade + 0.24 - 0.06 * i) for each in ghost]
        found += placed(one, x, -0.03 * (4 - i), 0.72 + 0.07 * i)
    snow = (
        (-0.7, -0.9),
        (-0.3, -0.7),
        (0.1, -0.9),
        (0.12, -0.4),
        (0.6, -0.8),
        (-0.5, -0.3),
        (0.2, -0.62),
        (0.9, -0.5),
    )
    found += marks([line(f"{x},{y} {x + 0.1},{y + 0.04}", 0.02) for x, y in snow], "paper", 0.4)
    return stood([*found, snow_cap(0.0, 0.02, 2.0, 0.06)])


@prop("ice-fisher")
def ice_fisher(_: random.Random) -> list[Shape]:
    """Somebody in furs on a tub, with a rod over a hole in the ice."""
    ice = oval(0.26, -0.04, 0.86, 0.12)
    found = [Shape(ice, "paper", 0.2), Shape(oval(0.7, -0.05, 0.2, 0.05), "deep", 0.0)]
    found += solid(box(-0.36, -0.3, 0.36, 0.3, 0.03), "wood", 0.0, side=0.04)
    found += marks([line("-.36,-.2 0,-.2", 0.02), line("-.36,-.08 0,-.08", 0.02)], "ink", 0.2)
    leg = limb([(-0.16, -0.36), (0.16, -0.34), (0.2, -0.06)], [0.2, 0.17, 0.12])
    foot = curve(".12,-.02! .14,-.1 .26,-.1 .36,-.02!")
    coat = curve(
        "-.38,-.28! -.42,-.5 -.34,-.74 -.2,-.84 0,-.82 .1,-.66 .12,-.46 .14,-.28! -.1,-.24"
    )
    found += [
        Shape(leg, "deep", 0.1),
        Shape(foot, "wood", -0.2),
        *solid(coat, "wood", -0.1, side=0.06),
    ]
    found += [
        Shape(
            limb([(-0.38, -0.27), (-0.1, -0.23), (0.14, -0.27)], [0.07, 0.07, 0.07]), "paper", 0.1
        )
    ]
    hood = curve("-.32,-.84 -.3,-1.04 -.14,-1.14 .04,-1.08 .12,-.92 .06,-.8 -.12,-.76")
    found += [
        *solid(hood, "wood", 0.0, side=0.05),
        Shape(oval(0.02, -0.93, 0.12, 0.14), "paper", 0.1),
        Shape(oval(0.04, -0.92, 0.085, 0.105), "skin", 0.0),
    ]
    found += marks([oval(0.075, -0.94, 0.013)], "ink", 0.0) + marks(
        [curve("-.02,-.87 .06,-.88 .12,-.86 .08,-.76! .0,-.8")], "paper", 0.0
    )
    rod = line(".16,-.5 .5,-.74 .74,-.84", 0.022)
    thread = line(".74,-.84 .72,-.4 .7,-.06", 0.008)
    found += [Shape(rod, "wood", 0.1), Shape(thread, "ink", 0.3)]
    arm = limb([(-0.12, -0.68), (0.06, -0.52), (0.22, -0.54)], [0.16, 0.13, 0.1])
    return stood([*found, Shape(arm, "wood", -0.02), Shape(oval(0.24, -0.55, 0.05), "skin", 0.0)])


@prop("skald")
def skald(_: random.Random) -> list[Shape]:
    """A singer in furs with a harp before him."""
    singer = figure(
        "sound",
        Head(view="side", hair="long", beard="long", hair_tone="bone"),
        FUR._replace(tone="blood", shade=-0.1),
    )
    harp = form_of("harp")
    return stood([*singer, *placed(harp, 0.34, 0.0, 0.52)])


@prop("sworn-company")
def sworn_company(_: random.Random) -> list[Shape]:
    """Three warriors shoulder to shoulder behind their shields."""
    shield = form_of("round-shield")
    found: list[Shape] = []
    for x, y, size, tone in (
        (-0.4, -0.06, 0.94, "water"),
        (0.4, -0.06, 0.94, "leaf"),
        (0.0, 0.0, 1.0, "blood"),
    ):
        man = figure(
            "stand",
            Head(hat="helmet", beard="long", hair_tone="fire" if tone == "blood" else "hair"),
            Garb("tunic", tone, -0.1, "tight", "wood", cloak="wood", legs="deep", trim="metal"),
            "",
            "spear",
        )
        found += placed(man, x, y, size) + placed(shield, x - 0.12, y - 0.26, 0.4 * size)
    return stood(found)


@prop("housecarl")
def housecarl(_: random.Random) -> list[Shape]:
    """A warrior in mail and furs, shield on his arm, axe over his shoulder."""
    axe = placed(form_of("axe"), 0.16, -0.3, 0.6, 24)
    man = figure(
        "stand",
        Head(hat="helmet", beard="long", hair_tone="fire"),
        Garb("tunic", "steel", -0.1, "tight", "blood", cloak="wood", legs="deep", trim="metal"),
    )
    shield = placed(form_of("round-shield"), -0.16, -0.24, 0.4)
    return stood([*axe, *stood(man), *shield])


@prop("oathbreaker")
def oathbreaker(_: random.Random) -> list[Shape]:
    """A hooded man with a drawn sword; an arm ring lies in two pieces before him."""
    man = figure(
        "stride",
        Head(view="side", hat="hood", beard="short", hat_tone="deep"),
        Garb(
            "tunic",
            "deep",
            0.1,
            "tight",
            "wood",
            cloak="deep",
            cloak_shade=-0.1,
            legs="wood",
            trim="blood",
        ),
        "",
        "sword",
    )
    halves: list[Shape] = []
    for x, turn in ((0.34, -70), (0.52, 60)):
        half = without(without(oval(0, 0, 0.1), oval(0, 0, 0.066)), box(-0.2, 0.0, 0.4, 0.2))
        halves += placed([Shape(half, "gold", 0.1)], x, -0.05, 1.0, turn)
    return stood([*stood(man), *halves])


@prop("oath-taker")
def oath_taker(_: random.Random) -> list[Shape]:
    """A bearded man in a fur cloak who holds out an arm ring."""
    man = figure(
        "offer",
        Head(hair="long", beard="long", hair_tone="bone"),
        Garb(tone="deep", cloak="bone", cloak_shade=-0.05, trim="gold"),
    )
    return stood(man) + placed(form_of("oath-ring"), 0.36, -0.5, 0.2)


@prop("leprechaun")
def leprechaun(_: random.Random) -> list[Shape]:
    """A little man in green with a tall hat, beside a pot of gold."""
    man = placed(
        figure(
            "child rise",
            Head(beard="long", hair_tone="fire"),
            Garb(cut="tunic", tone="leaf", sleeve="tight", trim="gold", legs="leaf", shoes="ink"),
            whole=False,
        ),
        0.0,
    )
    found = stood(man)
    brim, top = (
        box(-0.17, -1.02, 0.34, 0.035, 0.015),
        poly("-.1,-1.0 -.085,-1.24 .1,-1.24 .11,-1.0"),
    )
    found += [
        *solid(top, "leaf", -0.05, side=0.03),
        Shape(box(-0.105, -1.06, 0.215, 0.04), "ink", 0.15),
    ]
    found += [Shape(brim, "leaf", -0.15), Shape(box(-0.03, -1.065, 0.06, 0.05), "gold", 0.1)]
    pot = curve(".3,-.3! .66,-.3! .72,-.16 .62,0 .48,.02 .34,0 .24,-.16")
    coins = [
        Shape(oval(0.48 + 0.075 * dx, -0.32 - 0.03 * (1 - abs(dx)), 0.07, 0.05), "gold", 0.1)
        for dx in (-1.6, 1.6, -0.8, 0.8, 0.0)
    ]
    return stood(
        [
            *found,
            *coins,
            *solid(pot, "ink", 0.2, side=0.04),
            Shape(box(0.27, -0.32, 0.42, 0.05, 0.02), "ink", 0.3),
        ]
    )
