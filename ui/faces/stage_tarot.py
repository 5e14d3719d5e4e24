"""The stage face of a tarot with rules text: its skills and quests come first, in readable type;
the picture gets the rest.

Cards on a tarot, or the card it is tucked under, hide one end of it (`ui.faces.rules_tarot`). So
here, too, a character's text is above its picture, and an artifact's below, with the name at the
very bottom.
"""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from assets.drawings.glyphs import glyph_in
from assets.drawings.places import Place, clear
from assets.drawings.recipe import Recipe
from ui.base import fonts
from ui.faces import frame
from ui.faces.card_art import paint_picture
from ui.faces.rules_tarot import Words, paint_copy, paint_mark
from ui.faces.stage_frame import (
    LEAST_PICTURE,
    StageFrame,
    gold_of,
    is_read,
    paint_line,
    paint_name,
    paint_sheet,
    paint_sign,
    set_up_frame,
)
from ui.faces.type_size import Typeset, least

_TYPE = 0.066  # the font size, in card widths, of a card larger than it must be to be read
_LEADS = (0.88, 0.81, 0.75)  # line spacings: the later ones for text with little room
_LOOKED_AT = 0.3  # the part of the room below the name that the picture keeps before type grows
_MARK, _NARROW = 18.0, 0.085  # from the edge of the text to the first letter, in pixels or widths
_COPY = 0.18  # the part of the bar, in card widths, for the number of the copy
_DISC = 0.5  # the size of a mark, in font sizes
_WIDE = 1.1  # the ratio of width to height from which the text goes beside the picture
_SIDES = (0.5, 0.58, 0.66, 0.76, 1.0)  # the widths of the text on such a card


class Line(NamedTuple):
    """One sentence, its mark, and its distance from the top of the text."""

    words: Typeset
    mark: str
    top: float
    is_quest: bool


class Column(NamedTuple):
    """The sentences of a card at one font size, and their total height."""

    lines: tuple[Line, ...]
    pixels: int
    high: float

    @property
    def quests(self) -> float:
        """Where the ground of the quests begins below the top of the text, if there are any."""
        return next((line.top - 3 for line in self.lines if line.is_quest), self.high)


class Stage(NamedTuple):
    """How text and picture share the face. There is no `art` if the text needs everything."""

    frame: StageFrame
    art: QRectF
    text: QRectF
    column: Column

    @property
    def beside(self) -> bool:
        """Whether the picture is beside the text."""
        return self.art.height() > 0 and self.art.left() >= self.text.right()

    @property
    def fits(self) -> bool:
        """Whether the name can be read and the text fits its room."""
        return is_read(self.frame) and self.column.high <= self.text.height() + 0.5


def set_up_stage(card: QRectF, words: Words, text: float) -> Stage:
    """Divide *card* for the *text* scale."""
    found = set_up_frame(card, words.title, text, beside=_COPY * card.width() * bool(words.copy))
    width = found.sheet.width() - 2 * found.pad
    if card.width() > _WIDE * card.height() and (words.skills or words.quests):
        return _beside(found, words, text)
    room = QRectF(found.sheet)
    if words.at_foot:
        room.setBottom(room.bottom() - found.bar.height())
    else:
        room.setTop(found.bar.bottom())
    column = _column(words, card.width(), width, room.height() - found.pad, text)
    free = room.height() - column.high - (found.pad if column.lines else 0.0)
    art = QRectF(room.bottomLeft(), room.bottomRight())
    if free >= LEAST_PICTURE * text:
        art.setTop(art.top() - free)
    area = room.adjusted(found.pad, 0, -found.pad, -art.height())
    if words.at_foot:
        art.moveTop(room.top())
        area.translate(0, art.height())
        down = found.sheet.bottom() - found.bar.bottom()
        found = found._replace(
            bar=found.bar.translated(0, down), name=found.name.translated(0, down)
        )
    return Stage(found, art, area, column)


def _beside(found: StageFrame, words: Words, text: float) -> Stage:
    """A wide card: its text on the left, as wide as needed, and its picture beside it."""
    room = QRectF(found.sheet)
    room.setTop(found.bar.bottom())
    for part in _SIDES:
        area = room.adjusted(found.pad, 0, (part - 1) * room.width() - found.pad, 0)
        column = _column(words, area.width(), area.width(), room.height() - found.pad, text)
        if column.high <= area.height() or part == 1:
            break
    art = QRectF(room)
    art.setLeft(room.left() + part * room.width())
    if art.width() < LEAST_PICTURE * text:
        art = QRectF(room.bottomLeft(), room.bottomRight())
    return Stage(found, art, area, column)


