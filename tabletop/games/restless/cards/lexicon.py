"""The words on The Restless' cards, and their meanings."""

from __future__ import annotations

from typing import Literal, get_args

Trait = Literal[
    "Beekeeper", "Bellringer", "Chorister", "Ferryman", "Fletcher", "Glazier",
    "Gravedigger", "Herbalist", "Mapmaker", "Midwife", "Penitent", "Smuggler",
]  # fmt: skip
Type = Literal["Beast", "Divine", "Profane", "Human"]
Kind = Literal[
    "Melee Weapon", "Ranged Weapon", "Spell", "Food", "Consumable", "Active Item", "Equipment",
]  # fmt: skip
Status = Literal["Vigil", "Fervor", "Veil", "Salt"]

TRAITS: tuple[str, ...] = get_args(Trait)
TYPES: tuple[str, ...] = get_args(Type)
KINDS: tuple[str, ...] = get_args(Kind)
ATTACKED_WITH: tuple[Kind, ...] = ("Melee Weapon", "Ranged Weapon", "Spell")
"""RST-179, RST-208: the kinds of Items used for attacks."""
STATUSES: tuple[str, ...] = get_args(Status)

DECKS = (
    *("encounters", "loot", "treasures", "starters", "characters", "rests", "gods"),
    *(f"realms-{level}" for level in range(1, 6)),
)
"""The decks, each with its own discard pile (`loot-used`)."""

GOODS = {
    "Item": (),
    "Weapon": ("Melee Weapon", "Ranged Weapon"),
    **{word: (word,) for word in KINDS},
}
"""The nouns for Items on cards, with the kinds they mean."""

PLACES_NAMED = {
    "row": "the next Encounter",
    "nights": "the next Rest",
    "realm": "the next Realm",
    "loot": "the next Loot",
    "treasures": "the next Treasure",
}
"""RST-252: the places whose card can be revealed."""

DRAWN = {
    "loot": "Loot draws are",
    "treasures": "Treasure draws are",
    "encounters": "Encounters are",
    "rests": "Rests are",
    "characters": "new Characters are",
    "realms": "the next Realm is",
    "gods": "the Traitor God is",
}
"""The draws that a Pick From can apply to, with their verbs."""
