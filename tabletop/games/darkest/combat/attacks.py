"""Heroes that a card has attack each other."""

from __future__ import annotations

from functools import partial

from tabletop.games.darkest.cards.grammar import CHARACTER, GRAMMAR
from tabletop.games.darkest.combat import armour
from tabletop.games.darkest.combat.heroes_fight import battle
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.party.executor import NEEDS, Meeting, asks
from tabletop.games.darkest.party.questions import business
from tabletop.games.darkest.party.scores import in_fight, weapons_of
from tabletop.games.darkest.party.stakes import HIGH, Stakes
from tabletop.grammar.verb import verb
from tabletop.play.questions.decision import Option
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.table import Table

RULE = "DTC-B37"
STAKES = Stakes("the attack", helps=HIGH)
FIGHTS = {"strength": "Battle", "craft": "Psychic combat"}


def nearest(table: Table, who: int, end: str) -> int:
    """The other hero nearest that end of the marching order; -1 where there is no other."""
    others = [place for place in heroes.here(table) if place != who]
    if not others or who not in heroes.here(table):
        return -1
    return others[0] if end == "front" else others[-1]


def attack(context: Meeting, who: int, end: str) -> Rules[bool]:
    """DTC-B37: the attacker says on which score they fight. Who loses loses what any fight costs:
    a Life and a point of that score, unless armour saves them."""
    other = nearest(context.table, who, end)
    if other < 0:
        return False
    yield from business(_attack(context.play, who, other), None)
    return True


def _attack(play: Play, who: int, other: int) -> Rules[None]:
    pieces = heroes.hero_at(play.table, who), heroes.hero_at(play.table, other)
    play.say("{} attacks {}.", *pieces, rule=RULE)
    ask = f"{heroes.name_of(play.table, who)} attacks {heroes.name_of(play.table, other)}. How?"
    option = yield from asks(play, who, ask, lambda: [
        Option(score, f"{words}: {_own(play.table, who, score)} against "
                      f"{_own(play.table, other, score)}", tuple(p.id for p in pieces))
        for score, words in FIGHTS.items()
    ], RULE)  # fmt: skip
    loses = partial(_loses, score=option.key)
    yield from battle(play, who, other, STAKES, RULE, loses, option.key)


def _own(table: Table, place: int, score: str) -> int:
    """What the hero at *place* fights with, with the best that it may wield."""
    best = weapons_of(table, place, score)[: heroes.printed(table, place).weapons]
    return in_fight(table, place, score, best).n


def _loses(play: Play, loser: int, both_hands: bool, score: str) -> Rules[None]:
    yield from armour.lose(play, loser, score, both_hands=both_hands)


NEEDS[attack] = lambda table, place, said: nearest(table, place, said["end"]) >= 0

verb(
    GRAMMAR, "attack", CHARACTER, "[attack] the other character nearest the {end}", does=attack,
    slots={"end": "end"}, only=("done",), reveals=True,
)  # fmt: skip
