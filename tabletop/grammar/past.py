"""The past: how much of a deed was done in a period, as far as a card in play asks for it.

The counts lie on the table as counters, one for each verb, period and person, with the number of
the period in which it was counted last. An older table counts from now on.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, NamedTuple

from tabletop.cardtext.phrase_function import Run
from tabletop.table.table import Table


class Past(NamedTuple):
    """How it is told that something has happened: by a kind of deed that `fits`, and how `much` of
    it was done by one, whom the deed calls its `doer`."""

    told: type
    fits: Run | None
    much: Callable[[Any], int]
    doer: str = "who"


PAST = "past:"
"""The prefix of these counters."""


def counter(verb: str, period: str, who: int) -> str:
    """The counter of how much *who* has done."""
    return f"{PAST}{re.sub('[^a-z]+', '-', verb.lower())}:{period}:{who}"


def stamp(verb: str, period: str, who: int) -> str:
    """The counter of the period in which that was counted."""
    return f"{counter(verb, period, who)}:in"


def done(table: Table, verb: str, period: str, number: int, who: int) -> int:
    """How much of *verb* *who* has done in the *period* of this *number*."""
    if table.counters.get(stamp(verb, period, who)) != number + 1:
        return 0
    return int(table.counters.get(counter(verb, period, who), 0))
