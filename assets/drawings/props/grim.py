"""What lies and hangs along the road to the end of the world: bones, ropes, cages, eyes."""

from __future__ import annotations

import math
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
    tail,
)
from assets.drawings.shapes import Shape, prop


@prop("skull")
def skull(_: random.Random) -> list[Shape]:
    """A skull, looking at us."""
    dome = mirrored("0,-1 .3,-.95 .44,-.7 .4,-.44 .3,-.34! .26,-.2! 0,-.18!")
    jaw = mirrored("0,-.2! .24,-.2! .22,-.04 .12,.02 0,.03")
    found = [*solid(jaw, "bone", -0.12, 0.04), *solid(dome, "bone", 0.05, 0.06)]
    found += marks([oval(x, -0.53, 0.115, 0.125) for x in (-0.18, 0.18)], "ink", 0.05)
    found += marks([mirrored("0,-.4! .06,-.3! 0,-.28!")], "ink", 0.1)
    teeth = [line(f"{x},-.2 {x},-.06", 0.016) for x in (-0.15, -0.075, 0.0, 0.075, 0.15)]
    return stood([*found, *marks([line("-.2,-.13 .2,-.13", 0.018), *teeth], "ink", 0.2)])


@prop("skull-horned")
def skull_horned(_: random.Random) -> list[Shape]:
    """The long skull of a horned beast on a stake."""
    stake = limb([(0.0, 0.1), (0.02, -0.3), (0.0, -0.6)], [0.07, 0.06, 0.05])
    horn = limb([(0.16, -0.92), (0.46, -0.98), (0.6, -1.3)], [0.13, 0.1, 0.01])
    face = mirrored("0,-1 .2,-1 .26,-.84 .14,-.62 .11,-.34 .06,-.26 0,-.25")
    found = [*solid(stake, "wood", -0.1, 0.02)]
    found += [*placed([Shape(horn, "bone", -0.2)]), *placed([Shape(horn, "bone", -0.2)], flip=True)]
    found += [*solid(face, "bone", 0.05, 0.05)]
    found += marks(
        [curve(f"{s * 0.07},-.8 {s * 0.18},-.86 {s * 0.16},-.72") for s in (1, -1)], "ink", 0.05
    )
    return stood([*found, *marks([oval(x, -0.33, 0.02, 0.05) for x in (-0.04, 0.04)], "ink", 0.1)])


@prop("bones")
def bones(luck: random.Random) -> list[Shape]:
    """A heap of long bones with a rib cage on it."""
    found: list[Shape] = []
    for _ in range(7):
        x, turn = luck.uniform(-0.7, 0.7), luck.uniform(-70, 70)
        bone = [Shape(line("0,-.34 0,.34", 0.075), "bone", luck.uniform(-0.25, 0.0))]
        bone += [
            Shape(oval(s * 0.05, y, 0.07), "bone", -0.05) for y in (-0.35, 0.35) for s in (1, -1)
        ]
        found += placed(bone, x, -0.18 - luck.uniform(0, 0.16), 1.0, turn)
    for i in range(5):
        reach = 0.34 - 0.035 * i
        for flip in (False, True):
            y = -0.3 - i * 0.13
            rib = tail(f"0,{y} {reach},{y - 0.06} {reach * 1.1},{y + 0.14 + i * 0.01}", 0.05)
            found += placed([Shape(rib, "bone", 0.05)], flip=flip)
    found += [Shape(line("0,-.16 .01,-.6 0,-.98", 0.06), "bone", 0.1)]
    return stood(found, centre=True)


@prop("gallows")
def gallows(_: random.Random) -> list[Shape]:
    """A gallows with an empty noose."""
    beams = [box(-0.42, -1.0, 0.07, 1.0), box(-0.46, -1.02, 0.78, 0.065)]
    brace = line("-.4,-.72 -.12,-.98", 0.05)
    rope = line("0.22,-.97 .22,-.68", 0.018)
    noose = oval(0.22, -0.59, 0.07, 0.1).subtracted(oval(0.22, -0.59, 0.048, 0.075))
    found = [Shape(brace, "wood", -0.2), *solid(beams[0], "wood", -0.1, 0.02)]
    found += [*solid(beams[1], "wood", -0.05, 0.015), Shape(rope, "bone", -0.1)]
    return stood([*found, Shape(noose, "bone", 0.0), Shape(box(-0.6, -0.05, 0.44, 0.05), "wood")])


