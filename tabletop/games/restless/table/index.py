"""Which cards are in force, and the index of what their sentences do or wait for."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from tabletop.cardtext.clause import Clause
from tabletop.games.restless.table.memory import IN_THE_END, ON_THE_WAY, OWN, remembered
from tabletop.games.restless.table.reading import health, slot_told
from tabletop.packs.library import by_name
from tabletop.table.piece import Piece
from tabletop.table.table import Table

Live = tuple[Piece, int]
"""A card whose text is in force, and the slot of its bearer (-1: it concerns everybody)."""


def live(table: Table) -> Iterator[Live]:
    """All cards whose text is in force: the bearers' own in slot order, then the common ones.

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


def is_live(table: Table, piece: Piece, bearer: int) -> bool:
    """Whether *piece* is still in force for *bearer*, when others have reacted before it."""
    if piece.name in table.suspended:
        return False
    if piece.zone == "kept" or bearer < 0:
        return piece.zone in (*ON_THE_WAY, *IN_THE_END, "kept") and piece.face_up
    return piece.zone in OWN[bearer] and health(table, bearer) > 0


Line = tuple[Piece, int, Clause]
"""A card whose text is in force, the slot of its bearer, and one of its sentences."""

Heading = tuple[str, object]
"""What the rules look sentences up by: what these do, and to what."""

Headed = Iterator[tuple[Heading, Clause]]
_HEADINGS: list[Callable[[str], Headed]] = []


def headings(find: Callable[[str], Headed]) -> Callable[[str], Headed]:
    """Register what finds the sentences of a card, or of a lasting change, with their headings."""
    _HEADINGS.append(find)
    return find


@by_name
def headed(name: str) -> tuple[tuple[Heading, Clause], ...]:
    """The sentences of the card or lasting change called *name* under all their headings."""
    return tuple(each for find in _HEADINGS for each in find(name))


def lines(table: Table, heading: Heading) -> Sequence[Line]:
    """The sentences under *heading* on the cards that are live, in their order.

    All of them are remembered as long as the same cards are live.
    """
    try:
        found: dict[Heading, list[Line]] = table.__dict__["lines"]
    except KeyError:
        found = remembered(table)["lines"] = _lines(table)
    return found.get(heading, ())


def _lines(table: Table) -> dict[Heading, list[Line]]:
    found: dict[Heading, list[Line]] = {}
    for piece, bearer in live(table):
        for heading, clause in headed(piece.name):
            found.setdefault(heading, []).append((piece, bearer, clause))
    return found
