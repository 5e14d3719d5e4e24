"""Beasts of the fairy woods: crowned, lit, dressed, or not what they seem."""

from __future__ import annotations

import random

from assets.drawings.props.fire import recoloured
from assets.drawings.props.foliage import crown
from assets.drawings.props.strokes import (
    blade,
    bounds,
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
    within,
)
from assets.drawings.shapes import PROPS, Shape, form_of, prop


def _made(name: str) -> list[Shape]:
    return form_of(name)


def _crown(x: float, foot: float, size: float, turn: float = 0.0) -> list[Shape]:
    """A small crown that stands at (x, foot)."""
    body = poly("-.5,0 -.56,-.5 -.28,-.26 0,-.6 .28,-.26 .56,-.5 .5,0")
    gems = [oval(x, y, 0.07) for x, y in ((-0.56, -0.52), (0.0, -0.62), (0.56, -0.52))]
    return placed(
        [*solid(body, "gold", 0.1, 0.06), *(Shape(gem, "blood", 0.1) for gem in gems)],
        x,
        foot,
        size,
        turn,
    )


def bonnet(x: float, y: float, size: float, turn: float = 0.0) -> list[Shape]:
    """A frilled bonnet seen from the side, round a head at (x, y) that looks right."""
    frill = [oval(0.14 + 0.06 * (n % 2), -0.46 + 0.16 * n, 0.12) for n in range(6)]
    cap = curve(".16,-.5 -.1,-.62 -.44,-.46 -.56,-.1 -.46,.24 -.2,.38 .14,.34! .02,0")
    ribbon = [tail(".0,.34 .06,.5 -.04,.72", 0.08), tail(".04,.36 .2,.5 .24,.68", 0.07)]
    band = limb([(0.1, -0.5), (0.06, -0.1), (0.06, 0.34)], [0.1, 0.12, 0.1])
    found = [Shape(each, "blood", 0.15) for each in ribbon]
    found += [Shape(each, "bone", 0.1) for each in frill]
    found += [
        *solid(cap, "bone", 0.25, 0.06),
        *marks(
            [blade("-.4,-.36 -.3,0 -.36,.24", 0.03), blade("-.2,-.5 -.1,-.1 -.2,.3", 0.03)],
            "bone",
            -0.05,
        ),
        Shape(band, "blood", 0.1),
    ]
    dots = [
        oval(x, y, 0.04) for x, y in ((-0.3, -0.2), (-0.16, 0.06), (-0.34, 0.12), (-0.1, -0.34))
    ]
    return placed([*found, *marks(dots, "rose", 0.1)], x, y, size, turn)


@prop("wolf-bonnet")
def wolf_bonnet(_: random.Random) -> list[Shape]:
    """A wolf in an old woman's bonnet and shawl, smiling."""
    wolf = recoloured("hound", {"wood": ("stone", -0.35)})
    shawl = curve(".1,-.74 .3,-.62 .36,-.46! .2,-.3 -.02,-.36 -.2,-.48! -.06,-.62")
    found = [*wolf, *solid(shawl, "rose", -0.05, 0.03)]
    found += marks(
        [blade(".1,-.68 .14,-.5 .06,-.36", 0.02), blade(".24,-.6 .26,-.46 .2,-.34", 0.02)],
        "rose",
        -0.3,
    )
    teeth = [poly(f"{x},-.742 {x + 0.018},-.712 {x + 0.034},-.742") for x in (0.49, 0.53, 0.57)]
    return stood([*found, *marks(teeth, "bone", 0.3), *bonnet(0.25, -0.83, 0.32, -12)])


@prop("wolf-big")
def wolf_big(_: random.Random) -> list[Shape]:
    """A very big black wolf, teeth bared, fire in its eye."""
    wolf = recoloured("hound", {"wood": ("ink", 0.02)})
    room = bounds(wolf)
    teeth = [poly(f"{x},-.742 {x + 0.02},-.7 {x + 0.038},-.742") for x in (0.46, 0.51, 0.56)]
    ridge = curve(
        "-.4,-.6! -.36,-.76! -.28,-.64 -.22,-.78! -.14,-.66 -.06,-.82! .0,-.68 .08,-.86!"
        " .14,-.72 .2,-.96! .26,-.8 .2,-.66 -.1,-.62"
    )
    eye = [
        Shape(oval(0.43, -0.845, 0.032, 0.026), "fire", 0.3),
        Shape(oval(0.437, -0.845, 0.012), "ink"),
    ]
    fir = placed(_made("tree-fir"), room.left() + 0.02, 0, 0.26)
    return stood([*fir, Shape(ridge, "ink", -0.05), *wolf, *marks(teeth, "bone", 0.3), *eye])


