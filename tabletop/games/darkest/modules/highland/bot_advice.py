"""Bots: how a careful party takes the mountains."""

from __future__ import annotations

from tabletop.games.darkest.bots.finds import of_key, usefulness
from tabletop.games.darkest.bots.module_advice import Advice
from tabletop.games.darkest.bots.party import Party
from tabletop.play.questions.decision import Decision

FEW = 2
"""So many on the bridge are too heavy for a hero that would rather live."""


def _bridge(party: Party, decision: Decision) -> str:
    """Whoever is of least use stays behind, until the ice bears nearly always."""
    hero = party.spoken_of(decision.ask)
    left = {o.key: usefulness(of_key(o.key), hero) for o in decision.legal() if o.key != "cross"}
    return min(left, key=lambda key: left[key]) if len(left) >= FEW else "cross"


def _adds(party: Party, decision: Decision) -> str:
    """More cards, for a party that is sound."""
    return "no" if any(hero.lacks("life") for hero in party.heroes) else "add"


def _place(party: Party, decision: Decision) -> str:
    """Whoever is hurt lets others roll."""
    hero = party.spoken_of(decision.ask)
    return "pass" if hero is not None and hero.lacks("life") else "meet"


ADVICE = Advice(answers={"DTH-021": _bridge, "DTH-028": _adds, "DTH-050": _place})
