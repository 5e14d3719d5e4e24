"""The smaller folk of the woods, and the larger: redcaps, hobs, twig imps, ogresses, tree men."""

from __future__ import annotations

import random

from assets.drawings.props.fae_hands import basket
from assets.drawings.props.figure import figure
from assets.drawings.props.fire import flame_at, recoloured
from assets.drawings.props.foliage import crown, leaf
from assets.drawings.props.garb import Garb
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
    stood,
    tail,
)
from assets.drawings.props.wood_beasts import bonnet
from assets.drawings.shapes import Shape, form_of, prop


def _cap(tone: str, shade: float) -> list[Shape]:
    """A long pointed cap for a head whose brow is at (0, 0)."""
    return [
        *solid(
            curve("-.27,.04! -.2,-.2 -.04,-.36 .2,-.4! .12,-.2 .27,.04! 0,-.02"), tone, shade, 0.04
        )
    ]


@prop("redcap")
def redcap(_: random.Random) -> list[Shape]:
    """A redcap with a pike and a cap that drips."""
    imp = recoloured("goblin", {"leaf": ("stone", 0.0), "wood": ("ink", 0.15)})
    drops = [oval(x, y, 0.02, 0.035) for x, y in ((-0.24, -0.86), (0.24, -0.84), (0.26, -0.74))]
    pike = [
        Shape(line("-.38,0 -.34,-1.14", 0.035), "wood", -0.1),
        *solid(mirrored("0,-.2! .06,-.06 .03,.0! 0,.0"), "steel", 0.1, 0.02),
    ]
    return stood(
        [
            pike[0],
            *imp,
            *placed(pike[1:], -0.338, -1.13),
            *placed(_cap("blood", 0.0), 0, -0.9),
            *marks(drops, "blood", -0.05),
        ]
    )


@prop("hob")
def hob(_: random.Random) -> list[Shape]:
    """A hob with a long beard and a broom, by his bowl of milk."""
    body = mirrored("0,-.62 .2,-.56 .28,-.34 .3,-.08 .2,-.02 0,-.02")
    beard = mirrored("0,-.66! .16,-.66 .2,-.44 .1,-.24 0,-.14")
    face = mirrored("0,-.92 .15,-.88 .2,-.74 .16,-.62 0,-.56")
    feet = [oval(s * 0.16, -0.03, 0.13, 0.04) for s in (-1, 1)]
    arm = limb([(0.22, -0.5), (0.36, -0.4), (0.4, -0.5)], [0.12, 0.1, 0.08])
    found = [*(Shape(foot, "ink", 0.2) for foot in feet), *solid(body, "wood", 0.1, 0.05)]
    found += marks([box(-0.28, -0.22, 0.56, 0.06)], "ink", 0.2)
    found += [
        *placed(form_of("broom"), 0.44, 0, 1.0, 6),
        Shape(arm, "wood", 0.0),
        Shape(oval(0.41, -0.52, 0.05), "skin", -0.05),
    ]
    found += [*solid(face, "skin", 0.0, 0.04), *solid(beard, "bone", 0.15, 0.04)]
    found += [Shape(oval(0.0, -0.7, 0.06, 0.05), "skin", -0.15, rim=False)]
    found += marks([oval(s * 0.08, -0.78, 0.022) for s in (-1, 1)], "ink", 0.0)
    bowl = [
        *solid(curve("-.14,-.12! .14,-.12! .08,0 -.08,0"), "bone", 0.0, 0.02),
        Shape(oval(0, -0.12, 0.14, 0.035), "paper", 0.3),
    ]
    return stood([*found, *placed(_cap("leaf", -0.2), 0, -0.84, 0.8), *placed(bowl, -0.46, 0)])


