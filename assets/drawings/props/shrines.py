"""What stands by the pilgrims' road: springs, basins, oathstones, and chapels without roofs."""

from __future__ import annotations

import random

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainterPath

from assets.drawings.props.foliage import mass
from assets.drawings.props.heads import Head, drawn
from assets.drawings.props.masonry import courses, pointed, round_headed
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
    within,
    without,
)
from assets.drawings.shapes import Shape, prop


def _holed(outline: QPainterPath, *holes: QPainterPath) -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.OddEvenFill)
    path.addPath(outline)
    for hole in holes:
        path.addPath(hole)
    return path


def _basin(half: float, top: float, foot: float, water: bool = True) -> list[Shape]:
    """A round stone basin from *top* to *foot*."""
    body = mirrored(f"0,{top}! {half},{top}! {half * 0.9},{foot}! 0,{foot + 0.02}")
    rim = oval(0, top, half, half * 0.17)
    fill = oval(0, top + 0.004, half * 0.86, half * 0.13)
    inside = ("water", 0.25) if water else ("ink", 0.12)
    return [*solid(body, "stone", -0.15, 0.05), Shape(rim, "stone", 0.15),
            Shape(fill, *inside, rim=False)]  # fmt: skip


@prop("spring-rock")
def spring_rock(_: random.Random) -> list[Shape]:
    """A spring that comes out of a mossy rock and falls into a basin; as wide as high."""
    rock = poly("-.5,0 -.46,-.4 -.34,-.62 -.3,-.86 -.06,-1 .2,-.94 .34,-.66 .46,-.5 .5,0")
    lit = poly("-.06,-1 .2,-.94 .14,-.7 .04,-.66 -.1,-.74")
    cleft = curve("-.09,-.58! 0,-.68 .09,-.58! .07,-.5 -.07,-.5")
    fall = curve("-.06,-.56! .06,-.56! .075,-.34 .1,-.14! -.1,-.14! -.075,-.34")
    streaks = [blade(f"{x},-.54 {x * 1.2},-.36 {x * 1.4},-.16", 0.016) for x in (-0.03, 0.0, 0.035)]
    moss = [
        blade("-.46,-.42 -.34,-.62 -.3,-.82", 0.06),
        blade(".2,-.9 .34,-.66 .44,-.5", 0.06),
        blade("-.2,-.56 0,-.72 .2,-.56", 0.05),
    ]
    found = [*solid(rock, "stone", -0.3, 0.06), Shape(lit, "stone", -0.05, rim=False)]
    found += [Shape(cleft, "ink", 0.1, rim=False), *marks(moss, "leaf", 0.05)]
    found += [Shape(fall, "water", 0.45, rim=False), *marks(streaks, "paper", 0.1)]
    foam = mass([(-0.08, -0.15, 0.07, 0.03), (0.06, -0.15, 0.08, 0.03)])
    return stood([*found, *_basin(0.4, -0.16, 0.0), Shape(foam, "paper", 0.05, rim=False)])


@prop("font")
def font(_: random.Random) -> list[Shape]:
    """A stone font on its foot, a shell carved on it."""
    foot = mirrored("0,-.46! .1,-.46! .1,-.16 .16,-.08 .28,0! 0,.01")
    bowl = mirrored("0,-.84! .42,-.84! .4,-.66 .24,-.5 .1,-.42! 0,-.42")
    ribs = [line(f"0,-.5 {x},{-0.74 + abs(x) * 0.3}", 0.014)
            for x in (-0.14, -0.07, 0, 0.07, 0.14)]  # fmt: skip
    shell = curve("0,-.48! -.17,-.64 -.14,-.74 0,-.78 .14,-.74 .17,-.64")
    found = [*solid(foot, "stone", -0.2, 0.04), *solid(bowl, "stone", -0.05, 0.05)]
    found += [Shape(shell, "bone", 0.15), *marks(ribs, "bone", -0.25)]
    found += [Shape(oval(0, -0.84, 0.42, 0.08), "stone", 0.2)]
    return stood([*found, Shape(oval(0, -0.835, 0.36, 0.058), "water", 0.25, rim=False)])


