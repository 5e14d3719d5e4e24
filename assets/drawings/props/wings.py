"""Wings: feathered for birds and angels, leathery for others."""

from __future__ import annotations

import math

from assets.drawings.props.strokes import (
    Point,
    blade,
    curve,
    limb,
    line,
    marks,
)
from assets.drawings.shapes import Shape

FOLDED = (12.0, -94.0)
FLYING = (62.0, -80.0)


def feather(root: Point, angle: float, length: float, width: float) -> list[tuple[float, float]]:
    """The spine of a feather from *root*, *angle* in degrees (0 = right, 90 = up)."""
    turn = math.radians(angle)
    dx, dy = math.cos(turn), -math.sin(turn)
    bend = width * 0.5
    return [
        root,
        (root[0] + dx * length * 0.5 + dy * bend, root[1] + dy * length * 0.5 - dx * bend),
        (root[0] + dx * length, root[1] + dy * length),
    ]


def _row(
    bone: list[Point],
    count: int,
    angles: tuple[float, float],
    lengths: tuple[float, float],
    width: float,
) -> list[list[tuple[float, float]]]:
    """A row of feathers set along *bone* from the tip inwards."""
    found = []
    for i in range(count):
        t = i / (count - 1)
        at = t * (len(bone) - 1)
        k = min(int(at), len(bone) - 2)
        part = at - k
        root = (
            bone[k][0] + (bone[k + 1][0] - bone[k][0]) * part,
            bone[k][1] + (bone[k + 1][1] - bone[k][1]) * part,
        )
        angle = angles[0] + (angles[1] - angles[0]) * t
        swell = math.sin(math.pi * (0.35 + 0.65 * t))
        length = lengths[0] + (lengths[1] - lengths[0]) * t
        found.append(feather(root, angle, length * (0.75 + 0.25 * swell), width))
    return found


def feathered(
    tone: str = "bone", shade: float = 0.0, tip: str = "", spread: tuple[float, float] = FOLDED
) -> list[Shape]:
    """A wing with its root at (0, 0), lifted to the upper right, in three rows of feathers.

    `tip` is the tone of the long feathers if they differ; `spread` the angles of the outermost and
    innermost feather (degrees, 0 = right, 90 = up): half folded by default, `FLYING` for flight.
    """
    tip = tip or tone
    bone: list[Point] = [(0.47, -0.42), (0.36, -0.42), (0.22, -0.32), (0.1, -0.15), (0.03, 0.02)]
    found: list[Shape] = []
    outer, inner = spread
    rows = (
        (12, (outer, inner), (0.6, 0.34), 0.125, tip, shade - 0.12),
        (10, (outer - 8, inner), (0.36, 0.24), 0.115, tone, shade + 0.0),
        (9, (outer - 16, inner), (0.19, 0.14), 0.1, tone, shade + 0.15),
    )
    for count, angles, lengths, width, colour, dark in rows:
        for i, spine in enumerate(reversed(_row(bone, count, angles, lengths, width))):
            path = limb(spine, [width * 0.7, width, width * 0.5])
            found.append(Shape(path, colour, dark - 0.08 * (i % 2)))
    arm = limb(
        [(0.0, 0.04), (0.09, -0.15), (0.21, -0.33), (0.36, -0.44), (0.49, -0.43)],
        [0.1, 0.12, 0.12, 0.11, 0.06],
    )
    found.append(Shape(arm, tone, shade + 0.26))
    return found


def leathern(tone: str = "deep", shade: float = 0.0) -> list[Shape]:
    """A bat's wing, its root at (0, 0), spread to the upper right, about one unit long."""
    skin = curve(
        ".0,.05! .06,-.22 .2,-.44 .34,-.56! .5,-.55 .72,-.48 .9,-.3! .8,-.3 .68,-.24 .62,-.1!"
        " .54,-.12 .42,-.06 .38,.08! .3,.02 .2,.02 .14,.12! .08,.06"
    )
    found = [Shape(skin, tone, shade)]
    ribs = (
        ".34,-.56 .64,-.46 .9,-.3",
        ".34,-.56 .52,-.36 .62,-.1",
        ".34,-.56 .38,-.24 .38,.08",
        ".34,-.56 .24,-.2 .14,.12",
    )
    found += marks([blade(k, 0.03) for k in ribs], tone, shade + 0.2)
    arm = limb([(0.0, 0.05), (0.08, -0.24), (0.2, -0.44), (0.34, -0.57)], [0.07, 0.06, 0.05, 0.04])
    found.append(Shape(arm, tone, shade + 0.14))
    found.append(Shape(line(".33,-.56 .35,-.63 .33,-.68", 0.022), "bone", -0.1))
    return found
