"""Reads a picture file at the size at which it is shown."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImageReader, QPixmap


def read_scaled(path: Path, wanted: QSize, dpr: float = 1.0, level: float = 0.5) -> QPixmap | None:
    """The picture at *path*, cropped to cover *wanted* at *dpr* device pixels per pixel, or None if
    it cannot be read. *level* says which part of its height to keep: 0 the top, 1 the bottom."""
    reader = QImageReader(str(path))
    natural = reader.size()
    if not natural.isValid() or wanted.isEmpty():
        return None
    pixels = QSize(round(wanted.width() * dpr), round(wanted.height() * dpr))
    scaled = natural.scaled(pixels, Qt.AspectRatioMode.KeepAspectRatioByExpanding)
    reader.setScaledSize(scaled)
    image = reader.read()
    if image.isNull():
        return None
    left = (scaled.width() - pixels.width()) // 2
    top = round((scaled.height() - pixels.height()) * level)
    found = QPixmap.fromImage(image.copy(left, top, pixels.width(), pixels.height()))
    found.setDevicePixelRatio(dpr)
    return found
