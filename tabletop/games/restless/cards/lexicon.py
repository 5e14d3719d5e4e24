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

STATS = {
    "combat": "Combat rolls",
    "ranged": "Ranged rolls",
    "dodge": "Dodge rolls",
    "any": "all rolls",
    "attacks": "attack damage",
    "unarmed": "Unarmed Attack",
    "melee": "Melee Weapon damage",
    "ranged_damage": "Ranged Weapon damage",
    "spell": "Spell damage",
    "weight": "Max Weight",
    "target_attack": "the Target's Attack",
    "target_defense": "the Target's Die Defense",
    "taken": "damage taken",
    "healing": "healing",
    "shots": "shots",
    "flee": "damage while Fleeing",
    "rest_rerolls": "Reroll Counters at Rest",
    "rest_heal": "Health for each Reroll Counter at Rest",
    "fee": "the Trader's fee",
    "goods_loot": "Loot in a Trader's Inventory",
    "goods_treasure": "Treasure in a Trader's Inventory",
    "price": "prices",
    "drops_loot": "Loot dropped",
    "drops_treasure": "Treasure dropped",
    "drops_rerolls": "Reroll Counters dropped",
    "recharge": "recharge times",
}
"""The numbers that a card can change, as they are printed."""

OF_TARGET = {"target_attack": "Attack", "target_defense": "Die Defense"}
"""What the Target has: `the Target has +1 Attack`."""

TO = {stat: f"to {words}" for stat, words in STATS.items() if stat not in OF_TARGET}
"""What something is added to: `+1 to Combat rolls`."""

HAD = TO | {"weight": "Max Weight", "unarmed": "Unarmed Attack"}
"""What somebody has: `you have +1 to Combat rolls`, `you have +3 Max Weight`."""

WITH_THIS = {stat: f"{TO[stat]} with this" for stat in ("combat", "ranged", "dodge", "any")}
"""What something is added to where this very Item is used."""
