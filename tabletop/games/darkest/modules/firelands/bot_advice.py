"""Bots: how a careful party minds the fire, and when it goes to where it burns most."""

from __future__ import annotations

from tabletop.games.darkest.bots.module_advice import Advice
from tabletop.games.darkest.bots.party import Party
from tabletop.games.darkest.modules.firelands import fire, trip
from tabletop.play.questions.decision import Option


def is_weak(party: Party) -> bool:
    """Whether fire lies on the road while somebody is near its end."""
    burns = any(
        piece.name in (fire.TOKEN, fire.FIRE)
        for zone in party.view.zones.values()
        if zone.kind == "marker"
        for piece in zone.pieces
    )
    return burns and party.is_frail


STRONG = 20
"""So much Strength in a fight the party wants before it goes there, as before any Trove."""


def goal(party: Party, legal: dict[str, Option]) -> str:
    """The Firelands, for a party that is sound and strong."""
    sound = not any(hero.lacks("life") for hero in party.heroes)
    strong = party.in_fight("strength") > STRONG
    return trip.PLACE if sound and strong else ""


ADVICE = Advice(is_weak, goal=goal)
