"""A game's cover: cards of its own deck, fanned on felt under a lamp."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap, QRadialGradient
from PySide6.QtWidgets import QWidget

from ui.base import theme
from ui.base.qt_guard import guarded
from ui.faces.faces import Shaped

LOW, HIGH = 172, 300
"""Pixels that a cover is high: three games fit the smallest window."""

NARROW = 640
"""Pixels of a window that is too narrow for anything beside a cover."""


@guarded
class CoverPicture(QWidget):
    """A game's cover: cards of its own deck, fanned on felt under a lamp."""

    def __init__(self, cards: Sequence[str], faces: Shaped | None) -> None:
        super().__init__()
        self._cards, self._faces = cards, faces
        self._painted: tuple[tuple[object, ...], QPixmap] | None = None
        if faces is not None:
            faces.ready.connect(self._on_ready)
            faces.changed.connect(self._forget)
        self.set_height(LOW)
        self.setAccessibleName("Cover")

    def set_height(self, pixels: int) -> None:
        """Be so many *pixels* high."""
        self.setFixedSize(round(pixels * 1.57), pixels)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Show the cover, painted once for each theme and resolution."""
        key = (theme.current().id, self.devicePixelRatioF(), self.height())
        if self._painted is None or self._painted[0] != key:
            self._painted = (key, self._paint(self.devicePixelRatioF()))
        with QPainter(self) as painter:
            painter.drawPixmap(0, 0, self._painted[1])

    def _on_ready(self, card: str) -> None:
        if card in self._cards:
            self._forget()

    def _forget(self) -> None:
        self._painted = None
        self.update()

    def _paint(self, dpr: float) -> QPixmap:
        pixmap = QPixmap(self.size() * dpr)
        pixmap.setDevicePixelRatio(dpr)
        pixmap.fill(Qt.GlobalColor.transparent)
        with QPainter(pixmap) as painter:
            painter.setRenderHints(
                QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
            )
            felt = QColor(theme.current().colours.felt)
            lamp = QRadialGradient(
                QPointF(self.width() / 2, self.height() * 0.4), self.width() * 0.7
            )
            lamp.setColorAt(0, felt.lighter(150))
            lamp.setColorAt(1, felt.darker(190))
            painter.setBrush(lamp)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.drawRoundedRect(QRectF(self.rect()), 10, 10)
            for place, card in enumerate(self._order()):
                self._paint_card(painter, place, card, dpr)
        return pixmap

    def _order(self) -> list[str]:
        return list(self._cards) if self._faces is not None else []

    def _paint_card(self, painter: QPainter, place: int, card: str, dpr: float) -> None:
        count = len(self._cards)
        middle = place == count - 1
        # The outer cards come first, left and right by turns; the last one stands in the middle.
        side = (-1 if place % 2 == 0 else 1) * (1 - (place // 2) / max(count // 2, 1))
        side = 0.0 if middle else side
        unit = self.height() / LOW
        width = round((84 if middle else 71) * unit)
        painter.save()
        painter.translate(
            self.width() / 2 + side * 78 * unit, self.height() / 2 + (abs(side) * 14 + 2) * unit
        )
        painter.rotate(side * 17)
        assert self._faces is not None
        height = width * self._faces.tall
        painter.setBrush(QColor(0, 0, 0, 90))
        painter.drawRoundedRect(QRectF(-width / 2 + 4, -height / 2 + 6, width, height), 7, 7)
        pixmap = self._faces.pixmap(card, width, dpr=dpr)
        painter.drawPixmap(QPointF(-width / 2, -height / 2), pixmap)
        painter.restore()
