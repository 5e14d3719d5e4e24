"""Who sits at the screen: pure reads of the seats."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

from tabletop.play.ports.port import Port
from tabletop.play.questions.decision import Decision
from tabletop.table.table import Seat
from tabletop.table.view import EVERYONE

NOBODY = -9
"""No seat, nor a watcher's."""

Curtain = Literal["always", "secrets", "never"]
"""Between which people the curtain falls: all, those who know different things, or none."""


def first_person(seats: Sequence[Seat]) -> int:
    """The first of *seats* that a person plays; a watcher's when there is none."""
    return next((n for n, seat in enumerate(seats) if not seat.bot), EVERYONE)


def is_bot(seats: Sequence[Seat], seat: int) -> bool:
    """Whether a bot plays *seat*."""
    return seat >= 0 and bool(seats[seat].bot)


def next_person(seats: Sequence[Seat], asked: Sequence[Decision]) -> int:
    """The seat of the first person who is *asked*; nobody's where only bots are."""
    return next((each.seat for each in asked if not is_bot(seats, each.seat)), NOBODY)


def eyes_for(watcher: Port, person: int) -> int:
    """From where the table is looked at while *person* is asked, between people who know different
    things: as a *watcher*, if all may know what is asked, else as that person."""
    watcher.shared = True
    return EVERYONE if watcher.may_answer(person) else person


def first_eyes(seats: Sequence[Seat], differ: Callable[[int, int], bool]) -> int:
    """The seat that the table is first shown to: a watcher's where people know different things
    (two seats *differ*), for nobody can tell which of them is there."""
    first = first_person(seats)
    others = [n for n in range(len(seats)) if not is_bot(seats, n)]
    apart = (
        seats[other].player != seats[first].player and differ(first, other) for other in others
    )
    return EVERYONE if any(apart) else first
