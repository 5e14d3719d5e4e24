"""Things of house, workshop, church and court."""

from __future__ import annotations

import math
import random

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from assets.drawings.props.foliage import mass
from assets.drawings.props.strokes import blade, box, curve, limb, line, mirrored, oval, poly
from assets.drawings.props.workshop import rings
from assets.drawings.shapes import Shape, prop, star


@prop("book")
def book(_: random.Random) -> list[Shape]:
    """An open book, twice as wide as high."""
    lines = QPainterPath()
    for k in range(5):
        y = -0.78 + 0.12 * k
        for side in (-1, 1):
            lines.addPath(
                blade(f"{side * 0.16},{y + 0.04} {side * 0.5},{y - 0.03} {side * 0.84},{y}", 0.025)
            )
    return [
        Shape(
            curve(
                "-1.1,-.72! -.5,-.86 0,-.7! .5,-.86 1.1,-.72!"
                " 1.14,0! .5,-.12 0,.04! -.5,-.12 -1.14,0!"
            ),
            "cloth",
            -0.2,
        ),
        Shape(
            curve("0,-.82! -.3,-1 -.7,-1 -1,-.9! -1.02,-.14! -.6,-.24 -.2,-.16 0,-.04!"), "paper"
        ),
        Shape(
            curve("0,-.82! .3,-1 .7,-1 1,-.9! 1.02,-.14! .6,-.24 .2,-.16 0,-.04!"), "paper", -0.06
        ),
        Shape(lines, "ink", 0.25, rim=False),
        Shape(curve("0,-.82! -.1,-.9 -.16,-.2 0,-.04!"), "paper", -0.3, rim=False),
    ]


@prop("book-closed")
def book_closed(_: random.Random) -> list[Shape]:
    """A closed book with clasps, standing."""
    return [
        Shape(box(-0.34, -1, 0.72, 1, 0.03), "paper", -0.15),
        Shape(box(-0.38, -1, 0.7, 1, 0.03), "cloth", -0.1),
        Shape(box(-0.38, -1, 0.12, 1, 0.03), "cloth", -0.35, rim=False),
        Shape(mirrored("0,-.7! .06,-.56 .16,-.5! .06,-.44 0,-.3!").translated(0.02, 0), "gold"),
        Shape(box(0.24, -0.8, 0.14, 0.07), "gold", -0.1),
        Shape(box(0.24, -0.27, 0.14, 0.07), "gold", -0.1),
    ]


@prop("scroll")
def scroll(_: random.Random) -> list[Shape]:
    """An open scroll, hung from its rod."""
    lines = QPainterPath()
    for k in range(6):
        lines.addPath(
            line(
                f"-.2,{-0.78 + 0.11 * k} .1,{-0.785 + 0.11 * k}"
                f" {0.2 - 0.06 * (k % 3)},{-0.78 + 0.11 * k}",
                0.018,
            )
        )
    return [
        Shape(curve("-.3,-.92! .3,-.92! .28,-.5 .31,-.08! -.29,-.08! -.31,-.5"), "paper"),
        Shape(lines, "ink", 0.3, rim=False),
        Shape(box(-0.38, -1, 0.76, 0.1, 0.05), "wood", 0.0),
        Shape(box(-0.36, -0.1, 0.72, 0.1, 0.05), "paper", -0.2),
    ]


@prop("crown")
def crown(_: random.Random) -> list[Shape]:
    """A crown of five points, wider than high."""
    return [
        Shape(
            poly("-.6,-.2 -.72,-.86 -.4,-.5 -.2,-.98 0,-.5 .2,-.98 .4,-.5 .72,-.86 .6,-.2"),
            "gold",
            -0.05,
        ),
        Shape(
            mass(
                [
                    (-0.72, -0.88, 0.07, 0.07),
                    (-0.2, -1.0, 0.07, 0.07),
                    (0.2, -1.0, 0.07, 0.07),
                    (0.72, -0.88, 0.07, 0.07),
                ]
            ),
            "blood",
            0.1,
        ),
        Shape(curve("-.62,-.26! 0,-.18 .62,-.26! .6,0! 0,.09 -.6,0!"), "gold", 0.15),
        Shape(
            mass([(-0.35, -0.09, 0.06, 0.07), (0, -0.05, 0.08, 0.09), (0.35, -0.09, 0.06, 0.07)]),
            "water",
            rim=False,
        ),
    ]


