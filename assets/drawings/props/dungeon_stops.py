"""Where one stops below ground."""

from __future__ import annotations

import random

from assets.drawings.props.fire import flame_at
from assets.drawings.props.masonry import round_headed
from assets.drawings.props.strokes import (
    blade,
    box,
    curve,
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
    without,
)
from assets.drawings.props.underground import eyes, masonry
from assets.drawings.shapes import Shape, form_of, prop


@prop("levers-hall")
def levers_hall(_: random.Random) -> list[Shape]:
    """A wall of many levers, some up and some down, one with a little bell."""
    found = masonry(-0.9, -1.1, 1.8, 1.1, -0.05)
    for row, y in enumerate((-0.82, -0.5, -0.18)):
        for k in range(5):
            x, up = -0.64 + 0.32 * k, (row * 3 + k * 2) % 5 > 1
            found.append(Shape(box(x - 0.06, y - 0.08, 0.12, 0.16, 0.02), "ink", 0.3))
            end = y - 0.18 if up else y + 0.18
            found += [
                Shape(line(f"{x},{y} {x + 0.03},{end}", 0.03), "steel", 0.1),
                Shape(oval(x + 0.03, end, 0.04), "blood" if (row, k) != (1, 2) else "gold", 0.1),
            ]
    return stood([*found, *placed(form_of("bell"), 0.08, -0.5, 0.16)])


@prop("altar-dark")
def altar_dark(_: random.Random) -> list[Shape]:
    """A black altar with a horned mask over it, black candles and worn steps."""
    found = [
        *solid(box(-0.8, -0.1, 1.6, 0.1), "stone", -0.1, side=0.03),
        *solid(box(-0.62, -0.2, 1.24, 0.1), "stone", 0.0, side=0.03),
    ]
    found += [
        *solid(poly("-.5,-.5 .5,-.5 .42,-.2 -.42,-.2"), "ink", 0.25, side=0.05),
        *solid(box(-0.56, -0.58, 1.12, 0.09), "ink", 0.35, side=0.03),
    ]
    found.append(Shape(star(0, -0.35, 0.1, 5), "blood", 0.2, rim=False))
    mask = mirrored("0,-1.16 .12,-1.12 .16,-.96 .1,-.78 0,-.68!")
    horns = [tail(f"{s * 0.1},-1.1 {s * 0.3},-1.14 {s * 0.34},-1.36", 0.1) for s in (-1, 1)]
    found += [Shape(each, "bone", -0.2) for each in horns] + [
        *solid(mask, "ink", 0.3, side=0.05),
        *eyes([(0, -0.96, 0.15)], "fire"),
    ]
    for s in (-1, 1):
        for dx, high in ((0.34, 0.26), (0.46, 0.18)):
            found += [
                Shape(box(s * dx - 0.03, -0.58 - high, 0.06, high), "ink", 0.15),
                *flame_at(s * dx, -0.58 - high, 0.13),
            ]
    return stood(found)


@prop("oubliette")
def oubliette(_: random.Random) -> list[Shape]:
    """A round hole in the floor with its iron lid drawn aside, a rope that ends too soon."""
    found = [
        *solid(
            without(oval(0, -0.2, 0.9, 0.28), oval(0, -0.2, 0.66, 0.19)), "stone", 0.1, side=0.05
        ),
        Shape(oval(0, -0.2, 0.67, 0.195), "ink", -0.1, rim=False),
    ]
    lid = placed(
        [
            *solid(oval(0, 0, 0.6, 0.18), "ink", 0.3, side=0.05),
            *[Shape(line(f"{x},-.14 {x},.14", 0.03), "ink", 0.5) for x in (-0.3, -0.1, 0.1, 0.3)],
        ],
        0.78,
        -0.1,
        0.9,
        -8,
    )
    tripod = [Shape(line(f"{x},-.06 0,-1.2", 0.045), "wood", 0.0) for x in (-0.7, 0.66)] + [
        Shape(line("0,-.34 0,-1.2", 0.04), "wood", -0.2)
    ]
    rope = [
        Shape(line("0,-1.16 .04,-.6 .0,-.3", 0.025), "bone", 0.0),
        Shape(tail(".0,-.3 .03,-.22 -.03,-.18", 0.04), "bone", 0.0),
    ]
    return stood([*found, *lid, *tripod, *rope, Shape(oval(0, -1.18, 0.07), "wood", 0.1)])


