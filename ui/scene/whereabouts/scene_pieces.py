"""What lies where on the screen: it follows single events, or is set to any view."""

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
from ui.scene.pieces.items import PieceItem

Heard = tuple[Event, int]
"""An event, and the number of the journal entry that caused it."""


class Lying:
    """The pieces on the screen by zone, bottom first, and the table's counters as shown.

    `come` is called with each new item, `go` with each removed one. `changed` are the zones that
    changed since they were last laid out; whoever lays them out clears it.
    """

    def __init__(self, come: Callable[[PieceItem], None], go: Callable[[PieceItem], None]) -> None:
        self.zones: dict[str, list[PieceItem]] = {}
        self.counters: dict[str, int] = {}
        self.changed: set[str] = set()
        self._rows: dict[str, list[SeenPiece]] = {}
        self._by_number: dict[int, PieceItem] = {}
        self._come, self._go = come, go

    def __iter__(self) -> Iterator[PieceItem]:
        for items in self.zones.values():
            yield from items

    def known(self, piece: int) -> PieceItem | None:
        """The item of the piece with this number, if it is known."""
        return self._by_number.get(piece) if piece >= 0 else None

    def at(self, zone: str, index: int) -> PieceItem | None:
        """The item at *index* of *zone*."""
        items = self.zones.get(zone, [])
        return items[index] if 0 <= index < len(items) else None

    # --- made equal to a view ------------------------------------------------------------------

    def show(self, view: View) -> None:
        """Show exactly *view*. Known pieces keep their items, wherever they were.

        Rows that have not changed since they were last shown are skipped.
        """
        self.counters = dict(view.counters)
        rows = self._rows
        self._rows = {name: zone.pieces for name, zone in view.zones.items()}
        if rows == self._rows:
            return
        touched = [name for name, row in self._rows.items() if rows.get(name) != row]
        gone = self.zones.keys() - self._rows.keys()
        was = {zone: self.zones.get(zone, []) for zone in (*touched, *gone)}
        wanted = {seen.id for name in touched for seen in self._rows[name]}
        spare = {
            zone: [item for item in items if item.piece.id not in wanted or item.piece.id < 0]
            for zone, items in was.items()
        }
        homeless: list[tuple[str, int, SeenPiece]] = []
        placed: dict[str, list[PieceItem | None]] = {}
        for name in touched:
            row: list[PieceItem | None] = []
            for seen in self._rows[name]:
                item = self.known(seen.id) or _pick(spare[name], seen)
                if item is None:
                    homeless.append((name, len(row), seen))
                else:
                    self._be(item, seen)
                row.append(item)
            placed[name] = row
        left = [item for items in spare.values() for item in items]
        for name, index, seen in homeless:
            item = _pick(left, seen)
            if item is None:
                item = PieceItem(seen, name)
                self._come(item)
            self._be(item, seen)
            placed[name][index] = item
        for item in left:
            self._leave(item)
        laid = {name: [i for i in row if i is not None] for name, row in placed.items()}
        self.zones = {name: laid[name] if name in laid else self.zones[name] for name in self._rows}
        self._number(touched)
        self.changed |= gone

    def _be(self, item: PieceItem, piece: SeenPiece) -> None:
        """Let *item* represent *piece* from now on."""
        if self._by_number.get(item.piece.id) is item:
            del self._by_number[item.piece.id]
        item.piece = piece
        if piece.id >= 0:
            self._by_number[piece.id] = item

    def _leave(self, item: PieceItem) -> None:
        """Remove *item*."""
        if self._by_number.get(item.piece.id) is item:
            del self._by_number[item.piece.id]
        self._go(item)

    # --- following events ----------------------------------------------------------------------

    def follow(self, event: Event, then: View) -> None:
        """Apply *event*. *then* is the view after it, which knows the names of pieces."""
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
        self._be(item, msgspec.structs.replace(seen, face_up=event.face_up, at=event.at))
        self._follow(event.source, event.target)

    def _order(self, event: Ordered) -> None:
        items = self.zones.get(event.zone, [])
        if len(event.order) == len(items):
            self.zones[event.zone] = [items[index] for index in event.order]
            self._follow(event.zone)
            return
        for item in items:
            self._be(item, SeenPiece(kind=item.piece.kind, turn=item.piece.turn))
        self._follow(event.zone)

    def _add(self, event: Added, then: View) -> None:
        seen = _seen(then, event.piece) if event.piece >= 0 else SeenPiece()
        if seen is None or self.known(event.piece):
            return
        item = PieceItem(seen, event.zone)
        self._be(item, seen)
        self.zones.setdefault(event.zone, []).append(item)
        self._follow(event.zone)
        self._come(item)

    def _change(self, event: Flipped | Turned | Counted | Rolled, then: View) -> None:
        item = self.known(event.piece)
        if item is None and event.piece >= 0:
            item = self._unveiled(event.piece, then)
        if item is None:
            return
        self._be(item, _after(event, item.piece))
        self._follow(item.zone)

    def _unveiled(self, piece: int, then: View) -> PieceItem | None:
        """The hidden item that turns out to be *piece*: the one at its position in *then*."""
        for name, zone in then.zones.items():
            for index, seen in enumerate(zone.pieces):
                if seen.id == piece:
                    item = self.at(name, index)
                    if item is None or item.piece.id >= 0:
                        return None
                    self._be(item, msgspec.structs.replace(seen, face_up=False, counters={}))
                    return item
        return None

    def _number(self, zones: Iterable[str]) -> None:
        """Renumber all items in the changed *zones*."""
        for zone in zones:
            self.changed.add(zone)
            for index, item in enumerate(self.zones.get(zone, ())):
                item.zone, item.index = zone, index

    def _follow(self, *zones: str) -> None:
        """Note that an event has changed *zones*, so that they no longer match a view."""
        for zone in zones:
            self._rows.pop(zone, None)
        self._number(zones)


def _after(event: Flipped | Turned | Counted | Rolled, piece: SeenPiece) -> SeenPiece:
    """*piece* as it is after *event*."""
    if isinstance(event, Flipped):
        return msgspec.structs.replace(piece, face_up=event.face_up)
    if isinstance(event, Turned):
        return msgspec.structs.replace(piece, turn=event.after)
    if isinstance(event, Counted):
        counters = piece.counters | {event.counter: event.after}
    else:
        counters = piece.counters | {"shown": event.shown}
    return msgspec.structs.replace(piece, counters=counters)


def beats(events: Sequence[Heard]) -> list[list[Event]]:
    """Group *events* into beats: events that may move together.

    A new cause, or a second move of the same piece, begins a new beat. A roll has a beat of its
    own.
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
    """Remove and return an item of the same kind as *like* from *items*."""
    for number, item in enumerate(items):
        if item.piece.kind == like.kind:
            return items.pop(number)
    return None
