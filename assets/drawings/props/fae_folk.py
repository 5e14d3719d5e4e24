"""The folk of both fairy courts: winged, crowned, and better dressed than their guests."""

from __future__ import annotations

import random
from itertools import pairwise

from assets.drawings.props.enthroned import lowered
from assets.drawings.props.figure import figure
from assets.drawings.props.fire import recoloured
from assets.drawings.props.garb import Garb
from assets.drawings.props.heads import Head
from assets.drawings.props.people import person
from assets.drawings.props.poses import POSES
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
    solid,
    star,
    stood,
    within,
)
from assets.drawings.props.thrones import THRONES
from assets.drawings.shapes import Shape, prop

Tone = tuple[str, float]
PEARL: Tone = ("water", 0.55)
MOTH: Tone = ("wood", 0.15)


def wing(tone: Tone, spots: bool = False) -> list[Shape]:
    """An insect's wing of two parts, its root at (0, 0), spread to the right."""
    upper = curve("0,0! .06,-.3 .28,-.58 .5,-.62 .6,-.46 .46,-.16 .2,.0")
    lower = curve("0,0! .22,-.02 .42,.08 .46,.28 .32,.4 .14,.3")
    veins = ["0,0 .2,-.26 .46,-.54", "0,0 .24,-.16 .5,-.34", "0,0 .18,.14 .32,.32"]
    found = [Shape(lower, tone[0], tone[1] - 0.16), Shape(upper, tone[0], tone[1])]
    found += marks([blade(vein, 0.025) for vein in veins], tone[0], tone[1] - 0.3)
    if spots:
        found += marks([oval(0.42, -0.44, 0.085), oval(0.32, 0.22, 0.06)], "ink", 0.1)
        found += marks([oval(0.42, -0.44, 0.045), oval(0.32, 0.22, 0.03)], "gold", 0.2)
    return found


def wings(tone: Tone, at: tuple[float, float], size: float, spots: bool = False) -> list[Shape]:
    """A pair of wings whose roots are at *at*."""
    one = wing(tone, spots)
    return [*placed(one, *at, size), *placed(one, *at, size, flip=True)]


def fairy(
    pose: str, head: Head, garb: Garb, tone: Tone, a: str = "", b: str = "", spots: bool = False
) -> list[Shape]:
    """A dressed person with wings, in the space of the pose."""
    joints = POSES[pose]
    neck = (joints.neck[0], joints.neck[1] + 0.09)
    return [*wings(tone, neck, 0.78, spots), *figure(pose, head, garb, a, b, whole=False)]


def _fairy(
    name: str,
    pose: str,
    head: Head,
    garb: Garb,
    tone: Tone,
    a: str = "",
    b: str = "",
    spots: bool = False,
) -> None:
    """Register the prop *name*, a fairy."""

    def build(_: random.Random) -> list[Shape]:
        return stood(fairy(pose, head, garb, tone, a, b, spots))

    prop(name)(build)


LONG = Head(hair="long")
GOWN = Garb("gown", "bone", 0.1, "none", shoes="skin", flare=1.3, trim="gold")
MAIL = Garb(
    "tunic", "bone", 0.2, "tight", "gold", cloak="water", cloak_shade=0.3, legs="bone", trim="gold"
)

_fairy("fae-knight", "salute", Head(hat="helmet"), MAIL, PEARL, "", "sword")
_fairy(
    "fae-lady-dark",
    "invoke",
    LONG._replace(hat="moon crown", hair_tone="ink", skin_shade=0.2),
    GOWN._replace(tone="deep", shade=-0.05, sleeve="wide", trim="metal"),
    MOTH,
    "",
    "",
    True,
)
_fairy(
    "fae-green",
    "spread",
    LONG._replace(hat="wreath", hair_tone="leaf", hair_shade=-0.15, skin_shade=0.1),
    GOWN._replace(tone="leaf", shade=0.05, trim="leaf"),
    ("leaf", 0.3),
)
_fairy(
    "godmother",
    "invoke",
    Head(hair="curls", hair_tone="bone"),
    Garb(tone="rose", shade=0.1, cloak="rose", cloak_shade=-0.2, trim="gold", flare=1.4),
    PEARL,
    "",
    "wand",
)
_fairy(
    "fae-singer",
    "spread",
    LONG._replace(hat="wreath", hair_tone="gold"),
    GOWN._replace(tone="water", shade=0.3),
    ("gold", 0.3),
)

