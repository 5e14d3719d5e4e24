"""Chapter P6, A hero's turn: uses of which nothing could come, greyed with the reason."""

from __future__ import annotations

from collections.abc import Callable

from tabletop.games.scenario.board.field import field_of, seat_of
from tabletop.games.scenario.board.harm import has, lose_a_condition
from tabletop.games.scenario.board.running import of_half
from tabletop.games.scenario.cards.phrases import STATES
from tabletop.games.scenario.hand.recovering import recover, return_one
from tabletop.games.scenario.night.arriving import tend, unlit_beside
from tabletop.table.piece import Piece
from tabletop.table.table import Table

Reason = tuple[str, str] | None
"""The rule by which nothing comes of it, and why; nothing where something could."""

Check = Callable[[Table, Piece], Reason]


def check_of(card: str, use: str) -> Check | None:
    """What tells whether a *use* of *card* (a half of it, its `text`, or a plain one) would be in
    vain: of one that says no more than one thing, which its hero does."""
    if use == "tend":
        return _tending
    said = of_half(card, use)
    if len(said) != 1 or len(said[0].clause.body) != 1:
        return None
    clause = said[0].clause
    mine = clause.values.get("who", "implied") in ("implied", "one-1")
    return CHECKS.get(clause.phrase.run) if mine else None


def _tending(table: Table, hero: Piece) -> Reason:
    if unlit_beside(table, hero):
        return None
    return "SCN-122", "No unlit lamp is beside the hero."


def _recovering(table: Table, hero: Piece) -> Reason:
    return None if table[f"lost:{seat_of(hero)}"] else ("SCN-150", "No card of yours is lost.")


def _returning(table: Table, hero: Piece) -> Reason:
    if table[f"discard:{seat_of(hero)}"]:
        return None
    return "SCN-123", "No card of yours is discarded."


def _losing(table: Table, hero: Piece) -> Reason:
    field = field_of(table)
    near = [hero, *field.within(hero, field.allies(hero), 1)]
    if any(has(figure, state) for figure in near for state in STATES):
        return None
    return "SCN-123", "Neither you nor an ally beside you has a condition."


CHECKS: dict[object, Check] = {
    tend: _tending,
    recover: _recovering,
    return_one: _returning,
    lose_a_condition: _losing,
}
"""By what is done."""
