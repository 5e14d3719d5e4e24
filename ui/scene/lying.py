"""What lies where on the screen: it follows events one by one, or is made equal to any view."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

import msgspec

from tabletop.table.event import (
    Added,
    Counted,
    Event,
    Flipped,
    Moved,
    Ordered,
    Rolled,
    Turned,
)
from tabletop.table.view import SeenPiece, View
from ui.scene.items import PieceItem

Heard = tuple[Event, int]
"""An event and the number of the journal entry that caused it."""


class Lying:
    """The pieces on the screen by zone, bottom first, and the table's counters as shown.

    `come` is called with each new piece, `go` with each that is gone.
    """

    def __init__(self, come: Callable[[PieceItem], None], go: Callable[[PieceItem], None]) -> None:
        self.zones: dict[str, list[PieceItem]] = {}
        self.counters: dict[str, int] = {}
        self._come, self._go = come, go

    def __iter__(self) -> Iterator[PieceItem]:
        for items in self.zones.values():
            yield from items

    def known(self, piece: int) -> PieceItem | None:
        """The item of the piece with this number, if it is known."""
        if piece < 0:
            return None
        return next((item for item in self if item.piece.id == piece), None)

    def at(self, zone: str, index: int) -> PieceItem | None:
        """The item at *index* of *zone*."""
        items = self.zones.get(zone, [])
        return items[index] if 0 <= index < len(items) else None

    # --- made equal to a view ------------------------------------------------------------------

    def show(self, view: View) -> None:
        """Lie exactly as *view*: pieces that are known keep their items, wherever they lay."""
        by_id = {item.piece.id: item for item in self if item.piece.id >= 0}
        wanted = {seen.id for zone in view.zones.values() for seen in zone.pieces}
        spare = {
            zone: [item for item in items if item.piece.id not in wanted or item.piece.id < 0]
            for zone, items in self.zones.items()
        }
        homeless: list[tuple[str, int, SeenPiece]] = []
        placed: dict[str, list[PieceItem | None]] = {}
        for name, zone in view.zones.items():
            row: list[PieceItem | None] = []
            for seen in zone.pieces:
                item = by_id.get(seen.id) if seen.id >= 0 else None
                item = item or _pick(spare.get(name, []), seen)
                if item is None:
                    homeless.append((name, len(row), seen))
                else:
                    item.piece = seen
                row.append(item)
            placed[name] = row
        left = [item for items in spare.values() for item in items]
        for name, index, seen in homeless:
            item = _pick(left, seen)
            if item is None:
                item = PieceItem(seen, name)
                self._come(item)
            item.piece = seen
            placed[name][index] = item
        for item in left:
            self._go(item)
        self.zones = {name: [i for i in row if i is not None] for name, row in placed.items()}
        self.counters = dict(view.counters)
        self._number(self.zones)

    # --- following events ----------------------------------------------------------------------

    def follow(self, event: Event, then: View) -> None:
        """Let *event* happen; *then* is the view it leads to, which knows the names of pieces."""
        if isinstance(event, Moved):
            self._move(event, then)
        elif isinstance(event, Ordered):
            self._order(event)
        elif isinstance(event, Added):
            self._add(event, then)
        elif isinstance(event, Counted) and event.piece < 0:
            self.counters[event.counter] = event.after
        elif isinstance(event, Flipped | Turned | Counted | Rolled):
            self._change(event, then)

    def _move(self, event: Moved, then: View) -> None:
        source = self.zones.setdefault(event.source, [])
        item = self.known(event.piece)
        if item is None or item not in source:
            if not 0 <= event.source_index < len(source):
                return
            item = source[event.source_index]
        source.remove(item)
        target = self.zones.setdefault(event.target, [])
        target.insert(min(event.target_index, len(target)), item)
        seen = item.piece if event.piece == item.piece.id else _seen(then, event.piece)
        if event.piece < 0 or seen is None:
            seen = SeenPiece(kind=item.piece.kind, turn=item.piece.turn)
        item.piece = msgspec.structs.replace(seen, face_up=event.face_up, at=event.at)
        self._number((event.source, event.target))

    def _order(self, event: Ordered) -> None:
        items = self.zones.get(event.zone, [])
        if len(event.order) == len(items):
            self.zones[event.zone] = [items[index] for index in event.order]
            self._number((event.zone,))
            return
        for item in items:
            item.piece = SeenPiece(kind=item.piece.kind, turn=item.piece.turn)

    def _add(self, event: Added, then: View) -> None:
        seen = _seen(then, event.piece) if event.piece >= 0 else SeenPiece()
        if seen is None or self.known(event.piece):
            return
        item = PieceItem(seen, event.zone)
        self.zones.setdefault(event.zone, []).append(item)
        self._number((event.zone,))
        self._come(item)

    def _change(self, event: Flipped | Turned | Counted | Rolled, then: View) -> None:
        item = self.known(event.piece)
        if item is None and event.piece >= 0:
            item = self._unveiled(event.piece, then)
        if item is None:
            return
        piece = item.piece
        if isinstance(event, Flipped):
            item.piece = msgspec.structs.replace(piece, face_up=event.face_up)
        elif isinstance(event, Turned):
            item.piece = msgspec.structs.replace(piece, turn=event.after)
        elif isinstance(event, Counted):
            counters = piece.counters | {event.counter: event.after}
            item.piece = msgspec.structs.replace(piece, counters=counters)
        else:
            counters = piece.counters | {"shown": event.shown}
            item.piece = msgspec.structs.replace(piece, counters=counters)

    def _unveiled(self, piece: int, then: View) -> PieceItem | None:
        """The hidden item that turns out to be *piece*: it lies where *then* sees that piece."""
        for name, zone in then.zones.items():
            for index, seen in enumerate(zone.pieces):
                if seen.id == piece:
                    item = self.at(name, index)
                    if item is None or item.piece.id >= 0:
                        return None
                    item.piece = msgspec.structs.replace(seen, face_up=False, counters={})
                    return item
        return None

    def _number(self, zones: Iterable[str]) -> None:
        for zone in zones:
            for index, item in enumerate(self.zones[zone]):
                item.zone, item.index = zone, index


def beats(events: Sequence[Heard]) -> list[list[Event]]:
    """*events* as they are shown: what may move together is one beat.

    A new cause begins a new beat, so does a second move of a piece, and a roll stands by itself.
    """
    found: list[list[Event]] = []
    moved: set[int] = set()
    last_cause: int | None = None
    for event, cause in events:
        again = isinstance(event, Moved | Flipped) and event.piece >= 0 and event.piece in moved
        alone = isinstance(event, Rolled) or (bool(found) and isinstance(found[-1][-1], Rolled))
        shuffle = isinstance(event, Ordered) and event.shuffled
        if not found or cause != last_cause or again or alone or shuffle:
            found.append([])
            moved.clear()
        found[-1].append(event)
        last_cause = cause
        if isinstance(event, Moved | Flipped):
            moved.add(event.piece)
    return found


def _seen(view: View, piece: int) -> SeenPiece | None:
    if piece < 0:
        return None
    return next(
        (seen for zone in view.zones.values() for seen in zone.pieces if seen.id == piece), None
    )


def _pick(items: list[PieceItem], like: SeenPiece) -> PieceItem | None:
    """Take an item of the same kind off *items*."""
    for number, item in enumerate(items):
        if item.piece.kind == like.kind:
            return items.pop(number)
    return None
