"""What a smith hangs up for sale: a helmet, mail, a round shield."""

from __future__ import annotations

import math
import random

from PySide6.QtCore import QPointF

from assets.drawings.props.strokes import blade, box, line, marks, mirrored, oval, solid, within
from assets.drawings.shapes import Shape, prop


@prop("helmet")
def helmet(_: random.Random) -> list[Shape]:
    """A closed iron helmet with a crest and a slit to look through."""
    dome = mirrored("0,-1 .24,-.96 .38,-.78 .42,-.5 .4,-.2 .34,-.02! .14,0! .1,-.08 0,-.1")
    nose = mirrored("0,-.7 .05,-.68 .06,-.5 .05,-.16 0,-.1")
    rivets = [oval(s * 0.32, y, 0.022) for s in (-1, 1) for y in (-0.68, -0.24)]
    breaths = [
        oval(s * (0.12 + 0.07 * n), -0.2 - 0.02 * n, 0.018) for s in (-1, 1) for n in range(3)
    ]
    return [
        *solid(dome, "steel", -0.1, side=0.08),
        Shape(within(box(-0.5, -0.52, 1.0, 0.09), dome), "ink", 0.0, rim=False),
        Shape(within(box(-0.5, -0.6, 1.0, 0.06), dome), "metal", 0.0),
        Shape(nose, "metal", 0.1),
        Shape(mirrored("0,-1.08 .05,-1.02 .045,-.8 0,-.66"), "cloth", 0.05),
        *marks(rivets, "metal", 0.3),
        *marks(breaths, "ink", 0.0),
    ]


@prop("mail")
def mail(rng: random.Random) -> list[Shape]:
    """A shirt of mail on a cross-pole."""
    shirt = mirrored(
        "0,-.86 .12,-.9! .3,-.86 .54,-.66! .48,-.5! .3,-.6 .3,-.34 .34,-.1! .18,-.06 .0,-.1"
    )
    places = [
        (x / 20 + (0.025 if y % 2 else 0), -0.12 - y * 0.043)
        for y in range(20)
        for x in range(-11, 12)
    ]
    rings = [oval(*at, 0.017, 0.014) for at in places if shirt.contains(QPointF(*at))]
    found = [
        Shape(line("0,-.98 0,-.02", 0.05), "wood"),
        Shape(oval(0, -0.02, 0.2, 0.03), "wood", -0.2),
    ]
    found += solid(shirt, "steel", -0.28, side=0.06)
    found += marks(rings, "steel", rng.uniform(0.0, 0.1))
    found.append(Shape(mirrored("0,-.84 .1,-.88 .13,-.84 .06,-.76 0,-.74"), "ink", 0.0, rim=False))
    found.append(Shape(within(box(-0.4, -0.42, 0.8, 0.07), shirt), "wood", -0.1))
    return found


@prop("round-shield")
def round_shield(rng: random.Random) -> list[Shape]:
    """A round shield of boards, with an iron rim and boss."""
    disc = oval(0, -0.5, 0.5)
    turn = rng.uniform(-0.2, 0.2)
    quarters = [
        within(mirrored("0,-.5 .5,-1.02! .0,-1.1!"), disc),
        within(mirrored("0,-.5 .5,.02! .0,.1!"), disc),
    ]
    seams = (-0.3, -0.1, 0.1, 0.3)
    boards = [blade(f"{at:.2f},-.98 {at:.2f},-.5 {at:.2f},-.02", 0.012) for at in seams]
    angles = [turn + n * math.pi / 4 for n in range(8)]
    spots = [oval(0.455 * math.cos(a), -0.5 + 0.455 * math.sin(a), 0.02) for a in angles]
    return [
        Shape(oval(0, -0.5, 0.52), "steel", -0.35),
        *solid(disc, "cloth", -0.05, side=0.06),
        *(Shape(part, "paper", -0.1, rim=False) for part in quarters),
        *marks([within(board, disc) for board in boards], "ink", 0.2),
        *marks(spots, "steel", 0.3),
        *solid(oval(0, -0.5, 0.15), "steel", -0.05, side=0.04),
    ]
