"""The prints on the felt: seats' boards, outlines of places, gems, labels, targets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QRadialGradient,
    QTransform,
)

from assets.drawings.emblem import emblem_in
from ui.base import fonts
from ui.scene.measures import metrics
from ui.scene.pieces import seat_marks
from ui.scene.pieces.felt_text import MUTED, write
from ui.scene.pieces.items import Paint
from ui.scene.pieces.tokens import GOLD, IVORY
from ui.scene.places.spot import Spot

CELL_INSET = 0.92
"""The lit part of a cell that touches its neighbours, in cell widths."""


class Look(NamedTuple):
    """How to paint something, and what identifies the result: a look with equal `shows` is not
    painted again."""

    paint: Paint
    shows: object


def board(active: bool, near: bool, mark: int = -1) -> Look:
    """A seat's board. That of the seat whose turn it is (*active*) has a golden edge and a brighter
    ground.

    If the seat has a *mark*, the board has an edge in its colour.
    """

    def paint(painter: QPainter, room: QRectF) -> None:
        inner = room.adjusted(2, 2, -2, -2)
        ground = QLinearGradient(inner.topLeft(), inner.bottomLeft())
        ground.setColorAt(0, QColor(0, 0, 0, 62))
        ground.setColorAt(1, QColor(0, 0, 0, 92))
        painter.setBrush(ground)
        painter.setPen(QPen(QColor(255, 255, 255, 44), 1.2))
        painter.drawRoundedRect(inner, 14, 14)
        if mark >= 0:
            _paint_mark(painter, inner, mark, active)
        elif active:
            painter.setBrush(QColor(216, 171, 82, 20))
            painter.setPen(QPen(GOLD, 2.6))
            painter.drawRoundedRect(inner, 14, 14)
            notch = QPainterPath(QPointF(inner.left() + 1, inner.center().y() - 13))
            notch.lineTo(inner.left() + 12, inner.center().y())
            notch.lineTo(inner.left() + 1, inner.center().y() + 13)
            painter.fillPath(notch, GOLD)

    return Look(paint, ("board", active, near, mark))


def shade() -> Look:
    """The shade over the board of a seat that has had its turn."""

    def paint(painter: QPainter, room: QRectF) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, metrics.SHADE))
        painter.drawRoundedRect(room.adjusted(2, 2, -2, -2), 14, 14)

    return Look(paint, "shade")


def _paint_mark(painter: QPainter, inner: QRectF, seat: int, active: bool) -> None:
    """Paint the edge of a board in its seat's colour: wide, with a golden line, if it is active."""
    tint = seat_marks.colour(seat)
    faint = QColor(tint)
    faint.setAlpha(150)
    painter.setPen(QPen(tint if active else faint, 6 if active else 2))
    ground = QColor(tint)
    ground.setAlpha(26 if active else 8)
    painter.setBrush(ground)
    edge = 3 if active else 0
    painter.drawRoundedRect(inner.adjusted(edge, edge, -edge, -edge), 12, 12)
    if active:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(GOLD, 2))
        painter.drawRoundedRect(inner.adjusted(7, 7, -7, -7), 9, 9)


def ghost(name: str, seat: int) -> Look:
    """The name of a card that belongs here and lies elsewhere, on a quiet ground."""

    def paint(painter: QPainter, room: QRectF) -> None:
        tint = seat_marks.colour(seat)
        tint.setAlpha(90)
        inner = room.adjusted(1, 1, -1, -1)
        painter.setBrush(QColor(0, 0, 0, 110))
        painter.setPen(QPen(tint, 1.2))
        painter.drawRoundedRect(inner, inner.height() * 0.3, inner.height() * 0.3)
        height = inner.height() * 0.82
        beside = inner.height() * 0.2
        line = QRectF(inner.left() + beside, 0, inner.width() - 2 * beside, height)
        narrow = fonts.narrowness(fonts.PLAIN, name, line.width(), max(6, round(height * 0.76)))
        painter.translate(inner.center())
        painter.scale(narrow, 1.0)
        line.setWidth(line.width() / narrow)
        line.moveCenter(QPointF())
        write(painter, line, name, fonts.PLAIN, MUTED)

    return Look(paint, ("ghost", name, seat))


def slot(lit: bool) -> Look:
    """An empty place."""

    def paint(painter: QPainter, room: QRectF) -> None:
        inner = room.adjusted(1.5, 1.5, -1.5, -1.5)
        corner = inner.width() * 0.07
        painter.setBrush(QColor(0, 0, 0, 38))
        colour = QColor(GOLD) if lit else QColor(255, 255, 255, 46)
        painter.setPen(QPen(colour, 1.4))
        painter.drawRoundedRect(inner, corner, corner)

    return Look(paint, ("slot", lit))


