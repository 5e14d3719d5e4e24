"""Creatures of folk tales: goblin, troll, ogre and giant, facing the viewer."""

from __future__ import annotations

import random

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
    tail,
)
from assets.drawings.shapes import Shape, prop


@prop("goblin")
def goblin(_: random.Random) -> list[Shape]:
    """A goblin with ears like sails, a crooked knife in its hand."""
    skin, shade = "leaf", 0.0
    head = mirrored("0,-1 .14,-.98 .25,-.88 .25,-.76 .17,-.65 .07,-.57 0,-.56")
    tunic = mirrored(
        "0,-.6 .14,-.58 .24,-.52 .23,-.34 .3,-.12! .2,-.18! .12,-.09! .04,-.16! 0,-.14!"
    )
    found: list[Shape] = []
    for s in (-1, 1):
        leg = limb([(s * 0.11, -0.22), (s * 0.17, -0.12), (s * 0.13, -0.03)], [0.11, 0.09, 0.07])
        foot = curve(f"{s * 0.08},0! {s * 0.1},-.06 {s * 0.2},-.06 {s * 0.36},0!")
        ear = curve(
            f"{s * 0.2},-.86 {s * 0.36},-.94 {s * 0.64},-1.0! {s * 0.5},-.82 {s * 0.22},-.74"
        )
        inner = curve(
            f"{s * 0.26},-.85 {s * 0.4},-.9 {s * 0.56},-.96! {s * 0.44},-.83 {s * 0.27},-.79"
        )
        found += [Shape(leg, skin, shade - 0.2), Shape(foot, skin, shade - 0.15)]
        found += [Shape(ear, skin, shade - 0.08), Shape(inner, "rose", -0.2, rim=False)]
    found += [
        *solid(tunic, "wood", -0.1, side=0.05),
        Shape(box(-0.24, -0.36, 0.48, 0.06), "ink", 0.15),
    ]
    left = limb([(-0.2, -0.53), (-0.36, -0.42), (-0.34, -0.26)], [0.11, 0.09, 0.07])
    right = limb([(0.2, -0.53), (0.4, -0.5), (0.5, -0.62)], [0.11, 0.09, 0.07])
    knife = curve(".48,-.66! .52,-.84 .64,-.98! .62,-.8 .56,-.64!")
    found += [Shape(knife, "steel", 0.1), Shape(line(".5,-.56 .52,-.68", 0.05), "ink", 0.2)]
    found += [Shape(arm, skin, shade - 0.05) for arm in (left, right)]
    found += [
        Shape(oval(0.51, -0.62, 0.05), skin, shade),
        Shape(oval(-0.34, -0.25, 0.05), skin, shade),
    ]
    found += solid(head, skin, shade + 0.05, side=0.05)
    eyes = [
        curve(f"{s * 0.03},-.8! {s * 0.1},-.87 {s * 0.2},-.86! {s * 0.12},-.77") for s in (-1, 1)
    ]
    found += marks(eyes, "gold", 0.35) + marks(
        [oval(s * 0.105, -0.82, 0.02, 0.03) for s in (-1, 1)], "ink", 0.0
    )
    grin = curve("-.15,-.7! -.06,-.67 .06,-.67 .15,-.7! .08,-.615 -.08,-.615")
    teeth = [
        poly(f"{x},-.675 {x + 0.035},-.675 {x + 0.018},-.645") for x in (-0.09, -0.035, 0.02, 0.06)
    ]
    nose = curve("-.03,-.8 .03,-.8 .06,-.72 .0,-.66 -.06,-.72")
    found += [*marks([grin], "ink", 0.05), *marks(teeth, "bone", 0.2)]
    return stood([*found, Shape(nose, skin, shade - 0.12, rim=False)])


