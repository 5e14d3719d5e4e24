"""Bots: how a careful party minds its Fate, its Path and Queen Mab."""

from __future__ import annotations

import re

from tabletop.games.darkest.bots.module_advice import Advice
from tabletop.games.darkest.bots.party import SIDES, Party, rolled
from tabletop.games.darkest.modules.woodland import road
from tabletop.games.darkest.modules.woodland.fate import DARK
from tabletop.play.questions.decision import Decision

HIGH = SIDES // 2 + 1
"""From this side on a die is high."""
ENOUGH = 2
"""So much Light Fate is kept for one's own dice."""
AGAINST_MAB = {"strength": 22, "craft": 13}
"""What the party wants in a fight before it calls upon Queen Mab."""


def _turned(party: Party, decision: Decision) -> str:
    """What Light Fate a hero has beyond what it keeps is turned Dark."""
    hero = party.spoken_of(decision.ask)
    n = hero.has("fate") - ENOUGH if hero is not None else 0
    return f"turn {n}" if n > 0 else "none"


def _gained(party: Party, decision: Decision) -> str:
    """Light, until a hero has enough of that."""
    hero = party.spoken_of(decision.ask)
    return "dark" if hero is not None and hero.has("fate") > ENOUGH else "light"


def _spent(party: Party, decision: Decision) -> str:
    """Dark Fate goes first where either may go; a high die of an Enemy is rolled again."""
    if decision.option(DARK.counter) is not None:
        return DARK.counter
    shown, who = rolled(decision.ask), decision.ask.partition(" rolled ")[0]
    of_enemy = all(hero.name not in _named(who) for hero in party.heroes)
    return "fate" if of_enemy and shown and shown[-1] >= HIGH else "keep"


def _named(title: str) -> str:
    """What a hero of that title is called on the table, wherever it comes from."""
    return title.lower().replace(" ", "-").replace("’", "")


def _met(party: Party, decision: Decision) -> str:
    """A Destiny is worth its price, unless that is nearly all of a hero's Life."""
    hero = party.spoken_of(decision.ask)
    costly = "Respite" in decision.ask and hero is not None and hero.has("life") > ENOUGH
    return "no" if costly else "resolve"


def _crawls(party: Party, decision: Decision) -> str:
    """The highest die of an Enemy counts less."""
    lowered = [option.key for option in decision.legal() if option.key.endswith(" down")]
    return lowered[-1] if lowered else "keep"


def _lucky(party: Party, decision: Decision) -> str:
    """For a 1; and the higher roll is kept."""
    new, old = decision.option("new"), decision.option("old")
    if new is not None and old is not None:
        return "new" if _sum(new.label) >= _sum(old.label) else "old"
    found = [n for n, side in enumerate(re.findall(r"\d", decision.ask.rpartition(" rolled ")[2]))
             if side == "1"]  # fmt: skip
    keys = {option.key for option in decision.legal()}
    return next((f"luck {n}" for n in found if f"luck {n}" in keys), "keep")


def _sum(label: str) -> int:
    return sum(map(int, re.findall(r"\d+", label)))


def _chosen(party: Party, decision: Decision) -> str:
    """Few cards, and no special location."""
    return "choose" if decision.option("choose") is not None else f"{ENOUGH}"


def _hushed(party: Party, decision: Decision) -> str:
    """The first that it can do."""
    return next((o.key for o in decision.legal() if o.key.startswith("hush ")), "no")


def _on_the_way(party: Party, decision: Decision) -> str:
    """Shots first; a rest for who is near death; and what blocks the way is met again."""
    keys = [option.key for option in decision.legal()]
    shot = next((key for key in keys if key.startswith("bow ")), "")
    weary = [hero for hero in party.heroes if hero.has("life") < ENOUGH]
    rest = next((f"rest {hero.place}" for hero in weary if f"rest {hero.place}" in keys), "")
    if shot or rest or "forward" in keys:
        return shot or rest
    return "back" if "back" in keys and party.is_weak else "relive"


def _blocked(party: Party, decision: Decision) -> str:
    """The Webspinner Spider is fought: who evades it meets it again."""
    if "Webspinner" not in decision.ask:
        return ""
    ways = [option.key for option in decision.legal() if " against " in option.label]
    return ways[0] if ways else ""


def _arrived(party: Party, decision: Decision) -> str:
    """Queen Mab is left alone by who cannot beat her."""
    lies = party.view[f"ground:{party.view.count('at')}"]
    if not any(card.name == road.LAIR for card in lies):
        return ""
    strong = all(party.in_fight(score) >= n for score, n in AGAINST_MAB.items())
    return "" if strong else "home"


ADVICE = Advice(
    answers={
        "DTC-104": _arrived,
        "DTC-126": _on_the_way,
        "DTC-185": _blocked,
        "DTW-002": _spent,
        "DTW-003": _turned,
        "DTW-005": _gained,
        "DTW-009": _met,
        "DTW-048": lambda party, decision: "spider",
        "DTW-050": _crawls,
        "DTW-058": _lucky,
        "DTW-075": lambda party, decision: "lower",
        "DTW-077": _chosen,
        "DTW-078": _hushed,
    },
)
