"""Zones: the named places where pieces lie."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from tabletop.table.bounds import Count, Name

SeenBy = Literal["everyone", "owner", "nobody"]


class Zone(Struct, omit_defaults=True, gc=False):
    """An ordered place on the table; the last piece is the top (or the newest).

    `name` identifies the zone; nothing is read from its parts. `seen_by` says who may know a
    face-down piece here; face-up pieces are known to all. `owner` is a seat's number, -1 for the
    table itself. `capacity` is the most pieces that the rules allow, -1 for no limit. `kind` is
    shared by zones of the same purpose; a zone without one is the only one of its kind, named after
    itself. `number` tells zones of a kind apart, -1 where their owner does or nothing needs to.
    `on` is the piece that the zone goes with, -1 for none. Cards in a `live` zone may react, and
    their text is in force.
    """

    name: Name
    seen_by: SeenBy = "nobody"
    owner: int = -1
    capacity: int = -1
    pieces: list[int] = field(default_factory=list)
    kind: Name = ""
    number: Count = -1
    on: int = -1
    live: bool = False

    def __post_init__(self) -> None:
        """Give a zone without a kind its own name as its kind."""
        if not self.kind:
            self.kind = self.name