@prop("cistern-empty")
def cistern_empty(_: random.Random) -> list[Shape]:
    """A dry cistern with cracks, and a cup that hangs on its chain; wider than high."""
    cracks = [blade("-.3,-.5 -.26,-.3 -.34,-.1", 0.03), blade(".22,-.5 .28,-.36 .2,-.22", 0.03)]
    cup = mirrored("0,-.14! .1,-.14! .07,0! 0,.0")
    post = box(0.44, -1.0, 0.05, 0.5)
    found = [Shape(post, "wood", -0.1), Shape(line(".46,-.94 .6,-.92", 0.03), "metal", -0.2)]
    found += _basin(0.62, -0.56, 0.0, water=False)
    found += marks(cracks, "stone", -0.55)
    found += [Shape(line(".59,-.92 .6,-.7 .585,-.5", 0.016), "metal", 0.1)]
    return stood([*found, *placed(solid(cup, "steel", 0.1, 0.03), 0.585, -0.36)])


@prop("labyrinth")
def labyrinth(_: random.Random) -> list[Shape]:
    """A round path of stones laid on the ground, which winds in to its middle; wider than high."""
    found = [Shape(oval(0, -0.5, 1.0, 0.5), "stone", -0.3)]
    for n, turn in enumerate((70, 250, 110, 290)):
        r = 0.92 - n * 0.2
        path = QPainterPath()
        path.arcMoveTo(-r, -0.5 - r / 2, 2 * r, r, turn)
        path.arcTo(-r, -0.5 - r / 2, 2 * r, r, turn, 330)
        inner = r - 0.11
        path.arcTo(-inner, -0.5 - inner / 2, 2 * inner, inner, turn + 330, -330)
        path.closeSubpath()
        found.append(Shape(path, "bone", 0.05, rim=False))
    return stood([*found, Shape(oval(0, -0.5, 0.09, 0.045), "bone", 0.3)])


@prop("oathstones")
def oathstones(_: random.Random) -> list[Shape]:
    """Two standing stones; in the nearer one the hollow of a hand, worn smooth."""
    far = poly("-.56,-.02 -.54,-.6 -.44,-.82 -.26,-.78 -.18,-.5 -.2,-.02")
    near = poly("-.06,0 -.08,-.5 0,-.9 .16,-1 .34,-.9 .42,-.46 .4,0")
    palm = oval(0.17, -0.52, 0.075, 0.085)
    fingers = [line(f"{0.17 + dx},-.56 {0.17 + dx * 1.5},{-0.7 + abs(dx) * 0.5}", 0.034)
               for dx in (-0.06, -0.02, 0.02, 0.06)]  # fmt: skip
    thumb = line(".11,-.5 .06,-.57", 0.034)
    found = [*solid(far, "stone", -0.3, 0.05), *solid(near, "stone", -0.12, 0.06)]
    found += marks([blade("-.52,-.3 -.4,-.36 -.24,-.3", 0.04)], "leaf", -0.05)
    return stood([*found, *marks([palm, *fingers, thumb], "stone", -0.5)])


