"""Dog and wolf, facing right."""

from __future__ import annotations

import random

from assets.drawings.props.strokes import (
    blade,
    curve,
    limb,
    marks,
    oval,
    placed,
    shaded,
    solid,
    stood,
    tail,
    within,
)
from assets.drawings.shapes import Shape, prop

Coat = tuple[str, float]


def _paw(x: float, y: float, tone: str, shade: float) -> Shape:
    return Shape(
        curve(
            f"{x - 0.035},{y} {x - 0.03},{y - 0.04} {x + 0.03},{y - 0.045} {x + 0.075},{y - 0.015}"
            f" {x + 0.075},{y}"
        ),
        tone,
        shade,
    )


def _hound(coat: Coat, howl: bool) -> list[Shape]:
    """A hound standing; with *howl* its muzzle points at the sky."""
    tone, shade = coat
    found: list[Shape] = []
    for x, bend in ((0.31, 0.0), (-0.2, 0.05)):
        if bend:
            leg = limb(
                [(-0.3, -0.45), (-0.24, -0.3), (-0.34, -0.17), (-0.26, -0.02)],
                [0.18, 0.12, 0.06, 0.05],
            )
            found += [Shape(leg, tone, shade - 0.22), _paw(-0.26, 0, tone, shade - 0.22)]
        else:
            leg = limb([(0.27, -0.45), (0.3, -0.25), (x, -0.02)], [0.14, 0.075, 0.05])
            found += [Shape(leg, tone, shade - 0.22), _paw(x, 0, tone, shade - 0.22)]
    brush = curve("-.4,-.6! -.56,-.56 -.68,-.42 -.74,-.2! -.62,-.22 -.52,-.32 -.46,-.46 -.4,-.5!")
    found += solid(brush, tone, shade - 0.05, side=0.03)
    body = curve(
        ".3,-.72 .4,-.6 .41,-.48 .34,-.36 .2,-.3 .02,-.32 -.14,-.38 -.26,-.36 -.38,-.34 -.46,-.42"
        " -.47,-.54 -.4,-.63 -.24,-.66 -.04,-.65 .12,-.7"
    )
    hind = limb(
        [(-0.36, -0.46), (-0.3, -0.3), (-0.42, -0.18), (-0.37, -0.02)], [0.24, 0.14, 0.065, 0.052]
    )
    fore = limb([(0.25, -0.46), (0.23, -0.25), (0.22, -0.02)], [0.18, 0.085, 0.055])
    for path, x in ((hind, -0.37), (fore, 0.22)):
        found += [
            Shape(path, tone, shade),
            Shape(shaded(path, 0.025), tone, shade - 0.18, rim=False),
        ]
        found.append(_paw(x, 0, tone, shade))
    found += solid(body, tone, shade, side=0.0)[:1]
    found.append(Shape(within(shaded(body, 0.01, -0.07), body), tone, shade - 0.16, rim=False))
    found += _neck_and_head(tone, shade, howl)
    return found


def _neck_and_head(tone: str, shade: float, howl: bool) -> list[Shape]:
    neck = curve(".02,-.64 .14,-.76 .24,-.92 .42,-.9 .47,-.76 .45,-.6 .38,-.46 .28,-.4! .16,-.48")
    ruff = [".12,-.7 .2,-.58 .18,-.46", ".24,-.74 .31,-.6 .29,-.46", ".36,-.76 .4,-.62 .37,-.5"]
    head = curve(
        "-.17,.1 -.19,-.04 -.1,-.145 .03,-.15 .11,-.085 .24,-.055 .32,-.03 .335,.005 .3,.03"
        " .2,.04! .3,.075 .27,.1 .14,.12 .02,.15 -.1,.17"
    )
    mouth = curve(".2,.04! .3,.035 .28,.085! .2,.075 .12,.06")
    ear = curve("-.13,-.06! -.16,-.19 -.13,-.27! -.05,-.21 .01,-.12!")
    far_ear = curve("-.03,-.1! -.04,-.2 .0,-.265! .05,-.2 .07,-.11!")
    cheek = curve("-.16,.1 -.06,.02 .04,.04 .1,.1 .04,.17 -.08,.18")
    parts = [
        Shape(far_ear, tone, shade - 0.22),
        Shape(head, tone, shade),
        Shape(within(cheek, head), tone, shade + 0.16, rim=False),
        Shape(mouth, "blood", -0.3, rim=False),
        Shape(ear, tone, shade - 0.08),
        Shape(blade("-.12,-.08 -.115,-.16 -.12,-.22", 0.03), tone, shade - 0.3, rim=False),
        Shape(oval(0.325, -0.015, 0.026, 0.022), "ink", 0.0, rim=False),
        Shape(oval(0.045, -0.065, 0.02, 0.017), "ink", 0.0, rim=False),
    ]
    turn, x, y = (-58.0, 0.37, -0.93) if howl else (-6.0, 0.38, -0.86)
    found = [
        Shape(neck, tone, shade),
        *marks([within(blade(k, 0.03), neck) for k in ruff], tone, shade - 0.2),
    ]
    found.append(Shape(within(shaded(neck, 0.05, -0.02), neck), tone, shade - 0.16, rim=False))
    return found + placed(parts, x, y, 1.0, turn)


