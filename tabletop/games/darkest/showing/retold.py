"""Showing: how the end of a campaign, or of a sitting of one, looks back on it."""

from __future__ import annotations

from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.tower.climb import talismans
from tabletop.play.rules.retelling import Does, Falls, Joins, Reached, Retelling, Stage, Turns
from tabletop.table.table import Table

FAR = (
    "this side of the Storm River",
    "beyond the Storm River",
    "as far as the Portal of Power",
    "into the Tower",
)
"""How far a party has come, in words."""


def _far(table: Table) -> int:
    if table.count("climb"):
        return 3
    if table.count("portal-by"):
        return 2
    return 1 if table.count("outer-by") else 0


def near(table: Table) -> tuple[str, ...]:
    """DTC-008: how far the party came, what it still lacked, and how long it took."""
    journeys, days = table.count("journeys"), table.count("day")
    made = f"{journeys} {'journey' if journeys == 1 else 'journeys'}"
    took = f"It made {made} in {days} {'day' if days == 1 else 'days'}."
    if table.outcome is not None and table.outcome.winners:
        return "The party took the Crown.", took
    n = len(talismans(table))
    has = f"held {n} {'Talisman' if n == 1 else 'Talismans'}" if n else "held no Talisman"
    living = len(heroes.living(table))
    alive = "no hero was" if not living else "one hero was" if living == 1 else f"{living} were"
    far = _far(table)
    came = f"came {FAR[far]}" if far else "never crossed the Storm River"
    return f"The party {came}, and {has}; {alive} left alive.", took


def reached(table: Table) -> Reached:
    """DTC-008."""
    far = _far(table)
    return Reached(far, FAR[far])


def _tokens(words: str, did: str, token: str) -> Does:
    return Does(words=words, where=token, did=did, who=0, n=1)


RETOLD = Retelling(
    near=near,
    reached=reached,
    stages=(
        Stage(words="The road leads to {}.", called="on the road to {0}"),
        Stage(words="The party is in the village.", called="in the village"),
        Stage(words="The party goes on to {}.", called="at {0}"),
    ),
    joins=(Joins(words="{} joins the party."),),
    falls=(Falls(words="{} is dead.", fell="died"),),
    does=(
        Does(words="{} beats {}.", did="beat an Enemy|beat {} Enemies", who=0),
        Does(words="{} evades {}.", did="evaded an Enemy|evaded {} Enemies", who=0),
        Does(words="{} casts {}.", did="cast a Spell|cast {} Spells", who=0),
        Does(words="{} has completed the quest.", did="completed a quest|completed {} quests",
             who=0),
        _tokens("{} gains {} {}, and has {}.", "gained {} Strength", "Strength"),
        _tokens("{} gains {} {}, and has {}.", "gained {} Craft", "Craft"),
        _tokens("{} gains {} {}, and has {}.", "gained {} gold", "gold"),
        _tokens("{} regains {} {}, and has {}.", "was healed of {} Life", "Life"),
        _tokens("{} loses {} {}: {} left.", "lost {} Life", "Life"),
    ),
    turns=(
        Turns(words="The party crosses the Storm River.", weight=10),
        Turns(words="The bridge is free: the outer Village.", weight=10,
              told="The bridge is free, and the outer Region lies open."),
        Turns(words="{} has completed the quest.", weight=4),
        Turns(words="{} falls.", rule="DTC-248", weight=3),
        Turns(words="{} loses {} {}: {} left.", where="Life", n=1, per=1,
              told="{0} loses {1} Life, and has {3} left."),
    ),
)  # fmt: skip
"""The lines of the chronicle that it looks at."""
