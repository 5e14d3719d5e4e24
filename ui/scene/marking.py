"""What is shown on a piece besides its face: whose it is, and the chain that ties it to another."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPen,
    QPixmap,
    QTransform,
)

from ui.scene import metrics, seat_marks
from ui.scene.items import PieceItem
from ui.scene.layout import Attached, Box, Layout

if TYPE_CHECKING:
    from ui.scene.looks import CardFaces

_STEEL = (QColor("#f4f1e6"), QColor("#9a9588"))
_DARK = QColor(18, 14, 10, 240)


class Marks:
    """The bands and clasps of one table, painted once for each size."""

    def __init__(self, layout: Layout) -> None:
        self._layout = layout
        self._bands: dict[tuple[float, float, str, int, bool], QPixmap] = {}
        self._clasps: dict[tuple[int, str], QPixmap] = {}

    def forget(self) -> None:
        """Paint all anew: the zoom or the screen changed."""
        self._bands.clear()
        self._clasps.clear()

    def put_on(
        self, item: PieceItem, size: QSizeF, dpr: float, through: str, faces: CardFaces
    ) -> None:
        """Mark *item*, whose body is *size* pixels, as what it is now.

        *through* is the card by which it holds what it lies on, empty if by itself.
        """
        if self._layout.controlled is None:
            return
        how = self._layout.attached.get(item.held_as)
        card = item.piece.kind == "card"
        item.show_band(self._band(item, size, dpr) if item.seat >= 0 else None)
        if how is None or not how.clasp or not (card or through):
            item.show_clasp(None)
            return
        side = max(14, round(size.width() * (metrics.CLASP if card else metrics.CLASP_ON_TOKEN)))
        key = (side, through)
        if key not in self._clasps:
            self._clasps[key] = _clasp(side, dpr, through, how, faces)
        item.show_clasp(self._clasps[key])

    def _band(self, item: PieceItem, size: QSizeF, dpr: float) -> QPixmap:
        how = self._layout.attached.get(item.held_as)
        signed = item.piece.kind == "card" and not (how and how.tucked)
        key = (size.width(), size.height(), item.piece.kind, item.seat, signed)
        if key not in self._bands:
            band = seat_marks.band(size, item.piece.kind, item.seat, dpr, signed=signed)
            self._bands[key] = band
        return self._bands[key]


def _clasp(side: int, dpr: float, through: str, how: Attached, faces: CardFaces) -> QPixmap:
    """A chain, or the card that it goes *through*, on a disc of *side* pixels."""
    pixels = QPixmap(round(side * dpr), round(side * dpr))
    pixels.setDevicePixelRatio(dpr)
    pixels.fill(Qt.GlobalColor.transparent)
    with QPainter(pixels) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = QRectF(0, 0, side, side)
        if through:
            part = how.through_portrait
            face = faces.pixmap(through, round(side / part[2]), dpr=dpr)
            paint_marker(painter, room, face, part)
        else:
            paint_chain(painter, room)
    return pixels


def paint_marker(painter: QPainter, room: QRectF, face: QPixmap, part: Box) -> None:
    """A round token with the *part* of *face* that stands for a card, and a chain at its edge."""
    side = room.width()
    disc = room.adjusted(side * 0.03, side * 0.03, -side * 0.03, -side * 0.03)
    round_edge = QPainterPath()
    round_edge.addEllipse(disc)
    painter.save()
    painter.setClipPath(round_edge)
    painter.fillRect(disc, _DARK)
    source = QRectF(
        part[0] * face.width(), part[1] * face.height(),
        part[2] * face.width(), part[3] * face.height(),
    )  # fmt: skip
    wide = source.width() / source.height()
    whole = QRectF(0, 0, disc.height() * max(wide, 1.0), disc.width() / min(wide, 1.0))
    whole.moveCenter(disc.center())
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawPixmap(whole, face, source)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor("#f2e3bd"), max(1.0, side * 0.04)))
    painter.drawEllipse(disc)
    badge = QRectF(0, 0, side * 0.46, side * 0.46)
    badge.moveBottomRight(room.bottomRight())
    paint_chain(painter, badge)


def paint_chain(painter: QPainter, room: QRectF) -> None:
    """Two links of a chain on a dark disc."""
    side = room.width()
    painter.setPen(QPen(_STEEL[1], max(1.0, side * 0.04)))
    painter.setBrush(_DARK)
    painter.drawEllipse(room.adjusted(1, 1, -1, -1))
    shine = QLinearGradient(room.topLeft(), room.bottomRight())
    shine.setColorAt(0.2, _STEEL[0])
    shine.setColorAt(0.8, _STEEL[1])
    change = QTransform().translate(room.center().x(), room.center().y()).scale(side, side)
    painter.fillPath(change.map(_links()), shine)


@cache
def _links() -> QPainterPath:
    """Two links in a box of side 1 about the origin."""
    stroker = QPainterPathStroker()
    stroker.setWidth(0.085)
    found = QPainterPath()
    for away in (-0.13, 0.13):
        link = QPainterPath()
        link.addRoundedRect(QRectF(away - 0.19, -0.115, 0.38, 0.23), 0.115, 0.115)
        found = found.united(stroker.createStroke(link))
    return QTransform().rotate(-45).map(found.simplified())


def way(painter: QPainter, room: QRectF, direction: int, colour: QColor) -> None:
    """An arrow round a ring: clockwise where *direction* is more than 0, else the other way."""
    side = min(room.width(), room.height())
    painter.save()
    painter.translate(room.center())
    painter.scale(side if direction > 0 else -side, side)
    arc = QPainterPath()
    arc.arcMoveTo(QRectF(-0.36, -0.36, 0.72, 0.72), 215)
    arc.arcTo(QRectF(-0.36, -0.36, 0.72, 0.72), 215, -250)
    for pen in (QPen(QColor(0, 0, 0, 130), 0.15), QPen(colour, 0.09)):
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.strokePath(arc, pen)
    tip = arc.currentPosition()
    head = QPainterPath(tip + QPointF(-0.03, 0.2))
    head.lineTo(tip + QPointF(-0.2, -0.04))
    head.lineTo(tip + QPointF(0.17, -0.01))
    head.closeSubpath()
    painter.fillPath(head, colour)
    painter.restore()
