"""Showing: the state of a character's quests."""

from __future__ import annotations

from tabletop.games.parsifal.cards.lexicon import KIND_OF
from tabletop.games.parsifal.rules.board import read
from tabletop.games.parsifal.rules.quests import ALL_QUESTS, latched, standing
from tabletop.play.rules.game import Standing
from tabletop.table.piece import Piece
from tabletop.table.table import Table


def quest_states(table: Table, piece: Piece) -> tuple[Standing, ...]:
    """The state of each quest of the character *piece*, and the places of the tarots it
    mentions."""
    kind = KIND_OF.get(piece.name)
    if kind is None:
        return ()
    board, staying = read(table), latched(table)
    return tuple(
        Standing(
            str(quest.sentence.clause),
            quest.met(board) or bool(quest.bit & staying),
            standing(board, quest),
            table.count(quest.since),
        )
        for quest in ALL_QUESTS[kind]
    )