@prop("well-handing-back")
def well_handing_back(_: random.Random) -> list[Shape]:
    """A stone well out of which a wet hand holds up a boot."""
    found = [Shape(oval(0, -0.5, 0.56, 0.14), "ink", 0.0, rim=False)]
    hand = [Shape(curve("-.07,-.46! -.09,-.8 -.12,-.92 .12,-.92 .09,-.8 .07,-.46!"), "leaf", 0.0)]
    boot = curve("-.1,-.5! .1,-.5! .1,-.2 .32,-.14 .36,0! -.12,0! -.1,-.2")
    found += [*hand, *placed(solid(boot, "wood", 0.1, side=0.05), -0.06, -0.96, 0.8, -10)]
    found += [
        Shape(tail(f"{x},-.88 {x + 0.01},-1.0 {x * 0.6},-1.06", 0.05), "leaf", 0.1)
        for x in (-0.11, -0.04, 0.04, 0.11)
    ]
    wall = curve("-.6,-.5! -.3,-.4 .3,-.4 .6,-.5! .6,0! .3,.08 -.3,.08 -.6,0!")
    found += [*solid(wall, "stone", 0.0, side=0.08)]
    joints = [blade(f"-.58,{y} 0,{y + 0.09} .58,{y}", 0.012) for y in (-0.34, -0.18)] + [
        line(f"{x},{y} {x},{y + 0.14}", 0.012)
        for x, y in (
            (-0.3, -0.38),
            (0.1, -0.38),
            (-0.1, -0.22),
            (0.34, -0.24),
            (-0.4, -0.06),
            (0.2, -0.08),
        )
    ]
    rim = without(oval(0, -0.5, 0.66, 0.19), oval(0, -0.5, 0.52, 0.12))
    drips = [Shape(tail(f"{x},-.44 {x},-.36 {x},-.3", 0.03), "water", 0.3) for x in (-0.06, 0.05)]
    return stood(
        [
            *found,
            *marks(joints, "stone", -0.3),
            *solid(without(rim, box(-1, -0.9, 2, 0.4)), "stone", 0.15, side=0.04),
            *drips,
        ]
    )


@prop("pay-chest")
def pay_chest(_: random.Random) -> list[Shape]:
    """An iron pay chest on a desk, purses in a row, each with a name, and skeleton hands on it."""
    found = placed(form_of("chest"), 0.0, -0.3, 0.74)
    found += solid(box(-0.9, -0.32, 1.8, 0.1), "wood", 0.1, side=0.04) + solid(
        box(-0.8, -0.22, 1.6, 0.22), "wood", -0.2, side=0.04
    )
    for x in (-0.7, -0.5, 0.52, 0.72):
        found += placed(form_of("sack"), x, -0.3, 0.24)
        found.append(Shape(box(x - 0.05, -0.42, 0.1, 0.06), "paper", 0.2, rim=False))
    for s in (-1, 1):
        found += [
            Shape(line(f"{s * 0.34 + d},-.34 {s * 0.24 + d * 0.6},-.56", 0.026), "bone", 0.1)
            for d in (-0.07, -0.02, 0.03, 0.08)
        ]
    return stood(found)


@prop("dungeon-door")
def dungeon_door(_: random.Random) -> list[Shape]:
    """A door that stands alone on a hill, studded, ajar, with red light behind it."""
    found = [
        *solid(
            without(round_headed(0, 0, 0.96, 1.16), round_headed(0, 0, 0.76, 1.04)),
            "stone",
            0.0,
            side=0.05,
        )
    ]
    found.append(Shape(round_headed(0, 0, 0.76, 1.04), "fire", -0.2, rim=False))
    found.append(Shape(mirrored("0,-.7 .2,-.66 .3,0! 0,0!"), "glow", -0.1, rim=False))
    leaf = curve("-.38,0! -.38,-.7 -.2,-.98 .0,-1.04 .16,-.98! .16,.08!")
    found += [*solid(leaf, "wood", 0.0, side=0.05)]
    found += marks([line(f"-.36,{y} .14,{y + 0.02}", 0.05) for y in (-0.76, -0.24)], "ink", 0.3)
    found += [
        Shape(oval(x, y, 0.025), "metal", 0.1)
        for x in (-0.28, -0.1, 0.06)
        for y in (-0.5, -0.62, -0.12)
    ]
    found.append(Shape(without(oval(0.06, -0.38, 0.06), oval(0.06, -0.38, 0.04)), "gold", 0.1))
    return stood([*found, *placed(form_of("skull"), 0.0, -1.1, 0.16)])


@prop("rune-arch")
def rune_arch(_: random.Random) -> list[Shape]:
    """Two leaning stones and a lintel cut with runes, a light between them."""
    left, right = poly("-.7,0 -.62,-1.0 -.36,-1.02 -.34,0"), poly(".7,0 .6,-1.0 .36,-1.02 .34,0")
    top = poly("-.78,-1.0 .78,-1.06 .74,-1.28 -.72,-1.24")
    glow = [
        Shape(poly("-.35,0 -.36,-1.02 .36,-1.02 .35,0"), "glow", -0.15, rim=False),
        Shape(oval(0, -0.52, 0.24, 0.4), "glow", 0.2, rim=False),
    ]
    found = [
        *glow,
        *solid(left, "stone", 0.0, side=0.06),
        *solid(right, "stone", -0.1, side=0.06),
        *solid(top, "stone", 0.1, side=0.05),
    ]
    cuts = [
        line(f"{x},{y} {x + dx},{y + dy}", 0.022)
        for x, y, dx, dy in (
            (-0.5, -0.86, 0.0, 0.18),
            (-0.5, -0.84, 0.08, 0.06),
            (-0.52, -0.5, 0.1, 0.14),
            (-0.42, -0.5, -0.1, 0.14),
            (0.5, -0.84, 0.0, 0.18),
            (0.5, -0.76, -0.08, -0.06),
            (0.46, -0.46, 0.1, 0.0),
            (0.51, -0.54, 0.0, 0.18),
            (-0.3, -1.2, 0.0, 0.12),
            (-0.3, -1.14, 0.08, -0.06),
            (0.0, -1.2, 0.08, 0.12),
            (0.08, -1.2, -0.08, 0.12),
            (0.3, -1.2, 0.0, 0.12),
            (0.3, -1.2, 0.08, 0.05),
        )
    ]
    return stood([*found, *[Shape(each, "water", 0.6, rim=False) for each in cuts]])
