"""Winged angels: pouring, blessing, sounding the trumpet, and small ones for the corners."""

from __future__ import annotations

import math
import random

from assets.drawings.props.figure import figure
from assets.drawings.props.garb import Garb
from assets.drawings.props.heads import Head
from assets.drawings.props.strokes import (
    bounds,
    box,
    curve,
    oval,
    placed,
    stood,
    within,
)
from assets.drawings.props.wings import FOLDED, feathered
from assets.drawings.shapes import Shape, prop

HAIR = Head(hair="curls", hat="halo", hair_tone="metal", hair_shade=-0.15)


def winged(
    body: list[Shape],
    tone: str,
    tip: str,
    size: float = 0.86,
    lift: float = 0.0,
    spread: tuple[float, float] = FOLDED,
) -> list[Shape]:
    """A body with a pair of wings at its shoulders, raised by *lift* degrees."""
    pair = placed(feathered(tone, -0.05, tip, spread), 0.04, -0.72, size, -lift)
    pair += placed(feathered(tone, -0.05, tip, spread), -0.04, -0.72, size, lift, flip=True)
    return [*pair, *body]


def cloud(half: float, y: float, tone: str = "paper", shade: float = 0.0) -> list[Shape]:
    """A bank of cloud around (0, *y*), twice *half* wide, that hides what is below."""
    found = []
    for row, dark in ((0, -0.22), (1, -0.08), (2, 0.1)):
        count = 7 - row
        for i in range(count):
            t = i / (count - 1) * 2 - 1
            x = t * half * (1 - 0.13 * row)
            puff = half * (0.3 - 0.05 * abs(t)) * (1 - 0.06 * ((i + row) % 2))
            top = y + row * half * 0.13 - math.cos(t * 1.4) * half * 0.12
            found.append(Shape(oval(x, top, puff, puff * 0.72), tone, shade + dark, rim=row == 0))
    return found


@prop("angel-temperance")
def temperance(_: random.Random) -> list[Shape]:
    """An angel in a white robe who pours from one cup into another."""
    garb = Garb(tone="bone", shade=0.1, trim="metal", flare=0.9, shoes="skin", sleeve="wide")
    body = figure("pour", HAIR, garb, "cup", "cup low", whole=False)
    stream = curve(
        "-.115,-.79! -.04,-.79 .06,-.7 .14,-.6! .115,-.575! .04,-.66 -.05,-.74 -.125,-.745!"
    )
    return stood(
        [*winged(body, "blood", "rose", 0.8, 24, (-52.0, -112.0)), Shape(stream, "water", 0.5)]
    )


@prop("angel-blessing")
def blessing(_: random.Random) -> list[Shape]:
    """An angel to the breast, arms spread over the world, on a bank of cloud."""
    garb = Garb(tone="rose", trim="metal", sleeve="wide")
    body = figure("spread", HAIR._replace(hair_tone="fire"), garb, whole=False)
    shapes = winged(body, "bone", "blood", 0.8, 22)
    return stood(_cut([*shapes], -0.56) + cloud(0.46, -0.56))


@prop("angel-trumpet")
def trumpet(_: random.Random) -> list[Shape]:
    """An angel to the waist, sounding a long trumpet with a banner, on a bank of cloud."""
    garb = Garb(tone="water", trim="metal", sleeve="wide")
    body = figure("sound", HAIR, garb, "", "long trumpet", whole=False)
    shapes = winged(body, "bone", "metal", 0.8, 22)
    return stood(_cut([*shapes], -0.53) + cloud(0.46, -0.53))


@prop("angel-corner")
def corner(_: random.Random) -> list[Shape]:
    """A small angel to the breast, with a book."""
    garb = Garb(tone="bone", trim="metal", sleeve="wide")
    body = figure("hold", HAIR, garb, "", "book", whole=False)
    shapes = winged(body, "metal", "fire", 0.6, 14)
    return stood(_cut([*shapes], -0.54) + cloud(0.32, -0.53))


def _cut(shapes: list[Shape], y: float) -> list[Shape]:
    """The part of *shapes* above *y*; the rest is behind the cloud."""
    room = bounds(shapes)
    keep = box(room.left() - 1, room.top() - 1, room.width() + 2, y + 0.1 - room.top() + 1)
    found = [shape._replace(path=within(shape.path, keep)) for shape in shapes]
    return [shape for shape in found if not shape.path.isEmpty()]
