"""What stands about a village that bars its doors: pumpkins, brooms, dolls, clocks, and traps."""

from __future__ import annotations

import math
import random

from PySide6.QtGui import QPainterPath

from assets.drawings.props.strokes import (
    blade,
    box,
    curve,
    limb,
    line,
    marks,
    mirrored,
    oval,
    poly,
    solid,
    stood,
    tail,
    within,
)
from assets.drawings.shapes import Shape, prop


@prop("pumpkin-lantern")
def pumpkin_lantern(_: random.Random) -> list[Shape]:
    """A hollow pumpkin with a light in it, and a grin."""
    found = [Shape(tail("0,-.74 .03,-.88 .12,-.94", 0.12), "leaf", -0.2)]
    for x, wide, shade in ((0.34, 0.2, -0.2), (-0.34, 0.2, -0.3), (0.18, 0.25, -0.08)):
        found += [Shape(oval(x, -0.4, wide, 0.37), "fire", shade)]
    found += [Shape(oval(-0.18, -0.4, 0.25, 0.38), "fire", -0.16)]
    front = oval(0.0, -0.4, 0.24, 0.4)
    found += [Shape(front, "fire", -0.02)]
    eyes = [curve(f"{s * 0.1},-.44! {s * 0.22},-.62! {s * 0.32},-.46!") for s in (1, -1)]
    grin = curve(
        "-.36,-.32! -.24,-.27 -.2,-.2! -.14,-.25 -.04,-.23! 0,-.16! .05,-.23 .14,-.25!"
        " .2,-.18! .26,-.27 .36,-.32! .28,-.14 0,-.06 -.28,-.14"
    )
    nose = curve("-.05,-.36! 0,-.45! .05,-.36!")
    cuts = [*eyes, grin, nose]
    found += marks([cut.translated(-0.012, -0.014) for cut in cuts], "ink", 0.1)
    return stood([*found, *marks(cuts, "glow", 0.25)])


@prop("broom")
def broom(_: random.Random) -> list[Shape]:
    """A besom of twigs that stands on its end."""
    found = [Shape(line("0,-.02 .012,-.3 -.012,-.6 .01,-.72", 0.036), "wood", -0.05)]
    twigs = curve(
        "-.06,-.64! -.16,-.8 -.2,-1 -.08,-.96! 0,-1.04! .1,-.96! .2,-1.01 .16,-.8 .06,-.64!"
    )
    found += solid(twigs, "gold", -0.38, side=0.03)
    found += marks(
        [
            blade(f"{x * 0.3},-.7 {x * 0.7},-.84 {x},-.98", 0.022)
            for x in (-0.14, -0.05, 0.04, 0.13)
        ],
        "wood",
        -0.3,
    )
    found += [Shape(box(-0.075, -0.71, 0.15, 0.035, 0.01), "blood", -0.1)]
    found += [Shape(box(-0.085, -0.655, 0.17, 0.03, 0.01), "blood", -0.1)]
    return stood(found)


