"""The face of a card with rules on it: title, picture, kind, sentences and numbers.

All measures are in card widths, as in `ui.faces.frame`. The picture gives way to long texts, so
that type is never smaller than nine points on paper.
"""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QImage,
    QPainter,
    QPainterPath,
    QPen,
    QTextDocument,
    QTextOption,
)

from assets.drawings.places import Place, mix
from assets.drawings.recipe import Recipe
from assets.drawings.scene import paint_grain, paint_over, paint_scene
from assets.drawings.signs import sign_in
from ui.base import fonts
from ui.base.safe_text import fill, joined, rich, stressed
from ui.faces import card_numbers as numbers
from ui.faces import frame
from ui.faces.blank import outline
from ui.faces.photo import paint_photo
from ui.faces.said_on_cards import INK, LIGHT, RulesCard

HEIGHT = 88 / 63  # of a rules card, 63 by 88 mm, in widths
SMALLEST_TYPE = 9 * 25.4 / 72 / 63  # of rules text, in widths: nine points
_TYPE = 0.068
_LARGE_TYPE = 0.15  # the largest of large print
_ENOUGH = 0.08  # from here on large print leaves room for a strip of the picture
_STRIP = 0.16  # how high that is
_PICTURES = (
    (0.60, 0.062),
    (0.52, 0.060),
    (0.44, 0.057),
    (0.36, 0.054),
    (0.28, SMALLEST_TYPE),
    (0.2, SMALLEST_TYPE),
    (0.1, SMALLEST_TYPE),
)
"""How high a picture may be, and from which size of type on: the first that leaves enough room."""
_ALONE = ((0.82, SMALLEST_TYPE),)
"""The same of a card that has no words: most of it is its picture."""
_SIDE = 0.075
_TITLE = QRectF(_SIDE, 0.062, 1 - 2 * _SIDE, 0.118)
_KIND = 0.068  # height of the line of the kind, below the picture
_STATS = 0.125  # height of the numbers at the foot
_FOOT = 0.06
_GAP = 0.018  # between picture, kind, words and numbers
_LONGEST_KIND = 0.8


class Setting(NamedTuple):
    """How a card's words and picture share its face: where each is, and the words, typeset."""

    art: QRectF
    text: QRectF
    words: QTextDocument

    @property
    def fits(self) -> bool:
        """Whether the words end within their room."""
        return self.words.size().height() <= self.text.height() + 0.5


def set_up(card: QRectF, rules: RulesCard) -> Setting:
    """Share *card* between picture and words: the largest picture that leaves the words room.

    Words that fit beside none of them run over in the smallest type, and `fits` tells.
    """
    found = None
    for height, smallest in _PICTURES if rules.text else _ALONE:
        art, text = _rooms(card, rules, height)
        words = typeset(rules.text, text.width(), text.height(), card.width(), smallest)
        found = Setting(art, text, words)
        if found.fits:
            break
    assert found is not None
    return found


def title_room(card: QRectF) -> QRectF:
    """The bar of the name."""
    w = card.width()
    return QRectF(
        card.left() + _TITLE.left() * w,
        card.top() + _TITLE.top() * w,
        _TITLE.width() * w,
        _TITLE.height() * w,
    )


def _rooms(card: QRectF, rules: RulesCard, height: float) -> tuple[QRectF, QRectF]:
    """Where the picture stands, *height* widths high, and the sentences."""
    w = card.width()
    top = title_room(card).bottom() + _GAP * w
    art = QRectF(card.left() + _SIDE * w, top, (1 - 2 * _SIDE) * w, height * w)
    begin = art.bottom() + (_KIND + 0.5 * _GAP) * w
    end = _foot(card, rules).top() - (_GAP if numbers.lines(rules) else 0.012) * w
    inner = (_SIDE + 0.015) * w
    return art, QRectF(card.left() + inner, begin, card.width() - 2 * inner, end - begin)


