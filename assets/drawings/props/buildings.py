"""What people build: houses, arches, windows, tombs, wells and tents."""

from __future__ import annotations

import random

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainterPath, QTransform

from assets.drawings.props.masonry import courses, lit_windows, pointed, round_headed
from assets.drawings.props.strokes import box, curve, limb, line, mirrored, oval, poly, within
from assets.drawings.shapes import Shape, prop


@prop("arch")
def arch(rng: random.Random) -> list[Shape]:
    """A free-standing round arch on two pillars; four fifths as wide as high."""
    bow = QPainterPath()
    bow.moveTo(-0.4, -0.58)
    bow.arcTo(-0.4, -1.0, 0.8, 0.84, 180, -180)
    bow.lineTo(0.27, -0.58)
    bow.arcTo(-0.27, -0.86, 0.54, 0.56, 0, 180)
    bow.closeSubpath()
    joints = QPainterPath()
    for text in (
        "-.27,-.62 -.4,-.68",
        "-.2,-.76 -.29,-.89",
        "-.07,-.85 -.1,-.98",
        ".07,-.85 .1,-.98",
        ".2,-.76 .29,-.89",
        ".27,-.62 .4,-.68",
    ):
        joints.addPath(line(text, 0.01))
    return [
        Shape(poly("-.38,-.58 -.28,-.58 -.27,0 -.4,0"), "stone", -0.12),
        Shape(poly(".28,-.58 .38,-.58 .4,0 .27,0"), "stone", -0.12),
        Shape(courses(rng, -0.38, -0.28, -0.55, -0.05, 6), "stone", -0.3, rim=False),
        Shape(courses(rng, 0.28, 0.38, -0.55, -0.05, 6), "stone", -0.3, rim=False),
        Shape(bow, "stone", 0.02),
        Shape(joints, "stone", -0.3, rim=False),
        Shape(box(-0.42, -0.62, 0.17, 0.05, 0.01), "stone", 0.12),
        Shape(box(0.25, -0.62, 0.17, 0.05, 0.01), "stone", 0.12),
    ]


@prop("arch-gothic")
def arch_gothic(_: random.Random) -> list[Shape]:
    """A pointed portal, open; two thirds as wide as high."""
    wall = QPainterPath()
    wall.setFillRule(Qt.FillRule.OddEvenFill)
    wall.addPath(pointed(0, 0, 0.7, 1.0))
    wall.addPath(pointed(0, 0, 0.5, 0.86))
    inner = QPainterPath()
    inner.setFillRule(Qt.FillRule.OddEvenFill)
    inner.addPath(pointed(0, 0, 0.56, 0.9))
    inner.addPath(pointed(0, 0, 0.5, 0.86))
    return [Shape(wall, "stone", -0.08), Shape(inner, "stone", -0.4, rim=False)]


@prop("pillar")
def pillar(_: random.Random) -> list[Shape]:
    """A column with base and capital."""
    flutes = QPainterPath()
    for x in (-0.045, -0.012, 0.022):
        flutes.addRect(x, -0.86, 0.012, 0.76)
    return [
        Shape(poly("-.065,-.88 .065,-.88 .075,-.09 -.075,-.09"), "stone", 0.12),
        Shape(flutes, "stone", -0.15, rim=False),
        Shape(curve("-.12,-1! .12,-1! .12,-.95! .07,-.88! -.07,-.88! -.12,-.95!"), "stone", 0.2),
        Shape(poly("-.085,-.09 .085,-.09 .12,-.04 .12,0 -.12,0 -.12,-.04"), "stone", 0.0),
    ]


@prop("house")
def house(_: random.Random) -> list[Shape]:
    """A cottage with a lit window, a door and smoke; a little wider than high."""
    return [
        Shape(box(0.18, -0.94, 0.11, 0.34), "stone", -0.3),
        Shape(poly("-.42,-.5 .42,-.5 .42,0 -.42,0"), "bone", -0.05),
        Shape(poly("-.52,-.46 -.3,-.86 .32,-.86 .52,-.46"), "cloth", -0.2),
        Shape(poly("-.52,-.46 .52,-.46 .5,-.5 -.5,-.5"), "cloth", -0.45, rim=False),
        Shape(round_headed(-0.16, 0, 0.17, 0.34), "wood", -0.25, rim=False),
        Shape(box(0.1, -0.33, 0.18, 0.17), "glow", 0.0, rim=False),
        Shape(box(0.182, -0.33, 0.016, 0.17), "wood", -0.3, rim=False),
        Shape(box(0.1, -0.255, 0.18, 0.016), "wood", -0.3, rim=False),
    ]


