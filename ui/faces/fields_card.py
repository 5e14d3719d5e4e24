"""The face of a card whose parts are used separately: two fields of text, each with its symbols
large in a corner, and between them the picture with the card's number.

As printed, its measures are in card widths. On the stage, where text comes first, bar and picture
are as low as possible, and the text is in the plainer face, which can be read at smaller sizes; in
a low room the number goes into the bar and there is no picture. As an item it is like the stage,
but a sentence that would be too small to read is shortened (`gist`).
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from assets.drawings.places import Place, clear, mix
from assets.drawings.scene import paint_grain
from assets.drawings.signs import sign_in
from ui.base import fonts
from ui.faces import frame
from ui.faces.card_art import paint_picture
from ui.faces.field_gists import MORE, NARROW, gist
from ui.faces.rules_card import paint_art
from ui.faces.said_on_cards import INK, LIGHT, RulesCard, ShownField
from ui.faces.stage_frame import StageFrame, is_read, paint_name, paint_sheet, set_up_frame
from ui.faces.type_size import NAMED, Typeset, least, tight

_EDGE = 0.05
_TITLE = 0.15
_BANDS = (0.3, 0.14)  # heights of the picture, and the one used if text beside it would be small
_ENOUGH = 0.085  # text smaller than this is small
_SHARES = (0.5, 0.55, 0.45, 0.6, 0.4, 0.65, 0.35, 0.7, 0.3, 0.75, 0.25)
"""The parts of the room that the first of two fields may have."""
_MARK = 0.14
_NUMBER = 0.66  # the size of the disc with a symbol's number beside it
_GAP = 0.02
_LARGEST = 0.1
_SMALLEST = 0.04
_STAGED = 24.0  # pixels: the largest font on the stage, for what leads a sentence
_BAND = 20.0  # pixels: the lowest picture there
_LOW = 0.9  # a room lower than this, in widths, has no picture
_MOST = 0.34  # the largest part of the stage for the picture
_LEADS = re.compile(r"^([A-Z]\w+ \d+)(?=[.,]| |$)")


WHOLE, GIST = 3, 2
"""The value of a field that says everything, or only its gist: two gists are worth more than one
sentence beside nothing."""


@dataclass(frozen=True, slots=True)
class SetField:
    """A field as laid out on the card: its room, that of its text, and the typeset text. `worth` is
    how much it says."""

    room: QRectF
    text: QRectF
    words: Typeset
    pixels: int
    worth: int = WHOLE

    @property
    def high(self) -> float:
        """The height of its text."""
        return self.words.height(self.pixels)

    @property
    def fits(self) -> bool:
        """Whether the text fits its room without breaking a word."""
        return self.high <= self.text.height() + 0.5

    @property
    def size(self) -> int:
        """The font size of its text in pixels; 0 if it does not fit."""
        return self.pixels if self.fits else 0


class Fields(NamedTuple):
    """How a card is divided between its picture (`band`) and its two fields; the `stage`, if it is
    on one. `fits`: all text is shown, within its room."""

    band: QRectF
    fields: tuple[SetField, SetField]
    fits: bool
    stage: StageFrame | None = None

    @property
    def size(self) -> int:
        """The smaller font size of the two fields; 0 if one does not fit."""
        return min(field.size for field in self.fields)

    @property
    def worth(self) -> int:
        """How much its fields say."""
        return sum(field.worth for field in self.fields)

    def parting(self, card: QRectF) -> tuple[float, float]:
        """Where the first field ends and the second begins, in heights of *card*; the picture is
        between them."""
        upper, lower = (field.room for field in self.fields)
        ends = upper.bottom() - card.top(), lower.top() - card.top()
        return ends[0] / card.height(), ends[1] / card.height()


def set_up_fields(
    card: QRectF,
    rules: RulesCard,
    text: float = 0.0,
    *,
    staged: bool = False,
    gists: bool = False,
) -> Fields:
    """Divide *card* between its picture and its two fields. The longer text gets more room, and the
    picture is low if text would be small beside it.

    With *text*, no text is smaller than can be read at this scale. *staged*: as on the stage.
    *gists*: as an item, where text that would be too small is shortened; there it may be smaller
    (`tight`) and grows as far as fits.
    """
    if gists:
        return _staged(card, rules, tight(text), most=text, gists=True)
    if staged:
        return _staged(card, rules, text, most=text)
    w = card.width()
    inner = card.adjusted(_EDGE * w, (_EDGE + _TITLE + _GAP) * w, -_EDGE * w, -_EDGE * w)
    smallest = max(round(_SMALLEST * w), least(fonts.BOOK, text) if text else 1)
    sharing = _Sharing(rules, w, _MARK * w, (max(round(_LARGEST * w), smallest), smallest))
    best: Fields | None = None
    for high in _BANDS:
        for share in _SHARES:
            way = sharing.shared(inner, high * w, share, _GAP * w)
            if way.size >= _ENOUGH * w:
                return way
            best = way if best is None or way.size > best.size else best
    assert best is not None
    return best


def _staged(
    card: QRectF, rules: RulesCard, text: float, *, most: float, gists: bool = False
) -> Fields:
    """The division of the stage: text as large as fits, up to that of the scale *most*; the picture
    gets the rest."""
    w, low = card.width(), card.height() < _LOW * card.width()
    beside = 30 * text if low and rules.stats else 0.0
    stage = set_up_frame(card, rules.title, text, signed=False, beside=beside)
    gap = 4 * text
    inner = QRectF(stage.sheet)
    inner.setTop(stage.bar.bottom())
    inner.adjust(gap, gap, -gap, -gap)
    smallest = least(fonts.PLAIN, text)
    sizes = (max(round(_STAGED * most), round(_LARGEST * w)), smallest)
    band = 0.0 if low else _BAND * text
    named = round(NAMED * text) if gists else 0
    sharing = _Sharing(rules, w, staged_mark(w, text), sizes, plain=True, named=named)
    best = max(
        (sharing.shared(inner, band, share, gap) for share in _SHARES),
        key=lambda way: (way.fits, way.worth, way.size),
    )
    best = best._replace(stage=stage, fits=best.fits and is_read(stage))
    return best if low or not best.fits else _with_picture(best, inner, gap)


def staged_mark(w: float, text: float) -> float:
    """The size of a symbol on the stage of a card *w* pixels wide."""
    return min(max(_MARK * w, 18 * text), 27 * text)


def _with_picture(way: Fields, inner: QRectF, gap: float) -> Fields:
    """*way* with the room that its text leaves given to its picture."""
    upper, lower = way.fields
    free = [max(0.0, field.text.height() - field.high) * 0.8 for field in way.fields]
    most = max(0.0, _MOST * inner.height() - way.band.height())
    if (total := sum(free)) > most:
        free = [each * most / total for each in free]
    band = way.band.adjusted(0, -free[0], 0, free[1])
    return way._replace(
        band=band, fields=(_cut(upper, 0, -free[0]), _cut(lower, free[1], 0)),
    )  # fmt: skip


def _cut(field: SetField, top: float, bottom: float) -> SetField:
    return SetField(
        field.room.adjusted(0, top, 0, bottom),
        field.text.adjusted(0, top, 0, bottom),
        field.words,
        field.pixels,
        field.worth,
    )


class _Sharing:
    """Divides rooms between the two fields of a card, whose text is typeset only once per width.

    *mark* is the size of their symbols, *sizes* are the largest and smallest font; *plain*: in the
    font of the stage. Text that does not fit even at the smallest is shortened to its gist, at
    least *named* pixels high; if that is 0, it is left out.
    """

    def __init__(
        self,
        rules: RulesCard,
        w: float,
        mark: float,
        sizes: tuple[int, int],
        *,
        plain: bool = False,
        named: int = 0,
    ) -> None:
        self._rules, self._w, self._mark, self._sizes = rules, w, mark, sizes
        self._plain, self._named = plain, named
        self._typeset: dict[tuple[str, float], Typeset] = {}

    def shared(self, inner: QRectF, band: float, share: float, gap: float) -> Fields:
        """*inner* with a picture *band* pixels high and the fraction *share* of the rest for the
        first field."""
        upper, lower = QRectF(inner), QRectF(inner)
        free = inner.height() - band - (2 * gap if band else gap)
        upper.setHeight(free * share)
        lower.setTop(inner.bottom() - free * (1 - share))
        middle = QRectF(inner.left(), upper.bottom() + gap, inner.width(), band)
        one, two = self._rules.fields
        first, second = self._set_field(upper, one), self._set_field(lower, two)
        return Fields(middle, (first, second), first.fits and second.fits)

    def _set_field(self, room: QRectF, shown: ShownField) -> SetField:
        """Set the text of a field beside its symbols or above them, whichever makes it larger; or
        else its gist."""
        w, mark = self._w, self._mark
        text = room.adjusted(0.03 * w, 0.015 * w, -0.03 * w, -0.015 * w)
        rooms = [text]
        if shown.marks:
            beside = sum(wide(number, mark) for _, number in shown.marks)
            rooms = [text.adjusted(0, 0, -beside, 0), text.adjusted(0, 0, 0, -1.07 * mark)]
        found = self._largest(room, rooms, shown.words, self._sizes)
        if found.fits or not self._named:
            return found
        sizes = self._sizes[0], self._named
        for said, worth in ((gist(shown.words), GIST), (MORE, 0)):
            way = self._largest(room, rooms, said, sizes)
            if way.fits:
                return replace(way, worth=worth)
        return found

    def _largest(
        self, room: QRectF, rooms: list[QRectF], said: str, sizes: tuple[int, int]
    ) -> SetField:
        """*said* in that one of *rooms* where its font is largest."""
        ways = [self._set(room, each, said, sizes) for each in rooms]
        return max(ways, key=lambda field: field.size)

    def _set(self, room: QRectF, text: QRectF, said: str, sizes: tuple[int, int]) -> SetField:
        key = (said, text.width())
        words = self._typeset.get(key)
        if words is None:
            family = fonts.PLAIN if self._plain else fonts.BOOK
            bold = _LEADS.sub(_in_bold, said) if self._plain else said
            lead = 0.92 if self._plain else 1.0
            words = Typeset((bold,), text.width(), family=family, lead=lead)
            self._typeset[key] = words
        return SetField(room, text, words, words.largest(text.height(), *sizes))


def _in_bold(lead: re.Match[str]) -> str:
    """What leads a sentence, joined to its number by a no-break space."""
    return f"**{lead[0].replace(' ', NARROW)}**"


def wide(number: str, mark: float) -> float:
    """The width of a symbol of size *mark* with its *number*, if any, and the space after it."""
    return mark * (1.36 + _NUMBER * bool(number))


def paint_fields_card(
    painter: QPainter,
    card: QRectF,
    rules: RulesCard,
    place: Place,
    family: frame.Family,
    of: Fields | None = None,
) -> None:
    """Paint *rules* into *card* with the layout *of*."""
    of = of or set_up_fields(card, rules)
    w, colour = card.width(), QColor(family.colour)
    painter.save()
    if of.stage is None:
        frame.paint_paper(painter, card, family)
        paint_grain(painter, card, 13)
        paint_art(painter, card, of.band, rules.art, place, family, rules.photo)
        _paint_title(painter, card, rules, mix(colour, INK, 0.12))
    else:
        paint_sheet(painter, of.stage, card, family)
        paint_name(painter, of.stage, family)
        if of.band.height():
            paint_picture(painter, of.band, rules.art, place, rules.photo)
    side = _MARK * w if of.stage is None else staged_mark(w, of.stage.u)
    for shown, laid in zip(rules.fields, of.fields, strict=True):
        painter.setPen(QPen(clear(colour, 0.7), max(0.6, 0.007 * w)))
        painter.setBrush(clear(mix(colour, LIGHT, 0.4), 0.2))
        painter.drawRoundedRect(laid.room, 0.03 * w, 0.03 * w)
        painter.save()
        painter.translate(laid.text.topLeft())
        painter.translate(0, max(0.0, (laid.text.height() - laid.high) / 2))
        laid.words.at(laid.pixels).drawContents(painter)
        painter.restore()
        paint_marks(painter, laid.room, side, shown.marks, mix(colour, INK, 0.35))
    paint_number(painter, of.band, of.stage, rules, mix(colour, INK, 0.35))
    painter.restore()


def _paint_title(painter: QPainter, card: QRectF, rules: RulesCard, colour: QColor) -> None:
    w = card.width()
    bar = QRectF(card.left() + _EDGE * w, card.top() + _EDGE * w, (1 - 2 * _EDGE) * w, _TITLE * w)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawRoundedRect(bar, 0.03 * w, 0.03 * w)
    room = bar.adjusted(0.03 * w, 0, -0.03 * w, 0)
    largest = max(round(bar.height() * 0.72), 4)
    fitted = fonts.fitted(fonts.BOOK, rules.title, room.width() * 0.92, largest)
    painter.setPen(LIGHT)
    painter.setFont(fonts.font(fonts.BOOK, fitted.pixelSize(), bold=True))
    painter.drawText(room, Qt.AlignmentFlag.AlignCenter, rules.title)


def paint_marks(
    painter: QPainter, room: QRectF, side: float, marks: tuple[tuple[str, str], ...], tint: QColor
) -> None:
    """Paint the symbols of a field, *side* pixels wide, from its lower right corner leftwards, each
    after its number."""
    at = QRectF(room.right() - 1.14 * side, room.bottom() - 1.1 * side, side, side)
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
        at.moveRight(at.right() - wide(number, side))


def paint_number(
    painter: QPainter, band: QRectF, stage: StageFrame | None, rules: RulesCard, tint: QColor
) -> None:
    """Paint the first number of the card on a disc in the middle of its picture, or in the bar of
    its *stage* if there is no picture."""
    if not rules.stats:
        return
    if stage is not None and not band.height():
        side = min(stage.bar.height() * 0.86, 30 * stage.u)
        disc = QRectF(0, 0, side, side)
        disc.moveCenter(QPointF(stage.bar.right() - side * 0.6, stage.bar.center().y()))
    else:
        side = min(max(band.height() * 1.16, 0.0), band.width() * 0.24)
        if stage is not None:
            side = min(max(side, 27 * stage.u), 44 * stage.u)
        disc = QRectF(0, 0, side, side)
        disc.moveCenter(band.center())
    painter.setPen(QPen(LIGHT, max(0.8, side * 0.06)))
    painter.setBrush(tint)
    painter.drawEllipse(disc)
    painter.setFont(fonts.font(fonts.CAPITALS, max(round(side * 0.6), 4), bold=True))
    painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, rules.stats[0][1])
