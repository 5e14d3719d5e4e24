"""Landscapes: a road drawn as one picture, a part of it for each stop, with a way through all."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPolygonF

from tabletop.table.space import Place, Space

LOW = (0.74, 0.67)
"""How far down the milestones lie, turn by turn, in heights of the picture: the way is curved."""

FIGURES = 0.64
"""How high a figure is that stands there, in heights of the picture."""

TALL = 124 / 120
"""How high a figure is, in widths of the room that it has (`metrics.FIGURE`, `metrics.CELL`)."""

FOOT = 0.2
"""How far below the middle of its room a figure has its foot, in widths of that."""

EDGE = 8.0
"""What stays free around piles, in scene units."""

ABREAST = 1.3
"""How wide those on one stop may stand, in widths of its part: they reach into the next."""


class LandscapePlan:
    """The places of *space* from the left to the right of *room*, as *rows* name them, else as they
    follow one another; on each lie the *zones* named, above its milestone."""

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
        """Where the way comes to *place*."""
        part, turn = self.rooms[place], self.places.index(place) % len(LOW)
        return QPointF(part.center().x(), part.top() + LOW[turn] * part.height())

    def standing(self, place: Place) -> QRectF:
        """The room in whose middle figures stand: their feet are on the milestone."""
        part, area = self.rooms[place], self.area
        found = QRectF(0, 0, min(ABREAST * part.width(), area.width()), self.cell)
        found.moveCenter(self.milestone(place) - QPointF(0, FOOT * self.cell))
        found.moveLeft(min(max(found.left(), area.left()), area.right() - found.width()))
        return found

    def centre(self, place: Place) -> QPointF:
        """The milestone, where ways lead through."""
        return self.milestone(place)

    def place_at(self, point: QPointF) -> Place:
        """The place that *point* is in, empty if it is beyond the picture."""
        return next((place for place, part in self.rooms.items() if part.contains(point)), "")

    def piles(self, place: Place, used: Collection[str]) -> dict[str, QRectF]:
        """The piles of *place*, from the left, in the air above who stands there: those that are
        *used* share that, and each other one would have all of it."""
        zones, part = self._zones.get(place, ()), self.rooms[place].adjusted(EDGE, EDGE, -EDGE, 0)
        air = QRectF(part.left(), part.top(), part.width(), part.height() * (1 - FIGURES) * 0.8)
        shown = [zone for zone in zones if zone in used]
        wide, found = air.width() / max(len(shown), 1), dict.fromkeys(zones, air)
        for n, zone in enumerate(shown):
            found[zone] = QRectF(air.left() + n * wide, air.top(), wide, air.height())
        return found
