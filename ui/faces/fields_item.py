"""The face of a card with fields that is too small for their sentences: its name, its number, and
of each field the deeds that have numbers (`Attack 2`) and its symbols."""

from __future__ import annotations

import re
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from assets.drawings.places import Place, clear, mix
from ui.base import fonts
from ui.faces import frame
from ui.faces.card_art import paint_picture
from ui.faces.fields_card import paint_marks, paint_number, wide
from ui.faces.said_on_cards import INK, LIGHT, RulesCard, ShownField
from ui.faces.stage_frame import StageFrame, is_read, paint_name, paint_sheet, set_up_frame

_DEEDS = (
    re.compile(r"(?:^|(?<=[.!?] ))[A-Z]\w+ \d+(?=[.,]| |$)"),  # Attack 2
    re.compile(r"[+-]\d+ [A-Z]\w+(?: [A-Z]\w+)?"),  # +2 Guard
    re.compile(r"\b[a-z]+s \d+(?=[.!?]|$)"),  # heals 2
)
"""What says in two words what a sentence does: the first of these that it has."""

_MOST, _LEAST = 24, 13  # pixels of the type of deeds
_BAND = 0.3  # of the room below the name, for the picture
_MARK = 0.62  # of a field's height: how large its symbols are


class FieldsItem(NamedTuple):
    """Where name, picture and deeds are; those in pixels that fit."""

    stage: StageFrame
    band: QRectF
    rooms: tuple[QRectF, QRectF]
    gists: tuple[str, str]
    pixels: tuple[int, int]

    @property
    def fits(self) -> bool:
        """Whether all of it is read."""
        return is_read(self.stage) and min(self.pixels) >= round(_LEAST * self.stage.u)

    def parting(self, card: QRectF) -> tuple[float, float]:
        """Where the first field ends and the second begins, as parts of the height of *card*."""
        upper, lower = self.rooms
        ends = upper.bottom() - card.top(), lower.top() - card.top()
        return ends[0] / card.height(), ends[1] / card.height()


FIRST = 3
"""So many words say what a sentence without numbers begins with."""


def gist(words: str) -> str:
    """The deeds of *words* that have numbers, or else how they begin; dots stand for what else is
    said."""
    deed = next((each for each in _DEEDS if each.search(words)), _DEEDS[0])
    deeds = list(dict.fromkeys(deed.findall(words)))
    left = deed.sub("", words).strip(" .,")
    said = " · ".join(deeds) or " ".join(left.split()[:FIRST])
    return f"{said} …" if left and left != said else said


def set_up_fields_item(card: QRectF, rules: RulesCard, text: float) -> FieldsItem:
    """Share *card* for eyes that read texts of this size."""
    stage = set_up_frame(card, rules.title, text, signed=False)
    gap = max(0.02 * card.width(), 2.0)
    inner = QRectF(stage.sheet)
    inner.setTop(stage.bar.bottom())
    inner.adjust(gap, gap, -gap, -gap)
    high = _BAND * inner.height()
    upper, lower = QRectF(inner), QRectF(inner)
    upper.setHeight((inner.height() - high) / 2 - gap)
    lower.setTop(inner.bottom() - upper.height())
    band = QRectF(inner.left(), upper.bottom() + gap, inner.width(), high)
    first, second = rules.fields
    gists = gist(first.words), gist(second.words)
    most = round(min(_MOST * text, 0.7 * upper.height()))
    one, two = (
        fonts.fitted(fonts.PLAIN, each, 0.9 * _free(upper, shown), most).pixelSize()
        for each, shown in zip(gists, rules.fields, strict=True)
    )
    return FieldsItem(stage, band, (upper, lower), gists, (one, two))


def _free(room: QRectF, shown: ShownField) -> float:
    """The width that the symbols of a field leave."""
    return room.width() - sum(wide(number, _MARK * room.height()) for _, number in shown.marks)


def paint_fields_item(
    painter: QPainter,
    card: QRectF,
    rules: RulesCard,
    place: Place,
    family: frame.Family,
    of: FieldsItem,
) -> None:
    """Paint *rules* into *card*, as it was set up."""
    colour = QColor(family.colour)
    tint = mix(colour, INK, 0.35)
    painter.save()
    paint_sheet(painter, of.stage, card, family)
    paint_name(painter, of.stage, family)
    paint_picture(painter, of.band, rules.art, place, rules.photo, plain=True)
    parts = zip(of.rooms, rules.fields, of.gists, of.pixels, strict=True)
    for room, shown, said, pixels in parts:
        painter.setPen(QPen(clear(colour, 0.7), 1))
        painter.setBrush(clear(mix(colour, LIGHT, 0.4), 0.2))
        painter.drawRoundedRect(room, 3, 3)
        painter.setPen(INK)
        painter.setFont(fonts.font(fonts.PLAIN, pixels, bold=True))
        words = QRectF(room.left(), room.top(), _free(room, shown), room.height())
        painter.drawText(words, Qt.AlignmentFlag.AlignCenter, said)
        paint_marks(painter, room, _MARK * room.height(), shown.marks, tint)
    paint_number(painter, of.band, of.stage, rules, tint)
    painter.restore()
