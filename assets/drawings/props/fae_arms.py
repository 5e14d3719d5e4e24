"""What the courts of the woods arm and dress themselves with: blades, crowns, cloaks, mirrors."""

from __future__ import annotations

import math
import random

from assets.drawings.props.fae_folk import wing
from assets.drawings.props.foliage import leaf
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
    tail,
    within,
    without,
)
from assets.drawings.shapes import Shape, form_of, prop


@prop("horseshoe")
def horseshoe(_: random.Random) -> list[Shape]:
    """An iron horseshoe on a nail."""
    shoe = limb(
        [
            (-0.24, 0.0),
            (-0.4, -0.4),
            (-0.3, -0.8),
            (0.0, -0.94),
            (0.3, -0.8),
            (0.4, -0.4),
            (0.24, 0.0),
        ],
        [0.13, 0.17, 0.18, 0.19, 0.18, 0.17, 0.13],
    )
    holes = [
        oval(s * x, y, 0.025, 0.035)
        for s in (-1, 1)
        for x, y in ((0.37, -0.3), (0.38, -0.5), (0.31, -0.7))
    ]
    groove = line("-.34,-.2 -.38,-.5 -.26,-.8 0,-.92 .26,-.8 .38,-.5 .34,-.2", 0.02)
    return stood(
        [
            *solid(shoe, "steel", -0.25, 0.04),
            *marks([groove], "ink", 0.3),
            *marks(holes, "ink", 0.1),
            Shape(oval(0, -0.98, 0.05), "metal", 0.1),
        ]
    )


@prop("spindle")
def spindle(_: random.Random) -> list[Shape]:
    """A spindle with its thread, a drop of blood at its point."""
    rod = curve("0,-1! .03,-.8 .035,0 .0,.04! -.035,0 -.03,-.8")
    wool = mirrored("0,-.78 .1,-.7 .2,-.48 .1,-.24 0,-.18")
    turns = [
        blade(
            f"{-0.17 + abs(y + 0.48) * 0.3},{y} 0,{y + 0.05} {0.17 - abs(y + 0.48) * 0.3},{y}", 0.02
        )
        for y in (-0.66, -0.58, -0.5, -0.42, -0.34, -0.27)
    ]
    whorl = [*solid(oval(0, -0.1, 0.2, 0.06), "wood", -0.1, 0.03)]
    thread = line(".16,-.4 .34,-.2 .3,0 .46,.06", 0.014)
    drop = mirrored("0,-1.2! .05,-1.1 .0,-1.04")
    return stood(
        [
            *solid(rod, "wood", 0.15, 0.012),
            Shape(thread, "bone", 0.2),
            *solid(wool, "bone", 0.15, 0.04),
            *marks(turns, "bone", -0.15),
            *whorl,
            Shape(drop, "blood", 0.1),
        ]
    )


@prop("boots-league")
def boots_league(_: random.Random) -> list[Shape]:
    """A pair of tall boots with turned-down tops, stars at their heels."""
    boot = curve("-.16,-1! .18,-1! .16,-.5 .18,-.26 .4,-.16 .5,0! -.16,0! -.18,-.2 -.14,-.5")
    cuff = curve("-.2,-1.04! .22,-1.04! .26,-.76! .02,-.7 -.24,-.76!")
    one = [
        *solid(boot, "wood", 0.0, 0.05),
        *solid(cuff, "gold", -0.15, 0.04),
        Shape(box(-0.17, -0.03, 0.68, 0.06, 0.02), "ink", 0.2),
        *marks(
            [blade("-.1,-.4 .0,-.34 .12,-.4", 0.025), blade("-.1,-.32 .0,-.26 .14,-.32", 0.025)],
            "wood",
            -0.25,
        ),
    ]
    sparks = [
        Shape(star(x, y, size, 5), "glow", 0.2, rim=False)
        for x, y, size in ((-0.62, -0.1, 0.09), (-0.76, -0.26, 0.06), (-0.56, -0.34, 0.05))
    ]
    return stood([*sparks, *placed(one, -0.24, -0.05, 0.95), *placed(one, 0.2, 0)])


