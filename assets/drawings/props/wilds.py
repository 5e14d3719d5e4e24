"""Beasts of the woods and of old tales, facing right."""

from __future__ import annotations

import random

from assets.drawings.props.strokes import (
    blade,
    curve,
    limb,
    marks,
    mirrored,
    oval,
    shaded,
    solid,
    stood,
    tail,
    within,
)
from assets.drawings.shapes import Shape, prop


def _legs(places: list[tuple[float, float]], tone: str, shade: float, wide: float) -> list[Shape]:
    """Straight legs from the belly to the ground, each with a dark hoof or paw."""
    found = []
    for x, top in places:
        found.append(
            Shape(
                limb([(x, top), (x + 0.01, top / 2), (x, -0.02)], [wide * 1.5, wide, wide]),
                tone,
                shade,
            )
        )
        found.append(Shape(oval(x + wide * 0.25, -0.02, wide * 0.75, 0.024), tone, shade - 0.4))
    return found


@prop("boar")
def boar(_: random.Random) -> list[Shape]:
    """A wild boar with its bristles up and its head low."""
    tone, shade = "wood", -0.3
    body = curve(
        "-.56,-.34 -.6,-.52 -.5,-.68 -.28,-.74 -.02,-.8 .2,-.78 .4,-.66 .52,-.5 .6,-.4 .66,-.3"
        " .64,-.22 .54,-.2 .44,-.26 .3,-.24 .1,-.2 -.2,-.22 -.44,-.24"
    )
    bristles = curve(
        "-.4,-.66 -.3,-.82! -.26,-.72 -.16,-.9! -.12,-.76 -.02,-.94! .04,-.78 .14,-.92! .2,-.76"
        " .3,-.84! .32,-.68 .1,-.72 -.2,-.68"
    )
    ear = curve(".28,-.66! .3,-.84 .4,-.86! .44,-.72 .4,-.62!")
    tusk = tail(".55,-.28 .62,-.33 .64,-.44", 0.055)
    found = _legs([(-0.4, -0.3), (0.32, -0.3)], tone, shade - 0.2, 0.09)
    found += [Shape(bristles, tone, shade - 0.3), *solid(body, tone, shade, side=0.05)]
    found += _legs([(-0.28, -0.28), (0.2, -0.28)], tone, shade, 0.1)
    hairs = [
        "-.3,-.6 -.22,-.5 -.24,-.4",
        "-.08,-.66 0,-.54 -.02,-.44",
        ".12,-.64 .18,-.52 .16,-.42",
    ]
    found += marks([within(blade(hair, 0.03), body) for hair in hairs], tone, shade - 0.2)
    found += [
        Shape(tail("-.57,-.5 -.68,-.44 -.66,-.3", 0.05), tone, shade - 0.2),
        Shape(ear, tone, shade - 0.12),
        Shape(oval(0.645, -0.27, 0.035, 0.055), tone, shade - 0.4, rim=False),
        Shape(tusk, "bone", 0.2),
        Shape(oval(0.44, -0.5, 0.022, 0.02), "ink", 0.0, rim=False),
    ]
    return stood(found)


@prop("bear")
def bear(_: random.Random) -> list[Shape]:
    """A bear, up on its hind legs."""
    tone, shade = "hair", -0.05
    body = mirrored("0,-.84 .2,-.82 .3,-.66 .33,-.44 .34,-.24 .26,-.1 .12,-.06 0,-.06")
    head = mirrored("0,-1.02 .1,-1.02 .17,-.95 .18,-.86 .12,-.78 .06,-.75 0,-.74")
    arms = [
        limb([(s * 0.24, -0.72), (s * 0.42, -0.6), (s * 0.44, -0.42)], [0.2, 0.15, 0.12])
        for s in (-1, 1)
    ]
    claws = [
        tail(f"{s * 0.44 + d},-.38 {s * 0.44 + d * 1.4},-.33 {s * 0.44 + d * 1.5},-.29", 0.026)
        for s in (-1, 1)
        for d in (-0.045, 0.0, 0.045)
    ]
    feet = [oval(s * 0.19, -0.045, 0.15, 0.05) for s in (-1, 1)]
    ears = [oval(s * 0.13, -1.0, 0.055) for s in (-1, 1)]
    found = [Shape(ear, tone, shade - 0.18) for ear in ears]
    found += [Shape(foot, tone, shade - 0.2) for foot in feet]
    found += solid(body, tone, shade, side=0.06)
    found.append(Shape(oval(0, -0.42, 0.19, 0.26), tone, shade + 0.14, rim=False))
    found += [Shape(arm, tone, shade - 0.08) for arm in arms] + marks(claws, "bone", 0.1)
    found += [
        *solid(head, tone, shade, side=0.04),
        Shape(oval(0, -0.82, 0.085, 0.065), tone, shade + 0.22, rim=False),
        Shape(oval(0, -0.85, 0.035, 0.024), "ink", 0.0, rim=False),
        Shape(mirrored("0,-.79 .05,-.8 .04,-.765 0,-.755"), "blood", -0.3, rim=False),
        *(Shape(oval(s * 0.065, -0.91, 0.018), "ink", 0.0, rim=False) for s in (-1, 1)),
    ]
    return stood(found)


