"""Showing: the turn order of this round."""

from __future__ import annotations

from tabletop.games.scenario.board.executor import figure_of
from tabletop.games.scenario.board.field import field_of, rank_of
from tabletop.games.scenario.board.harm import TURN
from tabletop.games.scenario.cards import content
from tabletop.games.scenario.hand.round_start import RESTING
from tabletop.games.scenario.night.initiative import Actor, order
from tabletop.play.rules.game import State, Turn
from tabletop.table.table import Table


def turn_order(table: Table) -> tuple[Turn, ...]:
    """SCN-111: after the reveal, all actors from the lowest initiative to the resting heroes
    (SCN-042)."""
    if not table.count("revealed"):
        return ()
    who = table.count(TURN) - 1
    acts = content.kind_of(table.pieces[who].name) if 0 <= who < len(table.pieces) else ""
    return tuple(_turn(table, actor, who, acts) for actor in order(table))


def _turn(table: Table, actor: Actor, who: int, acts: str) -> Turn:
    if actor.monster:
        state = _state(actor, now=actor.monster == acts)
        name = _of_type(table, actor.monster)
        return Turn(name, actor.initiative, sign="horns", state=state, card=actor.monster)
    hero = figure_of(table, actor.seat)
    state = _state(actor, now=hero.id == who)
    sign = "moon" if hero.counters.get(RESTING) else ""
    card = hero.name.removesuffix("-figure")
    return Turn(table.seats[actor.seat].name, actor.initiative, actor.seat, sign, state, card)


def _of_type(table: Table, monster: str) -> str:
    """The name of a type's figures, with the number of elites."""
    figures = field_of(table).monsters
    elites = [each for each in figures if rank_of(each) and content.kind_of(each.name) == monster]
    title = content.pack().cards[monster].name
    return f"{title} ({len(elites)} elite)" if elites else title


def _state(actor: Actor, *, now: bool) -> State:
    return "acts" if now else "done" if actor.acted else "waits"
