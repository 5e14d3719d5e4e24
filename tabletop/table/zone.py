"""Zones: the named places where pieces lie."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from tabletop.table.bounds import Count, Name

SeenBy = Literal["everyone", "owner", "nobody"]


class Zone(Struct, omit_defaults=True, gc=False):
    """An ordered place on the table; the last piece is the top (or the newest).

    `name` is what it is called everywhere, and only that: nobody takes it apart. `seen_by` says who
    may know a piece that lies face down here; face-up pieces are known to all. `owner` is a seat's
    number, -1 for the table itself. `capacity` is the most pieces that the rules let it hold, -1
    where they set no limit. `kind` is what zones are that serve the same end; one that is given
    none is the only one of its kind, called as it is. `number` says which of its kind it is, -1
    where its owner says so or nothing need. `on` is the piece that it goes with, -1 for none. What
    lies in a `live` zone may react, and what it says holds.
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
        """One of a kind is called as its kind is."""
        if not self.kind:
            self.kind = self.name
