"""Things of gaolers, masons and kings below."""

from __future__ import annotations

import random

from assets.drawings.props.fire import flame_at
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
    without,
)
from assets.drawings.props.underground import great_axe
from assets.drawings.shapes import Shape, form_of, prop


@prop("thread-ball")
def thread_ball(_: random.Random) -> list[Shape]:
    """A ball of red thread, its end running away."""
    end = line("-.9,.0 -.5,-.06 -.3,.02 .0,-.04 .3,-.02", 0.03)
    found = [Shape(end, "blood", 0.1), *solid(oval(0.3, -0.46, 0.46), "blood", 0.0, side=0.1)]
    winds = [
        blade(text, 0.03)
        for text in (
            "-.1,-.6 .2,-.8 .6,-.76",
            "-.14,-.44 .2,-.62 .72,-.6",
            "-.1,-.3 .3,-.4 .74,-.44",
            "0,-.14 .3,-.2 .64,-.24",
            "-.06,-.66 .1,-.4 .1,-.1",
            ".16,-.86 .4,-.5 .36,-.04",
            ".46,-.86 .66,-.5 .6,-.16",
        )
    ]
    return stood([*found, *marks(winds, "rose", 0.25)], centre=True)


@prop("lantern-gaoler")
def lantern_gaoler(_: random.Random) -> list[Shape]:
    """A heavy lantern whose flame is an eye, keys on its foot."""
    found = form_of("lantern")
    eye = [
        Shape(curve("-.16,-.36! 0,-.5 .16,-.36! 0,-.24"), "paper", 0.3, rim=False),
        Shape(oval(0, -0.36, 0.07), "fire", 0.1, rim=False),
        Shape(oval(0, -0.36, 0.03), "ink", 0.0, rim=False),
    ]
    return stood([*found, *eye, *placed(form_of("keys"), 0.36, 0.0, 0.3)])


@prop("hammer-dwarf")
def hammer_dwarf(_: random.Random) -> list[Shape]:
    """A short hammer with a square head cut with knots."""
    head = box(-0.4, -1.0, 0.8, 0.36, 0.03)
    found = [
        Shape(line("0,0 0,-.8", 0.09), "wood", 0.0),
        *[Shape(box(-0.055, y, 0.11, 0.035), "gold", 0.0) for y in (-0.1, -0.22, -0.34)],
        *solid(head, "steel", 0.0, side=0.07),
    ]
    knots = [without(oval(x, -0.82, 0.1), oval(x, -0.82, 0.07)) for x in (-0.12, 0.0, 0.12)]
    return stood(
        [
            *found,
            *marks(knots, "gold", 0.1),
            *[Shape(box(x, -1.02, 0.06, 0.4, 0.02), "ink", 0.35) for x in (-0.42, 0.36)],
            Shape(oval(0, 0, 0.07), "gold", 0.1),
        ]
    )


@prop("shackle-ring")
def shackle_ring(_: random.Random) -> list[Shape]:
    """An iron shackle made small, for a finger, with a link still on it."""
    found = [
        Shape(without(oval(0, -0.4, 0.4), oval(0, -0.4, 0.28)), "ink", 0.4),
        *marks([without(oval(0, -0.4, 0.36), oval(0.01, -0.41, 0.345))], "steel", 0.3),
    ]
    found += solid(box(-0.13, -0.92, 0.26, 0.2, 0.03), "ink", 0.45, side=0.05)
    links = [
        without(oval(x, y, 0.1, 0.07), oval(x, y, 0.06, 0.035))
        for x, y in ((0.2, -0.94), (0.34, -0.98), (0.46, -0.9))
    ]
    return stood(
        [
            *found,
            *[Shape(each, "steel", 0.0) for each in links],
            *marks([oval(0, -0.82, 0.035), line("0,-.82 0,-.76", 0.02)], "gold", 0.2),
        ],
        centre=True,
    )


