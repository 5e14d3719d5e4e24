"""What the folk of the woods hold in their hands; no props of its own."""

from __future__ import annotations

from assets.drawings.props.held import HELD, Layers
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
)
from assets.drawings.shapes import Shape, form_of

LEAF = "0,-.5! .26,-.28 .32,.06 .14,.36 0,.46! -.14,.36 -.32,.06 -.26,-.28"


def written_leaf() -> list[Shape]:
    """A leaf with a name on it, one unit high around its centre."""
    leaf = curve(LEAF)
    veins = ["0,-.46 .01,0 0,.6"]
    letters = [
        line(f"{-0.2 + 0.02 * n},{y} {0.2 - 0.02 * n},{y - 0.03}", 0.03)
        for n, y in enumerate((-0.12, 0.0, 0.12))
    ]
    return [
        *solid(leaf, "leaf", 0.15, 0.06),
        *marks([blade(v, 0.04) for v in veins], "leaf", -0.3),
        *marks(letters, "ink", 0.05),
    ]


def basket(load: list[Shape]) -> list[Shape]:
    """A basket by its handle, *load* in it; about one unit high, its handle at the top."""
    body = mirrored("0,-.5! .46,-.5! .36,-.06 .3,0! 0,0")
    weave = [
        line(f"{-0.42 + 0.02 * n},{y} {0.42 - 0.02 * n},{y}", 0.02)
        for n, y in enumerate((-0.38, -0.26, -0.14))
    ]
    handle = [line("-.4,-.48 -.34,-.82 0,-1.0 .34,-.82 .4,-.48", 0.06)]
    return [
        *(Shape(each, "wood", -0.1) for each in handle),
        *load,
        *solid(body, "wood", 0.15, 0.06),
        *marks(weave, "wood", -0.2),
    ]


def cakes() -> list[Shape]:
    """A basket of cakes under a cloth."""
    load = [Shape(oval(x, -0.54, 0.16, 0.13), "gold", -0.1) for x in (-0.26, 0.04, 0.28)]
    load += [Shape(oval(x, -0.62, 0.09, 0.05), "bone", 0.25, rim=False) for x in (-0.26, 0.04)]
    cloth = curve("-.5,-.5! -.3,-.58 0,-.52 .2,-.5! .3,-.3 .14,-.2! 0,-.32 -.2,-.2! -.44,-.32")
    return [*basket(load), *solid(cloth, "blood", 0.1, 0.03)]


def _heart_box() -> Layers:
    chest = [
        *solid(box(-0.1, -0.09, 0.2, 0.12, 0.01), "wood", 0.05, 0.02),
        Shape(box(-0.11, -0.12, 0.22, 0.05, 0.01), "wood", 0.2),
    ]
    heart = curve("0,.05! .05,-.0 .04,-.04 .0,-.025! -.04,-.04 -.05,-.0")
    return placed([*chest, Shape(heart, "blood", 0.1, rim=False)], 0.03, 0.0), []


def _small_harp() -> Layers:
    return placed(form_of("harp"), 0.02, 0.12, 0.28), []


def _name_leaf() -> Layers:
    return placed(written_leaf(), 0.05, -0.1, 0.24, 14), []


def _face_mask() -> Layers:
    return placed(form_of("mask"), 0.05, 0.05, 0.2), []


def _mushroom() -> Layers:
    return placed(form_of("mushrooms"), 0.02, 0.04, 0.18), []


def _cake_basket() -> Layers:
    return placed(cakes(), 0.02, 0.2, 0.24), []


def _nettle_shirt() -> Layers:
    shirt = poly(
        "-.06,-.02 -.16,.02 -.13,.1 -.08,.08 -.09,.26 .07,.26 .06,.08 .11,.1 .14,.02 .04,-.02"
    )
    leaves = [
        placed([Shape(curve(LEAF))], x, y, 0.07, turn)[0].path
        for x, y, turn in ((-0.05, 0.08, 20), (0.03, 0.14, -30), (-0.03, 0.2, 60))
    ]
    return [], placed(
        [*solid(shirt, "leaf", 0.05, 0.02), *marks(leaves, "leaf", -0.2)], -0.045, 0.0
    )


for _name, _hold in {
    "heart box": _heart_box,
    "small harp": _small_harp,
    "name leaf": _name_leaf,
    "face mask": _face_mask,
    "mushroom": _mushroom,
    "cake basket": _cake_basket,
    "nettle shirt": _nettle_shirt,
}.items():
    HELD[_name] = _hold
