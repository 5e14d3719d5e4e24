"""Showing: how far the journey has come, and what the next Rest costs."""

from __future__ import annotations

from tabletop.games.restless.cards import content
from tabletop.games.restless.choices.rest_option import cannot_rest, rest_gives
from tabletop.games.restless.party.members.setup import PLACES
from tabletop.games.restless.road.journey import LEVELS, ahead
from tabletop.play.rules.game import Aim
from tabletop.table.table import Table


def aim(table: Table) -> Aim:
    """RST-161, RST-239: through five Realms to the Traitor God."""
    god = table.top("god")
    named = content.title(god.name) if god is not None and god.face_up else "the Traitor God"
    goal = f"Cross {len(LEVELS)} Realms and defeat {named}."
    return Aim(goal, _now(table), _ahead(table))


def _now(table: Table) -> str:
    if table.count("final"):
        return "The last battle."
    level = table.count("level")
    if not level:
        return ""
    realm, place = f"Realm {level} of {len(LEVELS)}", table.count("place")
    if not place:
        return f"{realm}."
    last = max((each for each in PLACES if table[f"row:{each}"]), default=place)
    return f"{realm}, Encounter {place} of {max(place, last)}."


def _ahead(table: Table) -> str:
    """RST-147, RST-151: what a Rest takes and gives, or why there is none."""
    left = len(table["nights"])
    if table.count("final") or not (left or table.count("level")):
        return ""
    if not left:
        return "The party has no night left for a Rest."
    nights = f"{left} {'night' if left == 1 else 'nights'}"
    barred = None if table.count("battle") else cannot_rest(table)
    if barred:
        return f"No Rest now ({nights} left): {barred[1][:1].lower()}{barred[1][1:]}"
    end = "" if ahead(table) else " Then the Realm ends."
    return f"A Rest: 1 of {nights} for {rest_gives(table)} Reroll Counters.{end}"
