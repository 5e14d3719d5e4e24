"""Beasts of the high passes: goats, a cat on its ledge, a bear in its cave, stray dogs."""

from __future__ import annotations

import random

from assets.drawings.props.eyrie_birds import crag_at
from assets.drawings.props.frost_beasts import dyed
from assets.drawings.props.strokes import (
    blade,
    curve,
    limb,
    line,
    marks,
    oval,
    placed,
    poly,
    solid,
    stood,
    tail,
)
from assets.drawings.shapes import Shape, form_of, prop


def bell_at(x: float, y: float, size: float) -> list[Shape]:
    """A small bell that hangs from (*x*, *y*)."""
    rim = curve(
        f"{x},{y} {x + size * 0.3},{y + size * 0.1} {x + size * 0.4},{y + size * 0.6}"
        f" {x + size * 0.55},{y + size * 0.9}! {x - size * 0.55},{y + size * 0.9}!"
        f" {x - size * 0.4},{y + size * 0.6} {x - size * 0.3},{y + size * 0.1}"
    )
    return [
        Shape(oval(x, y + size * 0.95, size * 0.14), "ink", 0.1),
        *solid(rim, "gold", 0.0, side=size * 0.15),
    ]


def goat(tone: str, shade: float, horns: float, beard: float) -> list[Shape]:
    """A goat that looks right, about one unit high at its head; its *horns* and its *beard* are
    that long."""
    found = [Shape(tail("-.5,-.66 -.62,-.74 -.6,-.84", 0.07), tone, shade - 0.1)]
    for x, bend, dark in (
        (0.22, 0.03, 0.26),
        (-0.4, -0.04, 0.26),
        (0.34, 0.03, 0),
        (-0.3, -0.04, 0),
    ):
        leg = limb([(x, -0.5), (x + bend, -0.26), (x - bend * 0.2, -0.05)], [0.15, 0.08, 0.065])
        hoof = poly(f"{x - 0.045},-.06 {x + 0.035},-.06 {x + 0.06},0 {x - 0.05},0")
        found += [Shape(leg, tone, shade - dark), Shape(hoof, "ink", 0.1)]
    body = curve(
        "-.54,-.52 -.52,-.68 -.34,-.74 .0,-.7 .24,-.76 .42,-.68 .46,-.5 .36,-.38 .0,-.34 -.36,-.36"
    )
    found += solid(body, tone, shade, side=0.05)
    shag = [
        blade(f"{x},-.5 {x + 0.03},-.43 {x + 0.01},-.36", 0.035)
        for x in (-0.4, -0.28, -0.16, -0.04, 0.08, 0.2, 0.32)
    ]
    found += marks(shag, tone, shade - 0.18)
    neck = limb([(0.34, -0.6), (0.46, -0.78), (0.54, -0.94)], [0.3, 0.2, 0.16])
    found += [Shape(neck, tone, shade + 0.03)]
    for dx, dark in ((0.03, 0.25), (0.0, 0.0)):
        horn = limb(
            [
                (0.5 + dx, -1.02),
                (0.46 + dx, -1.02 - horns * 0.6),
                (0.3 + dx, -1.02 - horns),
                (0.3 + dx - horns * 0.6, -1.02 - horns * 0.8),
            ],
            [0.1, 0.09, 0.06, 0.015],
        )
        found += [Shape(horn, "bone", -0.1 - dark)]
    ear = curve(".46,-.96! .34,-.98 .26,-.9! .36,-.87 .47,-.9!")
    head = curve(".42,-1.0 .54,-1.06 .66,-1.0 .8,-.86 .84,-.78 .76,-.72 .62,-.76 .48,-.84")
    tuft = tail(f".66,-.78 .67,{-0.78 + beard * 0.5} .62,{-0.78 + beard}", 0.1)
    found += [Shape(tuft, tone, shade - 0.18), *solid(head, tone, shade + 0.06, side=0.02)]
    found += [Shape(ear, tone, shade - 0.12)]
    found += marks([oval(0.61, -0.93, 0.03, 0.024)], "gold", 0.25)
    found += marks([line(".595,-.93 .625,-.93", 0.014), oval(0.8, -0.81, 0.018)], "ink", 0.0)
    return [*found, *marks([blade(".72,-.76 .78,-.755 .82,-.765", 0.014)], "ink", 0.1)]