@prop("coffin")
def coffin(_: random.Random) -> list[Shape]:
    """A coffin on end, a cross of nails on its lid."""
    case = mirrored("0,-1! .22,-1! .36,-.7! .2,0! 0,0!")
    lid = mirrored("0,-.95! .18,-.95! .31,-.7! .165,-.05! 0,-.05!")
    found = [*solid(case, "wood", -0.25, 0.04), *solid(lid, "wood", 0.05, 0.03)]
    found += marks([line("0,-.84 0,-.3", 0.03), line("-.13,-.68 .13,-.68", 0.03)], "metal", 0.0)
    return stood([*found, *marks([blade("-.1,-.5 -.08,-.28 -.1,-.1", 0.012)], "wood", -0.4)])


@prop("cage")
def cage(_: random.Random) -> list[Shape]:
    """A hanging cage, and what is left in it."""
    top = mirrored("0,-.9! .1,-.86 .26,-.7! .3,-.66! 0,-.66!")
    bars = [
        blade(f"{x},-.7 {x * 1.25},-.36 {x},-.02", 0.035) for x in (-0.3, -0.15, 0.0, 0.15, 0.3)
    ]
    inside = placed(skull(random.Random(1)), 0.03, -0.06, 0.3)
    found = [
        Shape(line("0,-1.1 0,-.88", 0.025), "steel", -0.2),
        *inside,
        *solid(top, "steel", -0.3),
    ]
    found += [Shape(bar, "steel", -0.2) for bar in bars]
    found += [Shape(box(-0.34, -0.07, 0.68, 0.07, 0.02), "steel", -0.3)]
    return stood([*found, Shape(box(-0.36, -0.4, 0.72, 0.035), "steel", -0.25)])


@prop("scarecrow")
def scarecrow(_: random.Random) -> list[Shape]:
    """A scarecrow with a sack for a head, arms wide."""
    post, arms = box(-0.03, -0.7, 0.06, 0.7), line("-.5,-.62 0,-.64 .5,-.6", 0.045)
    coat = mirrored("0,-.72! .16,-.7 .5,-.66! .5,-.56! .18,-.5 .2,-.2! .1,-.28! 0,-.16!")
    head = mirrored("0,-1 .12,-.97 .14,-.84 .06,-.72! 0,-.72!")
    hat = mirrored("0,-1.16 .1,-1.12 .13,-.98! .26,-.95! .1,-.9 0,-.89")
    found = [*solid(post, "wood", -0.1, 0.02), Shape(arms, "wood"), *solid(coat, "cloth", -0.3)]
    found += [*solid(head, "paper", -0.2), *solid(hat, "hair", -0.2)]
    eyes = [line(f"{s * 0.07},-.88 {s * 0.03},-.85", 0.018) for s in (1, -1)]
    straw = [tail(f"{s * 0.48},-.6 {s * 0.56},{y}", 0.03) for s in (1, -1) for y in (-0.66, -0.52)]
    found += marks([*eyes, blade("-.06,-.8 0,-.77 .06,-.8", 0.014)], "ink", 0.0)
    return stood([*found, *(Shape(each, "gold", -0.1) for each in straw)])


@prop("hook")
def hook(_: random.Random) -> list[Shape]:
    """A butcher's hook on a chain."""
    links = [
        oval(0, -0.95 + i * 0.09, 0.03, 0.055).subtracted(oval(0, -0.95 + i * 0.09, 0.012, 0.035))
        for i in range(5)
    ]
    bend = limb(
        [(0.0, -0.55), (0.02, -0.3), (0.16, -0.06), (0.3, -0.14), (0.28, -0.32)],
        [0.06, 0.07, 0.075, 0.06, 0.01],
    )
    return stood(
        [*(Shape(link, "steel", -0.2) for link in links), *solid(bend, "steel", 0.05, 0.02)]
    )


