"""The aim of the game in one line above the table: what wins, how far it is, what comes next.

Passing messages replace the aim for a while, so that they cover and move nothing.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QSize, Qt, QTimer
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QTextCharFormat,
    QTextLayout,
)
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from tabletop.play.rules.game import Aim
from ui.base import fonts, theme
from ui.base.qt_guard import guarded
from ui.base.read_aloud import announce
from ui.base.safe_text import Label, set_tip

HIGH, SECOND, EDGE = 26, 18, 10
"""Pixels: the height, the height of a second line, and the left margin."""

NARROW = 720
"""A line narrower than this, in pixels at a text scale of 100, may wrap onto a second one."""

LARGEST, SMALLEST = 0.54, 0.42
"""The font size as a fraction of the line height: the largest at which everything fits, between
these. At large text scales the text may shrink to its size at scale 100 rather than be cut off."""

BETWEEN = 1.24
"""The line spacing, in font sizes."""

LEAST = 0.25
"""The fraction of the width that the goal keeps, however long the rest is."""

PASSING = 8000
"""How long a passing message is shown, in milliseconds."""

GAP = "\u2003"
"""What separates two parts."""

Told = tuple[str, bool, str]
"""A text, whether it is bold, and its colour."""


@guarded
class AimLine(Label):
    """Shows the aim of the game, set by `show_aim(aim)`. If there is too little room, the goal is
    cut short, because players know it best. It is read aloud when the goal or what lies ahead
    changes. `say(words)` shows a passing message instead; `said` is that message.

    Its height follows the text size, with a second line when it is narrow, or is set by
    `set_high(pixels)`.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__()
        if parent is not None:
            self.setParent(parent)
        self.aim = Aim()
        self.said = ""
        self._high, self._is_narrow = 0, False
        self._gone = QTimer(self, singleShot=True, interval=PASSING)
        self._gone.timeout.connect(lambda: self.say(""))
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setAccessibleName("The aim")

    def show_aim(self, aim: Aim) -> None:
        """Show *aim* from now on."""
        before, self.aim = self.aim, aim
        if aim == before:
            return
        self.setText(aim.line)
        set_tip(self, self.said or aim.line)
        self.setAccessibleName(f"The aim: {aim.line}")
        if (aim.goal, aim.ahead) != (before.goal, before.ahead):
            announce(self, aim.line)

    def say(self, words: str) -> None:
        """Show the message *words* for a while; empty words end the message."""
        self.said = words
        set_tip(self, words or self.aim.line)
        self.update()
        if words:
            self._gone.start()
            announce(self, words)

    def set_high(self, pixels: int) -> None:
        """Set the height to *pixels*, whatever the text size."""
        self._high = pixels
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """One or two lines of text."""
        return QSize(0, self._high or theme.room(HIGH + (SECOND if self._is_narrow else 0)))

    def minimumSizeHint(self) -> QSize:
        """The same: any part of the text may be cut."""
        return self.sizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Switch between one line and two when the width changes."""
        super().resizeEvent(event)
        narrow = event.size().width() < theme.room(NARROW)
        if narrow != self._is_narrow:
            self._is_narrow = narrow
            self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the passing message, or else the three parts, each in its colour."""
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), QColor(theme.current().colours.panel))
            if parts := self._parts:
                laid = self._laid(parts)
                high = sum(laid.lineAt(n).height() for n in range(laid.lineCount()))
                laid.draw(painter, QPointF(self._edge, (self.height() - high) / 2))

    @property
    def _parts(self) -> list[Told]:
        colours, aim = theme.current().colours, self.aim
        if self.said:
            return [(self.said, False, colours.text)]
        parts = (aim.goal, True, colours.accent), (aim.now, False, colours.text), (
            aim.ahead, False, colours.muted)  # fmt: skip
        return [part for part in parts if part[0]]

    @property
    def _edge(self) -> int:
        return round(EDGE * self._unit)

    @property
    def _unit(self) -> float:
        """The size, on this line, of one pixel at a text scale of 100."""
        return self.height() / (HIGH + SECOND if self._is_narrow and not self._high else HIGH)

    def _laid(self, parts: list[Told]) -> QTextLayout:
        """Lay out *parts* at the largest size at which all fit; if none is small enough, cut them
        short."""
        room = QRect(0, 0, self.width() - 2 * self._edge, self.height())
        line = HIGH * self._unit
        largest, smallest = round(line * LARGEST), round(min(line, HIGH) * SMALLEST)
        if self._unit <= 1:
            smallest = round(line * 0.46)
        for size in range(largest, smallest - 1, -1):
            laid = _lay(parts, size, room.width())
            if laid.lineCount() <= max(int(room.height() / (size * BETWEEN)), 1):
                return laid
        lines = max(int(room.height() / (smallest * BETWEEN)), 1)
        return _lay(_cut(parts, smallest, room.width() * lines), smallest, room.width())


def _font(size: int, bold: bool) -> QFont:
    return fonts.font(fonts.PLAIN, size, bold=bold)


def _lay(parts: list[Told], size: int, width: int) -> QTextLayout:
    """Lay out *parts* at this *size* in lines of this *width*."""
    laid, formats, begins = QTextLayout(), [], 0
    laid.setText(GAP.join(words for words, _, _ in parts))
    for words, bold, colour in parts:
        looks = QTextCharFormat()
        looks.setFont(_font(size, bold))
        looks.setForeground(QColor(colour))
        part = QTextLayout.FormatRange()
        part.start, part.length, part.format = begins, len(words), looks
        formats.append(part)
        begins += len(words) + len(GAP)
    laid.setFont(_font(size, False))
    laid.setFormats(formats)
    laid.beginLayout()
    down = 0.0
    while (line := laid.createLine()).isValid():
        line.setLineWidth(max(width, 1))
        line.setPosition(QPointF(0, down))
        down += line.height()
    laid.endLayout()
    return laid


def _cut(parts: list[Told], size: int, width: int) -> list[Told]:
    """Cut *parts* short so that they fit *width*: first the first part, then the last."""
    (words, bold, colour), *behind = parts
    metrics = QFontMetrics(_font(size, False))
    rest = sum(metrics.horizontalAdvance(GAP + each[0]) for each in behind)
    most = max(width - rest, round(width * (LEAST if behind else 1)))
    fits = QFontMetrics(_font(size, bold)).elidedText(words, Qt.TextElideMode.ElideRight, most)
    cut, left = (
        [(fits, bold, colour)],
        width - QFontMetrics(_font(size, bold)).horizontalAdvance(fits),
    )
    for words, _, ink in behind:
        left -= metrics.horizontalAdvance(GAP)
        fits = metrics.elidedText(words, Qt.TextElideMode.ElideRight, max(left, 0))
        left -= metrics.horizontalAdvance(fits)
        cut.append((fits, False, ink))
    return [part for part in cut if part[0]]


def under(aim: AimLine, table: QWidget, *below: QWidget) -> QWidget:
    """A page with *table* under *aim* and with *below* at the bottom."""
    page = QWidget()
    column = QVBoxLayout(page)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    column.addWidget(aim)
    column.addWidget(table, 1)
    for each in below:
        column.addWidget(each)
    return page
