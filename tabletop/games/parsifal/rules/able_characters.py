"""Chapter C: the characters that can act at all."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache

from tabletop.games.parsifal.rules.abilities import ABILITIES, deeds_of, possible, skills_of
from tabletop.games.parsifal.rules.board import BIT, Board, numbers
from tabletop.games.parsifal.rules.skills import takers


@lru_cache(2)
def able(board: Board, seat: int, suspended: tuple[str, ...]) -> int:
    """The characters of *seat* that can do anything at all.

    The same board is asked about several times in a row and then no more, so only recent boards are
    cached. Usually a character can take something; an owner can drop, a locker can release.
    """
    free, owned, held = board.of[seat] & ~board.locked, board.owned, board.held
    can = free & takers(board)
    for actor in numbers(free & ~can):
        idle = not (owned[actor] or held[actor])
        if idle and not possible(board, seat, actor, skills_of(actor, 0, suspended)):
            continue
        can |= BIT[actor]
    return can


def able_by_ruling(
    board: Board, seat: int, suspended: tuple[str, ...], house_rules: Collection[str]
) -> int:
    """The characters of *seat* that can act only because players ignore these rules."""
    if not house_rules:
        return 0
    can = 0
    for actor in numbers(board.of[seat]):
        if board.locker[actor] >= 0 and "PAR-015" not in house_rules:
            continue
        for deed in deeds_of(actor, board.owned[actor], suspended):
            if ABILITIES[deed.ability].aims(board, seat, actor, deed).lifted(house_rules):
                can |= BIT[actor]
                break
    return can
