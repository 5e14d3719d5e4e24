"""Things in a hand, drawn around the hand at (0, 0) in the space of a standing person.

Each entry gives the shapes behind the hand and those in front of it.
"""

from __future__ import annotations

from collections.abc import Callable

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
    poly,
    solid,
    star,
    without,
)
from assets.drawings.shapes import Shape

Layers = tuple[list[Shape], list[Shape]]
HELD: dict[str, Callable[[], Layers]] = {}


def _held(name: str) -> Callable[[Callable[[], Layers]], Callable[[], Layers]]:
    def keep(build: Callable[[], Layers]) -> Callable[[], Layers]:
        HELD[name] = build
        return build

    return keep


@_held("staff")
def _staff() -> Layers:
    pole = limb(
        [(0.0, -0.46), (0.008, -0.1), (-0.004, 0.3), (0.0, 0.6)], [0.02, 0.022, 0.02, 0.018]
    )
    return solid(pole, "wood", 0.05, side=0.008), []


@_held("spear")
def _spear() -> Layers:
    shaft = limb([(0.0, -0.62), (0.0, 0.48)], [0.016, 0.018])
    head = mirrored("0,-.78! .03,-.68 .008,-.61! 0,-.61")
    return [*solid(shaft, "wood", 0.0, side=0.006), *solid(head, "steel", 0.1, side=0.02)], []


@_held("wand")
def _wand() -> Layers:
    rod = limb([(-0.02, 0.09), (0.03, -0.14)], [0.016, 0.014])
    tips = [oval(-0.02, 0.095, 0.014), oval(0.031, -0.145, 0.016)]
    return [Shape(rod, "bone", 0.1), *(Shape(tip, "metal", 0.2) for tip in tips)], []


@_held("living wand")
def _living_wand() -> Layers:
    pole = limb(
        [(0.0, -0.34), (0.006, -0.1), (-0.004, 0.2), (0.0, 0.5)], [0.026, 0.026, 0.024, 0.024]
    )
    found = solid(pole, "wood", 0.05, side=0.009)
    for text in (
        "0,-.2 .04,-.24 .05,-.3",
        "0,-.27 -.035,-.3 -.045,-.35",
        "0,-.34 .015,-.38 .01,-.43",
    ):
        found.append(Shape(blade(text, 0.03), "leaf", 0.15))
    for text in ("0,-.12 -.035,-.14 -.05,-.19", "0,.2 .035,.17 .045,.12"):
        found.append(Shape(blade(text, 0.024), "leaf", 0.0))
    return found, []


@_held("lantern")
def _lantern() -> Layers:
    ring = [Shape(without(oval(0, 0.03, 0.022), oval(0, 0.03, 0.014)), "metal", 0.0)]
    roof = mirrored("0,.035 .02,.045 .06,.085! 0,.085")
    glass = poly("-.048,.085 .048,.085 .04,.175 -.04,.175")
    flame = mirrored("0,.1 .012,.125 .016,.148 .008,.166 0,.168")
    foot = box(-0.05, 0.172, 0.1, 0.018, 0.004)
    bars = [line(f"{x},.085 {x * 0.83},.175", 0.007) for x in (-0.046, -0.016, 0.016, 0.046)]
    found = [
        Shape(glass, "glow", 0.1, rim=False),
        Shape(star(0, 0.135, 0.036, 6), "glow", 0.7, rim=False),
    ]
    found.append(Shape(flame, "fire", 0.1, rim=False))
    found += [Shape(bar, "metal", -0.35, rim=False) for bar in bars[::3]]
    found += [Shape(roof, "metal", -0.2), Shape(foot, "metal", -0.2), *ring]
    return found, []


@_held("sword")
def _sword() -> Layers:
    steel = poly("-.014,-.05 -.014,-.4 0,-.45 .014,-.4 .014,-.05")
    half = poly("-.014,-.05 -.014,-.4 0,-.45 0,-.05")
    guard = limb([(-0.07, -0.055), (0, -0.045), (0.07, -0.055)], [0.014, 0.02, 0.014])
    grip = [
        Shape(line("0,-.05 0,.04", 0.015), "wood", -0.2),
        Shape(oval(0, 0.055, 0.016), "metal", 0.1),
    ]
    return [
        *grip,
        Shape(steel, "stone", 0.6),
        Shape(half, "stone", 0.25, rim=False),
        Shape(guard, "metal", 0.05),
    ], []


