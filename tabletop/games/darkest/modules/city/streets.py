"""The City Region: its road, its deck, and the Market with its five shops."""

from __future__ import annotations

from tabletop.games.darkest.ground import decks
from tabletop.games.darkest.ground.regions import Entrance, Region
from tabletop.games.darkest.ground.shops import Shop
from tabletop.games.darkest.modules.city import BOX
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.village.markets import Market
from tabletop.table.table import Table

NUMBER = 14
CITY = "city"
"""The Aid Destination that is the Straddle, and where posters hang."""

REGION = Region(
    name="city",
    number=NUMBER,
    called="City Region",
    road=tuple(f"city-{each}" for each in ("alley", "lane", "street", "avenue", "square")),
    of="inner",
    straddle=CITY,
    crossing="Go on into the City",
    entrances=(Entrance(of="outer", straddle="castle", option="city-outer"),),
    wants=10,
    weather=("rain", "birds", "", "clouds", "rain"),
)
"""DTY-002, DTY-007, DTY-010, DTX-023: from the City or the Castle to the Market, and back."""
GATES = (CITY, *(way.straddle for way in REGION.entrances))
"""Where one comes into it."""

DECK = decks.Deck(
    name=BOX.id, number=NUMBER, draws="city-adventures", discards="city-discard", rule="DTY-006"
)
SLOT = decks.Slot(deck=BOX.id, region=REGION.name)
"""DTY-008: the City deck is drawn from as long as the party is in the Region."""

MARKET_PLACE = "city-market"
CALLED = {
    "stables": "Stables", "armoury": "Armoury", "apothecary": "Apothecary",
    "menagerie": "Menagerie", "emporium": "Magic Emporium",
}  # fmt: skip
SHOPS = tuple(
    Shop(name=f"city-{each}", zone=f"city-{each}", village=MARKET_PLACE, rule="DTY-023")
    for each in CALLED
)
"""DTY-004: five stocks, all of each on view."""
WORKSHOP = Shop(name="city-workshop", zone="city-workshop", village="city-workshop")
"""Where the Tinkerer's machines come from: nobody sells them."""
MARKET = Market(
    place=MARKET_PLACE,
    called={f"city-{name}": called for name, called in CALLED.items()},
    rule="DTY-023",
)
"""DTY-022 to DTY-025."""


def entrance(table: Table) -> str:
    """DTX-023: where whoever comes out of the Region's Jail stands: at the City, or at the entrance
    by which the party has come."""
    way = heroes.way(table)
    return way.straddle if way.name == REGION.name else CITY


IN_A_SLOT = 4
"""DTY-029: so many trinkets, beyond those that are free, are one Object."""
