"""What a city sells, forges and loads: dice, pardons, purses, arms and potions; posters."""

from __future__ import annotations

import math
import random

from assets.drawings.props.fire import flame_at, recoloured
from assets.drawings.props.strokes import (
    blade,
    bounds,
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
    tail,
    without,
)
from assets.drawings.shapes import PROPS, Shape, prop


def _of(name: str) -> list[Shape]:
    return PROPS[name](random.Random(1))


# --- papers and small things ----------------------------------------------------------------------


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
            *placed(_of("sceptre"), -0.16, -0.3, 1.0, -18),
            *placed(_of("crown"), 0.12, -0.62, 0.5, 10),
            *placed(_of("sack"), 0.0, 0.0, 0.86),
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
    cut = placed(_of("scales"), 0.0, -0.82, 0.26)
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
        *_of("scales"),
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


@prop("warrant-on-a-door")
def search_warrant(_: random.Random) -> list[Shape]:
    """A warrant nailed to a door with a dagger."""
    door = [
        *solid(mirrored("0,-1.06 .34,-1 .44,-.86! .44,0! 0,0!"), "stone", -0.25, 0.04),
        *solid(mirrored("0,-.97 .28,-.92 .35,-.82! .35,-.02! 0,-.02!"), "wood", -0.1, 0.04),
        *marks([line(f"{x},-.9 {x},-.05", 0.012) for x in (-0.2, -0.05, 0.1, 0.24)], "wood", -0.4),
    ]
    sheet = [
        Shape(poly("-.2,-.78 .22,-.74 .18,-.24 -.23,-.28"), "paper", 0.15),
        *marks(
            [line(f"-.12,{-0.6 + 0.07 * k} .12,{-0.58 + 0.07 * k}", 0.018) for k in range(4)],
            "ink",
            0.2,
        ),
        *marks([oval(0.08, -0.32, 0.05)], "blood", 0.0),
    ]
    return stood([*door, *sheet, *placed(_of("dagger"), 0.24, -0.92, 0.42, 200)])


@prop("curfew-bell")
def curfew_bell(_: random.Random) -> list[Shape]:
    """A bell that swings in a little tower over shut houses."""
    tower = [
        *solid(box(-0.3, -0.7, 0.1, 0.7), "stone", -0.1, side=0.03),
        *solid(box(0.2, -0.7, 0.1, 0.7), "stone", -0.1, side=0.03),
        *solid(poly("-.42,-.68 .42,-.68 0,-1.06"), "deep", 0.15, side=0.06),
    ]
    bell = placed(_of("bell"), 0.06, -0.28, 0.42, -22)
    foot = solid(box(-0.46, -0.16, 0.92, 0.2), "stone", -0.05, side=0.05)
    return stood([*tower, *bell, *foot])


@prop("cuffs-opened")
def amnesty(_: random.Random) -> list[Shape]:
    """Opened irons on a broken chain, and a dove over them."""
    rings = [without(oval(s * 0.42, -0.24, 0.24), oval(s * 0.42, -0.24, 0.17)) for s in (-1, 1)]
    gap = curve("-.5,-.6! -.3,-.6! -.36,-.36! -.5,-.36!")
    links = [
        oval(x, -0.04 + 0.03 * (k % 2), 0.08, 0.05) for k, x in enumerate((-0.2, -0.08, 0.1, 0.22))
    ]
    return stood(
        [
            *placed(_of("dove"), 0.1, -0.52, 0.5),
            *solid(without(rings[0], gap), "steel", -0.1, side=0.04),
            *solid(rings[1], "steel", -0.1, side=0.04),
            *[Shape(each, "steel", -0.25) for each in links],
        ]
    )


@prop("sign-of-a-sale")
def clearance_sale(_: random.Random) -> list[Shape]:
    """A stall under a crossed-out sign, heaped with somebody's things."""
    sign = [
        *solid(box(-0.6, -1.2, 1.2, 0.3, 0.02), "paper", 0.1, side=0.04),
        *marks([line("-.46,-1.05 .46,-1.05", 0.05), line("-.46,-.98 .2,-.98", 0.03)], "ink", 0.2),
        *marks([line("-.5,-.94 .5,-1.16", 0.05)], "blood", 0.0),
    ]
    poles = [line(f"{s * 0.56},-1.18 {s * 0.56},.0", 0.04) for s in (-1, 1)]
    goods = [
        *placed(_of("chest"), -0.26, -0.36, 0.36),
        *placed(_of("jug"), 0.14, -0.36, 0.34),
        *placed(_of("helmet"), 0.4, -0.36, 0.3),
        *placed(_of("clock"), 0.02, -0.36, 0.46),
    ]
    return stood(
        [
            *[Shape(each, "wood", -0.1) for each in poles],
            *sign,
            *placed(_of("table"), 0, 0, 0.4),
            *goods,
        ]
    )


@prop("pots-from-above")
def chamber_pots(_: random.Random) -> list[Shape]:
    """A hand at an upper window empties a pot into the street."""
    wall = [
        *solid(box(-0.7, -1.2, 0.7, 1.2), "bone", -0.15, side=0.05),
        *marks(
            [
                line("-.7,-.3 0,-.3", 0.04),
                line("-.66,-.28 -.04,.0", 0.035),
                line("-.04,-.28 -.66,.0", 0.035),
            ],
            "wood",
            -0.2,
        ),
        *marks([box(-0.46, -1.0, 0.34, 0.4, 0.02)], "ink", 0.1),
        *[Shape(box(x, -1.02, 0.05, 0.44), "wood", -0.1) for x in (-0.5, -0.1)],
        *solid(box(-0.54, -0.6, 0.5, 0.06), "wood", 0.0, side=0.03),
    ]
    arm = limb([(-0.3, -0.78), (-0.05, -0.86), (0.16, -0.84)], [0.13, 0.11, 0.08])
    pot = placed(_of("bowl"), 0.26, -0.66, 0.24, 110)
    slop = curve(".3,-.78! .5,-.66 .6,-.3 .62,.0! .4,.02! .42,-.3 .36,-.6!")
    drops = [oval(x, y, 0.03, 0.045) for x, y in ((0.7, -0.3), (0.32, -0.2), (0.74, -0.06))]
    return stood(
        [
            *wall,
            Shape(arm, "skin", 0.0),
            Shape(slop, "leaf", 0.1),
            *marks(drops, "leaf", 0.1),
            *pot,
        ],
        centre=True,
    )


