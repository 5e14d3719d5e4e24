"""A picture supplied by a player instead of a painted one."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter


def paint_photo(painter: QPainter, room: QRectF, photo: QImage) -> None:
    """Paint the middle of *photo*, cropped to fill *room*."""
    scale = max(room.width() / photo.width(), room.height() / photo.height())
    seen = QRectF(0, 0, room.width() / scale, room.height() / scale)
    seen.moveCenter(QRectF(photo.rect()).center())
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawImage(room, photo, seen)
