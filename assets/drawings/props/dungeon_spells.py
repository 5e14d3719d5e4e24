"""What Spells of the underground show."""

from __future__ import annotations

import random

from assets.drawings.props.figure import figure
from assets.drawings.props.garb import Garb
from assets.drawings.props.heads import Head, drawn
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
from assets.drawings.props.underground import bars, eyes
from assets.drawings.shapes import Shape, form_of, prop


@prop("door-sealed")
def door_sealed(_: random.Random) -> list[Shape]:
    """A door with a burning seal across it, and something that looks through the gap."""
    found = [
        *solid(round_headed(0, 0, 1.0, 1.2), "stone", 0.0, side=0.06),
        *solid(round_headed(0, 0, 0.78, 1.08), "wood", -0.1, side=0.05),
    ]
    found += marks([line(f"{x},-1.0 {x},0", 0.014) for x in (-0.2, 0.0, 0.2)], "wood", -0.4)
    bands = [
        Shape(line("-.44,-.9 .44,-.2", 0.05), "fire", 0.1, rim=False),
        Shape(line(".44,-.9 -.44,-.2", 0.05), "fire", 0.1, rim=False),
    ]
    return stood(
        [
            *found,
            *bands,
            Shape(oval(0, -0.55, 0.2), "fire", 0.2, rim=False),
            Shape(star(0, -0.55, 0.15, 7), "glow", 0.2, rim=False),
        ]
    )


@prop("eyes-in-dark")
def eyes_in_dark(_: random.Random) -> list[Shape]:
    """A pair of cat's eyes that light a dark cloud."""
    cloud = curve("-.8,-.1 -.9,-.5 -.6,-.8 -.2,-.96 .2,-.96 .6,-.8 .9,-.5 .8,-.1 .4,.0 -.4,.0")
    found = [*solid(cloud, "ink", 0.05, side=0.06)]
    for s in (-1, 1):
        eye = curve(f"{s * 0.1},-.46! {s * 0.3},-.7 {s * 0.64},-.62! {s * 0.4},-.34")
        found += [
            Shape(eye, "leaf", 0.45, rim=False),
            Shape(oval(s * 0.36, -0.53, 0.05, 0.14), "ink", 0.0, rim=False),
            Shape(oval(s * 0.4, -0.58, 0.025), "paper", 0.4, rim=False),
        ]
    return stood(found)


@prop("hand-of-stone")
def hand_of_stone(_: random.Random) -> list[Shape]:
    """A fist and forearm turned to cracked stone, flesh at the elbow."""
    found = [
        s._replace(tone="stone", shade=s.shade + 0.15) if s.tone in ("skin", "bone") else s
        for s in form_of("hand-rising")
    ]
    cracks = [
        blade(text, 0.02)
        for text in (
            "-.06,-.2 .02,-.3 -.02,-.42",
            ".06,-.34 .0,-.48 .06,-.6",
            "-.08,-.5 -.02,-.6 -.08,-.7",
        )
    ]
    lumps = [
        s
        for x, r in ((-0.3, 0.1), (0.32, 0.12), (0.1, 0.07))
        for s in solid(
            poly(f"{x - r},0 {x - r * 0.6},{-r} {x + r * 0.4},{-r * 1.2} {x + r},0"),
            "stone",
            0.0,
            side=0.03,
        )
    ]
    return stood([*found, *marks(cracks, "ink", 0.1), *lumps])


@prop("shadow-lent")
def shadow_lent(_: random.Random) -> list[Shape]:
    """A man with a candle, and behind him his shadow with a sword, twice as large."""
    shade = figure(
        "salute", Head(hair="bob"), Garb(cut="tunic", legs="ink", cloak="ink"), "", "sword"
    )
    dark = [s._replace(tone="ink", shade=0.06, rim=False) for s in shade]
    man = figure(
        "hold",
        Head(hair="bob"),
        Garb(cut="tunic", tone="leaf", legs="deep", sleeve="tight"),
        "",
        "candle",
    )
    return stood(
        [*placed(dark, 0.26, 0.0, 1.5, flip=True), *placed(man, -0.34, 0.04, 0.8)], centre=True
    )


@prop("corridors-three")
def corridors_three(_: random.Random) -> list[Shape]:
    """Three arches side by side; a painted arrow is being turned to another one."""
    found = solid(box(-0.96, -1.0, 1.92, 1.0), "stone", -0.05, side=0.05)
    for x, tone in ((-0.62, "ink"), (0.0, "ink"), (0.62, "glow")):
        found += [
            Shape(round_headed(x, 0, 0.46, 0.72), tone, 0.0 if tone == "ink" else -0.1, rim=False),
            Shape(
                without(round_headed(x, 0, 0.54, 0.77), round_headed(x, 0, 0.46, 0.72)),
                "stone",
                0.25,
            ),
        ]
    arrow = curve("-.4,-.84! -.1,-.94 .2,-.92! .18,-.98! .4,-.88! .2,-.78! .2,-.85! -.1,-.87!")
    return stood(
        [
            *found,
            Shape(arrow, "fire", 0.1, rim=False),
            *eyes([(0.0, -0.4, 0.09)], "fire"),
            *eyes([(-0.62, -0.3, 0.08)], "leaf"),
        ]
    )


