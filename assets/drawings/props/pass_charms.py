"""What is magic in the high passes: weapons of ice and lightning, charms, and what they do."""

from __future__ import annotations

import random
from math import cos, pi, sin

from assets.drawings.props.frost import shard
from assets.drawings.props.pass_gear import twisted
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
from assets.drawings.props.wings import FLYING, feathered
from assets.drawings.shapes import Shape, form_of, prop


@prop("portal-magic")
def magic_portal(_: random.Random) -> list[Shape]:
    """A whirl of light in the air; in its middle the towers of a lost city."""
    found: list[Shape] = []
    for r, tone, shade in (
        (0.5, "deep", 0.1),
        (0.42, "rose", -0.1),
        (0.33, "rose", 0.2),
        (0.25, "glow", 0.1),
    ):
        found += [Shape(oval(0.0, -0.5, r * 0.86, r), tone, shade, rim=False)]
    town = form_of("city-lost")
    found += placed(town, 0.0, -0.36, 0.3)
    arms = (
        "-.4,-.5 -.5,-.8 -.2,-1.02 .2,-1.04",
        ".4,-.5 .5,-.2 .2,.02 -.2,.04",
        "-.3,-.14 -.56,-.1 -.64,-.4",
        ".3,-.86 .56,-.9 .64,-.6",
    )
    found += marks(
        [
            limb(
                [(float(p.split(",")[0]), float(p.split(",")[1])) for p in each.split()],
                [0.02] + [0.07] * (len(each.split()) - 2) + [0.01],
            )
            for each in arms
        ],
        "rose",
        0.3,
    )
    stars = [
        oval(x, y, 0.02)
        for x, y in ((-0.62, -0.84), (0.66, -0.2), (-0.6, -0.02), (0.5, -1.06), (0.7, -0.74))
    ]
    return stood([*found, *marks(stars, "paper", 0.4)])


@prop("dragons-teeth")
def dragons_teeth(_: random.Random) -> list[Shape]:
    """Dragon's teeth sown in a furrow; a spear and an armed hand come up among them."""
    soil = curve("-.9,.04! -.6,-.12 .0,-.16 .6,-.12 .9,.04! .5,.14 -.5,.14")
    found = [
        *placed(form_of("hand-rising"), 0.3, -0.02, 0.62),
        Shape(line(".34,-.1 .46,-.96", 0.04), "wood", 0.0),
        Shape(poly(".4,-.9 .47,-1.16 .54,-.9"), "steel", 0.2),
    ]
    found += [*solid(soil, "wood", -0.25, side=0.06)]
    for x, y, size, turn in (
        (-0.62, -0.02, 0.36, -16),
        (-0.3, 0.02, 0.46, 6),
        (0.02, 0.04, 0.4, -8),
        (0.64, 0.03, 0.34, 14),
    ):
        tooth = solid(curve("-.3,.0! -.24,-.5 .1,-1.0! .26,-.5 .3,.0!"), "bone", 0.15, side=0.1)
        found += placed(tooth, x, y, size, turn)
    return stood(found)


@prop("phial-winged")
def winged_phial(_: random.Random) -> list[Shape]:
    """A potion with small white wings that lifts off."""
    found: list[Shape] = []
    for flip in (False, True):
        found += placed(
            feathered("paper", 0.05, "", FLYING), -0.12 if flip else 0.12, -0.4, 0.62, 0, flip
        )
    return stood([*found, *placed(form_of("phial"), 0.0, 0.0, 0.9)])


@prop("sceptre-ice")
def ice_sceptre(_: random.Random) -> list[Shape]:
    """A sceptre with a head of ice crystals."""
    rod = [
        Shape(line("0,0 0,-.72", 0.07), "steel", 0.1),
        *(Shape(oval(0.0, y, 0.065, 0.03), "gold", 0.1) for y in (-0.04, -0.3, -0.66)),
    ]
    head = [
        *placed(shard(0, 0.16, 0.34, -0.1), -0.08, -0.66),
        *placed(shard(0, 0.16, 0.34, 0.1), 0.08, -0.66),
        *placed(shard(0, 0.2, 0.5, 0.0), 0.0, -0.66),
    ]
    flake = form_of("snowflake")
    return stood([*rod, *head, *placed(flake, 0.34, -0.84, 0.2), *placed(flake, -0.36, -0.6, 0.14)])


@prop("hammer-lightning")
def lightning_hammer(_: random.Random) -> list[Shape]:
    """A war hammer from whose head lightning jumps."""
    bolt = form_of("bolt")
    found = [*placed(bolt, -0.5, -0.6, 0.5, 30), *placed(bolt, 0.56, -0.62, 0.5, -30)]
    found += [
        *solid(box(-0.05, -0.76, 0.1, 0.78, 0.02), "wood", -0.1, side=0.02),
        *marks([line(f"-.05,{y} .05,{y - 0.05}", 0.02) for y in (-0.1, -0.18, -0.26)], "gold", 0.0),
    ]
    head = poly("-.36,-1.0 -.28,-1.04 .28,-1.04 .36,-1.0 .36,-.72 .28,-.68 -.28,-.68 -.36,-.72")
    found += [
        *solid(head, "steel", 0.0, side=0.06),
        Shape(box(-0.1, -1.05, 0.2, 0.38), "gold", -0.05),
    ]
    mark = form_of("bolt")
    return stood(
        [
            *found,
            *placed(
                [each._replace(tone="ink", shade=0.1, rim=False) for each in mark], 0.0, -0.72, 0.28
            ),
        ]
    )


