"""What is lost, given and stolen in the fairy woods: shoes, leaves, coins, beans, mirrors."""

from __future__ import annotations

import math
import random

from assets.drawings.props.fae_hands import cakes, written_leaf
from assets.drawings.props.foliage import leaf, petals
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
    solid,
    star,
    stood,
    tail,
    within,
    without,
)
from assets.drawings.shapes import Shape, form_of, prop


def _made(name: str) -> list[Shape]:
    return form_of(name)


@prop("leaf-name")
def leaf_name(_: random.Random) -> list[Shape]:
    """A leaf on which somebody has written a name."""
    return stood(
        [Shape(line("0,.4 .06,.66", 0.05), "leaf", -0.2), *placed(written_leaf(), 0, 0, 1.0, 12)]
    )


@prop("basket-cakes")
def basket_cakes(_: random.Random) -> list[Shape]:
    """A basket of cakes under a red cloth."""
    return stood(cakes())


@prop("coin-lucky")
def coin_lucky(_: random.Random) -> list[Shape]:
    """A silver coin with a clover of four leaves on it."""
    found = [
        *solid(oval(0, -0.5, 0.5), "steel", 0.1, 0.06),
        Shape(without(oval(0, -0.5, 0.43), oval(0, -0.5, 0.4)), "steel", -0.2, rim=False),
    ]
    for turn in (45, 135, 225, 315):
        lobe = curve("0,0! -.06,-.1 -.15,-.18 -.1,-.28 0,-.23! .1,-.28 .15,-.18 .06,-.1")
        found += placed(
            [
                Shape(lobe, "leaf", 0.05),
                Shape(blade("0,-.02 .0,-.12 0,-.2", 0.02), "leaf", -0.2, rim=False),
            ],
            0,
            -0.5,
            1.0,
            turn,
        )
    return stood([*found, Shape(line("0,-.5 .08,-.22", 0.03), "leaf", -0.1)])


@prop("slipper-glass")
def slipper_glass(_: random.Random) -> list[Shape]:
    """A slipper of glass on a cushion."""
    shoe = curve(
        "-.5,-.74! -.3,-.68 -.1,-.46 .14,-.36 .4,-.34 .56,-.22 .5,-.16! "
        ".1,-.16 -.14,-.3 -.34,-.42! -.36,-.16! -.43,-.16! -.46,-.44 -.56,-.6"
    )
    inner = curve("-.46,-.7! -.3,-.62 -.1,-.42 .1,-.35! -.1,-.36 -.34,-.5")
    cushion = curve(
        "-.7,-.1! -.5,-.18 .5,-.18 .7,-.1! .62,.04 .7,.16! .5,.1 -.5,.1 -.7,.16! -.62,.04"
    )
    found = [
        *solid(cushion, "blood", -0.05, 0.05),
        *marks([oval(s * 0.68, 0.15, 0.04) for s in (-1, 1)], "gold", 0.2),
    ]
    found += [
        *solid(shoe, "water", 0.45, 0.04),
        Shape(inner, "water", 0.1, rim=False),
        *marks([blade("-.3,-.52 .0,-.28 .4,-.24", 0.03)], "paper", 0.3),
    ]
    return stood([*found, Shape(star(0.3, -0.46, 0.1, 4), "glow", 0.3, rim=False)])


@prop("shoes-red")
def shoes_red(_: random.Random) -> list[Shape]:
    """A pair of red dancing shoes, one on its toe, ribbons flying."""
    shoe = curve("-.3,-.34! -.2,-.3 -.06,-.2 .2,-.18 .36,-.08 .34,0! -.3,0! -.34,-.2")
    inner = curve("-.28,-.32! -.18,-.27 -.06,-.18! -.18,-.18 -.27,-.24")
    ribbons = [
        tail("-.26,-.32 -.4,-.5 -.3,-.66 -.44,-.8", 0.05),
        tail("-.22,-.32 -.1,-.52 -.2,-.7", 0.045),
    ]
    one = [
        *(Shape(each, "blood", 0.2) for each in ribbons),
        *solid(shoe, "blood", 0.05, 0.03),
        Shape(inner, "ink", 0.1, rim=False),
        Shape(star(0.1, -0.17, 0.06, 5), "gold", 0.2),
    ]
    return stood([*placed(one, -0.28, 0.0, 1.0), *placed(one, 0.36, -0.14, 1.0, 52)])


