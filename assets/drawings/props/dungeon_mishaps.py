"""What befalls one below ground: traps, floods, falls, alarms."""

from __future__ import annotations

import math
import random
from itertools import pairwise

from assets.drawings.props.figure import figure
from assets.drawings.props.fire import flame_at, flames_at, smoke_at
from assets.drawings.props.garb import Garb
from assets.drawings.props.heads import Head, drawn
from assets.drawings.props.masonry import round_headed
from assets.drawings.props.strokes import (
    blade,
    box,
    curve,
    line,
    marks,
    mirrored,
    oval,
    placed,
    poly,
    solid,
    stood,
    without,
)
from assets.drawings.props.underground import bars, doorway, eyes, masonry
from assets.drawings.shapes import Shape, form_of, prop


@prop("trap-door")
def trap_door(_: random.Random) -> list[Shape]:
    """A trap door in the floor, its two leaves fallen open on nothing."""
    hole = poly("-.56,-.4 .56,-.4 .76,-.04 -.76,-.04")
    rim = poly("-.66,-.46 .66,-.46 .92,.02 -.92,.02")
    found = [
        *solid(without(rim, hole), "stone", 0.1, side=0.04),
        Shape(hole, "ink", -0.1, rim=False),
    ]
    left, right = (
        poly("-.56,-.4 -.3,-.3 -.36,.12 -.76,-.04"),
        poly(".56,-.4 .3,-.3 .36,.12 .76,-.04"),
    )
    found += [*solid(left, "wood", 0.0, side=0.03), *solid(right, "wood", 0.1, side=0.03)]
    found += marks([line("-.48,-.36 -.62,.0", 0.02), line(".48,-.36 .62,.0", 0.02)], "ink", 0.2)
    hat = [
        Shape(oval(0, 0, 0.2, 0.04), "blood", -0.1),
        Shape(mirrored("0,-.18 .1,-.16 .12,0! 0,0!"), "blood", 0.05),
    ]
    return stood(
        [
            *found,
            *placed(hat, 0.06, -0.62, 1.0, -16),
            *marks([line("-.1,-.5 -.1,-.36", 0.014), line(".2,-.52 .2,-.38", 0.014)], "glow", 0.0),
        ]
    )


@prop("sliding-walls")
def sliding_walls(_: random.Random) -> list[Shape]:
    """Two walls with spikes that come together on a man who holds them apart."""
    found = masonry(-1.0, -1.2, 0.5, 1.2, 0.0) + masonry(0.5, -1.2, 0.5, 1.2, -0.1)
    for y in (-1.06, -0.84, -0.62, -0.4, -0.18):
        for s in (-1, 1):
            spike = poly(f"{s * 0.5},{y - 0.05} {s * 0.36},{y} {s * 0.5},{y + 0.05}")
            found.append(Shape(spike, "steel", 0.1))
    man = figure(
        "spread", Head(beard="short"), Garb(cut="jerkin", tone="leaf", sleeve="tight", legs="deep")
    )
    return stood([*found, *placed(man, 0.0, 0.0, 1.0)])


@prop("cave-in")
def cave_in(_: random.Random) -> list[Shape]:
    """Rocks that fall and bury a cart and half a lantern."""
    found = placed(form_of("wheel-cart"), -0.56, -0.02, 0.5) + placed(
        form_of("lantern"), 0.66, 0.0, 0.3
    )
    stones = (
        (-0.2, -0.16, 0.3),
        (0.24, -0.14, 0.28),
        (-0.5, -0.08, 0.18),
        (0.0, -0.42, 0.24),
        (0.5, -0.07, 0.16),
        (0.3, -0.78, 0.17),
        (-0.3, -0.92, 0.2),
        (0.06, -1.14, 0.12),
        (-0.62, -0.7, 0.11),
        (0.62, -1.0, 0.1),
    )
    for i, (x, y, r) in enumerate(stones):
        rock = poly(
            f"{x - r},{y + r * 0.4} {x - r * 0.8},{y - r * 0.5}"
            f" {x - r * 0.1},{y - r} {x + r * 0.7},{y - r * 0.7}"
            f" {x + r},{y + r * 0.1} {x + r * 0.5},{y + r * 0.8} {x - r * 0.5},{y + r * 0.9}"
        )
        found += solid(rock, "stone", 0.06 * (i % 3), side=r * 0.3)
        if y < -0.6:
            found += marks(
                [
                    line(f"{x + d * r},{y - r * 1.3} {x + d * r},{y - r * 1.9}", 0.014)
                    for d in (-0.4, 0.1, 0.5)
                ],
                "stone",
                0.4,
            )
    return stood(found)


