"""Who sits at the screen: pure reads of the seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from tabletop.play.decision import CHANCE, Decision
from tabletop.table.table import Table
from tabletop.table.view import EVERYONE, view

NOBODY = -9
"""No seat, nor a watcher's."""

Curtain = Literal["always", "secrets", "never"]
"""Between which people the curtain falls: all, those who know different things, or none."""


def first_person(table: Table) -> int:
    """The first seat that a person plays; a watcher's when there is none."""
    return next((n for n, seat in enumerate(table.seats) if not seat.bot), EVERYONE)


def is_bot(table: Table, seat: int) -> bool:
    """Whether a bot plays *seat*."""
    return seat >= 0 and bool(table.seats[seat].bot)


def may_answer(table: Table, at_screen: int, seat: int) -> bool:
    """Whether the person *at_screen* answers for *seat*; the chance seat is answered by anybody."""
    if seat == CHANCE:
        return True
    if at_screen < 0 or is_bot(table, seat):
        return False
    return table.seats[seat].player == table.seats[at_screen].player


def next_person(table: Table, open_to: Sequence[Decision], mine: Decision | None) -> int:
    """The seat of the first person asked, unless it is one at the screen, where *mine* is asked;
    nobody's where only bots are."""
    if mine is not None:
        return NOBODY
    return next((each.seat for each in open_to if not is_bot(table, each.seat)), NOBODY)


def know_different_things(table: Table, one: int, other: int) -> bool:
    """Whether the two seats see the table differently, so that a curtain must fall between them."""
    return view(table, one).zones != view(table, other).zones


def first_eyes(table: Table) -> int:
    """The seat that the table is first shown to: a watcher's where people know different things,
    for nobody can tell which of them is there."""
    first = first_person(table)
    others = [n for n in range(len(table.seats)) if not is_bot(table, n)]
    apart = (
        table.seats[other].player != table.seats[first].player
        and know_different_things(table, first, other)
        for other in others
    )
    return EVERYONE if any(apart) else first


def need_curtain(table: Table, curtain: Curtain, seat: int, other: int) -> bool:
    """Whether it falls between the people of *seat* and *other*, where *curtain* says when."""
    if curtain == "secrets":
        return know_different_things(table, seat, other)
    return curtain == "always"
