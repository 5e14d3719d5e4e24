"""Tools, instruments and furniture of a workshop or a yard."""

from __future__ import annotations

import random

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath, QTransform

from assets.drawings.props.foliage import mass
from assets.drawings.props.strokes import blade, box, curve, line, mirrored, oval, poly
from assets.drawings.shapes import Shape, prop


def rings(x: float, y: float, *radii: float) -> QPainterPath:
    """Flat rings around (x, y): each pair of radii is an outer and an inner edge."""
    path = QPainterPath()
    for r in radii:
        path.addEllipse(QPointF(x, y), r, r)
    return path


def _spokes(count: int, inner: float, outer: float, wide: float) -> QPainterPath:
    path = QPainterPath()
    for i in range(count):
        bar = box(-wide / 2, -outer, wide, outer - inner)
        path.addPath(QTransform().translate(0, -0.5).rotate(i * 360 / count).map(bar))
    return path


@prop("wheel-cart")
def wheel_cart(_: random.Random) -> list[Shape]:
    """A plain cartwheel."""
    return [
        Shape(_spokes(10, 0.06, 0.42, 0.03), "wood", 0.15),
        Shape(rings(0, -0.5, 0.5, 0.41), "wood", -0.1),
        Shape(oval(0, -0.5, 0.085), "wood", 0.05),
        Shape(oval(0, -0.5, 0.03), "ink", rim=False),
    ]


@prop("scales")
def scales(_: random.Random) -> list[Shape]:
    """A balance with two pans, as wide as high."""
    cords = QPainterPath()
    for side in (-1, 1):
        x = side * 0.42
        for end in (-0.16, 0.16):
            cords.addPath(line(f"{x},-.84 {x + end},-.42", 0.012))
    pans = QPainterPath()
    for x in (-0.42, 0.42):
        pans.addPath(
            curve(f"{x - 0.19},-.42! {x + 0.19},-.42! {x + 0.13},-.33 {x},-.3 {x - 0.13},-.33")
        )
    return [
        Shape(mirrored("0,-.9! .03,-.88 .022,-.16 .08,-.08 .24,-.03 .25,0! 0,.02"), "gold", -0.1),
        Shape(cords, "gold", -0.3, rim=False),
        Shape(pans, "gold", 0.05),
        Shape(
            curve(
                "-.46,-.86! -.2,-.83 0,-.9 .2,-.83 .46,-.86!"
                " .46,-.82! .2,-.78 0,-.83 -.2,-.78 -.46,-.82!"
            ),
            "gold",
            0.1,
        ),
        Shape(oval(0, -0.94, 0.05, 0.05), "gold", 0.2),
    ]


@prop("bell")
def bell(_: random.Random) -> list[Shape]:
    """A church bell."""
    return [
        Shape(rings(0, -0.92, 0.08, 0.045), "metal", -0.2),
        Shape(oval(0, -0.06, 0.09, 0.07), "metal", -0.4),
        Shape(mirrored("0,-.88! .16,-.84 .24,-.6 .28,-.32 .44,-.1! .2,-.05 0,-.04"), "gold", -0.1),
        Shape(
            curve("-.17,-.76! -.09,-.7 -.13,-.4 -.2,-.16! -.3,-.2 -.22,-.42"),
            "gold",
            0.3,
            rim=False,
        ),
        Shape(
            curve("-.27,-.34! 0,-.29 .27,-.34! .29,-.27! 0,-.22 -.29,-.27!"),
            "gold",
            -0.35,
            rim=False,
        ),
    ]


@prop("bench")
def bench(_: random.Random) -> list[Shape]:
    """A workbench, twice as wide as high."""
    return [
        Shape(poly("-.86,-.84 -.68,-.84 -.72,0 -.92,0"), "wood", -0.3),
        Shape(poly(".86,-.84 .68,-.84 .72,0 .92,0"), "wood", -0.3),
        Shape(box(-0.78, -0.4, 1.56, 0.1), "wood", -0.35),
        Shape(box(-1.05, -1, 2.1, 0.2, 0.02), "wood", 0.1),
        Shape(box(-1.05, -0.86, 2.1, 0.06), "wood", -0.2, rim=False),
    ]


@prop("anvil")
def anvil(_: random.Random) -> list[Shape]:
    """An anvil on its block; as wide as high."""
    return [
        Shape(poly("-.28,-.46 .28,-.46 .32,0 -.32,0"), "wood", -0.15),
        Shape(
            curve(
                "-.56,-.98! .36,-.98! .4,-.84! .16,-.76 .12,-.6"
                " .24,-.44! -.24,-.44! -.12,-.6 -.16,-.76 -.36,-.84"
            ),
            "steel",
            -0.45,
        ),
        Shape(box(-0.5, -0.98, 0.86, 0.045), "steel", -0.05, rim=False),
    ]


@prop("chest")
def chest(_: random.Random) -> list[Shape]:
    """A banded chest, open on its gold; wider than high."""
    return [
        Shape(curve("-.6,-.56! -.62,-.9 0,-1.04 .62,-.9 .6,-.56!"), "wood", -0.3),
        Shape(
            mass([(-0.34, -0.58, 0.18, 0.1), (-0.05, -0.63, 0.22, 0.13), (0.3, -0.58, 0.2, 0.1)]),
            "gold",
            0.2,
        ),
        Shape(box(-0.62, -0.54, 1.24, 0.54, 0.03), "wood", 0.02),
        Shape(box(-0.66, -0.56, 1.32, 0.08, 0.02), "metal", -0.1),
        Shape(box(-0.44, -0.54, 0.09, 0.54), "metal", -0.2, rim=False),
        Shape(box(0.35, -0.54, 0.09, 0.54), "metal", -0.2, rim=False),
        Shape(box(-0.1, -0.5, 0.2, 0.2, 0.03), "metal", 0.1),
    ]


