"""People of the high passes: who lives there, who climbs, and who waits for those who climb."""

from __future__ import annotations

import random

from assets.drawings.props.figure import figure
from assets.drawings.props.garb import Garb
from assets.drawings.props.heads import Head
from assets.drawings.props.pass_beasts import goat
from assets.drawings.props.pass_gear import coil, twisted
from assets.drawings.props.people import person
from assets.drawings.props.strokes import (
    box,
    curve,
    limb,
    line,
    marks,
    oval,
    placed,
    poly,
    solid,
    stood,
)
from assets.drawings.shapes import Shape, form_of, prop

CLIMBER = Garb(cut="tunic", sleeve="tight", legs="deep", shoes="wood", trim="wood")
KILT = Garb(
    cut="tunic",
    tone="blood",
    shade=-0.05,
    sleeve="tight",
    sleeve_tone="bone",
    legs="skin",
    shoes="wood",
    trim="wood",
    flare=1.1,
)


def checks(left: float, right: float, top: float, foot: float) -> list[Shape]:
    """The crossed lines of a kilt."""
    down = [
        line(f"{left + (right - left) * t},{top} {left + (right - left) * t},{foot}", 0.008)
        for t in (0.15, 0.38, 0.62, 0.85)
    ]
    across = [line(f"{left},{y} {right},{y}", 0.008) for y in (top + 0.03, top + 0.08)]
    return marks([*down, *across], "gold", -0.1)


def slung(x: float, y: float, size: float) -> list[Shape]:
    """A coil of rope that hangs from a shoulder at (*x*, *y*)."""
    return placed(coil(), x, y, size)


@prop("highlander")
def highlander(_: random.Random) -> list[Shape]:
    """A warrior in kilt and plaid with a two-handed sword before him."""
    man = figure(
        "hold",
        Head(hair="bob", beard="short", hair_tone="fire"),
        KILT._replace(cloak="leaf", cloak_shade=-0.15),
    )
    sword = placed(form_of("claymore"), 0.0, 0.02, 0.72)
    return stood([*man, *checks(-0.13, 0.13, -0.45, -0.34), *sword])


@prop("rogue-passes")
def rogue(_: random.Random) -> list[Shape]:
    """A rogue in a hood, a bow in one hand and somebody's purse in the other."""
    bow = placed(form_of("bow"), -0.17, -0.24, 0.62)
    man = figure(
        "stand",
        Head(hat="hood", hat_tone="leaf", beard="short"),
        Garb("jerkin", "leaf", -0.15, "tight", "bone", cloak="deep", legs="wood", trim="wood"),
    )
    purse = [
        *solid(oval(0.17, -0.42, 0.055, 0.06), "wood", 0.05, side=0.02),
        Shape(line(".15,-.49 .19,-.49", 0.02), "blood", 0.0),
    ]
    return stood([*bow, *man, *purse])


@prop("vampiress")
def vampiress(_: random.Random) -> list[Shape]:
    """A pale lady in black and red, bats about her."""
    bat = form_of("bat")
    lady = figure(
        "reach",
        Head(hair="long", hair_tone="ink", hair_shade=0.1, hat="circlet", skin_shade=0.35),
        Garb(
            "gown",
            "blood",
            -0.15,
            "wide",
            "ink",
            cloak="ink",
            cloak_shade=0.1,
            trim="gold",
            flare=1.2,
            skin=0.35,
        ),
    )
    found = [*placed(bat, -0.36, -0.66, 0.2), *placed(bat, 0.38, -0.92, 0.16), *lady]
    collar = [
        curve(f"{s * 0.03},-.8! {s * 0.16},-.98 {s * 0.2},-.9! {s * 0.13},-.76") for s in (-1, 1)
    ]
    return stood([*(Shape(each, "ink", 0.2) for each in collar), *found])


person(
    "trailblazer",
    "stride",
    Head(hat="hood", hat_tone="wood", beard="short", hair_tone="fire"),
    Garb("jerkin", "wood", 0.05, "tight", "leaf", legs="deep", trim="gold"),
    "bundle",
    "torch",
)
person(
    "egg-collector",
    "offer low",
    Head(hat="hood", hat_tone="leaf", hair="bob", beard="short", hair_tone="bone"),
    Garb("tunic", "water", -0.05, "tight", "bone", legs="wood", trim="wood", cloak="bone"),
    "bundle",
    "",
)


