"""The face of a tarot with rules text: a character or an artifact.

A locker is laid over its captive's picture, and an artifact is tucked under its owner so that only
its lower end is visible. So a character's text ends above `TEXT_ENDS`, with the picture below, and
an artifact's text is in the lowest `STRIP`, with the picture above. Measures are in card widths
unless stated otherwise.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPen,
    QTextDocument,
)

from assets.drawings.glyphs import glyph_in
from assets.drawings.places import Place, clear, mix
from assets.drawings.recipe import Recipe
from assets.drawings.scene import paint_grain, paint_over
from ui.base import fonts
from ui.faces import frame
from ui.faces.blank import outline
from ui.faces.card_art import paint_picture
from ui.faces.rules_card import paint_art
from ui.faces.type_size import Typeset

TEXT_ENDS = 0.54  # of a character's height: its text ends here
STRIP = 0.30  # of an artifact's height, from the bottom: its text is here
SMALLEST_TYPE = 9 * 25.4 / 72 / 70  # 9 points on a card of 70 mm
_TYPE = 0.068
_SMALL_BAR = 0.27  # the height of the name on the small face
_SIGNS = 0.14  # of its width: the least height at which its emblem and number are shown
_BESIDE = 0.24  # of its width: room for the number beside the name on a lower one
_GAP = 0.012  # the least space between two sentences
_WIDEST_GAP = 0.026  # what a card with little text adds to it
_INK = QColor("#2a1d17")
_WRAPS = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)


class Words(msgspec.Struct, frozen=True):
    """The text of such a tarot. `house` is its family in assets/art/frames.toml.

    `copy` is 0 if there is only one; `by_hand` are sentences left to the players. An `artifact` has
    no quests, and its text at the bottom.
    """

    title: str
    house: str
    epithet: str = ""
    copy: int = 0
    skills: tuple[str, ...] = ()
    quests: tuple[str, ...] = ()
    by_hand: tuple[str, ...] = ()
    flavour: str = ""

    @property
    def at_foot(self) -> bool:
        """Whether the text is below the picture."""
        return self.house == "artifact"


class Line(NamedTuple):
    """One sentence in its place, with its mark on the left: `ring`, or the name of a glyph."""

    text: str
    mark: str
    room: QRectF


class Setting(NamedTuple):
    """The typeset sentences of a card: all in one size, with `boxes` around groups, and `flavour`
    if there is room."""

    font: QFont
    lines: tuple[Line, ...]
    boxes: tuple[QRectF, ...]
    flavour: QTextDocument | None = None

    @property
    def foot(self) -> float:
        """Where the last box ends."""
        return max((box.bottom() for box in self.boxes), default=0.0)


def art_room(card: QRectF, words: Words) -> QRectF:
    """The room of the picture."""
    w, h = card.width(), card.height()
    if words.at_foot:
        return card.adjusted(0.072 * w, 0.072 * w, -0.072 * w, -(STRIP * h + 0.012 * w))
    return card.adjusted(0.072 * w, (TEXT_ENDS + 0.012) * h, -0.072 * w, -0.072 * w)


def title_room(card: QRectF, words: Words) -> QRectF:
    """The bar of the name."""
    w = card.width()
    top = card.bottom() - STRIP * card.height() + 0.012 * w if words.at_foot else 0.062 * w
    top += 0.0 if words.at_foot else card.top()
    return QRectF(card.left() + 0.072 * w, top, 0.856 * w, (0.092 if words.at_foot else 0.115) * w)


def text_room(card: QRectF, words: Words) -> QRectF:
    """The room of the sentences."""
    w = card.width()
    title = title_room(card, words)
    top = title.bottom() + (0.058 if words.epithet else 0.012) * w
    bottom = card.bottom() - 0.062 * w
    if not words.at_foot:
        bottom = card.top() + TEXT_ENDS * card.height()
    return QRectF(title.left(), top, title.width(), bottom - top)


def typeset(card: QRectF, words: Words, least: int = 1) -> Setting:
    """Typeset the sentences of *words* on *card*, as large as fits.

    Never smaller than `SMALLEST_TYPE`, or *least* pixels: text that is still too long runs over;
    see `foot`.
    """
    room, w = text_room(card, words), card.width()
    smallest = max(int(SMALLEST_TYPE * w), least, 1)
    found = _set(room, words, fonts.font(fonts.BOOK, smallest), w, _GAP * w)
    if found.foot > room.bottom() + 0.01:
        return found
    for pixels in range(max(round(_TYPE * w), smallest), smallest - 1, -1):
        face = fonts.font(fonts.BOOK, pixels)
        found = _set(room, words, face, w, _GAP * w)
        spare = room.bottom() - found.foot
        if spare >= -0.01:
            told = _told(words, room.width(), pixels, spare - 3 * _GAP * w)
            if told is not None:
                spare -= told.size().height() + 3 * _GAP * w
            share = min(spare / (len(found.lines) + len(found.boxes) + 1), _WIDEST_GAP * w)
            spread = _set(room, words, face, w, _GAP * w + share)
            return spread._replace(flavour=told)
    return found


def _told(words: Words, width: float, pixels: int, height: float) -> QTextDocument | None:
    """The flavour text at this font size, if it is at most *height* high, or None."""
    if not words.flavour:
        return None
    ink = mix(_INK, QColor("#8a7358"), 0.45).name()
    told = Typeset((words.flavour,), width, italic=True, colour=ink, centred=True, lead=0.9)
    return told.at(pixels) if told.height(pixels) <= height else None


def fits(card: QRectF, words: Words, setting: Setting) -> bool:
    """Whether everything in *setting* fits its room on *card*."""
    return setting.foot <= text_room(card, words).bottom() + 0.5


def _set(room: QRectF, words: Words, face: QFont, w: float, gap: float) -> Setting:
    metrics = QFontMetricsF(face)
    lines, boxes = [], []
    y = room.top()
    for group, mark in ((words.skills, "lozenge"), (words.quests, "ring")):
        if not group:
            continue
        top, y = y, y + max(gap, 0.012 * w)
        for text in group:
            at = QRectF(room.left() + 0.07 * w, y, room.width() - 0.085 * w, 9 * w)
            across = metrics.boundingRect(at, _WRAPS, text)
            own = "hand" if text in words.by_hand else mark
            lines.append(Line(text, own, QRectF(at.left(), y, at.width(), across.height())))
            y += across.height() + gap
        boxes.append(QRectF(room.left(), top, room.width(), y - top))
        y += 0.016 * w
    return Setting(face, tuple(lines), tuple(boxes))


def paint_rules_tarot(
    painter: QPainter,
    card: QRectF,
    words: Words,
    art: Recipe,
    place: Place,
    family: frame.Family,
    setting: Setting | None = None,
) -> None:
    """Paint a tarot with the text *words* into *card*; *place* is the picture's, `as_in` *art*.
    *setting* is a finished layout."""
    setting = setting or typeset(card, words)
    frame.paint_paper(painter, card, family)
    paint_grain(painter, card, 13)
    paint_art(painter, card, art_room(card, words), art, place, family)
    painter.save()
    painter.setClipPath(outline(card))
    paint_over(painter, art_room(card, words), art, place)
    painter.restore()
    _paint_title(painter, title_room(card, words), words, family, card.width())
    _paint_epithet(painter, card, words, family)
    _paint_sentences(painter, setting, family, card.width())
    if setting.flavour is not None:
        painter.save()
        room = text_room(card, words)
        below = room.bottom() - setting.flavour.size().height()
        painter.translate(QPointF(room.left(), (setting.foot + 2 * below) / 3))
        setting.flavour.drawContents(painter)
        painter.restore()


def _paint_title(
    painter: QPainter, bar: QRectF, words: Words, family: frame.Family, w: float
) -> None:
    """Paint the name on a bar in the colour of its house: emblem on the left, number of the copy on
    the right."""
    colour = QColor(family.colour)
    edge = QPainterPath()
    edge.addRoundedRect(bar, 0.02 * w, 0.02 * w)
    painter.setPen(QPen(mix(colour, _INK, 0.55), max(0.6, 0.006 * w)))
    painter.setBrush(mix(colour, _INK, 0.12))
    painter.drawPath(edge)
    light = QColor("#fff6df")
    side = bar.height() * 0.76
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(light)
    sign = QRectF(bar.left() + 0.02 * w, bar.center().y() - side / 2, side, side)
    painter.drawPath(glyph_in(family.glyph or "lozenge", sign))
    painter.setPen(light)
    name = bar.adjusted(side + 0.035 * w, 0, -(side + 0.035 * w), 0)
    painter.setFont(
        fonts.fitted(fonts.CAPITALS, words.title, name.width(), round(bar.height() / 1.22))
    )
    painter.drawText(name, Qt.AlignmentFlag.AlignCenter, words.title)
    if words.copy:
        paint_copy(painter, QRectF(bar.right() - side - 0.02 * w, sign.top(), side, side), words)


def paint_copy(painter: QPainter, disc: QRectF, words: Words) -> None:
    """Paint the number of the copy on a disc."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#fff6df"))
    painter.drawEllipse(disc)
    painter.setPen(_INK)
    painter.setFont(fonts.font(fonts.PLAIN, round(disc.height() * 0.82), bold=True))
    painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, str(words.copy))