@prop("banner")
def banner(_: random.Random) -> list[Shape]:
    """A long flag on a pole, flying to the right; its emblem a star."""
    return [
        Shape(box(-0.015, -0.98, 0.03, 0.98), "wood", -0.1),
        Shape(oval(0, -0.985, 0.026), "gold"),
        Shape(
            curve(
                ".015,-.94! .2,-1 .36,-.9 .56,-.92! .46,-.78 .54,-.62! .36,-.62 .2,-.72 .015,-.66!"
            ),
            "cloth",
            0.05,
        ),
        Shape(curve(".16,-.96! .22,-.95 .22,-.72 .16,-.7!"), "cloth", -0.25, rim=False),
        Shape(star(QPointF(0.32, -0.78), 0.09, 6, 0.45), "gold", 0.1, rim=False),
    ]


@prop("pennant")
def pennant(_: random.Random) -> list[Shape]:
    """A narrow swallow-tailed flag on a lance."""
    return [
        Shape(box(-0.012, -0.97, 0.024, 0.97), "wood", -0.1),
        Shape(poly("-.03,-.95 0,-1.02 .03,-.95"), "steel"),
        Shape(
            curve(
                ".012,-.92! .16,-.95 .3,-.88 .44,-.9! .36,-.84"
                " .42,-.77! .28,-.78 .14,-.84 .012,-.8!"
            ),
            "blood",
            0.05,
        ),
    ]


@prop("chain")
def chain(_: random.Random) -> list[Shape]:
    """A hanging chain."""
    links = QPainterPath()
    for i in range(6):
        y = -0.92 + i * 0.168
        if i % 2:
            links.addRoundedRect(-0.022, y - 0.12, 0.044, 0.24, 0.02, 0.02)
        else:
            ring = QPainterPath()
            ring.addEllipse(QPointF(0, y), 0.07, 0.11)
            ring.addEllipse(QPointF(0, y), 0.035, 0.075)
            links.addPath(ring)
    return [Shape(links, "metal", -0.35)]


@prop("key")
def key(_: random.Random) -> list[Shape]:
    """A key, its bow on top."""
    return [
        Shape(rings(0, -0.82, 0.18, 0.1), "gold"),
        Shape(box(-0.045, -0.66, 0.09, 0.66, 0.02), "gold", -0.05),
        Shape(
            poly(".04,-.02 .04,-.24 .22,-.24 .22,-.16 .14,-.16 .14,-.1 .22,-.1 .22,-.02"),
            "gold",
            -0.15,
        ),
        Shape(box(-0.075, -0.66, 0.15, 0.05), "gold", 0.2),
    ]


@prop("padlock")
def padlock(_: random.Random) -> list[Shape]:
    """A closed padlock with a keyhole."""
    bow = rings(0, -0.62, 0.34, 0.22)
    legs = [box(x, -0.64, 0.12, 0.22) for x in (-0.34, 0.22)]
    return [
        Shape(bow, "steel", -0.1),
        *(Shape(leg, "steel", -0.15) for leg in legs),
        Shape(box(-0.46, -0.52, 0.92, 0.52, 0.08), "gold", -0.1),
        Shape(box(-0.4, -0.46, 0.8, 0.05, 0.02), "gold", 0.25, rim=False),
        Shape(box(-0.46, -0.08, 0.92, 0.08, 0.04), "gold", -0.35, rim=False),
        Shape(oval(0, -0.29, 0.085), "ink", 0.05, rim=False),
        Shape(poly("-.04,-.27 .04,-.27 .075,-.1 -.075,-.1"), "ink", 0.05, rim=False),
    ]