@prop("brownie")
def brownie(_: random.Random) -> list[Shape]:
    """A small ragged brownie that carries a pile of plates higher than itself."""
    small = figure(
        "present",
        Head(hair="curls", hair_tone="wood", skin_shade=-0.2),
        Garb("jerkin", "wood", 0.05, "none", legs="wood", shoes="skin"),
        whole=False,
    )
    found = [*small]
    for n in range(7):
        y = -0.78 - 0.06 * n
        found += [
            Shape(oval(0.3 + 0.012 * (n % 3 - 1), y, 0.17, 0.035), "bone", 0.2 - 0.1 * (n % 2)),
            Shape(oval(0.3, y - 0.008, 0.1, 0.018), "water", 0.3, rim=False),
        ]
    patch = [box(-0.08, -0.66, 0.07, 0.07), box(0.02, -0.52, 0.06, 0.06)]
    ears = [curve(f"{s * 0.05},-.92! {s * 0.15},-1.0! {s * 0.06},-.88") for s in (-1, 1)]
    return stood([*(Shape(ear, "skin", -0.25) for ear in ears), *found, *marks(patch, "leaf", 0.1)])


@prop("spriggan")
def spriggan(_: random.Random) -> list[Shape]:
    """A thing of twigs that crouches over a heap of gold."""
    found: list[Shape] = []
    for points, widths in (
        ([(0.0, -0.36), (0.02, -0.56), (0.08, -0.74)], [0.16, 0.18, 0.08]),
        ([(0.0, -0.36), (-0.24, -0.44), (-0.2, -0.04)], [0.09, 0.07, 0.05]),
        ([(0.02, -0.36), (0.26, -0.4), (0.24, -0.04)], [0.09, 0.07, 0.05]),
        ([(-0.04, -0.66), (-0.36, -0.62), (-0.44, -0.3), (-0.56, -0.24)], [0.08, 0.06, 0.05, 0.02]),
        ([(0.1, -0.66), (0.4, -0.7), (0.54, -0.44), (0.66, -0.5)], [0.08, 0.06, 0.05, 0.02]),
    ):
        found += solid(limb(points, widths), "wood", -0.2, 0.012)
    twigs = (
        ".04,-.8 -.06,-.98 -.2,-1.1",
        ".08,-.84 .1,-1.0 .04,-1.16",
        ".12,-.82 .26,-.96 .34,-1.1",
        "-.2,-.94 -.28,-.94 -.34,-1.0",
        "-.44,-.32 -.54,-.34 -.6,-.3",
        "-.44,-.3 -.48,-.22 -.46,-.16",
        ".54,-.46 .6,-.56 .62,-.62",
        ".54,-.44 .64,-.42 .7,-.4",
    )
    found = [*(Shape(tail(each, 0.05), "wood", -0.3) for each in twigs), *found]
    head = curve("-.04,-.7 .0,-.9 .16,-.92 .28,-.8 .4,-.74! .24,-.68 .1,-.66")
    found += [*solid(head, "wood", -0.08, 0.03), Shape(oval(0.17, -0.8, 0.03, 0.022), "glow", 0.3)]
    sprigs = [
        (-0.2, -1.08, 0.1, -30),
        (0.04, -1.14, 0.1, 0),
        (0.34, -1.08, 0.1, 30),
        (-0.3, -0.6, 0.08, -60),
    ]
    found += [Shape(leaf(*each), "leaf", 0.1) for each in sprigs]
    return stood([*placed(form_of("coin-heap"), 0.02, 0, 0.34), *found])


@prop("fruit-seller")
def fruit_seller(_: random.Random) -> list[Shape]:
    """A goblin who holds out a basket of fruit that shines too much."""
    imp = recoloured("goblin", {"steel": ("blood", 0.1), "ink": ("ink", 0.0)})
    load = []
    for x, y, tone in (
        (-0.28, -0.56, "blood"),
        (0.0, -0.6, "gold"),
        (0.27, -0.56, "blood"),
        (-0.14, -0.72, "rose"),
        (0.15, -0.72, "deep"),
    ):
        load += [
            *solid(oval(x, y, 0.16), tone, 0.1, 0.04),
            Shape(oval(x + 0.05, y - 0.06, 0.035), "glow", 0.3, rim=False),
        ]
    imp = [
        shape for shape in imp if shape.tone != "blood" or shape.path.boundingRect().right() < 0.45
    ]
    return stood(
        [*imp, *placed(basket(load), 0.5, -0.36, 0.52), *placed(basket(load), -0.42, 0, 0.42)]
    )


