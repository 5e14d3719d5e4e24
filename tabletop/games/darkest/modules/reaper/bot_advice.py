"""Bots: how a careful party minds the Grim Reaper: it turns back sooner, to the Healer."""

from __future__ import annotations

from tabletop.games.darkest.bots.module_advice import Advice
from tabletop.games.darkest.bots.party import Party

FEWER = 3
"""With fewer Lives than so many for each hero the party turns back."""


def is_weak(party: Party) -> bool:
    """Whether somebody is near its end who could pay the Healer, or heroes have fewer than three
    Lives left on average: a death calls him. Once he is on the road the way home leads past him."""
    is_about = any(zone.kind == "reaper-road" and zone.pieces for zone in party.view.zones.values())
    few = party.lives < FEWER * len(party.heroes)
    return not is_about and (party.is_frail or few)


ADVICE = Advice(is_weak)
"""It makes no journey for a prayer: a third of all journeys went there, while the party grew too
slowly for the Portal."""
