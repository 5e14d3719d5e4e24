"""The text beside a shared table: the question and the last events, in large letters.

All of it scales with the window, so that a small picture of it reads the same.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ui.base import fonts, theme
from ui.base.qt_guard import guarded
from ui.scene.pieces import seat_marks

WIDTH = 320
"""The width in pixels that the sizes below are for: a quarter of the smallest window."""

HEIGHT = 250
"""The least height in pixels that they need."""

WIDE = 1.4
"""From this ratio of width to height, the question is shown beside the chronicle."""

EDGE, GAP, BETWEEN = 20, 12, 10
"""Pixels: the margin, the space between parts of the question, and between chronicle lines."""

NAME, ASKED, STEP, TOLD = 24, 27, 18, 20
"""Font sizes: names, questions, steps of the game, the chronicle."""

ANSWER, LEAST_STEP = 17, 14
"""Font sizes: answers, and their details."""

LEAST_ASKED = 19
"""The smallest font size of a question that is too long for its room."""

QUESTION = 0.55
"""The largest fraction of the height for the question, above the chronicle."""

ANSWERED = 0.82
"""The same if its answers are listed."""

LETTERS = 600
"""The most letters of a question; a longer one is cut."""

_WRAPPED = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop) | int(
    Qt.TextFlag.TextWordWrap
)


@dataclass(frozen=True, slots=True)
class ShareAnswer:
    """An answer with its `code`: its `words`, what it `tells` (such as odds) and a `warning`."""

    code: str
    words: str
    tells: str = ""
    warning: str = ""

    @property
    def aloud(self) -> str:
        """All of it in one line."""
        return " ".join(part for part in (self.code, self.words, self.tells, self.warning) if part)


@dataclass(frozen=True, slots=True)
class ShareWords:
    """The text beside a table: `who` is asked `ask` in the `step`, all `answers`, and the last
    chronicle `lines`, newest last. `sign` is the seat whose sign is shown (-1: none), `waits`
    describes each of several who choose, `hands` says whether hands are shown."""

    who: str = ""
    ask: str = ""
    step: str = ""
    sign: int = -1
    answers: tuple[ShareAnswer, ...] = ()
    waits: tuple[str, ...] = ()
    lines: tuple[str, ...] = ()
    hands: str = ""

    @property
    def aloud(self) -> str:
        """All of it as one text."""
        asked = [self.who, self.ask, *(each.aloud for each in self.answers), *self.waits]
        return "\n".join(part for part in (self.step, *asked, *self.lines, self.hands) if part)


@guarded
class SharePanel(QWidget):
    """Paints `show_words(words)` as large as the width allows; the chronicle fills the rest."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.words = ShareWords()
        self.setAccessibleName("What is asked, and what happened")

    def show_words(self, words: ShareWords) -> None:
        """Show *words*."""
        if words != self.words:
            self.words = words
            self.setAccessibleDescription(words.aloud)
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the question above and the chronicle below, its newest line at the bottom."""
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), QColor(theme.current().colours.panel))
            edge = self._pixels(EDGE)
            room = QRectF(self.rect()).adjusted(edge, edge, -edge, -edge)
            if self._is_wide:  # wide enough to put them side by side
                room.setWidth(room.width() / 2 - edge / 2)
                self._write_question(painter, room, room.height())
                room.translate(room.width() + edge, 0)
            else:
                most = ANSWERED if self.words.answers else QUESTION
                foot = self._write_question(painter, room, room.height() * most)
                room.setTop(foot + self._pixels(2 * GAP))
            self._write_chronicle(painter, room)

    @property
    def _is_wide(self) -> bool:
        return self.width() > WIDE * self.height()

    def _pixels(self, at_least_width: float) -> float:
        columns = 2 if self._is_wide else 1
        return at_least_width * min(self.width() / columns / WIDTH, self.height() / HEIGHT)

    def _font(self, family: str, size: float, *, bold: bool = False) -> QFont:
        return fonts.font(family, round(self._pixels(size)), bold=bold)

    # --- the question --------------------------------------------------------------------------

    def _write_question(self, painter: QPainter, room: QRectF, most: float) -> float:
        """Write who is asked and the question within *most* pixels of height. Returns where the
        next text may begin."""
        colours, words = theme.current().colours, self.words
        left = QRectF(room)
        if words.step:
            _down(left, self._write(painter, left, words.step, fonts.PLAIN, STEP, colours.muted))
        if words.who:
            self._write_name(painter, left)
        size = self._fitting(words.ask[:LETTERS], left.width(), most + room.top() - left.top())
        for text, family, high, colour in (
            (words.ask[:LETTERS], fonts.BOOK, size, colours.accent),
            *((each, fonts.PLAIN, STEP, colours.muted) for each in words.waits),
            (words.hands, fonts.PLAIN, STEP, colours.muted),
        ):
            if text and left.top() < room.top() + most:
                _down(left, self._write(painter, left, text, family, high, colour))
                _down(left, self._pixels(GAP / 2))
        self._write_answers(painter, left, room.top() + most)
        return left.top()

    def _write_answers(self, painter: QPainter, left: QRectF, foot: float) -> None:
        """Write as many whole answers as fit above *foot*, and how many more there are."""
        answers, line = self.words.answers, self._height("M", fonts.PLAIN, STEP, left.width())
        for n, each in enumerate(answers):
            parts = self._parts(each)
            high = sum(self._height(*part[:3], left.width()) for part in parts)
            last = n == len(answers) - 1
            if left.top() + high + (0 if last else line) > foot:
                told = (f"… and {len(answers) - n} more", fonts.PLAIN, STEP)
                self._write(painter, left, *told, theme.current().colours.muted)
                _down(left, line)
                return
            for part in parts:
                _down(left, self._write(painter, left, *part))
            _down(left, self._pixels(GAP / 3))

    def _parts(self, answer: ShareAnswer) -> list[tuple[str, str, float, str]]:
        """The lines of *answer*, each with its font and colour."""
        colours = theme.current().colours
        found: list[tuple[str, str, float, str]] = [
            (f"{answer.code}  {answer.words}", fonts.PLAIN, ANSWER, colours.text)
        ]
        if answer.tells:
            found.append((answer.tells, fonts.PLAIN, LEAST_STEP, colours.muted))
        if answer.warning:
            found.append((f"! {answer.warning}", fonts.PLAIN, LEAST_STEP, colours.warning))
        return found

    def _write_name(self, painter: QPainter, left: QRectF) -> None:
        """Write the name of who is asked, with the seat's sign."""
        room = QRectF(left)
        if self.words.sign >= 0:
            side = self._pixels(NAME * 1.3)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            seat_marks.paint_sign(
                painter, QRectF(room.left(), room.top(), side, side), self.words.sign
            )
            room.setLeft(room.left() + side + self._pixels(GAP))
        text = theme.current().colours.text
        _down(left, self._write(painter, room, self.words.who, fonts.CAPITALS, NAME, text))
        _down(left, self._pixels(GAP))

    def _fitting(self, words: str, width: float, most: float) -> float:
        """The largest font size at which *words* are at most *most* pixels high."""
        size = float(ASKED)
        while size > LEAST_ASKED and self._height(words, fonts.BOOK, size, width) > most:
            size -= 1
        return size

    # --- the chronicle -------------------------------------------------------------------------

    def _write_chronicle(self, painter: QPainter, room: QRectF) -> None:
        """Write as many whole chronicle lines as fit, from the bottom up."""
        colours = theme.current().colours
        left = QRectF(room)
        colour = colours.text
        for words in reversed(self.words.lines):
            high = self._height(words, fonts.PLAIN, TOLD, left.width() - self._pixels(GAP))
            if high > left.height():
                break
            line = QRectF(left.left(), left.bottom() - high, left.width(), high)
            if colour == colours.text:  # the newest line
                bar = QRectF(line.left(), line.top(), self._pixels(4), high)
                painter.fillRect(bar, QColor(colours.accent))
            line.setLeft(line.left() + self._pixels(GAP))
            self._write(painter, line, words, fonts.PLAIN, TOLD, colour)
            left.setBottom(line.top() - self._pixels(BETWEEN))
            colour = colours.muted

    # --- writing -------------------------------------------------------------------------------

    def _height(self, words: str, family: str, size: float, width: float) -> float:
        room = QRectF(0, 0, width, 1e6)
        metrics = QFontMetricsF(self._font(family, size))
        return metrics.boundingRect(room, _WRAPPED, words).height()

    def _write(
        self, painter: QPainter, room: QRectF, words: str, family: str, size: float, colour: str
    ) -> float:
        """Write *words* at the top of *room*. Returns their height."""
        painter.setFont(self._font(family, size))
        painter.setPen(QColor(colour))
        high = self._height(words, family, size, room.width())
        painter.drawText(QRectF(room.topLeft(), room.size()), _WRAPPED, words)
        return high


def _down(room: QRectF, by: float) -> None:
    room.setTop(room.top() + by)