@prop("chapel-roofless")
def chapel_roofless(rng: random.Random) -> list[Shape]:
    """A chapel whose roof is gone: two gables, a wall between, and a tree within."""
    crown = [(0.08, -0.74, 0.16, 0.13), (0.2, -0.82, 0.14, 0.13), (0.26, -0.68, 0.12, 0.1)]
    back = _holed(poly(".2,-.04 .2,-.56 .44,-.9 .68,-.56 .68,-.04"), pointed(0.44, -0.3, 0.1, 0.3))
    wall = poly("-.3,-.02 -.3,-.46 -.1,-.44 -.06,-.5 .1,-.48 .16,-.4 .3,-.42 .34,-.5 .66,-.46"
                " .66,-.02")  # fmt: skip
    windows = [pointed(x, -0.1, 0.09, 0.24) for x in (0.02, 0.24, 0.46)]
    gable = _holed(
        poly("-.66,0 -.66,-.56 -.34,-1 -.02,-.6 -.02,0"),
        pointed(-0.34, 0.0, 0.2, 0.36), oval(-0.34, -0.62, 0.09),
    )  # fmt: skip
    cross = [box(-0.35, -1.14, 0.024, 0.16), box(-0.39, -1.09, 0.104, 0.022)]
    found = [Shape(back, "stone", -0.38), Shape(box(0.12, -0.8, 0.04, 0.5), "wood", -0.2)]
    found += [Shape(mass(crown), "leaf", -0.05), Shape(_holed(wall, *windows), "stone", -0.28)]
    found += [Shape(gable, "stone", -0.12), *(Shape(each, "stone", 0.1) for each in cross)]
    found += [Shape(courses(rng, -0.64, -0.46, -0.5, -0.04, 8), "stone", 0.06, rim=False)]
    return stood([*found, Shape(courses(rng, -0.2, -0.04, -0.5, -0.04, 8), "stone", 0.06,
                                rim=False)])  # fmt: skip


@prop("wayside-shrine")
def wayside_shrine(_: random.Random) -> list[Shape]:
    """A wayside shrine: a small roofed niche on a post, a light burning in it."""
    post = poly("-.07,-.5 .07,-.5 .1,0 -.1,0")
    house = _holed(box(-0.24, -0.86, 0.48, 0.38), round_headed(0, -0.53, 0.26, 0.28))
    niche = round_headed(0, -0.53, 0.26, 0.28)
    flame = mirrored("0,-.72 .02,-.67 .024,-.64 0,-.62")
    roof = poly("0,-1.02 .34,-.8 .3,-.77 0,-.94 -.3,-.77 -.34,-.8")
    found = [*solid(post, "stone", -0.15, 0.03), Shape(niche, "ink", 0.2, rim=False)]
    found += [Shape(oval(0, -0.64, 0.1), "glow", -0.1, rim=False), Shape(flame, "fire", 0.2)]
    found += [Shape(box(-0.025, -0.62, 0.05, 0.09), "bone", 0.2)]
    found += [Shape(house, "wood", 0.0), Shape(box(-0.28, -0.5, 0.56, 0.05), "wood", -0.2)]
    return stood([*found, *solid(roof, "cloth", -0.2, 0.04)])


@prop("cell-window")
def cell_window(rng: random.Random) -> list[Shape]:
    """A wall without a door, and in its one small window a face, looking out."""
    wall = poly("-.6,0 -.6,-.84 -.44,-.86 -.4,-1 .3,-.98 .34,-.9 .6,-.88 .6,0")
    frame, hole = box(-0.2, -0.72, 0.4, 0.4, 0.03), box(-0.15, -0.68, 0.3, 0.32)
    back, front = drawn(Head(hat="hood", hat_tone="deep"))
    face = placed([*back, *front], 0, -0.53, 0.22)
    face = [each._replace(path=within(each.path, hole)) for each in face]
    bars = [box(x, -0.7, 0.018, 0.36) for x in (-0.09, 0.0, 0.09)]
    found = [*solid(wall, "stone", -0.15, 0.06)]
    found += [Shape(courses(rng, -0.55, 0.5, -0.3, -0.04, 16), "stone", 0.08, rim=False)]
    found += [Shape(courses(rng, -0.55, -0.25, -0.8, -0.3, 8), "stone", 0.08, rim=False)]
    found += [Shape(courses(rng, 0.25, 0.55, -0.8, -0.3, 8), "stone", 0.08, rim=False)]
    found += [Shape(frame, "stone", 0.15), Shape(hole, "ink", 0.05, rim=False), *face]
    return stood([*found, *(Shape(bar, "metal", -0.3) for bar in bars)])


