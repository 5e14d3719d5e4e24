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
    """The place of a space where a piece stands, and whether it faces left."""

    place: str
    leftwards: bool


class Facts(Struct, frozen=True):
    """What places depend on.

    `near` is the nearest seat, `counters` are the table's counters, `filled` is the number of
    pieces in each zone. `opened` are folding places that are open because something may be put
    there; `over` are places shown above others while a piece is dragged or pointed at; `veiled` are
    those whose pieces nobody here knows. `grounds` are the spaces, `zones` all zones, `acting` is
    the seat whose turn it is. `marching` are the pieces that others follow, by name. `met` is the
    number of pieces of each place that are met now. `standing` are the cards of figures in spaces
    that plates describe.
    """

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
        """Whether *readout* describes a figure while its place is empty."""
        return readout.stands is not None and readout.stands.card in self.standing

    def called(self, zone: str, seat: int) -> str:
        """The zone that a board means by *zone*: that of its *seat*, if the board belongs to a
        seat; empty if there is none."""
        if seat < 0:
            return zone
        found = self.zones.one(zone, owner=seat)
        return found.name if found else ""