PARTED = Garb("tunic", "bone", 0.15, "tight", legs="deep", trim="gold", flare=1.1)


@prop("fae-herald")
def fae_herald(_: random.Random) -> list[Shape]:
    """A herald with a long trumpet, his coat one half light and one half dark."""
    herald = figure(
        "sound", Head(view="side", hat="feather cap"), PARTED, "", "long trumpet", whole=False
    )
    dark = [
        Shape(within(shape.path, box(0.005, -0.83, 0.5, 0.55)), "ink", 0.15, rim=False)
        for shape in herald
        if shape.tone == "bone" and shape.rim and shape.path.boundingRect().height() > 0.3
    ]
    return stood([*herald[:-6], *dark, *herald[-6:]])


@prop("fae-tooth")
def fae_tooth(_: random.Random) -> list[Shape]:
    """A small fairy that hugs a tooth as large as itself."""
    small = fairy(
        "embrace",
        Head(view="side", hair="curls", hair_tone="gold"),
        GOWN._replace(tone="water", shade=0.2),
        PEARL,
    )
    tooth = recoloured("giants-tooth", {"stone": ("bone", 0.1)})
    return stood([*placed(small, -0.16, -0.06), *placed(tooth, 0.26, 0, 0.78)])


@prop("fae-pixies")
def fae_pixies(_: random.Random) -> list[Shape]:
    """Three pixies in the air that make off with a purse and a ring."""
    found: list[Shape] = []
    for x, y, size, turn, tone, flip in (
        (-0.34, -0.2, 0.62, -14, "leaf", False),
        (0.36, -0.3, 0.58, 16, "rose", True),
        (0.02, -0.62, 0.5, 4, "water", False),
    ):
        garb = Garb("jerkin", tone, 0.1, "none", legs=tone, shoes="skin", trim="gold")
        one = fairy("dance", Head(hair="curls", hair_tone="fire"), garb, PEARL)
        found += placed(one, x, y, size, turn, flip)
    purse = [
        *solid(curve("0,-.1! .1,-.02 .1,.12 0,.17 -.1,.12 -.1,-.02"), "wood", 0.0, 0.02),
        Shape(line("-.04,-.1 .04,-.1", 0.03), "gold", 0.2),
    ]
    return stood([*found, *placed(purse, -0.12, -0.5, 0.9), *placed(purse, 0.2, -0.62, 0.8)])


@prop("queen-mab")
def queen_mab(_: random.Random) -> list[Shape]:
    """Queen Mab on her throne, dark wings behind her, a sceptre of bone in her hand."""
    head = LONG._replace(hat="star crown", hair_tone="ink", skin_shade=0.25)
    garb = Garb(
        cut="seated",
        tone="deep",
        shade=0.05,
        cloak="blood",
        cloak_shade=-0.2,
        trim="gold",
        sleeve="wide",
    )
    sitter = figure("throne", head, garb, "orb", "sceptre", whole=False)
    spread = wings(("rose", -0.3), (0, -0.6), 1.1, True)
    return stood([*spread, *lowered(THRONES["stone"]()), *sitter])


@prop("undine")
def undine(_: random.Random) -> list[Shape]:
    """A woman of water, risen to her waist out of a pool."""
    maid = figure(
        "rise",
        LONG._replace(hair_tone="water", hair_shade=-0.2, skin_shade=0.2),
        GOWN._replace(tone="water", shade=0.15, trim="bone"),
        whole=False,
    )
    shown = [shape._replace(path=within(shape.path, box(-1, -1.4, 2, 1.02))) for shape in maid]
    pool = [
        *solid(oval(0, -0.36, 0.5, 0.1), "water", -0.15, 0.05),
        Shape(oval(0, -0.37, 0.36, 0.06), "water", 0.25, rim=False),
        Shape(oval(0, -0.38, 0.2, 0.03), "bone", 0.1, rim=False),
    ]
    drops = [oval(x, y, 0.018, 0.03) for x, y in ((-0.34, -0.6), (0.36, -0.7), (0.28, -0.5))]
    front = [Shape(within(oval(0, -0.34, 0.3, 0.06), box(-1, -0.35, 2, 1)), "water", 0.1)]
    return stood([*pool, *shown, *front, *marks(drops, "water", 0.4)])


