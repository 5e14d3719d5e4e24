"""The phrasebook of The Restless. What is done stands under its words, in its chapter."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from tabletop.cardtext.amounts import Amount
from tabletop.cardtext.phrase import Phrase
from tabletop.cardtext.slots import Counted, Noun, Number
from tabletop.cardtext.subjects import Subject
from tabletop.games.restless.cards.grammar import GRAMMAR
from tabletop.games.restless.cards.lexicon import (
    ACTORS,
    DRAWN,
    KINDS,
    PLACES_NAMED,
    STATUSES,
    SUCH,
    THINGS,
    TRAITS,
    WHO,
)
from tabletop.games.restless.cards.paraphrases import SAYINGS
from tabletop.grammar.moving import Moving

PHRASES = Moving(
    GRAMMAR,
    n=Number(),
    who=Subject(
        {"you": "you", **WHO, "doers": "each that does", "idle": "each that does not"},
        such=SUCH,
        curt=False,
    ),
    roller=Subject({"you": "you", **WHO}, such=SUCH, address=False),
    payer=Subject({"you": "you", **WHO}, such=SUCH),
    party=Subject({"party": "the party"}),
    actor=Subject(ACTORS, such=("one", "another"), address=False),
    much=Amount(),
    damage=Amount("damage", "damage", much=True),
    trait=Noun({word: word for word in TRAITS}),
    bearer=Noun({word: word for word in TRAITS}),
    kind=Noun({word: word for word in KINDS}),
    thing=Noun(THINGS),
    health=Amount("Health", "Health", much=True),
    armor=Amount("Armor", "Armor", much=True),
    cards=Counted("card", "cards"),
    ahead=Counted("Encounter", "Encounters"),
    status=Noun({word: word for word in STATUSES}),
    rerolls=Counted("Reroll Counter", "Reroll Counters"),
    doses=Counted("more Consumable", "more Consumables"),
    uses=Counted("use", "uses"),
    die=Noun({"20": "D20", "4": "D4"}),
    deck=Noun({"loot": "Loot", "treasures": "Treasure"}),
    pile=Noun({"loot": "Loot", "treasures": "Treasure", "encounters": "Encounter"}),
    drawn=Noun(DRAWN),
    place=Noun(PLACES_NAMED),
)
PHRASES.sayings += SAYINGS

R = TypeVar("R", bound=Callable[..., object])


HARMFUL: set[Phrase] = set()
"""The phrases by which damage is dealt."""

HEALING: set[Phrase] = set()
"""Those by which somebody is healed."""

LEADING: set[Callable[..., object]] = set()
"""What runs the phrases by which a Battle may end: a Target is brought lower or goes away, or
somebody may do once more what brings one lower."""

WHOLE: set[Phrase] = set()
"""Those that say of all whom they mean at once what is done."""


def leads_on(run: R) -> R:
    """A Battle may end by what this runs."""
    LEADING.add(run)
    return run


def deed(
    others: str, you: str, *also: str, harm: bool = False, whole: bool = False
) -> Callable[[R], R]:
    """Under these words stands what is done, said of *others* (`heals {n}`) and of *you*; *also*
    are templates of other wordings.

    The rule is given `who`: the slot of each whom the sentence means, one after another. What is
    done with all of them as a *whole* is given the word for them. *harm* tells that it is damage.
    """

    def register(run: R) -> R:
        words = zip(others.split(), you.split(), strict=True)
        said = " ".join(one if one == two else f"[{one}|{two}]" for one, two in words)
        phrase = PHRASES.add(f"{{who}} {said}", "action", run, also=also)
        HARMFUL.update({phrase} if harm else ())
        WHOLE.update({phrase} if whole else ())
        return run

    return register
