"""The Dark Road: the Region below the Ruins, its decks, its Spells and its Trove."""

from __future__ import annotations

from tabletop.games.darkest.ground import decks, spell_decks
from tabletop.games.darkest.ground.decks import Deck
from tabletop.games.darkest.ground.lasting_moves import Graduates
from tabletop.games.darkest.ground.regions import Entrance, Region
from tabletop.games.darkest.ground.spell_decks import SpellDeck
from tabletop.games.darkest.ground.territories import Territory
from tabletop.games.darkest.ground.trove_recipes import Boss, Recipe
from tabletop.games.darkest.modules.dungeon import BOX
from tabletop.games.darkest.party import heroes
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules

RUINS, CHAMBER = "dungeon-ruins", "dungeon-treasure-chamber"
"""The Destination of the Inner Region above the Dungeon, and the one at its end."""

JOINED = "dungeon-joined"
"""The table's counter: the Spells of the Dungeon are in the Spell deck, for good (DTD-008)."""

DUNGEON = Region(
    name=BOX.id,
    number=30,
    called="Dungeon",
    road=tuple(f"dungeon-{each}" for each in ("entrance", "corridor", "tunnel", "cavern", "vault")),
    of="inner",
    straddle=RUINS,
    crossing="Go down into the Dungeon",
    entrances=(Entrance(of="outer", straddle="black-knight", option="dungeon-outer"),),
    wants=12,
)
"""DTD-003, DTD-004, DTD-010, DTX-023."""

ADVENTURES = Deck(
    name=BOX.id, number=30, draws="dungeon-adventures", discards="dungeon-discard", rule="DTD-007"
)
TROVES = Deck(
    name=BOX.id, number=30, draws="dungeon-troves", discards="dungeon-returns", rule="DTD-001"
)
TREASURES = Deck(
    name="dungeon-treasures", number=31, draws="dungeon-treasures",
    discards="dungeon-treasure-returns", rule="DTD-002",
)  # fmt: skip
SPELLS = SpellDeck(name=BOX.id, draws="dungeon-spells", joined=JOINED)
SLOT = decks.Slot(deck=BOX.id, region=DUNGEON.name)

LORD = Boss(name="dungeon-lord-of-darkness", strength=12, craft=12)
RECIPE = Recipe(place=CHAMBER, deck=BOX.id, items=2, piles=((TREASURES.name, 1),), boss=LORD)
"""DTD-009, DTD-021."""

WON = "dungeon-won"
"""The table's counter: the Lord of Darkness's Trove has been won, and then left (DTD-025)."""

GRADUATES = Graduates(
    name="dungeon-main", aside="dungeon-main", place=CHAMBER, region=DUNGEON.name, counter=WON,
    rule="DTD-025",
)  # fmt: skip

TERRITORY = Territory(
    adventures=ADVENTURES, slot=SLOT, troves=(TROVES, TREASURES), spells=SPELLS, trove=RECIPE,
    region=DUNGEON, graduates=GRADUATES,
)  # fmt: skip


def comes_down(play: Play) -> Rules[None]:
    """DTD-007, DTD-008: in the Dungeon its deck is drawn from, and its Spells join the others for
    good."""
    if heroes.region(play.table) != DUNGEON.name:
        return
    if decks.active(play) == ADVENTURES:
        play.say("Down here the party draws from the Dungeon deck.", rule="DTD-007")
    yield from spell_decks.merge(play, BOX.id, "DTD-008")
