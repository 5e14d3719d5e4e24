"""A plate over the table: whose turn begins, or who else is asked, with colour, sign and name."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from ui.base import fonts, theme
from ui.base.qt_guard import guarded
from ui.panels.overlay_position import outermost, overlap
from ui.scene.pieces import seat_marks

MOMENT = 1400
"""Milliseconds that the plate of a turn is shown."""

ASIDE = 0.6
"""The scale of a turn's plate when nobody needs to be called."""

EDGE = 8
"""Pixels between a plate and the edges of the table."""

STEPS = 12
"""In how many steps, each way, the table is searched for a place."""


@guarded
class Plate(QWidget):
    """Lies over its parent where it covers least of `taken`; the pointer passes through it.

    `hand_over(seat, name)` announces the turn of *seat* for a moment, smaller if nobody needs to
    take the seat. `ask(seat, name, words)` announces that the seat is asked out of turn, until
    `leave()`.
    """

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self._over = over
        self.taken: Callable[[], list[QRect]] = list
        self._seat, self._name, self._words, self._size = 0, "", "", 1.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._moment = QTimer(self, singleShot=True, interval=MOMENT)
        self._moment.timeout.connect(self.hide)
        over.installEventFilter(self)
        self.hide()

    def hand_over(self, seat: int, name: str, *, by_itself: bool = False) -> None:
        """Announce the turn of *seat*, named *name*; *by_itself* makes it smaller, because a bot
        plays."""
        self._show(seat, f"{name}'s turn", "", ASIDE if by_itself else 1.0)
        self._moment.start()

    def ask(self, seat: int, name: str, words: str) -> None:
        """Announce that *seat*, named *name*, is asked out of turn; *words* say what."""
        self._moment.stop()
        self._show(seat, name, words)

    def leave(self) -> None:
        """Hide the plate of `ask`. The plate of a turn hides by itself."""
        if not self._moment.isActive():
            self.hide()

    def _show(self, seat: int, name: str, words: str, size: float = 1.0) -> None:
        self._seat, self._name, self._words, self._size = seat, name, words, size
        self.setAccessibleName(f"{name}. {words}" if words else name)
        self._lie()
        self.show()
        self.raise_()
        self.update()

    def _lie(self) -> None:
        """Move to the place nearest the middle that covers least of the pieces."""
        room = self._over.rect().adjusted(EDGE, EDGE, -EDGE, -EDGE)
        self.resize(self.sizeHint().boundedTo(room.size()))
        taken = outermost(self.taken())
        free = room.size() - self.size()
        places = [
            QRect(
                room.topLeft() + QPoint(free.width() * x // STEPS, free.height() * y // STEPS),
                self.size(),
            )
            for x in range(STEPS + 1)
            for y in range(STEPS + 1)
        ]

        places.sort(key=lambda place: (place.center() - room.center()).manhattanLength())
        best, least = places[0], -1
        for place in places:  # usually one of the first two covers nothing
            covered = sum(overlap(place, each) for each in taken if place.intersects(each))
            if least < 0 or covered < least:
                best, least = place, covered
            if not least:
                break
        self.move(best.topLeft())

    def sizeHint(self) -> QSize:
        """Large enough for its text."""
        name = QFontMetricsF(self._font_of_name()).horizontalAdvance(self._name)
        words = QFontMetricsF(self._font_of_words()).horizontalAdvance(self._words)
        high, beside = self._pixels(64), self._pixels(28)
        return QSize(round(high * 1.25 + max(name, words) + beside), high)

    def _pixels(self, length: int) -> int:
        return round(theme.pixels(length) * self._size)

    def _font_of_name(self) -> QFont:
        return fonts.font(fonts.CAPITALS, self._pixels(22 if self._words else 30))

    def _font_of_words(self) -> QFont:
        return fonts.font(fonts.BOOK, self._pixels(17))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the sign in its colour, the name, and the question below."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            room = QRectF(self.rect()).adjusted(2, 2, -2, -2)
            painter.setPen(QPen(seat_marks.colour(self._seat), 3))
            painter.setBrush(QColor(14, 11, 8, 235))
            painter.drawRoundedRect(room, 12, 12)
            side = room.height() - 16 * self._size
            at = QRectF(room.left() + 12 * self._size, room.top() + 8 * self._size, side, side)
            seat_marks.paint_sign(painter, at, self._seat)
            told = room.adjusted(side + 24 * self._size, 4, -8, -4)
            left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
            painter.setPen(QColor("#f4ead2"))
            painter.setFont(self._font_of_name())
            if not self._words:
                painter.drawText(told, left, self._name)
                return
            upper = QRectF(told.left(), told.top(), told.width(), told.height() / 2)
            painter.drawText(upper, left, self._name)
            painter.setFont(self._font_of_words())
            painter.drawText(upper.translated(0, upper.height()), left, self._words)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Find a place again when the table is resized."""
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._lie()
        return False