@prop("doll")
def doll(_: random.Random) -> list[Shape]:
    """A rag doll that sits and looks at us with two buttons."""
    legs = [limb([(s * 0.12, -0.2), (s * 0.3, -0.1), (s * 0.36, -0.04)], [0.13, 0.11, 0.1])
            for s in (1, -1)]  # fmt: skip
    arms = [limb([(s * 0.14, -0.5), (s * 0.28, -0.36), (s * 0.34, -0.24)], [0.11, 0.09, 0.09])
            for s in (1, -1)]  # fmt: skip
    found = [Shape(leg, "bone", -0.15) for leg in legs]
    found += [Shape(oval(s * 0.38, -0.045, 0.07, 0.05), "ink", 0.2) for s in (1, -1)]
    dress = mirrored("0,-.56 .13,-.54 .18,-.4 .34,-.14! .16,-.1 0,-.13")
    found += [Shape(arm, "bone", -0.1) for arm in arms]
    found += solid(dress, "blood", -0.1, side=0.03)
    folds = [blade(f"{x * 0.4},-.46 {x * 0.7},-.3 {x},-.14", 0.02) for x in (-0.2, 0.06, 0.24)]
    found += marks(folds, "blood", -0.35)
    plaits = [tail(f"{s * 0.19},-.84 {s * 0.3},-.7 {s * 0.25},-.54", 0.11) for s in (1, -1)]
    found += [Shape(plait, "hair", -0.1) for plait in plaits]
    found += solid(oval(0, -0.76, 0.22, 0.215), "bone", 0.08, side=0.03)
    found += [Shape(mirrored("0,-1 .16,-.96 .24,-.8! .1,-.87 0,-.89"), "hair", -0.05)]
    for s in (1, -1):
        found += marks([oval(s * 0.085, -0.76, 0.045)], "ink", 0.0)
        found += marks(
            [line(f"{s * 0.085 - 0.02},-.78 {s * 0.085 + 0.02},-.74", 0.01)], "bone", 0.2
        )
    stitches = [line(f"{x},-.67 {x + 0.006},-.63", 0.01) for x in (-0.07, -0.025, 0.02, 0.065)]
    found += marks([line("-.09,-.65 0,-.64 .09,-.655", 0.012), *stitches], "ink", 0.1)
    return stood(found)


@prop("sceptre")
def sceptre(_: random.Random) -> list[Shape]:
    """A sceptre whose head is a claw that holds a dark jewel."""
    found = solid(mirrored("0,-.76! .035,-.74 .024,-.2 .03,-.06 .05,-.02 0,0"), "gold", -0.1, 0.02)
    found += [Shape(oval(0, -0.02, 0.055, 0.035), "gold", 0.1)]
    found += [Shape(box(-0.055, y, 0.11, 0.025, 0.01), "gold", 0.15) for y in (-0.6, -0.36, -0.12)]
    found += solid(oval(0, -0.88, 0.105, 0.115), "blood", -0.15, side=0.03)
    found += marks([curve("-.05,-.94 .01,-.965 .03,-.92 -.02,-.9")], "rose", 0.45)
    claws = [tail(f"{s * 0.02},-.73 {s * 0.14},-.8 {s * 0.13},-.93 {s * 0.05},-1", 0.05)
             for s in (1, -1)]  # fmt: skip
    found += [Shape(claw, "gold", 0.05) for claw in claws]
    return stood([*found, Shape(tail("0,-.74 .015,-.82 0,-.93", 0.045), "gold", 0.2)])


@prop("door-barred")
def door_barred(_: random.Random) -> list[Shape]:
    """A heavy door with two boards nailed across it, and light under it."""
    frame = mirrored("0,-1.06 .34,-1 .44,-.86! .44,0! 0,0!")
    leaf = mirrored("0,-.97 .28,-.92 .35,-.82! .35,-.03! 0,-.03!")
    found = [*solid(frame, "stone", -0.25, 0.04), *solid(leaf, "wood", -0.1, 0.04)]
    found += marks(
        [line(f"{x},-.9 {x},-.05", 0.012) for x in (-0.2, -0.05, 0.1, 0.24)], "wood", -0.45
    )
    found += marks([box(-0.33, -0.045, 0.66, 0.022)], "glow", 0.2)
    found += [Shape(oval(0.25, -0.44, 0.035), "metal", -0.1)]
    for board in (
        "-.48,-.74! .46,-.62! .46,-.52! -.48,-.63!",
        "-.46,-.3! .48,-.4! .48,-.29! -.46,-.19!",
    ):
        found += solid(poly(board.replace("!", "")), "wood", 0.2, side=0.02)
    nails = [
        oval(x, y, 0.017) for x, y in ((-0.4, -0.685), (0.4, -0.575), (-0.4, -0.25), (0.4, -0.34))
    ]
    return stood([*found, *marks(nails, "ink", 0.1)])