@prop("mill")
def mill(_: random.Random) -> list[Shape]:
    """A windmill."""
    sails = QPainterPath()
    frames = QPainterPath()
    for angle in (20, 110, 200, 290):
        turn = QTransform().translate(0, -0.66).rotate(angle)
        sails.addPath(turn.map(poly(".01,-.06 .11,-.08 .11,-.4 .01,-.4")))
        frames.addPath(turn.map(poly("-.012,0 .012,0 .012,-.42 -.012,-.42")))
    return [
        Shape(poly("-.1,-.68 .1,-.68 .2,0 -.2,0"), "bone", -0.12),
        Shape(poly("-.1,-.68 -.04,-.68 -.08,0 -.2,0"), "bone", -0.32, rim=False),
        Shape(mirrored("0,-.8! .09,-.76 .125,-.66! 0,-.65!"), "cloth", -0.25),
        Shape(round_headed(0.03, 0, 0.09, 0.18), "wood", -0.3, rim=False),
        lit_windows((0.02, -0.34, 0.045, 0.08)),
        Shape(sails, "paper", -0.12),
        Shape(frames, "wood", -0.2),
    ]


@prop("lighthouse")
def lighthouse(_: random.Random) -> list[Shape]:
    """A lighthouse, lit."""
    bands = QPainterPath()
    for y in (-0.66, -0.4, -0.14):
        w = 0.075 + 0.055 * (y + 0.8) / 0.8
        bands.addPath(poly(f"{-w},{y} {w},{y} {w + 0.01},{y + 0.12} {-w - 0.01},{y + 0.12}"))
    return [
        Shape(poly("-.075,-.8 .075,-.8 .14,0 -.14,0"), "bone"),
        Shape(bands, "blood", -0.05, rim=False),
        Shape(box(-0.055, -0.93, 0.11, 0.13), "glow", rim=False),
        Shape(box(-0.11, -0.82, 0.22, 0.03), "ink", 0.1),
        Shape(mirrored("0,-1! .05,-.96 .08,-.92! 0,-.915!"), "ink", 0.15),
    ]


@prop("tent")
def tent(_: random.Random) -> list[Shape]:
    """A striped pavilion with a pennant; about as wide as high."""
    stripes = QPainterPath()
    for a, b in ((-0.5, -0.36), (-0.2, -0.06), (0.1, 0.24), (0.38, 0.5)):
        stripes.addPath(poly(f"0,-.84 {a},-.3 {b},-.3"))
        stripes.addPath(poly(f"{a * 0.92},-.3 {b * 0.92},-.3 {b},0 {a},0"))
    return [
        Shape(box(-0.01, -1, 0.02, 0.2), "wood"),
        Shape(curve("0,-1! .1,-.97 .2,-.96! .12,-.93 .05,-.93 0,-.92!"), "blood", 0.1),
        Shape(curve("-.46,-.3! .46,-.3! .5,0! -.5,0!"), "paper", -0.1),
        Shape(curve("0,-.86! .12,-.58 .5,-.3! 0,-.26 -.5,-.3! -.12,-.58"), "paper"),
        Shape(stripes, "cloth", 0.0, rim=False),
        Shape(poly("0,-.3 .1,0 -.1,0"), "ink", 0.15, rim=False),
    ]


@prop("window")
def window(_: random.Random) -> list[Shape]:
    """A tall church window of small panes, lit from without; half as wide as high."""
    inner = pointed(0, -0.03, 0.42, 0.92)
    lead = QPainterPath()
    for i in range(-7, 8):
        for lean in (-1, 1):
            x = i * 0.11
            lead.addPath(
                poly(
                    f"{x - 0.004},0 {x + 0.004},0 {x + lean * 0.62 + 0.004},-1"
                    f" {x + lean * 0.62 - 0.004},-1"
                )
            )
    lead.setFillRule(Qt.FillRule.WindingFill)
    return [
        Shape(pointed(0, 0, 0.52, 1.0), "stone", -0.2),
        Shape(inner, "glow", -0.06, rim=False),
        Shape(within(poly("-.21,-.03 .21,-.03 .21,-.28 -.21,-.28"), inner), "gold", 0.3, rim=False),
        Shape(within(lead, inner), "ink", 0.25, rim=False),
        Shape(box(-0.012, -0.95, 0.024, 0.92), "stone", -0.3),
        Shape(box(-0.21, -0.6, 0.42, 0.022), "stone", -0.3),
    ]


@prop("window-wide")
def window_wide(_: random.Random) -> list[Shape]:
    """A great church window of two lights, glowing; three quarters as wide as high."""
    lights, bars = QPainterPath(), QPainterPath()
    lights.addPath(pointed(0, -0.02, 0.66, 0.95))
    for text in ("0,-.02 0,-.62", "0,-.62 -.17,-.83", "0,-.62 .17,-.83"):
        bars.addPath(line(text, 0.022))
    for y in (-0.24, -0.46):
        bars.addRect(-0.33, y, 0.66, 0.012)
    return [
        Shape(pointed(0, 0, 0.8, 1.06), "stone", -0.45),
        Shape(pointed(0, 0, 0.74, 1.0), "stone", -0.15),
        Shape(lights, "glow", -0.02, rim=False),
        Shape(within(poly("-.4,0 .4,0 .4,-.2 -.4,-.2"), lights), "fire", 0.4, rim=False),
        Shape(within(bars, lights), "stone", -0.4, rim=False),
    ]


