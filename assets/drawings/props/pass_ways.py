"""Ways through the high passes, and what makes them hard: bridges, walls, slides and gorges."""

from __future__ import annotations

import random

from assets.drawings.props.frost import shard, snow_cap
from assets.drawings.props.frost_beasts import icicles
from assets.drawings.props.pass_gear import twisted
from assets.drawings.props.pass_places import fallen
from assets.drawings.props.strokes import (
    blade,
    box,
    curve,
    limb,
    line,
    marks,
    oval,
    placed,
    poly,
    solid,
    stood,
)
from assets.drawings.shapes import Shape, form_of, prop


@prop("path-icy")
def icy_path(_: random.Random) -> list[Shape]:
    """A path of blue ice along a drop, and a boot that slides."""
    way = curve("-.5,.04! -.3,-.3 .1,-.44 .3,-.66 .16,-.9! .34,-.92! .56,-.64 .46,-.3 .4,.04!")
    cliff = poly(".4,.04 .46,-.3 .56,-.64 .34,-.92 .8,-.9 .9,.04")
    wall = poly("-.5,.04 -.3,-.3 .1,-.44 .3,-.66 .16,-.9 -.1,-1.1 -.6,-1.0 -.9,.04")
    found = [
        *solid(wall, "stone", -0.1, side=0.1),
        Shape(cliff, "deep", -0.1),
        Shape(way, "water", 0.4),
    ]
    found += marks(
        [
            blade("-.2,-.1 .1,-.26 .36,-.4", 0.03),
            blade("-.1,.0 .1,-.1 .3,-.14", 0.03),
            blade(".2,-.6 .34,-.7 .32,-.84", 0.02),
        ],
        "paper",
        0.4,
    )
    found += icicles(
        ((0.44, -0.28, 0.2), (0.52, -0.5, 0.16), (0.5, -0.7, 0.12), (0.42, -0.1, 0.14)), 0.05
    )
    sign = [
        Shape(line("-.5,0 -.48,-.44", 0.04), "wood", -0.1),
        Shape(poly("-.66,-.56 -.3,-.6 -.2,-.5 -.3,-.42 -.66,-.4"), "wood", 0.05),
    ]
    return stood([*found, *sign, snow_cap(-0.3, -1.0, 0.5, 0.1)])


@prop("trail-mountain")
def mountain_trail(_: random.Random) -> list[Shape]:
    """A trail that climbs from a signpost to a notch between two peaks."""
    found: list[Shape] = []
    for points, shade in (
        ("-1.0,0 -.6,-.84 -.42,-1.1 -.2,-.8 .1,-.3 .2,0", -0.15),
        (".0,0 .16,-.5 .46,-.98 .62,-.84 .8,-.5 1.0,0", -0.05),
    ):
        found += solid(poly(points), "stone", shade, side=0.1)
    found += [
        Shape(poly("-.54,-.94 -.42,-1.1 -.28,-.92 -.4,-.86"), "paper", 0.3),
        Shape(poly(".36,-.82 .46,-.98 .62,-.84 .5,-.76"), "paper", 0.3),
    ]
    way = limb(
        [
            (-0.3, 0.06),
            (0.24, -0.06),
            (0.3, -0.18),
            (-0.08, -0.28),
            (0.0, -0.38),
            (0.16, -0.46),
            (0.1, -0.56),
        ],
        [0.2, 0.16, 0.12, 0.1, 0.08, 0.06, 0.03],
    )
    found += marks([way], "bone", 0.1)
    post = [
        Shape(line("-.56,.06 -.55,-.4", 0.045), "wood", -0.1),
        Shape(poly("-.66,-.4 -.34,-.46 -.24,-.39 -.33,-.31 -.66,-.28"), "wood", 0.08),
    ]
    return stood([*found, *post])