@prop("pool-face")
def pool_face(_: random.Random) -> list[Shape]:
    """A pool, and a face in it that looks up, the wrong way round; twice as wide as high."""
    shore, water = oval(0, -0.5, 1.06, 0.53), oval(0, -0.49, 0.98, 0.47)
    back, front = drawn(Head(hair="long", hair_tone="water", hair_shade=-0.5))
    face = placed([*back, *front], 0, -0.46, 0.62, 180)
    found = [Shape(shore, "stone", -0.2), Shape(water, "water", -0.25, rim=False)]
    found += [
        Shape(within(each.path, water),
              "water" if each.tone in ("skin", "hair", "water") else each.tone,
              0.35 + each.shade * 0.8 if each.tone == "skin" else each.shade, rim=False)
        for each in face
    ]  # fmt: skip
    rings = ["-.84,-.4 -.5,-.3 -.2,-.22", ".2,-.8 .56,-.72 .86,-.6", "-.7,-.72 -.5,-.8 -.3,-.84"]
    return stood([*found, *marks([within(blade(k, 0.03), water) for k in rings], "water", 0.6)])


@prop("ripples")
def ripples(_: random.Random) -> list[Shape]:
    """Rings that spread on still water round a drop that falls."""
    found = [Shape(oval(0, -0.36, 0.95, 0.36), "water", -0.25)]
    for n, r in enumerate((0.82, 0.56, 0.3)):
        ring = without(oval(0, -0.36, r, r * 0.38), oval(0, -0.36, r - 0.05, (r - 0.05) * 0.38))
        found.append(Shape(ring, "water", 0.35 + 0.15 * n, rim=False))
    drop = mirrored("0,-1.0 .05,-.86 .075,-.78 .05,-.71 0,-.7")
    return stood([*found, *solid(drop, "water", 0.55, 0.03)])


@prop("ford-stones")
def ford_stones(_: random.Random) -> list[Shape]:
    """Stepping stones across a stream; twice as wide as high."""
    water = curve("-1,-.5! -.4,-.76 .3,-.8 1,-1! 1,-.26! .4,-.06 -.4,.0 -1,-.04!")
    found = [Shape(water, "water", -0.15, rim=False)]
    for x, y, size in ((-0.68, -0.24, 0.25), (-0.12, -0.4, 0.22), (0.36, -0.56, 0.19),
                       (0.74, -0.7, 0.15)):  # fmt: skip
        found += [Shape(oval(x, y, size * 1.2, size * 0.4), "water", 0.4, rim=False)]
        found += [Shape(oval(x, y - size * 0.3, size, size * 0.55), "stone", -0.25)]
        found += [Shape(oval(x, y - size * 0.45, size * 0.85, size * 0.32), "stone", 0.12)]
    lines = ["-.9,-.1 -.6,-.06 -.3,-.1", ".0,-.14 .3,-.12 .6,-.2", "-.6,-.6 -.3,-.62 0,-.68"]
    return stood([*found, *marks([blade(k, 0.03) for k in lines], "water", 0.6)])


@prop("door-standing")
def door_standing(_: random.Random) -> list[Shape]:
    """A door in its frame that stands in no wall, ajar, light behind it."""
    light = poly("-.2,-.9 .2,-.9 .2,0 -.2,0")
    frame = _holed(box(-0.27, -1.0, 0.54, 1.0, 0.02), box(-0.2, -0.91, 0.4, 0.91))
    leaf = poly("-.2,-.9 .08,-.84 .08,.06 -.2,0")
    boards = [line(f"{x},-.86 {x},0", 0.012) for x in (-0.11, -0.02)]
    bands = [line(f"-.19,{y} .06,{y + 0.03}", 0.03) for y in (-0.7, -0.22)]
    mat = poly("-.24,.1 .3,.1 .24,.02 -.18,.02")
    found = [Shape(light, "glow", 0.2, rim=False), Shape(mat, "blood", -0.2)]
    found += [*solid(leaf, "wood", 0.0, 0.03), *marks(boards, "wood", -0.35)]
    found += [
        *(Shape(band, "metal", -0.2) for band in bands),
        Shape(oval(0.045, -0.42, 0.022), "gold"),
    ]
    return stood([*found, Shape(frame, "wood", -0.25)])