@prop("gaol-delivered")
def gaol_delivered(_: random.Random) -> list[Shape]:
    """A grating burst outwards, a broken padlock, and birds that fly out."""
    found = [
        *solid(
            without(box(-0.6, -1.1, 1.2, 1.1, 0.03), box(-0.42, -0.96, 0.84, 0.96)),
            "stone",
            0.0,
            side=0.05,
        ),
        Shape(box(-0.42, -0.96, 0.84, 0.96), "glow", -0.1, rim=False),
    ]
    found += placed(bars(-0.4, 0.4, -0.94, 0.0, 6), 0.44, 0.06, 1.0, 28)
    found += placed(form_of("dove"), -0.14, -0.5, 0.34) + placed(form_of("dove"), 0.3, -0.96, 0.24)
    return stood([*found, *placed(form_of("padlock"), -0.5, 0.04, 0.26, -20)])


@prop("knocker-three")
def knocker_three(_: random.Random) -> list[Shape]:
    """A door knocker in a lion's mouth, three marks of sound, a parcel on the step."""
    found = solid(box(-0.56, -1.2, 1.12, 1.14, 0.03), "wood", -0.1, side=0.06)
    found += marks([line(f"{x},-1.18 {x},-.08", 0.014) for x in (-0.28, 0.0, 0.28)], "wood", -0.4)
    face = mirrored("0,-1.06 .18,-1.0 .24,-.84 .16,-.68 0,-.62")
    found += [
        *solid(face, "gold", 0.0, side=0.05),
        *eyes([(0, -0.86, 0.14)], "ink"),
        Shape(mirrored("0,-.78 .05,-.74 0,-.7"), "ink", 0.1),
        Shape(without(oval(0, -0.54, 0.17), oval(0, -0.54, 0.11)), "gold", 0.2),
    ]
    waves = [
        blade(f"{0.3 + 0.1 * i},-.7 {0.36 + 0.1 * i},-.56 {0.3 + 0.1 * i},-.42", 0.03)
        for i in range(3)
    ]
    found += marks(waves, "glow", 0.1) + solid(
        box(-0.66, -0.08, 1.32, 0.12), "stone", 0.1, side=0.03
    )
    parcel = [
        *solid(box(-0.5, -0.34, 0.38, 0.27, 0.02), "paper", -0.1, side=0.04),
        *marks([line("-.31,-.34 -.31,-.08", 0.02), line("-.5,-.2 -.12,-.2", 0.02)], "blood", 0.0),
    ]
    return stood([*found, *parcel])


@prop("eyes-covered")
def eyes_covered(_: random.Random) -> list[Shape]:
    """A face whose eyes are covered from behind by two long hands."""
    back, front = drawn(Head(hair="bob"))
    found = [*back, *front]
    for s in (-1, 1):
        palm = [Shape(oval(s * 0.3, -0.04, 0.16, 0.14), "ink", 0.25)]
        palm += [
            Shape(
                limb(
                    [
                        (s * 0.26, -0.1 + d),
                        (s * 0.06, -0.08 + d * 0.9),
                        (-s * 0.04, -0.06 + d * 0.7),
                    ],
                    [0.09, 0.075, 0.05],
                ),
                "ink",
                0.3,
            )
            for d in (-0.06, 0.02, 0.1)
        ]
        palm.append(
            Shape(
                limb([(s * 0.36, 0.02), (s * 0.56, 0.3), (s * 0.62, 0.62)], [0.2, 0.16, 0.2]),
                "ink",
                0.2,
            )
        )
        found += palm
    return stood(found)


@prop("sword-drooping")
def sword_drooping(_: random.Random) -> list[Shape]:
    """A sword held up whose blade hangs down like a flower."""
    wilt = limb(
        [(0, -0.36), (0.02, -0.74), (0.2, -0.98), (0.44, -0.86), (0.5, -0.5)],
        [0.1, 0.1, 0.09, 0.08, 0.03],
    )
    found = [
        *solid(wilt, "steel", 0.15, side=0.025),
        *solid(box(-0.22, -0.38, 0.44, 0.07, 0.03), "gold", 0.0, side=0.03),
        Shape(line("0,-.34 0,-.08", 0.075), "blood", -0.2),
        Shape(oval(0, -0.04, 0.07), "gold", 0.1),
    ]
    petals = [
        Shape(tail(f"{x},-.3 {x + 0.02},-.2 {x - 0.02},-.12", 0.04), "water", 0.3)
        for x in (0.5, 0.58)
    ]
    return stood([*found, *petals], centre=True)
