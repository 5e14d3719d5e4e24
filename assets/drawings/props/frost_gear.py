"""What is worn, carried and sworn on in the north."""

from __future__ import annotations

import random

from assets.drawings.props.frost import ICE
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
    within,
    without,
)
from assets.drawings.shapes import Shape, form_of, prop


@prop("sledge")
def sledge(_: random.Random) -> list[Shape]:
    """A long sledge with curled runners, loaded with sacks under a rope."""
    found: list[Shape] = []
    far = limb([(-0.86, -0.1), (0.5, -0.1), (0.78, -0.18), (0.86, -0.4)], [0.05, 0.05, 0.05, 0.035])
    near = limb(
        [(-0.92, 0.0), (0.5, 0.0), (0.84, -0.1), (0.94, -0.36), (0.8, -0.5), (0.68, -0.4)],
        [0.055, 0.06, 0.055, 0.05, 0.04, 0.02],
    )
    found += [Shape(far, "wood", -0.3)]
    found += [Shape(line(f"{x},-.02 {x},-.24", 0.045), "wood", -0.2) for x in (-0.7, -0.2, 0.3)]
    found += solid(box(-0.9, -0.3, 1.5, 0.08, 0.02), "wood", 0.0, side=0.03)
    loads = ((-0.6, 0.28, 0.34, "cloth"), (-0.14, 0.3, 0.42, "bone"), (0.26, 0.24, 0.3, "blood"))
    for x, wide, high, tone in loads:
        sack = curve(
            f"{x - wide},-.28! {x - wide * 0.96},{-0.28 - high * 0.7}"
            f" {x - wide * 0.3},{-0.28 - high}"
            f" {x + wide * 0.4},{-0.28 - high * 0.96} {x + wide},{-0.28 - high * 0.5}"
            f" {x + wide * 0.98},-.28!"
        )
        found += solid(sack, tone, -0.05, side=0.05)
    ropes = ["-.84,-.3 -.5,-.62 -.2,-.3", "-.4,-.3 -.1,-.72 .2,-.3", ".0,-.3 .3,-.6 .52,-.3"]
    found += marks([line(each, 0.02) for each in ropes], "ink", 0.2)
    return stood([*found, *solid(near, "wood", 0.1, side=0.015)])


@prop("snowshoes")
def snowshoes(_: random.Random) -> list[Shape]:
    """A pair of snowshoes: bent wood laced with gut."""
    shoe: list[Shape] = []
    outer = mirrored("0,-1 .16,-.96 .24,-.76 .22,-.5 .1,-.2 .03,.06! 0,.06!")
    inner = mirrored("0,-.94 .12,-.9 .185,-.74 .17,-.52 .07,-.24 0,-.1!")
    for i in range(7):
        y = -0.86 + i * 0.1
        shoe += marks(
            [
                within(line(f"-.24,{y} .24,{y + 0.13}", 0.014), inner),
                within(line(f"-.24,{y + 0.13} .24,{y}", 0.014), inner),
            ],
            "bone",
            0.1,
        )
    shoe += solid(without(outer, inner), "wood", 0.05, side=0.012)
    shoe += [
        Shape(line("-.2,-.7 .2,-.7", 0.04), "wood", -0.1),
        Shape(line("-.15,-.42 .15,-.42", 0.04), "wood", -0.1),
    ]
    strap = curve("-.12,-.6! 0,-.66 .12,-.6! .1,-.52! 0,-.58 -.1,-.52!")
    shoe += [Shape(strap, "blood", 0.0)]
    found = [*placed(shoe, -0.16, 0.0, 1.0, -12), *placed(shoe, 0.22, 0.0, 1.0, 10)]
    return stood(found, centre=True)


