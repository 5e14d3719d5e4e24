"""Whose a piece is, from where it lies."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from tabletop.table.view import SeenPiece, View
from ui.scene.layout.table_layout import Layout


class Lies(NamedTuple):
    """A visible piece and the zone it is in."""

    piece: SeenPiece
    zone: str


def where_all_lie(view: View) -> dict[int, Lies]:
    """The visible pieces of *view* by number."""
    return {
        seen.id: Lies(seen, name)
        for name, zone in view.zones.items()
        for seen in zone.pieces
        if seen.id >= 0
    }


def whose(view: View, layout: Layout, lying: Mapping[int, Lies], piece: int) -> int:
    """The seat that *piece* belongs to, given where all pieces are (*lying*); -1 if it belongs to
    nobody, that is unknown, or *layout* has no such rule."""
    passed: set[int] = set()  # by hand, pieces can be attached to each other in a circle
    while layout.controlled is not None and piece in lying and piece not in passed:
        passed.add(piece)
        zone = view.zones[lying[piece].zone]
        if zone.kind == layout.controlled.zone:
            return zone.owner
        how = layout.attached.get(zone.kind)
        if how is None:
            return -1
        if home := lying[piece].piece.counters.get(how.home, 0):
            # by hand, the counter may have any value
            return home - 1 if 0 < home <= len(view.seats) else -1
        piece = zone.on if how.tucked else -1
    return -1
