"""The table as one seat may know it: a blank lies in the place of each hidden piece."""

from __future__ import annotations

from msgspec.structs import replace

from tabletop.table.piece import Piece
from tabletop.table.table import Table
from tabletop.table.view import sees


class OpenTable(Table):
    """A table that a seat may know whole, so it can be sent to where that seat thinks."""


def as_open(table: Table, seat: int) -> OpenTable:
    """*table* with a blank for each piece that *seat* may not know, and without coming luck. The
    blanks get new numbers, so that they do not tell where a hidden piece lies."""
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
