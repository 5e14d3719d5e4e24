"""Events at a table as one seat may hear them, kept until somebody asks."""

from __future__ import annotations

from tabletop.play.runner.session import Session
from tabletop.table.event import Event
from tabletop.table.view import redact

Heard = tuple[Event, int]
"""An event, and the number of the journal entry that caused it."""


class Hearing:
    """Listens to *session* as *seat* hears it, until `stop` is called."""

    def __init__(self, session: Session, seat: int) -> None:
        self._session, self._seat = session, seat
        self._heard: list[Heard] = []
        self._replaced = False
        self.stop = session.listen(self._hear, self._on_reset)

    def take(self) -> list[Heard] | None:
        """The events since the last call, each with the number of the journal entry that caused it;
        None if the table was replaced."""
        heard, self._heard = self._heard, []
        replaced, self._replaced = self._replaced, False
        return None if replaced else heard

    def _hear(self, event: Event, cause: int) -> None:
        """Keep *event* as the seat may hear it now: a moment later the table has changed."""
        heard = redact(event, self._session.table, self._seat)
        if heard is not None:
            self._heard.append((heard, cause))

    def _on_reset(self) -> None:
        self._replaced = True
        self._heard.clear()
