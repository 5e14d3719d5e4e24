"""Who lives and works below ground."""

from __future__ import annotations

import random

from PySide6.QtGui import QTransform

from assets.drawings.props.figure import figure
from assets.drawings.props.fire import flame_at
from assets.drawings.props.garb import Garb
from assets.drawings.props.goblins import goblin_at_work, pick, quill
from assets.drawings.props.heads import Head
from assets.drawings.props.held import HELD
from assets.drawings.props.people import person
from assets.drawings.props.poses import HEAD, POSES
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
)
from assets.drawings.props.underground import great_axe
from assets.drawings.shapes import Shape, form_of, prop


@prop("torturer")
def torturer(_: random.Random) -> list[Shape]:
    """A hooded man with tongs beside a brazier of irons."""
    body = figure(
        "offer low",
        Head(hat="hood", hat_tone="blood", hair="bald"),
        Garb(
            cut="tunic", tone="ink", shade=0.2, sleeve="none", trim="wood", legs="deep", shoes="ink"
        ),
        "",
        "tongs",
    )
    irons = [
        line(f"{x},-.5 {x + d},-.86", 0.025) for x, d in ((0.36, -0.05), (0.46, 0.02), (0.54, 0.08))
    ]
    found = [
        *body,
        *[Shape(each, "ink", 0.35) for each in irons],
        *placed(form_of("brazier"), 0.46, 0.0, 0.56),
    ]
    return stood(found)


@prop("company-before")
def company_before(_: random.Random) -> list[Shape]:
    """Three skeletons in rusty arms who still argue over an open chest."""
    found: list[Shape] = []
    garbs = (("blood", "sword", "helmet"), ("leaf", "spear", "hood"), ("water", "", "helmet"))
    for x, (tone, thing, hat), flip in zip(
        (-0.5, 0.52, 0.1), garbs, (False, True, True), strict=True
    ):
        one = figure(
            "stand" if x != 0.1 else "offer",
            Head(skull=True, view="side", hat="" if hat == "helmet" else hat, hat_tone="deep"),
            Garb(
                cut="tunic",
                tone=tone,
                shade=-0.2,
                legs="bone",
                shoes="ink",
                sleeve="tight",
                trim="wood",
                skin=0.2,
            ),
            "",
            thing,
        )
        bony = [s._replace(tone="bone") if s.tone == "skin" else s for s in one]
        found += placed(bony, x, -0.04 * (x == 0.1), 0.94, flip=flip)
    return stood([*found, *placed(form_of("chest"), -0.08, 0.06, 0.36)])


@prop("garrison-cook")
def garrison_cook(_: random.Random) -> list[Shape]:
    """An ogre in a cook's cap and apron with a ladle; a pot with a boot in it."""
    body = [s._replace(tone="paper", shade=0.0) if s.tone == "hair" else s for s in form_of("ogre")]
    cap = mirrored("0,-1.16 .2,-1.14 .24,-1.02 .15,-.94! 0,-.92!")
    apron = mirrored("0,-.5! .2,-.5! .24,-.12! 0,-.1!")
    stains = [oval(-0.06, -0.3, 0.04, 0.05), oval(0.1, -0.22, 0.03)]
    pot = curve("-.86,-.4! -.34,-.4! -.32,-.2 -.42,0! -.78,0! -.88,-.2")
    boot = curve("-.6,-.6! -.5,-.6! -.5,-.44 -.4,-.4! -.6,-.4!")
    return stood(
        [
            *body,
            Shape(cap, "paper", 0.15),
            *solid(apron, "paper", 0.05, side=0.04),
            *marks(stains, "blood", 0.0),
            Shape(boot, "wood", 0.0),
            *solid(pot, "ink", 0.25, side=0.06),
            Shape(box(-0.9, -0.44, 0.6, 0.06, 0.03), "ink", 0.4),
            *flame_at(-0.7, 0.04, 0.14),
            *flame_at(-0.5, 0.04, 0.16),
        ]
    )


