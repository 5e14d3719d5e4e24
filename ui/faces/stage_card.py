"""The stage face of a rules card: its text comes first, in readable type, then its numbers; the
picture gets the rest."""

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

_TYPE = 0.066  # the font size, in card widths, of a card larger than it must be to be read
_LEADS = (0.88, 0.81, 0.75)  # line spacings: the later ones for text with little room
HANGS = 0.6
"""How far text hangs below its place, in font sizes, for each unit taken off the line spacing."""

_LOOKED_AT = 0.3  # the part of the room below the name that the picture keeps before type grows
_TOLD = 0.4  # the same before flavour text is added


ROWS = 130.0
"""Pixels: the width of the narrowest row of several numbers."""


class Stage(NamedTuple):
    """How text, numbers and picture share the face. There is no `art` if the text needs everything.
    The text is drawn `lift` pixels higher than it is laid out."""

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
        """Whether the name can be read and the text fits its room."""
        if self.rows and self.frame.sheet.width() < ROWS * self.frame.u:
            return False  # its numbers cannot be read
        return is_read(self.frame) and self.high <= max(self.text.height(), 0.0) + 0.5


def set_up_stage(card: QRectF, rules: RulesCard, text: float) -> Stage:
    """Divide *card* for the *text* scale."""
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
    """The sentences, their height, and how far to lift them: as large as leaves a picture, but
    readable; with closer lines, which hang low, if they would not fit."""
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
    """The flavour text, if it leaves the picture its room, or None."""
    return flavour_in(rules, width, free - _TOLD * room, words)


def flavour_in(
    rules: RulesCard, width: float, most: float, words: QTextDocument
) -> QTextDocument | None:
    """The flavour text of *rules* in the font of its *words*, if it is at most *most* high, or
    None."""
    if not rules.flavour:
        return None
    ink = mix(INK, QColor("#8a7358"), 0.45).name()
    told = Typeset((rules.flavour,), width, italic=True, colour=ink, lead=0.88)
    pixels = words.defaultFont().pixelSize()
    return told.at(pixels) if told.height(pixels) <= most else None


def paint_stage_card(
    painter: QPainter, card: QRectF, rules: RulesCard, place: Place, family: frame.Family, of: Stage
) -> None:
    """Paint *rules* into *card* with the layout *of*."""
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
