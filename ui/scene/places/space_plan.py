"""Plans: where each place of a space lies on the table, and which place a point is in."""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping
from functools import cached_property, lru_cache
from typing import NamedTuple, Protocol

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPolygonF

from tabletop.table.space import Ground, Place, Space
from tabletop.table.space.grid import Point
from ui.scene.layout.space_layout import SpaceLayout
from ui.scene.places import landscape_plan, road_plan

STRETCH = math.sqrt(3)
"""The points of a grid lie so that all are whole; drawn, a hex is this much longer one way."""

RIM = 0.26
"""What is seen of the walls around a grid, in cells: they are cut off straight beyond that."""


class Side(NamedTuple):
    """A side of a place, clockwise from `a` to `b`, and what lies behind it (empty: nothing)."""

    a: QPointF
    b: QPointF
    beside: Place


class Plan(Protocol):
    """The places of one space as they lie on the table, in scene units; what is reckoned from one
    plan is remembered by it."""

    def __hash__(self) -> int: ...

    @property
    def inset(self) -> float:
        """What is lit of a place, beside its neighbours, in parts of its width."""
        ...

    @property
    def folds(self) -> bool:
        """Whether of its piles only those are shown that hold anything, or may."""
        ...

    @property
    def cell(self) -> float:
        """How wide the room is that one figure has."""
        ...

    @property
    def area(self) -> QRectF:
        """What all places together cover."""
        ...

    @property
    def outlines(self) -> Mapping[Place, QPolygonF]:
        """The outline of each place, clockwise."""
        ...

    @property
    def rooms(self) -> Mapping[Place, QRectF]:
        """What each place covers, from edge to edge."""
        ...

    def standing(self, place: Place) -> QRectF:
        """The room on *place* in whose middle figures stand."""
        ...

    def centre(self, place: Place) -> QPointF:
        """The middle of that room."""
        ...

    def place_at(self, point: QPointF) -> Place:
        """The place that *point* is in, empty if it is in none."""
        ...

    def piles(self, place: Place, used: Collection[str]) -> Mapping[str, QRectF]:
        """Where the zones lie that are on *place* beside the one called as it, and of which some
        are *used*."""
        ...


def room_for(ground: Ground, cell: float) -> tuple[float, float]:
    """How wide and high a room is in which the cells of *ground* are so wide; none for a road."""
    if ground.space.grid is None or not ground.space.places:
        return 0.0, 0.0
    plan = GridPlan(ground.space, QRectF(0, 0, 1000, 1000), walls_of(ground))
    grow = cell / plan.cell
    return plan.area.width() * grow, plan.area.height() * grow


def walls_of(ground: Ground) -> frozenset[Place]:
    """The places of *ground* where walls stand."""
    return frozenset(place for place, lies in ground.terrain.items() if lies.wall)