@prop("stair-cultist")
def stair_cultist(_: random.Random) -> list[Shape]:
    """A hooded man on his knees before a stair that goes down into red light."""
    found = [Shape(poly("-.02,-.16 .82,-.16 .98,.3 -.02,.3"), "fire", -0.3, rim=False)]
    for i in range(4):
        step = box(-0.04 + 0.18 * i, -0.16 + 0.1 * i, 0.2, 0.46 - 0.1 * i)
        found += solid(step, "stone", -0.2, side=0.02)
    found += solid(box(-0.84, -0.16, 0.84, 0.46), "stone", -0.1, side=0.04)
    garb = Garb(cut="draped", tone="blood", shade=0.0)
    found += placed(figure("pray", Head(hat="hood", hat_tone="blood"), garb), -0.36, -0.15, 1.1)
    return stood([*found, *placed(form_of("candle"), -0.74, -0.16, 0.3)], centre=True)


@prop("executioner")
def executioner(_: random.Random) -> list[Shape]:
    """A hooded man with a great axe beside the block."""
    hood = mirrored("0,-1.0! .075,-.93 .085,-.86 .06,-.8! 0,-.78!")
    body = figure(
        "invoke",
        Head(hair="bald"),
        Garb(
            cut="tunic",
            tone="ink",
            shade=0.2,
            sleeve="none",
            trim="blood",
            legs="deep",
            shoes="ink",
            flare=1.2,
        ),
        "",
        "great axe",
        whole=False,
    )
    eyes = [oval(s * 0.028, -0.91, 0.014, 0.01) for s in (-1, 1)]
    block = [
        *solid(box(-0.56, -0.3, 0.3, 0.3, 0.02), "wood", -0.1, side=0.05),
        Shape(oval(-0.41, -0.3, 0.15, 0.04), "wood", 0.25),
    ]
    return stood([*block, *body, *solid(hood, "ink", 0.15, side=0.02), *marks(eyes, "glow", 0.2)])


person(
    "licensed-guide",
    "stride",
    Head(beard="short", hat="feather cap"),
    Garb(cut="tunic", tone="leaf", cloak="wood", trim="wood", legs="deep"),
    "lantern",
    "scroll",
)


@prop("blind-locksmith")
def blind_locksmith(_: random.Random) -> list[Shape]:
    """A man with a cloth over his eyes who feels his way into a great lock."""
    body = figure(
        "offer low",
        Head(beard="short", hair_tone="bone"),
        Garb(cut="gown", tone="wood", sleeve="tight", sleeve_tone="cloth", trim="ink"),
        "",
        "key ring",
        whole=False,
    )
    cloth = curve("-.05,-.97! .09,-.955! .1,-.915! -.05,-.93!")
    lock = placed(form_of("padlock"), 0.56, 0.0, 0.72)
    return stood([*lock, *body, Shape(cloth, "paper", 0.2)])


person(
    "chaplain",
    "hold",
    Head(hair="bald", beard="long", hair_tone="bone"),
    Garb(tone="ink", shade=0.15, trim="blood", cloak="deep", flare=1.1),
    "candle",
    "book",
)


SQUAT = POSES["stand"]._replace(
    head=(0.0, -0.88),
    knee_a=(-0.05, -0.4),
    foot_a=(-0.05, -0.25),
    knee_b=(0.05, -0.4),
    foot_b=(0.05, -0.25),
    size=1.25 * HEAD,
)


def _dwarf(tone: str, beard: str) -> list[Shape]:
    """A dwarf: wide, with a great head and short legs."""
    man = figure(
        SQUAT,
        Head(beard="long", hair_tone=beard, hat="helmet"),
        Garb(
            cut="tunic", tone=tone, sleeve="tight", trim="gold", legs="deep", shoes="ink", flare=1.2
        ),
        whole=False,
    )
    wide = QTransform.fromScale(1.7, 1.0).translate(0.0, 0.23)
    return [each._replace(path=wide.map(each.path)) for each in man]


@prop("dwarf-with-list")
def dwarf_with_list(_: random.Random) -> list[Shape]:
    """A bearded dwarf with an axe and a list that reaches to the floor and along it."""
    found = [*placed(great_axe(), -0.44, 0.0, 0.8), *_dwarf("blood", "fire")]
    sheet = curve(
        ".12,-.42! .34,-.42! .34,-.16 .38,-.04 .8,-.02! .82,.02! .36,.02 .16,-.02 .12,-.2"
    )
    lines = [line(f".16,{y} .3,{y}", 0.012) for y in (-0.37, -0.32, -0.27, -0.22, -0.17, -0.12)]
    return stood(
        [
            *found,
            Shape(sheet, "paper", 0.15),
            *marks(lines, "ink", 0.2),
            *quill(0.4, -0.36, 0.26, 40),
        ]
    )


