"""Money on the table: a purse of coins with their number, and price tags."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QRadialGradient

from assets.drawings.signs import sign_in
from ui.base import fonts
from ui.scene.pieces.felt_text import MUTED, write
from ui.scene.pieces.tokens import GOLD, IVORY

MOST = 12
"""Up to this many coins are shown one by one; otherwise one stands for all."""

_PAPER, _SHORT_PAPER = QColor("#efe4cb"), QColor("#b9ab8c")
_INK, _RED = QColor("#2a1d17"), QColor("#8c1f16")
_LEFT, _RIGHT = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight


def paint(painter: QPainter, room: QRectF, icon: str, value: int, words: str) -> None:
    """Paint *value* coins with the sign *icon*, their number large, and their name *words*
    below."""
    painter.setPen(QPen(QColor(216, 171, 82, 120), 1.4))
    painter.setBrush(QColor(30, 16, 12, 130))
    painter.drawRoundedRect(room.adjusted(1, 1, -1, -1), 10, 10)
    low = min(0.3 * room.height(), 0.16 * room.width())
    inner = room.adjusted(0.05 * room.width(), 0.06 * room.height(), -0.05 * room.width(), 0)
    below = inner.adjusted(0, inner.height() - low, 0, -0.04 * room.height())
    write(painter, below, words, fonts.PLAIN, MUTED)
    above = inner.adjusted(0, 0, 0, -low)
    number = QRectF(above)
    number.setLeft(above.right() - 0.3 * above.width())
    high = min(above.height(), 0.42 * above.width())
    number.adjust(0, (above.height() - high) / 2, 0, -(above.height() - high) / 2)
    write(painter, number, str(value), fonts.CAPITALS, IVORY, _RIGHT)
    above.setRight(number.left())
    lying = value if value <= MOST else 1
    for spot in _spread(above, lying):
        _coin(painter, spot, icon)


def _spread(room: QRectF, count: int) -> list[QRectF]:
    """Rooms for *count* coins in rows, as large as fits."""
    best: tuple[float, int] = (0.0, 1)
    for columns in range(1, count + 1):
        rows = math.ceil(count / columns)
        best = max(best, (min(room.width() / columns, room.height() / rows), columns))
    side, columns = best
    rows = math.ceil(count / columns)
    top = room.center().y() - rows * side / 2
    return [
        QRectF(room.left() + n % columns * side, top + n // columns * side, side, side)
        for n in range(count)
    ]


def _coin(painter: QPainter, room: QRectF, icon: str) -> None:
    side = room.width()
    disc = room.adjusted(0.06 * side, 0.06 * side, -0.06 * side, -0.06 * side)
    shine = QRadialGradient(disc.center() - QPointF(0.2, 0.24) * side, 0.8 * side)
    shine.setColorAt(0, GOLD.lighter(150))
    shine.setColorAt(1, GOLD.darker(150))
    painter.setBrush(shine)
    painter.setPen(QPen(QColor(50, 30, 8, 230), max(1.0, 0.04 * side)))
    painter.drawEllipse(disc)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(90, 58, 16, 170), max(0.8, 0.03 * side)))
    inset = 0.1 * side
    painter.drawEllipse(disc.adjusted(inset, inset, -inset, -inset))
    inset = 0.24 * side
    painter.fillPath(sign_in(icon, room.adjusted(inset, inset, -inset, -inset)), QColor(70, 42, 10))


def paint_tag(painter: QPainter, room: QRectF, icon: str, value: int, short: int) -> None:
    """Paint a price on paper after its coin. If the purse is *short*, it is dimmed and says by how
    much."""
    high = room.height()
    tag = room.adjusted(0.5, 0.5, -0.5, -0.5)
    painter.setPen(QPen(QColor(40, 26, 14), 1))
    painter.setBrush(_SHORT_PAPER if short else _PAPER)
    painter.drawRoundedRect(tag, 0.18 * high, 0.18 * high)
    spot = QRectF(room.left() + 0.16 * high, room.top() + 0.06 * high, 0.88 * high, 0.88 * high)
    _coin(painter, spot, icon)
    inner = room.adjusted(1.2 * high, 0.04 * high, -0.3 * high, -0.04 * high)
    painter.setPen(_INK)
    painter.setFont(fonts.font(fonts.PLAIN, max(6, round(0.72 * high)), bold=True))
    middle = Qt.AlignmentFlag.AlignVCenter
    painter.drawText(inner, int(_LEFT | middle), str(value))
    if short:
        painter.setPen(_RED)
        words = f"{short} short"
        wide = 0.62 * inner.width()
        painter.setFont(fonts.fitted(fonts.PLAIN, words, wide, round(0.6 * high)))
        painter.drawText(inner, int(_RIGHT | middle), words)
