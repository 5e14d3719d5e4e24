"""Birds: flying, perched, and descending."""

from __future__ import annotations

import random

from assets.drawings.props.strokes import (
    blade,
    curve,
    limb,
    line,
    marks,
    oval,
    placed,
    solid,
    stood,
    within,
)
from assets.drawings.props.wings import FLYING, feathered
from assets.drawings.shapes import Shape, prop


@prop("dove")
def dove(_: random.Random) -> list[Shape]:
    """A white dove on the wing, flying right."""
    tone, shade = "bone", 0.15
    far = curve(".12,-.06! .2,-.3 .3,-.52 .46,-.74! .2,-.68 .02,-.5 -.06,-.26 -.04,-.04!")
    found = solid(far, tone, shade - 0.22, side=0.0)[:1]
    fan = curve("-.26,.02! -.5,.04 -.7,.1! -.62,.15 -.68,.22! -.55,.22 -.56,.3! -.38,.22 -.2,.12!")
    found += solid(fan, tone, shade - 0.08, side=0.0)[:1]
    body = curve(
        ".3,-.16 .4,-.15 .45,-.07 .38,.03 .2,.12 -.02,.14 -.26,.12 -.36,.06 -.2,-.04 .04,-.1"
        " .18,-.14"
    )
    found += [Shape(body, tone, shade)]
    low = within(body.translated(-0.02, 0.09), body)
    found.append(Shape(low, tone, shade - 0.14, rim=False))
    beak = curve(".43,-.11! .52,-.06 .43,-.04!")
    found += [Shape(beak, "metal", 0.0), Shape(oval(0.375, -0.085, 0.018), "ink", 0.0, rim=False)]
    near = curve(
        ".18,-.06! .12,-.34 .0,-.6 -.2,-.86! -.24,-.78 -.32,-.78! -.32,-.68 -.42,-.64! -.38,-.56"
        " -.46,-.5! -.4,-.42 -.46,-.34! -.36,-.28 -.38,-.2! -.28,-.14 -.18,0 .04,.05!"
    )
    found += [Shape(near, tone, shade)]
    cover = curve(".18,-.06! .11,-.34 .0,-.6 -.2,-.86! -.16,-.6 -.18,-.42 -.14,-.2 .0,.0!")
    found.append(Shape(cover, tone, shade + 0.3, rim=False))
    quills = [
        "-.14,-.6 -.24,-.66 -.32,-.72",
        "-.15,-.46 -.28,-.52 -.4,-.56",
        "-.15,-.34 -.28,-.38 -.4,-.4",
    ]
    quills.append("-.12,-.22 -.22,-.24 -.34,-.26")
    found += marks([blade(k, 0.02) for k in quills], tone, shade - 0.25)
    return stood(found, centre=True)


@prop("eagle")
def eagle(_: random.Random) -> list[Shape]:
    """An eagle with spread wings, seen from the front."""
    tone, shade = "wood", 0.0
    found: list[Shape] = []
    for flip in (False, True):
        found += placed(
            feathered(tone, shade, "wood", FLYING), -0.08 if flip else 0.08, -0.5, 0.9, flip=flip
        )
    fan = [
        limb([(0.0, -0.3), (x * 0.6, -0.12), (x, 0.0)], [0.08, 0.1, 0.06])
        for x in (-0.14, 0.14, -0.07, 0.07, 0.0)
    ]
    found += [Shape(path, tone, shade - 0.1 * (i % 2)) for i, path in enumerate(fan)]
    body = curve("-.12,-.62 .0,-.7 .12,-.62 .15,-.45 .08,-.24 0,-.16 -.08,-.24 -.15,-.45")
    found += solid(body, tone, shade + 0.05, side=0.06)
    for y in (-0.52, -0.43, -0.34):
        found += marks(
            [
                blade(f"{x - 0.03},{y} {x},{y + 0.03} {x + 0.03},{y}", 0.016)
                for x in (-0.05, 0.03, 0.09)
            ],
            tone,
            shade - 0.2,
        )
    for x in (-0.06, 0.06):
        found.append(Shape(limb([(x, -0.24), (x * 1.3, -0.14)], [0.09, 0.05]), tone, shade - 0.15))
        found += marks(
            [line(f"{x * 1.3},-.14 {x * 1.3 + dx},-.08", 0.022) for dx in (-0.035, 0, 0.035)],
            "metal",
            0.1,
        )
    head = curve("-.09,-.66 -.11,-.78 -.04,-.88 .07,-.88 .14,-.8 .12,-.7 .06,-.62")
    beak = curve(".1,-.84! .2,-.83 .25,-.76 .245,-.69! .2,-.74 .12,-.735!")
    found += [*solid(head, "bone", 0.0, side=0.05), Shape(beak, "metal", 0.15)]
    found += marks(
        [oval(0.065, -0.8, 0.018), blade(".02,-.84 .07,-.845 .12,-.825", 0.014)], "ink", 0.0
    )
    return stood(found, centre=True)