def gem() -> Look:
    """A gem in an empty slot."""

    def paint(painter: QPainter, room: QRectF) -> None:
        slot(False).paint(painter, room)
        side = room.width() * 0.66
        place = QRectF(0, 0, side, side)
        place.moveCenter(room.center())
        halo = QRadialGradient(room.center(), side * 0.9)
        halo.setColorAt(0, QColor(120, 170, 255, 90))
        halo.setColorAt(1, QColor(120, 170, 255, 0))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.fillRect(room.adjusted(4, 4, -4, -4), halo)
        stone = QLinearGradient(place.topLeft(), place.bottomRight())
        stone.setColorAt(0, QColor("#dcebff"))
        stone.setColorAt(0.5, QColor("#6f9fe8"))
        stone.setColorAt(1, QColor("#2c4f9e"))
        path = emblem_in("cut-diamond", place)
        painter.fillPath(path.translated(1.5, 2), QColor(0, 0, 0, 120))
        painter.fillPath(path, stone)

    return Look(paint, "gem")


def label_of(spot: Spot, count: int) -> str:
    """The label of *spot*, which holds *count* pieces."""
    if not spot.label or not (count or spot.lies.outline):
        return ""
    if spot.lies.kind == "pile" or spot.lies.counted:
        return f"{spot.label} {count}" if spot.shut else f"{spot.label} · {count}"
    return spot.label


def is_middled(spot: Spot) -> bool:
    """Whether the label of *spot* is centred above it."""
    over = spot.lies.kind in ("pile", "column") or spot.lies.middled or spot.shut
    return over and not spot.lies.label_width


def label_area(spot: Spot) -> QRectF:
    """The rectangle of *spot*'s label: above it, or to the left of a place in a column."""
    height = metrics.LABEL * 1.35
    if spot.named is not None:
        return QRectF(spot.named)
    if spot.lies.kind == "column":
        side = height * (1.5 if spot.lit else 1.2)
        area = QRectF(0, 0, side, side)
        area.moveCenter(QPointF(spot.area.left() - side * 0.62, spot.area.center().y()))
        return area
    least = spot.area.width() if spot.lies.region else metrics.LABEL_LEAST
    width = spot.lies.label_width * spot.board_scale or max(spot.area.width(), least)
    left = spot.area.center().x() - width / 2 if is_middled(spot) else spot.area.left()
    above = height + (metrics.PILE_ROOM if spot.lies.kind == "pile" else 2)
    return QRectF(left, spot.area.top() - above, width, height)


def label(words: str, spot: Spot) -> Look:
    """A place's label; in a column a number on a disc, golden if it is lit."""
    if spot.lies.kind == "column":
        return Look(lambda p, r: _paint_number(p, r, words, spot), (words, spot.lit, spot.dimmed))
    align = Qt.AlignmentFlag.AlignHCenter if is_middled(spot) else Qt.AlignmentFlag.AlignLeft
    return Look(lambda p, r: write(p, r, words, fonts.PLAIN, MUTED, align), (words, align))


def _paint_number(painter: QPainter, room: QRectF, words: str, spot: Spot) -> None:
    disc = room.adjusted(1.5, 1.5, -1.5, -1.5)
    # large text may have grown in one direction only
    round_by = min(disc.width(), disc.height()) / 2
    painter.setBrush(QColor(0, 0, 0, 110))
    edge = QColor(GOLD) if spot.lit else QColor(255, 255, 255, 60)
    painter.setPen(QPen(edge, 2 if spot.lit else 1.2))
    painter.drawRoundedRect(disc, round_by, round_by)
    colour = GOLD if spot.lit else QColor(140, 134, 118) if spot.dimmed else IVORY
    write(painter, disc.adjusted(3, 3, -3, -3), words, fonts.CAPITALS, colour, bold=True)


def target(colour: QColor, *, best: bool) -> Look:
    """A place where the dragged piece may go: corners and an outline, filled if it would land
    there."""

    def paint(painter: QPainter, room: QRectF) -> None:
        inner = room.adjusted(4, 4, -4, -4)
        ground = QColor(colour)
        ground.setAlpha(70 if best else 26)
        painter.setBrush(ground)
        painter.setPen(QPen(QColor(0, 0, 0, 150), 5 if best else 4))
        painter.drawRoundedRect(inner, 12, 12)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colour, 3 if best else 1.6))
        painter.drawRoundedRect(inner, 12, 12)
        if best:
            _paint_corners(painter, inner, colour)

    return Look(paint, ("target", colour.name(), best))