@prop("rat")
def rat(_: random.Random) -> list[Shape]:
    """A fat rat, sitting up."""
    tone, shade = "stone", -0.25
    body = curve(
        "-.3,-.06 -.42,-.22 -.4,-.46 -.26,-.62 -.06,-.68 .1,-.64 .2,-.5 .22,-.3 .16,-.1 .0,-.03"
    )
    head = curve("-.02,-.56 .02,-.78 .16,-.9 .3,-.84 .44,-.7 .52,-.6 .48,-.55 .34,-.55 .16,-.5")
    thread = limb(
        [(-0.34, -0.08), (-0.56, -0.03), (-0.72, -0.1), (-0.8, -0.28)], [0.07, 0.055, 0.04, 0.015]
    )
    found = [Shape(thread, "rose", -0.2), *solid(body, tone, shade, side=0.05)]
    found += [
        Shape(oval(-0.14, -0.2, 0.19, 0.17), tone, shade + 0.08, rim=False),
        Shape(oval(-0.02, -0.04, 0.17, 0.045), "rose", -0.15),
        Shape(oval(0.06, -0.86, 0.1, 0.11), "rose", -0.15),
        *solid(head, tone, shade + 0.05, side=0.03),
        Shape(oval(0.16, -0.9, 0.1, 0.11), tone, shade - 0.1),
        Shape(oval(0.165, -0.9, 0.06, 0.07), "rose", 0.0, rim=False),
        Shape(limb([(0.14, -0.46), (0.28, -0.4), (0.34, -0.46)], [0.11, 0.07, 0.05]), tone, shade),
        Shape(oval(0.3, -0.72, 0.024), "ink", 0.0, rim=False),
        Shape(oval(0.51, -0.59, 0.028, 0.024), "ink", 0.0, rim=False),
        *marks(
            [blade(".48,-.57 .6,-.6 .7,-.66", 0.01), blade(".48,-.55 .6,-.53 .72,-.54", 0.01)],
            "bone",
            0.2,
        ),
    ]
    return stood(found)


@prop("stag")
def stag(_: random.Random) -> list[Shape]:
    """A stag standing, with antlers as wide as it is long."""
    tone, shade = "wood", 0.0
    body = curve(
        "-.4,-.46 -.42,-.56 -.34,-.62 -.1,-.6 .12,-.62 .22,-.72 .3,-.82 .38,-.8 .4,-.7 .34,-.54"
        " .26,-.42 .1,-.36 -.14,-.38 -.32,-.36"
    )
    head = curve(".26,-.78 .3,-.9 .38,-.92 .46,-.86 .54,-.78 .56,-.73 .5,-.71 .4,-.72 .32,-.7")
    antlers = [
        limb([(0.3, -0.88), (0.22, -1.04), (0.24, -1.24)], [0.035, 0.03, 0.012]),
        limb([(0.24, -1.0), (0.12, -1.06), (0.08, -1.18)], [0.028, 0.024, 0.01]),
        limb([(0.23, -1.1), (0.34, -1.18), (0.36, -1.28)], [0.026, 0.02, 0.01]),
        limb([(0.37, -0.9), (0.46, -1.04), (0.46, -1.22)], [0.035, 0.03, 0.012]),
        limb([(0.44, -1.0), (0.56, -1.08), (0.58, -1.2)], [0.026, 0.02, 0.01]),
    ]
    found = _legs([(-0.34, -0.44), (0.26, -0.46)], tone, shade - 0.22, 0.045)
    found += [Shape(branch, "bone", -0.15) for branch in antlers]
    found += solid(body, tone, shade, side=0.04)
    found += _legs([(-0.26, -0.42), (0.17, -0.44)], tone, shade, 0.05)
    found += [
        Shape(tail("-.4,-.56 -.48,-.52 -.48,-.44", 0.06), "bone", 0.1),
        *solid(head, tone, shade, side=0.02),
        Shape(curve(".28,-.84! .18,-.9 .16,-.96! .26,-.94 .32,-.88!"), tone, shade - 0.15),
        Shape(within(shaded(body, 0.0, 0.09), body), "bone", -0.2, rim=False),
        Shape(oval(0.4, -0.84, 0.016), "ink", 0.0, rim=False),
        Shape(oval(0.55, -0.74, 0.022, 0.018), "ink", 0.0, rim=False),
    ]
    return stood(found)


