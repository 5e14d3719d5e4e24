"""Who is kept below ground, or was, and a gorgon."""

from __future__ import annotations

import random

from assets.drawings.props.figure import figure
from assets.drawings.props.garb import Garb
from assets.drawings.props.heads import Head, drawn
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
    stood,
    tail,
    without,
)
from assets.drawings.props.underground import (
    bars,
    shackle_ball,
)
from assets.drawings.shapes import Shape, prop

RAGS = Garb(cut="tunic", tone="bone", shade=-0.25, sleeve="none", shoes="skin")


def _behind_bars(body: list[Shape], wide: float = 0.44) -> list[Shape]:
    wall = without(
        box(-wide - 0.24, -1.24, 2 * wide + 0.48, 1.24), box(-wide, -1.12, 2 * wide, 1.12, 0.1)
    )
    inside = Shape(box(-wide, -1.12, 2 * wide, 1.12, 0.1), "ink", 0.12, rim=False)
    return stood(
        [inside, *body, *bars(-wide, wide, -1.12, 0.0), *solid(wall, "stone", 0.0, side=0.06)]
    )


@prop("escaped-prisoner")
def escaped_prisoner(_: random.Random) -> list[Shape]:
    """A ragged man on the run, a ball on a chain behind him."""
    body = figure("stride", Head(hair="bob", beard="long"), RAGS)
    links = [
        oval(x, y, 0.025, 0.016)
        for x, y in ((-0.26, -0.08), (-0.32, -0.05), (-0.38, -0.03), (-0.44, -0.03))
    ]
    return stood(
        [*shackle_ball(-0.56, 0.0), *[Shape(each, "steel", -0.1) for each in links], *body]
    )


@prop("prisoner-oldest")
def prisoner_oldest(_: random.Random) -> list[Shape]:
    """A bald old man behind bars whose beard has reached the floor; tallies all over the wall."""
    man = figure(
        "hold",
        Head(hair="bald", hair_tone="bone", beard="long"),
        Garb(cut="gown", tone="wood", shade=-0.1, sleeve="tight"),
        whole=False,
    )
    beard = mirrored("0,-.86! .035,-.87! .075,-.62 .06,-.3 .1,-.1 .26,-.02! .1,0 0,0!")
    locks = [line(f"{x},-.8 {1.3 * x},-.1", 0.01) for x in (-0.03, 0.0, 0.03)]
    body = [*man, *solid(beard, "bone", 0.15, side=0.02), *marks(locks, "bone", -0.2)]
    found = _behind_bars(body)
    wall = max(each.path.boundingRect().right() for each in found)
    tallies = [
        line(f"{s * (wall - x)},{y} {s * (wall - x)},{y + 0.09}", 0.012)
        for s in (-1, 1)
        for y in (-1.0, -0.8, -0.6, -0.4)
        for x in (0.06, 0.09, 0.12, 0.15)
    ]
    strikes = [
        line(
            f"{s * (wall - 0.105) - 0.06},{y + 0.08} {s * (wall - 0.105) + 0.06},{y + 0.01}", 0.012
        )
        for s in (-1, 1)
        for y in (-1.0, -0.8, -0.6, -0.4)
    ]
    return stood([*found, *marks([*tallies, *strikes], "paper", 0.1)])


@prop("alchemist-in-cell")
def alchemist_in_cell(_: random.Random) -> list[Shape]:
    """A woman behind bars with a glowing phial and a retort."""
    body = figure(
        "offer", Head(hair="bob", hair_tone="fire"), Garb(tone="leaf", trim="gold"), "", "phial"
    )
    still = curve(".12,-.34! .1,-.5 .22,-.58 .34,-.5 .44,-.56! .42,-.44 .34,-.34 .22,-.3")
    table = [
        Shape(box(0.02, -0.3, 0.42, 0.05), "wood", 0.1),
        Shape(box(0.06, -0.26, 0.04, 0.26), "wood", -0.1),
        Shape(box(0.36, -0.26, 0.04, 0.26), "wood", -0.1),
    ]
    glass = [
        *solid(still, "water", 0.2, side=0.03),
        Shape(oval(0.22, -0.4, 0.08, 0.06), "leaf", 0.3, rim=False),
    ]
    return _behind_bars([*placed(body, -0.16), *table, *glass])