@prop("cradle")
def cradle(_: random.Random) -> list[Shape]:
    """A cradle on rockers, its blanket thrown back; wider than high."""
    rockers = limb(
        [(-0.6, -0.14), (-0.3, -0.03), (0.0, 0.0), (0.3, -0.03), (0.6, -0.14)], [0.07] * 5
    )
    hood = curve("-.62,-.5! -.66,-.86 -.46,-1.02 -.2,-.96 -.12,-.5!")
    inside = curve("-.5,-.5! -.5,-.78 -.36,-.88 -.22,-.82 -.16,-.5!")
    side = curve("-.64,-.56! .62,-.52! .5,-.12! -.5,-.12!")
    found = [Shape(rockers, "wood", -0.35), *solid(hood, "wood", -0.1, 0.04)]
    found += marks([inside], "ink", 0.12)
    found += [Shape(oval(-0.33, -0.57, 0.15, 0.09), "paper", 0.1)]
    found += solid(side, "wood", 0.02, 0.04)
    staves = (-0.44, -0.2, 0.04, 0.28, 0.5)
    found += marks([line(f"{x},-.5 {x * 0.86},-.15", 0.016) for x in staves], "wood", -0.3)
    blanket = curve(
        "-.06,-.62 .3,-.66 .54,-.58 .5,-.36 .56,-.18! .36,-.24 .26,-.14 .14,-.32 -.02,-.5"
    )
    found += solid(blanket, "cloth", 0.1, side=0.03)
    return stood([*found, *marks([blade(".2,-.6 .3,-.42 .28,-.22", 0.03)], "cloth", -0.2)])


@prop("pitchfork")
def pitchfork(_: random.Random) -> list[Shape]:
    """A hay fork that stands on its haft."""
    found = [Shape(line("0,0 .01,-.3 0,-.62", 0.034), "wood", 0.0)]
    tines = [tail(f"0,-.6 {s * 0.14},-.64 {s * 0.145},-.8 {s * 0.13},-1", 0.042) for s in (1, -1)]
    found += [Shape(tine, "steel", -0.1) for tine in tines]
    found += [Shape(tail("0,-.58 0,-.8 0,-1.02", 0.042), "steel", 0.05)]
    return stood([*found, Shape(box(-0.03, -0.66, 0.06, 0.1, 0.015), "metal", -0.2)])


@prop("sickle")
def sickle(_: random.Random) -> list[Shape]:
    """A reaping hook, its point forward."""
    hook = curve(
        "-.02,-.3! -.3,-.44 -.36,-.74 -.1,-.98 .26,-.96 .46,-.68! .22,-.84 -.06,-.8 -.2,-.62"
        " -.14,-.44 .05,-.34!"
    )
    found = [
        *solid(hook, "steel", 0.05, 0.03),
        Shape(line(".0,-.32 .06,-.16 .1,0", 0.1), "wood", -0.1),
    ]
    found += [Shape(box(-0.045, -0.35, 0.1, 0.05, 0.01), "metal", -0.2)]
    return stood([*found, *marks([blade("-.26,-.6 -.1,-.88 .24,-.88", 0.02)], "steel", 0.4)])


@prop("dagger")
def dagger(_: random.Random) -> list[Shape]:
    """A short dagger on its point, bright as a spoon."""
    edge = mirrored("0,-.66! .09,-.64! .075,-.3 0,0!")
    found = solid(edge, "steel", 0.3, side=0.05)
    found += marks([poly("0,-.63 .018,-.62 0,-.1")], "steel", -0.1)
    found += [Shape(mirrored("0,-.72 .2,-.73 .27,-.7 .2,-.655 0,-.64"), "gold", -0.05)]
    found += solid(mirrored("0,-.94! .045,-.92 .055,-.82 .04,-.71! 0,-.71!"), "wood", -0.25, 0.02)
    found += marks(
        [line(f"-.045,{y} .045,{y - 0.02}", 0.012) for y in (-0.75, -0.8, -0.85)], "gold", 0.0
    )
    return stood([*found, Shape(oval(0, -0.96, 0.06), "gold", 0.1)])


