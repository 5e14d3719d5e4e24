"""Faces of rules cards that are too small for sentences: the name, the numbers that matter now, and
a picture, side by side in a wide room; if not even the name can be read, picture and number."""

from __future__ import annotations

from itertools import product
from math import sqrt
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from assets.drawings.places import Place, mix
from assets.drawings.signs import sign_in
from ui.base import fonts
from ui.faces import card_numbers as numbers
from ui.faces import frame
from ui.faces.blank import outline
from ui.faces.card_art import paint_picture
from ui.faces.card_titles import SetTitle, in_two, paint_title
from ui.faces.said_on_cards import INK, LIGHT, RulesCard

WIDE = 0.8
"""A room lower than this, in widths, is a row."""

SHOWN = 2
"""The most numbers on an item."""

_READ = 8.0  # pixels: the font size at which a name can just be read
_EDGE = 0.045
_BAR, _FOOT = 0.34, 0.3  # the heights of name and numbers on an upright face, in widths
_NO_HIGHER = ((26.0, 0.12), (20.0, 0.1))  # their limits, in pixels and in widths
_BELOW = 0.36  # the height of numbers below the name, in row heights
# the greatest widths of the picture, in row widths; narrower if the name needs more
_PICTURES = (1 / 3, 0.26)
_EASY = 12.0  # pixels: the font size at which a name is easy to read
_NAME = 17.0  # pixels: the largest font of a name in a row
_LINE, _HIGH = 0.12, 30.0  # the height of its numbers, in row widths and in pixels
_STAT = 1.5  # the width of a number with its sign, in its heights


class Item(NamedTuple):
    """Where name, picture and numbers are."""

    sheet: QRectF
    name: QRectF
    title: SetTitle
    art: QRectF
    foot: QRectF
    stats: numbers.Stats

    def is_read(self, text: float) -> bool:
        """Whether the name can be read at this *text* scale; at large scales, a small name is
        better than none."""
        return self.title.pixels >= round(_READ * sqrt(text))


def is_row(card: QRectF) -> bool:
    """Whether *card* has room for a row."""
    return card.height() < WIDE * card.width()


def set_up_item(card: QRectF, rules: RulesCard, text: float = 1.0) -> Item:
    """Divide *card* between name, numbers and picture for the *text* scale."""
    return _row(card, rules, text) if is_row(card) else _upright(card, rules, text)


def _upright(card: QRectF, rules: RulesCard, text: float) -> Item:
    w = card.width()
    sheet = card.adjusted(*(s * _EDGE * w for s in (1, 1, -1, -1)))
    (named, wider), (numbered, more) = _NO_HIGHER
    bar = QRectF(sheet.left(), sheet.top(), sheet.width(), min(_BAR * w, named * text + wider * w))
    stats = numbers.first(rules)[:SHOWN]
    high = min(_FOOT * w, numbered * text + more * w) if stats else 0.0
    foot = QRectF(sheet.left(), 0, sheet.width(), high)
    foot.moveBottom(sheet.bottom())
    art = QRectF(sheet.left(), bar.bottom(), sheet.width(), foot.top() - bar.bottom())
    name = bar.adjusted(0.02 * w, 0, -0.02 * w, 0)
    return Item(sheet, name, in_two(rules.title, name.width(), name.height()), art, foot, stats)


def _row(card: QRectF, rules: RulesCard, text: float) -> Item:
    """The row in which the name can be read with most of the rest, or else the one with the largest
    name."""
    stats = numbers.first(rules)[:SHOWN]
    tried: list[Item] = []
    for few, part, below in product(range(len(stats), -1, -1), _PICTURES, (True, False)):
        if below and not (few and _BELOW * card.height() >= round(_EASY * text)):
            continue
        tried.append(_row_with(card, rules, stats[:few], part, text, below=below))
        if tried[-1].title.pixels >= round(_EASY * text):
            return tried[-1]
    return max(tried, key=lambda way: way.title.pixels)


