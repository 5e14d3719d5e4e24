"""The Sacred Pool at the end of its road: its decks, and the Trove that lies there."""

from __future__ import annotations

from tabletop.games.darkest.ground import decks
from tabletop.games.darkest.ground.regions import leads_to
from tabletop.games.darkest.ground.spell_decks import SpellDeck, merge
from tabletop.games.darkest.ground.territories import Territory
from tabletop.games.darkest.ground.trove_recipes import Recipe
from tabletop.games.darkest.modules.sacredpool import BOX
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules

PLACE = "sacredpool-pool"

ADVENTURES = decks.Deck(
    name=BOX.id,
    number=12,
    draws="sacredpool-adventures",
    discards="sacredpool-discard",
    rule="DTS-009",
)
TROVES = decks.Deck(
    name=BOX.id,
    number=12,
    draws="sacredpool-troves",
    discards="sacredpool-returns",
    rule="DTS-001",
)
SPELLS = SpellDeck(name=BOX.id, draws="sacredpool-spells", joined="sacredpool-joined")
SLOT = decks.Slot(deck=BOX.id, leads=PLACE)
"""DTS-009, DTS-014: on the road to the Pool its deck is drawn from."""
TROVE = Recipe(place=PLACE, deck=BOX.id, items=3)
"""DTS-011."""

TERRITORY = Territory(
    adventures=ADVENTURES, slot=SLOT, troves=(TROVES,), spells=SPELLS, trove=TROVE
)


def sets_out(play: Play) -> Rules[None]:
    """DTS-009, DTS-010: on the road to the Pool its deck is drawn from, and its Spells are with the
    others for good."""
    if leads_to(play.table, PLACE):
        play.say("On this road the party draws from the Sacred Pool's deck.", rule="DTS-009")
        yield from merge(play, BOX.id, "DTS-010")
