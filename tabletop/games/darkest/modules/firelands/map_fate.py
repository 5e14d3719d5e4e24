"""The Magic Map, which carries Fate of its own."""

from __future__ import annotations

from tabletop.games.darkest.ground import space_positions
from tabletop.games.darkest.modules.firelands.sentences import HOLDS_FATE, says
from tabletop.games.darkest.party import fates, heroes
from tabletop.play.rules.play import Play
from tabletop.table.piece import Piece
from tabletop.table.table import Table

SPENT = "firelands-spent"
"""On what carries Fate: how much of it is spent."""


def _carry(table: Table) -> list[Piece]:
    return [
        item for place in heroes.here(table) for item in heroes.carried(table, place)
        if _left(item) > 0
    ]  # fmt: skip


def _left(item: Piece) -> int:
    said = says(item.name, HOLDS_FATE)
    return int(said["n"]) - item.counters.get(SPENT, 0) if said is not None else 0


def _uses_up(play: Play, item: Piece) -> None:
    """DTL-031: with its last Fate it is discarded."""
    left = _left(item) - 1
    play.count(SPENT, item.counters.get(SPENT, 0) + 1 if left else 0, item)
    if left:
        play.say("{} has {} Fate left.", item, left, rule="DTL-031")
    else:
        play.say("{} has no Fate left, and is discarded.", item, rule="DTL-031")
        space_positions.put_away(play, item)


STOCK = fates.Stock(carry=_carry, left=_left, uses_up=_uses_up, rule="DTL-031")
