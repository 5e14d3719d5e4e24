"""What heads wear, in the space of a head (see `heads`): crowns, mitres, hoods, helmets, veils.

Each entry gives the shapes painted behind the body and those painted over the head.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from assets.drawings.props.strokes import (
    blade,
    box,
    curve,
    limb,
    line,
    marks,
    mirrored,
    oval,
    poly,
    shaded,
    solid,
    star,
    within,
    without,
)
from assets.drawings.shapes import Shape

Layers = tuple[list[Shape], list[Shape]]

HATS: dict[tuple[str, str], Callable[[], Layers]] = {}


def _hat(view: str, name: str) -> Callable[[Callable[[], Layers]], Callable[[], Layers]]:
    def keep(build: Callable[[], Layers]) -> Callable[[], Layers]:
        HATS[view, name] = build
        return build

    return keep


def _points(x0: float, x1: float, base: float, tip: float, spikes: int) -> str:
    """The zigzag upper edge of a crown from x0 to x1."""
    words = [f"{x0:.3f},{base:.3f}!"]
    step = (x1 - x0) / spikes
    for i in range(spikes):
        middle = x0 + step * (i + 0.5)
        words.append(f"{middle:.3f},{tip:.3f}!")
        words.append(f"{x0 + step * (i + 1):.3f},{base:.3f}!")
    return " ".join(words)


def _crown(x0: float, x1: float, foot: float, base: float, tip: float) -> list[Shape]:
    flare = 0.06
    edge = _points(x0 - flare, x1 + flare, base, tip, 3)
    body = poly(f"{edge} {x1},{foot} {x0},{foot}")
    found = solid(body, "metal", 0.05, side=0.1)
    found.append(Shape(box(x0, foot - 0.1, x1 - x0, 0.1, 0.03), "metal", 0.3, rim=False))
    width = (x1 - x0) + 2 * flare
    for i in range(3):
        x = x0 - flare + width * (i + 0.5) / 3
        found.append(Shape(oval(x, tip, 0.045), "metal", 0.35))
    found.append(Shape(oval((x0 + x1) / 2, foot - 0.2, 0.05), "blood", 0.1, rim=False))
    return found


@_hat("front", "crown")
def _crown_front() -> Layers:
    return [], _crown(-0.36, 0.36, -0.26, -0.55, -0.9)


@_hat("side", "crown")
def _crown_side() -> Layers:
    return [], _crown(-0.42, 0.26, -0.3, -0.58, -0.9)


@_hat("front", "tall crown")
def _tall_crown() -> Layers:
    arch = mirrored("0,-1.12 .2,-1.02 .42,-.7 .38,-.28! 0,-.3")
    found = solid(arch, "blood", -0.1, side=0.15)
    found += marks([blade("0,-1.1 .02,-.7 0,-.3", 0.09)], "metal", 0.1)
    found += _crown(-0.38, 0.38, -0.24, -0.5, -0.76)
    found += [Shape(oval(0, -1.16, 0.07), "metal", 0.2)]
    return [], found


@_hat("front", "triple crown")
def _triple_crown() -> Layers:
    body = mirrored("0,-1.3 .14,-1.24 .33,-.85 .4,-.5 .38,-.26! 0,-.28")
    found = solid(body, "bone", 0.05, side=0.15)
    for y, half in ((-0.32, 0.4), (-0.62, 0.385), (-0.9, 0.3)):
        edge = _points(-half, half, y - 0.1, y - 0.21, 5)
        band = poly(f"{edge} {half},{y} {-half},{y}")
        found.append(Shape(band, "metal", 0.05))
    found.append(Shape(box(-0.035, -1.54, 0.07, 0.27), "metal", 0.2))
    found.append(Shape(box(-0.1, -1.47, 0.2, 0.065), "metal", 0.2))
    return [], found


@_hat("front", "moon crown")
def _moon_crown() -> Layers:
    horns = curve(
        "-.5,-1.02! -.4,-.62 -.18,-.44 0,-.4 .18,-.44 .4,-.62 .5,-1.02! .27,-.78 .0,-.66 -.27,-.78"
    )
    veil = mirrored("0,-.62 .34,-.55 .48,-.2 .5,.3 .62,.9 .74,1.35 .3,1.5 0,1.5")
    over = mirrored("0,-.6 .32,-.54 .46,-.2 .46,.3 .56,.9! .4,.6 .34,.1 .31,-.16 .18,-.3 0,-.33")
    return (
        [Shape(veil, "bone", -0.15)],
        [
            Shape(over, "bone", 0.1),
            *marks([blade(".1,-.56 .38,-.3 .42,.2 .48,.7", 0.05)], "bone", -0.2),
            *marks([blade("-.1,-.56 -.38,-.3 -.42,.2 -.48,.7", 0.07)], "bone", -0.25),
            Shape(horns, "metal", 0.15),
            Shape(oval(0, -0.86, 0.2), "glow", 0.25),
        ],
    )


@_hat("front", "star crown")
def _star_crown() -> Layers:
    found: list[Shape] = []
    found += [Shape(box(-0.37, -0.4, 0.74, 0.11, 0.05), "metal", 0.15)]
    for i in range(9):
        angle = math.radians(180 + 22.5 * i)
        found.append(
            Shape(star(0.72 * math.cos(angle), -0.3 + 0.62 * math.sin(angle), 0.12), "metal", 0.3)
        )
    return [], found


@_hat("side", "hood")
def _hood_side() -> Layers:
    back = curve("-.1,-.66 -.5,-.5 -.68,-.05 -.6,.5 -.75,.95 0,1.1 .3,.8 .1,0")
    cowl = curve(
        ".34,-.46! .2,-.66 -.1,-.74 -.45,-.62 -.66,-.2 -.66,.25 -.72,.75 -.5,1.0 0,1.02 .3,.86!"
        " .1,.6 -.02,.25 .0,-.1 .16,-.33"
    )
    inside = curve(".33,-.44! .1,-.3 .0,-.05 .0,.25 .1,.55 .25,.8! -.05,.6 -.13,.2 -.1,-.2 .1,-.42")
    lines = ["-.1,-.6 -.4,-.4 -.52,.1 -.55,.6", "-.05,-.45 -.26,-.2 -.32,.2 -.25,.7"]
    return (
        [Shape(back, "cloth", -0.4)],
        [
            Shape(cowl, "cloth", -0.05),
            Shape(shaded(cowl, 0.14, -0.02), "cloth", -0.25, rim=False),
            Shape(inside, "cloth", -0.5, rim=False),
            *marks([blade(k, 0.06) for k in lines], "cloth", -0.25),
        ],
    )


@_hat("front", "hood")
def _hood_front() -> Layers:
    back = mirrored("0,-.7 .4,-.6 .6,-.1 .6,.5 .8,.95 0,1.1")
    cowl = mirrored(
        "0,-.72 .3,-.66 .55,-.3 .58,.2 .68,.7 .6,.95 .2,1.0! .3,.7 .38,.3 .38,-.1 .28,-.38 0,-.47"
    )
    return [Shape(back, "cloth", -0.5)], solid(cowl, "cloth", -0.05, side=0.12)


@_hat("side", "helmet")
def _helmet_side() -> Layers:
    bowl = curve(
        ".36,-.22! .3,-.48 .1,-.66 -.2,-.66 -.46,-.45 -.54,-.1 -.5,.3 -.56,.52! -.3,.5 -.08,.42!"
        " .02,.2 .02,-.08! .2,-.14"
    )
    cheek = curve("-.2,.0! .06,-.06 .12,.2 .14,.42 -.02,.5 -.2,.36")
    plume = curve(
        ".0,-.64! -.1,-.92 -.4,-1.02 -.74,-.86 -.92,-.5 -.9,-.1! -.78,-.36 -.62,-.5 -.36,-.58"
    )
    return (
        [],
        [
            Shape(plume, "blood", 0.05),
            *marks([blade("-.05,-.72 -.4,-.85 -.7,-.66 -.84,-.35", 0.07)], "blood", 0.25),
            *solid(bowl, "metal", -0.05, side=0.13),
            Shape(
                limb([(-0.5, -0.16), (-0.1, -0.2), (0.36, -0.2)], [0.09, 0.09, 0.09]), "metal", 0.3
            ),
            Shape(cheek, "metal", -0.2),
            Shape(oval(-0.1, -0.18, 0.06), "metal", 0.4, rim=False),
        ],
    )


@_hat("front", "helmet")
def _helmet_front() -> Layers:
    bowl = mirrored("0,-.7 .3,-.6 .45,-.3 .45,.1 .38,.42! .3,.3 .28,-.12 .12,-.16 .05,.1! 0,.12")
    star_ = star(0, -0.88, 0.24, 8)
    return [], [*solid(bowl, "metal", -0.02, side=0.14), Shape(star_, "glow", 0.15)]


@_hat("side", "halo")
@_hat("front", "halo")
def _halo() -> Layers:
    ring = without(oval(0, -0.06, 0.86), oval(0, -0.06, 0.78))
    return [Shape(oval(0, -0.06, 0.8), "glow", 0.1), Shape(ring, "metal", 0.2)], []


@_hat("front", "brim")
def _brim_front() -> Layers:
    crown = mirrored("0,-.86 .24,-.84 .34,-.6 .37,-.32! 0,-.28")
    brim = curve(
        "-.84,-.34 -.5,-.36 0,-.37 .5,-.36 .84,-.34 .6,-.2 .3,-.15 0,-.14 -.3,-.15 -.6,-.2"
    )
    return [], [*solid(crown, "cloth", -0.1, side=0.12), Shape(brim, "cloth", 0.05)]


@_hat("front", "turban")
def _turban_front() -> Layers:
    wound = mirrored("0,-.96 .26,-.92 .5,-.72 .54,-.46 .42,-.26! .2,-.34 0,-.36")
    turns = [
        "-.5,-.56 -.16,-.5 .26,-.86",
        "-.44,-.74 -.06,-.7 .14,-.92",
        ".5,-.42 .2,-.5 -.1,-.84",
    ]
    return [], [
        *solid(wound, "cloth", 0.05, side=0.14),
        *marks([blade(each, 0.06) for each in turns], "cloth", -0.2),
        Shape(oval(0, -0.5, 0.09), "metal", 0.2),
        Shape(oval(0, -0.5, 0.05), "blood", 0.1, rim=False),
    ]


@_hat("side", "turban")
def _turban_side() -> Layers:
    end = curve("-.4,-.36! -.62,-.1 -.6,.3 -.72,.6! -.5,.56 -.42,.2 -.3,-.2!")
    wound = curve(".4,-.3! .46,-.56 .3,-.86 -.06,-.98 -.44,-.86 -.62,-.54 -.52,-.22! -.1,-.4")
    turns = ["-.56,-.5 -.16,-.56 .2,-.86", "-.4,-.8 -.06,-.78 .08,-.92", ".42,-.44 .1,-.56 -.2,-.9"]
    return (
        [Shape(end, "cloth", -0.25)],
        [
            *solid(wound, "cloth", 0.05, side=0.13),
            *marks([blade(each, 0.06) for each in turns], "cloth", -0.2),
            Shape(oval(0.26, -0.54, 0.08), "metal", 0.2),
        ],
    )


@_hat("side", "feather cap")
def _feather_cap() -> Layers:
    cap = curve(".34,-.3! .26,-.56 -.02,-.78 -.36,-.74 -.56,-.46 -.52,-.22! -.2,-.34 .1,-.36")
    brim = curve(".4,-.24! .1,-.34 -.25,-.3 -.58,-.16! -.62,-.34 -.3,-.46 .1,-.48 .36,-.36")
    feather = curve("-.1,-.5! -.24,-.86 -.56,-1.14 -.96,-1.12! -.9,-.86 -.66,-.6 -.3,-.46")
    return (
        [],
        [
            Shape(feather, "blood", 0.1),
            *marks([blade("-.14,-.52 -.45,-.82 -.88,-1.06", 0.045)], "blood", 0.5),
            *solid(cap, "cloth", 0.08, side=0.1),
            Shape(brim, "cloth", -0.2),
        ],
    )


@_hat("side", "wreath")
def _wreath_side() -> Layers:
    found = [Shape(line(".3,-.3 .0,-.36 -.3,-.26 -.46,-.1", 0.06), "leaf", -0.2)]
    leaves = [".28,-.3 .34,-.42 .3,-.5", ".12,-.34 .12,-.5 .02,-.56", "-.06,-.34 -.1,-.5 -.2,-.53"]
    leaves += ["-.22,-.28 -.32,-.42 -.42,-.42", "-.36,-.2 -.5,-.28 -.58,-.24"]
    leaves += [
        ".2,-.3 .14,-.2 .04,-.2",
        "-.02,-.32 -.1,-.2 -.2,-.2",
        "-.26,-.24 -.34,-.1 -.44,-.06",
    ]
    found += [Shape(blade(k, 0.12), "leaf", 0.15, rim=False) for k in leaves]
    return [], found


@_hat("front", "wreath")
def _wreath_front() -> Layers:
    found: list[Shape] = []
    for i in range(9):
        angle = math.radians(200 + 17.5 * i)
        x, y = 0.4 * math.cos(angle), -0.1 + 0.42 * math.sin(angle)
        tip_x, tip_y = x * 1.35, -0.1 + (y + 0.1) * 1.32
        text = f"{x},{y} {(x + tip_x) / 2 + 0.05},{(y + tip_y) / 2} {tip_x + 0.02},{tip_y}"
        found.append(Shape(blade(text, 0.14), "leaf", 0.15 - 0.2 * (i % 2), rim=False))
    return [], found


@_hat("side", "veil")
def _veil_side() -> Layers:
    fall = curve("-.05,-.62 -.42,-.5 -.56,-.1 -.58,.4 -.74,.95 -.9,1.5 -.4,1.45 -.1,1.0 -.06,.3")
    over = curve(
        ".22,-.44! .08,-.62 -.16,-.64 -.44,-.5 -.56,-.1 -.56,.35 -.66,.85! -.35,.6 -.16,.3 -.1,0"
        " 0,-.2"
    )
    return (
        [Shape(fall, "bone", -0.2)],
        [
            Shape(over, "bone", 0.05),
            *marks([blade("0,-.54 -.34,-.36 -.44,.1 -.5,.6", 0.06)], "bone", -0.2),
        ],
    )


@_hat("side", "circlet")
def _circlet_side() -> Layers:
    return [], [
        Shape(limb([(-0.46, -0.12), (-0.1, -0.26), (0.28, -0.28)], [0.07] * 3), "metal", 0.2)
    ]


@_hat("front", "circlet")
def _circlet_front() -> Layers:
    band = curve("-.38,-.26! 0,-.38 .38,-.26! .38,-.18! 0,-.28 -.38,-.18!")
    return [], [Shape(band, "metal", 0.2), Shape(star(0, -0.36, 0.13, 4), "glow", 0.2)]


@_hat("side", "mitre")
def _mitre_side() -> Layers:
    body = curve(".3,-.3! .26,-.6 .06,-1.1! -.2,-.84 -.42,-.56 -.44,-.22! -.1,-.3")
    stripe = curve(".14,-.3! .12,-.6 .05,-1.08! -.02,-.9 -.02,-.6 -.02,-.29!")
    bands = [curve("-.44,-.22! -.36,.1 -.4,.4! -.3,.4 -.26,.1 -.32,-.24!")]
    return (
        [Shape(bands[0], "bone", -0.15)],
        [
            *solid(body, "bone", 0.1, side=0.1),
            Shape(within(stripe, body), "metal", 0.05, rim=False),
        ],
    )