@prop("helm-of-eyes")
def helm_of_eyes(_: random.Random) -> list[Shape]:
    """A helmet with eyes all over it, each open."""
    found = form_of("helmet")
    for x, y in ((-0.26, -0.84), (0.26, -0.84), (-0.3, -0.34), (0.3, -0.34), (0.0, -0.26)):
        eye = curve(f"{x - 0.1},{y}! {x},{y - 0.07} {x + 0.1},{y}! {x},{y + 0.06}")
        found += [
            Shape(eye, "paper", 0.3, rim=False),
            Shape(oval(x, y, 0.036), "water", 0.1, rim=False),
            Shape(oval(x, y, 0.016), "ink", 0.0, rim=False),
        ]
    return stood(found)


@prop("mail-of-doors")
def mail_of_doors(_: random.Random) -> list[Shape]:
    """A coat of oak planks and iron bands, a barred window on its breast."""
    coat = mirrored("0,-.92! .14,-.92! .2,-1.0! .44,-.9 .5,-.7! .34,-.66! .34,0! 0,.03!")
    found = [
        *solid(coat, "wood", -0.05, side=0.07),
        *marks(
            [line(f"{x},-.9 {x},0", 0.012) for x in (-0.22, -0.11, 0.0, 0.11, 0.22)], "wood", -0.35
        ),
    ]
    found += [Shape(box(-0.34, y, 0.68, 0.07), "ink", 0.35) for y in (-0.26, -0.82)]
    found += [
        Shape(oval(x, y, 0.02), "steel", 0.3)
        for y in (-0.225, -0.785)
        for x in (-0.28, -0.14, 0.0, 0.14, 0.28)
    ]
    found += [
        Shape(box(-0.13, -0.66, 0.26, 0.28), "ink", 0.0),
        *[Shape(line(f"{x},-.66 {x},-.38", 0.02), "steel", 0.1) for x in (-0.07, 0.0, 0.07)],
    ]
    return stood([*found, *[Shape(oval(s * 0.4, -0.84, 0.13, 0.1), "ink", 0.4) for s in (-1, 1)]])


@prop("key-of-bone")
def key_of_bone(_: random.Random) -> list[Shape]:
    """A key filed out of a finger, its bow a small skull."""
    shaft = [
        *solid(
            limb([(0, -0.62), (0.0, -0.4), (0, -0.1), (0, 0.0)], [0.07, 0.06, 0.06, 0.07]),
            "bone",
            0.1,
            side=0.02,
        )
    ]
    joints = [Shape(oval(0, y, 0.055, 0.04), "bone", 0.2) for y in (-0.42, -0.2)]
    bit = poly("0,-.02 .2,-.02 .2,-.08 .12,-.08 .12,-.13 .2,-.13 .2,-.2 0,-.2")
    return stood(
        [
            *shaft,
            *joints,
            *solid(bit, "bone", 0.0, side=0.02),
            *placed(form_of("skull"), 0.0, -0.6, 0.4),
        ]
    )


@prop("candle-black")
def candle_black(_: random.Random) -> list[Shape]:
    """A stout black candle in a golden clip, slanted, that burns at its upper and its lower end."""
    drips = [tail(f"{x},-.02 {x},{y} {x + 0.01},{y + 0.06}", 0.05)
             for x, y in ((-0.36, 0.2), (-0.27, 0.12), (0.28, 0.16), (0.37, 0.1))]  # fmt: skip
    wicks = [line(f"{s * 0.46},0 {s * 0.54},0", 0.025) for s in (-1, 1)]
    stick = [
        *[Shape(each, "paper", 0.1) for each in wicks],
        *[Shape(each, "ink", 0.28) for each in drips],
        *solid(box(-0.47, -0.1, 0.94, 0.2, 0.04), "ink", 0.28, side=0.05),
    ]
    stand = [
        Shape(line("0,-.5 0,-.06", 0.08), "gold", -0.1),
        *solid(mirrored("0,-.08! .24,-.05 .28,0! 0,0!"), "gold", 0.0, side=0.04),
    ]
    clip = [Shape(box(-0.08, -0.14, 0.16, 0.28, 0.04), "gold", 0.1)]
    return stood(
        [
            *stand,
            *placed([*stick, *clip], 0.0, -0.62, 1.0, -24),
            *flame_at(-0.52, -0.42, 0.34, -4),
            *flame_at(0.52, -0.82, 0.34, 4),
        ]
    )