def paint_rules_card(
    painter: QPainter, card: QRectF, rules: RulesCard, place: Place, family: frame.Family
) -> None:
    """Paint *rules* into *card*; *place* is the picture's, `as_in` its recipe."""
    setting = set_up(card, rules)
    frame.paint_paper(painter, card, family)
    paint_grain(painter, card, 13)
    paint_art(painter, card, setting.art, rules.art, place, family, rules.photo)
    if rules.photo is None:
        painter.save()
        painter.setClipPath(outline(card))
        paint_over(painter, setting.art, rules.art, place)
        painter.restore()
    _paint_title(painter, card, rules, family)
    _paint_kind(painter, card, setting, rules, family)
    painter.save()
    painter.translate(setting.text.topLeft())
    spare = setting.text.height() - setting.words.size().height()
    painter.translate(0, max(0.0, min(spare / 2, 0.05 * card.width())))
    setting.words.drawContents(painter)
    painter.restore()
    numbers.paint_numbers(painter, _foot(card, rules), rules, family, framed=True)


def _foot(card: QRectF, rules: RulesCard) -> QRectF:
    """Where the numbers stand: a line, or as many as there are rows."""
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
    """The picture of *card* in its *room*, with a double line round it; a *photo* in its place."""
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
    """The name on a bar in the colour of its family, its sign to the left."""
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
    largest = round(bar.height() / 1.4)
    painter.setFont(fonts.fitted(fonts.CAPITALS, rules.title, name.width(), largest))
    painter.drawText(name, Qt.AlignmentFlag.AlignCenter, rules.title)


def _paint_kind(
    painter: QPainter, card: QRectF, setting: Setting, rules: RulesCard, family: frame.Family
) -> None:
    w = card.width()
    painter.setPen(mix(QColor(family.colour), INK, 0.4))
    painter.setFont(fonts.fitted(fonts.OLD_FACE, rules.kind, _LONGEST_KIND * w, round(0.052 * w)))
    at = QRectF(card.left(), setting.art.bottom() + 0.2 * _GAP * w, w, _KIND * w)
    painter.drawText(at, Qt.AlignmentFlag.AlignCenter, rules.kind)


def typeset(
    text: str,
    width: float,
    height: float,
    card_width: float,
    smallest: float = SMALLEST_TYPE,
    largest: float = _TYPE,
) -> QTextDocument:
    """*text* in the book face, as large as it fits a room of *width* by *height* pixels.

    Type is never smaller than *smallest* (in card widths): text that is still too long runs over,
    and `document.size()` tells.
    """
    below = f"{0.011 * card_width:.2f}"
    paragraphs = joined(
        rich("<p style='margin:0 0 {}px 0'>{}</p>", below, stressed(part, lightly=False))
        for part in text.split("\n\n")
    )
    document = QTextDocument()
    document.setDocumentMargin(0)
    document.setDefaultTextOption(QTextOption(Qt.AlignmentFlag.AlignLeft))
    fill(document, rich("<div style='color:{}'>{}</div>", INK.name(), paragraphs))
    pixels = max(round(largest * card_width), 1)
    while True:
        document.setDefaultFont(fonts.font(fonts.BOOK, pixels))
        document.setTextWidth(width)
        if document.size().height() <= height or pixels - 1 < int(smallest * card_width):
            return document
        pixels -= 1


def set_up_large(card: QRectF, rules: RulesCard) -> Setting:
    """Share *card* between words in large print and a strip of its picture, which goes where they
    would be small beside it."""
    w = card.width()
    bar, foot = _large_bars(card, rules)
    art = QRectF(bar.left(), bar.bottom() + _GAP * w, bar.width(), _STRIP * w)
    if not rules.text:
        art.setBottom(foot.top() - _GAP * w)
    while True:
        text = QRectF(art.left(), art.bottom() + _GAP * w, art.width(), 0)
        text.setBottom(foot.top() - _GAP * w)
        words = typeset(rules.text, text.width(), text.height(), w, largest=_LARGE_TYPE)
        large = words.defaultFont().pixelSize() >= _ENOUGH * w
        if large or not rules.text or not art.height():
            return Setting(art, text, words)
        art.setHeight(0)


