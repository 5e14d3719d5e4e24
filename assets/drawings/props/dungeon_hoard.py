"""What lies in the deepest vault."""

from __future__ import annotations

import math
import random

from assets.drawings.props.captives import gorgon_face
from assets.drawings.props.fire import flame_at
from assets.drawings.props.masonry import round_headed
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
    tail,
    without,
)
from assets.drawings.shapes import Shape, form_of, prop


@prop("cup-of-feast")
def cup_of_feast(_: random.Random) -> list[Shape]:
    """A great cup that brims with bread, fruit and meat, steam over it."""
    heap = [
        Shape(oval(x, y, r, r * 0.8), tone, 0.1)
        for x, y, r, tone in (
            (-0.2, -1.0, 0.13, "wood"),
            (0.2, -1.0, 0.12, "blood"),
            (0.0, -1.08, 0.14, "leaf"),
            (0.1, -0.98, 0.12, "gold"),
            (-0.08, -0.98, 0.11, "rose"),
        )
    ]
    steam = [
        Shape(
            tail(f"{x},-1.14 {x + 0.05},-1.26 {x - 0.04},-1.36 {x + 0.03},-1.46", 0.05),
            "paper",
            0.2,
            rim=False,
        )
        for x in (-0.16, 0.02, 0.2)
    ]
    return stood([*steam, *heap, *form_of("cup")])


@prop("heart-of-mountain")
def heart_of_mountain(_: random.Random) -> list[Shape]:
    """A red stone in the shape of a heart that glows in split rock."""
    rock = [
        poly("-.9,0 -.8,-.5 -.5,-.74 -.3,-.2 -.2,0"),
        poly(".9,0 .84,-.44 .56,-.7 .3,-.24 .2,0"),
    ]
    heart = mirrored("0,-.82 .1,-.98 .32,-.96 .42,-.76 .3,-.46 0,-.1!")
    facets = [poly("0,-.8 -.2,-.6 0,-.1"), poly("0,-.8 .2,-.6 0,-.1")]
    found = [
        *[s for each in rock for s in solid(each, "stone", -0.1, side=0.05)],
        *solid(heart, "blood", 0.15, side=0.06),
    ]
    found += [
        Shape(facets[0], "blood", 0.3, rim=False),
        Shape(facets[1], "rose", 0.2, rim=False),
        *marks([blade("-.26,-.8 -.2,-.9 -.1,-.9", 0.04)], "paper", 0.3),
    ]
    return stood([*found, *solid(poly("-.5,0 -.2,-.18 .16,-.14 .46,0"), "stone", 0.0, side=0.04)])


@prop("mirror-of-gorgon")
def mirror_of_gorgon(_: random.Random) -> list[Shape]:
    """A round shield polished to a mirror with a gorgon's face in it."""
    found = [
        *solid(oval(0, -0.5, 0.5), "gold", -0.05, side=0.05),
        Shape(oval(0, -0.5, 0.43), "water", 0.3, rim=False),
    ]
    found += placed(gorgon_face(), 0.0, -0.42, 0.44)
    studs = [
        oval(0.465 * math.cos(a), -0.5 + 0.465 * math.sin(a), 0.022)
        for a in (i * math.tau / 14 for i in range(14))
    ]
    return stood([*found, *marks(studs, "gold", 0.3)])


@prop("sword-of-warden")
def sword_of_warden(_: random.Random) -> list[Shape]:
    """A sword whose point is cut like the bit of a key."""
    steel = poly(
        "-.06,-.3 -.06,-1.0 .0,-1.06 .06,-1.0 .06,-.96 .2,-.96"
        " .2,-.9 .12,-.9 .12,-.85 .2,-.85 .2,-.78 .06,-.78 .06,-.3"
    )
    found = [
        *solid(steel, "steel", 0.2, side=0.03),
        *marks([line("0,-.96 0,-.34", 0.016)], "steel", -0.1),
        Shape(box(-0.2, -0.33, 0.4, 0.06, 0.02), "gold", 0.0),
        Shape(line("0,-.3 0,-.12", 0.06), "blood", -0.2),
    ]
    return stood([*found, Shape(without(oval(0, -0.06, 0.1), oval(0, -0.06, 0.055)), "gold", 0.1)])


@prop("chain-of-office")
def chain_of_office(_: random.Random) -> list[Shape]:
    """A golden collar of plates with a great badge, on a cushion."""
    cushion = curve("-.8,-.2! -.5,-.34 .5,-.34 .8,-.2! .84,0! .4,.02 -.4,.02 -.84,0!")
    found = [*solid(cushion, "blood", -0.05, side=0.06)]
    for i in range(11):
        a = math.pi * (i / 10)
        x, y = -0.56 * math.cos(a), -1.0 + 0.62 * math.sin(a)
        found += [
            Shape(box(x - 0.07, y - 0.05, 0.14, 0.1, 0.02), "gold", 0.1 - 0.12 * (i % 2)),
            Shape(oval(x, y, 0.025), "blood" if i % 2 else "water", 0.2),
        ]
    found += [
        *solid(oval(0, -0.22, 0.17), "gold", 0.05, side=0.04),
        Shape(star(0, -0.22, 0.12, 8), "gold", 0.4, rim=False),
    ]
    return stood(found)


