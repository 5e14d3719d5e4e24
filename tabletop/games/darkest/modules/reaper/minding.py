"""Bots: how a careful party minds the Grim Reaper: it prays, and turns back sooner."""

from __future__ import annotations

from tabletop.games.darkest.bots.advice import Advice
from tabletop.games.darkest.bots.party import Party
from tabletop.games.darkest.cards.content import ALIGNMENTS
from tabletop.games.darkest.modules.reaper.coming import OWES
from tabletop.games.darkest.road.laying import SPACES
from tabletop.play.decision import Option

PRAYING = {"good": "chapel", "evil": "graveyard"}
"""Where those of an alignment pray this side of the Storm River; beyond it all do in the Temple."""


def where(party: Party, legal: dict[str, Option]) -> str:
    """Where most of those who owe a prayer can say it."""
    owing = [hero for hero in party.heroes if hero.has(OWES)]
    if not owing or "temple" in legal:
        return "temple" if owing else ""
    pray = [ALIGNMENTS[(hero.has("alignment") - 1) % 3] for hero in owing]
    able = {way: pray.count(way) for way in ("good", "evil") if way in pray}
    return PRAYING[max(able, key=lambda way: able[way])] if able else ""


def is_weak(party: Party) -> bool:
    """Whether somebody is near its end who could pay the Healer: a death calls him. Once he is on
    the road the way home leads past him."""
    is_about = any(party.view[f"reaper-road:{space}"] for space in SPACES)
    return not is_about and any(
        hero.has("life") < 2 and hero.has("gold") > 0 for hero in party.heroes
    )


ADVICE = Advice(where, is_weak)
