"""Cups, one of each kind, and other vessels."""

from __future__ import annotations

import random

from PySide6.QtGui import QPainterPath

from assets.drawings.props.foliage import leaves, mass
from assets.drawings.props.strokes import box, curve, mirrored, oval
from assets.drawings.shapes import Shape, prop


def _foot(top: float, wide: float = 0.27) -> list[Shape]:
    """Foot, stem and knop of a chalice up to *top*."""
    w = wide
    return [
        Shape(
            mirrored(f"0,-.1 {w * 0.45},-.085 {w * 0.9},-.05 {w},-.012! {w * 0.7},0 0,.012"),
            "gold",
            -0.16,
        ),
        Shape(
            mirrored(f"0,{top}! .05,{top + 0.02} .035,-.3 .03,-.2 .1,-.1! 0,-.075!"), "gold", -0.08
        ),
        Shape(oval(0, (top - 0.12) / 2 - 0.07, 0.075, 0.04), "gold", 0.08),
    ]


def _mouth(y: float, wide: float, drink: str = "blood", shade: float = -0.1) -> list[Shape]:
    return [
        Shape(oval(0, y, wide, wide * 0.17), "gold", 0.22),
        Shape(oval(0, y + 0.004, wide * 0.9, wide * 0.13), "gold", -0.5, rim=False),
        Shape(oval(0, y + wide * 0.045, wide * 0.76, wide * 0.075), drink, shade, rim=False),
    ]


@prop("cup")
def cup(_: random.Random) -> list[Shape]:
    """A chalice with a wide bowl, a knop and a spread foot."""
    return [
        *_foot(-0.46),
        Shape(mirrored("0,-.94! .3,-.945! .3,-.78 .24,-.56 .1,-.44 0,-.425"), "gold"),
        Shape(
            curve("-.27,-.86! -.18,-.84 -.17,-.66 -.08,-.48! -.2,-.56 -.27,-.72"),
            "gold",
            0.35,
            rim=False,
        ),
        Shape(
            mirrored("0,-.73! .14,-.735 .288,-.755! .284,-.715! .14,-.695 0,-.69!"),
            "gold",
            -0.28,
            rim=False,
        ),
        *_mouth(-0.943, 0.3),
    ]


@prop("cup-broad")
def cup_broad(_: random.Random) -> list[Shape]:
    """A low wide bowl on a tall stem."""
    return [
        *_foot(-0.6, 0.25),
        Shape(mirrored("0,-.94! .4,-.945! .36,-.74 .2,-.62 0,-.58"), "gold"),
        Shape(
            curve("-.36,-.88! -.25,-.86 -.22,-.72 -.1,-.63! -.25,-.67 -.34,-.78"),
            "gold",
            0.32,
            rim=False,
        ),
        Shape(mirrored("0,-.66 .05,-.72 0,-.79 "), "blood", 0.05),
        Shape(mass([(-0.17, -0.75, 0.03, 0.03), (0.17, -0.75, 0.03, 0.03)]), "water", 0.2),
        *_mouth(-0.943, 0.4),
    ]


@prop("cup-tall")
def cup_tall(_: random.Random) -> list[Shape]:
    """A slender goblet with fluted sides."""
    flutes = QPainterPath()
    for x in (-0.14, -0.03, 0.08):
        flutes.addPath(
            curve(f"{x},-.88! {x + 0.05},-.88! {x * 0.6 + 0.03},-.5! {x * 0.6 + 0.01},-.5!")
        )
    return [
        *_foot(-0.38, 0.24),
        Shape(mirrored("0,-.94! .235,-.945! .215,-.7 .15,-.46 .06,-.36 0,-.35"), "gold"),
        Shape(flutes, "gold", 0.26, rim=False),
        *_mouth(-0.943, 0.235),
    ]


@prop("cup-handled")
def cup_handled(_: random.Random) -> list[Shape]:
    """A cup with two handles."""
    handles = QPainterPath()
    for side in (-1, 1):
        handles.addPath(
            curve(
                f"{side * 0.24},-.86! {side * 0.46},-.9 {side * 0.47},-.66 {side * 0.2},-.56!"
                f" {side * 0.2},-.61! {side * 0.4},-.68 {side * 0.39},-.83 {side * 0.25},-.8!"
            )
        )
    return [
        Shape(handles, "gold", -0.12),
        *_foot(-0.46, 0.25),
        Shape(mirrored("0,-.94! .27,-.945! .3,-.72 .2,-.5 0,-.44"), "gold"),
        Shape(
            curve("-.24,-.86! -.15,-.84 -.15,-.66 -.08,-.5! -.2,-.58 -.26,-.74"),
            "gold",
            0.33,
            rim=False,
        ),
        *_mouth(-0.943, 0.27),
    ]


@prop("cup-shell")
def cup_shell(_: random.Random) -> list[Shape]:
    """A cup made of a shell, mounted in gold."""
    ribs = leaves([(0, -0.5, 0.42, a) for a in (-50, -30, -10, 10, 30, 50)], 0.16)
    return [
        *_foot(-0.5, 0.24),
        Shape(
            curve(
                "-.36,-.86! -.38,-.94 -.2,-.98 0,-.95 .2,-.98"
                " .38,-.94 .36,-.86! .3,-.62 .1,-.48 -.1,-.48 -.3,-.62"
            ),
            "rose",
            0.3,
        ),
        Shape(ribs, "paper", 0.1, rim=False),
        Shape(mirrored("0,-.55! .12,-.53 .1,-.45 0,-.43!"), "gold"),
    ]


