"""The frame of a picture card: border, paper, window with a double line, index, numeral, name.

All measures are in card widths, so that a frame looks the same at every size. The shape of the
window's head and the sign of the index tell families apart without colours.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

import msgspec
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QRadialGradient

from assets.drawings.glyphs import glyph_in
from assets.drawings.places import clear, mix, shaded
from assets.drawings.recipe import Recipe, RecipeError
from ui.base import fonts
from ui.faces.blank import outline

_BORDER = 0.034
_SIDE = 0.078  # from the card's edge to the window
_FOOT = 0.178  # from the card's lower edge to the window: the band of the name
_INK = QColor("#2a1d17")


class Family(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """How the frames of one family of cards look."""

    colour: str
    paper: str
    border: str
    head: str = "basket"  # basket | gable | round | pointed | stepped
    glyph: str = ""  # the suit's sign; if set, the card has an index in its corners
    age: float = 1.0  # 0-1, how far the paper has yellowed at its edges

    def in_few_tones(self) -> Family:
        """This family in the high-contrast theme: a strong colour on white, with a black border."""
        strong = QColor(self.colour)
        strong.setHsvF(strong.hueF(), min(1.0, strong.hsvSaturationF() + 0.35), 0.5)
        return msgspec.structs.replace(
            self, colour=strong.name(), paper="#ffffff", border="#000000", age=0.0
        )


def read_families(path: Path) -> dict[str, Family]:
    """The families in assets/art/frames.toml.

    :raises RecipeError: if the file cannot be read.
    """
    try:
        return msgspec.convert(tomllib.loads(path.read_text("utf-8")), dict[str, Family])
    except (OSError, tomllib.TOMLDecodeError, msgspec.ValidationError) as wrong:
        raise RecipeError(f"{path.name}: {wrong}") from None


def window_room(card: QRectF, family: Family) -> QRectF:
    """The rectangle around the window, in which a scene is composed."""
    w = card.width()
    top = 0.074 if family.glyph else 0.165
    return card.adjusted(_SIDE * w, top * w, -_SIDE * w, -_FOOT * w)


def window(card: QRectF, family: Family) -> QPainterPath:
    """The outline of the window; if there is an index, its shoulders leave the two upper corners
    free."""
    w = card.width()
    room = window_room(card, family)
    if not family.glyph:
        return _basket(room, w)
    shoulder, drop, bend = 0.122 * w, 0.238 * w, 0.035 * w
    left, right, top = room.left(), room.right(), room.top()
    inner_left, inner_right, low = left + shoulder, right - shoulder, top + drop
    path = QPainterPath(QPointF(left, room.bottom()))
    path.lineTo(left, low)
    path.lineTo(inner_left - bend, low)
    path.quadTo(inner_left, low, inner_left, low - bend)
    _head(path, family.head, inner_left, inner_right, top, w)
    path.lineTo(inner_right, low - bend)
    path.quadTo(inner_right, low, inner_right + bend, low)
    path.lineTo(right, low)
    path.lineTo(right, room.bottom())
    path.closeSubpath()
    return path


def _head(path: QPainterPath, head: str, left: float, right: float, top: float, w: float) -> None:
    """From the left inner edge over the top to the right inner edge."""
    middle = (left + right) / 2
    if head == "round":
        spring = top + 0.15 * w
        path.lineTo(left, spring)
        path.cubicTo(left, top + 0.02 * w, middle - 0.16 * w, top, middle, top)
        path.cubicTo(middle + 0.16 * w, top, right, top + 0.02 * w, right, spring)
    elif head == "pointed":
        spring = top + 0.175 * w
        path.lineTo(left, spring)
        path.quadTo(left + 0.02 * w, top + 0.07 * w, middle, top - 0.012 * w)
        path.quadTo(right - 0.02 * w, top + 0.07 * w, right, spring)
    elif head == "gable":
        path.lineTo(left, top + 0.105 * w)
        path.lineTo(left + 0.105 * w, top)
        path.lineTo(right - 0.105 * w, top)
        path.lineTo(right, top + 0.105 * w)
    else:  # stepped
        step = 0.055 * w
        path.lineTo(left, top + 1.5 * step)
        path.quadTo(left + step, top + 1.5 * step, left + step, top + step * 0.5)
        path.lineTo(left + step, top)
        path.lineTo(right - step, top)
        path.lineTo(right - step, top + step * 0.5)
        path.quadTo(right - step, top + 1.5 * step, right, top + 1.5 * step)


def _basket(room: QRectF, w: float) -> QPainterPath:
    spring = room.top() + 0.2 * w
    middle = room.center().x()
    path = QPainterPath(room.bottomLeft())
    path.lineTo(room.left(), spring)
    path.cubicTo(
        room.left(), room.top() + 0.06 * w, room.left() + 0.14 * w, room.top(), middle, room.top()
    )
    path.cubicTo(
        room.right() - 0.14 * w,
        room.top(),
        room.right(),
        room.top() + 0.06 * w,
        room.right(),
        spring,
    )
    path.lineTo(room.bottomRight())
    path.closeSubpath()
    return path


def paint_paper(painter: QPainter, card: QRectF, family: Family) -> None:
    """Paint the border and the paper, with a thin line of the family's colour near its edge."""
    w = card.width()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(family.border))
    painter.drawPath(outline(card))
    sheet = card.adjusted(*(s * _BORDER * w for s in (1, 1, -1, -1)))
    paper = QColor(family.paper)
    fade = QRadialGradient(sheet.center(), w * 1.05)
    fade.setColorAt(0.0, shaded(paper, 0.25))
    fade.setColorAt(0.62, paper)
    fade.setColorAt(1.0, mix(paper, QColor("#b48a4f"), 0.32 * family.age))
    painter.setBrush(fade)
    painter.drawRoundedRect(sheet, 0.03 * w, 0.03 * w)
    line = card.adjusted(*(s * (_BORDER + 0.014) * w for s in (1, 1, -1, -1)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(clear(QColor(family.colour), 0.65), max(0.6, 0.0042 * w)))
    painter.drawRoundedRect(line, 0.02 * w, 0.02 * w)


def paint_window_line(painter: QPainter, card: QRectF, family: Family) -> None:
    """Paint the double line around the window, and its shadow on the picture."""
    w = card.width()
    path = window(card, family)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    for width, alpha in ((0.05, 0.10), (0.03, 0.16)):
        painter.setPen(QPen(QColor(10, 6, 12, round(255 * alpha)), width * w))
        painter.drawPath(path)
    painter.restore()
    for colour, width in (
        (_INK, 0.021),
        (mix(QColor(family.colour), QColor("#e8c66a"), 0.55), 0.0125),
        (_INK, 0.0055),
    ):
        pen = QPen(colour, max(width * w, 0.55))
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        painter.setPen(pen)
        painter.drawPath(path)


def name_room(card: QRectF) -> QRectF:
    """The room for the name."""
    w = card.width()
    return QRectF(
        card.left() + 0.1 * w, card.bottom() - (_FOOT - 0.014) * w, 0.8 * w, (_FOOT - 0.06) * w
    )


def name_font(card: QRectF, recipe: Recipe) -> QFont:
    """The capitals of the name, fitted to its room."""
    room = name_room(card)
    return fonts.fitted(
        fonts.CAPITALS, recipe.name.upper(), room.width(), round(0.078 * card.width()), 0.03
    )


def paint_words(painter: QPainter, card: QRectF, family: Family, recipe: Recipe) -> None:
    """Paint the name, and the index in the corners or the numeral over the window."""
    w = card.width()
    centre = Qt.AlignmentFlag.AlignCenter
    room = name_room(card)
    face = name_font(card, recipe)
    painter.setFont(face)
    painter.setPen(_INK)
    painter.drawText(room, centre, recipe.name.upper())
    _flank(painter, room, painter.fontMetrics().horizontalAdvance(recipe.name.upper()), w, family)
    if family.glyph:
        for left in (card.left() + 0.05 * w, card.right() - 0.19 * w):
            _paint_index(
                painter, QRectF(left, card.top() + 0.052 * w, 0.14 * w, 0.25 * w), family, recipe
            )
        return
    painter.setFont(fonts.fitted(fonts.CAPITALS, recipe.numeral, 0.4 * w, round(0.088 * w), 0.04))
    painter.setPen(_INK)
    painter.drawText(
        QRectF(card.left(), card.top() + 0.05 * w, w, 0.11 * w), centre, recipe.numeral
    )
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(family.colour))
    size = 0.115 * w
    for left, turn in ((card.left() + 0.075 * w, 0), (card.right() - 0.075 * w - size, 90)):
        at = QRectF(left, card.top() + 0.075 * w, size, size)
        painter.drawPath(glyph_in("leaf-scroll", at, turn))