@prop("winged-boots")
def winged_boots(_: random.Random) -> list[Shape]:
    """Two boots of soft leather with white wings at their heels."""
    boot: list[Shape] = []
    wing = [
        tail(
            f"-.12,-.5 {-0.34 - 0.05 * i},{-0.58 - 0.1 * i} {-0.62 - 0.02 * i},{-0.6 - 0.16 * i}",
            0.15,
        )
        for i in range(4)
    ]
    boot += [Shape(each, "paper", 0.1 + 0.05 * i) for i, each in enumerate(wing)]
    leg = curve(
        "-.16,-.9! .0,-.86 .16,-.9! .14,-.5 .2,-.3 .44,-.2 .52,-.08 .5,0! -.16,0! -.18,-.3 -.13,-.5"
    )
    cuff = curve("-.2,-.94! 0,-.9 .2,-.94! .18,-.76! 0,-.72 -.18,-.76!")
    boot += [
        *solid(leg, "wood", 0.1, side=0.06),
        Shape(box(-0.17, -0.05, 0.69, 0.06, 0.02), "ink", 0.15),
    ]
    boot += [*solid(cuff, "blood", 0.0, side=0.04)]
    boot += marks([line("-.13,-.44 .14,-.4", 0.025), line("-.15,-.34 .18,-.3", 0.025)], "gold", 0.1)
    boot += marks([oval(0.16, -0.42, 0.03)], "gold", 0.2)
    found = [*placed(boot, -0.2, -0.16, 0.92, -8), *placed(boot, 0.26, 0.0, 1.0, 4)]
    return stood(found, centre=True)


@prop("bearskin")
def bearskin(_: random.Random) -> list[Shape]:
    """The white hide of a bear, spread out, with its head and its claws."""
    hide = mirrored(
        "0,-.78! .16,-.8 .5,-.92 .64,-.82 .5,-.66 .36,-.56 .34,-.36 .42,-.2 .62,-.12 .6,0 .4,.02"
        " .24,-.08 .1,.02 0,.06!"
    )
    found = solid(hide, "paper", 0.1, side=0.06)
    hairs = [
        f"{s * x},{y} {s * (x + 0.02)},{y + 0.07} {s * (x - 0.02)},{y + 0.13}"
        for s in (-1, 1)
        for x, y in ((0.1, -0.62), (0.22, -0.5), (0.12, -0.38), (0.26, -0.26), (0.1, -0.14))
    ]
    found += marks([blade(each, 0.022) for each in hairs], "paper", -0.22)
    found += marks(
        [
            tail(f"{s * x},{y} {s * (x + dx)},{y + dy}", 0.035)
            for s in (-1, 1)
            for x, y, dx, dy in (
                (0.6, -0.86, 0.08, -0.02),
                (0.62, -0.8, 0.08, 0.03),
                (0.56, -0.9, 0.05, -0.06),
                (0.6, -0.06, 0.08, 0.03),
                (0.58, 0.0, 0.06, 0.06),
                (0.62, -0.12, 0.08, -0.01),
            )
        ],
        "ink",
        0.15,
    )
    head = mirrored("0,-1.1 .12,-1.08 .2,-.96 .19,-.82 .12,-.72 .07,-.62 0,-.6")
    found += [Shape(oval(s * 0.17, -1.06, 0.065), "paper", -0.05) for s in (-1, 1)]
    found += solid(head, "paper", 0.2, side=0.05)
    found += marks([oval(s * 0.075, -0.88, 0.022) for s in (-1, 1)], "ink", 0.0)
    return stood([*found, *marks([oval(0, -0.67, 0.05, 0.035)], "ink", 0.1)])


