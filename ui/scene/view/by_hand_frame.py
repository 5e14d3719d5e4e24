"""The frame around the table in by-hand mode, so that nobody takes moves for play by the rules."""

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

WORDS = "By hand: every move is allowed. Press Esc to go back to the rules."
EDGE = 4
"""The width of the frame in pixels."""

PAD = 12.0
"""Pixels before and after the text on the badge."""


@guarded
class ByHandFrame(QWidget):
    """Lies around the edge of the window *over*; the pointer passes through it."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self._over = Remembered[QWidget]()
        self._over.keep(over)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAccessibleName(WORDS)
        self.hide()

    def showEvent(self, event: QShowEvent) -> None:
        """Cover *over*, and follow its size while visible."""
        super().showEvent(event)
        if over := self._over.there:
            self.resize(over.size())
            over.installEventFilter(self)

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop following: otherwise each frame of the window would be reported."""
        super().hideEvent(event)
        if over := self._over.there:  # a deleted parent also hides this
            over.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the size of *over*."""
        if event.type() == QEvent.Type.Resize and (over := self._over.there):
            self.resize(over.size())
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the frame, and a badge at its upper edge that explains it."""
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
