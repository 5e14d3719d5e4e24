"""Gates and doors of the fairy woods, and what they lead to."""

from __future__ import annotations

import math
import random

from assets.drawings.props.fae_folk import wing
from assets.drawings.props.fae_places import mushroom
from assets.drawings.props.foliage import crown, leaf
from assets.drawings.props.strokes import (
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
    star,
    stood,
    tail,
)
from assets.drawings.shapes import Shape, form_of, prop


def _made(name: str) -> list[Shape]:
    return form_of(name)


@prop("gate-outward")
def gate_outward(luck: random.Random) -> list[Shape]:
    """A gate without a wall, one leaf swung towards us, light between its posts."""
    light = poly("-.3,-.86 .3,-.86 .3,0 -.3,0")
    found = [
        Shape(light, "glow", -0.05, rim=False),
        Shape(poly("-.18,-.8 .18,-.8 .34,.06 -.34,.06"), "glow", 0.2, rim=False),
    ]
    for s in (-1, 1):
        post = curve(
            f"{s * 0.28},-1! {s * 0.4},-1! {s * 0.42},-.5 {s * 0.5},0! {s * 0.26},0! {s * 0.3},-.5"
        )
        found += solid(post, "wood", -0.15, 0.02)
    lintel = limb([(-0.46, -0.92), (0.0, -1.02), (0.46, -0.92)], [0.12, 0.13, 0.12])
    found += [
        *solid(lintel, "wood", -0.05, 0.02),
        *crown(luck, -0.36, -1.04, 0.2, 0.12),
        *crown(luck, 0.3, -1.06, 0.24, 0.13),
    ]
    leaf_ = poly("-.29,-.84 -.62,-.92 -.64,.1 -.29,0")
    planks = [
        line(f"{x},{-0.85 - (x + 0.29) * -0.24} {x},{0.02 + (x + 0.29) * -0.28}", 0.014)
        for x in (-0.37, -0.45, -0.54)
    ]
    found += [*solid(leaf_, "wood", 0.12, 0.03), *marks(planks, "wood", -0.25)]
    bolt = [
        Shape(box(-0.6, -0.44, 0.16, 0.05, 0.02), "metal", 0.2),
        Shape(oval(-0.55, -0.42, 0.04), "metal", 0.3),
    ]
    return stood([*found, *bolt])


@prop("gate-titania")
def gate_titania(luck: random.Random) -> list[Shape]:
    """An arch of roses and moonflowers, a butterfly's wings at its top."""
    light = mirrored("0,-.86 .26,-.74 .36,-.44 .36,0! 0,0")
    found = [Shape(light, "glow", -0.02, rim=False)]
    arch = limb(
        [
            (-0.44, 0.0),
            (-0.44, -0.5),
            (-0.3, -0.84),
            (0.0, -0.98),
            (0.3, -0.84),
            (0.44, -0.5),
            (0.44, 0.0),
        ],
        [0.13] * 7,
    )
    found += solid(arch, "leaf", -0.2, 0.02)
    for n in range(26):
        t = n / 25
        angle = math.pi * t
        x, y = (
            (-0.44 * math.cos(angle), -0.45 - 0.53 * math.sin(angle))
            if 0.12 < t < 0.88
            else (-0.44 if t < 0.5 else 0.44, -luck.uniform(0.05, 0.5))
        )
        x, y = x + luck.uniform(-0.07, 0.07), y + luck.uniform(-0.05, 0.05)
        found.append(
            Shape(leaf(x, y, 0.12, luck.uniform(0, 360)), "leaf", luck.uniform(-0.1, 0.15))
        )
        if n % 2:
            found += [
                Shape(star(x, y, 0.06, 6), "rose" if n % 4 == 1 else "bone", 0.15),
                Shape(oval(x, y, 0.02), "gold", 0.2),
            ]
    one = wing(("rose", 0.2), True)
    return stood([*found, *placed(one, 0, -1.0, 0.5), *placed(one, 0, -1.0, 0.5, flip=True)])


@prop("gate-rune")
def gate_rune(_: random.Random) -> list[Shape]:
    """Two standing stones and a third across them, runes alight on all three."""
    left = curve("-.52,0! -.5,-.5 -.46,-.82! -.24,-.84! -.24,-.4 -.22,0!")
    right = curve(".52,0! .52,-.5 .46,-.84! .24,-.82! .24,-.4 .2,0!")
    top = curve("-.6,-.84! -.56,-1.0 0,-1.04 .58,-1.0 .6,-.82! 0,-.8")
    found = [
        Shape(poly("-.24,-.82 .24,-.82 .22,0 -.22,0"), "water", 0.3, rim=False),
        Shape(oval(0, -0.42, 0.14, 0.3), "glow", 0.2, rim=False),
    ]
    for stone in (left, right, top):
        found += solid(stone, "stone", -0.15, 0.04)
    runes = (
        "-.37,-.66 -.37,-.5",
        "-.37,-.66 -.3,-.6",
        "-.37,-.58 -.3,-.52",
        "-.38,-.36 -.31,-.22",
        "-.31,-.36 -.38,-.22",
        ".36,-.68 .36,-.5",
        ".36,-.6 .43,-.66",
        ".34,-.34 .41,-.28",
        ".41,-.28 .34,-.2",
        "-.2,-.94 -.2,-.86",
        "-.2,-.94 -.12,-.9",
        ".0,-.94 .06,-.86",
        ".06,-.94 0,-.86",
        ".2,-.94 .2,-.86",
        ".2,-.9 .27,-.94",
    )
    return stood([*found, *marks([line(each, 0.022) for each in runes], "glow", 0.2)])