@prop("bears-three")
def bears_three(_: random.Random) -> list[Shape]:
    """Three bears in a row: great, middling and small, one of them with a bowl."""
    bear = _made("bear")
    light = recoloured("bear", {"hair": ("wood", 0.15)})
    bowl = [
        *solid(curve("-.1,0! .1,0! .07,.09 -.07,.09"), "bone", 0.1, 0.02),
        Shape(oval(0, 0, 0.1, 0.025), "gold", 0.1),
    ]
    return stood(
        [
            *placed(bear, -0.36, -0.04, 1.0),
            *placed(light, 0.3, -0.02, 0.8),
            *placed(bear, 0.0, 0.04, 0.5),
            *placed(bowl, 0.02, -0.16),
        ]
    )


@prop("stag-lanterns")
def stag_lanterns(_: random.Random) -> list[Shape]:
    """A white stag with a lit lantern on each tine."""
    stag = _made("stag-white")
    room = bounds(stag)
    lamp = [
        Shape(line("0,-.5 0,-.3", 0.06), "ink", 0.2),
        Shape(poly("-.2,-.3 .2,-.3 .12,-.42 -.12,-.42"), "metal"),
        Shape(box(-0.16, -0.3, 0.32, 0.4, 0.06), "glow", 0.2, rim=False),
        Shape(oval(0, -0.1, 0.08, 0.12), "fire", 0.2, rim=False),
        Shape(box(-0.18, 0.1, 0.36, 0.08), "metal", 0.0),
    ]
    found = [*stag]
    right, top = room.right(), room.top()
    for dx, dy in ((-0.36, 0.03), (-0.31, 0.16), (-0.22, -0.02), (-0.08, 0.06), (-0.03, 0.2)):
        found += placed(lamp, right + dx, top + dy + 0.06, 0.13)
    return stood(found)


@prop("owl-magistrate")
def owl_magistrate(_: random.Random) -> list[Shape]:
    """An owl in a judge's wig, a gavel before it."""
    owl = _made("owl")
    curls = [
        oval(s * x, y, 0.075, 0.055)
        for s in (-1, 1)
        for x, y in ((0.4, -0.78), (0.42, -0.68), (0.41, -0.58), (0.38, -0.48), (0.36, -0.39))
    ]
    top = mirrored("0,-1.0 .24,-.98 .42,-.84 .44,-.76! .3,-.82 .12,-.88 0,-.84")
    wig = [*(Shape(each, "bone", 0.1) for each in curls), *solid(top, "bone", 0.25, 0.05)]
    gavel = [
        *solid(box(-0.14, -0.1, 0.28, 0.16, 0.03), "wood", 0.15, 0.03),
        Shape(line(".1,0 .5,.16", 0.05), "wood", 0.0),
    ]
    return stood([*owl, *wig, *placed(gavel, 0.3, -0.06, 0.7, -10)])


@prop("ravens-seven")
def ravens_seven(_: random.Random) -> list[Shape]:
    """Seven ravens on two bare boughs; the last wears a ring on its foot."""
    boughs = (
        limb([(-0.95, -0.78), (-0.2, -0.84), (0.7, -0.74)], [0.03, 0.06, 0.08]),
        limb([(-0.8, -0.2), (0.2, -0.26), (1.0, -0.16)], [0.09, 0.08, 0.03]),
    )
    found = [shape for bough in boughs for shape in solid(bough, "wood", -0.25, 0.015)]
    found += [
        Shape(tail("-.2,-.24 -.1,-.08 .06,-.02", 0.05), "wood", -0.3),
        Shape(tail("-.3,-.82 -.44,-.94 -.5,-1.06", 0.04), "wood", -0.3),
    ]
    raven = _made("raven")
    perches = ((-0.62, -0.8), (-0.06, -0.83), (0.46, -0.78), (-0.56, -0.21), (-0.08, -0.24))
    for n, (x, y) in enumerate((*perches, (0.38, -0.23))):
        found += placed(raven, x, y, 0.5, 0, n % 2 == 1)
    found += placed(raven, 0.82, -0.18, 0.54, 0, True)
    return stood([*found, Shape(oval(0.82, -0.22, 0.035, 0.024), "gold", 0.3)])


