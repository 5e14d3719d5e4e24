"""The table as it lies open to one seat: what is hidden from it is a blank in its place."""

from __future__ import annotations

from msgspec.structs import replace

from tabletop.table.piece import Piece
from tabletop.table.table import Table
from tabletop.table.view import sees


class OpenTable(Table):
    """A table of which a seat may know all: it may be sent to where that seat thinks."""


def as_open(table: Table, seat: int) -> OpenTable:
    """*table* with a blank for each piece that *seat* may not know, and no luck to come.

    Which piece lies where among those is not to be told from it: the blanks are numbered anew.
    """
    known = {
        piece.id for piece in table.pieces if sees(table, seat, piece, table.zones[piece.zone])
    }
    pieces = [
        piece if piece.id in known else Piece(piece.id, "", piece.zone) for piece in table.pieces
    ]
    zones = {}
    for name, zone in table.zones.items():
        lying = []
        for number in zone.pieces:
            if number not in known:
                hidden = table.pieces[number]
                blank = Piece(len(pieces), "", name, hidden.kind, turn=hidden.turn, at=hidden.at)
                number = blank.id
                pieces.append(blank)
            lying.append(number)
        zones[name] = replace(zone, pieces=lying)
    return OpenTable(
        table.game,
        table.seats,
        table.flow,
        table.options,
        pieces,
        zones,
        table.counters,
        suspended=table.suspended,
        house_rules=table.house_rules,
        notes=table.notes,
        outcome=table.outcome,
        campaign=table.campaign,
    )
