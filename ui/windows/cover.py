"""The painted lids of game boxes, and other pictures baked with the program.

They load in some milliseconds, so they are in the first frame. A missing one is replaced by the
box's colour; themes with few tones show only that.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPixmap,
)
from PySide6.QtWidgets import QWidget

from tabletop.packs.game_folders import folder_of
from ui.base import theme
from ui.base.qt_guard import guarded
from ui.base.root import ROOT
from ui.base.scaled_picture import read_scaled
from ui.brief.dressing import dressing

BOX, WELCOME = "box.jpg", "welcome.jpg"
"""The file names of the baked pictures, beside the game's dressing."""


def pick_of(game: str, option: str, value: str) -> Path:
    """The path of the baked picture of the choice *value* of an *option* of *game*."""
    return folder_of(game) / option / f"{value}.jpg"


SHAPE = 0.6
"""The height of a lid's picture, in widths."""

OWN_CARDS = ROOT / "assets" / "art" / "own-cards.jpg"

LOW, LOWEST = 172, 112
"""The height in pixels of a cover on the new-game page, alone and with other pictures below."""

NARROW = 640
"""A window narrower than this, in pixels, shows nothing beside a cover."""

LEAST_CONTRAST = "high-contrast"
"""The theme with plain backgrounds."""


def is_flat() -> bool:
    """Whether the theme in use has no pictures behind text."""
    return theme.current().id == LEAST_CONTRAST


def paint_lid(
    painter: QPainter,
    room: QRectF,
    picture: QPixmap | None,
    colour: QColor,
    corner: float,
    lift: float = 0.0,
) -> None:
    """Paint *picture*, or *colour* instead, into *room* with rounded corners.

    The picture begins *lift* pixels above the room.
    """
    painter.save()
    edge = QPainterPath()
    edge.addRoundedRect(room, corner, corner)
    painter.setClipPath(edge)
    if picture is None:
        light = QLinearGradient(room.topLeft(), room.bottomLeft())
        light.setColorAt(0, colour.lighter(130))
        light.setColorAt(1, colour.darker(150))
        painter.fillRect(room, light)
    else:
        painter.fillRect(room, colour.darker(200))
        painter.drawPixmap(QPointF(room.left(), room.top() - lift), picture)
    painter.restore()


@guarded
class CoverPicture(QWidget):
    """The lid of the box of *game*, without text."""

    def __init__(self, game: str) -> None:
        super().__init__()
        self._path = folder_of(game) / BOX
        self._colour = QColor(dressing(game).box.colour)
        self._picture: tuple[tuple[QSize, float], QPixmap | None] | None = None
        self.set_high(LOW)
        self.setAccessibleName("Cover")

    def set_high(self, high: int) -> None:
        """Set the height to *high* pixels."""
        self.setFixedSize(round(high * 1.57), high)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the lid."""
        dpr = self.devicePixelRatioF()
        key = self.size(), dpr
        if self._picture is None or self._picture[0] != key:
            self._picture = key, read_scaled(self._path, *key)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_lid(painter, QRectF(self.rect()), self._picture[1], self._colour, 8)
