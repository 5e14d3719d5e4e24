"""What may be used so often in a while: counters that the end of a period takes off."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from msgspec import Struct

from tabletop.games.darkest.cards.grammar import CHARACTER, GRAMMAR
from tabletop.games.darkest.ground.known import game_of, marked
from tabletop.games.darkest.ground.regions import ENTRANCE, atlas
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.party.executor import EXECUTOR
from tabletop.grammar.period import next_time, period
from tabletop.play.rules.deeds import Deed
from tabletop.play.rules.play import Play
from tabletop.table.piece import Piece
from tabletop.table.table import Table

USES = "use"
"""Modules bring theirs under this name."""

Period = Literal[
    "step", "space", "stretch", "road", "stay", "region", "guardians", "campaign", "fight"
]  # fmt: skip
"""A Party Turn, a visit to a Road Space, the way out or the way home on a road, a road, a stay in a
village, the time in a Region, a Guardian Combat, all of it, and the fight of one hero."""


class Use(Struct, frozen=True, kw_only=True):
    """A `counter` of uses in a `period`: on heroes' cards, on the table, on what heroes bear, or on
    what lies on the road. One that is counted `down` loses one at each end of the period; what
    comes of its card at 0 is told there."""

    counter: str
    period: Period
    on: Literal["heroes", "table", "borne", "road"] = "heroes"
    down: Callable[[Play, Piece], None] | None = None


OWN_USES = (
    Use(counter="looked", period="space"),
    Use(counter="built", period="space", on="table"),
    Use(counter="sold", period="step"),
    Use(counter="asked", period="stay"),
    Use(counter="more", period="space"),
    Use(counter="astray", period="road"),
    Use(counter="flown", period="space", on="table"),
    Use(counter="relived", period="road", on="table"),
    Use(counter="glared", period="step"),
    Use(counter="thrown-again", period="stretch", on="borne"),
    Use(counter="bypassed", period="stretch", on="table"),
    Use(counter="presses", period="step", on="table"),
    Use(counter="let-pass", period="space", on="table"),
    Use(counter="skipped", period="space", on="table"),
    Use(counter="shopped", period="space", on="table"),
    Use(counter="cloaked", period="road", on="table"),
)
"""DTC-313, DTC-B35, DTC-303, DTC-043; extra cards and cards met alone that are still to come; cards
passed over, and spaces met again; DTS-022, DTS-026 and DTS-028; DTD-030, DTD-046, DTY-024,
DTD-035."""


class TurnEnds(Deed, kw_only=True):
    """A Party Turn is over (DTC-003)."""


class SpaceEnds(Deed, kw_only=True):
    """A visit to a Road Space is over (DTC-004)."""


class JourneyEnds(Deed, kw_only=True):
    """The party has left a road."""


class StayEnds(Deed, kw_only=True):
    """A stay in a village is over (DTC-043)."""


class RegionEnds(Deed, kw_only=True):
    """The party is in another Region."""


class CombatEnds(Deed, kw_only=True):
    """A Guardian Combat is over."""


class FightEnds(Deed, kw_only=True):
    """A fight of one hero is over (DTC-228)."""


class HasFought(Deed, kw_only=True):
    """The hero `who` has fought, and does not yet know what comes of it."""

    who: int


OVER: dict[str, type[Deed]] = {
    "step": TurnEnds, "space": SpaceEnds, "road": JourneyEnds, "stay": StayEnds,
    "region": RegionEnds, "guardians": CombatEnds, "fight": FightEnds,
}  # fmt: skip
"""What ends what lasts as long as each period."""

for _called, _over, _number in (
    ("Party Turn", TurnEnds, None),
    ("Road Space", SpaceEnds, lambda table: table.count("visits")),
    ("journey", JourneyEnds, lambda table: table.count("journeys")),
    ("stay", StayEnds, lambda table: table.count("journeys")),
    ("Region", RegionEnds, None),
    ("Guardian Combat", CombatEnds, None),
    ("fight", FightEnds, None),
):
    EXECUTOR.keep_time(period(GRAMMAR, _called, _number, over=_over))
EXECUTOR.keep_time(period(GRAMMAR, "campaign", None, endless=True))
EXECUTOR.lasting.end_with(next_time(GRAMMAR, "fight", CHARACTER, (HasFought,)))


def has_fought(play: Play, place: int = -1) -> None:
    """What was for the next fight of the hero at *place* (-1: of anybody) is over."""
    EXECUTOR.lasting.expire(play, HasFought, place)


def ends(play: Play, of: Period) -> None:
    """A period is over, and another begins: nothing is used in it yet."""
    if of in OVER:
        EXECUTOR.lasting.expire(play, OVER[of])
    for use in _uses(play.table).get(of, ()):
        if use.on == "table":
            if play.table.count(use.counter):
                play.count(use.counter, 0)
            continue
        for piece in _counting(play, use):
            if use.counter in piece.counters and use.down is None:
                play.count(use.counter, 0, piece)
            elif use.counter in piece.counters and use.down is not None:
                _counts_down(play, use, piece)


def _by_period(table: Table) -> dict[str, list[Use]]:
    """All uses in the game on *table*, by the period in which they are counted."""
    found: dict[str, list[Use]] = {}
    for use in game_of(table).records_of(USES):
        found.setdefault(use.period, []).append(use)
    return found


_uses = heroes.MEMORY.until_changed(_by_period, on=())


def _counts_down(play: Play, use: Use, piece: Piece) -> None:
    left = piece.counters[use.counter] - 1
    play.count(use.counter, left, piece)
    if left < 1 and use.down is not None:
        use.down(play, piece)


def _counting(play: Play, use: Use) -> list[Piece]:
    """What it may be counted on."""
    table = play.table
    if use.on == "heroes":
        return heroes.party(table)
    if not marked(table, use.counter):
        return []
    if use.on == "road":
        return [p for space in heroes.spaces(table) for p in table[f"pile:{space}"]]
    borne = (zone for place in heroes.here(table) for zone in heroes.BORNE[place][1:])
    return [piece for zone in borne if zone in table.zones for piece in table[zone]]


def enter(play: Play, name: str, entrance: int = 0) -> None:
    """The party is in the Region called *name* from now on; if it was not, it has come there by
    that *entrance*, to which it goes back (DTX-023)."""
    number = atlas(play.table).regions[name].number
    if number != play.table.count(heroes.REGION):
        ends(play, "region")
        if play.table.count(ENTRANCE) != entrance:
            play.count(ENTRANCE, entrance)
    play.count(heroes.REGION, number)
