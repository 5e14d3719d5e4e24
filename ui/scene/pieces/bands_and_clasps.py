"""What a piece shows besides its face: whose it is, and the chain that ties it to another."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from ui.faces.face_names import of_kind
from ui.scene.layout.attached_layout import Attached
from ui.scene.layout.table_layout import Layout
from ui.scene.measures import metrics
from ui.scene.pieces import seat_marks
from ui.scene.pieces.items import PieceItem
from ui.scene.pieces.markers import paint_chain, paint_marker
from ui.scene.pieces.piece_looks import CardFaces


class Marks:
    """The bands and clasps of one table, cached by size."""

    def __init__(self, layout: Layout) -> None:
        self._layout = layout
        self._bands: dict[tuple[float, float, str, int, bool], QPixmap] = {}
        self._clasps: dict[tuple[int, str], QPixmap] = {}

    def forget(self) -> None:
        """Drop all pictures, because the zoom or the screen has changed."""
        self._bands.clear()
        self._clasps.clear()

    def put_on(
        self, item: PieceItem, size: QSizeF, dpr: float, through: str, faces: CardFaces
    ) -> None:
        """Update the marks on *item*, whose body is *size* pixels: the colour of its seat if it is
        `banded`, and its clasp.

        *through* is the card by which it is attached; empty if it is attached directly.
        """
        if self._layout.controlled is None:
            return
        how = self._layout.attached.get(item.held_as)
        card = item.piece.kind == "card"
        item.show_band(self._band(item, size, dpr) if item.banded else None)
        if how is None or not how.clasp or not (card or through):
            item.show_clasp(None)
            return
        part = metrics.CLASP if card else metrics.CLASP_ON_TOKEN
        side = round(min(max(14.0, size.width() * part), metrics.CLASP_MOST))
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
    """A chain, or the card *through* which it runs, on a disc of *side* pixels."""
    pixels = QPixmap(round(side * dpr), round(side * dpr))
    pixels.setDevicePixelRatio(dpr)
    pixels.fill(Qt.GlobalColor.transparent)
    with QPainter(pixels) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = QRectF(0, 0, side, side)
        if through:
            part = how.through_portrait
            face = faces.pixmap(of_kind(through, "chip"), round(side / part[2]), dpr=dpr)
            paint_marker(painter, room, face, part)
        else:
            paint_chain(painter, room)
    return pixels


def way(painter: QPainter, room: QRectF, direction: int, colour: QColor) -> None:
    """Paint an arrow around a ring, clockwise if *direction* is positive."""
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
