"""Sentences that hold only so often: `once per Battle, ...`."""

from __future__ import annotations

from collections.abc import Callable

from tabletop.cardtext.clause import Clause
from tabletop.cardtext.phrase import Phrase
from tabletop.games.restless.cards import content
from tabletop.games.restless.cards.phrases import PHRASES
from tabletop.play.play import Play
from tabletop.table.piece import Piece
from tabletop.table.table import Table

PERIOD: dict[Phrase, Callable[[Table], int]] = {
    PHRASES.add("once per turn", "limit"): lambda table: table.count("turns"),
    PHRASES.add("once per Battle", "limit"): lambda table: table.count("battles"),
    PHRASES.add("once per Encounter", "limit"): lambda table: table.count("encounter"),
    PHRASES.add("once per Realm", "limit"): lambda table: table.count("level"),
    PHRASES.add("once per game", "limit"): lambda table: 0,
}
"""The number of the turn, Battle, Encounter or Realm in which a sentence may be used once."""


def is_spent(table: Table, clause: Clause, piece: Piece) -> bool:
    """Whether the sentence of *piece* has been used in this period."""
    limit = clause.heads.get("limit")
    if limit is None:
        return False
    used = table.pieces[piece.id].counters.get(_mark(clause, piece))
    return used == PERIOD[limit.phrase](table) + 1


def spend(play: Play, clause: Clause, piece: Piece) -> None:
    """Note that the sentence of *piece* is used in this period, if it has a limit."""
    limit = clause.heads.get("limit")
    if limit is not None:
        play.count(_mark(clause, piece), PERIOD[limit.phrase](play.table) + 1, piece)


def _mark(clause: Clause, piece: Piece) -> str:
    said = content.says(piece.name)
    return f"once:{said.index(clause) if clause in said else -1}"
