"""The phrasebook: shared words for harm, healing and time; what is done stands in its chapter."""

from __future__ import annotations

from tabletop.cardtext.amounts import Amount, Signed
from tabletop.cardtext.slots import Noun, Number
from tabletop.cardtext.subjects import Subject
from tabletop.games.scenario.cards import content
from tabletop.games.scenario.cards.grammar import GRAMMAR
from tabletop.games.scenario.cards.phrase_slots import HowAttacked, HowStrong, Spot
from tabletop.grammar.moving import Moving

FAR = range(2, 7)
"""How many hexes away somebody may be, as cards count."""

PEOPLE = {
    "you": "you",
    "target": "the target",
    "targets": "each target",
    "beside": "each adjacent enemy",
    "monsters": "each monster",
    "wading": "each hero in deep water",
    "one-1": "you or an adjacent ally",
    "ally-1": "an adjacent ally",
    "all-1": "you and each adjacent ally",
    **{f"one-{n}": f"you or an ally within {n}" for n in FAR},
    **{f"ally-{n}": f"an ally within {n}" for n in FAR},
    **{f"all-{n}": f"you and each ally within {n}" for n in FAR},
    **{f"unlit-{n}": f"each hero with no lit lamp within {n}" for n in FAR},
}
"""The words for figures, by value."""

SEVERAL = [value for value in PEOPLE if value.startswith("all-")]
"""Those with whom a verb is as for several."""

NUMBERS = {
    "guard": "Guard",
    "armour": "Armour",
    "move": "Move",
    "range": "Range",
    "melee attack": "Melee Attack",
    "ranged attack": "Ranged Attack",
}
"""The numbers that cards change."""

MONSTERS = {card.id: card.name.removeprefix("The ") for card in content.of_kind("monster")}
"""The words for types of monster."""

STATES = ("mired", "dazed", "bleeding", "bright")
"""The conditions, in the order in which they are shown (SCN-142 to SCN-145)."""

PHRASES = Moving(
    GRAMMAR,
    n=Number(),
    m=Number(),
    who=Subject(PEOPLE, several=SEVERAL),
    health=Amount(),
    cards=Amount("card", "cards"),
    change=Signed(Noun(NUMBERS)),
    strength=HowStrong(),
    how=HowAttacked(),
    state=Noun({state: state for state in STATES}),
    monster=Noun(MONSTERS),
    monsters=Noun({value: f"{words}s" for value, words in MONSTERS.items()}),
    first=Spot(),
    second=Spot(),
)
