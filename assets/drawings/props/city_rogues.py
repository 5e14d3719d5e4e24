"""People of a city at their work, most of it forbidden; and two of its ghosts."""

from __future__ import annotations

import random

from assets.drawings.props.city_folk import HOSE
from assets.drawings.props.figure import figure
from assets.drawings.props.garb import Garb
from assets.drawings.props.heads import Head
from assets.drawings.props.strokes import (
    box,
    curve,
    limb,
    line,
    marks,
    mirrored,
    oval,
    placed,
    solid,
    stood,
)
from assets.drawings.shapes import Shape, form_of, prop


@prop("sergeant-at-arms")
def sergeant(_: random.Random) -> list[Shape]:
    """A sergeant in a kettle hat, with a halberd and his badge."""
    return figure(
        "stand",
        Head(hat="kettle", beard="short", hair_tone="ink"),
        Garb("tunic", "blood", 0.0, "tight", "steel", legs="steel", trim="gold", cloak="deep"),
        "badge",
        "halberd",
    )


def _watchman(a: str, b: str, pose: str = "stand") -> list[Shape]:
    return figure(
        pose,
        Head(hat="kettle", beard="short"),
        Garb("tunic", "deep", 0.1, "tight", "steel", legs="steel", trim="wood"),
        a,
        b,
        whole=False,
    )


@prop("watch-of-four")
def night_watch(_: random.Random) -> list[Shape]:
    """The watch: four men, one lantern."""
    found: list[Shape] = []
    for x, y, size in ((-0.34, -0.06, 0.92), (0.36, -0.06, 0.92)):
        found += placed(_watchman("", "halberd"), x, y, size)
    found += placed(_watchman("", "club"), -0.1, 0.0, 1.0)
    return stood([*found, *placed(_watchman("", "lantern", "trudge"), 0.14, 0.05, 1.0)])


@prop("cutpurse-at-work")
def pickpocket(_: random.Random) -> list[Shape]:
    """A boy cuts the purse of a stout man who looks at the sky."""
    mark = figure(
        "stand",
        Head(hat="flat cap", hat_tone="gold", beard="short", hair_tone="bone"),
        Garb(tone="water", trim="gold", flare=1.4, cloak="water", cloak_shade=-0.2),
        "",
        "cane",
        whole=False,
    )
    thief = figure(
        "reach",
        Head(view="side", hat="hood", hat_tone="wood"),
        HOSE._replace(tone="wood", shade=-0.15, legs="ink"),
        "",
        "purse",
        whole=False,
    )
    return stood([*placed(mark, 0.3, -0.03, 1.0), *placed(thief, -0.2, 0.03, 0.86)])


@prop("press-gang")
def press_gang(_: random.Random) -> list[Shape]:
    """Two sailors with clubs lead a man who is tied."""
    sailor = figure(
        "stride",
        Head(view="side", hat="kerchief", hat_tone="blood", beard="short"),
        Garb("jerkin", "water", -0.1, "none", trim="paper", legs="paper"),
        "",
        "club",
        whole=False,
    )
    other = figure(
        "stand",
        Head(hat="kerchief", hat_tone="gold", beard="short", hair_tone="ink"),
        Garb("jerkin", "blood", -0.1, "none", trim="paper", legs="paper"),
        "club",
        "",
        whole=False,
    )
    captive = form_of("captive-man")
    return stood(
        [
            *placed(other, -0.42, -0.04, 1.0),
            *placed(captive, 0.0, 0.02, 0.92),
            *placed(sailor, 0.42, 0.05, 1.0),
        ]
    )


@prop("coin-cultist")
def coin_cultist(_: random.Random) -> list[Shape]:
    """A hooded figure with a coin for a face, a coin lifted in its hand."""
    body = figure(
        "invoke",
        Head(view="front", hat="hood", hat_tone="gold"),
        Garb(tone="gold", shade=-0.25, cloak="ink", trim="gold", flare=1.2),
        "purse",
        "pentacle",
        whole=False,
    )
    face = [
        Shape(oval(0, -0.925, 0.062, 0.068), "gold", 0.25),
        *marks([oval(s * 0.024, -0.935, 0.012) for s in (-1, 1)], "ink", 0.0),
        *marks([line("-.025,-.895 .025,-.895", 0.008)], "ink", 0.1),
    ]
    fallen = [
        oval(x, y, 0.045, 0.02) for x, y in ((-0.3, 0.0), (-0.2, 0.03), (0.22, 0.02), (0.34, 0.0))
    ]
    return stood([*body, *face, *[Shape(each, "gold", 0.15) for each in fallen]])


