"""Small creatures: snake, crayfish, cat, hare, fish, butterfly, snail, lizard."""

from __future__ import annotations

import math
import random

from assets.drawings.props.strokes import (
    Point,
    blade,
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
    tail,
    within,
)
from assets.drawings.shapes import Shape, prop


def _serpent(spine: list[Point], thick: float, tone: str, shade: float) -> list[Shape]:
    """A snake along *spine*, its head at the last point, facing right."""
    count = len(spine)
    widths = [thick * min(1.0, 0.15 + 1.3 * i / count) for i in range(count)]
    body = limb(spine, widths)
    found = [Shape(body, tone, shade)]
    x, y = spine[-1]
    px, py = spine[-2]
    turn = math.degrees(math.atan2(y - py, x - px))
    head = curve("-.05,-.5 .4,-.62 1.0,-.4 1.5,-.1 1.5,.15 1.0,.42 .4,.55 -.05,.5")
    parts = [
        Shape(head, tone, shade + 0.08),
        Shape(oval(0.75, -0.22, 0.15), "glow", 0.1, rim=False),
    ]
    parts.append(Shape(oval(0.78, -0.22, 0.08), "ink", 0.0, rim=False))
    parts += marks(
        [line("1.5,.05 1.95,.0 2.2,-.16", 0.07), line("1.95,.0 2.2,.14", 0.07)], "blood", 0.1
    )
    return found + placed(parts, x, y, thick, turn)


@prop("snake")
def snake(_: random.Random) -> list[Shape]:
    """A snake in an upright wave, to wind around a trunk or hang from a wheel."""
    spine: list[Point] = [
        (0.02, -0.0),
        (0.12, -0.1),
        (-0.1, -0.22),
        (0.14, -0.36),
        (-0.12, -0.5),
        (0.12, -0.64),
        (-0.08, -0.78),
        (0.04, -0.92),
        (0.18, -0.94),
    ]
    found = _serpent(spine, 0.085, "leaf", 0.0)
    spots = [
        oval(x, y, 0.02, 0.014)
        for x, y in ((0.06, -0.15), (0.02, -0.29), (0.02, -0.43), (0.0, -0.57), (0.03, -0.71))
    ]
    return stood([*found, *marks(spots, "metal", 0.1)])


@prop("snake-coiled")
def coiled(_: random.Random) -> list[Shape]:
    """A snake coiled on the ground, its head raised."""
    found: list[Shape] = []
    for y, rx in ((-0.1, 0.5), (-0.24, 0.4), (-0.36, 0.3)):
        found += solid(oval(0, y, rx, 0.13), "leaf", -0.05, side=0.03)
        found += marks([oval(x * rx, y + 0.03, 0.03, 0.02) for x in (-0.5, 0.0, 0.5)], "metal", 0.0)
    found += _serpent(
        [(-0.2, -0.36), (0.0, -0.42), (0.14, -0.56), (0.0, -0.74), (0.06, -0.92), (0.2, -0.96)],
        0.13,
        "leaf",
        0.05,
    )
    return stood(found)


@prop("crayfish")
def crayfish(_: random.Random) -> list[Shape]:
    """A crayfish seen from above, climbing up: claws lifted, tail below."""
    tone, shade = "fire", -0.25
    found: list[Shape] = []
    for side in (-1, 1):
        for y, reach, drop in (
            (-0.5, 0.33, -0.08),
            (-0.44, 0.36, 0.02),
            (-0.38, 0.34, 0.12),
            (-0.32, 0.28, 0.2),
        ):
            leg = limb(
                [(side * 0.08, y), (side * reach * 0.7, y - 0.06), (side * reach, y + drop)],
                [0.04, 0.03, 0.01],
            )
            found.append(Shape(leg, tone, shade - 0.2))
        arm = limb(
            [(side * 0.09, -0.56), (side * 0.26, -0.62), (side * 0.25, -0.74)], [0.07, 0.06, 0.07]
        )
        found.append(Shape(arm, tone, shade - 0.05))
        claw = curve(
            f"{side * 0.21},-.72! {side * 0.13},-.82 {side * 0.16},-.95 {side * 0.24},-1.02!"
            f" {side * 0.25},-.92"
            f" {side * 0.265},-.87! {side * 0.31},-.93 {side * 0.35},-.98! {side * 0.385},-.86"
            f" {side * 0.33},-.76 {side * 0.28},-.7!"
        )
        found += solid(claw, tone, shade + 0.05, side=0.02)
        whisker = tail(f"{side * 0.03},-.68 {side * 0.1},-.86 {side * 0.05},-1.04", 0.016)
        found.append(Shape(whisker, tone, shade - 0.1, rim=False))
    for i, (y, half) in enumerate(((-0.08, 0.085), (-0.15, 0.095), (-0.22, 0.105), (-0.29, 0.115))):
        ring = oval(0, y, half, 0.06)
        found += solid(ring, tone, shade - 0.06 * (i % 2), side=0.03)
    for angle in (-50, -25, 0, 25, 50):
        x, y = math.sin(math.radians(angle)) * 0.12, math.cos(math.radians(angle)) * 0.1
        found.append(
            Shape(limb([(x * 0.3, -0.06), (x, y - 0.04)], [0.05, 0.075]), tone, shade - 0.1)
        )
    back = mirrored("0,-.76! .05,-.68 .12,-.58 .135,-.44 .12,-.32 0,-.28")
    found += solid(back, tone, shade + 0.1, side=0.04)
    found += marks(
        [blade("0,-.66 .01,-.5 0,-.32", 0.016), blade("-.1,-.46 0,-.42 .1,-.46", 0.018)],
        tone,
        shade - 0.25,
    )
    found += marks([oval(-0.055, -0.675, 0.02), oval(0.055, -0.675, 0.02)], "ink", 0.0)
    return stood(found)


