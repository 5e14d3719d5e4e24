"""Birds of the high passes: eagles great and small, their king, and what else has wings there."""

from __future__ import annotations

import random

from assets.drawings.props.beasts import eagle_head
from assets.drawings.props.frost_beasts import dyed
from assets.drawings.props.heads import Head, drawn
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
from assets.drawings.props.wings import FLYING, feathered, leathern
from assets.drawings.shapes import Shape, form_of, prop

GOLDEN = {"wood": ("wood", 0.02), "bone": ("gold", -0.12)}


def crag_at(x: float, wide: float, high: float) -> list[Shape]:
    """A pillar of rock with its top at (*x*, 0)."""
    half = wide / 2
    rock = poly(
        f"{x - half},0 {x + half * 0.8},{-high * 0.04} {x + half},{high * 0.2}"
        f" {x + half * 0.8},{high * 0.5} {x + half * 1.3},{high} {x - half * 1.2},{high}"
        f" {x - half * 0.8},{high * 0.6} {x - half * 1.1},{high * 0.3}"
    )
    face = poly(
        f"{x},0 {x + half * 0.8},{-high * 0.04} {x + half},{high * 0.2}"
        f" {x + half * 0.8},{high * 0.5} {x + half * 0.1},{high * 0.4}"
    )
    return [*solid(rock, "stone", -0.08, side=wide * 0.1), Shape(face, "stone", 0.08, rim=False)]


def nest_at(x: float, y: float, wide: float) -> list[Shape]:
    """A nest of sticks, its rim at *y*."""
    half = wide / 2
    bowl = curve(
        f"{x - half},{y} {x},{y + half * 0.12} {x + half},{y} {x + half * 0.8},{y + half * 0.5}"
        f" {x},{y + half * 0.62} {x - half * 0.8},{y + half * 0.5}"
    )
    found = [Shape(bowl, "wood", -0.3)]
    sticks = (
        (-1.1, 0.0, -0.1, 0.3),
        (-0.9, 0.3, 0.3, 0.1),
        (-0.3, 0.4, 0.9, 0.14),
        (0.1, 0.1, 1.12, -0.04),
        (-0.8, 0.14, 0.2, 0.46),
        (-0.2, 0.24, 0.8, 0.44),
        (-1.0, 0.08, 0.5, 0.04),
    )
    for i, (ax, ay, bx, by) in enumerate(sticks):
        stick = line(
            f"{x + ax * half},{y + ay * half} {x + bx * half},{y + by * half}", half * 0.075
        )
        found += [Shape(stick, "wood", -0.12 + 0.1 * (i % 3))]
    return found


def talons_with(thing: list[Shape]) -> list[Shape]:
    """A golden eagle on the wing that carries *thing*, whose top is at (0, 0)."""
    return stood([*placed(thing), *placed(dyed("eagle", GOLDEN), 0.0, 0.06)])


@prop("eagle-golden")
def golden_eagle(_: random.Random) -> list[Shape]:
    """A golden eagle on the wing with a hare in its claws."""
    hare = placed(form_of("hare"), 0.14, 0.38, 0.42, -30)
    return talons_with(hare)


@prop("eagle-perched")
def perched_eagle(_: random.Random) -> list[Shape]:
    """An eagle upright on a crag, its wings folded, looking right."""
    found = crag_at(0.0, 0.62, 0.66)
    fan = curve("-.16,-.1! -.36,.1 -.44,.34! -.3,.36 -.2,.34! -.1,.14 .0,.0!")
    found += solid(fan, "wood", -0.25, side=0.04)
    for x in (-0.02, 0.12):
        found += [Shape(limb([(x, -0.16), (x + 0.02, -0.04)], [0.14, 0.08]), "wood", -0.12)]
        found += marks(
            [
                tail(f"{x + 0.02},-.04 {x + d},.0 {x + d * 1.3},.05", 0.05)
                for d in (-0.06, 0.04, 0.13)
            ],
            "gold",
            -0.05,
        )
    body = curve(
        ".02,-1.0 .2,-.94 .28,-.74 .3,-.5 .22,-.24 .08,-.12 -.1,-.1 -.26,.02! -.3,-.2 -.28,-.56"
        " -.18,-.86"
    )
    found += solid(body, "wood", 0.0, side=0.06)
    flecks = [
        blade(f"{x - 0.05},{y} {x},{y + 0.05} {x + 0.05},{y}", 0.026)
        for x, y in ((0.1, -0.62), (0.2, -0.56), (0.08, -0.46), (0.18, -0.4), (0.1, -0.3))
    ]
    found += marks(flecks, "gold", -0.1)
    wing = curve("-.04,-.84 .06,-.7 .04,-.44 -.06,-.14 -.3,.24! -.36,.0 -.34,-.4 -.24,-.72")
    found += solid(wing, "wood", -0.14, side=0.05)
    quills = ("-.04,-.6 -.1,-.3 -.26,.04", "-.12,-.62 -.2,-.3 -.3,.0", "-.2,-.6 -.27,-.36 -.31,-.1")
    found += marks([blade(each, 0.034) for each in quills], "wood", -0.4)
    return stood([*found, *placed(eagle_head("gold", -0.15), 0.06, -1.02, 1.0)])