@prop("landslide")
def landslide(_: random.Random) -> list[Shape]:
    """A slope that slides with all its trees and stones."""
    slope = poly("-1.0,.04 -1.0,-1.1 -.7,-1.16 .9,-.1 1.0,.04")
    found = solid(slope, "wood", -0.1, side=0.1)
    found += [
        Shape(
            curve("-.8,-1.1! -.3,-.9 .2,-.5 .8,.0 1.1,.04! .3,.06 -.1,-.3 -.5,-.6"), "wood", -0.32
        )
    ]
    fir = form_of("tree-fir")
    for x, y, size, turn in (
        (-0.5, -0.62, 0.42, 40),
        (0.0, -0.36, 0.4, 64),
        (0.42, 0.0, 0.36, 96),
        (-0.78, -1.0, 0.36, 16),
    ):
        found += placed(fir, x, y, size, turn)
    return stood(
        [
            *found,
            *fallen(
                (
                    (-0.3, -0.6, 0.22),
                    (0.2, -0.34, 0.26),
                    (0.56, -0.08, 0.3),
                    (0.84, 0.0, 0.24),
                    (-0.1, -0.3, 0.16),
                    (0.3, 0.0, 0.2),
                    (1.06, 0.02, 0.16),
                )
            ),
        ]
    )


@prop("rockfall")
def rockfall(_: random.Random) -> list[Shape]:
    """Rocks that leap down a wall onto a path."""
    wall = poly("-.9,.04 -.9,-1.3 -.5,-1.36 -.4,-1.0 -.26,-.8 -.3,-.4 -.1,.04")
    found = solid(wall, "stone", -0.15, side=0.1)
    stones = (
        (-0.22, -1.12, 0.2),
        (0.06, -0.86, 0.26),
        (-0.06, -0.5, 0.16),
        (0.42, -0.56, 0.3),
        (0.24, -0.2, 0.18),
        (0.76, -0.2, 0.26),
        (0.56, 0.0, 0.16),
        (-0.34, -1.3, 0.14),
    )
    trails = [
        blade(
            f"{x - size * 0.4},{y - size * 1.5} {x - size * 0.2},{y - size} {x},{y - size * 0.5}",
            size * 0.2,
        )
        for x, y, size in stones[1:6]
    ]
    dust = [oval(x, 0.0, r, r * 0.5) for x, r in ((0.1, 0.14), (0.4, 0.2), (0.8, 0.18), (1.0, 0.1))]
    return stood(
        [
            *found,
            *marks(trails, "paper", 0.0),
            *fallen(stones),
            *(Shape(each, "paper", -0.15) for each in dust),
        ]
    )


@prop("bridge-rotten")
def rotten_bridge(_: random.Random) -> list[Shape]:
    """A sagging bridge of ropes and planks over a gorge, half its planks gone."""
    found: list[Shape] = []
    for s in (-1, 1):
        side = poly(
            f"{s * 1.4},.6 {s * 1.4},-.3 {s * 0.96},-.26 {s * 0.86},-.1 {s * 0.94},.1 {s * 0.8},.6"
        )
        found += solid(side, "stone", -0.1, side=0.08)
        found += [Shape(line(f"{s * 1.0},-.24 {s * 1.0},-.72", 0.06), "wood", -0.15)]
    sag = [(-1.0, -0.22), (-0.5, 0.02), (0.0, 0.1), (0.5, 0.02), (1.0, -0.22)]
    rail = [(x, y - 0.42) for x, y in sag]
    found += twisted(rail, 0.03) + twisted(sag, 0.035)
    for i in range(17):
        x = -0.92 + 0.115 * i
        y = 0.1 - 0.32 * x * x
        found += [Shape(line(f"{x},{y} {x},{y - 0.42}", 0.01), "bone", -0.2)]
        if i not in (4, 7, 8, 9, 12):
            tip = 0.05 if i in (6, 11) else 0.0
            found += [
                Shape(
                    poly(
                        f"{x - 0.045},{y - 0.03 + tip} {x + 0.05},{y - 0.03}"
                        f" {x + 0.045},{y + 0.05} {x - 0.05},{y + 0.05 + tip}"
                    ),
                    "wood",
                    0.05 - 0.1 * (i % 2),
                )
            ]
    falls = placed([Shape(box(-0.06, -0.03, 0.12, 0.06), "wood", 0.0)], -0.1, 0.36, 1.0, 36)
    return stood(
        [
            *found,
            *falls,
            *placed([Shape(box(-0.06, -0.03, 0.12, 0.06), "wood", 0.0)], 0.1, 0.52, 1.0, -20),
        ]
    )