@prop("ibis")
def ibis(_: random.Random) -> list[Shape]:
    """An ibis perched on slender legs, its beak a sickle."""
    tone, shade = "bone", 0.1
    found: list[Shape] = []
    for x in (0.02, -0.06):
        found.append(Shape(line(f"{x},-.32 {x - 0.02},-.16 {x + 0.01},-.01", 0.024), "ink", 0.2))
        found.append(Shape(line(f"{x - 0.02},-.005 {x + 0.09},-.008", 0.02), "ink", 0.2))
    tail_ = curve("-.3,-.36! -.46,-.3 -.52,-.2! -.4,-.22 -.26,-.26")
    found.append(Shape(tail_, "ink", 0.15))
    body = curve(".2,-.56 .17,-.4 .06,-.3 -.14,-.26 -.34,-.3 -.28,-.42 -.1,-.56 .08,-.62")
    found += solid(body, tone, shade, side=0.0)[:1]
    wing = curve(".1,-.54 .06,-.4 -.1,-.34 -.38,-.28 -.22,-.44 -.06,-.54")
    found += solid(wing, tone, shade - 0.12, side=0.0)[:1]
    found += marks(
        [blade("-.0,-.44 -.14,-.38 -.3,-.32", 0.016), blade(".02,-.5 -.1,-.45 -.24,-.38", 0.016)],
        tone,
        shade - 0.3,
    )
    found.append(
        Shape(
            limb(
                [(0.12, -0.54), (0.24, -0.66), (0.2, -0.8), (0.24, -0.92)],
                [0.16, 0.085, 0.06, 0.07],
            ),
            tone,
            shade,
        )
    )
    found.append(Shape(oval(0.255, -0.93, 0.065, 0.058), "ink", 0.15))
    beak = limb(
        [(0.29, -0.94), (0.42, -0.93), (0.5, -0.85), (0.52, -0.75)], [0.04, 0.032, 0.022, 0.008]
    )
    found.append(Shape(beak, "ink", 0.05))
    found.append(Shape(oval(0.275, -0.945, 0.012), "glow", 0.2, rim=False))
    return stood(found)


@prop("raven")
def raven(_: random.Random) -> list[Shape]:
    """A raven perched."""
    tone, shade = "ink", 0.1
    found = [
        Shape(line(f"{x},-.16 {x + 0.02},-.01 {x + 0.1},-.005", 0.03), "ink", 0.3)
        for x in (-0.02, 0.07)
    ]
    body = curve(
        ".3,-.74 .36,-.6 .34,-.42 .24,-.24 .06,-.14 -.12,-.14 -.34,-.0 -.6,.1! -.5,-.06 -.34,-.26"
        " -.2,-.5 -.04,-.72 .1,-.86 .22,-.86"
    )
    found += [Shape(body, tone, shade)]
    wing = curve(".16,-.66 .18,-.46 .02,-.26 -.24,-.12 -.5,.0! -.36,-.2 -.2,-.42 -.0,-.62")
    found.append(Shape(wing, tone, shade + 0.1))
    found += marks(
        [blade(k, 0.02) for k in (".06,-.42 -.1,-.26 -.34,-.1", ".1,-.54 -.06,-.4 -.24,-.24")],
        tone,
        shade - 0.2,
    )
    head = curve(".06,-.8 .1,-.96 .22,-1.02 .34,-.98 .4,-.88 .36,-.74 .22,-.68")
    beak = curve(".36,-.95! .48,-.94 .58,-.85! .46,-.85 .38,-.83!")
    found += [Shape(head, tone, shade), Shape(beak, tone, shade + 0.16)]
    found.append(Shape(oval(0.3, -0.915, 0.022), "glow", 0.0, rim=False))
    return stood(found)


@prop("falcon")
def falcon(_: random.Random) -> list[Shape]:
    """A falcon perched, hooded breast barred."""
    body = curve(
        ".2,-.82 .3,-.64 .3,-.4 .2,-.18 .04,-.12 -.1,.04 -.24,.1! -.26,-.1 -.24,-.4 -.14,-.66"
        " .0,-.84"
    )
    found = [
        Shape(line(f"{x},-.16 {x + 0.02},-.01 {x + 0.08},-.005", 0.035), "metal", 0.1)
        for x in (0.06, 0.15)
    ]
    found += solid(body, "bone", -0.05, side=0.0)[:1]
    bars = [blade(f".06,{y} .16,{y + 0.03} .27,{y}", 0.022) for y in (-0.58, -0.48, -0.38, -0.28)]
    found += marks([within(k, body) for k in bars], "wood", -0.1)
    wing = curve("-.0,-.74 .12,-.56 .1,-.3 -.02,-.08 -.22,.1! -.24,-.12 -.22,-.4 -.12,-.64")
    found += solid(wing, "wood", -0.05, side=0.05)
    head = curve("-.04,-.78 -.04,-.96 .1,-1.04 .24,-1.0 .28,-.88 .24,-.78 .1,-.72")
    beak = curve(".25,-.95! .34,-.93 .37,-.85! .3,-.87 .26,-.86!")
    found += [Shape(head, "wood", -0.1), Shape(beak, "metal", 0.0)]
    found += marks([oval(0.19, -0.93, 0.026)], "metal", 0.2)
    found += marks([oval(0.195, -0.93, 0.015)], "ink", 0.0)
    return stood(found)