@prop("tomb")
def tomb(_: random.Random) -> list[Shape]:
    """A stone chest tomb, twice as wide as high."""
    panels = QPainterPath()
    for x in (-0.72, -0.36, 0.0, 0.36, 0.72):
        panels.addPath(pointed(x, -0.12, 0.2, 0.42))
    return [
        Shape(poly("-.95,-.62 .95,-.62 .95,0 -.95,0"), "stone", -0.1),
        Shape(panels, "stone", -0.4, rim=False),
        Shape(poly("-1.05,-.78 1.05,-.78 1.02,-.6 -1.02,-.6"), "stone", 0.14),
        Shape(poly("-1.05,0 1.05,0 1.05,-.08 -1.05,-.08"), "stone", 0.0),
    ]


@prop("grave")
def grave(_: random.Random) -> list[Shape]:
    """A leaning headstone."""
    return [
        Shape(curve("-.3,.02! -.36,-.66! -.3,-.96 .22,-1.02 .32,-.72! .36,.02!"), "stone", -0.15),
        Shape(line("0,-.8 .02,-.42", 0.05), "stone", -0.4, rim=False),
        Shape(line("-.13,-.66 .15,-.68", 0.05), "stone", -0.4, rim=False),
    ]


@prop("well")
def well(_: random.Random) -> list[Shape]:
    """A roofed well with its bucket."""
    return [
        Shape(box(-0.3, -0.7, 0.05, 0.4), "wood", -0.2),
        Shape(box(0.25, -0.7, 0.05, 0.4), "wood", -0.2),
        Shape(line("0,-.68 0,-.46", 0.014), "ink", rim=False),
        Shape(poly("-.07,-.48 .07,-.48 .05,-.36 -.05,-.36"), "wood"),
        Shape(poly("0,-1 .46,-.66 -.46,-.66"), "cloth", -0.2),
        Shape(mirrored("0,-.36! .36,-.36! .33,0! 0,.03"), "stone", -0.1),
        Shape(oval(0, -0.36, 0.36, 0.06), "stone", 0.15),
        Shape(oval(0, -0.355, 0.28, 0.042), "ink", rim=False),
    ]


@prop("stairs")
def stairs(_: random.Random) -> list[Shape]:
    """Steps that lead up and away; as wide as high."""
    shapes = []
    for i in range(6):
        w = 0.5 - 0.045 * i
        y = -0.16 * i
        shapes.append(
            Shape(poly(f"{-w},{y} {w},{y} {w},{y - 0.1} {-w},{y - 0.1}"), "stone", -0.35 + 0.05 * i)
        )
        shapes.append(
            Shape(
                poly(f"{-w},{y - 0.1} {w},{y - 0.1} {w - 0.045},{y - 0.16} {0.045 - w},{y - 0.16}"),
                "stone",
                0.08,
            )
        )
    return shapes


@prop("temple-front")
def temple_front(_: random.Random) -> list[Shape]:
    """A pillared porch with a pediment; wider than high."""
    shafts = QPainterPath()
    for x in (-0.54, -0.27, 0.0, 0.27, 0.54):
        shafts.addPath(poly(f"{x - 0.045},-.6 {x + 0.045},-.6 {x + 0.055},-.1 {x - 0.055},-.1"))
    return [
        Shape(box(-0.58, -0.62, 1.16, 0.54), "ink", 0.2, rim=False),
        Shape(shafts, "stone", 0.15),
        Shape(box(-0.68, -0.7, 1.36, 0.1), "stone", 0.05),
        Shape(poly("0,-1 .74,-.7 -.74,-.7"), "stone", 0.12),
        Shape(poly("0,-.93 .5,-.73 -.5,-.73"), "stone", -0.25, rim=False),
        Shape(box(-0.72, -0.1, 1.44, 0.05), "stone", 0.1),
        Shape(box(-0.8, -0.05, 1.6, 0.05), "stone", -0.1),
    ]


@prop("fence")
def fence(_: random.Random) -> list[Shape]:
    """A wooden fence, three times as wide as high."""
    shapes = [
        Shape(box(-1.5, -0.75, 3, 0.12), "wood", -0.1),
        Shape(box(-1.5, -0.38, 3, 0.12), "wood", -0.1),
    ]
    for i in range(7):
        x = -1.38 + i * 0.46
        shapes.append(
            Shape(
                poly(f"{x - 0.07},0 {x - 0.07},-.9 {x},-1 {x + 0.07},-.9 {x + 0.07},0"),
                "wood",
                0.08,
            )
        )
    return shapes


@prop("cave")
def cave(rng: random.Random) -> list[Shape]:
    """A rock with the mouth of a cave; wider than high."""
    return [
        Shape(
            poly("-.9,0 -.78,-.4 -.5,-.62 -.34,-.92 0,-1 .3,-.9 .48,-.6 .74,-.5 .9,0"),
            "stone",
            -0.25,
        ),
        Shape(poly("-.78,-.4 -.5,-.62 -.34,-.92 -.3,-.6 -.56,-.3"), "stone", -0.05, rim=False),
        Shape(round_headed(0.05, 0, 0.56, 0.58), "ink", rim=False),
        Shape(limb([(-0.3, 0), (0, -0.06), (0.4, 0)], [0.02, 0.1, 0.02]), "stone", -0.4, rim=False),
    ]
