"""Groups and sleepers: a couple, children in a ring, a sleeper."""

from __future__ import annotations

import random

from assets.drawings.props.figure import figure
from assets.drawings.props.garb import Garb, hand
from assets.drawings.props.heads import Head, drawn
from assets.drawings.props.strokes import blade, curve, marks, placed, shaded, solid, stood, within
from assets.drawings.shapes import Shape, prop


@prop("couple")
def couple(_: random.Random) -> list[Shape]:
    """A man and a woman in each other's arms."""
    gown = Garb(tone="rose", sleeve="tight", trim="metal", flare=0.9)
    coat = Garb(cut="tunic", tone="water", sleeve="tight", trim="metal", legs="deep", flare=0.8)
    woman = figure("embrace", Head(hair="long", hair_tone="fire"), gown, whole=False)
    man = figure("embrace", Head(hair="short"), coat, whole=False)
    return stood([*placed(woman, 0.13, 0, 0.94, flip=True), *placed(man, -0.1, 0)])


@prop("children")
def children(_: random.Random) -> list[Shape]:
    """Two children dancing, hands lifted together."""
    blue = Garb(cut="tunic", tone="water", sleeve="none", shoes="skin", flare=1.3)
    red = blue._replace(tone="blood")
    left = figure("child rise", Head(hair="short"), blue, whole=False)
    right = figure("child rise", Head(hair="bob", hair_tone="metal"), red, whole=False)
    return stood([*placed(left, -0.21, 0, 1.0, -5), *placed(right, 0.21, 0, 0.94, 5)])


@prop("sleeper")
def sleeper(_: random.Random) -> list[Shape]:
    """Somebody asleep on their back under a cover, head on a pillow at the left."""
    pillow = curve("-1.0,-.06 -.98,-.2 -.8,-.24 -.58,-.2 -.54,-.06 -.7,.0 -.9,.0")
    found = solid(pillow, "paper", 0.0, side=0.04)
    back, front = drawn(Head(view="side", hair="short"))
    found += placed([*back, *front], -0.72, -0.25, 0.2, -84)
    body = curve("-.62,-.03! -.6,-.2 -.46,-.28 -.3,-.26 .9,-.18 1.02,-.16 1.04,0! -.6,0!")
    found += solid(body, "bone", 0.0, side=0.0)[:1]
    cover = curve(
        "-.36,.0! -.4,-.16 -.36,-.3 -.2,-.33 .1,-.29 .5,-.24 .84,-.22 .98,-.32 1.08,-.3 1.12,-.12"
        " 1.14,0!"
    )
    found.append(Shape(cover, "cloth", 0.0))
    found.append(Shape(within(shaded(cover, 0.0, -0.09), cover), "cloth", -0.2, rim=False))
    folds = ["-.3,-.24 -.1,-.12 .0,0", ".1,-.26 .26,-.14 .3,0", ".5,-.22 .6,-.12 .7,0"]
    folds.append(".94,-.28 .9,-.14 .96,0")
    found += marks([within(blade(fold, 0.035), cover) for fold in folds], "cloth", -0.28)
    edge = curve("-.36,.0! -.42,-.16 -.37,-.315! -.28,-.33! -.32,-.16 -.27,0!")
    found.append(Shape(edge, "bone", 0.15))
    found += placed(hand((0.0, 0.0), (-0.1, 0.02)), -0.28, -0.33, 1.5)
    return stood(found, centre=True)
