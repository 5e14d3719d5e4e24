"""What the castle of the Grail keeps and loses: relics, food and arms of the chase, the swan."""

from __future__ import annotations

import random

from assets.drawings.props.foliage import leaves
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
    solid,
    star,
    stood,
    within,
)
from assets.drawings.shapes import Shape, prop


@prop("grail")
def grail(_: random.Random) -> list[Shape]:
    """A wide bowl of green stone, mounted in gold, with red light in it."""
    foot = mirrored("0,-.16 .08,-.15 .2,-.08 .28,-.02! .2,.01 0,.02")
    stem = mirrored("0,-.5! .09,-.48 .05,-.38 .04,-.24 .1,-.14! 0,-.13!")
    bowl = mirrored("0,-.86! .4,-.87! .4,-.7 .28,-.54 .1,-.46 0,-.45")
    found = [*solid(foot, "gold", -0.05, 0.05), *solid(stem, "gold", 0.0, 0.02)]
    found += [Shape(oval(0, -0.33, 0.1, 0.055), "gold", 0.12), *solid(bowl, "leaf", 0.08, 0.06)]
    bands = [
        curve(f"{x},-.86! {x + 0.03},-.86! {x * 0.3 + 0.02},-.46! {x * 0.3},-.46!")
        for x in (-0.28, -0.1, 0.08, 0.25)
    ]
    found += [Shape(within(band, bowl), "gold", 0.1, rim=False) for band in bands]
    found += marks([blade("-.34,-.8 -.3,-.66 -.2,-.56", 0.04)], "glow", 0.0)
    found += [Shape(oval(0, -0.87, 0.4, 0.075), "gold", 0.25)]
    found += [Shape(oval(0, -0.865, 0.35, 0.055), "blood", -0.15, rim=False)]
    found += [Shape(oval(0, -0.855, 0.25, 0.034), "glow", 0.0, rim=False)]
    found += [Shape(oval(x, -0.75, 0.03), "blood", 0.2) for x in (-0.2, 0.0, 0.2)]
    return stood(found)


@prop("holy-spear")
def holy_spear(_: random.Random) -> list[Shape]:
    """An upright spear with a broad head, blood on its point."""
    shaft = limb([(0.0, 0.0), (0.006, -0.3), (0.0, -0.7)], [0.026, 0.028, 0.024])
    head = mirrored("0,-1.02! .05,-.9 .085,-.78 .05,-.71 .024,-.66! 0,-.66!")
    cap = box(-0.028, -0.68, 0.056, 0.05, 0.01)
    found = [*solid(shaft, "wood", 0.05, 0.009), *solid(head, "steel", 0.2, 0.035)]
    found += marks([blade("0,-.98 .004,-.85 0,-.7", 0.012)], "steel", -0.4)
    blood = within(
        curve("-.1,-1.05! .1,-1.05! .07,-.86 .02,-.9 .012,-.78 -.02,-.88 -.06,-.84"), head
    )
    found += [Shape(blood, "blood", 0.1, rim=False), Shape(cap, "gold", 0.1)]
    wing = curve("-.02,-.66! -.1,-.69 -.13,-.75! -.14,-.66 -.03,-.62!")
    found += [*placed([Shape(wing, "gold")]), *placed([Shape(wing, "gold")], flip=True)]
    drop = curve(".11,-.64! .135,-.58 .11,-.55 .085,-.58")
    return stood([*found, Shape(drop, "blood", 0.25)])


@prop("phial")
def phial(_: random.Random) -> list[Shape]:
    """A round flask of balm, stoppered, a sprig tied to its neck."""
    flask = mirrored("0,-.86! .1,-.86! .09,-.66 .2,-.54 .34,-.34 .3,-.1 .14,0! 0,.01")
    fill = within(box(-1, -0.42, 2, 1), flask)
    found = [*solid(flask, "water", 0.45, 0.05), Shape(fill, "metal", 0.15, rim=False)]
    found += [Shape(oval(0, -0.42, 0.32, 0.04), "metal", 0.5, rim=False)]
    found += [Shape(box(-0.075, -1.0, 0.15, 0.16, 0.03), "wood", 0.0)]
    found += [Shape(box(-0.13, -0.9, 0.26, 0.06, 0.03), "gold", 0.1)]
    found += marks([blade("-.2,-.46 -.26,-.3 -.2,-.12", 0.05)], "glow", 0.0)
    found += [Shape(line("-.1,-.66 .1,-.66", 0.03), "blood", 0.05)]
    sprig = leaves([(0.1, -0.66, 0.2, a) for a in (40, 75, 110, 140)], 0.4)
    return stood([*found, Shape(sprig, "leaf", 0.1)])


@prop("bow")
def bow(_: random.Random) -> list[Shape]:
    """A hunting bow, strung, an arrow across it pointing right."""
    wood = limb(
        [
            (-0.12, -1.0),
            (-0.04, -0.9),
            (0.2, -0.68),
            (0.26, -0.5),
            (0.2, -0.32),
            (-0.04, -0.1),
            (-0.12, 0.0),
        ],
        [0.02, 0.035, 0.05, 0.06, 0.05, 0.035, 0.02],
    )
    found = [Shape(line("-.1,-.97 -.1,-.03", 0.009), "bone", 0.1, rim=False)]
    found += solid(wood, "wood", 0.1, 0.012)
    found += [
        Shape(limb([(0.245, -0.57), (0.26, -0.5), (0.245, -0.43)], [0.07, 0.075, 0.07]), "blood")
    ]
    found += [Shape(line("-.3,-.5 .6,-.5", 0.018), "wood", 0.3)]
    found += [Shape(curve(".58,-.55! .74,-.5! .58,-.45! .62,-.5"), "steel", 0.2)]
    fletch = curve("-.34,-.5! -.42,-.57! -.26,-.56 -.18,-.5! -.26,-.44 -.42,-.43!")
    return stood([*found, Shape(fletch, "bone", 0.2)])