@prop("drain-overflowing")
def sewers_overflow(_: random.Random) -> list[Shape]:
    """A grating lifted by green water; a clawed hand comes with it."""
    pool = curve("-1.0,.04! -.7,-.14 -.2,-.1 .3,-.18 .8,-.08 1.0,.04! .5,.14 -.5,.14")
    spout = mirrored("0,-.66 .16,-.6 .3,-.36 .36,-.06! 0,-.02")
    lid = placed(
        [
            *solid(oval(0, 0, 0.46, 0.16), "steel", -0.25, side=0.05),
            *marks(
                [line(f"{x},-.12 {x},.12", 0.03) for x in (-0.24, -0.08, 0.08, 0.24)], "ink", 0.1
            ),
        ],
        0.18,
        -0.7,
        1.0,
        -18,
    )
    hand = placed(
        recoloured("hand-rising", {"skin": ("leaf", -0.1), "deep": ("leaf", -0.3)}),
        -0.5,
        0.0,
        0.6,
        -14,
    )
    return stood(
        [
            *solid(pool, "leaf", -0.2, side=0.05),
            *hand,
            *solid(spout, "leaf", 0.0, side=0.08),
            *marks(
                [blade("-.1,-.1 -.06,-.36 0,-.56", 0.05), blade(".12,-.1 .12,-.3 .06,-.5", 0.05)],
                "leaf",
                0.3,
            ),
            *lid,
        ]
    )


@prop("hue-and-cry")
def hue_and_cry(_: random.Random) -> list[Shape]:
    """A crowd of shouting heads with pitchforks and torches, and one pointing arm."""
    found: list[Shape] = []
    for x, y, tool, size in (
        (-0.62, 0.0, "pitchfork", 1.2),
        (0.0, -0.05, "torch", 1.1),
        (0.6, 0.0, "pitchfork", 1.2),
    ):
        found += placed(_of(tool), x, y, size, 8 * x)
    for x, y, tone in ((-0.5, -0.3, "blood"), (0.44, -0.32, "leaf"), (-0.06, -0.36, "water")):
        body = mirrored("0,-.16 .26,-.1 .36,.34! 0,.36!")
        head = oval(x, y - 0.26, 0.15, 0.18)
        mouth = oval(x + 0.04, y - 0.2, 0.055, 0.075)
        found += [
            *solid(body.translated(x, y), tone, -0.1, side=0.05),
            *solid(head, "skin", 0.0, side=0.04),
            Shape(
                curve(
                    f"{x - 0.17},{y - 0.3}! {x - 0.1},{y - 0.5} {x + 0.1},{y - 0.5}"
                    f" {x + 0.17},{y - 0.3}! {x},{y - 0.4}"
                ),
                "wood",
                -0.1,
            ),
            *marks([mouth], "ink", 0.05),
            *marks([oval(x - 0.03, y - 0.3, 0.02), oval(x + 0.09, y - 0.3, 0.02)], "ink", 0.0),
        ]
    arm = limb([(0.56, -0.3), (0.8, -0.42), (1.06, -0.5)], [0.14, 0.1, 0.07])
    return stood(
        [*found, Shape(arm, "leaf", -0.05), Shape(line("1.04,-.5 1.18,-.54", 0.04), "skin", 0.0)]
    )


@prop("tip-passed")
def tip_off(_: random.Random) -> list[Shape]:
    """Two hands: one passes a folded paper, one waits with a coin."""
    left = [
        Shape(limb([(-1.0, -0.3), (-0.5, -0.4), (-0.16, -0.5)], [0.3, 0.24, 0.16]), "deep", 0.15),
        Shape(curve("-.3,-.62! -.1,-.66 .1,-.58 .16,-.5 .06,-.46 -.08,-.42 -.3,-.4!"), "skin", 0.0),
    ]
    right = [
        Shape(limb([(1.0, -0.1), (0.6, -0.2), (0.3, -0.26)], [0.3, 0.24, 0.16]), "blood", -0.1),
        Shape(
            curve(".44,-.36! .2,-.38 .0,-.3 -.08,-.22 .06,-.18 .26,-.14 .44,-.14!"), "skin", -0.1
        ),
    ]
    note = placed(
        [
            Shape(poly("-.14,-.12 .14,-.12 .14,.12 -.14,.12"), "paper", 0.2),
            *marks([line("-.08,-.04 .08,-.04", 0.02), line("-.08,.03 .04,.03", 0.02)], "ink", 0.2),
        ],
        0.14,
        -0.62,
        1.0,
        16,
    )
    return stood(
        [*left, *right, *note, Shape(oval(0.02, -0.3, 0.09, 0.04), "gold", 0.2)], centre=True
    )


# --- arms -----------------------------------------------------------------------------------------


@prop("rapier")
def rapier(_: random.Random) -> list[Shape]:
    """A rapier with a swept hilt, point down."""
    steel = mirrored("0,0! .012,-.06 .018,-.66! 0,-.68!")
    basket = without(oval(0, -0.72, 0.13, 0.1), oval(0, -0.72, 0.1, 0.07))
    bow = limb([(0.1, -0.68), (0.14, -0.82), (0.03, -0.94)], [0.018] * 3)
    return stood(
        [
            *solid(steel, "steel", 0.2, side=0.01),
            Shape(basket, "gold", 0.0),
            Shape(bow, "gold", 0.1),
            Shape(line("-.16,-.7 .16,-.7", 0.025), "gold", 0.15),
            Shape(line("0,-.72 0,-.92", 0.032), "ink", 0.2),
            Shape(oval(0, -0.96, 0.035), "gold", 0.2),
        ]
    )


@prop("halberd-of-the-watch")
def halberd(_: random.Random) -> list[Shape]:
    """A halberd with a tassel, leaned a little."""
    shaft = line("0,0 0,-.82", 0.03)
    axe = curve(".0,-.8! .12,-.84 .26,-.94! .3,-.74 .24,-.52! .14,-.64 .0,-.66!")
    hook = curve("0,-.78! -.1,-.78 -.2,-.66! -.08,-.7 0,-.68!")
    spike = mirrored("0,-1.12! .03,-.88 .02,-.76 0,-.76!")
    tassel = [tail(f"0,-.62 {x},-.54 {x * 1.2},-.46", 0.04) for x in (-0.05, 0.0, 0.05)]
    return stood(
        [
            *solid(shaft, "wood", 0.0, side=0.01),
            *solid(axe, "steel", 0.1, side=0.04),
            Shape(hook, "steel", -0.05),
            Shape(spike, "steel", 0.25),
            *[Shape(each, "blood", 0.0) for each in tassel],
        ]
    )


@prop("cudgel-knobbed")
def cudgel(_: random.Random) -> list[Shape]:
    """A knobbed stick with a thong."""
    stick = limb([(-0.12, 0.0), (0.0, -0.4), (0.12, -0.86)], [0.1, 0.14, 0.32])
    knobs = [
        oval(x, y, 0.035) for x, y in ((0.06, -0.8), (0.2, -0.84), (0.12, -0.68), (0.16, -0.94))
    ]
    thong = without(oval(-0.18, 0.02, 0.12, 0.09), oval(-0.18, 0.02, 0.1, 0.07))
    return stood(
        [
            Shape(thong, "ink", 0.2),
            *solid(stick, "wood", -0.05, side=0.04),
            *marks(knobs, "steel", 0.0),
            *marks(
                [line(f"-.14,{-0.1 - 0.06 * k} -.02,{-0.12 - 0.06 * k}", 0.02) for k in range(3)],
                "ink",
                0.15,
            ),
        ]
    )


