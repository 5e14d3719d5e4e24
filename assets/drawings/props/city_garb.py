"""What people of a city wear on their heads and carry in their hands; no props of its own."""

from __future__ import annotations

import math

from assets.drawings.props.headgear import HATS
from assets.drawings.props.held import HELD, Layers
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
    without,
)
from assets.drawings.shapes import Shape

# --- hats -----------------------------------------------------------------------------------------


def _kettle_front() -> Layers:
    bowl = mirrored("0,-.86 .2,-.82 .36,-.62 .4,-.32! 0,-.28")
    brim = curve("-.72,-.2 -.4,-.36 0,-.4 .4,-.36 .72,-.2 .4,-.16 0,-.2 -.4,-.16")
    ridge = blade("0,-.86 .03,-.6 0,-.36", 0.07)
    return [], [
        *solid(bowl, "steel", -0.1, side=0.12),
        *marks([ridge], "steel", 0.2),
        Shape(brim, "steel", 0.05),
    ]


def _kettle_side() -> Layers:
    bowl = curve(".36,-.3! .34,-.6 .1,-.84 -.2,-.84 -.46,-.6 -.5,-.28!")
    brim = curve(".74,-.16! .3,-.36 -.1,-.38 -.5,-.32 -.8,-.1! -.4,-.2 .2,-.22")
    return [], [*solid(bowl, "steel", -0.1, side=0.13), Shape(brim, "steel", 0.08)]


def _cap_front() -> Layers:
    crown = curve("-.5,-.3! -.66,-.5 -.5,-.76 -.1,-.84 .4,-.8 .72,-.56 .56,-.34 .3,-.3! 0,-.36")
    band = curve("-.42,-.26! 0,-.36 .42,-.26! .42,-.4 0,-.48 -.42,-.4")
    return [], [*solid(crown, "cloth", -0.05, side=0.12), Shape(band, "cloth", -0.28)]


def _cap_side() -> Layers:
    crown = curve(".4,-.34! .46,-.52 .2,-.76 -.2,-.82 -.64,-.6 -.72,-.34 -.5,-.22! -.1,-.36")
    return [], [
        *solid(crown, "cloth", -0.05, side=0.12),
        Shape(limb([(-0.46, -0.26), (0, -0.36), (0.38, -0.3)], [0.1] * 3), "cloth", -0.28),
    ]


def _tall_front() -> Layers:
    crown = mirrored("0,-1.2! .26,-1.18! .34,-.42! 0,-.36")
    brim = curve("-.74,-.32 -.4,-.38 0,-.42 .4,-.38 .74,-.32 .4,-.22 0,-.2 -.4,-.22")
    band = mirrored("0,-.6 .325,-.62! .34,-.46! 0,-.44")
    return [], [
        *solid(crown, "ink", 0.12, side=0.12),
        Shape(band, "blood", 0.0, rim=False),
        Shape(brim, "ink", 0.2),
    ]


def _tall_side() -> Layers:
    crown = curve(".3,-.36! .22,-1.1! -.36,-1.16! -.46,-.34! -.1,-.42")
    band = curve(".3,-.4! .27,-.58! -.44,-.56! -.46,-.38! -.1,-.46")
    brim = curve(".74,-.26! .3,-.42 -.2,-.46 -.84,-.24! -.3,-.3 .2,-.3")
    return [], [
        *solid(crown, "ink", 0.12, side=0.13),
        Shape(band, "blood", 0.0, rim=False),
        Shape(brim, "ink", 0.2),
    ]


