"""Giants, trolls and worse of the north: flesh, snow and ice."""

from __future__ import annotations

import random

from assets.drawings.props.frost import ICE, shard, snow_cap
from assets.drawings.props.frost_beasts import dyed, icicles
from assets.drawings.props.strokes import (
    blade,
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
from assets.drawings.shapes import Shape, form_of, prop


@prop("giant-frost")
def frost_giant(_: random.Random) -> list[Shape]:
    """A giant blue with cold, his beard hung with icicles."""
    found = dyed("giant", {"skin": (ICE, 0.3), "hair": ("paper", 0.2), "leaf": ("paper", 0.25)})
    beard = tuple((x, -0.44 + abs(x) * 0.6, 0.12) for x in (-0.1, -0.05, 0.0, 0.05, 0.1))
    return stood([*found, *icicles(beard, 0.03)])


@prop("giant-snow")
def snow_giant(_: random.Random) -> list[Shape]:
    """A hill of snow that gets up: two arms, a dark mouth, firs on its shoulders."""
    found: list[Shape] = []
    fir = form_of("tree-snowy")
    for s in (-1, 1):
        arm = limb([(s * 0.42, -0.68), (s * 0.72, -0.5), (s * 0.78, -0.16)], [0.3, 0.26, 0.28])
        found += [*solid(arm, "paper", 0.05, side=0.06)]
        found += [Shape(oval(s * 0.79, -0.1, 0.17, 0.14), "paper", 0.15)]
    found += placed(fir, -0.42, -0.72, 0.34, -10) + placed(fir, 0.38, -0.76, 0.28, 8)
    body = mirrored("0,-.82 .3,-.86 .54,-.7 .62,-.4 .66,-.1 .6,.02! 0,.04!")
    found += solid(body, "paper", 0.1, side=0.1)
    head = mirrored("0,-1.16 .2,-1.12 .3,-.96 .3,-.8 .16,-.7 0,-.68")
    found += solid(head, "paper", 0.2, side=0.06)
    found += marks(
        [
            curve(f"{s * 0.06},-.94! {s * 0.13},-1.0 {s * 0.2},-.96! {s * 0.13},-.9")
            for s in (-1, 1)
        ],
        ICE,
        0.0,
    )
    found += marks([oval(s * 0.13, -0.945, 0.018) for s in (-1, 1)], "glow", 0.3)
    mouth = mirrored("0,-.86 .1,-.85 .14,-.8 .08,-.75 0,-.74")
    found += marks([mouth], "deep", 0.0)
    found += icicles(tuple((x, -0.85, 0.06) for x in (-0.07, -0.02, 0.03, 0.08)), 0.022)
    rocks = ((-0.3, -0.4, 0.09), (0.2, -0.5, 0.07), (0.34, -0.2, 0.1), (-0.1, -0.16, 0.07))
    for x, y, r in rocks:
        found += [
            Shape(oval(x, y, r, r * 0.7), "stone", -0.05),
            snow_cap(x, y - r * 0.2, r * 1.6, r * 0.5),
        ]
    return stood(found)


@prop("wendigo")
def wendigo(_: random.Random) -> list[Shape]:
    """A starved thing on long legs, a stag's skull for a head, its hands hanging to its knees."""
    tone, shade = "figure", -0.1
    found: list[Shape] = []
    for s in (-1, 1):
        leg = limb(
            [(s * 0.1, -0.46), (s * 0.17, -0.26), (s * 0.1, -0.12), (s * 0.16, 0.0)],
            [0.1, 0.08, 0.05, 0.06],
        )
        found += [Shape(leg, tone, shade - 0.1)]
        arm = limb(
            [(s * 0.22, -0.86), (s * 0.38, -0.66), (s * 0.33, -0.42), (s * 0.36, -0.26)],
            [0.1, 0.075, 0.055, 0.05],
        )
        found += [Shape(arm, tone, shade + 0.02)]
        found += [
            Shape(
                tail(f"{s * 0.36},-.28 {s * (0.3 + d)},-.18 {s * (0.28 + d)},-.08", 0.03),
                "bone",
                0.0,
            )
            for d in (0.0, 0.06, 0.12)
        ]
    trunk = mirrored("0,-.94! .12,-.95 .26,-.88 .2,-.66 .09,-.54 .13,-.42 0,-.4!")
    found += solid(trunk, tone, shade, side=0.05)
    ribs = [
        blade(f"0,{y} {s * 0.1},{y - 0.02} {s * 0.17},{y + 0.04}", 0.022)
        for y in (-0.82, -0.76, -0.7, -0.64)
        for s in (-1, 1)
    ]
    found += marks([*ribs, line("0,-.88 0,-.54", 0.014)], "bone", -0.15)
    mane = mirrored("0,-1.0 .14,-1.0 .3,-.86! .2,-.86 .16,-.76! .08,-.84 0,-.72!")
    found += [Shape(mane, "paper", 0.1)]
    for s in (-1, 1):
        found += [
            Shape(
                limb([(s * 0.07, -1.16), (s * 0.24, -1.3), (s * 0.3, -1.56)], [0.05, 0.045, 0.015]),
                "bone",
                -0.15,
            )
        ]
        found += [
            Shape(
                limb(
                    [(s * x, y), (s * (x + 0.1), y - 0.06), (s * (x + 0.16), y - 0.18)],
                    [0.035, 0.03, 0.01],
                ),
                "bone",
                -0.15,
            )
            for x, y in ((0.2, -1.26), (0.26, -1.38))
        ]
        found += [
            Shape(
                limb([(s * 0.23, -1.28), (s * 0.14, -1.4), (s * 0.14, -1.5)], [0.03, 0.025, 0.01]),
                "bone",
                -0.15,
            )
        ]
    skull = mirrored("0,-1.2 .1,-1.2 .15,-1.1 .1,-.98 .06,-.84 .04,-.78 0,-.77")
    found += solid(skull, "bone", 0.1, side=0.03)
    found += marks(
        [
            curve(f"{s * 0.03},-1.06! {s * 0.09},-1.13 {s * 0.12},-1.05! {s * 0.07},-1.02")
            for s in (-1, 1)
        ],
        "ink",
        0.0,
    )
    found += marks([oval(s * 0.075, -1.065, 0.014) for s in (-1, 1)], "fire", 0.2)
    return stood(
        [*found, *marks([oval(s * 0.02, -0.83, 0.011, 0.02) for s in (-1, 1)], "ink", 0.1)]
    )


@prop("troll-ice")
def ice_troll(_: random.Random) -> list[Shape]:
    """A troll of blue ice with spikes on its shoulders."""
    found = [*placed(shard(0, 0.16, 0.34, 0.06), -0.3, -0.72, 1.0, -24)]
    found += [
        *placed(shard(0, 0.16, 0.34, -0.06), 0.3, -0.72, 1.0, 24),
        *placed(shard(0, 0.12, 0.3), 0.0, -0.92),
    ]
    return stood([*found, *dyed("troll", {"stone": (ICE, 0.4), "leaf": ("paper", 0.3)})])


@prop("living-ice")
def living_ice(_: random.Random) -> list[Shape]:
    """Ice that has put itself together to something with arms, and eyes deep inside."""
    found = [
        *placed(shard(0, 0.26, 0.6), -0.26, 0.0, 1.0, -4),
        *placed(shard(0, 0.26, 0.6), 0.26, 0.0, 1.0, 4),
    ]
    for s in (-1, 1):
        found += placed(shard(0, 0.24, 0.56, 0.0, 0.2), s * 0.34, -0.66, 1.0, s * 118)
        found += placed(shard(0, 0.2, 0.5, 0.0, 0.4), s * 0.78, -0.42, 1.0, s * 30)
    found += [
        *placed(shard(0, 0.3, 0.66, 0.0, 0.2), -0.22, -0.44, 1.0, -14),
        *placed(shard(0, 0.3, 0.66, 0.0, 0.2), 0.22, -0.44, 1.0, 14),
    ]
    core = poly("0,-1.1 .22,-.98 .34,-.7 .24,-.34 0,-.24 -.24,-.34 -.34,-.7 -.22,-.98")
    found += [
        Shape(core, ICE, 0.3),
        *marks([poly("0,-1.1 .22,-.98 .06,-.7 0,-.24 -.1,-.66")], ICE, 0.55),
    ]
    found += marks([poly("0,-1.1 -.22,-.98 -.34,-.7 -.14,-.7")], ICE, 0.1)
    found += marks(
        [poly(f"{s * 0.05},-.82 {s * 0.17},-.88 {s * 0.14},-.78") for s in (-1, 1)], "deep", -0.05
    )
    found += marks([oval(s * 0.125, -0.825, 0.018) for s in (-1, 1)], "glow", 0.4)
    return stood([*found, snow_cap(0.0, 0.03, 1.1, 0.08)])


@prop("wind-face")
def wind_face(_: random.Random) -> list[Shape]:
    """The face of a cloud with full cheeks, that blows snow to the right."""
    found: list[Shape] = []
    for x, y, r in (
        (-0.5, -0.8, 0.28),
        (-0.18, -1.0, 0.3),
        (0.16, -0.94, 0.24),
        (-0.72, -0.5, 0.26),
        (-0.5, -0.2, 0.24),
        (-0.16, -0.1, 0.22),
    ):
        found += solid(oval(x, y, r, r * 0.9), "paper", -0.05, side=0.05)
    face = curve(
        "-.44,-.9 -.1,-.98 .2,-.9 .28,-.7 .34,-.56 .3,-.48! .4,-.42"
        " .32,-.36! .24,-.2 0,-.12 -.3,-.16 -.5,-.4 -.54,-.7"
    )
    found += solid(face, "paper", 0.15, side=0.08)
    found += [Shape(oval(-0.02, -0.4, 0.19, 0.17), "rose", 0.25, rim=False)]
    found += marks(
        [blade("-.04,-.72 .08,-.78 .2,-.7", 0.05), blade("-.1,-.86 .06,-.94 .22,-.84", 0.05)],
        "deep",
        0.15,
    )
    found += marks([oval(0.11, -0.725, 0.022)], ICE, -0.2)
    found += marks([oval(0.33, -0.41, 0.035, 0.05)], "deep", 0.0)
    for y, n in ((-0.56, 0.5), (-0.44, 0.9), (-0.34, 0.7), (-0.22, 0.44)):
        found += marks(
            [
                blade(
                    f".46,{-0.42 + (y + 0.42) * 0.4} {0.46 + n * 0.5},{y - 0.03}"
                    f" {0.46 + n},{y + 0.03}",
                    0.05,
                )
            ],
            "paper",
            0.3,
        )
    flakes = (
        (0.7, -0.66),
        (0.96, -0.6),
        (1.16, -0.42),
        (0.86, -0.24),
        (1.1, -0.28),
        (1.3, -0.5),
        (0.62, -0.14),
    )
    return stood(
        [*found, *marks([oval(x, y, 0.028) for x, y in flakes], "paper", 0.4)], centre=True
    )