@_held("scimitar")
def _scimitar() -> Layers:
    steel = curve("-.012,-.05! -.03,-.2 .0,-.36 .13,-.5! .11,-.34 .05,-.2 .016,-.05!")
    edge = curve("-.012,-.05! -.03,-.2 .0,-.36 .13,-.5! .04,-.36 .01,-.2 .0,-.05!")
    guard = limb([(-0.06, -0.035), (0, -0.048), (0.06, -0.06)], [0.012, 0.018, 0.012])
    return [
        Shape(line("0,-.05 .0,.045", 0.016), "wood", -0.2),
        Shape(oval(0, 0.055, 0.016), "metal", 0.1),
        Shape(steel, "stone", 0.6),
        Shape(edge, "stone", 0.25, rim=False),
        Shape(guard, "metal", 0.05),
    ], []


@_held("torch")
def _torch() -> Layers:
    stick = poly("-.012,.14 .012,.14 .022,-.12 -.022,-.12")
    flame = mirrored("0,-.36! .05,-.26 .075,-.18 .05,-.1 0,-.08")
    heart = mirrored("0,-.26! .028,-.2 .04,-.15 .025,-.1 0,-.09")
    return [
        *solid(stick, "wood", 0.0, side=0.008),
        Shape(flame, "fire", 0.05, rim=False),
        Shape(heart, "glow", 0.1, rim=False),
    ], []


@_held("brass lamp")
def _brass_lamp() -> Layers:
    bowl = curve("-.09,.0! -.06,-.035 .0,-.05 .06,-.03 .14,-.055! .12,-.015 .06,.03 -.03,.035")
    ring = without(oval(-0.1, -0.005, 0.034), oval(-0.1, -0.005, 0.02))
    flame = mirrored("0,-.13! .018,-.09 .024,-.07 0,-.05").translated(0.14, 0.0)
    return [], [
        Shape(ring, "metal", -0.1),
        *solid(bowl, "gold", 0.05, side=0.012),
        Shape(box(-0.02, 0.03, 0.06, 0.018, 0.004), "metal", -0.1),
        Shape(flame, "fire", 0.1, rim=False),
    ]


@_held("scales")
def _scales() -> Layers:
    found = [Shape(line("0,-.05 0,.05", 0.009), "metal", 0.0)]
    beam = limb([(-0.1, 0.055), (0, 0.04), (0.1, 0.055)], [0.008, 0.014, 0.008])
    found.append(Shape(beam, "metal", 0.1))
    for x in (-0.1, 0.1):
        for dx in (-0.04, 0.04):
            found.append(Shape(line(f"{x},.055 {x + dx},.16", 0.0045), "metal", -0.1, rim=False))
        pan = curve(f"{x - 0.052},.158! {x},.162 {x + 0.052},.158! {x + 0.03},.185 {x - 0.03},.185")
        found.append(Shape(pan, "metal", 0.2))
    found.append(Shape(oval(0, -0.055, 0.013), "metal", 0.2))
    return found, []


def cup_shapes() -> list[Shape]:
    """A goblet held by its stem: the hand is at the knot."""
    bowl = mirrored("0,-.115 .062,-.12! .058,-.06 .03,-.025 0,-.02")
    foot = mirrored("0,-.02 .012,-.01 .009,.025 .042,.048! 0,.055")
    rim_ = oval(0, -0.118, 0.062, 0.013)
    return [
        *solid(foot, "metal", -0.05, side=0.012),
        *solid(bowl, "metal", 0.05, side=0.03),
        Shape(rim_, "metal", -0.35, rim=False),
        *marks([blade(".036,-.1 .038,-.07 .026,-.045", 0.012)], "metal", 0.5),
    ]


@_held("cup")
def _cup() -> Layers:
    return cup_shapes(), []


