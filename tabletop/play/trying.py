"""What answers would lead to, without giving them: so that only what does something is lit.

A declaration is asked, since it knows what can follow; nothing is carried out. For any other
question another table is played on, which nobody sees.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from tabletop.play.decision import Decision, Refusal
from tabletop.play.declaration import Draft
from tabletop.play.faults import RuleFault
from tabletop.play.session import Session
from tabletop.table.event import Counted, Event
from tabletop.table.table import freeze


class Tried(Struct, frozen=True):
    """What answers would lead to: what the seat is `asked` then, if anything; whether anything that
    can be seen has `happened`, or was `told`; and all that came of it, to `compare`."""

    asked: Decision | None
    happened: bool = False
    told: bool = False
    compare: tuple[bytes, str] = (b"", "")


def declared(draft: Draft, keys: Sequence[str]) -> Tried:
    """What *keys*, said after *draft*, lead to.

    :raises Refusal: if they cannot be said.
    """
    for key in keys:
        draft = draft.take(key)
    asked = draft.question()
    return Tried(asked, happened=asked is None)


def played(session: Session, seat: int, keys: Sequence[str]) -> Tried | None:
    """What the answers *keys* of *seat* lead to at the table of *session*; nothing if they are
    refused."""
    tried = session.trial()
    happened: list[Event] = []
    tried.play.listeners.append(lambda event, entry: happened.append(event))
    before = len(tried.lines)
    try:
        for key in keys:
            tried.answer(key, seat=seat)
    except (Refusal, RuleFault):
        return None  # it is said when it is done
    return Tried(
        next((each for each in tried.decisions if each.seat == seat), None),
        any(not isinstance(event, Counted) or event.piece >= 0 for event in happened),
        len(tried.lines) > before,
        (freeze(tried.table), repr(tried.lines[before:])),
    )
