"""Counters on the table, as people lay them: what is left before a line, what is lost after it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QRadialGradient

from assets.drawings.signs import sign_in
from ui.base import fonts
from ui.scene.pieces.felt_text import MUTED, write
from ui.scene.pieces.tokens import GOLD, IVORY

_LEFT, _RIGHT = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
_RED, _EMPTY = QColor("#c23b33"), QColor(0, 0, 0, 120)


def paint(painter: QPainter, room: QRectF, left: int, lost: int) -> None:
    """Paint a bar of counters: *left* red ones before the line, *lost* hollow ones after it."""
    high = room.height()
    number = high * (0.55 + 0.4 * len(str(max(left, lost))))
    painter.setPen(QPen(QColor(255, 255, 255, 40), 1))
    painter.setBrush(QColor(0, 0, 0, 95))
    painter.drawRoundedRect(room.adjusted(0.5, 0.5, -0.5, -0.5), high * 0.25, high * 0.25)
    inner = room.adjusted(number * 1.1, 0, -number, 0)
    whole, gap = max(left + lost, 1), high * 0.1
    size = high * 0.62
    step = min(size * 1.12, (inner.width() - 2 * gap) / whole)
    line = inner.left() + left * step + gap
    for place in range(left):
        at = QPointF(inner.left() + (place + 0.5) * step, room.center().y())
        _counter(painter, at, size, full=True)
    for place in range(lost):
        at = QPointF(line + gap + (place + 0.5) * step, room.center().y())
        _counter(painter, at, size, full=False)
    painter.setPen(QPen(GOLD, max(1.6, high * 0.07)))
    ends = room.top() + high * 0.1, room.bottom() - high * 0.1
    painter.drawLine(*(QPointF(line, y) for y in ends))
    words = room.adjusted(high * 0.22, high * 0.06, -high * 0.22, -high * 0.06)
    few = left * 3 <= whole
    colour = QColor("#ff8d78") if few else IVORY
    write(painter, words, str(left), fonts.PLAIN, colour, _LEFT, bold=True)
    if lost:
        write(painter, words, str(lost), fonts.PLAIN, MUTED, _RIGHT)


def _counter(painter: QPainter, at: QPointF, size: float, *, full: bool) -> None:
    if full:
        shine = QRadialGradient(at - QPointF(size * 0.16, size * 0.18), size * 0.62)
        shine.setColorAt(0, _RED.lighter(150))
        shine.setColorAt(1, _RED.darker(125))
        painter.setBrush(shine)
        painter.setPen(QPen(QColor(20, 6, 6, 220), max(0.8, size * 0.06)))
    else:
        painter.setBrush(_EMPTY)
        painter.setPen(QPen(QColor(214, 200, 170, 120), max(0.8, size * 0.06)))
    painter.drawEllipse(at, size / 2, size / 2)


def paint_sign(
    painter: QPainter, room: QRectF, icon: str, words: str, warn: bool, change: int = 0
) -> None:
    """Paint a sign and its text, and an arrow up or down if cards have changed the number."""
    letters = fonts.font(fonts.PLAIN, max(1, round(room.height() * 0.76)), bold=True)
    beside = room.height() * (1.43 if change else 0.96)
    needed = beside + QFontMetricsF(letters).horizontalAdvance(words)
    if needed > room.width():  # the sign shrinks with the text
        low = room.height() * (1 - room.width() / needed) / 2
        room = room.adjusted(0, low, 0, -low)
    side = room.height() * 0.8
    spot = QRectF(room.left(), room.center().y() - side / 2, side, side)
    colour = QColor("#ff8d78") if warn else GOLD
    painter.fillPath(sign_in(icon, spot), colour)
    arrow = room.height() * 0.36 if change else 0.0
    at = room.adjusted(side * 1.2, 0, -arrow * 1.3, 0)
    wide = write(painter, at, words, fonts.PLAIN, colour if warn else IVORY, _LEFT, bold=True)
    if change:
        _paint_change(
            painter,
            QPointF(at.left() + wide + arrow * 0.8, room.center().y()),
            arrow,
            up=change > 0,
        )


def _paint_change(painter: QPainter, at: QPointF, size: float, *, up: bool) -> None:
    """Paint a triangle that points up or down."""
    tall = -size if up else size
    head = QPainterPath(at + QPointF(0, tall / 2))
    head.lineTo(at + QPointF(size * 0.5, -tall / 2))
    head.lineTo(at + QPointF(-size * 0.5, -tall / 2))
    head.closeSubpath()
    painter.strokePath(head, QPen(QColor(0, 0, 0, 170), size * 0.22))
    painter.fillPath(head, GOLD)


def paint_reached(painter: QPainter, room: QRectF, icon: str, done: int, whole: int) -> None:
    """Paint a sign for each thing to reach: golden for those *done*, an outline for the others."""
    side = min(room.height(), room.width() / max(whole, 1) / 1.1)
    left = room.right() - side * (1.1 * whole - 0.1)
    for number in range(whole):
        spot = QRectF(left + number * side * 1.1, room.center().y() - side / 2, side, side)
        sign = sign_in(icon, spot.adjusted(side * 0.1, side * 0.1, -side * 0.1, -side * 0.1))
        painter.setPen(QPen(GOLD if number < done else MUTED, side * 0.05))
        painter.setBrush(GOLD if number < done else _EMPTY)
        painter.drawPath(sign)


def paint_tally(painter: QPainter, room: QRectF, icon: str, value: int, words: str) -> None:
    """Paint a counter of the whole table: its sign, its number large, and its name below, or beside
    them in a long room."""
    _paint_frame(painter, room)
    if room.width() > 4 * room.height():
        _paint_in_line(painter, room.adjusted(8, 0, -8, 0), icon, value, words)
        return
    below = room.adjusted(8, 0, -8, 0)
    below.setTop(room.bottom() - room.height() * 0.38)
    below.setBottom(room.bottom() - room.height() * 0.06)
    write(painter, below, words, fonts.PLAIN, MUTED)
    above = room.adjusted(6, room.height() * 0.06, -6, -room.height() * 0.38)
    side = above.height() * 0.72
    if icon:
        spot = QRectF(above.center().x() - side * 1.1, above.center().y() - side / 2, side, side)
        painter.fillPath(sign_in(icon, spot), GOLD)
        above.setLeft(above.center().x() + side * 0.1)
    align = _LEFT if icon else Qt.AlignmentFlag.AlignHCenter
    write(painter, above, str(value), fonts.PLAIN, IVORY, align, bold=True)


def _paint_frame(painter: QPainter, room: QRectF) -> None:
    painter.setPen(QPen(QColor(216, 171, 82, 150), 1.4))
    painter.setBrush(QColor(0, 0, 0, 95))
    painter.drawRoundedRect(room.adjusted(1, 1, -1, -1), 10, 10)


def paint_state(painter: QPainter, room: QRectF, icon: str, words: str) -> None:
    """Paint a state of the whole table: its sign and its name, framed as a counter is."""
    _paint_frame(painter, room)
    side = room.height() * 0.66
    spot = QRectF(room.left() + 8, room.center().y() - side / 2, side, side)
    painter.fillPath(sign_in(icon, spot), GOLD)
    after = room.adjusted(0, side * 0.2, -8, -side * 0.2)
    after.setLeft(spot.right() + side * 0.4)
    write(painter, after, words, fonts.PLAIN, IVORY, _LEFT)


def _paint_in_line(painter: QPainter, room: QRectF, icon: str, value: int, words: str) -> None:
    side = room.height() * 0.66
    spot = QRectF(room.left(), room.center().y() - side / 2, side, side)
    if icon:
        painter.fillPath(sign_in(icon, spot), GOLD)
    number = QRectF(spot.right() + side * 0.4, room.top(), side * 1.7, room.height())
    write(painter, number, str(value), fonts.PLAIN, IVORY, _LEFT, bold=True)
    after = room.adjusted(0, side * 0.16, 0, -side * 0.16)
    after.setLeft(number.right() + side * 0.1)
    write(painter, after, words, fonts.PLAIN, MUTED, _LEFT)
