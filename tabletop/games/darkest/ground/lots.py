"""Cards that heroes hold beside their quests, as records: Paths, Destinies, posters."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.ground.known import game_of
from tabletop.play.rules.game import Game
from tabletop.play.rules.play import Play
from tabletop.table.piece import Piece
from tabletop.table.table import Table

LOTS = "lot"
"""Modules bring theirs under this name."""

ANY = "any"
"""Every Village."""


class Lot(Struct, frozen=True, kw_only=True):
    """Cards whose `home` has this `name`. They lie in the zones `draws` and `discards`, and with
    the quest of who holds them, until that hero dies.

    Each hero draws one as the party comes into the `region`, and lays it aside as it leaves. In a
    `village` (its name, or `any`) the uppermost lies open, and a hero may take it who holds fewer
    than `most` of them. Where the party has won a Trove in the region each may have done what its
    card says, which is discarded then (`resolves` by `loot`); or all that a card says is done as it
    is `drawn`, but for what it holds or waits for. Once none is left its discards are drawn from
    again, unless each is had `once`.
    """

    name: str
    draws: str
    discards: str
    rule: str
    region: str = ""
    village: str = ""
    most: int = 1
    resolves: Literal["", "loot", "drawn"] = ""
    once: bool = False


def listed(table: Table) -> list[Lot]:
    """Those of the game on *table*."""
    return of_game(game_of(table))


def of_game(game: Game) -> list[Lot]:
    """Those of a game with its modules."""
    found: list[Lot] = game.records_of(LOTS)
    return found


def lot_of(play: Play, card: Piece) -> Lot | None:
    """That which *card* is of; none if it is a quest."""
    name = content.lot(card.name)
    return next((each for each in of_game(play.game) if each.name == name), None)


def stays_behind(table: Table, card: Piece) -> bool:
    """Whether *card* is laid aside as the party leaves a Region, as it does where a session ends
    (DTC-038)."""
    name = content.lot(card.name)
    return bool(name) and any(each.region for each in listed(table) if each.name == name)


def held(table: Table, place: int, lot: Lot | None) -> list[Piece]:
    """What the hero at *place* holds of a *lot*, or, of none, its quests."""
    zone = table.zones.get(f"quest:{place}")
    if zone is None or not zone.pieces:
        return []
    name = lot.name if lot is not None else ""
    return [card for card in table[zone.name] if content.lot(card.name) == name]
