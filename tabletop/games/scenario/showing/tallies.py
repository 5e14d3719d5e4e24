"""Showing: the statistics over many nights."""

from __future__ import annotations

from collections import Counter

from tabletop.games.scenario.board.field import field_of
from tabletop.games.scenario.board.harm import health, is_exhausted
from tabletop.games.scenario.cards import content
from tabletop.table.piece import Piece
from tabletop.table.table import Table


def causes(table: Table) -> dict[str, str]:
    """The cause of a lost night: morning, wounds, or lack of cards."""
    if field_of(table).heroes:
        return {"cause": "the morning"}
    worn = [figure for figure in _figures(table) if health(figure)]
    return {"cause": "lack of cards" if worn else "wounds"}


def sums(table: Table) -> dict[str, dict[str, int]]:
    """The heroes that played, won and were exhausted, by class; and the number of lit lamps."""
    went: Counter[str] = Counter()
    fell: Counter[str] = Counter()
    for seat in range(len(table.seats)):
        for card in table[f"hero:{seat}"]:
            if isinstance(content.card(card.name), content.HeroCard):
                went[content.title(card.name)] += 1
                fell[content.title(card.name)] += is_exhausted(table, seat)
    won = table.outcome is not None and bool(table.outcome.winners)
    field = field_of(table)
    return {
        "Heroes that played": dict(went),
        "Heroes that won": dict(went) if won else {},
        "Heroes that were exhausted": {hero: n for hero, n in fell.items() if n},
        "Lamps": {"lit": len(field.lit), "dark": len(field.unlit)} if field.lamps else {},
    }


def _figures(table: Table) -> list[Piece]:
    """The figures of the heroes that played, on the map or off it."""
    return [p for p in table.pieces if p.kind == "figure" and p.counters.get("seat")]