@prop("treasure-hunter")
def treasure_hunter(_: random.Random) -> list[Shape]:
    """A man with a lantern who digs in a heap of things that others dropped."""
    man = figure(
        "trudge",
        Head(view="side", hair="short", beard="short"),
        CLIMBER._replace(tone="gold", shade=-0.25),
        "staff",
        "lantern",
    )
    heap = [
        *placed(form_of("helmet"), 0.52, 0.02, 0.2, 20),
        *placed(form_of("cup-tall"), 0.7, 0.02, 0.2, -24),
        *placed(form_of("sack"), 0.38, 0.03, 0.24),
    ]
    return stood([*man, *heap])


@prop("vagabond-passes")
def vagabond(_: random.Random) -> list[Shape]:
    """A ragged man with a bundle on a stick who whistles, his toes out of his shoes."""
    man = figure(
        "stride",
        Head(view="side", hair="bob", hat="feather cap", beard="short"),
        Garb("jerkin", "bone", -0.25, "tight", "wood", legs="stone", shoes="skin", flare=1.1),
        "bundle",
    )
    patch = [
        box(-0.05, -0.62, 0.06, 0.06),
        box(0.03, -0.36, 0.05, 0.06),
        box(-0.12, -0.28, 0.05, 0.05),
    ]
    return stood([*man, *marks(patch, "blood", 0.05)])


@prop("goatherd")
def goatherd(_: random.Random) -> list[Shape]:
    """A herdsman with a crook, a kid across his shoulders and a goat at his knee."""
    man = figure(
        "stand",
        Head(hat="brim", beard="long", hair_tone="bone"),
        Garb("tunic", "wood", 0.1, "tight", "bone", legs="stone", trim="bone", cloak="bone"),
        "staff",
    )
    crook = limb([(-0.15, -1.0), (-0.14, -1.1), (-0.06, -1.12), (-0.04, -1.04)], [0.024] * 4)
    return stood(
        [
            *man,
            Shape(crook, "wood", -0.1),
            *placed(goat("paper", 0.05, 0.26, 0.12), 0.42, 0.0, 0.46),
            *placed(goat("wood", 0.05, 0.2, 0.1), -0.46, -0.03, 0.34, 0, True),
        ]
    )


@prop("hermit-ledge")
def ledge_hermit(_: random.Random) -> list[Shape]:
    """A bearded hermit, hands joined, on a shelf of rock over nothing."""
    wall = curve(
        "-1.0,.5! -.96,-.9 -.7,-1.1 -.5,-.8 -.42,-.4 -.3,-.02! .5,-.04! .46,.1 .1,.2 -.2,.3 -.4,.5!"
    )
    man = figure(
        "pray",
        Head(hair="bald", beard="long", hair_tone="paper"),
        Garb(cut="draped", tone="bone", shade=-0.2),
    )
    bowl = placed(form_of("bowl"), 0.4, -0.03, 0.12)
    return stood([*solid(wall, "stone", -0.1, side=0.1), *placed(man, 0.06, 0.0, 0.86), *bowl])


@prop("ropewalker")
def ropewalker(_: random.Random) -> list[Shape]:
    """A woman who walks on a rope between two peaks, a long pole in her hands."""
    found: list[Shape] = []
    for s in (-1, 1):
        peak = poly(
            f"{s * 1.3},.7 {s * 1.3},-.1 {s * 1.05},-.18 {s * 0.9},-.02 {s * 0.8},.3 {s * 0.6},.7"
        )
        found += solid(peak, "stone", -0.1, side=0.06)
    found += twisted([(-0.94, -0.03), (-0.4, 0.02), (0.0, 0.03), (0.4, 0.02), (0.94, -0.03)], 0.03)
    pole = limb([(-0.86, -0.5), (-0.3, -0.62), (0.3, -0.62), (0.86, -0.5)], [0.02] * 4)
    her = figure(
        "dance",
        Head(hair="long", hair_tone="fire"),
        Garb("tunic", "rose", 0.0, "tight", legs="paper", shoes="skin", flare=1.3, trim="gold"),
    )
    return stood([*found, *her, Shape(pole, "wood", 0.0)])


