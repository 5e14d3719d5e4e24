"""The summary at the end of a game beside another one."""

from __future__ import annotations

from tabletop.games.keeper.hand.heroes import playing
from tabletop.play.rules.retelling import Does, Falls, Joins, Reached, Retelling, Stage, Turns
from tabletop.table.table import Table


def near(table: Table) -> tuple[str, ...]:
    """SCN-019: how many rounds it lasted, and which players could still play."""
    rounds, left = table.count("round"), [table.seats[seat].name for seat in playing(table)]
    still = f"{' and '.join(left)} could still play." if left else "Nobody could play on."
    return f"It lasted {rounds} {'round' if rounds == 1 else 'rounds'}.", still


def reached(table: Table) -> Reached:
    """SCN-015: the number of rounds."""
    rounds = table.count("round")
    return Reached(rounds, f"round {rounds}")


RETOLD = Retelling(
    near=near,
    reached=reached,
    stages=(Stage(words="Round {}.", called="in round {0}"),),
    joins=(Joins(words="{} is of the class {}."),),
    falls=(Falls(words="{} is exhausted.", fell="was exhausted"),),
    does=(
        Does(words="{} suffers {} damage, and has {} Health left.", did="suffered {} damage",
             who=0, n=1),
        Does(words="{} heals {}.", did="regained {} Health", who=0, n=1),
        Does(words="{} takes a long rest.", did="took a long rest|took {} long rests", who=0),
        Does(words="{} takes the others back.", did="rested once|rested {} times", who=0),
    ),
    turns=(Turns(words="{} suffers {} damage, and has {} Health left.", n=1, per=0.9),),
)  # fmt: skip
"""The lines of the chronicle that the summary uses."""
