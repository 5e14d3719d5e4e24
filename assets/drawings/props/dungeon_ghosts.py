"""Ghosts of the underground, and the dark itself."""

from __future__ import annotations

import random

from assets.drawings.props.fire import flame_at, smoke_at
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
    without,
)
from assets.drawings.props.underground import eyes, ghostly, shackle_ball
from assets.drawings.shapes import Shape, form_of, prop


@prop("ghost-in-irons")
def ghost_in_irons(_: random.Random) -> list[Shape]:
    """The ghost of a prisoner that trails its chains and the ball."""
    body = mirrored("0,-.8 .14,-.8 .22,-.6 .24,-.3 .34,-.02! .2,-.1 .1,.0! 0,-.08!")
    skull = placed(ghostly(form_of("skull"), "water", 0.5), 0, -0.74, 0.3)
    found = [*solid(body, "water", 0.35, side=0.05), *skull]
    for s in (-1, 1):
        arm = limb([(s * 0.16, -0.72), (s * 0.4, -0.62), (s * 0.46, -0.84)], [0.1, 0.08, 0.06])
        found += [
            Shape(arm, "water", 0.4),
            Shape(oval(s * 0.46, -0.86, 0.05), "water", 0.55),
            *solid(box(s * 0.445 - 0.05, -0.8, 0.1, 0.06), "ink", 0.35, side=0.01),
        ]
        found += [
            Shape(
                without(
                    oval(s * (0.46 + 0.02 * i), -0.7 + 0.08 * i, 0.03, 0.045),
                    oval(s * (0.46 + 0.02 * i), -0.7 + 0.08 * i, 0.016, 0.03),
                ),
                "steel",
                0.0,
            )
            for i in range(7)
        ]
    return stood([*found, *shackle_ball(0.62, 0.0, 0.1), *shackle_ball(-0.62, 0.0, 0.1)])


@prop("nameless-in-pit")
def nameless_in_pit(_: random.Random) -> list[Shape]:
    """A round pit with many hands on its rim and a pair of eyes in it."""
    rim = without(oval(0, -0.16, 0.86, 0.24), oval(0, -0.16, 0.68, 0.16))
    back = [Shape(oval(0, -0.16, 0.74, 0.2), "ink", -0.1, rim=False)]
    mass_ = curve("-.5,-.12! -.44,-.5 -.24,-.72 .04,-.76 .3,-.66 .46,-.44 .5,-.12!")
    found = [*back, *solid(mass_, "ink", 0.06, side=0.05), *eyes([(0.0, -0.5, 0.34)], "glow")]
    found += eyes([(-0.3, -0.34, 0.1), (0.3, -0.3, 0.12), (0.06, -0.26, 0.08)], "fire")
    found += solid(rim, "stone", 0.05, side=0.05)
    for x, turn in ((-0.7, -30), (-0.42, -12), (0.44, 12), (0.72, 30)):
        hand = [Shape(limb([(0, 0.04), (0, -0.12)], [0.09, 0.1]), "bone", 0.0)]
        hand += [
            Shape(tail(f"{d},-.08 {d * 1.5},.02 {d * 1.6},.12", 0.04), "bone", 0.1)
            for d in (-0.06, -0.02, 0.02, 0.06)
        ]
        found += placed(hand, x, -0.08, 1.3, turn)
    return stood(found)


@prop("voice-in-wall")
def voice_in_wall(_: random.Random) -> list[Shape]:
    """A wall of bricks with a face pressed out of it, and lines of sound."""
    found = solid(box(-0.7, -1.1, 1.4, 1.1), "stone", -0.1, side=0.04)
    rows = [
        line(f"-.7,{-1.1 + 0.157 * i:.3f} .7,{-1.1 + 0.157 * i:.3f}", 0.014) for i in range(1, 7)
    ]
    joints = [
        line(
            f"{-0.7 + 0.28 * k + 0.14 * (i % 2):.3f},{-1.1 + 0.157 * i:.3f}"
            f" {-0.7 + 0.28 * k + 0.14 * (i % 2):.3f},{-1.1 + 0.157 * (i + 1):.3f}",
            0.014,
        )
        for i in range(7)
        for k in range(1, 5)
    ]
    found += marks([*rows, *joints], "stone", -0.35)
    back, front = drawn(Head(hair="bald"))
    face = [
        s._replace(tone="stone", shade=0.2 + s.shade * 0.6) if s.tone == "skin" else s
        for s in (*back, *front)
    ]
    found += placed(face, -0.08, -0.56, 0.66)
    found += marks([oval(-0.08, -0.34, 0.08, 0.07)], "ink", 0.0)
    waves = [
        without(oval(0.16, -0.36, r, r * 1.2), oval(0.16 - 0.03, -0.36, r, r * 1.2))
        for r in (0.14, 0.24, 0.34)
    ]
    return stood([*found, *marks(waves, "glow", 0.0)])