@prop("eye-watching")
def eye_watching(_: random.Random) -> list[Shape]:
    """A great open eye that hangs in the air and weeps light."""
    lid = curve("-.9,-.5! -.5,-.86 0,-.98 .5,-.86 .9,-.5! .5,-.18 0,-.08 -.5,-.18")
    found = [*solid(lid, "bone", 0.12, 0.06), Shape(oval(0, -0.52, 0.36), "blood", 0.0)]
    found += marks([oval(0, -0.52, 0.27)], "fire", 0.05)
    found += marks([mirrored("0,-.78! .06,-.52 0,-.26!")], "ink", 0.0)
    lashes = []
    for x in (-0.7, -0.42, -0.14, 0.14, 0.42, 0.7):
        root, tip = (-y - 0.43 * math.cos(x * 1.4) for y in (0.5, 0.72))
        lashes.append(tail(f"{x},{root} {x * 1.3},{tip}", 0.05))
    tears = [curve(f"{x},-.12! {x + 0.05},.02 {x},.12 {x - 0.05},.02") for x in (-0.3, 0.3)]
    found += [Shape(each, "ink") for each in lashes]
    return stood([*found, *(Shape(each, "glow", rim=False) for each in tears)])


@prop("moth")
def moth(_: random.Random) -> list[Shape]:
    """A large moth with eyes on its wings."""
    upper = curve("0,-.62! .34,-.98 .78,-.94 .86,-.7! .5,-.42 .08,-.44!")
    lower = curve(".04,-.46! .46,-.42 .58,-.16 .36,.0 .14,-.1 .02,-.3!")
    wing = [*solid(lower, "wood", 0.15, 0.02), *solid(upper, "wood", 0.3, 0.02)]
    wing += marks([oval(0.54, -0.72, 0.12)], "bone", 0.0)
    wing += marks([oval(0.54, -0.72, 0.06)], "ink", 0.0)
    found = [*wing, *placed(wing, flip=True)]
    found += [*solid(mirrored("0,-.72 .07,-.66 .06,-.3 .02,-.02 0,0"), "hair", 0.1, 0.02)]
    feelers = [tail(f"{s * 0.02},-.7 {s * 0.12},-.86 {s * 0.22},-.9", 0.025) for s in (1, -1)]
    return stood([*found, *(Shape(each, "hair") for each in feelers)])


@prop("spider")
def spider(_: random.Random) -> list[Shape]:
    """A spider on tall legs."""
    found: list[Shape] = []
    for n, (knee, foot) in enumerate(((0.36, 0.5), (0.52, 0.74), (0.6, 0.92), (0.42, 0.66))):
        leg = limb([(0.1, -0.42), (knee, -0.9 + 0.06 * n), (foot, 0.0)], [0.06, 0.045, 0.012])
        found += [Shape(leg, "ink", 0.12), *placed([Shape(leg, "ink", 0.12)], flip=True)]
    found += [*solid(oval(0, -0.56, 0.24, 0.26), "deep", -0.1, 0.05)]
    found += [*solid(oval(0, -0.32, 0.14, 0.12), "deep", 0.0, 0.03)]
    eyes = [oval(x, -0.3, 0.022) for x in (-0.07, -0.025, 0.025, 0.07)]
    return stood([*found, *marks(eyes, "fire", 0.3)])


