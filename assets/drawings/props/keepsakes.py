"""What pilgrims carry: staff and shell, cord and candle, bowl and compass; and their signs."""

from __future__ import annotations

import math
import random

from assets.drawings.props.heads import Head, drawn
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
    star,
    stood,
    within,
    without,
)
from assets.drawings.shapes import Shape, prop


def _scallop() -> list[Shape]:
    """A scallop shell about one unit high, its hinge below."""
    words = []
    for n in range(9):
        angle = math.radians(200 + n * 17.5)
        words.append(f"{0.5 * math.cos(angle):.3f},{-0.42 + 0.56 * math.sin(angle):.3f}")
        if n < 8:
            mid = math.radians(208.75 + n * 17.5)
            words.append(f"{0.455 * math.cos(mid):.3f},{-0.42 + 0.51 * math.sin(mid):.3f}!")
    fan = curve(f"-.07,-.06! {' '.join(words)} .07,-.06!")
    ears = poly("-.2,-.14 -.07,-.2 .07,-.2 .2,-.14 .14,0 -.14,0")
    ribs = []
    for n in range(8):
        mid = math.radians(208.75 + n * 17.5)
        x, y = 0.44 * math.cos(mid), -0.42 + 0.49 * math.sin(mid)
        ribs.append(line(f"{x * 0.14:.3f},-.12 {x:.3f},{y:.3f}", 0.016))
    bands = [within(without(oval(0, -0.2, r), oval(0, -0.2, r - 0.03)), fan) for r in (0.62, 0.44)]
    return [*solid(ears, "bone", -0.1, 0.03), *solid(fan, "bone", 0.12, 0.06),
            *marks(bands, "rose", 0.15), *marks(ribs, "bone", -0.25)]  # fmt: skip


@prop("scallop")
def scallop(_: random.Random) -> list[Shape]:
    """A scallop shell, the pilgrims' badge."""
    return stood(_scallop())


@prop("pilgrim-staff")
def pilgrim_staff(_: random.Random) -> list[Shape]:
    """A walking staff with a knob and a hook, a gourd and a shell tied to it."""
    pole = limb([(0.0, 0.0), (0.012, -0.4), (-0.004, -0.95)], [0.045, 0.05, 0.05])
    gourd = mirrored("0,-.86 .04,-.84 .04,-.8 .1,-.72 .11,-.62 .06,-.55 0,-.54")
    found = [*solid(pole, "wood", 0.1, 0.016), Shape(oval(-0.004, -0.97, 0.055), "wood", -0.05)]
    found += [Shape(oval(0.005, -0.84, 0.04, 0.022), "metal", 0.1)]
    found += [Shape(box(-0.022, -0.06, 0.044, 0.07, 0.01), "metal", -0.2)]
    found += [Shape(line(".03,-.82 .12,-.78", 0.014), "blood", 0.0)]
    found += placed(solid(gourd, "gold", -0.15, 0.03), 0.14, 0.1)
    return stood([*found, *placed(_scallop(), -0.1, -0.56, 0.24, -12)])


@prop("vow-cord")
def vow_cord(_: random.Random) -> list[Shape]:
    """A cord hung in a loop, three knots tied in its ends."""
    loop = limb(
        [(0.06, -0.5), (-0.3, -0.66), (-0.26, -0.94), (0.0, -1.0), (0.28, -0.92), (0.3, -0.64),
         (-0.04, -0.5)], [0.06] * 7,
    )  # fmt: skip
    ends = [limb([(0.03, -0.52), (0.12, -0.3), (0.1, 0.0)], [0.06] * 3),
            limb([(-0.02, -0.52), (-0.14, -0.34), (-0.12, -0.16)], [0.06] * 3)]  # fmt: skip
    found = [*solid(loop, "bone", 0.1, 0.014)]
    found += [shape for end in ends for shape in solid(end, "bone", 0.05, 0.014)]
    for x, y, size in ((0.01, -0.5, 0.085), (0.1, -0.36, 0.06), (0.118, -0.22, 0.06),
                       (0.108, -0.08, 0.06), (-0.13, -0.2, 0.05)):  # fmt: skip
        found += [*solid(oval(x, y, size, size * 0.8), "bone", 0.2, 0.02)]
        twist = f"{x - size},{y + size * 0.3} {x},{y - size * 0.2} {x + size},{y - size * 0.4}"
        found += marks([blade(twist, size * 0.3)], "bone", -0.3)
    return stood(found)


