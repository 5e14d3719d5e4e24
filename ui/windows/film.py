"""The page of a replay: the table, what happens on it, and the controls."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QHBoxLayout,
    QSizePolicy,
    QSlider,
    QStyle,
    QStyleOptionSlider,
    QVBoxLayout,
    QWidget,
)

from ui.base import fonts, theme
from ui.base.qt_guard import guarded
from ui.base.safe_text import set_tip
from ui.panels.aim import AimLine
from ui.panels.wheel_guard import unwheeled
from ui.panels.widgets import Choices, button, column, label, restyle, title
from ui.scene.shown_table import ShownTable

SPEEDS = (("50", "½×"), ("100", "1×"), ("200", "2×"), ("400", "4×"), ("800", "8×"))
"""The speeds, in per cent of the normal one."""

CAPTION_LINES = 2
"""The lines always reserved for the caption, so that nothing moves when it is short."""

KEYS = {
    Qt.Key.Key_Left: (-1, "step"),
    Qt.Key.Key_Right: (1, "step"),
    Qt.Key.Key_PageUp: (-1, "chapter"),
    Qt.Key.Key_PageDown: (1, "chapter"),
    Qt.Key.Key_Home: (-1, "end"),
    Qt.Key.Key_End: (1, "end"),
    Qt.Key.Key_Down: (-1, "speed"),
    Qt.Key.Key_Up: (1, "speed"),
}
"""What the keys of the page do, whatever has the focus."""

SAID = (
    "Space: play or pause. Left, Right: a step. Page Up, Page Down: a chapter. Up, Down: the "
    "speed. Esc: back to the game."
)


@guarded
class Track(QSlider):
    """The slider through a game, one step per answer, with a mark at the beginning of each
    chapter."""

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.setAccessibleName("Step of the game")
        self.marks: Sequence[int] = ()
        unwheeled(self)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the slider, and the marks below it."""
        super().paintEvent(event)
        if self.maximum() <= 0:
            return
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        part = QStyle.SubControl.SC_SliderHandle
        knob = self.style().subControlRect(QStyle.ComplexControl.CC_Slider, option, part, self)
        room = self.width() - knob.width()
        with QPainter(self) as painter:
            colour = QColor(theme.current().colours.muted)
            for mark in self.marks:
                x = knob.width() // 2 + room * mark // self.maximum()
                painter.fillRect(x, self.height() - 6, 2, 5, colour)


