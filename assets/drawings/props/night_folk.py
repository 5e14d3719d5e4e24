"""Who is about by Night: a werewolf on its hind legs, and a rider without a head."""

from __future__ import annotations

import random

from assets.drawings.props.horses import white_horse
from assets.drawings.props.strokes import (
    blade,
    bounds,
    curve,
    limb,
    line,
    marks,
    oval,
    placed,
    solid,
    stood,
    tail,
    within,
)
from assets.drawings.shapes import Shape, prop

_FUR, _SHADE = "stone", -0.28


def _claws(x: float, y: float) -> list[Shape]:
    """Four claws that hang from a hand at (x, y)."""
    tips = (f"{x + d},{y} {x + d + 0.02},{y + 0.05} {x + d + 0.035},{y + 0.1}"
            for d in (-0.05, -0.015, 0.02, 0.055))  # fmt: skip
    return [Shape(tail(tip, 0.028), "bone", 0.1) for tip in tips]


@prop("werewolf")
def werewolf(_: random.Random) -> list[Shape]:
    """A werewolf that stands upright, hunched, in what is left of its shirt."""
    far = [
        limb([(0.02, -0.46), (0.16, -0.3), (0.04, -0.16), (0.12, -0.02)], [0.2, 0.16, 0.08, 0.07]),
        limb([(0.1, -0.84), (0.34, -0.72), (0.42, -0.52)], [0.18, 0.12, 0.1]),
    ]
    found = [Shape(path, _FUR, _SHADE - 0.2) for path in far]
    found += [Shape(oval(0.16, -0.025, 0.09, 0.03), _FUR, _SHADE - 0.2)]
    found += [Shape(oval(0.43, -0.5, 0.075, 0.06), _FUR, _SHADE - 0.2), *_claws(0.43, -0.47)]
    found += solid(curve("-.2,-.44! -.36,-.4 -.5,-.26 -.56,-.06! -.44,-.12 -.34,-.26 -.2,-.34!"),
                   _FUR, _SHADE - 0.08, side=0.02)  # fmt: skip
    body = curve(
        "-.02,-1.0 .16,-.96 .25,-.82 .2,-.66 .1,-.5 .08,-.38 -.1,-.34 -.26,-.4 -.26,-.56 -.3,-.74"
        " -.24,-.92"
    )
    found += solid(body, _FUR, _SHADE, side=0.05)
    shirt = curve(
        "-.25,-.9 .0,-.84 .2,-.86! .22,-.7 .12,-.52! .06,-.58! .0,-.46! -.06,-.56! -.14,-.42!"
        " -.2,-.52! -.27,-.46! -.29,-.7"
    )
    found += solid(within(shirt, body), "cloth", -0.1, side=0.04)
    near = limb(
        [(-0.12, -0.44), (-0.02, -0.28), (-0.2, -0.16), (-0.12, -0.02)], [0.26, 0.19, 0.09, 0.08]
    )
    found += [
        *solid(near, _FUR, _SHADE, side=0.03),
        Shape(oval(-0.07, -0.025, 0.105, 0.034), _FUR, _SHADE),
    ]
    found += [
        Shape(tail(f"{x},-.03 {x + 0.05},-.02 {x + 0.08},.0", 0.025), "bone", 0.1)
        for x in (-0.02, 0.03)
    ]
    arm = limb([(-0.16, -0.86), (-0.1, -0.64), (0.1, -0.54), (0.2, -0.56)], [0.22, 0.16, 0.11, 0.1])
    found += [
        *solid(arm, _FUR, _SHADE + 0.06, side=0.03),
        Shape(oval(0.21, -0.55, 0.08, 0.065), _FUR, _SHADE + 0.06),
    ]
    found += _claws(0.21, -0.52)
    head = placed(_head(), 0.1, -1.04, 0.92, 10)
    tufts = [tail(f"{x},{y} {x - 0.07},{y - 0.02} {x - 0.13},{y + 0.04}", 0.07)
             for x, y in ((-0.16, -0.98), (-0.22, -0.9), (-0.26, -0.8), (-0.28, -0.7))]  # fmt: skip
    found = [*(Shape(tuft, _FUR, _SHADE - 0.12) for tuft in tufts), *found]
    hairs = [".02,-.98 -.02,-.9 .0,-.82", "-.1,-.98 -.14,-.9 -.12,-.8"]
    return stood(
        [*found, *marks([blade(hair, 0.025) for hair in hairs], _FUR, _SHADE - 0.25), *head]
    )


