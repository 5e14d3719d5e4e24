"""Bots: how a careful party minds the Werewolf."""

from __future__ import annotations

from tabletop.games.darkest.bots.module_advice import Advice
from tabletop.games.darkest.bots.party import Party
from tabletop.games.darkest.modules.bloodmoon.figure import WEREWOLF
from tabletop.games.darkest.modules.bloodmoon.moon import NIGHT, TRIP, UP

NEAR = 1
"""So many Road Spaces off it is as good as here: every 1 brings it on."""


def is_weak(party: Party) -> bool:
    """Whether the Werewolf is close by while somebody is near its end, or it is Night and every
    Enemy has more."""
    view = party.view
    if not (view.counters.get(UP, 0) or view.counters.get(TRIP, 0)):
        return False
    frail = any(hero.has("life") < 2 for hero in party.heroes)
    here = view.counters.get("at", 0)
    close = any(
        abs(zone.number - here) <= NEAR
        for zone in view.zones.values()
        if zone.kind == WEREWOLF.road and any(p.name == WEREWOLF.piece for p in zone.pieces)
    )
    return frail and (close or view.counters.get(NIGHT, 0) > 0)


ADVICE = Advice(is_weak)
