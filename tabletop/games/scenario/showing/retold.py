"""Showing: the summary at the end of a night."""

from __future__ import annotations

from tabletop.games.scenario.board.field import field_of
from tabletop.games.scenario.night.round import limit
from tabletop.play.rules.retelling import (
    LAST,
    Actor,
    Does,
    Falls,
    Joins,
    Reached,
    Retelling,
    Stage,
    Turns,
)
from tabletop.table.table import Table


def near(table: Table) -> tuple[str, ...]:
    """SCN-105, SCN-106: what was left to do, and how many rounds were left."""
    field, rounds, now = field_of(table), limit(table).n, table.count("round")
    left = [
        _so_many(len(field.unlit), "lamp", "dark") if field.lamps else "",
        _so_many(len(field.shut), "door", "shut") if field.doors else "",
        _so_many(len(field.monsters), "monster", "on the map"),
    ]
    *others, last = filter(None, left)
    still = f"{', '.join(others)} and {last}" if others else last
    return (f"The night ended in round {now} of {rounds}; {still}.",)


def _so_many(n: int, thing: str, state: str) -> str:
    if n < 2:
        return f"{'one' if n else 'no'} {thing} was still {state}"
    return f"{n} {thing}s were still {state}"


def reached(table: Table) -> Reached:
    """SCN-106: the lit lamps and the opened doors."""
    field = field_of(table)
    opened = len(field.doors) - len(field.shut)
    done = [
        _done(len(field.lit), "lamp", "lit") if field.lamps else "",
        _done(opened, "door", "opened") if field.doors else "",
    ]
    rounds = f"round {table.count('round')} of {limit(table).n}"
    return Reached(len(field.lit) + opened, ", ".join(filter(None, done)) or rounds)


def _done(n: int, thing: str, how: str) -> str:
    return f"{n or 'no'} {thing}{'' if n < 2 else 's'} {how}"


RETOLD = Retelling(
    near=near,
    reached=reached,
    stages=(Stage(words="Round {}.", called="in round {0}"),),
    actors=(Actor(words="{} attacks {}: {} damage."),),
    joins=(Joins(words="{} is {}.", rule="SCN-101", who=1),),
    falls=(Falls(words="{} is exhausted.", fell="was exhausted"),),
    does=(
        Does(
            words="{} suffers {}: {} Health left.", rule="SCN-126", did="dealt {} damage",
            who=LAST, n=1,
        ),
        Does(words="{} is defeated.", did="defeated a monster|defeated {} monsters", who=LAST),
        Does(words="{} lights the lamp at {}.", did="lit a lamp|lit {} lamps", who=0),
        Does(words="{} opens the door at {}.", did="opened a door|opened {} doors", who=0),
        Does(words="{} heals {}.", did="regained {} Health", who=0, n=1),
        Does(words="{} suffers {}: {} Health left.", did="suffered {} damage", who=0, n=1),
    ),
    turns=(
        Turns(
            words="{} suffers {}: {} Health left.", n=1, per=1.2, of_heroes=True,
            told="{0} suffers {1} damage and has {2} Health left.",
        ),
    ),
)  # fmt: skip
"""The lines of the chronicle that the summary uses."""