@prop("cloak-leaves")
def cloak_leaves(luck: random.Random) -> list[Shape]:
    """A cloak sewn of leaves of every season, on a peg."""
    body = mirrored("0,-.92 .16,-.88 .3,-.6 .42,-.2 .5,0! 0,.04")
    found = [Shape(line("-.2,-1.0 .2,-1.0", 0.04), "wood", -0.2), *solid(body, "leaf", -0.25, 0.05)]
    for row in range(9):
        y = -0.84 + row * 0.1
        wide = 0.1 + 0.045 * row
        for n in range(3 + row):
            x = -wide + 2 * wide * n / (2 + row)
            tone = ("leaf", "leaf", "gold", "fire", "leaf", "blood")[luck.randrange(6)]
            found.append(
                Shape(
                    within(leaf(x, y - 0.02, 0.15, 180 + luck.uniform(-14, 14), 0.6), body),
                    tone,
                    luck.uniform(-0.1, 0.15),
                )
            )
    return stood([*found, Shape(oval(0, -0.88, 0.05), "gold", 0.2)])


@prop("mirror-mab")
def mirror_mab(_: random.Random) -> list[Shape]:
    """A standing mirror between a moth's wings; in it a face that is not in front of it."""
    one = wing(("wood", 0.1), True)
    glass = oval(0, -0.62, 0.22, 0.34)
    found = [*placed(one, 0.12, -0.62, 0.8), *placed(one, -0.12, -0.62, 0.8, flip=True)]
    found += [*solid(oval(0, -0.62, 0.28, 0.4), "gold", -0.1, 0.04), Shape(glass, "water", 0.35)]
    found += [
        Shape(
            within(curve("-.16,-.3! -.14,-.6 0,-.8 .14,-.6 .16,-.3!"), glass),
            "deep",
            0.1,
            rim=False,
        ),
        *marks(
            [blade(f"{s * 0.03},-.6 {s * 0.06},-.63 {s * 0.1},-.6", 0.03) for s in (-1, 1)],
            "glow",
            0.2,
        ),
        *marks([blade("-.16,-.82 -.08,-.88 .02,-.92", 0.03)], "paper", 0.4),
    ]
    stem = mirrored("0,-.24! .04,-.22 .05,-.1 .2,0! 0,.02")
    return stood([*found, *solid(stem, "gold", -0.1, 0.03)])


@prop("elfshot")
def elfshot(_: random.Random) -> list[Shape]:
    """Three arrowheads of flint."""
    found: list[Shape] = []
    for x, y, size, turn in (
        (-0.34, -0.1, 0.7, -20),
        (0.34, -0.06, 0.74, 22),
        (0.0, -0.28, 0.9, 0),
    ):
        head = curve("0,-.5! .14,-.2 .24,.16! .08,.1 .06,.3! -.06,.3! -.08,.1 -.24,.16! -.14,-.2")
        flakes = [
            blade("-.02,-.4 -.1,-.1 -.14,.1", 0.03),
            blade(".04,-.3 .1,-.06 .12,.1", 0.03),
            blade("-.06,-.14 0,-.06 .08,-.12", 0.025),
        ]
        found += placed(
            [*solid(head, "stone", 0.05, 0.06), *marks(flakes, "stone", -0.2)], x, y, size, turn
        )
    return stood(found)