def _flank(painter: QPainter, room: QRectF, text: float, w: float, family: Family) -> None:
    """Paint a lozenge on either side of a name that leaves room for it."""
    free = (room.width() - text) / 2
    if free < 0.06 * w:
        return
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(family.colour))
    side = 0.034 * w
    for x in (room.left() + free * 0.45, room.right() - free * 0.45):
        painter.drawPath(
            glyph_in("lozenge", QRectF(x - side / 2, room.center().y() - side / 2, side, side))
        )


def _paint_index(painter: QPainter, room: QRectF, family: Family, recipe: Recipe) -> None:
    """Paint the rank over the suit's sign, large enough to read in a hand."""
    w = room.width()
    ink = mix(QColor(family.colour), _INK, 0.35)
    painter.setFont(fonts.fitted(fonts.CAPITALS, recipe.numeral, w * 0.96, round(w * 0.94)))
    painter.setPen(ink)
    painter.drawText(
        room.adjusted(-w * 0.1, 0, w * 0.1, -w * 0.82), Qt.AlignmentFlag.AlignCenter, recipe.numeral
    )
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(family.colour))
    side = w * 0.80
    painter.drawPath(
        glyph_in(
            family.glyph,
            QRectF(room.center().x() - side / 2, room.bottom() - side * 1.04, side, side),
        )
    )


