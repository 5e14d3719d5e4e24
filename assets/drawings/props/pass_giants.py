"""What is huge or no longer alive in the high passes: giants, wyrms, statues and voices."""

from __future__ import annotations

import random

from assets.drawings.props.frost import snow_cap
from assets.drawings.props.frost_beasts import dyed
from assets.drawings.props.pass_beasts import goat
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
    without,
)
from assets.drawings.shapes import Shape, form_of, prop

NECK = 20
"""How many shapes of a hulk stand below its head."""


@prop("giant-two-heads")
def two_headed_giant(_: random.Random) -> list[Shape]:
    """A giant with two heads that look away from each other."""
    whole = form_of("giant")
    fir = next(i for i, each in enumerate(whole) if each.tone == "leaf") - 1
    trunk, head = whole[: NECK + 3], whole[NECK + 3 : fir]
    red = [
        each._replace(tone="fire", shade=each.shade - 0.1) if each.tone == "hair" else each
        for each in head
    ]
    found = [*trunk, *placed(head, -0.01, -0.06, 0.92, -12), *placed(red, 0.01, -0.06, 0.92, 12)]
    return stood([*found, *whole[fir:]])


@prop("giant-goats")
def goat_giant(_: random.Random) -> list[Shape]:
    """A giant who counts the goats at his feet on his fingers."""
    found = dyed("giant", {"cloth": ("leaf", -0.05), "hair": ("fire", -0.15)})
    for x, y, size, flip in (
        (-0.52, 0.05, 0.24, False),
        (-0.26, 0.08, 0.21, True),
        (0.34, 0.08, 0.22, False),
        (0.7, 0.06, 0.24, True),
        (0.04, 0.12, 0.2, False),
    ):
        found += placed(goat("paper", 0.05, 0.3, 0.12), x, y, size, 0, flip)
    return stood(found)


@prop("giant-mountain")
def mountain_giant(_: random.Random) -> list[Shape]:
    """A mountain that is an old man: snow for hair, a waterfall for a beard."""
    body = curve("-1.0,0! -.8,-.4 -.5,-.62 -.32,-.96 .0,-1.16 .3,-.98 .52,-.6 .8,-.38 1.0,0!")
    found = solid(body, "stone", -0.06, side=0.12)
    arms = [
        curve(f"{s * 0.96},.02! {s * 0.86},-.32 {s * 0.6},-.36 {s * 0.4},-.16 {s * 0.3},.02!")
        for s in (-1, 1)
    ]
    found += [s for each in arms for s in solid(each, "stone", 0.02, side=0.05)]
    beard = curve("-.2,-.5! .0,-.54 .2,-.5! .24,-.2 .18,.02! -.18,.02! -.24,-.2")
    found += [Shape(beard, "water", 0.35)]
    found += marks(
        [blade(f"{x},-.46 {x * 1.2},-.24 {x},.0", 0.03) for x in (-0.14, -0.05, 0.05, 0.14)],
        "paper",
        0.3,
    )
    found += [snow_cap(0.0, -0.94, 0.62, 0.24)]
    for s in (-1, 1):
        found += marks(
            [curve(f"{s * 0.05},-.72! {s * 0.14},-.78 {s * 0.22},-.72! {s * 0.14},-.68")],
            "ink",
            0.1,
        )
        found += marks([oval(s * 0.14, -0.725, 0.022)], "glow", 0.2)
        found += [snow_cap(s * 0.15, -0.78, 0.24, 0.06)]
    nose = poly("-.05,-.76 .05,-.76 .1,-.56 0,-.52 -.1,-.56")
    found += solid(nose, "stone", 0.08, side=0.03)
    fir = form_of("tree-fir")
    return stood(
        [
            *found,
            *(
                s
                for x, y, z in (
                    (-0.7, -0.36, 0.16),
                    (-0.56, -0.38, 0.12),
                    (0.66, -0.36, 0.15),
                    (0.8, -0.24, 0.12),
                )
                for s in placed(fir, x, y, z)
            ),
        ]
    )