@prop("headsmans-axe")
def headsmans_axe(_: random.Random) -> list[Shape]:
    """A great axe stuck in a block."""
    block = [
        *solid(box(-0.4, -0.4, 0.8, 0.4, 0.03), "wood", -0.05, side=0.07),
        Shape(oval(0, -0.4, 0.4, 0.09), "wood", 0.25),
        *marks([blade("-.2,-.42 .0,-.38 .2,-.42", 0.02)], "wood", -0.2),
    ]
    return stood([*block, *placed(great_axe(), 0.62, -1.24, 1.0, -146)], centre=True)


@prop("boots-of-lodger")
def boots_of_lodger(_: random.Random) -> list[Shape]:
    """A pair of soft boots that walk by themselves, no prints under the second."""
    boot = curve("-.14,-.8! .14,-.8! .12,-.4 .16,-.26 .44,-.16 .48,0! -.16,0! -.12,-.3")
    cuff = box(-0.17, -0.84, 0.34, 0.14, 0.03)
    one = [
        *solid(boot, "deep", 0.2, side=0.05),
        *solid(cuff, "wood", 0.2, side=0.03),
        *marks(
            [blade("-.1,-.5 .0,-.46 .12,-.5", 0.02), blade("-.1,-.4 .02,-.36 .14,-.38", 0.02)],
            "deep",
            -0.1,
        ),
    ]
    puffs = [
        Shape(oval(x, y, r, r * 0.7), "paper", 0.0, rim=False)
        for x, y, r in ((-0.8, -0.04, 0.09), (-0.96, -0.1, 0.06), (-0.66, -0.08, 0.06))
    ]
    return stood(
        [*puffs, *placed(one, -0.34, 0.0, 0.9), *placed(one, 0.3, -0.22, 0.96, -18)], centre=True
    )


@prop("crossbow-great")
def crossbow_great(_: random.Random) -> list[Shape]:
    """A siege crossbow on a stand, its bolt as long as a man."""
    stock = line("-.8,-.56 .7,-.56", 0.1)
    arms = limb(
        [(0.34, -1.06), (0.56, -0.8), (0.6, -0.56), (0.56, -0.32), (0.34, -0.06)],
        [0.04, 0.08, 0.1, 0.08, 0.04],
    )
    strings = [line("-.3,-.56 .34,-1.06", 0.014), line("-.3,-.56 .34,-.06", 0.014)]
    bolt = [
        Shape(line("-.3,-.63 .9,-.63", 0.035), "bone", 0.1),
        *solid(poly("1.1,-.63 .88,-.72 .92,-.63 .88,-.54"), "steel", 0.1, side=0.02),
        Shape(poly("-.3,-.63 -.42,-.72 -.24,-.65"), "blood", 0.1),
    ]
    legs = [
        Shape(line("-.1,-.5 -.4,.0", 0.06), "wood", -0.2),
        Shape(line("-.1,-.5 .2,.0", 0.06), "wood", -0.1),
    ]
    return stood(
        [
            *legs,
            *[Shape(s, "bone", 0.2) for s in strings],
            *solid(arms, "steel", -0.1, side=0.02),
            Shape(stock, "wood", 0.1),
            *bolt,
            Shape(without(oval(-0.6, -0.5, 0.14), oval(-0.6, -0.5, 0.09)), "wood", 0.2),
        ],
        centre=True,
    )