@prop("cat")
def cat(_: random.Random) -> list[Shape]:
    """A black cat sitting, looking at us over its shoulder."""
    tone, shade = "ink", 0.08
    rope = limb(
        [(-0.22, -0.08), (-0.42, -0.04), (-0.5, -0.16), (-0.42, -0.3)], [0.11, 0.09, 0.08, 0.06]
    )
    found = [Shape(rope, tone, shade - 0.05)]
    body = curve(
        ".12,-.66 .2,-.5 .2,-.3 .22,-.03 .12,0 .04,0 -.2,.0 -.32,-.06 -.3,-.26 -.18,-.46 -.08,-.64"
    )
    found += solid(body, tone, shade, side=0.03)
    found += marks(
        [blade("-.12,-.3 .0,-.2 -.02,-.03", 0.02), blade(".13,-.36 .12,-.2 .13,-.02", 0.016)],
        tone,
        shade + 0.16,
    )
    head = mirrored("0,-.9 .08,-.88 .15,-1.0! .19,-.84 .19,-.72 .1,-.62 0,-.6")
    found += placed([Shape(head, tone, shade + 0.04)], 0.04, 0.0)
    found += marks(
        [blade(f"{x - 0.05},-.755 {x},-.78 {x + 0.05},-.755", 0.05) for x in (-0.04, 0.12)],
        "glow",
        0.1,
    )
    found += marks([oval(x, -0.762, 0.009, 0.02) for x in (-0.04, 0.12)], "ink", 0.0)
    found += marks([curve(".025,-.71! .055,-.71! .04,-.692!")], "rose", 0.0)
    return stood(found)


@prop("hare")
def hare(_: random.Random) -> list[Shape]:
    """A hare sitting up, ears tall."""
    tone, shade = "wood", 0.2
    far = curve(".1,-.72! .04,-.86 .06,-1.06 .12,-1.1! .16,-.96 .16,-.74!")
    found = [Shape(far, tone, shade - 0.2), Shape(oval(-0.36, -0.12, 0.08), "bone", 0.2)]
    body = curve(
        ".16,-.56 .2,-.42 .18,-.2 .2,-.02! .06,0! -.06,-.02 -.3,-.0 -.36,-.14 -.32,-.32 -.16,-.44"
        " .0,-.58"
    )
    found += solid(body, tone, shade, side=0.05)
    found += marks([blade("-.28,-.3 -.08,-.3 -.03,-.12 -.12,-.03", 0.022)], tone, shade - 0.25)
    foot = curve("-.16,0! -.16,-.06 .0,-.09 .12,-.05 .13,0!")
    found.append(Shape(foot, tone, shade + 0.1))
    head = curve(".0,-.6 .0,-.72 .1,-.78 .22,-.74 .33,-.64 .33,-.57 .24,-.52 .08,-.52")
    near = curve(".04,-.7! -.06,-.84 -.08,-1.04 -.03,-1.1! .04,-.98 .12,-.74!")
    found += [Shape(head, tone, shade + 0.05), Shape(near, tone, shade)]
    found += marks([blade(".04,-.76 -.0,-.9 -.03,-1.02", 0.05)], "rose", 0.1)
    found += marks(
        [oval(0.17, -0.665, 0.025), blade(".3,-.63 .335,-.61 .32,-.585", 0.03)], "ink", 0.0
    )
    return stood(found)


