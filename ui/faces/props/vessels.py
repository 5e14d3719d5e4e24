"""Cups, and other things that hold."""

from __future__ import annotations

import random

from ui.faces.props.strokes import box, curve, mirrored, oval
from ui.faces.shapes import Shape, prop


@prop("cup")
def cup(_: random.Random) -> list[Shape]:
    """A chalice with a wide bowl, a knop and a spread foot."""
    return [
        Shape(mirrored("0,-.10 .12,-.085 .24,-.05 .27,-.012! .2,0 0,.012"), "gold", -0.12),
        Shape(mirrored("0,-.46! .035,-.44 .045,-.34 .03,-.2 .1,-.1! 0,-.075!"), "gold", -0.05),
        Shape(oval(0, -0.36, 0.075, 0.04), "gold", 0.05),
        Shape(mirrored("0,-.93! .3,-.95! .3,-.78 .24,-.56 .1,-.44 0,-.425"), "gold"),
        Shape(oval(0, -0.945, 0.3, 0.052), "gold", -0.4, rim=False),
        Shape(oval(0, -0.938, 0.265, 0.038), "glow", -0.05, rim=False),
    ]
