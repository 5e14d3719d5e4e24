"""What can be heard in the room: only what everybody may know, because everybody hears it."""

from __future__ import annotations

from collections.abc import Callable

from tabletop.table.event import Counted, Event, Flipped, Moved, Ordered, Rolled
from tabletop.table.view import SeenPiece, View

Find = Callable[[int], tuple[SeenPiece, str] | None]
"""Returns the piece with this number and its zone, or None if it is unknown."""


def heard_at(event: Event, find: Find, is_shown: Callable[[str], bool]) -> list[tuple[Event, str]]:
    """*event* with the zone where it is heard (empty: the table itself); empty if it makes no
    sound.

    Pieces face down make sounds only when moved, mixed or turned over, and hidden events make none.
    """
    if isinstance(event, Moved):
        seen = is_shown(event.source) or is_shown(event.target)
        return [(event, event.target)] if seen else []
    if isinstance(event, Ordered):
        return [(event, event.zone)] if is_shown(event.zone) else []
    if isinstance(event, Counted) and event.piece < 0:
        return [(event, "")]
    if not isinstance(event, Flipped | Counted | Rolled):
        return []
    found = find(event.piece)
    if found is None or not is_shown(found[1]):
        return []
    lies_open = found[0].face_up or isinstance(event, Flipped)
    return [(event, found[1])] if lies_open else []


def found_in(view: View) -> Find:
    """A function that finds pieces in *view*."""
    known = {
        piece.id: (piece, name)
        for name, zone in view.zones.items()
        for piece in zone.pieces
        if piece.id >= 0
    }
    return known.get
