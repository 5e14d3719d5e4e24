"""Great beasts, facing right: lion, bull, sphinx, and the heads of the four corners."""

from __future__ import annotations

import random

from assets.drawings.props.strokes import (
    blade,
    curve,
    limb,
    line,
    marks,
    mirrored,
    oval,
    placed,
    shaded,
    solid,
    stood,
    within,
)
from assets.drawings.shapes import Shape, prop


def _cat_leg(
    path_points: list[tuple[float, float]], widths: list[float], tone: str, shade: float
) -> list[Shape]:
    path = limb(path_points, widths)
    x, y = path_points[-1]
    paw = curve(
        f"{x - 0.05},{y + 0.03} {x - 0.045},{y - 0.03} {x + 0.04},{y - 0.045} {x + 0.1},{y - 0.01}"
        f" {x + 0.1},{y + 0.03}"
    )
    found = [Shape(path, tone, shade), Shape(shaded(path, 0.02), tone, shade - 0.18, rim=False)]
    return [*found, Shape(paw, tone, shade + 0.04)]


def lion_head(tone: str = "metal", shade: float = 0.0) -> list[Shape]:
    """A lion's head in profile with its mane, about .6 high round (0, 0)."""
    mane = curve(
        ".1,-.34 -.06,-.38! -.14,-.32 -.26,-.33! -.3,-.22 -.4,-.17! -.38,-.05 -.46,.05! -.38,.14"
        " -.4,.27! -.28,.28 -.24,.4! -.12,.34 -.02,.46! .06,.34 .16,.3 .2,.1 .2,-.2"
    )
    inner = curve(
        ".08,-.26 -.08,-.26! -.14,-.18 -.24,-.14! -.22,-.02 -.28,.08! -.18,.14 -.16,.26! -.04,.22"
        " .06,.3! .14,.2 .16,0"
    )
    face = curve(
        ".02,-.2 .1,-.23 .17,-.19 .21,-.12 .31,-.06 .36,-.01 .365,.04 .33,.065 .34,.1 .32,.15"
        " .24,.175 .14,.16 .06,.12 -.02,.0"
    )
    found = solid(mane, "wood", 0.0, side=0.05)
    found.append(Shape(inner, "wood", 0.2, rim=False))
    found += [Shape(face, tone, shade + 0.05)]
    found.append(
        Shape(
            within(curve(".33,.07! .24,.09 .12,.05 .0,.1 .1,.22 .3,.2"), face),
            tone,
            shade - 0.15,
            rim=False,
        )
    )
    found.append(Shape(curve("-.02,-.16 -.05,-.26 .02,-.29 .08,-.24 .07,-.18"), tone, shade - 0.05))
    found += marks([oval(0.015, -0.235, 0.022)], tone, shade - 0.4)
    found += marks(
        [blade(".35,-.015 .375,.01 .355,.04", 0.035), oval(0.185, -0.075, 0.02, 0.015)], "ink", 0.0
    )
    found += marks(
        [blade(".13,-.1 .18,-.115 .22,-.1", 0.014), blade(".335,.065 .27,.1 .21,.09", 0.014)],
        "ink",
        0.1,
    )
    return found


@prop("lion")
def lion(_: random.Random) -> list[Shape]:
    """A lion standing, its head low and calm."""
    tone, shade = "metal", 0.0
    rope = limb(
        [(-0.62, -0.62), (-0.8, -0.6), (-0.86, -0.4), (-0.78, -0.24), (-0.86, -0.12)],
        [0.07, 0.05, 0.045, 0.04, 0.035],
    )
    tuft = curve("-.84,-.15 -.8,-.06 -.86,.02! -.95,-.02 -.93,-.12")
    found = [Shape(rope, tone, shade - 0.1), Shape(tuft, "wood", 0.0)]
    found += _cat_leg(
        [(0.28, -0.4), (0.36, -0.22), (0.4, -0.03)], [0.2, 0.12, 0.1], tone, shade - 0.2
    )
    found += _cat_leg(
        [(-0.42, -0.42), (-0.32, -0.26), (-0.42, -0.14), (-0.34, -0.03)],
        [0.26, 0.16, 0.1, 0.09],
        tone,
        shade - 0.2,
    )
    body = curve(
        ".42,-.66 .46,-.5 .38,-.34 .2,-.27 -.05,-.28 -.3,-.33 -.5,-.3 -.64,-.4 -.66,-.55 -.56,-.67"
        " -.3,-.68 -.05,-.67 .15,-.74 .3,-.76"
    )
    found.append(Shape(body, tone, shade))
    found.append(Shape(within(shaded(body, 0.02, -0.08), body), tone, shade - 0.18, rim=False))
    found += _cat_leg(
        [(-0.52, -0.46), (-0.42, -0.28), (-0.55, -0.15), (-0.5, -0.03)],
        [0.3, 0.2, 0.11, 0.1],
        tone,
        shade,
    )
    found += _cat_leg(
        [(0.26, -0.42), (0.24, -0.22), (0.22, -0.03)], [0.26, 0.14, 0.11], tone, shade
    )
    found += placed(lion_head(tone, shade), 0.4, -0.68, 1.0, 6)
    return stood(found)