@prop("sword-in-a-cane")
def sword_cane(_: random.Random) -> list[Shape]:
    """A black cane, half drawn: there is a blade in it."""
    case = line("0,0 0,-.46", 0.06)
    steel = mirrored("0,-.44! .02,-.46! .02,-.76! 0,-.76!")
    return placed(
        stood(
            [
                Shape(case, "ink", 0.15),
                *marks([box(-0.03, -0.48, 0.06, 0.03)], "gold", 0.1),
                *solid(steel, "steel", 0.3, side=0.012),
                Shape(line("0,-.74 0,-.86", 0.06), "ink", 0.15),
                *marks([box(-0.03, -0.76, 0.06, 0.03)], "gold", 0.1),
                *solid(oval(0, -0.93, 0.07), "gold", 0.15, side=0.03),
            ]
        ),
        -0.16,
        0.0,
        1.0,
        14,
    )


@prop("crossbow-spanned")
def crossbow(_: random.Random) -> list[Shape]:
    """A crossbow that is spanned, a bolt on it, seen from above."""
    tiller = poly("-.05,-.78 .05,-.78 .07,-.2 .1,0 -.1,0 -.07,-.2")
    arms = limb(
        [(-0.62, -0.5), (-0.3, -0.74), (0, -0.8), (0.3, -0.74), (0.62, -0.5)],
        [0.03, 0.06, 0.08, 0.06, 0.03],
    )
    cord = line("-.6,-.5 0,-.34 .6,-.5", 0.014)
    bolt = [
        Shape(line("0,-.36 0,-.98", 0.022), "bone", 0.1),
        Shape(mirrored("0,-1.08! .05,-.94 0,-.9"), "steel", 0.2),
    ]
    stirrup = without(oval(0, -0.86, 0.09, 0.1), oval(0, -0.86, 0.06, 0.07))
    return stood(
        [
            Shape(stirrup, "steel", -0.2),
            *solid(tiller, "wood", 0.0, side=0.03),
            *solid(arms, "steel", -0.1, side=0.02),
            Shape(cord, "bone", 0.0),
            *bolt,
            *marks([oval(0, -0.34, 0.035)], "bone", 0.2),
        ]
    )


@prop("buckler-of-the-street")
def street_buckler(_: random.Random) -> list[Shape]:
    """A small round shield that is a dented plate with a strap."""
    return stood(
        [
            *solid(oval(0, -0.5, 0.5), "steel", -0.15, side=0.07),
            *marks([oval(0, -0.5, 0.38)], "steel", 0.05),
            *solid(oval(0, -0.5, 0.15), "gold", 0.0, side=0.04),
            *marks(
                [
                    blade("-.3,-.7 -.2,-.64 -.12,-.7", 0.05),
                    blade(".16,-.26 .26,-.24 .34,-.32", 0.05),
                ],
                "ink",
                0.15,
            ),
            *marks(
                [
                    oval(
                        0.42 * math.cos(k * math.tau / 10),
                        -0.5 + 0.42 * math.sin(k * math.tau / 10),
                        0.022,
                    )
                    for k in range(10)
                ],
                "gold",
                0.1,
            ),
        ]
    )


@prop("barbute-closed")
def barbute(_: random.Random) -> list[Shape]:
    """A helmet in one piece with a slit like a T."""
    dome = mirrored("0,-1 .26,-.94 .42,-.7 .42,-.36 .46,0! .1,-.06! .06,-.42! 0,-.42!")
    slit = mirrored("0,-.58! .3,-.6 .28,-.5! .07,-.46! .06,-.04! 0,-.03!")
    return stood(
        [
            *solid(dome, "steel", -0.08, side=0.1),
            *marks([slit], "ink", 0.05),
            *marks([blade("0,-.99 .02,-.8 0,-.62", 0.06)], "steel", 0.3),
            *marks([oval(s * 0.39, -0.3, 0.025) for s in (-1, 1)], "gold", 0.1),
        ]
    )


@prop("plate-on-a-tomb")
def tomb_plate(_: random.Random) -> list[Shape]:
    """A breastplate that hangs on the arm of a stone cross."""
    cross = [
        *solid(box(-0.07, -1.1, 0.14, 1.1), "stone", -0.1, side=0.04),
        *solid(box(-0.46, -0.96, 0.92, 0.12), "stone", 0.0, side=0.04),
    ]
    plate = mirrored("0,-.78! .16,-.88 .3,-.84! .34,-.66 .26,-.34 .3,-.16! 0,-.1")
    pauldrons = [
        curve(f"{s * 0.26},-.88! {s * 0.46},-.84 {s * 0.48},-.62! {s * 0.34},-.66") for s in (-1, 1)
    ]
    return stood(
        [
            *cross,
            *solid(plate, "steel", -0.05, side=0.07),
            *[Shape(each, "steel", 0.05) for each in pauldrons],
            *marks([blade("0,-.78 .02,-.5 0,-.14", 0.05)], "steel", 0.25),
            *marks([oval(0.12, -0.6, 0.05, 0.03)], "ink", 0.1),
            *placed(_of("ivy"), -0.3, 0.02, 0.4),
        ]
    )


@prop("net-for-throwing")
def throwing_net(_: random.Random) -> list[Shape]:
    """A net with weights, spread on a hook."""
    bag = mirrored("0,-.9! .2,-.7 .46,-.3 .52,0! .3,.04 .1,0 0,.05!")
    mesh = [
        line(f"0,-.88 {x * 0.5},-.44 {x},.0", 0.014)
        for x in (-0.44, -0.26, -0.09, 0.09, 0.26, 0.44)
    ]
    mesh += [
        limb([(-w, y), (0, y + 0.07), (w, y)], [0.014] * 3)
        for w, y in ((0.16, -0.7), (0.28, -0.5), (0.38, -0.32), (0.47, -0.14))
    ]
    weights = [oval(x, 0.03, 0.04) for x in (-0.46, -0.23, 0.0, 0.23, 0.46)]
    return stood(
        [
            Shape(without(oval(0, -0.96, 0.07), oval(0, -0.96, 0.045)), "steel", -0.1),
            Shape(bag, "bone", -0.35, rim=False),
            *[Shape(each, "bone", 0.1) for each in mesh],
            *[Shape(each, "steel", -0.1) for each in weights],
        ]
    )


@prop("shirt-of-chain")
def chain_shirt(_: random.Random) -> list[Shape]:
    """A mail shirt half hidden by a silk one on a hanger."""
    silk = curve("0,-.84! .2,-.82 .46,-.6! .4,-.4! .26,-.48! .3,0! .02,.02!")
    frill = [oval(0.04, -0.76 + 0.12 * k, 0.05) for k in range(6)]
    hook = without(oval(0, -0.94, 0.07), oval(0, -0.94, 0.045))
    return stood(
        [
            Shape(hook, "steel", 0.0),
            *placed(_of("mail"), 0, 0, 0.9),
            *solid(silk, "rose", 0.05, side=0.04),
            *marks(frill, "paper", 0.2),
        ]
    )


