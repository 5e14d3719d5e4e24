"""Another session that stands where one does, to try answers on."""

from __future__ import annotations

from tabletop import Session
from tabletop.play.records.journal import Journal


def another(session: Session) -> Session:
    """One at the same question as *session*: without what came before its step, and with no
    chronicle yet."""
    last = session.journal.checkpoints[-1]
    journal = Journal(session.journal.entries[last.entry :])
    journal.keep(0, last.frozen, last.since)
    trial = Session(session.game, session.table, journal, hashing=False)
    if session.waiting_room.waiting:
        trial.waiting_room.read(session.waiting_room.waiting.opaque())
    return trial