@prop("crown-lower")
def crown_lower(_: random.Random) -> list[Shape]:
    """A black crown with points like stalactites, turned down, one red stone."""
    band = curve("-.5,-.6! -.2,-.54 .2,-.54 .5,-.6! .52,-.4! .2,-.34 -.2,-.34 -.52,-.4!")
    up = [
        poly(f"{x - 0.09},-.54 {x},{-0.98 + 0.5 * abs(x) * 0.5} {x + 0.09},-.54")
        for x in (-0.4, -0.2, 0.0, 0.2, 0.4)
    ]
    down = [
        poly(f"{x - 0.07},-.4 {x},{-0.02 - 0.3 * abs(x)} {x + 0.07},-.4")
        for x in (-0.42, -0.24, 0.24, 0.42)
    ]
    found = [s for each in (*up, *down) for s in solid(each, "ink", 0.3, side=0.03)]
    return stood(
        [
            *found,
            *solid(band, "ink", 0.4, side=0.06),
            Shape(oval(0, -0.46, 0.09, 0.07), "blood", 0.3),
            *[Shape(oval(s * 0.3, -0.48, 0.04), "gold", 0.1) for s in (-1, 1)],
        ]
    )


@prop("whistle-warden")
def whistle_warden(_: random.Random) -> list[Shape]:
    """A brass whistle on a cord, and the sound of it."""
    drum = oval(-0.16, -0.34, 0.34)
    found = [
        *solid(box(-0.2, -0.68, 0.76, 0.24, 0.04), "gold", 0.05, side=0.05),
        *solid(drum, "gold", 0.0, side=0.08),
        Shape(oval(-0.16, -0.34, 0.17), "gold", -0.25),
        Shape(box(-0.06, -0.7, 0.16, 0.12), "ink", 0.1),
    ]
    cord = [Shape(line("-.46,-.5 -.8,-.7 -.6,-1.0 -.2,-.98", 0.03), "blood", 0.0)]
    waves = [
        blade(f"{x},{-0.72 - d} {x + 0.07},-.56 {x},{-0.4 + d}", 0.03)
        for x, d in ((0.66, 0.0), (0.8, 0.08), (0.94, 0.16))
    ]
    return stood([*cord, *found, *marks(waves, "glow", 0.1)], centre=True)


@prop("amulet-of-dice")
def amulet_of_dice(_: random.Random) -> list[Shape]:
    """An amulet on a chain with a die of gold in it that shows no one."""
    chain = [
        oval(x, y, 0.03, 0.04)
        for x, y in (
            (-0.44, -1.1),
            (-0.36, -1.0),
            (-0.28, -0.9),
            (-0.2, -0.82),
            (0.44, -1.1),
            (0.36, -1.0),
            (0.28, -0.9),
            (0.2, -0.82),
        )
    ]
    found = [
        Shape(
            without(
                c, oval(c.boundingRect().center().x(), c.boundingRect().center().y(), 0.014, 0.022)
            ),
            "gold",
            0.0,
        )
        for c in chain
    ]
    found += [
        *solid(oval(0, -0.4, 0.4), "gold", -0.1, side=0.06),
        Shape(oval(0, -0.4, 0.32), "deep", 0.1, rim=False),
    ]
    found += [
        Shape(poly("0,-.62 .2,-.52 .2,-.28 0,-.18 -.2,-.28 -.2,-.52"), "bone", 0.0),
        Shape(poly("0,-.62 .2,-.52 0,-.42 -.2,-.52"), "bone", 0.3, rim=False),
        Shape(poly("0,-.42 .2,-.52 .2,-.28 0,-.18"), "bone", -0.2, rim=False),
    ]
    pips = [oval(x, y, 0.022, 0.016) for x, y in ((-0.08, -0.52), (0.08, -0.52))] + [
        oval(x, y, 0.02)
        for x, y in (
            (-0.14, -0.42),
            (-0.06, -0.27),
            (-0.1, -0.345),
            (0.06, -0.36),
            (0.14, -0.4),
            (0.06, -0.27),
            (0.14, -0.31),
        )
    ]
    return stood([*found, *marks(pips, "ink", 0.1)])
