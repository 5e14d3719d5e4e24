"""The grammar of The Restless: the nouns of its cards, and what they count.

What verbs do, and what measures are read of, stands in the chapters.
"""

from __future__ import annotations

from tabletop.cardtext.subjects import EACH
from tabletop.games.restless.cards.lexicon import (
    DRAWN,
    GOODS,
    PLACES_NAMED,
    STATUSES,
    TRAITS,
    TYPES,
)
from tabletop.grammar.bounds import Bound
from tabletop.grammar.construction import Construction, of_value
from tabletop.grammar.english.language import English
from tabletop.grammar.grammar import Grammar
from tabletop.grammar.idiom import idiom
from tabletop.grammar.noun import collective, kinds, named, people, single, unit, words
from tabletop.grammar.wording import Wording

GRAMMAR = Grammar(English())
"""All that the cards of this game can say."""

# --- who ---------------------------------------------------------------------------------------

CHARACTER = people(GRAMMAR, "Character", "Characters", curt=False, pronoun="it")
named(CHARACTER, "left", "the Character to your left", "the Character on your left")
named(CHARACTER, "right", "the Character to your right", "the Character on your right")
named(CHARACTER, "beside", "each Character next to you", "each Character beside you")
named(CHARACTER, "lucky", "the Character with the highest roll")
named(CHARACTER, "luckless", "the Character with the lowest roll")
named(CHARACTER, "roller", "the roller")

GRAMMAR.add(
    of_value("who/named", EACH).also("the (attacker|attacking Character)"),
    of_value("who/plain/+", "beside").also(
        "the Characters to your left and (to your|) right (each|)"
    ),
)
_FOE = "(enemy|monster|foe)"
TARGET = single(GRAMMAR, "the Target", "(this|a) Target", f"the {_FOE}", f"a {_FOE}")
PARTY = collective(GRAMMAR, "the party", "party")
THIS = single(GRAMMAR, "this", "this Item", "this Weapon", "this Spell", "this card")

# --- how much ----------------------------------------------------------------------------------

HEALTH = unit(GRAMMAR, "Health", much=True)
MAX_HEALTH = unit(GRAMMAR, "Max Health", much=True)
ARMOR = unit(GRAMMAR, "Armor", much=True, article=True)
DAMAGE = unit(GRAMMAR, "damage", much=True, strict=True)
ITEM = unit(GRAMMAR, "Item", "Items", article=True)
SIN = unit(GRAMMAR, "Sin", "Sins", article=True)
GRAMMAR.add(of_value("compared/Sin", Bound("=", 0), "no Sin"), first=True)
REROLL = unit(GRAMMAR, "Reroll Counter", "Reroll Counters")
USE = unit(GRAMMAR, "use", "uses")
CARD = unit(GRAMMAR, "card", "cards")
LOOT = unit(GRAMMAR, "Loot")
TREASURE = unit(GRAMMAR, "Treasure")

# --- lists -------------------------------------------------------------------------------------

kinds(
    GRAMMAR, "Item", {of: (word, f"{word}s") for word, of in GOODS.items()}, "Value",
    "(it|they|you) (holds|hold|carries|carry)|from (its|their|your) Inventory|of (its|your) choice",
    weighed="weight", mass=("Food", "Equipment"),
)  # fmt: skip
words(GRAMMAR, "type", {word: word for word in TYPES})
words(GRAMMAR, "status", {word: word for word in STATUSES})
words(GRAMMAR, "deck", {"loot": "Loot", "treasures": "Treasure"})
words(GRAMMAR, "pile", {"loot": "Loot", "treasures": "Treasure", "encounters": "Encounter"})
words(GRAMMAR, "die", {"20": "D20", "4": "D4"})
words(GRAMMAR, "roll", {"Combat": "Combat", "Ranged": "Ranged"})
GRAMMAR.add(*(of_value("type/several", word).also(f"({word}s|{word})") for word in TYPES))
words(GRAMMAR, "drawn", DRAWN)
words(GRAMMAR, "place", PLACES_NAMED)
GRAMMAR.add(
    *(of_value("encounter", value, f"{value} Encounter") for value in ("the first", "the last")),
    of_value("encounter", "every", "every Encounter").also("each Encounter"),
    Construction(
        "encounter", lambda parts: parts["n"],
        lambda said: {"n": said} if isinstance(said, int) else None,
        [Wording("Encounter {n:number}")],
    ),
)  # fmt: skip
"""The places of the row, by number; the first, the last, or every one."""

words(GRAMMAR, "own trait", {word: word for word in TRAITS})
idiom(GRAMMAR, "bearer", "{bearer}", slots={"bearer": "own trait"}, sort="words")
