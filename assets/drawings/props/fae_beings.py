"""What is about in the woods without being anybody: shadows, lights, hunts, thickets, wicker."""

from __future__ import annotations

import math
import random

from PySide6.QtGui import QTransform

from assets.drawings.props.figure import figure
from assets.drawings.props.fire import flames_at
from assets.drawings.props.foliage import crown, leaf
from assets.drawings.props.garb import Garb
from assets.drawings.props.heads import Head
from assets.drawings.props.horses import horse
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
    solid,
    star,
    stood,
    tail,
    within,
)
from assets.drawings.shapes import Shape, form_of, prop


def _made(name: str) -> list[Shape]:
    return form_of(name)


@prop("shadow-loose")
def shadow_loose(_: random.Random) -> list[Shape]:
    """A shadow that walks on by itself, away from the boots that it was fixed to."""
    walker = figure(
        "stride", Head(view="side", hat="feather cap"), Garb("tunic", legs="deep"), whole=False
    )
    lean = QTransform(1.1, 0, -0.34, 1.18, 0, 0)
    found = [Shape(lean.map(shape.path), "ink", 0.04, rim=False) for shape in walker]
    boot = [
        *solid(curve("-.09,-.3! .06,-.3! .07,-.12 .2,-.06 .22,0! -.09,0!"), "wood", 0.1, 0.03),
        Shape(box(-0.1, -0.32, 0.17, 0.07, 0.02), "wood", 0.25),
    ]
    return stood([*found, *placed(boot, -0.46, 0.02, 0.8), *placed(boot, -0.68, 0.04, 0.8)])


@prop("bog-lights")
def bog_lights(_: random.Random) -> list[Shape]:
    """Five small lights over black water, and a hand that has sunk behind them."""
    pool = [
        *solid(oval(0, -0.1, 0.8, 0.13), "ink", 0.12, 0.04),
        Shape(oval(0.1, -0.11, 0.5, 0.06), "water", -0.2, rim=False),
    ]
    found = [*pool, *placed(_made("hand-rising"), 0.3, -0.08, 0.26)]
    found += [*placed(_made("reeds"), -0.62, -0.06, 0.5), *placed(_made("reeds"), 0.68, -0.04, 0.4)]
    for x, y, size in (
        (-0.38, -0.5, 0.12),
        (-0.1, -0.78, 0.1),
        (0.16, -0.56, 0.14),
        (0.44, -0.86, 0.09),
        (-0.5, -0.94, 0.07),
    ):
        found += [
            Shape(oval(x, y, size), "glow", -0.12, rim=False),
            Shape(oval(x, y, size * 0.62), "glow", 0.2, rim=False),
            Shape(
                tail(
                    f"{x},{y} {x - 0.04},{y + size * 1.6} {x + 0.02},{y + size * 2.6}", size * 0.5
                ),
                "glow",
                0.0,
                rim=False,
            ),
        ]
    return stood(found)


@prop("sleeper-hill")
def sleeper_hill(_: random.Random) -> list[Shape]:
    """A green hill cut open: under it a crowned king asleep on a bier."""
    hill = curve("-1.1,0! -.9,-.36 -.5,-.78 0,-.94 .5,-.8 .9,-.38 1.1,0!")
    cave = curve("-.72,0! -.68,-.26 -.4,-.5 0,-.58 .4,-.5 .68,-.26 .72,0!")
    found = [*solid(hill, "leaf", -0.1, 0.05), Shape(cave, "ink", 0.08)]
    grass = [
        tail(f"{x},{y} {x + 0.02},{y - 0.06} {x + 0.05},{y - 0.1}", 0.03)
        for x, y in ((-0.7, -0.6), (-0.3, -0.86), (0.1, -0.92), (0.5, -0.78), (0.8, -0.48))
    ]
    found += [Shape(each, "leaf", 0.1) for each in grass]
    found += [
        *solid(box(-0.6, -0.14, 1.2, 0.14, 0.02), "stone", -0.1, 0.03),
        *placed(_made("sleeper"), 0, -0.14, 0.24),
    ]
    crown = curve("-.5,0! -.56,-.5! -.26,-.24! 0,-.6! .26,-.24! .56,-.5! .5,0!")
    found += placed([Shape(crown, "gold", 0.2)], -0.61, -0.27, 0.13, -70)
    found += placed(_made("tree-oak"), 0.5, -0.76, 0.34)
    return stood([*found, *placed(_made("candle"), 0.5, -0.14, 0.22)])