class GridPlan:
    """The cells of a grid in *room*, as large as all fit, in its middle.

    Of *walls* only a rim is seen around what can be walked on. A piece that lies on one beyond that
    by hand is still seen, at the edge.
    """

    inset = 0.92
    folds = False

    def __init__(self, space: Space, room: QRectF, walls: Collection[Place] = ()) -> None:
        assert space.grid is not None
        self._space, self._grid = space, space.grid
        across, down = _stretch(space)
        floor = [space.centre[place] for place in space.places if place not in walls]
        rim = RIM if walls and floor else 0.0
        points = [
            (x + dx, y + dy)
            for x, y in floor or space.centre.values()
            for dx, dy in self._grid.corners
        ]
        left, right = min(x for x, _ in points), max(x for x, _ in points)
        top, bottom = min(y for _, y in points), max(y for _, y in points)
        cell = 2 * min(across, down) * (STRETCH if self._hexes else 1)
        wide, high = (right - left) * across, (bottom - top) * down
        unit = min(room.width() / (wide + 2 * rim * cell), room.height() / (high + 2 * rim * cell))
        self.units = (unit * across, unit * down)
        self.cell = unit * cell
        edge = rim * self.cell
        self.area = QRectF(0, 0, wide * unit + 2 * edge, high * unit + 2 * edge)
        self.area.moveCenter(room.center())
        self.cuts = bool(rim)
        self._origin = self.area.topLeft() + QPointF(edge, edge) - self._spread((left, top))

    @property
    def _hexes(self) -> bool:
        return len(self._grid.corners) == 6

    def _spread(self, point: Point) -> QPointF:
        return QPointF(point[0] * self.units[0], point[1] * self.units[1])

    def centre(self, place: Place) -> QPointF:
        """The middle of *place*, where figures stand."""
        return self.standing(place).center()

    @cached_property
    def cells(self) -> dict[Place, QPolygonF]:
        """The outline of each place, as if nothing of it were cut off."""
        corners = QPolygonF([self._spread(corner) for corner in self._grid.corners])
        return {
            place: corners.translated(self._origin + self._spread(centre))
            for place, centre in self._space.centre.items()
        }

    @cached_property
    def outlines(self) -> dict[Place, QPolygonF]:
        """The outline of what is seen of each place; of one that is cut off, at the edge there."""
        seen, found = self.area.adjusted(-0.5, -0.5, 0.5, 0.5), {}
        for place, cell in self.cells.items():
            if not seen.contains(room := self.rooms[place]):
                whole, cell = cell, cell.intersected(QPolygonF(self.area))
                if cell.isEmpty():
                    shift = self.standing(place).center() - room.center()
                    cell = whole.translated(shift).intersected(QPolygonF(self.area))
            found[place] = cell
        return found

    @cached_property
    def rooms(self) -> dict[Place, QRectF]:
        """What each place covers, from edge to edge, as if nothing of it were cut off."""
        return {place: cell.boundingRect() for place, cell in self.cells.items()}

    @cached_property
    def sides(self) -> dict[Place, tuple[Side, ...]]:
        """The sides of each place."""
        corners = self._grid.corners
        turns = [*zip(corners, (*corners[1:], corners[0]), strict=True)]
        found = {}
        for place, (x, y) in self._space.centre.items():
            found[place] = tuple(
                Side(
                    self._origin + self._spread((x + a[0], y + a[1])),
                    self._origin + self._spread((x + b[0], y + b[1])),
                    self._space.by_centre.get((x + a[0] + b[0], y + a[1] + b[1]), ""),
                )
                for a, b in turns
            )
        return found

    def standing(self, place: Place) -> QRectF:
        """The room on *place* in whose middle figures stand: that is seen."""
        room, seen = QRectF(self.rooms[place]), self.area
        at = room.center()
        x = min(max(at.x(), seen.left() + 1), seen.right() - 1)
        room.moveCenter(QPointF(x, min(max(at.y(), seen.top() + 1), seen.bottom() - 1)))
        return room

    def place_at(self, point: QPointF) -> Place:
        """The place that *point* is in: the cell whose middle is nearest, if it is there."""
        if not self.area.contains(point):
            return ""
        across, down = self.units
        x = (point.x() - self._origin.x()) / across
        y = (point.y() - self._origin.y()) / down
        grid, best, least = self._grid, (0, 0), math.inf
        column, row = round(x / grid.across), round(y / grid.down)
        for right in (-1, 0, 1):
            for low in (-1, 0, 1):
                centre = grid.centre(column + right, row + low)
                far = ((centre[0] - x) * across) ** 2 + ((centre[1] - y) * down) ** 2
                if far < least:
                    best, least = centre, far
        return self._space.by_centre.get(best, "")

    def piles(self, place: Place, used: Collection[str]) -> dict[str, QRectF]:
        """None: what lies on a cell lies there with its figures."""
        return {}


def _stretch(space: Space) -> tuple[float, float]:
    """How far the points of a grid are apart, across and down."""
    grid = space.grid
    if grid is None or not grid.shifted:
        return 1.0, 1.0
    return (STRETCH, 1.0) if grid.shifted == "rows" else (1.0, STRETCH)


def plan_of(lies: SpaceLayout, ground: Ground) -> Plan:
    """Where the places of *ground* lie."""
    zones = tuple((place, ground.zones.get(place, ())) for place in ground.space.places)
    room = (*lies.at, *lies.size)
    return _plan(ground.space, lies.kind, room, lies.rows, zones, walls_of(ground))


@lru_cache(maxsize=8)
def _plan(
    space: Space,
    kind: str,
    room: tuple[float, float, float, float],
    rows: tuple[str, ...],
    zones: tuple[tuple[Place, tuple[str, ...]], ...],
    walls: frozenset[Place],
) -> Plan:
    if kind == "hexes" and space.grid is not None:
        return GridPlan(space, QRectF(*room), walls)
    if kind == "landscape":
        return landscape_plan.LandscapePlan(space, QRectF(*room), rows, dict(zones))
    return road_plan.RoadPlan(space, QRectF(*room), rows, dict(zones))
