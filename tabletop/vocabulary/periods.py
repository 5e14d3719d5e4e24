"""Triggers, limits and durations: periods that begin and end.

The book needs `who` if a period belongs to a person.
"""

from __future__ import annotations

from tabletop.cardtext.phrasebook import Phrasebook
from tabletop.executor.executor import Executor
from tabletop.executor.limits import Period
from tabletop.grammar.until import Until
from tabletop.play.rules.deeds import Deed


def add_period(
    book: Phrasebook,
    executor: Executor,
    name: str,
    begins: type[Deed],
    ends: type[Deed],
    number: Period,
) -> None:
    """Add the words for a period called *name* (`Battle`). Its *number* is 0 when it is not going
    on."""
    book.add(f"when a {name} begins", "trigger", deed=begins)
    book.add(f"at the start of each {name}", "trigger", deed=begins)
    book.add(f"when a {name} ends", "trigger", deed=ends)
    book.add(f"at the end of each {name}", "trigger", deed=ends)
    executor.limits.periods[book.add(f"once per {name}", "limit")] = number
    until = book.add(f"until the end of the {name}", "duration")
    next_one = book.add(f"until the end of the next {name}", "duration")
    executor.lasting.end_with(
        {
            until: Until(ends),
            next_one: Until(ends, lambda table: number(table) > 0, next=True),
        }
    )
