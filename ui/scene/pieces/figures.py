"""Standing figures: a card's picture on a base with its owner's shape, colour and sign.

The six colours can be told apart with any kind of colour blindness, and shapes and signs do not
need colours.
"""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
    QRadialGradient,
    QTransform,
)

from tabletop.table.space import Figure
from ui.base import fonts
from ui.scene.layout.table_layout import Box
from ui.scene.measures import metrics
from ui.scene.pieces import banner, seat_marks
from ui.scene.pieces.felt_text import write

NEUTRAL = QColor("#b9a57c")
INK, IVORY = QColor(14, 11, 9), QColor("#f6ecd6")

WIDE = 0.96  # the base, in figure widths; its shadow has the rest
THICK = 0.2  # the thickness of the base, in its heights
BODY = 0.7  # the picture, in figure widths
STANDS = 0.42  # how deep the picture stands in the base, in base heights
SIGNED = 0.36  # the side of a sign, in figure widths
ARCH = 0.46  # the height of the picture's arch, in its widths


def tint(figure: Figure) -> QColor:
    """The colour of *figure*."""
    return seat_marks.colour(figure.mark) if figure.mark >= 0 else NEUTRAL


def foot_room(room: QRectF) -> QRectF:
    """The rectangle of the base of a figure in *room*."""
    high = room.height() * metrics.FOOT
    foot = QRectF(0, 0, room.width() * WIDE, high)
    foot.moveCenter(QPointF(room.center().x(), room.bottom() - high / 2))
    return foot


def paint(
    painter: QPainter,
    room: QRectF,
    figure: Figure,
    face: QPixmap | None,
    part: Box,
    text: float = 1.0,
) -> None:
    """Paint *figure* into *room*: the *part* of its card's *face*, or its sign if it is too small
    for a picture. Sign and number grow with the *text* size."""
    foot = foot_room(room)
    if figure.foot == "banner":
        banner.paint(painter, room, foot, tint(figure), figure.facing)
        return
    _paint_shadow(painter, foot)
    _paint_foot(painter, foot, figure)
    body = QRectF(0, 0, room.width() * BODY, room.height() - foot.height() * (1 - STANDS))
    body.moveTopLeft(QPointF(room.center().x() - body.width() / 2, room.top()))
    body.setTop(body.top() + room.width() * 0.02)
    if face is None:
        _paint_pawn(painter, body, figure)
    else:
        _paint_picture(painter, body, figure, face, part)
        _paint_badges(painter, room, foot, figure, SIGNED * min(text, metrics.SIGN_GROWS))


def ring(size: QSizeF, foot: str, colour: QColor, dpr: float, wide: float) -> QPixmap:
    """The outline of a figure of *size* pixels on a *foot* of this kind: bright, between two dark
    lines."""
    margin = wide + 2
    pixels = QPixmap(
        round((size.width() + 2 * margin) * dpr), round((size.height() + 2 * margin) * dpr)
    )
    pixels.setDevicePixelRatio(dpr)
    pixels.fill(Qt.GlobalColor.transparent)
    room = QRectF(QPointF(margin, margin), size)
    stand = foot_room(room)
    if foot == "banner":
        return _outlined(pixels, banner.outline(room, stand), colour, wide)
    body = QRectF(0, 0, room.width() * BODY, room.height() - stand.height() / 2)
    body.moveTopLeft(QPointF(room.center().x() - body.width() / 2, room.top()))
    return _outlined(pixels, _head(foot, body).united(_shape(foot, stand)), colour, wide)


def _outlined(pixels: QPixmap, path: QPainterPath, colour: QColor, wide: float) -> QPixmap:
    with QPainter(pixels) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for line, tone in ((wide + 2, QColor(0, 0, 0, 190)), (wide - 1, colour)):
            pen = QPen(tone, line)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.strokePath(path, pen)
    return pixels


# --- the foot ----------------------------------------------------------------------------------


