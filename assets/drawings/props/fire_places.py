"""Places of the fire: a furnace, an altar, a gate, broken ground, clouds of ash and of rain."""

from __future__ import annotations

import random

from assets.drawings.props.fire import flame_at, flames_at, smoke_at
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
    without,
)
from assets.drawings.shapes import Shape, form_of, prop


@prop("furnace-round")
def furnace(_: random.Random) -> list[Shape]:
    """A round furnace of brick with a glowing mouth and a chimney."""
    chimney = poly("-.16,-.8 .16,-.8 .12,-1.3 -.12,-1.3")
    dome = mirrored("0,-.94 .3,-.9 .56,-.66 .64,-.3 .66,0! 0,.02")
    found = [
        *smoke_at(0.02, -1.28, 0.5),
        *solid(chimney, "blood", -0.25, side=0.05),
        *solid(dome, "blood", -0.15, side=0.09),
    ]
    courses = [
        blade(
            f"{-0.64 + 0.06 * i},{-0.14 - 0.16 * i}"
            f" 0,{-0.1 - 0.18 * i} {0.64 - 0.06 * i},{-0.14 - 0.16 * i}",
            0.02,
        )
        for i in range(5)
    ]
    found += marks(courses, "ink", 0.3)
    arch = mirrored("0,-.6 .2,-.56 .3,-.4 .32,0! 0,0!")
    mouth = mirrored("0,-.52 .16,-.48 .24,-.34 .25,0! 0,0!")
    found += [Shape(arch, "stone", 0.1), Shape(mouth, "ink", 0.0)]
    return stood([*found, *flames_at(((-0.12, 0.0, 0.36), (0.12, 0.0, 0.34), (0.0, 0.0, 0.48)))])


@prop("upheaval")
def upheaval(_: random.Random) -> list[Shape]:
    """Slabs of ground that stand on edge, a tree still on one, fire between."""
    found = flames_at(((-0.3, 0.0, 0.6), (0.2, 0.0, 0.7), (0.5, 0.0, 0.4)))
    for text, shade in (
        ("-.9,0! -.78,-.4! -.4,-.56! -.34,0!", -0.15),
        (".1,0! .3,-.86! .62,-.96! .56,-.0!", -0.05),
        ("-.5,0! -.3,-.7! .0,-.84! .06,0!", 0.05),
        (".5,0! .66,-.4! .96,-.34! .9,0!", -0.1),
    ):
        found += solid(poly(text), "stone", shade, side=0.08)
    turf = [
        poly("-.8,-.4! -.4,-.58! -.38,-.5! -.78,-.34!"),
        poly("-.32,-.7! .0,-.86! .02,-.78! -.3,-.62!"),
        poly(".28,-.86! .64,-.98! .62,-.9! .3,-.78!"),
    ]
    found += [Shape(each, "leaf", 0.0) for each in turf]
    found += placed(form_of("tree-fir"), -0.18, -0.74, 0.4, 28)
    return stood([*found, *flames_at(((-0.42, 0.03, 0.24), (0.08, 0.03, 0.28), (0.7, 0.03, 0.2)))])


@prop("earth-crack")
def earth_crack(_: random.Random) -> list[Shape]:
    """A crack that opens in the ground, fire in it, somebody's helmet on the edge."""
    ground = curve("-1.0,.04! -.9,-.3 -.5,-.42 .0,-.46 .5,-.42 .9,-.3 1.0,.04!")
    crack = poly(
        "-.12,-.46 .06,-.46 -.02,-.34 .14,-.26 .02,-.16"
        " .3,.04 -.34,.04 -.16,-.12 -.26,-.2 -.08,-.32"
    )
    glow = poly(
        "-.06,-.46 .02,-.46 -.05,-.34 .06,-.26 -.05,-.16"
        " .14,.04 -.18,.04 -.08,-.14 -.16,-.2 -.04,-.32"
    )
    found = [
        *flames_at(((-0.04, -0.4, 0.5), (-0.16, -0.24, 0.5), (0.12, -0.2, 0.44))),
        *solid(ground, "stone", -0.2, side=0.08),
    ]
    found += marks([crack], "fire", -0.1) + marks([glow], "glow", 0.0)
    side = [
        blade(k, 0.03)
        for k in (
            ".1,-.26 .4,-.3 .6,-.26",
            "-.24,-.2 -.5,-.18 -.66,-.24",
            ".1,-.14 .36,-.1 .5,-.02",
        )
    ]
    found += marks(side, "ink", 0.1)
    return stood(
        [
            *found,
            *placed(form_of("helmet"), 0.56, -0.14, 0.3, 24),
            *flames_at(((-0.02, 0.06, 0.3),)),
        ]
    )


@prop("vault-sunken")
def sunken_vault(_: random.Random) -> list[Shape]:
    """A round door of brass half in the sand, its keyhole warm."""
    wall = poly("-.8,0 -.7,-.96 .7,-.96 .8,0")
    door = oval(0, -0.38, 0.46)
    found = [
        *solid(wall, "stone", -0.15, side=0.08),
        *marks(
            [
                line("-.74,-.62 -.5,-.62", 0.02),
                line(".5,-.5 .76,-.5", 0.02),
                line("-.6,-.8 -.2,-.88", 0.02),
            ],
            "ink",
            0.3,
        ),
    ]
    found += [
        Shape(oval(0, -0.38, 0.52), "ink", 0.2),
        *solid(door, "gold", -0.05, side=0.08),
        Shape(without(oval(0, -0.38, 0.36), oval(0, -0.38, 0.32)), "metal", -0.2),
    ]
    bolts = [
        oval(x, y, 0.035)
        for x, y in ((-0.4, -0.38), (0.4, -0.38), (0, -0.78), (-0.29, -0.66), (0.29, -0.66))
    ]
    hole = [oval(0, -0.42, 0.07), poly("-.03,-.4 .03,-.4 .06,-.24 -.06,-.24")]
    found += marks(bolts, "gold", 0.3) + marks(hole, "fire", 0.1)
    sand = curve("-1.0,.04! -.8,-.16 -.4,-.1 .0,-.02 .4,-.16 .8,-.28 1.0,.04!")
    return stood([*found, *solid(sand, "bone", 0.05, side=0.05)])


