"""Beasts of the desert and of the fire: camels, jackals, a scorpion, vultures, the phoenix."""

from __future__ import annotations

import random

from assets.drawings.props.fire import flame_at, flames_at, recoloured
from assets.drawings.props.strokes import (
    Point,
    blade,
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
    tail,
)
from assets.drawings.shapes import Shape, form_of, prop

_BODY = (
    "-.56,-.62 -.5,-.78 -.34,-.84 -.2,-.9 -.06,-1.12"
    " .08,-.9 .2,-.82 .36,-.76 .46,-.64 .42,-.5 .3,-.46"
    " .0,-.42 -.3,-.44 -.5,-.48"
)
_NECK: list[Point] = [(0.36, -0.62), (0.56, -0.54), (0.66, -0.74), (0.68, -1.02), (0.72, -1.16)]
_STAND = (
    [(0.3, -0.54), (0.33, -0.32), (0.3, -0.16), (0.3, -0.03)],
    [(-0.42, -0.56), (-0.36, -0.34), (-0.46, -0.18), (-0.44, -0.03)],
    [(0.38, -0.54), (0.42, -0.32), (0.42, -0.16), (0.42, -0.03)],
    [(-0.34, -0.56), (-0.26, -0.34), (-0.34, -0.18), (-0.32, -0.03)],
)
_BOLT = (
    [(0.3, -0.54), (0.44, -0.36), (0.6, -0.3), (0.7, -0.16)],
    [(-0.42, -0.56), (-0.52, -0.36), (-0.7, -0.3), (-0.78, -0.14)],
    [(0.36, -0.54), (0.5, -0.42), (0.7, -0.42), (0.82, -0.32)],
    [(-0.36, -0.56), (-0.34, -0.34), (-0.5, -0.24), (-0.58, -0.06)],
)  # joints of near fore, near hind, far fore and far hind legs


def _camel(legs: tuple[list[Point], ...], tone: str, shade: float) -> list[Shape]:
    """A one-humped camel that looks right, its ears about 1.25 above its feet."""
    near_fore, near_hind, far_fore, far_hind = legs
    found = [Shape(tail("-.54,-.66 -.66,-.54 -.66,-.36", 0.06), tone, shade - 0.3)]
    for joints, dark in ((far_fore, 0.24), (far_hind, 0.24)):
        found += [Shape(limb(joints, [0.17, 0.09, 0.06, 0.07]), tone, shade - dark)]
    found += [Shape(limb(_NECK, [0.26, 0.2, 0.16, 0.13, 0.12]), tone, shade - 0.04)]
    found += solid(curve(_BODY), tone, shade, side=0.06)
    for joints in (near_fore, near_hind):
        found += solid(limb(joints, [0.2, 0.1, 0.065, 0.075]), tone, shade + 0.02, side=0.02)
    for joints in legs:
        x, y = joints[-1]
        found += [
            Shape(
                curve(
                    f"{x - 0.06},{y + 0.04}! {x - 0.04},{y - 0.02}"
                    f" {x + 0.05},{y - 0.02} {x + 0.1},{y + 0.04}!"
                ),
                tone,
                shade - 0.3,
            )
        ]
    head = curve(
        ".64,-1.18 .68,-1.28 .8,-1.28 .92,-1.18 1.02,-1.14 1.02,-1.05 .94,-1.02 .82,-1.04 .7,-1.06"
    )
    found += [Shape(blade(".68,-1.24 .64,-1.34 .7,-1.36", 0.06), tone, shade - 0.15)]
    found += solid(head, tone, shade + 0.05, side=0.03)
    found += marks([oval(0.79, -1.2, 0.022), oval(0.98, -1.11, 0.012)], "ink", 0.0)
    lid = blade(".74,-1.21 .79,-1.25 .85,-1.21", 0.03)
    shag = ["-.02,-1.06 .0,-.96 .04,-.9", "-.1,-1.02 -.1,-.92 -.06,-.86", ".5,-.52 .56,-.44 .6,-.5"]
    return [*found, *marks([lid, *(blade(each, 0.03) for each in shag)], tone, shade - 0.25)]


