"""What the Blood Moon has on the table: its decks, its counters, and Day and Night."""

from __future__ import annotations

from tabletop.games.darkest.ground.decks import Deck
from tabletop.games.darkest.ground.sides import Flag
from tabletop.games.darkest.ground.spell_decks import SpellDeck
from tabletop.games.darkest.modules.bloodmoon import BOX

UP = "bloodmoon-up"
"""The table's counter: the Blood Moon is up, and its deck is the usual one (DTB-007)."""

TRIP = "bloodmoon-trip"
"""The table's counter: its deck is drawn from on the way to the Werewolf's Den (DTB-032)."""

NIGHT = "bloodmoon-night"
"""The table's counter: it is Night (1) or Day (0)."""

JOINED = "bloodmoon-joined"
"""The table's counter: its Spells are in the Spell deck, for good (DTB-009)."""

ADVENTURES = Deck(
    name=BOX.id,
    number=10,
    draws="bloodmoon-adventures",
    discards="bloodmoon-discard",
    rule="DTB-007",
)
TROVES = Deck(
    name=BOX.id, number=10, draws="bloodmoon-troves", discards="bloodmoon-returns", rule="DTB-002"
)
SPELLS = SpellDeck(name=BOX.id, draws="bloodmoon-spells", joined=JOINED)

TIME = Flag(counter=NIGHT, sides=("day", "night"), rule="DTB-014", while_=UP, enemies=(-1, 1))
"""DTB-014 to DTB-017: Day and Night, and what they make of Enemies."""
