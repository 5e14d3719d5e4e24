"""Where somebody points on a table, in terms that another window on the same table can find.

Tables are laid out differently for different seats and text sizes. So a place is given by what lies
there, and by fractions of its width and height.
"""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from ui.base.theme import current
from ui.scene.measures import z_values
from ui.scene.pieces.items import Printed
from ui.scene.table.table_scene import TableScene
from ui.scene.table_view import TableView

RING = 0.09
"""The diameter of the ring, in window heights, so that it shows in a small picture."""

LEAST = 48
"""The least diameter in pixels."""


class Pointed(NamedTuple):
    """A place that is pointed at: in the piece at index *place* of *zone*, in *zone* (place -1), on
    the board of *seat*, or on the bare table (seat -1); *across* and *down* are fractions of its
    size."""

    zone: str
    place: int
    seat: int
    across: float
    down: float


def pointed_at(view: TableView, pixel: QPoint) -> Pointed | None:
    """What *pixel* of *view* points at; None outside the table."""
    table = view.table
    if table is None:
        return None
    point = view.mapToScene(pixel)
    item = view.hands.item_at(pixel)
    if item is not None and item.zone:
        return Pointed(item.zone, item.index, -1, *_parts(item.body(), point))
    under = min(
        table.arrangement.under(point),
        key=lambda spot: spot.drop.width() * spot.drop.height(),
        default=None,
    )
    if under is not None:
        return Pointed(under.zone, -1, -1, *_parts(under.drop, point))
    for seat, plate in table.arrangement.plates.items():
        if plate.contains(point):
            return Pointed("", -1, seat, *_parts(plate, point))
    whole = _whole(table)
    return Pointed("", -1, -1, *_parts(whole, point)) if whole.contains(point) else None


def found(table: TableScene, pointed: Pointed) -> QPointF | None:
    """Where *pointed* is on *table*; None if its seat may not look or does not see it."""
    room = _room(table, pointed)
    if room is None or room.isEmpty():
        return None
    return room.topLeft() + QPointF(pointed.across * room.width(), pointed.down * room.height())


def is_somebodys_own(table: TableScene, zone: str) -> bool:
    """Whether *zone* belongs to one seat and holds pieces that the viewer may not know: where its
    owner points there is private."""
    seen = table.view.zones.get(zone)
    return seen is not None and seen.owner >= 0 and any(not each.name for each in seen.pieces)


def _room(table: TableScene, pointed: Pointed) -> QRectF | None:
    arrangement = table.arrangement
    if not pointed.zone:
        return arrangement.plates.get(pointed.seat) if pointed.seat >= 0 else _whole(table)
    spot = arrangement.spots.get(pointed.zone)
    if spot is None or not spot.shown or is_somebodys_own(table, pointed.zone):
        return None
    lying = table.lying.zones.get(pointed.zone, [])
    if pointed.place < 0:
        return spot.drop
    if pointed.place >= len(lying) or not lying[pointed.place].isVisible():
        return None
    return lying[pointed.place].body()


def _whole(table: TableScene) -> QRectF:
    return QRectF(0, 0, *table.layout.size)


def _parts(room: QRectF, point: QPointF) -> tuple[float, float]:
    away = point - room.topLeft()
    return away.x() / max(room.width(), 1.0), away.y() / max(room.height(), 1.0)


class PointerRing:
    """A ring on the table of *view* around a place that is pointed at elsewhere."""

    def __init__(self, view: TableView) -> None:
        self._view = view
        self._ring: Printed | None = None
        self._pointed: Pointed | None = None

    @property
    def at(self) -> QPointF | None:
        """The ring's middle on the table, or None."""
        return self._ring.area.center() if self._ring is not None else None

    def begin(self) -> None:
        """Start with a new table."""
        self._ring = self._pointed = None

    def point_at(self, pointed: Pointed | None) -> None:
        """Surround *pointed*; None hides the ring."""
        self._pointed = pointed
        self.lie()

    def lie(self) -> None:
        """Move to the present position, in the size of the window."""
        table = self._view.table
        at = found(table, self._pointed) if table is not None and self._pointed else None
        if table is None:
            return
        if at is None:
            if self._ring is not None:
                table.removeItem(self._ring)
                self._ring = None
            return
        if self._ring is None:
            self._ring = Printed(z_values.POINTER)
            table.addItem(self._ring)
        side = max(LEAST, RING * self._view.viewport().height())
        room = QRectF(QPointF(), QPointF(side, side) / self._view.zoom)
        room.moveCenter(at)
        colour = current().colours.accent
        self._ring.print(room, _paint, ("ring", colour), self._view.zoom, table.looks.dpr)


def _paint(painter: QPainter, room: QRectF) -> None:
    """Paint a bright ring between two dark ones, visible on any card and in compressed video."""
    side = room.width()
    line = side * 0.075
    for width, colour in ((line * 2.1, QColor(0, 0, 0, 190)), (line, QColor("#ffe9a8"))):
        painter.setPen(QPen(colour, width))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(room.center(), side / 2 - line * 1.2, side / 2 - line * 1.2)