def _saddle() -> list[Shape]:
    """A red cloth with tassels over the hump, and two bales."""
    cloth = curve("-.24,-.9! -.06,-1.16 .14,-.9! .24,-.6! .0,-.56 -.3,-.6!")
    hem = line("-.29,-.63 .0,-.59 .23,-.63", 0.03)
    tassels = [line(f"{x},-.58 {x},-.52", 0.025) for x in (-0.26, -0.14, -0.02, 0.1, 0.2)]
    bale = box(-0.2, -0.84, 0.3, 0.2, 0.06)
    found = [*solid(cloth, "blood", 0.05, side=0.05), *marks([hem, *tassels], "gold", 0.1)]
    found += [
        *solid(bale, "bone", 0.0, side=0.04),
        *marks([line("-.1,-.84 -.1,-.64", 0.02), line("-.2,-.74 .1,-.74", 0.02)], "wood", 0),
    ]
    bridle = [
        line(".72,-1.06 .78,-1.16 .74,-1.28", 0.02),
        line(".92,-1.18 .94,-1.04", 0.02),
        line(".78,-1.16 .94,-1.12", 0.02),
    ]
    return [*found, *marks(bridle, "blood", 0.1)]


@prop("camel")
def camel(_: random.Random) -> list[Shape]:
    """A camel under its load; it has an opinion."""
    return stood([*_camel(_STAND, "bone", -0.1), *_saddle()])


@prop("camel-mad")
def mad_camel(_: random.Random) -> list[Shape]:
    """A camel that bolts, foam at its teeth, its rope torn."""
    found = _camel(_BOLT, "wood", 0.15)
    jaw = poly(".86,-1.06 1.04,-1.06 1.0,-.96 .88,-.98")
    teeth = [box(x, -1.07, 0.03, 0.05, 0.01) for x in (0.88, 0.925, 0.97)]
    foam = [oval(x, y, 0.03) for x, y in ((1.0, -0.96), (0.92, -0.94), (1.06, -1.0), (0.98, -0.9))]
    rope = line(".8,-1.06 .62,-.9 .7,-.7 .56,-.6", 0.022)
    eye = [oval(0.79, -1.2, 0.04)]
    return stood(
        [
            *found,
            *marks([jaw], "ink", 0.0),
            *marks(teeth, "paper", 0.3),
            *marks(foam, "paper", 0.4),
            *marks([rope], "bone", 0.2),
            *marks(eye, "glow", 0.2),
            *marks([oval(0.79, -1.2, 0.016)], "ink", 0),
        ]
    )


@prop("camel-and-trader")
def camel_and_trader(_: random.Random) -> list[Shape]:
    """A camel held by a man in a turban."""
    return stood(
        [
            *placed(_camel(_STAND, "bone", -0.15), -0.2, 0),
            *placed(_saddle(), -0.2, 0),
            *placed(form_of("camel-trader"), 0.72, 0.05, 1.06),
        ]
    )


@prop("caravan")
def caravan(_: random.Random) -> list[Shape]:
    """Three laden camels in a row, and who leads them."""
    found: list[Shape] = []
    for i, x in enumerate((-1.3, -0.1, 1.1)):
        found += placed(
            [*_camel(_STAND, "bone", -0.2 + 0.06 * i), *_saddle()], x, -0.06 * (2 - i), 0.8
        )
    rope = [line(f"{x},-.8 {x + 0.3},-.62 {x + 0.5},-.6", 0.02) for x in (-0.62, 0.58)]
    return stood(
        [
            *marks(rope, "wood", 0.1),
            *found,
            *placed(form_of("caravan-master"), 2.1, 0.03, 0.92),
        ]
    )