@prop("bull")
def bull(_: random.Random) -> list[Shape]:
    """A bull standing, head lowered."""
    tone, shade = "wood", -0.1
    found: list[Shape] = [
        Shape(
            limb([(-0.62, -0.8), (-0.72, -0.6), (-0.69, -0.3)], [0.05, 0.035, 0.06]),
            tone,
            shade - 0.2,
        )
    ]
    legs = (
        (0.36, -0.45, 0.4, -0.2, shade - 0.22),
        (-0.4, -0.45, -0.36, -0.2, shade - 0.22),
        (-0.54, -0.45, -0.54, -0.2, shade),
        (0.24, -0.45, 0.24, -0.2, shade),
    )
    body = curve(
        ".5,-.84 .6,-.66 .52,-.44 .34,-.3 .1,-.28 -.2,-.32 -.46,-.32 -.62,-.46 -.66,-.66 -.6,-.82"
        " -.4,-.84 -.1,-.82 .1,-.92 .3,-.98"
    )
    for index, (x, y, kx, ky, dark) in enumerate(legs):
        if index == 2:
            found += [
                Shape(body, tone, shade),
                Shape(within(shaded(body, 0.02, -0.09), body), tone, shade - 0.2, rim=False),
            ]
        path = limb([(x, y), (kx, ky), (kx - 0.01, -0.04)], [0.24, 0.1, 0.075])
        hoof = curve(f"{kx - 0.05},-.05 {kx + 0.04},-.05 {kx + 0.07},0! {kx - 0.06},0!")
        found += [
            Shape(hoof, "ink", 0.1),
            Shape(path, tone, dark),
            Shape(shaded(path, 0.02), tone, dark - 0.18, rim=False),
        ]
    found += placed(bull_head(tone, shade), 0.62, -0.74, 0.9, 20)
    return stood(found)


def bull_head(tone: str = "wood", shade: float = 0.0) -> list[Shape]:
    """A bull's head in profile, about .6 high round (0, 0)."""
    neck = curve("-.3,-.2 -.1,-.28 .05,-.2 .1,.06 -.02,.2 -.1,.34 -.36,.36")
    head = curve(
        "-.08,-.22 .06,-.24 .17,-.12 .25,.05 .36,.15 .37,.22 .31,.27 .2,.26 .06,.18 -.04,.08"
        " -.12,-.06"
    )
    far = limb([(0.02, -0.2), (0.15, -0.3), (0.18, -0.44)], [0.07, 0.055, 0.012])
    near = limb(
        [(-0.02, -0.19), (0.08, -0.24), (0.22, -0.3), (0.27, -0.44)], [0.08, 0.075, 0.055, 0.012]
    )
    ear = curve("-.06,-.14! -.16,-.2 -.26,-.16! -.2,-.08 -.09,-.07!")
    found = [
        Shape(far, "bone", -0.25),
        *solid(neck, tone, shade - 0.05, side=0.06),
        Shape(head, tone, shade),
    ]
    found.append(
        Shape(within(curve(".37,.1 .26,.12 .24,.3 .4,.32"), head), tone, shade + 0.25, rim=False)
    )
    found += [Shape(ear, tone, shade - 0.15), Shape(near, "bone", 0.1)]
    found += marks(
        [oval(0.09, -0.07, 0.024, 0.02), blade(".34,.17 .325,.19 .33,.21", 0.02)], "ink", 0.0
    )
    found += marks([blade(".3,.25 .22,.22 .16,.21", 0.012)], "ink", 0.1)
    return found


@prop("sphinx-white")
def white_sphinx(_: random.Random) -> list[Shape]:
    """A sphinx lying down, pale."""
    return stood(_sphinx("bone", 0.05, "water"))


@prop("sphinx-black")
def black_sphinx(_: random.Random) -> list[Shape]:
    """A sphinx lying down, dark."""
    return stood(_sphinx("deep", 0.12, "metal"))


