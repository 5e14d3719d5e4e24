"""What the party cannot pass, however it moves: Enemies that lie face up, and barriers."""

from __future__ import annotations

from collections.abc import Callable

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.grammar import GRAMMAR
from tabletop.games.darkest.combat.fight_effects import is_such
from tabletop.games.darkest.combat.foes import foe_of
from tabletop.games.darkest.ground import space_positions
from tabletop.games.darkest.ground.known import game_of
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.party.scores import spoken
from tabletop.games.darkest.road.layout.wandering_cards import Stop, stop_of
from tabletop.grammar.idiom import idiom
from tabletop.grammar.nouns import Thing
from tabletop.table.piece import Piece
from tabletop.table.table import Table

NO_PASSING = idiom(
    GRAMMAR, "trait", "the party cannot pass {enemies} that lie face up",
    slots={"enemies": "all/Enemy"}, sort="ban",
)  # fmt: skip
BARRIERS = "barrier"
"""Modules say under this name whether the party cannot pass a card that lies face up."""

Bars = Callable[[Table, Piece], bool]


def halting(table: Table, space: int) -> list[Piece]:
    """The cards on a Road Space that the party cannot pass."""
    said = spoken(table, heroes.leader(table), NO_PASSING)
    bars = _barriers(table, space)
    return [
        card
        for card in (space_positions.revealed(table, space) if said or bars else ())
        if card in bars or any(_is_meant(card, each["enemies"]) for each in said)
    ]


def _barriers(table: Table, space: int) -> list[Piece]:
    """Those of them that it cannot pass even once it has met them."""
    bars: list[Bars] = game_of(table).records_of(BARRIERS)
    return [
        card
        for card in (space_positions.revealed(table, space) if bars else ())
        if any(each(table, card) for each in bars)
    ]


def _is_meant(card: Piece, enemies: Thing) -> bool:
    if content.enemy(card.name) is None:
        return False
    return is_such(foe_of(card, turned=False), enemies)


def on_the_way(table: Table, to: int) -> Stop | None:
    """Where the party has to stop that would go or be carried along the road, past other cards of
    its space and all spaces before that one; None where nothing stops it. What waits on its own
    space it has met already; before a barrier that it has met it stays where it is."""
    here = heroes.at(table), table.count(space_positions.HERE)
    onward = to > here[0]
    if not here[0] or to == here[0]:
        return None
    if onward and any(stop_of(card, table) <= here for card in _barriers(table, here[0])):
        return here
    spaces = range(here[0], to) if onward else range(here[0], to, -1)
    stops = sorted(
        (
            stop_of(card, table)
            for space in spaces
            for card in halting(table, space)
            if space != here[0] or card not in space_positions.waiting(table, space)
        ),
        reverse=not onward,
    )
    return next((stop for stop in stops if (stop > here if onward else stop < here)), None)