def cell_target(shape: QPolygonF, colour: QColor, *, best: bool, inset: float = CELL_INSET) -> Look:
    """The same for a place of a space with this *shape*; *inset* is the lit part."""
    inner = QTransform.fromScale(inset, inset).map(shape.translated(-shape.boundingRect().center()))

    def paint(painter: QPainter, room: QRectF) -> None:
        cell = inner.translated(room.center())
        ground = QColor(colour)
        ground.setAlpha(88 if best else 40)
        painter.setBrush(ground)
        painter.setPen(QPen(QColor(0, 0, 0, 130), 3.4 if best else 2.6))
        painter.drawPolygon(cell)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colour, 2.2 if best else 1.3))
        painter.drawPolygon(cell)

    return Look(paint, ("cell", _sides(shape), colour.name(), best, inset))


def cell_barred(shape: QPolygonF, colour: QColor) -> Look:
    """A place of a space with this *shape* where the dragged piece may not go."""
    target = cell_target(shape, colour, best=True)

    def paint(painter: QPainter, room: QRectF) -> None:
        target.paint(painter, room)
        across, down = room.width() * 0.16, room.height() * 0.16
        middle = room.center()
        for tint, wide in ((QColor(0, 0, 0, 170), 9), (colour, 4.6)):
            painter.setPen(QPen(tint, wide, c=Qt.PenCapStyle.RoundCap))
            for turn in (1, -1):
                aside = QPointF(across, down * turn)
                painter.drawLine(middle - aside, middle + aside)

    return Look(paint, ("barred", target.shows))


def _paint_corners(painter: QPainter, room: QRectF, colour: QColor) -> None:
    reach = min(room.width(), room.height()) * 0.16
    painter.setPen(QPen(colour, 6, c=Qt.PenCapStyle.RoundCap))
    for x, dx in ((room.left(), reach), (room.right(), -reach)):
        for y, dy in ((room.top(), reach), (room.bottom(), -reach)):
            painter.drawLine(QPointF(x + dx * 0.4, y), QPointF(x + dx, y))
            painter.drawLine(QPointF(x, y + dy * 0.4), QPointF(x, y + dy))


def focus(light: QColor) -> Look:
    """The focus ring: a light line outside a dark one, visible on any ground, with brackets at its
    corners that distinguish it from the rings of choosable pieces."""

    def paint(painter: QPainter, room: QRectF) -> None:
        wide, dark = metrics.FOCUS_RING, QColor(10, 8, 6)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        outer = room.adjusted(2.5 * wide, 2.5 * wide, -2.5 * wide, -2.5 * wide)
        for thick, colour in ((5.0, dark), (3.2, light)):
            _paint_brackets(painter, outer, QPen(colour, thick * wide))
        painter.setPen(QPen(light, wide * 1.6))
        painter.drawRoundedRect(outer, 10, 10)
        inner = outer.adjusted(wide * 1.4, wide * 1.4, -wide * 1.4, -wide * 1.4)
        painter.setPen(QPen(dark, wide))
        painter.drawRoundedRect(inner, 9, 9)

    return Look(paint, ("focus", light.name()))


def cell_focus(shape: QPolygonF, light: QColor, inset: float = CELL_INSET) -> Look:
    """The same around a place of a space with this *shape*; its corners are the brackets."""
    middle = shape.boundingRect().center()
    inner = QTransform.fromScale(inset, inset).map(shape.translated(-middle))

    def paint(painter: QPainter, room: QRectF) -> None:
        corners, wide = inner.translated(room.center()).toList(), metrics.FOCUS_RING
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for thick, colour in ((3.0, QColor(10, 8, 6)), (1.5, light)):
            pen = QPen(colour, thick * wide)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            painter.drawPolygon(corners)
            pen.setWidthF(2 * thick * wide)
            painter.setPen(pen)
            for n, corner in enumerate(corners):
                before, after = corners[n - 1], corners[(n + 1) % len(corners)]
                ends = (corner + (each - corner) * 0.16 for each in (before, after))
                painter.drawPolyline([next(ends), corner, next(ends)])

    return Look(paint, ("cell focus", _sides(shape), light.name(), inset))


def _sides(shape: QPolygonF) -> tuple[tuple[float, float], ...]:
    """What all places of this *shape* have in common, wherever they lie."""
    corner = shape.boundingRect().topLeft()
    away = (point - corner for point in shape.toList())
    return tuple((round(each.x(), 1), round(each.y(), 1)) for each in away)


