"""Showing: the statistics over many games."""

from __future__ import annotations

from tabletop.games.tower.deck.content import title
from tabletop.games.tower.showing.explained_numbers import is_foe
from tabletop.table.table import Table


def causes(table: Table) -> dict[str, str]:
    """The cause of a lost game."""
    foe = next((piece for piece in table.pieces if is_foe(table, piece)), None)
    return {"foe": title(foe.name)} if foe else {}
