"""Dice set by hand, for tests of any game."""

from __future__ import annotations

from tabletop import Session


def set_die(session: Session, side: int) -> None:
    """Turn the one die that has been rolled to *side*, by hand."""
    (die,) = [each.id for each in session.table.pieces if "shown" in each.counters]
    session.override("count", piece=die, counter="shown", value=side)
