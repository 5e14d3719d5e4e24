"""What an Item would do if it were used, in two words, read off its sentences."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.cardtext.two_words import in_two_words
from tabletop.executor.sentence import Sentence

SHORTER = {
    "{who} [heals|heal] {n:much}": "heals {n}",
    "{who} [heals|heal] fully": "heals fully",
    "{who} [gains|gain] {n:armor}": "+{n} Armor",
    "{who} [gains|gain] {n} Max Health": "+{n} Max Health",
    "gain a Status Effect of a type": "{status}",
    "absolve a Sin": "absolves a Sin",
    "turn upright": "turns upright",
    "{who} [loses|lose] {n:health}": "loses {n} Health",
    "{who} [loses|lose] all Armor": "loses Armor",
    "{who} [takes|take] {n:damage}": "takes {n}",
    "{who} [draws|draw] {n} {deck}": "draws {n}",
    "draw a Starter Item": "draws an Item",
    "{who:roller} [roll] the {die}": "rolls d{die}",
    "be transfigured": "transfigures",
    "{who} has {change}": "{change}",
    "the Target has {change}": "{change}",
    "the Target takes {n:damage}": "{n} damage",
    "gain {n:rerolls}": "+{n} rerolls",
    "gain a Rest card!": "+1 night",
    "attack once more!": "attacks again",
    "draw {n} {deck}": "draws {n}",
    "replace the next Encounter!": "another Encounter",
    "skip the next Encounter!": "skips one",
    "reveal {place}": "reveals cards",
    "the dead rejoin the party": "wakes the dead",
}
"""Of each sentence, by its template."""


def effect_of(sentences: Sequence[Sentence]) -> str:
    """What *sentences* come to, in two words; empty where nothing so short tells it."""
    return in_two_words((said for each in sentences for said in each.clause.body), SHORTER)
