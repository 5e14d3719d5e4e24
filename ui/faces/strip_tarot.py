"""A tarot with rules text in a low, wide room: sign, name, and its picture at the end.

This is how a card lies that another card holds: a captive above its locker, an artifact below its
owner. An artifact's text goes beside its name, if it can be read there.
"""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath

from assets.drawings.glyphs import glyph_in
from assets.drawings.places import Place, mix
from assets.drawings.recipe import Recipe
from ui.base import fonts
from ui.faces import frame
from ui.faces.blank import CORNER
from ui.faces.card_art import paint_picture
from ui.faces.rules_tarot import Words, paint_copy
from ui.faces.said_on_cards import INK, LIGHT
from ui.faces.stage_frame import gold_of
from ui.faces.type_size import NAMED, least

LOW = 0.5
"""A card lower than this, in widths, is a strip."""

_PICTURE = 1.3  # the width of the picture, in heights
_NAME_MOST = 25.0  # the largest font size of a name in pixels


class Strip(NamedTuple):
    """How a strip is divided: the room and font of the name, the text beside it, if any, and the
    picture, if there is room."""

    sheet: QRectF
    sign: QRectF
    name: QRectF
    face: QFont
    said: QRectF
    told: QFont
    copy: QRectF
    art: QRectF


def set_up_strip(card: QRectF, words: Words, text: float) -> Strip:
    """Divide *card* for the *text* scale."""
    edge = min(max(0.05 * card.height(), 1.5), 4.0)
    sheet = card.adjusted(edge, edge, -edge, -edge)
    h = sheet.height()
    gap = 0.16 * h
    named = min(0.6 * h, _NAME_MOST * text)
    wide = QFontMetricsF(fonts.font(fonts.CAPITALS, round(named))).horizontalAdvance(words.title)
    taken = wide + 0.6 * h + 3 * gap + (0.66 * h + gap) * bool(words.copy)
    art = QRectF(sheet)
    art.setLeft(sheet.right() - _PICTURE * h)
    if art.left() - sheet.left() < taken:
        art.setLeft(sheet.right())
    signed = taken - 0.6 * h <= sheet.width()
    side = 0.6 * h if signed else 0.0
    sign = QRectF(sheet.left() + gap, sheet.center().y() - side / 2, side, side)
    right = art.left() - gap
    copy = QRectF()
    if words.copy:
        copy = QRectF(right - 0.66 * h, sheet.top() + 0.17 * h, 0.66 * h, 0.66 * h)
        right = copy.left() - gap
    left = sign.right() + gap * signed
    room = QRectF(left, sheet.top(), max(right - left, 1.0), h)
    face = fonts.fitted(fonts.CAPITALS, words.title, room.width(), round(named))
    if face.pixelSize() < NAMED * text:  # plain letters are narrower
        plain = fonts.fitted(fonts.PLAIN, words.title, room.width(), round(named))
        face = max(face, plain, key=QFont.pixelSize)
    told = fonts.font(fonts.BOOK, least(fonts.BOOK, text))
    said = QRectF()
    words_wide = QFontMetricsF(told).horizontalAdvance(" ".join(words.skills))
    if words.at_foot and words.skills and words_wide + wide + 2 * gap <= room.width():
        said = QRectF(room)
        said.setLeft(room.right() - words_wide - 1)
        room.setRight(said.left() - gap)
    return Strip(sheet, sign, room, face, said, told, copy, art)


def is_read(of: Strip, text: float) -> bool:
    """Whether the name is large enough to be read."""
    return of.face.pixelSize() >= round((NAMED - 2) * text)


def paint_strip(
    painter: QPainter,
    card: QRectF,
    words: Words,
    art: Recipe,
    place: Place,
    family: frame.Family,
    of: Strip,
) -> None:
    """Paint a tarot named in *words* into *card* with the layout *of*."""
    corner = 1.6 * CORNER * card.height()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(family.border))
    painter.drawRoundedRect(card, corner, corner)
    painter.save()
    path = QPainterPath()
    path.addRoundedRect(of.sheet, 0.7 * corner, 0.7 * corner)
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    painter.fillRect(of.sheet, mix(QColor(family.colour), INK, 0.12))
    if of.art.width() > 1:
        paint_picture(painter, of.art, art, place, plain=True)
        painter.fillRect(QRectF(of.art.left(), of.art.top(), 1.5, of.art.height()), gold_of(family))
    painter.restore()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(LIGHT)
    if of.sign.width():
        painter.drawPath(glyph_in(family.glyph or "lozenge", of.sign))
    painter.setPen(LIGHT)
    painter.setFont(of.face)
    left = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
    painter.drawText(of.name, left, words.title)
    if of.said.width() > 1:
        painter.setFont(of.told)
        painter.drawText(of.said, left, " ".join(words.skills))
    if words.copy:
        paint_copy(painter, of.copy, words)
