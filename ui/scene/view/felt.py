"""The felt: a cloth of fine noise and hairs that moves with the table, dark in the corners.

A game may have a picture as its ground instead, which fills the view. In themes with few tones both
are flat.
"""

from __future__ import annotations

import random
from functools import cache, lru_cache
from pathlib import Path

from PySide6.QtCore import QLineF, QPoint, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPixmap, QRadialGradient

from ui.base.scaled_picture import read_scaled
from ui.base.theme import Theme
from ui.scene.measures import metrics

VEILS = {"light": QColor(255, 246, 226, 9)}
"""The veil over the ground in a theme that is brighter than lamplight."""

FLAT = "high-contrast"
"""The theme in which nothing lies behind text."""


@cache
def tile(colour: str) -> QPixmap:
    """A seamless square of cloth in *colour*."""
    side = metrics.FELT_TILE
    luck = random.Random(side)  # the cloth is always the same
    base = QColor(colour)
    noise = luck.randbytes(side * side)
    pixels = bytearray(b"\xff" * 4 * len(noise))
    for channel, value in enumerate((base.blue(), base.green(), base.red())):
        pixels[channel::4] = noise.translate(_near(value))
    image = QImage(bytes(pixels), side, side, QImage.Format.Format_RGB32).copy()
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for colour_of_hair in (QColor(255, 255, 255, 9), QColor(0, 0, 0, 16)):
            painter.setPen(QPen(colour_of_hair, 0.8))
            painter.drawLines(_hairs(luck, side, metrics.FELT_FIBRES // 2))
    return QPixmap.fromImage(image)


class Lying:
    """The ground under the table of one view."""

    def __init__(self) -> None:
        self._ground: QPixmap | None = None
        self._made_for: tuple[object, ...] = ()

    def under(
        self, look: Theme, picture: Path | None, size: QSize, offset: QPoint, dpr: float
    ) -> QPixmap:
        """The ground in *look* for a viewport of *size*: its *picture*, read once per size, or else
        the cloth for a table *offset* pixels from the viewport's corner."""
        if picture is None or look.id == FLAT:
            return felt(look.colours.felt, size, offset, dpr)
        if self._made_for != (picture, look.id, size, dpr):
            self._ground = ground(picture, look.id, size, dpr)
            self._made_for = (picture, look.id, QSize(size), dpr)
        if self._ground is None:
            return felt(look.colours.felt, size, offset, dpr)
        return self._ground.copy()


def ground(picture: Path, look: str, size: QSize, dpr: float) -> QPixmap | None:
    """*picture* filling a viewport, with the grain of the cloth, or None if it cannot be read."""
    pixels = read_scaled(picture, size, dpr)
    if pixels is not None:
        with QPainter(pixels) as painter:
            if look in VEILS:
                painter.fillRect(QRect(QPoint(), size), VEILS[look])
            painter.setOpacity(metrics.GROUND_GRAIN)
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SoftLight)
            painter.drawTiledPixmap(QRect(QPoint(), size), tile("#808080"))
    return pixels


def felt(colour: str, size: QSize, offset: QPoint, dpr: float) -> QPixmap:
    """The cloth for a viewport of *size* with the table *offset* pixels from its corner."""
    pixels = QPixmap(size * dpr)
    pixels.setDevicePixelRatio(dpr)
    cloth = tile(colour)
    with QPainter(pixels) as painter:
        painter.drawTiledPixmap(QRect(QPoint(), size), cloth, _within(offset, metrics.FELT_TILE))
        painter.drawPixmap(0, 0, _vignette(size.width(), size.height()))
    return pixels


@lru_cache(maxsize=1)
def _vignette(width: int, height: int) -> QPixmap:
    """Light in the middle and dark in the corners; cached by the viewport's size."""
    pixels = QPixmap(width, height)
    pixels.fill(Qt.GlobalColor.transparent)
    with QPainter(pixels) as painter:
        middle = QPointF(width / 2, height * 0.45)
        shade = QRadialGradient(middle, max(width, height) * 0.72)
        shade.setColorAt(0, QColor(255, 246, 220, 18))
        shade.setColorAt(0.45, QColor(0, 0, 0, 0))
        shade.setColorAt(1, QColor(0, 0, 0, metrics.VIGNETTE))
        painter.fillRect(pixels.rect(), shade)
    return pixels


def on_felt(colour: str, else_: str) -> QColor:
    """*colour* if it is bright enough for any felt, otherwise *else_*."""
    found = QColor(colour)
    return found if found.lightnessF() > metrics.BRIGHT else QColor(else_)


def _hairs(luck: random.Random, side: int, count: int) -> list[QLineF]:
    """Short hairs all over the cloth; those that cross an edge are repeated on the other side."""
    found = []
    for _ in range(count):
        x, y = side * luck.random(), side * luck.random()
        dx, dy = 14 * luck.random() - 7, 14 * luck.random() - 7
        hair = QLineF(x, y, x + dx, y + dy)
        for left in _copies(x, side):
            found += [hair.translated(left, top) for top in _copies(y, side)]
    return found


def _copies(at: float, side: int) -> tuple[int, ...]:
    """The shifts for what lies at *at*, one for each edge that it may cross."""
    if at < 8:
        return 0, side
    return (0, -side) if at > side - 8 else (0,)


def _within(offset: QPoint, side: int) -> QPoint:
    return QPoint(-offset.x() % side, -offset.y() % side)


def _near(value: int) -> bytes:
    """A table that maps each of the 256 values of noise to one near *value*."""
    grain = metrics.FELT_GRAIN
    changed = (value - grain + noise % (2 * grain + 1) for noise in range(256))
    return bytes(min(255, max(0, byte)) for byte in changed)