@prop("sewer-cultist")
def sewer_cultist(_: random.Random) -> list[Shape]:
    """A hooded figure, knee deep in a drain, a torch in its hand and rats about it."""
    body = figure(
        "invoke",
        Head(view="front", hat="hood", hat_tone="leaf", skin_shade=-0.35),
        Garb(tone="leaf", shade=-0.25, cloak="deep", flare=1.1),
        "dagger",
        "torch",
        whole=False,
    )
    rats = [
        *placed(form_of("rat"), -0.4, 0.0, 0.3, flip=True),
        *placed(form_of("rat"), 0.4, 0.02, 0.26),
    ]
    mire = curve("-.7,.03! -.5,-.08 -.2,-.04 .1,-.1 .4,-.05 .7,.03! .4,.1 -.4,.1")
    glow = marks([oval(s * 0.022, -0.925, 0.011) for s in (-1, 1)], "glow", 0.2)
    return stood([*body, *glow, *rats, *solid(mire, "leaf", -0.3, side=0.03)])


@prop("beggar-king")
def beggar_king(_: random.Random) -> list[Shape]:
    """A king in rags on a barrel, with a tin crown, a crutch and a bowl of coins."""
    body = figure(
        "stand",
        Head(hat="crown", beard="long", hair_tone="stone"),
        Garb(tone="wood", shade=-0.1, cloak="blood", cloak_shade=-0.2, flare=0.9, shoes="skin"),
        "staff",
        "cup low",
        whole=False,
    )
    rags = [
        Shape(box(x, y, w, w, 0.01), tone, 0.1, rim=False)
        for x, y, w, tone in (
            (-0.09, -0.46, 0.09, "leaf"),
            (0.04, -0.34, 0.1, "stone"),
            (-0.06, -0.2, 0.08, "rose"),
        )
    ]
    seat = form_of("barrel")
    return stood(
        [
            *placed(seat, -0.44, 0.02, 0.4),
            *[s._replace(tone="steel") if s.tone == "metal" else s for s in body],
            *rags,
        ]
    )


@prop("fence-coat-open")
def fence(_: random.Random) -> list[Shape]:
    """A dealer who opens his coat: it is hung with other people's things."""
    body = figure(
        "spread",
        Head(hat="brim", hat_tone="ink", beard="short", hair_tone="ink"),
        Garb(tone="stone", shade=-0.15, sleeve="tight", trim="ink", flare=0.7),
        whole=False,
    )
    coat = [
        *solid(
            curve(".1,-.8! .32,-.74 .46,-.3 .44,-.08! .2,-.1 .08,-.4"), "blood", -0.1, side=0.03
        ),
        *solid(
            curve("-.1,-.8! -.32,-.74 -.46,-.3 -.44,-.08! -.2,-.1 -.08,-.4"),
            "blood",
            -0.1,
            side=0.03,
        ),
    ]
    goods: list[Shape] = []
    for x, y, name, size in (
        (-0.3, -0.5, "cup", 0.14),
        (-0.26, -0.28, "finger-ring", 0.12),
        (-0.34, -0.14, "key", 0.14),
        (0.3, -0.5, "dagger", 0.18),
        (0.27, -0.28, "clock", 0.14),
        (0.35, -0.14, "pentacle", 0.1),
    ):
        goods += placed(form_of(name), x, y, size)
    return stood([*coat, *body, *goods])


