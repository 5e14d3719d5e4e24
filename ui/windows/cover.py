"""The painted lid of a game's box, and other pictures that were baked with the program.

They are read and scaled in some milliseconds, so they are there with the first frame. Where there
is none, the box's own colour stands; in few tones there is nothing else.
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
"""What the baked pictures are called, beside the game's dressing."""


def pick_of(game: str, option: str, value: str) -> Path:
    """Where the baked picture lies of the choice *value* of an *option* of *game*."""
    return folder_of(game) / option / f"{value}.jpg"


SHAPE = 0.6
"""The height of a lid's picture by its width."""

OWN_CARDS = ROOT / "assets" / "art" / "own-cards.jpg"

LOW, LOWEST = 172, 112
"""Pixels that a cover on the page of a new game is high, and where other pictures stand below."""

NARROW = 640
"""Pixels of a window that is too narrow for anything beside a cover."""

LEAST_CONTRAST = "high-contrast"
"""The theme whose grounds are flat."""


def is_flat() -> bool:
    """Whether the theme worn now has no pictures behind words."""
    return theme.current().id == LEAST_CONTRAST


def paint_lid(
    painter: QPainter,
    room: QRectF,
    picture: QPixmap | None,
    colour: QColor,
    corner: float,
    lift: float = 0.0,
) -> None:
    """*picture*, or the *colour* that stands in for it, into *room* with round corners.

    The picture lies *lift* pixels above the top of the room.
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
    """The lid of the box of *game*, without words: those stand beside it."""

    def __init__(self, game: str) -> None:
        super().__init__()
        self._path = folder_of(game) / BOX
        self._colour = QColor(dressing(game).box.colour)
        self._picture: tuple[tuple[QSize, float], QPixmap | None] | None = None
        self.set_high(LOW)
        self.setAccessibleName("Cover")

    def set_high(self, high: int) -> None:
        """Be so many pixels *high*."""
        self.setFixedSize(round(high * 1.57), high)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Show the lid."""
        dpr = self.devicePixelRatioF()
        key = self.size(), dpr
        if self._picture is None or self._picture[0] != key:
            self._picture = key, read_scaled(self._path, *key)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_lid(painter, QRectF(self.rect()), self._picture[1], self._colour, 8)
