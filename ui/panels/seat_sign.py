"""The sign of a seat in its colour, for use beside text."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ui.base import theme
from ui.base.qt_guard import guarded
from ui.base.safe_text import set_tip
from ui.scene.pieces import seat_marks


@guarded
class SeatSign(QWidget):
    """The sign of the seat number *seat*, named *name*; *side* pixels wide at scale 100."""

    def __init__(self, seat: int, name: str, side: int = 20) -> None:
        super().__init__()
        self._side = side
        self.show_seat(seat, name)

    def show_seat(self, seat: int, name: str) -> None:
        """Show the sign of *seat*, named *name*."""
        self._seat = seat
        self.setAccessibleName(name)
        set_tip(self, name)
        self.setFixedSize(theme.pixels(self._side), theme.pixels(self._side))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the sign."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            seat_marks.paint_sign(painter, QRectF(self.rect()), self._seat)
