"""Who goes down of his own will, and whom he meets at the end."""

from __future__ import annotations

import random

from assets.drawings.props.figure import figure
from assets.drawings.props.fire import flame_at
from assets.drawings.props.garb import Garb
from assets.drawings.props.goblins import key_ring
from assets.drawings.props.heads import Head
from assets.drawings.props.people import person
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
    poly,
    solid,
    stood,
    tail,
)
from assets.drawings.shapes import Shape, form_of, prop


@prop("holy-avenger")
def holy_avenger(_: random.Random) -> list[Shape]:
    """A woman in white and gold armour, a shining sword raised, rays behind her."""
    rays = placed(form_of("sun-rays"), 0.0, -0.5, 0.66)
    body = figure(
        "salute",
        Head(hat="halo", hair="long", hair_tone="gold"),
        Garb(
            cut="tunic",
            tone="paper",
            sleeve="tight",
            sleeve_tone="steel",
            cloak="blood",
            trim="gold",
            legs="steel",
            shoes="steel",
        ),
        "",
        "sword",
    )
    return stood([*rays, *body])


@prop("hunchback")
def hunchback(_: random.Random) -> list[Shape]:
    """A bent man with a hump, a lantern before him and keys at his belt."""
    body = figure(
        "trudge",
        Head(hair="bob", hair_tone="fire", beard="short"),
        Garb(cut="tunic", tone="leaf", shade=-0.2, legs="wood", trim="ink"),
        "staff",
        "lantern",
        whole=False,
    )
    hump = curve("-.16,-.56! -.24,-.74 -.18,-.92 -.02,-.98 .1,-.88 .06,-.66!")
    return stood(
        [
            *solid(hump, "leaf", -0.2, side=0.04),
            *body,
            *placed(key_ring(0, 0, 1.0, 3), -0.12, -0.52, 0.2),
        ]
    )


@prop("wise-man")
def wise_man(_: random.Random) -> list[Shape]:
    """An old man with a white beard and a tall hat, one finger on an open book."""
    body = figure(
        "offer low",
        Head(hair="long", hair_tone="paper", beard="long"),
        Garb(tone="water", shade=-0.1, cloak="deep", trim="gold", flare=1.1),
        "staff",
        "",
        whole=False,
    )
    hat = curve("-.06,-.96! .02,-1.1 .0,-1.34! .1,-1.12 .13,-.97!")
    desk = [
        *solid(poly(".2,-.62 .56,-.7 .58,-.64 .22,-.56"), "wood", 0.1, side=0.02),
        Shape(line(".4,-.6 .4,0", 0.05), "wood", -0.1),
        Shape(poly(".26,0 .54,0 .46,-.08 .34,-.08"), "wood", -0.2),
    ]
    return stood(
        [
            *desk,
            *body,
            *placed(form_of("book"), 0.4, -0.62, 0.2, -12),
            *solid(hat, "water", -0.05, side=0.02),
        ]
    )


@prop("amazon")
def amazon(_: random.Random) -> list[Shape]:
    """A tall woman with a bow, a quiver on her back."""
    body = figure(
        "stride",
        Head(hair="long", hair_tone="hair", hat="circlet", skin_shade=-0.1),
        Garb(
            cut="tunic",
            tone="bone",
            sleeve="none",
            trim="gold",
            legs="skin",
            shoes="wood",
            cloak="blood",
        ),
        "",
        "bow",
        whole=False,
    )
    quiver = [
        *placed(
            solid(box(-0.05, -0.3, 0.1, 0.34, 0.02), "wood", 0.0, side=0.02), -0.16, -0.66, 1.0, -24
        )
    ]
    flights = [
        Shape(blade(f"{x},-.94 {x - 0.03},-1.04", 0.03), "paper", 0.2) for x in (-0.3, -0.26, -0.22)
    ]
    return stood([*flights, *quiver, *body])


person(
    "philosopher",
    "invoke",
    Head(hair="bald", beard="long", hair_tone="paper"),
    Garb(tone="paper", shade=-0.05, sleeve="wide", cloak="water", shoes="skin", flare=1.1),
    "scroll",
    "",
)


