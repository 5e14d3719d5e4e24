"""Single people: the figures that recipes name."""

from __future__ import annotations

import random

from ui.faces.props.figure import figure
from ui.faces.props.garb import Garb
from ui.faces.props.heads import Head
from ui.faces.shapes import PROPS, Shape


def _person(
    name: str, pose: str, head: Head, garb: Garb, a: str = "", b: str = "", turn: float = 0.0
) -> None:
    def build(_: random.Random) -> list[Shape]:
        return figure(pose, head, garb, a, b, turn)

    PROPS[name] = build


_person(
    "hermit",
    "trudge",
    Head(hat="hood", beard="long", hair_tone="bone"),
    Garb(tone="cloth", flare=0.9, cloak="cloth", cloak_shade=-0.25),
    "staff",
    "lantern",
)
_person(
    "magician",
    "invoke",
    Head(hair="bob", hat="circlet"),
    Garb(tone="bone", trim="metal", cloak="blood"),
    "",
    "wand",
)
_person(
    "fool",
    "stride",
    Head(view="side", hair="bob", hat="feather cap"),
    Garb(cut="tunic", tone="leaf", trim="metal", legs="bone", sleeve="wide", shoes="metal"),
    "bundle",
    "rose",
)
_person(
    "dancer",
    "dance",
    Head(hair="long", hat="wreath"),
    Garb(cut="tunic", tone="bone", sleeve="none", shoes="skin", flare=1.3, trim="leaf"),
    "wand",
    "wand",
)
_person(
    "woman-pouring",
    "kneel pour",
    Head(hair="long"),
    Garb(cut="draped", tone="bone", sleeve="none", shoes="skin"),
)
_person(
    "hanged-man",
    "hang",
    Head(hat="halo"),
    Garb(cut="jerkin", tone="water", legs="blood", sleeve="tight", trim="metal", flare=0.6),
    turn=180,
)
_person(
    "falling-man",
    "fall",
    Head(),
    Garb(cut="jerkin", tone="blood", legs="deep", sleeve="tight"),
    turn=165,
)
_person(
    "falling-king",
    "plunge",
    Head(hair="bob", hat="crown"),
    Garb(cut="jerkin", tone="water", legs="blood", sleeve="tight", cloak="metal"),
    turn=130,
)
_person("monk", "pray", Head(hair="short"), Garb(cut="draped", tone="wood"))
_person(
    "page",
    "offer",
    Head(hair="bob", hat="feather cap"),
    Garb(cut="tunic", legs="bone", sleeve="tight", trim="metal", cloak="blood"),
    "",
    "cup",
)
_person(
    "maiden",
    "lean",
    Head(hair="long", hat="wreath"),
    Garb(tone="bone", sleeve="tight", trim="leaf"),
)
_person(
    "riser", "rise", Head(hair="long"), Garb(cut="robe", tone="bone", sleeve="none", shoes="skin")
)
