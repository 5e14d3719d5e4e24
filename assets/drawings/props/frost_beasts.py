"""Beasts of the north: some that are drawn already, in white, and new ones."""

from __future__ import annotations

import random
from collections.abc import Mapping

from assets.drawings.props.frost import ICE, snow_cap
from assets.drawings.props.strokes import (
    blade,
    curve,
    limb,
    line,
    marks,
    oval,
    placed,
    poly,
    solid,
    stood,
    tail,
)
from assets.drawings.shapes import Shape, form_of, prop

WHITE = {
    "wood": ("paper", 0.1),
    "hair": ("paper", 0.15),
    "stone": ("paper", 0.05),
    "figure": ("paper", 0.05),
    "cloth": ("paper", 0.1),
}
FROZEN = {"skin": (ICE, 0.35), "leaf": (ICE, 0.45), "stone": (ICE, 0.25), "hair": ("paper", 0.3)}


def dyed(name: str, tones: Mapping[str, tuple[str, float]], seed: int = 1) -> list[Shape]:
    """The prop *name* with some of its *tones* replaced, each by another tone that much lighter."""
    return [
        shape._replace(tone=tones[shape.tone][0], shade=shape.shade + tones[shape.tone][1])
        if shape.tone in tones
        else shape
        for shape in form_of(name, seed)
    ]


def icicles(spots: tuple[tuple[float, float, float], ...], wide: float = 0.05) -> list[Shape]:
    """Icicles that hang from each of *spots*: x, y and length."""
    return [
        Shape(tail(f"{x},{y} {x},{y + n * 0.6} {x},{y + n}", wide), ICE, 0.5) for x, y, n in spots
    ]


@prop("bear-white")
def snow_bear(_: random.Random) -> list[Shape]:
    """A white bear on its hind legs."""
    return dyed("bear", WHITE)


@prop("wolf-white")
def snow_wolf(_: random.Random) -> list[Shape]:
    """A white wolf with its head up, breath before its mouth."""
    return stood(dyed("wolf", WHITE))


@prop("wolf-pack")
def wolf_pack(_: random.Random) -> list[Shape]:
    """Three wolves, one behind another."""
    wolf = form_of("wolf")
    dark = [each._replace(shade=each.shade - 0.18) for each in wolf]
    return stood(
        [
            *placed(dark, -0.62, -0.16, 0.74),
            *placed(dark, 0.66, -0.2, 0.7, 0, True),
            *placed(wolf, 0.0, 0.0, 1.0),
        ]
    )


@prop("stag-white")
def white_stag(_: random.Random) -> list[Shape]:
    """A white stag with wide antlers."""
    return dyed("stag", WHITE)


@prop("owl-white")
def snow_owl(_: random.Random) -> list[Shape]:
    """A white owl on a branch."""
    return dyed("owl", {"wood": ("paper", 0.12), "bone": ("paper", 0.3)})


@prop("wolverine")
def wolverine(_: random.Random) -> list[Shape]:
    """A wolverine: low, broad, its teeth bared, a pale stripe along its side."""
    tone, shade = "wood", -0.25
    tail_ = curve(
        "-.6,-.46! -.84,-.52 -1.02,-.4 -1.06,-.22! -.92,-.24 -.84,-.18! -.74,-.26 -.58,-.3!"
    )
    body = curve(
        "-.66,-.3 -.66,-.52 -.46,-.68 -.14,-.7 .16,-.62 .4,-.6 .5,-.42 .4,-.24 .1,-.18 -.4,-.18"
    )
    found = [Shape(tail_, tone, shade - 0.1)]
    for x, s in ((-0.44, -0.15), (0.24, -0.15), (-0.26, 0.0), (0.4, 0.0)):
        leg = limb([(x, -0.34), (x + 0.02, -0.14), (x + 0.07, -0.03)], [0.2, 0.16, 0.14])
        found += [Shape(leg, tone, shade + s)]
        found += marks(
            [
                tail(f"{x + d},-.03 {x + d + 0.05},-.01 {x + d + 0.08},.03", 0.03)
                for d in (0.06, 0.1, 0.14)
            ],
            "bone",
            0.1,
        )
    found += solid(body, tone, shade, side=0.05)
    found += marks([blade("-.62,-.4 -.4,-.56 0,-.54 .4,-.46", 0.12)], "bone", -0.1)
    head = curve(
        ".28,-.68 .42,-.76 .6,-.72 .74,-.58 .88,-.5 .88,-.42! .7,-.42 .62,-.34 .44,-.32 .3,-.46"
    )
    found += [
        Shape(oval(0.38, -0.73, 0.07), tone, shade - 0.1),
        Shape(oval(0.39, -0.725, 0.04), "bone", -0.1, rim=False),
    ]
    found += solid(head, tone, shade + 0.05, side=0.02)
    jaw = curve(".56,-.36! .7,-.34 .84,-.32! .74,-.26 .58,-.28")
    gape = poly(".6,-.38 .88,-.43 .84,-.32 .6,-.33")
    found += [Shape(gape, "blood", -0.2, rim=False), Shape(jaw, tone, shade - 0.05)]
    found += marks(
        [
            tail(f"{x},{y} {x},{y + d * 0.5} {x},{y + d}", 0.025)
            for x, y, d in ((0.7, -0.4, 0.06), (0.8, -0.42, 0.06), (0.76, -0.33, -0.05))
        ],
        "bone",
        0.3,
    )
    found += marks([blade(".44,-.66 .54,-.64 .64,-.56", 0.04)], "bone", 0.0)
    found += marks([oval(0.6, -0.56, 0.022)], "gold", 0.2)
    return stood([*found, *marks([oval(0.89, -0.485, 0.035)], "ink", 0.05)])