@prop("dwarf-lone")
def dwarf_lone(_: random.Random) -> list[Shape]:
    """A dwarf with a pick on his shoulder and a foaming mug."""
    behind = placed(pick(), -0.4, -0.05, 0.95, -16)
    mug = HELD["mug"]()
    return stood([*behind, *_dwarf("water", "hair"), *placed([*mug[0], *mug[1]], 0.27, -0.26, 2.0)])


@prop("pedlar-on-stair")
def pedlar_on_stair(_: random.Random) -> list[Shape]:
    """A pedlar under a huge pack of pans and brooms, on a stair, puzzled."""
    body = figure(
        "trudge",
        Head(hat="feather cap", beard="short"),
        Garb(cut="tunic", tone="cloth", legs="deep", trim="wood"),
        "staff",
        "lantern",
        whole=False,
    )
    pack = [*solid(box(-0.46, -1.06, 0.38, 0.56, 0.08), "wood", 0.1, side=0.05)]
    wares = [
        *placed(form_of("broom"), -0.3, -0.9, 0.5, -18),
        *placed(form_of("jug"), -0.4, -1.04, 0.2),
        *placed(form_of("bowl"), -0.18, -1.04, 0.12),
    ]
    straps = marks(
        [line("-.46,-.86 -.08,-.86", 0.03), line("-.46,-.66 -.08,-.66", 0.03)], "ink", 0.2
    )
    pan = [
        Shape(oval(-0.5, -0.66, 0.1), "steel", 0.0),
        Shape(line("-.5,-.56 -.5,-.42", 0.03), "steel", -0.2),
    ]
    steps = [
        s
        for i in range(3)
        for s in solid(box(-0.6 + 0.28 * i, 0.1 * i, 1.2 - 0.28 * i, 0.12), "stone", 0.0, side=0.03)
    ]
    return stood([*steps, *wares, *pack, *straps, *pan, *body])


person(
    "gaolers-daughter",
    "offer",
    Head(hair="long", hair_tone="hair"),
    Garb(tone="water", cloak="deep", trim="paper"),
    "key ring",
    "candle",
)


@prop("deserter")
def deserter(_: random.Random) -> list[Shape]:
    """A goblin on tiptoe with its bundle on a stick and a finger at its lips."""
    bundle = placed([*HELD["bundle"]()[0], *HELD["bundle"]()[1]], 0.51, -0.62, 1.5)
    body = [*placed(bundle, 0.22, -0.1), *goblin_at_work(tunic=("water", -0.1))]
    hush = [
        Shape(line("-.3,-.4 -.06,-.64", 0.08), "leaf", -0.05),
        Shape(line("-.06,-.64 -.02,-.72", 0.035), "leaf", 0.1),
    ]
    hat = placed(
        [
            Shape(oval(0, 0, 0.3, 0.05), "steel", -0.2),
            Shape(mirrored("0,-.2 .16,-.16 .22,0! 0,0!"), "steel", 0.0),
        ],
        -0.5,
        0.0,
        0.8,
        200,
    )
    return stood([*body, *hush, *hat])


@prop("linkboy")
def linkboy(_: random.Random) -> list[Shape]:
    """A small boy with a big torch."""
    body = figure(
        "child rise",
        Head(hair="short"),
        Garb(cut="tunic", tone="water", sleeve="tight", trim="wood", legs="wood", shoes="ink"),
        whole=False,
    )
    return stood([*body, *placed(form_of("torch"), 0.2, -0.74, 0.6, 8)])


@prop("prospector")
def prospector(_: random.Random) -> list[Shape]:
    """A woman in a brimmed hat with a pick, her ear at a wall with a vein of gold in it."""
    wall = curve(".2,0! .24,-.4 .18,-.8 .3,-1.2! .8,-1.24! .84,0!")
    vein = [
        blade(".3,-1.1 .42,-.8 .36,-.5 .56,-.2", 0.07),
        blade(".38,-.66 .56,-.56 .7,-.62", 0.05),
    ]
    body = figure(
        "offer",
        Head(hair="bob", hair_tone="fire"),
        Garb(cut="gown", tone="leaf", cloak="wood", trim="wood"),
        "pick",
        "",
    )
    return stood(
        [*solid(wall, "stone", -0.1, side=0.04), *marks(vein, "gold", 0.2), *placed(body, -0.08)]
    )
