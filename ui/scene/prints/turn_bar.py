"""The order of a round as a bar: who acts when, who has acted, whose turn it is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from assets.drawings.signs import sign_in
from tabletop.play.rules.game import Turn
from ui.base import fonts
from ui.scene.pieces import seat_marks
from ui.scene.pieces.felt_text import MUTED, write
from ui.scene.pieces.tokens import GOLD, INK, IVORY

_WIDEST = 5.2  # of one of them, by its height
_GAP = 0.16
_DONE = 0.42  # how strong it is once that turn is over


def chips(room: QRectF, count: int) -> Iterator[QRectF]:
    """Where each of so many turns stands in *room*, from the left, as wide as all have room."""
    gap = room.height() * _GAP
    wide = min(_WIDEST * room.height(), (room.width() - gap * (count - 1)) / max(count, 1))
    for number in range(count):
        yield QRectF(room.left() + number * (wide + gap), room.top(), wide, room.height())


def paint_turns(painter: QPainter, room: QRectF, turns: Sequence[Turn]) -> None:
    """Each turn with its number, the sign of its seat or its own, and who acts."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for turn, chip in zip(turns, chips(room, len(turns)), strict=True):
        painter.save()
        painter.setOpacity(_DONE if turn.state == "done" else 1.0)
        _paint_turn(painter, chip, turn)
        painter.restore()


def _paint_turn(painter: QPainter, chip: QRectF, turn: Turn) -> None:
    high, acts = chip.height(), turn.state == "acts"
    edge = GOLD if acts else seat_marks.colour(turn.seat) if turn.seat >= 0 else QColor("#8a5a4a")
    painter.setPen(QPen(edge, high * (0.08 if acts else 0.045)))
    painter.setBrush(QColor(70, 52, 14, 230) if acts else QColor(14, 18, 16, 215))
    painter.drawRoundedRect(chip.adjusted(2, 2, -2, -2), high * 0.24, high * 0.24)
    number = QRectF(chip.left() + high * 0.14, chip.top(), high * 0.86, high)
    write(painter, number.adjusted(0, high * 0.12, 0, -high * 0.12), str(turn.number),
          fonts.CAPITALS, GOLD if acts else IVORY)  # fmt: skip
    spot = QRectF(0, 0, high * 0.5, high * 0.5)
    spot.moveCenter(QPointF(number.right() + high * 0.32, chip.center().y()))
    if turn.sign:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.fillPath(sign_in(turn.sign, spot), IVORY)
    elif turn.seat >= 0:
        seat_marks.paint_sign(painter, spot, turn.seat)
    words = QRectF(chip)
    words.setLeft((spot.right() if turn.sign or turn.seat >= 0 else number.right()) + high * 0.14)
    words.adjust(0, high * 0.24, -high * 0.16, -high * 0.24)
    colour = INK if words.width() <= 0 else MUTED if turn.state == "done" else IVORY
    write(painter, words, turn.who, fonts.PLAIN, colour, Qt.AlignmentFlag.AlignLeft, bold=acts)


def told(turn: Turn) -> str:
    """A turn in words: `12: Ana, whose turn it is`."""
    states = {"waits": "", "acts": ", whose turn it is", "done": ", who has acted"}
    if isinstance(turn.number, str):  # a step, at which nobody acts alone
        states = {"waits": "", "acts": ", now", "done": ", done"}
    return f"{turn.number}: {turn.who}{states[turn.state]}"
