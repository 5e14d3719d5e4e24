"""Sight and ways found out slowly and plainly, to hold the quick ones against.

Nothing here is shared with `tabletop.table.space`: cells lie in slanted coordinates, in fractions;
a line that runs along edges is really moved aside by a little; ways are looked for among all.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from fractions import Fraction

Spot = tuple[Fraction, Fraction]
Cell = tuple[int, int]
LITTLE = Fraction(1, 10**6)
AXES = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


class Plain:
    """A grid: "pointy", "flat" or "squares", with cells by column and row."""

    def __init__(self, kind: str, cells: Iterable[Cell], walls: Iterable[Cell] = ()) -> None:
        self.kind = kind
        self.cells = set(cells)
        shut = set(walls)
        columns, rows = zip(*self.cells, strict=True)
        for column in range(min(columns) - 2, max(columns) + 3):
            for row in range(min(rows) - 2, max(rows) + 3):
                if (column, row) not in self.cells:
                    shut.add((column, row))
        self.shut = shut
        self.polygons = {cell: self.corners(cell) for cell in shut | self.cells}
        self.boxes = {cell: box(polygon) for cell, polygon in self.polygons.items()}

    def middle(self, cell: Cell) -> Spot:
        column, row = cell
        if self.kind == "pointy":
            return Fraction(column - (row - row % 2) // 2), Fraction(row)
        if self.kind == "flat":
            return Fraction(column), Fraction(row - (column - column % 2) // 2)
        return Fraction(column), Fraction(row)

    def corners(self, cell: Cell) -> list[Spot]:
        x, y = self.middle(cell)
        if self.kind == "squares":
            half = Fraction(1, 2)
            return [(x + half * a, y + half * b) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        third = Fraction(1, 3)
        ring = zip(AXES, AXES[1:] + AXES[:1], strict=True)
        return [(x + (a + c) * third, y + (b + d) * third) for (a, b), (c, d) in ring]

    def sees(self, a: Cell, b: Cell, thin: Iterable[tuple[Cell, Cell]] = ()) -> bool:
        """Whether nothing shut stands between, with *thin* walls between pairs of cells."""
        if a == b:
            return True
        start, end = self.middle(a), self.middle(b)
        edges = [self.edge(*pair) for pair in thin]
        near = self.near(start, end)
        shut = [(c, self.polygons[c]) for c in near if c in self.shut and c not in (a, b)]
        if not any(covers_a_side(start, end, self.polygons[cell]) for cell in near):
            return not crossed(start, end, shut, edges) and not pinched(start, end, shut, edges)
        aside = (end[1] - start[1]) * LITTLE, (start[0] - end[0]) * LITTLE
        moved = (
            [(x + sign * aside[0], y + sign * aside[1]) for x, y in (start, end)]
            for sign in (1, -1)
        )
        return any(not crossed(here, there, shut, edges) for here, there in moved)

    def near(self, start: Spot, end: Spot) -> list[Cell]:
        """The cells whose box touches that of the line."""
        left, upper, right, lower = box([start, end])
        return [
            cell
            for cell, (a, b, c, d) in self.boxes.items()
            if a <= right and left <= c and b <= lower and upper <= d
        ]

    def edge(self, a: Cell, b: Cell) -> tuple[Spot, Spot]:
        """The side that two cells share."""
        one, other = [p for p in self.polygons[a] if p in self.polygons[b]]
        return one, other


def side(start: Spot, end: Spot, spot: Spot) -> Fraction:
    """On which side of the line a spot lies; 0 if on it."""
    return (end[0] - start[0]) * (spot[1] - start[1]) - (end[1] - start[1]) * (spot[0] - start[0])


def on_line(start: Spot, end: Spot, spot: Spot) -> bool:
    """Whether a spot lies on the line, between its ends."""
    return side(start, end, spot) == 0 and all(
        min(start[i], end[i]) <= spot[i] <= max(start[i], end[i]) for i in (0, 1)
    )


def box(spots: list[Spot]) -> tuple[int, int, int, int]:
    """The box around some spots, in sixths, which are whole numbers for all corners."""
    across, down = zip(*spots, strict=True)
    return (int(min(across) * 6), int(min(down) * 6), int(max(across) * 6), int(max(down) * 6))


Walls = list[tuple[Cell, list[Spot]]]
Edges = list[tuple[Spot, Spot]]


def crossed(start: Spot, end: Spot, shut: Walls, edges: Edges) -> bool:
    """Whether the line goes through the inside of anything shut."""
    return any(goes_inside(start, end, polygon) for _, polygon in shut) or any(
        parted(start, end, p, q) and parted(p, q, start, end) for p, q in edges
    )


def covers_a_side(start: Spot, end: Spot, polygon: list[Spot]) -> bool:
    """Whether the line runs along a side."""
    return sum(on_line(start, end, p) for p in polygon) == 2 and not goes_inside(
        start, end, polygon
    )


def pinched(start: Spot, end: Spot, shut: Walls, edges: Edges) -> bool:
    """Whether shut things, none of them crossed, touch the line from both sides at one corner."""
    sides: dict[Spot, set[bool]] = {}
    for _, polygon in shut:
        lies = sum(side(start, end, corner) for corner in polygon) > 0
        for corner in polygon:
            if on_line(start, end, corner):
                sides.setdefault(corner, set()).add(lies)
    for p, q in edges:
        for corner, other in ((p, q), (q, p)):
            if on_line(start, end, corner):
                sides.setdefault(corner, set()).add(side(start, end, other) > 0)
    return any(len(both) == 2 for both in sides.values())


def parted(start: Spot, end: Spot, p: Spot, q: Spot) -> bool:
    """Whether two spots lie on different sides of a line."""
    return side(start, end, p) * side(start, end, q) < 0


def goes_inside(start: Spot, end: Spot, polygon: list[Spot]) -> bool:
    """Whether a part of the line, however short, lies inside: it is cut off side by side."""
    first, last = Fraction(0), Fraction(1)
    for p, q in zip(polygon, polygon[1:] + polygon[:1], strict=True):
        here, there = side(p, q, start), side(p, q, end)
        if here <= 0 and there <= 0:
            return False
        if here * there < 0:
            cut = here / (here - there)
            first, last = (max(first, cut), last) if here < 0 else (first, min(last, cut))
    return first < last


# --- ways --------------------------------------------------------------------------------------

Graph = dict[str, tuple[str, ...]]


def least_costs(graph: Graph, goal: str, costs: dict[str, int], blocked: Collection[str]) -> dict:
    """What the cheapest way costs from each place to *goal*: tried until none gets cheaper."""
    left = {goal: 0}
    changed = True
    while changed:
        changed = False
        for place, leads in graph.items():
            for beside in leads:
                if beside in left and beside not in blocked:
                    through = left[beside] + costs.get(beside, 1)
                    if through < left.get(place, through + 1):
                        left[place], changed = through, True
    return left


def all_ways(
    graph: Graph, way: list[str], goal: str, points: int, costs: dict[str, int], blocked: Collection
) -> Iterator[list[str]]:
    """All ways on from *way* that come to *goal* with exactly so many *points*."""
    if way[-1] == goal:
        if not points:
            yield way
        return
    for beside in graph[way[-1]]:
        cost = costs.get(beside, 1)
        if beside not in way and beside not in blocked and cost <= points:
            yield from all_ways(graph, [*way, beside], goal, points - cost, costs, blocked)