# --- magic on approval ----------------------------------------------------------------------------


@prop("sceptre-of-crystal")
def crystal_sceptre(_: random.Random) -> list[Shape]:
    """A sceptre that ends in a tall clear crystal, lit from within."""
    rod = solid(mirrored("0,-.6! .035,-.6 .024,-.16 .03,-.06 .05,-.02 0,0"), "gold", -0.05, 0.02)
    gem = mirrored("0,-1.12! .11,-.96! .12,-.72! .05,-.58! 0,-.57!")
    facets = [poly("0,-1.12 .11,-.96 .03,-.92"), poly(".03,-.92 .11,-.96 .12,-.72 .05,-.7")]
    rays = [
        blade(f"{s * 0.16},{y} {s * 0.24},{y - 0.02} {s * 0.34},{y - 0.05}", 0.022)
        for s in (-1, 1)
        for y in (-0.98, -0.84, -0.7)
    ]
    return stood(
        [
            *rod,
            *marks(rays, "glow", 0.2),
            *solid(gem, "water", 0.4, side=0.05),
            *marks(facets, "glow", 0.2),
            *[
                Shape(tail(f"{s * 0.02},-.54 {s * 0.12},-.6 {s * 0.1},-.7", 0.04), "gold", 0.1)
                for s in (-1, 1)
            ],
        ]
    )


@prop("wand-bent")
def second_thoughts(_: random.Random) -> list[Shape]:
    """A wand whose end curls back and points at whoever holds it."""
    rod = limb(
        [(-0.3, 0.0), (-0.12, -0.4), (0.06, -0.78), (0.3, -0.92), (0.42, -0.74), (0.28, -0.6)],
        [0.07, 0.065, 0.06, 0.055, 0.05, 0.04],
    )
    spark = [star(0.2, -0.5, 0.13, 6), star(0.02, -0.36, 0.06, 4), star(0.34, -0.4, 0.05, 4)]
    return stood(
        [
            *solid(rod, "wood", -0.1, side=0.02),
            *marks([oval(-0.3, 0.0, 0.05)], "gold", 0.1),
            *marks(spark, "glow", 0.2),
        ]
    )


@prop("ring-of-small-print")
def small_print(_: random.Random) -> list[Shape]:
    """A ring on a contract, under a reading glass."""
    sheet = poly("-.7,-.5 .5,-.56 .7,.0 -.56,.06")
    rows = [
        line(f"{-0.56 + 0.02 * k},{-0.44 + 0.06 * k} {0.44 + 0.03 * k},{-0.48 + 0.06 * k}", 0.012)
        for k in range(8)
    ]
    band = without(oval(-0.1, -0.36, 0.22, 0.2), oval(-0.1, -0.34, 0.16, 0.13))
    glass = [
        Shape(oval(0.26, -0.62, 0.26), "water", 0.45, rim=False),
        Shape(without(oval(0.26, -0.62, 0.3), oval(0.26, -0.62, 0.25)), "gold", 0.0),
        Shape(line(".46,-.42 .72,-.14", 0.06), "wood", 0.0),
        *marks(
            [line(f".1,{-0.7 + 0.08 * k} .42,{-0.7 + 0.08 * k}", 0.03) for k in range(3)],
            "ink",
            0.2,
        ),
    ]
    return stood(
        [
            Shape(sheet, "paper", 0.1),
            *marks(rows, "ink", 0.25),
            *solid(band, "gold", 0.1, side=0.04),
            *glass,
        ]
    )


@prop("boots-of-the-back-stairs")
def back_stairs_boots(_: random.Random) -> list[Shape]:
    """A pair of soft boots on a narrow stair."""
    steps = [
        *solid(box(-0.8, -0.2, 1.5, 0.22), "wood", -0.15, side=0.05),
        *solid(box(-0.3, -0.42, 1.0, 0.24), "wood", -0.05, side=0.05),
    ]
    boot = curve("-.12,-.62! .12,-.62! .12,-.2 .34,-.12 .38,0! -.12,0!")
    cuff = curve("-.15,-.66! .15,-.66! .14,-.5 -.14,-.5!")
    one = [*solid(boot, "leaf", -0.15, side=0.04), Shape(cuff, "gold", -0.1)]
    return stood([*steps, *placed(one, -0.5, -0.2, 1.0), *placed(one, 0.12, -0.42, 1.0)])


@prop("mirror-of-others")
def other_people(_: random.Random) -> list[Shape]:
    """A standing mirror with three strangers' faces in it."""
    frame = without(oval(0, -0.58, 0.42, 0.5), oval(0, -0.58, 0.36, 0.44))
    heads: list[Shape] = []
    for x, y, tone in ((-0.14, -0.5, "wood"), (0.15, -0.52, "fire"), (0.0, -0.66, "ink")):
        heads += [
            Shape(oval(x, y - 0.03, 0.11, 0.12), tone, 0.0),
            Shape(oval(x, y, 0.085, 0.11), "skin", 0.1, rim=False),
            *marks([oval(x + d, y - 0.01, 0.014) for d in (-0.03, 0.03)], "ink", 0.0),
        ]
    legs = [line(f"{s * 0.3},-.2 {s * 0.4},.0", 0.05) for s in (-1, 1)]
    return stood(
        [
            *[Shape(each, "gold", -0.2) for each in legs],
            Shape(oval(0, -0.58, 0.37, 0.45), "water", 0.3, rim=False),
            *heads,
            *solid(frame, "gold", 0.0, side=0.04),
        ]
    )


@prop("halo-second-hand")
def second_hand_halo(_: random.Random) -> list[Shape]:
    """A halo on a hat stand, a price on a string."""
    ring = without(oval(0, -0.96, 0.38, 0.13), oval(0, -0.96, 0.3, 0.08))
    stand = [
        Shape(line("0,-.82 0,-.06", 0.04), "wood", 0.0),
        Shape(oval(0, -0.82, 0.12, 0.08), "wood", 0.1),
        Shape(oval(0, -0.02, 0.26, 0.06), "wood", -0.1),
    ]
    tag = [
        Shape(line(".32,-.94 .4,-.72", 0.01), "ink", 0.2),
        Shape(poly(".32,-.72 .5,-.72 .5,-.56 .32,-.56"), "paper", 0.2),
        *marks([line(".36,-.64 .46,-.64", 0.02)], "blood", 0.0),
    ]
    rays = [
        blade(
            " ".join(
                f"{far * math.cos(a)},{-0.96 + far * 0.48 * math.sin(a)}"
                for far in (0.44, 0.56, 0.68)
            ),
            0.03,
        )
        for a in (math.tau * k / 12 for k in range(12))
    ]
    return stood([*stand, *marks(rays, "glow", 0.1), Shape(ring, "glow", 0.2), *tag])


