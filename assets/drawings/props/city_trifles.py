"""Small things that pass from hand to hand in a city: dice, cards, papers, a bad coin."""

from __future__ import annotations

import math
import random

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
    star,
    stood,
    without,
)
from assets.drawings.shapes import Shape, form_of, prop


def _die(x: float, y: float, size: float, turn: float, pips: int) -> list[Shape]:
    """A die that shows *pips* on top."""
    top = poly("-.5,-.7 .1,-.95 .6,-.7 0,-.42")
    left = poly("-.5,-.7 0,-.42 0,.1 -.5,-.16")
    right = poly("0,-.42 .6,-.7 .6,-.18 0,.1")
    spots = {
        1: [(0.05, -0.69)],
        6: [
            (-0.2, -0.74),
            (-0.02, -0.65),
            (0.16, -0.56),
            (-0.04, -0.82),
            (0.14, -0.73),
            (0.34, -0.64),
        ],
    }[pips]
    side = [(-0.36, -0.5), (-0.14, -0.06), (-0.25, -0.28), (0.18, -0.3), (0.42, -0.26)]
    found = [
        Shape(left, "bone", -0.15),
        Shape(right, "bone", 0.0),
        Shape(top, "bone", 0.25),
        *marks([oval(px, py, 0.06, 0.042) for px, py in spots], "blood", -0.1),
        *marks([oval(px, py, 0.05, 0.06) for px, py in side], "ink", 0.05),
    ]
    return placed(found, x, y, size, turn)


@prop("die-loaded")
def loaded_die(_: random.Random) -> list[Shape]:
    """Two dice, both of sixes; a drop of lead runs out of one."""
    lead = mirrored("0,-.3! .05,-.12 .07,.0 0,.06").translated(0.62, 0.02)
    pool = oval(0.64, 0.09, 0.2, 0.05)
    return stood(
        [
            Shape(pool, "steel", -0.1),
            *_die(-0.42, -0.1, 0.72, -8, 6),
            *_die(0.44, 0.0, 1.0, 6, 6),
            *solid(lead, "steel", 0.0, side=0.03),
        ],
        centre=True,
    )


@prop("pardon-forged")
def forged_pardon(_: random.Random) -> list[Shape]:
    """A pardon with a great seal, and the pen and the potato that made it."""
    sheet = poly("-.5,-1 .4,-1.04 .5,-.1 -.42,-.04")
    lines = [line(f"-.36,{-0.84 + 0.11 * k} .3,{-0.87 + 0.11 * k}", 0.025) for k in range(5)]
    ribbon = [curve(".1,-.26! .02,.1! .12,.04! .2,.12! .24,-.24!")]
    seal = [
        *solid(oval(0.18, -0.28, 0.17), "blood", 0.0, side=0.05),
        *marks([star(0.18, -0.28, 0.09)], "blood", 0.3),
    ]
    quill = [blade("-.5,-.02 -.7,-.5 -.74,-.98", 0.18)]
    return stood(
        [
            Shape(sheet, "paper", 0.1),
            *marks([line("-.3,-.94 .24,-.96", 0.04)], "blood", -0.1),
            *marks(lines, "ink", 0.25),
            *[Shape(each, "blood", -0.15) for each in ribbon],
            *seal,
            *[Shape(each, "water", 0.25) for each in quill],
            *marks([line("-.5,-.02 -.7,-.5 -.74,-.98", 0.014)], "ink", 0.1),
        ],
        centre=True,
    )


@prop("regalia-stolen")
def stolen_regalia(_: random.Random) -> list[Shape]:
    """A crown and a sceptre that stick out of a sack."""
    return stood(
        [
            *placed(form_of("sceptre"), -0.16, -0.3, 1.0, -18),
            *placed(form_of("crown"), 0.12, -0.62, 0.5, 10),
            *placed(form_of("sack"), 0.0, 0.0, 0.86),
        ]
    )


@prop("lantern-of-thieves")
def thieves_lantern(_: random.Random) -> list[Shape]:
    """A dark lantern, its shutter open a hand's breadth: one beam, and no other light."""
    beam = poly(".18,-.56 1.1,-.9 1.1,-.1 .18,-.4")
    can = [
        *solid(box(-0.26, -0.8, 0.52, 0.76, 0.04), "ink", 0.15, side=0.07),
        *solid(poly("-.28,-.8 .28,-.8 .1,-1.0 -.1,-1.0"), "ink", 0.25, side=0.05),
        *solid(box(-0.32, -0.07, 0.64, 0.07, 0.02), "ink", 0.1, side=0.04),
        *marks([box(0.1, -0.64, 0.13, 0.32, 0.02)], "glow", 0.2),
        *marks(
            [line(f"{-0.18 + 0.09 * k},-.74 {-0.18 + 0.09 * k},-.12", 0.012) for k in range(3)],
            "steel",
            -0.1,
        ),
    ]
    ring = without(oval(0, -1.1, 0.13), oval(0, -1.1, 0.1))
    return stood([*[Shape(beam, "glow", 0.1, rim=False)], Shape(ring, "steel", -0.2), *can])