@prop("goat-rock")
def rock_goat(_: random.Random) -> list[Shape]:
    """A goat with all four feet on the top of a pillar of rock."""
    return stood([*crag_at(0.0, 0.94, 0.9), *goat("wood", 0.12, 0.36, 0.14)])


@prop("goat-old")
def old_goat(_: random.Random) -> list[Shape]:
    """An old he-goat with huge horns and a long beard."""
    return stood(goat("stone", 0.05, 0.6, 0.34))


@prop("goat-nanny")
def nanny_goat(_: random.Random) -> list[Shape]:
    """A white she-goat with a bell."""
    found = [Shape(oval(-0.14, -0.32, 0.1, 0.09), "rose", 0.15), *goat("paper", 0.1, 0.2, 0.1)]
    strap = limb([(0.34, -0.84), (0.46, -0.74), (0.58, -0.78)], [0.05, 0.05, 0.05])
    return stood([*found, Shape(strap, "blood", 0.0), *bell_at(0.5, -0.74, 0.17)])


@prop("cat-ledge")
def ledge_cat(_: random.Random) -> list[Shape]:
    """A spotted mountain cat that crouches on a ledge, its long tail hanging down."""
    tone, shade = "paper", -0.12
    ledge = poly("-1.0,-.02 .8,-.06 .74,.1 .5,.2 .1,.24 -.3,.4 -1.0,.5")
    face = poly("-1.0,-.02 .8,-.06 .74,.02 -1.0,.08")
    found = [*solid(ledge, "stone", -0.1, side=0.08), Shape(face, "stone", 0.12, rim=False)]
    tail_ = limb(
        [(-0.6, -0.2), (-0.86, -0.14), (-0.94, 0.14), (-0.84, 0.4), (-0.7, 0.42)],
        [0.14, 0.13, 0.12, 0.12, 0.1],
    )
    found += [Shape(tail_, tone, shade - 0.05)]
    body = curve(
        "-.68,-.06 -.72,-.3 -.54,-.46 -.3,-.42 -.02,-.34 .2,-.42 .4,-.36 .44,-.16 .3,-.04 -.2,-.02"
    )
    found += solid(body, tone, shade, side=0.05)
    for joints in (
        [(-0.5, -0.2), (-0.28, -0.12), (-0.3, -0.03), (-0.14, -0.03)],
        [(0.26, -0.22), (0.3, -0.08), (0.5, -0.05), (0.64, -0.05)],
    ):
        found += [Shape(limb(joints, [0.2, 0.14, 0.1, 0.1]), tone, shade + 0.05)]
    head = curve(".3,-.4 .34,-.58 .5,-.66 .68,-.6 .78,-.44 .7,-.3 .52,-.26 .38,-.3")
    ears = (".36,-.52! .34,-.7 .48,-.64!", ".56,-.64! .64,-.74 .7,-.58!")
    found += [Shape(curve(each), tone, shade - 0.15) for each in ears]
    found += solid(head, tone, shade + 0.06, side=0.03)
    spots = (
        (-0.5, -0.36),
        (-0.36, -0.28),
        (-0.22, -0.34),
        (-0.06, -0.26),
        (-0.44, -0.2),
        (0.1, -0.34),
        (0.24, -0.3),
        (-0.2, -0.18),
        (0.08, -0.18),
        (0.4, -0.54),
        (0.5, -0.6),
        (0.34, -0.42),
    )
    found += marks([oval(x, y, 0.036, 0.026) for x, y in spots], "ink", 0.25)
    rings = [
        line(f"{x - 0.05},{y} {x + 0.05},{y + 0.02}", 0.03)
        for x, y in ((-0.92, 0.06), (-0.92, 0.2), (-0.88, 0.32))
    ]
    found += marks(rings, "ink", 0.25)
    found += marks([oval(0.54, -0.48, 0.04, 0.032), oval(0.69, -0.47, 0.034, 0.03)], "gold", 0.3)
    found += marks([oval(0.55, -0.48, 0.014, 0.028), oval(0.695, -0.47, 0.013, 0.026)], "ink", 0.0)
    found += marks([curve(".62,-.38! .7,-.38! .66,-.34!")], "rose", -0.1)
    whiskers = ("-.0,.0 .14,-.03", "-.0,.02 .14,.03")
    hairs = [Shape(line(each, 0.008), "paper", 0.4, rim=False) for each in whiskers]
    return stood([*found, *placed(hairs, 0.7, -0.34)])


