"""How a piece comes to lie when it is laid down by hand, and whose it is as it lies."""

from __future__ import annotations

from tabletop.table.piece import Piece
from tabletop.table.table import Table
from ui.scene.table_layout import Layout


def lies_up(table: Table, piece: int, zone: str) -> bool:
    """Whether *piece*, laid into *zone*, shows its face: as the top one there does.

    In an empty zone it lies face down where only its owner may look, face up where all may.
    """
    thing, here, top = table.pieces[piece], table.zones[zone], table.top(zone)
    if thing.zone == zone:
        return thing.face_up
    if top is not None:
        return top.face_up
    return {"everyone": True, "owner": False}.get(here.seen_by, thing.face_up)


def owner_of(table: Table, zone: str) -> int:
    """The piece that *zone* goes with; -1 if it goes with none."""
    return table.zones[zone].on if zone in table.zones else -1


def whose(table: Table, layout: Layout, piece: Piece) -> int:
    """The seat that *piece* belongs to as it lies; -1: nobody, or *layout* knows no such thing."""
    zone = table.zones[piece.zone]
    if layout.controlled is not None and zone.kind == layout.controlled.zone:
        return zone.owner
    how = layout.attached.get(zone.kind)
    if how is None or layout.controlled is None:
        return -1
    if home := piece.counters.get(how.home, 0):
        return home - 1 if 0 < home <= len(table.seats) else -1  # by hand it may be any number
    return whose(table, layout, table.pieces[zone.on]) if how.tucked and zone.on >= 0 else -1
