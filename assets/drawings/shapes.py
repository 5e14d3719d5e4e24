"""The elements of a picture: shapes with a tone, and the props built from them.

A prop stands in unit space: its foot is the origin, it is one unit high, y grows downwards (so a
prop fills y = -1 .. 0) and it faces right. The painter scales, turns, mirrors and tints it.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from functools import cache
from inspect import signature
from typing import NamedTuple

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath


class Shape(NamedTuple):
    """One filled path of a prop.

    `tone` names a colour of the place's palette (`ink`, `deep`, `figure`, `cloth`, `skin`, `hair`,
    `metal`, `gold`, `steel`, `bone`, `wood`, `stone`, `leaf`, `water`, `fire`, `blood`, `rose`,
    `glow`, `paper`), `shade` lightens (to 1) or darkens (to -1) it, and `rim` lets the light draw a
    thin edge on it.
    """

    path: QPainterPath
    tone: str = "figure"
    shade: float = 0.0
    rim: bool = True


Build = Callable[[random.Random], list[Shape]]

PROPS: dict[str, Build] = {}


def prop(name: str) -> Callable[[Build], Build]:
    """Register the function that builds the prop *name*; its shapes are painted in order.

    :raises ValueError: if the name is taken.
    """

    def register(build: Build) -> Build:
        if name in PROPS:
            raise ValueError(f"two props are called {name!r}")
        PROPS[name] = build
        return build

    return register


def form_of(name: str, seed: int = 1) -> list[Shape]:
    """The shapes of the prop *name*, always in the same form, to be used in another prop.

    :raises KeyError: if there is no such prop.
    """
    return PROPS[name](random.Random(seed))


@cache
def varies(name: str) -> bool:
    """Whether the prop *name* has several forms; a function that names its random source `_` has
    only one.

    :raises KeyError: if there is no such prop.
    """
    return next(iter(signature(PROPS[name]).parameters)) != "_"


def star(at: QPointF, radius: float, points: int, waist: float) -> QPainterPath:
    """A star of *points* tips round *at*; *waist* is its inner radius over its outer."""
    path = QPainterPath()
    for i in range(points * 2):
        r = radius * (waist if i % 2 else 1.0 if i % 4 == 0 or points < 6 else 0.62)
        angle = math.pi * i / points - math.pi / 2
        corner = at + QPointF(r * math.cos(angle), r * math.sin(angle))
        path.lineTo(corner) if i else path.moveTo(corner)
    path.closeSubpath()
    return path