@prop("cornice")
def snow_cornice(_: random.Random) -> list[Shape]:
    """A wave of snow that hangs over the edge of a ridge; a small walker beneath it."""
    rock = poly("-1.0,.04 -1.0,-.8 -.4,-1.0 .0,-.96 .06,-.7 -.04,-.4 .1,.04")
    wave = curve(
        "-1.04,-.78! -.6,-1.08 -.1,-1.2 .4,-1.1 .64,-.84 .56,-.66! .44,-.8 .2,-.86 .02,-.74!"
        " -.2,-.8 -.6,-.82"
    )
    found = [*solid(rock, "stone", -0.1, side=0.1), *solid(wave, "paper", 0.2, side=0.03)]
    found += marks([curve(".56,-.66! .44,-.8 .2,-.86 .02,-.74! .2,-.78 .4,-.7")], "water", 0.2)
    found += marks(
        [
            line(f"{x},{y} {x + 0.01},{y + 0.06}", 0.02)
            for x, y in ((0.3, -0.6), (0.44, -0.5), (0.36, -0.4), (0.5, -0.3))
        ],
        "paper",
        0.4,
    )
    return stood(
        [
            *found,
            *placed(form_of("pilgrim-walking"), 0.42, 0.04, 0.3),
            snow_cap(0.5, 0.06, 1.2, 0.08),
        ]
    )


@prop("ridge-view")
def ridge_view(_: random.Random) -> list[Shape]:
    """A small traveller on the very top of a sharp ridge, arms out, clouds below."""
    peak = poly("-.9,0 -.5,-.4 -.3,-.52 .0,-1.0 .16,-.7 .3,-.62 .6,-.3 .9,0")
    found = [
        *solid(peak, "stone", -0.08, side=0.12),
        Shape(poly("-.16,-.74 .0,-1.0 .12,-.76 .04,-.68 -.04,-.76 -.1,-.66"), "paper", 0.3),
    ]
    found += placed(form_of("wild-messenger"), 0.0, -0.98, 0.36)
    cloud = form_of("cloud")
    return stood(
        [
            *found,
            *placed(cloud, -0.6, -0.04, 0.3),
            *placed(cloud, 0.5, 0.0, 0.34, 0, True),
            *placed(cloud, -0.05, 0.05, 0.26),
        ]
    )


@prop("ridgeway")
def ridgeway(_: random.Random) -> list[Shape]:
    """A way along the very edge of a long ridge, raiders waiting at its end, stones coming down."""
    wall = poly("-1.2,0 -1.16,-.2 -.7,-.42 -.3,-.38 .1,-.58 .5,-.56 .8,-.74 1.2,-.7 1.2,0")
    edge = [(-1.16, -0.2), (-0.7, -0.42), (-0.3, -0.38), (0.1, -0.58), (0.5, -0.56), (0.8, -0.74)]
    way = limb([*edge, (1.2, -0.7)], [0.03, 0.045, 0.05, 0.055, 0.05, 0.045, 0.04])
    found = [*solid(wall, "stone", -0.1, side=0.14), *marks([way], "bone", 0.15)]
    found += placed(form_of("reivers"), 0.36, -0.54, 0.34)
    found += placed(form_of("wild-messenger"), -0.52, -0.4, 0.3)
    for x, y, size in ((-0.2, -0.16, 0.08), (-0.36, -0.04, 0.1), (0.02, -0.06, 0.07)):
        found += solid(oval(x, y, size, size * 0.8), "stone", 0.1, side=0.04)
    return stood(found)


@prop("cliff-path")
def cliff_path(_: random.Random) -> list[Shape]:
    """A sheer wall with a ledge across it, as wide as a foot, and somebody on it, flat to the
    rock."""
    wall = poly("-1,0 -1,-1.3 .5,-1.3 .56,-1.0 .46,-.7 .52,-.4 .44,0")
    ledge = poly("-1,-.46 -.4,-.5 .1,-.54 .62,-.62 .6,-.56 .1,-.47 -.4,-.43 -1,-.38")
    cracks = [line(way, 0.02) for way in ("-.7,-1.2 -.62,-.9 -.68,-.6", "-.1,-.4 -.16,-.2 -.1,0")]
    found = [*solid(wall, "stone", -0.1, side=0.12), *marks(cracks, "stone", -0.35)]
    found += [Shape(ledge, "bone", 0.1)]
    return stood([*found, *placed(form_of("pilgrim-walking"), -0.1, -0.5, 0.5)])