@prop("fledgling")
def fledgling(_: random.Random) -> list[Shape]:
    """A ragged young eagle in its nest that screams for food."""
    found: list[Shape] = []
    for flip in (False, True):
        stub = placed(feathered("paper", -0.1, "wood", FLYING), 0.0, 0.0, 0.46)
        found += placed(stub, -0.22 if flip else 0.22, -0.5, 1.0, flip=flip)
    body = mirrored("0,-.66 .2,-.6 .34,-.4 .36,-.16 .2,.04 0,.08")
    found += solid(body, "paper", 0.0, side=0.08)
    tufts = [
        blade(f"{x - 0.05},{y} {x},{y + 0.06} {x + 0.05},{y - 0.01}", 0.026)
        for x, y in ((-0.2, -0.34), (0.0, -0.4), (0.18, -0.32), (-0.1, -0.2), (0.12, -0.16))
    ]
    found += marks(tufts, "paper", -0.3)
    head = mirrored("0,-1.08 .16,-1.06 .28,-.92 .28,-.72 .16,-.6 0,-.58")
    fluff = [
        tail(f"{x},-1.04 {x * 1.3},-1.14 {x * 1.7},-1.2", 0.04) for x in (-0.16, -0.08, 0.0, 0.1)
    ]
    found += [Shape(each, "paper", 0.05) for each in fluff]
    found += solid(head, "paper", 0.08, side=0.06)
    gape = mirrored("0,-.98! .1,-.9 .13,-.78 .08,-.68 0,-.64!")
    throat = mirrored("0,-.92! .06,-.86 .08,-.78 .05,-.71 0,-.69!")
    found += [Shape(gape, "gold", 0.1), Shape(throat, "blood", 0.0, rim=False)]
    for s in (-1, 1):
        found += marks([oval(s * 0.18, -0.9, 0.05)], "glow", 0.1)
        found += marks([oval(s * 0.18, -0.9, 0.03)], "ink", 0.0)
        found += marks(
            [blade(f"{s * 0.1},-.97 {s * 0.18},-.98 {s * 0.25},-.94", 0.03)], "wood", -0.2
        )
    return stood([*found, *nest_at(0.0, -0.06, 1.16)])


@prop("lammergeier")
def lammergeier(_: random.Random) -> list[Shape]:
    """A bearded vulture, rust and black, with a long bone in its claws."""
    bone = [
        Shape(line("-.4,.12 .4,.02", 0.07), "bone", 0.15),
        *(Shape(oval(x, y, 0.06), "bone", 0.2) for x, y in ((-0.42, 0.08), (-0.4, 0.17))),
        *(Shape(oval(x, y, 0.06), "bone", 0.2) for x, y in ((0.41, -0.03), (0.43, 0.06))),
    ]
    bird = dyed("eagle", {"wood": ("ink", 0.22), "bone": ("fire", -0.15)})
    body = mirrored("0,-.58 .12,-.52 .14,-.38 .08,-.24 0,-.18")
    beard = [tail(f"{x},-.6 {x + 0.02},-.54 {x + 0.03},-.47", 0.03) for x in (0.05, 0.09)]
    return stood([*bone, *bird, Shape(body, "fire", -0.2, rim=False), *marks(beard, "ink", 0.0)])


def _crow(beak: str, legs: str) -> list[Shape]:
    """A raven with its *beak* and *legs* in those tones."""
    found = form_of("raven")
    found[-2] = found[-2]._replace(tone=beak, shade=0.1)
    for i in (0, 1):
        found[i] = found[i]._replace(tone=legs, shade=0.0)
    return found


