"""Rooms below ground, and the ways between them."""

from __future__ import annotations

import math
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
    stood,
    tail,
    without,
)
from assets.drawings.props.underground import doorway, eyes, masonry
from assets.drawings.shapes import PROPS, Shape, form_of, prop


@prop("torch-on-wall")
def torch_on_wall(_: random.Random) -> list[Shape]:
    """A torch in an iron ring on a pillar of stones."""
    found = masonry(-0.2, -1, 0.4, 1.0, -0.1)
    found += placed(form_of("torch"), 0.0, -0.36, 0.5, 8)
    return [*found, Shape(box(-0.1, -0.5, 0.2, 0.05, 0.02), "ink", 0.35)]


@prop("stalagmites")
def stalagmites(luck: random.Random) -> list[Shape]:
    """Stones that have grown out of the floor."""
    found: list[Shape] = []
    for x, w, h in (
        (-0.3, 0.14, 0.6),
        (0.26, 0.13, 0.72),
        (-0.02, 0.18, 1.0),
        (0.46, 0.1, 0.36),
        (-0.5, 0.1, 0.3),
    ):
        h *= luck.uniform(0.8, 1.0)
        cone = curve(
            f"{x - w},0! {x - w * 0.5},{-h * 0.4} {x - w * 0.12},{-h * 0.86}"
            f" {x},{-h}! {x + w * 0.16},{-h * 0.8} {x + w * 0.5},{-h * 0.36} {x + w},0!"
        )
        found += solid(cone, "stone", -0.1, side=0.04)
        found += marks(
            [
                blade(f"{x - w * 0.5},{-h * d} {x},{-h * d + 0.03} {x + w * 0.5},{-h * d}", 0.02)
                for d in (0.25, 0.5)
            ],
            "stone",
            -0.3,
        )
    return stood(found)


@prop("portcullis")
def portcullis(_: random.Random) -> list[Shape]:
    """An arch with a portcullis halfway down."""
    found = doorway(0.8, 0.94)
    found += [
        Shape(line(f"{x},-.84 {x},-.36", 0.045), "ink", 0.4) for x in (-0.3, -0.15, 0.0, 0.15, 0.3)
    ]
    found += [
        Shape(tail(f"{x},-.38 {x},-.3 {x},-.22", 0.06), "steel", 0.0)
        for x in (-0.3, -0.15, 0.0, 0.15, 0.3)
    ]
    return stood(
        [
            *found,
            *[Shape(line(f"-.36,{y} .36,{y}", 0.04), "ink", 0.45) for y in (-0.74, -0.58, -0.42)],
        ]
    )


@prop("dungeon-entrance")
def dungeon_entrance(_: random.Random) -> list[Shape]:
    """A stair that goes down through an arch, a skull over it and a torch on each side."""
    found = doorway(0.74, 0.94, 0.05)
    for i in range(5):
        wide = 0.72 - 0.08 * i
        found += solid(
            box(-wide / 2, -0.08 - 0.1 * i, wide, 0.1), "stone", -0.05 - 0.12 * i, side=0.02
        )
    found += [
        Shape(mirrored("0,-.86 .12,-.82 .16,-.66 .13,-.58! 0,-.58!"), "fire", -0.2, rim=False)
    ]
    found += placed(form_of("skull"), 0.0, -0.94, 0.2)
    return stood(
        [
            *found,
            *placed(form_of("torch"), -0.5, -0.5, 0.36),
            *placed(form_of("torch"), 0.5, -0.5, 0.36),
        ]
    )


