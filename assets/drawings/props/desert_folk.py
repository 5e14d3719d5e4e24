"""People of the desert and of the fire: merchants, masters, priests, thieves, in turbans mostly."""

from __future__ import annotations

import random

from assets.drawings.props.figure import figure
from assets.drawings.props.fire import flame_at, flames_at, recoloured, smoke_at
from assets.drawings.props.garb import Garb
from assets.drawings.props.heads import Head
from assets.drawings.props.people import person
from assets.drawings.props.strokes import (
    box,
    curve,
    limb,
    line,
    marks,
    mirrored,
    oval,
    placed,
    solid,
    stood,
)
from assets.drawings.shapes import Shape, form_of, prop

ROBE = Garb(trim="gold", flare=0.9)
HOSE = Garb(cut="tunic", sleeve="tight", legs="bone", trim="gold")


def turbaned(tone: str, beard: str = "", skin: float = -0.15, hair: str = "hair") -> Head:
    """A head in a turban of that *tone*, with a dark skin."""
    return Head(hat="turban", hat_tone=tone, beard=beard, skin_shade=skin, hair_tone=hair)


person(
    "camel-trader",
    "offer low",
    turbaned("bone", "short"),
    ROBE._replace(tone="leaf", cloak="wood"),
    "staff",
    "pentacle",
)
person(
    "caravan-master",
    "trudge",
    turbaned("blood", "short"),
    ROBE._replace(tone="bone", cloak="cloth"),
    "staff",
    "lantern",
)
person(
    "tax-farmer",
    "offer",
    turbaned("deep", "long"),
    ROBE._replace(tone="deep", cloak="blood", flare=1.2),
    "bundle",
    "scroll",
)
person(
    "raider-desert",
    "stride",
    turbaned("blood", "short", -0.2),
    HOSE._replace(tone="deep", cloak="bone"),
    "",
    "scimitar",
)
person("water-seller", "offer low", turbaned("bone"), HOSE._replace(tone="water"), "jug", "cup")
person(
    "hired-guard",
    "stand",
    turbaned("paper", "short"),
    HOSE._replace(tone="blood", shade=-0.1),
    "scimitar",
    "spear",
)
person(
    "moneylender",
    "offer",
    turbaned("gold", "long", -0.1, "bone"),
    ROBE._replace(tone="wood", cloak="leaf"),
    "pentacle",
    "scales",
)
person(
    "lamp-polisher",
    "offer low",
    turbaned("leaf", "", -0.2),
    HOSE._replace(tone="bone"),
    "",
    "brass lamp",
)
person(
    "ash-merchant",
    "hold",
    turbaned("stone", "long", -0.1, "bone"),
    ROBE._replace(tone="stone", cloak="ink", flare=1.2),
    "",
    "bundle",
)
person(
    "taleweaver",
    "offer",
    turbaned("rose", "long", -0.1, "bone"),
    ROBE._replace(tone="water", cloak="rose"),
    "staff",
    "book",
)
person(
    "dune-reader",
    "trudge",
    turbaned("water", "short"),
    ROBE._replace(tone="bone", cloak="water"),
    "staff",
    "scroll",
)
person(
    "salt-baron",
    "stand",
    turbaned("paper", "short", -0.1),
    ROBE._replace(tone="water", cloak="paper", flare=1.3),
    "scimitar",
    "pentacle",
)


@prop("sword-dancer")
def sword_dancer(_: random.Random) -> list[Shape]:
    """A dancer with a blade in each hand."""
    return figure(
        "dance",
        Head(hair="long", hat="circlet", skin_shade=-0.15),
        Garb(cut="gown", tone="blood", sleeve="none", trim="gold", flare=1.2, shoes="skin"),
        "scimitar",
        "scimitar",
    )


@prop("ember-dancer")
def ember_dancer(_: random.Random) -> list[Shape]:
    """A dancer on coals, a torch in each hand."""
    body = figure(
        "dance",
        Head(hair="long", hat="circlet", skin_shade=-0.1),
        Garb(cut="tunic", tone="fire", sleeve="none", trim="gold", flare=1.3, shoes="skin"),
        "torch",
        "torch",
    )
    coals = [oval(x, 0.02, 0.07, 0.03) for x in (-0.3, -0.16, -0.02, 0.12, 0.26)]
    return stood(
        [
            *body,
            *[Shape(each, "ink", 0.15) for each in coals],
            *flames_at(((-0.24, 0.02, 0.12), (0.2, 0.02, 0.14), (0.02, 0.04, 0.1))),
        ]
    )


@prop("kiln-witch")
def kiln_witch(_: random.Random) -> list[Shape]:
    """A witch who holds a fire on her open hand; pages burn round her."""
    body = figure(
        "invoke",
        Head(hair="long", hat="hood", hat_tone="ink", hair_tone="fire"),
        Garb(tone="ink", shade=0.15, cloak="blood", trim="fire"),
        whole=False,
    )
    pages = [
        placed([Shape(box(-0.06, -0.08, 0.12, 0.16), "paper", 0.2)], x, y, 1.0, turn)
        for x, y, turn in ((-0.34, -0.8, 20.0), (0.36, -0.6, -24.0), (-0.3, -0.3, -10.0))
    ]
    found = [shape for page in pages for shape in page]
    return stood(
        [
            *found,
            *body,
            *flames_at(((0.24, -1.05, 0.26), (-0.34, -0.84, 0.12), (0.37, -0.64, 0.12))),
        ]
    )