@prop("scorpion")
def scorpion(_: random.Random) -> list[Shape]:
    """A scorpion with its sting raised."""
    tone, shade = "wood", -0.1
    found: list[Shape] = []
    for i, x in enumerate((-0.16, -0.04, 0.08, 0.2)):
        for far in (True, False):
            out, down = (0.06 * i - 0.1), -0.02 if not far else -0.1
            knee = (x + out, -0.34 if not far else -0.4)
            leg = limb([(x, -0.24), knee, (x + out * 1.9, down)], [0.05, 0.045, 0.02])
            found += [Shape(leg, tone, shade - (0.25 if far else 0.1))]
    rise = [
        (-0.24, -0.26),
        (-0.52, -0.34),
        (-0.66, -0.6),
        (-0.5, -0.88),
        (-0.2, -0.94),
        (-0.06, -0.8),
    ]
    for i, (x, y) in enumerate(rise[:-1]):
        nx, ny = rise[i + 1]
        found += solid(
            limb([(x, y), ((x + nx) / 2, (y + ny) / 2), (nx, ny)], [0.15 - 0.014 * i] * 3),
            tone,
            shade + 0.06 * (i % 2),
            side=0.02,
        )
    sting = curve("-.14,-.86! .0,-.86 .1,-.76 .1,-.6! .04,-.7 -.06,-.74")
    found += [Shape(sting, "blood", 0.0)]
    for s, y in ((1, -0.34), (0, -0.24)):
        arm = limb([(0.26, -0.26), (0.44, -0.34 - 0.12 * s), (0.6, y - 0.1)], [0.07, 0.07, 0.06])
        claw = curve(
            f".54,{y - 0.04} .6,{y - 0.2} .8,{y - 0.26} .94,{y - 0.14}! .78,{y - 0.14}"
            f" .8,{y - 0.08}! .92,{y - 0.04}! .8,{y + 0.04} .64,{y + 0.04}"
        )
        found += [
            Shape(arm, tone, shade - 0.14 * s),
            *solid(claw, tone, shade + 0.08 - 0.16 * s, side=0.03),
        ]
    body = curve("-.34,-.24 -.22,-.36 .06,-.38 .28,-.34 .36,-.24 .28,-.16 .0,-.14 -.24,-.16")
    found += solid(body, tone, shade + 0.08, side=0.05)
    bands = [blade(f"{x},-.36 {x + 0.03},-.26 {x},-.16", 0.022) for x in (-0.2, -0.08, 0.04, 0.16)]
    return stood(
        [*found, *marks(bands, tone, shade - 0.2), *marks([oval(0.3, -0.29, 0.022)], "glow", 0.2)]
    )


def _vulture(tone: str, shade: float) -> list[Shape]:
    """A hunched vulture with a bald neck."""
    body = curve(
        ".1,-.86 .26,-.74 .26,-.46 .12,-.22 -.1,-.06 -.34,.04! -.3,-.2 -.34,-.5 -.24,-.76 -.08,-.88"
    )
    wing = curve("-.14,-.8 .06,-.7 .1,-.44 -.04,-.2 -.28,.0! -.24,-.24 -.3,-.5 -.26,-.7")
    found = [
        Shape(line(f"{x},-.2 {x + 0.02},-.02 {x + 0.1},-.01", 0.04), "metal", -0.1)
        for x in (-0.02, 0.1)
    ]
    found += [*solid(body, tone, shade, side=0.05), Shape(wing, tone, shade - 0.15)]
    found += marks(
        [blade(k, 0.025) for k in (".02,-.5 -.08,-.3 -.22,-.12", "-.1,-.5 -.16,-.34 -.24,-.2")],
        tone,
        shade - 0.35,
    )
    ruff = curve("-.12,-.8 .0,-.94 .2,-.92 .3,-.78 .16,-.7 -.02,-.72")
    neck = limb([(0.12, -0.82), (0.26, -0.9), (0.36, -0.86)], [0.12, 0.1, 0.1])
    head = curve(".28,-.9 .34,-.98 .46,-.96 .5,-.88 .44,-.8 .34,-.82")
    beak = curve(".46,-.94! .6,-.9 .62,-.76! .56,-.84 .47,-.84!")
    found += [
        Shape(neck, "rose", 0.0),
        Shape(head, "rose", 0.05),
        Shape(beak, "ink", 0.1),
        *solid(ruff, "paper", 0.05, side=0.04),
    ]
    return [*found, *marks([oval(0.43, -0.9, 0.016)], "ink", 0.0)]


@prop("vultures")
def vultures(_: random.Random) -> list[Shape]:
    """Two vultures on the bones of something large."""
    ribs = [line(f"{x},0 {x - 0.1},-.24 {x + 0.04},-.4", 0.045) for x in (-0.5, -0.34, 0.5, 0.66)]
    found = [Shape(each, "bone", 0.1) for each in ribs] + [
        Shape(line("-.7,-.06 .8,-.04", 0.07), "bone", 0.0)
    ]
    found += placed(_vulture("ink", 0.15), -0.3, -0.06, 0.92)
    return stood([*found, *placed(_vulture("wood", -0.25), 0.36, -0.04, 0.72, flip=True)])


@prop("jackals")
def jackals(_: random.Random) -> list[Shape]:
    """Three jackals that wait."""
    tawny = {"wood": ("bone", -0.15), "stone": ("bone", -0.2), "ink": ("ink", 0.0)}
    one = recoloured("fox", {"fire": ("gold", -0.25), **tawny})
    other = recoloured("hound", {"wood": ("gold", -0.3)})
    return stood(
        [
            *placed(other, -0.62, -0.08, 0.72),
            *placed(one, 0.62, -0.06, 0.8, flip=True),
            *placed(other, 0.06, 0.0, 0.86),
        ]
    )