@prop("taper-unlit")
def taper_unlit(_: random.Random) -> list[Shape]:
    """A tall candle that was never lit, a name scratched on it, in a plain stick."""
    wax = box(-0.07, -0.92, 0.14, 0.72, 0.02)
    foot = mirrored("0,-.24! .12,-.24! .12,-.18 .04,-.12 .05,-.06 .24,0! 0,.01")
    letters = [line(f"-.03,{y} .04,{y - 0.012}", 0.014) for y in (-0.72, -0.66, -0.6, -0.54)]
    found = [Shape(line("0,-.9 .004,-.98", 0.016), "bone", -0.2), *solid(wax, "bone", 0.28, 0.03)]
    return stood([*found, *marks(letters, "bone", -0.4), *solid(foot, "metal", -0.1, 0.03)])


@prop("alms-bowl")
def alms_bowl(_: random.Random) -> list[Shape]:
    """A wooden bowl with a few coins in it; wider than high."""
    body = mirrored("0,-.62! .62,-.62! .54,-.26 .3,-.04 .14,0 0,.01")
    found = [*solid(body, "wood", 0.0, 0.07), Shape(oval(0, -0.62, 0.62, 0.14), "wood", 0.2)]
    found += [Shape(oval(0, -0.61, 0.54, 0.11), "wood", -0.4, rim=False)]
    for x, y in ((-0.2, -0.62), (0.16, -0.6), (-0.02, -0.68), (0.02, -0.58)):
        found += [
            Shape(oval(x, y, 0.14, 0.06), "gold", 0.1),
            Shape(oval(x, y - 0.012, 0.1, 0.038), "gold", 0.35, rim=False),
        ]
    coin = placed(
        [Shape(oval(0, 0, 0.12), "gold", 0.15), Shape(oval(0, 0, 0.08), "gold", 0.4, rim=False)],
        0.06,
        -0.92,
    )
    return stood([*found, *coin])


@prop("mites")
def mites(_: random.Random) -> list[Shape]:
    """Two very small worn coins, side by side."""
    found: list[Shape] = []
    for x, y, turn in ((-0.3, -0.5, -8), (0.3, -0.42, 12)):
        coin = [*solid(oval(0, 0, 0.4, 0.42), "metal", -0.1, 0.05),
                Shape(without(oval(0, 0, 0.33), oval(0, 0, 0.29)), "metal", -0.3, rim=False),
                *marks([line("-.14,0 .14,0", 0.04), line("0,-.16 0,.16", 0.04)],
                       "metal", -0.35)]  # fmt: skip
        found += placed(coin, x, y, 1.0, turn)
    return stood(found)


@prop("gilded-compass")
def gilded_compass(_: random.Random) -> list[Shape]:
    """A gilded compass with its lid open."""
    lid = [*solid(oval(0, -0.76, 0.3, 0.25), "gold", -0.15, 0.04),
           Shape(star(0, -0.77, 0.14, 8), "gold", 0.3, rim=False)]  # fmt: skip
    case = [*solid(oval(0, -0.36, 0.42, 0.38), "gold", 0.0, 0.06),
            Shape(oval(0, -0.36, 0.35, 0.315), "bone", 0.3)]  # fmt: skip
    ticks = [
        line(f"{0.3 * math.cos(a):.3f},{-0.36 + 0.27 * math.sin(a):.3f}"
             f" {0.34 * math.cos(a):.3f},{-0.36 + 0.305 * math.sin(a):.3f}", 0.016)
        for a in (n * math.pi / 8 for n in range(16))
    ]  # fmt: skip
    north = [Shape(poly("-.035,-.005 0,-.27 .035,-.005"), "blood", 0.0),
             Shape(poly("-.035,-.005 0,.26 .035,-.005"), "steel", -0.1)]  # fmt: skip
    found = [*lid, Shape(box(-0.06, -0.76, 0.12, 0.06, 0.02), "gold", -0.3), *case]
    found += [*marks(ticks, "ink", 0.1), *placed(north, 0, -0.36, 1.0, 28)]
    return stood([*found, Shape(oval(0, -0.36, 0.03), "gold", 0.3)])


