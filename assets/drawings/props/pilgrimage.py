"""People of the pilgrims' road, and the shapes that some of them have left there in stone."""

from __future__ import annotations

import random

from assets.drawings.props.armoury import round_shield
from assets.drawings.props.figure import figure
from assets.drawings.props.garb import Garb
from assets.drawings.props.headgear import HATS
from assets.drawings.props.heads import Head
from assets.drawings.props.held import HELD, Layers
from assets.drawings.props.people import person
from assets.drawings.props.poses import POSES
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
    stood,
    within,
)
from assets.drawings.shapes import Shape, prop

HABIT = Garb(tone="wood", shade=-0.05, flare=0.9, trim="bone")
BROAD = "broad hat"
"""What pilgrims wear on their heads."""


def _broad_hat() -> Layers:
    """A hat with a broad brim turned up over the brow, a shell on it."""
    crown = curve("-.36,-.22! -.34,-.56 -.04,-.68 .22,-.58 .3,-.3!")
    brim = curve("-.66,-.06 -.5,-.28 -.1,-.36 .3,-.36 .56,-.42 .52,-.26 .2,-.2 -.2,-.16 -.5,-.0")
    shell = curve(".2,-.5 .3,-.56 .4,-.5 .36,-.38! .24,-.38!")
    front = [*solid(crown, "wood", -0.2, 0.06), *solid(brim, "wood", -0.05, 0.05)]
    return [], [*front, Shape(shell, "bone", 0.3)]


def _bowl() -> Layers:
    body = mirrored("0,-.03! .085,-.03! .07,.03 .03,.055 0,.056")
    return [], [*solid(body, "wood", 0.15, 0.02), Shape(oval(0, -0.03, 0.085, 0.018), "ink", 0.1)]


def _gourd() -> Layers:
    gourd = mirrored("0,-.02 .02,.0 .022,.03 .05,.07 .055,.11 .03,.14 0,.145")
    return solid(gourd, "gold", -0.2, 0.02), []


HATS["side", BROAD] = _broad_hat
HELD["bowl"] = _bowl
HELD["gourd"] = _gourd

person(
    "pilgrim-walking",
    "trudge",
    Head(hat=BROAD, beard="long", hair="bob", hair_tone="bone"),
    Garb(tone="stone", shade=0.15, cloak="deep", cloak_shade=0.1, flare=0.8, trim="wood"),
    "staff",
    "gourd",
)
person(
    "almoner",
    "offer low",
    Head(hair="bald", beard="short", hair_tone="bone"),
    HABIT,
    "staff",
    "bowl",
)
person("infirmarian", "show", Head(hair="short", beard="short"), HABIT, "", "phial")
person(
    "warden-veiled",
    "offer low",
    Head(view="side", hat="veil"),
    Garb(tone="water", shade=0.1, cloak="stone", cloak_shade=0.1, trim="bone", flare=1.1),
    "",
    "book",
)
person(
    "staff-carver",
    "offer low",
    Head(hair="curls", beard="short"),
    Garb("tunic", "leaf", -0.1, "tight", legs="wood", trim="wood"),
    "",
    "living wand",
)
person(
    "anchoress",
    "hold",
    Head(hair="bob", hat="hood", hat_tone="bone", skin_shade=0.15),
    Garb(tone="bone", shade=-0.05, cloak="bone", cloak_shade=-0.25, trim="wood", skin=0.15),
)
person(
    "pardoner",
    "offer low",
    Head(view="side", hair="bob", hat="feather cap", hat_tone="blood", hair_tone="metal"),
    Garb(tone="blood", shade=-0.1, cloak="deep", trim="metal", flare=1.1),
    "bundle",
    "scroll",
)


@prop("novice-silent")
def novice_silent(_: random.Random) -> list[Shape]:
    """A hooded novice, one finger at the lips."""
    pose = POSES["offer"]._replace(
        head=(0.02, -0.925), elbow_b=(0.19, -0.72), hand_b=(0.095, -0.875), far_arm=""
    )
    head = Head(view="side", hat="hood", hat_tone="wood")
    return figure(pose, head, HABIT._replace(cloak="wood", cloak_shade=-0.2))


@prop("singer-blind")
def singer_blind(_: random.Random) -> list[Shape]:
    """A girl singing with her arms spread, a band over her eyes."""
    garb = Garb("gown", "cloth", 0.1, "none", shoes="skin", flare=1.2, trim="bone")
    girl = figure("spread", Head(hair="long", hair_tone="ink"), garb, whole=False)
    x, y = POSES["spread"].head
    band = box(x - 0.053, y - 0.014, 0.106, 0.026, 0.006)
    mouth = oval(x, y + 0.044, 0.012, 0.014)
    return stood([*girl, Shape(band, "bone", 0.25), Shape(mouth, "blood", -0.3, rim=False)])


@prop("staff-gatherer")
def staff_gatherer(_: random.Random) -> list[Shape]:
    """A bent figure in a hood under a great bundle of walkers' staves."""
    staves = [
        Shape(line(f"{-0.34 + 0.05 * n},-.12 {-0.2 + 0.075 * n},{-1.12 - 0.05 * (n % 3)}", 0.028),
              "wood", 0.1 - 0.12 * (n % 2))
        for n in range(7)
    ]  # fmt: skip
    cords = [line("-.3,-.46 .12,-.58", 0.03), line("-.24,-.84 .22,-.92", 0.03)]
    head = Head(view="side", hat="hood", hat_tone="deep", beard="long")
    garb = Garb(tone="deep", shade=0.1, cloak="deep", cloak_shade=-0.15, flare=1.0, trim="wood")
    man = figure("trudge", head, garb, "", "staff", whole=False)
    return stood([*staves, *marks(cords, "bone", 0.1), *placed(man, 0.1)])


