"""The face of a card with rules text, as printed: title, picture, kind, sentences, numbers.

All measures are in card widths, as in `ui.faces.frame`. The picture gives way to long texts, so
that type is never smaller than nine points on paper. On a screen, where that may be too small to
read, the type is as large as requested, as long as there is room for a picture (`least_picture`).
Flavour text fills what the rules leave free.
"""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QTextDocument

from assets.drawings.places import Place, clear, mix
from assets.drawings.recipe import Recipe
from assets.drawings.scene import paint_grain, paint_over, paint_scene
from assets.drawings.signs import sign_in
from ui.base import fonts
from ui.faces import card_numbers as numbers
from ui.faces import frame
from ui.faces.blank import outline
from ui.faces.photo import paint_photo
from ui.faces.said_on_cards import INK, LIGHT, RulesCard
from ui.faces.type_size import Typeset

HEIGHT = 88 / 63  # of a rules card, 63 by 88 mm, in widths
SMALLEST_TYPE = 9 * 25.4 / 72 / 63  # of rules text, in widths: nine points
_TYPE = 0.068
_PICTURES = (
    (0.60, 0.062),
    (0.52, 0.060),
    (0.44, 0.057),
    (0.36, 0.054),
    (0.28, SMALLEST_TYPE),
    (0.2, SMALLEST_TYPE),
    (0.1, SMALLEST_TYPE),
)
"""Heights of the picture, and the font size from which each is used: the first that leaves enough
room."""
_LARGE_PICTURE = 0.46  # beside the flavour text
# beside type larger than printed; with an even lower picture, a stage card is better
_LEAST_PICTURE = 0.36
_ALONE = 0.82
"""The same for a card without text: the picture takes most of it."""
_TOLD = (0.76, 0.70, 0.64, 0.58, 0.52, 0.44)  # with flavour text below
_SIDE = 0.075
_TITLE = QRectF(_SIDE, 0.062, 1 - 2 * _SIDE, 0.118)
_KIND = 0.068  # the height of the line of the kind, below the picture
_KIND_TYPE = 0.052
_STATS = 0.125  # the height of the numbers at the bottom
_FOOT = 0.06
_GAP = 0.018  # between picture, kind, text and numbers
_LONGEST_KIND = 0.8
_BETWEEN = 0.011  # between two paragraphs
_FLAVOUR = 0.88  # the size of flavour text, as a fraction of the rules text
_LINE = 0.03  # the space around the line above flavour text


class Setting(NamedTuple):
    """How a card's text and picture share its face: the rooms, and the typeset text, with `flavour`
    if there is room."""

    art: QRectF
    text: QRectF
    words: QTextDocument
    flavour: QTextDocument | None = None

    @property
    def fits(self) -> bool:
        """Whether the text fits its room, and no word is longer than a line."""
        high, wide = self.words.size().height(), self.words.idealWidth()
        return high <= self.text.height() + 0.5 and wide <= self.text.width() + 0.5

    @property
    def pixels(self) -> int:
        """The font size of the rules text in pixels."""
        return self.words.defaultFont().pixelSize()


def set_up(card: QRectF, rules: RulesCard, least: int = 1) -> Setting:
    """Divide *card* between picture and text: the largest picture that leaves room for the text.

    No font is smaller than *least* pixels. Text too long even without a picture runs over at the
    smallest size; see `fits`.
    """
    w = card.width()
    if not rules.text:
        return _without_words(card, rules, least)
    width = _rooms(card, rules, 0)[1].width()
    typeset = Typeset(rules.text.split("\n\n"), width, between=_BETWEEN * w)
    most = max(round(_TYPE * w), least)
    found = None
    for height, smallest in _PICTURES:
        floor = max(int(smallest * w), least)
        if found is not None and floor > smallest * w + 1 and height < _LEAST_PICTURE:
            break
        art, text = _rooms(card, rules, height)
        pixels = typeset.largest(text.height(), most, floor)
        found = Setting(art, text, typeset.at(pixels))
        if found.fits:
            return _with_flavour(found, card, rules, least)
    assert found is not None
    return found