@prop("robe-hanging")
def robe_hanging(_: random.Random) -> list[Shape]:
    """A coarse seamless robe hung from a peg."""
    body = mirrored("0,-.9! .1,-.92 .2,-.8 .22,-.5 .3,-.2 .34,0! 0,.02")
    found = [
        Shape(line("-.3,-1.0 .3,-1.0", 0.03), "wood", -0.2),
        Shape(line("0,-1.0 0,-.88", 0.02), "wood", -0.3),
    ]
    for side in (-1, 1):
        sleeve = limb([(side * 0.14, -0.82), (side * 0.34, -0.6), (side * 0.36, -0.36)],
                      [0.14, 0.15, 0.18], cap=False)  # fmt: skip
        found += solid(sleeve, "bone", -0.18, 0.03)
    found += solid(body, "bone", -0.1, 0.05)
    folds = ["-.1,-.6 -.14,-.3 -.2,0", "0,-.7 .02,-.3 0,0", ".1,-.6 .16,-.3 .22,0"]
    found += marks([within(blade(k, 0.03), body) for k in folds], "bone", -0.35)
    found += [Shape(mirrored("0,-.9! .08,-.9 .05,-.82 0,-.8"), "ink", 0.2, rim=False)]
    return stood([*found, Shape(line("-.22,-.48 0,-.46 .22,-.48", 0.03), "wood", 0.0)])


@prop("hands-praying")
def hands_praying(_: random.Random) -> list[Shape]:
    """Two hands laid together, pointing up, in wide sleeves."""
    found: list[Shape] = []
    far = curve("-.02,-.3! -.04,-.6 .0,-.92 .06,-.96 .1,-.88 .1,-.6 .12,-.3!")
    near = curve("-.16,-.26! -.18,-.5 -.12,-.76 -.06,-.97 .0,-.99 .03,-.92 .03,-.6 .06,-.28!")
    thumb = curve("-.06,-.44! .04,-.6 .1,-.64 .12,-.58 .06,-.48 .02,-.36!")
    found += [*solid(far, "skin", -0.2, 0.02), *solid(near, "skin", 0.0, 0.03)]
    found += marks([blade("-.08,-.5 -.06,-.7 -.03,-.94", 0.016)], "skin", -0.3)
    found += [Shape(thumb, "skin", 0.06)]
    sleeve = curve("-.34,0! -.28,-.2 -.2,-.34! .16,-.34! .24,-.18 .3,0!")
    edge = curve("-.22,-.37! .18,-.37! .17,-.3! -.2,-.3!")
    return stood([*found, *solid(sleeve, "wood", -0.05, 0.05), Shape(edge, "bone", 0.1)])


@prop("head-hushed")
def head_hushed(_: random.Random) -> list[Shape]:
    """A carved head whose mouth is bound with a cloth."""
    back, front = drawn(Head(hat="hood"))
    head = [each._replace(tone="stone", shade=each.shade * 0.6 - 0.02) for each in (*back, *front)]
    band = curve("-.4,.14! 0,.2 .4,.14! .38,.38! 0,.46 -.38,.38!")
    knot = curve(".34,.2! .5,.12 .56,.24! .48,.3 .54,.5! .4,.42 .34,.34!")
    folds = [blade("-.34,.22 0,.29 .34,.22", 0.03), blade("-.3,.32 0,.38 .3,.32", 0.03)]
    return stood([*head, Shape(knot, "bone", -0.05), *solid(band, "bone", 0.2, 0.05),
                  *marks(folds, "bone", -0.2)])  # fmt: skip


