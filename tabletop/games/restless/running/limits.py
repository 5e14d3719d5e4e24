"""Sentences that hold only so often: the periods of The Restless."""

from __future__ import annotations

from tabletop.cardtext.clause import Clause
from tabletop.executor.limits import Limits
from tabletop.games.restless.cards import content
from tabletop.games.restless.cards.phrases import PHRASES
from tabletop.table.piece import Piece

LIMITS = Limits()
LIMITS.periods.update({
    PHRASES.add("once per turn", "limit"): lambda table: table.count("turns"),
    PHRASES.add("once per Battle", "limit"): lambda table: table.count("battles"),
    PHRASES.add("once per Encounter", "limit"): lambda table: table.count("encounter"),
    PHRASES.add("once per Realm", "limit"): lambda table: table.count("level"),
    PHRASES.add("once per game", "limit"): lambda table: 0,
})  # fmt: skip


def place_of(clause: Clause, piece: Piece) -> str:
    """Where a sentence stands on *piece*: its number there."""
    said = content.says(piece.name)
    return str(said.index(clause) if clause in said else -1)
