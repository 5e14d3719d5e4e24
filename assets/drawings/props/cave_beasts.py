"""Beasts of the underground: rats, a crocodile, worms, a dragon under lock."""

from __future__ import annotations

import math
import random
from itertools import pairwise

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
    without,
)
from assets.drawings.props.underground import bars, eyes, ghostly
from assets.drawings.shapes import Shape, form_of, prop


@prop("rats-cellar")
def rats_cellar(_: random.Random) -> list[Shape]:
    """Rats over and round a barrel with a hole gnawed in it."""
    found = placed(form_of("barrel"), 0.0, 0.0, 0.9)
    found += [
        Shape(oval(0.06, -0.3, 0.13, 0.11), "ink", 0.0, rim=False),
        *eyes([(0.06, -0.29, 0.1)]),
    ]
    found += placed(form_of("rat"), -0.62, 0.04, 0.46) + placed(
        form_of("rat"), 0.64, 0.02, 0.52, flip=True
    )
    return stood([*found, *placed(form_of("rat"), 0.02, -0.86, 0.42)])


@prop("spider-in-web")
def spider_in_web(_: random.Random) -> list[Shape]:
    """A great spider in the middle of its web."""
    found: list[Shape] = []
    for i in range(10):
        turn = math.tau * i / 10
        found.append(
            Shape(
                line(f"0,-.5 {0.72 * math.cos(turn):.3f},{-0.5 + 0.5 * math.sin(turn):.3f}", 0.008),
                "paper",
                0.0,
                rim=False,
            )
        )
    for ring in (0.25, 0.5, 0.75, 0.95):
        points = [
            (
                0.72 * ring * math.cos(math.tau * i / 10),
                -0.5 + 0.5 * ring * math.sin(math.tau * i / 10),
            )
            for i in range(11)
        ]
        found += [
            Shape(
                line(
                    f"{ax:.3f},{ay:.3f}"
                    f" {(ax + bx) / 2 * 0.94:.3f},{-0.5 + ((ay + by) / 2 + 0.5) * 0.94:.3f}"
                    f" {bx:.3f},{by:.3f}",
                    0.008,
                ),
                "paper",
                0.0,
                rim=False,
            )
            for (ax, ay), (bx, by) in pairwise(points)
        ]
    return stood([*found, *placed(form_of("spider"), 0.0, -0.24, 0.56)])


@prop("crocodile-pale")
def crocodile_pale(_: random.Random) -> list[Shape]:
    """A white crocodile, its jaws open."""
    body = curve(
        "-1.1,-.06! -.9,-.2 -.5,-.34 -.1,-.42 .2,-.4 .36,-.42 .5,-.48"
        " .64,-.44 .9,-.5! .98,-.46 .6,-.3! .3,-.2 .1,-.08 -.4,-.06 -.8,-.08"
    )
    jaw = curve(".34,-.28! .6,-.22 .94,-.16! .9,-.08 .5,-.1 .2,-.12!")
    found = [Shape(jaw, "bone", -0.05), *solid(body, "bone", 0.15, side=0.05)]
    found += [
        Shape(poly(f"{x},-.42 {x + 0.06},-.5 {x + 0.12},-.4"), "bone", -0.1)
        for x in (-0.4, -0.26, -0.12, 0.02)
    ]
    found += [
        Shape(poly(f"{x},-.3 {x + 0.06},-.4 {x + 0.12},-.32"), "bone", -0.1)
        for x in (-0.86, -0.7, -0.56)
    ]
    teeth = [poly(f"{x},-.34 {x + 0.03},-.26 {x + 0.06},-.36") for x in (0.62, 0.7, 0.78, 0.86)]
    teeth += [poly(f"{x},-.2 {x + 0.025},-.28 {x + 0.05},-.19") for x in (0.56, 0.66, 0.76, 0.84)]
    found += marks([curve(".4,-.28! .62,-.3 .92,-.44! .9,-.18! .6,-.22")], "blood", -0.1)
    found += marks(teeth, "paper", 0.3)
    for x, turn in ((-0.3, 0.1), (0.14, -0.06)):
        leg = limb([(x, -0.16), (x - 0.08, -0.06), (x + turn, 0.0)], [0.14, 0.1, 0.08])
        found += [
            Shape(leg, "bone", 0.0),
            *[
                Shape(tail(f"{x + turn + d},0 {x + turn + d + 0.08},.02", 0.03), "ink", 0.3)
                for d in (-0.03, 0.02)
            ],
        ]
    scales = [
        blade(f"{x},-.24 {x + 0.05},-.2 {x + 0.1},-.24", 0.016)
        for x in (-0.6, -0.42, -0.24, -0.06, 0.1)
    ]
    return stood(
        [
            *found,
            *marks(scales, "bone", -0.2),
            *marks([oval(0.5, -0.45, 0.035, 0.028)], "blood", 0.3),
        ],
        centre=True,
    )