@prop("cradle-changeling")
def changeling(_: random.Random) -> list[Shape]:
    """A cradle in which something old and green looks back."""
    cradle = form_of("cradle")
    face = [
        *(
            Shape(
                curve(f"{s * 0.3},-.06 {s * 0.6},-.3 {s * 0.8},-.4! {s * 0.6},-.06 {s * 0.3},.12"),
                "leaf",
                -0.1,
            )
            for s in (-1, 1)
        ),
        *solid(mirrored("0,-.44 .3,-.4 .4,-.1 .26,.28 0,.38"), "leaf", 0.1, 0.08),
        *marks([oval(s * 0.16, -0.06, 0.1, 0.09) for s in (-1, 1)], "gold", 0.35),
        *marks([oval(s * 0.16, -0.06, 0.03, 0.08) for s in (-1, 1)], "ink", 0.0),
        *marks(
            [blade("-.22,.16 0,.26 .22,.16", 0.05), blade("-.2,-.26 -.1,-.22 0,-.26", 0.03)],
            "ink",
            0.0,
        ),
    ]
    tuft = [Shape(tail("0,-.4 .04,-.58 .14,-.62", 0.1), "wood", 0.0)]
    return stood([*cradle, *placed([*tuft, *face], -0.2, -0.7, 0.34, -6)])


@prop("ogress")
def ogress(_: random.Random) -> list[Shape]:
    """An ogre's wife in an apron and a bonnet, a ladle in her fist."""
    wife = recoloured("ogre", {"blood": ("leaf", 0.15), "rose": ("leaf", 0.2)})
    apron = mirrored("0,-.6! .2,-.58! .27,-.14! .1,-.1 0,-.1")
    frill = [oval(x, -0.1, 0.05, 0.035) for x in (-0.22, -0.11, 0.0, 0.11, 0.22)]
    cap = [
        *(
            Shape(oval(0.3 * x, -0.94 - 0.07 * (1 - x * x), 0.075), "bone", 0.05)
            for x in (-1, -0.6, -0.2, 0.2, 0.6, 1)
        ),
        *solid(mirrored("0,-1.2 .2,-1.16 .3,-.98! 0,-.96"), "bone", 0.25, 0.05),
    ]
    return stood(
        [
            *wife,
            *solid(apron, "bone", 0.2, 0.04),
            *(Shape(each, "bone", 0.1) for each in frill),
            *marks([box(-0.1, -0.4, 0.2, 0.12, 0.02)], "bone", -0.1),
            *cap,
        ]
    )


@prop("giant-heartless")
def giant_heartless(_: random.Random) -> list[Shape]:
    """A giant with a hole in his breast in the shape of a heart."""
    giant = recoloured("giant", {"blood": ("water", -0.15)})
    heart = curve("0,.12! .14,-.02 .12,-.13 .0,-.07! -.12,-.13 -.14,-.02")
    hole = [
        Shape(heart, "ink", 0.0),
        *placed([Shape(heart, "deep", 0.1, rim=False)], 0.012, 0.01, 0.8),
    ]
    return stood([*giant, *placed(hole, 0.0, -0.52, 0.95)])