@prop("snuffer-of-lights")
def snuffer_of_lights(_: random.Random) -> list[Shape]:
    """A shadow with a snuffer on a long pole; two candles smoke, one still burns."""
    body = mirrored("0,-1.0 .1,-.98 .14,-.86 .2,-.7 .26,-.3 .36,0! .2,-.04 .1,.0! 0,-.06!")
    found = [
        *solid(placed([Shape(body)], -0.34)[0].path, "ink", 0.1, side=0.05),
        *eyes([(-0.34, -0.86, 0.11)], "glow"),
    ]
    arm = limb([(-0.22, -0.72), (0.0, -0.66), (0.1, -0.76)], [0.1, 0.08, 0.06])
    cone = poly(".5,-.86 .6,-.64 .4,-.64")
    found += [
        Shape(line("-.1,-.62 .5,-.86", 0.03), "gold", -0.1),
        Shape(arm, "ink", 0.15),
        *solid(cone, "gold", 0.0, side=0.03),
    ]
    for x, high, lit in ((0.16, 0.34, False), (0.5, 0.44, False), (0.84, 0.36, True)):
        found += solid(box(x - 0.05, -high, 0.1, high), "paper", 0.0, side=0.02)
        found += flame_at(x, -high, 0.2) if lit else smoke_at(x, -high, 0.24)
    return stood(found, centre=True)


@prop("choir-under-floor")
def choir_under_floor(_: random.Random) -> list[Shape]:
    """Slabs of a floor, lifted, with singing faces below them."""
    found: list[Shape] = []
    for row, (y, size) in enumerate(((-0.62, 0.8), (-0.34, 1.0), (0.0, 1.24))):
        for k in (-1, 0, 1):
            x = k * 0.62 * size
            pit = box(x - 0.27 * size, y - 0.2 * size, 0.54 * size, 0.2 * size)
            found.append(Shape(pit, "ink", 0.0, rim=False))
            if (k + row) % 2 == 0:
                skull = ghostly(form_of("skull"), "bone", 0.1)
                found += placed(skull, x, y - 0.01, 0.26 * size)
                found.append(
                    Shape(
                        oval(x, y - 0.04 * size, 0.04 * size, 0.036 * size), "ink", 0.0, rim=False
                    )
                )
                slab = poly("-.28,-.28 .24,-.5 .28,-.46 -.24,-.24")
                slab = placed([Shape(slab)], x, y, size)[0].path
                found += solid(slab, "stone", 0.15, side=0.02)
            else:
                found += solid(pit, "stone", 0.0, side=0.03)
    return stood(found)


@prop("debtor-ghost")
def debtor_ghost(_: random.Random) -> list[Shape]:
    """A thin ghost with its pockets turned out in a drift of bills."""
    body = mirrored("0,-.82 .1,-.82 .16,-.66 .15,-.3 .2,-.02! .1,-.08 0,.0!")
    back, front = drawn(Head(hair="long", beard="long"))
    head = ghostly([*back, *front], "leaf", 0.45)
    found = [*solid(body, "leaf", 0.4, side=0.04), *placed(head, 0, -0.92, 0.24)]
    for s in (-1, 1):
        arm = limb([(s * 0.12, -0.76), (s * 0.34, -0.64), (s * 0.22, -0.46)], [0.08, 0.06, 0.05])
        pocket = curve(
            f"{s * 0.14},-.46! {s * 0.3},-.48 {s * 0.36},-.3! {s * 0.24},-.24 {s * 0.14},-.36!"
        )
        found += [Shape(arm, "leaf", 0.45), Shape(pocket, "paper", 0.1)]
    bills = [
        (x, y, t)
        for x, y, t in (
            (-0.5, -0.06, 10),
            (-0.3, -0.12, -14),
            (0.0, -0.06, 6),
            (0.3, -0.1, 18),
            (0.54, -0.05, -8),
            (-0.1, -0.2, 20),
            (0.2, -0.22, -20),
            (-0.62, -0.3, 30),
            (0.6, -0.42, -30),
        )
    ]
    for x, y, turn in bills:
        sheet = [
            Shape(box(-0.13, -0.08, 0.26, 0.16), "paper", 0.0),
            *marks([line(f"-.09,{d} .09,{d}", 0.012) for d in (-0.03, 0.0, 0.03)], "blood", 0.0),
        ]
        found += placed(sheet, x, y, 1.0, turn)
    return stood(found)


