"""Showing: what many games are counted by."""

from __future__ import annotations

from tabletop.games.restless.cards import content
from tabletop.games.restless.party.health.harm import CAUSES
from tabletop.games.restless.road.journey import LEVELS
from tabletop.games.restless.table.table_reads import (
    living,
    piece_told,
)
from tabletop.table.table import Table

STAGES = (*(f"Realm {level}" for level in LEVELS), "the Traitor God")
"""Where a party can be lost, in the order it comes there."""


OF = {"target": "by a Target", "flee": "while Fleeing", "card": "of a card's text"}
"""What Characters die of, in words."""


def causes(table: Table) -> dict[str, str]:
    """Where a lost party was lost, and what its last Character died of."""
    place = STAGES[-1] if table.count("final") else f"Realm {table.count('level')}"
    last = piece_told(table, table.count("last_killer"))
    if living(table):
        return {"place": place, "last blow": "none: the smoke caught the party"}
    blow = content.title(last.name) if last else "a card's text"
    return {"place": place, "last blow": blow}


def deaths(table: Table) -> dict[str, dict[str, int]]:
    """What Characters died of."""
    told = {OF[cause]: table.count(f"died_{cause}") for cause in CAUSES}
    return {"Deaths": {of: n for of, n in told.items() if n}}
