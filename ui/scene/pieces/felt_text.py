"""Text on the felt."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from ui.base import fonts
from ui.scene.measures import metrics
from ui.scene.pieces.tokens import IVORY

MUTED = QColor("#c9c2ad")

LETTERS = 0.76
"""The largest font size, in line heights."""


def write(
    painter: QPainter,
    room: QRectF,
    words: str,
    family: str,
    colour: QColor,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignHCenter,
    *,
    bold: bool = False,
) -> float:
    """Write *words* into *room*, smaller if they would not fit, with a dark edge. Returns their
    width."""
    pixels = max(6, round(room.height() * LETTERS))
    font = fonts.fitted(family, words, room.width(), pixels, bold=bold)
    wide = QFontMetricsF(font).horizontalAdvance(words)
    painter.setFont(font)
    flags = int(align) | int(Qt.AlignmentFlag.AlignVCenter)
    painter.setPen(QColor(0, 0, 0, 150))
    painter.drawText(room.translated(0, room.height() * 0.045), flags, words)
    painter.setPen(colour)
    painter.drawText(room, flags, words)
    return wide


def write_wrapped(painter: QPainter, room: QRectF, words: str, text: float) -> None:
    """Write *words*, one paragraph per line, on a dark ground in *room*, as large as fits up to the
    size of *text*."""
    painter.setPen(QPen(QColor(255, 255, 255, 40), 1))
    painter.setBrush(QColor(0, 0, 0, 95))
    painter.drawRoundedRect(room.adjusted(1, 1, -1, -1), 10, 10)
    edge = min(room.width() * 0.03, 8.0)
    inner = room.adjusted(edge, edge, -edge, -edge)
    flags = int(Qt.AlignmentFlag.AlignLeft) | int(Qt.TextFlag.TextWordWrap)
    most = round(metrics.WORDS * text)
    font = QFont(fonts.font(fonts.PLAIN, most))  # a copy, because fonts are shared
    for pixels in range(most, 5, -1):
        font.setPixelSize(pixels)
        taken = QFontMetricsF(font).boundingRect(inner, flags, words)
        if taken.height() <= inner.height() and taken.width() <= inner.width():
            break
    painter.setFont(font)
    painter.setPen(IVORY)
    painter.drawText(inner, flags, words)