@prop("wild-hunt")
def wild_hunt(_: random.Random) -> list[Shape]:
    """An antlered rider with a horn, and hounds before and behind, all of them in the air."""
    steed = horse("gallop", "ink", 0.12)
    rider = figure(
        "ride",
        Head(view="side", hat="hood", hat_tone="ink"),
        Garb(
            cut="saddle",
            tone="ink",
            shade=0.15,
            sleeve="tight",
            cloak="deep",
            legs="ink",
            trim="metal",
        ),
        "",
        "spear",
        whole=False,
    )
    antlers = []
    for s in (-1, 1):
        antlers += [
            tail(f"0,0 {s * 0.1},-.14 {s * 0.08},-.3", 0.035),
            tail(f"{s * 0.09},-.12 {s * 0.2},-.16 {s * 0.24},-.26", 0.028),
            tail(f"{s * 0.1},-.2 {s * 0.18},-.26 {s * 0.2},-.34", 0.024),
        ]
    whole = [
        *steed,
        *placed(rider, -0.01, -0.255, 0.84),
        *placed([Shape(each, "bone", 0.1) for each in antlers], 0.03, -1.09, 0.8),
    ]
    dogs = [Shape(s.path, "ink", 0.1 + s.shade * 0.3, s.rim) for s in _made("hound")]
    eye = [Shape(oval(0.43, -0.845, 0.035), "fire", 0.3)]
    pack = [*dogs, *eye]
    mist = [
        *marks(
            [blade("-.9,.1 -.2,.16 .5,.08", 0.1), blade("-.5,.2 .2,.14 .9,.2", 0.08)], "bone", 0.0
        )
    ]
    return stood(
        [
            *placed(pack, -0.66, 0.06, 0.4, -4),
            *placed(whole, 0, 0),
            *placed(pack, 0.62, 0.12, 0.44, -8),
            *mist,
        ]
    )


@prop("wicker-man")
def wicker_man(_: random.Random) -> list[Shape]:
    """A great man of wicker, somebody behind the bars of his breast, fire at his feet."""
    parts = [
        mirrored("0,-.82! .2,-.82 .26,-.7 .22,-.44 .2,-.36! 0,-.36!"),
        mirrored("0,-1 .09,-.98 .12,-.9 .09,-.82 0,-.8"),
        *(
            limb([(s * 0.2, -0.76), (s * 0.36, -0.62), (s * 0.42, -0.42)], [0.14, 0.12, 0.1])
            for s in (-1, 1)
        ),
        *(
            limb([(s * 0.11, -0.4), (s * 0.14, -0.2), (s * 0.14, 0.0)], [0.18, 0.15, 0.15])
            for s in (-1, 1)
        ),
    ]
    found: list[Shape] = []
    for part in parts:
        found += solid(part, "gold", -0.3, 0.02)
        room = part.boundingRect()
        ribs = [
            box(room.left() - 0.1, room.top() + n * 0.045, room.width() + 0.2, 0.014)
            for n in range(1, 20)
        ]
        posts = [
            box(room.left() + n * 0.06, room.top() - 0.1, 0.016, room.height() + 0.2)
            for n in range(1, 12)
        ]
        found += marks([within(each, part) for each in (*ribs, *posts)], "gold", -0.5)
    door = mirrored("0,-.7 .09,-.68 .1,-.46! 0,-.46!")
    found += [Shape(door, "ink", 0.0), *placed(_made("captive-man"), 0, -0.46, 0.22)]
    found += [Shape(line(f"{x},-.69 {x},-.46", 0.016), "gold", -0.15) for x in (-0.06, 0.0, 0.06)]
    found += marks([oval(s * 0.045, -0.91, 0.02) for s in (-1, 1)], "ink", 0.0)
    return stood(
        [
            *found,
            *flames_at(
                [(-0.26, 0.02, 0.26), (0.0, 0.04, 0.2), (0.25, 0.02, 0.3), (-0.1, 0.04, 0.16)]
            ),
        ]
    )


@prop("thicket-walking")
def thicket_walking(luck: random.Random) -> list[Shape]:
    """A thicket that has got up on its roots, eyes in its leaves."""
    found: list[Shape] = []
    for x, knee, foot in (
        (-0.3, -0.44, -0.52),
        (-0.1, -0.16, -0.22),
        (0.12, 0.2, 0.18),
        (0.34, 0.5, 0.56),
    ):
        leg = limb([(x, -0.42), (knee, -0.2), (foot, 0.0)], [0.14, 0.09, 0.05])
        found += [
            *solid(leg, "wood", -0.2, 0.015),
            Shape(tail(f"{foot},-.02 {foot + 0.08},.0 {foot + 0.16},.02", 0.05), "wood", -0.25),
        ]
    found += [
        Shape(tail(t, 0.06), "wood", -0.3)
        for t in (
            "-.4,-.6 -.66,-.76 -.74,-.98",
            ".4,-.62 .64,-.7 .8,-.9",
            ".62,-.7 .74,-.68 .86,-.72",
            "-.62,-.72 -.76,-.7 -.84,-.76",
        )
    ]
    for x, y, r in (
        (-0.36, -0.56, 0.28),
        (0.36, -0.58, 0.28),
        (0.0, -0.5, 0.34),
        (0.0, -0.76, 0.34),
    ):
        found += crown(luck, x, y, r, r * 0.8, shade=-0.12)
    dark = curve("-.22,-.6! 0,-.68 .22,-.6! .14,-.44 0,-.4 -.14,-.44")
    found += [Shape(dark, "ink", 0.0, rim=False)]
    for s in (-1, 1):
        found += marks(
            [curve(f"{s * 0.04},-.56! {s * 0.1},-.61 {s * 0.17},-.59! {s * 0.1},-.53")], "glow", 0.2
        )
    thorns = [
        tail(
            f"{math.cos(a) * 0.5:.2f},{-0.6 + math.sin(a) * 0.36:.2f} "
            f"{math.cos(a) * 0.6:.2f},{-0.6 + math.sin(a) * 0.44:.2f}",
            0.04,
        )
        for a in (n * 0.55 + 3.2 for n in range(6))
    ]
    return stood([*found, *(Shape(each, "wood", -0.4) for each in thorns)])


