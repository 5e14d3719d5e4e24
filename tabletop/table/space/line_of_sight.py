"""What the straight line between two centres meets, in exact integers.

A line *crosses* a cell when it goes through its inside, and an edge when it goes through its
middle part. Corners that it only touches do not count, unless something stands at both sides of
the very same corner. A line that runs along edges touches all of them alike: it is as if pushed to
one side over its whole length, so it is stopped where something stands at each side, wherever.

All of this hangs on how far the two centres lie apart, not on where: it is found once for each
distance and direction. What stands where is asked later, by `Walls`.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from functools import lru_cache

from msgspec import Struct

from tabletop.table.space.grid import Grid, Point

Side = tuple[tuple[Point, ...], tuple[Point, ...]]
"""The cells and the edges that touch a line from one side."""

MOST_KEPT = 1 << 12  # a map of 30 x 30 hexes has fewer than 1,800 different lines


class Line(Struct, frozen=True, gc=False):
    """What a line meets: cells by their centres, edges by the sum of the centres beside them.

    All are counted from the centre where the line begins; the cells at its ends are left out.
    `pinched` are the corners that something touches from both sides (or the whole line as one, if
    it runs along edges), each with what does so from the left and from the right.
    """

    cells: tuple[Point, ...]
    edges: tuple[Point, ...]
    pinched: tuple[tuple[Side, Side], ...]


@lru_cache(MOST_KEPT)
def line(grid: Grid, across: int, down: int, thin: bool = False) -> Line:
    """What the line from the centre (0, 0) to the centre (*across*, *down*) meets between them.

    Edges are looked at only if there are *thin* walls, which stand on them.
    """
    width = max(across * y - down * x for x, y in grid.corners)
    along = sum(across * y - down * x == width for x, y in grid.corners) == 2
    met = _met(grid, across, down, width)
    touching = _Touching()
    for cell, off in met.items():
        if abs(off) == width:
            at = next(p for p in _round(grid, cell) if across * p[1] == down * p[0])
            touching.add(None if along else at, off > 0, cell, 0)
    edges = []
    for (a, b), (p, q) in _edges(grid, met) if thin else ():
        one, other = across * p[1] - down * p[0], across * q[1] - down * q[0]
        edge = a[0] + b[0], a[1] + b[1]
        if one * other < 0:
            edges.append(edge)
        elif (one == 0) != (other == 0):
            touching.add(None if along else q if one else p, one + other > 0, edge, 1)
    ends = (0, 0), (across, down)
    crossed = (cell for cell, off in met.items() if abs(off) < width and cell not in ends)
    return Line(tuple(crossed), tuple(edges), touching.pinched())


class _Touching:
    """What touches a line, by the corner where it does and by its side."""

    def __init__(self) -> None:
        self.at: defaultdict[Point | None, tuple[list[list[Point]], list[list[Point]]]]
        self.at = defaultdict(lambda: ([[], []], [[], []]))

    def add(self, corner: Point | None, right: bool, what: Point, kind: int) -> None:
        """Add a cell (*kind* 0) or an edge (1) that touches the line at *corner*."""
        self.at[corner][right][kind].append(what)

    def pinched(self) -> tuple[tuple[Side, Side], ...]:
        """What touches from both sides."""
        return tuple(
            ((tuple(left[0]), tuple(left[1])), (tuple(right[0]), tuple(right[1])))
            for left, right in self.at.values()
            if any(left) and any(right)
        )


def _met(grid: Grid, across: int, down: int, width: int) -> dict[Point, int]:
    """All cells that the line so much as touches, from the first on, and how far off it they lie.

    A cell meets the line if no direction parts the two: neither that across the line nor one
    across the cell's sides.
    """
    parting = []
    for (x, y), (p, q) in zip(grid.corners, grid.corners[1:] + grid.corners[:1], strict=True):
        u, v = y - q, p - x
        if (u, v) > (0, 0):
            reach, far = abs(u * x + v * y), u * across + v * down
            parting.append((u, v, min(far, 0) - reach, max(far, 0) + reach))
    met = {(0, 0): 0}
    rim = [(0, 0)]
    for x, y in rim:
        for right, low in grid.around:
            cell = a, b = x + right, y + low
            if cell in met:
                continue
            off = across * b - down * a
            if -width <= off <= width and all(
                least <= u * a + v * b <= most for u, v, least, most in parting
            ):
                met[cell] = off
                rim.append(cell)
    return met


def _round(grid: Grid, cell: Point) -> list[Point]:
    return [(cell[0] + x, cell[1] + y) for x, y in grid.corners]


def _edges(
    grid: Grid, cells: Iterable[Point]
) -> list[tuple[tuple[Point, Point], tuple[Point, Point]]]:
    """The edges between *cells*: the two cells, and the two corners between which it lies."""
    beside: defaultdict[tuple[Point, Point], list[Point]] = defaultdict(list)
    for cell in cells:
        corners = _round(grid, cell)
        for p, q in zip(corners, corners[1:] + corners[:1], strict=True):
            beside[min(p, q), max(p, q)].append(cell)
    return [((both[0], both[1]), edge) for edge, both in beside.items() if len(both) == 2]
