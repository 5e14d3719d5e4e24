"""Figures combined with what they stand in, hang from or drive: the set pieces of the trumps."""

from __future__ import annotations

import math
import random

from assets.drawings.props.figure import figure
from assets.drawings.props.garb import Garb
from assets.drawings.props.heads import Head
from assets.drawings.props.held import HELD
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
    within,
    without,
)
from assets.drawings.shapes import Shape, prop


def gibbet() -> list[Shape]:
    """A living tree hewn to a T; its beam is at y = -1.2, its post at the left."""
    post = limb(
        [(-0.33, 0.02), (-0.34, -0.4), (-0.32, -0.8), (-0.34, -1.3)], [0.11, 0.085, 0.08, 0.07]
    )
    beam = limb([(-0.48, -1.2), (-0.1, -1.21), (0.36, -1.19)], [0.075, 0.07, 0.06])
    root = curve("-.48,.02! -.4,-.03 -.37,-.12! -.29,-.12! -.27,-.03 -.18,.02!")
    brace = limb([(-0.32, -1.0), (-0.12, -1.18)], [0.045, 0.04])
    found = [
        Shape(brace, "wood", -0.25),
        *solid(post, "wood", -0.05, side=0.025),
        Shape(root, "wood", -0.05),
    ]
    found += solid(beam, "wood", 0.05, side=0.0)[:1]
    grain = ["-.34,-.2 -.35,-.5 -.33,-.8", "-.4,-1.2 -.1,-1.2 .2,-1.19"]
    found += marks([blade(k, 0.012) for k in grain], "wood", -0.35)
    for x, y in ((-0.34, -1.32), (0.34, -1.2), (-0.48, -1.2), (-0.3, -0.62), (0.14, -1.22)):
        for dx, dy in ((0.05, -0.05), (-0.01, -0.075), (-0.055, -0.035)):
            leaf = blade(f"{x},{y} {x + dx * 0.4 + 0.012},{y + dy * 0.6} {x + dx},{y + dy}", 0.032)
            found.append(Shape(leaf, "leaf", 0.1, rim=False))
    return found


@prop("hanged-man")
def hanged_man(_: random.Random) -> list[Shape]:
    """A man hanging by one foot from a living beam, calm, his head in a halo."""
    garb = Garb(cut="jerkin", tone="water", legs="blood", sleeve="tight", trim="metal", flare=0.6)
    man = stood(figure("hang", Head(hat="halo"), garb, turn=180))
    man = placed(man, 0.02, -0.12, 0.96)
    rope = [Shape(line("0.025,-1.19 .02,-1.05", 0.014), "bone", -0.2)]
    knot = [Shape(limb([(-0.01, -1.03), (0.05, -1.03)], [0.018, 0.018]), "bone", -0.1)]
    loop = [Shape(line("-.005,-1.225 .05,-1.17", 0.014), "bone", 0.0)]
    return stood([*gibbet(), *rope, *man, *knot, *loop])


def _coffin() -> list[Shape]:
    """An open stone coffin, its near side hiding who stands in it."""
    found = [Shape(curve("-.26,-.47! .2,-.47! .25,-.4! -.21,-.4!"), "stone", -0.5)]
    side = poly("-.3,-.41 .3,-.41 .27,-.05 -.27,-.05")
    found_front = [
        *solid(side, "stone", -0.12, side=0.05),
        Shape(box(-0.32, -0.44, 0.64, 0.05, 0.01), "stone", 0.15),
    ]
    found_front.append(Shape(line("-.2,-.23 .2,-.23", 0.012), "stone", -0.35, rim=False))
    return found + found_front


def risen(pose: str, head: Head, tone: str, size: float = 1.0) -> list[Shape]:
    """A person who rises from a grave in a shroud of *tone*."""
    garb = Garb(tone=tone, sleeve="none", shoes="skin", flare=0.55)
    body = placed(figure(pose, head, garb, whole=False), 0, 0.06, size)
    room = bounds(body)
    keep = box(room.left() - 1, room.top() - 1, room.width() + 2, 1 - 0.4 - room.top())
    cut = [shape._replace(path=within(shape.path, keep)) for shape in body]
    inside, *front = _coffin()
    return stood([inside, *(shape for shape in cut if not shape.path.isEmpty()), *front])


@prop("risen-man")
def risen_man(_: random.Random) -> list[Shape]:
    """A man risen to the waist from his coffin, arms lifted."""
    return risen("rise", Head(beard="short"), "bone")


