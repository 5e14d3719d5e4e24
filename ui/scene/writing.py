"""Words written on the felt."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from ui.faces import fonts

MUTED = QColor("#c9c2ad")


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
    """Write *words* into *room*, smaller where they would not fit, with a dark edge on the felt;
    returns how wide they are."""
    pixels = max(6, round(room.height() * 0.76))
    font = QFont(fonts.fitted(family, words, room.width(), pixels))
    font.setBold(bold or family == fonts.CAPITALS)
    wide = QFontMetricsF(font).horizontalAdvance(words)
    if wide > room.width():  # bold letters are wider
        font.setPixelSize(max(4, int(font.pixelSize() * room.width() / wide)))
        wide = QFontMetricsF(font).horizontalAdvance(words)
    painter.setFont(font)
    flags = int(align) | int(Qt.AlignmentFlag.AlignVCenter)
    painter.setPen(QColor(0, 0, 0, 150))
    painter.drawText(room.translated(0, room.height() * 0.045), flags, words)
    painter.setPen(colour)
    painter.drawText(room, flags, words)
    return wide