@_held("pentacle")
def _pentacle() -> Layers:
    y = -0.075
    found = [
        Shape(oval(0, y, 0.088), "metal", -0.15),
        Shape(oval(0, y, 0.076), "metal", 0.12, rim=False),
        Shape(star(0, y, 0.068), "metal", -0.4, rim=False),
        Shape(star(0, y, 0.052), "metal", 0.35, rim=False),
    ]
    return found, []


@_held("sceptre")
def _sceptre() -> Layers:
    found = [Shape(limb([(0, -0.2), (0, 0.18)], [0.014, 0.012]), "metal", -0.05)]
    found.append(Shape(oval(0, -0.225, 0.032), "metal", 0.15))
    found.append(Shape(box(-0.005, -0.285, 0.01, 0.04), "metal", 0.2))
    found.append(Shape(box(-0.018, -0.275, 0.036, 0.009), "metal", 0.2))
    return found, []


@_held("orb")
def _orb() -> Layers:
    y = -0.045
    found = solid(oval(0, y, 0.045), "metal", 0.1, side=0.022)
    found.append(
        Shape(
            limb([(-0.044, y), (0, y + 0.014), (0.044, y)], [0.009] * 3), "metal", -0.35, rim=False
        )
    )
    found.append(Shape(box(-0.005, y - 0.085, 0.01, 0.042), "metal", 0.2))
    found.append(Shape(box(-0.018, y - 0.073, 0.036, 0.009), "metal", 0.2))
    return found, []


@_held("triple cross")
def _triple_cross() -> Layers:
    found = [Shape(limb([(0, -0.4), (0, 0.52)], [0.014, 0.014]), "metal", 0.0)]
    for y, half in ((-0.36, 0.03), (-0.315, 0.045), (-0.265, 0.06)):
        found.append(Shape(box(-half, y, 2 * half, 0.013, 0.004), "metal", 0.15))
    found.append(Shape(oval(0, -0.41, 0.014), "metal", 0.25))
    return found, []


@_held("scroll")
def _scroll() -> Layers:
    roll = box(-0.075, -0.035, 0.15, 0.05, 0.02)
    ends = [Shape(oval(x, -0.01, 0.014, 0.027), "bone", -0.25) for x in (-0.075, 0.075)]
    return [
        Shape(roll, "paper", 0.1),
        *ends,
        *marks([line("-.05,-.018 .05,-.018", 0.006)], "wood", 0.0),
    ], []


@_held("rose")
def _rose() -> Layers:
    stem = blade("0,.06 .008,.0 .004,-.07", 0.01)
    leaf = blade("0,0 .03,-.012 .045,-.035", 0.02)
    found = [
        Shape(stem, "leaf", -0.1),
        Shape(leaf, "leaf", 0.1),
        Shape(oval(0.004, -0.085, 0.032), "bone", 0.25),
    ]
    found += marks(
        [
            blade("-.012,-.08 .004,-.066 .022,-.08", 0.01),
            blade("-.005,-.1 .008,-.09 .016,-.1", 0.008),
        ],
        "bone",
        -0.2,
    )
    return found, []


@_held("bundle")
def _bundle() -> Layers:
    pole = limb([(0.13, 0.13), (0, 0), (-0.22, -0.2)], [0.014, 0.014, 0.014])
    bag = curve("-.21,-.2! -.15,-.15 -.16,-.05 -.24,-.02 -.31,-.07 -.3,-.15 -.25,-.19")
    tie = blade("-.26,-.22 -.21,-.19 -.17,-.22", 0.02)
    return [
        Shape(pole, "wood", 0.05),
        *solid(bag, "blood", 0.0, side=0.03),
        Shape(tie, "blood", 0.2),
    ], []


@_held("sprig")
def _sprig() -> Layers:
    found = [Shape(blade("0,.05 .02,-.05 .03,-.16", 0.012), "leaf", -0.1)]
    for text in (
        "0,-.02 -.04,-.05 -.045,-.09",
        ".012,-.05 .05,-.08 .06,-.12",
        ".02,-.1 -.012,-.13 -.015,-.17",
        ".03,-.14 .04,-.17 .035,-.2",
    ):
        found.append(Shape(blade(text, 0.028), "leaf", 0.15))
    return found, []