def _sphinx(tone: str, shade: float, cloth: str) -> list[Shape]:
    rope = limb(
        [(-0.62, -0.1), (-0.76, -0.18), (-0.78, -0.36), (-0.7, -0.44)], [0.06, 0.05, 0.05, 0.07]
    )
    body = curve(
        ".28,-.62 .34,-.45 .36,-.2 .32,-.06! -.2,-.02 -.56,0! -.68,-.06 -.7,-.24 -.58,-.42"
        " -.36,-.46"
        " -.1,-.46 .06,-.56"
    )
    found = [Shape(rope, tone, shade - 0.15), *solid(body, tone, shade, side=0.0)[:1]]
    found.append(Shape(within(shaded(body, 0.03, -0.08), body), tone, shade - 0.18, rim=False))
    thigh = curve("-.3,-.02! -.24,-.2 -.36,-.36 -.54,-.34 -.62,-.16 -.54,-.0!")
    found += solid(thigh, tone, shade + 0.03, side=0.05)
    for dy, dark in ((-0.035, -0.18), (0.0, 0.06)):
        fore = curve(
            f".12,{-0.3 + dy} .3,{-0.2 + dy} .38,{-0.11 + dy} .66,{-0.11 + dy} .76,{-0.06 + dy}"
            f" .75,{dy}! .16,{dy}! .06,{-0.14 + dy}"
        )
        found += [Shape(fore, tone, shade + dark)]
    foot = curve("-.3,0! -.28,-.07 -.12,-.08 -.04,-.03 -.04,0!")
    found.append(Shape(foot, tone, shade + 0.08))
    back = curve(".1,-.97 -.06,-.9 -.1,-.72 -.14,-.5! .08,-.5 .26,-.5! .2,-.62 .16,-.8")
    found += solid(back, cloth, -0.1, side=0.04)
    face = curve(
        ".08,-.94 .25,-.93 .29,-.86 .285,-.82 .335,-.755 .3,-.735 .315,-.7 .3,-.67 .295,-.63"
        " .22,-.61 .12,-.64"
    )
    found.append(Shape(face, tone, shade + 0.12))
    hood = curve(
        ".28,-.9! .22,-1.0 .06,-1.0 -.06,-.9 -.06,-.7 -.02,-.5! .14,-.5! .16,-.64 .1,-.76 .14,-.86"
    )
    found.append(Shape(hood, cloth, 0.05))
    bands = [
        "-.04,-.86 .06,-.84 .13,-.86",
        "-.055,-.76 .04,-.74 .1,-.76",
        "-.04,-.65 .06,-.63 .14,-.65",
        "-.02,-.56 .08,-.54 .15,-.56",
    ]
    found += marks([within(line(k, 0.022), hood) for k in bands], "metal", 0.1)
    found += marks(
        [
            blade(".2,-.82 .245,-.83 .28,-.815", 0.022),
            blade(".25,-.675 .28,-.67 .305,-.675", 0.014),
        ],
        "ink",
        0.0,
    )
    return found


def eagle_head(tone: str = "wood", shade: float = 0.0) -> list[Shape]:
    """An eagle's head in profile, about .6 high round (0, 0)."""
    neck = curve(
        "-.02,-.3 .12,-.24 .18,-.1 .12,.06 .16,.2! .1,.22 .1,.34! .02,.3 -.03,.4! -.1,.32"
        " -.18,.38! -.22,.28 -.32,.3! -.3,.1 -.26,-.14 -.16,-.27"
    )
    beak = curve(".12,-.17! .24,-.18 .34,-.1 .365,.03! .29,-.02 .22,-.01 .13,.0!")
    found = [*solid(neck, tone, shade, side=0.07), *solid(beak, "metal", 0.1, side=0.0)[:1]]
    found += marks([blade(".13,-.06 .22,-.07 .31,-.04", 0.016)], "metal", -0.35)
    found += marks([oval(0.075, -0.12, 0.026)], "glow", 0.2)
    found += marks(
        [oval(0.08, -0.12, 0.014), blade("-.0,-.16 .07,-.17 .15,-.14", 0.026)], "ink", 0.0
    )
    quills = ["-.12,-.1 -.13,.08 -.2,.24", "-.02,-.02 -.02,.14 -.06,.3", ".06,.02 .07,.12 .06,.24"]
    found += marks([blade(k, 0.026) for k in quills], tone, shade - 0.25)
    return found


@prop("lion-head")
def corner_lion(_: random.Random) -> list[Shape]:
    """A lion's head alone."""
    return stood(lion_head(), centre=True)


@prop("bull-head")
def corner_bull(_: random.Random) -> list[Shape]:
    """A bull's head alone."""
    return stood(bull_head(), centre=True)


@prop("eagle-head")
def corner_eagle(_: random.Random) -> list[Shape]:
    """An eagle's head alone."""
    return stood(eagle_head(), centre=True)


@prop("ram-head")
def ram_head(_: random.Random) -> list[Shape]:
    """A ram's head, facing us."""
    face = mirrored("0,-.62 .14,-.58 .2,-.4 .15,-.14 .08,0 0,.02")
    found: list[Shape] = []
    for side in (-1, 1):
        curl = limb(
            [
                (side * 0.1, -0.56),
                (side * 0.3, -0.66),
                (side * 0.46, -0.46),
                (side * 0.4, -0.2),
                (side * 0.24, -0.2),
                (side * 0.24, -0.34),
            ],
            [0.2, 0.2, 0.17, 0.13, 0.09, 0.04],
        )
        found += solid(curl, "bone", -0.05, side=0.03)
    found += solid(face, "bone", 0.1, side=0.06)
    found += marks([oval(-0.1, -0.36, 0.025), oval(0.1, -0.36, 0.025)], "ink", 0.0)
    found += marks([blade("-.05,-.05 0,-.03 .05,-.05", 0.016)], "ink", 0.1)
    return stood(found)
