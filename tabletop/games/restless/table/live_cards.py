"""Which cards are in force."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.games.restless.table.memory import IN_THE_END, ON_THE_WAY, OWN
from tabletop.games.restless.table.table_reads import slot_told
from tabletop.table.piece import Piece
from tabletop.table.table import Table


def live(table: Table) -> Iterator[tuple[Piece, int]]:
    """All cards whose text is in force, each with the slot of its bearer (-1: it concerns
    everybody): the bearers' own in slot order, then the common ones.

    RST-056: a Character's text while it lives. RST-138: Items while held. RST-244: no Realm rules
    against a Traitor God.
    """
    zones, pieces, suspended = table.zones, table.pieces, table.suspended
    for slot, own in enumerate(OWN[: len(table.seats)]):
        lying = zones[own[0]].pieces
        if not lying or not pieces[lying[-1]].counters.get("health"):
            continue
        for name in own:
            for number in zones[name].pieces:
                if not suspended or pieces[number].name not in suspended:
                    yield pieces[number], slot
    for name in IN_THE_END if table.counters.get("final") else ON_THE_WAY:
        for number in zones[name].pieces:
            piece = pieces[number]
            if piece.face_up and (not suspended or piece.name not in suspended):
                yield piece, -1
    for number in zones["kept"].pieces:
        piece = pieces[number]
        if not suspended or piece.name not in suspended:
            yield piece, slot_told(table, piece.counters.get("slot", 0))
