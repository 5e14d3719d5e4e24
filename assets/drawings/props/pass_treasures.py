"""Treasures of the high passes: crowns and horns, bows and bowls."""

from __future__ import annotations

import random

from assets.drawings.props.beasts import eagle_head
from assets.drawings.props.pass_gear import around
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


@prop("coin-lost")
def lost_coin(_: random.Random) -> list[Shape]:
    """An old coin: the back of a crowned head."""
    edge = oval(0.0, -0.5, 0.5)
    found = [
        *solid(edge, "gold", -0.15, side=0.06),
        Shape(oval(0.0, -0.5, 0.43), "gold", 0.02, rim=False),
    ]
    hair = mirrored("0,-.74 .16,-.7 .2,-.52 .24,-.34 .16,-.24! .08,-.3 0,-.26")
    neck = mirrored("0,-.34! .12,-.32! .14,-.26 .3,-.2 .34,-.16! .2,-.1 0,-.09")
    crown = poly("-.2,-.66 -.24,-.86 -.1,-.76 0,-.88 .1,-.76 .24,-.86 .2,-.66")
    locks = [blade(f"{x},-.64 {x * 1.1},-.5 {x},-.36", 0.026) for x in (-0.12, -0.04, 0.04, 0.12)]
    found += [
        Shape(neck, "gold", -0.25, rim=False),
        Shape(hair, "gold", -0.3, rim=False),
        *marks(locks, "gold", -0.5),
        Shape(crown, "gold", 0.2, rim=False),
    ]
    dots = [oval(0.385 * x, -0.5 + 0.385 * y, 0.018) for x, y in around(20)]
    nick = curve(".4,-.82! .34,-.72 .46,-.7!")
    return stood([*found, *marks(dots, "gold", -0.35), Shape(nick, "ink", 0.2, rim=False)])


@prop("braid")
def rope_of_hair(_: random.Random) -> list[Shape]:
    """A rope plaited of fair hair that hangs over a window sill."""
    sill = [
        *solid(box(-0.36, -1.06, 0.72, 0.12, 0.02), "stone", 0.05, side=0.05),
        Shape(mirrored("0,-1.5 .2,-1.46 .28,-1.3 .28,-1.06! 0,-1.06!"), "ink", 0.15),
    ]
    found: list[Shape] = [sill[-1], *sill[:-1]]
    for i in range(9):
        y = -1.02 + 0.11 * i
        for s in (-1, 1):
            strand = curve(f"0,{y - 0.06} {s * 0.13},{y - 0.04} {s * 0.15},{y + 0.06} 0,{y + 0.12}")
            found += [Shape(strand, "gold", 0.08 - 0.12 * ((i + (s > 0)) % 2))]
    found += [Shape(limb([(-0.11, -0.03), (0.11, -0.03)], [0.07, 0.07]), "blood", 0.0)]
    found += [
        Shape(tail(f"{x},0 {x * 1.6},.08 {x * 2},.18", 0.06), "gold", 0.0)
        for x in (-0.06, 0.0, 0.06)
    ]
    return stood(found)


@prop("hermits-bowl")
def hermits_bowl(_: random.Random) -> list[Shape]:
    """An empty wooden bowl on a flat stone, a sprig beside it."""
    slab = curve("-.7,.02! -.56,-.12 .5,-.14 .7,.0! .56,.12 -.54,.14")
    bowl = mirrored("0,-.08! .2,-.1! .36,-.26 .42,-.44! 0,-.44!")
    found = [*solid(slab, "stone", 0.0, side=0.06), *solid(bowl, "wood", 0.0, side=0.06)]
    found += [
        Shape(oval(0.0, -0.44, 0.42, 0.1), "wood", 0.15),
        Shape(oval(0.0, -0.43, 0.36, 0.075), "ink", 0.2, rim=False),
    ]
    crack = line(".2,-.4 .16,-.3 .2,-.22", 0.014)
    sprig = [
        Shape(line("-.6,-.04 -.34,-.14", 0.016), "leaf", -0.1),
        *(
            Shape(oval(x, y, 0.04, 0.02), "leaf", 0.1)
            for x, y in ((-0.54, -0.1), (-0.46, -0.06), (-0.42, -0.15))
        ),
    ]
    return stood([*found, *marks([crack], "ink", 0.1), *sprig])


