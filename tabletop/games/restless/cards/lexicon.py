"""The words that The Restless' cards use, and what they mean."""

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
STATUSES: tuple[str, ...] = get_args(Status)

DECKS = (
    *("encounters", "loot", "treasures", "starters", "characters", "rests", "gods"),
    *(f"realms-{level}" for level in range(1, 6)),
)
"""The decks, each with a discard pile of its own (`loot-used`)."""

WHO = {
    "each": "each Character",
    "other": "each other Character",
    "one": "a Character",
    "another": "another Character",
    "random": "a random Character",
    "left": "the Character to your left",
    "right": "the Character to your right",
    "least Health": "the Character with the least Health",
    "most Health": "the Character with the most Health",
    "most Items": "the Character with the most Items",
    "least Items": "the Character with the fewest Items",
    "beside": "each Character next to you",
    "lucky": "the Character with the highest roll",
    "luckless": "the Character with the lowest roll",
    "that": "that Character",
    "roller": "the roller",
}
"""Who can be named on a card, as the doer of a sentence, beside `you`."""

SUCH = ("each", "other", "one", "another")
"""Those of them behind whom a condition may stand: `each Character that bears a Sin`."""

ACTORS = {
    "you": "you",
    "one": "a Character",
    "another": "another Character",
    "left": "the Character to your left",
    "right": "the Character to your right",
}
"""Who can be named in what a sentence waits for."""

GOODS = {
    "Item": (),
    "Weapon": ("Melee Weapon", "Ranged Weapon"),
    **{word: (word,) for word in KINDS},
}
"""What of their things cards speak of, and the kinds that are such."""

THINGS = {
    "Item": "an Item",
    "Weapon": "a Weapon",
    **{word: f"{'an' if word[0] in 'AEIOU' else 'a'} {word}" for word in KINDS},
}
"""What of their things somebody can be told to discard, or to hold."""

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
"""What a Pick From can be on, with its verb."""
