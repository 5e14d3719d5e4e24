"""Ice, snow and stones of the north: what stands, lies and falls where it is always winter."""

from __future__ import annotations

import math
import random

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
    within,
    without,
)
from assets.drawings.shapes import Shape, form_of, prop

ICE = "water"
"""The tone of ice; a shade above 0.4 makes it pale."""


def shard(
    x: float, wide: float, high: float, lean: float = 0.0, shade: float = 0.35
) -> list[Shape]:
    """A crystal of ice with its foot at *x*, of three faces; *lean* moves its tip sideways."""
    half, tip = wide / 2, x + lean
    left = poly(f"{x - half},0 {tip - half * 0.5},{-high * 0.84} {tip},{-high} {x - half * 0.2},0")
    face = poly(
        f"{x - half * 0.2},0 {tip},{-high} {tip + half * 0.7},{-high * 0.78} {x + half * 0.5},0"
    )
    right = poly(f"{x + half * 0.5},0 {tip + half * 0.7},{-high * 0.78} {x + half},0")
    gleam = line(f"{x - half * 0.05},{-high * 0.2} {tip - half * 0.02},{-high * 0.8}", wide * 0.05)
    found = [Shape(left, ICE, shade - 0.3), Shape(face, ICE, shade + 0.15)]
    return [*found, Shape(right, ICE, shade - 0.1), Shape(gleam, "paper", 0.3, rim=False)]


def snow_cap(x: float, y: float, wide: float, deep: float) -> Shape:
    """Snow that lies on top of something, *wide* and *deep*, its lowest edge at *y*."""
    half = wide / 2
    edge = curve(
        f"{x - half},{y} {x - half * 0.9},{y - deep * 0.7} {x - half * 0.3},{y - deep}"
        f" {x + half * 0.4},{y - deep * 0.92} {x + half},{y - deep * 0.4} {x + half * 0.96},{y}"
        f" {x + half * 0.6},{y - deep * 0.1} {x + half * 0.3},{y + deep * 0.22}"
        f" {x},{y - deep * 0.06} {x - half * 0.4},{y + deep * 0.16} {x - half * 0.7},{y}"
    )
    return Shape(edge, "paper", 0.25)


@prop("ice-spikes")
def ice_spikes(_: random.Random) -> list[Shape]:
    """Crystals of ice that stand together, the highest in the middle."""
    found = [*shard(-0.3, 0.22, 0.62, -0.14, 0.2), *shard(0.34, 0.24, 0.7, 0.16, 0.2)]
    found += [*shard(-0.1, 0.3, 1.0, -0.05), *shard(0.18, 0.24, 0.8, 0.06, 0.3)]
    found += [*shard(-0.42, 0.14, 0.3, -0.1, 0.4), *shard(0.02, 0.2, 0.4, 0.03, 0.45)]
    return stood([*found, snow_cap(0.0, 0.02, 1.16, 0.09)])


@prop("avalanche")
def avalanche(_: random.Random) -> list[Shape]:
    """A wall of snow that comes down a slope, with rocks and a fir in it."""
    slope = curve("-1.2,0! -1.1,-.5 -.96,-1.04! -.7,-.9 -.3,-.66 .3,-.3 1.1,0!")
    bare = curve("-1.0,0! -.96,-.5 -.86,-.8! -.5,-.56 0,-.3 .5,0!")
    found = [Shape(slope, "paper", 0.0), Shape(bare, "stone", 0.05, rim=False)]
    fir = form_of("tree-fir")
    found += placed(fir, 0.34, -0.42, 0.42, 64)
    billows = [
        (-0.7, -0.92, 0.2),
        (-0.44, -0.88, 0.24),
        (-0.12, -0.76, 0.26),
        (0.2, -0.6, 0.27),
        (0.5, -0.42, 0.25),
        (0.72, -0.24, 0.22),
        (-0.5, -0.66, 0.24),
        (-0.16, -0.5, 0.27),
        (0.2, -0.34, 0.26),
        (0.52, -0.18, 0.22),
        (0.86, -0.09, 0.15),
    ]
    for i, (x, y, r) in enumerate(billows):
        found += solid(oval(x, y, r, r * 0.86), "paper", 0.3 - 0.06 * (i % 3), side=0.06)
    for x, y, r, turn in ((0.74, -0.5, 0.1, 20), (1.0, -0.3, 0.075, 50), (0.36, -0.82, 0.06, 10)):
        rock = poly(
            f"{-r},{r * 0.4} {-r * 0.6},{-r} {r * 0.5},{-r * 0.9} {r},0 {r * 0.4},{r * 0.8}"
        )
        found += placed(solid(rock, "stone", -0.15, side=0.03), x, y, 1.0, turn)
    dust = [oval(0.98, -0.2, 0.06), oval(1.08, -0.08, 0.05), oval(0.6, -0.7, 0.05)]
    return stood([*found, *marks(dust, "paper", 0.3)])