def _beak_side() -> Layers:
    hat = _tall_side()[1]
    mask = curve(
        ".3,-.3! .4,-.1 .46,.06 .9,.3 1.06,.5! .8,.46 .5,.42 .3,.5 .04,.42! .0,.0 .06,-.26!"
    )
    lens = oval(0.2, -0.06, 0.12)
    return [], [
        *solid(mask, "bone", -0.05, side=0.08),
        *marks([blade(".46,.2 .7,.34 .96,.46", 0.03)], "ink", 0.2),
        Shape(lens, "metal", 0.0),
        Shape(oval(0.2, -0.06, 0.075), "ink", 0.1, rim=False),
        *marks([oval(0.22, -0.09, 0.025)], "glow", 0.2),
        *[each._replace(tone="ink") if each.tone == "blood" else each for each in hat],
    ]


def _wig_front() -> Layers:
    back = mirrored("0,-.66 .4,-.58 .62,-.2 .6,.3 .64,.8 .5,.9 .2,.7 0,.6")
    curls = [
        oval(s * x, y, 0.13)
        for s in (-1, 1)
        for x, y in (
            (0.2, -0.54),
            (0.38, -0.4),
            (0.48, -0.18),
            (0.5, 0.08),
            (0.52, 0.34),
            (0.54, 0.6),
            (0.56, 0.82),
        )
    ]
    part = mirrored("0,-.62 .2,-.62 .38,-.42 .38,-.2! .2,-.36 0,-.36")
    return [Shape(back, "paper", -0.25)], [
        Shape(part, "paper", 0.0),
        *[Shape(each, "paper", 0.05) for each in curls],
        *marks([oval(0, -0.5, 0.02, 0.12)], "stone", 0.1),
    ]


def _kerchief_front() -> Layers:
    cloth = mirrored("0,-.66 .3,-.6 .46,-.34 .44,0! .36,-.14 .2,-.34 0,-.38")
    return [], [
        *solid(cloth, "cloth", 0.05, side=0.1),
        *marks([blade("-.38,-.3 0,-.48 .38,-.3", 0.05)], "cloth", -0.25),
    ]


def _kerchief_side() -> Layers:
    cloth = curve(".3,-.34! .2,-.62 -.14,-.7 -.46,-.5 -.56,-.1 -.46,.3! -.26,.06 -.06,-.16")
    knot = curve("-.46,.2! -.7,.3 -.78,.56! -.54,.46 -.42,.32")
    return [Shape(knot, "cloth", -0.2)], solid(cloth, "cloth", 0.05, side=0.12)


def _mask_front() -> Layers:
    mask = mirrored("0,-.14! .12,-.2 .34,-.18 .42,-.04 .3,.12 .1,.1 0,.04!")
    eyes = [oval(s * 0.16, -0.03, 0.065, 0.04) for s in (-1, 1)]
    hood = mirrored("0,-.62 .32,-.56 .46,-.26 .44,.06! .36,-.12 .26,-.34 0,-.36")
    return [], [
        *solid(hood, "ink", 0.12, side=0.1),
        Shape(mask, "ink", 0.05),
        *marks(eyes, "paper", 0.1),
        *marks([oval(s * 0.17, -0.03, 0.025, 0.035) for s in (-1, 1)], "ink", 0.0),
    ]


HATS |= {
    ("front", "kettle"): _kettle_front,
    ("side", "kettle"): _kettle_side,
    ("front", "flat cap"): _cap_front,
    ("side", "flat cap"): _cap_side,
    ("front", "tall hat"): _tall_front,
    ("side", "tall hat"): _tall_side,
    ("side", "beak"): _beak_side,
    ("front", "wig"): _wig_front,
    ("front", "kerchief"): _kerchief_front,
    ("side", "kerchief"): _kerchief_side,
    ("front", "mask"): _mask_front,
}

# --- in the hand ----------------------------------------------------------------------------------


def _halberd() -> Layers:
    shaft = line("0,-.62 0,.48", 0.018)
    axe = curve(".0,-.68! .1,-.72 .16,-.78! .18,-.62 .15,-.46! .1,-.54 .0,-.56!")
    hook = curve("0,-.66! -.06,-.66 -.12,-.58! -.05,-.6 0,-.58!")
    spike = mirrored("0,-.92! .02,-.72 .012,-.6 0,-.6!")
    return [
        *solid(shaft, "wood", 0.0, side=0.006),
        *solid(axe, "steel", 0.1, side=0.02),
        Shape(hook, "steel", -0.05),
        Shape(spike, "steel", 0.25),
    ], []