@prop("guide-blind")
def blind_guide(_: random.Random) -> list[Shape]:
    """An old guide with a bandage over his eyes who feels the way with his staff."""
    man = figure(
        "trudge",
        Head(view="side", hair="long", beard="long", hair_tone="paper"),
        CLIMBER._replace(tone="stone", cloak="wood"),
        "",
        "staff",
        whole=False,
    )
    band = placed(
        [Shape(limb([(-0.066, -0.01), (0.0, -0.016), (0.052, -0.012)], [0.04] * 3), "blood", 0.0)],
        0.085,
        -0.9,
        1.0,
        12,
    )
    return stood([*man, *band, *slung(-0.08, -0.4, 0.3)])


@prop("king-village")
def village_king(_: random.Random) -> list[Shape]:
    """A stout peasant with a crown of straw and a goat for a court."""
    man = figure(
        "offer",
        Head(view="side", hat="crown", beard="long", hair_tone="bone"),
        Garb("robe", "wood", 0.1, "wide", cloak="bone", trim="wood", flare=1.35),
        "staff",
        "",
    )
    return stood(
        [
            *man,
            *placed(goat("paper", 0.05, 0.24, 0.12), -0.46, 0.0, 0.42),
            *placed(form_of("dog"), 0.46, 0.0, 0.34, 0, True),
        ]
    )


@prop("falconer")
def falconer(_: random.Random) -> list[Shape]:
    """A falconer with a scarred glove on which an eagle sits."""
    man = figure(
        "offer",
        Head(view="side", hat="hood", hat_tone="leaf", beard="short"),
        Garb("tunic", "leaf", -0.1, "tight", "wood", legs="wood", trim="gold", cloak="wood"),
    )
    bird = placed(form_of("falcon"), 0.31, -0.8, 0.42)
    glove = limb([(0.16, -0.72), (0.29, -0.83)], [0.07, 0.08])
    return stood(
        [
            *man,
            *bird,
            Shape(glove, "wood", -0.25),
            *marks([line(".2,-.78 .26,-.76", 0.01), line(".22,-.74 .28,-.8", 0.01)], "blood", 0.1),
        ]
    )


@prop("rope-cutter")
def rope_cutter(_: random.Random) -> list[Shape]:
    """A man at the edge of a cliff who sets his knife to a taut rope."""
    edge = poly("-.7,0 .34,0 .3,.16 .36,.3 .24,.6 -.7,.6")
    found = [
        *solid(edge, "stone", -0.1, side=0.08),
        *twisted([(-0.5, -0.06), (0.3, -0.04), (0.42, 0.04), (0.44, 0.6)], 0.04),
    ]
    man = figure(
        "kneel pour",
        Head(view="side", hat="hood", hat_tone="deep", beard="short"),
        Garb("draped", "deep", -0.05, "tight", "wood", legs="ink", trim="wood"),
    )
    knife = [
        Shape(poly(".2,-.42 .26,-.44 .34,-.12 .24,-.2"), "steel", 0.25),
        Shape(line(".2,-.54 .235,-.42", 0.05), "wood", -0.1),
    ]
    return stood([*found, *placed(man, -0.1, 0.0, 0.92, 0), *knife])


@prop("reivers")
def reivers(_: random.Random) -> list[Shape]:
    """Three raiders in steel bonnets, with spears and a torch, and what they carry off."""
    found: list[Shape] = []
    for x, y, size, tone, held in (
        (-0.44, -0.06, 0.92, "wood", "spear"),
        (0.44, -0.06, 0.92, "deep", "spear"),
        (0.0, 0.0, 1.0, "leaf", "torch"),
    ):
        man = figure(
            "stand",
            Head(hat="helmet", beard="short", hair_tone="fire" if held == "torch" else "hair"),
            Garb("jerkin", tone, -0.1, "tight", "steel", legs="wood", trim="wood", cloak="stone"),
            "",
            held,
        )
        found += placed(man, x, y, size)
    found += placed(goat("paper", 0.05, 0.3, 0.14), 0.72, 0.06, 0.42, 0, True)
    found += placed(form_of("sack"), -0.22, 0.06, 0.3)
    found += placed(form_of("chest"), -0.72, 0.06, 0.3)
    return stood(found)