@prop("glacier")
def glacier(_: random.Random) -> list[Shape]:
    """A river of ice between peaks, split by crevasses."""
    found = [
        *solid(
            poly("-1.1,.04 -.9,-.7 -.66,-1.06 -.4,-.7 -.2,-.2 -.3,.04"), "stone", -0.12, side=0.1
        ),
        *solid(poly("1.1,.04 .96,-.6 .7,-.98 .4,-.6 .2,-.2 .3,.04"), "stone", -0.05, side=0.1),
    ]
    found += [
        Shape(poly("-.78,-.86 -.66,-1.06 -.52,-.88 -.66,-.8"), "paper", 0.3),
        Shape(poly(".56,-.8 .7,-.98 .84,-.78 .7,-.72"), "paper", 0.3),
    ]
    ice = curve(
        "-.16,-.74! .2,-.72! .16,-.5 .36,-.26 .7,.06! .3,.1 -.3,.1 -.74,.06! -.3,-.26 -.12,-.5"
    )
    found += solid(ice, "water", 0.42, side=0.05)
    gaps = (
        "-.1,-.56 .04,-.54 .14,-.58",
        "-.2,-.38 .0,-.34 .22,-.38",
        "-.34,-.2 -.06,-.16 .16,-.2",
        ".0,-.1 .24,-.06 .46,-.1",
        "-.5,-.02 -.2,.02 .0,.0",
    )
    found += marks([blade(each, 0.04) for each in gaps], "water", -0.1)
    return stood(
        [
            *found,
            *placed(shard(0, 0.1, 0.24, 0.03), -0.5, 0.08),
            *placed(shard(0, 0.1, 0.2, -0.03), 0.52, 0.08),
        ]
    )


@prop("bridge-ice")
def ice_bridge(_: random.Random) -> list[Shape]:
    """A thin arch of ice over a black gorge."""
    found: list[Shape] = [Shape(curve("-.8,.6! -.84,.0 .84,.0 .8,.6!"), "ink", 0.1, rim=False)]
    for s in (-1, 1):
        side = poly(
            f"{s * 1.3},.6 {s * 1.3},-.2 {s * 0.9},-.16 {s * 0.76},.06 {s * 0.84},.3 {s * 0.7},.6"
        )
        found += solid(side, "stone", -0.12, side=0.08)
        found += [snow_cap(s * 1.08, -0.15, 0.5, 0.09)]
    arch = curve(
        "-1.0,-.16! -.5,-.34 .0,-.4 .5,-.34 1.0,-.16! .84,.04! .5,-.16 .0,-.28 -.5,-.16 -.84,.04!"
    )
    found += solid(arch, "water", 0.45, side=0.03)
    found += icicles(
        tuple(
            (x, -0.27 + 0.3 * x * x, 0.14 + 0.08 * ((i * 7) % 3))
            for i, x in enumerate((-0.6, -0.4, -0.22, -0.04, 0.14, 0.34, 0.56))
        ),
        0.05,
    )
    return stood(
        [
            *found,
            *marks(
                [blade("-.7,-.22 0,-.36 .7,-.22", 0.03), line(".1,-.38 .14,-.3 .1,-.28", 0.012)],
                "paper",
                0.4,
            ),
        ]
    )


@prop("precipice")
def precipice(_: random.Random) -> list[Shape]:
    """A narrow path on a wall that falls away into cloud, a rope along it."""
    wall = poly(
        "-1.0,.1 -1.0,-1.2 -.2,-1.3 -.1,-.9 -.24,-.6 .1,-.56 .12,-.46 -.1,-.4 -.04,-.1 -.16,.1"
    )
    found = solid(wall, "stone", -0.1, side=0.12)
    path = poly("-1.0,-.34 -.3,-.5 -.24,-.6 .1,-.56 .12,-.46 -.2,-.38 -1.0,-.16")
    found += [
        Shape(path, "bone", -0.05, rim=False),
        *twisted([(-0.9, -0.5), (-0.5, -0.6), (-0.26, -0.7)], 0.026),
    ]
    found += [
        Shape(line(f"{x},{y} {x + 0.01},{y + 0.18}", 0.03), "wood", -0.2)
        for x, y in ((-0.86, -0.54), (-0.5, -0.62))
    ]
    cloud = form_of("cloud")
    return stood(
        [
            *found,
            *placed(cloud, 0.2, 0.1, 0.34),
            *placed(cloud, 0.74, 0.04, 0.3, 0, True),
            *placed(form_of("pine-leaning"), -0.3, -1.24, 0.34),
        ]
    )


