"""What the menagerie of a city sells."""

from __future__ import annotations

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
    stood,
    tail,
    without,
)
from assets.drawings.shapes import Shape, form_of, prop


def _collar(x: float, y: float, wide: float) -> list[Shape]:
    """A red collar with a bell."""
    band = limb([(x - wide, y - 0.02), (x, y + 0.03), (x + wide, y - 0.02)], [0.05] * 3)
    return [Shape(band, "blood", 0.05), Shape(oval(x, y + 0.06, 0.04), "gold", 0.2)]


@prop("pet-foxling")
def foxling(_: random.Random) -> list[Shape]:
    """A small fox-eared thing with great round eyes that see round corners."""
    fur = "fire"
    brush = limb(
        [(-0.2, -0.12), (-0.56, -0.12), (-0.7, -0.42), (-0.56, -0.62)], [0.16, 0.24, 0.26, 0.06]
    )
    body = mirrored("0,-.56 .18,-.52 .28,-.3 .26,-.06 0,0")
    ears = [
        curve(f"{s * 0.1},-.86! {s * 0.3},-1.1 {s * 0.42},-1.3! {s * 0.44},-1.0 {s * 0.3},-.74")
        for s in (-1, 1)
    ]
    inner = [
        curve(f"{s * 0.18},-.9! {s * 0.3},-1.06 {s * 0.38},-1.18! {s * 0.38},-.96 {s * 0.28},-.82")
        for s in (-1, 1)
    ]
    head = mirrored("0,-.98 .22,-.92 .34,-.74 .24,-.56 .08,-.48 0,-.46")
    return stood(
        [
            Shape(brush, fur, -0.1),
            Shape(oval(-0.57, -0.58, 0.09, 0.11), "paper", 0.1),
            *solid(body, fur, 0.0, side=0.05),
            Shape(mirrored("0,-.5 .1,-.44 .14,-.2 0,-.06"), "paper", 0.1, rim=False),
            *[Shape(each, fur, -0.08) for each in ears],
            *[Shape(each, "rose", 0.0, rim=False) for each in inner],
            *solid(head, fur, 0.08, side=0.05),
            *[Shape(oval(s * 0.13, -0.74, 0.1), "glow", 0.1, rim=False) for s in (-1, 1)],
            *marks([oval(s * 0.12, -0.73, 0.055) for s in (-1, 1)], "ink", 0.0),
            *marks([oval(s * 0.12 + 0.02, -0.76, 0.018) for s in (-1, 1)], "paper", 0.4),
            *marks([oval(0, -0.55, 0.035, 0.025)], "ink", 0.0),
            *_collar(0, -0.44, 0.16),
            *[Shape(oval(s * 0.12, -0.02, 0.1, 0.04), fur, -0.15) for s in (-1, 1)],
        ]
    )


@prop("pet-hopper")
def hopper(_: random.Random) -> list[Shape]:
    """A hare in the air over a doorstep, a collar on it."""
    steps = [
        *solid(box(-0.6, -0.14, 1.2, 0.16, 0.01), "stone", 0.0, side=0.04),
        *solid(box(-0.4, -0.28, 0.8, 0.15, 0.01), "stone", 0.1, side=0.04),
    ]
    hare = placed(form_of("hare"), 0.0, -0.42, 0.72, -14)
    arc = [blade(f"{x},-.32 {x + 0.06},-.42 {x + 0.16},-.48", 0.02) for x in (-0.6, -0.5)]
    return stood([*steps, *marks(arc, "paper", 0.2), *hare])


@prop("pet-skunk")
def skunk(_: random.Random) -> list[Shape]:
    """A skunk that lifts its tail; the air behind it is green."""
    puffs = [
        oval(x, y, r)
        for x, y, r in (
            (-0.86, -0.5, 0.18),
            (-0.98, -0.74, 0.14),
            (-0.74, -0.84, 0.12),
            (-1.08, -0.54, 0.1),
        )
    ]
    brush = limb(
        [(-0.36, -0.3), (-0.62, -0.5), (-0.52, -0.86), (-0.2, -0.98)], [0.16, 0.3, 0.34, 0.12]
    )
    stripe = limb(
        [(-0.4, -0.34), (-0.58, -0.54), (-0.48, -0.8), (-0.26, -0.92)], [0.04, 0.11, 0.13, 0.05]
    )
    body = curve("-.5,-.3 -.36,-.46 0,-.46 .3,-.42 .5,-.3 .72,-.2 .66,-.1 .4,-.08 -.4,-.08")
    back = blade("-.44,-.38 -.1,-.47 .26,-.42 .6,-.24", 0.09)
    legs = [limb([(x, -0.16), (x + 0.02, -0.02)], [0.12, 0.09]) for x in (-0.34, -0.18, 0.22, 0.38)]
    return stood(
        [
            *[Shape(each, "leaf", 0.35, rim=False) for each in puffs],
            *[Shape(leg, "ink", 0.1) for leg in legs],
            Shape(brush, "ink", 0.12),
            *marks([stripe], "paper", 0.1),
            *solid(body, "ink", 0.14, side=0.04),
            *marks([back], "paper", 0.1),
            Shape(oval(0.42, -0.4, 0.06), "ink", 0.14),
            *marks([oval(0.56, -0.25, 0.024)], "glow", 0.1),
            *marks([oval(0.7, -0.17, 0.03)], "rose", -0.1),
            *placed(_collar(0, 0, 0.09), 0.34, -0.22, 1.0),
        ]
    )


