"""Beasts of hedge, pond and loft: badger, frog, snail, eel, bat, bee, owl, and two bright birds."""

from __future__ import annotations

import random

from assets.drawings.props.strokes import (
    Point,
    blade,
    curve,
    limb,
    line,
    marks,
    mirrored,
    oval,
    solid,
    stood,
    tail,
    within,
)
from assets.drawings.shapes import Shape, prop


@prop("badger")
def badger(_: random.Random) -> list[Shape]:
    """A badger on its way, its head striped white and black."""
    coat = curve(
        "-.66,-.24 -.7,-.4 -.56,-.56 -.26,-.66 .08,-.64 .34,-.54 .46,-.38 .42,-.2 .1,-.13 -.34,-.13"
    )
    face = curve(
        ".26,-.52 .36,-.64 .5,-.62 .68,-.5 .86,-.36 .94,-.27 .9,-.19 .76,-.17 .52,-.18 .34,-.26"
    )
    far = [
        limb([(x, -0.26), (x + 0.02, -0.1), (x + 0.06, 0)], [0.16, 0.12, 0.1]) for x in (-0.5, 0.2)
    ]
    near = [
        limb([(x, -0.28), (x + 0.01, -0.1), (x + 0.08, 0)], [0.2, 0.15, 0.12]) for x in (-0.3, 0.36)
    ]
    claws = [
        tail(f"{x + d},.0 {x + d + 0.05},.02 {x + d + 0.09},.05", 0.03)
        for x in (-0.24, 0.42)
        for d in (0.0, 0.05)
    ]
    hairs = [
        "-.5,-.5 -.42,-.38 -.46,-.26",
        "-.2,-.58 -.1,-.44 -.14,-.3",
        ".08,-.56 .16,-.44 .1,-.3",
    ]
    found = [Shape(leg, "ink", 0.1) for leg in far]
    found += [Shape(tail("-.62,-.36 -.82,-.34 -.94,-.24", 0.16), "stone", 0.1)]
    found += solid(coat, "stone", -0.12, side=0.05)
    found += marks([within(blade(hair, 0.035), coat) for hair in hairs], "stone", 0.2)
    found += [Shape(leg, "ink", 0.16) for leg in near] + marks(claws, "bone", 0.0)
    found += [
        Shape(oval(0.36, -0.62, 0.065), "ink", 0.1),
        Shape(oval(0.365, -0.635, 0.035), "bone", 0.2, rim=False),
        *solid(face, "bone", 0.25, side=0.02),
    ]
    stripe = within(blade(".24,-.5 .52,-.5 .7,-.38 .9,-.26", 0.17), face)
    jaw = within(blade(".34,-.2 .6,-.13 .84,-.16", 0.1), face)
    found += marks([stripe, jaw], "ink", 0.08)
    found += marks([oval(0.6, -0.43, 0.028)], "bone", 0.3)
    return stood([*found, *marks([oval(0.61, -0.43, 0.016), oval(0.92, -0.24, 0.045)], "ink", 0.0)])


@prop("frog")
def frog(_: random.Random) -> list[Shape]:
    """A frog squatting, wide of mouth."""
    tone, shade = "leaf", 0.02
    body = mirrored("0,-.74 .2,-.73 .34,-.6 .38,-.4 .32,-.14 .18,-.04 0,-.04")
    toes = [
        limb([(s * 0.4, -0.08), (s * (0.4 + d), 0.0)], [0.06, 0.045])
        for s in (-1, 1)
        for d in (0.08, 0.2, 0.3)
    ]
    found = [Shape(toe, tone, shade - 0.2) for toe in toes]
    for s in (-1, 1):
        found += solid(oval(s * 0.4, -0.24, 0.19, 0.22), tone, shade - 0.1, side=0.04)
        found += [Shape(oval(s * 0.21, -0.8, 0.135), tone, shade - 0.05)]
    found += [
        *solid(body, tone, shade, side=0.06),
        Shape(oval(0, -0.22, 0.2, 0.19), "paper", -0.05),
    ]
    for s in (-1, 1):
        arm = limb([(s * 0.24, -0.42), (s * 0.27, -0.2), (s * 0.14, -0.03)], [0.13, 0.1, 0.09])
        found += [Shape(arm, tone, shade - 0.08)]
        fingers = [line(f"{s * 0.14},-.03 {s * (0.1 + d)},.02", 0.04) for d in (-0.04, 0.05, 0.12)]
        found += marks(fingers, tone, shade - 0.15)
        found += marks([oval(s * 0.22, -0.82, 0.085)], "gold", 0.2)
        found += marks([oval(s * 0.22, -0.82, 0.055, 0.026)], "ink", 0.0)
    found += marks([blade("-.33,-.56 0,-.44 .33,-.56", 0.035)], "ink", 0.05)
    spots = [
        oval(x, y, r)
        for x, y, r in ((-0.42, -0.3, 0.03), (0.44, -0.26, 0.035), (0.36, -0.36, 0.02))
    ]
    return stood([*found, *marks(spots, tone, shade - 0.3)])