@prop("man-with-three-cups")
def three_cups(_: random.Random) -> list[Shape]:
    """A man behind a small table, with three cups upside down on it."""
    body = figure(
        "spread",
        Head(hat="flat cap", hat_tone="rose", beard="short"),
        Garb(tone="gold", shade=-0.1, sleeve="wide", trim="blood"),
        whole=False,
    )
    top = box(-0.46, -0.54, 0.92, 0.07, 0.01)
    legs = [line(f"{s * 0.36},-.48 {s * 0.42},.0", 0.03) for s in (-1, 1)]
    cloth = mirrored("0,-.5 .42,-.5! .44,-.3! .2,-.26 0,-.32")
    found = [
        *body,
        *[Shape(leg, "wood", -0.1) for leg in legs],
        *solid(cloth, "blood", -0.05, side=0.03),
        *solid(top, "wood", 0.1, side=0.03),
    ]
    for x in (-0.28, 0.0, 0.28):
        cup = mirrored("0,-.2! .06,-.19 .095,0! 0,.01")
        found += placed(solid(cup, "metal", 0.05, side=0.03), x, -0.53, 1.0)
        found += marks([box(x - 0.085, -0.56, 0.17, 0.016)], "metal", 0.35)
    return stood([*found, Shape(oval(0.43, -0.05, 0.03), "leaf", 0.2)])


@prop("alchemists-boy")
def alchemists_boy(_: random.Random) -> list[Shape]:
    """A sooty boy with hair on end who holds out a phial that smokes."""
    boy = figure(
        "child rise",
        Head(hair="curls", hair_tone="ink", skin_shade=-0.25),
        Garb(cut="tunic", tone="stone", sleeve="none", shoes="wood", trim="ink"),
        "",
        "phial",
    )
    puff = [
        oval(x, y, r) for x, y, r in ((0.34, -1.0, 0.09), (0.26, -1.1, 0.07), (0.42, -1.12, 0.1))
    ]
    return stood([*boy, *[Shape(each, "leaf", 0.4, rim=False) for each in puff]])


@prop("night-soil-man")
def night_soil_man(_: random.Random) -> list[Shape]:
    """A man who draws a cart with a barrel; the flies come too."""
    man = figure(
        "trudge",
        Head(view="side", hat="kerchief", hat_tone="leaf", beard="short"),
        HOSE._replace(tone="wood", shade=-0.1, legs="wood"),
        "lantern",
        "",
        whole=False,
    )
    tub = placed(form_of("barrel"), -0.62, -0.24, 0.5)
    wheel = [
        Shape(oval(-0.62, -0.16, 0.17), "wood", -0.3),
        Shape(oval(-0.62, -0.16, 0.13), "deep", 0.0, rim=False),
        *marks(
            [
                line(
                    f"{-0.62 - 0.13 * c},{-0.16 - 0.13 * s} {-0.62 + 0.13 * c},{-0.16 + 0.13 * s}",
                    0.025,
                )
                for c, s in ((1, 0), (0, 1), (0.7, 0.7), (0.7, -0.7))
            ],
            "wood",
            -0.1,
        ),
    ]
    shaft = line("-.9,-.26 .1,-.46", 0.03)
    flies = [
        oval(x, y, 0.012) for x, y in ((-0.5, -0.84), (-0.7, -0.9), (-0.62, -0.78), (-0.4, -0.74))
    ]
    return stood([*tub, Shape(shaft, "wood", 0.0), *wheel, *man, *marks(flies, "ink", 0.0)])


@prop("piper-pied")
def pied_piper(_: random.Random) -> list[Shape]:
    """A piper in motley, half red and half gold, with rats at his feet."""
    body = figure(
        "sound",
        Head(view="side", hat="feather cap", hat_tone="blood"),
        Garb(
            cut="tunic",
            tone="gold",
            sleeve="tight",
            sleeve_tone="blood",
            legs="blood",
            trim="blood",
            cloak="blood",
        ),
        "",
        "flute",
        whole=False,
    )
    rats: list[Shape] = []
    for x, y, size in ((-0.46, 0.0, 0.26), (-0.26, 0.05, 0.22), (0.4, 0.04, 0.28)):
        rats += placed(form_of("rat"), x, y, size)
    return stood([*body, *rats])


