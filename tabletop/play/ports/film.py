"""A replay of a game from its beginning; the game itself is not touched."""

from __future__ import annotations

from bisect import bisect_left
from contextlib import suppress

from msgspec.structs import replace

from tabletop.play.ports.port import Port
from tabletop.play.questions.decision import Refusal
from tabletop.play.records.journal import Chance, Journal
from tabletop.play.runner.session import Session


class Film:
    """A copy of *session* up to its current moment that moves back and forth through its time.

    `steps` are the numbers of the entries to stop at, one for each answer or move by hand, and the
    number after the last; the film begins before the first. A game whose beginning is not kept is
    shown from its earliest moment that can be restored.
    """

    def __init__(self, session: Session) -> None:
        journal, entries = session.journal, session.journal.entries
        copied = Journal(entries=[*entries], heaviest=journal.heaviest)
        copied.checkpoints = [replace(each) for each in journal.checkpoints]
        table = copied.checkpoints[-1].table()
        self._session = Session(session.game, table, copied, [*session.lines])
        self._session.rewind(journal.first)
        self._kept = [kept.entry for kept in journal.checkpoints]
        begins = range(self.at, len(entries))
        told = (n for n in begins if n == self.at or not isinstance(entries[n], Chance))
        self.steps = (*told, len(entries))

    def port(self, seat: int) -> Port:
        """What *seat* may see of the film. It takes no answers."""
        return Port(self._session, seat)

    @property
    def at(self) -> int:
        """The number of the next entry."""
        return len(self._session.journal.entries)

    @property
    def step(self) -> int:
        """How many of its steps have been shown."""
        return min(bisect_left(self.steps, self.at), len(self.steps) - 1)

    def forth(self) -> bool:
        """Show the next step; returns whether there was one. Entries that do not fit today's rules
        are skipped, up to the next checkpoint."""
        before = self.at
        try:
            return self._session.timeline.forth()
        except Refusal:
            for later in (kept for kept in self._kept if kept > before):
                with suppress(Refusal):
                    self._session.rewind(later)
                if self.at > before:
                    return True
            return False

    def go(self, step: int) -> None:
        r"""Go to the moment after so many *step*\s, or to the nearest one before that can be
        shown."""
        entry = self.steps[max(0, min(step, len(self.steps) - 1))]
        for near in (entry, *(kept for kept in reversed(self._kept) if kept < entry)):
            with suppress(Refusal):
                self._session.rewind(near)
                break
        with suppress(Refusal):  # what followed of itself is not come to at once
            while self.at < entry and self._session.timeline.forth():
                pass
