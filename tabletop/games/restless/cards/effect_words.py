"""The effect of using an Item in two words, worked out from its sentences."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.cardtext.two_words import in_two_words
from tabletop.executor.sentence import Sentence

SHORTER = {
    "regain Health": "heals {n}",
    "regain all Health": "heals fully",
    "gain Armor": "+{n} Armor",
    "gain Max Health": "+{n} Max Health",
    "gain a Status Effect of a type": "{status}",
    "absolve a Sin": "absolves a Sin",
    "turn upright": "turns upright",
    "lose Health": "loses {n} Health",
    "lose all Armor": "loses Armor",
    "take damage": "takes {n}",
    "draw Loot": "draws {n}",
    "draw Treasure": "draws {n}",
    "draw a Starter Item": "draws an Item",
    "roll": "rolls d{die}",
    "be transfigured": "transfigures",
    "{who} has {change}": "{change}",
    "the Target has {change}": "{change}",
    "the Target takes damage": "{n} damage",
    "gain Reroll Counters": "+{n} rerolls",
    "gain a Rest card": "+1 night",
    "attack once more!": "attacks again",
    "the party draws Loot": "draws {n}",
    "the party draws Treasure": "draws {n}",
    "replace the next Encounter": "another Encounter",
    "skip the next Encounter": "skips one",
    "reveal": "reveals cards",
    "the dead rejoin the party": "wakes the dead",
}
"""The short form of each sentence, by its template."""


def effect_of(sentences: Sequence[Sentence]) -> str:
    """The effect of *sentences* in two words; empty if there is no short form."""
    return in_two_words((said for each in sentences for said in each.clause.body), SHORTER)
