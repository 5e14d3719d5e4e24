"""Pieces other than cards: dice, tokens, and numbers on pieces."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QLinearGradient,
    QPainter,
    QPen,
    QPixmap,
    QRadialGradient,
)

from assets.drawings.signs import is_sign, sign_in
from ui.base import fonts
from ui.scene.pieces import polyhedra

IVORY, INK, GOLD = polyhedra.IVORY, polyhedra.INK, QColor("#d8ab52")

_PIPS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
_NUMBERED = 1.55  # the width of a sign with its number, in heights
_DYES = ("#8c3b2e", "#2f5d8a", "#4a6b2f", "#7a5a1e", "#5b3f7a", "#2c6a66")


@cache
def sides(name: str) -> int:
    """The number of sides of a die, from its name: `d6` has six; 0 if it is not a die."""
    digits = name.partition("d")[2]
    return int(digits) if name.startswith("d") and digits.isdigit() else 0


def paint_die(painter: QPainter, rect: QRectF, face: str, die_sides: int) -> None:
    """Paint a die with *die_sides* sides that shows *face* into *rect*."""
    if die_sides in polyhedra.SIDES:
        polyhedra.paint(painter, rect, face, die_sides)
        return
    shown = int(face)
    side = rect.width()
    body = rect.adjusted(side * 0.05, side * 0.05, -side * 0.05, -side * 0.05)
    light = QLinearGradient(body.topLeft(), body.bottomRight())
    light.setColorAt(0, QColor("#fffaf0"))
    light.setColorAt(0.6, IVORY)
    light.setColorAt(1, QColor("#c9b890"))
    painter.setPen(QPen(QColor("#8a774d"), max(1.0, side * 0.015)))
    painter.setBrush(light)
    painter.drawRoundedRect(body, side * 0.19, side * 0.19)
    if die_sides > 6 or shown not in _PIPS:
        _write(painter, body, face, round(side * 0.5), INK)
        return
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#7a1f1a") if shown == 1 else INK)
    radius = side * (0.12 if shown == 1 else 0.082)
    for x, y in _PIPS[shown]:
        painter.drawEllipse(body.center() + QPointF(x, y) * side * 0.24, radius, radius)


def paint_token(painter: QPainter, rect: QRectF, name: str, _sides: int = 0) -> None:
    """Paint the token *name* into *rect*."""
    side = rect.width()
    disc = rect.adjusted(side * 0.04, side * 0.04, -side * 0.04, -side * 0.04)
    dye = QColor(_DYES[sum(name.encode()) % len(_DYES)])
    shine = QRadialGradient(disc.topLeft() + QPointF(side * 0.3, side * 0.25), side * 0.9)
    shine.setColorAt(0, dye.lighter(150))
    shine.setColorAt(1, dye.darker(125))
    painter.setPen(QPen(QColor("#f2e3bd"), max(1.0, side * 0.05)))
    painter.setBrush(shine)
    painter.drawEllipse(disc)
    room = disc.adjusted(side * 0.18, side * 0.18, -side * 0.18, -side * 0.18)
    if is_sign(name):
        painter.fillPath(sign_in(name, room), QColor("#fff6df"))
    else:
        initials = "".join(word[0] for word in name.replace("-", " ").split()[:2]).upper()
        _write(painter, disc, initials or "?", round(side * 0.4), QColor("#fff6df"))


def disc(words: str, width: int, dpr: float) -> QPixmap:
    """A number on a piece, *width* pixels wide."""
    pixels = QPixmap(round(width * dpr), round(width * dpr))
    pixels.setDevicePixelRatio(dpr)
    pixels.fill(Qt.GlobalColor.transparent)
    with QPainter(pixels) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(1, 1, width - 2, width - 2)
        painter.setBrush(QColor(24, 18, 12, 235))
        painter.setPen(QPen(GOLD, max(1.0, width * 0.06)))
        painter.drawEllipse(rect.adjusted(1, 1, -1, -1))
        _write(painter, rect, words, round(width * (0.52 if len(words) < 3 else 0.38)), IVORY)
    return pixels


def discs(
    counts: Sequence[tuple[str, str]], width: int, dpr: float, *, down: bool = False
) -> QPixmap:
    """Numbers on a piece, side by side or one below the other (*down*), each *width* pixels high
    with its sign; where there is no number, the sign alone."""
    wides = [round(width * (_NUMBERED if value else 1)) for _, value in counts]
    across, rows = (max(wides), width * len(counts)) if down else (sum(wides), width)
    pixels = QPixmap(round(across * dpr), round(rows * dpr))
    pixels.setDevicePixelRatio(dpr)
    pixels.fill(Qt.GlobalColor.transparent)
    with QPainter(pixels) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for number, (icon, value) in enumerate(counts):
            wide = wides[number]
            left, top = (0, number * width) if down else (sum(wides[:number]), 0)
            pill = QRectF(left + 1, top + 1, wide - 2, width - 2)
            painter.setBrush(QColor(24, 18, 12, 235))
            painter.setPen(QPen(GOLD, max(1.0, width * 0.06)))
            painter.drawRoundedRect(pill.adjusted(1, 1, -1, -1), width * 0.42, width * 0.42)
            side = width * 0.5
            spot = QRectF(pill.left() + width * 0.2, pill.center().y() - side / 2, side, side)
            if not value:
                spot.moveCenter(pill.center())
            painter.fillPath(sign_in(icon, spot), GOLD)
            words = QRectF(spot.right(), pill.top(), pill.right() - spot.right(), pill.height())
            _write(painter, words, value, round(width * 0.56), IVORY)
    return pixels


def _write(painter: QPainter, rect: QRectF, words: str, pixels: int, colour: QColor) -> None:
    painter.setFont(QFont(fonts.font(fonts.PLAIN, pixels, bold=True)))
    painter.setPen(colour)
    painter.drawText(rect, int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextWordWrap), words)
