"""The bridge between a session and Qt: the only file of `ui` that holds a session.

Everything that a window shows comes from the port of the seat that looks at it; everything that
hands, keys and bots do goes in here.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QObject, QTimer

from saves.atomic_write import SaveFailed
from tabletop.play.ports.film import Film
from tabletop.play.ports.port import Port
from tabletop.play.runner.session import Session
from ui.seat.act_runner import Carrying
from ui.seat.acts.by_hand import ByHand
from ui.seat.acts.gesture_answers import Answering
from ui.seat.acts.history import Time

T = TypeVar("T")

Save = Callable[[Session], Path]
"""Saves a session and returns the path. Raises SaveFailed if it cannot."""

SEEN_FIRST = 1
"""Milliseconds from an answer to its save at a table with a window, so that the result is painted
first. Short, because what players have seen must be kept even if the program is killed."""


class Bridge(Carrying):
    """One session, and what people can do at its table: answer (`answering`), go through `time`,
    and move by hand (`hands`).

    *save* saves the session after each answer.
    """

    def __init__(
        self, session: Session, save: Save | None = None, parent: QObject | None = None
    ) -> None:
        self.session = session
        self._save_by = save
        super().__init__(partial(Port, session), session.whole, self.save, parent)
        self.hands = ByHand(self)
        self.time = Time(self, self.save)
        self.answering = Answering(self, self.hands, self.time)
        self._pause = QTimer(self, singleShot=True, interval=0)
        self._pause.timeout.connect(self._write_down)

    def keep_by(self, save: Save, after: int = 0) -> None:
        """Save the session with *save* after each answer, *after* that many milliseconds."""
        self._save_by = save
        self._pause.setInterval(after)

    def hand_to(self, keep: Callable[[Session], T]) -> T:
        """Give the session to *keep*, which saves it or reports on it."""
        self.write_what_waits()
        return keep(self.session)

    def film(self) -> Film:
        """A copy of the game from its beginning to now, to be watched."""
        return Film(self.session)

    def stop(self) -> None:
        """Stop all acts, and save: the window closes."""
        self.write_what_waits()
        super().stop()

    def save(self) -> None:
        """Save the session, at once or after the delay; tell the player if that fails."""
        # the end of a game is saved before it is shown
        if self.session.over or not self._pause.interval():
            self._pause.stop()
            self._write_down()
        elif not self._pause.isActive():
            self._pause.start()

    def write_what_waits(self) -> None:
        """Save now if a save is pending."""
        if self._pause.isActive():
            self._pause.stop()
            self._write_down()

    def _write_down(self) -> None:
        if self._save_by is None:
            return
        try:
            self.saved.emit(self._save_by(self.session))
        except SaveFailed as failed:
            self.said.emit(str(failed))