@prop("purse-of-miser")
def purse_of_miser(_: random.Random) -> list[Shape]:
    """A purse of dragon skin with a clasp of claws that holds its coins tight."""
    bag = mirrored("0,-.7! .2,-.68 .5,-.5 .56,-.2 .4,0 0,.03")
    found = [*solid(bag, "leaf", -0.2, side=0.08)]
    scales = [
        blade(f"{x - 0.07},{y} {x},{y + 0.06} {x + 0.07},{y}", 0.02)
        for y, xs in (
            (-0.5, (-0.2, 0.0, 0.2)),
            (-0.36, (-0.3, -0.1, 0.1, 0.3)),
            (-0.22, (-0.36, -0.2, 0.0, 0.2, 0.36)),
            (-0.1, (-0.26, -0.08, 0.1, 0.28)),
        )
        for x in xs
    ]
    claws = [
        tail(f"{x},-.94 {x * 0.9},-.76 {x * 0.5},-.6", 0.1) for x in (-0.26, -0.12, 0.12, 0.26)
    ]
    coins = [
        Shape(oval(x, y, 0.09, 0.07), "gold", 0.2)
        for x, y in ((-0.12, -0.76), (0.1, -0.78), (0.0, -0.84))
    ]
    return stood(
        [
            *coins,
            *found,
            *marks(scales, "leaf", 0.1),
            *[Shape(c, "bone", 0.05) for c in claws],
            *placed(coins[:1], 0.7, 0.7),
            *placed(coins[:1], 0.56, 0.74),
        ]
    )


@prop("book-of-doors")
def book_of_doors(_: random.Random) -> list[Shape]:
    """An open book with a small door in each page, one ajar and lit."""
    found = placed(form_of("book"), 0, 0, 1.0)
    wide = max(s.path.boundingRect().right() for s in found)
    for s, lit in ((-1, False), (1, True)):
        x = s * wide * 0.48
        found += [
            Shape(round_headed(x, -0.2, 0.44, 0.66), "glow" if lit else "ink", 0.1, rim=False)
        ]
        leaf = (
            round_headed(x, -0.2, 0.42, 0.64)
            if not lit
            else curve(f"{x - 0.22},-.2! {x - 0.22},-.7 {x - 0.02},-.84! {x - 0.02},-.12!")
        )
        found += [
            *solid(leaf, "wood", 0.0, side=0.03),
            Shape(oval(x + (0.12 if not lit else -0.08), -0.46, 0.03), "gold", 0.2),
        ]
    return stood(found)


@prop("sceptre-of-sealing")
def sceptre_of_sealing(_: random.Random) -> list[Shape]:
    """A sceptre that ends in a seal, and the red wax that it has pressed."""
    rod = [
        Shape(line("-.36,-.94 .2,-.24", 0.08), "gold", 0.0),
        Shape(oval(-0.4, -0.98, 0.13), "blood", 0.2),
        *[Shape(oval(x, y, 0.06), "gold", 0.2) for x, y in ((-0.2, -0.74), (0.06, -0.42))],
    ]
    stamp = placed(
        solid(box(-0.2, -0.08, 0.4, 0.16, 0.03), "gold", 0.1, side=0.04), 0.24, -0.2, 1.0, 51
    )
    wax = [
        *solid(
            curve("-.1,-.1 .1,-.2 .4,-.14 .6,-.04 .5,.04 .1,.06 -.2,.0"), "blood", 0.0, side=0.03
        )
    ]
    sheet = solid(poly("-.9,-.08 .5,-.2 .8,.06 -.7,.12"), "paper", 0.1, side=0.03)
    return stood([*sheet, *wax, *rod, *stamp], centre=True)


@prop("cloak-of-feathers")
def cloak_of_feathers(_: random.Random) -> list[Shape]:
    """A cloak made of rows of feathers, dark to light."""
    shape = mirrored("0,-1.0! .14,-.98 .3,-.8 .44,-.4 .54,0! 0,0!")
    found = [*solid(shape, "water", -0.3, side=0.06)]
    for row in range(6):
        y = -0.06 - 0.15 * row
        half = 0.5 - 0.068 * row
        count = 8 - row // 2
        for k in range(count):
            x = -half + 2 * half * (k + 0.5) / count
            vane = curve(
                f"{x - 0.07},{y - 0.14} {x},{y - 0.2} {x + 0.07},{y - 0.14}"
                f" {x + 0.05},{y} {x},{y + 0.06}! {x - 0.05},{y}"
            )
            found += [
                Shape(vane, ("water", "leaf", "water", "deep")[(row + k) % 4], 0.35 - 0.08 * row),
                *marks([line(f"{x},{y - 0.16} {x},{y + 0.04}", 0.01)], "paper", 0.0),
            ]
    return stood([*found, Shape(oval(0, -0.98, 0.08, 0.06), "gold", 0.1)])


