"""What waits below ground and guards something."""

from __future__ import annotations

import random

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
from assets.drawings.props.underground import eyes
from assets.drawings.shapes import Shape, form_of, prop


@prop("giant-under-roof")
def giant_under_roof(_: random.Random) -> list[Shape]:
    """A giant on his knees who carries the rock overhead on his shoulders."""
    body = form_of("giant")
    body = [s for s in body if abs(s.path.boundingRect().center().x()) < 0.3 and s.tone != "leaf"]
    arms: list[Shape] = []
    for s in (-1, 1):
        arms += solid(
            limb([(s * 0.3, -0.66), (s * 0.56, -0.78), (s * 0.46, -1.06)], [0.2, 0.17, 0.13]),
            "skin",
            -0.08,
            side=0.04,
        )
        arms.append(Shape(oval(s * 0.46, -1.08, 0.09, 0.06), "skin", 0.0))
    slab = curve(
        "-1.0,-1.36! .0,-1.42 1.0,-1.36! .96,-1.14! .6,-1.08"
        " .3,-1.12! .0,-1.06 -.4,-1.12! -.7,-1.06 -1.0,-1.16!"
    )
    found = [*body, *arms, *solid(slab, "stone", -0.1, side=0.05)]
    cracks = [
        blade("-.6,-1.32 -.5,-1.2 -.56,-1.1", 0.025),
        blade(".5,-1.34 .4,-1.22 .5,-1.12", 0.025),
    ]
    return stood([*found, *marks(cracks, "ink", 0.1)])


@prop("chest-with-teeth")
def chest_with_teeth(_: random.Random) -> list[Shape]:
    """A chest that is a mouth: teeth along the lid, and a tongue of red."""
    lid = curve("-.6,-.6! -.66,-.9 -.4,-1.08 .0,-1.12 .4,-1.08 .66,-.9 .6,-.6!")
    low = box(-0.62, -0.44, 1.24, 0.44, 0.03)
    maw = box(-0.58, -0.66, 1.16, 0.28)
    tongue = curve(".0,-.5! .2,-.48 .3,-.34 .28,-.1 .4,.04! .16,.02 .06,-.14 -.02,-.36 -.16,-.44!")
    found = [
        Shape(maw, "blood", -0.4, rim=False),
        *solid(lid, "wood", 0.0, side=0.07),
        *solid(low, "wood", -0.05, side=0.07),
    ]
    bands = [box(x, -0.44, 0.09, 0.44) for x in (-0.46, 0.37)]
    found += marks(bands, "metal", -0.1) + marks(
        [blade(f"{x},-.62 {x * 1.05},-.9 {x * 0.8},-1.06", 0.09) for x in (-0.42, 0.42)],
        "metal",
        -0.1,
    )
    found += [
        Shape(poly(f"{x},-.62 {x + 0.06},-.44 {x + 0.12},-.62"), "bone", 0.25)
        for x in (-0.56, -0.42, -0.28, -0.14, 0.0, 0.14, 0.28, 0.42)
    ]
    found += [
        Shape(poly(f"{x},-.43 {x + 0.05},-.56 {x + 0.1},-.43"), "bone", 0.2)
        for x in (-0.5, -0.36, -0.22, 0.3, 0.42)
    ]
    return stood(
        [*found, *solid(tongue, "rose", 0.1, side=0.04), *eyes([(0, -0.84, 0.34)], "gold")]
    )


@prop("armour-empty")
def armour_empty(_: random.Random) -> list[Shape]:
    """A suit of armour that stands at arms with nobody in it."""
    found: list[Shape] = []
    for s in (-1, 1):
        leg = limb([(s * 0.1, -0.46), (s * 0.12, -0.24), (s * 0.11, -0.03)], [0.15, 0.12, 0.11])
        foot = curve(f"{s * 0.05},0! {s * 0.06},-.06 {s * 0.16},-.06 {s * 0.26},0!")
        found += [
            *solid(leg, "steel", -0.1, side=0.03),
            Shape(foot, "steel", -0.2),
            Shape(oval(s * 0.12, -0.25, 0.07), "steel", 0.15),
        ]
        arm = limb(
            [(s * 0.2, -0.8), (s * 0.28, -0.64), (s * 0.2 if s < 0 else 0.3, -0.5)],
            [0.12, 0.1, 0.09],
        )
        found += [
            *solid(arm, "steel", -0.05, side=0.03),
            Shape(oval(s * 0.21, -0.82, 0.1, 0.085), "steel", 0.15),
        ]
    plate = mirrored("0,-.88 .13,-.87 .2,-.76 .18,-.58 .14,-.48! 0,-.44!")
    found += [
        *solid(plate, "steel", 0.1, side=0.06),
        *marks([blade("0,-.86 .01,-.66 0,-.46", 0.02)], "steel", -0.2),
    ]
    neck = oval(0, -0.88, 0.08, 0.03)
    found += [Shape(neck, "ink", 0.0, rim=False)]
    helm = mirrored("0,-1.24 .1,-1.2 .12,-1.06 .1,-.97! 0,-.95!")
    slit = box(-0.09, -1.11, 0.18, 0.03)
    plume = curve("0,-1.22! -.06,-1.38 -.24,-1.4 -.3,-1.24! -.16,-1.3 -.06,-1.2!")
    found += [
        Shape(plume, "blood", 0.1),
        *solid(helm, "steel", 0.15, side=0.05),
        *marks([slit], "ink", 0.0),
    ]
    found += [
        Shape(line("-.24,.0 -.24,-1.2", 0.035), "wood", 0.0),
        *solid(poly("-.24,-1.4 -.17,-1.2 -.31,-1.2"), "steel", 0.2, side=0.03),
    ]
    return stood([*found, Shape(oval(-0.22, -0.5, 0.06), "steel", 0.2)])