person(
    "swashbuckler",
    "stride",
    Head(hair="bob", beard="short", hat="feather cap"),
    Garb(
        cut="jerkin",
        tone="blood",
        sleeve="wide",
        sleeve_tone="paper",
        cloak="deep",
        trim="gold",
        legs="deep",
        shoes="ink",
    ),
    "",
    "rapier",
)


@prop("lord-of-darkness")
def lord_of_darkness(_: random.Random) -> list[Shape]:
    """Black armour under a crown of horns, and nothing in it but two eyes."""
    cloak = mirrored("0,-.92 .2,-.9 .4,-.78 .5,-.5 .6,-.2 .72,.02! .4,-.02! .2,.03! 0,-.02!")
    lining = mirrored("0,-.8 .16,-.78 .26,-.5 .34,-.02! .2,.02! 0,-.02!")
    found = [*solid(cloak, "ink", 0.08, side=0.07), Shape(lining, "blood", -0.2, rim=False)]
    plate = mirrored("0,-.84 .14,-.84 .25,-.76 .22,-.58 .13,-.46 0,-.44!")
    skirt = mirrored("0,-.48! .14,-.47! .24,-.04! .12,-.06! 0,-.03!")
    found += [*solid(skirt, "ink", 0.22, side=0.05), *solid(plate, "ink", 0.32, side=0.06)]
    found += marks(
        [blade("0,-.82 .01,-.6 0,-.46", 0.03), blade("-.2,-.72 0,-.6 .2,-.72", 0.025)], "ink", 0.0
    )
    for s in (-1, 1):
        spikes = [
            tail(
                f"{s * 0.26},-.78 {s * (0.36 + 0.05 * i)},{-0.86 - 0.06 * i}"
                f" {s * (0.4 + 0.07 * i)},{-0.98 - 0.09 * i}",
                0.07,
            )
            for i in range(2)
        ]
        found += [Shape(each, "ink", 0.4) for each in spikes]
        found += solid(oval(s * 0.28, -0.75, 0.13, 0.1), "ink", 0.35, side=0.04)
        arm = limb([(s * 0.32, -0.72), (s * 0.46, -0.58), (s * 0.42, -0.42)], [0.14, 0.12, 0.1])
        found += [
            *solid(arm, "ink", 0.28, side=0.03),
            Shape(oval(s * 0.42, -0.4, 0.07), "ink", 0.42),
        ]
    steel = poly("-.04,-.06 -.03,-.66 0,-.76 .03,-.66 .04,-.06")
    sword = [
        Shape(steel, "fire", 0.15),
        *flame_at(-0.02, -0.3, 0.24),
        *flame_at(0.02, -0.5, 0.26),
        Shape(box(-0.13, -0.08, 0.26, 0.05, 0.02), "gold", -0.1),
        Shape(line("0,-.06 0,.1", 0.04), "ink", 0.4),
    ]
    found += placed(sword, 0.43, -0.4, 1.0, 26)
    found.append(Shape(oval(0.42, -0.4, 0.07), "ink", 0.42))
    helm = mirrored("0,-1.12 .1,-1.1 .14,-1.0 .13,-.86 .05,-.78! 0,-.78!")
    found += [
        *solid(helm, "ink", 0.3, side=0.05),
        Shape(mirrored("0,-1.02! .1,-1.0 .1,-.88 .04,-.82! 0,-.82!"), "ink", -0.1, rim=False),
    ]
    horns = [".1,-1.08 .24,-1.12 .3,-1.3 .24,-1.44", ".05,-1.12 .1,-1.24 .08,-1.42"]
    for text in horns:
        for s in (-1, 1):
            points = [word.split(",") for word in text.split()]
            found.append(
                Shape(tail(" ".join(f"{s * float(a)},{b}" for a, b in points), 0.09), "bone", -0.25)
            )
    found += marks(
        [
            curve(f"{s * 0.02},-.95! {s * 0.05},-.98 {s * 0.095},-.99! {s * 0.06},-.94")
            for s in (-1, 1)
        ],
        "fire",
        0.4,
    )
    return stood(found)
