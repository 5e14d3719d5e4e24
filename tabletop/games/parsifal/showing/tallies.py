"""Showing: the statistics over many games."""

from __future__ import annotations

from tabletop.games.parsifal.cards.content import kind_title
from tabletop.games.parsifal.cards.lexicon import KIND_OF
from tabletop.table.table import Table


def won_by(table: Table) -> tuple[str, ...]:
    """The kinds of characters that won a game."""
    kinds = {KIND_OF[piece.name] for piece in table.pieces if piece.counters.get("won")}
    return tuple(kind_title(kind) for kind in sorted(kinds))
