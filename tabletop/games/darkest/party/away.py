"""Who lives and is not with the party: one leaves it for a while, and comes back (DTX-026)."""

from __future__ import annotations

from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.party.heroes import AWAY
from tabletop.play.rules.play import Play


def leaves(play: Play, place: int, rule: str) -> bool:
    """The hero at *place* is not with the party from now on; whether it was until then. It keeps
    all that it has, of which nothing counts for the others."""
    if place not in heroes.here(play.table):
        return False
    hero = heroes.hero_at(play.table, place)
    play.count(AWAY, 1, hero)
    play.say("{} is away from the party.", hero, rule=rule)
    return True


def comes_back(play: Play, place: int, rule: str) -> bool:
    """The hero at *place* is with the party again; whether it was away."""
    if not heroes.is_away(play.table, place):
        return False
    hero = heroes.hero_at(play.table, place)
    play.count(AWAY, 0, hero)
    play.say("{} is with the party again.", hero, rule=rule)
    return True