@prop("surgeon-struck-off")
def surgeon(_: random.Random) -> list[Shape]:
    """A surgeon in a stained apron, a saw in one hand and a tankard in the other."""
    body = figure(
        "stand",
        Head(hair="bald", beard="long", hair_tone="bone"),
        Garb(tone="deep", sleeve="tight", flare=0.9),
        "",
        "tankard",
        whole=False,
    )
    apron = mirrored("0,-.74! .1,-.72! .14,-.5 .19,-.16! 0,-.12")
    stains = [
        oval(0.03, -0.4, 0.05, 0.07),
        oval(-0.07, -0.28, 0.035, 0.05),
        oval(0.08, -0.22, 0.03),
    ]
    saw = [
        Shape(curve("-.2,-.46! -.5,-.34 -.5,-.28! -.18,-.4!"), "steel", 0.2),
        Shape(box(-0.21, -0.5, 0.11, 0.1, 0.03), "wood", 0.0),
        *marks(
            [
                line(
                    f"{-0.24 - 0.05 * k},{-0.375 + 0.02 * k}"
                    f" {-0.25 - 0.05 * k},{-0.345 + 0.02 * k}",
                    0.012,
                )
                for k in range(5)
            ],
            "ink",
            0.1,
        ),
    ]
    return stood(
        [*body, *solid(apron, "paper", -0.05, side=0.03), *marks(stains, "blood", 0.0), *saw]
    )


@prop("ghost-of-debts")
def debtors_ghost(_: random.Random) -> list[Shape]:
    """A pale man without feet who turns his pockets out, a ledger chained to him."""
    pale = {"cloth", "wood", "stone", "skin", "hair", "deep", "ink", "metal", "leaf"}
    body = figure(
        "spread",
        Head(hat="tall hat", beard="short"),
        Garb(tone="stone", sleeve="tight", trim="wood", flare=0.8),
        whole=False,
    )
    ghost = [
        each._replace(tone="paper", shade=each.shade + 0.02) if each.tone in pale else each
        for each in body
    ]
    pockets = [
        curve(f"{s * 0.12},-.42! {s * 0.24},-.42 {s * 0.27},-.28 {s * 0.18},-.24!") for s in (-1, 1)
    ]
    hem = curve("-.3,.03! -.2,-.12 -.1,-.02 .0,-.14 .1,-.02 .2,-.12 .3,.03!")
    links = [oval(0.2 + 0.06 * k, -0.2 + 0.03 * k, 0.04, 0.025) for k in range(4)]
    book = placed(form_of("book-closed"), 0.5, 0.02, 0.22)
    return stood(
        [
            *ghost,
            *[Shape(each, "bone", 0.2) for each in pockets],
            Shape(hem, "stone", 0.35, rim=False),
            *[Shape(each, "steel", -0.2) for each in links],
            *book,
        ]
    )


@prop("alderman-hanged")
def hanged_alderman(_: random.Random) -> list[Shape]:
    """A fat ghost in a chain of office who hangs from a lamp's arm."""
    body = figure(
        "stand",
        Head(hat="wig", skin_shade=0.25),
        Garb(tone="paper", shade=-0.15, trim="gold", flare=1.4, skin=0.25),
        whole=False,
    )
    ghost = [
        each._replace(tone="water", shade=each.shade + 0.35) if each.tone == "paper" else each
        for each in body
    ]
    chain = limb(
        [(-0.09, -0.78), (-0.06, -0.62), (0.0, -0.56), (0.06, -0.62), (0.09, -0.78)], [0.025] * 5
    )
    post = [
        Shape(box(0.5, -1.36, 0.06, 1.46), "wood", -0.2),
        Shape(box(-0.1, -1.36, 0.66, 0.05), "wood", -0.1),
        Shape(line("0,-1.34 0,-.86", 0.022), "bone", -0.2),
    ]
    noose = limb([(-0.07, -0.85), (0, -0.82), (0.07, -0.85)], [0.025] * 3)
    tails = curve("-.34,.0! -.2,-.16 -.06,-.02 .08,-.16 .2,-.02 .34,-.12! .2,-.3 -.2,-.3")
    return stood(
        [
            *post,
            *placed(ghost, 0, -0.04, 1.0),
            Shape(tails, "water", 0.3, rim=False),
            Shape(chain.translated(0, -0.04), "gold", 0.2),
            Shape(noose.translated(0, -0.02), "bone", -0.1),
        ]
    )