def _paint_epithet(painter: QPainter, card: QRectF, words: Words, family: frame.Family) -> None:
    w, bar = card.width(), title_room(card, words)
    painter.setPen(mix(QColor(family.colour), _INK, 0.55))
    painter.setFont(fonts.fitted(fonts.OLD_FACE, words.epithet, bar.width(), round(0.048 * w)))
    at = QRectF(bar.left(), bar.bottom(), bar.width(), 0.056 * w)
    painter.drawText(at, Qt.AlignmentFlag.AlignCenter, words.epithet)


def _paint_sentences(painter: QPainter, setting: Setting, family: frame.Family, w: float) -> None:
    colour = QColor(family.colour)
    for number, box in enumerate(setting.boxes):
        painter.setPen(QPen(clear(colour, 0.55), max(0.5, 0.004 * w)))
        painter.setBrush(clear(colour, 0.07 if number == 0 else 0.17))
        painter.drawRoundedRect(box, 0.014 * w, 0.014 * w)
    painter.setFont(setting.font)
    tall = QFontMetricsF(setting.font).height()
    for line in setting.lines:
        at = QPointF(line.room.left() - 0.034 * w, line.room.top() + tall * 0.55)
        paint_mark(painter, at, min(0.032 * w, tall * 0.6), line.mark, family)
        painter.setPen(_INK)
        painter.drawText(line.room.adjusted(0, 0, 0, tall), _WRAPS, line.text)