@prop("ogre-cliff")
def cliff_ogre(_: random.Random) -> list[Shape]:
    """An ogre who fills a cleft in the rock; bones below him."""
    rocks = [
        curve(
            f"{s * 1.0},.04! {s * 1.0},-1.1 {s * 0.7},-1.3 {s * 0.46},-1.0 {s * 0.52},-.5"
            f" {s * 0.36},.04!"
        )
        for s in (-1, 1)
    ]
    ogre = dyed("ogre", {"blood": ("stone", 0.1)})
    found = placed(ogre, 0.0, 0.0, 0.98)
    found += [s for each in rocks for s in solid(each, "stone", -0.2, side=0.1)]
    return stood(
        [
            *found,
            *placed(form_of("skull"), -0.24, 0.06, 0.16),
            *placed(form_of("bones"), 0.2, 0.08, 0.16),
        ]
    )


@prop("wyrm-cloud")
def cloud_wyrm(_: random.Random) -> list[Shape]:
    """A white wyrm that winds through the clouds round a peak."""
    peak = poly("-.5,.1 -.2,-.7 -.06,-.92 .1,-.64 .5,.1")
    found = [
        *solid(peak, "stone", -0.1, side=0.1),
        Shape(poly("-.2,-.7 -.06,-.92 .1,-.64 .02,-.7 -.05,-.6 -.12,-.7"), "paper", 0.3),
    ]
    body = limb(
        [
            (-0.9, 0.0),
            (-0.5, 0.02),
            (0.1, -0.08),
            (0.62, -0.2),
            (0.56, -0.42),
            (0.0, -0.44),
            (-0.5, -0.54),
            (-0.44, -0.8),
            (0.0, -0.86),
            (0.4, -0.96),
        ],
        [0.04, 0.12, 0.17, 0.19, 0.19, 0.19, 0.18, 0.17, 0.16, 0.15],
    )
    found += [Shape(body, "water", 0.3)]
    fins = [
        poly(f"{x},{y} {x + 0.06},{y - 0.12} {x + 0.14},{y + 0.01}")
        for x, y in (
            (-0.3, -0.06),
            (0.06, -0.16),
            (0.3, -0.22),
            (-0.3, -0.6),
            (-0.1, -0.52),
            (0.2, -0.52),
            (-0.2, -0.93),
            (0.06, -0.98),
        )
    ]
    found += marks(fins, "paper", 0.1)
    head = curve(
        ".3,-1.06 .46,-1.14 .66,-1.1 .86,-1.0! .9,-.94 .7,-.92! .86,-.84! .6,-.82 .36,-.86"
    )
    found += [
        Shape(limb([(0.36, -1.06), (0.2, -1.18), (0.06, -1.2)], [0.06, 0.04, 0.01]), "bone", 0.1),
        *solid(head, "water", 0.35, side=0.04),
    ]
    found += marks([oval(0.56, -1.03, 0.035)], "glow", 0.3)
    found += marks([oval(0.565, -1.03, 0.016), poly(".7,-.92 .88,-.93 .84,-.86")], "ink", 0.0)
    for x, y, size in (
        (-0.5, 0.08, 0.36),
        (0.46, -0.1, 0.3),
        (-0.34, -0.42, 0.26),
        (0.3, -0.7, 0.24),
    ):
        found += placed(form_of("cloud"), x, y, size)
    return stood(found)


@prop("dragon-throned")
def throned_dragon(_: random.Random) -> list[Shape]:
    """A dragon coiled on the throne of a king, a crown on one horn."""
    seat = [
        *solid(mirrored("0,-1.3 .3,-1.22 .44,-1.0 .44,0! 0,0!"), "stone", 0.0, side=0.06),
        *solid(box(-0.6, -0.4, 1.2, 0.42, 0.02), "stone", 0.08, side=0.06),
    ]
    dragon = dyed("dragon", {"leaf": ("blood", 0.0)})
    return stood(
        [
            *seat,
            *placed(dragon, 0.0, -0.1, 1.12),
            *placed(form_of("crown"), 0.36, -0.98, 0.18, 8),
        ]
    )