@prop("drowned-procession")
def drowned_procession(_: random.Random) -> list[Shape]:
    """Three drowned people in hoods, dripping, one behind the other."""
    found: list[Shape] = []
    for n, (x, y, size) in enumerate(((-0.52, -0.1, 0.72), (-0.14, -0.07, 0.8), (0.3, 0.0, 0.95))):
        garb = Garb(tone="water", shade=-0.42 + 0.1 * n, cloak="deep", flare=0.85, skin=0.2)
        head = Head(hat="hood", hat_tone="deep", skin_shade=0.25)
        found += placed(figure("mourn", head, garb, whole=False), x, y, size)
        weed = blade(f"{x},{y - 0.6} {x + 0.03},{y - 0.4} {x - 0.01},{y - 0.2}", 0.03)
        found += marks([weed], "leaf", -0.2)
        found.insert(0, Shape(oval(x, y, 0.26 * size, 0.022), "water", 0.2, rim=False))
    return stood(found)


def _carved(shapes: list[Shape], tone: str, shade: float) -> list[Shape]:
    """*shapes* of a person as if all of them were of one stuff."""
    return [each._replace(tone=tone, shade=each.shade * 0.55 + shade) for each in shapes]


@prop("kneeling-stone")
def kneeling_stone(_: random.Random) -> list[Shape]:
    """A weathered stone that kneels in prayer, moss on its back."""
    body = figure("pray", Head(hat="hood"), Garb(cut="draped", cloak=""), whole=False)
    block = curve("-.42,.0! -.4,-.1 -.1,-.14 .26,-.12 .34,0!")
    moss = [blade("-.05,-.74 -.06,-.6 -.02,-.5", 0.05), blade("-.34,-.1 -.16,-.16 .02,-.13", 0.05)]
    cracks = [blade("-.02,-.6 .02,-.46 -.02,-.3", 0.02), blade("-.2,-.2 -.1,-.12 -.14,-.02", 0.02)]
    found = [*_carved(body, "stone", -0.1), *solid(block, "stone", -0.25, 0.04)]
    return stood([*found, *marks(moss, "leaf", 0.05), *marks(cracks, "stone", -0.6)])


@prop("pillar-woman")
def pillar_woman(_: random.Random) -> list[Shape]:
    """A pillar that is a woman up to the waist, and looks back over her shoulder."""
    pose = POSES["hold"]._replace(flip_head=True, side=False)
    head = Head(view="side", hair="long", hat="veil")
    woman = _carved(figure(pose, head, Garb(flare=0.7), whole=False), "bone", 0.12)
    foot = mirrored("0,-.42 .13,-.4 .17,-.2 .24,-.04 .26,0! 0,.01")
    seams = [
        within(blade(k, 0.03), foot)
        for k in ("-.08,-.36 -.12,-.18 -.2,0", ".05,-.38 .05,-.2 .02,0", ".12,-.3 .16,-.14 .2,0")
    ]
    return stood([*woman, *solid(foot, "bone", 0.1, 0.05), *marks(seams, "bone", -0.2)])


@prop("habit-empty")
def habit_empty(_: random.Random) -> list[Shape]:
    """A monk's habit that stands by itself, with nobody in its hood and sleeves."""
    robe = mirrored("0,-.8 .12,-.78 .2,-.66 .24,-.4 .3,-.12 .34,0! 0,.01")
    hood = mirrored("0,-1.0 .1,-.97 .17,-.88 .17,-.76 .1,-.7 0,-.69")
    hollow = mirrored("0,-.93 .08,-.9 .1,-.82 .07,-.75 0,-.73")
    found = [*solid(robe, "wood", -0.1, 0.05)]
    folds = ["-.12,-.5 -.16,-.26 -.2,0", ".02,-.5 .03,-.26 .02,0", ".12,-.46 .18,-.24 .22,0"]
    found += marks([within(blade(k, 0.03), robe) for k in folds], "wood", -0.35)
    for side in (-1, 1):
        sleeve = limb([(side * 0.15, -0.68), (side * 0.26, -0.52), (side * 0.16, -0.42)],
                      [0.13, 0.16, 0.17], cap=False)  # fmt: skip
        found += [*solid(sleeve, "wood", -0.05, 0.03)]
        found.append(Shape(oval(side * 0.13, -0.41, 0.035, 0.075), "ink", 0.05, rim=False))
    cord = [line("-.22,-.46 0,-.43 .22,-.46", 0.03), line(".05,-.44 .07,-.26 .05,-.14", 0.024)]
    knots = [oval(0.065, y, 0.024, 0.02) for y in (-0.32, -0.24, -0.16)]
    found += [Shape(path, "bone", 0.15) for path in (*cord, *knots)]
    return stood([*found, *solid(hood, "wood", -0.02, 0.04), Shape(hollow, "ink", 0.0, rim=False)])


@prop("coward")
def coward(rng: random.Random) -> list[Shape]:
    """A man in a helmet who looks out over a shield that is too large for him."""
    garb = Garb("tunic", "cloth", -0.1, "tight", "steel", legs="wood", trim="wood")
    man = figure("hold", Head(hat="helmet", skin_shade=0.2), garb, whole=False)
    return stood([*man, *placed(round_shield(rng), 0.03, -0.12, 0.66)])
