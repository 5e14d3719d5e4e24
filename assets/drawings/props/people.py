"""Single people: the figures that recipes name."""

from __future__ import annotations

import random

from assets.drawings.props.figure import figure
from assets.drawings.props.garb import Garb
from assets.drawings.props.heads import Head
from assets.drawings.shapes import Shape, prop


def person(
    name: str, pose: str, head: Head, garb: Garb, a: str = "", b: str = "", turn: float = 0.0
) -> None:
    """Register the prop *name*, a single person; the other arguments are those of `figure`."""

    def build(_: random.Random) -> list[Shape]:
        return figure(pose, head, garb, a, b, turn)

    prop(name)(build)


ROBE = Garb(trim="metal")
HOSE = Garb(cut="jerkin", sleeve="tight", legs="deep")
SHROUD = Garb(tone="bone", sleeve="none", shoes="skin")

person(
    "hermit",
    "trudge",
    Head(hat="hood", beard="long", hair_tone="bone"),
    Garb(tone="cloth", flare=0.9, cloak="cloth", cloak_shade=-0.25),
    "staff",
    "lantern",
)
person(
    "magician",
    "invoke",
    Head(hair="bob", hat="circlet"),
    ROBE._replace(tone="bone", cloak="blood"),
    "",
    "wand",
)
person(
    "fool",
    "stride",
    Head(view="side", hair="bob", hat="feather cap"),
    Garb(cut="tunic", tone="leaf", trim="metal", legs="bone", shoes="metal"),
    "bundle",
    "rose",
)
person(
    "dancer",
    "dance",
    Head(hair="long", hat="wreath"),
    Garb(cut="tunic", tone="rose", sleeve="none", shoes="skin", flare=1.3, trim="leaf", shade=0.1),
    "wand",
    "wand",
)
person(
    "woman-pouring",
    "kneel pour",
    Head(hair="long", hair_tone="metal", hair_shade=-0.1),
    Garb(cut="draped", tone="bone", sleeve="none", shoes="skin"),
    "jug",
    "jug",
)
person("falling-man", "fall", Head(), HOSE._replace(tone="blood"), turn=165)
person(
    "falling-king",
    "plunge",
    Head(hair="bob", hat="crown"),
    HOSE._replace(tone="water", legs="blood"),
    turn=130,
)
person("monk", "pray", Head(), Garb(cut="draped", tone="wood"))
person("monk-grey", "pray", Head(hair_tone="bone"), Garb(cut="draped", tone="figure"))
person(
    "bishop",
    "pray",
    Head(hat="mitre", beard="short", hair_tone="bone"),
    Garb(cut="draped", tone="metal", trim="bone", sleeve_tone="bone"),
)
person(
    "maiden-kneeling",
    "pray",
    Head(hair="long", hat="wreath", hair_tone="fire"),
    Garb(cut="draped", tone="bone", shade=0.1, sleeve="tight"),
)
person(
    "child-kneeling",
    "child kneel",
    Head(hair="curls"),
    Garb(cut="draped", tone="water", sleeve="none"),
    "",
    "sprig",
)
person(
    "maiden",
    "tame",
    Head(hair="long", hat="wreath"),
    ROBE._replace(tone="bone", sleeve="tight", trim="leaf"),
)
person("lover-man", "reach", Head(), Garb(cut="tunic", tone="leaf", trim="metal", legs="wood"))
person(
    "lover-woman",
    "reach",
    Head(hair="long", hair_tone="fire"),
    Garb(tone="rose", sleeve="tight", trim="metal"),
)
person(
    "captive-man",
    "bound",
    Head(beard="short"),
    Garb(cut="tunic", tone="wood", sleeve="none", shoes="skin"),
)
person(
    "captive-woman",
    "bound",
    Head(hair="long"),
    Garb(cut="gown", tone="bone", sleeve="none", shoes="skin"),
)
person(
    "mourner",
    "mourn",
    Head(hat="hood", hat_tone="deep"),
    Garb(tone="deep", cloak="deep", cloak_shade=-0.2, flare=0.8),
)
person(
    "pilgrim",
    "trudge",
    Head(hat="hood"),
    Garb(tone="cloth", cloak="wood", cloak_shade=-0.15, flare=0.8, trim="wood"),
    "staff",
)
person(
    "guard",
    "stand",
    Head(hat="helmet"),
    Garb("tunic", "blood", 0.0, "tight", "steel", legs="steel", trim="metal"),
    "",
    "spear",
)
person(
    "child",
    "child rise",
    Head(hair="curls"),
    Garb(cut="tunic", tone="water", sleeve="none", shoes="skin"),
)
