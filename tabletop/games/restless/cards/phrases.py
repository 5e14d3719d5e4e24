"""The phrasebook of The Restless. What is done stands under its words, in its chapter."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeVar

from tabletop.cardtext.phrasebook import Phrasebook
from tabletop.cardtext.slots import Counted, Noun, Number
from tabletop.games.restless.cards.everyday import SAYINGS
from tabletop.games.restless.cards.lexicon import (
    COUNTS,
    DRAWN,
    KINDS,
    PLACES_NAMED,
    STATS,
    STATUSES,
    TRAITS,
    TYPES,
    WHO,
)

PHRASES = Phrasebook(
    n=Number(),
    who=Noun(WHO),
    stat=Noun(STATS),
    count=Noun(COUNTS),
    trait=Noun({word: word for word in TRAITS}),
    bearer=Noun({word: word for word in TRAITS}),
    type=Noun({word: word for word in TYPES}),
    kind=Noun({word: word for word in KINDS}),
    status=Noun({word: word for word in STATUSES}),
    rerolls=Counted("Reroll Counter", "Reroll Counters"),
    items=Counted("Item", "Items"),
    uses=Counted("use", "uses"),
    shots=Counted("more shot", "more shots"),
    sooner=Counted("Encounter sooner", "Encounters sooner"),
    die=Noun({"20": "D20", "4": "D4"}),
    deck=Noun({"loot": "Loot", "treasures": "Treasure"}),
    drawn=Noun(DRAWN),
    place=Noun(PLACES_NAMED),
)
PHRASES.sayings += SAYINGS

R = TypeVar("R", bound=Callable[..., object])


def deed(others: str, you: str) -> Callable[[R], R]:
    """Under these words stands what is done, said of *others* (`heals {n}`) and of *you*.

    The rule is given `who`, a word of `WHO` or `you`.
    """

    def register(run: R) -> R:
        PHRASES.add(f"{{who}} {others}", "action", run)
        PHRASES.add(f"you {you}", "action", partial(run, who="you"))
        return run

    return register
