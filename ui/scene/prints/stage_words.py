"""The printed text of a card on the stage: beside it, where it can be read from a distance."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QRadialGradient

from ui.base import fonts
from ui.scene.measures import metrics
from ui.scene.pieces.felt_text import write
from ui.scene.pieces.tokens import IVORY


def paint_light(painter: QPainter, room: QRectF) -> None:
    """Paint the light of a lamp over the table onto both."""
    painter.save()
    painter.translate(room.center())
    painter.scale(1, room.height() / room.width())
    reach = room.width() / 2
    glow = QRadialGradient(QPointF(), reach)
    for at, alpha in ((0.0, 92), (0.4, 48), (1.0, 0)):
        glow.setColorAt(at, QColor(255, 206, 130, alpha))
    painter.fillRect(QRectF(-reach, -reach, 2 * reach, 2 * reach), glow)
    painter.restore()


def paint(painter: QPainter, room: QRectF, told: str, text: float) -> None:
    """Write the first line of *told* as a name, and the others below it as large as fits."""
    title, _, words = told.partition("\n")
    paint_light(painter, room)
    high = room.height()
    inner = room.adjusted(0.08 * high, 0.03 * high, -0.1 * high, -0.03 * high)
    name = QRectF(inner.left(), inner.top(), inner.width(), 0.2 * high)
    flags = int(Qt.AlignmentFlag.AlignLeft) | int(Qt.TextFlag.TextWordWrap)
    below = QRectF(inner.left(), name.bottom() + 0.02 * high, inner.width(), 0)
    below.setBottom(inner.bottom())
    most = round(metrics.WORDS * min(text, 2.0))
    font = QFont(fonts.font(fonts.PLAIN, most))
    taken = QRectF()
    for pixels in range(most, 5, -1):
        font.setPixelSize(pixels)
        taken = QFontMetricsF(font).boundingRect(below, flags, words)
        if taken.height() <= below.height() and taken.width() <= below.width():
            break
    titled = fonts.fitted(fonts.BOOK, title, name.width(), round(0.76 * name.height()))
    wide = max(taken.width(), 1.1 * QFontMetricsF(titled).horizontalAdvance(title))
    aside = max(0.0, inner.width() - wide) / 2
    down = max(0.0, below.height() - taken.height()) / 2
    name = name.translated(aside, down)
    below = below.translated(aside, down)
    write(
        painter, name, title, fonts.BOOK, QColor("#fbeed0"), Qt.AlignmentFlag.AlignLeft, bold=True
    )
    painter.setFont(font)
    painter.setPen(QColor(0, 0, 0, 170))
    painter.drawText(below.translated(0, 1.4), flags, words)
    painter.setPen(IVORY)
    painter.drawText(below, flags, words)