@prop("hand-that-signs")
def clerks_hand(_: random.Random) -> list[Shape]:
    """A withered hand that writes by itself."""
    hand = placed(
        recoloured("hand-rising", {"skin": ("leaf", 0.05), "deep": ("wood", -0.2)}),
        0.2,
        -0.14,
        0.72,
        -62,
    )
    sheet = [
        Shape(poly("-.9,-.1 .3,-.18 .5,.06 -.8,.14"), "paper", 0.15),
        *marks(
            [blade("-.7,.02 -.56,-.04 -.5,.05", 0.025), blade("-.5,.04 -.4,-.06 -.3,.02", 0.025)],
            "ink",
            0.1,
        ),
    ]
    quill = [blade("-.34,.0 -.5,-.4 -.44,-.82", 0.15)]
    return stood(
        [
            *sheet,
            *hand,
            *[Shape(each, "water", 0.3) for each in quill],
            *marks([line("-.34,.0 -.5,-.4 -.44,-.82", 0.012)], "ink", 0.1),
        ]
    )


@prop("sword-with-a-past")
def haunted_sword(_: random.Random) -> list[Shape]:
    """A sword; a pale face looks out of its blade."""
    face = [
        oval(0, -0.42, 0.1, 0.13),
        *[oval(s * 0.035, -0.44, 0.02, 0.03) for s in (-1, 1)],
        oval(0, -0.36, 0.025, 0.04),
    ]
    steel = mirrored("0,0! .1,-.1 .12,-.7! 0,-.7!")
    smoke = [
        tail(f"{s * 0.12},-.3 {s * 0.3},-.44 {s * 0.2},-.6 {s * 0.36},-.76", 0.07) for s in (-1, 1)
    ]
    return stood(
        [
            *marks(smoke, "water", 0.4),
            *solid(steel, "steel", 0.15, side=0.04),
            *marks([face[0]], "paper", 0.3),
            *marks(face[1:], "ink", 0.2),
            *solid(
                limb([(-0.34, -0.74), (0, -0.7), (0.34, -0.74)], [0.06, 0.09, 0.06]),
                "gold",
                -0.1,
                side=0.02,
            ),
            Shape(line("0,-.74 0,-.94", 0.06), "ink", 0.15),
            Shape(oval(0, -0.99, 0.06), "blood", 0.0),
        ]
    )


@prop("cloak-of-company")
def good_company(_: random.Random) -> list[Shape]:
    """A rich cloak on a stand; two empty sleeves are about its shoulders."""
    cloak = mirrored("0,-.86 .2,-.82 .34,-.6 .46,0! .2,.03 0,0")
    lining = mirrored("0,-.7! .06,-.5 .14,0! 0,.0!")
    arms = [
        limb([(s * 0.56, -0.5), (s * 0.4, -0.72), (s * 0.12, -0.78)], [0.14, 0.14, 0.12])
        for s in (-1, 1)
    ]
    gloves = [oval(s * 0.08, -0.76, 0.07, 0.055) for s in (-1, 1)]
    return stood(
        [
            Shape(line("0,-1.0 0,-.8", 0.04), "wood", 0.0),
            Shape(oval(0, -1.0, 0.08), "wood", 0.1),
            *solid(cloak, "rose", -0.15, side=0.07),
            Shape(lining, "ink", 0.15, rim=False),
            Shape(arms[0], "deep", 0.2),
            Shape(arms[1], "leaf", 0.0),
            *[Shape(each, "paper", 0.1) for each in gloves],
        ]
    )


@prop("bow-of-denial")
def deniable_bow(_: random.Random) -> list[Shape]:
    """A bow under a cloth that hides half of it."""
    cloth = curve(
        "-.5,-.7! -.2,-.8 .2,-.74 .5,-.62! .46,-.2 .56,0! .2,.03 -.2,-.02 -.52,.02! -.4,-.3"
    )
    folds = [blade(f"{x},-.66 {x * 1.1},-.36 {x * 1.2},-.06", 0.05) for x in (-0.3, -0.05, 0.2)]
    return stood(
        [
            *placed(_of("bow"), 0.0, 0.0, 1.1),
            *solid(cloth, "stone", 0.1, side=0.06),
            *marks(folds, "stone", -0.15),
        ]
    )


@prop("candle-at-both-ends")
def borrowed_time(_: random.Random) -> list[Shape]:
    """A candle that lies on a fork and burns at both ends."""
    wax = box(-0.5, -0.52, 1.0, 0.2, 0.04)
    fork = [
        Shape(line("0,-.3 0,-.04", 0.05), "gold", 0.0),
        Shape(
            limb(
                [(-0.16, -0.42), (-0.12, -0.28), (0, -0.26), (0.12, -0.28), (0.16, -0.42)],
                [0.04] * 5,
            ),
            "gold",
            0.1,
        ),
        Shape(oval(0, 0, 0.28, 0.06), "gold", -0.1),
    ]
    drips = [
        mirrored("0,-.1! .03,0 .02,.06 0,.07").translated(x, -0.28) for x in (-0.4, -0.3, 0.36)
    ]
    ends = [*flame_at(-0.58, -0.44, 0.36), *flame_at(0.58, -0.44, 0.36)]
    return stood([*fork, *solid(wax, "paper", 0.1, side=0.05), *marks(drips, "paper", 0.1), *ends])


@prop("hat-of-station")
def station_hat(_: random.Random) -> list[Shape]:
    """A very tall hat with a gold chain and a plume, on a block."""
    crown = mirrored("0,-1.06 .22,-1.04! .28,-.34! 0,-.3")
    brim = curve("-.6,-.3 -.3,-.38 0,-.4 .3,-.38 .6,-.3 .3,-.18 0,-.16 -.3,-.18")
    plume = blade(".24,-.4 .44,-.8 .3,-1.16 .02,-1.2", 0.16)
    chain = [
        oval(-0.26 + 0.065 * k, -0.44 + 0.05 * math.sin(math.pi * k / 8), 0.04) for k in range(9)
    ]
    block = solid(mirrored("0,-.26 .2,-.24 .24,0! 0,0!"), "wood", 0.0, side=0.04)
    return stood(
        [
            *block,
            Shape(plume, "paper", 0.15),
            *solid(crown, "deep", 0.15, side=0.06),
            *solid(brim, "deep", 0.25, side=0.05),
            *[Shape(each, "gold", 0.15) for each in chain],
        ]
    )