@prop("dragon")
def dragon(_: random.Random) -> list[Shape]:
    """A dragon with its wings half open and its tail about its feet."""
    tone, shade = "leaf", -0.35
    wing = curve(
        "-.08,-.5 -.2,-.78 -.42,-1.04! -.48,-.86! -.62,-.9! -.6,-.7! -.76,-.66! -.62,-.5! -.7,-.36!"
        " -.46,-.38 -.2,-.3"
    )
    ribs = [
        "-.1,-.5 -.28,-.72 -.42,-1.0",
        "-.14,-.44 -.4,-.64 -.6,-.86",
        "-.16,-.4 -.4,-.5 -.72,-.64",
    ]
    coil = limb(
        [(-0.1, -0.14), (-0.4, -0.06), (-0.62, -0.12), (-0.74, -0.28), (-0.66, -0.36)],
        [0.26, 0.17, 0.11, 0.06, 0.03],
    )
    body = curve(
        "-.26,-.06 -.3,-.26 -.16,-.46 .04,-.56 .16,-.68 .16,-.82 .26,-.84 .36,-.74 .36,-.56"
        " .3,-.36 .24,-.18 .26,-.05"
    )
    head = curve(
        ".1,-.84 .14,-.98 .28,-1.02 .4,-.96 .54,-.92 .66,-.9 .66,-.84 .56,-.82 .44,-.82!"
        " .58,-.77 .52,-.72 .36,-.72 .2,-.74"
    )
    horns = [tail(".18,-.96 .06,-1.06 -.04,-1.08", 0.06), tail(".28,-.99 .2,-1.1 .12,-1.16", 0.05)]
    fire = curve(".62,-.8! .78,-.86 .94,-.82! .84,-.78 .98,-.7! .8,-.72 .84,-.62! .7,-.7")
    found = [Shape(wing, tone, shade - 0.15)]
    found += marks([within(blade(rib, 0.035), wing) for rib in ribs], tone, shade - 0.4)
    found += [*solid(coil, tone, shade - 0.05, side=0.03), *solid(body, tone, shade, side=0.05)]
    belly = curve(".3,-.7 .36,-.54 .3,-.34 .23,-.16 .26,-.05 .1,-.05 .12,-.24 .22,-.46")
    found += [
        Shape(within(belly, body), "metal", -0.1, rim=False),
        Shape(
            limb([(0.0, -0.3), (0.1, -0.16), (0.02, -0.04)], [0.24, 0.14, 0.1]), tone, shade + 0.06
        ),
        Shape(oval(0.06, -0.03, 0.12, 0.035), tone, shade - 0.1),
        Shape(fire, "fire", 0.1, rim=False),
        *(Shape(horn, "bone", -0.1) for horn in horns),
        *solid(head, tone, shade + 0.04, side=0.02),
        Shape(oval(0.34, -0.91, 0.028, 0.022), "fire", 0.3, rim=False),
        Shape(oval(0.35, -0.91, 0.011, 0.02), "ink", 0.0, rim=False),
        Shape(oval(0.61, -0.885, 0.014, 0.01), "ink", 0.0, rim=False),
    ]
    return stood(found)