@guarded
class FilmPage(QWidget):
    """The page of a replay: `table` under the `aim`, a caption, and the controls.

    Signals: `play_wanted()` play or pause; `step_wanted(by)`, `chapter_wanted(by)` go this many
    steps or chapters on, or back; `go_wanted(step)` go to this step; `speed_wanted(percent)`;
    `left()` back to the game.
    """

    play_wanted = Signal()
    step_wanted = Signal(int)
    chapter_wanted = Signal(int)
    go_wanted = Signal(int)
    speed_wanted = Signal(int)
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("page")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName("The game from the beginning")
        self.setAccessibleDescription(SAID)
        self.table = ShownTable()
        self.table.larger = 1.0
        self.table.lights.call_outs = False
        self.table.setAccessibleName("The table at that moment")
        self.aim = AimLine()
        self._heading = title(size=17)
        self._heading.setWordWrap(False)
        self._heading.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._counted = label("", "muted")
        self._counted.setWordWrap(False)
        self._caption = theme.titled(label(), 19, fonts.BOOK)
        self._caption.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.track = Track()
        self._speed = Choices([*SPEEDS], "Speed")
        self._play = button("Play", "main", "Play or pause (Space)")
        self._back = button("‹ Back to the game", "", "Esc")
        self._ways = {
            "chapter back": button("‹ Chapter", "", "Previous chapter (Page Up)"),
            "step back": button("‹ Step", "", "One step back (Left)"),
            "step forward": button("Step ›", "", "One step forward (Right)"),
            "chapter forward": button("Chapter ›", "", "Next chapter (Page Down)"),
        }
        self._lay()
        self._join()

    def _lay(self) -> None:
        top = QHBoxLayout()
        top.setContentsMargins(12, 6, 12, 0)
        top.addWidget(self._heading, 1)
        top.addWidget(self._counted)
        bar = QHBoxLayout()
        bar.setContentsMargins(12, 0, 12, 8)
        bar.setSpacing(6)
        bar.addWidget(self._back)
        bar.addSpacing(10)
        ways = [*self._ways.values()]
        for way in (*ways[:2], self._play, *ways[2:]):
            bar.addWidget(way)
        bar.addSpacing(10)
        bar.addWidget(self._speed)
        bar.addStretch(1)
        below = QVBoxLayout(self)
        below.setContentsMargins(0, 0, 0, 0)
        below.setSpacing(4)
        below.addWidget(self.aim)
        below.addWidget(self.table, 1)
        below.addLayout(top)
        across = column()
        across.setContentsMargins(12, 0, 12, 0)
        across.addWidget(self._caption)
        across.addWidget(self.track)
        below.addLayout(across)
        below.addLayout(bar)

    def _join(self) -> None:
        self._back.clicked.connect(self.left)
        self._play.clicked.connect(self.play_wanted)
        for name, way in self._ways.items():
            what, _, where = name.partition(" ")
            signal = self.step_wanted if what == "step" else self.chapter_wanted
            by = -1 if where == "back" else 1
            way.setAccessibleName(way.toolTip())
            way.clicked.connect(lambda _=False, signal=signal, by=by: signal.emit(by))
        self._speed.picked.connect(lambda percent: self.speed_wanted.emit(int(percent)))
        self.track.actionTriggered.connect(
            lambda _action: self.go_wanted.emit(self.track.sliderPosition())
        )
        for part in self.findChildren(QWidget):
            if isinstance(part, QAbstractButton | QSlider):
                part.installEventFilter(self)

    # --- what it shows -------------------------------------------------------------------------

    def show_length(self, steps: int, chapters: Sequence[int]) -> None:
        """Set the number of *steps*, and the steps at which *chapters* begin."""
        self.track.setRange(0, steps)
        self.track.marks = chapters
        for name, way in self._ways.items():
            if name.startswith("chapter"):
                way.setVisible(bool(chapters))

    def show_at(self, step: int, chapter: str, words: str) -> None:
        """Show that *step* steps have been played; *words* say what happened in the last one, in
        this *chapter*."""
        most = self.track.maximum()
        self.track.setValue(step)
        self.track.setAccessibleDescription(f"Step {step} of {most}. {chapter}")
        self._counted.setText(f"Step {step} of {most}")
        self._heading.setText(chapter)
        self._caption.setText(words)
        high = self._caption.fontMetrics().lineSpacing() * CAPTION_LINES
        self._caption.setFixedHeight(high + 4)
        set_tip(self._caption, words)

    def show_playing(self, on: bool) -> None:
        """Show whether it plays."""
        self._play.setText("Pause" if on else "Play")
        restyle(self._play, "chosen" if on else "main")

    def show_speed(self, percent: int) -> None:
        """Select the speed in use."""
        self._speed.choose(str(percent))

    # --- keys ----------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle the keys of the page."""
        if not self._take(event):
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Handle the keys of the page on buttons too, except those that press a button."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            presses = isinstance(watched, QAbstractButton) and event.key() == Qt.Key.Key_Space
            return not presses and self._take(event)
        return False

    def _take(self, event: QKeyEvent) -> bool:
        key = Qt.Key(event.key())
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        if key == Qt.Key.Key_Escape:
            self.left.emit()
        elif key == Qt.Key.Key_Space:
            self.play_wanted.emit()
        elif key in KEYS:
            self._go(*KEYS[key])
        else:
            return False
        return True

    def _go(self, by: int, what: str) -> None:
        if what == "step":
            self.step_wanted.emit(by)
        elif what == "chapter":
            self.chapter_wanted.emit(by)
        elif what == "end":
            self.go_wanted.emit(self.track.maximum() if by > 0 else 0)
        else:
            values = [value for value, _ in SPEEDS]
            at = values.index(self._speed.value) + by
            value = values[max(0, min(at, len(values) - 1))]
            self._speed.choose(value)
            self.speed_wanted.emit(int(value))
