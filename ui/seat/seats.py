"""Which seats are played at the screen: pure functions of the seats."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

from tabletop.play.ports.port import Port
from tabletop.play.questions.decision import Decision
from tabletop.table.table import Seat
from tabletop.table.view import EVERYONE

NOBODY = -9
"""The number of no seat, not even a watcher's."""

Curtain = Literal["always", "secrets", "never"]
"""When the curtain falls: between all people, between those who know different things, or never."""


def first_person(seats: Sequence[Seat]) -> int:
    """The first of *seats* that a person plays, or `EVERYONE`."""
    return next((n for n, seat in enumerate(seats) if not seat.bot), EVERYONE)


def is_bot(seats: Sequence[Seat], seat: int) -> bool:
    """Whether a bot plays *seat*."""
    return seat >= 0 and bool(seats[seat].bot)


def next_person(seats: Sequence[Seat], asked: Sequence[Decision]) -> int:
    """The seat of the first person who is *asked*, or `NOBODY` if only bots are."""
    return next((each.seat for each in asked if not is_bot(seats, each.seat)), NOBODY)


def eyes_for(watcher: Port, person: int) -> int:
    """The seat from which the table is shown while *person* is asked, among people with secrets:
    `EVERYONE` if all may know the question, otherwise *person*."""
    watcher.shared = True
    return EVERYONE if watcher.may_answer(person) else person


def first_eyes(seats: Sequence[Seat], differ: Callable[[int, int], bool]) -> int:
    """The seat that sees the table first: `EVERYONE` if two people's seats *differ* in what they
    know, because nobody can tell who is at the screen."""
    first = first_person(seats)
    others = [n for n in range(len(seats)) if not is_bot(seats, n)]
    apart = (
        seats[other].player != seats[first].player and differ(first, other) for other in others
    )
    return EVERYONE if any(apart) else first
