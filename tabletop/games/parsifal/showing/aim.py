"""Showing: the goal of the game, and who is nearest to it."""

from __future__ import annotations

from tabletop.games.parsifal.cards.content import kind_title
from tabletop.games.parsifal.rules.board import Board, read
from tabletop.games.parsifal.rules.quests import ALL_QUESTS, Latched, in_play, latched, listed
from tabletop.play.rules.game import Aim
from tabletop.table.table import Table

GOAL = "Meet all quests of a character that you control."
TOLD = 2
"""The number of characters that are named as nearest to a win."""


def aim(table: Table) -> Aim:
    """PAR-082, PAR-009: the characters with the fewest unmet quests, and the number of tarots
    left."""
    left = len(table["deck"])
    drawn = f"{left} {'tarot' if left == 1 else 'tarots'} left to draw."
    return Aim(GOAL, _nearest(table), drawn if left else "Nothing is left to draw.")


def _nearest(table: Table) -> str:
    board, staying = read(table), latched(table)
    lacking = {kind: _lacks(kind, board, staying) for kind in ALL_QUESTS if in_play(board, kind)}
    if not lacking:
        return ""
    least = min(lacking.values())
    kinds = [kind for kind, lacks in lacking.items() if lacks == least]
    named = [f"{kind_title(kind)} ({_holders(table, board, kind)})" for kind in kinds[:TOLD]]
    more = len(kinds) - len(named)
    names = listed([*named, f"{more} more"] if more else named)
    quests = "one quest" if least == 1 else f"{least} quests"
    return f"Nearest: {names}, {quests} short." if least else f"All quests met: {names}."


def _lacks(kind: str, board: Board, staying: Latched) -> int:
    quests = ALL_QUESTS[kind]
    return sum(not (quest.met(board) or bool(quest.bit & staying)) for quest in quests)


def _holders(table: Table, board: Board, kind: str) -> str:
    seats = sorted({board.place[number] for number in in_play(board, kind)})
    return listed([table.seats[seat].name for seat in seats])