@prop("rade")
def rade(_: random.Random) -> list[Shape]:
    """The court riding out: a queen on a white horse, lights on poles behind her."""
    queen = figure(
        "ride",
        Head(view="side", hair="long", hat="crown", hair_tone="gold"),
        Garb(cut="saddle", tone="leaf", sleeve="wide", cloak="leaf", cloak_shade=-0.2, trim="gold"),
        "",
        "wand",
        whole=False,
    )
    first = [*horse("walk", "bone", 0.2), *placed(queen, -0.01, -0.255, 0.84)]
    page = figure(
        "ride",
        Head(view="side", hat="hood", hat_tone="water"),
        Garb(cut="saddle", tone="water", sleeve="tight", legs="deep", trim="gold"),
        "",
        "lantern",
        whole=False,
    )
    second = [*horse("walk", "wood", 0.0), *placed(page, -0.01, -0.255, 0.84)]
    lights = [
        Shape(star(x, y, 0.06, 4), "glow", 0.2, rim=False)
        for x, y in ((-0.9, -1.0), (-0.4, -1.12), (0.1, -1.24), (0.5, -1.1))
    ]
    return stood([*placed(second, -0.76, -0.08, 0.74), *placed(first, 0.2, 0), *lights])


@prop("frogs-falling")
def frogs_falling(_: random.Random) -> list[Shape]:
    """Toads that rain out of a cloud, some of them crowned."""
    found = [*placed(_made("cloud-bank"), 0, -1.06, 0.3)]
    frog = _made("frog-crowned")
    plain = _made("frog")
    for n, (x, y, size, turn) in enumerate(
        (
            (-0.5, -0.74, 0.22, 160),
            (-0.14, -0.9, 0.18, 30),
            (0.3, -0.8, 0.22, -140),
            (0.56, -0.54, 0.2, 60),
            (-0.34, -0.44, 0.22, -30),
            (0.14, -0.5, 0.24, 200),
            (0.4, -0.04, 0.26, 0),
            (-0.24, 0.0, 0.28, 0),
        )
    ):
        found += placed(plain if n % 3 else frog, x, y, size, turn)
    return stood(found)


@prop("leaf-whirl")
def leaf_whirl(luck: random.Random) -> list[Shape]:
    """Coins that turn into leaves as they fall."""
    found: list[Shape] = []
    for n in range(22):
        t = n / 21
        x, y = math.sin(t * 9) * (0.46 - 0.2 * t), -1.0 + t
        if n % 2 or t > 0.6:
            found += placed(
                [Shape(leaf(0, 0.5, 1, 0, 0.6), ("gold", "fire", "leaf")[n % 3], 0.0)],
                x,
                y,
                0.13,
                luck.uniform(0, 360),
            )
        else:
            found += placed(
                [
                    Shape(oval(0, 0, 0.5, 0.5), "gold", 0.05),
                    Shape(oval(0, 0, 0.34), "gold", 0.35, rim=False),
                ],
                x,
                y,
                0.12,
            )
    return stood([*placed(_made("coin-heap"), 0, 0, 0.2), *found])


@prop("ghost-returned")
def ghost_returned(_: random.Random) -> list[Shape]:
    """A young man in old clothes beside two old people who hold his hands."""
    young = figure(
        "stand",
        Head(hair="bob", hair_tone="gold"),
        Garb("tunic", "leaf", 0.1, "tight", legs="bone", trim="gold"),
        whole=False,
    )
    old = figure(
        "trudge",
        Head(view="side", hair="bald", beard="long", hair_tone="bone"),
        Garb(tone="wood", flare=0.8),
        "staff",
        whole=False,
    )
    wife = figure(
        "trudge",
        Head(view="side", hat="hood", hat_tone="stone", hair_tone="bone"),
        Garb(tone="deep", flare=0.9),
        "",
        whole=False,
    )
    return stood(
        [
            *placed(old, -0.46, 0, 0.88),
            *placed(wife, 0.46, 0, 0.84, 0, True),
            *placed(young, 0, 0, 1.02),
        ]
    )