@prop("pooka")
def pooka(_: random.Random) -> list[Shape]:
    """A black horse with a goat's horns and beard, its eyes alight."""
    horse = recoloured("horse", {"wood": ("ink", 0.06), "hair": ("ink", 0.16)})
    room = bounds(horse)
    x, y = room.right(), room.top()
    horns = [
        tail(f"{x - 0.17},{y + 0.05} {x - 0.24},{y - 0.16} {x - 0.42},{y - 0.16}", 0.06),
        tail(f"{x - 0.13},{y + 0.05} {x - 0.14},{y - 0.2} {x - 0.3},{y - 0.26}", 0.06),
    ]
    beard = tail(f"{x - 0.04},{y + 0.27} {x - 0.06},{y + 0.36} {x - 0.03},{y + 0.46}", 0.06)
    eye = [Shape(oval(x - 0.1, y + 0.12, 0.024, 0.02), "fire", 0.3)]
    return stood(
        [*horse, *(Shape(each, "bone", -0.1) for each in horns), Shape(beard, "bone", -0.1), *eye]
    )


@prop("kelpie")
def kelpie(_: random.Random) -> list[Shape]:
    """A green water horse that rises from a pool, weed in its mane."""
    horse = recoloured("horse", {"wood": ("water", -0.25), "hair": ("leaf", -0.2)})
    room = bounds(horse)
    x, y = room.right(), room.top()
    found = [
        shape._replace(path=within(shape.path, box(-2, -2, 4, 2.04)))
        for shape in placed(horse, 0, 0.36, 1.0, -12)
    ]
    found = [shape for shape in found if not shape.path.isEmpty()]  # hooves are under water
    weed = [
        tail(
            f"{x - dx},{y + dy} {x - dx - 0.06},{y + dy + 0.14} {x - dx - 0.02},{y + dy + 0.28}",
            0.04,
        )
        for dx, dy in ((0.34, 0.12), (0.4, 0.18), (0.46, 0.26))
    ]
    found += [Shape(each, "leaf", 0.1) for each in weed]
    pool = [
        *solid(oval(0, 0.06, 0.72, 0.13), "water", -0.05, 0.05),
        Shape(oval(0, 0.04, 0.52, 0.07), "water", 0.3, rim=False),
        *marks([blade("-.3,.08 0,.11 .3,.08", 0.03)], "bone", 0.1),
    ]
    return stood([*found, *pool])


@prop("shaefoal")
def shaefoal(_: random.Random) -> list[Shape]:
    """A pale foal with a star on its brow, that kicks sparks from the road."""
    foal = recoloured("horse", {"wood": ("bone", 0.25), "hair": ("glow", -0.05)})
    room = bounds(foal)
    spark = [Shape(star(0, 0, 0.07, 4), "glow", 0.3, rim=False)]
    found = placed(foal, 0, 0, 1.0, 9)
    for x, y, size in (
        (-0.6, -0.1, 1.0),
        (-0.72, -0.26, 0.7),
        (-0.56, -0.36, 0.5),
        (-0.8, -0.08, 0.6),
    ):
        found += placed(spark, x, y, size)
    return stood([*found, *placed(spark, room.right() - 0.14, room.top() + 0.24, 0.8)])


@prop("spider-web")
def webspinner(_: random.Random) -> list[Shape]:
    """A great spider in its web, which closes the road between two trunks."""
    trunks = [
        curve("-.62,-1! -.5,-1! -.48,-.4 -.42,0! -.7,0! -.6,-.4"),
        curve(".62,-1! .5,-1! .5,-.4 .42,0! .7,0! .62,-.4"),
    ]
    found = [shape for trunk in trunks for shape in solid(trunk, "wood", -0.25, 0.03)]
    spokes = [
        f"0,-.55 {x},{y}"
        for x, y in (
            (-0.5, -0.95),
            (-0.5, -0.6),
            (-0.48, -0.2),
            (0, -0.02),
            (0.48, -0.2),
            (0.5, -0.6),
            (0.5, -0.95),
            (0, -1.0),
        )
    ]
    found += marks([line(each, 0.008) for each in spokes], "bone", 0.2)
    for r in (0.14, 0.26, 0.38):
        ring = [
            (-0.71, -0.71),
            (-1, 0),
            (-0.71, 0.71),
            (0, 1),
            (0.71, 0.71),
            (1, 0),
            (0.71, -0.71),
            (0, -1),
            (-0.71, -0.71),
        ]
        text = " ".join(f"{x * r:.3f},{-0.55 + y * r:.3f}" for x, y in ring)
        found += marks([line(text, 0.007)], "bone", 0.2)
    return stood([*found, *placed(_made("spider"), 0, -0.3, 0.56)])


