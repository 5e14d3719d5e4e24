"""Tables of checkpoints as a save holds them: only what lay differently from the present table,
because most of a large table stays as it is."""

from __future__ import annotations

from msgspec.structs import replace

from tabletop.table.piece import Piece
from tabletop.table.table import Table
from tabletop.table.zone import Zone


class Misfit(ValueError):
    """An earlier table does not fit the present one; the message says why."""


def grew_into(earlier: Table, present: Table) -> bool:
    """Whether *present* has the zones of *earlier* in the same order, perhaps more after them, and
    its pieces."""
    names = [*earlier.zones]
    return [*present.zones][: len(names)] == names and len(earlier.pieces) <= len(present.pieces)


def difference(earlier: Table, present: Table) -> Table:
    """*earlier* without the pieces and zones that are the same on *present*, which it
    `grew_into`, and without the campaign, which never changes."""
    now = present.zones
    pieces = [
        piece
        for piece, other in zip(earlier.pieces, present.pieces, strict=False)
        if not _same(piece, other)
    ]
    zones = {name: zone for name, zone in earlier.zones.items() if zone != now[name]}
    return replace(earlier, pieces=pieces, zones=zones, campaign=None)


def restored(part: Table, present: Table, pieces: int, zones: int) -> Table:
    """The table of so many *pieces* and *zones* whose `difference` from *present* is *part*.

    :raises Misfit: if there cannot have been such a table.
    """
    if not (0 <= pieces <= len(present.pieces) and 0 <= zones <= len(present.zones)):
        raise Misfit("The table has fewer pieces or zones now.")
    lying = [_piece_as_now(piece) for piece in present.pieces[:pieces]]
    for piece in part.pieces:
        if not 0 <= piece.id < pieces:
            raise Misfit(f"There was no piece {piece.id}.")
        lying[piece.id] = piece
    names = [*present.zones][:zones]
    for name in part.zones:
        if name not in names:
            raise Misfit(f"There was no zone {name!r}.")
    laid = {name: part.zones.get(name) or _as_now(present.zones[name]) for name in names}
    return replace(part, pieces=lying, zones=laid)


def _same(piece: Piece, other: Piece) -> bool:
    """Whether two pieces are equal, also in the order of their counters, which proofs depend on."""
    return piece == other and [*piece.counters] == [*other.counters]


def _piece_as_now(piece: Piece) -> Piece:
    return replace(piece, counters=piece.counters.copy())


def _as_now(zone: Zone) -> Zone:
    return replace(zone, pieces=zone.pieces[:])
