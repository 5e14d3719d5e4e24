"""The effect of a half in two words, worked out from its sentences."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.cardtext.two_words import in_two_words
from tabletop.executor.sentence import Sentence

SHORTER = {
    "attack": "attack {strength}",
    "move": "move {strength}",
    "leap": "leap {strength}",
    "regain Health": "heal {n}",
    "suffer": "suffer {n}",
    "push": "push {n}",
    "pull": "pull {n}",
    "be in a state": "{state}",
    "{who} has {change}": "{change}",
    "lose a condition": "lose a condition",
    "recover cards": "recover {n}",
    "that damage is {n} less": "{n} less damage",
    "focus on you": "draw focus",
    "monsters focus on you only if they can focus on nobody else": "avoid focus",
    "attacks against {who} have {tilt}": "hard to hit",
    "return cards to hand": "take one back",
    "tend": "tend",
}
"""The short form of each sentence, by the name of its phrase."""


def effect_of(sentences: Sequence[Sentence]) -> str:
    """The effect of *sentences* in two words; empty if there is no short form."""
    return in_two_words((said for each in sentences for said in each.clause.body), SHORTER)
