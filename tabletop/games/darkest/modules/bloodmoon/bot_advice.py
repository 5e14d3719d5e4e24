"""Bots: how a careful party minds the Werewolf, and when it seeks it out."""

from __future__ import annotations

from tabletop.games.darkest.bots import village
from tabletop.games.darkest.bots.module_advice import Advice
from tabletop.games.darkest.bots.party import Party
from tabletop.games.darkest.modules.bloodmoon.den import BOSS, PLACE
from tabletop.games.darkest.modules.bloodmoon.figure import WEREWOLF
from tabletop.games.darkest.modules.bloodmoon.moon import NIGHT, SHINES
from tabletop.play.questions.decision import Decision, Option

NEAR = 1
"""So many Road Spaces off it is as good as here: every 1 brings it on."""


def is_weak(party: Party) -> bool:
    """Whether somebody is near its end while the Werewolf is close by, or it is Night and every
    Enemy has more."""
    view = party.view
    if not view.counters.get(SHINES, 0):
        return False
    here = view.counters.get("at", 0)
    close = any(
        abs(zone.number - here) <= NEAR
        for zone in view.zones.values()
        if zone.kind == WEREWOLF.road and any(p.name == WEREWOLF.piece for p in zone.pieces)
    )
    return party.is_frail and (close or view.counters.get(NIGHT, 0) > 0)


def goal(party: Party, legal: dict[str, Option]) -> str:
    """The Den, for a party that could fell the Werewolf beside usual Guardians."""
    strong = party.in_fight("strength") > village.TROVE + BOSS.strength
    return PLACE if strong else ""


def is_cured(party: Party, decision: Decision) -> str:
    """By a Talisman that the party does not need on its way to the Crown."""
    return "yes" if party.talismans > village.talismans_wanted(party) else "no"


ADVICE = Advice(is_weak, goal=goal, answers={"DTB-019": is_cured})
