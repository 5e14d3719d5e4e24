"""What stands on the cards of The Restless, as it is shown to players."""

from __future__ import annotations

from functools import lru_cache

from tabletop.cardtext.parse import as_printed
from tabletop.executor.lasting_changes import is_lasting
from tabletop.games.restless.cards import content
from tabletop.games.restless.cards.grammar import GRAMMAR
from tabletop.games.restless.running.executor import EXECUTOR
from tabletop.packs.cards import Card
from tabletop.packs.library import by_name
from tabletop.play.rules.game import Printed

FACTS = {
    "unarmed": "Unarmed",
    "max_weight": "Max Weight",
    "health": "Health",
    "attack": "Attack",
    "defense": "Die Defense",
    "damage": "Damage",
    "shots": "Shots",
    "counters": "Uses",
    "armor": "Armor",
    "recharge": "Recharge",
    "weight": "Weight",
    "value": "Value",
    "loot": "Loot",
    "treasure": "Treasure",
    "rerolls": "Reroll Counters",
    "encounters": "Encounters",
}
"""What the numbers and words on a card are called."""

DULL = {"shots": 1, "counters": 1}
"""What is not worth printing."""


@by_name
def printed(name: str) -> Printed:
    """All that stands on the card called *name*; of a lasting change its sentence."""
    if is_lasting(name):
        return Printed("Lasting", tuple(str(each.clause) for each in EXECUTOR.lasting.says(name)))
    card = content.card(name)
    if card is None:
        return Printed()
    fields = card.fields
    tags = {
        label: str(fields[field])
        for field, label in FACTS.items()
        if fields.get(field) not in (None, "", 0, DULL.get(field))
    }
    if isinstance(card, content.Item) and card.rest:
        tags["Used"] = "at Rest"
    words, by_hand = _worded(card.text)
    if isinstance(card, content.Character):
        death, death_by_hand = _worded(card.death)
        words += tuple(map(DEATH.format, death))
        by_hand += tuple(map(DEATH.format, death_by_hand))
    return Printed(_kind(card), words, card.flavour, tags, by_hand=by_hand, epithet=_epithet(card))


OF_RULES = {
    "Sin": "The Character that reveals a Sin keeps it, and its text holds until it is Absolved.",
    "Chain Magic": "Its damage goes round the party, 1 point to each, from the one that is hit.",
}
"""RST-115, RST-119, RST-188: what cards say in a word or two."""


def terms() -> dict[str, str]:
    """What those words mean, each type of Status Effect and each Sin."""
    found = dict(OF_RULES)
    for card in content.pack().cards.values():
        if isinstance(card, content.StatusEffect):
            found[card.type] = card.text
        elif isinstance(card, content.Sin):
            found[card.name] = card.text
    return found


DEATH = "Death Effect: {}"


@lru_cache(2048)
def _worded(text: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    return as_printed(text, GRAMMAR)


KINDS = {
    content.Starter: "Starter Item",
    content.StatusEffect: "Status Effect",
    content.Combat: "Combat Encounter",
    content.Event: "Encounter",
    content.God: "Traitor God",
}
"""What kinds of cards are called, where it is not the name of their type."""


def _kind(card: Card) -> str:
    if isinstance(card, content.Rest) and card.health:
        return "Restless Horror"
    return KINDS.get(type(card), type(card).__name__)


def _epithet(card: Card) -> str:
    """What a card is besides: the kinds of an Item, the Types of a Target, a Trait, a level."""
    match card:
        case content.Item():
            return ", ".join(card.kinds)
        case content.Combat() | content.God() | content.Rest():
            return ", ".join(card.types)
        case content.Character():
            return card.trait
        case content.StatusEffect():
            return card.type
        case content.Realm():
            return f"Realm {card.level}"
    return ""