@prop("bear-blind")
def bear_blind(_: random.Random) -> list[Shape]:
    """A grey bear without eyes, its nose up, stalactites' drips on its back."""
    found = [
        s._replace(tone="stone", shade=s.shade - 0.05) if s.tone in ("wood", "hair") else s
        for s in form_of("bear")
    ]
    room_top = -0.84
    band = limb([(-0.16, room_top), (0, room_top + 0.015), (0.16, room_top)], [0.06, 0.07, 0.06])
    return stood(
        [
            *found,
            Shape(band, "stone", -0.25),
            *marks(
                [line(f"{s * 0.03},{room_top} {s * 0.1},{room_top}", 0.014) for s in (-1, 1)],
                "paper",
                0.1,
            ),
        ]
    )


@prop("beetle-of-coins")
def coin_beetle(_: random.Random) -> list[Shape]:
    """A beetle of gold on a heap of coins, one in its jaws."""
    found = placed(form_of("coin-heap"), 0.0, 0.0, 0.5)
    legs = [
        limb([(s * 0.2, y), (s * 0.46, y - 0.06), (s * 0.54, y + 0.14)], [0.05, 0.04, 0.02])
        for s in (-1, 1)
        for y in (-0.62, -0.5, -0.38)
    ]
    shell = mirrored("0,-.86! .22,-.8 .3,-.6 .26,-.38 .1,-.26 0,-.25!")
    head = mirrored("0,-1.0 .12,-.98 .16,-.88 .1,-.8! 0,-.8!")
    jaws = [
        curve(f"{s * 0.06},-.98! {s * 0.2},-1.08 {s * 0.1},-1.24! {s * 0.12},-1.1 {s * 0.02},-1.0!")
        for s in (-1, 1)
    ]
    found += [Shape(each, "ink", 0.3) for each in (*legs, *jaws)]
    found += [*solid(head, "ink", 0.25, side=0.04), *solid(shell, "leaf", -0.1, side=0.08)]
    found += marks([blade("0,-.86 .01,-.5 0,-.26", 0.03)], "ink", 0.0)
    found += marks(
        [
            oval(s * x, y, 0.035)
            for s in (-1, 1)
            for x, y in ((0.1, -0.7), (0.17, -0.56), (0.1, -0.42))
        ],
        "gold",
        0.3,
    )
    found += [
        Shape(oval(0, -1.24, 0.1), "gold", 0.1),
        Shape(oval(0, -1.24, 0.065), "gold", 0.35, rim=False),
    ]
    return stood([*found, *marks([oval(s * 0.09, -0.9, 0.025) for s in (-1, 1)], "fire", 0.3)])


@prop("bull-of-the-maze")
def bull_of_the_maze(_: random.Random) -> list[Shape]:
    """A man with the head of a bull and an axe; the walls of a maze behind him."""
    body = [
        s._replace(tone="hair", shade=s.shade + 0.1) if s.tone == "blood" else s
        for s in form_of("ogre")
    ]
    # what lies above the shoulders is the ogre's own head
    body = [
        s
        for s in body
        if s.path.boundingRect().bottom() > -0.52 or abs(s.path.boundingRect().center().x()) > 0.36
    ]
    head = mirrored("0,-1.0 .16,-.98 .2,-.86 .15,-.7 .16,-.58 .1,-.5 0,-.48!")
    muzzle = mirrored("0,-.66 .13,-.66 .17,-.56 .1,-.48 0,-.47!")
    horns = [
        tail(f"{s * 0.14},-.94 {s * 0.38},-.98 {s * 0.5},-1.2 {s * 0.42},-1.36", 0.13)
        for s in (-1, 1)
    ]
    ears = [
        curve(f"{s * 0.17},-.86! {s * 0.34},-.88 {s * 0.36},-.78! {s * 0.18},-.78") for s in (-1, 1)
    ]
    found = [*body, *[Shape(h, "bone", 0.0) for h in horns], *[Shape(e, "hair", 0.0) for e in ears]]
    found += [*solid(head, "hair", 0.15, side=0.06), Shape(muzzle, "skin", -0.15)]
    found += marks([oval(s * 0.06, -0.56, 0.03, 0.022) for s in (-1, 1)], "ink", 0.0)
    found += [Shape(without(oval(0, -0.48, 0.06), oval(0, -0.48, 0.04)), "gold", 0.2)]
    return stood([*found, *eyes([(0, -0.8, 0.17)], "fire")])


