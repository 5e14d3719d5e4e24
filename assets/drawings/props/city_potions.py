"""What the apothecary of a city brews."""

from __future__ import annotations

import random

from assets.drawings.props.strokes import (
    blade,
    box,
    curve,
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
from assets.drawings.shapes import Shape, form_of, prop


def _bottle(shape: str, brew: str, tone: str, shade: float = 0.0) -> list[Shape]:
    """A bottle of that *shape*, filled with something of that *tone* as *brew* outlines it."""
    return [
        Shape(mirrored(shape), "paper", 0.15),
        *solid(mirrored(brew), tone, shade, side=0.05),
        Shape(box(-0.07, -1.0, 0.14, 0.12, 0.02), "wood", 0.0),
    ]


ROUND = (
    "0,-.9! .07,-.9! .07,-.68! .34,-.42 .36,-.16 .2,0 0,0",
    "0,-.44 .3,-.42 .32,-.16 .18,-.04 0,-.04",
)
SQUARE = ("0,-.9! .07,-.9! .07,-.72! .26,-.66! .28,0! 0,0!", "0,-.56 .24,-.56! .25,-.03! 0,-.03!")
FLASK = ("0,-.9! .08,-.9! .08,-.56! .38,0! 0,0!", "0,-.4 .17,-.4! .34,-.03! 0,-.03!")
TALL = ("0,-.9! .06,-.9! .06,-.76! .17,-.66 .18,0! 0,0!", "0,-.6 .15,-.6! .15,-.03! 0,-.03!")


@prop("potion-of-flight")
def flight_potion(_: random.Random) -> list[Shape]:
    """A round flask of sky, with two small wings."""
    wings = [
        curve(
            f"{s * 0.3},-.5! {s * 0.5},-.84 {s * 0.84},-.92! {s * 0.72},-.7"
            f" {s * 0.78},-.56! {s * 0.6},-.5 {s * 0.56},-.38! {s * 0.4},-.38"
        )
        for s in (-1, 1)
    ]
    return stood(
        [
            *[Shape(each, "paper", 0.2) for each in wings],
            *_bottle(*ROUND, "water", 0.3),
            *marks([oval(-0.1, -0.3, 0.09, 0.05), oval(0.08, -0.22, 0.1, 0.05)], "paper", 0.3),
        ]
    )


@prop("vial-of-poison")
def vial_of_poison(_: random.Random) -> list[Shape]:
    """A thin black vial with a skull on its label, and a drop at its lip."""
    skull = placed(form_of("skull"), 0, -0.16, 0.24)
    return stood(
        [
            *_bottle(*TALL, "leaf", 0.2),
            Shape(box(-0.16, -0.46, 0.32, 0.34, 0.02), "paper", 0.1),
            *skull,
            *marks([mirrored("0,-.1! .03,0 .02,.04 0,.05").translated(0.24, -0.6)], "leaf", 0.3),
        ]
    )


@prop("potion-red")
def red_draught(_: random.Random) -> list[Shape]:
    """A fat red bottle with a heart on it, and a beetroot beside it."""
    beet = [
        *solid(
            mirrored("0,-.3 .16,-.28 .2,-.12 .04,.0 0,.08!").translated(0.6, -0.06),
            "rose",
            -0.25,
            0.05,
        ),
        *[
            Shape(
                tail(f"{0.6 + d * 0.3},-.34 {0.6 + d},-.5 {0.6 + d * 1.3},-.66", 0.07), "leaf", 0.0
            )
            for d in (-0.12, 0.0, 0.12)
        ],
    ]
    return stood(
        [*_bottle(*ROUND, "blood", 0.1), *placed(form_of("heart"), 0, -0.1, 0.24), *beet],
        centre=True,
    )


@prop("potion-of-courage")
def bottled_courage(_: random.Random) -> list[Shape]:
    """A square bottle of amber with a small fist on its label."""
    fist = [
        Shape(box(-0.1, -0.36, 0.2, 0.16, 0.04), "skin", 0.1),
        *marks([line(f"{x},-.35 {x},-.27", 0.012) for x in (-0.05, 0.0, 0.05)], "skin", -0.3),
        Shape(box(-0.07, -0.22, 0.14, 0.1), "blood", 0.0),
    ]
    return stood(
        [
            *_bottle(*SQUARE, "fire", 0.05),
            Shape(box(-0.19, -0.44, 0.38, 0.36, 0.02), "paper", 0.15),
            *fist,
        ]
    )


@prop("potion-of-clear-eyes")
def clear_eyes(_: random.Random) -> list[Shape]:
    """A flask in which an eye floats and looks out."""
    eye = placed(
        [
            Shape(oval(0, 0, 0.14), "paper", 0.3),
            *marks([oval(0.02, 0, 0.075)], "water", 0.0),
            *marks([oval(0.02, 0, 0.04)], "ink", 0.0),
        ],
        0,
        -0.18,
        1.0,
    )
    return stood(
        [
            *_bottle(*FLASK, "water", 0.5),
            *eye,
            *marks([oval(x, y, 0.02) for x, y in ((-0.12, -0.3), (0.08, -0.36))], "paper", 0.4),
        ]
    )


@prop("powder-of-sleep")
def sleeping_powder(_: random.Random) -> list[Shape]:
    """An open twist of paper with blue powder, and a moon over it."""
    paper = poly("-.6,-.2 -.2,-.44 .3,-.42 .64,-.16 .3,.04 -.3,.04")
    heap = mirrored("0,-.5 .1,-.42 .26,-.2 .3,-.12! 0,-.08")
    moon = placed(form_of("crescent"), 0.36, -0.62, 0.46)
    dust = [
        oval(x, y, 0.022)
        for x, y in ((0.1, -0.62), (-0.06, -0.72), (0.2, -0.78), (-0.16, -0.58), (0.02, -0.9))
    ]
    return stood(
        [
            Shape(paper, "paper", 0.1),
            *solid(heap, "water", 0.15, side=0.05),
            *marks(dust, "water", 0.3),
            *moon,
        ]
    )


@prop("potion-antidote")
def antidote(_: random.Random) -> list[Shape]:
    """A green flask round which a snake is coiled."""
    return stood([*_bottle(*FLASK, "leaf", 0.25), *placed(form_of("snake-coiled"), 0.1, 0.04, 0.5)])


@prop("elixir-of-manners")
def elixir_of_manners(_: random.Random) -> list[Shape]:
    """A bottle in two colours with two faces on it: one smiles, one does not."""
    halves = [
        *solid(mirrored(SQUARE[1]), "gold", 0.1, side=0.0),
        Shape(poly("0,-.56 .24,-.56 .25,-.03 0,-.03"), "deep", 0.2, rim=False),
    ]
    faces = [oval(-0.12, -0.3, 0.09), oval(0.12, -0.3, 0.09)]
    look = [
        *[oval(x + d, -0.33, 0.014) for x in (-0.12, 0.12) for d in (-0.03, 0.03)],
        blade("-.16,-.27 -.12,-.24 -.08,-.27", 0.02),
        blade(".08,-.245 .12,-.275 .16,-.245", 0.02),
    ]
    return stood(
        [
            Shape(mirrored(SQUARE[0]), "paper", 0.15),
            *halves,
            Shape(box(-0.07, -1.0, 0.14, 0.12, 0.02), "wood", 0.0),
            *marks(faces, "paper", 0.2),
            *marks(look, "ink", 0.0),
        ]
    )
