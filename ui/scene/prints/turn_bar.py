"""The order of a round as a bar: who acts when, who has acted, whose turn it is."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap

from assets.drawings.signs import sign_in
from tabletop.play.rules.game import Turn
from ui.base import fonts
from ui.scene.pieces import seat_marks
from ui.scene.pieces.felt_text import MUTED, write
from ui.scene.pieces.tokens import GOLD, IVORY

Pictures = Callable[[str], QPixmap | None]
"""Returns the picture of a card, or None."""

_GAP = 0.14
_NUMBER = 0.72  # the width of a number, in heights of a waiting chip
_LETTERS = 0.42  # the font size of a name, in chip heights
_END = 0.3  # the space after a name, in chip heights
_WAITS = 0.84  # the height of a waiting chip, in heights of the acting one
_DONE = 0.45  # the opacity of a chip whose turn is over


def chips(room: QRectF, turns: Sequence[Turn]) -> Iterator[QRectF]:
    """The rectangle of each of *turns* in *room*, from the left: as wide as its name, or without it
    if not all fit, the longest names first. The acting one is larger."""
    high = room.height()
    gap = high * _GAP
    wides = [_least(turn, _high(turn, high)) for turn in turns]
    spare = room.width() - sum(wides) - gap * (len(turns) - 1)
    narrow = min(1.0, 1 + spare / max(sum(wides), 1e-6))
    names = [_wide(turn, _high(turn, high)) for turn in turns]
    by_length = sorted(range(len(turns)), key=lambda n: (turns[n].state != "acts", names[n]))
    for number in by_length:
        more = names[number] - wides[number]
        if more <= spare:
            spare -= more
            wides[number] = names[number]
    left = room.left()
    for turn, wide in zip(turns, wides, strict=True):
        tall = _high(turn, high)
        yield QRectF(left, room.center().y() - tall / 2, wide * narrow, tall)
        left += wide * narrow + gap


def _high(turn: Turn, room: float) -> float:
    return room if turn.state == "acts" else room * _WAITS


def _least(turn: Turn, high: float) -> float:
    """The width of *turn* without its name."""
    return high * ((1.0 if _pictured(turn) else 0.3) + _NUMBER + _END)


def _pictured(turn: Turn) -> bool:
    return bool(turn.card or turn.sign or turn.seat >= 0)


def _wide(turn: Turn, high: float) -> float:
    letters = fonts.font(fonts.PLAIN, max(6, round(high * _LETTERS)), bold=turn.state == "acts")
    return _least(turn, high) + QFontMetricsF(letters).horizontalAdvance(turn.who) + high * 0.1


def paint_turns(
    painter: QPainter, room: QRectF, turns: Sequence[Turn], picture: Pictures = lambda card: None
) -> None:
    """Paint each turn with its picture (or the sign of its seat, or its own), its number and its
    name."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    for turn, chip in zip(turns, chips(room, turns), strict=True):
        painter.save()
        painter.setOpacity(_DONE if turn.state == "done" else 1.0)
        _paint_turn(painter, chip, turn, picture(turn.card) if turn.card else None)
        painter.restore()


def _paint_turn(painter: QPainter, chip: QRectF, turn: Turn, picture: QPixmap | None) -> None:
    high, acts = chip.height(), turn.state == "acts"
    tint = seat_marks.colour(turn.seat) if turn.seat >= 0 else QColor("#a5503f")
    edge = QColor(GOLD) if acts else QColor(tint)
    edge.setAlpha(255 if acts else 150)
    painter.setPen(QPen(edge, high * (0.06 if acts else 0.035)))
    painter.setBrush(QColor(70, 52, 14, 235) if acts else QColor(16, 13, 12, 222))
    body = chip.adjusted(1.5, 1.5, -1.5, -1.5)
    painter.drawRoundedRect(body, body.height() / 2, body.height() / 2)
    left = chip.left() + high * 0.3
    if _pictured(turn):
        disc = QRectF(chip.left(), chip.top(), high, high).adjusted(3, 3, -3, -3)
        _paint_medal(painter, disc, turn, tint, picture)
        left = chip.left() + high
    number = QRectF(left + high * 0.06, chip.top(), high * (_NUMBER - 0.06), high)
    number.adjust(0, high * 0.2, 0, -high * 0.2)
    write(painter, number, str(turn.number), fonts.CAPITALS, QColor("#ffe6a8") if acts else IVORY)
    words = QRectF(left + high * _NUMBER, chip.top(), 0, high)
    words.setRight(chip.right() - high * _END * 0.7)
    over = (1 - _LETTERS / 0.76) / 2
    words.adjust(0, high * over, 0, -high * over)
    if words.width() > high * _END:
        colour = MUTED if turn.state == "done" else IVORY
        write(painter, words, turn.who, fonts.PLAIN, colour, Qt.AlignmentFlag.AlignLeft, bold=acts)


def _paint_medal(
    painter: QPainter, disc: QRectF, turn: Turn, tint: QColor, picture: QPixmap | None
) -> None:
    """Paint the picture in a ring with the sign of its seat, or the sign alone if there is no
    picture."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(10, 8, 7))
    painter.drawEllipse(disc)
    side = disc.height() * (0.5 if picture is None else 0.42)
    spot = QRectF(0, 0, side, side)
    spot.moveCenter(disc.center())
    if picture is not None:
        painter.save()
        clip = QPainterPath()
        clip.addEllipse(disc)
        painter.setClipPath(clip, Qt.ClipOperation.IntersectClip)
        shown = QRectF(0, 0, picture.width(), picture.width())
        shown.moveCenter(QPointF(picture.width() / 2, picture.height() * 0.45))
        painter.drawPixmap(disc, picture, shown)
        painter.restore()
        spot.moveBottomLeft(disc.bottomLeft() + QPointF(-2, 2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(tint, disc.height() * 0.07))
    painter.drawEllipse(disc)
    if turn.seat >= 0:
        seat_marks.paint_sign(painter, spot, turn.seat)
    if turn.sign and (turn.seat < 0) == (picture is None):
        painter.setPen(Qt.PenStyle.NoPen)
        painter.fillPath(sign_in(turn.sign, spot), IVORY)


def told(turn: Turn) -> str:
    """A turn in words: `12: Ana, whose turn it is`."""
    states = {"waits": "", "acts": ", whose turn it is", "done": ", who has acted"}
    if isinstance(turn.number, str):  # a step in which nobody acts alone
        states = {"waits": "", "acts": ", now", "done": ", done"}
    return f"{turn.number}: {turn.who}{states[turn.state]}"
