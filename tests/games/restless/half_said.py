"""Games in which only the first part of an answer was given: when parts were questions, one was."""

from tabletop import Session
from tabletop.play.records.journal import Answer, Journal
from tabletop.table.table import freeze, thaw


def half_said(session: Session, key: str) -> Session:
    """The game of *session*, where *key*, the first part of an answer, was answered then."""
    record, seat = session.record(), session.decisions[0].seat
    last = record.checkpoints[-1]
    answers = [*record.entries[last.entry :], Answer(seat, key, "")]
    journal = Journal(entries=answers)
    journal.keep(0, freeze(last.table))
    return Session(session.game, thaw(freeze(last.table)), journal)