@prop("shield-bark")
def shield_bark(_: random.Random) -> list[Shape]:
    """A shield of bark, an arrow grown into it, a twig in leaf at its rim."""
    body = curve(
        "-.4,-.9! -.2,-.98 .0,-.94 .2,-1.0 .4,-.9! .44,-.5 .3,-.18 0,.02! -.3,-.18 -.44,-.5"
    )
    ridges = [
        within(blade(f"{x},-.94 {x * 0.9 + 0.03},-.5 {x * 0.5},-.06", 0.05), body)
        for x in (-0.3, -0.18, -0.04, 0.1, 0.24, 0.34)
    ]
    ring = [
        without(oval(0, -0.5, r, r * 1.2), oval(0, -0.5, r - 0.03, r * 1.2 - 0.035))
        for r in (0.18, 0.1)
    ]
    found = [
        *solid(body, "wood", 0.0, 0.05),
        *marks(ridges, "wood", -0.28),
        *marks(ring, "wood", 0.2),
        Shape(oval(0, -0.5, 0.04), "wood", 0.2),
    ]
    arrow = [
        Shape(line(".14,-.56 .5,-.92", 0.025), "bone", 0.0),
        Shape(poly(".44,-.94 .56,-1.06 .6,-1.0 .5,-.86"), "blood", 0.1),
    ]
    twig = [Shape(tail("-.4,-.8 -.54,-.94 -.56,-1.1", 0.04), "wood", -0.2)]
    return stood(
        [
            *twig,
            *found,
            *arrow,
            *(
                Shape(leaf(x, y, 0.14, turn), "leaf", 0.1)
                for x, y, turn in ((-0.56, -1.06, -10), (-0.5, -0.94, 50), (-0.54, -0.98, -60))
            ),
        ]
    )


@prop("sword-light")
def sword_light(_: random.Random) -> list[Shape]:
    """A bright sword, a butterfly's wings for its guard."""
    blade_ = poly("-.05,-.3 -.045,-.92 0,-1.04 .045,-.92 .05,-.3")
    one = wing(("water", 0.5))
    found = [*placed(one, 0.02, -0.26, 0.5, 22), *placed(one, -0.02, -0.26, 0.5, -22, True)]
    found += [
        *solid(blade_, "steel", 0.4, 0.02),
        Shape(line("0,-.32 0,-.92", 0.014), "glow", 0.2, rim=False),
        Shape(line("0,-.26 0,-.05", 0.06), "gold", 0.0),
        Shape(oval(0, -0.02, 0.06), "gold", 0.2),
    ]
    return stood([*found, Shape(star(0, -1.0, 0.12, 4), "glow", 0.3, rim=False)])


@prop("crown-dark")
def crown_dark(_: random.Random) -> list[Shape]:
    """A black crown of thorns and a crescent."""
    band = curve("-.5,-.26! 0,-.14 .5,-.26! .48,-.02! 0,.1 -.48,-.02!")
    spikes = []
    for x, tall, bend in (
        (-0.46, 0.46, -0.08),
        (-0.24, 0.6, -0.02),
        (0.0, 0.5, 0.0),
        (0.24, 0.6, 0.02),
        (0.46, 0.46, 0.08),
    ):
        y = -0.16 - 0.1 * (abs(x) * 2) ** 2
        spikes.append(
            tail(f"{x},{y + 0.06} {x + bend},{y - tall * 0.5} {x + bend * 3},{y - tall}", 0.14)
        )
        spikes.append(
            tail(
                f"{x + bend},{y - tall * 0.4} {x + bend + 0.08},{y - tall * 0.46} "
                f"{x + bend + 0.12},{y - tall * 0.62}",
                0.05,
            )
        )
    moon = without(oval(0, -0.78, 0.17), oval(0.08, -0.83, 0.14))
    gems = [oval(x, -0.05 - 0.1 * (abs(x) * 2) ** 2 + 0.05, 0.045, 0.05) for x in (-0.3, 0.0, 0.3)]
    return stood(
        [
            *(shape for each in spikes for shape in solid(each, "ink", 0.14, 0.012)),
            *solid(band, "ink", 0.2, 0.04),
            *marks(gems, "rose", 0.1),
            Shape(moon, "bone", 0.3),
        ]
    )