@prop("quartz-eye")
def quartz_eye(_: random.Random) -> list[Shape]:
    """A crystal cut like an eye, in a claw of silver."""
    stone = poly("-.46,-.5 -.2,-.74 .2,-.74 .46,-.5 .2,-.26 -.2,-.26")
    found = [*solid(stone, "water", 0.4, side=0.05)]
    facets = [
        "-.46,-.5 -.14,-.58 -.2,-.74",
        ".46,-.5 .14,-.58 .2,-.74",
        "-.46,-.5 -.14,-.42 -.2,-.26",
        ".46,-.5 .14,-.42 .2,-.26",
    ]
    found += [
        Shape(poly(each), "paper", 0.15 - 0.1 * (i % 2), rim=False) for i, each in enumerate(facets)
    ]
    found += marks([oval(0.0, -0.5, 0.16)], "gold", 0.15)
    found += marks([oval(0.0, -0.5, 0.05, 0.13)], "ink", 0.0)
    found += marks([oval(-0.06, -0.56, 0.03)], "paper", 0.4)
    for s in (-1, 0, 1):
        claw = limb([(s * 0.1, 0.0), (s * 0.3, -0.1), (s * 0.3, -0.3)], [0.06, 0.07, 0.02])
        found += [Shape(claw, "steel", 0.0)]
    return stood(
        [*found, *solid(mirrored("0,-.06 .14,-.04 .24,.06! 0,.08!"), "steel", -0.1, side=0.03)]
    )


@prop("drum-thunder")
def thunder_drum(_: random.Random) -> list[Shape]:
    """A drum from whose skin lightning jumps."""
    bolt = form_of("bolt")
    found = [*placed(bolt, -0.3, -0.5, 0.56, -18), *placed(bolt, 0.3, -0.5, 0.5, 18)]
    shell = curve("-.48,-.5! .48,-.5! .42,.0! .0,.1 -.42,.0!")
    found += solid(shell, "blood", -0.05, side=0.1)
    zig = [
        line(f"{x},-.44 {x + 0.11},.0 {x + 0.22},-.44", 0.022) for x in (-0.44, -0.22, 0.0, 0.22)
    ]
    found += marks(zig, "gold", 0.0)
    found += [
        Shape(oval(0.0, -0.5, 0.5, 0.15), "wood", -0.1),
        Shape(oval(0.0, -0.51, 0.45, 0.125), "bone", 0.15, rim=False),
    ]
    sticks = [
        Shape(line("-.62,-.2 -.06,-.52", 0.035), "wood", 0.1),
        Shape(oval(-0.06, -0.53, 0.06), "paper", 0.1),
    ]
    return stood([*found, *sticks])


@prop("bow-wind")
def wind_bow(_: random.Random) -> list[Shape]:
    """A pale bow without an arrow; a gust curls through its string."""
    bow = limb(
        [(-0.1, -1.0), (0.26, -0.76), (0.34, -0.5), (0.26, -0.24), (-0.1, 0.0)],
        [0.03, 0.07, 0.09, 0.07, 0.03],
    )
    found = [Shape(line("-.1,-1 -.36,-.5 -.1,0", 0.014), "paper", 0.3), Shape(bow, "bone", 0.05)]
    found += [Shape(limb([(0.33, -0.58), (0.335, -0.42)], [0.11, 0.11]), "water", 0.0)]
    gusts = (
        "-.4,-.5 .0,-.56 .5,-.5 .8,-.58 .84,-.72 .72,-.74",
        "-.3,-.4 .1,-.44 .6,-.38 .74,-.28 .66,-.2",
        "-.2,-.6 .2,-.68 .6,-.64",
    )
    return stood(
        [
            *found,
            *marks(
                [
                    limb(
                        [(float(a.split(",")[0]), float(a.split(",")[1])) for a in each.split()],
                        [0.02] + [0.045] * (len(each.split()) - 2) + [0.01],
                    )
                    for each in gusts
                ],
                "paper",
                0.3,
            ),
        ]
    )


@prop("cloak-summit")
def summit_cloak(_: random.Random) -> list[Shape]:
    """A white cloak with peaks along its hem and a star for a clasp."""
    found = [
        each._replace(tone="paper", shade=each.shade + 0.15) if each.tone == "cloth" else each
        for each in form_of("cloak")
    ]
    peaks = poly(
        "-.34,-.02 -.3,-.24 -.22,-.12 -.12,-.34 -.02,-.16 .08,-.38 .18,-.16 .26,-.28 .34,-.02"
    )
    caps = [
        poly(f"{x - 0.035},{y + 0.09} {x},{y} {x + 0.035},{y + 0.09} {x},{y + 0.06}")
        for x, y in ((-0.12, -0.34), (0.08, -0.38), (-0.3, -0.24), (0.26, -0.28))
    ]
    return stood([*found, *marks([peaks], "water", -0.05), *marks(caps, "paper", 0.4)])