@prop("bear-cave")
def cave_bear(_: random.Random) -> list[Shape]:
    """A bear that rises in the mouth of its cave."""
    return stood(
        [
            *placed(form_of("cave"), 0.0, 0.0, 1.25),
            *placed(form_of("bear"), 0.06, 0.04, 0.84),
        ]
    )


@prop("dogs-stray")
def stray_dogs(_: random.Random) -> list[Shape]:
    """Three thin sheepdogs round a shepherd's crook that lies on the ground."""
    black = dyed("hound", {"wood": ("ink", 0.2), "bone": ("paper", 0.1)})
    grey = dyed("hound", {"wood": ("stone", 0.0)})
    crook = limb(
        [(-0.7, 0.06), (0.3, 0.02), (0.56, -0.04), (0.6, -0.14), (0.48, -0.16)],
        [0.035, 0.035, 0.035, 0.03, 0.025],
    )
    found = [*placed(grey, -0.6, -0.16, 0.7), *placed(grey, 0.74, -0.14, 0.74, 0, True)]
    return stood([*found, *placed(black, 0.0, -0.04, 0.94), Shape(crook, "wood", 0.15)])


@prop("goat-track")
def goat_track(_: random.Random) -> list[Shape]:
    """A steep wall with a zigzag track, goats on its bends."""
    wall = poly("-.8,0 -.66,-.5 -.5,-.66 -.3,-1.1 .0,-1.3 .24,-1.16 .5,-.7 .64,-.56 .8,0")
    found = solid(wall, "stone", -0.08, side=0.12)
    way = limb(
        [
            (-0.5, 0.0),
            (0.4, -0.14),
            (0.5, -0.24),
            (-0.36, -0.4),
            (-0.44, -0.5),
            (0.3, -0.66),
            (0.34, -0.74),
            (-0.2, -0.88),
            (-0.2, -0.96),
            (0.12, -1.1),
            (0.0, -1.26),
        ],
        [0.12, 0.1, 0.09, 0.08, 0.075, 0.07, 0.06, 0.055, 0.05, 0.045, 0.03],
    )
    found += marks([way], "bone", 0.1)
    for x, y, size, flip in (
        (0.4, -0.2, 0.26, True),
        (-0.36, -0.46, 0.21, False),
        (0.26, -0.72, 0.17, True),
    ):
        found += placed(goat("paper", 0.05, 0.3, 0.14), x, y, size, 0, flip)
    return stood(found)


@prop("goat-prints")
def goat_prints(_: random.Random) -> list[Shape]:
    """The prints of two hooves, one above the other, that climb into the air and glow."""
    found: list[Shape] = []
    for i, (x, y) in enumerate(
        ((-0.4, 0.0), (0.0, -0.26), (-0.24, -0.54), (0.16, -0.8), (0.0, -1.06))
    ):
        size = 1.0 - 0.1 * i
        ledge = curve("-.26,.02! .0,-.06 .26,.0! .1,.06 -.1,.07")
        toes = [
            curve(
                f"{s * 0.015},-.04! {s * 0.05},-.18 {s * 0.1},-.2! {s * 0.11},-.08 {s * 0.06},-.03!"
            )
            for s in (-1, 1)
        ]
        step = [Shape(ledge, "paper", 0.1), *(Shape(each, "gold", 0.1 + 0.06 * i) for each in toes)]
        found += placed(step, x, y, size)
    return stood(found)