@prop("slime-on-stair")
def slime_on_stair(_: random.Random) -> list[Shape]:
    """A slime that comes down a stair, with a sword and a skull in it."""
    steps: list[Shape] = []
    for i in range(5):
        steps += solid(
            box(-0.9 + 0.24 * i * 0, -0.16 * (i + 1), 1.8 - 0.34 * i, 0.17),
            "stone",
            0.05 * (i % 2),
            side=0.02,
        )
    ooze = curve(
        "-.9,-.84! -.5,-.96 -.1,-.86 .1,-.66 .3,-.62 .42,-.46"
        " .62,-.42 .7,-.26 .9,-.2 1.0,-.04 .9,.02 .6,.0 .5,-.1 .3,-.1"
        " .2,-.24 -.1,-.28 -.3,-.44 -.6,-.5 -.9,-.52!"
    )
    shine = [
        blade("-.6,-.86 -.3,-.84 -.1,-.74", 0.05),
        blade(".3,-.54 .44,-.46 .5,-.36", 0.04),
        oval(-0.4, -0.66, 0.04),
        oval(0.16, -0.42, 0.03),
        oval(0.66, -0.16, 0.035),
    ]
    found = [*steps, *solid(ooze, "leaf", 0.25, side=0.05)]
    found += placed(ghostly(form_of("skull"), "leaf", 0.5), -0.14, -0.5, 0.24) + placed(
        ghostly(form_of("sword-plain"), "leaf", 0.45), -0.62, -0.56, 0.36, 70
    )
    return stood([*found, *marks(shine, "paper", 0.3)], centre=True)


@prop("worm-burrow")
def worm_burrow(_: random.Random) -> list[Shape]:
    """A worm thick as a barrel that breaks out of the floor."""
    body = limb(
        [(-0.12, -0.24), (-0.2, -0.46), (0.0, -0.74), (0.34, -0.7)], [0.46, 0.42, 0.38, 0.32]
    )
    rings = [
        blade(text, 0.04)
        for text in (
            "-.32,-.1 -.1,-.06 .12,-.12",
            "-.38,-.28 -.18,-.22 .04,-.32",
            "-.36,-.5 -.14,-.42 .0,-.5",
            "-.2,-.76 -.06,-.6 .06,-.56",
            ".08,-.92 .1,-.74 .16,-.56",
        )
    ]
    mouth = oval(0.42, -0.69, 0.1, 0.16)
    teeth = [
        poly(
            f"{0.42 + 0.09 * math.cos(a):.3f},{-0.69 + 0.15 * math.sin(a):.3f}"
            f" {0.42 + 0.03 * math.cos(a):.3f},{-0.69 + 0.05 * math.sin(a):.3f}"
            f" {0.42 + 0.09 * math.cos(a + 0.5):.3f},{-0.69 + 0.15 * math.sin(a + 0.5):.3f}"
        )
        for a in (i * math.tau / 9 for i in range(9))
    ]
    found = [
        *solid(body, "rose", -0.1, side=0.07),
        *marks(rings, "blood", -0.15),
        Shape(oval(0.42, -0.69, 0.13, 0.19), "rose", 0.1),
        *marks([mouth], "ink", 0.0),
        *marks(teeth, "bone", 0.25),
    ]
    clods = [
        curve(f"{x - w},0! {x - w * 0.6},{-h} {x + w * 0.5},{-h * 0.9} {x + w},0!")
        for x, w, h in (
            (-0.5, 0.24, 0.2),
            (0.3, 0.26, 0.22),
            (-0.1, 0.3, 0.14),
            (0.62, 0.14, 0.1),
            (-0.78, 0.12, 0.08),
        )
    ]
    return stood([*found, *[s for c in clods for s in solid(c, "wood", -0.1, side=0.04)]])


@prop("dragon-under-lock")
def dragon_under_lock(_: random.Random) -> list[Shape]:
    """A dragon behind bars with a padlock as big as its head."""
    found = placed(form_of("dragon"), 0.0, 0.0, 0.94)
    found += bars(-0.74, 0.74, -1.1, 0.04, 9)
    return stood([*found, *placed(form_of("padlock"), 0.0, -0.12, 0.36)])


