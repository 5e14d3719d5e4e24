"""Single people: the figures that recipes name."""

from __future__ import annotations

import random

from ui.faces.props.figure import figure
from ui.faces.props.garb import Garb
from ui.faces.props.heads import Head
from ui.faces.shapes import Shape, prop


def _person(
    name: str, pose: str, head: Head, garb: Garb, a: str = "", b: str = "", turn: float = 0.0
) -> None:
    def build(_: random.Random) -> list[Shape]:
        return figure(pose, head, garb, a, b, turn)

    prop(name)(build)


ROBE = Garb(trim="metal")
HOSE = Garb(cut="jerkin", sleeve="tight", legs="deep")
SHROUD = Garb(tone="bone", sleeve="none", shoes="skin")

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
    ROBE._replace(tone="bone", cloak="blood"),
    "",
    "wand",
)
_person(
    "fool",
    "stride",
    Head(view="side", hair="bob", hat="feather cap"),
    Garb(cut="tunic", tone="leaf", trim="metal", legs="bone", shoes="metal"),
    "bundle",
    "rose",
)
_person(
    "dancer",
    "dance",
    Head(hair="long", hat="wreath"),
    Garb(cut="tunic", tone="rose", sleeve="none", shoes="skin", flare=1.3, trim="leaf", shade=0.1),
    "wand",
    "wand",
)
_person(
    "woman-pouring",
    "kneel pour",
    Head(hair="long", hair_tone="metal", hair_shade=-0.1),
    Garb(cut="draped", tone="bone", sleeve="none", shoes="skin"),
    "jug",
    "jug",
)
_person("falling-man", "fall", Head(), HOSE._replace(tone="blood"), turn=165)
_person(
    "falling-king",
    "plunge",
    Head(hair="bob", hat="crown"),
    HOSE._replace(tone="water", legs="blood"),
    turn=130,
)
_person("monk", "pray", Head(), Garb(cut="draped", tone="wood"))
_person("monk-grey", "pray", Head(hair_tone="bone"), Garb(cut="draped", tone="figure"))
_person(
    "bishop",
    "pray",
    Head(hat="mitre", beard="short", hair_tone="bone"),
    Garb(cut="draped", tone="metal", trim="bone", sleeve_tone="bone"),
)
_person(
    "maiden-kneeling",
    "pray",
    Head(hair="long", hat="wreath", hair_tone="fire"),
    Garb(cut="draped", tone="bone", shade=0.1, sleeve="tight"),
)
_person(
    "child-kneeling",
    "child kneel",
    Head(hair="curls"),
    Garb(cut="draped", tone="water", sleeve="none"),
    "",
    "sprig",
)
_person(
    "maiden",
    "tame",
    Head(hair="long", hat="wreath"),
    ROBE._replace(tone="bone", sleeve="tight", trim="leaf"),
)
_person("lover-man", "reach", Head(), Garb(cut="tunic", tone="leaf", trim="metal", legs="wood"))
_person(
    "lover-woman",
    "reach",
    Head(hair="long", hair_tone="fire"),
    Garb(tone="rose", sleeve="tight", trim="metal"),
)
_person(
    "captive-man",
    "bound",
    Head(beard="short"),
    Garb(cut="tunic", tone="wood", sleeve="none", shoes="skin"),
)
_person(
    "captive-woman",
    "bound",
    Head(hair="long"),
    Garb(cut="gown", tone="bone", sleeve="none", shoes="skin"),
)
_person(
    "mourner",
    "mourn",
    Head(hat="hood", hat_tone="deep"),
    Garb(tone="deep", cloak="deep", cloak_shade=-0.2, flare=0.8),
)
_person(
    "pilgrim",
    "trudge",
    Head(hat="hood"),
    Garb(tone="cloth", cloak="wood", cloak_shade=-0.15, flare=0.8, trim="wood"),
    "staff",
)
_person(
    "guard",
    "stand",
    Head(hat="helmet"),
    Garb("tunic", "blood", 0.0, "tight", "steel", legs="steel", trim="metal"),
    "",
    "spear",
)
_person(
    "child",
    "child rise",
    Head(hair="curls"),
    Garb(cut="tunic", tone="water", sleeve="none", shoes="skin"),
)