@prop("oath-ring")
def oath_ring(_: random.Random) -> list[Shape]:
    """A twisted arm ring of gold, open, with the heads of beasts at its ends."""
    ring = without(oval(0, -0.5, 0.48), oval(0, -0.5, 0.34))
    gap = poly("-.12,.1 -.1,-.2 .1,-.2 .12,.1")
    found = solid(without(ring, gap), "gold", 0.05, side=0.06)
    twists: list[Shape] = []
    for turn in range(40, 330, 20):
        twists += placed(
            marks([blade("-.04,-.5 .0,-.41 .05,-.33", 0.03)], "gold", -0.3),
            0,
            -0.5,
            1.0,
            turn + 180,
        )
    found += twists
    head = curve(".0,-.06 .06,-.1 .13,-.05 .22,.0 .2,.06 .1,.09 .01,.06")
    for flip in (False, True):
        beast = [
            *solid(head, "gold", 0.15, side=0.02),
            *marks([oval(0.11, 0.0, 0.018)], "blood", 0.1),
        ]
        found += placed(beast, 0.26 if flip else -0.26, -0.12, 1.0, -26 if flip else 26, flip)
    return stood(found)


@prop("compass-needle")
def compass_needle(_: random.Random) -> list[Shape]:
    """A needle that swings over a round bowl marked with four points."""
    found = [
        *solid(oval(0, -0.5, 0.5), "wood", 0.0, side=0.05),
        Shape(oval(0, -0.5, 0.43), "bone", 0.15),
    ]
    for turn in range(0, 360, 30):
        long = 0.1 if turn % 90 == 0 else 0.05
        tick = marks([line(f"0,-.41 0,{-0.41 + long}", 0.02)], "ink", 0.2)
        found += placed(tick, 0, -0.5, 1.0, turn)
    needle = [
        Shape(poly("0,-.36 .07,0 -.07,0"), "blood", 0.0),
        Shape(poly("0,.36 .07,0 -.07,0"), "steel", 0.0),
    ]
    found += [*placed(needle, 0, -0.5, 1.0, 24), Shape(oval(0, -0.5, 0.05), "gold", 0.1)]
    north = form_of("star-small")
    return stood([*found, *placed(north, 0.0, -0.96, 0.26)])


@prop("giants-tooth")
def giants_tooth(_: random.Random) -> list[Shape]:
    """A molar as large as a stool, cracked, with its roots on."""
    tooth = curve(
        "-.4,-.96 -.2,-1.0 0,-.93 .2,-1.0 .4,-.96 .46,-.74"
        " .38,-.5 .34,-.2 .24,0 .14,-.12 .08,-.34 0,-.4"
        " -.08,-.34 -.14,-.1 -.26,.02 -.34,-.2 -.4,-.5 -.46,-.74"
    )
    found = solid(tooth, "bone", 0.2, side=0.08)
    found += marks(
        [blade("-.1,-.94 -.02,-.74 -.1,-.56", 0.03), blade("-.06,-.7 .06,-.64 .1,-.54", 0.022)],
        "ink",
        0.3,
    )
    return stood([*found, *marks([blade("-.34,-.62 0,-.5 .34,-.62", 0.03)], "bone", -0.25)])


