"""Wanted Posters, each with a print of another prop."""

from __future__ import annotations

import random

from assets.drawings.props.strokes import (
    bounds,
    box,
    curve,
    line,
    marks,
    oval,
    placed,
    solid,
    stood,
)
from assets.drawings.shapes import Shape, form_of, prop


def _poster(
    name: str, shown: str, tone: str = "ink", size: float = 0.44, whole: bool = True
) -> None:
    """Register the prop *name*: a torn sheet on a board that shows a print of the prop *shown*."""

    def build(_: random.Random) -> list[Shape]:
        sheet = curve(
            "-.44,-1! .44,-1.02! .46,-.4 .43,-.1! .3,-.04 .2,-.1!"
            " .04,-.03! -.2,-.09 -.43,-.04! -.46,-.5"
        )
        head = [box(-0.32, -0.94, 0.64, 0.1, 0.01)]
        letters = [box(-0.28 + 0.1 * k, -0.92, 0.06, 0.06, 0.01) for k in range(6)]
        feet = [box(-0.26, -0.22, 0.52, 0.03), box(-0.2, -0.16, 0.4, 0.025)]
        sketch = stood(form_of(shown), centre=True)
        room = bounds(sketch)
        fit = min(size, 0.72 / room.width())
        ink = [
            each._replace(
                tone=tone if each.shade < 0.12 else "paper",
                shade=0.18 + each.shade * 0.5,
                rim=False,
            )
            for each in sketch
        ]
        coins = [Shape(oval(x, -0.24, 0.035), "gold", 0.2) for x in (-0.34, 0.34)]
        return stood(
            [
                *solid(box(-0.56, -1.1, 1.12, 1.12, 0.01), "wood", -0.2, side=0.06),
                *marks(
                    [line(f"-.56,{y} .56,{y}", 0.012) for y in (-0.82, -0.54, -0.26)], "wood", -0.4
                ),
                Shape(sheet, "paper", 0.05),
                *marks(head, "blood", -0.05),
                *marks(letters, "paper", 0.2),
                *placed(ink, 0, -0.28, fit),
                *marks(feet, "ink", 0.25),
                *coins,
                *[Shape(oval(x, -0.98, 0.025), "steel", 0.0) for x in (-0.38, 0.38)],
            ]
        )

    prop(name)(build)


_poster("poster-animal", "wolf")
_poster("poster-construct", "bailiff-of-clockwork")
_poster("poster-dragon", "dragon")
_poster("poster-elemental", "sand-whirl")
_poster("poster-fae", "butterfly")
_poster("poster-monster", "goblin")
_poster("poster-spirit", "robed-horror")
_poster("poster-good", "grail-knight", "water", 0.6)
_poster("poster-neutral", "pilgrim", "wood", 0.6)
_poster("poster-evil", "sorcerer", "blood", 0.6)
