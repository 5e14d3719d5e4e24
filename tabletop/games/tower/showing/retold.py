"""Showing: the summary at the end of a climb."""

from __future__ import annotations

from tabletop.games.tower.deck.content import title
from tabletop.games.tower.rules import cards
from tabletop.games.tower.rules.difficulty import foe_health
from tabletop.play.rules.retelling import (
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
    """TWR-116, TWR-131: the remaining foe, and the remaining heroes."""
    floor, heroes = cards.floor(table), _heroes(table)
    if table.outcome is not None and table.outcome.winners:
        return (heroes,)
    foe = cards.foe(table) if cards.is_turned_up(table) else None
    if foe is None:
        return f"The party reached floor {floor} of {cards.TOP}.", heroes
    left, full = cards.health_of(foe), foe_health(table).n
    above = cards.TOP - floor
    floors = f", and {above} more {'floor' if above == 1 else 'floors'} above" if above else ""
    return (
        f"{title(foe.name)} on floor {floor} of {cards.TOP} had {left} of {full} health left"
        f"{floors}.",
        heroes,
    )


def _heroes(table: Table) -> str:
    """TWR-128: the heroes that still stood, with their health."""
    standing = cards.standing(table)
    if not standing:
        return "No hero was left standing."
    alive = [f"{table.seats[n].name} with {cards.health(table, n)} health" for n in standing]
    *others, last = alive
    all_of = f"{', '.join(others)} and {last}" if others else last
    return f"{all_of} still stood." if others else f"Only {last} still stood."


def reached(table: Table) -> Reached:
    """TWR-116: the floor reached."""
    floor = cards.floor(table)
    return Reached(floor, f"floor {floor} of {cards.TOP}")


DEALT, HEALED = "dealt {} damage", "restored {} health"

RETOLD = Retelling(
    near=near,
    reached=reached,
    stages=(Stage(words="Floor {}: {} bars the way.", called="on floor {0}"),),
    actors=(Actor(words="{} plays {}."),),
    joins=(Joins(words="{} is {}, {} and {}.", who=1), Joins(words="{} is {}, {} and {}.")),
    falls=(Falls(words="{} has fallen."),),
    does=(
        Does(words="{} deals {} to {}: {} left.", did=DEALT, n=1),
        Does(words="{} deals {} to {}: {} left, and the rest is lost.", did=DEALT, n=1),
        Does(words="{} is defeated.", did="brought down a foe|brought down {} foes"),
        Does(words="{} dispels a ward: {} left.", did="dispelled a ward|dispelled {} wards"),
        Does(words="{} regains {}: {} health.", did=HEALED, n=1),
        Does(words="{} rests: {} health.", did="rested once|rested {} times", who=0),
        Does(words="{} is struck for {}: {} health left.", did="took {} damage", who=0, n=1),
    ),
    turns=(
        Turns(
            words="{} is struck for {}: {} health left.", n=1, per=0.9,
            told="{0} is struck for {1}, and has {2} health left.",
        ),
        Turns(words="The discard pile is shuffled into the deck.", weight=2),
    ),
)  # fmt: skip
"""The lines of the chronicle that the summary uses."""