@prop("torches-guttering")
def torches_guttering(_: random.Random) -> list[Shape]:
    """Three torches: one burns low, one is blue, one only smokes."""
    found: list[Shape] = []
    for i, x in enumerate((-0.5, 0.0, 0.5)):
        stick = [s for s in form_of("torch") if s.tone not in ("fire", "glow")]
        found += placed(stick, x, 0.0, 1.0)
        if i == 0:
            found += flame_at(x, -0.6, 0.22)
        elif i == 1:
            found += [s._replace(tone="water", shade=0.4) for s in flame_at(x, -0.6, 0.16)]
        else:
            found += smoke_at(x, -0.6, 0.5)
    return stood(found)


@prop("guards-changing")
def guards_changing(_: random.Random) -> list[Shape]:
    """Two files of hobgoblins with pikes that pass each other."""
    found: list[Shape] = []
    one = form_of("hobgoblin-sergeant")
    for i, (x, y, size, flip) in enumerate(
        (
            (-0.66, -0.14, 0.7, False),
            (-0.2, -0.07, 0.76, False),
            (0.7, -0.12, 0.7, True),
            (0.26, 0.0, 0.86, True),
        )
    ):
        found += placed(
            [s._replace(shade=s.shade - 0.1 * (i < 2)) for s in one], x, y, size, flip=flip
        )
    return stood(found, centre=True)


@prop("cells-open")
def cells_open(_: random.Random) -> list[Shape]:
    """A row of cell doors thrown open, eyes in each, and a lever pulled down."""
    found = masonry(-1.0, -1.1, 2.0, 1.1, -0.05)
    for i, x in enumerate((-0.66, 0.0, 0.66)):
        found += [
            Shape(round_headed(x, 0, 0.4, 0.84), "ink", 0.0, rim=False),
            *eyes([(x, -0.5 - 0.08 * (i % 2), 0.1 + 0.03 * i)], ("glow", "fire", "gold")[i]),
        ]
        grate = placed(bars(-0.14, 0.14, -0.8, 0.0, 4), x + 0.28, 0.03, 1.0)
        found += grate
    lever = [
        Shape(line("-.34,-.5 -.26,-.3", 0.03), "steel", 0.1),
        Shape(oval(-0.26, -0.28, 0.04), "blood", 0.1),
        Shape(box(-0.38, -0.54, 0.08, 0.1), "ink", 0.3),
    ]
    return stood([*found, *lever])


@prop("offer-below")
def offer_below(_: random.Random) -> list[Shape]:
    """An iron hand that comes up out of a crack and offers a crown."""
    crack = curve("-.9,.0! -.5,-.1 -.3,-.04! -.1,-.14 .2,-.06! .5,-.12 .9,.0! .4,.06 -.3,.06!")
    arm = curve("-.2,.0! -.24,-.36 -.3,-.52 -.26,-.62! .26,-.62! .3,-.52 .22,-.36 .2,.0!")
    found = [Shape(crack, "fire", 0.0, rim=False), *solid(arm, "ink", 0.25, side=0.06)]
    fingers = [
        curve(f"{x},-.58! {x - 0.04},-.74 {x + 0.02 * s},-.86 {x + 0.09},-.8! {x + 0.08},-.6")
        for x, s in ((-0.32, -1), (-0.16, 0), (0.06, 0), (0.2, 1))
    ]
    found += placed(form_of("crown"), 0.0, -0.66, 0.44)
    found += [Shape(each, "ink", 0.35) for each in fingers]
    found += [
        Shape(poly(f"{s * 0.24},-.4 {s * 0.42},-.5 {s * 0.26},-.28"), "ink", 0.4) for s in (-1, 1)
    ]
    return stood([*found, *flames_at(((-0.5, 0.02, 0.24), (0.5, 0.02, 0.28)))])


@prop("water-rising")
def water_rising(_: random.Random) -> list[Shape]:
    """Black water in a passage up to the chin of a man who holds a candle above it."""
    back, front = drawn(Head(hair="bob"))
    found = placed([*back, *front], 0.0, -0.56, 0.44)
    arm = [
        Shape(line(".34,-.2 .4,-.62", 0.09), "skin", -0.1),
        *placed(form_of("candle"), 0.41, -0.6, 0.4),
    ]
    tops = " ".join(f"{-2.1 + 0.3 * i:.2f},{-0.46 + 0.08 * (i % 2):.2f}" for i in range(15))
    wave = curve(f"-2.1,.0! {tops} 2.1,.0!")
    crests = [
        blade(f"{x},{y} {x + 0.14},{y - 0.03} {x + 0.28},{y}", 0.02)
        for x, y in (
            (-0.8, -0.28),
            (-0.3, -0.2),
            (0.3, -0.26),
            (0.6, -0.14),
            (-0.6, -0.1),
            (0.0, -0.08),
        )
    ]
    bits = placed(form_of("boat"), -0.66, -0.4, 0.2) + placed(
        form_of("barrel"), 0.74, -0.36, 0.2, 30
    )
    return stood(
        [*found, *arm, *bits, *solid(wave, "water", -0.1, side=0.03), *marks(crests, "paper", 0.1)]
    )