@prop("snowflake")
def snowflake(_: random.Random) -> list[Shape]:
    """A star of frost with six branched arms."""
    arm = [line("0,0 0,-.48", 0.045)]
    for y, reach in ((-0.18, 0.1), (-0.3, 0.14), (-0.4, 0.08)):
        arm += [line(f"0,{y} {s * reach},{y - reach * 0.7}", 0.035) for s in (-1, 1)]
    found: list[Shape] = []
    for turn in range(0, 360, 60):
        found += placed([Shape(each, "paper", 0.35) for each in arm], 0.0, -0.5, 1.0, turn)
    heart = [poly("0,-.62 .1,-.56 .1,-.44 0,-.38 -.1,-.44 -.1,-.56")]
    return stood([*found, Shape(heart[0], ICE, 0.4)])


@prop("northern-lights")
def northern_lights(_: random.Random) -> list[Shape]:
    """Curtains of light that hang in the sky."""
    found: list[Shape] = []
    folds = (
        ("leaf", 0.3, "-1.0,-.62 -.74,-.78 -.46,-.62 -.16,-.8 .16,-.66 .44,-.82", 0.72),
        ("water", 0.3, "-.4,-.34 -.12,-.5 .16,-.32 .46,-.5 .76,-.36 1.0,-.5", 0.8),
        ("leaf", 0.5, "-.8,-.1 -.46,-.26 -.12,-.08 .22,-.24 .54,-.08 .84,-.2", 0.56),
    )
    for tone, shade, spine, high in folds:
        points = [tuple(map(float, each.split(","))) for each in spine.split()]
        upper = " ".join(f"{x + 0.1},{y - high * 0.8}" for x, y in reversed(points))
        ends = spine.replace(" ", "! ", 1) if " " in spine else spine
        veil = curve(f"{ends}! {upper}!")
        found += [Shape(veil, tone, shade, rim=False)]
        found += marks([line(spine, 0.03)], "glow", 0.2)
        for i in range(17):
            t = i / 16 * (len(points) - 1)
            k = min(int(t), len(points) - 2)
            (ax, ay), (bx, by) = points[k], points[k + 1]
            x, y = ax + (bx - ax) * (t - k), ay + (by - ay) * (t - k)
            ray = blade(f"{x},{y} {x + 0.05},{y - high * 0.4} {x + 0.1},{y - high * 0.8}", 0.05)
            found += marks([within(ray, veil)], tone, (shade + 0.25, shade - 0.12)[i % 2])
    return stood(found, centre=True)


@prop("ice-mirror")
def ice_mirror(_: random.Random) -> list[Shape]:
    """A tall slab of clear ice with somebody in it, who looks out."""
    slab = poly("-.3,0 -.34,-.5 -.24,-.92 .02,-1.0 .26,-.9 .33,-.44 .28,0")
    found = [Shape(slab, ICE, 0.3)]
    shadow = form_of("mourner")
    within_ = [
        each._replace(tone="deep", shade=0.12, rim=False)
        for each in placed(shadow, 0.0, -0.06, 0.78)
    ]
    found += within_
    found += marks(
        [
            within(poly("-.34,-.5 -.24,-.92 -.1,-.96 -.22,-.46 -.2,0 -.3,0"), slab),
            poly(".1,-.97 .16,-.94 .02,-.3 -.04,-.32"),
        ],
        ICE,
        0.62,
    )
    found += marks([oval(s * 0.035, -0.715, 0.016, 0.01) for s in (-1, 1)], "glow", 0.3)
    found += marks(
        [blade(".2,-.8 .1,-.6 .18,-.4", 0.012), blade("-.1,-.3 0,-.2 -.04,-.06", 0.012)],
        "paper",
        0.4,
    )
    found += [
        *placed(shard(0, 0.2, 0.36, 0.08), 0.32, 0.0),
        *placed(shard(0, 0.16, 0.26, -0.06), -0.36),
    ]
    return stood([*found, snow_cap(0.0, 0.03, 1.06, 0.09)])


