"""Fire, and what burns: flames on legs, whirls, pyres, hands and blades alight."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping

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
    poly,
    solid,
    stood,
    tail,
    without,
)
from assets.drawings.shapes import Shape, form_of, prop

_TONGUE = "0,-1! .2,-.68 .36,-.4 .24,-.08 0,0 -.24,-.08 -.36,-.4 -.16,-.52"


def flame_at(x: float, foot: float, size: float, lean: float = 0.0) -> list[Shape]:
    """A flame *size* high that leans clockwise by *lean* degrees."""
    tongue = [
        Shape(curve(_TONGUE), "fire", 0.05, rim=False),
        *placed([Shape(curve(_TONGUE), "glow", 0.0, rim=False)], size=0.58),
    ]
    return placed(tongue, x, foot, size, lean)


def flames_at(spots: Iterable[tuple[float, float, float]]) -> list[Shape]:
    """A flame at each of *spots*: x, foot and size."""
    return [shape for x, foot, size in spots for shape in flame_at(x, foot, size)]


def recoloured(name: str, tones: Mapping[str, tuple[str, float]]) -> list[Shape]:
    """The prop *name* with some of its *tones* replaced, each by another tone that much lighter."""
    return [
        shape._replace(tone=tones[shape.tone][0], shade=shape.shade + tones[shape.tone][1])
        if shape.tone in tones
        else shape
        for shape in form_of(name)
    ]


def smoke_at(x: float, foot: float, size: float, tone: str = "stone") -> list[Shape]:
    """A thread of smoke *size* high that curls as it rises."""
    thread = tail("0,0 .08,-.2 -.06,-.42 .1,-.66 .0,-.86 .06,-1", 0.12)
    return placed([Shape(thread, tone, 0.25, rim=False)], x, foot, size)


@prop("walking-flame")
def walking_flame(_: random.Random) -> list[Shape]:
    """A flame that walks on two thin legs, and looks ahead."""
    found = [
        Shape(
            limb([(-0.1, -0.34), (-0.2, -0.18), (-0.34, -0.02)], [0.1, 0.07, 0.06]), "fire", -0.2
        ),
        Shape(limb([(0.1, -0.34), (0.24, -0.2), (0.22, -0.02)], [0.1, 0.07, 0.06]), "fire", -0.05),
        Shape(
            limb([(-0.22, -0.56), (-0.42, -0.5), (-0.5, -0.66)], [0.1, 0.07, 0.02]), "fire", -0.1
        ),
        *flame_at(-0.12, -0.22, 0.74, -14),
        *flame_at(0.14, -0.24, 0.66, 14),
        *flame_at(0.0, -0.22, 1.0),
        Shape(limb([(0.22, -0.56), (0.42, -0.62), (0.52, -0.8)], [0.1, 0.07, 0.02]), "fire", 0.0),
    ]
    eyes = [curve(f"{x - 0.05},-.56! {x},-.6 {x + 0.06},-.54! {x},-.5") for x in (-0.04, 0.13)]
    mouth = curve("-.06,-.42! .05,-.44 .16,-.42! .1,-.34 .0,-.34")
    return stood([*found, *marks([*eyes, mouth], "ink", 0.1)])


@prop("flame-mouth")
def flame_mouth(_: random.Random) -> list[Shape]:
    """A fire with its mouth wide open, and a chair leg in its teeth."""
    found = flames_at(((-0.42, 0.0, 0.7), (0.42, 0.0, 0.66), (-0.2, 0.0, 1.0), (0.22, 0.0, 0.94)))
    found += [Shape(curve(_TONGUE), "fire", 0.05, rim=False)]
    found += placed([Shape(curve(_TONGUE), "fire", 0.12, rim=False)], 0, 0.0, 1.16)
    mouth = mirrored("0,-.5 .2,-.46 .27,-.3 .2,-.12 0,-.08")
    found += marks([mouth], "ink", 0.0)
    tongue = mirrored("0,-.24 .12,-.22 .16,-.14 0,-.1")
    found += marks([tongue], "blood", 0.1)
    teeth = [poly(f"{x - 0.04},-.46 {x + 0.04},-.46 {x},-.36") for x in (-0.14, -0.05, 0.05, 0.14)]
    teeth += [poly(f"{x - 0.03},-.12 {x + 0.03},-.12 {x},-.2") for x in (-0.12, 0.0, 0.12)]
    found += marks(teeth, "glow", 0.4)
    eyes = [
        curve(f"{s * 0.05},-.58! {s * 0.12},-.66 {s * 0.2},-.62! {s * 0.12},-.55") for s in (-1, 1)
    ]
    found += marks(eyes, "glow", 0.5) + marks(
        [oval(s * 0.12, -0.605, 0.02) for s in (-1, 1)], "ink", 0
    )
    log = limb([(-0.5, -0.02), (0.44, -0.06)], [0.12, 0.1])
    return stood([*found, *solid(log, "wood", -0.3, side=0.03)])


def _whirl(tone: str, light: str, shade: float) -> list[Shape]:
    """A whirl that stands on its point."""
    found: list[Shape] = []
    rings = ((-0.12, 0.12), (-0.26, 0.2), (-0.42, 0.28), (-0.6, 0.38), (-0.78, 0.46), (-0.96, 0.54))
    body = curve(
        "-.56,-.98! -.3,-.9 .3,-.9 .56,-.98! .4,-.6 .26,-.34"
        " .1,-.1 .02,0! -.08,-.12 -.24,-.36 -.4,-.62"
    )
    found += [Shape(body, tone, shade - 0.1)]
    for i, (y, wide) in enumerate(rings):
        x = 0.022 * i * (-1) ** i
        band = without(
            oval(x, y, wide, wide * 0.26), oval(x, y - wide * 0.07, wide * 0.94, wide * 0.18)
        )
        found += [Shape(band, light if i % 2 else tone, shade + 0.16)]
    return found


@prop("fire-whirl")
def fire_whirl(_: random.Random) -> list[Shape]:
    """A storm of fire that stands on its point; sparks fly from it."""
    found = flames_at(((-0.3, -0.86, 0.42), (0.28, -0.86, 0.44), (0.0, -0.88, 0.5)))
    found += _whirl("fire", "glow", 0.0)
    found += flames_at(((-0.16, 0.02, 0.26), (0.16, 0.02, 0.24), (0.0, 0.04, 0.3)))
    sparks = ((-0.6, -0.6), (0.62, -0.5), (-0.46, -0.3), (0.44, -0.22), (0.7, -0.84), (-0.72, -0.9))
    return stood([*found, *marks([oval(x, y, 0.025) for x, y in sparks], "glow", 0.2)])


@prop("sand-whirl")
def sand_whirl(_: random.Random) -> list[Shape]:
    """A whirl of sand that walks on its point, with what it has picked up."""
    found = _whirl("bone", "gold", 0.0)
    wheel = placed(form_of("wheel-cart"), 0.5, -0.42, 0.22, 20)
    grains = ((-0.6, -0.6), (0.66, -0.7), (-0.4, -0.26), (0.3, -0.12), (0.74, -0.9), (-0.72, -0.84))
    found += [*wheel, Shape(line("-.6,-.44 -.34,-.52", 0.04), "wood", -0.1)]
    found += marks([oval(x, y, 0.022) for x, y in grains], "gold", 0.1)
    found += [Shape(curve("-.4,.02! -.2,-.1 .0,-.06 .2,-.1 .44,.02!"), "bone", -0.1)]
    return stood(found)


@prop("smoke-veil")
def smoke_veil(_: random.Random) -> list[Shape]:
    """Somebody grey who is half gone behind billows of smoke."""
    gone = [
        shape._replace(tone="stone", shade=-0.1 + 0.2 * (shape.tone in ("skin", "metal", "paper")))
        for shape in form_of("pilgrim")
    ]
    billows = (
        (-0.34, -0.16, 0.3, 0.2),
        (0.3, -0.14, 0.34, 0.2),
        (0.0, -0.2, 0.3, 0.2),
        (-0.2, -0.42, 0.24, 0.16),
        (0.2, -0.5, 0.22, 0.15),
        (-0.02, -0.66, 0.18, 0.12),
    )
    found = [*smoke_at(-0.3, -0.3, 0.8), *placed(gone, 0.0, 0.0, 1.0), *smoke_at(0.3, -0.4, 0.7)]
    for i, (x, y, wide, high) in enumerate(billows):
        found += solid(oval(x, y, wide, high), "stone", 0.22 + 0.05 * (i % 3), side=0.05)
    return stood([*found, *flames_at(((-0.4, 0.06, 0.22), (0.02, 0.06, 0.26), (0.42, 0.06, 0.22)))])


@prop("sword-burning")
def burning_sword(_: random.Random) -> list[Shape]:
    """A sword that stands upright and burns along its blade."""
    found = flames_at(
        ((-0.16, -0.3, 0.5), (0.16, -0.34, 0.52), (-0.1, -0.56, 0.5), (0.1, -0.6, 0.54))
    )
    found += placed([Shape(curve(_TONGUE), "glow", 0.0, rim=False)], 0, -0.28, 0.7)
    return stood([*found, *placed(form_of("sword-plain"), 0, 0.12, 1.1)])


@prop("hands-burning")
def burning_hands(_: random.Random) -> list[Shape]:
    """Two hands held up, each with a fire in its palm."""
    found: list[Shape] = []
    for flip in (False, True):
        x = 0.3 if flip else -0.3
        hand = form_of("hand-rising")
        found += placed([*hand], x, 0.0, 0.8, 12 if flip else -12, flip=flip)
    found += flames_at(
        ((-0.4, -0.5, 0.56), (0.4, -0.5, 0.56), (-0.46, -0.74, 0.3), (0.46, -0.74, 0.3))
    )
    return stood(found)


@prop("fire-lance")
def fire_lance(_: random.Random) -> list[Shape]:
    """A lance of fire, thrown: it has a long tail."""
    shaft = tail("-.7,-.12 -.2,-.34 .3,-.62", 0.08)
    found = [
        Shape(tail(f".3,-.6 -.1,{-0.42 + d} -.9,{-0.06 + d * 2}", 0.18), "fire", -0.1, rim=False)
        for d in (-0.12, 0.0, 0.12)
    ]
    found += [Shape(shaft, "glow", 0.0, rim=False)]
    found += placed(flame_at(0, 0, 0.7), 0.2, -0.54, 1.0, 60)
    head = curve(".62,-.86! .5,-.62 .3,-.56! .34,-.68 .4,-.76")
    return stood([*found, Shape(head, "glow", 0.3, rim=False)], centre=True)


@prop("pyre")
def pyre(_: random.Random) -> list[Shape]:
    """A stack of logs, somebody wrapped in white laid on it, and fire from below."""
    found = flames_at(((-0.5, -0.06, 0.7), (0.5, -0.06, 0.66), (0.0, -0.1, 0.6)))
    body = curve("-.56,-.56! -.5,-.7 -.36,-.72 -.2,-.66 .2,-.7 .46,-.66 .6,-.58! .3,-.54 -.2,-.53")
    found += [Shape(oval(-0.5, -0.66, 0.1), "bone", 0.2), *solid(body, "bone", 0.15, side=0.03)]
    found += marks(
        [blade(f"{x},-.7 {x + 0.03},-.62 {x},-.56", 0.02) for x in (-0.2, 0.06, 0.3)], "bone", -0.15
    )
    for i, y in enumerate((-0.46, -0.3, -0.14)):
        wide = 0.62 + 0.05 * i
        found += solid(
            box(-wide, y - 0.06, wide * 2, 0.13, 0.05), "wood", -0.1 - 0.06 * i, side=0.02
        )
        found += marks([oval(s * (wide - 0.05), y, 0.05, 0.055) for s in (-1, 1)], "bone", -0.1)
    return stood([*found, *flames_at(((-0.3, 0.0, 0.4), (0.26, 0.0, 0.44), (-0.02, 0.0, 0.3)))])


@prop("ember-path")
def ember_path(_: random.Random) -> list[Shape]:
    """A path that glows between black crusts, and footprints in it."""
    path = curve(
        "-.6,0! -.3,-.26 -.34,-.5 .0,-.7 .1,-.96! .2,-.96! .26,-.68 .1,-.46 .3,-.24 .66,0!"
    )
    found = [Shape(path, "fire", -0.05), Shape(path.translated(0.0, 0.0), "fire", 0.0, rim=False)]
    heart = curve(
        "-.3,0! -.1,-.26 -.16,-.46 .06,-.66 .13,-.94! .17,-.94! .16,-.66 -.0,-.46 .1,-.24 .3,0!"
    )
    found += marks([heart], "glow", 0.0)
    crusts = (
        (-0.36, -0.12, 0.13),
        (0.3, -0.1, 0.15),
        (-0.22, -0.42, 0.08),
        (0.16, -0.34, 0.09),
        (0.02, -0.2, 0.08),
        (0.2, -0.62, 0.05),
        (-0.06, -0.06, 0.07),
    )
    found += [Shape(oval(x, y, r, r * 0.42), "ink", 0.15) for x, y, r in crusts]
    found += flames_at(
        ((-0.46, 0.0, 0.26), (0.5, 0.0, 0.3), (-0.26, -0.46, 0.2), (0.26, -0.5, 0.18))
    )
    return stood(found)


@prop("ash-heap")
def ash_heap(_: random.Random) -> list[Shape]:
    """A heap of ash with a line drawn in it, a bone, and one thread of smoke."""
    heap = curve("-.7,0! -.5,-.2 -.22,-.42 .0,-.5 .26,-.4 .5,-.18 .72,0!")
    found = [*smoke_at(0.06, -0.42, 0.6), *solid(heap, "stone", 0.25, side=0.08)]
    rings = without(oval(0, -0.2, 0.3, 0.13), oval(0, -0.2, 0.26, 0.1))
    found += marks(
        [rings, oval(0, -0.2, 0.07, 0.04), blade("-.5,-.1 -.3,-.2 -.26,-.3", 0.03)], "ink", 0.3
    )
    bone = [
        line(".3,-.12 .56,-.04", 0.05),
        *(oval(x, y, 0.04) for x, y in ((0.3, -0.15), (0.28, -0.1), (0.57, -0.07), (0.59, -0.02))),
    ]
    found += [Shape(each, "bone", 0.2) for each in bone]
    return stood([*found, *marks([oval(-0.4, -0.1, 0.03), oval(0.12, -0.36, 0.03)], "fire", 0.1)])


@prop("orb-of-flames")
def orb_of_flames(_: random.Random) -> list[Shape]:
    """A glass orb with a fire shut in it, on a foot of brass."""
    found = [
        Shape(oval(0, -0.6, 0.4), "fire", -0.25),
        Shape(oval(0, -0.6, 0.36), "deep", 0.0, rim=False),
    ]
    found += flames_at(((-0.14, -0.32, 0.42), (0.14, -0.32, 0.4), (0.0, -0.3, 0.6)))
    ring = without(oval(0, -0.6, 0.4), oval(0, -0.6, 0.36))
    gleam = curve("-.28,-.78! -.2,-.88 -.06,-.93! -.16,-.84 -.22,-.74!")
    foot = mirrored("0,-.24! .2,-.26 .12,-.14 .3,-.04 .3,0! 0,.02")
    return stood(
        [
            *found,
            Shape(ring, "water", 0.3),
            *marks([gleam], "paper", 0.5),
            *solid(foot, "metal", 0.0, side=0.04),
        ]
    )


@prop("cart-burning")
def burning_cart(_: random.Random) -> list[Shape]:
    """A loaded cart in flames, its bales open."""
    found = flames_at(((-0.5, -0.5, 0.8), (0.4, -0.5, 0.76), (0.0, -0.6, 0.9), (-0.24, -0.5, 0.6)))
    found += placed(form_of("cart"), 0, 0, 1.0)
    bale = box(-0.3, -0.5, 0.3, 0.24, 0.04)
    return stood(
        [
            *found,
            *solid(bale, "blood", 0.0, side=0.03),
            *flames_at(((-0.66, -0.34, 0.4), (0.2, -0.36, 0.44), (0.62, -0.3, 0.34))),
        ]
    )
