"""Cards that heroes keep by for later, as records: each hero's own, and met one by one."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from tabletop.games.darkest.ground import decks
from tabletop.games.darkest.ground.decks import Deck
from tabletop.games.darkest.ground.known import game_of
from tabletop.games.darkest.party import heroes
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table
from tabletop.table.zone import Zone

RESERVES = "reserve"
"""Modules bring theirs under this name."""


class Reserve(Struct, frozen=True, kw_only=True):
    """What heroes keep by: zones of this `name`, one for each, whose cards `seen_by` may look at.
    It is put away with all else that its hero had."""

    name: str
    seen_by: Literal["nobody", "owner", "everyone"] = "nobody"

    def of(self, place: int) -> str:
        """The zone of the hero at *place*."""
        return f"{self.name}:{place}"


def lay(table: Table, reserve: Reserve) -> None:
    """Room for it before each hero."""
    for place in heroes.PLACES:
        zone = Zone(
            reserve.of(place), reserve.seen_by, place % len(table.seats), kind=reserve.name,
            number=place,
        )  # fmt: skip
        table.zones[zone.name] = zone


def listed(table: Table) -> list[Reserve]:
    """Those of the game on *table*."""
    found: list[Reserve] = game_of(table).records_of(RESERVES)
    return found


def fill(play: Play, reserve: Reserve, place: int, deck: Deck, n: int, rule: str) -> Rules[None]:
    """The hero at *place* keeps the *n* top cards of a *deck* by, whether that is drawn from or
    not."""
    for _ in range(n):
        card = yield from decks.top(play, deck, rule)
        if card is None:
            return
        play.move(card, reserve.of(place), face_up=reserve.seen_by == "everyone")
    play.say("{} keeps {} cards by.", heroes.hero_at(play.table, place), n, rule=rule)


def first(table: Table, reserve: Reserve, place: int) -> Piece | None:
    """The card that is met first of what the hero at *place* keeps by."""
    lying = table[reserve.of(place)]
    return lying[-1] if lying else None
