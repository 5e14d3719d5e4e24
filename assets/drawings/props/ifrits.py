"""Spirits of fire, and bodies of glass, slag, iron and brass."""

from __future__ import annotations

import random

from assets.drawings.props.fire import flame_at, flames_at, recoloured
from assets.drawings.props.held import HELD
from assets.drawings.props.strokes import (
    Point,
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
    without,
)
from assets.drawings.shapes import Shape, prop

Arms = tuple[list[Point], list[Point]]
WIDE: Arms = (
    [(-0.28, -1.0), (-0.5, -0.84), (-0.56, -1.1)],
    [(0.28, -1.0), (0.5, -0.84), (0.56, -1.1)],
)
LOW: Arms = (
    [(-0.28, -1.0), (-0.44, -0.78), (-0.38, -0.56)],
    [(0.28, -1.0), (0.5, -0.84), (0.54, -1.06)],
)
CROSSED: Arms = (
    [(-0.28, -1.0), (-0.36, -0.78), (0.1, -0.8)],
    [(0.28, -1.0), (0.36, -0.76), (-0.1, -0.74)],
)


def _tail(tone: str, light: str) -> list[Shape]:
    """What an ifrit has instead of legs: a swirl that thins to a point."""
    swirl = curve(
        "-.22,-.72! -.34,-.5 -.16,-.3 .14,-.22 .12,-.1 -.04,0!"
        " .16,-.02 .34,-.14 .32,-.3 .2,-.44 .24,-.6 .22,-.72!"
    )
    inner = ["-.14,-.64 -.2,-.44 .06,-.3 .22,-.2", "-.0,-.64 -.04,-.46 .14,-.34 .26,-.24"]
    return [Shape(swirl, tone, -0.05), *marks([blade(each, 0.06) for each in inner], light, 0.05)]


def ifrit(
    skin: str,
    shade: float,
    arms: Arms,
    *,
    swirl: tuple[str, str] = ("fire", "glow"),
    woman: bool = False,
    held: tuple[str, str] = ("", ""),
    large: float = 1.3,
) -> list[Shape]:
    """A spirit of fire from the waist up, horned, over its swirl; what it holds is *large*."""
    found = flames_at(((-0.2, -0.6, 0.4), (0.2, -0.6, 0.4))) if swirl[0] == "fire" else []
    found += _tail(*swirl)
    for x, lean in ((-0.2, -24.0), (0.2, 24.0), (0.0, 0.0)):  # its hair
        found += flame_at(x * 0.5, -1.3, 0.5 if swirl[0] == "fire" else 0.0, lean)
    if woman:
        trunk = mirrored("0,-1.16 .14,-1.14 .27,-1.06 .24,-.92 .15,-.8 .22,-.68 0,-.62")
    else:
        trunk = mirrored("0,-1.16 .18,-1.16 .38,-1.06 .34,-.88 .22,-.7 .2,-.66 0,-.62")
    found += solid(trunk, skin, shade, side=0.06)
    if woman:
        found += [Shape(mirrored("0,-.98 .16,-1.02 .24,-.94 .14,-.86 0,-.9"), "gold", 0.0)]
    else:
        found += marks(
            [
                blade("-.24,-1.0 -.1,-.92 0,-.98", 0.03),
                blade(".24,-1.0 .1,-.92 0,-.98", 0.03),
                blade("0,-.94 .01,-.8 0,-.72", 0.02),
            ],
            skin,
            shade - 0.25,
        )
    found += [
        Shape(limb([(-0.2, -0.68), (0, -0.64), (0.2, -0.68)], [0.09, 0.1, 0.09]), "gold", 0.0)
    ]
    for joints, thing in zip(arms, held, strict=True):
        behind, before = HELD[thing]() if thing else ([], [])
        found += placed(behind, *joints[-1], large)
        found += solid(limb(joints, [0.15, 0.12, 0.09]), skin, shade + 0.04, side=0.025)
        x, y = joints[-1]
        found += [Shape(oval(x, y, 0.065), skin, shade + 0.06), *placed(before, x, y, large)]
        wx, wy = (joints[1][0] + x * 2) / 3, (joints[1][1] + y * 2) / 3
        found += [Shape(oval(wx, wy, 0.062, 0.05), "gold", 0.1)]
    head = mirrored("0,-1.48 .13,-1.45 .18,-1.34 .15,-1.2 .07,-1.1 0,-1.08")
    for s in (-1, 1):
        horn = tail(f"{s * 0.1},-1.42 {s * 0.28},-1.46 {s * 0.34},-1.64", 0.09)
        ear = curve(f"{s * 0.15},-1.32 {s * 0.3},-1.38! {s * 0.17},-1.22")
        found += [Shape(horn, "bone", -0.1), Shape(ear, skin, shade - 0.1)]
    found += solid(head, skin, shade + 0.06, side=0.05)
    eyes = [
        curve(f"{s * 0.03},-1.3! {s * 0.08},-1.36 {s * 0.14},-1.34! {s * 0.08},-1.28")
        for s in (-1, 1)
    ]
    found += marks(eyes, "glow", 0.4)
    brows = [blade(f"{s * 0.02},-1.32 {s * 0.08},-1.38 {s * 0.16},-1.4", 0.03) for s in (-1, 1)]
    found += marks([*brows, curve("-.07,-1.2! 0,-1.22 .07,-1.2! 0,-1.16")], "ink", 0.1)
    if not woman:
        beard = mirrored("0,-1.16 .08,-1.18 .13,-1.2! .1,-1.06 0,-.94!")
        found += [Shape(beard, "ink", 0.1)]
    return found