@prop("beans-magic")
def beans_magic(_: random.Random) -> list[Shape]:
    """Three bright beans, and a stalk that has not waited for earth."""
    stalk = limb(
        [(0.0, 0.0), (0.12, -0.3), (-0.1, -0.56), (0.1, -0.82), (0.0, -1.0)],
        [0.09, 0.07, 0.06, 0.04, 0.02],
    )
    found = [*solid(stalk, "leaf", -0.1, 0.012)]
    for x, y, size, turn in (
        (0.1, -0.3, 0.2, 70),
        (-0.06, -0.52, 0.2, -70),
        (0.06, -0.78, 0.17, 60),
        (-0.02, -0.92, 0.13, -50),
        (0.02, -0.4, 0.16, -100),
    ):
        found.append(Shape(leaf(x, y, size, turn, 0.7), "leaf", 0.1))
    bean = curve("-.2,.0 -.16,-.14 .0,-.12 .16,-.14 .2,.0 .12,.1 -.12,.1")
    for x, y, turn, tone in (
        (-0.32, -0.06, -20, "gold"),
        (0.3, -0.05, 16, "rose"),
        (0.0, 0.04, 0, "water"),
    ):
        found += placed(
            [
                *solid(bean, tone, 0.15, 0.03),
                Shape(oval(0.04, -0.06, 0.04, 0.02), "paper", 0.3, rim=False),
            ],
            x,
            y,
            1.0,
            turn,
        )
    return stood(found)


@prop("coach-nutshell")
def coach_nutshell(_: random.Random) -> list[Shape]:
    """A coach made of a walnut, drawn by two moths."""
    shell = curve("-.5,-.44 -.4,-.74 0,-.86 .4,-.74 .5,-.44 .36,-.24 0,-.18 -.36,-.24")
    ridges = [
        within(blade(t, 0.035), shell)
        for t in (
            "-.4,-.6 -.2,-.5 -.3,-.3",
            "-.2,-.78 -.06,-.6 -.16,-.3",
            ".3,-.74 .34,-.5 .24,-.26",
            "-.5,-.44 0,-.4 .5,-.44",
        )
    ]
    window = mirrored("0,-.72 .1,-.68 .12,-.48! 0,-.48!")
    found = [
        *solid(shell, "wood", 0.12, 0.05),
        *marks(ridges, "wood", -0.2),
        *placed([Shape(window, "glow", 0.1)], 0.06, 0),
    ]
    for x in (-0.3, 0.32):
        found += [
            *solid(oval(x, -0.14, 0.15), "gold", -0.1, 0.02),
            Shape(oval(x, -0.14, 0.1), "wood", -0.4, rim=False),
            *marks(
                [
                    line(
                        f"{x + math.cos(a) * 0.1:.3f},{-0.14 + math.sin(a) * 0.1:.3f} "
                        f"{x - math.cos(a) * 0.1:.3f},{-0.14 - math.sin(a) * 0.1:.3f}",
                        0.018,
                    )
                    for a in (0.2, 1.25, 2.3)
                ],
                "gold",
                0.1,
            ),
        ]
    moth = _made("moth")
    found += [
        Shape(line(".44,-.4 .8,-.5", 0.014), "gold", 0.1),
        Shape(line(".44,-.44 .78,-.84", 0.014), "gold", 0.1),
    ]
    return stood([*found, *placed(moth, 0.92, -0.36, 0.34, 60), *placed(moth, 0.9, -0.7, 0.34, 40)])


@prop("cloth-laid")
def cloth_laid(_: random.Random) -> list[Shape]:
    """A cloth that has spread itself over a stump, with a supper on it."""
    cloth = curve(
        "-.62,-.46! -.2,-.54 .3,-.54 .62,-.46! .66,-.2! .52,-.3 "
        ".4,-.12! .26,-.26 .08,-.06! -.1,-.26 -.3,-.08! -.44,-.28 -.66,-.2!"
    )
    found = [
        *solid(mirrored("0,-.46! .4,-.46! .46,0! 0,.02"), "wood", -0.2, 0.05),
        *solid(cloth, "bone", 0.25, 0.04),
    ]
    found += marks(
        [blade(f"{x},-.44 {x * 1.1},-.3 {x * 1.05},-.16", 0.02) for x in (-0.5, -0.2, 0.16, 0.44)],
        "bone",
        -0.05,
    )
    found += [
        *placed(_made("loaf"), -0.3, -0.46, 0.22),
        *placed(_made("grapes"), 0.34, -0.4, 0.24),
        *placed(_made("jug"), 0.04, -0.46, 0.36),
    ]
    return stood(
        [
            *found,
            *(
                Shape(star(x, y, 0.05, 4), "glow", 0.3, rim=False)
                for x, y in ((-0.5, -0.72), (0.5, -0.74), (0.2, -0.9))
            ),
        ]
    )