@prop("wolf-cloak")
def wolf_cloak(_: random.Random) -> list[Shape]:
    """A cloak of grey fur on a stand, a wolf's head for its hood."""
    cloak = mirrored(
        "0,-.76! .16,-.74 .34,-.62 .42,-.3 .48,-.04! .38,-.1! .3,-.01! .2,-.09! .1,0! 0,-.08!"
    )
    found = [Shape(line("0,-.2 0,.06", 0.05), "wood", -0.2), *solid(cloak, "stone", 0.0, side=0.08)]
    found += [Shape(mirrored("0,-.66! .05,-.6 .09,-.1! 0,-.12!"), "deep", 0.05, rim=False)]
    tufts = [
        f"{s * x},{y} {s * (x + 0.03)},{y + 0.08} {s * (x + 0.01)},{y + 0.15}"
        for s in (-1, 1)
        for x, y in ((0.16, -0.6), (0.26, -0.5), (0.2, -0.36), (0.33, -0.3), (0.26, -0.2))
    ]
    found += marks([blade(each, 0.025) for each in tufts], "stone", -0.25)
    ruff = mirrored("0,-.84! .14,-.86 .3,-.74 .26,-.64! .18,-.68 .12,-.6! 0,-.62!")
    found += [Shape(ruff, "stone", 0.2)]
    for s in (-1, 1):
        ear = poly(f"{s * 0.06},-1.04 {s * 0.2},-1.22 {s * 0.22},-.98")
        found += [Shape(ear, "stone", -0.1)]
    head = mirrored("0,-1.1 .12,-1.08 .2,-.98 .2,-.88 .12,-.78 .07,-.66 0,-.64!")
    found += solid(head, "stone", 0.08, side=0.05)
    found += marks(
        [
            curve(f"{s * 0.05},-.94! {s * 0.11},-.98 {s * 0.15},-.93! {s * 0.1},-.91")
            for s in (-1, 1)
        ],
        "gold",
        0.2,
    )
    found += marks([oval(0, -0.69, 0.045, 0.035)], "ink", 0.05)
    clasp = without(oval(0, -0.57, 0.07), oval(0, -0.57, 0.04))
    return stood([*found, Shape(clasp, "gold", 0.1)])


@prop("clasped-hands")
def clasped_hands(_: random.Random) -> list[Shape]:
    """Two forearms that clasp each other, with drops of blood below."""
    found: list[Shape] = []
    left = limb([(-0.92, -0.34), (-0.4, -0.52), (-0.04, -0.58)], [0.34, 0.27, 0.2])
    right = limb([(0.92, -0.34), (0.4, -0.52), (0.06, -0.58)], [0.34, 0.27, 0.2])
    found += [*solid(left, "cloth", 0.0, side=0.05), *solid(right, "blood", 0.0, side=0.05)]
    for s, tone in ((-1, "skin"), (1, "skin")):
        wrist = limb([(s * 0.36, -0.53), (s * 0.06, -0.58), (s * -0.16, -0.6)], [0.21, 0.2, 0.17])
        found += [Shape(wrist, tone, -0.04 if s < 0 else 0.06)]
        cuff = [(s * 0.42, -0.52), (s * 0.34, -0.53)]
        found += [Shape(limb(cuff, [0.3, 0.3], cap=False), "gold" if s > 0 else "bone", 0.0)]
    fingers = [
        limb(
            [(-0.16, -0.68 + i * 0.055), (0.0, -0.68 + i * 0.06), (0.12, -0.66 + i * 0.055)],
            [0.06, 0.062, 0.05],
        )
        for i in range(4)
    ]
    found += [Shape(each, "skin", -0.04) for each in fingers]
    found += [
        Shape(limb([(0.12, -0.72), (-0.02, -0.74), (-0.14, -0.7)], [0.07, 0.07, 0.05]), "skin", 0.1)
    ]
    for x, y, r in ((-0.02, -0.3, 0.045), (0.05, -0.14, 0.036), (-0.04, -0.03, 0.03)):
        found += [
            Shape(curve(f"{x},{y - r * 2.2}! {x + r},{y} {x},{y + r} {x - r},{y}"), "blood", 0.1)
        ]
    return stood(found)


@prop("linked-rings")
def linked_rings(_: random.Random) -> list[Shape]:
    """Two plain rings, of gold and silver, linked."""
    gold, silver = (
        without(oval(x, y, 0.36), oval(x, y, 0.27)) for x, y in ((-0.18, -0.58), (0.18, -0.4))
    )
    found = [*solid(gold, "gold", 0.1, side=0.04), *solid(silver, "steel", 0.1, side=0.04)]
    found += marks([within(gold, box(-0.02, -0.52, 0.3, 0.28))], "gold", 0.1)
    return stood(
        [*found, Shape(poly("-.25,-1.0 -.11,-1.0 -.07,-.92 -.18,-.82 -.29,-.92"), ICE, 0.4)]
    )
