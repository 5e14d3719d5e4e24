"""Bots: how a careful party minds the fire, and when it goes to where it burns most."""

from __future__ import annotations

from tabletop.games.darkest.bots.module_advice import Advice
from tabletop.games.darkest.bots.party import Party
from tabletop.games.darkest.bots.village import is_ready_for_the_tower
from tabletop.games.darkest.modules.firelands import fire, trip
from tabletop.play.questions.decision import Option


def is_weak(party: Party) -> bool:
    """Whether fire lies on the road while somebody has one Life left."""
    burns = any(
        piece.name in (fire.TOKEN, fire.FIRE)
        for zone in party.view.zones.values()
        if zone.kind == "marker"
        for piece in zone.pieces
    )
    return burns and any(hero.has("life") < 2 for hero in party.heroes)


STRONG = 20
"""So much Strength in a fight the party wants before it goes there, as before any Trove."""


def goal(party: Party, legal: dict[str, Option]) -> str:
    """The Firelands, on every second journey of a party that is sound and strong, but not yet ready
    for the Tower."""
    if trip.PLACE not in legal or not party.view.count("journeys") % 2:
        return ""
    sound = not any(hero.lacks("life") for hero in party.heroes)
    strong = party.in_fight("strength") > STRONG and not is_ready_for_the_tower(party)
    return trip.PLACE if sound and strong else ""


ADVICE = Advice(is_weak, goal=goal)
