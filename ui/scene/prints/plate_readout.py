"""A plate: somebody's picture with their most important numbers beside it."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPixmap

from assets.drawings.signs import sign_in
from ui.base import fonts
from ui.faces.blank import paint_bare
from ui.scene.pieces import seat_marks
from ui.scene.pieces.felt_text import MUTED, write
from ui.scene.pieces.items import Paint
from ui.scene.pieces.tokens import IVORY
from ui.scene.places.spot import cornered

GROUND, EDGE = QColor(38, 18, 16, 232), QColor("#8a5a4a")
_INK, _PALE, _BLOOD = QColor(12, 9, 7), QColor("#f0dca8"), QColor("#a83a2f")
_LEFT, _WRAP = Qt.AlignmentFlag.AlignLeft, Qt.TextFlag.TextWordWrap

TITLE, BAR, LINE = 30.0, 26.0, 25.0
"""Heights in scene units: of a name, a bar, a line of text."""

_LOW = 0.5
"""The scale below which a plate is too low for its lines to be below each other."""
_NAMED = 0.55
"""The fraction of the line for the name, when it shares the line with the bar."""

GAP = 10.0
LEAST = 16
"""The least font size; longer text is cut instead."""


class Plate(Struct, frozen=True):
    """The content of a plate: a name, a number in a ring, `left` of `full` as a bar with a sign,
    text, and labelled numbers in a `line`. `seat` is the owner (-1: none); `card` is the card whose
    picture is shown if it does not lie there."""

    name: str
    seat: int = -1
    ring: str = ""
    sign: str = ""
    left: int = 0
    full: int = 0
    words: str = ""
    line: str = ""
    card: str = ""


def painter_of(
    plate: Plate,
    card: tuple[float, float],
    text: float,
    face: QPixmap | None = None,
    *,
    pictured: bool,
) -> Paint:
    """The painter of *plate* at this *text* scale. If *pictured*, room for a *card* is left at the
    left; *face* is painted there if the card is not there."""

    def paint(painter: QPainter, room: QRectF) -> None:
        if face is not None:
            paint_bare(painter, cornered(room, card), face)
        _paint(painter, room, plate, card, text, pictured=pictured)

    return paint


def paint_ground(painter: QPainter, room: QRectF) -> None:
    """Paint the ground of a plate that is on no seat's board."""
    inner = room.adjusted(1, 1, -1, -1)
    painter.setBrush(GROUND)
    painter.setPen(QPen(EDGE, 1.6))
    painter.drawRoundedRect(inner, 10, 10)


def _paint(
    painter: QPainter,
    room: QRectF,
    plate: Plate,
    card: tuple[float, float],
    text: float,
    *,
    pictured: bool,
) -> None:
    most, text = text, min(text, 2.0)
    picture = cornered(room, card) if pictured else QRectF(room.topLeft(), room.topLeft())
    words = QRectF(room)
    words.setLeft(picture.right() + (GAP if pictured else 4))
    words.adjust(0, 3, -6, -3)
    if plate.ring:
        side = min(46.0 * text, room.height() * 0.56)
        spot = QRectF(words.right() - side, words.top(), side, side)
        # the ring goes to the corner of the picture, so that the name has the full width
        if plate.seat < 0:
            spot.moveTopLeft(room.topLeft() - QPointF(side, side) * 0.1)
        _paint_ring(painter, spot, plate.ring, foe=plate.seat < 0)
        beside = spot.left() - GAP / 2 if plate.seat >= 0 else words.right()
    else:
        beside = words.right()
    if plate.seat >= 0 and pictured:
        side = min(30.0, picture.width() * 0.44)
        spot = QRectF(picture.left() - 3, picture.bottom() - side + 3, side, side)
        seat_marks.paint_sign(painter, spot, plate.seat)
    if words.height() < (TITLE + 2 * LINE) * text * 0.9 and plate.words:
        plate = replace(plate, line="")  # what happens now comes first
    share = _share(plate, words.height(), text)
    title = QRectF(words.left(), words.top(), beside - words.left(), TITLE * text * share)
    flat = plate.full > 0 and not plate.words and share < _LOW
    if flat:  # the name and the bar share a line, which is then higher
        title.setHeight(min(words.height(), TITLE * text))
        bar = title.adjusted(_NAMED * title.width(), 0, 0, 0)
        title.setRight(bar.left())
        middle = min(bar.height(), BAR * text) / 2
        bar = QRectF(bar.left(), bar.center().y() - middle, bar.width(), 2 * middle)
        _paint_bar(painter, bar, plate)
    write(painter, title, plate.name, fonts.BOOK, IVORY, _LEFT, bold=True)
    top = title.bottom()
    if plate.full and not flat:
        bar = QRectF(words.left(), top + 3 * share, beside - words.left(), BAR * text * share)
        _paint_bar(painter, bar, plate)
        top = bar.bottom()
    low = words.bottom()
    if plate.line:
        line = QRectF(words.left(), low - LINE * text * share, words.width(), LINE * text * share)
        write(painter, line, plate.line, fonts.PLAIN, MUTED, _LEFT)
        low = line.top()
    if plate.words and low - top > LEAST:
        _write_words(
            painter, QRectF(words.left(), top, words.width(), low - top), plate.words, most
        )