@prop("shadow-tailor")
def shadow_tailor(_: random.Random) -> list[Shape]:
    """A thin tailor who has cut a shadow out, and holds it up by the shoulders."""
    man = figure(
        "offer",
        Head(view="side", hair="bald", beard="short"),
        Garb("tunic", "wood", 0.05, "tight", legs="deep", trim="bone"),
        whole=False,
    )
    shade = [
        Shape(shape.path, "ink", 0.0, rim=False)
        for shape in figure("stand", Head(hair="bob"), Garb(flare=0.9), whole=False)
    ]
    blades = [line("-.02,.0 .1,-.3", 0.03), line(".06,.02 -.02,-.3", 0.03)]
    rings = [oval(-0.03, 0.06, 0.05), oval(0.08, 0.07, 0.05)]
    scissors = [
        *(Shape(each, "steel", 0.2) for each in blades),
        *(Shape(each, "ink", 0.2) for each in rings),
        *marks([oval(-0.03, 0.06, 0.025), oval(0.08, 0.07, 0.025)], "wood", 0.3),
    ]
    return stood(
        [
            *placed(shade, 0.36, -0.04, 0.9, 6),
            *placed(man, -0.14),
            *placed(scissors, -0.16, -0.54, 0.8, 30),
        ]
    )


@prop("autumn-herself")
def autumn_herself(luck: random.Random) -> list[Shape]:
    """A tall woman in a gown of leaves that blow off its hem."""
    woman = figure(
        "dance",
        LONG._replace(hat="wreath", hair_tone="fire"),
        GOWN._replace(tone="fire", shade=-0.25, flare=1.6, trim="gold"),
        whole=False,
    )
    leaf = curve("0,.5! .3,.1 .2,-.3 0,-.5! -.2,-.3 -.3,.1")
    found = [*woman]
    for n in range(16):
        x, y = luck.uniform(-0.34, 0.34), -0.5 * (n / 16) - 0.02
        tone = ("fire", "gold", "blood")[n % 3]
        found += placed([Shape(leaf, tone, -0.1)], x * (1.3 + y), y, 0.1, luck.uniform(0, 360))
    for n in range(9):
        x, y = 0.3 + 0.05 * n, -0.2 - luck.uniform(0, 0.7)
        found += placed([Shape(leaf, "fire" if n % 2 else "gold", 0.0)], x, y, 0.08, n * 47)
    return stood(found)


@prop("bramble-prince")
def bramble_prince(_: random.Random) -> list[Shape]:
    """A prince with a sword, held fast by brambles."""
    prince = figure(
        "reach",
        Head(hair="bob", hat="crown"),
        Garb("tunic", "water", 0.0, "tight", cloak="blood", legs="deep", trim="gold"),
        "",
        "sword",
        whole=False,
    )
    found = [*prince]
    for text in (
        "-.5,0 -.3,-.4 .1,-.34 .34,-.6 .5,-.5",
        ".46,0 .2,-.2 -.1,-.5 -.3,-.56 -.5,-.86",
        "-.3,0 .0,-.16 .3,-.12 .52,-.3",
    ):
        points = [tuple(map(float, word.split(","))) for word in text.split()]
        found.append(
            Shape(limb([(x, y) for x, y in points], [0.05, 0.045, 0.04, 0.03, 0.02]), "leaf", -0.45)
        )
        for n, ((ax, ay), (bx, by)) in enumerate(pairwise(points)):
            for t in (0.3, 0.7):
                x, y = ax + (bx - ax) * t, ay + (by - ay) * t
                thorn = curve("-.03,.0! .0,-.09! .03,.0!")
                found += placed([Shape(thorn, "leaf", -0.3)], x, y, 1.0, 40 * n - 50 + 120 * t)
    rose = [Shape(star(0, 0, 0.055, 6), "rose", 0.1), Shape(oval(0, 0, 0.022), "gold", 0.2)]
    for x, y in ((-0.44, -0.78), (0.4, -0.5), (0.06, -0.32)):
        found += placed(rose, x, y)
    return stood(found)


