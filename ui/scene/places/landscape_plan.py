"""Landscapes: a road as one picture, with a part for each stop and a way through all."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPolygonF

from tabletop.table.space import Place, Space

LOW = (0.74, 0.67)
"""The y of milestones in picture heights, alternating so that the way curves."""

FIGURES = 0.64
"""The height of a figure, in picture heights."""

TALL = 124 / 120
"""The height of a figure, in widths of its room (`metrics.FIGURE`, `metrics.CELL`)."""

FOOT = 0.2
"""How far below the middle of its room a figure's foot is, in room widths."""

EDGE = 8.0
"""The margin around piles, in scene units."""

ABREAST = 1.3
"""The width for figures on one stop, in part widths: they may extend a little into the parts beside
it, but at an end of the way no farther on one side than elsewhere."""


class LandscapePlan:
    """The places of *space* from left to right in *room*, in the order of *rows* or else of the
    space. The zones named in *zones* lie above the milestones."""

    inset = 0.97
    folds = True

    def __init__(
        self,
        space: Space,
        room: QRectF,
        rows: Sequence[str],
        zones: Mapping[Place, tuple[str, ...]],
    ) -> None:
        self.area = QRectF(room)
        self._zones = zones
        named = [place for row in rows for place in row.split() if place in space.rank]
        self.places = (*named, *(place for place in space.places if place not in named))
        wide, high = room.width() / max(len(self.places), 1), room.height()
        self.rooms = {
            place: QRectF(room.left() + n * wide, room.top(), wide, high)
            for n, place in enumerate(self.places)
        }
        self.cell = FIGURES * high / TALL
        self.outlines = {place: QPolygonF(part) for place, part in self.rooms.items()}

    def milestone(self, place: Place) -> QPointF:
        """Where the way reaches *place*."""
        part, turn = self.rooms[place], self.places.index(place) % len(LOW)
        return QPointF(part.center().x(), part.top() + LOW[turn] * part.height())

    def standing(self, place: Place) -> QRectF:
        """The room in which figures stand in the middle, with their feet on the milestone."""
        part, area = self.rooms[place], self.area
        found = QRectF(0, 0, min(ABREAST * part.width(), area.width()), self.cell)
        found.moveCenter(self.milestone(place) - QPointF(0, FOOT * self.cell))
        found.setLeft(max(found.left(), area.left()))
        found.setRight(min(found.right(), area.right()))
        return found

    def centre(self, place: Place) -> QPointF:
        """The milestone, through which ways run."""
        return self.milestone(place)

    def place_at(self, point: QPointF) -> Place:
        """The place at *point*; empty outside the picture."""
        return next((place for place, part in self.rooms.items() if part.contains(point)), "")

    def piles(self, place: Place, used: Collection[str]) -> dict[str, QRectF]:
        """The piles of *place* from the left, above the figures. *used* piles share the room; any
        other would have all of it."""
        zones, part = self._zones.get(place, ()), self.rooms[place].adjusted(EDGE, EDGE, -EDGE, 0)
        air = QRectF(part.left(), part.top(), part.width(), part.height() * (1 - FIGURES) * 0.8)
        shown = [zone for zone in zones if zone in used]
        wide, found = air.width() / max(len(shown), 1), dict.fromkeys(zones, air)
        for n, zone in enumerate(shown):
            found[zone] = QRectF(air.left() + n * wide, air.top(), wide, air.height())
        return found
