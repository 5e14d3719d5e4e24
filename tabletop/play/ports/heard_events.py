"""What happens at a table as one seat may hear it, kept until somebody asks."""

from __future__ import annotations

from tabletop.play.runner.session import Session
from tabletop.table.event import Event
from tabletop.table.view import redact

Heard = tuple[Event, int]
"""An event, and the number of the journal entry that caused it."""


class Hearing:
    """Listens to *session* with the ears of *seat*, until it is told to `stop`."""

    def __init__(self, session: Session, seat: int) -> None:
        self._session, self._seat = session, seat
        self._heard: list[Heard] = []
        self._replaced = False
        self.stop = session.listen(self._hear, self._on_reset)

    def take(self) -> list[Heard] | None:
        """What was heard since, each event with the number of the journal entry that caused it;
        none of it if the table was replaced."""
        heard, self._heard = self._heard, []
        replaced, self._replaced = self._replaced, False
        return None if replaced else heard

    def _hear(self, event: Event, cause: int) -> None:
        """Keep *event* as the seat may hear it now: a moment later the table lies differently."""
        heard = redact(event, self._session.table, self._seat)
        if heard is not None:
            self._heard.append((heard, cause))

    def _on_reset(self) -> None:
        self._replaced = True
        self._heard.clear()