@prop("iron-maiden")
def iron_maiden(_: random.Random) -> list[Shape]:
    """An iron case in the shape of a woman, one door open, spikes within."""
    case = mirrored("0,-1.2 .1,-1.18 .14,-1.06 .12,-.98! .26,-.86 .3,-.5 .36,0! 0,0!")
    inside = mirrored("0,-.92! .2,-.82 .23,-.5 .28,-.04! 0,-.04!")
    found = [*solid(case, "ink", 0.3, side=0.06), Shape(inside, "ink", -0.1, rim=False)]
    found += [
        Shape(poly(f"{x},{y} {x + 0.1},{y + 0.015} {x},{y + 0.035}"), "steel", 0.2)
        for y in (-0.76, -0.62, -0.48, -0.34, -0.2)
        for x in (-0.2, -0.02)
    ]
    face = mirrored("0,-1.14 .07,-1.13 .09,-1.06 .05,-.98 0,-.97!")
    found += [Shape(face, "steel", 0.0)]
    found += marks(
        [blade(f"{s * 0.02},-1.06 {s * 0.04},-1.07 {s * 0.06},-1.06", 0.012) for s in (-1, 1)],
        "ink",
        0.0,
    )
    found += marks([blade("-.03,-1.01 0,-1.005 .03,-1.01", 0.012)], "ink", 0.0)
    door = curve(".28,-.84! .62,-.78 .66,-.5 .72,.06! .34,-.02!")
    found += [*solid(door, "ink", 0.36, side=-0.04)]
    found += [
        Shape(poly(f"{x},{y} {x - 0.1},{y + 0.015} {x},{y + 0.035}"), "steel", 0.25)
        for y in (-0.66, -0.5, -0.34, -0.18)
        for x in (0.44, 0.6)
    ]
    return stood(
        [*found, *[Shape(oval(0.3, y, 0.025, 0.05), "gold", -0.1) for y in (-0.7, -0.16)]],
        centre=True,
    )


@prop("stone-doorward")
def stone_doorward(_: random.Random) -> list[Shape]:
    """A door whose leaf is a stone face with a ring in its mouth, and two stone fists beside it."""
    frame = without(box(-0.62, -1.2, 1.24, 1.2, 0.06), box(-0.44, -1.06, 0.88, 1.06, 0.04))
    found = [
        *solid(box(-0.46, -1.08, 0.92, 1.08), "stone", -0.15, side=0.05),
        *solid(frame, "stone", 0.05, side=0.05),
    ]
    brow = mirrored("0,-.82 .16,-.86 .34,-.8! .34,-.7 .16,-.74 0,-.7!")
    nose = mirrored("0,-.74! .05,-.72 .1,-.52 .05,-.46 0,-.45!")
    mouth = mirrored("0,-.4 .16,-.41 .24,-.36! .14,-.22 0,-.2!")
    found += [
        *solid(brow, "stone", 0.2, side=0.03),
        *solid(nose, "stone", 0.25, side=0.03),
        Shape(mouth, "ink", 0.0, rim=False),
    ]
    found += marks([oval(s * 0.18, -0.68, 0.07, 0.035) for s in (-1, 1)], "glow", 0.0)
    found += [Shape(box(x, -0.4, 0.05, 0.07), "stone", 0.2) for x in (-0.16, -0.08, 0.02, 0.1)]
    ring = without(oval(0, -0.18, 0.13), oval(0, -0.18, 0.09))
    fists = [
        s
        for side in (-1, 1)
        for s in solid(oval(side * 0.7, -0.3, 0.16, 0.2), "stone", 0.1, side=0.05)
    ]
    fingers = [
        blade(f"{side * 0.7 - 0.12},{y} {side * 0.7},{y + 0.02} {side * 0.7 + 0.12},{y}", 0.016)
        for side in (-1, 1)
        for y in (-0.4, -0.3, -0.2)
    ]
    return stood([*found, Shape(ring, "metal", 0.1), *fists, *marks(fingers, "stone", -0.3)])


@prop("troll-under-stair")
def troll_under_stair(_: random.Random) -> list[Shape]:
    """A troll in the dark below a stair, which it holds up with its back."""
    found: list[Shape] = [Shape(poly("-.8,0 -.8,-1.16 .9,-.3 .9,0"), "ink", 0.0, rim=False)]
    found += placed(form_of("troll"), -0.26, 0.0, 0.74)
    for i in range(6):
        found += solid(
            box(-0.9 + 0.31 * i, -1.36 + 0.2 * i, 0.4, 0.2), "stone", 0.05 * (i % 2), side=0.03
        )
    return stood(found, centre=True)