def _head() -> list[Shape]:
    """Its head in profile, the jaws apart."""
    skull = curve(
        "-.2,.12 -.24,-.06 -.14,-.2 .04,-.21 .14,-.12 .3,-.08 .42,-.04 .43,.01 .3,.03! .1,.05"
        " .0,.16"
    )
    jaw = curve("-.08,.12 .08,.08 .2,.14! .34,.13! .3,.19 .14,.23 -.06,.22")
    gape = curve(".06,.04 .3,.02! .34,.13! .18,.15 .06,.12")
    teeth = [curve(f"{x},.02! {x + 0.015},.085! {x + 0.035},.02!") for x in (0.14, 0.2, 0.26, 0.32)]
    lower = [curve(f"{x},.15! {x + 0.015},.09! {x + 0.035},.145!") for x in (0.17, 0.23)]
    ears = [
        curve("-.16,-.12! -.26,-.28 -.22,-.38! -.1,-.3 -.04,-.17!"),
        curve("-.05,-.16! -.06,-.3 .0,-.38! .06,-.26 .06,-.16!"),
    ]
    return [
        Shape(ears[1], _FUR, _SHADE - 0.2),
        Shape(jaw, _FUR, _SHADE - 0.1),
        Shape(gape, "blood", -0.35, rim=False),
        Shape(skull, _FUR, _SHADE + 0.04),
        Shape(ears[0], _FUR, _SHADE - 0.04),
        *marks([*teeth, *lower], "bone", 0.3),
        *marks([blade("-.18,.14 -.08,.06 -.06,-.04", 0.03)], _FUR, _SHADE - 0.2),
        Shape(oval(0.415, -0.025, 0.03, 0.026), "ink", 0.0, rim=False),
        Shape(oval(0.09, -0.085, 0.035, 0.024), "fire", 0.2, rim=False),
        Shape(oval(0.1, -0.085, 0.014), "ink", 0.0, rim=False),
    ]


@prop("headless-horseman")
def headless_horseman(luck: random.Random) -> list[Shape]:
    """A rider in a long cloak without a head, who holds up a light."""
    horse = [
        shape._replace(tone="ink", shade=0.16 + shape.shade * 0.4) for shape in white_horse(luck)
    ]
    room = bounds(horse)
    back_x, back_y = room.center().x() - room.width() * 0.06, room.top() + room.height() * 0.36
    coat = curve("-.14,-.52! .02,-.56 .15,-.5 .17,-.3 .2,-.02 .0,.04 -.18,-.0 -.16,-.3")
    cape = curve("-.1,-.54! -.3,-.34 -.62,-.16 -.8,.06! -.56,.02 -.5,.16! -.3,.06 -.1,.08 .02,-.2")
    leg = limb([(0.04, -0.02), (0.2, 0.12), (0.12, 0.36)], [0.17, 0.13, 0.09])
    arm = limb([(0.1, -0.46), (0.28, -0.5), (0.38, -0.72)], [0.13, 0.1, 0.08])
    collar = curve("-.13,-.5! -.12,-.64 .0,-.6 .14,-.65! .15,-.48!")
    rider = [
        *solid(cape, "blood", -0.3, side=0.03),
        Shape(leg, "ink", 0.3), Shape(oval(0.17, 0.4, 0.1, 0.045), "ink", 0.2),
        *solid(coat, "cloth", -0.25, side=0.04),
        *marks([blade(".06,-.5 .05,-.24 .08,.0", 0.025)], "cloth", -0.5),
        Shape(collar, "blood", -0.1),
        *marks([oval(0.01, -0.565, 0.075, 0.03)], "ink", 0.0),
        *solid(arm, "cloth", -0.15, side=0.02),
        Shape(oval(0.39, -0.75, 0.05), "bone", -0.05),
        *_lit_head(0.4, -0.93),
    ]  # fmt: skip
    return stood([*horse, *placed(rider, back_x, back_y, 0.62 * room.height())])


def _lit_head(x: float, y: float) -> list[Shape]:
    """What he holds up in place of a head: a small lit pumpkin."""
    eyes = [
        curve(f"{x + s * 0.02},{y - 0.0} {x + s * 0.06},{y - 0.045}! {x + s * 0.09},{y + 0.0}!")
        for s in (1, -1)
    ]
    grin = curve(f"{x - 0.09},{y + 0.04}! {x},{y + 0.06} {x + 0.09},{y + 0.04}! {x},{y + 0.1}")
    return [
        Shape(line(f"{x},{y - 0.12} {x + 0.02},{y - 0.19}", 0.03), "leaf", -0.2),
        Shape(oval(x, y, 0.15, 0.13), "fire", -0.05),
        *marks([*eyes, grin], "glow", 0.3),
    ]