@prop("frog-crowned")
def frog_crowned(_: random.Random) -> list[Shape]:
    """A frog with a small crown, hat in hand as it were."""
    return stood([*_made("frog"), *_crown(0.0, -0.97, 0.28)])


@prop("toad-king")
def toad_king(_: random.Random) -> list[Shape]:
    """A fat toad in ermine and a crown, enthroned on a toadstool."""
    toad = recoloured("frog", {"leaf": ("wood", 0.1)})
    stool = [
        *solid(mirrored("0,-.34! .16,-.34 .13,-.1 .2,0! 0,0"), "bone", 0.0, 0.04),
        *solid(mirrored("0,-.62 .3,-.58 .56,-.42 .6,-.32! 0,-.28"), "blood", 0.05, 0.06),
    ]
    stool += [
        Shape(oval(x, y, 0.06, 0.04), "bone", 0.25, rim=False)
        for x, y in ((-0.3, -0.46), (0.34, -0.42), (0.02, -0.38))
    ]
    collar = mirrored("0,-.72! .2,-.74 .34,-.64! .26,-.54 0,-.58")
    found = [
        *stool,
        *placed(toad, 0, -0.54, 0.72),
        *solid(placed([Shape(collar)], 0, -0.06)[0].path, "bone", 0.3, 0.03),
    ]
    found += marks(
        [
            oval(x, y, 0.014, 0.022)
            for x, y in ((-0.2, -0.72), (-0.08, -0.68), (0.08, -0.68), (0.2, -0.72))
        ],
        "ink",
        0.0,
    )
    return stood([*found, *_crown(0, -1.24, 0.26)])


@prop("frog-moustached")
def frog_moustached(_: random.Random) -> list[Shape]:
    """A toad with somebody's moustache and somebody's hat."""
    moustache = mirrored("0,-.47 .1,-.5 .22,-.46 .36,-.54! .3,-.38 .14,-.36 0,-.42")
    hat = [
        *solid(box(-0.2, -1.24, 0.4, 0.28, 0.03), "ink", 0.12, 0.04),
        Shape(oval(0, -0.96, 0.36, 0.05), "ink", 0.08),
        Shape(box(-0.2, -1.04, 0.4, 0.06), "blood", 0.0, rim=False),
    ]
    return stood([*_made("frog"), Shape(moustache, "ink", 0.12), *placed(hat, 0.1, 0, 0.9, 8)])


@prop("dragon-moss")
def dragon_moss(luck: random.Random) -> list[Shape]:
    """A dragon overgrown with moss, an orchard on its back."""
    dragon = recoloured("dragon", {"leaf": ("leaf", 0.08)})
    found: list[Shape] = []
    for x, y, size in ((-0.3, -0.3, 0.22), (-0.1, -0.42, 0.26)):
        found += placed(PROPS["tree-fruit"](random.Random(f"{x}")), x, y, size)
    for x, y, size in ((-0.34, -0.18, 0.09), (-0.02, -0.34, 0.08)):
        found += crown(luck, x, y, size, size * 0.6, shade=0.05)
    return stood([*dragon, *found])


@prop("hut-fowl")
def hut_fowl(_: random.Random) -> list[Shape]:
    """Baba Yaga's hut, up on a hen's legs."""
    hut = _made("house")
    found: list[Shape] = []
    for x, lean in ((-0.2, -0.05), (0.22, 0.08)):
        leg = limb([(x, -0.42), (x + lean + 0.06, -0.24), (x + lean, -0.06)], [0.12, 0.06, 0.05])
        toes = [
            tail(f"{x + lean},-.06 {x + lean + d * 0.6},-.03 {x + lean + d},0", 0.05)
            for d in (-0.14, 0.1, 0.22)
        ]
        found += [Shape(leg, "gold", -0.1), *(Shape(toe, "gold", -0.1) for toe in toes)]
    thatch = mirrored("0,-1.3! .34,-1.0 .66,-.78! .5,-.8 .3,-.76 0,-.78")
    found += placed(hut, 0, -0.4, 0.8)
    found += solid(thatch, "gold", -0.35, 0.06)
    found += marks(
        [
            blade(f"{x * 0.3},-1.1 {x * 0.6},-.95 {x},-.8", 0.02)
            for x in (-0.5, -0.25, 0, 0.25, 0.5)
        ],
        "gold",
        -0.5,
    )
    return stood([*found, *placed(_made("skull"), 0, -1.26, 0.12)])