def paint_mark(
    painter: QPainter, at: QPointF, side: float, mark: str, family: frame.Family
) -> None:
    """Paint the mark of a sentence around *at*, *side* pixels wide."""
    colour = QColor(family.colour)
    side *= 1.3 if mark == "hand" else 1.0
    spot = QRectF(at.x() - side / 2, at.y() - side / 2, side, side)
    if mark == "ring":
        painter.setPen(QPen(mix(colour, _INK, 0.4), max(0.7, 0.19 * side)))
        painter.setBrush(QColor(family.paper))
        painter.drawEllipse(spot)
        return
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(mix(colour, _INK, 0.25))
    painter.drawPath(glyph_in(mark, spot))


def paint_small(
    painter: QPainter,
    card: QRectF,
    words: Words,
    art: Recipe,
    place: Place,
    family: frame.Family,
    *,
    named: bool = True,
) -> None:
    """Paint a tarot too small to be read: its name, emblem and number large, and its picture;
    without the name if not *named*.

    An artifact's name is at the very bottom, clear of the card it is tucked under.
    """
    w, h = card.width(), card.height()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(family.border))
    painter.drawPath(outline(card))
    sheet = card.adjusted(*(s * 0.045 * w for s in (1, 1, -1, -1)))
    painter.setBrush(QColor(family.paper))
    painter.drawRoundedRect(sheet, 0.03 * w, 0.03 * w)
    cut = card.bottom() - STRIP * h if words.at_foot else card.top() + TEXT_ENDS * h
    over, under = QRectF(sheet), QRectF(sheet)
    over.setBottom(cut)
    under.setTop(cut)
    picture, text = (over, under) if words.at_foot else (under, over)
    painter.save()
    painter.setClipRect(picture)
    paint_picture(painter, picture, art, place, plain=True)
    painter.restore()
    bar = QRectF(text.left(), text.top(), text.width(), _SMALL_BAR * w if named else 0.0)
    rest = QRectF(text)
    if words.at_foot:
        bar.moveBottom(text.bottom())
        rest.setBottom(bar.top())
    else:
        rest.setTop(bar.bottom())
    painter.setBrush(mix(QColor(family.colour), _INK, 0.12))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.drawRect(bar)
    if named:
        painter.setPen(QColor("#fff6df"))
        inset = 0.03 * bar.width()
        told = bar.adjusted(inset, 0, -inset - _beside_name(card, words), 0)
        _write_narrow(painter, told, words.title, round(0.24 * w))
    if named and (side := _beside_name(card, words)):
        disc = QRectF(bar.right() - side, 0, side, side)
        disc.moveTop(bar.center().y() - side / 2)
        paint_copy(painter, disc.adjusted(2, 2, -2, -2), words)
    else:
        _paint_large_signs(painter, rest, words, family)


