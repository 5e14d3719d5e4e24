"""Numbers for places that last: which one a counter names, whatever cards come to lie beside it."""

from __future__ import annotations

from zlib import crc32

from tabletop.games.darkest.ground.regions import Atlas

OWN = (
    "fields", "plains", "woods", "hills", "ruins", "city", "tavern", "chapel", "graveyard", "crags",
    "forest", "ruins-special", "sentinel", "outer-hills", "outer-woods", "runes", "desert", "oasis",
    "castle", "temple", "warlocks-cave", "black-knight", "chasm", "cursed-glade", "hidden-valley",
    "portal-of-power", "plain-of-peril", "crypt", "mines", "death", "werewolfs-den",
    "vampires-tower", "the-pits", "valley-of-fire", "the-tower",
)  # fmt: skip
"""The locations of the game as they stood in its first saves: none is ever put between them."""

FIRST_OWN, FIRST_SPACE, FIRST_NAMED, NAMED = 10, 100, 1_000, 900_000
OWN_VILLAGES = {"first-village": 7, "outer-village": 8}
_OWN = {name: FIRST_OWN + n for n, name in enumerate(OWN)} | OWN_VILLAGES


def code_of(place: str) -> int:
    """The number of a Road Space (written as its number), a Village or a location: 1 to 6 are the
    spaces of the first saves, 7 and 8 their Villages, from 10 on come their locations; later
    spaces count from 100 on, and what has a name has a number by it."""
    if place.isdigit():
        return int(place) if int(place) <= 6 else FIRST_SPACE + int(place)
    return _OWN.get(place) or FIRST_NAMED + crc32(place.encode()) % NAMED


def place_of(atlas: Atlas, code: int) -> str:
    """The place with this number; that of a place that there is none of is the first Village."""
    if 0 < code <= 6:
        return f"{code}"
    if FIRST_SPACE < code < FIRST_NAMED:
        return f"{code - FIRST_SPACE}"
    known = {code_of(name): name for name in atlas.villages}
    known |= {code_of(each.id): each.id for each in atlas.locations()}
    return known.get(code, next(iter(atlas.villages)))
