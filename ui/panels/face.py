"""A widget that shows a card's face at any size, upright or reversed."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QPoint, QRect, QSize, Qt, SignalInstance
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap, QTransform
from PySide6.QtWidgets import QSizePolicy, QWidget

from ui.base import theme
from ui.base.qt_guard import guarded
from ui.faces.face_names import for_text, id_of

RATIO = 240 / 140
"""Height divided by width of a tarot card: used until the face is painted."""


class FaceSource(Protocol):
    """Source of card pictures. Emits `ready(card, width)` when a better picture is available.
    `tall` is the height of its cards divided by their width."""

    tall: float

    ready: SignalInstance
    changed: SignalInstance

    def pixmap(self, card: str, width: int, *, dpr: float = 1.0) -> QPixmap: ...

    def pixmap_now(self, card: str, width: int, *, dpr: float = 1.0) -> QPixmap: ...

    def put_off(self) -> None: ...


@guarded
class Face(QWidget):
    """Shows one card as large as its room allows, up to *widest* pixels.

    `show_face(card, upside_down)` changes the card; an empty *card* shows an empty place.
    """

    def __init__(
        self, faces: FaceSource | None = None, *, widest: int = 420, least: int = 90
    ) -> None:
        super().__init__()
        self._faces: FaceSource | None = None
        self._card = ""
        self._upside_down = False
        self._widest, self._least = widest, least
        self.faces = faces
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setMinimumSize(least, round(least * self.ratio))

    @property
    def ratio(self) -> float:
        """Height divided by width of the card."""
        return self._faces.tall if self._faces is not None else RATIO

    @property
    def faces(self) -> FaceSource | None:
        """The source of pictures."""
        return self._faces

    @faces.setter
    def faces(self, faces: FaceSource | None) -> None:
        self._faces = faces
        if faces is not None:
            faces.ready.connect(self._on_ready)
            faces.changed.connect(self.update)
            self.setMinimumSize(self._least, round(self._least * self.ratio))
        self.update()

    def _on_ready(self, card: str) -> None:
        if id_of(card) == id_of(self._card):
            self.update()

    def show_face(self, card: str, upside_down: bool = False) -> None:
        """Show *card*, rotated by 180 degrees if *upside_down*."""
        self._card, self._upside_down = card, upside_down
        self.setAccessibleName("A card, upside down" if upside_down else "A card")
        self.update()

    def hasHeightForWidth(self) -> bool:
        """True: a card keeps its shape."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The card's height at this *width*."""
        return round(min(width, self._widest) * self.ratio)

    def sizeHint(self) -> QSize:
        """The largest size."""
        return QSize(self._widest, round(self._widest * self.ratio))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card in the middle, in device pixels."""
        width = min(self.width(), round(self.height() / self.ratio), self._widest)
        size = QSize(width, round(width * self.ratio))
        room = QRect(QPoint((self.width() - width) // 2, 0), size)
        with QPainter(self) as painter:
            if self._card and self.faces is not None and width > 0:
                dpr = self.devicePixelRatioF()
                face = for_text(self._card, theme.text_scale() * dpr)
                pixmap = self.faces.pixmap(face, width, dpr=dpr)
                if self._upside_down:
                    pixmap = pixmap.transformed(QTransform().rotate(180))
                    pixmap.setDevicePixelRatio(dpr)
                painter.drawPixmap(room.topLeft(), pixmap)
                return
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QColor(theme.current().colours.line))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(room.adjusted(1, 1, -1, -1), width * 0.06, width * 0.06)
