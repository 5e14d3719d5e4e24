"""The Stables: mounts that every Village sells."""

from __future__ import annotations

from tabletop.games.darkest.ground.shops import Shop
from tabletop.games.darkest.party.periods import Use

BOUGHT = "sacredpool-bought"
"""On a hero's card: it has bought at the Stables in this stay."""

STABLES = Shop(name="sacredpool-stables", zone="sacredpool-stables", once=BOUGHT, rule="DTS-002")
"""DTS-002: one of its cards, at the printed price."""

IN_SHORT = {
    "sacredpool-riding-horse": "Skips even spaces",
    "sacredpool-pack-pony": "2 more slots",
    "sacredpool-warhorse": "+1 Strength in the lead",
    "sacredpool-blind-mare": "Never lost",
    "sacredpool-palfrey": "Life or Fate in the Hills",
    "sacredpool-abbots-ass": "Fate of Strangers",
}
"""What its mounts are bought for, in few words."""

USE = Use(counter=BOUGHT, period="stay")
