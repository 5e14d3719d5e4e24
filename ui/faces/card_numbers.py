"""The numbers of a rules card, each after its sign: one line, or a row for each variant of a thing
(such as a normal and an elite monster)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from assets.drawings.places import clear, mix
from assets.drawings.signs import sign_in
from ui.base import fonts
from ui.faces import frame
from ui.faces.said_on_cards import INK, RulesCard, StatRow

_NAMED = 0.28  # the part of a row's width for its name
_NAME = 11  # the smallest font size of that name in pixels

Stats = Sequence[tuple[str, str]]


def lines(rules: RulesCard) -> int:
    """The number of lines for the numbers of *rules*."""
    return len(rules.rows) + bool(rules.stats)


def first(rules: RulesCard) -> Stats:
    """The line shown on a card that has no room for more."""
    if rules.matter is not None:
        return rules.matter
    return rules.stats or (rules.rows[0].stats if rules.rows else ())


def paint_numbers(
    painter: QPainter, room: QRectF, rules: RulesCard, family: frame.Family, *, framed: bool = False
) -> None:
    """Paint all numbers of *rules* in *room*; *framed*: on a ground in the family's colour."""
    count = lines(rules)
    if not count:
        return
    w, colour = room.width(), QColor(family.colour)
    if framed:
        painter.setPen(QPen(clear(colour, 0.6), max(0.5, 0.006 * w)))
        painter.setBrush(clear(colour, 0.16))
        painter.drawRoundedRect(room, 0.024 * w, 0.024 * w)
    high, tint = room.height() / count, mix(colour, INK, 0.4)
    line = QRectF(room.left(), room.top(), w, high)
    if rules.stats:
        paint_line(painter, line, rules.stats, tint)
        line.translate(0, high)
    longest = max((row.name for row in rules.rows), key=len, default="")
    for row in rules.rows:
        named = line.adjusted(0.02 * w, 0, 0, 0)
        beside = _paint_named(painter, named, row, longest, tint)
        paint_line(painter, line.adjusted(beside + 0.02 * w, 0, 0, 0), row.stats, tint)
        line.translate(0, high)


def paint_line(
    painter: QPainter, room: QRectF, stats: Stats, tint: QColor, ink: QColor = INK
) -> None:
    """Paint *stats* across *room*, their signs in this *tint*; longer ones get more room."""
    shares = [2 + len(value) for _, value in stats]
    left, rooms = room.left(), []
    for share in shares:
        wide = room.width() * share / sum(shares)
        rooms.append(QRectF(left, room.top(), wide, room.height()))
        left += wide
    side = min(min(each.height() * 0.78, each.width() * 0.5) for each in rooms)
    face = min(
        (
            fonts.fitted(fonts.CAPITALS, value, each.width() - 1.16 * side, round(1.05 * side))
            for (_, value), each in zip(stats, rooms, strict=True)
        ),
        key=QFont.pixelSize,
    )  # all alike, so that none weighs more than another
    painter.setFont(face)
    for (name, value), each in zip(stats, rooms, strict=True):
        _paint_stat(painter, each, name, value, tint, ink, side)


def _paint_named(
    painter: QPainter, room: QRectF, row: StatRow, longest: str, tint: QColor
) -> float:
    """Paint the name of a *row* after its sign, at the left of *room*; only the sign, if the
    *longest* name could not be read. Returns the width."""
    side = room.height() * 0.58
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(tint)
    painter.drawPath(
        sign_in(row.sign, QRectF(room.left(), room.center().y() - side / 2, side, side))
    )
    words = room.adjusted(side * 1.25, 0, 0, 0)
    words.setWidth(_NAMED * room.width() - side * 1.25)
    face = fonts.fitted(fonts.PLAIN, longest, words.width(), round(room.height() * 0.5))
    if face.pixelSize() < _NAME:
        return side * 1.25
    painter.setPen(tint)
    painter.setFont(face)
    painter.drawText(words, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, row.name)
    return _NAMED * room.width()


def _paint_stat(
    painter: QPainter,
    room: QRectF,
    name: str,
    value: str,
    tint: QColor,
    ink: QColor,
    side: float,
) -> None:
    """Paint a sign, *side* pixels wide, and its number in the painter's font, together in the
    middle of *room*."""
    gap = side * 0.16
    words = room.width() - side - gap
    wide = min(painter.fontMetrics().horizontalAdvance(value), words)
    left = room.center().x() - (side + gap + wide) / 2
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(tint)
    spot = QRectF(left, room.center().y() - side / 2, side, side)
    painter.drawPath(sign_in(name, spot))
    painter.setPen(ink)
    at = QRectF(spot.right() + gap, room.top(), wide * 1.3, room.height())
    painter.drawText(at, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, value)
