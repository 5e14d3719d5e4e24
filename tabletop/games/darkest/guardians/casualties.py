"""Chapter C8e-j: armour on both sides, and what falls."""

from __future__ import annotations

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.combat import armour
from tabletop.games.darkest.combat.wielded_weapons import hold
from tabletop.games.darkest.ground import space_positions
from tabletop.games.darkest.guardians import foes, hoards
from tabletop.games.darkest.guardians.foes import HURT
from tabletop.games.darkest.party import dice, heroes
from tabletop.games.darkest.party.questions import business
from tabletop.play.rules.deeds import Deed
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece

SCORES = ("strength", "craft")
DOOMED, HITS = "doomed", "hits"
"""What all see until step j: which Guardians are doomed, how often heroes are hit."""


def saved(play: Play, foe: Piece, by: set[str]) -> Rules[bool]:
    """DTC-222: whether a Guardian's armour saves it; doomed by both scores, it needs both."""
    for score in sorted(by, reverse=True):
        if not (yield from _saved_from(play, foe, score)):
            return False
    return True


def _saved_from(play: Play, foe: Piece, score: str) -> Rules[bool]:
    """Body armour saves from Strength, a helmet from Craft, a shield from both."""
    useless = "head" if score == "strength" else "body"
    for item in foes.borne(play.table, foe):
        of = content.thing(item.name)
        if of is None or of.sort not in armour.RULES or of.sort == useless or not of.saves:
            continue
        shown = yield from dice.plain(play, f"{foes.title(play.table, foe)}, {of.name}", "DTC-222")
        if shown >= of.saves:
            play.say("{} saves {}.", item, foes.title(play.table, foe), rule="DTC-222")
            return True
    return False


def armour_of_foes(play: Play, doomed: dict[int, set[str]]) -> Rules[None]:
    """DTC-247, DTC-248: those who are not saved fall."""
    for foe in [f for f in foes.guards(play.table) if f.id in doomed]:
        if not (yield from saved(play, foe, doomed[foe.id])):
            fell(play, foe)
        else:
            play.count(DOOMED, 0, foe)


def fell(play: Play, foe: Piece) -> None:
    """DTC-236, DTC-248: a fallen Guardian is discarded; its items fall into the Trove."""
    for item in foes.borne(play.table, foe):
        play.count(foes.BEARER, 0, item)
        play.move(item, "trove", face_up=True)
    for counter in (DOOMED, *HURT.values(), *SCORES):
        if foe.counters.get(counter, 0):
            play.count(counter, 0, foe)
    play.say("{} falls.", foes.title(play.table, foe), rule="DTC-248")
    hoards.joins_the_trove(play, foe)
    if foe.kind == "card" and content.enemy(foe.name) is not None:
        if play.table.options["guardian_trophies"] == "on":
            play.move(foe, "trove", face_up=True)
        else:
            space_positions.put_away(play, foe)
    else:
        play.move(foe, "out")


class HitByGuardians(Deed, kw_only=True):
    """The hero `who` was hit by the `score` of all Guardians, and has lost so many `lives` by
    it."""

    who: int
    score: str
    lives: int

    def do(self, play: Play) -> None:
        """It says itself."""


def armour_of_heroes(play: Play, struck: dict[int, list[str]]) -> Rules[None]:
    """DTC-247, DTC-248: for each hit one try to save; then a Life and a point of that score go."""
    for place, found in struck.items():
        for score in found:
            hero = heroes.card_of(play.table, place)
            if hero is not None:
                play.count(HITS, max(0, hero.counters.get(HITS, 0) - 1), hero)
                both_hands = hold(play.table, place).both_hands
                had = hero.counters.get("life", 0)
                yield from business(
                    armour.lose(play, place, score, both_hands=both_hands), otherwise=[]
                )
                lives = had - heroes.has(play.table, place, "life")
                yield from play.happen(HitByGuardians(who=place, score=score, lives=lives))