@prop("corridor")
def corridor(_: random.Random) -> list[Shape]:
    """A straight corridor that runs away to a point, with doors and torches along it."""
    frame = box(-0.9, -1.2, 1.8, 1.2)
    end = box(-0.16, -0.66, 0.32, 0.3)
    found = [Shape(frame, "stone", -0.3, rim=False)]
    for s in (-1, 1):
        wall = poly(f"{s * 0.9},-1.2 {s * 0.16},-.66 {s * 0.16},-.36 {s * 0.9},0")
        found.append(Shape(wall, "stone", -0.05 - 0.1 * (s < 0), rim=False))
        for t, u in ((0.12, 0.4), (0.56, 0.76)):
            x0, x1 = 0.9 - 0.74 * t, 0.9 - 0.74 * u
            f0, f1, h0, h1 = -0.36 * t, -0.36 * u, 0.82 - 0.6 * t, 0.82 - 0.6 * u
            door = poly(
                f"{s * x0:.3f},{f0:.3f} {s * x0:.3f},{f0 - h0:.3f}"
                f" {s * x1:.3f},{f1 - h1:.3f} {s * x1:.3f},{f1:.3f}"
            )
            found.append(Shape(door, "wood", -0.15))
        found += flame_at(s * 0.52, -0.62, 0.16) + flame_at(s * 0.26, -0.52, 0.08)
    found += [
        Shape(poly("-.9,0 -.16,-.36 .16,-.36 .9,0"), "stone", 0.1, rim=False),
        Shape(end, "ink", 0.0, rim=False),
    ]
    tiles = [line(f"{x},0 {x * 0.18},-.36", 0.01) for x in (-0.6, -0.3, 0.0, 0.3, 0.6)]
    tiles += [
        line(f"{-0.9 + 0.74 * t},{-0.36 * t} {0.9 - 0.74 * t},{-0.36 * t}", 0.01)
        for t in (0.3, 0.55, 0.75, 0.9)
    ]
    return stood([*found, *marks(tiles, "stone", -0.3), *eyes([(0, -0.5, 0.07)], "fire")])


@prop("tunnel-props")
def tunnel_props(_: random.Random) -> list[Shape]:
    """A tunnel through raw rock, shored up with timber, rails on its floor."""
    rock = curve("-1.0,0! -.96,-.6 -.7,-1.06 -.2,-1.2 .3,-1.18 .8,-1.0 .98,-.5 1.0,0!")
    hole = round_headed(0, 0, 1.0, 0.92)
    found = [*solid(rock, "stone", -0.2, side=0.08), Shape(hole, "ink", 0.05, rim=False)]
    for size, shade in ((1.0, 0.1), (0.62, -0.15)):
        posts = [box(s * 0.44 - 0.05, -0.82, 0.1, 0.82) for s in (-1, 1)] + [
            box(-0.54, -0.9, 1.08, 0.12)
        ]
        for each in posts:
            found += placed(solid(each, "wood", shade, side=0.03), 0, -0.1 * (size < 1), size)
    rails = [poly("-.26,0 -.2,0 -.04,-.3 -.06,-.3"), poly(".26,0 .2,0 .04,-.3 .06,-.3")]
    sleepers = [
        line(f"{-0.34 + 0.4 * t},{-0.3 * t} {0.34 - 0.4 * t},{-0.3 * t}", 0.04 * (1 - 0.5 * t))
        for t in (0.08, 0.3, 0.5, 0.66)
    ]
    found += [Shape(each, "wood", 0.0) for each in sleepers] + [
        Shape(each, "steel", 0.0) for each in rails
    ]
    return stood([*found, *placed(form_of("lantern"), 0.3, -0.52, 0.2)])


@prop("cavern-hall")
def cavern_hall(luck: random.Random) -> list[Shape]:
    """A cavern of great pillars of dripstone round a still pool."""
    found: list[Shape] = []
    for x, w in ((-0.86, 0.24), (0.84, 0.26), (-0.42, 0.13), (0.44, 0.12)):
        pillar = curve(
            f"{x - w},0! {x - w * 0.5},-.3 {x - w * 0.36},-.6"
            f" {x - w * 0.6},-1.0 {x - w * 1.2},-1.24!"
            f" {x + w * 1.2},-1.24! {x + w * 0.6},-1.0"
            f" {x + w * 0.34},-.6 {x + w * 0.5},-.3 {x + w},0!"
        )
        found += solid(pillar, "stone", -0.1 - 0.1 * (w < 0.2), side=0.06)
        found += marks(
            [
                blade(f"{x - w * 0.3},{y} {x},{y + 0.03} {x + w * 0.3},{y}", 0.02)
                for y in (-0.9, -0.7, -0.5, -0.34)
            ],
            "stone",
            -0.35,
        )
    for x, h in ((-0.2, 0.4), (0.0, 0.62), (0.2, 0.36), (-0.62, 0.3), (0.64, 0.34)):
        found.append(
            Shape(tail(f"{x},-1.24 {x},{-1.24 + h * 0.5} {x},{-1.24 + h}", 0.12), "stone", -0.15)
        )
    found += [
        Shape(oval(0, -0.06, 0.52, 0.1), "water", 0.2),
        Shape(oval(0.06, -0.07, 0.3, 0.05), "glow", -0.2, rim=False),
    ]
    return stood([*found, *placed(PROPS["mushrooms"](luck), -0.56, 0.04, 0.26)])