@prop("cup-lidded")
def cup_lidded(_: random.Random) -> list[Shape]:
    """A covered cup, with a cross-tipped lid."""
    return [
        *_foot(-0.36, 0.24),
        Shape(mirrored("0,-.7! .26,-.71! .27,-.58 .2,-.42 .06,-.34 0,-.33"), "gold"),
        Shape(curve("-.22,-.66! -.14,-.64 -.13,-.5 -.07,-.38! -.16,-.44"), "gold", 0.33, rim=False),
        Shape(mirrored("0,-.9! .07,-.88 .2,-.8 .27,-.71! .2,-.68 0,-.675"), "gold", 0.05),
        Shape(mirrored("0,-.68! .27,-.71! .28,-.68! .2,-.65 0,-.645!"), "gold", -0.3, rim=False),
        Shape(box(-0.014, -1, 0.028, 0.12), "gold", 0.2),
        Shape(box(-0.05, -0.965, 0.1, 0.028), "gold", 0.2),
    ]


@prop("bowl")
def bowl(_: random.Random) -> list[Shape]:
    """An earthen bowl, wider than high."""
    return [
        Shape(mirrored("0,-.94! .8,-.94! .74,-.5 .4,-.12 .3,0! 0,.02"), "wood", 0.05),
        Shape(oval(0, -0.94, 0.8, 0.16), "wood", 0.25),
        Shape(oval(0, -0.92, 0.68, 0.12), "wood", -0.4, rim=False),
    ]


@prop("jug")
def jug(_: random.Random) -> list[Shape]:
    """A water jug with one handle and a lip."""
    return [
        Shape(
            curve(
                "-.14,-.84! -.42,-.86 -.46,-.5 -.24,-.4! -.24,-.47! -.36,-.54 -.34,-.76 -.14,-.75!"
            ),
            "wood",
            -0.1,
        ),
        Shape(
            curve(
                "-.16,-.98! -.14,-.8 -.12,-.72 -.3,-.5 -.32,-.26 -.2,-.03!"
                " .2,-.03! .34,-.26 .3,-.5 .14,-.72 .14,-.8 .24,-1! 0,-.93"
            ),
            "wood",
            0.12,
        ),
        Shape(
            curve("-.305,-.42! 0,-.38 .3,-.42! .32,-.34! 0,-.29 -.325,-.34!"),
            "blood",
            0.1,
            rim=False,
        ),
        Shape(curve("-.2,-.5! -.13,-.52 -.17,-.3 -.13,-.12! -.24,-.26"), "wood", 0.4, rim=False),
    ]


@prop("basket")
def basket(_: random.Random) -> list[Shape]:
    """A basket of fruit, about as wide as high."""
    weave = QPainterPath()
    for k in range(3):
        weave.addPath(
            curve(
                f"-.46,{-0.38 + k * 0.11}! 0,{-0.33 + k * 0.11}"
                f" .46,{-0.38 + k * 0.11}! 0,{-0.3 + k * 0.11}"
            )
        )
    handle = curve("-.46,-.46! -.4,-1 .4,-1 .46,-.46! .4,-.46! .34,-.9 -.34,-.9 -.4,-.46!")
    fruit = mass([(-0.28, -0.52, 0.14, 0.14), (0.02, -0.58, 0.16, 0.16), (0.29, -0.52, 0.14, 0.14)])
    return [
        Shape(handle, "wood", -0.05),
        Shape(fruit, "blood", 0.15),
        Shape(
            mass(
                [
                    (-0.32, -0.57, 0.045, 0.04),
                    (-0.03, -0.63, 0.05, 0.045),
                    (0.25, -0.57, 0.045, 0.04),
                ]
            ),
            "fire",
            0.4,
            rim=False,
        ),
        Shape(mirrored("0,-.44! .5,-.48! .4,-.02! 0,.03"), "wood", 0.05),
        Shape(weave, "wood", -0.3, rim=False),
    ]


@prop("barrel")
def barrel(_: random.Random) -> list[Shape]:
    """A standing cask."""
    hoops = QPainterPath()
    for y, w in ((-0.82, 0.365), (-0.3, 0.385), (-0.64, 0.4)):
        hoops.addPath(
            curve(f"{-w},{y}! 0,{y + 0.06} {w},{y}! {w},{y + 0.06}! 0,{y + 0.12} {-w},{y + 0.06}!")
        )
    return [
        Shape(mirrored("0,-.96! .32,-.95! .41,-.5 .32,-.04! 0,.03"), "wood", 0.02),
        Shape(hoops, "steel", -0.45, rim=False),
        Shape(oval(0, -0.95, 0.32, 0.06), "wood", -0.3),
    ]


@prop("sack")
def sack(_: random.Random) -> list[Shape]:
    """A full sack, tied."""
    return [
        Shape(curve("-.08,-.8! -.3,-.96 -.1,-.98 0,-.94 .16,-1 .28,-.92 .08,-.8!"), "bone", -0.2),
        Shape(curve("-.1,-.8! .1,-.8! .42,-.5 .4,-.02! 0,.03 -.4,-.02! -.44,-.5"), "bone", -0.1),
        Shape(curve("-.12,-.82! 0,-.79 .12,-.82! .12,-.76! 0,-.73 -.12,-.76!"), "wood"),
        Shape(curve("-.1,-.7! -.26,-.4 -.2,-.1! -.34,-.2 -.32,-.45"), "bone", 0.15, rim=False),
    ]