@prop("gate-faerie")
def gate_faerie(luck: random.Random) -> list[Shape]:
    """Two bent trees that meet over the road, lights hung in the gap."""
    found: list[Shape] = [
        Shape(mirrored("0,-.8 .26,-.7 .36,-.4 .34,0! 0,0"), "glow", -0.05, rim=False)
    ]
    for s in (-1, 1):
        trunk = limb(
            [
                (s * 0.54, 0.0),
                (s * 0.46, -0.36),
                (s * 0.44, -0.66),
                (s * 0.24, -0.86),
                (s * -0.06, -0.94),
            ],
            [0.2, 0.13, 0.11, 0.08, 0.03],
        )
        found += solid(trunk, "wood", -0.18, 0.02)
        found += crown(luck, s * 0.46, -0.86, 0.26, 0.18, shade=-0.1)
    found += crown(luck, 0.0, -1.0, 0.4, 0.16)
    for x, y in ((-0.22, -0.6), (0.0, -0.5), (0.2, -0.64)):
        found += [
            Shape(line(f"{x},-.86 {x},{y}", 0.008), "bone", 0.0),
            Shape(oval(x, y, 0.05), "glow", 0.3, rim=False),
            Shape(star(x, y, 0.1, 4), "glow", 0.1, rim=False),
        ]
    return stood(found)


@prop("door-hill")
def door_hill(_: random.Random) -> list[Shape]:
    """A round door in a green hill, ajar, light behind it."""
    hill = curve("-1.0,0! -.86,-.4 -.5,-.82 0,-1 .5,-.84 .86,-.42 1.0,0!")
    found = [
        *solid(hill, "leaf", -0.12, 0.06),
        *solid(oval(0, -0.32, 0.36), "stone", -0.1, 0.04),
        Shape(oval(0, -0.32, 0.29), "glow", 0.15, rim=False),
    ]
    leaf_ = curve("-.29,-.32! -.26,-.5 -.12,-.63 .0,-.66! .0,.02! -.12,-.01 -.26,-.14")
    found += [
        *solid(leaf_, "wood", 0.05, 0.03),
        *marks(
            [line("-.18,-.56 -.18,-.08", 0.012), line("-.09,-.62 -.09,-.02", 0.012)], "wood", -0.25
        ),
    ]
    found += [Shape(oval(-0.04, -0.3, 0.03), "gold", 0.3)]
    grass = [
        tail(f"{x},{y} {x + 0.02},{y - 0.07} {x + 0.05},{y - 0.12}", 0.03)
        for x, y in ((-0.66, -0.58), (-0.3, -0.9), (0.2, -0.96), (0.6, -0.74))
    ]
    return stood(
        [
            *found,
            *(Shape(each, "leaf", 0.1) for each in grass),
            *placed(mushroom(), 0.56, 0, 0.2),
            *placed(mushroom("gold"), 0.7, 0, 0.14),
        ]
    )


@prop("lair-mab")
def lair_mab(luck: random.Random) -> list[Shape]:
    """Mab's Lair: a gate of roots under a hill of thorns, a throne in the light behind it."""
    hill = curve("-1.1,0! -.98,-.5 -.56,-.92 0,-1.06 .56,-.94 .98,-.5 1.1,0!")
    cave = mirrored("0,-.76 .3,-.66 .44,-.36 .46,0! 0,0")
    found = [*solid(hill, "deep", 0.02, 0.05)]
    for x, y, r in (
        (-0.7, -0.56, 0.26),
        (-0.36, -0.88, 0.26),
        (0.3, -0.92, 0.3),
        (0.74, -0.56, 0.26),
    ):
        found += crown(luck, x, y, r, r * 0.6, shade=-0.3)
    found += [
        Shape(cave, "rose", -0.15, rim=False),
        Shape(mirrored("0,-.66 .2,-.56 .3,-.3 .3,0! 0,0"), "glow", 0.0, rim=False),
    ]
    found += placed(_made("queen-mab"), 0, 0, 0.56)
    for s in (-1, 1):
        for points in (
            [(0.46, 0.02), (0.5, -0.4), (0.3, -0.74), (0.0, -0.84)],
            [(0.66, 0.02), (0.58, -0.3), (0.5, -0.6), (0.2, -0.9)],
        ):
            root = limb([(s * x, y) for x, y in points], [0.12, 0.1, 0.07, 0.02])
            found += solid(root, "wood", -0.25, 0.015)
    thorns = [
        tail(f"{s * x},{y} {s * (x + 0.07)},{y - 0.05} {s * (x + 0.14)},{y - 0.12}", 0.04)
        for s in (-1, 1)
        for x, y in ((0.56, -0.2), (0.54, -0.46), (0.4, -0.72), (0.2, -0.88))
    ]
    return stood([*found, *(Shape(each, "wood", -0.35) for each in thorns)])