@prop("choughs")
def choughs(_: random.Random) -> list[Shape]:
    """Three choughs, black with red beaks, round a few coins."""
    one = _crow("blood", "blood")
    coins = [oval(x, y, 0.07, 0.03) for x, y in ((-0.12, 0.0), (0.1, 0.04), (0.34, -0.01))]
    found = [*placed(one, -0.7, -0.1, 0.72), *placed(one, 0.8, -0.12, 0.68, 0, True)]
    found += placed(one, -0.06, -0.02, 0.92, 8)
    return stood([*found, *(Shape(each, "gold", 0.15) for each in coins)])


@prop("magpie")
def magpie(_: random.Random) -> list[Shape]:
    """A magpie with a ring in its beak."""
    found = _crow("ink", "ink")
    tail_ = curve("-.3,-.16 -.52,.06 -.84,.36! -.66,.3 -.4,.1 -.2,-.06")
    belly = curve(".3,-.5 .3,-.36 .2,-.22 .04,-.16 -.1,-.17 .02,-.3 .18,-.42")
    bar = curve("-.04,-.62 .1,-.58 .02,-.44 -.16,-.34! -.14,-.48")
    found = [Shape(tail_, "water", -0.25), *found]
    found += [Shape(belly, "paper", 0.2, rim=False), Shape(bar, "paper", 0.15, rim=False)]
    ring = oval(0.52, -0.64, 0.075)
    ring.addEllipse(ring.boundingRect().adjusted(0.03, 0.03, -0.03, -0.03))
    return stood(
        [*found, Shape(ring, "gold", 0.2), *marks([oval(0.52, -0.73, 0.03)], "blood", 0.2)]
    )


@prop("owl-sage")
def sage_owl(_: random.Random) -> list[Shape]:
    """An owl with spectacles and a scholar's cap on a heap of books."""
    found: list[Shape] = []
    for i, (x, wide, tone) in enumerate(((-0.02, 0.84, "blood"), (0.04, 0.7, "water"))):
        y = 0.16 - 0.15 * i
        found += solid(box(x - wide / 2, y - 0.14, wide, 0.14, 0.02), tone, -0.05, side=0.04)
        found += [Shape(box(x + wide / 2 - 0.05, y - 0.115, 0.05, 0.09), "paper", 0.1, rim=False)]
        found += marks(
            [line(f"{x - wide * 0.4},{y - 0.07} {x - wide * 0.2},{y - 0.07}", 0.02)], "gold", 0.1
        )
    found += placed(form_of("owl"), 0.0, -0.13, 0.96)
    rims = []
    for s in (-1, 1):
        rim = oval(s * 0.155, -0.83, 0.15)
        rim.addEllipse(rim.boundingRect().adjusted(0.026, 0.026, -0.026, -0.026))
        rims += [Shape(rim, "gold", 0.1)]
    cap = poly("-.34,-1.1 0,-1.22 .34,-1.1 0,-1.0")
    return stood(
        [
            *found,
            *rims,
            *marks([line("-.02,-.85 .02,-.85", 0.026)], "gold", 0.1),
            Shape(box(-0.17, -1.1, 0.34, 0.12), "ink", 0.1),
            Shape(cap, "ink", 0.2),
            *marks(
                [line(".1,-1.1 .34,-1.06 .36,-.92", 0.016), oval(0.36, -0.9, 0.03, 0.05)],
                "gold",
                0.1,
            ),
        ]
    )


@prop("roc")
def roc(_: random.Random) -> list[Shape]:
    """A bird so large that it carries an ox; firs stand far below."""
    fir = form_of("tree-fir")
    found: list[Shape] = []
    for x, size in ((-0.8, 0.2), (-0.62, 0.15), (0.66, 0.17), (0.82, 0.22), (0.48, 0.12)):
        found += placed(fir, x, 0.5, size)
    found += placed(form_of("bull"), 0.02, 0.36, 0.42)
    bird = dyed("eagle", {"wood": ("deep", 0.12), "bone": ("blood", 0.0)})
    return stood([*found, *placed(bird, 0.0, 0.06, 1.1)])


@prop("eagles-vanguard")
def vanguard(_: random.Random) -> list[Shape]:
    """Three eagles that come down in a wedge."""
    one, dark = dyed("eagle", GOLDEN), dyed("eagle", {"bone": ("bone", -0.1)})
    found = [*placed(dark, -0.72, -0.5, 0.66, 14), *placed(dark, 0.72, -0.5, 0.66, -14)]
    return stood([*found, *placed(one, 0.0, 0.0, 1.0)])