@prop("dogs-in-harness")
def sledge_dogs(_: random.Random) -> list[Shape]:
    """Two sledge dogs in harness that pull at loose traces."""
    white = {"wood": ("stone", 0.05), "figure": ("stone", 0.05), "hair": ("stone", 0.0)}
    dog = dyed("hound", white)
    found = [Shape(line("-1.3,-.34 -.6,-.44 .1,-.56", 0.025), "blood", 0.0)]
    found += placed([each._replace(shade=each.shade - 0.15) for each in dog], 0.36, -0.12, 0.84)
    found += placed(dog, -0.34, 0.0)
    strap = limb([(-0.3, -0.84), (-0.2, -0.62), (-0.16, -0.42)], [0.05, 0.055, 0.05])
    found += [
        Shape(strap, "blood", 0.05),
        Shape(line("-1.34,-.2 -.7,-.4 -.2,-.5", 0.028), "blood", 0.05),
    ]
    return stood(found, centre=True)


@prop("pony-pack")
def snow_pony(_: random.Random) -> list[Shape]:
    """A shaggy pony with a pack on each side."""
    pony = placed(dyed("horse", {"wood": ("bone", -0.1)}), 0, 0, 1.0)
    found = placed(pony, 0.0, 0.0)
    fringe = [
        f"{-0.4 + 0.1 * i},-.44 {-0.42 + 0.1 * i},-.36 {-0.39 + 0.1 * i},-.28" for i in range(8)
    ]
    found += marks([blade(each, 0.04) for each in fringe], "bone", -0.15)
    pack = curve("-.28,-.68! -.06,-.72 .12,-.66! .14,-.44 .0,-.36 -.2,-.38 -.3,-.48")
    found += [
        *solid(pack, "cloth", 0.0, side=0.04),
        Shape(line("-.1,-.7 -.08,-.37", 0.025), "gold", 0.0),
    ]
    return stood(found)


@prop("drake-white")
def winter_drake(_: random.Random) -> list[Shape]:
    """A dragon as white as the snow it sits on, with icicles under its wings."""
    found = dyed(
        "dragon",
        {
            "leaf": ("paper", 0.1),
            "blood": (ICE, 0.3),
            "rose": (ICE, 0.3),
            "fire": (ICE, 0.45),
            "wood": ("paper", -0.05),
        },
    )
    return stood([*found, snow_cap(0.0, 0.04, 1.2, 0.1)])


@prop("hydra")
def hydra(_: random.Random) -> list[Shape]:
    """A serpent of one coil and three heads, all of which look elsewhere."""
    tone, shade = "leaf", -0.05
    found: list[Shape] = []
    coil = limb(
        [(-0.7, -0.06), (-0.3, -0.16), (0.2, -0.12), (0.5, -0.16), (0.34, -0.32), (-0.1, -0.3)],
        [0.03, 0.16, 0.24, 0.24, 0.24, 0.26],
    )
    found += solid(coil, tone, shade - 0.1, side=0.04)
    for points, x, y, turn, flip, dark in (
        (
            [(0.02, -0.26), (0.1, -0.52), (-0.04, -0.76), (0.04, -0.98)],
            0.04,
            -1.0,
            -10,
            False,
            -0.12,
        ),
        (
            [(-0.14, -0.26), (-0.34, -0.44), (-0.26, -0.66), (-0.42, -0.8)],
            -0.42,
            -0.82,
            14,
            True,
            0.0,
        ),
        ([(0.14, -0.26), (0.36, -0.4), (0.3, -0.58), (0.46, -0.68)], 0.46, -0.7, 14, False, 0.06),
    ):
        neck = limb(points, [0.2, 0.17, 0.14, 0.13])
        found += solid(neck, tone, shade + dark, side=0.03)
        head = curve("-.12,-.02 -.08,-.12 .06,-.13 .2,-.05 .27,.02! .1,.04 .0,.1 -.1,.08")
        beast = [*solid(head, tone, shade + dark + 0.05, side=0.02)]
        beast += marks([poly(".27,.02 .1,.035 .06,.08 .22,.075")], "blood", -0.1)
        beast += marks([oval(0.06, -0.06, 0.025)], "gold", 0.2) + marks(
            [oval(0.065, -0.06, 0.011)], "ink", 0.0
        )
        beast += marks(
            [line(".25,.05 .36,.06 .42,.02", 0.014), line(".36,.06 .42,.1", 0.014)], "blood", 0.1
        )
        found += placed(beast, x, y, 1.0, -turn if flip else turn, flip)
    return stood(found)