@prop("door-falling-shut")
def door_falling_shut(_: random.Random) -> list[Shape]:
    """A stone slab that has come down in an arch, dust along its foot."""
    found = doorway(0.8, 0.98)
    slab = box(-0.38, -0.9, 0.76, 0.86)
    found += [*solid(slab, "stone", -0.15, side=0.05)]
    ring = without(oval(0, -0.48, 0.14), oval(0, -0.48, 0.1))
    found += [Shape(ring, "metal", -0.1), Shape(oval(0, -0.62, 0.04), "metal", 0.0)]
    dust = [
        oval(x, -0.02, r, r * 0.5)
        for x, r in (
            (-0.4, 0.14),
            (-0.18, 0.1),
            (0.1, 0.13),
            (0.36, 0.12),
            (0.56, 0.08),
            (-0.6, 0.08),
        )
    ]
    return stood(
        [
            *found,
            *[Shape(each, "paper", -0.1, rim=False) for each in dust],
            *placed([Shape(curve("-.1,0! 0,-.12 .1,0!"), "cloth", 0.0)], 0.1, 0.0),
        ]
    )


@prop("gong")
def gong(_: random.Random) -> list[Shape]:
    """A gong in a frame of bones, its mallet beside it."""
    found = [Shape(line(f"{s * 0.62},0 {s * 0.54},-1.06", 0.07), "bone", 0.0) for s in (-1, 1)]
    found += [
        Shape(line("-.66,-1.04 .66,-1.04", 0.08), "bone", 0.1),
        *[Shape(oval(s * 0.68, -1.04, 0.08, 0.06), "bone", 0.15) for s in (-1, 1)],
    ]
    found += [Shape(line(f"{s * 0.2},-1.02 {s * 0.2},-.86", 0.02), "wood", 0.0) for s in (-1, 1)]
    found += [
        *solid(oval(0, -0.52, 0.42), "gold", -0.1, side=0.06),
        *marks([without(oval(0, -0.52, 0.3), oval(0, -0.52, 0.27))], "gold", -0.35),
        Shape(oval(0, -0.52, 0.11), "gold", 0.25),
    ]
    waves = [without(oval(0, -0.52, r), oval(0.0, -0.52, r - 0.014)) for r in (0.5, 0.58)]
    mallet = [Shape(line("0,0 0,-.5", 0.03), "wood", 0.1), Shape(oval(0, -0.54, 0.1), "blood", 0.0)]
    return stood([*marks(waves, "glow", 0.0), *found, *placed(mallet, 0.5, 0.0, 1.0, 24)])


@prop("helmet-dropped")
def helmet_dropped(_: random.Random) -> list[Shape]:
    """A helmet that bounces down a long stair."""
    found: list[Shape] = []
    for i in range(6):
        found += solid(
            box(-0.9 + 0.3 * i, -1.0 + 0.18 * i, 2.0 - 0.3 * i, 0.19),
            "stone",
            0.05 * (i % 2) - 0.05,
            side=0.02,
        )
    hops = [
        blade("-.6,-1.04 -.42,-1.3 -.28,-.92", 0.02),
        blade("-.24,-.9 -.06,-1.12 .1,-.7", 0.02),
        blade(".14,-.66 .3,-.86 .44,-.52", 0.02),
    ]
    return stood(
        [*found, *marks(hops, "glow", 0.0), *placed(form_of("helmet"), 0.52, -0.4, 0.34, 40)],
        centre=True,
    )


@prop("stair-winding")
def stair_winding(_: random.Random) -> list[Shape]:
    """A winding stair round a post, its steps like a fan."""
    back: list[Shape] = []
    front: list[Shape] = []
    turns = [i * math.tau / 12 for i in range(29)]
    for i, (a, b) in enumerate(pairwise(turns)):
        foot = -0.038 * i
        x0, y0 = 0.62 * math.sin(a), foot + 0.16 * math.cos(a)
        x1, y1 = 0.62 * math.sin(b), foot + 0.16 * math.cos(b)
        tread = poly(f"0,{foot:.3f} {x0:.3f},{y0:.3f} {x1:.3f},{y1:.3f}")
        riser = poly(
            f"{x0:.3f},{y0:.3f} {x1:.3f},{y1:.3f} {x1:.3f},{y1 + 0.06:.3f} {x0:.3f},{y0 + 0.06:.3f}"
        )
        near = math.cos(a) > -0.1
        shade = 0.12 if near else -0.3
        (front if near else back).extend(
            [Shape(riser, "stone", shade - 0.2), Shape(tread, "stone", shade + 0.05 * (i % 2))]
        )
    post = solid(box(-0.07, -1.2, 0.14, 1.24), "stone", -0.05, side=0.03)
    return stood([*back, *post, *front])