@prop("mask")
def mask(_: random.Random) -> list[Shape]:
    """A carved mask on a pole, its mouth open."""
    face = mirrored("0,-1 .26,-.96 .36,-.72 .28,-.4 .1,-.24 0,-.22")
    found = [Shape(box(-0.025, -0.4, 0.05, 0.4), "wood", -0.2), *solid(face, "bone", 0.08, 0.05)]
    eyes = [
        curve(f"{s * 0.05},-.68! {s * 0.14},-.76 {s * 0.24},-.7! {s * 0.14},-.64") for s in (1, -1)
    ]
    found += marks([*eyes, oval(0, -0.4, 0.09, 0.08)], "ink", 0.0)
    lines = [blade(f"{s * 0.2},-.58 {s * 0.22},-.46 {s * 0.14},-.34", 0.03) for s in (1, -1)]
    found += marks(lines, "blood", 0.0)
    return stood([*found, *marks([blade("-.2,-.84 0,-.8 .2,-.84", 0.03)], "blood", 0.0)])


@prop("axe")
def axe(_: random.Random) -> list[Shape]:
    """A broad axe, head up."""
    shaft = limb([(0.0, 0.0), (0.02, -0.5), (0.0, -1.0)], [0.06, 0.055, 0.06])
    head = curve("-.03,-.94! .16,-.94 .36,-1.04! .44,-.8 .36,-.56! .16,-.68 -.03,-.7!")
    edge = curve(".3,-1.0 .36,-1.04! .44,-.8 .36,-.56! .3,-.6 .37,-.8")
    return stood(
        [
            *solid(shaft, "wood", 0.0, 0.02),
            *solid(head, "steel", -0.1, 0.03),
            Shape(edge, "steel", 0.35, rim=False),
        ]
    )


@prop("spade")
def spade(_: random.Random) -> list[Shape]:
    """A gravedigger's spade stuck in the earth."""
    leaf = mirrored("0,-.36! .2,-.36! .21,-.16 .1,0 0,.04")
    grip = line("-.12,-.98 .12,-.98", 0.055)
    shaft = box(-0.025, -0.98, 0.05, 0.66)
    return stood(
        [*solid(shaft, "wood", 0.05, 0.015), Shape(grip, "wood"), *solid(leaf, "steel", -0.1, 0.04)]
    )


@prop("billhook")
def billhook(_: random.Random) -> list[Shape]:
    """A long-handled hooked blade."""
    shaft = limb([(0.0, 0.0), (0.01, -0.4), (0.0, -0.74)], [0.045, 0.045, 0.05])
    head = curve("-.04,-.68! .05,-.68! .1,-.86 .26,-.92 .34,-.84! .34,-1 .14,-1.08 -.04,-.98")
    return stood([*solid(shaft, "wood", 0.0, 0.015), *solid(head, "steel", 0.0, 0.025)])


@prop("smoke-column")
def smoke_column(luck: random.Random) -> list[Shape]:
    """A wall of smoke that climbs and bends over."""
    found = []
    for i in range(16):
        y = -i / 16
        reach = 0.1 + 0.2 * (i / 16) ** 1.3
        x = 0.16 * math.sin(i * 0.5) + luck.uniform(-0.05, 0.05) + 0.2 * (i / 16) ** 2
        found.append(Shape(oval(x, y, reach, reach * 0.72), "ink", 0.12 + 0.016 * i, rim=i > 10))
    return stood(found)


@prop("hand-rising")
def hand_rising(_: random.Random) -> list[Shape]:
    """A hand that comes out of the ground."""
    arm = limb([(0.0, 0.02), (0.03, -0.3), (0.0, -0.52)], [0.24, 0.2, 0.22])
    palm = curve("-.14,-.5 -.17,-.66 -.1,-.74 .12,-.74 .17,-.62 .12,-.48")
    tips = ((-0.1, -0.98), (-0.03, -1.04), (0.05, -1.02), (0.12, -0.92))
    fingers = [
        limb([(x, -0.7), (x * 1.5, -0.86), (x * 1.3 + 0.03, tip)], [0.075, 0.06, 0.03])
        for x, tip in tips
    ]
    thumb = limb([(0.12, -0.56), (0.27, -0.66), (0.26, -0.8)], [0.08, 0.06, 0.03])
    found = [Shape(each, "skin", -0.25) for each in (*fingers, thumb)]
    found += [*solid(palm, "skin", -0.2, 0.03), *solid(arm, "skin", -0.25, 0.05)]
    return stood([*found, Shape(mirrored("0,-.1 .2,-.08 .36,.04! 0,.05!"), "deep", -0.1)])