@prop("eagle-king")
def eagle_king(_: random.Random) -> list[Shape]:
    """A huge eagle with spread wings, crowned, on a nest in which crowns and bones lie."""
    found = [*crag_at(0.0, 0.9, 0.5), *nest_at(0.0, -0.02, 1.06)]
    crown = form_of("crown")
    found += placed(crown, -0.36, 0.03, 0.13, -24) + placed(crown, 0.4, 0.02, 0.12, 30)
    found += placed(form_of("skull"), 0.2, 0.04, 0.15)
    bird = dyed("eagle", {"wood": ("wood", -0.05), "bone": ("gold", 0.05)})
    found += placed(bird, 0.0, 0.0, 1.3)
    return stood([*found, *placed(crown, 0.04, -0.83, 0.2, 4)])


@prop("harpies")
def harpies(_: random.Random) -> list[Shape]:
    """Two women with the wings, the breast and the claws of birds."""
    found: list[Shape] = []
    for x, y, size, tone, hair, flip in (
        (0.5, -0.34, 0.74, "wood", "fire", True),
        (-0.24, 0.0, 1.0, "ink", "hair", False),
    ):
        bird = dyed("eagle", {"wood": (tone, 0.12 if tone == "ink" else 0.0)})[:-5]
        back, front = drawn(Head(hair="long", hair_tone=hair, skin_shade=0.05))
        one = [*placed(back, 0.0, -0.68, 0.26), *bird, *placed(front, 0.0, -0.68, 0.26)]
        found += placed(one, x, y, size, 0, flip)
    return stood(found)


@prop("eagle-called")
def called_eagle(_: random.Random) -> list[Shape]:
    """An eagle that comes down to a raised hand."""
    hand = form_of("hand-rising")
    return stood(
        [*placed(hand, -0.12, 0.9, 0.7), *placed(dyed("eagle", GOLDEN), 0.1, 0.22, 0.92, -8)]
    )


@prop("wing-shadow")
def wing_shadow(_: random.Random) -> list[Shape]:
    """The shadow of a huge bird on a snowfield, and small travellers who run from it."""
    slope = curve("-1.1,0! -.8,-.4 -.2,-.62 .5,-.56 1.1,-.3! 1.1,.06! -1.1,.06!")
    found = solid(slope, "paper", 0.15, side=0.1)
    outline = poly(
        "0,-.5 .06,-.38 .3,-.46 .56,-.38 .78,-.2 .56,-.26 .46,-.2 .34,-.24 .22,-.18 .1,-.2"
        " .06,-.1 .12,0 0,-.04 -.12,0 -.06,-.1 -.1,-.2 -.22,-.18 -.34,-.24 -.46,-.2 -.56,-.26"
        " -.78,-.2 -.56,-.38 -.3,-.46 -.06,-.38"
    )
    found += placed([Shape(outline, "deep", -0.1, rim=False)], 0.06, -0.08, 0.82, -6)
    walker = form_of("wild-messenger")
    other = form_of("pilgrim-walking")
    return stood(
        [*found, *placed(walker, -0.66, -0.06, 0.3, 0, True), *placed(other, 0.74, -0.04, 0.28)]
    )


@prop("hawk-eyes")
def hawk_eyes(_: random.Random) -> list[Shape]:
    """The eyes of a hawk over its beak, straight at us."""
    crown = mirrored("0,-1.0 .3,-.98 .54,-.8 .6,-.5 .5,-.2 .3,.06! .2,-.06 .12,.1! 0,.0!")
    found = solid(crown, "wood", -0.05, side=0.08)
    flecks = [
        blade(f"{s * x - 0.04},{y} {s * x},{y + 0.05} {s * x + 0.04},{y}", 0.022)
        for s in (-1, 1)
        for x, y in ((0.1, -0.88), (0.26, -0.84), (0.4, -0.74), (0.18, -0.74), (0.5, -0.36))
    ]
    found += marks(flecks, "wood", -0.35)
    for s in (-1, 1):
        ring = curve(
            f"{s * 0.08},-.56! {s * 0.26},-.7 {s * 0.46},-.6! {s * 0.4},-.4 {s * 0.22},-.38"
        )
        found += [Shape(ring, "bone", 0.1, rim=False)]
        found += marks([oval(s * 0.27, -0.53, 0.125)], "gold", 0.25)
        found += marks([oval(s * 0.27, -0.53, 0.068)], "ink", 0.0)
        found += marks([oval(s * 0.27 - 0.03, -0.57, 0.024)], "paper", 0.4)
        brow = curve(
            f"{s * 0.05},-.52! {s * 0.24},-.68 {s * 0.52},-.7! {s * 0.3},-.78 {s * 0.06},-.66!"
        )
        found += [Shape(brow, "wood", -0.3)]
    beak = mirrored("0,-.56 .1,-.5 .13,-.32 .07,-.16 0,-.02!")
    found += [*solid(beak, "ink", 0.25, side=0.04)]
    return stood([*found, *marks([oval(s * 0.05, -0.4, 0.02) for s in (-1, 1)], "ink", -0.1)])


