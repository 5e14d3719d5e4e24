"""RST-003: what cards change is put right after everything by which it may have come about."""

from __future__ import annotations

from collections.abc import Callable

from tabletop.games.restless.table.memory import remembered
from tabletop.play.play import Play
from tabletop.play.procedure import Rules

Look = Callable[[Play], Rules[bool]]
"""Looks at the table and puts it right; whether only what is watched can change what it finds."""

LOOKS: list[Look] = []
"""What is looked at after everything that happened, in this order (`game.py`)."""


IN_ORDER = "in order"
"""Remembered of a table that was looked at and needed nothing."""


def look(play: Play) -> Rules[None]:
    """RST-003: what cards change is enforced after everything by which it may have come about.

    Where all was in order, it is until something changes that it hangs on (`memory.remembered`).
    """
    if remembered(play.table).get(IN_ORDER):
        return
    play.table.__dict__[IN_ORDER] = False
    steady = True
    for each in LOOKS:
        steady = (yield from each(play)) and steady
    if steady and IN_ORDER in play.table.__dict__:  # nothing has changed by looking
        play.table.__dict__[IN_ORDER] = True
