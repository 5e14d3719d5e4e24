"""The bridge: a session on one side, Qt on the other. The only file that holds a session.

Everything a window shows comes out of the port of the seat that looks at it; everything hands, keys
and bots do goes in here.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QObject

from saves.atomic_write import SaveFailed
from tabletop.play.ports.port import Port
from tabletop.play.runner.session import Session
from ui.seat.act_runner import Carrying
from ui.seat.acts.by_hand import ByHand
from ui.seat.acts.gesture_answers import Answering
from ui.seat.acts.history import Time

T = TypeVar("T")

Save = Callable[[Session], Path]
"""Writes a session and says where; raises SaveFailed where it cannot."""


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

    def keep_by(self, save: Save) -> None:
        """Let *save* write the session down after each answer."""
        self._save_by = save

    def hand_to(self, keep: Callable[[Session], T]) -> T:
        """Let *keep* have the session: what writes it down, or a report of it."""
        return keep(self.session)

    def save(self) -> None:
        """Write the session down, and say so where that fails."""
        if self._save_by is None:
            return
        try:
            self.saved.emit(self._save_by(self.session))
        except SaveFailed as failed:
            self.said.emit(str(failed))