@prop("lamp-thief")
def lamp_thief(_: random.Random) -> list[Shape]:
    """A thief who makes off with a lit lamp, a sack of others on his back."""
    return figure(
        "stride",
        Head(hat="hood", hat_tone="deep", skin_shade=-0.15),
        Garb(cut="jerkin", tone="deep", sleeve="tight", legs="ink", trim="wood"),
        "bundle",
        "brass lamp",
    )


@prop("ash-cultist")
def ash_cultist(_: random.Random) -> list[Shape]:
    """A hooded figure, grey with ash, before a bowl of fire."""
    body = figure(
        "hold",
        Head(view="front", hat="hood", hat_tone="stone", skin_shade=-0.3),
        Garb(tone="stone", shade=-0.1, cloak="ink", trim="fire", flare=1.2),
    )
    bowl = mirrored("0,-.58! .16,-.6! .13,-.5 .06,-.46 0,-.45")
    return stood(
        [
            *body,
            *flames_at(((-0.06, -0.56, 0.2), (0.06, -0.56, 0.18), (0.0, -0.56, 0.28))),
            *solid(bowl, "metal", -0.1, side=0.03),
        ]
    )


@prop("fire-priest")
def fire_priest(_: random.Random) -> list[Shape]:
    """A priest in red and a tall mitre who lifts a fire over his head."""
    body = figure(
        "invoke",
        Head(hair="short", hat="tall crown", beard="long", skin_shade=-0.1),
        Garb(tone="blood", cloak="fire", trim="gold", flare=1.2),
        "",
        "torch",
        whole=False,
    )
    return stood([*body, *flame_at(-0.26, -0.53, 0.2)])


@prop("fire-eater")
def fire_eater(_: random.Random) -> list[Shape]:
    """A man with his head thrown back who blows a long flame."""
    body = figure(
        "stride",
        Head(view="side", hair="short", skin_shade=-0.15),
        Garb(cut="jerkin", tone="gold", sleeve="none", legs="blood", trim="blood"),
        "",
        "torch",
        whole=False,
    )
    breath = placed(flame_at(0, 0, 0.6), 0.1, -0.95, 1.0, 66)
    return stood([*body, *breath])


@prop("glass-blower")
def glass_blower(_: random.Random) -> list[Shape]:
    """A man with a long pipe, a bubble of hot glass at its end."""
    body = figure(
        "offer low",
        Head(hat="turban", hat_tone="wood", skin_shade=-0.15),
        Garb(cut="tunic", tone="wood", sleeve="none", legs="deep", trim="ink"),
        whole=False,
    )
    pipe = line(".09,-.865 .3,-.75 .56,-.58", 0.02)
    bubble = oval(0.66, -0.5, 0.15, 0.17)
    return stood(
        [
            *body,
            Shape(pipe, "metal", 0.0),
            Shape(bubble, "fire", 0.1),
            Shape(oval(0.66, -0.49, 0.1, 0.12), "glow", 0.0, rim=False),
            *marks([oval(0.6, -0.57, 0.03)], "paper", 0.6),
        ]
    )


@prop("scribe-cinders")
def scribe_of_cinders(_: random.Random) -> list[Shape]:
    """A scribe whose page burns as he writes."""
    body = figure(
        "offer low",
        Head(hat="turban", hat_tone="ink", beard="long", hair_tone="bone", skin_shade=-0.1),
        Garb(tone="ink", shade=0.1, cloak="blood", trim="gold"),
    )
    desk = solid(box(0.12, -0.6, 0.4, 0.05, 0.01), "wood", 0.0, side=0.02) + solid(
        box(0.3, -0.56, 0.06, 0.56), "wood", -0.2, side=0.02
    )
    page = curve(".16,-.62! .28,-.68 .4,-.64 .5,-.66! .48,-.61 .3,-.61")
    return stood(
        [
            *body,
            *desk,
            Shape(page, "paper", 0.3),
            *flames_at(((0.46, -0.62, 0.2), (0.38, -0.62, 0.12))),
            *smoke_at(0.47, -0.78, 0.3),
        ]
    )