@prop("freed-prisoner")
def freed_prisoner(_: random.Random) -> list[Shape]:
    """A ragged man with his arms up, the broken chains still on his wrists."""
    body = figure("spread", Head(hair="long", beard="long"), RAGS, whole=False)
    room = max(body, key=lambda s: s.path.boundingRect().right()).path.boundingRect()
    x, y = room.right() - 0.03, room.top() + 0.04
    links = [
        Shape(
            without(
                oval(s * x, y + 0.05 * i, 0.026, 0.034), oval(s * x, y + 0.05 * i, 0.014, 0.02)
            ),
            "steel",
            0.0,
        )
        for s in (-1, 1)
        for i in range(1, 5)
    ]
    return stood([*body, *links, *shackle_ball(0.34, 0.02, 0.09)])


def snakes(x: float, y: float, size: float) -> list[Shape]:
    """Hair of snakes round a head at (x, y)."""
    found: list[Shape] = []
    ways = (
        "-.3,-.3 -.5,-.5 -.44,-.7 -.62,-.8",
        "-.2,-.42 -.34,-.7 -.22,-.86 -.3,-1.04",
        "-.05,-.46 -.1,-.74 .04,-.9 -.02,-1.1",
        ".1,-.46 .2,-.72 .12,-.9 .26,-1.04",
        ".22,-.4 .42,-.6 .36,-.78 .54,-.88",
        ".32,-.26 .56,-.36 .58,-.54 .76,-.56",
        "-.34,-.14 -.6,-.2 -.62,-.38 -.8,-.36",
        ".34,-.06 .56,-.02 .62,-.2 .78,-.14",
        "-.34,.06 -.56,.1 -.6,-.06 -.76,.04",
    )
    for i, way in enumerate(ways):
        points = [tuple(map(float, word.split(","))) for word in way.split()]
        path = limb([(a, b) for a, b in points], [0.13, 0.1, 0.085, 0.07])
        hx, hy = points[-1]
        found += [
            Shape(path, "leaf", -0.1 + 0.12 * (i % 3)),
            Shape(oval(hx, hy, 0.075, 0.055), "leaf", 0.1),
        ]
        found.append(Shape(oval(hx, hy - 0.015, 0.018), "fire", 0.3, rim=False))
    return placed(found, x, y, size)


def gorgon_face(size: float = 1.0) -> list[Shape]:
    """A pale woman's face with glowing eyes and hair of snakes, around (0, 0)."""
    back, front = drawn(Head(hair="bald", skin_shade=0.15))
    found = [*snakes(0, 0, 1.0), *back, *front]
    found += marks([oval(s * 0.16, -0.01, 0.075, 0.05) for s in (-1, 1)], "glow", 0.3)
    found += marks([oval(s * 0.16, -0.01, 0.022, 0.045) for s in (-1, 1)], "ink", 0.0)
    return placed(found, size=size)


@prop("gorgon-at-mirror")
def gorgon_at_mirror(_: random.Random) -> list[Shape]:
    """A gorgon's face in a tall standing mirror, and her back before it."""
    frame = without(oval(0, -0.72, 0.5, 0.62), oval(0, -0.72, 0.42, 0.54))
    glass = oval(0, -0.72, 0.44, 0.56)
    found = [
        Shape(glass, "water", 0.25, rim=False),
        Shape(oval(0.1, -0.86, 0.26, 0.36), "water", 0.4, rim=False),
    ]
    found += placed(gorgon_face(), 0.04, -0.66, 0.42)
    found += [
        *solid(frame, "gold", 0.0, side=0.04),
        *solid(poly("-.2,-.12 .2,-.12 .36,0 -.36,0"), "gold", -0.15, side=0.05),
    ]
    shoulders = curve("-.78,0! -.74,-.24 -.6,-.34 -.46,-.36 -.3,-.32 -.2,-.2 -.18,0!")
    head = oval(-0.46, -0.46, 0.13, 0.15)
    near = [
        Shape(
            tail(f"{-0.46 + dx},-.52 {-0.46 + dx * 1.8},{y} {-0.46 + dx * 2.6},{y + 0.05}", 0.06),
            "leaf",
            -0.25,
        )
        for dx, y in ((-0.12, -0.6), (-0.06, -0.7), (0.0, -0.72), (0.06, -0.7), (0.12, -0.62))
    ]
    return stood(
        [*found, *near, *solid(shoulders, "blood", -0.25, side=0.05), Shape(head, "leaf", -0.4)]
    )