def _paint_brackets(painter: QPainter, room: QRectF, pen: QPen) -> None:
    reach = min(room.width(), room.height()) * 0.24
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    for x, dx in ((room.left(), reach), (room.right(), -reach)):
        for y, dy in ((room.top(), reach), (room.bottom(), -reach)):
            corner = QPointF(x, y)
            painter.drawPolyline([QPointF(x, y + dy), corner, QPointF(x + dx, y)])


def place_name(name: str, colour: QColor) -> Look:
    """The code of a place, readable on any ground."""

    def paint(painter: QPainter, room: QRectF) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(12, 10, 8, 170))
        painter.drawRoundedRect(room, room.height() / 3, room.height() / 3)
        painter.setPen(colour.lighter(130))
        painter.setFont(fonts.font(fonts.PLAIN, max(7, round(room.height() * 0.72)), bold=True))
        painter.drawText(room, int(Qt.AlignmentFlag.AlignCenter), name)

    return Look(paint, ("place name", name, colour.rgba()))


def call_out(code: str) -> Look:
    """A code that can be called out or typed."""

    def paint(painter: QPainter, room: QRectF) -> None:
        tag = room.adjusted(1.5, 1.5, -1.5, -1.5)
        painter.setBrush(QColor(255, 223, 143))
        painter.setPen(QPen(QColor(20, 15, 8), 2))
        painter.drawRoundedRect(tag, 7, 7)
        painter.setPen(QColor(20, 15, 8))
        painter.setFont(fonts.font(fonts.PLAIN, max(8, round(tag.height() * 0.7)), bold=True))
        painter.drawText(tag, int(Qt.AlignmentFlag.AlignCenter), code.upper())

    return Look(paint, ("code", code))


def hint_width(words: str, height: float) -> float:
    """The width of a hint of this *height*."""
    unit = height / metrics.HINT
    font = fonts.font(fonts.PLAIN, round((height - 8 * unit) * 0.76))
    return QFontMetricsF(font).horizontalAdvance(words) + 28 * unit


def hint(lines: Sequence[str]) -> Look:
    """The lines beside the dragged piece: what dropping it here would do."""

    def paint(painter: QPainter, room: QRectF) -> None:
        painter.setBrush(QColor(18, 14, 10, 232))
        high = room.height() / len(lines)
        unit = high / metrics.HINT
        painter.setPen(QPen(GOLD, 1.4 * unit))
        painter.drawRoundedRect(room.adjusted(unit, unit, -unit, -unit), 8 * unit, 8 * unit)
        align = Qt.AlignmentFlag.AlignLeft if len(lines) > 1 else Qt.AlignmentFlag.AlignHCenter
        for number, line in enumerate(lines):
            inner = QRectF(room.left(), room.top() + number * high, room.width(), high)
            inner.adjust(10 * unit, 4 * unit, -10 * unit, -4 * unit)
            write(painter, inner, line, fonts.PLAIN, IVORY, align)

    return Look(paint, ("hint", *lines))


def effect(words: str, *, vain: bool) -> Look:
    """Two words over a card: what it would do now; dim if that is in *vain*."""

    def paint(painter: QPainter, room: QRectF) -> None:
        painter.setBrush(QColor(18, 14, 10, 232))
        thin = room.height() * 0.05
        painter.setPen(QPen(QColor("#b3685c") if vain else QColor(GOLD), thin))
        pill = room.adjusted(thin, thin, -thin, -thin)
        painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)
        inner = pill.adjusted(pill.height() * 0.3, thin, -pill.height() * 0.3, -thin)
        colour = QColor("#f0b3a6") if vain else IVORY
        write(painter, inner, words, fonts.PLAIN, colour, bold=not vain)

    return Look(paint, ("effect", words, vain))


def change(by: int) -> Look:
    """A change of a number: red with a minus sign if it fell, otherwise green."""

    def paint(painter: QPainter, room: QRectF) -> None:
        words = f"+{by}" if by > 0 else f"−{-by}"
        colour = QColor("#a8e07c") if by > 0 else QColor("#ff8d78")
        pill = room.adjusted(room.width() * 0.14, 2, -room.width() * 0.14, -2)
        painter.setPen(QPen(colour, 1.5))
        painter.setBrush(QColor(14, 10, 8, 215))
        painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)
        write(painter, pill.adjusted(8, 2, -8, -2), words, fonts.PLAIN, colour, bold=True)

    return Look(paint, ("change", by))