def _with_flavour(found: Setting, card: QRectF, rules: RulesCard, least: int) -> Setting:
    """*found* with flavour text below the rules, if it can be read there, or could be beside a
    picture that is still large."""
    if not rules.flavour:
        return found
    w, art = card.width(), found.art.height()
    told = _told(rules, found.text.width())
    pixels = max(round(_FLAVOUR * found.pixels), least, int(SMALLEST_TYPE * w))
    high = found.words.size().height() + 2 * _LINE * w + told.height(pixels)
    given = max(0.0, high - found.text.height())
    if given and art - given < _LARGE_PICTURE * w:
        return found
    picture, text = _rooms(card, rules, (art - given) / w)
    return Setting(picture, text, found.words, told.at(pixels))


def _without_words(card: QRectF, rules: RulesCard, least: int) -> Setting:
    """A card with only flavour text, in the room that its picture leaves."""
    w = card.width()
    least = max(least, int(SMALLEST_TYPE * w))
    art, text = _rooms(card, rules, _ALONE)
    nothing = Setting(art, text, Typeset((), text.width()).at(least))
    if not rules.flavour:
        return nothing
    told = _told(rules, text.width())
    pixels = max(round(_TYPE * _FLAVOUR * w), least)
    for height in _TOLD:
        art, text = _rooms(card, rules, height)
        if told.height(pixels) <= text.height():
            return Setting(art, text, nothing.words, told.at(pixels))
    return nothing


def _told(rules: RulesCard, width: float) -> Typeset:
    ink = mix(INK, QColor("#8a7358"), 0.45).name()
    return Typeset((rules.flavour,), width, italic=True, colour=ink, centred=True, lead=0.9)


def title_room(card: QRectF) -> QRectF:
    """The bar of the name."""
    w = card.width()
    return QRectF(
        card.left() + _TITLE.left() * w,
        card.top() + _TITLE.top() * w,
        _TITLE.width() * w,
        _TITLE.height() * w,
    )


def title_type(card: QRectF) -> int:
    """The font size of a short name in pixels."""
    return round(title_room(card).height() / 1.4)


def _rooms(card: QRectF, rules: RulesCard, height: float) -> tuple[QRectF, QRectF]:
    """The room of a picture *height* widths high, and that of the sentences."""
    w = card.width()
    top = title_room(card).bottom() + _GAP * w
    art = QRectF(card.left() + _SIDE * w, top, (1 - 2 * _SIDE) * w, height * w)
    begin = art.bottom() + (_KIND + 0.5 * _GAP) * w
    end = _foot(card, rules).top() - (_GAP if numbers.lines(rules) else 0.012) * w
    inner = (_SIDE + 0.015) * w
    return art, QRectF(card.left() + inner, begin, card.width() - 2 * inner, end - begin)


def paint_rules_card(
    painter: QPainter,
    card: QRectF,
    rules: RulesCard,
    place: Place,
    family: frame.Family,
    setting: Setting | None = None,
    caption: float = 0.0,
) -> None:
    """Paint *rules* into *card*; *place* is the picture's, `as_in` its recipe.

    *setting* is a finished layout; *caption* is the least font size of the kind in pixels, as far
    as there is room.
    """
    setting = setting or set_up(card, rules)
    frame.paint_paper(painter, card, family)
    paint_grain(painter, card, 13)
    paint_art(painter, card, setting.art, rules.art, place, family, rules.photo)
    if rules.photo is None:
        painter.save()
        painter.setClipPath(outline(card))
        paint_over(painter, setting.art, rules.art, place)
        painter.restore()
    _paint_title(painter, card, rules, family)
    _paint_kind(painter, card, setting, rules, family, caption)
    _paint_words(painter, setting, card.width(), family)
    numbers.paint_numbers(painter, _foot(card, rules), rules, family, framed=True)