@prop("icicles")
def icicles(_: random.Random) -> list[Shape]:
    """A beam on two posts, from which icicles drip."""
    found: list[Shape] = []
    spots = (
        (-0.86, 0.3),
        (-0.7, 0.5),
        (-0.54, 0.36),
        (-0.36, 0.62),
        (-0.16, 0.42),
        (0.02, 0.7),
        (0.2, 0.46),
        (0.38, 0.58),
        (0.56, 0.34),
        (0.72, 0.5),
        (0.88, 0.28),
    )
    for x, long in spots:
        one = tail(f"{x},-.86 {x + 0.01},{-0.86 + long * 0.5} {x},{-0.86 + long}", 0.13)
        found += solid(one, ICE, 0.4, side=0.03)
        if long > 0.45:
            drop = curve(
                f"{x},{-0.8 + long}! {x + 0.03},{-0.72 + long}"
                f" {x},{-0.69 + long} {x - 0.03},{-0.72 + long}"
            )
            found += marks([drop], ICE, 0.5)
    found[:0] = [Shape(box(x, -0.9, 0.12, 0.92, 0.02), "wood", -0.25) for x in (-1.0, 0.88)]
    beam = box(-1.0, -1.0, 2.0, 0.14, 0.02)
    found += [*solid(beam, "wood", -0.1, side=0.03), snow_cap(0.0, -0.96, 2.1, 0.16)]
    return stood([*found, snow_cap(0.1, 0.0, 1.5, 0.06)])


@prop("frozen-tear")
def frozen_tear(_: random.Random) -> list[Shape]:
    """A great drop of clear ice with a spark of light in it."""
    drop = mirrored("0,-1! .1,-.78 .3,-.5 .36,-.28 .28,-.08 .12,0 0,.01")
    found = solid(drop, ICE, 0.35, side=0.08)
    facets = [
        poly("0,-1 .12,-.5 0,-.3 -.1,-.5"),
        poly("0,-.3 .12,-.5 .34,-.34 .2,-.14"),
        poly("0,-.3 -.1,-.5 -.3,-.34 -.16,-.12"),
    ]
    for path, shade in zip(facets, (0.6, 0.5, 0.2), strict=True):
        found += marks([within(path, drop)], ICE, shade)
    glint = form_of("star-small")
    return stood([*found, *placed(glint, 0.06, -0.2, 0.26)])


@prop("snow-whirl")
def snow_whirl(_: random.Random) -> list[Shape]:
    """A funnel of snow that turns, wide above and thin below."""
    found: list[Shape] = []
    for i in range(9):
        t = i / 8
        y, wide = -1.0 + 0.95 * t, 0.62 * (1 - t) ** 1.3 + 0.05
        x = 0.07 * math.sin(5 * t)
        ring = without(
            oval(x, y, wide, wide * 0.26), oval(x + 0.03, y - 0.02, wide * 0.8, wide * 0.16)
        )
        found += [
            Shape(ring, "paper", 0.3 - 0.12 * (i % 3)),
            Shape(ring.translated(0.02, 0.03), ICE, 0.1),
        ]
        found[-2:] = found[-2:][::-1]
    flakes = [(-0.7, -0.8), (0.66, -0.7), (-0.5, -0.5), (0.46, -0.42), (-0.3, -0.24), (0.28, -0.16)]
    found += marks([oval(x, y, 0.03) for x, y in flakes], "paper", 0.4)
    return stood(found)