person(
    "huntsman",
    "offer low",
    Head(view="side", hat="feather cap", beard="short"),
    Garb("tunic", "leaf", -0.2, "tight", cloak="wood", legs="wood", trim="metal"),
    "spear",
    "heart box",
)
person(
    "rhymer",
    "offer low",
    Head(view="side", hair="bob", hair_tone="fire", beard="short"),
    Garb("tunic", "leaf", 0.1, "tight", cloak="leaf", cloak_shade=-0.3, legs="bone", trim="gold"),
    "",
    "small harp",
)
person(
    "name-taker",
    "offer",
    Head(view="side", hair="long", beard="long", hair_tone="bone"),
    Garb(tone="deep", shade=0.05, cloak="ink", cloak_shade=0.1, trim="metal", flare=1.2),
    "book",
    "name leaf",
)
person(
    "name-thief",
    "stride",
    Head(view="side", hat="hood", hat_tone="deep"),
    Garb("tunic", "deep", -0.05, "tight", cloak="ink", cloak_shade=0.12, legs="ink", trim="metal"),
    "bundle",
    "face mask",
)
person(
    "mushroom-gatherer",
    "offer low",
    Head(view="side", hat="hood", hat_tone="blood", hair_tone="bone"),
    Garb("gown", "wood", 0.1, "wide", cloak="leaf", cloak_shade=-0.2, trim="bone"),
    "staff",
    "mushroom",
)
person(
    "charcoal-burner",
    "stand",
    Head(hat="brim", beard="long"),
    Garb("tunic", "ink", 0.2, "tight", legs="wood", trim="wood", skin=-0.2),
    "",
    "staff",
)
person(
    "girl-red",
    "offer low",
    Head(view="side", hat="hood", hat_tone="blood"),
    Garb("gown", "bone", 0.1, "tight", cloak="blood", legs="bone", flare=1.3, trim="blood"),
    "",
    "cake basket",
)
person(
    "silent-sister",
    "hold",
    LONG._replace(hair_tone="gold", hair_shade=-0.1),
    Garb(tone="stone", shade=0.3, sleeve="tight", trim="wood", flare=1.1),
    "",
    "nettle shirt",
)
person(
    "leywalker",
    "stride",
    LONG._replace(view="side", hair_tone="ink"),
    Garb("gown", "water", -0.1, "tight", cloak="deep", trim="metal"),
    "",
    "orb",
)
person(
    "scout",
    "salute",
    Head(view="side", hat="hood", hat_tone="leaf"),
    Garb("tunic", "wood", 0.1, "tight", cloak="leaf", cloak_shade=-0.25, legs="wood", trim="wood"),
    "",
    "bow",
)


@prop("straw-bridegroom")
def straw_bridegroom(_: random.Random) -> list[Shape]:
    """A scarecrow in a bridegroom's coat, a posy in his hand."""
    man = recoloured("scarecrow", {"cloth": ("ink", 0.12), "blood": ("ink", 0.12)})
    posy = [Shape(line("0,.16 0,0", 0.03), "leaf", -0.1)]
    for x, y, tone in ((-0.06, -0.02, "rose"), (0.06, -0.02, "bone"), (0.0, -0.1, "rose")):
        posy += [Shape(star(x, y, 0.075, 6), tone, 0.2), Shape(oval(x, y, 0.025), "gold", 0.2)]
    bow = [Shape(mirrored("0,-.01 .09,-.06! .09,.06! 0,.01"), "bone", 0.2)]
    return stood([*man, *placed(posy, 0.4, -0.58, 1.1), *placed(bow, 0.0, -0.6, 0.9)])


@prop("fae-page")
def fae_page(_: random.Random) -> list[Shape]:
    """A page of the court in the air with a letter."""
    one = fairy(
        "present",
        Head(hair="bob", hair_tone="gold"),
        Garb("jerkin", "water", 0.1, "tight", legs="bone", trim="gold"),
        PEARL,
        "",
        "scroll",
    )
    return stood(one)
