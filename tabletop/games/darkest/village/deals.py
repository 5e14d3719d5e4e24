"""What heroes may do in shops beside buying, as records."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from tabletop.games.darkest.ground.known import game_of
from tabletop.play.questions.decision import Option
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.table import Table

DEALS = "deal"
"""Modules bring theirs under this name."""


class Deal(Struct, frozen=True, kw_only=True):
    """What a hero may do in a shop beside buying: options whose keys begin with this `verb`, of a
    hero in the shop whose stock lies in a zone, and what comes of one; whether it stays there."""

    verb: str
    offers: Callable[[Table, int, str], list[Option]]
    does: Callable[[Play, int, Option], Rules[bool]]


def offers(table: Table, place: int, zone: str) -> list[Option]:
    """What the hero at *place* may do beside buying, in the shop whose stock lies there."""
    found: list[Deal] = game_of(table).records_of(DEALS)
    return [o for deal in found for o in deal.offers(table, place, zone)] if found else []


def of_key(play: Play, key: str) -> Deal | None:
    """That to which the option of this *key* belongs."""
    verb = key.partition(" ")[0]
    found: list[Deal] = play.game.records_of(DEALS)
    return next((each for each in found if each.verb == verb), None)
