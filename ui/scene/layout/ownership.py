"""Whose a piece is as it lies."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from tabletop.table.view import SeenPiece, View
from ui.scene.layout.table_layout import Layout


class Lies(NamedTuple):
    """A piece that is seen, and the zone that it lies in."""

    piece: SeenPiece
    zone: str


def where_all_lie(view: View) -> dict[int, Lies]:
    """The pieces that are seen in *view*, by their numbers."""
    return {
        seen.id: Lies(seen, name)
        for name, zone in view.zones.items()
        for seen in zone.pieces
        if seen.id >= 0
    }


def whose(view: View, layout: Layout, lying: Mapping[int, Lies], piece: int) -> int:
    """The seat that *piece* belongs to, where all are *lying* so; -1: nobody, or that is unknown,
    or *layout* knows no such thing."""
    passed: set[int] = set()  # by hand one may be laid under what lies under it
    while layout.controlled is not None and piece in lying and piece not in passed:
        passed.add(piece)
        zone = view.zones[lying[piece].zone]
        if zone.kind == layout.controlled.zone:
            return zone.owner
        how = layout.attached.get(zone.kind)
        if how is None:
            return -1
        if home := lying[piece].piece.counters.get(how.home, 0):
            return home - 1 if 0 < home <= len(view.seats) else -1  # by hand it may be any number
        piece = zone.on if how.tucked else -1
    return -1
