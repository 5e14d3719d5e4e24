"""Sentences of the Firelands for which its rules look: by the words of their declaration."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tabletop.games.darkest.modules.firelands import BOX
from tabletop.games.darkest.party import worded_so
from tabletop.table.table import Table

EASED = "you lose no Life to fire on the road"
AT_EVERY_MOVE = "the party moves on"
HOLDS_FATE = "this Object holds {n} Fate for draw dice and special locations"
BUILDS = "you may pay {n} gold to put {terrain} or {other} on a Road Space that the party leaves"
TELLS = "you may meet a card that lies on it at any time, and discard it once none is left"


def spoken_so(table: Table, place: int, template: str) -> Iterator[dict[str, Any]]:
    """What sentences worded so that hold for the hero at *place* say in their gaps."""
    return worded_so.spoken_so(table, place, BOX.id, template)


says = worded_so.says