@prop("purse-without-bottom")
def bottomless_purse(_: random.Random) -> list[Shape]:
    """A purse that hangs, coins falling in on top and out below."""
    bag = mirrored("0,-.86! .16,-.84 .1,-.74 .3,-.5 .34,-.26! .22,-.3! .12,-.22! 0,-.28!")
    coins = [
        oval(x, y, 0.07, 0.035)
        for x, y in (
            (-0.06, -1.02),
            (0.1, -1.12),
            (0.0, -0.94),
            (-0.04, -0.14),
            (0.1, -0.06),
            (-0.12, 0.0),
            (0.02, 0.02),
            (0.16, 0.03),
        )
    ]
    return stood(
        [
            *[Shape(each, "gold", 0.2) for each in coins[:3]],
            *solid(bag, "wood", 0.0, side=0.06),
            Shape(line("-.14,-.76 .14,-.76", 0.04), "gold", 0.0),
            *[Shape(each, "gold", 0.15) for each in coins[3:]],
        ]
    )


@prop("orb-on-approval")
def orb_on_approval(_: random.Random) -> list[Shape]:
    """A cracked crystal ball on a claw foot, a ticket on it; a road is seen in it."""
    foot = [Shape(mirrored("0,-.2! .2,-.22 .26,-.1 .4,0! 0,.02!"), "gold", -0.1)]
    ball = oval(0, -0.6, 0.42)
    road = curve("-.1,-.24! -.02,-.44 .12,-.54 .02,-.66! .12,-.56 .16,-.46 .12,-.24!")
    crack = line("-.3,-.86 -.18,-.74 -.24,-.66 -.12,-.56", 0.016)
    tag = [
        Shape(poly(".34,-.4 .6,-.46 .64,-.26 .38,-.2"), "paper", 0.2),
        *marks([line(".42,-.34 .56,-.37", 0.02)], "blood", 0.0),
    ]
    return stood(
        [
            *foot,
            *solid(ball, "water", 0.25, side=0.1),
            Shape(road, "bone", 0.2, rim=False),
            *marks([oval(0.14, -0.82, 0.1, 0.05)], "glow", 0.2),
            *marks([crack], "ink", 0.2),
            *tag,
        ],
        centre=True,
    )


@prop("book-of-borrowings")
def book_of_borrowings(_: random.Random) -> list[Shape]:
    """An open book whose pages fly off like birds."""
    pages = [
        placed(
            [
                Shape(
                    curve("-.2,0! -.1,-.12 0,-.02! .1,-.12 .2,0! .1,-.04 0,.05! -.1,-.04"),
                    "paper",
                    0.2,
                )
            ],
            x,
            y,
            s,
            t,
        )
        for x, y, s, t in (
            (-0.5, -1.0, 1.0, -12),
            (0.4, -1.16, 1.2, 10),
            (-0.06, -1.34, 0.9, 0),
            (0.8, -0.94, 0.8, 18),
        )
    ]
    return stood([*placed(_of("book"), 0, 0, 0.8), *[shape for page in pages for shape in page]])


# --- potions --------------------------------------------------------------------------------------


def _bottle(shape: str, brew: str, tone: str, shade: float = 0.0) -> list[Shape]:
    """A bottle of that *shape*, filled with something of that *tone* as *brew* outlines it."""
    return [
        Shape(mirrored(shape), "paper", 0.15),
        *solid(mirrored(brew), tone, shade, side=0.05),
        Shape(box(-0.07, -1.0, 0.14, 0.12, 0.02), "wood", 0.0),
    ]


ROUND = (
    "0,-.9! .07,-.9! .07,-.68! .34,-.42 .36,-.16 .2,0 0,0",
    "0,-.44 .3,-.42 .32,-.16 .18,-.04 0,-.04",
)
SQUARE = ("0,-.9! .07,-.9! .07,-.72! .26,-.66! .28,0! 0,0!", "0,-.56 .24,-.56! .25,-.03! 0,-.03!")
FLASK = ("0,-.9! .08,-.9! .08,-.56! .38,0! 0,0!", "0,-.4 .17,-.4! .34,-.03! 0,-.03!")
TALL = ("0,-.9! .06,-.9! .06,-.76! .17,-.66 .18,0! 0,0!", "0,-.6 .15,-.6! .15,-.03! 0,-.03!")


@prop("potion-of-flight")
def flight_potion(_: random.Random) -> list[Shape]:
    """A round flask of sky, with two small wings."""
    wings = [
        curve(
            f"{s * 0.3},-.5! {s * 0.5},-.84 {s * 0.84},-.92! {s * 0.72},-.7"
            f" {s * 0.78},-.56! {s * 0.6},-.5 {s * 0.56},-.38! {s * 0.4},-.38"
        )
        for s in (-1, 1)
    ]
    return stood(
        [
            *[Shape(each, "paper", 0.2) for each in wings],
            *_bottle(*ROUND, "water", 0.3),
            *marks([oval(-0.1, -0.3, 0.09, 0.05), oval(0.08, -0.22, 0.1, 0.05)], "paper", 0.3),
        ]
    )


@prop("vial-of-poison")
def vial_of_poison(_: random.Random) -> list[Shape]:
    """A thin black vial with a skull on its label, and a drop at its lip."""
    skull = placed(_of("skull"), 0, -0.16, 0.24)
    return stood(
        [
            *_bottle(*TALL, "leaf", 0.2),
            Shape(box(-0.16, -0.46, 0.32, 0.34, 0.02), "paper", 0.1),
            *skull,
            *marks([mirrored("0,-.1! .03,0 .02,.04 0,.05").translated(0.24, -0.6)], "leaf", 0.3),
        ]
    )


@prop("potion-red")
def red_draught(_: random.Random) -> list[Shape]:
    """A fat red bottle with a heart on it, and a beetroot beside it."""
    beet = [
        *solid(
            mirrored("0,-.3 .16,-.28 .2,-.12 .04,.0 0,.08!").translated(0.6, -0.06),
            "rose",
            -0.25,
            0.05,
        ),
        *[
            Shape(
                tail(f"{0.6 + d * 0.3},-.34 {0.6 + d},-.5 {0.6 + d * 1.3},-.66", 0.07), "leaf", 0.0
            )
            for d in (-0.12, 0.0, 0.12)
        ],
    ]
    return stood(
        [*_bottle(*ROUND, "blood", 0.1), *placed(_of("heart"), 0, -0.1, 0.24), *beet], centre=True
    )


@prop("potion-of-courage")
def bottled_courage(_: random.Random) -> list[Shape]:
    """A square bottle of amber with a small fist on its label."""
    fist = [
        Shape(box(-0.1, -0.36, 0.2, 0.16, 0.04), "skin", 0.1),
        *marks([line(f"{x},-.35 {x},-.27", 0.012) for x in (-0.05, 0.0, 0.05)], "skin", -0.3),
        Shape(box(-0.07, -0.22, 0.14, 0.1), "blood", 0.0),
    ]
    return stood(
        [
            *_bottle(*SQUARE, "fire", 0.05),
            Shape(box(-0.19, -0.44, 0.38, 0.36, 0.02), "paper", 0.15),
            *fist,
        ]
    )


