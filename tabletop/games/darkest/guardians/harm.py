"""Chapter C8e-c to e: scores in a Guardian Combat, and damage before it, noted until it ends."""

from __future__ import annotations

from tabletop.games.darkest.combat import armour
from tabletop.games.darkest.combat.wielded_weapons import hold
from tabletop.games.darkest.guardians import foes
from tabletop.games.darkest.guardians.casualties import fell, saved
from tabletop.games.darkest.guardians.foes import HURT
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.party.scores import in_fight
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table

LOST = {"strength": "lost-s", "craft": "lost-c"}
"""Counters on a hero's card: what damage before the combat took from its scores (DTC-235)."""
LENT = {"strength": "lent-s", "craft": "lent-c"}
"""Counters on a hero's card: what a Spell has added to its own score, not to its side alone."""


def own_score(table: Table, place: int, score: str) -> int:
    """DTC-228, DTC-243: a hero's score here: with the weapons in use, and what Spells have added to
    it."""
    use = hold(table, place).weapons
    counters = heroes.hero_at(table, place).counters
    value = in_fight(table, place, score, use, guardians=True).n - table.count(f"aid_{score}")
    return max(0, value + counters.get(LENT[score], 0) - counters.get(LOST[score], 0))


def party_total(table: Table, score: str) -> int:
    """DTC-228: that of all heroes, with what Spells have added."""
    return sum(own_score(table, place, score) for place in heroes.here(table)) + table.count(
        f"aid_{score}"
    )


def damage(play: Play, place: int, score: str, n: int) -> Rules[None]:
    """DTC-237: more than its score costs a Life and a point at once; noted until this combat
    ends."""
    table = play.table
    had, hero = own_score(table, place, score), heroes.hero_at(table, place)
    play.say("{} takes {} damage to {}.", hero, n, score.capitalize(), rule="DTC-237")
    play.count(LOST[score], hero.counters.get(LOST[score], 0) + min(n, had), hero)
    if n > had:
        yield from armour.lose(play, place, score, both_hands=hold(table, place).both_hands)


def open_to(table: Table, score: str) -> list[Piece]:
    """The Guardians that can be harmed in *score*: a bonus alone is no score (DTC-219)."""
    return [
        f
        for f in foes.guards(table)
        if foes.printed(f, score) is not None and foes.score(table, f, score)
    ]


def hurt(play: Play, foe: Piece, score: str, n: int) -> Rules[None]:
    """DTC-236: at 0 it is beaten, unless its armour saves it: then that damage is cancelled."""
    if n >= foes.score(play.table, foe, score) and (yield from saved(play, foe, {score})):
        return
    play.count(HURT[score], foe.counters.get(HURT[score], 0) + n, foe)
    left = foes.score(play.table, foe, score)
    who, words = foes.title(play.table, foe), "{} takes {} damage: {} {} left."
    play.say(words, who, n, score.capitalize(), left, rule="DTC-235")
    if not left:
        fell(play, foe)
