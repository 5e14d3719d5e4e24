"""A table on which one seat looks at its own pieces: its hand, or its board."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from tabletop.table.view import View
from ui.base.qt_guard import guarded
from ui.scene.table_view import TableView

ROUND = 24.0
"""The margin around them, in scene units."""


@guarded
class OwnTable(TableView):
    """Fits the hands of the seat that looks into the window, or its board if it has none; the whole
    table, if the hand is laid out as its largest part (`held_large`).

    A hand is a zone of the seat in which it knows cards that lie face down. If the seat has no
    place of its own, the whole table is shown.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._hands: set[str] = set()
        self.setAccessibleName("Your own cards")
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
        """*room* extended to the window's shape, within the *whole* table if possible."""
        wide, high = self.viewport().width(), self.viewport().height()
        zoom = min(wide / room.width(), high / room.height())
        left, across = _span(room.center().x(), wide / zoom, whole.left(), whole.right())
        top, down = _span(room.center().y(), high / zoom, whole.top(), whole.bottom())
        return QRectF(left, top, across, down)

    def _look_there(self) -> None:
        """Fit again, because the hand or the boards may have moved."""
        if self._fitted:
            self.fit()


def _span(middle: float, long: float, first: float, last: float) -> tuple[float, float]:
    """The start and length of a range *long* units long around *middle*, within *first* and *last*
    if possible."""
    if long >= last - first:
        return (first + last - long) / 2, long
    return min(max(middle - long / 2, first), last - long), long


def hands_of(view: View) -> set[str]:
    """The zones in which the viewer of *view* knows cards that lie face down."""
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