@prop("snail")
def snail(_: random.Random) -> list[Shape]:
    """A snail with its horns out, under a large shell."""
    foot = curve("-.62,-.02! -.4,-.14 .2,-.16 .36,-.3 .42,-.5 .54,-.56 .64,-.46 .62,-.2 .5,-.02! ")
    shell = oval(-0.06, -0.5, 0.42)
    found = [
        Shape(line(f"{x},-.5 {x + d},-.82", 0.03), "skin", -0.25)
        for x, d in ((0.5, 0.0), (0.58, 0.12))
    ]
    found += [Shape(oval(x, -0.83, 0.035), "ink", 0.05) for x in (0.5, 0.7)]
    found += [*solid(foot, "skin", -0.2, side=0.03), *solid(shell, "wood", 0.12, side=0.08)]
    turns = [
        "-.36,-.36 -.22,-.76 .16,-.74 .24,-.4 -.02,-.24 -.24,-.4",
        "-.24,-.42 -.16,-.62 .06,-.6 .08,-.42 -.06,-.38",
    ]
    found += marks([within(blade(turn, 0.06), shell) for turn in turns], "wood", -0.35)
    return stood([*found, *marks([oval(-0.05, -0.5, 0.05)], "wood", -0.35)])


@prop("eel")
def eel(_: random.Random) -> list[Shape]:
    """A great eel rearing out of its coils, jaws open."""
    tone, shade = "deep", 0.18
    spine: list[Point] = [
        (-0.62, -0.04),
        (-0.3, -0.14),
        (0.16, -0.08),
        (0.36, -0.24),
        (0.1, -0.4),
        (-0.16, -0.56),
        (-0.1, -0.8),
        (0.12, -0.92),
        (0.3, -0.9),
    ]
    widths = [0.02, 0.12, 0.18, 0.2, 0.2, 0.19, 0.18, 0.19, 0.2]
    body = limb(spine, widths)
    back: list[Point] = [(-0.2, -0.44), (-0.36, -0.58), (-0.3, -0.84), (-0.04, -1.0)]
    found = [Shape(limb(back, [0.02, 0.13, 0.13, 0.03]), tone, shade - 0.18)]
    found += solid(body, tone, shade, side=0.04)
    belly: list[Point] = [(0.14, -0.32), (-0.06, -0.52), (-0.02, -0.76), (0.16, -0.84)]
    found += marks([within(limb(belly, [0.05, 0.09, 0.08, 0.05]), body)], "bone", -0.15)
    upper = curve(".14,-.98 .3,-1.04 .5,-1.02 .7,-.93! .5,-.92 .3,-.88!")
    lower = curve(".2,-.86! .36,-.84 .52,-.76 .62,-.7! .46,-.68 .28,-.74 .16,-.82")
    gape = curve(".26,-.9! .5,-.93 .66,-.93! .5,-.82 .56,-.73! .4,-.8")
    found += [Shape(gape, "blood", -0.25, rim=False), Shape(upper, tone, shade + 0.04)]
    found += [Shape(lower, tone, shade - 0.08)]
    fangs = [tail(f"{x},-.925 {x + 0.01},-.9 {x},-.865", 0.03) for x in (0.46, 0.54, 0.62)]
    fangs += [
        tail(f"{x},{y} {x},{y - 0.03} {x},{y - 0.06}", 0.026)
        for x, y in ((0.46, -0.78), (0.54, -0.745))
    ]
    found += marks(fangs, "bone", 0.25)
    found += marks([oval(0.34, -0.975, 0.036)], "glow", 0.1)
    found += marks([oval(0.35, -0.975, 0.016, 0.028)], "ink", 0.0)
    gills = [blade(f"{x},-.92 {x - 0.03},-.86 {x},-.8", 0.018) for x in (0.1, 0.04)]
    return stood([*found, *marks(gills, tone, shade - 0.25)], centre=True)