def _crowned(jewel: str) -> list[Shape]:
    """A turban with a jewel and a plume, for an ifrit's head."""
    wound = mirrored("0,-1.66 .16,-1.64 .25,-1.52 .2,-1.4! .1,-1.42 0,-1.43")
    turns = ["-.2,-1.5 -.04,-1.46 .14,-1.62", ".2,-1.46 .06,-1.5 -.1,-1.62"]
    plume = curve("0,-1.58! -.08,-1.74 -.02,-1.92 .12,-1.94! .1,-1.8 .06,-1.66")
    return [
        Shape(plume, "paper", 0.2),
        *solid(wound, "gold", 0.1, side=0.06),
        *marks([blade(each, 0.03) for each in turns], "gold", -0.2),
        Shape(oval(0, -1.5, 0.05), jewel, 0.1),
    ]


@prop("ifrit-sultan")
def sultan(_: random.Random) -> list[Shape]:
    """The sultan of the ifrits, turbaned, a sceptre in his hand, borne by fire."""
    found = ifrit("blood", -0.1, LOW, held=("", "sceptre"))
    return stood([*found, *_crowned("water"), *flames_at(((-0.4, 0.04, 0.34), (0.44, 0.04, 0.3)))])


@prop("ifrit-sultana")
def sultana(_: random.Random) -> list[Shape]:
    """The sultana of the ifrits: she reads by her own light."""
    found = ifrit("wood", 0.05, LOW, woman=True, held=("", "book"), large=2.0)
    veil = [blade(f"{s * 0.2},-1.46 {s * 0.34},-1.2 {s * 0.3},-.9", 0.1) for s in (-1, 1)]
    return stood([*[Shape(each, "rose", 0.1) for each in veil], *found, *_crowned("rose")])


@prop("ifrit-warder")
def ifrit_warder(_: random.Random) -> list[Shape]:
    """An ifrit who bars the way with a scimitar."""
    found = ifrit("blood", 0.05, LOW, held=("", "scimitar"))
    shield = oval(-0.42, -0.58, 0.2)
    return stood(
        [
            *found,
            *solid(shield, "metal", 0.0, side=0.05),
            Shape(oval(-0.42, -0.58, 0.06), "gold", 0.2),
        ]
    )


@prop("ifrit-usurer")
def ifrit_usurer(_: random.Random) -> list[Shape]:
    """An ifrit with a pair of scales, coins at his feet."""
    found = ifrit("wood", -0.1, LOW, held=("", "scales"), large=2.4)
    coins = (
        (-0.5, -0.04),
        (-0.38, -0.06),
        (-0.44, -0.1),
        (0.4, -0.04),
        (0.52, -0.03),
        (-0.28, -0.03),
    )
    return stood([*found, *[Shape(oval(x, y, 0.07, 0.035), "gold", 0.2) for x, y in coins]])


