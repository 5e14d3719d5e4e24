"""Stone and clockwork that walks about a city."""

from __future__ import annotations

import math
import random

from assets.drawings.props.figure import figure
from assets.drawings.props.garb import Garb
from assets.drawings.props.heads import Head
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
from assets.drawings.shapes import Shape, form_of, prop


@prop("gargoyle-on-a-roof")
def gargoyle(_: random.Random) -> list[Shape]:
    """A stone beast with wings that crouches on a ledge, its mouth open for rain."""
    tone = "stone"
    ledge = [
        *solid(box(-0.6, -0.2, 1.2, 0.14, 0.01), tone, 0.0, side=0.04),
        *solid(box(-0.46, -0.08, 0.92, 0.1), tone, -0.15, side=0.04),
    ]
    wings = [
        curve(
            f"{s * 0.12},-.6! {s * 0.3},-.96 {s * 0.66},-1.1! {s * 0.6},-.86 {s * 0.7},-.7! "
            f"{s * 0.5},-.66 {s * 0.46},-.48! {s * 0.3},-.5 {s * 0.14},-.4"
        )
        for s in (-1, 1)
    ]
    body = mirrored("0,-.72 .18,-.66 .26,-.44 .24,-.22 0,-.18")
    legs = [
        limb([(s * 0.16, -0.3), (s * 0.34, -0.44), (s * 0.28, -0.2)], [0.2, 0.15, 0.12])
        for s in (-1, 1)
    ]
    arms = [
        limb([(s * 0.18, -0.6), (s * 0.16, -0.4), (s * 0.1, -0.2)], [0.12, 0.1, 0.09])
        for s in (-1, 1)
    ]
    head = mirrored("0,-1.0 .1,-.98 .2,-.9 .2,-.78 .12,-.66 0,-.62")
    ears = [
        curve(f"{s * 0.12},-.94! {s * 0.24},-1.08 {s * 0.3},-1.16! {s * 0.22},-.9") for s in (-1, 1)
    ]
    mouth = mirrored("0,-.76! .1,-.78 .12,-.74! .07,-.66 0,-.65")
    fangs = [poly(f"{x},-.77 {x + 0.03},-.77 {x + 0.015},-.71") for x in (-0.08, 0.05)]
    return stood(
        [
            *[Shape(each, tone, -0.12) for each in wings],
            *solid(body, tone, 0.05, side=0.05),
            *[Shape(each, tone, -0.02) for each in legs],
            *[Shape(each, tone, 0.08) for each in arms],
            *[Shape(each, tone, -0.05) for each in ears],
            *solid(head, tone, 0.12, side=0.04),
            *marks([mouth], "ink", 0.1),
            *marks(fangs, tone, 0.3),
            *marks([oval(s * 0.08, -0.85, 0.03, 0.022) for s in (-1, 1)], "fire", 0.2),
            *marks(
                [blade(f"{s * 0.02},-.88 {s * 0.08},-.92 {s * 0.16},-.9", 0.03) for s in (-1, 1)],
                tone,
                -0.4,
            ),
            *ledge,
        ]
    )


@prop("statue-of-the-founder")
def founders_statue(_: random.Random) -> list[Shape]:
    """A bronze man who steps down from his plinth, a deed in his hand, his arm stretched out."""
    body = figure(
        "stride",
        Head(view="side", hat="flat cap", beard="long"),
        Garb(cut="gown", tone="leaf", sleeve="tight", trim="leaf", legs="leaf", cloak="leaf"),
        "",
        "scroll",
        whole=False,
    )
    bronze = [
        each._replace(tone="leaf", shade=each.shade * 0.7 + 0.02)
        if each.tone != "ink"
        else each._replace(tone="leaf", shade=-0.4)
        for each in body
    ]
    plinth = [
        *solid(poly("-.5,-.42 .1,-.42 .14,.3 -.54,.3"), "stone", -0.05, side=0.05),
        *solid(box(-0.54, -0.46, 0.68, 0.08), "stone", 0.1, side=0.04),
        *solid(box(-0.6, 0.22, 0.8, 0.1), "stone", 0.05, side=0.04),
        *marks([box(-0.34, -0.2, 0.28, 0.16, 0.01)], "gold", -0.1),
    ]
    return stood([*plinth, *placed(bronze, 0.1, -0.06, 1.0, 8)])


def _cog(x: float, y: float, r: float, tone: str = "gold", teeth: int = 9) -> list[Shape]:
    """A toothed wheel round (x, y)."""
    tips = [
        oval(
            x + r * math.cos(k * math.tau / teeth), y + r * math.sin(k * math.tau / teeth), r * 0.2
        )
        for k in range(teeth)
    ]
    return [
        *[Shape(each, tone, -0.15) for each in tips],
        *solid(oval(x, y, r), tone, -0.05, side=r * 0.2),
        Shape(oval(x, y, r * 0.42), "ink", 0.15, rim=False),
    ]