@prop("sundial")
def sundial(_: random.Random) -> list[Shape]:
    """A sundial on its pillar, seen a little from above."""
    pillar = mirrored("0,-.66! .12,-.64 .09,-.3 .13,-.12! .24,-.1! .26,0! 0,0!")
    found = [
        *solid(pillar, "stone", -0.1, 0.05),
        *solid(oval(0, -0.66, 0.44, 0.15), "stone", -0.3, 0.02),
    ]
    found += [Shape(oval(0, -0.7, 0.44, 0.15), "stone", 0.12)]
    rays = []
    for n in range(9):
        angle = math.pi * (n + 0.0) / 8
        x, y = math.cos(angle), math.sin(angle)
        rays.append(
            line(f"{x * 0.3:.3f},{-0.7 + y * 0.1:.3f} {x * 0.38:.3f},{-0.7 + y * 0.125:.3f}", 0.016)
        )
    found += marks([*rays, poly("0,-.71 -.3,-.74 -.28,-.69")], "stone", -0.45)
    return stood([*found, Shape(poly("-.03,-.7 .04,-.66 .1,-1"), "metal", 0.0)])


@prop("mirror")
def mirror(_: random.Random) -> list[Shape]:
    """A silver hand mirror."""
    found = solid(mirrored("0,-.4! .04,-.38 .03,-.12 .06,-.05 0,0"), "steel", -0.1, 0.02)
    found += solid(oval(0, -0.68, 0.27, 0.32), "steel", -0.15, side=0.03)
    glass = oval(0, -0.68, 0.215, 0.262)
    found += [Shape(glass, "water", 0.35)]
    found += marks([within(poly("-.3,-.5 .2,-1.02 .3,-.94 -.16,-.42"), glass)], "paper", 0.3)
    found += [Shape(oval(s * 0.27, -0.68, 0.035), "steel", 0.2) for s in (1, -1)]
    return stood([*found, Shape(oval(0, -1.01, 0.055), "steel", 0.25)])


@prop("clock")
def clock(_: random.Random) -> list[Shape]:
    """A tall clock that stands a little before twelve."""
    case = mirrored("0,-.62! .17,-.62! .17,-.14! .23,-.12! .24,0! 0,0!")
    head = mirrored("0,-1.04 .1,-.99 .24,-.94! .24,-.58! 0,-.58!")
    found = [*solid(case, "wood", -0.15, 0.04), *solid(head, "wood", 0.05, 0.04)]
    found += marks([box(-0.09, -0.54, 0.18, 0.36, 0.02)], "ink", 0.15)
    found += [
        Shape(line("0,-.54 .035,-.3", 0.014), "gold", 0.0),
        Shape(oval(0.04, -0.27, 0.05), "gold", 0.15),
    ]
    found += [
        Shape(oval(0, -0.76, 0.165), "gold", -0.15),
        Shape(oval(0, -0.76, 0.14), "paper", 0.2),
    ]
    hours = []
    for n in range(12):
        angle = math.pi * n / 6
        hours.append(oval(0.115 * math.sin(angle), -0.76 - 0.115 * math.cos(angle), 0.01))
    hands = [tail("0,-.76 -.025,-.88", 0.022), tail("0,-.76 -.004,-.845", 0.03)]
    return stood([*found, *marks([*hours, *hands], "ink", 0.0)])


@prop("gem")
def gem(_: random.Random) -> list[Shape]:
    """A cut stone, dark red."""
    found = [Shape(poly("-.34,-.9 .34,-.9 .6,-.62 0,0 -.6,-.62"), "blood", -0.1)]
    found += marks(
        [poly("-.34,-.9 -.2,-.62 -.6,-.62"), poly("0,0 -.6,-.62 -.2,-.62")], "blood", -0.35
    )
    found += marks([poly("-.34,-.9 .34,-.9 .2,-.62 -.2,-.62")], "rose", 0.2)
    return stood([*found, *marks([poly(".34,-.9 .6,-.62 .2,-.62")], "rose", 0.0)])