@prop("wheel-spinning")
def wheel_spinning(_: random.Random) -> list[Shape]:
    """A spinning wheel: straw goes in on the left, gold comes out on the right."""
    rim = without(oval(-0.1, -0.6, 0.36), oval(-0.1, -0.6, 0.29))
    spokes = [
        line(f"{-0.1 + math.cos(a) * 0.31:.3f},{-0.6 + math.sin(a) * 0.31:.3f} -.1,-.6", 0.025)
        for a in (n * math.pi / 4 for n in range(8))
    ]
    legs = [line(t, 0.05) for t in ("-.3,-.3 -.4,0", ".1,-.3 .06,0", ".44,-.36 .52,0")]
    bench = line("-.4,-.28 .56,-.36", 0.07)
    post = line(".4,-.34 .44,-.74", 0.05)
    straw = [
        Shape(tail(f"{x},0 {x - 0.04},-.26 {x - 0.1 + 0.04 * n},-.4", 0.03), "gold", -0.3)
        for n, x in enumerate((-0.72, -0.66, -0.6, -0.54))
    ]
    spool = [
        *solid(oval(0.44, -0.76, 0.09, 0.07), "gold", 0.25, 0.02),
        Shape(star(0.44, -0.9, 0.08, 4), "glow", 0.3, rim=False),
    ]
    return stood(
        [
            *straw,
            *(Shape(each, "wood", -0.15) for each in (*legs, bench, post)),
            *(Shape(each, "wood", 0.0) for each in spokes),
            *solid(rim, "wood", 0.1, 0.02),
            Shape(line("-.1,-.95 .44,-.8", 0.012), "gold", 0.3),
            *spool,
            *placed(_made("coin-heap"), 0.74, 0, 0.22),
        ]
    )


@prop("pansy")
def pansy(_: random.Random) -> list[Shape]:
    """A pansy with a face: love-in-idleness."""
    found = [
        Shape(line("0,0 .04,-.3 0,-.56", 0.04), "leaf", -0.1),
        Shape(leaf(0.02, -0.16, 0.26, 60, 0.5), "leaf", 0.0),
        Shape(leaf(0.02, -0.26, 0.24, -64, 0.5), "leaf", 0.1),
    ]
    for s in (-1, 1):
        found += solid(
            curve(f"0,-.62! {s * 0.1},-.9 {s * 0.26},-1.0 {s * 0.38},-.88 {s * 0.3},-.68"),
            "deep",
            0.1,
            0.02,
        )
    for s in (-1, 1):
        found += solid(
            curve(f"0,-.58! {s * 0.2},-.74 {s * 0.4},-.66 {s * 0.4},-.5 {s * 0.2},-.44"),
            "rose",
            0.1,
            0.02,
        )
    found += solid(
        curve("0,-.6! .2,-.5 .26,-.3 .1,-.2 0,-.24 -.1,-.2 -.26,-.3 -.2,-.5"), "gold", 0.15, 0.02
    )
    veins = [
        blade(t, 0.03)
        for t in (
            "0,-.56 .04,-.44 .1,-.34",
            "0,-.56 0,-.42 0,-.32",
            "0,-.56 -.04,-.44 -.1,-.34",
            "0,-.58 .14,-.58 .24,-.6",
            "0,-.58 -.14,-.58 -.24,-.6",
        )
    ]
    return stood([*found, *marks(veins, "ink", 0.1), Shape(oval(0, -0.58, 0.04), "gold", 0.4)])


@prop("thread-red")
def thread_red(_: random.Random) -> list[Shape]:
    """A red thread from trunk to trunk, and the ball that it comes from."""
    found: list[Shape] = []
    for x, wide in ((-0.7, 0.14), (-0.1, 0.1), (0.46, 0.13), (0.9, 0.1)):
        trunk = curve(
            f"{x - wide * 0.6},-1! {x + wide * 0.6},-1! {x + wide * 0.6},-.4 "
            f"{x + wide * 1.2},0! {x - wide * 1.2},0! {x - wide * 0.6},-.4"
        )
        found += solid(trunk, "wood", -0.2, 0.03)
    found += [
        Shape(
            line(
                "-.78,-.5 -.62,-.54 -.4,-.4 -.16,-.56 -.04,-.6 "
                ".2,-.44 .4,-.62 .54,-.66 .7,-.5 .86,-.7 .96,-.74",
                0.02,
            ),
            "blood",
            0.15,
            rim=False,
        ),
        Shape(line("-.78,-.5 -.62,-.3 -.4,-.12", 0.02), "blood", 0.15, rim=False),
    ]
    ball = [
        *solid(oval(-0.36, -0.1, 0.13), "blood", 0.05, 0.03),
        *marks(
            [
                blade("-.46,-.12 -.36,-.18 -.27,-.1", 0.02),
                blade("-.44,-.04 -.34,-.1 -.28,-.02", 0.02),
            ],
            "blood",
            -0.25,
        ),
    ]
    return stood([*found, *ball])


