"""Bots: what a night asks for, as its card says it."""

from __future__ import annotations

from typing import NamedTuple

from tabletop.games.scenario.board.executor import sentences
from tabletop.packs.library import by_name


class Goals(NamedTuple):
    """What is to be done in a night, and what makes places good or bad in it."""

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
    """What the card of *night* says, and those of its foes, as far as a bot understands it."""
    goals = _read(Goals(), night)
    for foe in goals.foes:
        goals = _read(goals, foe)
    return goals


def _read(goals: Goals, name: str) -> Goals:
    for sentence in sentences(name):
        for said in sentence.clause.whole:
            goals = _with(goals, said.phrase.template, said.values)
    return goals


def _with(goals: Goals, template: str, values: dict[str, object]) -> Goals:
    who = str(values.get("who", ""))
    if template == "every lamp is lit":
        return goals._replace(lamps=7.0)
    if template.startswith(("(unlit lamp", "(lit lamp")):
        return goals._replace(lamps=max(goals.lamps, 5.0))
    if template == "every door is open":
        return goals._replace(doors=True)
    if template.startswith("every door is open and"):
        return goals._replace(cleared=True)
    if template.endswith("on a stair"):
        return goals._replace(stairs=True)
    if template == "no {monster} is left":
        return goals._replace(foes=goals.foes | {str(values["monster"])})
    if template == "each lamp beside a monster goes out":
        return goals._replace(kept_clear=True)
    if who == "wading":
        return goals._replace(wading=True)
    if who.startswith("unlit-"):
        far = int(who.removeprefix("unlit-"))
        return goals._replace(near_light=far, lamps=max(goals.lamps, 5.0))
    return goals