@prop("vertigo")
def vertigo(_: random.Random) -> list[Shape]:
    """A man who falls into a spiral."""
    found: list[Shape] = []
    turns = [
        (0.5 * (1 - i / 30) * cos(i * pi / 5), -0.5 + 0.5 * (1 - i / 30) * sin(i * pi / 5))
        for i in range(29)
    ]
    widths = [0.13 * (1 - i / 32) for i in range(29)]
    found += [Shape(oval(0.0, -0.5, 0.56), "deep", 0.0, rim=False)]
    found += marks([limb(turns, widths)], "paper", 0.1)
    man = form_of("falling-man")
    return stood([*found, *placed(man, 0.05, -0.12, 0.62, 20)])


@prop("air-glass")
def glass_air(_: random.Random) -> list[Shape]:
    """Panes of cracked glass that hang in the air round a sword."""
    sword = form_of("sword-slim")
    found: list[Shape] = []
    for points, shade in (
        ("-.5,-.9 -.1,-1.0 -.06,-.5 -.44,-.36", 0.45),
        (".06,-.94 .5,-.84 .46,-.4 .12,-.5", 0.5),
        ("-.4,-.3 -.02,-.42 .04,-.04 -.3,.02", 0.5),
        (".1,-.44 .44,-.32 .4,.0 .12,-.06", 0.42),
    ):
        found += [Shape(poly(points), "water", shade)]
    cracks = (
        "-.3,-.92 -.24,-.7 -.36,-.56",
        "-.24,-.7 -.1,-.62",
        ".3,-.86 .24,-.66 .34,-.5",
        "-.2,-.34 -.14,-.2 -.24,-.06",
        ".26,-.36 .24,-.2 .34,-.1",
    )
    return stood(
        [
            *found,
            *marks([line(each, 0.012) for each in cracks], "paper", 0.4),
            *placed(sword, 0.0, 0.0, 0.96, 8),
        ]
    )


@prop("truce")
def truce(_: random.Random) -> list[Shape]:
    """Two swords thrust into the ground, a white cloth tied over both."""
    sword = form_of("sword-plain")
    flip = placed(sword, 0.0, -1.0, 1.0, 180)
    found = [*placed(flip, -0.22, 0.0, 1.0, -12), *placed(flip, 0.22, 0.0, 1.0, 12)]
    cloth = curve(
        "-.3,-.64! .0,-.56 .3,-.64! .28,-.52 .06,-.46 .12,-.14! .0,-.24 -.06,-.12! -.06,-.46"
        " -.28,-.52"
    )
    turf = curve("-.6,.06! -.3,-.06 .3,-.06 .6,.06! .3,.12 -.3,.12")
    return stood(
        [*found, *solid(cloth, "paper", 0.15, side=0.04), *solid(turf, "leaf", -0.2, side=0.04)]
    )


@prop("rope-second-line")
def second_rope(_: random.Random) -> list[Shape]:
    """A frayed rope that has parted and beside it a shining whole one with a hand on it."""
    torn = [
        *twisted([(-0.3, -1.1), (-0.28, -0.86), (-0.34, -0.64)], 0.06),
        *twisted([(-0.24, -0.3), (-0.3, -0.1), (-0.2, 0.06)], 0.06),
    ]
    frays = [
        Shape(line(f"-.34,-.66 {x},-.54", 0.014), "bone", 0.0) for x in (-0.44, -0.36, -0.28)
    ] + [Shape(line(f"-.24,-.3 {x},-.42", 0.014), "bone", 0.0) for x in (-0.32, -0.24, -0.16)]
    whole = twisted([(0.14, -1.1), (0.16, -0.7), (0.12, -0.3), (0.16, 0.06)], 0.07, "gold")
    return stood(
        [
            *torn,
            *frays,
            *placed(form_of("hand-rising"), 0.14, 0.06, 0.66),
            *whole[: len(whole) // 2],
        ]
    )


@prop("cloud-stair")
def cloud_stair(_: random.Random) -> list[Shape]:
    """A traveller who walks up small clouds as if on a stair."""
    cloud = form_of("cloud")
    found: list[Shape] = []
    for x, y, size in (
        (-0.7, 0.0, 0.24),
        (-0.34, -0.18, 0.22),
        (0.0, -0.36, 0.22),
        (0.36, -0.54, 0.22),
        (0.7, -0.74, 0.2),
    ):
        found += placed(cloud, x, y, size)
    return stood([*found, *placed(form_of("wild-messenger"), 0.02, -0.52, 0.56)])
