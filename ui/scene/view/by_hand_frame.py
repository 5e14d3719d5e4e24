"""The frame round the table while it is bent by hand: nobody takes that for play by the rules."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QHideEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QShowEvent,
)
from PySide6.QtWidgets import QWidget

from ui.base import fonts, theme
from ui.base.qt_guard import guarded
from ui.base.remembered_widget import Remembered

WORDS = "By hand: every move is allowed. Esc goes back to the rules."
EDGE = 4
"""Pixels that the frame is wide."""

PAD = 12.0
"""Pixels before and after the words on the badge."""


@guarded
class ByHandFrame(QWidget):
    """Lies over the window *over*, all round; the pointer goes through it."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self._over = Remembered[QWidget]()
        self._over.keep(over)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAccessibleName(WORDS)
        self.hide()

    def showEvent(self, event: QShowEvent) -> None:
        """Lie over all of it, and hear how large it is while this is seen."""
        super().showEvent(event)
        if over := self._over.there:
            self.resize(over.size())
            over.installEventFilter(self)

    def hideEvent(self, event: QHideEvent) -> None:
        """Hear nothing: each frame of the window would be told."""
        super().hideEvent(event)
        if over := self._over.there:  # what is deleted hides what lies over it
            over.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Be as large as what it lies over."""
        if event.type() == QEvent.Type.Resize and (over := self._over.there):
            self.resize(over.size())
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        """The frame, and a badge at its upper edge that says what it means."""
        colours = theme.current().colours
        bent = QColor(colours.bent)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(bent, EDGE))
            half = EDGE / 2
            painter.drawRect(QRectF(self.rect()).adjusted(half, half, -half, -half))
            font = QFont(fonts.PLAIN)
            font.setPixelSize(theme.pixels(theme.TEXT))
            font.setBold(True)
            metrics = QFontMetricsF(font)
            words = metrics.elidedText(
                WORDS, Qt.TextElideMode.ElideRight, self.width() - 4 * (EDGE + PAD)
            )
            wide, high = metrics.horizontalAdvance(words) + 2 * PAD, metrics.height() + 6
            badge = QRectF((self.width() - wide) / 2, -6, wide, high + 6)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(bent)
            painter.drawRoundedRect(badge, 6, 6)
            painter.setPen(QColor(colours.window))
            painter.setFont(font)
            painter.drawText(badge.adjusted(0, 6, 0, 0), Qt.AlignmentFlag.AlignCenter, words)
