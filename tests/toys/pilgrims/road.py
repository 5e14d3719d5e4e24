"""Chapter A: the road, and what lies on it. Pure reads of a table."""

from __future__ import annotations

from tabletop.table.piece import Piece
from tabletop.table.space import Place, road
from tabletop.table.table import Table

SPACES = 12
ROAD = road(SPACES, [(4, 13, 14, 9)])
"""PIL-001: twelve spaces, and a branch over the hill from 4 by 13 and 14 to 9."""

INN, SHRINE = "1", str(SPACES)
WARES = 3
"""PIL-013: so many lie open in the village."""

DECK = {place: f"{place}/deck" for place in ROAD.places}
FOUND = {place: f"{place}/found" for place in ROAD.places}
PACK = tuple(f"pack:{seat}" for seat in range(4))
PILGRIMS = ("wands-page", "cups-page", "swords-page", "pentacles-page")
"""PIL-002: the figures of the seats."""

CARDS = [f"{suit}-{n}" for suit in ("wands", "cups", "swords", "pentacles") for n in range(1, 11)]


def suit(card: Piece) -> str:
    """What *card* is of."""
    return card.name.partition("-")[0]


def active(table: Table) -> int:
    """The seat whose turn it is."""
    return table.count("active") % len(table.seats)


def pilgrim(table: Table, seat: int) -> Piece:
    """The figure of *seat*."""
    return table.named(PILGRIMS[seat])


def standing(table: Table, seat: int) -> Place:
    """Where *seat*'s figure stands; at the inn, if hands have put it off the road."""
    zone = pilgrim(table, seat).zone
    return zone if zone in ROAD.rank else INN


def ways(start: Place, steps: int) -> list[tuple[Place, ...]]:
    """PIL-006: all ways of so many *steps*, or to the road's end, that never turn back."""
    found: list[tuple[Place, ...]] = []
    going = [(start,)]
    while going:
        way = going.pop(0)
        onward = [p for p in ROAD.neighbours[way[-1]] if way[-2:-1] != (p,)]
        if len(way) > steps or (not onward and len(way) > 1):
            found.append(way[1:])
        else:
            going += [(*way, place) for place in onward]
    return found


def gifts(table: Table, seat: int) -> int:
    """PIL-016: the gifts that *seat* carries."""
    return sum(suit(card) == "cups" for card in table[PACK[seat]])


def coins(table: Table, seat: int) -> list[Piece]:
    """PIL-010: the coins that *seat* carries."""
    return [card for card in table[PACK[seat]] if suit(card) == "pentacles"]