@prop("witch-oven")
def witch_oven(_: random.Random) -> list[Shape]:
    """A brick oven, its grate shut, and a witch who looks out of it."""
    oven = mirrored("0,-1! .3,-.98 .52,-.8 .56,-.4 .56,0! 0,0")
    mouth = mirrored("0,-.74 .2,-.7 .32,-.54 .32,-.16! 0,-.16!")
    found = [
        *solid(box(0.18, -1.2, 0.2, 0.34), "stone", -0.3, 0.03),
        *solid(oven, "blood", -0.25, 0.05),
    ]
    bricks = [line(f"-.5,{y} .5,{y}", 0.012) for y in (-0.86, -0.7, -0.54, -0.38, -0.22, -0.08)]
    bricks += [
        line(f"{x},{y} {x},{y + 0.14}", 0.012) for y in (-0.84, -0.52, -0.2) for x in (-0.42, 0.42)
    ]
    found += [
        *marks(bricks, "blood", -0.5),
        Shape(mouth, "ink", 0.0),
        Shape(mouth, "fire", -0.15, rim=False),
    ]
    back, front = drawn(Head(hair="long", hair_tone="bone", skin_shade=-0.1))
    found += placed([*back, *front], 0, -0.42, 0.3)
    hat = [
        *solid(mirrored("0,-.5! .1,-.2 .17,0! 0,0"), "ink", 0.15, 0.03),
        Shape(oval(0, 0, 0.25, 0.04), "ink", 0.1),
    ]
    found += [
        *placed(hat, 0, -0.53, 0.6),
        *flame_at(-0.2, -0.16, 0.2),
        *flame_at(0.22, -0.16, 0.18),
    ]
    found += [
        Shape(line(f"{x},-.72 {x},-.14", 0.028), "ink", 0.2) for x in (-0.24, -0.08, 0.08, 0.24)
    ]
    found += [
        Shape(line("-.32,-.34 .32,-.34", 0.028), "ink", 0.2),
        Shape(box(0.26, -0.44, 0.12, 0.1, 0.02), "metal", 0.1),
    ]
    hands = [oval(s * 0.16, -0.33, 0.045, 0.05) for s in (-1, 1)]
    return stood([*found, *(Shape(each, "skin", 0.0) for each in hands)])


@prop("ancient-oak")
def ancient_oak(luck: random.Random) -> list[Shape]:
    """An oak that walks: a face in the bark, boughs for arms, roots for feet."""
    trunk = curve(
        "-.2,-.74! -.18,-.4 -.24,-.14 -.42,0! -.16,-.06 "
        "-.06,0! .04,-.07 .2,0! .24,-.06 .44,0! .26,-.14"
        " .18,-.4 .2,-.74!"
    )
    arms = [
        limb(
            [(-0.14, -0.62), (-0.4, -0.56), (-0.56, -0.36), (-0.62, -0.22)], [0.14, 0.1, 0.07, 0.03]
        ),
        limb([(0.14, -0.62), (0.42, -0.66), (0.56, -0.84), (0.7, -0.9)], [0.14, 0.1, 0.07, 0.03]),
    ]
    twigs = [
        "-.56,-.36 -.68,-.34 -.74,-.26",
        "-.58,-.32 -.52,-.22 -.52,-.14",
        ".56,-.84 .54,-.98 .6,-1.06",
        ".6,-.84 .72,-.8 .8,-.82",
    ]
    found = [
        *(shape for arm in arms for shape in solid(arm, "wood", -0.12, 0.02)),
        *(Shape(tail(each, 0.05), "wood", -0.15) for each in twigs),
    ]
    found += [
        *crown(luck, -0.34, -0.94, 0.3, 0.2, shade=-0.1),
        *crown(luck, 0.34, -0.98, 0.3, 0.2, shade=-0.1),
    ]
    found += [*solid(trunk, "wood", 0.0, 0.05), *crown(luck, 0.0, -1.02, 0.42, 0.28)]
    eyes = [oval(s * 0.085, -0.58, 0.05, 0.04) for s in (-1, 1)]
    found += [
        *marks(eyes, "ink", 0.0),
        *marks([oval(s * 0.085, -0.585, 0.02) for s in (-1, 1)], "glow", 0.3),
    ]
    brows = [blade(f"{s * 0.02},-.62 {s * 0.09},-.67 {s * 0.17},-.62", 0.05) for s in (-1, 1)]
    nose = curve("-.03,-.58 .03,-.58 .06,-.45 .0,-.42 -.06,-.45")
    beard = mirrored("0,-.4! .1,-.42 .15,-.34 .1,-.2 .04,-.1 0,-.14!")
    return stood(
        [
            *found,
            *marks(brows, "wood", -0.35),
            Shape(nose, "wood", 0.12),
            *marks([blade("-.1,-.39 0,-.36 .1,-.39", 0.04)], "ink", 0.1),
            Shape(beard, "leaf", -0.1),
        ]
    )


