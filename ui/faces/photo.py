"""A picture that somebody brought, where ours would be painted."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter


def paint_photo(painter: QPainter, room: QRectF, photo: QImage) -> None:
    """The middle of *photo*, as much of it as fills *room*."""
    scale = max(room.width() / photo.width(), room.height() / photo.height())
    seen = QRectF(0, 0, room.width() / scale, room.height() / scale)
    seen.moveCenter(QRectF(photo.rect()).center())
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawImage(room, photo, seen)
