"""Horses, facing right: a body with four legs in one of several gaits, and their harness."""

from __future__ import annotations

import random

from assets.drawings.props.strokes import (
    Point,
    blade,
    curve,
    limb,
    line,
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

BODY = (
    ".395,-.965 .465,-.94 .545,-.83 .61,-.735 .622,-.69 .59,-.662 .55,-.672 .5,-.72 .455,-.745"
    " .425,-.7 .41,-.6 .4,-.5 .34,-.4 .2,-.365 .0,-.345 -.18,-.375 -.28,-.38 -.4,-.4 -.475,-.48"
    " -.485,-.58 -.42,-.665 -.28,-.68 -.08,-.64 .06,-.665 .13,-.7 .2,-.8 .29,-.92"
)

# Joints from shoulder or thigh to fetlock: near fore, near hind, far fore, far hind.
GAITS: dict[str, tuple[list[Point], ...]] = {
    "stand": (
        [(0.28, -0.47), (0.29, -0.33), (0.285, -0.19), (0.285, -0.05)],
        [(-0.36, -0.5), (-0.33, -0.34), (-0.42, -0.21), (-0.41, -0.05)],
        [(0.33, -0.47), (0.35, -0.33), (0.35, -0.19), (0.35, -0.05)],
        [(-0.33, -0.5), (-0.28, -0.34), (-0.35, -0.21), (-0.34, -0.05)],
    ),
    "walk": (
        [(0.28, -0.47), (0.25, -0.33), (0.215, -0.19), (0.16, -0.06)],
        [(-0.36, -0.5), (-0.3, -0.35), (-0.36, -0.22), (-0.29, -0.06)],
        [(0.33, -0.47), (0.42, -0.37), (0.48, -0.26), (0.42, -0.13)],
        [(-0.38, -0.5), (-0.4, -0.35), (-0.51, -0.22), (-0.55, -0.06)],
    ),
    "gallop": (
        [(0.3, -0.47), (0.42, -0.4), (0.55, -0.36), (0.68, -0.27)],
        [(-0.38, -0.5), (-0.42, -0.36), (-0.58, -0.3), (-0.72, -0.2)],
        [(0.33, -0.47), (0.45, -0.36), (0.54, -0.26), (0.5, -0.13)],
        [(-0.33, -0.5), (-0.36, -0.33), (-0.52, -0.22), (-0.6, -0.08)],
    ),
    "rear": (
        [(0.3, -0.47), (0.42, -0.42), (0.52, -0.32), (0.47, -0.18)],
        [(-0.36, -0.5), (-0.22, -0.38), (-0.34, -0.22), (-0.24, -0.08)],
        [(0.34, -0.47), (0.48, -0.46), (0.6, -0.4), (0.58, -0.25)],
        [(-0.36, -0.5), (-0.31, -0.35), (-0.43, -0.2), (-0.34, -0.05)],
    ),
}


def _leg(joints: list[Point], hind: bool, tone: str, shade: float) -> list[Shape]:
    top = 0.2 if hind else 0.15
    (kx, _), (fx, fy) = joints[2], joints[3]
    path = limb([*joints], [top, 0.125 if hind else 0.1, 0.062, 0.044])
    lean = (fx - kx) * 0.18
    hoof = curve(
        f"{fx - 0.024},{fy - 0.005} {fx + 0.022},{fy - 0.005} {fx + 0.05 + lean},{fy + 0.05}!"
        f" {fx - 0.028 + lean},{fy + 0.05}!"
    )
    found = [Shape(hoof, "ink", 0.1), Shape(path, tone, shade)]
    found.append(Shape(shaded(path, 0.018, 0.0), tone, shade - 0.2, rim=False))
    return found


def horse(gait: str, tone: str = "bone", shade: float = 0.0, mane: float = -0.3) -> list[Shape]:
    """A horse whose ear tips are about 1 above its hooves; `mane` darkens mane and tail."""
    near_fore, near_hind, far_fore, far_hind = GAITS[gait]
    found = _leg(far_hind, True, tone, shade - 0.22) + _leg(far_fore, False, tone, shade - 0.22)
    plume = [
        "-.46,-.62 -.58,-.6 -.63,-.42 -.6,-.2 -.66,-.1",
        "-.46,-.62 -.55,-.5 -.56,-.3 -.58,-.16",
    ]
    if gait == "gallop":
        plume = ["-.46,-.62 -.6,-.68 -.75,-.6 -.92,-.6", "-.46,-.62 -.62,-.62 -.74,-.5 -.88,-.48"]
    found += [Shape(tail(k, 0.1), tone, shade + mane) for k in plume]
    body = curve(BODY)
    found += _leg(near_hind, True, tone, shade)
    found.append(Shape(body, tone, shade))
    low = within(shaded(body, 0.02, -0.07), body)
    found.append(Shape(low, tone, shade - 0.16, rim=False))
    found += _leg(near_fore, False, tone, shade)
    found += marks([blade(".18,-.62 .25,-.52 .24,-.4", 0.02)], tone, shade - 0.22)
    found += marks([blade("-.26,-.58 -.24,-.46 -.28,-.38", 0.02)], tone, shade - 0.22)
    found += marks([blade(".46,-.87 .46,-.8 .47,-.755", 0.016)], tone, shade - 0.25)
    ears = [
        blade(".37,-.94 .375,-1.0 .41,-1.03", 0.04),
        blade(".4,-.95 .43,-1.0 .455,-1.02", 0.036),
    ]
    found += [Shape(ears[1], tone, shade - 0.2), Shape(ears[0], tone, shade)]
    hair = curve(
        ".42,-.98! .3,-.99 .17,-.88 .08,-.74 .02,-.62! .1,-.62 .12,-.68! .16,-.62 .2,-.7! .25,-.7"
        " .28,-.8! .33,-.8 .36,-.88! .4,-.9 .46,-.88!"
    )
    found += solid(hair, tone, shade + mane, side=0.02)
    found.append(Shape(oval(0.487, -0.865, 0.014, 0.012), "ink", 0.0, rim=False))
    found.append(Shape(oval(0.6, -0.71, 0.009, 0.012), "ink", 0.0, rim=False))
    return found


def harness(tone: str = "blood", shade: float = 0.0) -> list[Shape]:
    """Bridle, breast strap and saddle cloth for a horse of `horse`."""
    cloth = curve("-.16,-.655! .0,-.645 .1,-.67! .13,-.52 .12,-.4! .0,-.385 -.14,-.4! -.17,-.52")
    found = solid(cloth, tone, shade, side=0.03)
    edge = line("-.13,-.415 .0,-.4 .115,-.415", 0.018)
    found.append(Shape(edge, "metal", 0.1, rim=False))
    straps = ["-.47,-.56 -.3,-.52 -.15,-.55", ".12,-.55 .28,-.56 .405,-.58"]
    straps += [
        ".395,-.95 .44,-.85 .53,-.7",
        ".49,-.74 .54,-.78 .565,-.81",
        ".53,-.7 .3,-.74 .1,-.71",
    ]
    found += marks([line(k, 0.012) for k in straps], "wood", -0.35)
    found += marks([oval(-0.3, -0.523, 0.014), oval(0.28, -0.56, 0.014)], "metal", 0.2)
    return found


def posed(shapes: list[Shape], gait: str) -> list[Shape]:
    """A horse and its rider, leaning back on its haunches if it rears."""
    return placed(shapes, turn=-24) if gait == "rear" else shapes


@prop("horse")
def brown_horse(_: random.Random) -> list[Shape]:
    """A brown horse at a walk."""
    return stood(horse("walk", "wood", 0.05))


@prop("white-horse")
def white_horse(_: random.Random) -> list[Shape]:
    """A white horse standing."""
    return stood(horse("stand", "bone", 0.2))