@prop("spider-queen")
def spider_queen(_: random.Random) -> list[Shape]:
    """A crowned woman down to the waist, below it a great spider."""
    queen = figure(
        "spread",
        Head(hair="long", hat="crown", hair_tone="ink", skin_shade=0.15),
        Garb(tone="deep", sleeve="wide", trim="metal"),
        whole=False,
    )
    upper = [shape for shape in queen if shape.path.boundingRect().bottom() < -0.38]
    bodice = mirrored("0,-.85! .08,-.84 .13,-.78 .1,-.64 .1,-.5! 0,-.48")
    found: list[Shape] = []
    for s in (-1, 1):
        for knee, foot in (
            ((0.42, -0.66), (0.66, 0.0)),
            ((0.36, -0.56), (0.46, 0.0)),
            ((0.5, -0.5), (0.86, -0.02)),
            ((0.26, -0.46), (0.26, 0.02)),
        ):
            leg = limb(
                [(s * 0.1, -0.34), (s * knee[0], knee[1]), (s * foot[0], foot[1])],
                [0.07, 0.05, 0.02],
            )
            found.append(Shape(leg, "ink", 0.08))
    belly = oval(0, -0.28, 0.3, 0.2)
    mark = curve("0,-.36! .07,-.3 .02,-.27! .07,-.2 0,-.16! -.07,-.2 -.02,-.27! -.07,-.3")
    found += [*solid(belly, "ink", 0.1, 0.05), Shape(mark, "blood", 0.1, rim=False)]
    return stood(
        [
            *found,
            *upper,
            *solid(bodice, "deep", 0.05, 0.03),
            *marks([box(-0.1, -0.56, 0.2, 0.03)], "gold", 0.1),
            *[shape for shape in upper if shape.tone in ("metal", "gold")],
        ]
    )


@prop("grandmother")
def grandmother(_: random.Random) -> list[Shape]:
    """Somebody in bed in a bonnet, the covers up to a very long nose."""
    bed = [
        *solid(box(-0.7, -0.96, 0.1, 0.96, 0.03), "wood", -0.1, 0.02),
        *solid(box(0.62, -0.6, 0.08, 0.6, 0.03), "wood", -0.1, 0.02),
        *solid(box(-0.62, -0.3, 1.26, 0.2), "wood", 0.05, 0.03),
    ]
    pillow = curve("-.62,-.34! -.62,-.6 -.5,-.78 -.26,-.76 -.14,-.56 -.16,-.34!")
    muzzle = curve("-.3,-.66 -.1,-.7 .06,-.62 .08,-.56 -.06,-.5 -.3,-.48")
    found = [*bed, *solid(pillow, "paper", 0.1, 0.04), *solid(muzzle, "stone", -0.3, 0.02)]
    found += marks([oval(0.07, -0.6, 0.03, 0.026), oval(-0.14, -0.65, 0.02)], "ink", 0.0)
    found += bonnet(-0.3, -0.6, 0.36)
    quilt = curve("-.3,-.12! -.3,-.44 -.16,-.52 .1,-.5 .4,-.44 .62,-.4! .66,-.12!")
    found += solid(quilt, "water", 0.1, 0.04)
    found += [
        Shape(
            poly(f"{x},{y} {x + 0.1},{y - 0.07} {x + 0.2},{y} {x + 0.1},{y + 0.07}"),
            tone,
            0.1,
            rim=False,
        )
        for x, y, tone in (
            (-0.24, -0.3, "rose"),
            (0.0, -0.28, "bone"),
            (0.24, -0.26, "rose"),
            (0.42, -0.22, "bone"),
        )
    ]
    paws = [oval(x, -0.5, 0.06, 0.045) for x in (-0.1, 0.06)]
    return stood([*found, *(Shape(paw, "stone", -0.25) for paw in paws)])
