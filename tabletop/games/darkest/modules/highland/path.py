"""The Highland Path: a Region beyond the Crags, its decks, its Trove and its boss."""

from __future__ import annotations

from tabletop.games.darkest.ground import decks
from tabletop.games.darkest.ground.decks import Deck
from tabletop.games.darkest.ground.lasting_moves import Graduates
from tabletop.games.darkest.ground.regions import Entrance, Region
from tabletop.games.darkest.ground.spell_decks import SpellDeck, merge
from tabletop.games.darkest.ground.territories import Territory
from tabletop.games.darkest.ground.trove_recipes import Boss, Recipe
from tabletop.games.darkest.modules.highland import BOX
from tabletop.games.darkest.party import heroes
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules

EYRIE = "highland-eyrie"
JOINED, WON = "highland-joined", "highland-won"
"""The table's counters: its Spells are in the Spell deck, and its Trove was won, and its cards have
come into the game's own deck."""

HIGHLAND = Region(
    name="highland",
    number=17,
    called="Highland",
    road=tuple(f"highland-{each}" for each in ("hills", "cliff", "precipice", "ravine", "canyon")),
    of="inner",
    straddle="crags",
    crossing="Climb into the Highland",
    entrances=(Entrance(of="outer", straddle="chasm", option="highland-outer"),),
    wants=14,
    weather=("clouds", "snow", "", "birds", "snow", "clouds"),
)
"""DTH-003 to DTH-006, DTH-009, DTX-023."""

ADVENTURES = Deck(
    name=BOX.id, number=17, draws="highland-adventures", discards="highland-discard",
    rule="DTH-006",
)  # fmt: skip
TROVES = Deck(
    name=BOX.id, number=17, draws="highland-troves", discards="highland-returns", rule="DTH-001"
)
OBJECTS = Deck(
    name="highland-objects", number=18, draws="highland-objects",
    discards="highland-objects-returns", rule="DTH-001",
)  # fmt: skip
RELICS = Deck(
    name="highland-relics", number=19, draws="highland-relics",
    discards="highland-relics-returns", rule="DTH-002",
)  # fmt: skip
SPELLS = SpellDeck(name=BOX.id, draws="highland-spells", joined=JOINED)
SLOT = decks.Slot(deck=BOX.id, region=HIGHLAND.name)
"""DTH-006, DTH-026: its deck is drawn from while the party is in the Region."""

KING = Boss(name="highland-eagle-king", strength=8, craft=8)
TROVE = Recipe(
    place=EYRIE,
    deck=BOX.id,
    items=2,
    piles=((RELICS.name, 1), (OBJECTS.name, 6)),
    gold=6,
    boss=KING,
    by_lot=False,
)
"""DTH-008, DTH-023."""

MAIN = Graduates(
    name="highland-main", aside="highland-main", place=EYRIE, region=HIGHLAND.name, counter=WON,
    rule="DTH-027",
)  # fmt: skip

TERRITORY = Territory(
    adventures=ADVENTURES, slot=SLOT, troves=(TROVES, OBJECTS, RELICS), spells=SPELLS, trove=TROVE,
    region=HIGHLAND, graduates=MAIN,
)  # fmt: skip


def crosses(play: Play) -> Rules[None]:
    """DTH-006, DTH-007: in the Highland its deck is drawn from, and its Spells are with the others
    for good."""
    if heroes.region(play.table) == HIGHLAND.name:
        play.say("In the Highland the party draws from the Highland deck.", rule="DTH-006")
        yield from merge(play, BOX.id, "DTH-007")
