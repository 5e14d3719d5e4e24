"""Chapter P6, A hero's turn: uses of which nothing could come, greyed with the reason."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tabletop.games.scenario.board.field import field_of, seat_of
from tabletop.games.scenario.board.harm import has, lose_a_condition
from tabletop.games.scenario.board.running import of_half
from tabletop.games.scenario.cards.phrases import STATES
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
    mine = clause.values.get("who", "implied") in ("implied", "one-1")
    return CHECKS.get(clause.phrase.run) if mine else None


def _tending(table: Table, hero: Piece) -> bool:
    return bool(unlit_beside(table, hero))


def _recovering(table: Table, hero: Piece) -> bool:
    return bool(table[f"lost:{seat_of(hero)}"])


def _returning(table: Table, hero: Piece) -> bool:
    return bool(table[f"discard:{seat_of(hero)}"])


def _losing(table: Table, hero: Piece) -> bool:
    field = field_of(table)
    near = [hero, *field.within(hero, field.allies(hero), 1)]
    return any(has(figure, state) for figure in near for state in STATES)


TENDING = Check(_tending, "SCN-122", "No unlit lamp is beside the hero.")

CHECKS: dict[object, Check] = {
    tend: TENDING,
    recover: Check(_recovering, "SCN-150", "No card of yours is lost."),
    return_one: Check(_returning, "SCN-123", "No card of yours is discarded."),
    lose_a_condition: Check(
        _losing, "SCN-123", "Neither you nor an ally beside you has a condition."
    ),
}
"""By what is done."""
