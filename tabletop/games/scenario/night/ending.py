"""Chapter P6, Set-up and end: how a night ends, alone or in a campaign."""

from __future__ import annotations

from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import OVER, go
from tabletop.table.table import Flow, Table

ENDED, WON, LOST = "ended", 1, 2
"""The table's counter for how a night of a campaign ended."""

DONE = "The night is won."


def end(play: Play, words: str, rule: str, *, won: bool) -> None:
    """End the night. In a campaign more steps follow before the sitting ends."""
    if play.table.campaign is None:
        play.end([*range(len(play.table.seats))] if won else [], words, rule)
    elif not is_over(play.table):
        play.count(ENDED, WON if won else LOST)
        play.say(words, rule=rule)


def is_over(table: Table) -> bool:
    """Whether the night has been won or lost."""
    return table.outcome is not None or table.counters.get(ENDED, 0) > 0


def then(table: Table) -> Flow:
    """The step after the night has ended."""
    return OVER if table.campaign is None else go("lessons")
