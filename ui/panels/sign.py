"""A small sign beside a line of text, in the colour of the text."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QWidget

from assets.drawings.glyphs import glyph_in
from ui.base import theme
from ui.base.qt_guard import guarded
from ui.base.safe_text import set_tip

SIDE = 17  # pixels at a text scale of 100


@guarded
class Sign(QWidget):
    """The glyph *name* (`assets.drawings.glyphs`), described as *words* for screen readers."""

    def __init__(self, name: str, words: str) -> None:
        super().__init__()
        self._name = name
        self.setAccessibleName(words)
        set_tip(self, words)
        side = theme.pixels(SIDE)
        self.setFixedSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the sign."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            colour = self.palette().color(QPalette.ColorRole.WindowText)
            painter.fillPath(glyph_in(self._name, QRectF(self.rect())), colour)
