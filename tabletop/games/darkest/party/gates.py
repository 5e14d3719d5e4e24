"""Gates: when what a hero can do is open to it, by where it stands and what is being met."""

from __future__ import annotations

from typing import Literal

from tabletop.games.darkest.ground.known import game_of
from tabletop.games.darkest.party import heroes
from tabletop.play.rules.play import Play
from tabletop.table.table import Table

DRAWERS = "drawer"
"""Modules name under this the counter of the table that is to tell who has drawn the forced card
that is being met: that hero's place, plus one."""

Gate = Literal["leads", "leads or draws"]


def is_open(table: Table, place: int, gate: Gate) -> bool:
    """Whether the hero at *place* leads, or has drawn the forced card that is being met."""
    drawn = gate == "leads or draws" and has_drawn(table, place)
    return drawn or heroes.leader(table) == place


def has_drawn(table: Table, place: int) -> bool:
    """Whether the hero at *place* has drawn the forced card that is being met."""
    return any(table.count(each) == place + 1 for each in _told(table))


def meets_first(table: Table, place: int) -> bool:
    """Whether the hero at *place* is the first to meet a card: it has drawn it, as a forced card,
    or it leads, and nobody has."""
    drawn = any(table.count(each) for each in _told(table))
    return has_drawn(table, place) if drawn else heroes.leader(table) == place


def _told_by(table: Table) -> list[str]:
    found: list[str] = game_of(table).records_of(DRAWERS)
    return found


_told = heroes.MEMORY.until_changed(_told_by, on=())


def draws(play: Play, place: int) -> int:
    """The hero at *place* (-1: nobody) draws what is met from now on; who did until then."""
    before = -1
    for counter in _told(play.table):
        before = play.table.count(counter) - 1
        play.count(counter, place + 1)
    return before