@prop("sleep-thorns")
def sleep_thorns(_: random.Random) -> list[Shape]:
    """A crowned sleeper on a bed, briars and roses grown over it."""
    found = [
        *solid(box(-1.1, -0.3, 2.2, 0.3, 0.04), "stone", -0.1, 0.04),
        *placed(_made("sleeper"), 0, -0.3, 0.42),
    ]
    found += [
        Shape(limb(p, [0.06, 0.05, 0.045, 0.03]), "leaf", -0.4)
        for p in (
            [(-1.1, 0.0), (-0.9, -0.7), (-0.3, -1.0), (0.3, -0.86)],
            [(1.1, 0.0), (0.96, -0.66), (0.4, -1.04), (-0.2, -1.1)],
            [(-0.8, 0.0), (-0.3, -0.22), (0.3, -0.1), (0.8, -0.4)],
        )
    ]
    for x, y in (
        (-0.98, -0.5),
        (-0.6, -0.9),
        (0.0, -0.98),
        (0.6, -0.98),
        (0.98, -0.5),
        (0.2, -0.14),
        (-0.4, -0.2),
    ):
        found += [
            Shape(leaf(x, y, 0.14, 60), "leaf", 0.0),
            Shape(petals(x, y, 0.11, 5, 0.8), "rose", 0.1),
            Shape(oval(x, y, 0.03), "gold", 0.2),
        ]
    return stood(found)


@prop("acorns")
def acorns(_: random.Random) -> list[Shape]:
    """Two acorns on an oak twig."""
    found = [Shape(line("-.5,-.9 .0,-.84 .5,-.94", 0.04), "wood", -0.1)]
    for x, y, turn in ((-0.2, -0.84, 8), (0.22, -0.86, -10)):
        nut = [
            *solid(mirrored("0,.1! .15,.1 .14,.4 0,.58!"), "wood", 0.2, 0.03),
            *solid(mirrored("0,-.06 .16,-.02 .2,.14! 0,.18"), "wood", -0.1, 0.03),
            Shape(line("0,-.04 0,-.14", 0.03), "wood", -0.2),
        ]
        found += placed(nut, x, y + 0.12, 1.1, turn)
    lobed = curve(
        "0,0! .12,-.1 .08,-.2 .2,-.28 .12,-.4 .2,-.52 .06,-.62 "
        "0,-.72 -.06,-.62 -.2,-.52 -.12,-.4 -.2,-.28 -.08,-.2 -.12,-.1"
    )
    return stood(
        [
            *found,
            *placed([*solid(lobed, "leaf", 0.0, 0.03)], -0.42, -0.86, 0.8, -50),
            *placed([*solid(lobed, "leaf", 0.1, 0.03)], 0.44, -0.88, 0.8, 46),
        ]
    )


@prop("dust-fairy")
def dust_fairy(_: random.Random) -> list[Shape]:
    """An open pot of ointment, an eye on its lid, dust rising from it."""
    pot = mirrored("0,-.4! .3,-.4! .34,-.2 .26,0! 0,.02")
    lid = [
        *solid(oval(0.42, -0.12, 0.2, 0.16), "bone", 0.1, 0.03),
        Shape(oval(0.42, -0.12, 0.12, 0.06), "paper", 0.3),
        Shape(oval(0.42, -0.12, 0.05), "water", -0.1),
        *marks([oval(0.42, -0.12, 0.022)], "ink", 0.0),
    ]
    sparks = [
        Shape(star(x, y, r, 4), "glow", 0.25, rim=False)
        for x, y, r in (
            (-0.12, -0.56, 0.07),
            (0.08, -0.7, 0.09),
            (-0.2, -0.8, 0.06),
            (0.2, -0.88, 0.06),
            (0.0, -0.98, 0.08),
        )
    ]
    return stood(
        [
            *solid(pot, "water", 0.1, 0.05),
            Shape(oval(0, -0.4, 0.3, 0.07), "bone", 0.2),
            Shape(oval(0, -0.4, 0.24, 0.05), "leaf", 0.2, rim=False),
            *lid,
            *sparks,
        ]
    )
