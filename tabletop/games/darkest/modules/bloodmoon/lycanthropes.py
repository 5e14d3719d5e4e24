"""Lycanthropes: whoever is bitten holds a card that says so, until it is cured or dies."""

from __future__ import annotations

from tabletop.games.darkest.ground import space_positions
from tabletop.games.darkest.ground.lots import Lot
from tabletop.games.darkest.modules.bloodmoon import moon
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.party.held_lots import deal
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table

LOT = Lot(
    name="bloodmoon-lycanthropy",
    draws="bloodmoon-lycanthropes",
    discards="bloodmoon-cured",
    rule="DTB-008",
)
"""DTB-008: the Lycanthrope cards, which lie with the quest of who holds one."""

CARD = "bloodmoon-lycanthrope"
TOLD = (
    "After an Event at Night, roll the D6. 1: you attack the Lead.",
    "A Talisman given up at the Chapel or the Temple cures you.",
)
"""DTB-019, DTB-027: what else is printed on it, for players to read."""

BITTEN = "bloodmoon-bitten"
"""The table's counter: since the Blood Moon rose somebody was a lycanthrope (DTB-010)."""


def held(table: Table, place: int) -> list[Piece]:
    """The Lycanthrope cards of the hero at *place*."""
    zone = f"quest:{place}"
    return [card for card in table[zone] if card.name == CARD] if zone in table.zones else []


def is_one(table: Table, place: int) -> bool:
    """DTB-008: whether the hero at *place* is a lycanthrope."""
    return bool(held(table, place))


def here(table: Table) -> list[int]:
    """Those of the party, in marching order."""
    return [place for place in heroes.here(table) if is_one(table, place)]


def living(table: Table) -> list[int]:
    """The same, with those who are away from it."""
    return [place for place in heroes.living(table) if is_one(table, place)]


def becomes(play: Play, place: int) -> Rules[bool]:
    """DTB-008, DTB-039: the hero at *place* becomes one, and the Blood Moon rises; who is one
    already has nothing more to fear."""
    if heroes.card_of(play.table, place) is None or is_one(play.table, place):
        return False
    yield from deal(play, LOT, place)
    play.count(BITTEN, 1)
    yield from moon.rises(play)
    return True


def lay_aside(play: Play, place: int) -> None:
    """The hero at *place* is one no more."""
    for card in held(play.table, place):
        space_positions.put_away(play, card)