@prop("statue-gate")
def gate_statue(_: random.Random) -> list[Shape]:
    """A stone guard as high as its gate, its open hand held out for a coin."""
    arch = without(
        box(-0.72, -1.1, 1.44, 1.1, 0.02), mirrored("0,-.84 .3,-.76 .42,-.5 .42,.02! 0,.02!")
    )
    found = solid(arch, "stone", -0.12, side=0.05)
    found += marks([line(f"-.7,{y} .7,{y}", 0.008) for y in (-1.0, -0.9)], "stone", -0.4)
    man = [
        each._replace(tone="stone", shade=max(-0.35, min(0.25, each.shade + 0.08)))
        for each in form_of("grail-knight")
    ]
    plinth = [*solid(box(-0.26, -0.08, 0.52, 0.12, 0.01), "stone", 0.05, side=0.03)]
    eyes = [oval(s * 0.022, -1.02, 0.012) for s in (-1, 1)]
    return stood(
        [
            *found,
            *placed(man, 0.0, -0.08, 1.06),
            *plinth,
            *marks(eyes, "glow", 0.3),
            *marks([blade("-.2,-.3 -.12,-.5 -.16,-.7", 0.02)], "leaf", 0.0),
        ]
    )


@prop("echo-faces")
def echo(_: random.Random) -> list[Shape]:
    """A calling face, and the same face again and again, paler each time, from a wall of rock."""
    wall = curve("-.1,.04! -.04,-.6 .1,-1.0 .5,-1.12 .9,-1.06 1.0,.04!")
    found = solid(wall, "stone", -0.12, side=0.1)
    head = form_of("youth-head")
    for x, y, size, shade in (
        (0.72, -0.56, 0.3, 0.0),
        (0.46, -0.34, 0.38, 0.08),
        (0.2, -0.1, 0.46, 0.16),
    ):
        face = [each._replace(tone="stone", shade=each.shade * 0.4 + shade) for each in head]
        found += placed(face, x, y, size, 0, True)
    calls = [
        blade(f"{-0.3 + r},{-0.5 - r} {-0.2 + 1.3 * r},-.4 {-0.3 + r},{-0.3 + r}", 0.03)
        for r in (0.04, 0.12, 0.2)
    ]
    return stood([*found, *placed(head, -0.56, 0.0, 0.6), *marks(calls, "paper", 0.3)])


@prop("drop-face")
def the_drop(_: random.Random) -> list[Shape]:
    """A gap between two cliffs; its darkness is a face that smiles up."""
    found = [Shape(box(-0.7, -0.96, 1.4, 1.0), "ink", 0.05)]
    for s in (-1, 1):
        side = poly(
            f"{s * 1.1},.04 {s * 1.1},-1.06 {s * 0.5},-1.0 {s * 0.56},-.84 {s * 0.42},-.7"
            f" {s * 0.5},-.4 {s * 0.38},-.2 {s * 0.44},.04"
        )
        found += solid(side, "stone", -0.08, side=0.06)
    face = mirrored("0,-.8 .22,-.74 .32,-.5 .26,-.22 .12,-.08 0,-.05")
    found += [Shape(face, "deep", 0.12, rim=False)]
    for s in (-1, 1):
        found += marks(
            [curve(f"{s * 0.05},-.5! {s * 0.14},-.58 {s * 0.23},-.54! {s * 0.14},-.47")],
            "glow",
            0.15,
        )
        found += marks([oval(s * 0.14, -0.525, 0.024)], "ink", 0.0)
    found += marks([curve("-.18,-.3! .0,-.2 .18,-.3! .1,-.17 .0,-.14 -.1,-.17")], "glow", 0.0)
    walker = form_of("pilgrim-walking")
    return stood([*found, *placed(walker, -0.7, -1.03, 0.32)])