@prop("hourglass")
def hourglass(_: random.Random) -> list[Shape]:
    """An hourglass, half run."""
    return [
        Shape(box(-0.27, -0.94, 0.03, 0.88), "wood", -0.2),
        Shape(box(0.24, -0.94, 0.03, 0.88), "wood", -0.2),
        Shape(mirrored("0,-.92! .22,-.92! .2,-.7 .04,-.5 .2,-.3 .22,-.08! 0,-.08!"), "paper", 0.1),
        Shape(mirrored("0,-.72! .17,-.72! .03,-.5 0,-.3!"), "gold", -0.05, rim=False),
        Shape(mirrored("0,-.28! .12,-.16 .2,-.09! 0,-.09!"), "gold", -0.05, rim=False),
        Shape(box(-0.32, -1, 0.64, 0.08, 0.02), "wood", 0.05),
        Shape(box(-0.32, -0.08, 0.64, 0.08, 0.02), "wood", 0.05),
    ]


@prop("harp")
def harp(_: random.Random) -> list[Shape]:
    """A harp."""
    strings = QPainterPath()
    for i in range(9):
        x = -0.2 + i * 0.055
        strings.addPath(line(f"{x},{-0.86 + 0.01 * i} {x},{-0.2 - 0.055 * i}", 0.008))
    return [
        Shape(strings, "paper", rim=False),
        Shape(line("-.26,-.1 .34,-.72", 0.09), "gold", -0.1),
        Shape(line("-.26,-.06 -.3,-.5 -.24,-.96", 0.06), "gold", 0.05),
        Shape(
            curve("-.27,-1! -.1,-.84 .12,-.98 .38,-.86! .4,-.7! .12,-.86 -.1,-.74 -.28,-.88!"),
            "gold",
            0.15,
        ),
        Shape(box(-0.36, -0.07, 0.24, 0.07, 0.02), "gold", -0.2),
    ]


@prop("loom")
def loom(_: random.Random) -> list[Shape]:
    """An upright loom with a half-woven cloth."""
    threads, bands = QPainterPath(), QPainterPath()
    for i in range(14):
        threads.addRect(-0.3 + i * 0.045, -0.88, 0.008, 0.5)
    for k in range(4):
        bands.addRect(-0.32, -0.42 + k * 0.09, 0.64, 0.04)
    return [
        Shape(threads, "paper", -0.1, rim=False),
        Shape(box(-0.32, -0.46, 0.64, 0.38), "cloth", 0.05),
        Shape(bands, "gold", 0.05, rim=False),
        Shape(box(-0.44, -1, 0.08, 1), "wood", -0.1),
        Shape(box(0.36, -1, 0.08, 1), "wood", -0.1),
        Shape(box(-0.5, -0.94, 1.0, 0.08, 0.02), "wood", 0.08),
        Shape(box(-0.42, -0.1, 0.84, 0.06, 0.02), "wood", 0.0),
    ]


@prop("cart")
def cart(_: random.Random) -> list[Shape]:
    """A hay cart, twice as wide as high."""
    spokes = QPainterPath()
    for x in (-0.5, 0.5):
        for i in range(4):
            bar = box(-0.02, -0.22, 0.04, 0.44)
            spokes.addPath(QTransform().translate(x, -0.26).rotate(i * 45).map(bar))
    spokes.setFillRule(Qt.FillRule.WindingFill)
    return [
        Shape(curve("-.86,-.62! -.7,-.94 -.2,-1 .3,-.98 .74,-.9 .88,-.6!"), "gold", -0.08),
        Shape(blade("-.6,-.8 0,-.9 .6,-.78", 0.04), "gold", 0.25, rim=False),
        Shape(poly("-.9,-.64 .9,-.64 .8,-.34 -.8,-.34"), "wood", 0.02),
        Shape(box(-0.88, -0.52, 1.74, 0.03), "wood", -0.3, rim=False),
        Shape(line(".8,-.4 1.3,-.3", 0.05), "wood", -0.1),
        Shape(spokes, "wood", 0.05),
        Shape(rings(-0.5, -0.26, 0.27, 0.205), "wood", 0.12),
        Shape(rings(0.5, -0.26, 0.27, 0.205), "wood", 0.12),
        Shape(mass([(-0.5, -0.26, 0.07, 0.07), (0.5, -0.26, 0.07, 0.07)]), "wood", -0.2),
    ]


@prop("ladder")
def ladder(_: random.Random) -> list[Shape]:
    """A ladder."""
    rungs = QPainterPath()
    for i in range(8):
        rungs.addRect(-0.11, -0.08 - i * 0.12, 0.22, 0.024)
    return [
        Shape(rungs, "wood", 0.05),
        Shape(poly("-.15,0 -.115,0 -.095,-1 -.125,-1"), "wood", -0.1),
        Shape(poly(".15,0 .115,0 .095,-1 .125,-1"), "wood", -0.1),
    ]


@prop("rope-line")
def rope_line(_: random.Random) -> list[Shape]:
    """A rope slung between (-1, -1) and (1, -1)."""
    return [Shape(line("-1,-1 -.5,-.3 0,-.04 .5,-.3 1,-1", 0.06), "wood", 0.1)]
