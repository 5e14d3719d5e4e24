"""The Faerie Path beyond the Forest, its decks, and Mab's Lair at its end."""

from __future__ import annotations

from tabletop.games.darkest.ground import decks
from tabletop.games.darkest.ground.lasting_moves import Graduates
from tabletop.games.darkest.ground.regions import Entrance, Region
from tabletop.games.darkest.ground.spell_decks import SpellDeck, merge
from tabletop.games.darkest.ground.territories import Territory
from tabletop.games.darkest.ground.trove_recipes import Boss, Recipe
from tabletop.games.darkest.modules.woodland import BOX
from tabletop.games.darkest.modules.woodland.fate import REGION
from tabletop.games.darkest.party import heroes
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules

LAIR = "woodland-lair"

WOODLAND = Region(
    name=REGION,
    number=33,
    called="Woodland",
    of="inner",
    straddle="forest",
    crossing="Take the Faerie Path into the Woodland",
    entrances=(Entrance(of="outer", straddle="cursed-glade", option="woodland-outer"),),
    wants=12,
    road=tuple(f"woodland-{each}" for each in ("woods", "glade", "bog", "thicket", "dense-forest")),
    weather=("petals", "", "leaves", "birds", "stars", "rain"),
)
"""DTW-016 to DTW-018, DTW-022."""

ADVENTURES = decks.Deck(
    name=BOX.id, number=33, draws="woodland-adventures", discards="woodland-discard", rule="DTW-019"
)
TROVES = decks.Deck(
    name=BOX.id, number=33, draws="woodland-troves", discards="woodland-returns", rule="DTW-001"
)
SPELLS = SpellDeck(name=BOX.id, draws="woodland-spells", joined="woodland-joined")
SLOT = decks.Slot(deck=BOX.id, region=REGION)
"""DTW-019, DTW-041: its deck is drawn from in the Woodland alone."""

MAB = Boss(name="woodland-mab", strength=10, craft=10)
"""DTW-034."""
TROVE = Recipe(place=LAIR, deck=BOX.id, items=3, boss=MAB)
"""DTW-021."""


WON = "woodland-won"
"""The table's counter: how far Queen Mab's Trove has led (DTW-042)."""
MAIN = Graduates(
    name="woodland-main", aside="woodland-main", place=LAIR, region=REGION, counter=WON,
    rule="DTW-042",
)  # fmt: skip

TERRITORY = Territory(
    adventures=ADVENTURES, slot=SLOT, troves=(TROVES,), spells=SPELLS, trove=TROVE,
    region=WOODLAND, graduates=MAIN,
)  # fmt: skip


def comes_in(play: Play) -> Rules[None]:
    """DTW-019, DTW-020: its deck is drawn from, and its Spells are with the others for good."""
    if heroes.region(play.table) == REGION:
        play.say("In the Woodland the party draws from a deck of its own.", rule="DTW-019")
        yield from merge(play, BOX.id, "DTW-020")