@prop("finger-ring")
def finger_ring(_: random.Random) -> list[Shape]:
    """A plain gold ring with one small stone."""
    hoop = QPainterPath()
    hoop.addEllipse(oval(0, -0.4, 0.4).boundingRect())
    hoop.addEllipse(oval(0.015, -0.4, 0.3).boundingRect())
    found = [Shape(hoop, "gold", 0.0)]
    found += marks([blade("-.34,-.24 -.1,-.05 .22,-.1", 0.05)], "gold", -0.3)
    found += marks([blade("-.3,-.62 -.14,-.76 .08,-.76", 0.03)], "gold", 0.4)
    found += [Shape(poly("-.14,-.78 .14,-.78 .09,-.86 -.09,-.86"), "gold", -0.1)]
    found += [
        Shape(poly("-.13,-.84 .13,-.84 .18,-.94 .09,-1.02 -.09,-1.02 -.18,-.94"), "water", 0.2)
    ]
    return stood([*found, *marks([poly("-.09,-1.02 .09,-1.02 .04,-.94 -.05,-.94")], "paper", 0.3)])


@prop("cloak")
def cloak(_: random.Random) -> list[Shape]:
    """A hooded cloak that nobody wears, on its peg."""
    found = [Shape(line("-.16,-1.03 .16,-1.03", 0.04), "wood", -0.2)]
    cape = mirrored("0,-.86 .16,-.84 .26,-.6 .36,-.2 .42,0! .2,-.03 0,0!")
    found += solid(cape, "cloth", 0.0, side=0.05)
    folds = (f"{x * 0.35},-.76 {x * 0.7},-.4 {x},-.03" for x in (-0.3, -0.1, 0.14, 0.3))
    found += marks([blade(fold, 0.045) for fold in folds], "cloth", -0.25)
    found += solid(mirrored("0,-1.04 .14,-1 .2,-.86 .15,-.74 0,-.68"), "cloth", 0.1, side=0.04)
    found += marks([mirrored("0,-.97 .1,-.93 .13,-.84 .09,-.76 0,-.71")], "ink", 0.05)
    return stood([*found, Shape(oval(0, -0.69, 0.045), "gold", 0.1)])


@prop("trap")
def trap(_: random.Random) -> list[Shape]:
    """An iron trap, open, with its chain; wider than high."""
    found: list[Shape] = [Shape(line("-.9,-.05 -.7,-.1 -.5,-.08", 0.05), "metal", -0.35)]
    back = limb(
        [(-0.52, -0.12), (-0.4, -0.5), (0.0, -0.62), (0.4, -0.5), (0.52, -0.12)], [0.08] * 5
    )
    found += [Shape(back, "steel", -0.35)]
    for n in range(7):
        x = -0.36 + n * 0.12
        y = -0.6 + 0.9 * x * x
        found += [Shape(poly(f"{x - 0.05},{y} {x + 0.05},{y} {x},{y - 0.19}"), "steel", -0.15)]
    found += [Shape(oval(0, -0.16, 0.2, 0.07), "steel", -0.05)]
    front = limb(
        [(-0.54, -0.12), (-0.42, 0.08), (0.0, 0.16), (0.42, 0.08), (0.54, -0.12)], [0.09] * 5
    )
    for n in range(7):
        x = -0.39 + n * 0.13
        y = 0.1 - 0.6 * x * x
        found += [Shape(poly(f"{x - 0.05},{y} {x + 0.05},{y} {x},{y - 0.2}"), "steel", 0.15)]
    return stood([*found, *solid(front, "steel", -0.1, 0.02)])
