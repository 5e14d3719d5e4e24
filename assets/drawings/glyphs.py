"""Small signs drawn by us: the suits, and the ornaments of frames and backs.

Each is a single-colour path in a unit square about the origin (y grows downwards).
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QTransform

from assets.drawings.props.strokes import curve, mirrored, poly
from assets.drawings.shapes import star


def _wand() -> QPainterPath:
    staff = poly("-.075,.5 .075,.5 .06,-.3 -.06,-.3")
    bud = mirrored("0,-.54! .11,-.4 .085,-.27 0,-.24")
    right = curve(".03,-.06! .12,-.2 .3,-.28 .36,-.26! .33,-.1 .18,0")
    left = curve("-.03,.16! -.12,.02 -.3,-.06 -.36,-.04! -.33,.12 -.18,.22")
    return _one(staff, bud, right, left)


def _cup() -> QPainterPath:
    return mirrored(
        "0,-.46! .36,-.46! .36,-.24 .24,0 .06,.1 .055,.24 .12,.33 .27,.4! .27,.48! 0,.48!"
    )


def _sword() -> QPainterPath:
    blade = poly("0,-.54 .11,-.4 .09,.16 -.09,.16 -.11,-.4")
    guard = mirrored("0,.1! .3,.07 .37,.15! .3,.25 0,.24!")
    grip = poly("-.065,.2 .065,.2 .06,.42 -.06,.42")
    pommel = QPainterPath()
    pommel.addEllipse(QPointF(0, 0.455), 0.1, 0.085)
    return _one(blade, guard, grip, pommel)


def _pentacle() -> QPainterPath:
    disc = QPainterPath()
    disc.addEllipse(QPointF(0, 0), 0.48, 0.48)
    disc.addPath(star(QPointF(0, 0.01), 0.385, 5, 0.4))
    disc.setFillRule(Qt.FillRule.OddEvenFill)
    return disc


def _leaf_scroll() -> QPainterPath:
    """A corner ornament: a sprig that grows from the corner (-.5, -.5) along both edges."""
    arm = _one(
        curve("-.46,-.46! -.2,-.5 .12,-.44 .34,-.5 .5,-.4! .3,-.4 .1,-.36 -.2,-.41"),
        curve("-.1,-.42! .0,-.3 .16,-.22 .26,-.24! .2,-.36 .06,-.43"),
        curve("-.28,-.42! -.25,-.3 -.14,-.2 -.02,-.18! -.06,-.32 -.16,-.42"),
    )
    swap = QTransform(0, 1, 1, 0, 0, 0)
    heart = mirrored("0,-.5! .09,-.41 0,-.3!").translated(0, 0)
    turned = QTransform().translate(-0.3, -0.3).rotate(-45).translate(0, 0.36).map(heart)
    return _one(arm, swap.map(arm), turned)


def _lozenge() -> QPainterPath:
    return mirrored("0,-.5! .12,-.14 .5,0! .12,.14 0,.5!")


def _one(*paths: QPainterPath) -> QPainterPath:
    whole = QPainterPath()
    for path in paths:
        whole = whole.united(path)
    return whole


def _sunburst() -> QPainterPath:
    whole = QPainterPath()
    whole.addEllipse(QPointF(0, 0), 0.17, 0.17)
    for i in range(16):
        ray = poly("-.028,-.22 0,-.5 .028,-.22") if i % 2 else poly("-.035,-.22 0,-.38 .035,-.22")
        whole.addPath(QTransform().rotate(i * 22.5).map(ray))
    return whole


def _hand() -> QPainterPath:
    """An open hand, palm towards the viewer: a sentence left to the players."""
    palm = curve("-.27,.0! -.27,.2 -.16,.44 -.1,.5! .16,.5! .26,.36 .28,.1 .28,-.02!")
    whole = palm
    for x, top, lean in ((-0.2, 0.4, -10), (-0.065, 0.5, -3), (0.075, 0.47, 3), (0.21, 0.37, 10)):
        finger = QPainterPath()
        finger.addRoundedRect(QRectF(-0.056, -top, 0.112, top + 0.1), 0.056, 0.056)
        whole = whole.united(QTransform().translate(x, 0).rotate(lean).map(finger))
    thumb = QPainterPath()
    thumb.addRoundedRect(QRectF(-0.06, -0.34, 0.12, 0.5), 0.06, 0.06)
    return whole.united(QTransform().translate(0.25, 0.3).rotate(42).map(thumb))


def _shield() -> QPainterPath:
    """A shield with a cross cut out of it: the Brotherhood."""
    field = mirrored("0,-.48! .2,-.44 .42,-.46! .42,-.1 .3,.26 0,.5!")
    cross = poly("-.06,-.34 .06,-.34 .06,-.14 .24,-.14 .24,-.02 .06,-.02 .06,.28 -.06,.28")
    bar = poly("-.24,-.14 0,-.14 0,-.02 -.24,-.02")
    return field.subtracted(cross.united(bar))


def _blossom() -> QPainterPath:
    """A flower of five petals: the Garden."""
    petal = mirrored("0,-.12! .13,-.24 .19,-.4 .08,-.5 0,-.46!")
    whole = QPainterPath()
    for i in range(5):
        whole = whole.united(QTransform().rotate(i * 72).map(petal))
    heart = QPainterPath()
    heart.addEllipse(QPointF(0, 0), 0.1, 0.1)
    return whole.united(heart)


def _compass() -> QPainterPath:
    """A compass star: the Wanderers."""
    short = QTransform().rotate(45).map(star(QPointF(0, 0), 0.32, 4, 0.34))
    return star(QPointF(0, 0), 0.5, 4, 0.26).united(short)


_GLYPHS: dict[str, Callable[[], QPainterPath]] = {
    "wand": _wand,
    "cup": _cup,
    "sword": _sword,
    "pentacle": _pentacle,
    "leaf-scroll": _leaf_scroll,
    "lozenge": _lozenge,
    "sunburst": _sunburst,
    "hand": _hand,
    "shield": _shield,
    "blossom": _blossom,
    "compass": _compass,
}


@cache
def glyph(name: str) -> QPainterPath:
    """The sign *name*.

    :raises KeyError: if there is none.
    """
    return _GLYPHS[name]()


def glyph_in(name: str, room: QRectF, turn: float = 0.0) -> QPainterPath:
    """The sign *name* as large as *room* allows, turned clockwise by *turn* degrees."""
    side = min(room.width(), room.height())
    change = QTransform().translate(room.center().x(), room.center().y()).rotate(turn)
    return change.scale(side, side).map(glyph(name))


def ring(at: QPointF, outer: float, inner: float) -> QPainterPath:
    """A flat ring around *at*."""
    path = QPainterPath()
    path.addEllipse(at, outer, outer)
    path.addEllipse(at, inner, inner)
    return path


def on_circle(at: QPointF, radius: float, degrees: float) -> QPointF:
    """The point at *degrees* clockwise from the top of a circle."""
    angle = math.radians(degrees - 90)
    return at + QPointF(math.cos(angle), math.sin(angle)) * radius