def _machine(tone: str, eye: str) -> list[Shape]:
    """The trunk, legs and head of a clockwork man, without arms."""
    legs = [
        limb([(s * 0.12, -0.4), (s * 0.15, -0.22), (s * 0.15, -0.04)], [0.1, 0.08, 0.08])
        for s in (-1, 1)
    ]
    knees = [oval(s * 0.15, -0.22, 0.055) for s in (-1, 1)]
    feet = [box(s * 0.16 - 0.09, -0.06, 0.2, 0.06, 0.02) for s in (-1, 1)]
    trunk = mirrored("0,-.8! .22,-.78! .27,-.6 .2,-.38! 0,-.36!")
    head = box(-0.13, -1.02, 0.26, 0.22, 0.05)
    return [
        *[Shape(each, "steel", -0.2) for each in (*legs, *knees)],
        *[Shape(each, tone, -0.2) for each in feet],
        *solid(trunk, tone, 0.0, side=0.05),
        *_cog(0.02, -0.6, 0.1, "steel"),
        *marks(
            [
                oval(x, y, 0.013)
                for x, y in ((-0.17, -0.73), (0.17, -0.73), (-0.15, -0.43), (0.15, -0.43))
            ],
            "ink",
            0.1,
        ),
        *solid(head, tone, 0.1, side=0.04),
        *marks([box(-0.09, -0.95, 0.18, 0.055, 0.02)], "ink", 0.05),
        *marks([oval(s * 0.045, -0.922, 0.02) for s in (-1, 1)], eye, 0.2),
        *marks(
            [line(f"{x},-.86 {x},-.82", 0.012) for x in (-0.05, -0.017, 0.017, 0.05)], "ink", 0.1
        ),
    ]


@prop("bailiff-of-clockwork")
def clockwork_bailiff(_: random.Random) -> list[Shape]:
    """A machine in a tall hat that serves a writ, with a slot in its chest."""
    hat = [
        Shape(box(-0.12, -1.26, 0.24, 0.24, 0.01), "ink", 0.12),
        Shape(box(-0.22, -1.04, 0.44, 0.035, 0.01), "ink", 0.2),
        Shape(box(-0.12, -1.09, 0.24, 0.045), "blood", 0.0, rim=False),
    ]
    arms = [
        limb([(0.24, -0.72), (0.42, -0.66), (0.56, -0.76)], [0.09, 0.07, 0.06]),
        limb([(-0.24, -0.72), (-0.38, -0.54), (-0.34, -0.36)], [0.09, 0.07, 0.06]),
    ]
    writ = [
        Shape(poly(".5,-1.02 .74,-1.06 .78,-.72 .54,-.68"), "paper", 0.15),
        *marks(
            [line(f".57,{-0.96 + 0.06 * k} .7,{-0.98 + 0.06 * k}", 0.012) for k in range(4)],
            "ink",
            0.2,
        ),
        Shape(oval(0.68, -0.74, 0.035), "blood", 0.0),
    ]
    claw = [
        tail("-.34,-.36 -.42,-.28 -.36,-.22", 0.05),
        tail("-.34,-.36 -.28,-.28 -.32,-.22", 0.05),
    ]
    return stood(
        [
            *writ,
            *_machine("metal", "fire"),
            *hat,
            *[Shape(each, "steel", -0.1) for each in (*arms, *claw)],
            *marks([oval(0.57, -0.76, 0.045)], "steel", 0.1),
            *marks([box(-0.17, -0.5, 0.1, 0.02)], "ink", 0.0),
        ]
    )


@prop("automaton-porter")
def automaton(_: random.Random) -> list[Shape]:
    """A small machine with a key in its back that carries a chest."""
    key = [
        Shape(line("-.2,-.62 -.4,-.62", 0.04), "gold", 0.0),
        Shape(without(oval(-0.5, -0.68, 0.09), oval(-0.5, -0.68, 0.045)), "gold", 0.1),
        Shape(without(oval(-0.5, -0.54, 0.09), oval(-0.5, -0.54, 0.045)), "gold", 0.1),
    ]
    arms = [
        limb([(s * 0.22, -0.7), (s * 0.3, -0.54), (0.12 + s * 0.16, -0.5)], [0.08, 0.07, 0.06])
        for s in (-1, 1)
    ]
    chest = placed(form_of("chest"), 0.16, -0.3, 0.32)
    return stood(
        [*key, *_machine("wood", "glow"), *chest, *[Shape(each, "steel", -0.05) for each in arms]]
    )
