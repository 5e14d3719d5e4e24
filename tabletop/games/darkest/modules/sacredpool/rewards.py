"""Quest Rewards: cards that a hero may have for a quest in place of a Talisman."""

from __future__ import annotations

from tabletop.games.darkest.ground import calls
from tabletop.games.darkest.ground.calls import Call
from tabletop.games.darkest.ground.lots import Lot
from tabletop.games.darkest.party.held_lots import deal
from tabletop.games.darkest.road.journey.quests import Reward
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.table import Table

LOT = Lot(
    name="sacredpool-reward",
    draws="sacredpool-rewards",
    discards="sacredpool-claimed",
    rule="DTS-003",
    resolves="drawn",
    once=True,
)


def _gives(play: Play, place: int) -> Rules[None]:
    """DTS-004: one at random."""
    yield from deal(play, LOT, place)


def _is_there(table: Table) -> bool:
    return bool(table[LOT.draws])


def _is_called(play: Play, place: int) -> Rules[None]:
    yield from deal(play, LOT, place)


CALL = Call(name=calls.REWARD, comes=_is_called)
"""DTW-071."""
REWARD = Reward(name=LOT.name, words="A Quest Reward, at random", give=_gives, is_there=_is_there)
"""DTS-004: with rolled quests as well as with Quest cards."""