@prop("wyrm-blind")
def wyrm_blind(_: random.Random) -> list[Shape]:
    """A white wyrm without eyes, coiled, that tastes the air."""
    coils = [
        limb([(-0.6, -0.12), (0.0, -0.2), (0.6, -0.12)], [0.22, 0.3, 0.22]),
        limb([(0.46, -0.3), (0.0, -0.42), (-0.4, -0.34)], [0.2, 0.26, 0.2]),
    ]
    neck = limb([(-0.34, -0.36), (-0.3, -0.7), (0.0, -0.92), (0.3, -0.86)], [0.24, 0.2, 0.17, 0.18])
    end = tail(".56,-.12 .86,-.1 .96,-.34", 0.2)
    found = [Shape(end, "bone", 0.0)]
    for each in (*coils, neck):
        found += solid(each, "bone", 0.15, side=0.06)
    head = curve(".14,-.96! .3,-1.06 .5,-.98 .66,-.84! .5,-.78 .3,-.74 .16,-.78!")
    found += [
        *solid(head, "bone", 0.2, side=0.04),
        *marks([blade(".34,-.84 .5,-.84 .64,-.84", 0.02)], "ink", 0.1),
    ]
    found += marks([blade(".34,-.96 .42,-.94 .48,-.96", 0.03)], "bone", -0.3)
    tongue = [
        line(".64,-.84 .8,-.86", 0.02),
        line(".8,-.86 .9,-.92", 0.015),
        line(".8,-.86 .9,-.82", 0.015),
    ]
    fins = [
        Shape(poly(f"{x},{y} {x - 0.1},{y - 0.14} {x + 0.08},{y - 0.06}"), "rose", 0.2)
        for x, y in ((-0.4, -0.6), (-0.32, -0.78), (-0.14, -0.94), (0.08, -1.0))
    ]
    belly = [
        blade(f"{x},-.08 {x + 0.02},-.14 {x},-.24", 0.02)
        for x in (-0.4, -0.24, -0.08, 0.08, 0.24, 0.4)
    ]
    return stood(
        [*fins, *found, *[Shape(t, "blood", 0.2) for t in tongue], *marks(belly, "bone", -0.15)]
    )


@prop("canary-cage")
def canary_cage(_: random.Random) -> list[Shape]:
    """A yellow bird that sings in a small round cage."""
    dome = without(
        mirrored("0,-.98 .3,-.86 .4,-.56 .4,-.06! 0,-.06!"),
        mirrored("0,-.94 .27,-.83 .37,-.55 .37,-.09! 0,-.09!"),
    )
    bird = curve("-.2,-.3! -.1,-.46 .04,-.52 .1,-.62 .2,-.62 .24,-.54! .2,-.4 .1,-.28 -.06,-.24!")
    found = [
        Shape(line(f"{x},{y} {x},-.08", 0.014), "metal", -0.1)
        for x, y in ((-0.28, -0.84), (-0.14, -0.93), (0.0, -0.97), (0.14, -0.93), (0.28, -0.84))
    ]
    back = [Shape(oval(0, -0.5, 0.36, 0.42), "glow", -0.1, rim=False)]
    wing = curve("-.1,-.36! .0,-.46 .1,-.42 .04,-.3!")
    found += [
        Shape(line("-.38,-.22 .38,-.22", 0.03), "wood", 0.0),
        *solid(bird, "gold", 0.3, side=0.04),
        Shape(wing, "gold", 0.0),
        Shape(poly(".23,-.58 .34,-.6 .24,-.54"), "fire", 0.0),
        Shape(oval(0.17, -0.57, 0.018), "ink", 0.0),
    ]
    base = [
        *solid(box(-0.44, -0.1, 0.88, 0.1, 0.03), "metal", 0.0, side=0.04),
        Shape(without(oval(0, -1.06, 0.08), oval(0, -1.06, 0.05)), "metal", 0.1),
    ]
    notes = [
        s
        for x, y in ((0.52, -0.72), (0.64, -0.88))
        for s in (
            Shape(oval(x, y, 0.035, 0.028), "ink", 0.2),
            Shape(line(f"{x + 0.03},{y} {x + 0.03},{y - 0.13}", 0.012), "ink", 0.2),
        )
    ]
    return stood([*back, *found, Shape(dome, "metal", 0.1), *base, *notes])