@prop("living-dark")
def living_dark(_: random.Random) -> list[Shape]:
    """A darkness with many eyes that closes round one torch."""
    cloud = curve(
        "-.9,.0! -1.0,-.3 -.8,-.5 -.86,-.8 -.5,-.96 -.2,-1.1"
        " .2,-1.02 .5,-1.06 .8,-.8 .78,-.5 .98,-.3 .9,.0!"
    )
    hole = curve("-.26,.02! -.34,-.3 -.2,-.6 .04,-.7 .26,-.56 .34,-.26 .26,.02!")
    found = [
        Shape(hole, "fire", -0.2, rim=False),
        *solid(without(cloud, hole), "ink", 0.02, side=0.05),
    ]
    found += eyes(
        [
            (-0.6, -0.66, 0.14),
            (-0.2, -0.86, 0.1),
            (0.3, -0.84, 0.16),
            (0.62, -0.56, 0.12),
            (-0.66, -0.3, 0.1),
            (0.64, -0.22, 0.14),
            (-0.46, -0.48, 0.08),
            (0.02, -0.98, 0.07),
            (0.46, -0.36, 0.07),
        ]
    )
    feelers = [
        tail(text, 0.09)
        for text in (
            "-.3,.0 -.2,-.1 -.14,-.3",
            ".34,-.1 .2,-.2 .16,-.36",
            "-.3,-.46 -.16,-.5 -.1,-.42",
        )
    ]
    return stood(
        [
            *found,
            *[Shape(f, "ink", 0.05) for f in feelers],
            *placed(form_of("torch"), 0.02, 0.0, 0.56),
        ]
    )


@prop("haunt-flitting")
def haunt_flitting(_: random.Random) -> list[Shape]:
    """A ghost that flits: a face with a long tail of itself behind it."""
    body = curve(
        ".5,-.98 .72,-.8 .7,-.56 .46,-.4 .1,-.42 -.2,-.3 -.5,-.34"
        " -.9,-.1! -.66,-.4 -.86,-.5! -.4,-.58 -.1,-.7 .16,-.94"
    )
    echo = [
        placed(
            [Shape(body, "water", 0.1 + 0.12 * i, rim=False)],
            -0.34 + 0.17 * i,
            0.1 - 0.05 * i,
            0.8 + 0.1 * i,
        )
        for i in range(2)
    ]
    found = [s for each in echo for s in each] + solid(body, "water", 0.5, side=0.05)
    found += marks(
        [oval(0.36, -0.74, 0.06, 0.09), oval(0.56, -0.74, 0.05, 0.08)], "ink", 0.1
    ) + marks([oval(0.46, -0.54, 0.06, 0.08)], "ink", 0.1)
    arms = [tail(".3,-.5 .5,-.3 .74,-.32", 0.1), tail(".1,-.5 .2,-.26 .44,-.18", 0.1)]
    return stood([*found, *[Shape(a, "water", 0.45) for a in arms]], centre=True)


@prop("vengeance-spirit")
def vengeance_spirit(_: random.Random) -> list[Shape]:
    """A veiled spirit with burning eyes and red hands that clings to a fleeing shadow of a man."""
    veil = mirrored("0,-1.1 .14,-1.06 .2,-.9 .3,-.6 .4,-.2 .52,.0! .3,-.06 .16,.02! 0,-.04!")
    found = [
        *solid(veil, "blood", -0.05, side=0.06),
        Shape(mirrored("0,-1.02 .1,-.98 .12,-.86 .06,-.76! 0,-.75!"), "ink", 0.0, rim=False),
    ]
    found += eyes([(0, -0.88, 0.13)], "glow")
    for s in (-1, 1):
        arm = limb([(s * 0.2, -0.76), (s * 0.4, -0.64), (s * 0.3, -0.44)], [0.12, 0.09, 0.06])
        found += [
            Shape(arm, "blood", 0.1),
            *[
                Shape(
                    tail(f"{s * 0.3 + d},-.44 {s * 0.28 + d},-.34 {s * 0.22 + d},-.28", 0.035),
                    "bone",
                    0.1,
                )
                for d in (-0.04, 0.0, 0.04)
            ],
        ]
    folds = [
        blade(f"{x},-.7 {x * 1.6},-.4 {x * 2.2},-.06", 0.03) for x in (-0.16, -0.06, 0.06, 0.16)
    ]
    return stood([*found[:2], *marks(folds, "blood", -0.3), *found[2:]])