def _paint_shadow(painter: QPainter, foot: QRectF) -> None:
    """Paint a soft shadow on the ground, to the lower right."""
    painter.save()
    painter.translate(foot.center() + QPointF(foot.width() * 0.05, foot.height() * 0.12))
    painter.scale(1, foot.height() / foot.width())
    reach = foot.width() * 0.56
    dark = QRadialGradient(QPointF(), reach)
    dark.setColorAt(0.6, QColor(0, 0, 0, 200))
    dark.setColorAt(0.84, QColor(0, 0, 0, 84))
    dark.setColorAt(1, QColor(0, 0, 0, 0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(dark)
    painter.drawEllipse(QPointF(), reach, reach)
    painter.restore()


def _paint_foot(painter: QPainter, foot: QRectF, figure: Figure) -> None:
    """Paint the base, seen slightly from the front and above."""
    colour, thick = tint(figure), foot.height() * THICK
    upper = foot.adjusted(0, 0, 0, -thick)
    outer = _shape(figure.foot, upper)
    painter.setPen(QPen(INK, max(1.0, foot.width() * 0.022)))
    painter.setBrush(colour.darker(190))
    painter.drawPath(outer.translated(0, thick))
    shine = QLinearGradient(upper.topLeft(), upper.bottomRight())
    shine.setColorAt(0, colour.lighter(116))
    shine.setColorAt(1, colour.darker(118))
    painter.setBrush(shine)
    painter.drawPath(outer)
    light = QColor(IVORY)
    light.setAlpha(190)  # the shape shows even if its colour is as dark as the ground
    inset = foot.width() * 0.03
    inner = _shape(figure.foot, upper.adjusted(inset, inset * 0.6, -inset, -inset * 0.6))
    painter.strokePath(inner, QPen(light, max(0.8, foot.width() * 0.018)))


def _shape(kind: str, room: QRectF) -> QPainterPath:
    """A base of this *kind* in *room*, round or with corners, seen from the front and above."""
    path = QPainterPath()
    if kind == "round":
        path.addEllipse(room)
        return path
    count, dent = {"square": (4, 1.0), "six": (6, 1.0), "spiked": (10, 0.74)}[kind]
    turn = {"square": 45.0, "six": 0.0, "spiked": 90.0}[kind]
    points = []
    for n in range(count * (2 if dent < 1 else 1)):
        angle = math.radians(turn + n * 360 / count / (2 if dent < 1 else 1))
        far = dent if dent < 1 and n % 2 else 1.0
        points.append(QPointF(math.cos(angle) * far, math.sin(angle) * far))
    across, down = (max(abs(p.x()) for p in points), max(abs(p.y()) for p in points))
    change = QTransform().translate(room.center().x(), room.center().y())
    change.scale(room.width() / 2 / across, room.height() / 2 / down)
    path.addPolygon(change.map(QPolygonF(points)))
    path.closeSubpath()
    return path


# --- what stands on it -------------------------------------------------------------------------


def _arch(room: QRectF) -> QPainterPath:
    """A tombstone shape: straight below, round above."""
    path = QPainterPath(room.bottomLeft())
    corner = room.width() * ARCH
    path.lineTo(room.left(), room.top() + corner)
    path.quadTo(room.topLeft(), QPointF(room.center().x(), room.top()))
    path.quadTo(room.topRight(), QPointF(room.right(), room.top() + corner))
    path.lineTo(room.bottomRight())
    path.closeSubpath()
    return path


def _paint_picture(
    painter: QPainter, body: QRectF, figure: Figure, face: QPixmap, part: Box
) -> None:
    """Paint the picture in a frame of the figure's colour between two dark lines."""
    kind, line = figure.foot, max(1.2, body.width() * 0.055)
    thick = QPointF(body.width() * 0.05, -body.width() * 0.02)
    painter.fillPath(_head(kind, body).translated(thick), INK)  # the edge of the cardboard
    painter.fillPath(_head(kind, body), INK)
    painter.fillPath(
        _head(kind, body.adjusted(line * 0.4, line * 0.4, -line * 0.4, 0)), tint(figure)
    )
    inner = body.adjusted(line * 1.3, line * 1.3, -line * 1.3, -line * 0.4)
    painter.fillPath(_head(kind, inner.adjusted(-line * 0.3, -line * 0.3, line * 0.3, 0)), INK)
    painter.save()
    painter.setClipPath(_head(kind, inner), Qt.ClipOperation.IntersectClip)
    picture = _filling(
        face, part, inner, round(inner.width() * painter.device().devicePixelRatio())
    )
    painter.drawPixmap(inner, picture, QRectF(picture.rect()))
    dusk = QLinearGradient(inner.topLeft(), inner.bottomLeft())
    dusk.setColorAt(0.62, QColor(0, 0, 0, 0))
    dusk.setColorAt(1, QColor(0, 0, 0, 170))
    painter.fillRect(inner, dusk)
    painter.restore()


def _filling(face: QPixmap, part: Box, room: QRectF, across: int) -> QPixmap:
    """As much of the *part* of *face* as fills *room* without stretching, *across* pixels wide."""
    left, top, wide, high = part
    source = QRectF(
        left * face.width(), top * face.height(), wide * face.width(), high * face.height()
    )
    shape = room.width() / room.height()
    shown = QRectF(0, 0, min(source.width(), source.height() * shape), 0)
    shown.setHeight(shown.width() / shape)
    shown.moveCenter(source.center())
    return face.copy(shown.toRect()).scaledToWidth(
        max(across, 1), Qt.TransformationMode.SmoothTransformation
    )


def _paint_pawn(painter: QPainter, body: QRectF, figure: Figure) -> None:
    """Paint a figure too small for a picture: a plain body in the shape of its base, with as large
    a sign as possible."""
    painter.setPen(QPen(INK, max(1.0, body.width() * 0.08)))
    painter.setBrush(tint(figure))
    painter.drawPath(_head(figure.foot, body))
    side = body.width() * 0.8
    spot = QRectF(0, 0, side, side)
    spot.moveCenter(body.center() - QPointF(0, body.height() * 0.04))
    if figure.mark >= 0:
        painter.fillPath(seat_marks.sign(figure.mark, spot), INK)
    elif figure.number:
        write(painter, spot, str(figure.number), fonts.PLAIN, INK, bold=True)


def _head(kind: str, room: QRectF) -> QPainterPath:
    """The body of a small figure: round, square, pointed or crowned at the top, like its base."""
    if kind == "round":
        return _arch(room)
    tops = {
        "square": [(0.0, 0.0), (1.0, 0.0)],
        "six": [(0.0, 0.26), (0.5, 0.0), (1.0, 0.26)],
        "spiked": [(0.0, 0.0), (0.26, 0.17), (0.5, 0.0), (0.74, 0.17), (1.0, 0.0)],
    }[kind]
    path = QPainterPath(room.bottomLeft())
    for across, down in tops:
        path.lineTo(room.left() + across * room.width(), room.top() + down * room.height())
    path.lineTo(room.bottomRight())
    path.closeSubpath()
    return path


def _paint_badges(
    painter: QPainter, room: QRectF, foot: QRectF, figure: Figure, signed: float
) -> None:
    """Paint the sign at the picture's foot, with a point in the figure's direction, and its number
    above."""
    side = room.width() * signed
    spot = QRectF(0, 0, side, side)
    spot.moveCenter(QPointF(room.center().x(), foot.center().y() - side * 0.42))
    if figure.facing >= 0:
        _paint_facing(painter, spot, figure.facing)
    if figure.mark >= 0:
        seat_marks.paint_sign(painter, spot, figure.mark)
    elif figure.facing >= 0:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(INK)
        painter.drawEllipse(spot.adjusted(1, 1, -1, -1))
    if figure.number > 0:
        high = QRectF(0, 0, side, side).adjusted(1, 1, -1, -1)
        high.moveCenter(QPointF(room.center().x() + room.width() * 0.3, room.top() + side * 0.62))
        painter.setPen(QPen(IVORY, max(1.0, side * 0.06)))
        painter.setBrush(INK)
        painter.drawEllipse(high)
        inset = side * 0.13
        words = high.adjusted(inset, inset, -inset, -inset)
        write(painter, words, str(figure.number), fonts.PLAIN, IVORY, bold=True)


def _paint_facing(painter: QPainter, disc: QRectF, degrees: int) -> None:
    """Paint a point at the edge of the sign's *disc*, in the figure's direction."""
    change = QTransform().translate(disc.center().x(), disc.center().y())
    change.scale(disc.width() / 2, disc.height() / 2)
    change.rotate(degrees)
    head = change.map(QPolygonF([QPointF(0, -1.75), QPointF(0.74, -0.72), QPointF(-0.74, -0.72)]))
    painter.setPen(QPen(INK, max(1.0, disc.width() * 0.07)))
    painter.setBrush(IVORY)
    painter.drawPolygon(head)
