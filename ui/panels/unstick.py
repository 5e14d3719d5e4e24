"""The Unstick panel: what the game waits for, and every way on."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout

from ui.panels.fact_types import WaitFacts
from ui.panels.filled_when_seen import FilledWhenSeen
from ui.panels.standings import way_out
from ui.panels.widgets import (
    Scroll,
    WritingLine,
    as_panel,
    clear,
    label,
    line,
    row,
    rule_button,
    title,
)
from ui.panels.wordy_button import WordyButton


class UnstickPanel(FilledWhenSeen):
    """Says what the game waits for, and offers the ways on.

    `show_waiting(waiting)` fills it; None when the game is over.

    Signals: `light_wanted()` light the choices; `skip_wanted(reason)`, `restart_wanted(reason)`
    skip the rest of the step, or restart it; `quiet_wanted()` back to the last quiet moment;
    `answer_for(seat)` answer for this seat; `by_hand_wanted()` turn on by-hand mode;
    `report_wanted()` save a report file; `rule_wanted(id)` open the rulebook; `suspend(subject)`
    suspend the newest sentence in force; `stood_still()` no answer is possible any more.
    """

    light_wanted = Signal()
    skip_wanted = Signal(str)
    restart_wanted = Signal(str)
    quiet_wanted = Signal()
    answer_for = Signal(int)
    by_hand_wanted = Signal()
    report_wanted = Signal()
    rule_wanted = Signal(str)
    suspend = Signal(str)
    stood_still = Signal()

    def __init__(self) -> None:
        super().__init__()
        as_panel(self, "Unstick")
        self._reason = WritingLine(placeholderText="Reason (shown in the chronicle)", maxLength=200)
        self._reason.setAccessibleName("Reason")
        scroll = Scroll()
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(scroll)
        self._waiting: WaitFacts | None = None
        self._said = QVBoxLayout()
        self._seats = QVBoxLayout()
        below = scroll.column
        below.addLayout(self._said)
        self._light = self._way("Highlight the choices", "What you can do glows on the table.")
        below.addWidget(self._light)
        below.addLayout(self._seats)
        below.addWidget(line())
        below.addWidget(self._reason)
        self._skip = self._way(
            "Skip the rest of this step", "The game continues with the next step."
        )
        self._reason.returnPressed.connect(self._skip.setFocus)
        self._restart = self._way("Restart this step", "With the table as it is now.")
        self._quiet = self._way(
            "Back to the last quiet moment",
            "To the last moment between two steps. You can redo it.",
        )
        self._hand = self._way("By hand", "Move anything. The rules go on from there.")
        self._report = self._way(
            "Save a report file", "For a bug report: the table, the last entries and the versions."
        )
        for way in (self._skip, self._restart, self._quiet, self._hand, self._report):
            below.addWidget(way)
        below.addStretch(1)
        self._light.clicked.connect(self.light_wanted)
        self._skip.clicked.connect(lambda: self.skip_wanted.emit(self._take_reason()))
        self._restart.clicked.connect(lambda: self.restart_wanted.emit(self._take_reason()))
        self._quiet.clicked.connect(self.quiet_wanted)
        self._hand.clicked.connect(self.by_hand_wanted)
        self._report.clicked.connect(self.report_wanted)
        self.show_waiting(None)

    def show_waiting(self, waiting: WaitFacts | None) -> None:
        """Show what the game waits for. Does nothing if that is shown already."""
        if waiting is not None and waiting == self._waiting:
            return
        self._waiting = waiting
        self.renew()
        self.tell_standstill()

    def tell_standstill(self) -> None:
        """Emit `stood_still` if no answer is possible."""
        if self._waiting is not None and self._waiting.choices == 0:
            self.stood_still.emit()

    def fill(self) -> None:
        """Show again what the game waits for."""
        waiting = self._waiting
        clear(self._said)
        clear(self._seats)
        for way in (self._light, self._skip, self._restart):
            way.setEnabled(waiting is not None)
        if waiting is None:
            self._said.addWidget(title("The game is over"))
            self._said.addWidget(label("No question is open.", "muted"))
            return
        self._said.addWidget(title(f"The game waits for {waiting.who}"))
        self._said.addWidget(label(waiting.ask))
        if waiting.choices == 0:
            self._said.addWidget(label("No answer is allowed.", "warning"))
        elif waiting.choices > 0:
            one = waiting.choices == 1
            many = "1 answer is possible." if one else f"{waiting.choices} answers are possible."
            self._said.addWidget(label(many, "muted"))
        if (held := waiting.way_out) is not None:
            self._said.addWidget(way_out(held, self.suspend.emit))
        self._said.addWidget(label(f"Step: {waiting.step}", "muted"))
        if waiting.rule:
            link = rule_button(waiting.rule)
            link.clicked.connect(lambda: self.rule_wanted.emit(waiting.rule))
            self._said.addLayout(row(link))
        for seat in waiting.asked:
            if 0 <= seat < len(waiting.seats):
                made = self._way(f"Answer for {waiting.seats[seat]}", "The curtain falls first.")
                made.clicked.connect(lambda _=False, seat=seat: self.answer_for.emit(seat))
                self._seats.addWidget(made)

    def _way(self, words: str, more: str) -> WordyButton:
        made = WordyButton(words)
        made.add_line(more)
        return made

    def _take_reason(self) -> str:
        reason = self._reason.text().strip()
        self._reason.clear()
        return reason