def paint_small(painter: QPainter, card: QRectF, family: Family, recipe: Recipe) -> QRectF:
    """Paint the frame of a card too small for details: a large index on top.

    Returns the room left for the picture.
    """
    w = card.width()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(family.border))
    painter.drawPath(outline(card))
    sheet = card.adjusted(*(s * 0.045 * w for s in (1, 1, -1, -1)))
    painter.setBrush(QColor(family.paper))
    painter.drawRoundedRect(sheet, 0.03 * w, 0.03 * w)
    band = QRectF(sheet.left(), sheet.top(), sheet.width(), 0.46 * w)
    ink = mix(QColor(family.colour), _INK, 0.4)
    half = band.adjusted(0, 0, -band.width() * 0.46, 0) if family.glyph else band
    painter.setPen(ink)
    painter.setFont(
        fonts.fitted(fonts.CAPITALS, recipe.numeral, half.width() * 0.94, round(0.42 * w))
    )
    painter.drawText(half, Qt.AlignmentFlag.AlignCenter, recipe.numeral)
    if family.glyph:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(family.colour))
        side = 0.37 * w
        at = QPointF(band.right() - side * 0.66, band.center().y())
        painter.drawPath(
            glyph_in(family.glyph, QRectF(at.x() - side / 2, at.y() - side / 2, side, side))
        )
    return QRectF(sheet.left(), band.bottom(), sheet.width(), sheet.bottom() - band.bottom())
