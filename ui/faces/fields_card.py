"""The face of a card of which each part is used by itself: fields of words above each other, each
with its symbols large in a corner, and between them the picture with the card's number.

All measures are in card widths. There is one face for all sizes: as the card becomes smaller the
picture gives way, and the words stay as large as they fit.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QTextDocument

from assets.drawings.places import Place, clear, mix
from assets.drawings.scene import paint_grain
from assets.drawings.signs import sign_in
from ui.base import fonts
from ui.faces import frame
from ui.faces.rules_card import paint_art, typeset
from ui.faces.said_on_cards import INK, LIGHT, RulesCard, ShownField

_EDGE = 0.05
_TITLE = 0.15
_BANDS = (0.3, 0.14)  # how high the picture is, and how high where words would be small beside it
_ENOUGH = 0.085  # words smaller than this are small
_SHARES = (0.5, 0.6, 0.4, 0.7, 0.3)  # how much of the room the first of two fields may have
_MARK = 0.14
_NUMBER = 0.66  # how large the disc of a symbol's number is beside it
_GAP = 0.02
_LARGEST = 0.1
_SMALLEST = 0.04
_ROOM_FOR_BOLD = 0.92


@dataclass(frozen=True, slots=True)
class SetField:
    """A field as it stands on the card: its room, that of its words, and those typeset."""

    room: QRectF
    text: QRectF
    words: QTextDocument

    @property
    def fits(self) -> bool:
        """Whether the words end within their room."""
        return self.words.size().height() <= self.text.height() + 0.5

    @property
    def size(self) -> int:
        """How large its words are, in pixels; none that do not fit."""
        return self.words.defaultFont().pixelSize() if self.fits else 0


def set_up_fields(card: QRectF, rules: RulesCard) -> tuple[QRectF, list[SetField]]:
    """Share *card* between its picture and its two fields: the one with more to say has more room,
    and the picture is thin where words would be small beside it."""
    ways = []
    for high, share in product(_BANDS, _SHARES):
        way = _shared(card, rules, high, share)
        if _size(way) >= _ENOUGH * card.width():
            return way
        ways.append(way)
    return max(ways, key=_size)


def parting(card: QRectF, rules: RulesCard) -> tuple[float, float]:
    """Where the first field of *card* ends and the second begins, as parts of its height: the
    picture lies between."""
    upper, lower = (field.room for field in set_up_fields(card, rules)[1])
    ends = upper.bottom() - card.top(), lower.top() - card.top()
    return ends[0] / card.height(), ends[1] / card.height()


def _size(way: tuple[QRectF, list[SetField]]) -> int:
    return min(field.size for field in way[1])


def _shared(
    card: QRectF, rules: RulesCard, high: float, share: float
) -> tuple[QRectF, list[SetField]]:
    w = card.width()
    inner = card.adjusted(_EDGE * w, (_EDGE + _TITLE + _GAP) * w, -_EDGE * w, -_EDGE * w)
    upper, lower = QRectF(inner), QRectF(inner)
    free = inner.height() - (high + 2 * _GAP) * w
    upper.setHeight(free * share)
    lower.setTop(inner.bottom() - free * (1 - share))
    band = QRectF(inner.left(), upper.bottom() + _GAP * w, inner.width(), high * w)
    rooms = zip((upper, lower), rules.fields, strict=True)
    return band, [_set_field(room, shown, w) for room, shown in rooms]


def _set_field(room: QRectF, shown: ShownField, w: float) -> SetField:
    """The words of a field beside its symbols, or over them, whichever leaves them larger."""
    text = room.adjusted(0.03 * w, 0.015 * w, -0.03 * w, -0.015 * w)
    beside, below = sum(_wide(number) for _, number in shown.marks) * w, (_MARK + 0.01) * w
    found = []
    for each in (text.adjusted(0, 0, -beside, 0), text.adjusted(0, 0, 0, -below)):
        words = typeset(shown.words, each.width(), each.height(), w, _SMALLEST, _LARGEST)
        found.append(SetField(room, each, words))
    return max(found, key=lambda field: field.size)


def paint_fields_card(
    painter: QPainter, card: QRectF, rules: RulesCard, place: Place, family: frame.Family
) -> None:
    """Paint *rules* into *card*."""
    w, colour = card.width(), QColor(family.colour)
    band, fields = set_up_fields(card, rules)
    frame.paint_paper(painter, card, family)
    paint_grain(painter, card, 13)
    paint_art(painter, card, band, rules.art, place, family, rules.photo)
    _paint_title(painter, card, rules, mix(colour, INK, 0.12))
    for shown, laid in zip(rules.fields, fields, strict=True):
        painter.setPen(QPen(clear(colour, 0.7), max(0.6, 0.007 * w)))
        painter.setBrush(clear(mix(colour, LIGHT, 0.4), 0.2))
        painter.drawRoundedRect(laid.room, 0.03 * w, 0.03 * w)
        painter.save()
        painter.translate(laid.text.topLeft())
        painter.translate(0, max(0.0, (laid.text.height() - laid.words.size().height()) / 2))
        laid.words.drawContents(painter)
        painter.restore()
        _paint_marks(painter, laid.room, w, shown.marks, mix(colour, INK, 0.35))
    _paint_number(painter, band, rules, mix(colour, INK, 0.35))


def _paint_title(painter: QPainter, card: QRectF, rules: RulesCard, colour: QColor) -> None:
    w = card.width()
    bar = QRectF(card.left() + _EDGE * w, card.top() + _EDGE * w, (1 - 2 * _EDGE) * w, _TITLE * w)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawRoundedRect(bar, 0.03 * w, 0.03 * w)
    room = bar.adjusted(0.03 * w, 0, -0.03 * w, 0)
    largest = max(round(bar.height() * 0.72), 4)
    fitted = fonts.fitted(fonts.BOOK, rules.title, room.width() * _ROOM_FOR_BOLD, largest)
    painter.setPen(LIGHT)
    painter.setFont(fonts.font(fonts.BOOK, fitted.pixelSize(), bold=True))
    painter.drawText(room, Qt.AlignmentFlag.AlignCenter, rules.title)


def _wide(number: str) -> float:
    """How wide a symbol with its *number*, if it has one, is with what keeps it from the next."""
    return _MARK * (1 + _NUMBER * bool(number)) + 0.05


def _paint_marks(
    painter: QPainter, room: QRectF, w: float, marks: tuple[tuple[str, str], ...], tint: QColor
) -> None:
    """The symbols of a field, from its lower right corner to the left, each after its number."""
    side = _MARK * w
    at = QRectF(room.right() - side - 0.02 * w, room.bottom() - side - 0.015 * w, side, side)
    for sign, number in reversed(marks):
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tint)
        painter.drawPath(sign_in(sign, at))
        if number:
            disc = QRectF(0, 0, side * _NUMBER, side * _NUMBER)
            disc.moveCenter(QPointF(at.left() - side * _NUMBER / 2, at.center().y()))
            painter.setBrush(INK)
            painter.drawEllipse(disc)
            painter.setPen(LIGHT)
            painter.setFont(fonts.font(fonts.PLAIN, max(round(disc.height() * 0.8), 4), bold=True))
            painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, number)
        at.moveRight(at.right() - _wide(number) * w)


def _paint_number(painter: QPainter, band: QRectF, rules: RulesCard, tint: QColor) -> None:
    """The first number of the card on a disc in the middle of its picture."""
    if not rules.stats:
        return
    side = min(band.height() * 1.16, band.width() * 0.24)
    disc = QRectF(0, 0, side, side)
    disc.moveCenter(band.center())
    painter.setPen(QPen(LIGHT, max(0.8, side * 0.06)))
    painter.setBrush(tint)
    painter.drawEllipse(disc)
    painter.setFont(fonts.font(fonts.CAPITALS, max(round(side * 0.6), 4), bold=True))
    painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, rules.stats[0][1])