@prop("spark-trap")
def spark_trap(_: random.Random) -> list[Shape]:
    """A jar with lightning shut in it, the lid tied down."""
    glass = mirrored("0,-.84! .2,-.84! .22,-.76 .34,-.62 .36,-.1 .3,0! 0,.01")
    bolts = [poly("-.02,-.66 .1,-.66 .04,-.44 .12,-.44 -.08,-.1 -.02,-.34 -.1,-.34"),
             placed([Shape(poly("0,-.3 .08,-.3 .04,-.18 .1,-.18 -.04,.04 0,-.12 -.06,-.12"))],
                    -0.18, -0.3)[0].path,
             placed([Shape(poly("0,-.3 .08,-.3 .04,-.18 .1,-.18 -.04,.04 0,-.12 -.06,-.12"))],
                    0.2, -0.2)[0].path]  # fmt: skip
    lid = mirrored("0,-1.0 .14,-.98 .25,-.9 .25,-.82! 0,-.82!")
    found = [
        *solid(glass, "water", 0.2, 0.05),
        Shape(within(oval(0, -0.36, 0.3), glass), "glow", -0.1, rim=False),
    ]
    found += marks(bolts, "fire", 0.35)
    return stood(
        [
            *found,
            *solid(lid, "cloth", 0.0, 0.04),
            Shape(line("-.25,-.84 .25,-.84", 0.03), "bone", 0.1),
        ]
    )


@prop("veil-hanging")
def veil_hanging(_: random.Random) -> list[Shape]:
    """A thin veil hung over a branch, wet at its hem."""
    veil = curve("-.3,-.9! 0,-.86 .3,-.92! .34,-.5 .28,-.1! .1,-.16 -.06,-.06 -.2,-.14 -.34,-.08!")
    folds = ["-.2,-.84 -.22,-.5 -.26,-.16", "0,-.84 .03,-.5 0,-.14", ".2,-.86 .22,-.5 .18,-.18"]
    found = [Shape(limb([(-0.5, -0.86), (0.0, -0.92), (0.5, -0.88)], [0.05, 0.06, 0.03]), "wood")]
    found += solid(veil, "water", 0.5, 0.05)
    found += marks([within(blade(k, 0.05), veil) for k in folds], "water", 0.2)
    drops = [oval(x, y, 0.02, 0.03) for x, y in ((-0.06, 0.0), (0.1, -0.06), (-0.33, -0.02))]
    return stood([*found, *marks(drops, "water", 0.45)])


@prop("luck-knot")
def luck_knot(_: random.Random) -> list[Shape]:
    """A knot of three loops without a beginning, and its two tassels."""
    found: list[Shape] = []
    for turn in (0, 120, 240):
        loop = without(oval(0, -0.26, 0.2, 0.3), oval(0, -0.26, 0.13, 0.23))
        found += placed(solid(loop, "blood", 0.1, 0.015), 0, -0.58, 1.0, turn)
    found += placed([Shape(box(-0.07, -0.07, 0.14, 0.14, 0.03), "gold", 0.1)], 0, -0.58, 1.0, 45)
    for x, lean in ((-0.1, 10), (0.1, -10)):
        tassel = [*solid(mirrored("0,-.2! .05,-.2! .09,0! 0,.01"), "blood", -0.05, 0.02),
                  Shape(box(-0.055, -0.24, 0.11, 0.05, 0.02), "gold", 0.1)]  # fmt: skip
        found += placed(tassel, x * 1.6, 0.0, 1.0, lean)
        found.insert(0, Shape(line(f"0,-.5 {x * 1.3},-.22", 0.025), "blood", -0.1))
    return stood(found)
