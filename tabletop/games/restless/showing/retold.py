"""Showing: how the end of a journey looks back on it."""

from __future__ import annotations

from tabletop.games.restless.cards import content
from tabletop.games.restless.road.journey import LEVELS
from tabletop.games.restless.table.table_reads import living, piece_told
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
    """RST-161, RST-239: the Realms that were crossed, and what the Traitor God had left."""
    if table.outcome is not None and table.outcome.winners:
        left = len(living(table))
        lived = "Nobody lived" if not left else "One lived" if left == 1 else f"{left} lived"
        return f"The party crossed all {len(LEVELS)} Realms.", f"{lived} to see it."
    return _how_near(table), *_last_blow(table)


def _how_near(table: Table) -> str:
    """RST-161: the Realms that lay behind and ahead; RST-239: what the Traitor God had left."""
    level, god = table.count("level"), table.top("god")
    if not table.count("final"):
        more = len(LEVELS) - level
        ahead = f"{more} more and the Traitor God" if more else "the Traitor God alone"
        return f"The party came to Realm {level} of {len(LEVELS)}; {ahead} lay ahead."
    if god is None:
        return f"The party crossed all {len(LEVELS)} Realms."
    full = getattr(content.card(god.name), "health", 0)
    health = f"{god.counters.get('health', 0)} of {full} Health left"
    return f"{content.title(god.name)} had {health} in the last battle."


def _last_blow(table: Table) -> tuple[str, ...]:
    """RST-235: what the last Character died of."""
    by = piece_told(table, table.count("last_killer"))
    dead = table.count("level") and not living(table)
    return (f"The last blow came from {content.title(by.name)}.",) if by and dead else ()


def reached(table: Table) -> Reached:
    """RST-161: the Realm, or the last battle."""
    if table.count("final"):
        return Reached(len(LEVELS) + 1, "the last battle")
    level = table.count("level")
    return Reached(level, f"Realm {level} of {len(LEVELS)}")


RETOLD = Retelling(
    near=near,
    reached=reached,
    stages=(
        Stage(words="The party enters {}.", called="in {0}"),
        Stage(words="The party stands before {}.", called="before {0}"),
    ),
    actors=(
        Actor(words="{} rolls {}.", rule="RST-179"),
        Actor(words="{} uses {}."),
    ),
    joins=(Joins(words="{} joins the party."),),
    falls=(Falls(words="{} dies.", rule="RST-227", fell="died"),),
    does=(
        Does(words="{} takes {} damage: {} left.", did="dealt {} damage", who=LAST, n=1),
        Does(words="{} dies.", rule="RST-210", did="killed a Target|killed {} Targets"),
        Does(words="{} takes {} damage.", did="took {} damage", who=0, n=1),
        Does(words="{} heals {}.", did="regained {} Health", who=0, n=1),
        Does(words="{} uses {}.", did="used an Item|used {} Items", who=0),
        Does(words="{} dodges.", did="dodged once|dodged {} times", who=0),
        Does(words="{} gets away.", did="got away once|got away {} times", who=0),
    ),
    turns=(
        Turns(words="The party stands before {}.", weight=8),
        Turns(words="{} takes {} damage.", n=1, per=1, of_heroes=True),
        Turns(words="The party flees.", weight=5),
        Turns(words="{} binds to {}.", weight=4),
        Turns(words="{} dies.", rule="RST-210", weight=1),
    ),
)  # fmt: skip
"""The lines of the chronicle that it looks at."""