def _beside_name(card: QRectF, words: Words) -> float:
    """The width that the number of the copy takes of the bar, if there is no room for it below:
    only it distinguishes copies."""
    w = card.width()
    below = (TEXT_ENDS * card.height() - (0.045 + _SMALL_BAR) * w) if words.copy else w
    return 0.0 if below > _SIGNS * w else min(_SMALL_BAR * w, _BESIDE * w)


def small_name(card: QRectF, words: Words) -> int:
    """The font size in pixels of the name on the small face."""
    width, pixels = 0.94 * 0.91 * card.width(), round(0.24 * card.width())
    width -= _beside_name(card, words)
    narrow = fonts.narrowness(fonts.PLAIN, words.title, width, pixels)
    return fonts.fitted(fonts.PLAIN, words.title, width / narrow, pixels).pixelSize()


def _write_narrow(painter: QPainter, room: QRectF, words: str, pixels: int) -> None:
    """Write *words* in letters *pixels* high; long ones are narrowed, and only then made
    smaller."""
    narrow = fonts.narrowness(fonts.PLAIN, words, room.width(), pixels)
    painter.save()
    painter.translate(room.center())
    painter.scale(narrow, 1.0)
    line = QRectF(0, 0, room.width() / narrow, room.height())
    line.moveCenter(QPointF())
    painter.setFont(fonts.fitted(fonts.PLAIN, words, line.width(), pixels))
    painter.drawText(line, Qt.AlignmentFlag.AlignCenter, words)
    painter.restore()


def _paint_large_signs(painter: QPainter, room: QRectF, words: Words, family: frame.Family) -> None:
    """Paint the emblem of the house, and beside it the number of the copy."""
    side = min(room.height() * 0.8, room.width() * 0.42)
    ink = mix(QColor(family.colour), _INK, 0.2)
    signs: Sequence[float] = (-0.52, 0.52) if words.copy else (0.0,)
    at = [QPointF(room.center().x() + shift * side * 1.1, room.center().y()) for shift in signs]
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    half = QPointF(side / 2, side / 2)
    painter.drawPath(glyph_in(family.glyph or "lozenge", QRectF(at[0] - half, at[0] + half)))
    if words.copy:
        painter.setPen(ink)
        painter.setFont(fonts.font(fonts.PLAIN, max(round(side), 1), bold=True))
        painter.drawText(
            QRectF(at[1] - half, at[1] + half), Qt.AlignmentFlag.AlignCenter, str(words.copy)
        )