def _indent(width: float, text: float) -> float:
    """How far sentences are indented behind their marks, for text *width* wide."""
    return min(_MARK * text, max(0.5 * _MARK * text, _NARROW * width))


def _column(words: Words, w: float, width: float, height: float, text: float) -> Column:
    """The sentences as large as leaves a picture, but readable; with closer lines if they would not
    fit."""
    smallest = least(fonts.BOOK, text)
    most = max(round(_TYPE * w), smallest)
    for lead in _LEADS:
        said = [
            (Typeset((each,), width - _indent(width, text), lead=lead), mark, mark == "ring")
            for group, mark in ((words.skills, "lozenge"), (words.quests, "ring"))
            for each, mark in ((one, "hand" if one in words.by_hand else mark) for one in group)
        ]
        for pixels in range(most, smallest - 1, -1):
            column = _set(said, pixels, text)
            if column.high <= height * ((1 - _LOOKED_AT) if pixels > smallest else 1):
                return column
    return column


def _set(said: list[tuple[Typeset, str, bool]], pixels: int, text: float) -> Column:
    y, lines = 3 * text, []
    for number, (words, mark, is_quest) in enumerate(said):
        if is_quest and number and not said[number - 1][2]:
            y += 5 * text
        lines.append(Line(words, mark, y, is_quest))
        y += words.height(pixels) + 2 * text
    return Column(tuple(lines), pixels, y if lines else 0.0)


def paint_stage_tarot(
    painter: QPainter,
    card: QRectF,
    words: Words,
    art: Recipe,
    place: Place,
    family: frame.Family,
    of: Stage,
) -> None:
    """Paint a tarot with the text *words* into *card* with the layout *of*."""
    sheet = of.frame.sheet
    painter.save()
    paint_sheet(painter, of.frame, card, family)
    _paint_quests_ground(painter, of, family)
    if of.art.height():
        paint_picture(painter, of.art, art, place)
        if of.beside:
            painter.fillRect(
                QRectF(of.art.left(), of.art.top(), 2, of.art.height()), gold_of(family)
            )
        else:
            edge = of.art.bottom() if words.at_foot else of.art.top()
            paint_line(painter, sheet.left(), sheet.right(), edge, family)
    paint_name(painter, of.frame, family)
    paint_sign(painter, of.frame, partial(glyph_in, family.glyph or "lozenge"))
    if words.copy:
        _paint_copy(painter, of.frame, words)
    at_foot = words.at_foot and not of.beside
    edge = of.frame.bar.top() if at_foot else of.frame.bar.bottom()
    paint_line(painter, sheet.left(), sheet.right(), edge, family)
    _paint_lines(painter, of, family)
    painter.restore()


def _paint_quests_ground(painter: QPainter, of: Stage, family: frame.Family) -> None:
    if len({line.is_quest for line in of.column.lines}) == 2:
        ground = QRectF(of.frame.sheet)
        ground.setTop(_top(of) + of.column.quests)
        ground.setBottom(of.frame.sheet.bottom())
        if of.beside:
            ground.setRight(of.art.left())
        elif of.art.height():
            ground.setBottom(of.art.top())
        painter.fillRect(ground, clear(QColor(family.colour), 0.16))


def _paint_copy(painter: QPainter, found: StageFrame, words: Words) -> None:
    side = min(found.bar.height() * 0.72, 30 * found.u)
    right = found.bar.right() - 0.5 * (found.bar.height() - side)
    paint_copy(painter, QRectF(right - side, found.bar.center().y() - side / 2, side, side), words)


def _top(of: Stage) -> float:
    """Where the text begins: directly below the name, if there is a picture."""
    spare = max(0.0, of.text.height() - of.column.high)
    return of.text.top() + (spare / 2 if of.art.height() else spare / 3)


def _paint_lines(painter: QPainter, of: Stage, family: frame.Family) -> None:
    pixels, indent = of.column.pixels, _indent(of.text.width(), of.frame.u)
    for line in of.column.lines:
        painter.save()
        painter.translate(QPointF(of.text.left(), _top(of) + line.top))
        at = QPointF(0.3 * indent, 0.56 * pixels)
        paint_mark(painter, at, _DISC * pixels, line.mark, family)
        painter.translate(indent, 0)
        line.words.at(pixels).drawContents(painter)
        painter.restore()