@prop("egg-thief")
def egg_thief(_: random.Random) -> list[Shape]:
    """A man who runs with a huge speckled egg under each arm, a feather in his hair."""
    man = figure(
        "stride",
        Head(view="side", hair="short", hat="feather cap"),
        CLIMBER._replace(tone="wood", legs="deep"),
    )
    eggs: list[Shape] = []
    for x, y, turn in ((0.22, -0.72, 40.0), (-0.13, -0.68, -30.0)):
        egg = [
            *solid(
                curve("0,-.17 .09,-.12 .12,.02 .07,.12 0,.13 -.07,.12 -.12,.02 -.09,-.12"),
                "bone",
                0.15,
                side=0.03,
            ),
            *marks(
                [
                    oval(a, b, 0.016)
                    for a, b in ((0.03, -0.06), (-0.03, 0.02), (0.05, 0.05), (-0.04, -0.09))
                ],
                "wood",
                0.0,
            ),
        ]
        eggs += placed(egg, x, y, 1.0, turn)
    return stood([*man, *eggs])


@prop("clansman")
def clansman(_: random.Random) -> list[Shape]:
    """A grim old clansman alone, a huge sword over him, behind him the graves of his kin."""
    grave = form_of("grave")
    found = [
        *placed(grave, -0.5, -0.06, 0.34),
        *placed(grave, 0.5, -0.08, 0.32, 0, True),
        *placed(grave, -0.24, -0.12, 0.28),
        *placed(grave, 0.27, -0.12, 0.28),
    ]
    sword = placed(form_of("sword-plain"), 0.2, -0.96, 0.52, 16)
    man = figure(
        "invoke",
        Head(hair="long", beard="long", hair_tone="bone"),
        KILT._replace(tone="leaf", cloak="blood"),
    )
    return stood([*found, *sword, *man, *checks(-0.13, 0.13, -0.45, -0.34)])


@prop("knot-hag")
def knot_hag(_: random.Random) -> list[Shape]:
    """A hag who ties knots into a cord on which small figures hang."""
    hag = figure(
        "hold",
        Head(hat="hood", hat_tone="ink", hair="long", hair_tone="paper", skin_shade=-0.25),
        Garb("robe", "deep", 0.05, "wide", cloak="ink", trim="bone", flare=1.2),
    )
    cord = twisted([(-0.62, -0.9), (-0.3, -0.56), (0.0, -0.6), (0.3, -0.52), (0.64, -0.86)], 0.026)
    knots = [
        Shape(oval(x, y, 0.034), "bone", 0.1)
        for x, y in ((-0.44, -0.72), (-0.22, -0.56), (0.0, -0.6), (0.22, -0.55), (0.48, -0.7))
    ]
    dolls: list[Shape] = []
    for x, y in ((-0.48, -0.68), (0.5, -0.66), (0.27, -0.5), (-0.27, -0.53)):
        dolls += [
            Shape(line(f"{x},{y} {x},{y + 0.1}", 0.012), "bone", 0.0),
            Shape(oval(x, y + 0.13, 0.035), "bone", 0.0),
            Shape(poly(f"{x},{y + 0.13} {x + 0.07},{y + 0.34} {x - 0.07},{y + 0.34}"), "wood", 0.1),
        ]
    return stood([*hag, *cord, *dolls, *knots])


@prop("rope-second")
def second_on_rope(_: random.Random) -> list[Shape]:
    """A climber who braces himself and holds a rope that goes up out of sight."""
    man = figure(
        "reach",
        Head(hat="hood", hat_tone="leaf", beard="short"),
        CLIMBER._replace(tone="gold", shade=-0.2, legs="wood"),
    )
    rope = twisted(
        [(0.4, 0.0), (0.12, -0.36), (-0.1, -0.56), (0.1, -0.84), (0.24, -1.1), (0.3, -1.36)], 0.03
    )
    return stood([*man, *rope, *slung(-0.14, -0.3, 0.34)])
