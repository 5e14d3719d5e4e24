"""What must hold of every table of The Restless, whatever is asked."""

from __future__ import annotations

from tabletop import Session
from tabletop.games.restless.choices.carrying_capacity import room
from tabletop.games.restless.table.table_reads import character, fought_in, health, living, slots
from tabletop.games.restless.table.targets import IN, awaits, is_target
from tabletop.table.table import Table, check
from tests.games.restless.camp import asked


def sound(session: Session) -> None:
    """RST-099: nobody carries too much unasked. RST-047: who fights has Health, who has not is out.

    RST-046: whoever has no Health left is carried away before the party is asked what it does.

    RST-249: nobody wins but by a dead God.
    """
    table = session.table
    assert check(table) == []
    if session.over:
        _ended(table)
        return
    assert session.decision is not None
    assert session.decision.legal(), asked(session)
    if asked(session) != "RST-102":
        heavy = [slot for slot in living(table) if room(table, slot) < 0]
        assert heavy == [], f"{asked(session)} is asked while {heavy} carry too much"
    if asked(session) in ("RST-142", "RST-193", "RST-196", "RST-153"):
        dead = [slot for slot in slots(table) if character(table, slot) and not health(table, slot)]
        assert dead == [], f"{asked(session)} is asked while {dead} sit there dead"
    if table.count("battle"):
        for zone in fought_in(table):
            for piece in table[zone]:
                if is_target(piece):
                    assert not awaits(piece), f"{piece} has not begun to fight"
                    fights = piece.counters["fight"] == IN
                    assert fights == bool(piece.counters.get("health")), piece
    else:
        marked = [piece for piece in table["encounter"] if piece.counters.get("health")]
        assert not marked or asked(session) not in ("RST-142", "RST-073", "RST-153"), marked


def _ended(table: Table) -> None:
    assert table.outcome is not None
    if table.outcome.winners:
        assert table["god"]
        assert not any(piece.counters.get("health") for piece in table["god"])