@prop("risen-woman")
def risen_woman(_: random.Random) -> list[Shape]:
    """A woman risen to the waist from her coffin, arms lifted."""
    return risen("rise", Head(hair="long", hair_tone="fire"), "bone")


@prop("risen-child")
def risen_child(_: random.Random) -> list[Shape]:
    """A child risen from a coffin, arms lifted."""
    return risen("child rise", Head(hair="curls"), "bone", 0.92)


def _wheel(x: float, y: float, rx: float, ry: float) -> list[Shape]:
    ring = without(oval(x, y, rx, ry), oval(x, y, rx * 0.76, ry * 0.82))
    spokes = []
    for i in range(4):
        angle = math.pi * i / 4 + 0.3
        dx, dy = math.cos(angle) * rx * 0.85, math.sin(angle) * ry * 0.88
        spokes.append(line(f"{x - dx},{y - dy} {x + dx},{y + dy}", 0.022))
    found = [Shape(spoke, "metal", -0.25, rim=False) for spoke in spokes]
    return [
        *found,
        Shape(ring, "metal", -0.05),
        Shape(oval(x, y, rx * 0.24, ry * 0.22), "metal", 0.15),
    ]


@prop("charioteer")
def charioteer(_: random.Random) -> list[Shape]:
    """A crowned driver in armour, under a canopy of stars, in the car of the chariot."""
    found: list[Shape] = []
    drape = mirrored(
        "0,-1.3 .3,-1.28 .46,-1.2! .42,-1.1 .44,-.98 .4,-.84! .36,-.95 .3,-1.06 0,-1.1"
    )
    inner = poly("-.36,-1.2 .36,-1.2 .36,-.5 -.36,-.5")
    found.append(Shape(inner, "deep", -0.1, rim=False))
    for x in (-0.38, 0.38):
        found += solid(box(x - 0.022, -1.18, 0.044, 0.8), "metal", -0.05, side=0.015)
    garb = Garb(
        cut="robe",
        tone="steel",
        sleeve="tight",
        sleeve_tone="steel",
        trim="metal",
        cloak="blood",
        shade=-0.1,
    )
    found += placed(
        figure("drive", Head(hair="bob", hat="helmet"), garb, "", "sceptre", whole=False),
        0,
        -0.06,
        1.0,
    )
    chest = [Shape(star(0, -0.735, 0.05, 8), "metal", 0.25)]
    for side in (-1, 1):
        chest.append(Shape(oval(side * 0.118, -0.86, 0.042, 0.03), "metal", 0.1))
    found += chest
    found += solid(drape, "water", -0.2, side=0.04)
    dots = (
        (-0.3, -1.19),
        (-0.18, -1.22),
        (-0.06, -1.19),
        (0.06, -1.23),
        (0.18, -1.19),
        (0.3, -1.22),
        (-0.4, -1.06),
        (0.4, -1.06),
    )
    found += [Shape(star(x, y, 0.026), "glow", 0.1, rim=False) for x, y in dots]
    for side in (-1, 1):
        found += _wheel(side * 0.46, -0.22, 0.1, 0.24)
    car = curve("-.4,-.5! -.2,-.46 0,-.45 .2,-.46 .4,-.5! .4,-.3 .36,-.1! 0,-.06 -.36,-.1! -.4,-.3")
    found += solid(car, "stone", 0.05, side=0.06)
    found.append(Shape(limb([(-0.41, -0.5), (0, -0.45), (0.41, -0.5)], [0.045] * 3), "metal", 0.1))
    for side in (-1, 1):
        wing = curve(
            f"{side * 0.05},-.34! {side * 0.16},-.38 {side * 0.3},-.37! {side * 0.24},-.31"
            f" {side * 0.12},-.28!"
        )
        found.append(Shape(wing, "metal", 0.15))
    found += [
        Shape(oval(0, -0.33, 0.05), "metal", 0.2),
        Shape(mirrored("0,-.27! .07,-.26 .07,-.18 0,-.11!"), "blood", 0.05),
    ]
    return stood(found)