@prop("ifrit-bound")
def bound_ifrit(_: random.Random) -> list[Shape]:
    """An ifrit with crossed arms, a chain round him from wrist to lamp."""
    found = ifrit("blood", 0.0, CROSSED)
    at = ((0.12, -0.76), (0.3, -0.66), (0.42, -0.5), (0.44, -0.34), (0.4, -0.2), (0.46, -0.08))
    links = [without(oval(x, y, 0.07, 0.045), oval(x, y, 0.04, 0.02)) for x, y in at]
    lamp = placed(HELD["brass lamp"]()[1], 0.5, -0.02, 2.0)
    return stood([*found, *[Shape(each, "metal", 0.1) for each in links], *lamp])


@prop("lamp-djinn")
def lamp_djinn(_: random.Random) -> list[Shape]:
    """A blue djinn that comes out of the spout of a lamp."""
    found = placed(ifrit("water", -0.05, CROSSED, swirl=("water", "paper")), -0.1, -0.1)
    return stood([*found, *placed(HELD["brass lamp"]()[1][:3], -0.34, -0.06, 2.6)])


@prop("glass-elemental")
def glass_elemental(_: random.Random) -> list[Shape]:
    """A body of glass splinters with a light in its breast."""
    facets = (
        ("0,-1.34! .14,-1.22! .1,-1.04! -.1,-1.04! -.14,-1.2!", 0.4),
        ("-.1,-1.04! .34,-1.0! .2,-.66! -.02,-.6! -.3,-.92!", 0.2),
        ("-.1,-1.04! .1,-.98! .02,-.64! -.22,-.74! -.3,-.94!", 0.45),
        (".34,-1.0! .5,-.88! .6,-.5! .46,-.6! .34,-.82!", 0.25),
        ("-.3,-.94! -.48,-.8! -.54,-.42! -.4,-.56! -.26,-.76!", 0.35),
        (".6,-.52! .66,-.3! .56,-.2! .5,-.48!", 0.5),
        ("-.54,-.44! -.62,-.22! -.5,-.14! -.44,-.44!", 0.1),
        ("-.2,-.7! .0,-.6! -.1,-.28! -.26,0! -.34,0! -.28,-.34!", 0.15),
        (".0,-.6! .2,-.68! .26,-.34! .32,0! .2,0! .08,-.3!", 0.35),
    )
    found: list[Shape] = []
    for i, (text, shade) in enumerate(facets):
        found += solid(poly(text), "water" if i % 3 else "leaf", shade, side=0.04)
    found += flame_at(0.0, -0.68, 0.34)
    glints = [
        "-.06,-1.28 -.08,-1.16 -.06,-1.1",
        ".4,-.92 .5,-.76 .54,-.6",
        "-.22,-.6 -.2,-.4 -.26,-.2",
    ]
    found += marks([blade(each, 0.025) for each in glints], "paper", 0.6)
    return stood([*found, *marks([oval(s * 0.05, -1.2, 0.022) for s in (-1, 1)], "fire", 0.1)])


@prop("magma-brute")
def magma_brute(_: random.Random) -> list[Shape]:
    """A brute of black crust; it glows where it cracks."""
    found = recoloured(
        "ogre",
        {
            "skin": ("ink", 0.12),
            "blood": ("ink", 0.15),
            "wood": ("stone", -0.3),
            "hair": ("fire", 0.0),
            "rose": ("fire", 0.0),
        },
    )
    cracks = (
        "-.3,-.66 -.18,-.56 -.24,-.44 -.1,-.34",
        ".3,-.66 .16,-.6 .2,-.46 .08,-.38",
        "0,-.6 .03,-.5 -.03,-.4",
        "-.2,-.2 -.16,-.12 -.22,-.04",
        ".2,-.2 .16,-.12 .22,-.04",
        "-.46,-.5 -.5,-.4 -.46,-.3",
    )
    found += marks([blade(each, 0.035) for each in cracks], "fire", 0.15)
    return stood([*flames_at(((-0.34, -0.66, 0.3), (0.34, -0.66, 0.3))), *found])


