"""The stage face of a rules card in a low room, as a banner: picture on the left, and beside it the
name, text and numbers."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import product
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QTextDocument

from assets.drawings.places import Place, clear
from assets.drawings.signs import sign_in
from ui.base import fonts
from ui.faces import card_numbers as numbers
from ui.faces import frame
from ui.faces.card_art import paint_picture
from ui.faces.said_on_cards import LIGHT, RulesCard
from ui.faces.stage_card import HANGS, ROWS, flavour_in
from ui.faces.stage_frame import (
    StageFrame,
    gold_of,
    is_read,
    paint_line,
    paint_name,
    paint_said,
    paint_sheet,
    paint_sign,
    set_up_frame,
)
from ui.faces.type_size import Typeset, least

LOW = 0.72
"""A room lower than this, in widths, gets a banner."""

# widths of the picture, in heights: the widest that leaves room for text is taken
_PICTURES = (1.2, 0.8, 0.5, 0.0)
# the greatest width of the picture, in card widths; and on a card without text
_PICTURE, _ALL_PICTURE = 0.36, 0.5
_LEADS = (0.92, 0.84, 0.78)  # line spacings: the later ones for text with little room
_TYPE = 0.165  # the font size, in heights, of a banner that is larger than it must be to be read
_MOST = 30  # the greatest font size in pixels
_LOW = 150.0  # pixels: a banner this low has room for little but text
_FEW = 2  # the most numbers beside the name
_STATED = 46.0  # pixels for each of them
_BAR = 0.23  # the height of the name's bar, in heights, if the name can then be read


class Banner(NamedTuple):
    """How text, numbers and picture share a low room. There is no `art` if the text needs
    everything. The text is drawn `lift` pixels higher than it is laid out."""

    frame: StageFrame
    art: QRectF
    text: QRectF
    foot: QRectF
    words: QTextDocument
    high: float
    lift: float = 0.0
    flavour: QTextDocument | None = None
    rows: int = 0

    @property
    def fits(self) -> bool:
        """Whether the name can be read, and text and numbers fit."""
        if self.rows and self.frame.bar.width() < ROWS * self.frame.u:
            return False  # its numbers cannot be read
        return is_read(self.frame) and self.high <= self.text.height() + 0.5


def set_up_banner(card: QRectF, rules: RulesCard, text: float) -> Banner:
    """Divide *card* for the *text* scale."""
    low = card.height() < _LOW * text
    most = (_PICTURE if rules.text or rules.flavour else _ALL_PICTURE) * card.width()
    ways = _raised(rules, low=low)
    alone = (_beside(card, rules, text, 0, raised=raised) for raised in ways)
    if not any(way.fits for way in alone):  # then not beside a picture either
        return _beside(card, rules, text, 0, raised=ways[0])
    for part, raised in product(_PICTURES, ways):
        wide = round(min(part * card.height(), most))
        found = _beside(card, rules, text, wide, raised=raised)
        if found.fits:
            break
    return found


def _raised(rules: RulesCard, *, low: bool) -> Sequence[bool]:
    """Whether its numbers go beside its name: a few do, in a low room preferably."""
    if rules.rows or not 0 < len(rules.stats) <= _FEW:
        return (False,)
    return (True, False) if low else (False, True)


def _beside(card: QRectF, rules: RulesCard, text: float, wide: int, *, raised: bool) -> Banner:
    """The layout beside a picture *wide* pixels wide, with the numbers *raised* beside the name or
    below."""
    right = card.adjusted(wide, 0, 0, 0)
    stated = _STATED * text * len(rules.stats) if raised else 0.0
    found = set_up_frame(right, rules.title, text, most=_BAR * card.height(), beside=stated)
    beside = QRectF(found.sheet)
    sheet = beside.adjusted(-wide, 0, 0, 0)
    art = QRectF(sheet.left(), sheet.top(), wide, sheet.height())
    line = min(max(0.15 * card.height(), 22 * text), 36 * text) * numbers.lines(rules)
    foot = beside.adjusted(0, beside.height() - line, 0, 0)
    if raised:
        line = 0.0
        foot = found.bar.adjusted(found.bar.width() - stated, 0, 0, 0)
    area = beside.adjusted(found.pad, found.bar.height() + 2, -found.pad, -line - 3)
    words, high, lift = _words(rules, area, card.height(), text)
    most = area.height() - high - 0.5 * words.defaultFont().pixelSize()
    told = flavour_in(rules, area.width(), most, words)
    return Banner(
        found._replace(sheet=sheet), art, area, foot, words, high, lift, told, len(rules.rows)
    )


def _words(
    rules: RulesCard, area: QRectF, h: float, text: float
) -> tuple[QTextDocument, float, float]:
    """The sentences, their height, and how far to lift them, because text with close lines hangs
    low. Each sentence has its own line, or, with little room, they follow each other; the type is
    as large as fits."""
    smallest = least(fonts.BOOK, text)
    if not rules.text:
        return Typeset((), area.width()).at(smallest), 0.0, 0.0
    apart = rules.text.split("\n\n")
    most = max(min(round(_TYPE * h), round(_MOST * text)), smallest)
    closest = Typeset([" ".join(apart)], area.width(), lead=_LEADS[-1])
    if (high := closest.height(smallest)) > area.height():
        return closest.at(smallest), high, 0.0
    for paragraphs in (apart, [" ".join(apart)]):
        for lead in _LEADS:
            typeset = Typeset(paragraphs, area.width(), between=3 * text, lead=lead)
            pixels = typeset.largest(area.height(), most, smallest)
            if (high := typeset.height(pixels)) <= area.height():
                return typeset.at(pixels), high, (1 - lead) * HANGS * pixels
    return typeset.at(pixels), high, 0.0


def paint_banner(
    painter: QPainter,
    card: QRectF,
    rules: RulesCard,
    place: Place,
    family: frame.Family,
    of: Banner,
) -> None:
    """Paint *rules* into *card* with the layout *of*."""
    bar = of.frame.bar
    painter.save()
    paint_sheet(painter, of.frame, card, family)
    paint_name(painter, of.frame, family)
    paint_sign(painter, of.frame, partial(sign_in, rules.sign))
    paint_line(painter, bar.left(), bar.right(), bar.bottom(), family)
    if of.art.width():
        paint_picture(painter, of.art, rules.art, place, rules.photo)
        edge = QRectF(of.art.right() - 1, of.art.top(), 2, of.art.height())
        painter.fillRect(edge, gold_of(family))
    paint_said(painter, of.text, (of.words, of.high, of.lift), of.flavour, of.frame.pad)
    if numbers.lines(rules):
        _paint_numbers(painter, of, rules, family)
    painter.restore()


def _paint_numbers(painter: QPainter, of: Banner, rules: RulesCard, family: frame.Family) -> None:
    if of.foot.top() <= of.frame.bar.top():  # the number is on the bar
        room = of.foot.adjusted(0, 0.12 * of.foot.height(), 0, -0.12 * of.foot.height())
        numbers.paint_line(painter, room, rules.stats, gold_of(family), LIGHT)
        return
    painter.fillRect(of.foot, clear(QColor(family.colour), 0.18))
    inset = of.frame.pad / 2
    numbers.paint_numbers(painter, of.foot.adjusted(inset, 0, -inset, 0), rules, family)