@prop("potion-of-clear-eyes")
def clear_eyes(_: random.Random) -> list[Shape]:
    """A flask in which an eye floats and looks out."""
    eye = placed(
        [
            Shape(oval(0, 0, 0.14), "paper", 0.3),
            *marks([oval(0.02, 0, 0.075)], "water", 0.0),
            *marks([oval(0.02, 0, 0.04)], "ink", 0.0),
        ],
        0,
        -0.18,
        1.0,
    )
    return stood(
        [
            *_bottle(*FLASK, "water", 0.5),
            *eye,
            *marks([oval(x, y, 0.02) for x, y in ((-0.12, -0.3), (0.08, -0.36))], "paper", 0.4),
        ]
    )


@prop("powder-of-sleep")
def sleeping_powder(_: random.Random) -> list[Shape]:
    """An open twist of paper with blue powder, and a moon over it."""
    paper = poly("-.6,-.2 -.2,-.44 .3,-.42 .64,-.16 .3,.04 -.3,.04")
    heap = mirrored("0,-.5 .1,-.42 .26,-.2 .3,-.12! 0,-.08")
    moon = placed(_of("crescent"), 0.36, -0.62, 0.46)
    dust = [
        oval(x, y, 0.022)
        for x, y in ((0.1, -0.62), (-0.06, -0.72), (0.2, -0.78), (-0.16, -0.58), (0.02, -0.9))
    ]
    return stood(
        [
            Shape(paper, "paper", 0.1),
            *solid(heap, "water", 0.15, side=0.05),
            *marks(dust, "water", 0.3),
            *moon,
        ]
    )


@prop("potion-antidote")
def antidote(_: random.Random) -> list[Shape]:
    """A green flask round which a snake is coiled."""
    return stood([*_bottle(*FLASK, "leaf", 0.25), *placed(_of("snake-coiled"), 0.1, 0.04, 0.5)])


@prop("elixir-of-manners")
def elixir_of_manners(_: random.Random) -> list[Shape]:
    """A bottle in two colours with two faces on it: one smiles, one does not."""
    halves = [
        *solid(mirrored(SQUARE[1]), "gold", 0.1, side=0.0),
        Shape(poly("0,-.56 .24,-.56 .25,-.03 0,-.03"), "deep", 0.2, rim=False),
    ]
    faces = [oval(-0.12, -0.3, 0.09), oval(0.12, -0.3, 0.09)]
    look = [
        *[oval(x + d, -0.33, 0.014) for x in (-0.12, 0.12) for d in (-0.03, 0.03)],
        blade("-.16,-.27 -.12,-.24 -.08,-.27", 0.02),
        blade(".08,-.245 .12,-.275 .16,-.245", 0.02),
    ]
    return stood(
        [
            Shape(mirrored(SQUARE[0]), "paper", 0.15),
            *halves,
            Shape(box(-0.07, -1.0, 0.14, 0.12, 0.02), "wood", 0.0),
            *marks(faces, "paper", 0.2),
            *marks(look, "ink", 0.0),
        ]
    )


# --- what the Stables have ------------------------------------------------------------------------


@prop("chair-sedan")
def sedan_chair(_: random.Random) -> list[Shape]:
    """A sedan chair on its poles, its curtain drawn."""
    body = [
        *solid(box(-0.34, -0.86, 0.68, 0.8, 0.03), "blood", -0.1, side=0.06),
        *solid(mirrored("0,-1.06 .2,-1.02 .4,-.86! 0,-.84!"), "ink", 0.15, side=0.06),
        *marks([box(-0.2, -0.72, 0.4, 0.34, 0.02)], "ink", 0.1),
        *marks([curve("-.2,-.72! .2,-.72! .16,-.5 .2,-.38! 0,-.42 -.2,-.38!")], "rose", 0.1),
        *marks([box(-0.3, -0.3, 0.6, 0.02), box(-0.3, -0.12, 0.6, 0.02)], "gold", 0.1),
        Shape(oval(0, -1.08, 0.05), "gold", 0.1),
    ]
    poles = [Shape(line("-.72,-.34 .72,-.34", 0.04), "wood", 0.1)]
    feet = [box(x, -0.08, 0.06, 0.08) for x in (-0.32, 0.26)]
    return stood([*[Shape(each, "wood", -0.2) for each in feet], *body, *poles])


@prop("hackney-carriage")
def hackney(_: random.Random) -> list[Shape]:
    """A tired horse before a hired carriage."""
    cab = [
        *solid(box(-0.34, -0.72, 0.6, 0.5, 0.05), "ink", 0.15, side=0.05),
        *marks([box(-0.22, -0.64, 0.36, 0.22, 0.02)], "glow", -0.1),
        *solid(box(-0.4, -0.78, 0.72, 0.07, 0.02), "deep", 0.2, side=0.03),
    ]
    wheels = [
        part
        for x in (-0.24, 0.18)
        for part in (
            Shape(oval(x, -0.16, 0.17), "wood", -0.3),
            Shape(oval(x, -0.16, 0.13), "deep", 0.1, rim=False),
            *marks(
                [
                    line(
                        f"{x - 0.13 * c},{-0.16 - 0.13 * s} {x + 0.13 * c},{-0.16 + 0.13 * s}",
                        0.022,
                    )
                    for c, s in ((1, 0), (0, 1), (0.7, 0.7), (0.7, -0.7))
                ],
                "wood",
                -0.1,
            ),
        )
    ]
    return stood(
        [
            *placed(_of("horse"), 0.72, 0.0, 0.92),
            Shape(line(".2,-.3 .86,-.42", 0.03), "wood", 0.0),
            *placed(cab, -0.4, 0, 1.0),
            *placed(wheels, -0.4, 0, 1.0),
        ],
        centre=True,
    )


@prop("horse-of-the-dray")
def dray_horse(_: random.Random) -> list[Shape]:
    """A heavy horse with barrels on a low dray."""
    bed = [
        Shape(box(-1.2, -0.26, 0.9, 0.08), "wood", 0.0),
        Shape(oval(-1.0, -0.12, 0.13), "wood", -0.3),
        Shape(oval(-0.5, -0.12, 0.13), "wood", -0.3),
    ]
    tubs = [
        *placed(_of("barrel"), -1.02, -0.26, 0.4),
        *placed(_of("barrel"), -0.66, -0.26, 0.4),
        *placed(_of("barrel"), -0.84, -0.6, 0.38),
    ]
    return stood(
        [
            *tubs,
            *bed,
            Shape(line("-.36,-.24 .2,-.4", 0.03), "wood", 0.1),
            *placed(_of("warhorse"), 0.3, 0.0, 1.0),
        ],
        centre=True,
    )


