"""The bridge: a session on one side, Qt on the other. The only file that holds a session.

Everything a window shows comes out of the port of the seat that looks at it; everything hands, keys
and bots do goes in here.
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
"""Writes a session and says where; raises SaveFailed where it cannot."""

SEEN_FIRST = 1
"""Milliseconds after which an answer is saved at a table with a window: what came of it
is painted first. No longer: what was seen is kept, though the program be killed."""


class Bridge(Carrying):
    """One session, and what may be asked for at its table: `answering` the open question, going
    back and forth in `time`, and moving with one's own `hands`.

    *save* writes the session down after each answer.
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
        """Let *save* write the session down after each answer; *after* so many milliseconds, in
        which what came of it is painted and more may be said."""
        self._save_by = save
        self._pause.setInterval(after)

    def hand_to(self, keep: Callable[[Session], T]) -> T:
        """Let *keep* have the session: what writes it down, or a report of it."""
        self.write_what_waits()
        return keep(self.session)

    def film(self) -> Film:
        """The game from its beginning to where it stands, to be watched: a copy of its own."""
        return Film(self.session)

    def stop(self) -> None:
        """The window goes: nothing is answered any more, and all that was is written down."""
        self.write_what_waits()
        super().stop()

    def save(self) -> None:
        """Write the session down, now or in a moment, and say so where that fails."""
        if self.session.over or not self._pause.interval():  # its end is written before it is shown
            self._pause.stop()
            self._write_down()
        elif not self._pause.isActive():
            self._pause.start()

    def write_what_waits(self) -> None:
        """Write the session down now, if it was to be in a moment."""
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