@prop("wheel")
def wheel(_: random.Random) -> list[Shape]:
    """The wheel of fortune, face on: rim, eight spokes, signs between them."""
    found: list[Shape] = []
    outer = without(oval(0, -0.5, 0.5), oval(0, -0.5, 0.4))
    for i in range(4):
        angle = math.pi * i / 4
        dx, dy = math.cos(angle) * 0.42, math.sin(angle) * 0.42
        found.append(Shape(line(f"{-dx},{-0.5 - dy} {dx},{-0.5 + dy}", 0.032), "metal", -0.12))
    found.append(Shape(outer, "fire", -0.25))
    for radius, width in ((0.5, 0.018), (0.4, 0.016), (0.25, 0.014)):
        ring = without(oval(0, -0.5, radius), oval(0, -0.5, radius - width))
        found.append(Shape(ring, "metal", 0.15))
    for i in range(8):
        angle = math.pi * (i + 0.5) / 4
        x, y = math.cos(angle) * 0.445, -0.5 + math.sin(angle) * 0.445
        found.append(Shape(star(x, y, 0.034, 4 if i % 2 else 6), "glow", 0.1, rim=False))
    found += [
        Shape(oval(0, -0.5, 0.075), "metal", 0.0),
        Shape(oval(0, -0.5, 0.04), "metal", 0.35, rim=False),
    ]
    return stood(found)


@prop("wreath-oval")
def wreath(_: random.Random) -> list[Shape]:
    """A great oval wreath bound with ribbons, to stand round a dancer."""
    found: list[Shape] = []
    leaves = 46
    for layer, (reach, dark) in enumerate(((1.03, -0.25), (0.98, -0.02), (1.0, 0.18))):
        for i in range(leaves):
            angle = 2 * math.pi * (i + layer * 0.37) / leaves
            x, y = math.sin(angle) * 0.355 * reach, -0.5 - math.cos(angle) * 0.465 * reach
            lean = angle + ((0.62, -0.55, 0.05)[layer])
            tip_x, tip_y = x + math.cos(lean) * 0.105, y + math.sin(lean) * 0.105
            text = f"{x},{y} {(x + tip_x) / 2},{(y + tip_y) / 2 - 0.008} {tip_x},{tip_y}"
            found.append(Shape(blade(text, 0.056), "leaf", dark, rim=False))
    for y, side in ((-0.985, -1), (-0.015, 1)):
        found.append(
            Shape(limb([(-0.07, y - 0.045), (0.07, y + 0.045)], [0.035, 0.035]), "blood", 0.1)
        )
        found.append(
            Shape(limb([(-0.07, y + 0.045), (0.07, y - 0.045)], [0.035, 0.035]), "blood", -0.05)
        )
        end = y - side * 0.1
        found.append(Shape(blade(f"0,{y} .05,{(y + end) / 2} .03,{end}", 0.03), "blood", 0.0))
    return stood(found)


@prop("magician-table")
def table(_: random.Random) -> list[Shape]:
    """A draped table with the four emblems on it: wand, sword, cup and pentacle."""
    cloth = curve(
        "-.96,-.55! .96,-.55! .97,-.3 1.0,0! .7,.015 .5,-.015 .3,.015 0,-.015 -.3,.015 -.5,-.015"
        " -.7,.015 -1.0,0! -.97,-.3"
    )
    found = solid(cloth, "blood", -0.05, side=0.06)
    folds = (-0.82, -0.55, -0.3, 0.05, 0.32, 0.6, 0.84)
    strokes = [blade(f"{x},-.5 {x * 1.02},-.25 {x * 1.05},.02", 0.05) for x in folds]
    found += marks([within(stroke, cloth) for stroke in strokes], "blood", -0.3)
    hem = without(cloth, cloth.translated(0, -0.07))
    found.append(Shape(hem, "metal", 0.0, rim=False))
    found.append(Shape(box(-1.02, -0.62, 2.04, 0.085, 0.01), "wood", 0.15))
    found += placed(HELD["cup"]()[0], -0.5, -0.72, 2.0)
    found += placed(HELD["pentacle"]()[0], 0.52, -0.62, 1.6)
    sword = placed(HELD["sword"]()[0], -0.12, -0.65, 1.0, 82)
    rod = [Shape(limb([(-0.98, -0.65), (-0.68, -0.65)], [0.035, 0.03]), "wood", 0.2)]
    return stood([*found, *sword, *rod])


@prop("fallen-king")
def fallen_king(_: random.Random) -> list[Shape]:
    """A king struck down, lying on his back, his crown rolled away."""
    garb = Garb(tone="water", trim="metal", sleeve="tight", flare=0.3)
    body = figure("stand", Head(beard="long", hair_tone="bone"), garb, whole=False)
    body = placed(body, 0.5, -0.16, 1.0, -90)
    crown = [
        Shape(poly("-.78,0 -.8,-.12 -.75,-.06 -.71,-.14 -.67,-.06 -.62,-.12 -.64,0"), "metal", 0.15)
    ]
    return stood([*body, *crown])


