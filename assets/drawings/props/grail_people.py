"""The people of Parsifal's world: castle, garden and road."""

from __future__ import annotations

import random

from assets.drawings.props.figure import figure
from assets.drawings.props.garb import Garb
from assets.drawings.props.heads import Head
from assets.drawings.props.held import HELD, Layers
from assets.drawings.props.horses import harness, horse, posed
from assets.drawings.props.people import person
from assets.drawings.props.relics import bow, phial
from assets.drawings.props.strokes import blade, box, limb, marks, placed, solid, stood
from assets.drawings.props.trumps import risen
from assets.drawings.shapes import Shape, prop


def _held_bow() -> Layers:
    return placed(bow(random.Random(0)), -0.045, 0.24, 0.5), []


def _held_phial() -> Layers:
    return placed(phial(random.Random(0)), 0.0, 0.03, 0.17), []


HELD["bow"] = _held_bow
HELD["phial"] = _held_phial


@prop("king-on-litter")
def king_on_litter(_: random.Random) -> list[Shape]:
    """A pale king sunk in the cushions of a litter, his side bleeding."""
    poles = [*solid(limb([(-0.62, -0.2), (0.62, -0.2)], [0.035, 0.035]), "wood", -0.05, 0.0)]
    back = solid(box(-0.27, -0.8, 0.54, 0.72, 0.14), "wood", -0.2, 0.04)
    cushion = solid(box(-0.23, -0.78, 0.46, 0.6, 0.12), "blood", -0.2, 0.04)
    garb = Garb(cut="seated", tone="bone", cloak="blood", cloak_shade=-0.1, trim="metal", skin=0.15)
    head = Head(hair="bob", beard="short", hat="crown", hair_shade=0.1, skin_shade=0.18)
    king = figure("lap", head, garb, whole=False)
    wound = marks(
        [blade(".05,-.68 .07,-.6 .05,-.5", 0.035), blade(".06,-.55 .085,-.42 .07,-.3", 0.02)],
        "blood",
        0.05,
    )
    legs = [Shape(box(x, -0.2, 0.04, 0.18), "wood", -0.1) for x in (-0.4, 0.36)]
    return stood([*back, *cushion, *legs, *king, *wound, *poles])


@prop("king-in-tomb")
def king_in_tomb(_: random.Random) -> list[Shape]:
    """An ancient king, white-bearded, upright in his open tomb."""
    head = Head(hat="tall crown", beard="long", hair="bob", hair_tone="bone", hair_shade=0.2)
    return risen("hold", head, "steel")


def _rider(name: str, gait: str, coat: tuple[str, float], garb: Garb, head: Head, b: str) -> None:
    def build(_: random.Random) -> list[Shape]:
        steed = [*horse(gait, *coat), *harness(garb.cloak)]
        rider = placed(figure("ride", head, garb, "", b, whole=False), -0.01, -0.255, 0.84)
        return stood(posed([*steed, *rider], gait))

    prop(name)(build)


SADDLE = Garb(cut="saddle", sleeve="tight", sleeve_tone="steel", legs="steel", trim="metal")
_rider(
    *("rider-with-herbs", "gallop", ("wood", 0.1)),
    SADDLE._replace(tone="water", cloak="bone"),
    Head(view="side", hair="bob", hair_tone="fire"),
    "sprig",
)
_rider(
    *("rider-of-the-east", "stand", ("ink", 0.15)),
    SADDLE._replace(tone="metal", cloak="water", skin=-0.1),
    Head(view="side", hat="helmet", beard="short"),
    "red banner",
)

person(
    "old-teacher",
    "offer low",
    Head(view="side", hair="bob", beard="long", hair_tone="bone"),
    Garb(tone="wood", cloak="leaf", cloak_shade=-0.25, trim="metal"),
    "staff",
    "book",
)
MAIL = Garb("tunic", "bone", 0.1, "tight", "steel", cloak="water", legs="steel", trim="blood")
person("grail-knight", "salute", Head(hat="helmet"), MAIL._replace(cloak="blood"), "", "sword")
person("grail-knight-bearing", "show", Head(hair="bob", beard="short"), MAIL, "", "cup")
PAGE = Garb("tunic", "water", 0.1, "tight", trim="metal", legs="deep", flare=0.9)
person("squire-pouring", "offer low", Head(view="side", hair="bob"), PAGE, "", "jug")
person(
    "squire-asking",
    "invoke",
    Head(hair="curls", hair_tone="fire"),
    PAGE._replace(tone="metal"),
    "",
    "lantern",
)
person(
    "squire-mourning",
    "mourn",
    Head(view="side", hair="short"),
    PAGE._replace(tone="stone", shade=0.2),
    "",
    "sprig",
)
person(
    "squire-bearing",
    "salute",
    Head(view="side", hair="bob", hair_tone="metal"),
    PAGE._replace(tone="blood"),
    "",
    "red banner",
)
person(
    "tower-champion",
    "stand",
    Head(hat="helmet"),
    Garb("tunic", "ink", 0.15, "tight", "ink", cloak="blood", legs="ink", trim="metal"),
    "",
    "spear",
)
person(
    "sorcerer",
    "spread",
    Head(hair="bald", beard="long", hair_tone="ink", hat="circlet"),
    Garb(tone="deep", cloak="rose", cloak_shade=-0.35, trim="metal", flare=1.1),
)
person(
    "wild-messenger",
    "stride",
    Head(view="side", hair="long", hair_tone="ink"),
    Garb("gown", "wood", -0.1, "none", cloak="deep", shoes="skin", trim="blood"),
    "",
    "phial",
)
person(
    "pure-fool",
    "salute",
    Head(hair="bob", hair_tone="metal"),
    Garb("jerkin", "leaf", 0.1, "none", legs="wood", trim="bone"),
    "",
    "bow",
)
person(
    "keeping-mother",
    "embrace",
    Head(view="side", hat="veil"),
    Garb(tone="water", cloak="deep", trim="bone", flare=1.1),
)

_FLOWERS = (
    ("rose", "dance", "rose", "hair", "", ""),
    ("lily", "invoke", "bone", "metal", "", "sprig"),
    ("poppy", "spread", "blood", "ink", "", ""),
    ("sunflower", "rise", "metal", "fire", "", ""),
    ("lotus", "offer", "water", "ink", "", "cup"),
    ("ivy", "reach", "leaf", "fire", "sprig", ""),
)
for _name, _pose, _tone, _hair, _a, _b in _FLOWERS:
    person(
        f"charmer-{_name}",
        _pose,
        Head(hair="long", hat="wreath", hair_tone=_hair),
        Garb("gown", _tone, 0.12, "none", shoes="skin", flare=1.35, trim="leaf"),
        _a,
        _b,
    )