@prop("owl-of-clockwork")
def owl_of_clockwork(_: random.Random) -> list[Shape]:
    """A brass owl with cogs in its breast and a key in its back."""
    body = mirrored("0,-.98 .2,-.98! .34,-1.06! .4,-.8 .44,-.4 .3,-.1 0,-.06")
    found = [
        Shape(line(".4,-.5 .62,-.5", 0.05), "steel", 0.0),
        *[
            Shape(without(oval(0.7, y, 0.09), oval(0.7, y, 0.05)), "steel", 0.1)
            for y in (-0.58, -0.42)
        ],
    ]
    found += [*solid(body, "gold", -0.1, side=0.08)]
    for s in (-1, 1):
        found += [
            Shape(oval(s * 0.19, -0.78, 0.17), "gold", 0.2),
            Shape(oval(s * 0.19, -0.78, 0.12), "glow", 0.1, rim=False),
            Shape(oval(s * 0.19, -0.78, 0.05), "ink", 0.0, rim=False),
        ]
        wing = curve(f"{s * 0.36},-.64! {s * 0.5},-.4 {s * 0.4},-.1! {s * 0.3},-.3")
        found += [
            Shape(wing, "metal", -0.2),
            Shape(poly(f"{s * 0.06},-.06 {s * 0.2},-.06 {s * 0.16},0 {s * 0.08},0"), "steel", 0.0),
        ]
    found.append(Shape(poly("-.06,-.72 .06,-.72 0,-.58"), "steel", 0.2))
    found.append(Shape(oval(0, -0.36, 0.2, 0.19), "ink", 0.1))
    for x, y, r, teeth, tone in ((-0.06, -0.4, 0.11, 10, "gold"), (0.09, -0.29, 0.08, 8, "steel")):
        spokes = [
            line(f"{x},{y} {x + r * 1.25 * math.cos(a):.3f},{y + r * 1.25 * math.sin(a):.3f}", 0.03)
            for a in (i * math.tau / teeth for i in range(teeth))
        ]
        found += [Shape(each, tone, 0.1, rim=False) for each in spokes] + [
            Shape(oval(x, y, r), tone, 0.1),
            Shape(oval(x, y, r * 0.4), "ink", 0.1),
        ]
    return stood(found)


@prop("orb-of-prophesy")
def orb_of_prophesy(_: random.Random) -> list[Shape]:
    """A ball of glass on claws with two cards in it, face down."""
    legs = [tail(f"{s * 0.1},-.26 {s * 0.3},-.16 {s * 0.36},0", 0.1) for s in (-1, 1)] + [
        tail("0,-.2 .02,-.1 0,.02", 0.1)
    ]
    found = [Shape(each, "gold", -0.1) for each in legs] + [
        *solid(oval(0, -0.6, 0.42), "water", 0.1, side=0.07),
        Shape(oval(0.06, -0.66, 0.3), "water", 0.35, rim=False),
    ]
    for x, turn in ((-0.1, -14), (0.1, 12)):
        card = [
            *solid(box(-0.1, -0.16, 0.2, 0.32, 0.02), "blood", 0.0, side=0.02),
            Shape(without(oval(0, 0, 0.06), oval(0, 0, 0.04)), "gold", 0.2, rim=False),
        ]
        found += placed(card, x, -0.58, 1.0, turn)
    return stood(
        [
            *found,
            *marks([blade("-.26,-.8 -.18,-.92 -.06,-.96", 0.05)], "paper", 0.4),
            Shape(without(oval(0, -0.26, 0.26, 0.08), oval(0, -0.3, 0.24, 0.07)), "gold", 0.1),
        ]
    )


@prop("wand-of-dragonfire")
def wand_of_dragonfire(_: random.Random) -> list[Shape]:
    """A wand that ends in a dragon's head and breathes fire."""
    rod = limb([(-0.7, 0.0), (-0.3, -0.3), (0.06, -0.6)], [0.07, 0.06, 0.08])
    head = curve(
        "-.02,-.56! .06,-.8 .2,-.84 .26,-.94! .32,-.84 .5,-.9!"
        " .56,-.82 .4,-.74! .52,-.68 .46,-.62! .24,-.6 .12,-.5!"
    )
    found = [
        *solid(rod, "wood", 0.1, side=0.02),
        *solid(head, "leaf", 0.0, side=0.03),
        Shape(oval(0.26, -0.8, 0.03), "fire", 0.3, rim=False),
    ]
    rings = [
        Shape(oval(x, y, 0.05), "gold", 0.1)
        for x, y in ((-0.66, -0.04), (-0.3, -0.3), (0.02, -0.56))
    ]
    return stood(
        [*flame_at(0.5, -0.74, 0.6, 62), *flame_at(0.46, -0.76, 0.4, 40), *found, *rings],
        centre=True,
    )