def _large_bars(card: QRectF, rules: RulesCard) -> tuple[QRectF, QRectF]:
    """The bar of the name and that of the numbers, in large print."""
    w = card.width()
    room = card.adjusted(_SIDE * w, 0.062 * w, -_SIDE * w, -_FOOT * w)
    bar = QRectF(room.left(), room.top(), room.width(), 0.22 * w)
    foot = QRectF(room.left(), 0, room.width(), 0.2 * w * numbers.lines(rules))
    foot.moveBottom(room.bottom())
    return bar, foot


def paint_large(
    painter: QPainter, card: QRectF, rules: RulesCard, place: Place, family: frame.Family
) -> None:
    """A card in large print: its name and its words as large as they fit, a strip of its picture,
    its first numbers large."""
    w = card.width()
    setting = set_up_large(card, rules)
    bar, foot = _large_bars(card, rules)
    frame.paint_paper(painter, card, family)
    if setting.art.height():
        paint_art(painter, card, setting.art, rules.art, place, family, rules.photo)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(mix(QColor(family.colour), INK, 0.12))
    painter.drawRoundedRect(bar, 0.02 * w, 0.02 * w)
    _paint_two_lines(painter, bar.adjusted(0.02 * w, 0, -0.02 * w, 0), rules.title)
    painter.save()
    painter.translate(setting.text.topLeft())
    setting.words.drawContents(painter)
    painter.restore()
    numbers.paint_numbers(painter, foot, rules, family)


# --- too small to be read ----------------------------------------------------------------------


def paint_small(
    painter: QPainter, card: QRectF, rules: RulesCard, place: Place, family: frame.Family
) -> None:
    """A card too small for its words: name, picture, and its first numbers large."""
    w = card.width()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(family.border))
    painter.drawPath(outline(card))
    sheet = card.adjusted(*(s * 0.045 * w for s in (1, 1, -1, -1)))
    painter.setBrush(QColor(family.paper))
    painter.drawRoundedRect(sheet, 0.03 * w, 0.03 * w)
    bar = QRectF(sheet.left(), sheet.top(), sheet.width(), 0.34 * w)
    foot = QRectF(sheet.left(), 0, sheet.width(), 0.3 * w if numbers.lines(rules) else 0.0)
    foot.moveBottom(sheet.bottom())
    room = QRectF(sheet.left(), bar.bottom(), sheet.width(), foot.top() - bar.bottom())
    painter.save()
    painter.setClipRect(room)
    if rules.photo is None:
        paint_scene(painter, room, rules.art, place, plain=True)
        paint_over(painter, room, rules.art, place)
    else:
        paint_photo(painter, room, rules.photo)
    painter.restore()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(mix(QColor(family.colour), INK, 0.12))
    painter.drawRect(bar)
    _paint_two_lines(painter, bar.adjusted(0.02 * w, 0, -0.02 * w, 0), rules.title)
    numbers.paint_line(painter, foot, numbers.first(rules)[:2], family)


def _paint_two_lines(painter: QPainter, room: QRectF, title: str) -> None:
    """A name broken where its halves are most alike, as large as both lines fit."""
    words = title.split()
    breaks = range(1, len(words))
    best = min(
        breaks, key=lambda n: abs(len(" ".join(words[:n])) - len(" ".join(words[n:]))), default=0
    )
    lines = [" ".join(words[:best]), " ".join(words[best:])] if best else [title]
    painter.setPen(LIGHT)
    tall = room.height() / len(lines)
    largest = max(round(tall * 0.8), 4)
    fitted = (fonts.fitted(fonts.PLAIN, line, room.width(), largest) for line in lines)
    painter.setFont(min(fitted, key=QFont.pixelSize))
    for number, line in enumerate(lines):
        at = QRectF(room.left(), room.top() + number * tall, room.width(), tall)
        painter.drawText(at, Qt.AlignmentFlag.AlignCenter, line)
