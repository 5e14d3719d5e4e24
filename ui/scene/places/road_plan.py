"""Roads: places that lie as plots along a way, each with its piles at fixed positions."""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPolygonF

from tabletop.table.space import Place, Space

PLOT = 0.86  # the part of its cell that a plot takes, each way, so that the way shows between plots
WAY = 0.35  # the y, in plots, of the way, on which figures stand
FOOT = 0.11  # the part of a plot, at its lower edge, for its name
INSET = 0.04  # the margin around piles, in plot widths
SHAPE = 1.25  # the best height of a cell, in widths
EMPTY = "."


class RoadPlan:
    """The places of *space* as plots in *room*: in *rows*, or else winding from the upper left.

    *zones* are the piles of each place. Places missing in *rows* get rows of their own.
    """

    inset = 0.97
    folds = False

    def __init__(
        self,
        space: Space,
        room: QRectF,
        rows: Sequence[str],
        zones: Mapping[Place, tuple[str, ...]],
    ) -> None:
        self.area = QRectF(room)
        self._zones = zones
        lines = _lines(space.places, rows, room)
        columns = max(len(line) for line in lines)
        wide, high = room.width() / columns, room.height() / len(lines)
        self.rooms: dict[Place, QRectF] = {}
        for row, line in enumerate(lines):
            for column, place in enumerate(line):
                if place in space.rank:
                    plot = QRectF(0, 0, wide * PLOT, high * PLOT)
                    plot.moveCenter(
                        room.topLeft() + QPointF((column + 0.5) * wide, (row + 0.5) * high)
                    )
                    self.rooms[place] = plot
        self.cell = PLOT * min(wide, high * WAY * SHAPE)
        self.outlines = {place: QPolygonF(plot) for place, plot in self.rooms.items()}

    def standing(self, place: Place) -> QRectF:
        """The room on *place* in which figures stand: on the way, below any piles."""
        plot = self.rooms[place]
        high = plot.height()
        return plot.adjusted(0, high * (1 - WAY - FOOT), 0, -high * FOOT)

    def centre(self, place: Place) -> QPointF:
        """The middle of the figures on *place*."""
        return self.standing(place).center()

    def place_at(self, point: QPointF) -> Place:
        """The place at *point*; empty between plots."""
        return next((place for place, plot in self.rooms.items() if plot.contains(point)), "")

    def piles(self, place: Place, used: Collection[str]) -> dict[str, QRectF]:
        """The piles of *place* from the left, *used* or not."""
        zones = self._zones.get(place, ())
        if not zones:
            return {}
        plot, inset = self.rooms[place], INSET * self.rooms[place].width()
        room = plot.adjusted(inset, inset, -inset, -plot.height() * (WAY + FOOT))
        wide = (room.width() + inset) / len(zones)
        return {
            zone: QRectF(room.left() + n * wide, room.top(), wide - inset, room.height())
            for n, zone in enumerate(zones)
        }


def _lines(places: Sequence[Place], rows: Sequence[str], room: QRectF) -> list[list[Place]]:
    """The places in each row, from the left."""
    lines = [row.split() for row in rows]
    named = {place for line in lines for place in line}
    left = [place for place in places if place not in named]
    columns = max((len(line) for line in lines), default=_best(max(len(left), 1), room))
    for number, first in enumerate(range(0, len(left), columns)):
        line = left[first : first + columns]
        if not rows and number % 2:
            line = [EMPTY] * (columns - len(line)) + line[::-1]
        lines.append(line)
    return lines or [[EMPTY]]


def _best(count: int, room: QRectF) -> int:
    """The number of columns in which *count* plots are largest."""

    def side(columns: int) -> float:
        rows = math.ceil(count / columns)
        return min(room.width() / columns, room.height() / rows / SHAPE)

    return max(range(1, count + 1), key=side)
