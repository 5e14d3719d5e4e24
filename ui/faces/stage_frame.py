"""What the stage faces of all decks share: a thin edge, a bar with the name, and room for text and
picture below.

Measures are in pixels, as type is; `u` is one pixel at a text scale of 100 per cent.
"""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QTextDocument

from assets.drawings.places import Place, mix, shaded
from assets.drawings.scene import paint_grain
from ui.base import fonts
from ui.faces import frame
from ui.faces.blank import CORNER, outline
from ui.faces.card_art import paint_picture
from ui.faces.card_titles import SetTitle, in_one, in_two, paint_title
from ui.faces.said_on_cards import INK, LIGHT, RulesCard
from ui.faces.type_size import NAMED

LEAST_PICTURE = 26.0
"""Pixels: a lower picture would show nothing."""

_PAD, _SHORT_PAD = 0.045, 0.032  # the margins of a sheet, in widths
_SHORT = 180.0  # pixels: lines of a narrower sheet are short
_KIND_ON = 60.0  # pixels: a lower picture would be hidden by the kind of the card
_KIND_IN = 140.0  # pixels: the same for a narrower one
# the font size in pixels, and the largest part of a picture's width that the kind may cover
_KIND_TYPE, _KIND_WIDE = 15.0, 0.72


class StageFrame(NamedTuple):
    """The parts of a stage face that do not depend on its content."""

    sheet: QRectF
    bar: QRectF
    name: QRectF
    title: SetTitle
    u: float

    @property
    def pad(self) -> float:
        """The margin beside the text: little, if lines are short."""
        part = _PAD if self.sheet.width() >= _SHORT * self.u else _SHORT_PAD
        return min(max(part * self.sheet.width(), 5 * self.u), 16 * self.u)


def set_up_frame(
    card: QRectF,
    title: str,
    u: float,
    *,
    signed: bool = True,
    beside: float = 0.0,
    most: float = inf,
) -> StageFrame:
    """The frame of *card* titled *title*: *signed* with its kind on the left of its name, with
    *beside* pixels kept free on the right; its bar is at most *most* high if it can be read then.
    """
    w = card.width()
    edge = min(max(0.022 * w, 2.0), 0.035 * card.height(), 6.0)
    sheet = card.adjusted(edge, edge, -edge, -edge)
    high = max(min(0.135 * w, 46 * u, most), 25 * u)
    bar = QRectF(sheet.left(), sheet.top(), sheet.width(), round(high))
    side = high * 0.62 if signed and w >= 110 * u else 0.0
    name = bar.adjusted(side + 0.04 * w, 0, -max(beside, 0.03 * w), 0)
    largest = round(min(0.62 * high, 0.1 * w + 8 * u))
    set_title = in_one(title, name.width(), largest, round(NAMED * u))
    if set_title.pixels < round(NAMED * u) - 1:
        bar.setHeight(round(1.5 * high))
        name = bar.adjusted(0.03 * w, 0, -max(beside, 0.03 * w), 0)
        set_title = max(
            set_title, in_two(title, name.width(), bar.height()), key=lambda t: t.pixels
        )
    return StageFrame(sheet, bar, name, set_title, u)


def is_read(found: StageFrame) -> bool:
    """Whether the name is large enough to be read."""
    return found.title.pixels >= round((NAMED - 2) * found.u)


def paint_sheet(painter: QPainter, found: StageFrame, card: QRectF, family: frame.Family) -> None:
    """Paint the edge, the paper, and a bar for the name; clip what follows to the paper."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(family.border))
    painter.drawPath(outline(card))
    inner = CORNER * min(card.width(), card.height()) * 0.7
    path = QPainterPath()
    path.addRoundedRect(found.sheet, inner, inner)
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    paper = QColor(family.paper)
    fade = QLinearGradient(found.sheet.topLeft(), found.sheet.bottomLeft())
    fade.setColorAt(0.0, shaded(paper, 0.2))
    fade.setColorAt(1.0, mix(paper, QColor("#b48a4f"), 0.16 * family.age))
    painter.fillRect(found.sheet, fade)
    paint_grain(painter, found.sheet, 11)


def gold_of(family: frame.Family) -> QColor:
    """The colour of the lines within a face."""
    return mix(QColor(family.colour), QColor("#e8c66a"), 0.55)


def paint_line(
    painter: QPainter, left: float, right: float, y: float, family: frame.Family
) -> None:
    """Paint a line across the face, such as between name and picture."""
    wide = max(1.0, min(2.4, 0.011 * (right - left)))
    painter.fillRect(QRectF(left, y - wide / 2, right - left, wide), gold_of(family))


def paint_name(painter: QPainter, found: StageFrame, family: frame.Family) -> None:
    """Paint the bar and the name on it."""
    painter.fillRect(found.bar, mix(QColor(family.colour), INK, 0.12))
    painter.setPen(LIGHT)
    paint_title(painter, found.name, found.title)


def paint_said(
    painter: QPainter,
    room: QRectF,
    said: tuple[QTextDocument, float, float],
    told: QTextDocument | None,
    pad: float,
) -> None:
    """Paint the text *said*, with its height and lift, in the middle of *room*, and the flavour
    text *told* half a *pad* below."""
    words, high, lift = said
    below = told.size().height() + pad / 2 if told is not None else 0.0
    y = room.top() + max(0.0, room.height() - high - below) / 2
    painter.save()
    painter.translate(room.left(), y - lift)
    if high:
        words.drawContents(painter)
    if told is not None:
        painter.translate(0, high + lift + (pad / 2 if high else 0.0))
        told.drawContents(painter)
    painter.restore()


def paint_stage_picture(
    painter: QPainter, room: QRectF, rules: RulesCard, place: Place, u: float
) -> None:
    """Paint the picture of *rules* in *room*, and the kind of the card, if there is room."""
    paint_picture(painter, room, rules.art, place, rules.photo)
    shade = QLinearGradient(room.topLeft(), room.bottomLeft())
    shade.setColorAt(0.8, QColor(0, 0, 0, 0))
    shade.setColorAt(1.0, QColor(0, 0, 0, 70))
    painter.fillRect(room, shade)
    if rules.kind and room.height() >= _KIND_ON * u and room.width() >= _KIND_IN * u:
        _paint_kind(painter, room, rules.kind, u)


def _paint_kind(painter: QPainter, room: QRectF, kind: str, u: float) -> None:
    face = fonts.fitted(fonts.OLD_FACE, kind, _KIND_WIDE * room.width(), round(_KIND_TYPE * u))
    if face.pixelSize() < round((NAMED - 2) * u):
        return
    painter.setFont(face)
    wide = painter.fontMetrics().horizontalAdvance(kind) + 14 * u
    ground = QRectF(room.right() - wide - 6 * u, room.bottom() - 26 * u, wide, 20 * u)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(14, 10, 9, 185))
    painter.drawRoundedRect(ground, 4 * u, 4 * u)
    painter.setPen(QColor("#f3e6c8"))
    painter.drawText(ground, Qt.AlignmentFlag.AlignCenter, kind)


def paint_sign(
    painter: QPainter, found: StageFrame, sign: Callable[[QRectF], QPainterPath]
) -> None:
    """Paint the *sign* of its kind on the left of the bar, unless the card is too narrow."""
    free = found.name.left() - found.bar.left()
    side = min(found.bar.height(), 46 * found.u) * 0.62
    if free < side:
        return
    left = found.bar.left() + (free - side) / 2 + 1
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(LIGHT)
    painter.drawPath(sign(QRectF(left, found.bar.center().y() - side / 2, side, side)))
