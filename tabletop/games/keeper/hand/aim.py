"""The goal on a table without a map: which hands must rest."""

from __future__ import annotations

from tabletop.games.keeper.hand.heroes import playing
from tabletop.games.keeper.hand.seat_piles import lying
from tabletop.play.rules.game import Aim
from tabletop.table.table import Table

GOAL = "The goal is on your own table. Here, keep two cards to play."


def aim(table: Table) -> Aim:
    """SCN-017, SCN-019: the players who cannot play two cards next round and must rest, which costs
    a card."""
    turn = table.count("round")
    if not turn:
        return Aim(GOAL)
    tired = [table.seats[s].name for s in playing(table) if len(lying(table, "hand", s)) < 2]
    who = " and ".join([", ".join(tired[:-1]), tired[-1]] if tired[:-1] else tired)
    rests = f"{who} must rest next, which costs a card." if tired else "A rest costs a card."
    return Aim(GOAL, f"Round {turn}.", rests)
