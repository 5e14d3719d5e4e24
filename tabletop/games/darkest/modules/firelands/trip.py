"""The Firelands as a Destination of the outer Region: their decks, their Spells and their Trove."""

from __future__ import annotations

from tabletop.games.darkest.ground import decks, spell_decks
from tabletop.games.darkest.ground.decks import Deck
from tabletop.games.darkest.ground.regions import leads_to
from tabletop.games.darkest.ground.spell_decks import SpellDeck
from tabletop.games.darkest.ground.territories import Territory
from tabletop.games.darkest.ground.trove_recipes import Recipe
from tabletop.games.darkest.modules.firelands import BOX, fire
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules

PLACE = "firelands-wastes"

JOINED = "firelands-joined"
"""The table's counter: the Spells of the Firelands are in the Spell deck, for good (DTL-021)."""

ADVENTURES = Deck(
    name=BOX.id,
    number=13,
    draws="firelands-adventures",
    discards="firelands-discard",
    rule="DTL-020",
)
TROVES = Deck(
    name=BOX.id, number=13, draws="firelands-troves", discards="firelands-returns", rule="DTL-001"
)
SPELLS = SpellDeck(name=BOX.id, draws="firelands-spells", joined=JOINED)
SLOT = decks.Slot(deck=BOX.id, leads=PLACE)
"""DTL-020, DTL-026: its deck is drawn from while the road leads there."""

RECIPE = Recipe(place=PLACE, deck=BOX.id, items=3, by_lot=False)
"""DTL-022, DTL-024: three Magic Objects and a die of gold; no boss stands there."""

TERRITORY = Territory(
    adventures=ADVENTURES, slot=SLOT, troves=(TROVES,), spells=SPELLS, trove=RECIPE
)


def new_road(play: Play) -> Rules[None]:
    """DTL-020, DTL-021: on the road there its deck is drawn from, and its Spells join the others
    for good."""
    fire.has_come(play)
    if leads_to(play.table, PLACE):
        play.say("On this road the party draws from the deck of the Firelands.", rule="DTL-020")
        yield from spell_decks.merge(play, BOX.id, "DTL-021")