@prop("hoof-boots")
def hoof_boots(_: random.Random) -> list[Shape]:
    """A pair of shaggy boots that end in cloven hooves."""
    found: list[Shape] = []
    for x, dark in ((0.3, 0.16), (-0.2, 0.0)):
        shaft = curve("-.18,-.94! .18,-.94! .16,-.5 .26,-.24 .3,-.14! -.14,-.14! -.2,-.4")
        hoof = curve("-.16,-.15! .3,-.15! .4,.0! .14,.0! .1,-.08! .06,.0! -.2,.0!")
        boot = [*solid(shaft, "wood", 0.05 - dark, side=0.05), Shape(hoof, "ink", 0.15)]
        shag = [
            tail(f"{t},{y} {t + 0.02},{y + 0.08} {t},{y + 0.16}", 0.05)
            for t, y in ((-0.1, -0.6), (0.04, -0.52), (-0.08, -0.34), (0.1, -0.32), (0.14, -0.66))
        ]
        boot += marks(shag, "wood", -0.2 - dark)
        boot += [
            Shape(
                limb([(-0.19, -0.93), (0.0, -0.95), (0.19, -0.93)], [0.12, 0.13, 0.12]),
                "paper",
                0.1,
            )
        ]
        found += placed(boot, x, -0.04 if dark else 0.0)
    return stood(found)


@prop("goatskin-coat")
def goatskin_coat(_: random.Random) -> list[Shape]:
    """A shaggy coat on a stick, horn buttons down its front."""
    found = [Shape(line("-.62,-.84 .62,-.84", 0.05), "wood", -0.2)]
    for s in (-1, 1):
        arm = limb([(s * 0.24, -0.84), (s * 0.48, -0.6), (s * 0.5, -0.34)], [0.28, 0.24, 0.22])
        found += [
            Shape(arm, "bone", -0.14),
            *marks([limb([(s * 0.4, -0.3), (s * 0.6, -0.3)], [0.1, 0.1])], "paper", 0.1),
        ]
    coat = curve(
        "-.3,-.92! .0,-.84 .3,-.92! .38,-.6 .44,-.2 .46,.02! .3,-.02! .2,.06! .06,-.01! -.04,.06!"
        " -.16,-.02! -.3,.06! -.46,.02! -.44,-.2 -.38,-.6"
    )
    found += solid(coat, "bone", -0.05, side=0.08)
    shag = [
        tail(f"{x},{y} {x + 0.02},{y + 0.07} {x - 0.01},{y + 0.14}", 0.045)
        for y in (-0.66, -0.48, -0.3, -0.14)
        for x in (-0.26, -0.12, 0.14, 0.27)
    ]
    found += marks(shag, "bone", -0.28)
    collar = curve("-.3,-.94! -.1,-.98 .1,-.98 .3,-.94! .16,-.74 .0,-.66! -.16,-.74")
    found += [Shape(collar, "paper", 0.1), Shape(line("0,-.66 0,.0", 0.02), "wood", -0.3)]
    return stood(
        [*found, *(Shape(oval(0.05, y, 0.035), "wood", -0.2) for y in (-0.52, -0.34, -0.16))]
    )


@prop("goat-bell")
def goat_bell(_: random.Random) -> list[Shape]:
    """A bell on a worn leather strap."""
    strap = limb(
        [(-0.1, -0.62), (-0.26, -0.86), (0.0, -1.06), (0.26, -0.86), (0.1, -0.62)], [0.1] * 5
    )
    buckle = [
        Shape(oval(0.0, -1.05, 0.1, 0.08), "steel", 0.0),
        Shape(oval(0.0, -1.05, 0.06, 0.045), "wood", -0.2),
    ]
    dents = marks([blade("-.16,-.3 -.1,-.36 -.02,-.34", 0.03)], "gold", -0.3)
    return stood([Shape(strap, "wood", -0.1), *buckle, *bell_at(0.0, -0.66, 0.66), *dents])
