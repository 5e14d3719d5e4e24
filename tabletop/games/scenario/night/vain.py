"""Chapter P6, A hero's turn: uses of which nothing could come, greyed with the reason."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from tabletop.cardtext.subjects import IMPLIED
from tabletop.games.scenario.board.field import seat_of
from tabletop.games.scenario.board.harm import lose_a_condition
from tabletop.games.scenario.board.running import NEAR, NEEDS, near, of_half
from tabletop.games.scenario.hand.recovering import recover, return_one
from tabletop.games.scenario.night.arriving import tend, unlit_beside
from tabletop.table.piece import Piece
from tabletop.table.table import Table


class Check(NamedTuple):
    """What tells whether anything `could` come of a use; else the rule by which nothing does, and
    why."""

    could: Callable[[Table, Piece], bool]
    rule: str
    why: str


def check_of(card: str, use: str) -> Check | None:
    """What tells whether a *use* of *card* (a half of it, its `text`, or a plain one) would be in
    vain: of one that says no more than one thing, which its hero does."""
    if use == "tend":
        return TENDING
    said = of_half(card, use)
    if len(said) != 1 or len(said[0].clause.body) != 1:
        return None
    clause = said[0].clause
    who = clause.values.get("who", IMPLIED)
    if who not in (IMPLIED, *NEAR):
        return None
    run = clause.phrase.run
    if run in CHECKS:
        return CHECKS[run]
    if run not in NEEDS:
        return None
    rule, alone, together = WHY[run]
    return Check(partial(_any, who, NEEDS[run]), rule, alone if who == IMPLIED else together)


def _tending(table: Table, hero: Piece) -> bool:
    return bool(unlit_beside(table, hero))


def _returning(table: Table, hero: Piece) -> bool:
    return bool(table[f"discard:{seat_of(hero)}"])


def _any(who: str, needs: Callable[[Table, Piece], object], table: Table, hero: Piece) -> bool:
    """Whether it could be done to any of those whom *who* means."""
    meant = [hero.id] if who == IMPLIED else near(table, hero, who)
    return any(needs(table, table.pieces[figure]) for figure in meant)


TENDING = Check(_tending, "SCN-122", "No unlit lamp is beside the hero.")

CHECKS: dict[object, Check] = {
    tend: TENDING,
    return_one: Check(_returning, "SCN-123", "No card of yours is discarded."),
}
"""By what is done."""

WHY: dict[object, tuple[str, str, str]] = {
    recover: ("SCN-150", "No card of yours is lost.", "Nobody in reach has a lost card."),
    lose_a_condition: ("SCN-123", "You have no condition.", "Nobody in reach has a condition."),
}
"""By what is done to somebody: by which rule nothing comes of it, and why, for the hero alone or
for all whom it may mean."""
