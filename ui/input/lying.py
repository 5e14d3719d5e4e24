"""How a piece comes to lie when it is laid down by hand."""

from __future__ import annotations

from tabletop.table.table import Table


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
    """The piece after which *zone* is called, as `under:swan` is after the swan; -1 if none is."""
    name = zone.partition(":")[2]
    return next((piece.id for piece in table.pieces if piece.name == name), -1)