@prop("bat")
def bat(_: random.Random) -> list[Shape]:
    """A bat with its wings spread."""
    tone, shade = "ink", 0.12
    wings = mirrored(
        "0,-.6 .1,-.66 .3,-.82 .6,-.94! .84,-.74 .98,-.3! .82,-.42 .7,-.22! .54,-.4 .38,-.18!"
        " .22,-.34 .1,-.2 0,-.18"
    )
    ears = [curve(f"{s * 0.03},-.74! {s * 0.14},-1.0! {s * 0.15},-.7!") for s in (-1, 1)]
    bones = [
        blade(f"{s * 0.58},-.9 {s * x},{y}", 0.022)
        for s in (-1, 1)
        for x, y in ((0.94, -0.36), (0.69, -0.27), (0.38, -0.23))
    ]
    found = [*solid(wings, tone, shade, side=0.03), *marks(bones, tone, shade + 0.2)]
    found += [Shape(ear, tone, shade + 0.05) for ear in ears]
    found += [
        Shape(oval(0, -0.42, 0.13, 0.27), "hair", -0.2),
        Shape(oval(0, -0.7, 0.15), "hair", -0.1),
    ]
    found += marks([oval(s * 0.06, -0.72, 0.03) for s in (-1, 1)], "glow", 0.1)
    found += marks([oval(s * 0.06, -0.72, 0.014) for s in (-1, 1)], "ink", 0.0)
    fangs = [tail(f"{s * 0.035},-.63 {s * 0.035},-.6 {s * 0.03},-.565", 0.028) for s in (-1, 1)]
    return stood([*found, *marks(fangs, "bone", 0.3)])


@prop("bee")
def bee(_: random.Random) -> list[Shape]:
    """A bee from above, its back striped."""
    rump = mirrored("0,-.56 .16,-.52 .22,-.32 .16,-.12 0,0!")
    found: list[Shape] = []
    for s in (-1, 1):
        legs = [
            limb([(s * 0.08, y), (s * 0.26, y - 0.03), (s * 0.34, y + d)], [0.035, 0.03, 0.015])
            for y, d in ((-0.68, -0.08), (-0.6, 0.06), (-0.54, 0.16))
        ]
        found += [Shape(leg, "ink", 0.05) for leg in legs]
        feeler = tail(f"{s * 0.04},-.86 {s * 0.1},-.96 {s * 0.17},-1.0", 0.026)
        found.append(Shape(feeler, "ink", 0.05))
    found += solid(rump, "gold", 0.05, side=0.04)
    bands = [blade(f"-.26,{y} 0,{y + 0.05} .26,{y}", 0.075) for y in (-0.46, -0.32, -0.18)]
    found += marks([within(band, rump) for band in bands], "ink", 0.05)
    found += [
        Shape(oval(0, -0.63, 0.15, 0.13), "wood", 0.05),
        Shape(oval(0, -0.8, 0.11, 0.09), "ink", 0.1),
    ]
    for s in (-1, 1):
        rear = curve(
            f"{s * 0.08},-.58! {s * 0.34},-.52 {s * 0.5},-.34 {s * 0.38},-.28 {s * 0.2},-.4"
        )
        fore = curve(
            f"{s * 0.08},-.64! {s * 0.36},-.8 {s * 0.66},-.78 {s * 0.62},-.6 {s * 0.34},-.52"
        )
        found += [Shape(rear, "paper", 0.1), Shape(fore, "paper", 0.3)]
        veins = [blade(f"{s * 0.1},-.64 {s * 0.36},-.68 {s * 0.6},-.7", 0.016)]
        found += marks(veins, "stone", 0.1)
    return stood(found)


