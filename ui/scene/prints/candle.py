"""A readout of something that runs down: a candle whose length is the rest of a number."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QRadialGradient

from ui.base import fonts
from ui.scene.pieces.felt_text import write
from ui.scene.pieces.tokens import IVORY

_WORDS = 0.22  # the part of the room for the text below
_FLAME = 0.2
_BESIDE = 1.6  # the ratio of width to height from which a room is long
_LONG = 0.3  # of a long room: the margin above and below its text
_STUB = 0.06  # the least visible part of a candle
_WAX = (QColor("#fff3cf"), QColor("#d9b877"))


def paint_candle(painter: QPainter, room: QRectF, left: float, words: str) -> None:
    """Paint a candle of which the fraction *left* (0 to 1) remains, above *words*, or after them in
    a long room."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    high = room.height()
    if room.width() > _BESIDE * high:
        beside = room.adjusted(high * 0.75, high * _LONG, 0, -high * _LONG)
        write(painter, beside, words, fonts.PLAIN, IVORY, Qt.AlignmentFlag.AlignLeft, bold=True)
        whole = high / (1 - _WORDS)  # as high as the room, without text below
        paint_candle(painter, QRectF(room.left(), room.top(), high * 0.75, whole), left, "")
        return
    foot = room.bottom() - high * (_WORDS + 0.05)
    tall = (high * (1 - _WORDS - _FLAME - 0.05)) * max(_STUB, min(1.0, left))
    wide = min(room.width() * 0.34, high * 0.24)
    wax = QRectF(room.center().x() - wide / 2, foot - tall, wide, tall)
    shade = QLinearGradient(wax.topLeft(), wax.topRight())
    shade.setColorAt(0, _WAX[0])
    shade.setColorAt(1, _WAX[1])
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#5b4322"))
    dish = QRectF(0, 0, wide * 2.1, high * 0.06)
    dish.moveCenter(QPointF(wax.center().x(), foot))
    painter.drawEllipse(dish)
    painter.setBrush(shade)
    painter.drawRoundedRect(wax, wide * 0.14, wide * 0.14)
    if left > 0:
        _paint_flame(painter, QPointF(wax.center().x(), wax.top()), high * _FLAME)
    under = QRectF(room.left(), room.bottom() - high * _WORDS, room.width(), high * _WORDS)
    write(painter, under, words, fonts.PLAIN, IVORY)


def _paint_flame(painter: QPainter, foot: QPointF, tall: float) -> None:
    halo = QRadialGradient(foot - QPointF(0, tall * 0.5), tall * 1.3)
    halo.setColorAt(0, QColor(255, 214, 120, 120))
    halo.setColorAt(1, QColor(255, 214, 120, 0))
    painter.setBrush(halo)
    painter.drawEllipse(foot - QPointF(0, tall * 0.5), tall * 1.3, tall * 1.3)
    flame = QPainterPath(foot - QPointF(0, tall))
    flame.quadTo(foot + QPointF(tall * 0.46, -tall * 0.2), foot)
    flame.quadTo(foot + QPointF(-tall * 0.46, -tall * 0.2), foot - QPointF(0, tall))
    painter.setBrush(QColor("#ffd46b"))
    painter.drawPath(flame)
