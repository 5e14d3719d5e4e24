"""The face of a card with rules on it: title, picture, kind, sentences and numbers.

All measures are in card widths, as in `ui.faces.frame`.
"""

from __future__ import annotations

import re
from html import escape

import msgspec
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTextDocument, QTextOption

from ui.faces import fonts, frame
from ui.faces.emblem import emblem_in
from ui.faces.places import Place, clear, mix
from ui.faces.recipe import Recipe
from ui.faces.scene import paint_grain, paint_over, paint_scene

HEIGHT = 88 / 63  # of a rules card, 63 by 88 mm, in widths
SMALLEST_TYPE = 0.030  # of rules text, in widths: about 1.9 mm, 5.4 points
_TYPE = 0.052
_INK = QColor("#2a1d17")


class RulesCard(msgspec.Struct, frozen=True):
    """What a rules card says.

    `text` is sentences with **words** in bold, a blank line between paragraphs; `stats` are pairs
    of an emblem (`ui.faces.emblem`) and what stands beside it.
    """

    title: str
    kind: str
    text: str
    art: Recipe
    stats: tuple[tuple[str, str], ...] = ()


def art_room(card: QRectF) -> QRectF:
    """Where the picture stands."""
    w = card.width()
    return QRectF(card.left() + 0.085 * w, card.top() + 0.165 * w, 0.83 * w, 0.5 * w)


def text_room(card: QRectF, rules: RulesCard) -> QRectF:
    """Where the sentences stand; larger on a card without numbers."""
    w = card.width()
    foot = (0.175 if rules.stats else 0.075) * w
    top = card.top() + 0.755 * w
    return QRectF(card.left() + 0.105 * w, top, 0.79 * w, card.bottom() - foot - top)


def paint_rules_card(
    painter: QPainter, card: QRectF, rules: RulesCard, place: Place, family: frame.Family
) -> None:
    """Paint *rules* into *card*; *place* is the picture's, `as_in` its recipe."""
    w = card.width()
    frame.paint_paper(painter, card, family)
    paint_grain(painter, card, 13)
    paint_art(painter, card, art_room(card), rules.art, place, family)
    paint_over(painter, art_room(card), rules.art, place)
    centre = Qt.AlignmentFlag.AlignCenter
    painter.setPen(_INK)
    painter.setFont(fonts.fitted(fonts.CAPITALS, rules.title, 0.82 * w, round(0.072 * w)))
    painter.drawText(QRectF(card.left(), card.top() + 0.055 * w, w, 0.11 * w), centre, rules.title)
    painter.setPen(mix(QColor(family.colour), _INK, 0.4))
    painter.setFont(fonts.fitted(fonts.OLD_FACE, rules.kind, 0.8 * w, round(0.05 * w)))
    painter.drawText(QRectF(card.left(), card.top() + 0.675 * w, w, 0.07 * w), centre, rules.kind)
    room = text_room(card, rules)
    painter.save()
    painter.translate(room.topLeft())
    typeset(rules.text, room.width(), room.height(), w).drawContents(painter)
    painter.restore()
    _paint_stats(painter, card, rules, family)


def paint_art(
    painter: QPainter,
    card: QRectF,
    room: QRectF,
    art: Recipe,
    place: Place,
    family: frame.Family,
) -> None:
    """The picture of *card* in its *room*, with a double line round it."""
    w = card.width()
    edge = QPainterPath()
    edge.addRoundedRect(room, 0.022 * w, 0.022 * w)
    painter.save()
    painter.setClipPath(edge)
    paint_scene(painter, room, art, place)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    gold = mix(QColor(family.colour), QColor("#e8c66a"), 0.55)
    for colour, width in ((_INK, 0.022), (gold, 0.011)):
        painter.setPen(QPen(colour, max(width * w, 0.6)))
        painter.drawPath(edge)


def typeset(text: str, width: float, height: float, card_width: float) -> QTextDocument:
    """*text* in the book face, as large as it fits a room of *width* by *height* pixels.

    Type is never smaller than `SMALLEST_TYPE`: text that is still too long runs over, and
    `document.size()` tells.
    """
    paragraphs = (
        re.sub(r"\*\*(.+?)\*\*", r"<b>\1</b>", escape(part)) for part in text.split("\n\n")
    )
    html = "".join(f"<p style='margin:0 0 0.35em 0'>{part}</p>" for part in paragraphs)
    document = QTextDocument()
    document.setDocumentMargin(0)
    document.setDefaultTextOption(QTextOption(Qt.AlignmentFlag.AlignLeft))
    pixels = round(_TYPE * card_width)
    while True:
        document.setDefaultFont(fonts.font(fonts.BOOK, pixels))
        document.setHtml(f"<div style='color:{_INK.name()}'>{html}</div>")
        document.setTextWidth(width)
        if document.size().height() <= height or pixels <= SMALLEST_TYPE * card_width:
            return document
        pixels -= 1


def _paint_stats(painter: QPainter, card: QRectF, rules: RulesCard, family: frame.Family) -> None:
    w = card.width()
    side = 0.078 * w
    x, y = card.left() + 0.105 * w, card.bottom() - 0.148 * w
    if rules.stats:
        painter.setPen(QPen(clear(QColor(family.colour), 0.5), max(0.5, 0.004 * w)))
        painter.drawLine(
            QPointF(x, y - 0.018 * w), QPointF(card.right() - 0.105 * w, y - 0.018 * w)
        )
    painter.setFont(fonts.font(fonts.CAPITALS, round(0.07 * w)))
    for name, value in rules.stats:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(mix(QColor(family.colour), QColor("#5b1f1c"), 0.6))
        painter.drawPath(emblem_in(name, QRectF(x, y, side, side)))
        painter.setPen(_INK)
        across = painter.fontMetrics().horizontalAdvance(value) + 0.02 * w
        at = QRectF(x + side * 1.12, y - 0.01 * w, across, side + 0.02 * w)
        painter.drawText(at, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, value)
        x = at.right() + 0.05 * w