@prop("masons")
def masons(_: random.Random) -> list[Shape]:
    """Two masons at a wall that is half built."""
    blocks: list[Shape] = []
    for row, y in enumerate((-0.16, -0.32, -0.48)):
        for i in range(4 - row):
            x = -0.7 + 0.34 * i + 0.17 * (row % 2)
            blocks += solid(box(x, y, 0.32, 0.15, 0.02), "bone", -0.05 - 0.04 * (i % 2), side=0.03)
    first = figure(
        "offer low",
        Head(hat="turban", hat_tone="paper", skin_shade=-0.15),
        Garb(cut="tunic", tone="blood", sleeve="none", legs="bone", trim="wood"),
        whole=False,
    )
    other = figure(
        "offer",
        Head(hat="turban", hat_tone="gold", skin_shade=-0.15),
        Garb(cut="tunic", tone="leaf", sleeve="none", legs="bone", trim="wood"),
        whole=False,
    )
    stone = solid(box(0.13, -0.97, 0.26, 0.14, 0.02), "bone", 0.1, side=0.03)
    trowel = [
        Shape(line(".24,-.68 .34,-.6", 0.03), "wood", 0),
        Shape(curve(".32,-.62! .46,-.62 .5,-.48! .36,-.54"), "steel", 0.1),
    ]
    return stood(
        [
            *placed([*other, *stone], -0.62, 0.0, 0.94),
            *blocks,
            *placed([*first, *trowel], 0.76, 0.02, 1.0, flip=True),
        ]
    )


@prop("misers-ghost")
def misers_ghost(_: random.Random) -> list[Shape]:
    """A pale old man who cannot let go of his sack."""
    pale = ("paper", 0.05)
    tones = dict.fromkeys(("cloth", "leaf", "wood", "bone", "skin", "hair", "blood"), pale)
    body = recoloured("old-teacher", tones)
    hem = curve("-.5,.02! -.3,-.16 -.1,-.06 .1,-.16 .3,-.06 .5,.02!")
    bag = placed(form_of("sack"), 0.3, 0.0, 0.46)
    coins = [oval(x, y, 0.05, 0.025) for x, y in ((0.5, -0.02), (0.6, -0.04), (0.04, -0.02))]
    return stood(
        [*body, Shape(hem, "stone", 0.3), *bag, *[Shape(each, "gold", 0.2) for each in coins]]
    )


@prop("tomb-ghoul")
def tomb_ghoul(_: random.Random) -> list[Shape]:
    """A grey thing on all fours that comes out of an opened tomb."""
    lid = solid(box(-0.9, -0.34, 0.8, 0.34, 0.02), "stone", -0.1, side=0.05)
    gap = marks([box(-0.84, -0.32, 0.68, 0.08, 0.01)], "ink", 0.0)
    slab = placed(
        solid(box(-0.4, -0.06, 0.8, 0.1, 0.02), "stone", 0.1, side=0.03), -0.72, -0.4, 1.0, -24
    )
    tone, shade = "leaf", -0.15
    back = limb([(-0.36, -0.3), (-0.1, -0.66), (0.28, -0.62)], [0.2, 0.34, 0.24])
    arms = [
        limb([(0.24, -0.6), (0.5, -0.42), (0.5, -0.04)], [0.13, 0.09, 0.06]),
        limb([(0.1, -0.6), (0.18, -0.32), (0.24, -0.02)], [0.13, 0.09, 0.06]),
    ]
    claws = [line(f"{x},-.02 {x + d},.02", 0.025) for x in (0.5, 0.24) for d in (-0.05, 0.03, 0.1)]
    head = curve(".26,-.7 .32,-.88 .5,-.9 .6,-.78 .6,-.64 .5,-.56 .34,-.58")
    found = [*lid, *gap, *slab, *solid(back, tone, shade, side=0.05)]
    found += [Shape(each, tone, shade + 0.05) for each in arms] + marks(claws, "bone", 0.0)
    ear = curve(".34,-.78 .2,-.94! .3,-.7")
    found += [Shape(ear, tone, shade - 0.1), *solid(head, tone, shade + 0.12, side=0.04)]
    ribs = [
        limb([(x, -0.72), (x + 0.05, -0.6), (x, -0.5)], [0.018] * 3) for x in (-0.12, 0.0, 0.12)
    ]
    mouth = curve(".42,-.66! .52,-.68 .61,-.66! .54,-.58 .46,-.6")
    return stood(
        [
            *found,
            *marks(ribs, tone, shade - 0.25),
            *marks([mouth], "ink", 0),
            *marks([oval(0.5, -0.76, 0.035)], "glow", 0.2),
        ]
    )


@prop("thirst")
def thirst(_: random.Random) -> list[Shape]:
    """A dry hand out of the sand that reaches for a jug; the last drop falls."""
    hand = recoloured("hand-rising", {"skin": ("bone", -0.1), "deep": ("gold", -0.3)})
    jug = placed(form_of("jug"), 0.78, -0.74, 0.5, -72)
    drops = [
        mirrored("0,-.07! .03,0 .02,.03 0,.035").translated(x, y)
        for x, y in ((0.2, -0.76), (0.19, -0.9))
    ]
    sand = curve("-.7,.04! -.4,-.1 -.1,-.14 .2,-.06 .5,-.1 .9,.04!")
    return stood(
        [
            *placed(hand, -0.1, 0, 0.86, 8),
            *jug,
            *marks(drops, "water", 0.2),
            *solid(sand, "bone", 0.05, side=0.04),
        ]
    )