@prop("vault-door")
def vault_door(_: random.Random) -> list[Shape]:
    """A round iron door a foot thick, half open; gold light falls out."""
    wall = masonry(-0.86, -1.2, 1.72, 1.2, -0.1)
    hole = Shape(oval(-0.08, -0.6, 0.52), "glow", -0.05, rim=False)
    rim = without(oval(-0.08, -0.6, 0.6), oval(-0.08, -0.6, 0.5))
    found = [
        *wall,
        hole,
        *placed(form_of("coin-heap"), -0.14, -0.12, 0.4),
        *solid(rim, "steel", -0.1, side=0.05),
    ]
    door = oval(0.58, -0.58, 0.34, 0.56)
    found += [
        Shape(oval(0.68, -0.58, 0.34, 0.56), "steel", -0.4),
        *solid(door, "steel", 0.0, side=0.05),
    ]
    wheel = without(oval(0.56, -0.58, 0.15, 0.24), oval(0.56, -0.58, 0.11, 0.19))
    spokes = [
        line(
            f"{0.56 - 0.13 * math.cos(a):.3f},{-0.58 - 0.21 * math.sin(a):.3f}"
            f" {0.56 + 0.13 * math.cos(a):.3f},{-0.58 + 0.21 * math.sin(a):.3f}",
            0.025,
        )
        for a in (0.3, 1.35, 2.4)
    ]
    found += [Shape(each, "gold", 0.0) for each in (wheel, *spokes)]
    bolts = [
        oval(0.58 + 0.29 * math.cos(a), -0.58 + 0.48 * math.sin(a), 0.025)
        for a in (i * math.tau / 10 for i in range(10))
    ]
    return stood([*found, *marks(bolts, "ink", 0.3)])


@prop("treasure-hoard")
def treasure_hoard(_: random.Random) -> list[Shape]:
    """A hill of gold with a throne of shadow on it, cups, a crown and a sword."""
    heap = curve("-1.1,0! -.8,-.24 -.5,-.36 -.2,-.5 .1,-.52 .4,-.42 .8,-.24 1.1,0!")
    throne = mirrored("0,-1.24! .06,-1.1 .12,-1.18! .17,-1.02 .22,-1.06! .2,-.44! 0,-.44!")
    found = [
        *solid(throne, "ink", 0.15, side=0.05),
        Shape(mirrored("0,-.98 .1,-.96 .12,-.7 .1,-.6! 0,-.6!"), "blood", -0.2, rim=False),
    ]
    found += eyes([(0.0, -0.84, 0.1)], "fire")
    found += solid(heap, "gold", -0.05, side=0.06)
    coins = [
        oval(
            0.9 * math.sin(7.3 * i) * (1 - 0.6 * ((i * 37) % 100) / 100),
            -0.03 - 0.42 * ((i * 37) % 100) / 100,
            0.05,
            0.026,
        )
        for i in range(60)
    ]
    found += [Shape(each, "gold", 0.3 - 0.12 * (i % 4), rim=False) for i, each in enumerate(coins)]
    found += placed(form_of("cup"), -0.56, -0.24, 0.3, -14) + placed(
        form_of("crown"), 0.5, -0.24, 0.2, 12
    )
    found += (
        placed(form_of("sword-plain"), 0.26, -0.3, 0.46, 16)
        + placed(form_of("chest"), -0.28, 0.04, 0.26)
        + placed(form_of("gem"), 0.72, -0.04, 0.12)
    )
    return stood(found)
