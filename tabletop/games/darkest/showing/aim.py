"""Showing: where the party is on its way to the Crown, and what the next space costs."""

from __future__ import annotations

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.ground import space_positions
from tabletop.games.darkest.guardians import foes
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.road.layout import road_layout
from tabletop.games.darkest.tower.climb import CLIMB, talismans
from tabletop.play.rules.game import Aim
from tabletop.table.table import Table

GOAL = "Through the Portal with a Talisman, up the Tower, to the Crown."


def aim(table: Table) -> Aim:
    """DTC-008: the way up, and how far the party has come on it."""
    n = len(talismans(table))
    have = f"{n} {'Talisman' if n == 1 else 'Talismans'}."
    return Aim(GOAL, f"{_where(table)} {have}" if heroes.living(table) else "", _ahead(table))


def _where(table: Table) -> str:
    land, space = heroes.land(table), heroes.at(table)
    if not land.road:
        return f"{content.title(_step(table))}, step {_climbed(table) + 1} of {len(content.TOWER)}."
    if not space:
        journeys = table.count("journeys")
        return f"In the village, after {journeys} {'journey' if journeys == 1 else 'journeys'}."
    goes = "homeward" if heroes.homeward(table) else "outward"
    return f"{land.called}, {goes}: space {space} of {heroes.last_space(table)}."


def _climbed(table: Table) -> int:
    return min(max(table.count(CLIMB), 0), len(content.TOWER) - 1)


def _step(table: Table) -> str:
    return content.TOWER[_climbed(table)]


def _ahead(table: Table) -> str:
    """What stands in the way here, or else what the next space of the road asks for."""
    space = heroes.at(table)
    if not heroes.land(table).road:
        return content.location(_step(table)).in_short
    if not space:
        return ""
    here = heroes.located(table, space)
    if here is not None and (words := content.location(here.name).in_short):
        return "The Trove is won." if _is_won(table) else words
    to = space + (-1 if heroes.homeward(table) else 1)
    if to <= 0:
        road = heroes.way(table)
        return "Next: the village." if road.home else f"Next: {content.title(road.straddle)}."
    return _next(table, to) if to <= heroes.last_space(table) else ""


def _is_won(table: Table) -> bool:
    """Whether a Trove lies open, with no Guardian left (DTC-252)."""
    return any(card.face_up for card in table["trove"]) and not foes.guards(table)


def _next(table: Table, space: int) -> str:
    """DTC-006: what the space that is next lets the party meet: what lies there, or fresh cards."""
    lies = heroes.terrain(table, space)
    if lies is None:
        return ""
    called = content.title(lies.name)
    waits = space_positions.waiting(table, space)
    if n := len(waits) + len(space_positions.cards_at(table, space)):
        return f"Next: {called}, with {n} {'card' if n == 1 else 'cards'} to meet again."
    if lies.counters.get(road_layout.VISITED, 0) or heroes.homeward(table):
        return f"Next: {called}, which is empty."
    dice = content.location(lies.name).dice
    return f"Next: {called}, {dice} dice of cards." if dice > 1 else f"Next: {called}."
