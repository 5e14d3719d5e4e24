"""Bots: the goals of a night, read from its card."""

from __future__ import annotations

from typing import NamedTuple

from tabletop.cardtext.clause import Clause
from tabletop.cardtext.phrase import Said
from tabletop.cardtext.subjects import Such
from tabletop.games.scenario.board.executor import sentences
from tabletop.games.scenario.board.whom import LEFT, LIT, ON, OPEN, WITHIN
from tabletop.games.scenario.cards.grammar import MONSTERS
from tabletop.games.scenario.night.arrivals import GO_OUT
from tabletop.games.scenario.night.round import WIN
from tabletop.grammar.function import Function
from tabletop.packs.library import by_name


class Goals(NamedTuple):
    """The goals of a night, and what makes places good or bad in it."""

    lamps: float = 2.5
    doors: bool = False
    cleared: bool = False
    stairs: bool = False
    foes: frozenset[str] = frozenset()
    wading: bool = False
    near_light: int = 0
    kept_clear: bool = False


@by_name
def goals_of(night: str) -> Goals:
    """The goals on the card of *night* and on the cards of its monsters, as far as a bot
    understands them."""
    goals = _read(Goals(), night)
    for foe in goals.foes:
        goals = _read(goals, foe)
    return goals


def _read(goals: Goals, name: str) -> Goals:
    for sentence in sentences(name):
        for said in sentence.clause.whole:
            goals = _with(goals, said)
        if any(said.phrase is WIN for said in sentence.clause.body) and _cleared(sentence.clause):
            goals = goals._replace(cleared=True, doors=False)
    return goals


def _cleared(clause: Clause) -> bool:
    """Whether the goal is to open all doors and defeat every monster behind them."""
    said = [*clause.whole]
    left = any(each.phrase is LEFT and each.values["who"] == "nobody monster" for each in said)
    return left and any(each.phrase is OPEN for each in said)


def _with(goals: Goals, said: Said) -> Goals:
    phrase, who = said.phrase, said.values.get("who", "")
    noun = str(who.noun if isinstance(who, Such) else who)
    if _is(said, LIT):
        return goals._replace(lamps=max(goals.lamps, 7.0 if noun == "each lamp" else 5.0))
    if phrase is OPEN and noun == "each door":
        return goals._replace(doors=True)
    if phrase is ON and said.values["ground"] == "stair":
        return goals._replace(stairs=True)
    if phrase is ON and said.values["ground"] == "water":
        return goals._replace(wading=True)
    if phrase is LEFT and noun.startswith("nobody ") and (sort := noun[7:]) in MONSTERS:
        return goals._replace(foes=goals.foes | {sort})
    if phrase is GO_OUT["done"]:
        return goals._replace(kept_clear=True)
    if _is(said, WITHIN) and _is_light(said.values["of"]):
        far = int(said.values["n"])
        return goals._replace(near_light=far, lamps=max(goals.lamps, 5.0))
    return goals


def _is(said: Said, state: Function) -> bool:
    """Whether the condition states this of somebody, or denies it."""
    return getattr(said.phrase, "part", "") in (state.part, f"not: {state.part}")


def _is_light(of: object) -> bool:
    """Whether the condition is about a lit lamp."""
    return isinstance(of, Such) and str(of.noun).endswith(" lamp")