@prop("cart-of-a-goat")
def goat_cart(_: random.Random) -> list[Shape]:
    """A goat in a small cart's shafts, half a shirt in its mouth."""
    tone = "bone"
    legs = [limb([(x, -0.34), (x + 0.02, -0.02)], [0.12, 0.07]) for x in (0.12, 0.24, 0.56, 0.66)]
    body = curve("0,-.4 .06,-.62 .4,-.64 .7,-.6 .76,-.42 .6,-.3 .1,-.3")
    neck = limb([(0.66, -0.5), (0.82, -0.72), (0.94, -0.8)], [0.24, 0.16, 0.15])
    face = curve(".86,-.88 1.0,-.9 1.16,-.74 1.12,-.66 .96,-.66")
    horns = [tail(f"{x},-.88 {x - 0.08},-1.08 {x - 0.24},-1.1", 0.07) for x in (0.92, 0.98)]
    beard = tail("1.04,-.66 1.06,-.54 1.02,-.46", 0.08)
    shirt = curve("1.1,-.7! 1.3,-.66 1.34,-.4! 1.22,-.44 1.16,-.34! 1.1,-.5")
    cart = [
        *solid(poly("-.9,-.56 -.1,-.56 -.16,-.24 -.84,-.24"), "wood", 0.0, side=0.05),
        Shape(oval(-0.5, -0.18, 0.18), "wood", -0.3),
        Shape(oval(-0.5, -0.18, 0.13), "deep", 0.1, rim=False),
        *marks(
            [line("-.63,-.18 -.37,-.18", 0.025), line("-.5,-.31 -.5,-.05", 0.025)], "wood", -0.1
        ),
        Shape(line("-.2,-.36 .5,-.44", 0.035), "wood", 0.1),
    ]
    goods = placed(_of("sack"), -0.5, -0.5, 0.36)
    return stood(
        [
            *goods,
            *[Shape(each, tone, -0.15) for each in legs],
            *cart,
            *solid(body, tone, 0.05, side=0.05),
            Shape(tail("0,-.5 -.08,-.58 -.06,-.66", 0.07), tone, 0.0),
            Shape(neck, tone, 0.02),
            *[Shape(each, "stone", -0.1) for each in horns],
            Shape(shirt, "rose", 0.1),
            *solid(face, tone, 0.1, side=0.03),
            Shape(beard, "paper", 0.1),
            *marks([oval(1.02, -0.78, 0.022)], "ink", 0.0),
        ],
        centre=True,
    )


@prop("charger-repainted")
def stolen_charger(_: random.Random) -> list[Shape]:
    """A horse that is half painted: white before, brown behind; the pot stands by."""
    found = _of("white-horse")
    room = bounds(found)
    half = box(room.left() - 0.1, -1.2, room.width() * 0.5, 1.3)
    cut = [
        Shape(without(shape.path, without(shape.path, half)), "wood", -0.1, rim=False)
        for shape in found
        if shape.tone not in ("ink", "gold")
    ]
    pot = [
        *solid(poly(".5,-.2 .74,-.2 .72,.02 .52,.02"), "steel", -0.1, side=0.04),
        Shape(oval(0.62, -0.2, 0.12, 0.04), "wood", -0.1),
        Shape(line(".64,-.2 .76,-.44", 0.025), "wood", 0.2),
    ]
    return stood([*found, *cut, *pot])


@prop("racehorse-retired")
def racehorse(_: random.Random) -> list[Shape]:
    """A lean horse with a rosette and a number on its cloth."""
    cloth = curve("-.3,-.62! .06,-.64! .1,-.36! -.26,-.34!")
    number = [line(f"{x},-.57 {x},-.42", 0.03) for x in (-0.16, -0.06)]
    rosette = [oval(0.44 + 0.05 * math.cos(k), -0.8 + 0.05 * math.sin(k), 0.03) for k in range(6)]
    return stood(
        [
            *_of("palfrey"),
            Shape(cloth, "leaf", 0.1),
            *marks(number, "paper", 0.3),
            *[Shape(each, "blood", 0.1) for each in rosette],
            Shape(oval(0.44, -0.8, 0.03), "gold", 0.2),
        ]
    )


@prop("horse-riding")
def riding_horse(_: random.Random) -> list[Shape]:
    """A saddled horse."""
    saddle = curve("-.2,-.62! -.16,-.74 -.06,-.66 .06,-.74! .1,-.6 .04,-.4! -.14,-.4!")
    strap = line("-.04,-.42 -.03,-.3", 0.02)
    return stood(
        [
            *_of("horse"),
            *solid(saddle, "blood", -0.1, side=0.03),
            Shape(strap, "ink", 0.1),
            Shape(without(oval(-0.03, -0.26, 0.05), oval(-0.03, -0.26, 0.03)), "steel", 0.0),
        ]
    )


# --- the Wanted Posters ---------------------------------------------------------------------------


def _poster(
    name: str, shown: str, tone: str = "ink", size: float = 0.44, whole: bool = True
) -> None:
    """Register the prop *name*: a torn sheet on a board that shows a print of the prop *shown*."""

    def build(_: random.Random) -> list[Shape]:
        sheet = curve(
            "-.44,-1! .44,-1.02! .46,-.4 .43,-.1! .3,-.04 .2,-.1!"
            " .04,-.03! -.2,-.09 -.43,-.04! -.46,-.5"
        )
        head = [box(-0.32, -0.94, 0.64, 0.1, 0.01)]
        letters = [box(-0.28 + 0.1 * k, -0.92, 0.06, 0.06, 0.01) for k in range(6)]
        feet = [box(-0.26, -0.22, 0.52, 0.03), box(-0.2, -0.16, 0.4, 0.025)]
        sketch = stood(PROPS[shown](random.Random(1)), centre=True)
        room = bounds(sketch)
        fit = min(size, 0.72 / room.width())
        ink = [
            each._replace(
                tone=tone if each.shade < 0.12 else "paper",
                shade=0.18 + each.shade * 0.5,
                rim=False,
            )
            for each in sketch
        ]
        coins = [Shape(oval(x, -0.24, 0.035), "gold", 0.2) for x in (-0.34, 0.34)]
        return stood(
            [
                *solid(box(-0.56, -1.1, 1.12, 1.12, 0.01), "wood", -0.2, side=0.06),
                *marks(
                    [line(f"-.56,{y} .56,{y}", 0.012) for y in (-0.82, -0.54, -0.26)], "wood", -0.4
                ),
                Shape(sheet, "paper", 0.05),
                *marks(head, "blood", -0.05),
                *marks(letters, "paper", 0.2),
                *placed(ink, 0, -0.28, fit),
                *marks(feet, "ink", 0.25),
                *coins,
                *[Shape(oval(x, -0.98, 0.025), "steel", 0.0) for x in (-0.38, 0.38)],
            ]
        )

    prop(name)(build)


_poster("poster-animal", "wolf")
_poster("poster-construct", "bailiff-of-clockwork")
_poster("poster-dragon", "dragon")
_poster("poster-elemental", "sand-whirl")
_poster("poster-fae", "butterfly")
_poster("poster-monster", "goblin")
_poster("poster-spirit", "robed-horror")
_poster("poster-good", "grail-knight", "water", 0.6)
_poster("poster-neutral", "pilgrim", "wood", 0.6)
_poster("poster-evil", "sorcerer", "blood", 0.6)