@prop("salamander")
def salamander(_: random.Random) -> list[Shape]:
    """A fire lizard that sleeps across burning logs."""
    found = flames_at(((-0.6, 0.0, 0.5), (0.62, 0.0, 0.5), (-0.2, 0.0, 0.66), (0.26, 0.0, 0.6)))
    found += [Shape(limb([(-0.8, -0.04), (0.8, -0.12)], [0.14, 0.14]), "wood", -0.3)]
    body = placed(recoloured("lizard", {"fire": ("blood", 0.05)}), -0.72, -0.3, 1.44, 90)
    return stood(
        [*found, *body, *flames_at(((-0.42, 0.04, 0.26), (0.04, 0.05, 0.3), (0.46, 0.04, 0.26)))]
    )


@prop("phoenix")
def phoenix(_: random.Random) -> list[Shape]:
    """A bird of gold and red that rises out of its fire."""
    found: list[Shape] = []
    for i, x in enumerate((-0.2, 0.2, -0.1, 0.1, 0.0)):
        plume = limb([(0.0, -0.4), (x * 0.8, -0.2), (x * 1.6, 0.1)], [0.06, 0.1, 0.03])
        found += [Shape(plume, "fire" if i % 2 else "gold", 0.05)]
        found += [Shape(oval(x * 1.6, 0.08, 0.05, 0.07), "blood", 0.1)]
    found += recoloured("eagle", {"wood": ("fire", 0.0), "bone": ("gold", 0.1)})
    crest = [tail(f".03,-.64 {x},-.8 {x * 1.4},-.9", 0.05) for x in (-0.16, -0.06, 0.06)]
    found += [Shape(each, "gold", 0.2) for each in crest]
    return stood(
        [
            *flames_at(((-0.3, 0.2, 0.4), (0.3, 0.2, 0.4))),
            *found,
            *flames_at(((-0.16, 0.22, 0.34), (0.16, 0.22, 0.34), (0.0, 0.24, 0.4))),
        ]
    )


@prop("phoenix-feather")
def phoenix_feather(_: random.Random) -> list[Shape]:
    """One long feather of red and gold with an eye, smouldering at its tip."""
    vane = curve("-.02,-.2 -.2,-.42 -.26,-.72 -.1,-1.0 .1,-1.1! .2,-.86 .22,-.6 .14,-.36")
    inner = curve(".0,-.4 -.12,-.56 -.14,-.76 .0,-.94 .1,-.76 .1,-.54")
    found = [
        *flame_at(0.06, -0.86, 0.5, 10),
        *solid(vane, "fire", -0.1, side=0.06),
        Shape(inner, "gold", 0.1, rim=False),
    ]
    found += marks([oval(-0.01, -0.76, 0.08, 0.1)], "blood", 0.0) + marks(
        [oval(-0.01, -0.76, 0.04, 0.05)], "glow", 0.2
    )
    nicks = [
        blade(k, 0.025)
        for k in (
            "-.02,-.4 -.14,-.44 -.22,-.5",
            ".06,-.4 .12,-.42 .18,-.5",
            ".02,-.6 .12,-.66 .2,-.72",
        )
    ]
    quill = line(".1,.0 .02,-.3 .02,-.6 .08,-1.0", 0.026)
    return stood([*found, *marks(nicks, "fire", -0.35), Shape(quill, "paper", 0.2)], centre=True)


@prop("dragon-hoard")
def hoard_dragon(_: random.Random) -> list[Shape]:
    """A brass-coloured dragon on a heap of gold that smokes."""
    found = placed(
        recoloured("dragon", {"leaf": ("gold", -0.3), "deep": ("wood", -0.2)}), 0.0, -0.24, 1.0
    )
    heap = curve("-.8,0! -.6,-.18 -.3,-.3 .0,-.34 .34,-.3 .62,-.16 .82,0!")
    found += solid(heap, "gold", 0.0, side=0.08)
    coins = (
        (-0.5, -0.1),
        (-0.3, -0.2),
        (-0.1, -0.26),
        (0.12, -0.2),
        (0.34, -0.2),
        (0.52, -0.1),
        (-0.2, -0.08),
        (0.2, -0.08),
        (0.0, -0.14),
        (-0.64, -0.03),
        (0.68, -0.03),
    )
    for x, y in coins:
        found += [Shape(oval(x, y, 0.07, 0.035), "gold", 0.25)]
    return stood([*found, *flames_at(((-0.72, 0.02, 0.26), (0.74, 0.02, 0.24)))])