@prop("owl")
def owl(_: random.Random) -> list[Shape]:
    """An owl on a branch, looking at us."""
    tone, shade = "wood", 0.02
    body = mirrored("0,-.98 .2,-.97 .32,-.86 .38,-.58 .32,-.28 .16,-.1 0,-.08")
    tufts = [curve(f"{s * 0.12},-.94! {s * 0.32},-1.1! {s * 0.33},-.84!") for s in (-1, 1)]
    wings = [
        curve(f"{s * 0.3},-.74 {s * 0.42},-.56 {s * 0.36},-.24 {s * 0.22},-.02! {s * 0.22},-.4")
        for s in (-1, 1)
    ]
    found = [Shape(tuft, tone, shade - 0.15) for tuft in tufts]
    found += solid(body, tone, shade, side=0.05)
    breast = mirrored("0,-.6 .16,-.56 .2,-.36 .12,-.14 0,-.11")
    found.append(Shape(within(breast, body), "bone", 0.0, rim=False))
    bars = [
        blade(f"{x - 0.04},{y} {x},{y + 0.04} {x + 0.04},{y}", 0.025)
        for y in (-0.5, -0.4, -0.3, -0.2)
        for x in ((-0.09, 0.0, 0.09) if y < -0.25 else (-0.05, 0.05))
    ]
    found += marks(bars, tone, shade - 0.15)
    found += [Shape(wing, tone, shade - 0.15) for wing in wings]
    for s in (-1, 1):
        found += [Shape(oval(s * 0.145, -0.76, 0.15), "bone", 0.15, rim=False)]
        found += marks([oval(s * 0.135, -0.76, 0.085)], "gold", 0.2)
        found += marks([oval(s * 0.13, -0.76, 0.045)], "ink", 0.0)
        found += [Shape(line(f"{s * 0.08},-.08 {s * 0.1},-.03", 0.05), "gold", -0.1)]
    branch = limb([(-0.5, -0.01), (0.0, 0.0), (0.54, -0.05)], [0.05, 0.07, 0.04])
    found += [Shape(curve("0,-.7! .045,-.64 0,-.55! -.045,-.64"), "gold", -0.15)]
    return stood([*found, Shape(branch, "wood", -0.3)])


def _perched(back: str, breast: str, bill: Shape, crest: list[Shape]) -> list[Shape]:
    """A bird on a branch, facing right: *back* and *breast* are tones."""
    body = curve("-.3,-.12! -.3,-.36 -.16,-.62 .0,-.8 .16,-.86 .28,-.76 .28,-.54 .2,-.3 .02,-.14")
    chest = curve(".0,-.5 .14,-.58 .3,-.62 .34,-.4 .2,-.16 .0,-.12")
    wing = curve(".02,-.6 .1,-.44 .0,-.2 -.28,.02! -.3,-.2 -.18,-.5")
    tailing = curve("-.26,-.2! -.1,-.12 -.2,.14 -.34,.3! -.38,.1")
    found = [Shape(tailing, back, -0.3), bill, *solid(body, back, 0.0, side=0.03)]
    found += [Shape(within(chest, body), breast, 0.1, rim=False), *crest]
    found += [Shape(wing, back, -0.15)]
    quills = ["-.0,-.42 -.08,-.24 -.24,-.06", "-.08,-.42 -.16,-.26 -.26,-.12"]
    found += marks([blade(quill, 0.022) for quill in quills], back, -0.35)
    found += marks([oval(0.19, -0.75, 0.035)], "paper", 0.3)
    found += marks([oval(0.195, -0.75, 0.022)], "ink", 0.0)
    feet = [line(f"{x},-.14 {x + 0.02},-.04", 0.035) for x in (0.0, 0.1)]
    branch = limb([(-0.5, 0.0), (0.0, -0.03), (0.5, -0.09)], [0.05, 0.07, 0.04])
    return stood([*found, *marks(feet, "gold", -0.1), Shape(branch, "wood", -0.25)])


@prop("kingfisher")
def kingfisher(_: random.Random) -> list[Shape]:
    """A kingfisher on a branch, its bill as long as its head."""
    bill = Shape(curve(".2,-.8! .4,-.75 .66,-.64! .4,-.67 .22,-.68!"), "ink", 0.1)
    cheek = Shape(oval(0.06, -0.66, 0.07, 0.045), "paper", 0.2, rim=False)
    return _perched("water", "fire", bill, [cheek])


@prop("parrot")
def parrot(_: random.Random) -> list[Shape]:
    """A parrot on a branch, with a hooked bill and a crest."""
    bill = Shape(curve(".22,-.8! .36,-.78 .42,-.66 .36,-.54! .3,-.62 .22,-.64!"), "bone", -0.1)
    crest = [tail(f".1,-.83 {x},-.98 {x - 0.1},-1.04", 0.06) for x in (0.06, 0.14)]
    return _perched("leaf", "gold", bill, [Shape(each, "blood", 0.1) for each in crest])
