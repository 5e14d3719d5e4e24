"""Markers: a round token for a card, and the chain that shows that it ties another."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QRectF, Qt
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

from ui.scene.layout.table_layout import Box

_STEEL = (QColor("#f4f1e6"), QColor("#9a9588"))
_DARK = QColor(18, 14, 10, 240)


def paint_marker(painter: QPainter, room: QRectF, face: QPixmap, part: Box) -> None:
    """Paint a round token with the *part* of *face*, and a chain at its edge."""
    side = room.width()
    disc = room.adjusted(side * 0.03, side * 0.03, -side * 0.03, -side * 0.03)
    round_edge = QPainterPath()
    round_edge.addEllipse(disc)
    painter.save()
    painter.setClipPath(round_edge)
    painter.fillRect(disc, _DARK)
    source = QRectF(
        part[0] * face.width(),
        part[1] * face.height(),
        part[2] * face.width(),
        part[3] * face.height(),
    )
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
    """Paint two links of a chain on a dark disc."""
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
    """Two links in a unit square about the origin."""
    stroker = QPainterPathStroker()
    stroker.setWidth(0.085)
    found = QPainterPath()
    for away in (-0.13, 0.13):
        link = QPainterPath()
        link.addRoundedRect(QRectF(away - 0.19, -0.115, 0.38, 0.23), 0.115, 0.115)
        found = found.united(stroker.createStroke(link))
    return QTransform().rotate(-45).map(found.simplified())