def _share(plate: Plate, high: float, text: float) -> float:
    """The scale of a plate's lines in a room *high* units high."""
    lines = TITLE + (BAR + 3 if plate.full else 0) + (LINE if plate.line else 0)
    wanted = (lines + (LINE if plate.words else 0)) * text
    return min(1.0, high / wanted)


def _paint_ring(painter: QPainter, spot: QRectF, number: str, *, foe: bool) -> None:
    painter.setBrush(_INK)
    painter.setPen(QPen(QColor("#f0b8a8") if foe else _PALE, spot.height() * 0.06))
    painter.drawEllipse(spot.adjusted(1, 1, -1, -1))
    edge = spot.height() * 0.17
    inner = spot.adjusted(edge, edge, -edge, -edge)
    write(painter, inner, number, fonts.CAPITALS, QColor("#fff6df"), bold=True)


def _paint_bar(painter: QPainter, room: QRectF, plate: Plate) -> None:
    """Paint the sign and how much is left: as a bar, with numbers in it."""
    side = room.height() * 0.8
    spot = QRectF(room.left(), room.center().y() - side / 2, side, side)
    painter.fillPath(sign_in(plate.sign or "hearts", spot), QColor("#e2725a"))
    bar = room.adjusted(side * 1.3, 1, 0, -1)
    corner = bar.height() * 0.26
    painter.setBrush(QColor(0, 0, 0, 205))
    painter.setPen(QPen(QColor(120, 60, 50, 170), 1))
    painter.drawRoundedRect(bar, corner, corner)
    inner = bar.adjusted(1.5, 1.5, -1.5, -1.5)
    inner.setWidth(inner.width() * min(1.0, max(0.0, plate.left / plate.full)))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_BLOOD)
    painter.drawRoundedRect(inner, corner, corner)
    words = bar.adjusted(4, bar.height() * 0.02, -4, -bar.height() * 0.02)
    write(painter, words, f"{plate.left} of {plate.full}", fonts.PLAIN, IVORY, bold=True)


def _write_words(painter: QPainter, room: QRectF, words: str, text: float) -> None:
    """Write *words* as large as fits, up to the size of *text*."""
    flags = int(_LEFT) | int(_WRAP)
    most = round(LINE * 0.86 * text)
    font = QFont(fonts.font(fonts.PLAIN, most))  # a copy, because fonts are shared
    for pixels in range(most, LEAST - 1, -1):
        font.setPixelSize(pixels)
        taken = QFontMetricsF(font).boundingRect(room, flags, words)
        if taken.height() <= room.height() and taken.width() <= room.width():
            break
    painter.setFont(font)
    painter.setPen(IVORY)
    painter.save()
    painter.setClipRect(room, Qt.ClipOperation.IntersectClip)
    painter.drawText(room, flags, words)
    painter.restore()