def _club() -> Layers:
    stick = limb([(0, 0.06), (0, -0.1), (0.02, -0.34)], [0.024, 0.03, 0.07])
    nails = [oval(x, y, 0.008) for x, y in ((0.01, -0.28), (0.035, -0.32), (0.005, -0.35))]
    return [*solid(stick, "wood", -0.1, side=0.01), *marks(nails, "steel", 0.3)], []


def _dagger() -> Layers:
    steel = mirrored("0,-.27! .02,-.2 .018,-.05! 0,-.05")
    return [
        Shape(line("0,-.04 0,.05", 0.016), "wood", -0.2),
        *solid(steel, "steel", 0.3, side=0.012),
        Shape(line("-.045,-.045 .045,-.045", 0.014), "metal", 0.1),
    ], []


def _purse() -> Layers:
    bag = mirrored("0,.03! .03,.02 .02,.05 .07,.1 .08,.16 .05,.2 0,.21")
    return [], [
        *solid(bag, "wood", 0.05, side=0.025),
        Shape(line("-.035,.045 .035,.045", 0.012), "gold", 0.1),
        *marks([oval(0.02, 0.13, 0.02)], "gold", 0.2),
    ]


def _tankard() -> Layers:
    mug = poly("-.05,-.12 .05,-.12 .06,.05 -.06,.05")
    ear = without(oval(0.075, -0.035, 0.045, 0.055), oval(0.075, -0.035, 0.028, 0.036))
    froth = [
        oval(x, y, r)
        for x, y, r in ((-0.035, -0.13, 0.025), (0, -0.14, 0.03), (0.035, -0.13, 0.025))
    ]
    return [
        Shape(ear, "wood", -0.2),
        *solid(mug, "wood", 0.05, side=0.02),
        *marks([box(-0.055, -0.09, 0.11, 0.014), box(-0.06, 0.015, 0.12, 0.014)], "metal", 0.0),
        *[Shape(each, "paper", 0.25, rim=False) for each in froth],
    ], []


def _keys() -> Layers:
    ring = without(oval(0, 0.06, 0.06), oval(0, 0.06, 0.046))
    found = [Shape(ring, "metal", -0.1)]
    for turn in (-24, 0, 22):
        one = [
            Shape(line("0,.05 0,.16", 0.012), "metal", 0.15),
            Shape(without(oval(0, 0.05, 0.024), oval(0, 0.05, 0.012)), "metal", 0.15),
            Shape(box(0, 0.13, 0.03, 0.012), "metal", 0.1),
            Shape(box(0, 0.15, 0.024, 0.012), "metal", 0.1),
        ]
        found += placed(one, 0, 0.07, 1.0, turn)
    return [], found


def _cane() -> Layers:
    stick = line("0,-.03 0,.5", 0.014)
    return [Shape(stick, "ink", 0.15), Shape(oval(0, -0.05, 0.025), "gold", 0.2)], []


def _flute() -> Layers:
    pipe = line("-.17,-.03 .16,.02", 0.022)
    holes = [oval(x, -0.003 + 0.15 * x, 0.006) for x in (-0.04, 0.0, 0.04, 0.08)]
    return [], [Shape(pipe, "wood", 0.2), *marks(holes, "ink", 0.0)]


def _phial() -> Layers:
    glass = mirrored("0,-.13 .014,-.13! .014,-.07! .05,-.02 .05,.03 .02,.05 0,.05")
    brew = mirrored("0,-.03 .046,-.02 .046,.03 .02,.045 0,.045")
    return [
        Shape(glass, "paper", 0.1),
        Shape(brew, "leaf", 0.35, rim=False),
        Shape(box(-0.014, -0.155, 0.028, 0.03), "wood", 0.0),
    ], []