@prop("dreadwing")
def dreadwing(_: random.Random) -> list[Shape]:
    """A black steed with the wings of a bat and burning eyes."""
    black = dict.fromkeys(("wood", "bone", "paper", "hair", "stone", "figure"), ("ink", 0.12))
    horse = dyed("white-horse", black)
    far = placed(leathern("deep", -0.1), -0.1, -0.62, 0.86, -14)
    near = placed(leathern("deep", 0.12), -0.16, -0.6, 0.96, -56)
    return stood([*far, *horse, *near])


@prop("eagle-feather")
def eagle_feather(_: random.Random) -> list[Shape]:
    """One long feather, white with a dark tip."""
    vane = curve("-.02,-.16 -.16,-.4 -.2,-.74 -.06,-1.06! .1,-.84 .16,-.56 .1,-.3")
    tip = curve("-.19,-.66 -.18,-.84 -.06,-1.06! .08,-.86 .14,-.66 .0,-.72")
    found = [*solid(vane, "paper", 0.1, side=0.05), Shape(tip, "wood", -0.35, rim=False)]
    nicks = (
        "-.01,-.4 -.1,-.46 -.18,-.48",
        ".02,-.5 .08,-.54 .14,-.54",
        "-.03,-.6 -.12,-.66 -.19,-.66",
    )
    found += marks([blade(each, 0.022) for each in nicks], "paper", -0.4)
    quill = line("-.04,-.94 .0,-.5 .02,.0", 0.022)
    return placed(stood([*found, Shape(quill, "bone", -0.15)]), -0.16, 0.0, 1.0, 14)


@prop("eagle-egg")
def eagle_egg(_: random.Random) -> list[Shape]:
    """A large speckled egg in a nest."""
    shell = mirrored("0,-.78 .16,-.74 .3,-.52 .34,-.24 .24,.02 0,.1")
    found = solid(shell, "bone", 0.15, side=0.08)
    specks = (
        (-0.12, -0.6, 0.03),
        (0.1, -0.5, 0.04),
        (-0.02, -0.36, 0.03),
        (0.2, -0.28, 0.03),
        (-0.2, -0.3, 0.04),
        (0.04, -0.68, 0.02),
        (0.16, -0.12, 0.03),
    )
    found += marks([oval(x, y, r, r * 0.8) for x, y, r in specks], "wood", -0.1)
    return stood([*found, *nest_at(0.0, -0.12, 1.1)])


@prop("talon")
def talon(_: random.Random) -> list[Shape]:
    """An eagle's claw set as a blade into a hilt bound with gold."""
    claw = curve("-.07,-.3! -.12,-.6 -.04,-.9 .2,-1.14 .5,-1.2! .3,-1.06 .2,-.86 .16,-.6 .09,-.3!")
    found = [*solid(claw, "ink", 0.25, side=0.05)]
    found += marks([blade(".0,-.4 .02,-.7 .26,-1.08", 0.03)], "paper", 0.0)
    scales = limb([(0.0, -0.2), (0.01, -0.34)], [0.26, 0.22])
    found += [Shape(scales, "gold", -0.05)]
    found += marks(
        [blade(f"-.12,{y} 0,{y + 0.03} .12,{y}", 0.02) for y in (-0.22, -0.29, -0.36)],
        "gold",
        -0.35,
    )
    grip = limb([(0.0, -0.16), (-0.02, 0.2)], [0.13, 0.11])
    found += [*solid(grip, "wood", -0.2, side=0.03), Shape(oval(-0.02, 0.24, 0.09), "gold", 0.1)]
    found += marks(
        [line(f"-.06,{y} .05,{y - 0.04}", 0.02) for y in (-0.06, 0.02, 0.1)], "gold", 0.0
    )
    return stood(found)
