"""Plans: where each place of a space lies on the table, and which place is at a point."""

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
"""Grid coordinates are whole numbers; drawn, a hexagon is this much longer one way."""

RIM = 0.26
"""The visible rim of the walls around a grid, in cells; beyond that they are cut off."""


class Side(NamedTuple):
    """A side of a place, clockwise from `a` to `b`, and the place behind it (empty: none)."""

    a: QPointF
    b: QPointF
    beside: Place


class Plan(Protocol):
    """The places of one space as they lie on the table, in scene units. What is computed from a
    plan is cached in it."""

    def __hash__(self) -> int: ...

    @property
    def inset(self) -> float:
        """The inset of a place's light from its neighbours, in place widths."""
        ...

    @property
    def folds(self) -> bool:
        """Whether only piles that are in use are shown."""
        ...

    @property
    def cell(self) -> float:
        """The width of the room for one figure."""
        ...

    @property
    def area(self) -> QRectF:
        """The rectangle that all places cover together."""
        ...

    @property
    def outlines(self) -> Mapping[Place, QPolygonF]:
        """The outline of each place, clockwise."""
        ...

    @property
    def rooms(self) -> Mapping[Place, QRectF]:
        """The bounding rectangle of each place."""
        ...

    def standing(self, place: Place) -> QRectF:
        """The room on *place* in which figures stand, in its middle."""
        ...

    def centre(self, place: Place) -> QPointF:
        """The middle of that room."""
        ...

    def place_at(self, point: QPointF) -> Place:
        """The place at *point*; empty if there is none."""
        ...

    def piles(self, place: Place, used: Collection[str]) -> Mapping[str, QRectF]:
        """The rooms of the zones on *place* besides the one named like it; *used* are those
        in use."""
        ...


def room_for(ground: Ground, cell: float) -> tuple[float, float]:
    """The width and height at which the cells of *ground* are *cell* wide; zero for a road."""
    if ground.space.grid is None or not ground.space.places:
        return 0.0, 0.0
    plan = GridPlan(ground.space, QRectF(0, 0, 1000, 1000), walls_of(ground))
    grow = cell / plan.cell
    return plan.area.width() * grow, plan.area.height() * grow


def walls_of(ground: Ground) -> frozenset[Place]:
    """The places of *ground* with walls."""
    return frozenset(place for place, lies in ground.terrain.items() if lies.wall)


class GridPlan:
    """The cells of a grid in *room*: centred, and as large as all fit.

    Only a rim of the *walls* around walkable cells is shown. A piece that is put further out by
    hand is shown at the edge.
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
        """The whole outline of each place."""
        corners = QPolygonF([self._spread(corner) for corner in self._grid.corners])
        return {
            place: corners.translated(self._origin + self._spread(centre))
            for place, centre in self._space.centre.items()
        }

    @cached_property
    def outlines(self) -> dict[Place, QPolygonF]:
        """The visible part of each place's outline; for a place that is cut off, a piece of the
        edge."""
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
        """The whole rectangle of each place."""
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
        """The visible room on *place* in which figures stand, in its middle."""
        room, seen = QRectF(self.rooms[place]), self.area
        at = room.center()
        x = min(max(at.x(), seen.left() + 1), seen.right() - 1)
        room.moveCenter(QPointF(x, min(max(at.y(), seen.top() + 1), seen.bottom() - 1)))
        return room

    def place_at(self, point: QPointF) -> Place:
        """The place at *point*: the nearest cell, if it exists."""
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
        """Empty: what lies on a cell lies there with the figures."""
        return {}


def _stretch(space: Space) -> tuple[float, float]:
    """The distances of neighbouring grid points, across and down."""
    grid = space.grid
    if grid is None or not grid.shifted:
        return 1.0, 1.0
    return (STRETCH, 1.0) if grid.shifted == "rows" else (1.0, STRETCH)


def plan_of(lies: SpaceLayout, ground: Ground) -> Plan:
    """The plan for the places of *ground*."""
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