def _poster() -> Layers:
    sheet = poly("-.1,-.2 .1,-.22 .11,.06 -.09,.07")
    face = [
        oval(0.002, -0.1, 0.035, 0.045),
        line("-.05,.0 .06,-.006", 0.01),
        line("-.04,.03 .05,.025", 0.008),
    ]
    return [
        Shape(sheet, "paper", 0.1),
        *marks(face, "ink", 0.2),
        *marks([line("-.06,-.18 .07,-.19", 0.016)], "blood", 0.0),
    ], []


def _cards() -> Layers:
    found: list[Shape] = []
    for turn in (-30, -10, 10, 30):
        one = [
            Shape(box(-0.03, -0.15, 0.06, 0.1, 0.008), "paper", 0.2),
            *marks([mirrored("0,-.125! .014,-.1 0,-.075!")], "blood", 0.0),
        ]
        found += placed(one, 0, 0.03, 1.0, turn)
    return found, []


def _rats() -> Layers:
    pole = line("0,-.5 0,.55", 0.02)
    bar = line("-.13,-.46 .13,-.46", 0.014)
    found = [*solid(pole, "wood", 0.0, side=0.006), Shape(bar, "wood", 0.1)]
    for x in (-0.11, 0.0, 0.11):
        body = curve(
            f"{x},-.42! {x + 0.03},-.36 {x + 0.035},-.28 {x},-.24! {x - 0.035},-.28 {x - 0.03},-.36"
        )
        found += [
            Shape(line(f"{x},-.46 {x},-.41", 0.006), "rose", -0.1, rim=False),
            Shape(body, "stone", -0.3),
            Shape(oval(x, -0.245, 0.018), "stone", -0.2),
        ]
    return found, []


def _bell() -> Layers:
    cup = mirrored("0,-.01 .03,0 .05,.07 .08,.12! 0,.13")
    return [], [*solid(cup, "gold", 0.05, side=0.025), Shape(oval(0, 0.135, 0.018), "ink", 0.1)]


def _die() -> Layers:
    cube = [
        Shape(poly("-.06,-.1 .01,-.13 .07,-.1 0,-.07"), "bone", 0.3),
        Shape(poly("-.06,-.1 0,-.07 0,.0 -.06,-.03"), "bone", -0.1),
        Shape(poly("0,-.07 .07,-.1 .07,-.03 0,.0"), "bone", 0.1),
    ]
    pips = [
        oval(-0.03, -0.05, 0.009),
        oval(0.022, -0.06, 0.009),
        oval(0.05, -0.05, 0.009),
        oval(0.004, -0.1, 0.009),
    ]
    return [*cube, *marks(pips, "ink", 0.0)], []


def _gear() -> Layers:
    teeth = [
        oval(0.08 * math.cos(k * math.tau / 8), -0.07 + 0.08 * math.sin(k * math.tau / 8), 0.02)
        for k in range(8)
    ]
    return [
        *[Shape(each, "gold", -0.1) for each in teeth],
        Shape(oval(0, -0.07, 0.078), "gold", -0.05),
        Shape(oval(0, -0.07, 0.03), "ink", 0.15, rim=False),
    ], []


def _badge() -> Layers:
    return [], [Shape(star(0, 0.0, 0.07, 6), "gold", 0.2), Shape(oval(0, 0, 0.025), "blood", 0.0)]


HELD |= {
    "halberd": _halberd,
    "club": _club,
    "dagger": _dagger,
    "purse": _purse,
    "tankard": _tankard,
    "key ring": _keys,
    "cane": _cane,
    "flute": _flute,
    "phial": _phial,
    "poster": _poster,
    "cards": _cards,
    "rats": _rats,
    "hand bell": _bell,
    "die": _die,
    "gear": _gear,
    "badge": _badge,
}