@prop("ring-thin")
def thin_ring(_: random.Random) -> list[Shape]:
    """A ring of clear crystal, hardly there, with a cloud in it."""
    ring = without(oval(0.0, -0.42, 0.42), oval(0.0, -0.42, 0.34))
    cloud = curve("-.24,-.3 -.28,-.42 -.14,-.5 -.04,-.58 .12,-.54 .2,-.46 .3,-.4 .26,-.3 .0,-.27")
    found = [Shape(cloud, "paper", 0.2), Shape(ring, "water", 0.45)]
    found += marks(
        [blade("-.36,-.56 -.28,-.7 -.1,-.8", 0.03), blade(".12,-.05 .26,-.12 .36,-.26", 0.024)],
        "paper",
        0.4,
    )
    return stood([*found, Shape(poly("-.1,-.8 0,-.98 .1,-.8 0,-.74"), "paper", 0.3)])


@prop("horn-eyrie")
def eyrie_horn(_: random.Random) -> list[Shape]:
    """A silver horn whose mouth is an eagle's head."""
    horn = limb(
        [(-0.62, -0.5), (-0.36, -0.16), (0.06, -0.16), (0.34, -0.46)], [0.05, 0.14, 0.22, 0.28]
    )
    found = [*solid(horn, "steel", 0.15, side=0.04)]
    found += [
        Shape(limb([(ax, ay), (bx, by)], [0.045, 0.045]), "gold", 0.1)
        for ax, ay, bx, by in (
            (-0.44, -0.14, -0.3, -0.32),
            (-0.06, -0.04, -0.08, -0.28),
            (0.2, -0.2, 0.06, -0.38),
        )
    ]
    strap = limb([(-0.5, -0.4), (-0.3, -0.86), (0.1, -0.9), (0.24, -0.6)], [0.03] * 4)
    return stood(
        [
            Shape(strap, "blood", -0.1),
            *found,
            *placed(eagle_head("steel", 0.2), 0.44, -0.66, 1.0, 20),
        ]
    )


@prop("sword-forgotten")
def forgotten_sword(_: random.Random) -> list[Shape]:
    """A kingly sword, rusted, its name worn from the blade, ivy round its hilt."""
    found = [each._replace(shade=each.shade - 0.1) for each in form_of("sword-crowned")]
    rust = [
        oval(x, y, r, r * 1.6)
        for x, y, r in ((0.0, -0.3, 0.03), (0.02, -0.46, 0.024), (-0.02, -0.2, 0.026))
    ]
    ivy = form_of("ivy")
    return stood([*found, *marks(rust, "fire", -0.25), *placed(ivy, 0.04, -0.04, 0.36)])


@prop("crown-forgotten")
def forgotten_crown(_: random.Random) -> list[Shape]:
    """A tarnished crown with one broken spike, empty settings, and frost on its rim."""
    base = box(-0.5, -0.3, 1.0, 0.28, 0.04)
    spikes = poly(
        "-.5,-.26 -.56,-.86 -.3,-.46 -.14,-.96 .04,-.46 .12,-.58 .2,-.5 .34,-.46 .56,-.84 .5,-.26"
    )
    found = [*solid(spikes, "gold", -0.28, side=0.06), *solid(base, "gold", -0.2, side=0.06)]
    holes = [oval(x, -0.16, 0.07, 0.08) for x in (-0.3, 0.0, 0.3)]
    found += marks(holes, "ink", 0.1)
    found += [
        Shape(oval(x, y, 0.055), "steel", 0.1)
        for x, y in ((-0.56, -0.88), (-0.14, -0.98), (0.56, -0.86))
    ]
    found += marks(
        [
            tail(f"{x},-.3 {x},{-0.3 + n * 0.6} {x},{-0.3 + n}", 0.05)
            for x, n in ((-0.44, 0.14), (-0.2, 0.08), (-0.12, 0.16), (0.16, 0.1), (0.42, 0.18))
        ],
        "paper",
        0.3,
    )
    return stood(
        [
            *found,
            *marks([line("-.4,-.08 -.2,-.06", 0.02), line(".1,-.05 .34,-.08", 0.02)], "gold", -0.5),
        ]
    )


@prop("last-word")
def last_word(_: random.Random) -> list[Shape]:
    """A scroll held shut by a bony hand and sealed with a closed mouth."""
    found = form_of("scroll")
    lips = curve("-.16,-.5! -.06,-.57 .0,-.54 .06,-.57 .16,-.5! .06,-.44 -.06,-.44")
    seal = [
        *solid(oval(0.0, -0.5, 0.22), "blood", -0.1, side=0.03),
        Shape(lips, "blood", 0.25, rim=False),
    ]
    seam = line("-.15,-.5 .0,-.49 .15,-.5", 0.018)
    return stood([*found, *seal, *marks([seam], "ink", 0.1)])