@_held("horn")
def _horn() -> Layers:
    tube = limb([(-0.02, -0.005), (0.12, 0.01), (0.27, 0.02)], [0.016, 0.02, 0.03])
    bell = curve(".25,.0! .3,-.015 .36,-.05! .345,.02 .35,.1! .3,.05 .25,.035")
    return [*solid(tube, "metal", 0.1, side=0.006), Shape(bell, "metal", 0.15)], []


@_held("cup low")
def _cup_low() -> Layers:
    return cup_shapes(), []


@_held("book")
def _book() -> Layers:
    left = poly("-.12,-.04 -.045,-.02 -.045,.075 -.12,.05")
    right = poly("-.045,-.02 .03,-.04 .03,.05 -.045,.075")
    lines = [line(f".0,{y} -.03,{y + 0.008}", 0.006) for y in (-0.01, 0.01, 0.03)]
    return [], [
        Shape(left, "paper", -0.1),
        Shape(right, "paper", 0.1),
        *marks(lines, "wood", 0.0),
    ]


@_held("long trumpet")
def _long_trumpet() -> Layers:
    tube = limb([(-0.1, -0.055), (0.12, -0.02), (0.36, 0.03)], [0.014, 0.016, 0.024])
    bell = curve(".34,.015! .4,.01 .46,-.03! .455,.05 .42,.13! .39,.07 .33,.045!")
    flag = curve(".06,-.015! .16,.005 .25,.03! .26,.12 .24,.22! .15,.19 .06,.18! .05,.08")
    cross = [line(".155,.02 .15,.19", 0.026), line(".06,.095 .25,.12", 0.026)]
    return [], [
        Shape(flag, "paper", 0.15),
        *marks(cross, "blood", 0.1),
        *solid(tube, "metal", 0.1, side=0.004),
        Shape(bell, "metal", 0.2),
    ]


@_held("jug")
def _jug() -> Layers:
    body = curve("-.03,-.02! -.07,.02 -.075,.08 -.03,.12 .03,.12 .075,.08 .07,.02 .03,-.02!")
    neck = curve("-.03,-.0! -.024,-.05 -.045,-.075! .045,-.075! .024,-.05 .03,-.0!")
    tipped = placed(
        [*solid(body, "metal", -0.05, side=0.03), Shape(neck, "metal", 0.1)], 0.0, 0.0, 1.0, 125
    )
    fall = curve(".055,.02! .1,.045 .125,.1 .135,.5! .11,.52 .085,.5! .09,.12 .07,.06!")
    return [Shape(fall, "water", 0.5), *tipped], []


@_held("banner")
def _banner() -> Layers:
    pole = limb([(0, -0.5), (0, 0.3)], [0.014, 0.014])
    flag = curve(
        "0,-.49! -.14,-.5 -.26,-.45 -.4,-.47! -.38,-.33 -.41,-.19! -.26,-.17 -.14,-.22 0,-.2!"
    )
    petals = [
        oval(-0.2 + x, -0.335 + y, 0.042)
        for x, y in (
            (0, -0.055),
            (0.053, -0.017),
            (0.033, 0.045),
            (-0.033, 0.045),
            (-0.053, -0.017),
        )
    ]
    return [
        Shape(pole, "wood", -0.1),
        Shape(flag, "ink", 0.1),
        *marks([blade("-.13,-.49 -.15,-.35 -.13,-.21", 0.03)], "ink", 0.25),
        *marks(petals, "bone", 0.3),
        *marks([oval(-0.2, -0.335, 0.024)], "metal", 0.2),
    ], []


@_held("red banner")
def _red_banner() -> Layers:
    pole = limb([(0, -0.62), (0, 0.2)], [0.016, 0.016])
    flag = curve(
        "0,-.61! -.14,-.64 -.3,-.56 -.52,-.62! -.44,-.42 -.5,-.2! -.3,-.18 -.14,-.26 0,-.22!"
    )
    folds = [
        blade("-.12,-.6 -.15,-.42 -.12,-.25", 0.04),
        blade("-.32,-.56 -.34,-.4 -.31,-.2", 0.04),
    ]
    return [Shape(pole, "wood", 0.1), Shape(flag, "fire", -0.1), *marks(folds, "blood", 0.0)], []