@prop("teeth")
def teeth(luck: random.Random) -> list[Shape]:
    """A mouth as wide as a door, standing open in the ground."""
    lips = mirrored("0,-1 .5,-.94 .86,-.5 .7,-.1 0,.0")
    throat = mirrored("0,-.86 .4,-.82 .68,-.48 .56,-.18 0,-.1")
    found = [*solid(lips, "blood", -0.15, 0.06), Shape(throat, "ink", 0.0, rim=False)]
    for i in range(9):
        x = -0.56 + i * 0.14
        top = -0.86 + 0.42 * abs(x) ** 1.6
        long = luck.uniform(0.14, 0.26)
        fang = poly(
            f"{x - 0.065},{top} {x + 0.065},{top} {x + luck.uniform(-0.03, 0.03)},{top + long}"
        )
        root = -0.1 - 0.1 * abs(x)
        low = poly(f"{x - 0.065},{root} {x + 0.065},{root} {x},{root - long * 0.8}")
        found += [Shape(fang, "bone", 0.1), Shape(low, "bone", 0.0)]
    return stood(found)


@prop("robed-horror")
def robed_horror(_: random.Random) -> list[Shape]:
    """A tall hooded thing without a face, its hands too long."""
    robe = mirrored("0,-.98 .13,-.94 .19,-.8 .22,-.6 .3,-.2 .4,.0! .2,-.02 0,.0")
    hood = mirrored("0,-1.02 .13,-.97 .18,-.82 .1,-.72! 0,-.7!")
    arm = limb([(0.16, -0.68), (0.34, -0.46), (0.3, -0.2)], [0.13, 0.1, 0.05])
    found = [*solid(robe, "cloth", -0.45, 0.06)]
    for flip in (False, True):
        claws = [tail(f".3,-.22 {0.24 + 0.05 * i},-.02", 0.03) for i in range(4)]
        found += placed(
            [Shape(arm, "cloth", -0.35), *(Shape(c, "bone", -0.1) for c in claws)], flip=flip
        )
    found += [*solid(hood, "cloth", -0.3, 0.04)]
    found += marks([mirrored("0,-.93 .08,-.9 .1,-.8 0,-.74")], "ink", 0.0)
    folds = [blade(f"{x * 0.4},-.6 {x},-.3 {x * 1.4},-.02", 0.03) for x in (-0.16, 0.02, 0.18)]
    eyes = [oval(s * 0.04, -0.84, 0.013) for s in (1, -1)]
    return stood([*found, *marks(folds, "cloth", -0.65), *marks(eyes, "glow", 0.0)])


@prop("worm")
def worm(_: random.Random) -> list[Shape]:
    """A worm as thick as a tree, arching out of the earth."""
    body = limb(
        [(-0.5, 0.0), (-0.42, -0.5), (-0.05, -0.84), (0.34, -0.66), (0.46, -0.4)],
        [0.34, 0.32, 0.3, 0.28, 0.26],
    )
    found = [*solid(body, "rose", -0.25, 0.06)]
    rings = (
        "-.66,-.2 -.5,-.24 -.34,-.18",
        "-.58,-.48 -.43,-.44 -.28,-.36",
        "-.34,-.78 -.24,-.66 -.14,-.56",
        "-.02,-.98 -.02,-.84 0,-.7",
        ".32,-.84 .24,-.74 .16,-.62",
        ".52,-.62 .4,-.58 .28,-.52",
    )
    found += marks([blade(each, 0.03) for each in rings], "rose", -0.5)
    found += [Shape(oval(0.47, -0.33, 0.14, 0.12), "ink", 0.0)]
    fangs = [poly(f"{x},{-0.42} {x + 0.05},{-0.42} {x + 0.02},-.32") for x in (0.37, 0.44, 0.51)]
    return stood([*found, *(Shape(each, "bone", 0.1) for each in fangs)])