@prop("ring-of-the-magistrate")
def magistrates_ring(_: random.Random) -> list[Shape]:
    """A heavy seal ring with scales cut into its stone, on a cushion."""
    cushion = solid(
        curve("-.9,-.1 -.8,-.3 0,-.36 .8,-.3 .9,-.1 .8,.06 0,.1 -.8,.06"), "blood", -0.1, side=0.06
    )
    band = without(oval(0, -0.6, 0.4, 0.38), oval(0, -0.58, 0.28, 0.26))
    stone = box(-0.26, -1.12, 0.52, 0.34, 0.08)
    cut = placed(form_of("scales"), 0.0, -0.82, 0.26)
    return stood(
        [
            *cushion,
            *solid(band, "gold", 0.05, side=0.06),
            *solid(stone, "water", -0.25, side=0.05),
            *[each._replace(tone="gold", shade=0.2) for each in cut],
        ]
    )


@prop("scales-honest")
def honest_scales(_: random.Random) -> list[Shape]:
    """Scales in balance: one coin in one pan, a feather in the other."""
    feather = blade("-.62,-.36 -.46,-.42 -.3,-.36", 0.08)
    coin = [oval(0.46, -0.36 - 0.03 * k, 0.1, 0.03) for k in range(3)]
    return [
        *form_of("scales"),
        Shape(feather, "paper", 0.3),
        *[Shape(each, "gold", 0.1) for each in coin],
    ]


@prop("cards-marked")
def marked_cards(_: random.Random) -> list[Shape]:
    """A fan of five aces."""
    found: list[Shape] = []
    suits = ("blood", "ink", "blood", "ink", "leaf")
    for k, tone in enumerate(suits):
        pip = (
            mirrored("0,-.86! .1,-.74 0,-.6!")
            if k % 2
            else mirrored("0,-.6! .12,-.76 .06,-.86 0,-.8!")
        )
        one = [
            Shape(box(-0.22, -1.0, 0.44, 0.66, 0.04), "paper", 0.15),
            *marks([pip], tone, 0.0),
            *marks([oval(-0.15, -0.93, 0.02), oval(0.15, -0.41, 0.02)], tone, 0.0),
            *marks([oval(0.16, -0.93, 0.008)], "ink", 0.0),
        ]
        found += placed(one, 0, 0, 1.0, -44 + 22 * k)
    return stood(found)


@prop("lottery-drum")
def lottery_drum(_: random.Random) -> list[Shape]:
    """A drum with a crank, full of tickets; one has fallen out."""
    legs = [line(f"{s * 0.5},0 {s * 0.2},-.56 {s * -0.1},-.0", 0.04) for s in (-1, 1)]
    drum = [
        *solid(oval(0, -0.62, 0.46, 0.38), "blood", -0.05, side=0.08),
        *marks([oval(0, -0.62, 0.34, 0.27)], "ink", 0.1),
    ]
    tickets = [
        placed(
            [Shape(box(-0.06, -0.04, 0.12, 0.08), "paper", 0.2 - 0.1 * (k % 3))],
            0.26 * math.cos(k * 1.3),
            -0.56 + 0.16 * math.sin(k * 2.1),
            1.0,
            37.0 * k,
        )
        for k in range(11)
    ]
    crank = [line(".44,-.62 .66,-.62 .66,-.8", 0.04), line(".62,-.84 .7,-.84", 0.07)]
    fallen = placed(
        [
            Shape(box(-0.1, -0.06, 0.2, 0.12), "paper", 0.25),
            *marks([line("-.05,0 .05,0", 0.03)], "blood", 0.0),
        ],
        0.6,
        0.0,
        1.0,
        -14,
    )
    return stood(
        [
            *[Shape(each, "wood", -0.1) for each in legs],
            *drum,
            *[shape for ticket in tickets for shape in ticket],
            *[Shape(each, "gold", 0.0) for each in crank],
            *fallen,
        ],
        centre=True,
    )


@prop("coin-bad")
def bad_coin(_: random.Random) -> list[Shape]:
    """A coin that has been bitten; under the gilt it is lead."""
    coin = oval(0, -0.5, 0.5)
    bite = curve(".3,-1.1! .2,-.9 .3,-.84! .28,-.72 .4,-.7! .42,-.6 .56,-.6! .7,-1.1!")
    rest = without(coin, bite)
    edge = without(without(oval(0, -0.5, 0.5), bite), oval(-0.03, -0.47, 0.46))
    face = [
        mirrored("0,-.76 .12,-.72 .16,-.56 .1,-.4 .18,-.24! 0,-.22").translated(-0.06, 0),
        poly("-.2,-.76 -.2,-.88 -.13,-.8 -.06,-.9 .01,-.8 .08,-.88 .08,-.76"),
    ]
    lead = limb([(0.2, -0.9), (0.3, -0.8), (0.4, -0.66), (0.52, -0.58)], [0.07] * 4)
    crumbs = [oval(0.6, 0.0, 0.05, 0.03), oval(0.5, 0.02, 0.035, 0.02)]
    return stood(
        [
            *solid(rest, "gold", 0.0, side=0.05),
            Shape(edge, "gold", -0.2, rim=False),
            *marks(face, "gold", -0.28),
            Shape(lead, "steel", -0.25),
            *[Shape(each, "gold", 0.1) for each in crumbs],
        ]
    )