def _hulk(skin: str, shade: float, wear: str, wears: float, stoop: float) -> list[Shape]:
    """A huge body without a head, a club in its right hand; *stoop* lowers the neck."""
    trunk = mirrored(f"0,{-0.8 + stoop} .24,-.8 .38,-.68 .36,-.48 .3,-.3 .24,-.2 0,-.18")
    skirt = mirrored("0,-.36 .28,-.36! .32,-.14! .2,-.19! .1,-.1! 0,-.16!")
    found: list[Shape] = []
    for s in (-1, 1):
        leg = limb([(s * 0.17, -0.24), (s * 0.19, -0.12), (s * 0.19, -0.03)], [0.2, 0.16, 0.15])
        found += [
            Shape(leg, skin, shade - 0.15),
            Shape(oval(s * 0.22, -0.03, 0.13, 0.035), skin, shade - 0.25),
        ]
    club = curve(".5,-.2! .46,-.3 .56,-.62 .62,-.98 .78,-1.02 .86,-.92 .76,-.6 .58,-.28")
    knots = [oval(x, y, 0.022) for x, y in ((0.7, -0.9), (0.72, -0.76), (0.64, -0.7))]
    found += [*solid(club, "wood", -0.15, side=0.03), *marks(knots, "wood", -0.4)]
    found += solid(trunk, skin, shade, side=0.07)
    folds = ["-.22,-.6 -.1,-.54 -.02,-.6", ".22,-.6 .1,-.54 .02,-.6", "-.12,-.4 0,-.37 .12,-.4"]
    found += marks([blade(fold, 0.02) for fold in folds], skin, shade - 0.22)
    found += solid(skirt, wear, wears, side=0.04)
    arms = (
        limb([(-0.32, -0.7), (-0.5, -0.5), (-0.46, -0.26)], [0.2, 0.17, 0.13]),
        limb([(0.32, -0.7), (0.52, -0.56), (0.54, -0.36)], [0.2, 0.17, 0.13]),
    )
    found += [Shape(arm, skin, shade - 0.06) for arm in arms]
    fists = [oval(-0.46, -0.24, 0.09), oval(0.54, -0.34, 0.09)]
    return [*found, *(Shape(fist, skin, shade + 0.02) for fist in fists)]


@prop("troll")
def troll(_: random.Random) -> list[Shape]:
    """A troll: stooped, grey as stone, with tusks and moss for hair."""
    skin, shade = "stone", -0.1
    found = _hulk(skin, shade, "leaf", -0.25, 0.06)
    found += [Shape(oval(s * 0.2, -0.78, 0.05, 0.07), skin, shade - 0.15) for s in (-1, 1)]
    head = mirrored("0,-.96 .13,-.95 .2,-.86 .2,-.74 .22,-.64 .14,-.55 0,-.53")
    moss = mirrored(
        "0,-1.02 .1,-1.03! .14,-.96 .22,-.98! .2,-.88 .24,-.84! .15,-.83 .06,-.88 0,-.86"
    )
    nose = curve("-.04,-.8 .04,-.8 .09,-.7 .05,-.63 -.05,-.63 -.09,-.7")
    found += [*solid(head, skin, shade + 0.08, side=0.05), Shape(moss, "leaf", -0.1)]
    found += marks([oval(s * 0.09, -0.785, 0.026, 0.02) for s in (-1, 1)], "glow", 0.1)
    found += marks(
        [blade(f"{s * 0.03},-.8 {s * 0.09},-.83 {s * 0.16},-.81", 0.03) for s in (-1, 1)],
        skin,
        -0.45,
    )
    found += [
        *marks([blade("-.16,-.595 0,-.615 .16,-.595", 0.03)], "ink", 0.1),
        Shape(nose, skin, shade - 0.08),
    ]
    tusks = [tail(f"{s * 0.11},-.59 {s * 0.14},-.64 {s * 0.125},-.71", 0.045) for s in (-1, 1)]
    warts = [
        oval(x, y, 0.018) for x, y in ((-0.28, -0.66), (0.2, -0.5), (-0.14, -0.48), (0.12, -0.9))
    ]
    return stood([*found, *marks(tusks, "bone", 0.2), *marks(warts, skin, shade + 0.25)])


