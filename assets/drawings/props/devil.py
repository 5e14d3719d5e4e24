"""The horned devil on his block."""

from __future__ import annotations

import random

from assets.drawings.props.garb import hand
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
    shaded,
    solid,
    star,
    stood,
    within,
)
from assets.drawings.props.wings import leathern
from assets.drawings.shapes import Shape, prop

HIDE = "wood"


def _head() -> list[Shape]:
    """A goat's head with great horns, facing us, about one unit high round (0, 0)."""
    found: list[Shape] = []
    for side in (-1, 1):
        horn = limb(
            [
                (side * 0.16, -0.32),
                (side * 0.42, -0.52),
                (side * 0.58, -0.86),
                (side * 0.44, -1.16),
            ],
            [0.2, 0.17, 0.12, 0.02],
        )
        found += solid(horn, "bone", -0.15, side=0.05)
        rings = [
            line(f"{side * x - 0.07},{y + 0.05} {side * x + 0.07},{y - 0.03}", 0.022)
            for x, y in ((0.33, -0.45), (0.45, -0.57), (0.53, -0.71))
        ]
        found += marks([within(ring, horn) for ring in rings], "bone", -0.45)
        ear = curve(
            f"{side * 0.26},-.2! {side * 0.5},-.26 {side * 0.72},-.14! {side * 0.5},-.04"
            f" {side * 0.28},-.06!"
        )
        found.append(Shape(ear, HIDE, -0.3))
    face = mirrored("0,-.48 .2,-.44 .33,-.26 .3,-.04 .2,.14 .16,.34 .1,.44 0,.46")
    found += solid(face, HIDE, -0.05, side=0.12)
    beard = mirrored("0,.34 .12,.36 .12,.56 .05,.82 0,.92!")
    found += solid(beard, "ink", 0.12, side=0.04)
    muzzle = mirrored("0,.08 .1,.12 .15,.26 .1,.4 0,.42")
    found.append(Shape(muzzle, HIDE, 0.15, rim=False))
    for side in (-1, 1):
        found.append(
            Shape(
                blade(f"{side * 0.07},-.1 {side * 0.17},-.18 {side * 0.27},-.2", 0.1),
                "fire",
                0.2,
                rim=False,
            )
        )
        found.append(
            Shape(
                blade(f"{side * 0.04},-.2 {side * 0.16},-.28 {side * 0.3},-.32", 0.07),
                "ink",
                0.1,
                rim=False,
            )
        )
        found.append(
            Shape(
                blade(f"{side * 0.03},.2 {side * 0.07},.16 {side * 0.1},.2", 0.05),
                "ink",
                0.0,
                rim=False,
            )
        )
    found.append(Shape(blade("-.09,.33 0,.36 .09,.33", 0.035), "ink", 0.0, rim=False))
    found.append(Shape(star(0, -0.36, 0.09), "metal", 0.2, rim=False))
    return found


def _goat_leg(side: int) -> list[Shape]:
    """One shaggy leg, squatting, with a cloven hoof."""
    thigh = limb(
        [(side * 0.08, -0.5), (side * 0.24, -0.52), (side * 0.27, -0.42)], [0.2, 0.2, 0.16]
    )
    shin = limb(
        [(side * 0.26, -0.45), (side * 0.19, -0.33), (side * 0.23, -0.22)], [0.16, 0.11, 0.075]
    )
    fur = curve(
        f"{side * 0.32},-.46! {side * 0.3},-.36 {side * 0.33},-.3! {side * 0.27},-.33"
        f" {side * 0.26},-.27!"
        f" {side * 0.2},-.32 {side * 0.16},-.34! {side * 0.18},-.44"
    )
    hoof = curve(
        f"{side * 0.19},-.23! {side * 0.27},-.23! {side * 0.3},-.165! {side * 0.235},-.165!"
        f" {side * 0.23},-.19! {side * 0.22},-.165! {side * 0.16},-.165!"
    )
    tuft = [
        blade(f"{side * x},-.52 {side * (x + 0.01)},-.48 {side * (x - 0.01)},-.43", 0.02)
        for x in (0.13, 0.19, 0.24)
    ]
    found = [
        Shape(hoof, "ink", 0.1),
        *solid(shin, HIDE, -0.2, side=0.02),
        *solid(thigh, HIDE, -0.14, side=0.03),
    ]
    found.append(Shape(fur, HIDE, -0.24))
    return found + marks(tuft, HIDE, -0.4)


def _arm(side: int, elbow: tuple[float, float], at: tuple[float, float]) -> list[Shape]:
    path = limb([(side * 0.13, -0.86), (side * 0.2, -0.77), elbow, at], [0.1, 0.085, 0.066, 0.045])
    return [Shape(path, HIDE, 0.02), Shape(shaded(path, 0.018), HIDE, -0.2, rim=False)]


@prop("devil")
def devil(_: random.Random) -> list[Shape]:
    """Horned, bat-winged, goat-legged, squatting on a block; one hand up, one with a torch."""
    found: list[Shape] = []
    for flip in (False, True):
        found += placed(leathern("deep", 0.1), -0.05 if flip else 0.05, -0.8, 0.72, flip=flip)
    block = box(-0.36, -0.17, 0.72, 0.17)
    found += solid(block, "stone", -0.3, side=0.05)
    found.append(Shape(box(-0.4, -0.19, 0.8, 0.045, 0.006), "stone", -0.1))
    ring = oval(0, -0.085, 0.035)
    found.append(Shape(ring, "metal", 0.0))
    found.append(Shape(oval(0, -0.085, 0.022), "stone", -0.4, rim=False))
    found += _goat_leg(-1) + _goat_leg(1)
    chest = mirrored("0,-.9 .09,-.9 .17,-.86 .165,-.74 .11,-.62 .13,-.5 .08,-.42 0,-.4")
    found += solid(chest, HIDE, 0.0, side=0.05)
    lines = ["-.12,-.75 -.06,-.71 -.01,-.73", ".01,-.73 .06,-.71 .12,-.75", "0,-.7 .006,-.6 0,-.5"]
    found += marks([blade(k, 0.014) for k in lines], HIDE, -0.35)
    pelt = mirrored("0,-.52 .1,-.53 .14,-.46 .1,-.36! .06,-.42 0,-.33!")
    found += solid(pelt, HIDE, -0.36, side=0.03)
    found += _arm(-1, (-0.27, -0.8), (-0.29, -0.97))
    found += [s._replace(tone=HIDE) for s in hand((-0.29, -0.97), (-0.27, -0.8))]
    flame = curve(".3,-.32! .22,-.26 .24,-.18 .3,-.12! .38,-.18 .4,-.27 .34,-.26 .34,-.32")
    torch = line(".29,-.58 .31,-.32", 0.032)
    found += [Shape(torch, "wood", -0.3), Shape(flame.translated(0.005, 0.02), "fire", 0.1)]
    found.append(
        Shape(curve(".3,-.28! .26,-.22 .3,-.15! .35,-.2 .34,-.25"), "glow", 0.2, rim=False)
    )
    found += _arm(1, (0.28, -0.72), (0.29, -0.57))
    found += [s._replace(tone=HIDE) for s in hand((0.29, -0.57), (0.28, -0.72))]
    found += placed(_head(), 0, -0.955, 0.24)
    return stood(found)