@prop("fish")
def fish(_: random.Random) -> list[Shape]:
    """A fish leaping, head up to the right."""
    body = curve(".5,-.06 .36,-.18 .08,-.24 -.2,-.14 -.36,-.03 -.2,.1 .08,.2 .36,.12")
    fan = curve("-.33,-.03! -.46,-.16 -.6,-.24! -.54,-.02 -.6,.2! -.46,.1")
    fin = curve(".16,-.22! .0,-.38 -.18,-.36! -.14,-.26 -.12,-.18!")
    found = [
        Shape(fan, "water", -0.1),
        Shape(fin, "water", -0.1),
        *solid(body, "water", 0.3, side=0.0)[:1],
    ]
    belly = body.translated(0, 0.13)
    found.append(Shape(within(belly, body), "bone", 0.1, rim=False))
    scales = [
        blade(f"{x},{y - 0.05} {x + 0.04},{y} {x},{y + 0.05}", 0.022)
        for x, y in ((0.1, -0.09), (-0.02, -0.1), (-0.14, -0.07), (0.04, 0.0), (-0.08, 0.0))
    ]
    found += marks(scales, "water", -0.1)
    found += marks([blade(".24,-.14 .19,-.02 .25,.1", 0.022)], "water", -0.2)
    found += marks([oval(0.36, -0.06, 0.03)], "ink", 0.0)
    return stood(placed(found, turn=-52), centre=True)


@prop("butterfly")
def butterfly(_: random.Random) -> list[Shape]:
    """A butterfly, wings open."""
    found: list[Shape] = []
    for side in (-1, 1):
        low = curve(
            f"{side * 0.02},-.45! {side * 0.24},-.42 {side * 0.36},-.22 {side * 0.26},-.04"
            f" {side * 0.12},-.12 {side * 0.04},-.3"
        )
        high = curve(
            f"{side * 0.02},-.5! {side * 0.14},-.8 {side * 0.36},-.98 {side * 0.5},-.9"
            f" {side * 0.46},-.62 {side * 0.28},-.46"
        )
        found += [Shape(low, "fire", -0.15), Shape(high, "fire", 0.05)]
        found += marks(
            [oval(side * 0.37, -0.78, 0.06), oval(side * 0.24, -0.2, 0.045)], "glow", 0.1
        )
        found += marks(
            [blade(f"{side * 0.04},-.52 {side * 0.2},-.64 {side * 0.3},-.86", 0.02)], "ink", 0.2
        )
        found.append(
            Shape(line(f"0,-.66 {side * 0.05},-.8 {side * 0.1},-.86", 0.012), "ink", 0.1, rim=False)
        )
    found.append(Shape(limb([(0, -0.68), (0, -0.45), (0, -0.16)], [0.04, 0.07, 0.02]), "ink", 0.1))
    return stood(found)


@prop("lizard")
def lizard(_: random.Random) -> list[Shape]:
    """A salamander seen from above, its tail curled: the beast of the wands."""
    tone, shade = "fire", -0.05
    found: list[Shape] = []
    legs = (
        (0.1, -0.72, 0.3, -0.86),
        (-0.08, -0.7, -0.28, -0.6),
        (0.1, -0.44, 0.3, -0.34),
        (-0.06, -0.42, -0.26, -0.5),
    )
    for x, y, tx, ty in legs:
        path = limb([(x * 0.5, y), (tx * 0.8, (y + ty) / 2 + 0.05), (tx, ty)], [0.07, 0.06, 0.045])
        found.append(Shape(path, tone, shade - 0.2))
        found.append(Shape(star(tx, ty, 0.055, 5), tone, shade - 0.2))
    spine = [
        (0.1, -0.02),
        (-0.12, -0.06),
        (-0.12, -0.22),
        (0.04, -0.34),
        (0.0, -0.55),
        (0.02, -0.74),
        (0.0, -0.92),
    ]
    body = limb(spine, [0.015, 0.05, 0.075, 0.13, 0.17, 0.12, 0.055])
    found += solid(body, tone, shade, side=0.03)
    spots = [
        oval(x, y, 0.022) for x, y in ((0.02, -0.4), (0.0, -0.52), (0.02, -0.64), (-0.06, -0.26))
    ]
    found += marks(spots, "ink", 0.1)
    found += marks([oval(-0.035, -0.86, 0.016), oval(0.04, -0.86, 0.016)], "ink", 0.0)
    return stood(found)