@prop("ogre")
def ogre(_: random.Random) -> list[Shape]:
    """An ogre: fat, bald and horned, with a row of teeth."""
    skin, shade = "blood", 0.12
    found = _hulk(skin, shade, "hair", -0.15, 0.02)
    found += [
        Shape(mirrored("0,-.56 .2,-.54 .27,-.4 .18,-.28 0,-.26"), skin, shade + 0.14, rim=False)
    ]
    horns = [tail(f"{s * 0.12},-.94 {s * 0.22},-1.0 {s * 0.2},-1.1", 0.07) for s in (-1, 1)]
    found += [Shape(horn, "bone", -0.1) for horn in horns]
    found += [
        Shape(
            curve(f"{s * 0.17},-.86 {s * 0.27},-.92! {s * 0.26},-.78 {s * 0.18},-.76"),
            skin,
            shade - 0.1,
        )
        for s in (-1, 1)
    ]
    head = mirrored("0,-1 .14,-.98 .19,-.86 .2,-.74 .18,-.64 .09,-.58 0,-.57")
    mouth = mirrored("0,-.72 .1,-.73 .14,-.68! .1,-.62 0,-.61")
    teeth = [box(x, -0.72, 0.035, 0.045) for x in (-0.1, -0.055, 0.02, 0.065)]
    teeth += [box(x, -0.655, 0.035, 0.04) for x in (-0.08, -0.02, 0.045)]
    found += [*solid(head, skin, shade + 0.06, side=0.05), *marks([mouth], "ink", 0.05)]
    found += marks(teeth, "bone", 0.2)
    found += marks([oval(s * 0.075, -0.83, 0.03, 0.022) for s in (-1, 1)], "gold", 0.4)
    found += marks([oval(s * 0.075, -0.83, 0.013) for s in (-1, 1)], "ink", 0.0)
    brows = [blade(f"{s * 0.01},-.85 {s * 0.08},-.89 {s * 0.15},-.87", 0.03) for s in (-1, 1)]
    return stood(
        [
            *found,
            *marks(brows, skin, -0.4),
            Shape(oval(0, -0.765, 0.04, 0.03), skin, shade - 0.15, rim=False),
        ]
    )


@prop("giant")
def giant(_: random.Random) -> list[Shape]:
    """A bearded giant; the firs at his feet reach to his knees."""
    skin, shade = "skin", -0.08
    found = _hulk(skin, shade, "cloth", -0.15, 0.0)
    coat = mirrored("0,-.74 .2,-.8! .38,-.7! .34,-.44 .3,-.22! .14,-.27! 0,-.22!")
    found[-4:-4] = [
        *solid(coat, "cloth", -0.05, side=0.06),
        Shape(box(-0.31, -0.42, 0.62, 0.06), "wood", -0.2),
    ]
    head = mirrored("0,-1 .12,-.99 .17,-.9 .16,-.76 .1,-.68 0,-.67")
    beard = mirrored("0,-.79 .07,-.78 .17,-.86! .19,-.68 .14,-.54 .06,-.47! 0,-.44!")
    hair = mirrored("0,-1.05 .14,-1.03 .21,-.92 .19,-.8! .15,-.9 .08,-.95 0,-.94")
    found += [
        *solid(head, skin, shade + 0.1, side=0.04),
        Shape(beard, "hair", 0.05),
        Shape(hair, "hair", 0.0),
    ]
    found += marks(
        [blade(f"{s * 0.05},-.74 {s * 0.08},-.64 {s * 0.05},-.54", 0.02) for s in (-1, 0, 1)],
        "hair",
        -0.25,
    )
    found += marks([oval(s * 0.065, -0.86, 0.018) for s in (-1, 1)], "ink", 0.0)
    found += marks(
        [blade(f"{s * 0.02},-.885 {s * 0.07},-.905 {s * 0.12},-.89", 0.026) for s in (-1, 1)],
        "hair",
        -0.2,
    )
    found += [Shape(oval(0, -0.82, 0.032, 0.045), skin, shade - 0.05, rim=False)]
    fir = [Shape(box(-0.02, -0.08, 0.04, 0.08), "wood", -0.3)]
    fir += [
        Shape(poly(f"{-w},{y} {w},{y} 0,{y - 0.14}"), "leaf", -0.25)
        for w, y in ((0.09, -0.06), (0.07, -0.13), (0.05, -0.2))
    ]
    for x, size in ((-0.66, 0.9), (-0.44, 0.62), (0.86, 0.8)):
        found += placed(fir, x, 0.0, size)
    return stood(found)
