"""Whom the game waits for: their question, who has chosen, and what to do about a stuck bot."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ui.base import fonts
from ui.base.key_binding import keyed_tip
from ui.panels.fact_types import Asked
from ui.panels.seat_sign import SeatSign
from ui.panels.widgets import button, column, label, row, title


def ask_lines(ask: str, size: int) -> QVBoxLayout:
    """Show the question *ask* large, and any text after it smaller."""
    lines = column(gap=6)
    question, mark, beside = ask.partition("? ")
    lines.addWidget(title(question + mark.strip(), size, fonts.BOOK))
    if beside:
        lines.addWidget(label(beside, "muted"))
    return lines


class Awaited(QWidget):
    """The questions to *others*, and who of them has *chosen*.

    Signals: `answer_for_wanted(seat)` answer for its bot; `ask_again_wanted()` let the bot try
    again; `again_wanted(seat)` somebody who has chosen wants to choose again.
    """

    answer_for_wanted = Signal(int)
    ask_again_wanted = Signal()
    again_wanted = Signal(int)

    def __init__(self, others: list[Asked], chosen: list[Asked]) -> None:
        super().__init__()
        self._lines = column(gap=6)
        self.setLayout(self._lines)
        for one in chosen:
            self._show_chosen(one)
        for one in others:
            self._show_awaited(one, asks=not chosen and len(others) == 1)

    def _show_chosen(self, one: Asked) -> None:
        again = button("Choose again")
        keyed_tip(again, "Withdraw your choice; nobody has seen it", "undo")
        again.setAccessibleName(f"{one.who}: choose again")
        again.clicked.connect(lambda: self.again_wanted.emit(one.decision.seat))
        self._lines.addLayout(row(label(f"{one.who} has chosen", "muted"), again))

    def _show_awaited(self, one: Asked, *, asks: bool) -> None:
        """Show who is awaited, and the question unless several are asked it together."""
        waiting = row(label(f"Waiting for {one.who}", "muted"))
        if one.turn >= 0:
            waiting.insertWidget(0, SeatSign(one.decision.seat, one.who))
        self._lines.addLayout(waiting)
        if asks:
            self._lines.addLayout(ask_lines(one.decision.ask, 18))
        if one.stuck:
            self._show_stuck(one)

    def _show_stuck(self, one: Asked) -> None:
        """Show why a bot gives no answer, and what to do."""
        self._lines.addWidget(label(f"The bot {one.stuck}.", "warning"))
        instead, again = button(f"Answer for {one.who}", "main"), button("Ask the bot again")
        instead.clicked.connect(lambda: self.answer_for_wanted.emit(one.decision.seat))
        again.clicked.connect(self.ask_again_wanted)
        for way in (instead, again):
            self._lines.addWidget(way)
