"""Worn leather: a seamless square picture, painted once."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from functools import cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QRadialGradient

SIDE = 384
"""The side of the picture in pixels."""

_BASE, _LIGHT, _DARK = QColor("#2c1d13"), QColor("#402a1a"), QColor("#1e130c")


@cache
def leather() -> QImage:
    """The picture."""
    image = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
    image.fill(_BASE)
    luck = random.Random(7)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for number in range(60):
            reach = luck.uniform(26, 80)
            _patch(painter, luck, reach, _LIGHT if number % 2 else _DARK)
        for _ in range(2600):
            _ring(painter, luck, luck.uniform(1.6, 4.2))
        for number in range(26):
            turn = luck.uniform(-0.5, 0.5) + (0.4 if number % 3 else 1.4)
            _scratch(painter, luck, turn, luck.uniform(14, 60))
    return image


def _each(luck: random.Random, reach: float, paint: Callable[[QPointF], None]) -> None:
    """Call *paint* for random points, and again for each edge that a point's *reach* crosses."""
    x, y = luck.random() * SIDE, luck.random() * SIDE
    for across in (-SIDE, 0, SIDE):
        for down in (-SIDE, 0, SIDE):
            at = QPointF(x + across, y + down)
            if -reach < at.x() < SIDE + reach and -reach < at.y() < SIDE + reach:
                paint(at)


def _patch(painter: QPainter, luck: random.Random, reach: float, tone: QColor) -> None:
    def paint(at: QPointF) -> None:
        soft = QRadialGradient(at, reach)
        soft.setColorAt(0, QColor(tone.red(), tone.green(), tone.blue(), 70))
        soft.setColorAt(1, QColor(tone.red(), tone.green(), tone.blue(), 0))
        painter.fillRect(QRectF(at.x() - reach, at.y() - reach, 2 * reach, 2 * reach), soft)

    _each(luck, reach, paint)


def _ring(painter: QPainter, luck: random.Random, reach: float) -> None:
    """One cell of the grain."""

    def paint(at: QPointF) -> None:
        painter.setPen(QPen(QColor(0, 0, 0, 46), 0.8))
        painter.setBrush(QColor(255, 214, 160, 7))
        painter.drawEllipse(at, reach, 0.8 * reach)

    _each(luck, reach + 1, paint)


def _scratch(painter: QPainter, luck: random.Random, turn: float, long: float) -> None:
    def paint(at: QPointF) -> None:
        painter.setPen(QPen(QColor(255, 220, 170, 20), 1))
        painter.drawLine(at, at + QPointF(long * math.cos(turn), long * math.sin(turn)))

    _each(luck, long, paint)
