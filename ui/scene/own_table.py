"""A table on which one seat looks at what is its own: its hand, or its board."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from tabletop.table.view import View
from ui.base.qt_guard import guarded
from ui.scene.table_view import TableView

ROUND = 24.0
"""Units of the table that are seen around what is the seat's own."""


@guarded
class OwnTable(TableView):
    """Fits the hands of the seat that looks into the window, or its board if it has none; the whole
    table, where the hand is laid out as the largest part of that (`held_large`).

    A hand is a place of the seat's where cards lie face down that it knows. Where the seat has no
    place of its own, the whole table is shown.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._hands: set[str] = set()
        self.setAccessibleName("What is your own")
        self.motion_finished.connect(self._look_there)

    def to_be_seen(self) -> QRectF:
        """The seat's own part of the table."""
        whole, table = super().to_be_seen(), self.table
        if table is None or (table.layout.held and table.layout.takes_shape):
            return whole  # the hand is its largest part
        self._hands |= hands_of(table.view)
        spots = table.arrangement.spots
        rooms = [spots[zone].drop for zone in sorted(self._hands) if zone in spots]
        seats, here = table.view.seats, table.view.seat
        if not rooms and here >= 0:
            own = [n for n, seat in enumerate(seats) if seat.player == seats[here].player]
            rooms = [table.arrangement.plates[n] for n in own if n in table.arrangement.plates]
        found = QRectF()
        for room in rooms:
            found |= room
        return self._within(found.adjusted(-ROUND, -ROUND, ROUND, ROUND), whole) if rooms else whole

    def _within(self, room: QRectF, whole: QRectF) -> QRectF:
        """*room*, grown to the window's shape: by more of the *whole* table where there is more."""
        wide, high = self.viewport().width(), self.viewport().height()
        zoom = min(wide / room.width(), high / room.height())
        left, across = _span(room.center().x(), wide / zoom, whole.left(), whole.right())
        top, down = _span(room.center().y(), high / zoom, whole.top(), whole.bottom())
        return QRectF(left, top, across, down)

    def _look_there(self) -> None:
        """The hand may have come, or the boards turned."""
        if self._fitted:
            self.fit()


def _span(middle: float, long: float, first: float, last: float) -> tuple[float, float]:
    """Where what is as *long* begins, round *middle* but within *first* and *last* if it can be;
    and how long it is."""
    if long >= last - first:
        return (first + last - long) / 2, long
    return min(max(middle - long / 2, first), last - long), long


def hands_of(view: View) -> set[str]:
    """The places of whoever looks at *view* in which they know cards that lie face down."""
    if view.seat < 0:
        return set()
    player = view.seats[view.seat].player
    return {
        zone.name
        for zone in view.zones.values()
        if zone.owner >= 0
        and view.seats[zone.owner].player == player
        and any(piece.name and not piece.face_up for piece in zone.pieces)
    }
