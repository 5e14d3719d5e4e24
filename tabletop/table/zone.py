"""Zones: the named places where pieces lie."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from tabletop.table.bounds import Name

SeenBy = Literal["everyone", "owner", "nobody"]


class Zone(Struct, omit_defaults=True, gc=False):
    """An ordered place on the table; the last piece is the top (or the newest).

    `seen_by` says who may know a piece that lies face down here; face-up pieces are known to all.
    `owner` is a seat's number, -1 for the table itself. `capacity` is the most pieces that the
    rules let it hold, -1 where they set no limit.
    """

    name: Name
    seen_by: SeenBy = "nobody"
    owner: int = -1
    capacity: int = -1
    pieces: list[int] = field(default_factory=list)

    @property
    def kind(self) -> str:
        """The zone's name without its number: `hand` for `hand:2`."""
        return self.name.partition(":")[0]