@prop("altar-fire")
def fire_altar(_: random.Random) -> list[Shape]:
    """A stepped altar with a fire on it, rams' horns at its corners."""
    found = flames_at(((-0.24, -0.6, 0.6), (0.24, -0.6, 0.58), (0.0, -0.6, 0.86)))
    for y, wide in ((-0.16, 0.7), (-0.3, 0.54)):
        found += solid(box(-wide, y, wide * 2, 0.16, 0.01), "stone", -0.1, side=0.06)
    found += solid(poly("-.4,-.3 -.46,-.62 .46,-.62 .4,-.3"), "stone", 0.0, side=0.06)
    horns = [
        limb([(s * 0.42, -0.6), (s * 0.58, -0.7), (s * 0.54, -0.86)], [0.1, 0.07, 0.02])
        for s in (-1, 1)
    ]
    found += [Shape(each, "bone", 0.0) for each in horns]
    eye = [curve("-.2,-.46! .0,-.56 .2,-.46! .0,-.38"), oval(0, -0.465, 0.05)]
    run = [blade(k, 0.03) for k in ("-.3,-.6 -.32,-.46 -.28,-.34", ".34,-.6 .3,-.5 .34,-.4")]
    return stood(
        [
            *found,
            *marks(eye[:1], "ink", 0.25),
            *marks(eye[1:], "fire", 0.2),
            *marks(run, "ink", 0.15),
        ]
    )


@prop("gate-brass")
def brass_gate(_: random.Random) -> list[Shape]:
    """A tall gate of brass that stands alone, one leaf open on firelight."""
    frame = mirrored("0,-1.2! .3,-1.04 .52,-.76 .54,0! 0,0!")
    inside = mirrored("0,-1.02! .24,-.88 .4,-.68 .41,0! 0,0!")
    found = [
        *solid(frame, "gold", -0.15, side=0.06),
        Shape(inside, "fire", -0.1),
        *flames_at(((0.12, 0.0, 0.5), (0.28, 0.0, 0.4))),
    ]
    leaf = curve("-.41,0! -.41,-.66 -.26,-.86 0,-1.02! 0,0!")
    ajar = poly(".41,0 .41,-.68 .62,-.74 .64,.06")
    found += [*solid(leaf, "gold", 0.05, side=0.05), *solid(ajar, "gold", -0.05, side=0.03)]
    studs = [oval(x, y, 0.03) for x in (-0.33, -0.2, -0.07) for y in (-0.14, -0.34, -0.54)]
    ring = without(oval(-0.08, -0.44, 0.07), oval(-0.08, -0.44, 0.045))
    return stood(
        [
            *found,
            *marks(studs, "gold", 0.35),
            Shape(ring, "metal", -0.2),
            Shape(oval(0, -1.24, 0.08), "gold", 0.2),
        ]
    )


@prop("cloud-ash")
def ash_cloud(_: random.Random) -> list[Shape]:
    """A black cloud that snows ash."""
    cloud = [each._replace(tone="ink", shade=each.shade + 0.1) for each in form_of("cloud")]
    flakes = (
        (-0.6, -0.36),
        (-0.4, -0.2),
        (-0.3, -0.42),
        (-0.1, -0.1),
        (-0.06, -0.34),
        (0.14, -0.24),
        (0.3, -0.4),
        (0.36, -0.08),
        (0.56, -0.26),
        (0.7, -0.42),
        (-0.56, -0.04),
    )
    found = [
        *placed(cloud, 0, -0.62, 1.0),
        *marks(
            [
                poly(f"{x - 0.04},{y} {x},{y - 0.03} {x + 0.05},{y + 0.01} {x + 0.01},{y + 0.04}")
                for x, y in flakes
            ],
            "stone",
            0.4,
        ),
    ]
    sparks = [
        oval(x, y, 0.018) for x, y in ((-0.48, -0.3), (0.06, -0.16), (0.46, -0.16), (0.22, -0.02))
    ]
    return stood([*found, *marks(sparks, "fire", 0.2)])


@prop("cloud-rain")
def rain_cloud(_: random.Random) -> list[Shape]:
    """A small cloud, eleven drops, and a fire that goes out."""
    cloud = form_of("cloud")
    at = (
        (-0.4, -0.5),
        (-0.2, -0.62),
        (-0.3, -0.36),
        (-0.1, -0.46),
        (0.0, -0.64),
        (0.06, -0.34),
        (0.2, -0.56),
        (0.3, -0.4),
        (0.42, -0.6),
        (0.16, -0.2),
        (-0.16, -0.22),
    )
    drops = [mirrored("0,-.08! .03,0 .02,.03 0,.035").translated(x, y) for x, y in at]
    logs = [
        limb([(-0.36, -0.03), (0.3, -0.12)], [0.08, 0.08]),
        limb([(0.36, -0.03), (-0.3, -0.12)], [0.08, 0.08]),
    ]
    found = [
        *smoke_at(0.0, -0.1, 0.5),
        *placed([each._replace(shade=each.shade - 0.2) for each in cloud], 0, -0.74, 1.1),
    ]
    found += marks(drops, "water", 0.1) + flame_at(0.0, -0.06, 0.16)
    return stood([*found, *[Shape(each, "wood", -0.3) for each in logs]])
