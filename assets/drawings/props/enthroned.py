"""People on thrones: the rulers among the trumps."""

from __future__ import annotations

import random

from PySide6.QtGui import QTransform

from assets.drawings.props.figure import figure
from assets.drawings.props.garb import Garb
from assets.drawings.props.heads import Head
from assets.drawings.props.strokes import (
    stood,
)
from assets.drawings.props.thrones import THRONES
from assets.drawings.shapes import Shape, prop


def enthroned(
    name: str, throne: str, pose: str, head: Head, garb: Garb, a: str = "", b: str = ""
) -> None:
    """Register the prop *name*: a person on *throne*, holding *a* and *b*."""

    def build(_: random.Random) -> list[Shape]:
        sitter = figure(pose, head, garb._replace(cut="seated"), a, b, whole=False)
        return stood([*lowered(THRONES[throne]()), *sitter])

    prop(name)(build)


def lowered(throne: list[Shape]) -> list[Shape]:
    """A throne brought down to y = 0, below a person whose hem ends at y = -0.1."""
    down = QTransform().translate(0, -0.1).scale(1.08, 0.91)
    return [shape._replace(path=down.map(shape.path)) for shape in throne]


LONG = Head(hair="long")
ROYAL = Garb(sleeve="wide", trim="metal", flare=1.0)

enthroned(
    "high-priestess",
    "poly",
    "lap",
    LONG._replace(hat="moon crown"),
    Garb(tone="water", cloak="water", cloak_shade=-0.25),
    "",
    "scroll",
)
enthroned(
    "empress",
    "cushioned",
    "throne",
    LONG._replace(hat="star crown", hair_shade=0.2),
    Garb(tone="bone", trim="rose", cloak="rose"),
    "",
    "sceptre",
)
enthroned(
    "emperor",
    "stone",
    "throne",
    Head(hat="crown", beard="long", hair_tone="bone"),
    Garb(
        tone="blood",
        cloak="blood",
        cloak_shade=-0.3,
        sleeve="tight",
        sleeve_tone="steel",
        trim="metal",
        shoes="steel",
    ),
    "orb",
    "sceptre",
)
enthroned(
    "hierophant",
    "pillars",
    "bless",
    Head(hat="triple crown", beard="short", hair_tone="bone"),
    Garb(tone="bone", cloak="blood", trim="metal"),
    "triple cross",
    "",
)
enthroned(
    "justice",
    "tall pillars",
    "judge",
    Head(hair="bob", hat="crown"),
    Garb(tone="blood", cloak="leaf", trim="metal", sleeve="tight"),
    "scales",
    "sword",
)
