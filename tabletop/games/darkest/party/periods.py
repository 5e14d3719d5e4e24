"""What may be used so often in a while: counters that the end of a period takes off."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from tabletop.games.darkest.ground.regions import atlas
from tabletop.games.darkest.party import heroes
from tabletop.play.rules.play import Play
from tabletop.table.piece import Piece

USES = "use"
"""Modules bring theirs under this name."""

Period = Literal["step", "space", "road", "stay", "region", "guardians", "campaign"]
"""A Party Turn, a visit to a Road Space, a road, a stay in a village, the time in a Region, a
Guardian Combat, and all of it."""


class Use(Struct, frozen=True, kw_only=True):
    """A `counter` of uses in a `period`: on heroes' cards, on the table, or on what heroes bear."""

    counter: str
    period: Period
    on: Literal["heroes", "table", "borne"] = "heroes"


OWN_USES = (
    Use(counter="looked", period="space"),
    Use(counter="built", period="space", on="table"),
    Use(counter="sold", period="step"),
    Use(counter="asked", period="stay"),
)
"""DTC-313, DTC-B35, DTC-303, DTC-043."""


def ends(play: Play, period: Period) -> None:
    """A *period* is over, and another begins: nothing is used in it yet."""
    found: list[Use] = play.game.records_of(USES)
    for use in found:
        if use.period != period:
            continue
        if use.on == "table":
            if play.table.count(use.counter):
                play.count(use.counter, 0)
            continue
        for place in heroes.here(play.table):
            for piece in _bearing(play, place, use):
                if use.counter in piece.counters:
                    play.count(use.counter, 0, piece)


def _bearing(play: Play, place: int, use: Use) -> list[Piece]:
    if use.on == "heroes":
        return [heroes.hero_at(play.table, place)]
    zones = (zone for zone in heroes.BORNE[place][1:] if zone in play.table.zones)
    return [piece for zone in zones for piece in play.table[zone]]


def enter(play: Play, name: str) -> None:
    """The party is in the Region called *name* from now on."""
    number = atlas(play.table).regions[name].number
    if number != play.table.count(heroes.REGION):
        ends(play, "region")
    play.count(heroes.REGION, number)
