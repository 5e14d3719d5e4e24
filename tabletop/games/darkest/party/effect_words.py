"""What a thing is good for, in two words: what it saves on, or what its first sentences change."""

from __future__ import annotations

from tabletop.cardtext.two_words import in_two_words
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.party.executor import stated
from tabletop.packs.library import by_name

SHORTER = {
    "{who} has {change}": "{change}",
    "regain tokens": "regain {n} {token}",
    "regain all tokens": "regain all {token}",
    "gain tokens": "gain {n} {token}",
    "gain Spells": "{said}",
    "you may {treatment} {enemies}": "{said}",
}
"""Of each sentence, by what its phrase is called."""

NUMBERS = {"battle": "Strength", "psychic": "Craft", "strength": "Strength", "craft": "Craft"}
"""What the numbers are called that are changed, in a fight or always."""


@by_name
def effect_of(name: str) -> str:
    """What the thing called *name* is good for; empty where nothing so short tells it."""
    of = content.thing(name)
    if of is not None and of.saves:
        return f"saves on {of.saves}" if of.saves == 6 else f"saves on {of.saves}+"
    said = (said for each in stated(name) for said in each.clause.body)
    return in_two_words(said, SHORTER, NUMBERS)
