"""Rolls on the Werewolf chart away from the figure: Wolves that hurt, and what calls for it."""

from __future__ import annotations

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.combat.deeds import LosesFight
from tabletop.games.darkest.ground import calls
from tabletop.games.darkest.modules.bloodmoon import moon
from tabletop.games.darkest.modules.bloodmoon.figure import REACTIONS, RULE, WEREWOLF
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.party.dice import ShowsOne
from tabletop.games.darkest.road.figures.chart import some_roll
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece

WOLF = "wolf"
"""DTB-004: the breed of Enemies that count as Wolves."""

BITES = "bloodmoon-bites"
"""The table's counter: a hero whom a Wolf has hurt rolls on the chart."""


def _is_hurt(play: Play, here: Piece, fight: LosesFight) -> Rules[None]:
    """DTB-003, DTB-005: whoever lost a Life to a Wolf, and lives, rolls."""
    if here.name != WEREWOLF.piece or fight.foe < 0 or fight.lives < 1:
        return
    of = content.enemy(play.table.pieces[fight.foe].name)
    if of is not None and of.breed == WOLF:
        yield from _bites(play, fight.who)


def _bites(play: Play, place: int) -> Rules[None]:
    """The hero at *place*, if it lives, rolls on the chart."""
    if heroes.card_of(play.table, place) is None or moon.is_up(play.table):
        return
    play.say("It was no common Wolf.", rule="DTB-003")
    play.count(BITES, 1)
    yield from some_roll(play, WEREWOLF.chart, (place,))
    play.count(BITES, 0)


def _rises(play: Play, here: Piece, one: ShowsOne) -> Rules[None]:
    """DTB-006: a 1 on the chart brings the Blood Moon, even when Fate turns it."""
    if here.name == WEREWOLF.piece and play.table.count(BITES) and one.purpose == RULE:
        yield from moon.rises(play, "DTB-006")


def _is_called(play: Play, place: int) -> Rules[None]:
    """DTR-078, DTR-079: all roll, and then it rises."""
    yield from some_roll(play, WEREWOLF.chart, heroes.here(play.table))
    yield from moon.rises(play)


CALLS = (
    calls.Call(name=calls.WEREWOLF, comes=_is_called),
    calls.Call(name=calls.BITE, comes=_bites),
)

for _where in (WEREWOLF.beside, WEREWOLF.road):
    REACTIONS.after(LosesFight, lying_in=_where)(_is_hurt)
    REACTIONS.after(ShowsOne, lying_in=_where)(_rises)
