"""Where modules join the game, and who comes first: it is written here, once for all of them."""

from __future__ import annotations

from tabletop.play.rules.joins import Moments

FIGURES, BARRED, MARKERS, AWAY, TRIPS = PLACES = "figures", "barred", "markers", "away", "trips"
"""What comes first at any moment: figures that roam (DTX-008, DTX-010), who bars the way, what lies
on a space for those who come there, who is away from the party, and whose deck is drawn from."""

NEW_ROAD, BARRED_STILL, CROSSED, SHOP = "new_road", "barred_still", "crossed", "shop"
NEW_TURN = "new_turn"
"""Moments that are no steps: a road was laid, the party has to turn back from who bars the way, it
has come into another Region, and to another shop, and what it met begins anew where it stands."""

MODULES = (
    "reaper", "bloodmoon", "frostmarch", "sacredpool", "firelands", "city", "highland", "dungeon",
    "woodland",
)  # fmt: skip
"""DTX-008, DTX-015: the Grim Reaper is served before the Werewolf; the others as they are told."""

MOMENTS = Moments(
    steps=(
        "prepare", "village", "set_out", "arrive", "again", "draw", "spot", "onward", "space_done",
        "destination", "at_destination", "guardians", "guardian_combat", "loot", "carried",
        "plain_of_peril", "home", "nobody_left",
    ),
    others={
        NEW_ROAD: "A new road",
        BARRED_STILL: "The way is barred",
        CROSSED: "Over the Straddle",
        SHOP: "Another shop",
        NEW_TURN: "A new Party Turn",
    },
    places=PLACES,
    modules=MODULES,
    words="At one moment",
    rule="DTC-338",
)  # fmt: skip
