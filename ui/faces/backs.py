"""The backs of cards: our own ornament, with point symmetry."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from assets.drawings.glyphs import glyph_in, on_circle, ring
from assets.drawings.places import clear, mix
from ui.faces.blank import outline


class Back(NamedTuple):
    """The colours of a back, the seed of its lattice, and the sign in its middle."""

    dark: str
    ground: str
    gold: str
    seed: str = "lozenge"
    sign: str = "sunburst"


BACKS = {
    "night": Back("#14182f", "#2b3566", "#d8b45f"),
    "wine": Back("#260f18", "#5f2436", "#d9b067"),
    "moss": Back("#0f1f1a", "#27513f", "#d3b766"),
    "rust": Back("#24110b", "#6b3423", "#dcae72"),
    "violet": Back("#191228", "#4a3a6e", "#cdb6e0"),
    "bone": Back("#1a1416", "#3a2b2c", "#e9dcc0"),
    "grail": Back("#1f0b1c", "#5c1d49", "#e4c078", "compass", "cup"),
}


def paint_back(painter: QPainter, card: QRectF, back: str) -> None:
    """Paint the back *back* (one of `BACKS`).

    :raises KeyError: if there is no such back.
    """
    worn = BACKS[back]
    dark, ground, gold = QColor(worn.dark), QColor(worn.ground), QColor(worn.gold)
    w = card.width()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(dark)
    painter.drawPath(outline(card))
    field = card.adjusted(0.06 * w, 0.06 * w, -0.06 * w, -0.06 * w)
    shine = QRadialGradient(field.center(), field.height() * 0.62)
    shine.setColorAt(0.0, mix(ground, gold, 0.22))
    shine.setColorAt(0.5, ground)
    shine.setColorAt(1.0, dark)
    painter.setBrush(shine)
    painter.drawRect(field)
    painter.save()
    painter.setClipRect(field)
    _paint_lattice(painter, field, w, gold, worn.seed)
    painter.restore()
    _paint_medallion(painter, field, w, dark, ground, gold)
    _paint_sign(painter, field.center(), w, dark, gold, worn.sign)
    _paint_lines(painter, field, w, gold)


def _paint_lattice(painter: QPainter, field: QRectF, w: float, gold: QColor, seed: str) -> None:
    """Paint crossing arcs like roof tiles, with a seed at each crossing; centred, for point
    symmetry."""
    arcs, seeds = QPainterPath(), QPainterPath()
    step = 0.146 * w
    centre = field.center()
    for row in range(-7, 8):
        for column in range(-4, 5):
            at = centre + QPointF((column + (row % 2) / 2) * step, row * step * 0.87)
            arcs.addEllipse(at, step * 0.58, step * 0.58)
            size = (0.2 if seed == "lozenge" else 0.42) * step
            seeds.addPath(glyph_in(seed, _square(at, size)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(clear(gold, 0.30), max(0.5, 0.0042 * w)))
    painter.drawPath(arcs)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(clear(gold, 0.5))
    painter.drawPath(seeds)


def _paint_medallion(
    painter: QPainter, field: QRectF, w: float, dark: QColor, ground: QColor, gold: QColor
) -> None:
    """Paint room for a sign within a ring, with a tip above and below."""
    at = field.center()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(dark)
    painter.drawEllipse(at, 0.345 * w, 0.345 * w)
    inside = QRadialGradient(at, 0.33 * w)
    inside.setColorAt(0.0, mix(ground, gold, 0.35))
    inside.setColorAt(1.0, mix(ground, dark, 0.4))
    painter.setBrush(inside)
    painter.drawEllipse(at, 0.325 * w, 0.325 * w)
    painter.setBrush(gold)
    painter.drawPath(ring(at, 0.335 * w, 0.323 * w))
    painter.drawPath(ring(at, 0.235 * w, 0.229 * w))
    for i in range(24):
        dot = on_circle(at, 0.279 * w, i * 15)
        size = (0.046 if i % 2 == 0 else 0.016) * w
        painter.drawPath(glyph_in("lozenge", _square(dot, size), i * 15))
    for side in (-1, 1):
        tip = QPointF(at.x(), at.y() + side * 0.46 * w)
        painter.setBrush(dark)
        painter.drawPath(glyph_in("lozenge", _square(tip, 0.24 * w)))
        painter.setBrush(gold)
        painter.drawPath(glyph_in("lozenge", _square(tip, 0.18 * w)))


def _paint_sign(
    painter: QPainter, at: QPointF, w: float, dark: QColor, gold: QColor, sign: str
) -> None:
    """Paint a sun, or another sign four times around a star, for point symmetry."""
    painter.setBrush(gold)
    if sign == "sunburst":
        painter.drawPath(glyph_in(sign, _square(at, 0.4 * w)))
        painter.setBrush(dark)
        painter.drawPath(ring(at, 0.052 * w, 0.040 * w))
        return
    painter.drawPath(glyph_in("compass", _square(at, 0.11 * w)))
    for turn in range(0, 360, 90):
        painter.drawPath(glyph_in(sign, _square(on_circle(at, 0.132 * w, turn), 0.15 * w), turn))
        between = on_circle(at, 0.15 * w, turn + 45)
        painter.drawPath(glyph_in("lozenge", _square(between, 0.075 * w), turn + 45))


def _square(at: QPointF, side: float) -> QRectF:
    """The square of this *side* around *at*."""
    return QRectF(at.x() - side / 2, at.y() - side / 2, side, side)


def _paint_lines(painter: QPainter, field: QRectF, w: float, gold: QColor) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for inset, width, alpha in ((0.0, 0.011, 1.0), (0.022, 0.0045, 0.8)):
        painter.setPen(QPen(clear(gold, alpha), max(0.6, width * w)))
        painter.drawRect(field.adjusted(inset * w, inset * w, -inset * w, -inset * w))
    painter.setPen(Qt.PenStyle.NoPen)
    sheen = QLinearGradient(field.topLeft(), field.bottomRight())
    sheen.setColorAt(0.0, gold)
    sheen.setColorAt(0.5, mix(gold, QColor("#fff3cf"), 0.4))
    sheen.setColorAt(1.0, gold)
    painter.setBrush(sheen)
    size = 0.2 * w
    inset = 0.03 * w
    for i, (x, y) in enumerate(((0, 0), (1, 0), (1, 1), (0, 1))):
        at = QRectF(
            field.left() + inset + x * (field.width() - size - 2 * inset),
            field.top() + inset + y * (field.height() - size - 2 * inset),
            size,
            size,
        )
        painter.drawPath(glyph_in("leaf-scroll", at, i * 90))
