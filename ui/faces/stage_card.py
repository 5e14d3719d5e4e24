"""The stage face of a rules card: what it says comes first, in type that is read, then its numbers;
its picture takes what is left."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QTextDocument

from assets.drawings.places import Place, clear, mix
from assets.drawings.signs import sign_in
from ui.base import fonts
from ui.faces import card_numbers as numbers
from ui.faces import frame
from ui.faces.said_on_cards import INK, RulesCard
from ui.faces.stage_frame import (
    LEAST_PICTURE,
    StageFrame,
    is_read,
    paint_line,
    paint_name,
    paint_said,
    paint_sheet,
    paint_sign,
    paint_stage_picture,
    set_up_frame,
)
from ui.faces.type_size import Typeset, least

_TYPE = 0.066  # of a card's width: type of a card that is larger than it must be to be read
_LEADS = (0.88, 0.81, 0.75)  # distances of lines, and where words have little room
HANGS = 0.6
"""How far words hang, in type for each part that is taken off the height of their lines."""

_LOOKED_AT = 0.3  # of the room below the name: so much is left to the picture before type grows
_TOLD = 0.4  # the same before the flavour is told


ROWS = 130.0
"""Pixels of the narrowest row of several numbers."""


class Stage(NamedTuple):
    """How words, numbers and picture share the face; no `art` where words take all. `lift` is how
    much higher the words are written than they are set."""

    frame: StageFrame
    art: QRectF
    text: QRectF
    foot: QRectF
    words: QTextDocument
    high: float
    flavour: QTextDocument | None = None
    rows: int = 0
    lift: float = 0.0

    @property
    def fits(self) -> bool:
        """Whether the name is read and the words end within their room."""
        if self.rows and self.frame.sheet.width() < ROWS * self.frame.u:
            return False  # their numbers are not
        return is_read(self.frame) and self.high <= max(self.text.height(), 0.0) + 0.5


def set_up_stage(card: QRectF, rules: RulesCard, text: float) -> Stage:
    """Share *card* for eyes that read texts of this size."""
    found = set_up_frame(card, rules.title, text)
    foot = QRectF(found.sheet)
    line = min(max(0.15 * card.width(), 24 * text), 44 * text)
    foot.setTop(foot.bottom() - line * numbers.lines(rules))
    width = found.sheet.width() - 2 * found.pad
    room = foot.top() - found.bar.bottom()
    words, high, lift = _words(rules, card.width(), width, room - found.pad, text)
    told = _told(rules, width, room - high - found.pad, room, words)
    free = room - high - found.pad if rules.text or told is not None else room
    if told is not None:
        free -= told.size().height() + 0.6 * found.pad
    art = QRectF(found.bar.bottomLeft(), found.bar.bottomRight())
    if free >= LEAST_PICTURE * text:
        art.setHeight(free)
    begin = art.bottom() + found.pad / 2
    area = QRectF(found.sheet.left() + found.pad, begin, width, foot.top() - begin)
    return Stage(found, art, area, foot, words, high, told, len(rules.rows), lift)


def _words(
    rules: RulesCard, w: float, width: float, height: float, text: float
) -> tuple[QTextDocument, float, float]:
    """The sentences, how high they are, and how far to lift them: in type as large as leaves a
    picture, no smaller than is read; with lines nearer to each other, which hang low, where they
    would not fit."""
    smallest = least(fonts.BOOK, text)
    if not rules.text:
        return Typeset((), width).at(smallest), 0.0, 0.0
    paragraphs = rules.text.split("\n\n")
    for lead in _LEADS:
        typeset = Typeset(paragraphs, width, between=5 * text, lead=lead)
        most = max(round(_TYPE * w), smallest)
        pixels = typeset.largest(height * (1 - _LOOKED_AT), most, smallest)
        if (high := typeset.height(pixels)) <= height:
            break
    return typeset.at(pixels), high, (1 - lead) * HANGS * pixels


def _told(
    rules: RulesCard, width: float, free: float, room: float, words: QTextDocument
) -> QTextDocument | None:
    """The flavour, if it leaves the picture its room."""
    return flavour_in(rules, width, free - _TOLD * room, words)


def flavour_in(
    rules: RulesCard, width: float, most: float, words: QTextDocument
) -> QTextDocument | None:
    """The flavour of *rules*, in the type of its *words*, if it is at *most* so high."""
    if not rules.flavour:
        return None
    ink = mix(INK, QColor("#8a7358"), 0.45).name()
    told = Typeset((rules.flavour,), width, italic=True, colour=ink, lead=0.88)
    pixels = words.defaultFont().pixelSize()
    return told.at(pixels) if told.height(pixels) <= most else None


def paint_stage_card(
    painter: QPainter, card: QRectF, rules: RulesCard, place: Place, family: frame.Family, of: Stage
) -> None:
    """Paint *rules* into *card*, as it was set up."""
    sheet = of.frame.sheet
    painter.save()
    paint_sheet(painter, of.frame, card, family)
    paint_name(painter, of.frame, family)
    paint_sign(painter, of.frame, partial(sign_in, rules.sign))
    paint_line(painter, sheet.left(), sheet.right(), of.frame.bar.bottom(), family)
    if of.art.height():
        paint_stage_picture(painter, of.art, rules, place, of.frame.u)
        paint_line(painter, sheet.left(), sheet.right(), of.art.bottom(), family)
    paint_said(painter, of.text, (of.words, of.high, of.lift), of.flavour, of.frame.pad)
    if numbers.lines(rules):
        painter.fillRect(of.foot, clear(QColor(family.colour), 0.18))
        inset = of.frame.pad / 2
        numbers.paint_numbers(painter, of.foot.adjusted(inset, 0, -inset, 0), rules, family)
    painter.restore()
