"""What stands on the pieces of the box, beside what stands on all cards."""

from __future__ import annotations

from msgspec.structs import replace

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.modules.city import jail, posters
from tabletop.games.darkest.showing.printed import printed
from tabletop.play.rules.game import Printed

IN_SHORT = {
    "city-riding-horse": "Skips even spaces",
    "city-crystal-sceptre": "Craft against the unmet",
    "city-fex": "Sees the next card",
    "city-hopper": "No need of Places",
    "city-stinker": "Shifts an Enemy",
    "city-stompy": "Discards an open card",
    "city-terrance": "A Draw Spot twice",
    "city-wart": "Makes Toads",
    "city-whiskers": "Buries an Event",
    "city-flight-potion": "To any space of the road",
    "city-vial-of-poison": "An Enemy has 1 less",
}
"""What its named wares are bought for, in few words."""


def on_a_piece(name: str) -> Printed:
    """What stands on the Jail, and on posters."""
    if name == jail.ZONE:
        return Printed("Jail", (f"Pay {jail.BAIL} gold or roll {jail.FREE_FROM} or 6 to get out.",))
    if content.lot(name) == posters.LOT.name:
        whom = content.wanted(name).capitalize()
        if whom.lower() in content.ALIGNMENTS:
            line = (
                f"You may fight any other {whom} character for the Life that it has, in gold. "
                "Good characters fight nobody for it."
            )
        else:
            line = f"It pays the printed Strength or Craft of each {whom} trophy."
        return replace(printed(name), kind="Wanted Poster", sentences=(line,))
    found = printed(name)
    return replace(found, in_short=IN_SHORT[name]) if name in IN_SHORT else found
