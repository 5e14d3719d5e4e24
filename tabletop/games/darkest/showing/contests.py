"""Showing: who fights whom on the road just now."""

from __future__ import annotations

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.combat import fight
from tabletop.games.darkest.ground import space_positions
from tabletop.games.darkest.party import heroes
from tabletop.play.rules.game import Contest
from tabletop.table.piece import Piece
from tabletop.table.table import Table


def contest(table: Table) -> Contest | None:
    """DTC-185: the hero that is asked, and the Enemy that the party has come to."""
    place, card = table.count(heroes.MEETS) - 1, met(table)
    return fight.contest(table, place, card) if card is not None else None


def met(table: Table) -> Piece | None:
    """The Enemy that the party has come to on its road, if it is one that can be fought."""
    place, space = table.count(heroes.MEETS) - 1, heroes.at(table)
    if not space or table["guardians"] or place not in heroes.living(table):
        return None
    card = space_positions.card_at(table, space, table.count(space_positions.HERE))
    if card is None or not card.face_up:
        return None
    of = content.enemy(card.name)
    return None if of is None or (of.strength is None and of.craft is None) else card