def _row_with(
    card: QRectF,
    rules: RulesCard,
    stats: numbers.Stats,
    part: float,
    text: float,
    *,
    below: bool,
) -> Item:
    """A row with these numbers, *below* its name or at its end, and a picture that takes at most
    the fraction *part* of its width."""
    edge = min(max(0.03 * card.height(), 1.0), 3.0)
    sheet = card.adjusted(edge, edge, -edge, -edge)
    h = sheet.height()
    art = QRectF(sheet.left(), sheet.top(), min(h * 1.1, part * sheet.width()), h)
    name = QRectF(art.right(), sheet.top(), sheet.right() - art.right(), h)
    gap = min(0.05 * name.width(), 8.0)
    name.adjust(gap, 0, -gap, 0)
    if below:
        foot = QRectF(name.left(), 0, name.width(), _BELOW * h)
        foot.moveBottom(sheet.bottom() - 0.04 * h)
        name.setBottom(foot.top())
    else:
        line = min(0.7 * h, _LINE * card.width(), _HIGH)
        foot = QRectF(0, sheet.center().y() - line / 2, len(stats) * _STAT * line, line)
        foot.moveRight(name.right())
        name.setRight(foot.left() - gap if stats else name.right())
    most = round(max(_NAME * text, 0.2 * h))  # names in adjacent rows have the same size
    title = in_two(rules.title, name.width(), min(name.height() * 0.86, 2.5 * most))
    if title.pixels > most:
        title = SetTitle(title.lines, fonts.font(fonts.PLAIN, most))
    return Item(sheet, name, title, art, foot, stats)


def paint_item(
    painter: QPainter, card: QRectF, rules: RulesCard, place: Place, family: frame.Family, of: Item
) -> None:
    """Paint *rules* into *card* with the layout *of*."""
    row = is_row(card)
    colour = QColor(family.colour)
    _paint_ground(painter, card, of.sheet, family, mix(colour, INK, 0.62) if row else None)
    paint_picture(painter, of.art, rules.art, place, rules.photo, plain=True)
    if not row:
        bar = QRectF(
            of.sheet.left(), of.sheet.top(), of.sheet.width(), of.art.top() - of.sheet.top()
        )
        painter.fillRect(bar, mix(colour, INK, 0.12))
    painter.setPen(LIGHT)
    left, middle = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignHCenter
    paint_title(painter, of.name, of.title, left if row else middle)
    if of.stats:
        ink = LIGHT if row else INK
        tint = mix(colour, LIGHT, 0.75) if row else mix(colour, INK, 0.35)
        numbers.paint_line(painter, of.foot, of.stats, tint, ink)


def paint_chip(
    painter: QPainter, card: QRectF, rules: RulesCard, place: Place, family: frame.Family
) -> None:
    """Paint only the picture, the sign, and the first number of *rules*."""
    edge = max(0.06 * min(card.width(), card.height()), 1.0)
    sheet = card.adjusted(edge, edge, -edge, -edge)
    _paint_ground(painter, card, sheet, family, QColor(family.colour))
    paint_picture(painter, sheet, rules.art, place, rules.photo, plain=True)
    side = min(0.46 * sheet.width(), 0.42 * sheet.height())
    at = QRectF(sheet.left(), sheet.top(), side, side)
    painter.fillRect(at, mix(QColor(family.colour), INK, 0.3))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(LIGHT)
    inset = side * 0.14
    painter.drawPath(sign_in(rules.sign, at.adjusted(inset, inset, -inset, -inset)))
    if stats := numbers.first(rules):
        at.moveBottomRight(sheet.bottomRight())
        painter.fillRect(at, QColor(family.paper))
        painter.setPen(INK)
        painter.setFont(fonts.fitted(fonts.CAPITALS, stats[0][1], 0.9 * side, round(0.86 * side)))
        painter.drawText(at, Qt.AlignmentFlag.AlignCenter, stats[0][1])


def _paint_ground(
    painter: QPainter, card: QRectF, sheet: QRectF, family: frame.Family, ground: QColor | None
) -> None:
    """Paint the edge in the family's border colour, and the paper, or a *ground* instead."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(family.border))
    if is_row(card):
        path = QPainterPath()
        path.addRoundedRect(card, 0.09 * card.height(), 0.09 * card.height())
        painter.drawPath(path)
    else:
        painter.drawPath(outline(card))
    painter.setBrush(ground or QColor(family.paper))
    corner = 0.03 * min(card.width(), card.height())
    painter.drawRoundedRect(sheet, corner, corner)