@prop("struck-tower")
def struck_tower(_: random.Random) -> list[Shape]:
    """A tower split by lightning, its crown thrown off, flames at the windows."""
    found: list[Shape] = []
    bolt = poly(".42,-1.02 .17,-.86 .22,-.84 .04,-.7 .1,-.7 .3,-.84 .25,-.86")
    shaft = poly("-.12,-.7 -.05,-.73 0,-.69 .06,-.74 .12,-.7 .17,0 -.17,0")
    found += solid(shaft, "stone", -0.25, side=0.06)
    bricks = []
    for row in range(9):
        y = -0.64 + row * 0.07
        for k in range(2):
            x = -0.09 + 0.1 * k + 0.045 * (row % 2)
            bricks.append(box(x, y, 0.05, 0.022, 0.004))
    found += marks([within(brick, shaft) for brick in bricks], "stone", -0.42)
    for x, y in ((-0.045, -0.56), (0.055, -0.47), (-0.02, -0.33)):
        found.append(
            Shape(
                curve(
                    f"{x - 0.028},{y + 0.05}! {x - 0.028},{y - 0.01} {x},{y - 0.045}"
                    f" {x + 0.028},{y - 0.01} {x + 0.028},{y + 0.05}!"
                ),
                "glow",
                0.1,
                rim=False,
            )
        )
        found.append(
            Shape(
                curve(
                    f"{x - 0.022},{y + 0.03}! {x - 0.03},{y - 0.03} {x - 0.005},{y - 0.1}!"
                    f" {x + 0.012},{y - 0.05} {x + 0.028},{y - 0.06} {x + 0.022},{y + 0.03}!"
                ),
                "fire",
                0.05,
                rim=False,
            )
        )
    for x, y, size in ((-0.08, -0.7, 1.0), (0.0, -0.68, 1.35), (0.09, -0.71, 0.9)):
        flame = curve(
            f"{x - 0.05 * size},{y}! {x - 0.07 * size},{y - 0.08 * size}"
            f" {x - 0.02 * size},{y - 0.19 * size}! {x + 0.01 * size},{y - 0.11 * size}"
            f" {x + 0.05 * size},{y - 0.13 * size}! {x + 0.065 * size},{y - 0.06 * size}"
            f" {x + 0.04 * size},{y}!"
        )
        found += [Shape(flame, "fire", -0.05, rim=False)]
        found += placed(
            [Shape(curve("-.03,0! -.035,-.05 0,-.11! .03,-.05 .025,0!"), "glow", 0.1, rim=False)],
            x,
            y,
            size,
        )
    cap = poly("-.12,0 -.13,-.1 -.07,-.04 -.04,-.14 0,-.05 .04,-.14 .07,-.04 .13,-.1 .12,0")
    crown = [
        *solid(cap, "metal", 0.05, side=0.03),
        Shape(box(-0.125, -0.02, 0.25, 0.035, 0.01), "metal", 0.25),
    ]
    found += placed(crown, -0.19, -0.84, 0.78, -28)
    found.append(Shape(bolt, "glow", 0.2))
    rubble = (
        (-0.26, -0.62, 0.03),
        (-0.22, -0.5, 0.02),
        (0.24, -0.58, 0.026),
        (0.28, -0.4, 0.018),
        (-0.3, -0.36, 0.02),
    )
    for x, y, r in rubble:
        found.append(
            Shape(
                poly(f"{x - r},{y} {x},{y - r} {x + r},{y - r * 0.3} {x + r * 0.5},{y + r}"),
                "stone",
                -0.2,
            )
        )
    return stood(found)


@prop("youth-head")
def youth_head(_: random.Random) -> list[Shape]:
    """A youth's head and shoulders, facing us."""
    garb = Garb(tone="water", trim="metal", sleeve="wide")
    body = figure(
        "stand", Head(hair="curls", hair_tone="metal", hair_shade=-0.1), garb, whole=False
    )
    keep = mirrored("0,-1.2 .3,-1.1 .3,-.85 .15,-.76 .06,-.7 0,-.64")
    cut = [shape._replace(path=within(shape.path, keep)) for shape in body]
    return stood([shape for shape in cut if not shape.path.isEmpty()])
