"""Bots: how a careful party minds the Grim Reaper: it turns back sooner, to the Healer."""

from __future__ import annotations

from tabletop.games.darkest.bots.module_advice import Advice
from tabletop.games.darkest.bots.party import Party


def is_weak(party: Party) -> bool:
    """Whether somebody is near its end who could pay the Healer: a death calls him. Once he is on
    the road the way home leads past him."""
    is_about = any(zone.kind == "reaper-road" and zone.pieces for zone in party.view.zones.values())
    return not is_about and party.is_frail


ADVICE = Advice(is_weak)
"""It makes no journey for a prayer: a third of all journeys went there, while the party grew too
slowly for the Portal."""
