"""Controls for watching bots: pause, step, speed and reasons."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ui.base.key_binding import keyed_tip
from ui.panels.widgets import Choices, button, restyle

SPEEDS = (("50", "½×"), ("100", "1×"), ("200", "2×"), ("400", "4×"))
"""The speeds, in per cent of the normal one."""


class WatchBar(QWidget):
    """A row of buttons.

    Signals: `pause_wanted(on)`; `step_wanted()` one answer of the bot that is asked;
    `speed_wanted(percent)`; `why_wanted()` the reasons for a bot's last act; `hint_wanted()` what a
    bot would do now.
    """

    pause_wanted = Signal(bool)
    step_wanted = Signal()
    speed_wanted = Signal(int)
    why_wanted = Signal()
    hint_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName("Bots")
        self._pause = button("Pause", "tool")
        self._pause.setCheckable(True)
        self._step = button("Step", "tool")
        self._speed = Choices([*SPEEDS], "Speed")
        self._why = button("Why?", "tool")
        self._hint = button("Hint", "tool")
        keyed_tip(self._pause, "Pause the bots", "pause")
        keyed_tip(self._step, "Let the bots give one answer", "step")
        keyed_tip(self._why, "Why did the bot do that?", "why")
        keyed_tip(self._hint, "What would a bot do here?", "advice")
        across = QHBoxLayout(self)
        across.setContentsMargins(0, 0, 0, 0)
        across.setSpacing(4)
        for widget in (self._hint, self._why, self._speed, self._step, self._pause):
            across.addWidget(widget)
        self._pause.toggled.connect(self._on_pause)
        self._step.clicked.connect(self.step_wanted)
        self._why.clicked.connect(self.why_wanted)
        self._hint.clicked.connect(self.hint_wanted)
        self._speed.picked.connect(lambda percent: self.speed_wanted.emit(int(percent)))
        self.show_how(watching=False, bots=False, asked=False, did=False)

    def show_how(self, *, watching: bool, bots: bool, asked: bool, did: bool) -> None:
        """Show the controls that make sense: only bots play (*watching*), there are *bots*, a
        person is *asked*, a bot *did* something."""
        self._speed.setVisible(watching)
        for widget in (self._pause, self._step):
            widget.setVisible(bots)
        self._why.setVisible(bots)
        self._why.setEnabled(did)
        self._hint.setVisible(not watching)
        self._hint.setEnabled(asked)

    def show_speed(self, percent: int) -> None:
        """Select the speed nearest to the one in use."""
        nearest = min((value for value, _ in SPEEDS), key=lambda value: abs(int(value) - percent))
        self._speed.choose(nearest)

    def pause(self, on: bool) -> None:
        """Pause or resume, as the button does."""
        self._pause.setChecked(on)

    @property
    def paused(self) -> bool:
        """Whether bots are paused."""
        return self._pause.isChecked()

    def _on_pause(self, on: bool) -> None:
        # so that the buttons beside it stay in place
        self._pause.setFixedWidth(self._pause.width())
        self._pause.setText("Resume" if on else "Pause")
        restyle(self._pause, "tool-on" if on else "tool")
        self.pause_wanted.emit(on)
