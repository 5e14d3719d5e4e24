"""The text beside a stack of goods: name, use, price, and how many are left."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPen,
    QRadialGradient,
)

from ui.base import fonts
from ui.base.theme import current
from ui.faces.blank import outline
from ui.scene.pieces.felt_text import write
from ui.scene.places.stack_poses import Stack
from ui.scene.prints.goods_told import Told
from ui.scene.prints.plates import Look

NAME, LINE = 0.2, 0.2  # the heights of the name and of a line, in cell heights
BRIEF, LEAST = 0.19, 0.11  # the largest and smallest font size of the description, in cell heights
CLOSE = 1.1  # the font size of a name in two lines, in line heights
COIN = 0.2  # the size of a coin, in cell heights
COINS = 5  # the most coins side by side; beyond that the number tells
CROWDED = 0.84  # the most by which the last coin stands to the right of the first, in coin sizes
LARGEST = 1.35  # how much larger text may get at large text scales, because there is no more room

_TEXT, _MUTED, _WARN = QColor("#f6ecd6"), QColor("#e0cfaa"), QColor("#f0a35e")
_DULL, _DULLER = QColor("#b5a689"), QColor("#a39577")


def board(told: Told, stack: Stack, text: float) -> Look:
    """The ground under *stack* with its text *told*, at this *text* scale."""
    words = stack.words.translated(-stack.cell.topLeft())
    plain = current().id == "high-contrast"
    size = min(text, LARGEST)
    shows = ("goods", told, words.width(), words.height(), size, plain)
    return Look(lambda painter, room: _paint(painter, room, told, words, size, plain), shows)


def dulled() -> Look:
    """The shade over a card that cannot be had now."""
    return Look(lambda p, room: p.fillPath(outline(room), QColor(30, 20, 12, 140)), "dulled")


def _paint(
    painter: QPainter, room: QRectF, told: Told, words: QRectF, size: float, plain: bool
) -> None:
    high = room.height()
    painter.setPen(QPen(QColor("#ffffff") if plain else QColor(196, 156, 92, 120), 1.6))
    ground = QColor(40, 30, 20, 215) if told.dull else QColor(54, 36, 20, 235)
    painter.setBrush(QColor("#000000") if plain else ground)
    painter.drawRoundedRect(room.adjusted(1, 1, -1, -1), 0.06 * high, 0.06 * high)
    name = QRectF(words.left(), words.top(), words.width(), NAME * high * size)
    _write_name(painter, name, told)
    coins = QRectF(words.left(), 0, words.width(), COIN * high * size)
    coins.moveBottom(words.bottom())
    used = _paint_price(painter, coins, told)
    rest = coins.adjusted(used + 0.04 * high, 0, 0, 0)
    rest.setTop(coins.center().y() - 0.5 * LINE * high * size)
    rest.setHeight(LINE * high * size)
    right = Qt.AlignmentFlag.AlignRight
    write(painter, rest, told.left, fonts.PLAIN, _WARN if told.lacks else _MUTED, right)
    brief = QRectF(words.left(), name.bottom() + 0.01 * high, words.width(), 0)
    brief.setBottom(coins.top() - 0.02 * high)
    _write_brief(painter, brief, told, high, size)


def _write_name(painter: QPainter, room: QRectF, told: Told) -> None:
    painter.setPen(_DULL if told.dull else _TEXT)
    lines = lines_of(told.name, room)
    pixels, high = type_of(lines, room), room.height() / len(lines)
    painter.setFont(fonts.font(fonts.BOOK, pixels, bold=True))
    flags = int(Qt.AlignmentFlag.AlignLeft) | int(Qt.AlignmentFlag.AlignVCenter)
    flags |= int(Qt.TextFlag.TextDontClip)  # letters may hang a little below their line
    for number, words in enumerate(lines):
        top = room.top() + number * high
        painter.drawText(QRectF(room.left(), top, room.width(), high), flags, words)


def lines_of(name: str, room: QRectF) -> list[str]:
    """*name* as it is written into *room*: in two lines if they are larger than one would be."""
    return max(([name], _halved(name)), key=lambda each: type_of(each, room))


def _halved(name: str) -> list[str]:
    """*name* in two lines as equal as its words allow; in one if it is a single word."""
    words = name.split()
    lines = [[" ".join(words[:n]), " ".join(words[n:])] for n in range(1, len(words))]
    return min(lines, key=lambda each: max(map(len, each)), default=[name])


def type_of(lines: list[str], room: QRectF) -> int:
    """The font size in pixels at which *lines* fit into *room*."""
    most = round((0.92 if len(lines) == 1 else CLOSE) * room.height() / len(lines))
    fitting = (fonts.fitted(fonts.BOOK, each, room.width(), most, bold=True) for each in lines)
    return min(font.pixelSize() for font in fitting)


def _write_brief(painter: QPainter, room: QRectF, told: Told, high: float, size: float) -> None:
    """Write what it does, or why nobody can have it now, as large as fits."""
    words, colour = told.brief, _DULLER if told.dull else _MUTED
    if told.why and not told.lacks:
        words, colour = told.why, _WARN
    flags = int(Qt.AlignmentFlag.AlignLeft) | int(Qt.TextFlag.TextWordWrap)
    most, least = round(BRIEF * high * size), max(4, round(LEAST * high * 0.8))
    font = QFont(fonts.font(fonts.PLAIN, most))
    for pixels in range(most, least - 1, -1):
        font.setPixelSize(pixels)
        taken = QFontMetricsF(font).boundingRect(room, flags, words)
        if taken.height() <= room.height() and taken.width() <= room.width():
            break
    painter.setFont(font)
    painter.setPen(colour)
    painter.drawText(room, flags, words)


def _paint_price(painter: QPainter, room: QRectF, told: Told) -> float:
    """Paint coins, with the number on the last, and the printed price struck out beside them if it
    is higher. Returns their width."""
    if not told.price:
        return 0.0
    side, count = room.height(), min(told.price, COINS)
    step = min(0.42, CROWDED / max(1, count - 1)) * side
    for number in range(count):
        _paint_coin(painter, QRectF(room.left() + number * step, room.top(), side, side), told)
    last = QRectF(room.left() + (count - 1) * step, room.top(), side, side)
    painter.setPen(QColor("#3a2608"))
    painter.setFont(fonts.font(fonts.PLAIN, max(4, round(0.68 * side)), bold=True))
    painter.drawText(last, Qt.AlignmentFlag.AlignCenter, str(told.price))
    wide = (count - 1) * step + side
    if told.printed <= told.price:
        return wide
    was = QRectF(last.right() + 0.2 * side, room.top(), 0.7 * side, side)
    painter.setPen(QColor("#a08b64"))
    painter.setFont(fonts.font(fonts.CAPITALS, max(4, round(0.72 * side))))
    painter.drawText(was, Qt.AlignmentFlag.AlignCenter, str(told.printed))
    painter.setPen(QPen(QColor("#e2725a"), 0.07 * side))
    painter.drawLine(
        QPointF(was.left() + 0.05 * side, was.top() + 0.72 * side),
        QPointF(was.right() - 0.05 * side, was.top() + 0.28 * side),
    )
    return wide + 0.9 * side


def _paint_coin(painter: QPainter, room: QRectF, told: Told) -> None:
    light, dark = ("#a9976a", "#6b5730") if told.dull else ("#ffe9a8", "#b9842c")
    side = room.width()
    shine = QRadialGradient(room.topLeft() + QPointF(0.3 * side, 0.3 * side), side)
    shine.setColorAt(0, QColor(light))
    shine.setColorAt(1, QColor(dark))
    painter.setPen(QPen(QColor("#3a2608"), 0.05 * side))
    painter.setBrush(shine)
    painter.drawEllipse(room)