@prop("hunting-horn")
def hunting_horn(_: random.Random) -> list[Shape]:
    """A curved horn banded with gold, its bell to the right, hung from a cord."""
    horn = limb(
        [(-0.62, -0.62), (-0.5, -0.36), (-0.2, -0.16), (0.16, -0.18), (0.46, -0.44), (0.56, -0.66)],
        [0.05, 0.09, 0.15, 0.21, 0.27, 0.32],
        cap=False,
    )
    cord = limb(
        [(-0.52, -0.44), (-0.3, -0.86), (0.0, -1.0), (0.26, -0.8), (0.4, -0.5)], [0.026] * 5
    )
    found = [Shape(cord, "blood", 0.0), *solid(horn, "bone", -0.06, 0.05)]
    found += [Shape(limb([(-0.6, -0.6), (-0.65, -0.72)], [0.06, 0.075]), "gold")]
    for x, y, turn, size in ((-0.34, -0.24, -52, 0.14), (0.12, -0.17, 0, 0.22)):
        band = box(-0.035, -size / 2, 0.07, size, 0.02)
        found += placed([Shape(band, "gold", 0.05)], x, y, 1.0, turn + 90 if x < 0 else turn)
    mouth = placed(
        [
            Shape(oval(0, 0, 0.19, 0.07), "gold", 0.15),
            Shape(oval(0, -0.004, 0.15, 0.048), "ink", 0.05, rim=False),
        ],
        0.56,
        -0.67,
        1,
        14,
    )
    return stood([*found, *mouth])


@prop("loaf")
def loaf(_: random.Random) -> list[Shape]:
    """A round loaf scored with a cross, higher than flat."""
    crust = curve("-.8,-.1 -.84,-.4 -.6,-.8 0,-1.0 .6,-.8 .84,-.4 .8,-.1 .5,.02 -.5,.02")
    found = solid(crust, "gold", -0.16, 0.1)
    cuts = [blade("-.5,-.72 0,-.52 .56,-.62", 0.13), blade(".1,-.94 -.02,-.6 .06,-.24", 0.13)]
    found += marks([within(cut, crust) for cut in cuts], "paper", 0.0)
    return stood(found)


@prop("ewer")
def ewer(_: random.Random) -> list[Shape]:
    """A slender silver ewer with a long spout and a high handle."""
    handle = limb(
        [(-0.12, -0.86), (-0.36, -0.8), (-0.36, -0.5), (-0.2, -0.34)], [0.035, 0.045, 0.045, 0.035]
    )
    spout = limb(
        [(0.16, -0.4), (0.3, -0.5), (0.34, -0.72), (0.44, -0.84)], [0.1, 0.07, 0.05, 0.045]
    )
    body = mirrored(
        "0,-1.0! .06,-.96 .12,-.88! .09,-.72 .12,-.58 .25,-.4 .24,-.22 .1,-.12 .06,-.08 .18,0!"
        " 0,.01"
    )
    found = [Shape(handle, "steel", -0.1), Shape(spout, "steel", -0.02)]
    found += solid(body, "steel", 0.08, 0.05)
    bands = [within(box(-1, y, 2, 0.03), body) for y in (-0.9, -0.6, -0.16)]
    found += [Shape(band, "gold", 0.1, rim=False) for band in bands]
    found += [Shape(star(0, -0.34, 0.1, 6), "blood", 0.05, rim=False)]
    return stood(found)


@prop("swan")
def swan(_: random.Random) -> list[Shape]:
    """A white swan afloat, its wing half raised, looking right."""
    body = curve("-.72,-.28! -.6,-.44 -.2,-.42 .2,-.36 .42,-.26 .46,-.1 .3,0 -.2,.02 -.56,-.06")
    neck = limb(
        [(0.3, -0.18), (0.46, -0.4), (0.28, -0.64), (0.3, -0.86), (0.44, -0.92)],
        [0.26, 0.15, 0.1, 0.09, 0.1],
    )
    wing = curve(
        ".22,-.26! .1,-.5 -.16,-.72 -.5,-.82! -.44,-.72 -.62,-.7! -.52,-.6 -.7,-.54! -.56,-.46"
        " -.7,-.36! -.4,-.18 -.06,-.12"
    )
    found = [*solid(body, "bone", 0.3, 0.0)[:1], Shape(neck, "bone", 0.36)]
    found += [Shape(wing, "paper", 0.5)]
    feathers = [
        ".12,-.3 -.16,-.5 -.44,-.7",
        ".08,-.24 -.2,-.4 -.54,-.56",
        ".04,-.18 -.24,-.28 -.58,-.4",
    ]
    found += marks([within(blade(k, 0.03), wing) for k in feathers], "bone", -0.22)
    found += [Shape(oval(0.45, -0.915, 0.085, 0.06), "bone", 0.4)]
    found += [Shape(curve(".5,-.95! .68,-.87! .5,-.87!"), "fire", 0.1, rim=False)]
    found += marks([curve(".46,-.95! .56,-.915 .5,-.9!"), oval(0.455, -0.93, 0.014)], "ink", 0.0)
    return stood(found, centre=True)