@prop("bed")
def bed(_: random.Random) -> list[Shape]:
    """A bed with a quilt, seen from its side; more than twice as wide as high."""
    squares = QPainterPath()
    for i in range(5):
        for k in range(2):
            if (i + k) % 2:
                squares.addRect(-0.42 + i * 0.28, -0.5 + k * 0.17, 0.28, 0.17)
    return [
        Shape(curve("-1.2,-1! -1.06,-1.03 -1,-.94! -1,0! -1.16,0!"), "wood", -0.15),
        Shape(curve("1.2,-.72! 1.06,-.75 1.02,-.66! 1.02,0! 1.16,0!"), "wood", -0.15),
        Shape(box(-1.05, -0.34, 2.1, 0.2), "wood", -0.25),
        Shape(curve("-1,-.5! -.8,-.74 -.5,-.68 -.44,-.48!"), "paper", 0.1),
        Shape(curve("-1,-.54! 0,-.56 1.02,-.52! 1.02,-.16! -.98,-.16!"), "cloth", 0.05),
        Shape(squares, "rose", 0.1, rim=False),
        Shape(
            curve("-1,-.56! -.6,-.58 -.46,-.54! -.46,-.16! -.98,-.16!"), "paper", -0.04, rim=False
        ),
    ]


@prop("table")
def table(_: random.Random) -> list[Shape]:
    """A table with a cloth to half its height; twice as wide as high."""
    folds = QPainterPath()
    for x in (-0.7, -0.3, 0.15, 0.6):
        folds.addPath(blade(f"{x},-.9 {x * 1.04},-.6 {x * 1.06},-.36", 0.05))
    return [
        Shape(box(-0.9, -0.9, 0.12, 0.9), "wood", -0.25),
        Shape(box(0.78, -0.9, 0.12, 0.9), "wood", -0.25),
        Shape(
            curve(
                "-1.05,-.96! 1.05,-.96! 1.1,-.4! .8,-.34 .5,-.42"
                " .2,-.33 -.2,-.42 -.5,-.33 -.8,-.42 -1.1,-.36!"
            ),
            "cloth",
        ),
        Shape(folds, "cloth", -0.25, rim=False),
        Shape(box(-1.08, -1, 2.16, 0.09, 0.03), "cloth", 0.2),
    ]


@prop("ribbon")
def ribbon(_: random.Random) -> list[Shape]:
    """A ribbon that waves from the left foot upwards to the right."""
    return [
        Shape(
            curve("-.6,0! -.3,-.5 0,-.3 .3,-.7 .6,-1! .64,-.84! .4,-.5 .1,-.14 -.3,-.3 -.5,.1!"),
            "blood",
            0.05,
        )
    ]


@prop("heart")
def heart(_: random.Random) -> list[Shape]:
    """A heart with a lit side."""
    return [
        Shape(mirrored("0,-.74! .12,-.94 .36,-1 .54,-.82 .5,-.52 .26,-.22 0,0!"), "blood", 0.06),
        Shape(curve("-.42,-.84! -.28,-.9 -.16,-.84! -.3,-.8 -.4,-.6!"), "rose", 0.35, rim=False),
        Shape(curve(".5,-.6! .4,-.36 .2,-.16 0,0! .1,-.2 .34,-.42"), "blood", -0.3, rim=False),
    ]


@prop("ribbon-endless")
def ribbon_endless(_: random.Random) -> list[Shape]:
    """A ribbon that runs round two places, (-.62, -.5) and (.62, -.5), and crosses itself."""
    loop: list[tuple[float, float]] = []
    for i in range(49):
        turn = math.tau * i / 48
        spread = 1.28 / (1 + math.sin(turn) ** 2)
        loop.append(
            (spread * math.cos(turn), -0.5 + 1.3 * spread * math.sin(turn) * math.cos(turn))
        )
    under, over = limb(loop[12:37], [0.1] * 25), limb(loop[36:] + loop[1:13], [0.1] * 25)
    return [Shape(under, "cloth", -0.1), Shape(over, "cloth", 0.1)]


@prop("puddle")
def puddle(rng: random.Random) -> list[Shape]:
    """Something spilled, four times as wide as high."""
    lobes = [
        (
            rng.uniform(-1.2, 1.2),
            -0.5 + rng.uniform(-0.1, 0.1),
            rng.uniform(0.5, 0.9),
            rng.uniform(0.25, 0.4),
        )
        for _ in range(5)
    ]
    return [
        Shape(mass([(0, -0.5, 1.6, 0.4), *lobes]), "blood", -0.25, rim=False),
        Shape(oval(-0.5, -0.62, 0.5, 0.1), "blood", 0.2, rim=False),
    ]
