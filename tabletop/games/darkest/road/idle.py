"""Why nothing would come of what is offered on the road: it is said before, and may be left out."""

from __future__ import annotations

from typing import Any

from tabletop.games.darkest.party import coins, heroes
from tabletop.games.darkest.party.running import VAIN
from tabletop.games.darkest.party.tokens import lacks
from tabletop.games.darkest.road.offers import STALL, cost
from tabletop.table.table import Table


def _no_life_to_buy(table: Table, place: int, values: dict[str, Any]) -> str:
    """Why nothing comes of buying Lives."""
    card, name = heroes.card_of(table, place), heroes.name_of(table, place)
    if card is not None and not lacks(card, "life"):
        return f"{name} lacks no Life."
    return "" if coins.purse(table, place) else f"{name} has no gold."


def _nothing_to_sell(table: Table, place: int, values: dict[str, Any]) -> str:
    """Why nothing comes of selling."""
    return (
        "" if heroes.carried(table, place) else f"{heroes.name_of(table, place)} carries nothing."
    )


def _nothing_at_the_stall(table: Table, place: int, values: dict[str, Any]) -> str:
    """Why nothing comes of a visit to the stall."""
    gold, left = coins.purse(table, place), {piece.name for piece in table["shop"]}
    prices = [cost(table, place, price) for name, price in STALL.items() if name in left]
    if any(price <= gold for price in prices):
        return ""
    return f"{heroes.name_of(table, place)} can pay for nothing there."


VAIN |= {
    "{who} [buy] up to {n} Life for 1 gold each": _no_life_to_buy,
    "{who} [sell] Objects for 1 gold each": _nothing_to_sell,
    "{who} [visit] the stall": _nothing_at_the_stall,
}
