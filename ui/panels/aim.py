"""The aim of the game in one line over the table: what wins, how far it is, what comes next."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from tabletop.play.rules.game import Aim
from ui.base import fonts, theme
from ui.base.qt_guard import guarded
from ui.base.read_aloud import announce
from ui.base.safe_text import Label, set_tip

HIGH, EDGE, GAP = 26, 10, 10
"""Pixels of height, before the words, and between two parts of them."""

LETTERS = (0.54, 0.5, 0.46)
"""How high letters are, in parts of the line: the largest with which all has room."""

LEAST = 0.25
"""The part of the width that the goal keeps, however much is told behind it."""


@guarded
class AimLine(Label):
    """Shows `show_aim(aim)`; where there is no room for all, the goal is cut short, as it is known
    best. It is read aloud when the goal or what lies ahead is another.

    It is as high as the size of text asks for, or `set_high(pixels)`.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__()
        if parent is not None:
            self.setParent(parent)
        self.aim = Aim()
        self._high = 0
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setAccessibleName("The aim")

    def show_aim(self, aim: Aim) -> None:
        """Tell *aim* from now on."""
        before, self.aim = self.aim, aim
        if aim == before:
            return
        self.setText(aim.line)
        set_tip(self, aim.line)
        self.setAccessibleName(f"The aim: {aim.line}")
        if (aim.goal, aim.ahead) != (before.goal, before.ahead):
            announce(self, aim.line)

    def set_high(self, pixels: int) -> None:
        """Be so many *pixels* high, whatever the size of text."""
        self._high = pixels
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """A line of text."""
        return QSize(0, self._high or theme.room(HIGH))

    def minimumSizeHint(self) -> QSize:
        """The same: all of it may be cut."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The three parts beside each other, each in its colour."""
        colours, aim, unit = theme.current().colours, self.aim, self.height() / HIGH
        edge, gap = round(EDGE * unit), round(GAP * unit)
        left = self.rect().adjusted(edge, 0, -edge, 0)
        bold, plain, rest = self._fonts(left.width(), gap)
        for_goal = max(left.width() - rest, round(left.width() * LEAST))
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), QColor(colours.panel))
            for words, font, colour, most in (
                (aim.goal, bold, colours.accent, for_goal),
                (aim.now, plain, colours.text, left.width()),
                (aim.ahead, plain, colours.muted, left.width()),
            ):
                if words:
                    left.setLeft(_write(painter, left, words, font, colour, most) + gap)

    def _fonts(self, room: int, gap: int) -> tuple[QFont, QFont, int]:
        """The letters of the goal and of the rest, and how wide the rest is in them."""
        behind = [words for words in (self.aim.now, self.aim.ahead) if words]
        for part in LETTERS:
            size = round(self.height() * part)
            bold, plain = fonts.font(fonts.PLAIN, size, bold=True), fonts.font(fonts.PLAIN, size)
            rest = sum(_wide(plain, words) + gap for words in behind)
            if _wide(bold, self.aim.goal) + rest <= room:
                break
        return bold, plain, rest


def _wide(font: QFont, words: str) -> int:
    return QFontMetrics(font).horizontalAdvance(words) + 1


def _write(painter: QPainter, room: QRect, words: str, font: QFont, colour: str, most: int) -> int:
    """Write *words* into *room*, in *most* pixels of width at most; returns where they end."""
    wide = min(_wide(font, words), most, max(room.width(), 0))
    painter.setFont(font)
    painter.setPen(QColor(colour))
    cut = QFontMetrics(font).elidedText(words, Qt.TextElideMode.ElideRight, wide)
    middle = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
    painter.drawText(room.adjusted(0, 0, wide - room.width(), 0), middle, cut)
    return room.left() + wide


def under(aim: AimLine, table: QWidget) -> QWidget:
    """A page with *table* in it, under *aim*."""
    page = QWidget()
    column = QVBoxLayout(page)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    column.addWidget(aim)
    column.addWidget(table, 1)
    return page