@prop("wolf")
def wolf(_: random.Random) -> list[Shape]:
    """A grey wolf howling."""
    return stood(_hound(("stone", -0.2), True))


@prop("dog")
def dog(_: random.Random) -> list[Shape]:
    """A yellow dog baying."""
    return stood(_hound(("metal", -0.05), True))


@prop("hound")
def hound(_: random.Random) -> list[Shape]:
    """A hound standing and looking ahead."""
    return stood(_hound(("wood", 0.2), False))


@prop("little-dog")
def little_dog(_: random.Random) -> list[Shape]:
    """A small white dog leaping up on its hind legs."""
    tone, shade = "bone", 0.15
    curl = limb(
        [(-0.26, -0.28), (-0.42, -0.36), (-0.44, -0.52), (-0.34, -0.55)], [0.1, 0.09, 0.07, 0.03]
    )
    found = [Shape(curl, tone, shade - 0.08)]
    far = [limb([(-0.12, -0.22), (0.02, -0.15), (-0.05, -0.02)], [0.16, 0.1, 0.06])]
    far.append(limb([(0.16, -0.6), (0.34, -0.56), (0.38, -0.68)], [0.12, 0.08, 0.055]))
    found += [Shape(path, tone, shade - 0.22) for path in far]
    body = curve(
        "-.24,-.3 -.26,-.14 -.12,-.08 .02,-.16 .1,-.3 .24,-.46 .3,-.66 .22,-.8 .06,-.74 -.08,-.56"
        " -.18,-.42"
    )
    found += solid(body, tone, shade, side=0.05)
    near = [limb([(-0.16, -0.22), (-0.05, -0.12), (-0.15, -0.02)], [0.2, 0.12, 0.06])]
    near.append(limb([(0.2, -0.58), (0.36, -0.48), (0.45, -0.57)], [0.13, 0.085, 0.06]))
    found += [Shape(path, tone, shade) for path in near]
    found += [_paw(-0.14, 0, tone, shade), _paw(-0.04, 0, tone, shade - 0.2)]
    head = curve(
        ".02,-.76 .04,-.92 .16,-1.0 .3,-.96 .36,-.9 .48,-.9 .52,-.85 .46,-.8 .34,-.77 .24,-.68"
        " .1,-.66"
    )
    ear = curve(".08,-.93! -.02,-.86 -.06,-.7 .02,-.64 .1,-.72 .14,-.86")
    found += [Shape(head, tone, shade), Shape(ear, "wood", 0.15)]
    found += marks([oval(0.5, -0.865, 0.03, 0.024), oval(0.29, -0.89, 0.022)], "ink", 0.0)
    found += marks([blade(".44,-.81 .38,-.79 .32,-.8", 0.014)], "ink", 0.0)
    found += marks([blade(".06,-.68 .17,-.64 .26,-.66", 0.05)], "blood", 0.05)
    return stood(found)


@prop("fox")
def fox(_: random.Random) -> list[Shape]:
    """A fox sitting, its brush round its feet."""
    tone, shade = "fire", -0.15
    brush = curve("-.2,-.12! -.36,-.04 -.52,-.1 -.62,-.26! -.64,-.06 -.5,.02 -.3,.01 -.1,-.0")
    found = solid(brush, tone, shade - 0.05, side=0.02)
    found.append(
        Shape(within(curve("-.66,-.3! -.5,-.2 -.55,-.04 -.7,.05!"), brush), "bone", 0.1, rim=False)
    )
    body = curve(
        ".12,-.72 .2,-.5 .2,-.25 .22,0! .06,.0 .04,-.03! -.12,.0 -.26,-.02 -.3,-.2 -.2,-.42"
        " -.06,-.6 -.02,-.74"
    )
    found += solid(body, tone, shade, side=0.06)
    chest = curve(".12,-.68 .19,-.5 .18,-.34 .1,-.26 .08,-.44 .02,-.6")
    found.append(Shape(within(chest, body), "bone", 0.1, rim=False))
    found += marks([blade("-.1,-.28 .02,-.2 .02,-.06", 0.02)], tone, shade - 0.25)
    head = curve("-.08,-.7 -.1,-.84 .0,-.92 .14,-.9 .24,-.8 .38,-.74 .36,-.69 .2,-.66 .06,-.62")
    ears = [
        curve("-.07,-.86! -.09,-1.0 -.06,-1.06! .03,-.98 .05,-.9!"),
        curve(".07,-.9! .1,-1.02 .14,-1.05! .18,-.94 .17,-.87!"),
    ]
    found += [
        Shape(ears[1], tone, shade - 0.2),
        Shape(head, tone, shade),
        Shape(ears[0], tone, shade - 0.05),
    ]
    found.append(
        Shape(
            within(curve(".4,-.7 .2,-.64 .06,-.6 .0,-.66 .1,-.73 .24,-.73"), head),
            "bone",
            0.1,
            rim=False,
        )
    )
    found += marks([oval(0.37, -0.72, 0.022), oval(0.13, -0.8, 0.018)], "ink", 0.0)
    found.append(Shape(tail(".16,-.2 .16,-.1 .17,0", 0.07), "ink", 0.1, rim=False))
    return stood(found)