def _paint_words(painter: QPainter, setting: Setting, w: float, family: frame.Family) -> None:
    """Paint the sentences, and the flavour text below a thin line, centred in the free room."""
    room, told = setting.text, setting.flavour
    high = setting.words.size().height() if not setting.words.isEmpty() else 0.0
    more = told.size().height() + (2 * _LINE * w if high else 0.0) if told else 0.0
    top = room.top() + max(0.0, min((room.height() - high - more) / 2, 0.05 * w))
    if high:
        _draw(painter, setting.words, QPointF(room.left(), top))
    if told is None:
        return
    begin = room.bottom() - told.size().height()
    begin = min(begin, top + high + (0.09 * w if high else 0.05 * w))
    begin = max(begin, top + high + (2 * _LINE * w if high else 0.0))
    if high:
        y, half = (top + high + begin) / 2, 0.14 * w
        painter.setPen(QPen(clear(QColor(family.colour), 0.5), max(0.6, 0.004 * w)))
        painter.drawLine(QPointF(room.center().x() - half, y), QPointF(room.center().x() + half, y))
    _draw(painter, told, QPointF(room.left(), begin))


def _draw(painter: QPainter, words: QTextDocument, at: QPointF) -> None:
    painter.save()
    painter.translate(at)
    words.drawContents(painter)
    painter.restore()


def _foot(card: QRectF, rules: RulesCard) -> QRectF:
    """The room of the numbers: one line, or one for each row."""
    w = card.width()
    high = numbers.lines(rules) * (_STATS - _GAP) * w
    bottom = card.bottom() - _FOOT * w
    return QRectF(card.left() + _SIDE * w, bottom - high, (1 - 2 * _SIDE) * w, high)


def paint_art(
    painter: QPainter,
    card: QRectF,
    room: QRectF,
    art: Recipe,
    place: Place,
    family: frame.Family,
    photo: QImage | None = None,
) -> None:
    """Paint the picture of *card* in its *room*, with a double line around it; or a *photo*
    instead."""
    w = card.width()
    edge = QPainterPath()
    edge.addRoundedRect(room, 0.022 * w, 0.022 * w)
    painter.save()
    painter.setClipPath(edge)
    if photo is None:
        paint_scene(painter, room, art, place)
    else:
        paint_photo(painter, room, photo)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    gold = mix(QColor(family.colour), QColor("#e8c66a"), 0.55)
    for colour, width in ((INK, 0.022), (gold, 0.011)):
        painter.setPen(QPen(colour, max(width * w, 0.6)))
        painter.drawPath(edge)


def _paint_title(painter: QPainter, card: QRectF, rules: RulesCard, family: frame.Family) -> None:
    """Paint the name on a bar in the colour of its family, with its sign on the left."""
    w, bar, colour = card.width(), title_room(card), QColor(family.colour)
    edge = QPainterPath()
    edge.addRoundedRect(bar, 0.02 * w, 0.02 * w)
    painter.setPen(QPen(mix(colour, INK, 0.55), max(0.6, 0.006 * w)))
    painter.setBrush(mix(colour, INK, 0.12))
    painter.drawPath(edge)
    side = bar.height() * 0.72
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(LIGHT)
    sign = QRectF(bar.left() + 0.022 * w, bar.center().y() - side / 2, side, side)
    painter.drawPath(sign_in(rules.sign, sign))
    name = bar.adjusted(side + 0.045 * w, 0, -0.03 * w, 0)
    painter.setPen(LIGHT)
    painter.setFont(fonts.fitted(fonts.CAPITALS, rules.title, name.width(), title_type(card)))
    painter.drawText(name, Qt.AlignmentFlag.AlignCenter, rules.title)


def _paint_kind(
    painter: QPainter,
    card: QRectF,
    setting: Setting,
    rules: RulesCard,
    family: frame.Family,
    caption: float,
) -> None:
    w = card.width()
    painter.setPen(mix(QColor(family.colour), INK, 0.4))
    pixels = round(max(_KIND_TYPE * w, min(caption, 0.9 * _KIND * w)))
    painter.setFont(fonts.fitted(fonts.OLD_FACE, rules.kind, _LONGEST_KIND * w, pixels))
    at = QRectF(card.left(), setting.art.bottom() + 0.2 * _GAP * w, w, _KIND * w)
    painter.drawText(at, Qt.AlignmentFlag.AlignCenter, rules.kind)