@prop("pet-stomper")
def stomper(_: random.Random) -> list[Shape]:
    """A very small elephant with one foot up over a torn card."""
    grey = "stone"
    legs = [limb([(x, -0.4), (x, -0.04)], [0.24, 0.2]) for x in (-0.36, 0.14)]
    up = limb([(0.3, -0.4), (0.5, -0.36), (0.54, -0.2)], [0.22, 0.2, 0.18])
    body = curve("-.56,-.4 -.46,-.74 0,-.82 .34,-.74 .44,-.46 .3,-.26 -.4,-.26")
    head = curve(".24,-.7 .36,-.96 .62,-.98 .78,-.8 .76,-.62 .6,-.52 .36,-.5")
    trunk = limb(
        [(0.72, -0.66), (0.9, -0.5), (0.88, -0.72), (0.98, -0.86)], [0.16, 0.12, 0.1, 0.07]
    )
    ear = curve(".4,-.92! .2,-.96 .12,-.7 .28,-.52 .44,-.6!")
    card = [
        Shape(poly(".36,.0 .7,-.04 .74,.02 .4,.06"), "paper", 0.15),
        *marks([line(".5,-.02 .56,.02 .54,.04", 0.014)], "ink", 0.1),
    ]
    thread = tail("-.54,-.5 -.7,-.4 -.68,-.24", 0.06)
    return stood(
        [
            Shape(thread, grey, -0.1),
            *[Shape(leg, grey, -0.12) for leg in legs],
            *solid(body, grey, 0.05, side=0.06),
            Shape(up, grey, 0.0),
            *solid(head, grey, 0.1, side=0.05),
            Shape(trunk, grey, 0.05),
            *solid(ear, "rose", -0.15, side=0.04),
            Shape(curve(".64,-.6! .7,-.5 .82,-.48! .7,-.58"), "bone", 0.2),
            *marks([oval(0.6, -0.8, 0.03)], "ink", 0.0),
            *card,
        ]
    )


@prop("pet-retriever")
def retriever(_: random.Random) -> list[Shape]:
    """A dog that brings back a boot that nobody threw."""
    boot = curve("-.1,-.3! .08,-.3! .08,-.1 .24,-.06 .26,.02! -.1,.02!")
    return stood(
        [*form_of("hound"), *placed(solid(boot, "blood", -0.15, side=0.03), 0.6, -0.62, 0.8, 40)]
    )


@prop("pet-toad")
def toad(_: random.Random) -> list[Shape]:
    """A warty toad in a small ruff, on a cushion."""
    cushion = [
        *solid(
            curve("-.7,-.1 -.6,-.24 0,-.28 .6,-.24 .7,-.1 .6,.04 0,.08 -.6,.04"),
            "blood",
            -0.05,
            side=0.06,
        ),
        *[Shape(oval(s * 0.7, -0.08, 0.06), "gold", 0.1) for s in (-1, 1)],
    ]
    frog = placed(form_of("frog"), 0, -0.16, 0.76)
    warts = [
        oval(x, y, r)
        for x, y, r in (
            (-0.16, -0.5, 0.035),
            (0.04, -0.42, 0.03),
            (-0.24, -0.36, 0.03),
            (0.14, -0.56, 0.025),
        )
    ]
    return stood([*cushion, *frog, *marks(warts, "leaf", -0.3)])


@prop("pet-cat")
def house_cat(_: random.Random) -> list[Shape]:
    """A cat with very long whiskers, a collar and a paw on a card."""
    cat = form_of("cat")
    card = [
        Shape(poly(".3,.02 .62,-.02 .66,.08 .34,.12"), "paper", 0.2),
        *marks([oval(0.48, 0.05, 0.05, 0.025)], "blood", 0.0),
    ]
    return stood([*cat, *card])


@prop("pet-parrot")
def parrot_on_a_ring(_: random.Random) -> list[Shape]:
    """A parrot in a brass ring on a stand."""
    ring = without(oval(0, -0.66, 0.42), oval(0, -0.66, 0.37))
    stand = [
        Shape(line("0,-.26 0,.0", 0.03), "metal", -0.1),
        Shape(oval(0, 0, 0.22, 0.05), "metal", 0.0),
    ]
    return stood([Shape(ring, "metal", 0.05), *stand, *placed(form_of("parrot"), 0.0, -0.3, 0.6)])