@prop("pine-leaning")
def leaning_pine(_: random.Random) -> list[Shape]:
    """A crooked pine that leans into the wind."""
    trunk = limb([(-0.1, 0.0), (0.04, -0.34), (0.24, -0.6), (0.3, -0.86)], [0.14, 0.1, 0.08, 0.04])
    found = [Shape(trunk, "wood", -0.15)]
    for x, y, wide in (
        (0.14, -0.44, 0.5),
        (0.34, -0.62, 0.56),
        (0.36, -0.8, 0.44),
        (0.4, -0.96, 0.28),
    ):
        pad = curve(
            f"{x - wide * 0.5},{y}! {x - wide * 0.2},{y - 0.12} {x + wide * 0.3},{y - 0.1}"
            f" {x + wide * 0.56},{y + 0.02}! {x},{y + 0.06}"
        )
        found += solid(pad, "leaf", -0.15, side=0.03)
    return stood(found)


@prop("ravine")
def ravine(_: random.Random) -> list[Shape]:
    """Two steep walls, a torrent between them, a fallen trunk across."""
    found = [Shape(poly("-.2,-.9 .2,-.9 .5,.06 -.5,.06"), "deep", 0.05, rim=False)]
    water = curve(
        "-.06,-.84! .06,-.84! .02,-.5 .14,-.3 .0,-.1 .26,.06! -.26,.06! -.14,-.16 -.04,-.36"
    )
    found += [
        Shape(water, "water", 0.25, rim=False),
        *marks(
            [blade("-.02,-.6 .04,-.4 .0,-.2", 0.03), blade("-.06,-.1 .0,-.02 .1,.04", 0.03)],
            "paper",
            0.4,
        ),
    ]
    for s in (-1, 1):
        wall = poly(
            f"{s * 1.1},.06 {s * 1.1},-1.06 {s * 0.5},-1.1 {s * 0.2},-.94 {s * 0.26},-.6"
            f" {s * 0.16},-.4 {s * 0.34},-.1 {s * 0.3},.06"
        )
        found += solid(wall, "stone", -0.05 if s > 0 else -0.15, side=0.1)
    trunk = limb([(-0.46, -0.66), (0.0, -0.6), (0.46, -0.68)], [0.11, 0.1, 0.08])
    fir = form_of("tree-fir")
    return stood(
        [
            *found,
            *solid(trunk, "wood", -0.05, side=0.02),
            *placed(fir, -0.72, -1.06, 0.34),
            *placed(fir, 0.8, -1.04, 0.28),
        ]
    )


@prop("canyon")
def canyon(_: random.Random) -> list[Shape]:
    """Walls of banded rock, one behind another, with a pale way on the ground between."""
    found: list[Shape] = []
    for dx, top, shade in ((0.16, -0.8, 0.14), (0.4, -1.0, 0.04), (0.7, -1.2, -0.08)):
        for s in (-1, 1):
            wall = poly(
                f"{s * 1.3},.06 {s * 1.3},{top} {s * (dx + 0.24)},{top + 0.04}"
                f" {s * (dx + 0.12)},{top * 0.7} {s * (dx + 0.16)},{top * 0.45} {s * dx},.06"
            )
            found += solid(wall, "fire" if shade > 0.1 else "wood", shade - 0.1, side=0.05)
            found += marks(
                [
                    line(f"{s * 1.28},{top * t} {s * (dx + 0.2)},{top * t + 0.02}", 0.03)
                    for t in (0.36, 0.62, 0.84)
                ],
                "bone",
                -0.15 + shade,
            )
    found += [
        Shape(curve("-.04,-.1! .06,-.1! .1,-.04 .5,.08! -.4,.08! .0,-.03"), "bone", 0.1, rim=False)
    ]
    return stood(found)