@prop("earth-elemental")
def earth_elemental(_: random.Random) -> list[Shape]:
    """A hulk of boulders and turf that tears itself out of the slope."""
    found: list[Shape] = []
    parts = (
        (-0.24, -0.14, 0.2, 0.2),
        (0.26, -0.14, 0.21, 0.2),
        (0.0, -0.46, 0.38, 0.3),
        (-0.2, -0.72, 0.26, 0.2),
        (0.24, -0.74, 0.27, 0.2),
        (-0.58, -0.66, 0.2, 0.18),
        (0.62, -0.7, 0.21, 0.18),
        (-0.7, -0.36, 0.19, 0.22),
        (0.78, -0.94, 0.2, 0.2),
        (0.0, -1.02, 0.22, 0.19),
    )
    for i, (x, y, a, b) in enumerate(parts):
        rock = poly(
            f"{x - a},{y + b * 0.3} {x - a * 0.8},{y - b * 0.6} {x - a * 0.1},{y - b}"
            f" {x + a * 0.75},{y - b * 0.7} {x + a},{y + b * 0.2} {x + a * 0.5},{y + b}"
            f" {x - a * 0.6},{y + b * 0.9}"
        )
        found += solid(rock, "stone" if i % 3 else "wood", 0.05 * (i % 2) - 0.1, side=a * 0.25)
    turf = [
        curve(
            f"{x - w},{y}! {x - w * 0.4},{y - 0.08} {x + w * 0.4},{y - 0.07} {x + w},{y}!"
            f" {x + w * 0.5},{y + 0.06}! {x},{y + 0.03} {x - w * 0.5},{y + 0.07}!"
        )
        for x, y, w in (
            (-0.24, -0.88, 0.22),
            (0.26, -0.9, 0.24),
            (0.0, -1.18, 0.2),
            (0.78, -1.12, 0.16),
        )
    ]
    found += [Shape(each, "leaf", -0.1) for each in turf]
    found += marks([oval(s * 0.08, -1.03, 0.035, 0.028) for s in (-1, 1)], "fire", 0.2)
    found += marks([blade("-.1,-.92 0,-.95 .1,-.92", 0.03)], "ink", 0.1)
    heap = [
        oval(x, 0.03, r, r * 0.6) for x, r in ((-0.7, 0.14), (-0.44, 0.1), (0.56, 0.13), (0.8, 0.1))
    ]
    return stood([*found, *(s for each in heap for s in solid(each, "stone", -0.15, side=0.03))])


@prop("hill-answering")
def answering_hill(_: random.Random) -> list[Shape]:
    """A green hill with an open mouth; words like birds fly out of it."""
    hill = curve("-1.0,0! -.7,-.5 -.3,-.86 .1,-.94 .5,-.74 .8,-.4 1.0,0!")
    found = solid(hill, "leaf", -0.12, side=0.12)
    found += [
        Shape(curve("-.1,-.3 .06,-.46 .3,-.44 .4,-.26 .3,-.06 .06,-.06"), "ink", 0.1),
        Shape(curve(".0,-.2 .12,-.28 .3,-.2 .3,-.1 .1,-.1"), "blood", -0.1, rim=False),
    ]
    found += marks(
        [curve(f"{x},-.6! {x + 0.08},-.67 {x + 0.17},-.6! {x + 0.08},-.55") for x in (-0.02, 0.3)],
        "ink",
        0.1,
    )
    found += marks([oval(x, -0.605, 0.022) for x in (0.06, 0.38)], "glow", 0.2)
    note = form_of("star-small")
    return stood(
        [
            *found,
            *(
                s
                for x, y, z in ((0.62, -0.34, 0.14), (0.86, -0.56, 0.18), (1.1, -0.84, 0.22))
                for s in placed(note, x, y, z)
            ),
        ]
    )
