"""The stocks that purchases are bought from, as records: the Blacksmith's, and those of modules."""

from __future__ import annotations

from msgspec import Struct

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.ground.known import game_of
from tabletop.play.rules.play import Play
from tabletop.table.piece import Piece
from tabletop.table.table import Table

SHOPS = "shop"
"""Modules bring theirs under this name."""


class Shop(Struct, frozen=True, kw_only=True):
    """A stock, which lies in a `zone`, of what has this `name` as its home: that is sold in the
    Village called so; in all, if none is. Where it sells one thing to a hero in a stay, by its
    `rule`, the counter `once` on that hero's card tells that it was bought."""

    name: str
    zone: str
    village: str = ""
    once: str = ""
    rule: str = "DTC-B16"


OWN = Shop(name="", zone="shop")


def beside(table: Table, village: str) -> list[Shop]:
    """The shops of modules that are in the Village called so."""
    found: list[Shop] = game_of(table).records_of(SHOPS)
    return [each for each in found if each is not OWN and each.village in ("", village)]


def zones(table: Table) -> set[str]:
    """Where what is sold anywhere lies."""
    found: list[Shop] = game_of(table).records_of(SHOPS)
    return {each.zone for each in found}


def shop_of(play: Play, card: Piece) -> Shop:
    """The stock into which *card* is put back."""
    found: list[Shop] = play.game.records_of(SHOPS)
    home = content.home(card.name)
    return next((each for each in found if each.name == home), OWN)
