"""What a half of a card would do, in two words, read off its sentences."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.cardtext.two_words import in_two_words
from tabletop.executor.sentence import Sentence

SHORTER = {
    "attack{strength}{how}": "attack {strength}",
    "attack {n}, each enemy adjacent to the target": "attack {n} all around",
    "attack {n}, or {m} if an ally is adjacent to the target": "attack {n} or {m}",
    "move{strength}": "move {strength}",
    "leap {n}": "leap {n}",
    "{who} [heal] {n:health}": "heal {n}",
    "{who} [suffer] {n:health}": "suffer {n}",
    "push {who} {n}": "push {n}",
    "pull {who} {n}": "pull {n}",
    "{who} [is|are] {state}": "{state}",
    "{who} [has|have] {change}": "{change}",
    "{who} [lose] a condition": "lose a condition",
    "{who} [recover] {cards}": "recover {cards}",
    "that damage is {n} less": "{n} less damage",
    "monsters adjacent to you focus on you": "draw focus",
    "monsters focus on you only if they can focus on nobody else": "avoid focus",
    "attacks against you have disadvantage": "hard to hit",
    "return a card from your discard pile to your hand": "take one back",
    "tend": "tend",
}
"""Of each sentence, by its template."""


def effect_of(sentences: Sequence[Sentence]) -> str:
    """What *sentences* come to, in two words; empty where nothing so short tells it."""
    return in_two_words((said for each in sentences for said in each.clause.body), SHORTER)