@prop("bow-oberon")
def bow_oberon(_: random.Random) -> list[Shape]:
    """A living bow in leaf, a dark arrow on its string."""
    stave = limb(
        [
            (-0.1, 0.0),
            (0.2, -0.14),
            (0.26, -0.4),
            (0.2, -0.5),
            (0.26, -0.6),
            (0.2, -0.86),
            (-0.1, -1.0),
        ],
        [0.03, 0.05, 0.06, 0.075, 0.06, 0.05, 0.03],
    )
    arrow = [
        Shape(line("-.34,-.5 .5,-.5", 0.022), "ink", 0.2),
        Shape(poly(".46,-.56 .64,-.5 .46,-.44"), "rose", 0.0),
        Shape(poly("-.4,-.56 -.26,-.5 -.4,-.44 -.34,-.5"), "rose", 0.1),
    ]
    found = [
        Shape(line("-.1,0 -.24,-.5", 0.01), "bone", 0.2),
        Shape(line("-.1,-1 -.24,-.5", 0.01), "bone", 0.2),
        *solid(stave, "wood", 0.05, 0.014),
    ]
    found += [
        Shape(leaf(x, y, 0.13, turn), "leaf", 0.1)
        for x, y, turn in (
            (0.22, -0.16, 110),
            (0.28, -0.3, 70),
            (0.28, -0.7, 60),
            (0.22, -0.86, 30),
            (-0.1, -1.0, -20),
            (-0.08, 0.0, 200),
            (0.06, -0.93, 10),
        )
    ]
    return stood([*found, *arrow, Shape(star(0.22, -0.5, 0.06, 6), "glow", 0.2)])


@prop("banners-two")
def banners_two(_: random.Random) -> list[Shape]:
    """Two banners crossed: a sun on white and a moon on black."""

    def banner(tone: str, shade: float, sign: list[Shape]) -> list[Shape]:
        cloth = poly("-.26,-.96 .26,-.96 .26,-.3 0,-.44 -.26,-.3")
        return [
            Shape(line("0,0 0,-1.06", 0.035), "wood", -0.1),
            Shape(line("-.3,-.98 .3,-.98", 0.035), "gold", 0.0),
            *solid(cloth, tone, shade, 0.04),
            *sign,
        ]

    sun = [Shape(star(0, -0.68, 0.18, 8), "gold", 0.1), Shape(oval(0, -0.68, 0.08), "gold", 0.35)]
    moon = [Shape(without(oval(0, -0.68, 0.16), oval(0.07, -0.72, 0.13)), "bone", 0.3)]
    return stood(
        [
            *placed(banner("bone", 0.2, sun), -0.3, 0, 1.0, -10),
            *placed(banner("ink", 0.14, moon), 0.3, 0, 1.0, 10),
        ]
    )


@prop("hand-bark")
def hand_bark(_: random.Random) -> list[Shape]:
    """A hand that turns to wood, a twig in leaf at each finger."""
    hand = [
        s._replace(tone="wood", shade=s.shade - 0.1)
        if s.tone in ("skin", "bone", "stone", "figure")
        else s
        for s in form_of("hand-rising")
    ]
    leaves = [
        Shape(leaf(x, y, 0.15, turn), "leaf", 0.1)
        for x, y, turn in (
            (-0.16, -0.86, -30),
            (-0.06, -0.96, -8),
            (0.05, -0.96, 10),
            (0.14, -0.88, 26),
            (0.24, -0.66, 60),
            (-0.12, -0.3, -70),
            (0.12, -0.24, 70),
        )
    ]
    return stood([*hand, *leaves])


@prop("void-black")
def void_black(_: random.Random) -> list[Shape]:
    """A black disc with a thin bright edge, and things that fall into it."""
    found = [
        Shape(oval(0, -0.5, 0.5), "glow", -0.2, rim=False),
        Shape(oval(0, -0.5, 0.47), "rose", -0.3, rim=False),
        Shape(oval(0, -0.5, 0.43), "ink", -0.1, rim=False),
    ]
    for n in range(9):
        a = n * 0.72
        x, y, x2, y2 = (
            math.cos(a) * 0.56,
            -0.5 + math.sin(a) * 0.56,
            math.cos(a + 0.5) * 0.4,
            -0.5 + math.sin(a + 0.5) * 0.4,
        )
        found.append(
            Shape(
                tail(
                    f"{x:.3f},{y:.3f} {(x + x2) / 2 * 1.06:.3f},{(y + y2) / 2:.3f} "
                    f"{x2:.3f},{y2:.3f}",
                    0.04,
                ),
                "bone",
                0.1,
                rim=False,
            )
        )
    return stood(found)
