"""Bots: Regions behind Straddles: which are worth the way, and when to go there."""

from __future__ import annotations

from functools import cache

from tabletop.games.darkest.bots.module_advice import is_weak
from tabletop.games.darkest.bots.party import Party
from tabletop.games.darkest.ground.regions import Atlas, Region, atlas_of
from tabletop.games.darkest.ground.trove_recipes import RECIPES, Recipe
from tabletop.play.questions.decision import Decision, Option
from tabletop.play.shelf.game_shelf import game_at

MORE = 3
"""So much more Strength than the boss of a Trove the party wants."""


def guarded(party: Party, place: str) -> Region | None:
    """The Region whose guard stands at a place."""
    return _atlas(party).guarded(place)


def leads_up(party: Party, place: str) -> bool:
    """Whether a way leads up from a place to what lies above its road."""
    return _atlas(party).climb_at(place) != ""


def ways(party: Party, legal: dict[str, Option]) -> list[str]:
    """The Straddles behind which the party can hold its own."""
    return [key for key in legal if any(bears(party, each) for each in _atlas(party).beyond(key))]


def crossing(party: Party, legal: dict[str, Option]) -> str:
    """The way over the Straddle, where the party can hold its own behind it; on the way home it
    crosses none, nor challenges a guard."""
    if party.view.count("homeward"):
        return "home" if _is_guarded(party) and "home" in legal else ""
    lands = _atlas(party).regions
    found = (key for key in legal if key.startswith("cross "))
    return next((key for key in found if bears(party, lands[key.removeprefix("cross ")])), "")


def bears(party: Party, land: Region) -> bool:
    """Whether the party can hold its own in *land*."""
    return not is_weak(party) and party.in_fight("strength") >= land.wants


def _is_guarded(party: Party) -> bool:
    """Whether a guard stands where the party is."""
    lies = party.view[f"ground:{party.view.count('at')}"]
    return any(guarded(party, card.name) is not None for card in lies)


def goal(party: Party, decision: Decision, legal: dict[str, Option]) -> str:
    """Where a road behind a Straddle leads: to a Trove whose boss can be beaten, or on over another
    Straddle, by turns; else to aid."""
    strength = party.in_fight("strength")
    bosses = {each.place: each.boss for each in _recipes(party) if each.boss is not None}

    def worth(key: str) -> int:
        boss, kind = bosses.get(key), _atlas(party).category(key)
        if kind == "trove":
            return 2 if boss is None or strength >= max(boss.strength, boss.craft) + MORE else 0
        guard = guarded(party, key)
        ahead = [*_atlas(party).beyond(key), *([guard] if guard is not None else [])]
        if any(bears(party, each) for each in ahead):
            return 2
        return 1 if kind == "aid" else 0

    most = max(map(worth, legal))
    best = [key for key in legal if worth(key) == most]
    return best[party.view.count("journeys") % len(best)]


def _atlas(party: Party) -> Atlas:
    return _known(party.view.game, tuple(party.view.options.items()))[0]


def _recipes(party: Party) -> list[Recipe]:
    return _known(party.view.game, tuple(party.view.options.items()))[1]


@cache
def _known(game: str, options: tuple[tuple[str, str], ...]) -> tuple[Atlas, list[Recipe]]:
    found = game_at(game, dict(options))
    return atlas_of(game, dict(options)), found.records_of(RECIPES)