@prop("furnace-golem")
def furnace_golem(_: random.Random) -> list[Shape]:
    """A body of iron plates, a furnace door for a belly, a chimney for a hat."""
    found = [Shape(box(-0.07, -1.4, 0.14, 0.2), "ink", 0.1)]
    for s in (-1, 1):
        leg = box(min(s * 0.1, s * 0.3), -0.3, 0.2, 0.3, 0.04)
        arm = limb([(s * 0.4, -0.84), (s * 0.56, -0.6), (s * 0.54, -0.34)], [0.18, 0.16, 0.16])
        found += [*solid(leg, "stone", -0.35, side=0.03), *solid(arm, "stone", -0.25, side=0.04)]
        found += solid(oval(s * 0.54, -0.28, 0.14), "stone", -0.15, side=0.04)
        found += solid(oval(s * 0.4, -0.86, 0.15), "stone", -0.1, side=0.04)
    found += solid(box(-0.4, -0.92, 0.8, 0.66, 0.14), "stone", -0.25, side=0.07)
    found += solid(mirrored("0,-1.22 .18,-1.2 .22,-1.04 .2,-.9! 0,-.9"), "stone", -0.15, side=0.05)
    found += marks([box(s * 0.09 - 0.05, -1.08, 0.1, 0.05, 0.02) for s in (-1, 1)], "fire", 0.2)
    mouth = mirrored("0,-.76 .2,-.74 .26,-.6 .26,-.36! 0,-.36!")
    found += [
        Shape(mirrored("0,-.82 .26,-.78 .32,-.6 .32,-.32! 0,-.32!"), "metal", -0.1),
        Shape(mouth, "ink", 0.0),
    ]
    found += flames_at(((-0.12, -0.37, 0.28), (0.12, -0.37, 0.26), (0.0, -0.37, 0.36)))
    found += marks(
        [line(f"{x},-.74 {x},-.38", 0.025) for x in (-0.16, -0.055, 0.055, 0.16)], "ink", 0.15
    )
    rivets = [oval(x, y, 0.02) for x in (-0.35, 0.35) for y in (-0.84, -0.58, -0.34)]
    return stood([*found, *marks(rivets, "metal", 0.2), *flame_at(0, -1.38, 0.24)])


@prop("brass-horseman")
def brass_horseman(_: random.Random) -> list[Shape]:
    """A rider and his horse, both of brass, a keyhole in the horse's flank."""
    brass = ("gold", -0.1)
    tones = dict.fromkeys(
        ("bone", "paper", "wood", "blood", "cloth", "skin", "fire", "hair", "leaf", "deep"), brass
    )
    found = recoloured("knight-wands", {**tones, "metal": ("gold", 0.1)})
    hole = [oval(-0.2, -0.42, 0.024), poly("-.2,-.42 -.18,-.35 -.22,-.35")]
    return stood([*found, *marks(hole, "ink", 0.0)])


@prop("giant-sand")
def sand_giant(_: random.Random) -> list[Shape]:
    """A giant of sand who sits up out of a dune."""
    found = recoloured(
        "giant",
        {
            "skin": ("bone", 0.05),
            "hair": ("gold", -0.25),
            "cloth": ("bone", -0.15),
            "blood": ("bone", -0.15),
            "leaf": ("bone", 0.0),
            "wood": ("gold", -0.3),
        },
    )
    dune = curve("-1.0,.06! -.7,-.2 -.4,-.26 -.1,-.14 .2,-.24 .6,-.2 1.0,.06!")
    run = ["-.3,-.6 -.32,-.4 -.28,-.24", ".26,-.56 .3,-.4 .26,-.24", "0,-.5 .02,-.36 0,-.2"]
    return stood(
        [
            *found,
            *marks([blade(each, 0.03) for each in run], "gold", 0.0),
            *solid(dune, "bone", 0.1, side=0.05),
        ]
    )
