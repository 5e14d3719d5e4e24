"""Lycanthropes at Night: after an Event one of them may attack the Lead."""

from __future__ import annotations

from tabletop.games.darkest.combat.heroes_fight import battle
from tabletop.games.darkest.modules.bloodmoon import lycanthropes, moon
from tabletop.games.darkest.modules.bloodmoon.figure import REACTIONS, WEREWOLF
from tabletop.games.darkest.party import dice, heroes
from tabletop.games.darkest.party.questions import business
from tabletop.games.darkest.party.stakes import HIGH, Stakes
from tabletop.games.darkest.party.tokens import Loses
from tabletop.games.darkest.road.figures.chart import some_roll
from tabletop.games.darkest.road.meetings.meeting import Befalls
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table

PROWLS = "bloodmoon-prowls"
"""On an Event: it was Night as it was turned up (DTB-027). An Event that is met within another
leaves that one its own."""

ATTACKS = 1
"""The side on which a lycanthrope attacks."""

STAKES = Stakes("the attack", helps=HIGH)


def _is_night(play: Play, here: Piece, event: Befalls) -> None:
    """DTB-027: Night is read after the Event has turned it (DTB-014)."""
    card, n = play.table.pieces[event.card], int(moon.is_night(play.table))
    if here.name == WEREWOLF.piece and card.counters.get(PROWLS, 0) != n:
        play.count(PROWLS, n, card)


def _prowl(play: Play, here: Piece, event: Befalls) -> Rules[None]:
    """DTB-027: once the party has met it, each lycanthrope rolls, in marching order."""
    card = play.table.pieces[event.card]
    if here.name != WEREWOLF.piece or not card.counters.get(PROWLS, 0):
        return
    play.count(PROWLS, 0, card)
    for place in lycanthropes.here(play.table):
        yield from business(_rolls(play, place), None)


def prey(table: Table, place: int) -> int:
    """DTB-027: whom the lycanthrope at *place* attacks: the Lead, or, leading itself, the next; -1
    where nobody else is there."""
    return next((other for other in heroes.here(table) if other != place), -1)


def _rolls(play: Play, place: int) -> Rules[None]:
    if not lycanthropes.is_one(play.table, place) or prey(play.table, place) < 0:
        return

    def means(n: int) -> str:
        who, whom = (heroes.name_of(play.table, p) for p in (place, prey(play.table, place)))
        return f"{who} attacks {whom}" if n == ATTACKS else "nothing happens"

    def vain(n: int) -> str:
        return "" if n == ATTACKS else "Nobody is attacked: another roll can only be worse."

    ask = "its Lycanthrope card"
    shown = yield from dice.own(play, place, ask, "DTB-027", means=means, vain=vain)
    if shown == ATTACKS and prey(play.table, place) >= 0:
        yield from _attacks(play, place, prey(play.table, place))


def _attacks(play: Play, place: int, other: int) -> Rules[None]:
    """DTB-028, DTB-029: whoever loses loses a Life and nothing else; if the lycanthrope has won,
    the other rolls on the chart."""
    words = "{} attacks {}."
    pieces = heroes.hero_at(play.table, place), heroes.hero_at(play.table, other)
    play.say(words, *pieces, rule="DTB-027")
    winner = yield from battle(play, place, other, STAKES, "DTB-029", _loses)
    if winner == place:
        yield from some_roll(play, WEREWOLF.chart, (other,))


def _loses(play: Play, loser: int, both_hands: bool) -> Rules[None]:
    """DTB-029: a Life, from which nothing saves."""
    yield from play.happen(Loses(who=loser, n=1, token="life", rule="DTB-029"))


for _where in (WEREWOLF.beside, WEREWOLF.road):
    REACTIONS.would(Befalls, lying_in=_where)(_is_night)
    REACTIONS.after(Befalls, lying_in=_where)(_prowl)
