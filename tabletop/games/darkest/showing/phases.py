"""Showing: how far a Guardian Combat has come."""

from __future__ import annotations

from tabletop.games.darkest.guardians.combat import PHASE, PHASES
from tabletop.play.rules.game import Turn
from tabletop.table.table import Table


def phases(table: Table) -> tuple[Turn, ...]:
    """Its steps by their letters, while there is one: those that are done, and the one at hand."""
    now = table.count(PHASE)
    if not now:
        return ()
    return tuple(
        Turn(title, letter, state="done" if n < now else "acts" if n == now else "waits")
        for n, (letter, title) in enumerate(PHASES, 1)
    )
