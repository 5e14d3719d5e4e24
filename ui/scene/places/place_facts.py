"""What the places of a table depend on."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import NamedTuple

from msgspec import Struct, field

from tabletop.table.space import Ground
from tabletop.table.view import SeenZone
from tabletop.table.zones import Zones
from ui.scene.layout.table_layout import Readout


class Marching(NamedTuple):
    """In which place of a space a piece stands, and whether it goes to the left."""

    place: str
    leftwards: bool


class Facts(Struct, frozen=True):
    """What places depend on: who sits nearest, the table's counters, how much lies in each zone (in
    a place of a space that is no zone nothing can), which places that fold are `opened` because
    something may be put there, and which may lie `over` others as long as something is held or
    pointed at; `veiled` are those of which nobody here knows anything; `grounds` are its spaces,
    `zones` all its zones, and `acting` is whose turn it is; `marching` are the pieces that others
    follow, by their names, and `met` tells how many pieces of a place are met just now; `standing`
    are the cards of figures in spaces that plates tell of."""

    seats: int
    near: int
    counters: Mapping[str, int]
    filled: Mapping[str, int]
    slots: Mapping[str, int]
    opened: Collection[str] = ()
    grounds: Mapping[str, Ground] = {}
    zones: Zones[SeenZone] = field(default_factory=Zones)
    over: Collection[str] = ()
    acting: int = -1
    veiled: Collection[str] = ()
    marching: Mapping[str, Marching] = {}
    met: Mapping[str, int] = {}
    standing: Collection[str] = ()

    def stands_for_any(self, readout: Readout) -> bool:
        """Whether *readout* tells of figures while nothing lies in its place."""
        return readout.stands is not None and readout.stands.card in self.standing

    def called(self, zone: str, seat: int) -> str:
        """What a board calls *zone*: the one of this kind that belongs to its *seat*, if it is a
        seat's board; empty if there is none."""
        if seat < 0:
            return zone
        found = self.zones.one(zone, owner=seat)
        return found.name if found else ""