@prop("pet-magpie")
def magpie(_: random.Random) -> list[Shape]:
    """A magpie with a ring in its beak, on a jewel box."""
    case = placed(form_of("chest"), 0, 0, 0.5)
    bird = placed(form_of("raven"), 0.0, -0.42, 0.6)
    belly = curve("-.06,-.66! .08,-.74 .16,-.62 .06,-.5 -.08,-.54")
    ring = without(oval(0.4, -0.84, 0.07), oval(0.4, -0.84, 0.045))
    return stood([*case, *bird, *marks([belly], "paper", 0.1), Shape(ring, "gold", 0.2)])


@prop("pet-bull-pup")
def bull_pup(_: random.Random) -> list[Shape]:
    """A square little dog with a spiked collar and an underbite."""
    tone = "bone"
    legs = [limb([(x, -0.36), (x * 1.15, -0.04)], [0.2, 0.15]) for x in (-0.3, 0.3)]
    body = mirrored("0,-.7 .34,-.62 .42,-.4 .3,-.2 0,-.18")
    head = mirrored("0,-1.02 .24,-1.0 .34,-.84 .36,-.66 .24,-.54 0,-.5")
    ears = [
        curve(f"{s * 0.2},-.98! {s * 0.4},-1.06 {s * 0.42},-.9! {s * 0.32},-.86") for s in (-1, 1)
    ]
    jowl = mirrored("0,-.74 .14,-.74 .22,-.64 .14,-.54 0,-.6")
    spikes = [
        poly(f"{x - 0.04},-.46 {x + 0.04},-.46 {x},-.36") for x in (-0.24, -0.12, 0.0, 0.12, 0.24)
    ]
    return stood(
        [
            *[Shape(leg, tone, -0.15) for leg in legs],
            *solid(body, tone, -0.05, side=0.06),
            Shape(limb([(-0.3, -0.5), (0, -0.44), (0.3, -0.5)], [0.1] * 3), "blood", -0.1),
            *[Shape(each, "steel", 0.2) for each in spikes],
            *[Shape(each, "wood", 0.0) for each in ears],
            *solid(head, tone, 0.1, side=0.05),
            Shape(oval(0.16, -0.82, 0.13, 0.14), "wood", 0.0, rim=False),
            *solid(jowl, tone, 0.0, side=0.03),
            *marks([oval(s * 0.15, -0.82, 0.035) for s in (-1, 1)], "ink", 0.0),
            *marks([oval(0, -0.73, 0.06, 0.04)], "ink", 0.1),
            *marks(
                [poly(f"{x},-.58 {x + 0.04},-.58 {x + 0.02},-.66") for x in (-0.1, 0.06)],
                "paper",
                0.3,
            ),
        ]
    )


@prop("pet-cricket")
def cricket(_: random.Random) -> list[Shape]:
    """A green cricket in a small gilt cage that hangs."""
    bars = [
        limb([(x * 0.3, -0.94), (x, -0.6), (x, -0.12)], [0.018] * 3)
        for x in (-0.32, -0.16, 0.0, 0.16, 0.32)
    ]
    rings = [limb([(-0.34, y), (0, y + 0.04), (0.34, y)], [0.03] * 3) for y in (-0.6, -0.12)]
    body = limb([(-0.2, -0.26), (0.0, -0.3), (0.18, -0.34)], [0.08, 0.12, 0.13])
    legs = [
        line("-.06,-.3 -.16,-.5 -.22,-.2", 0.02),
        line(".08,-.28 .12,-.18", 0.02),
        line(".14,-.28 .2,-.18", 0.02),
    ]
    feelers = [line(".2,-.38 .26,-.54 .2,-.66", 0.01), line(".22,-.38 .32,-.5 .32,-.62", 0.01)]
    return stood(
        [
            Shape(oval(0, -0.1, 0.36, 0.08), "gold", -0.2),
            *[Shape(each, "leaf", 0.05) for each in (*legs, *feelers)],
            *solid(body, "leaf", 0.15, side=0.03),
            *marks([oval(0.2, -0.36, 0.018)], "ink", 0.0),
            *[Shape(each, "gold", 0.1) for each in bars],
            *[Shape(each, "gold", -0.05) for each in rings],
            Shape(without(oval(0, -1.0, 0.07), oval(0, -1.0, 0.045)), "gold", 0.1),
        ]
    )


@prop("pet-old-tom")
def old_tom(_: random.Random) -> list[Shape]:
    """A scarred ginger cat on a barrel, one ear gone, one eye shut."""
    cat = [
        each._replace(tone="fire", shade=each.shade - 0.2)
        if each.tone not in ("glow", "gold", "bone")
        else each
        for each in form_of("cat")
    ]
    stripes = [blade(f"{x},-.5 {x + 0.06},-.4 {x + 0.02},-.3", 0.03) for x in (-0.16, -0.04, 0.08)]
    cat += marks(stripes, "wood", -0.2)
    return stood([*placed(form_of("barrel"), 0, 0, 0.7), *placed(cat, 0.0, -0.66, 0.7)])
