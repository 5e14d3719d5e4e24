"""A space: places and their neighbours. It is printed on the board and never changes. Walls,
doors and figures, which change in play, are given with each question: see
`tabletop.table.space.walls`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import pairwise

from tabletop.table.space.grid import Grid, Point

Place = str
"""The name of a place, which is that of its zone."""


class Space:
    """A graph of places, in an order that settles all ties.

    `places` are all of them in that order, and `rank` says where in it each stands. Grids rank by
    row, then by column, from the upper left; all else as it is listed. `neighbours` lists where
    one step leads from each place, in that order. On a grid `centre` says where each place lies.
    """

    def __init__(
        self,
        neighbours: Mapping[Place, Iterable[Place]],
        grid: Grid | None = None,
        centre: Mapping[Place, Point] | None = None,
    ) -> None:
        """A space of the places that *neighbours* lists, in its order.

        :raises ValueError: if a neighbour is no place, or a place its own neighbour.
        """
        self.rank = {place: number for number, place in enumerate(neighbours)}
        for place, beside in neighbours.items():
            for other in beside:
                if other not in self.rank or other == place:
                    raise ValueError(f"{place!r} cannot have the neighbour {other!r}.")
        self.neighbours: dict[Place, tuple[Place, ...]] = {
            place: tuple(sorted(set(beside), key=self.rank.__getitem__))
            for place, beside in neighbours.items()
        }
        self.grid = grid
        self.centre = dict(centre or {})
        self.by_centre = {at: place for place, at in self.centre.items()}
        self.places = tuple(neighbours)
        self._distances: dict[Place, dict[Place, int]] = {}

    def distance(self, a: Place, b: Place) -> int | None:
        """The fewest steps from *a* to *b* where nothing blocks; None if no way leads there.

        On a grid it is counted as if the grid had no gaps: the plain distance in cells.
        """
        if self.grid is not None:
            return self.grid.distance(self.centre[a], self.centre[b])
        if a not in self._distances:
            steps, rim = {a: 0}, [a]
            for place in rim:
                for beside in self.neighbours[place]:
                    if beside not in steps:
                        steps[beside] = steps[place] + 1
                        rim.append(beside)
            self._distances[a] = steps
        return self._distances[a].get(b)

    def beside(self, place: Place, direction: str) -> Place | None:
        """The place next to *place* in a *direction* of the grid, such as "ne"; None if none is.

        :raises ValueError: if the grid has no such direction.
        """
        if self.grid is None or direction not in self.grid.directions:
            raise ValueError(f"There is no direction {direction!r} in this space.")
        (x, y), (right, low) = self.centre[place], self.grid.directions[direction]
        return self.by_centre.get((x + right, y + low))

    def in_order(self, places: Iterable[Place]) -> list[Place]:
        """These *places* in the order that settles ties."""
        return sorted(places, key=self.rank.__getitem__)


def cells(grid: Grid, where: Iterable[tuple[int, int]]) -> Space:
    """The space of the cells of *grid* at these columns and rows, called `column,row`."""
    centre = {
        f"{column},{row}": grid.centre(column, row)
        for column, row in sorted(set(where), key=lambda cell: (cell[1], cell[0]))
    }
    by_centre = {at: place for place, at in centre.items()}
    neighbours = {
        place: [
            by_centre[beside]
            for right, low in grid.directions.values()
            if (beside := (x + right, y + low)) in by_centre
        ]
        for place, (x, y) in centre.items()
    }
    return Space(neighbours, grid, centre)


def rectangle(grid: Grid, columns: int, rows: int) -> Space:
    """The space of a whole rectangle of cells, from column 0 and row 0 on."""
    return cells(grid, ((column, row) for row in range(rows) for column in range(columns)))


def track(places: Iterable[Place], ring: bool = False, one_way: bool = False) -> Space:
    """Places in a row; in a *ring* the last leads to the first; *one_way* never leads back."""
    row = list(places)
    ways = list(zip(row, row[1:] + row[:1], strict=True))
    return _linked(row, ways if ring and len(row) > 1 else ways[:-1], one_way)


def road(spaces: int, branches: Iterable[Iterable[int]] = ()) -> Space:
    """A road of so many *spaces*, called "1", "2" and so on, each beside the next.

    A *branch* lists numbers that follow one another apart from the road: `(4, 21, 22, 7)` leaves it
    at 4, comes back at 7, and brings the spaces 21 and 22.
    """
    ways = [(str(number), str(number + 1)) for number in range(1, spaces)]
    numbers = set(range(1, spaces + 1))
    for branch in branches:
        row = list(branch)
        numbers |= set(row)
        ways += [(str(a), str(b)) for a, b in pairwise(row)]
    return _linked([str(number) for number in sorted(numbers)], ways, one_way=False)


def regions(neighbours: Mapping[Place, Iterable[Place]]) -> Space:
    """Named places; two are neighbours as soon as one of them lists the other."""
    ways = [(place, beside) for place, listed in neighbours.items() for beside in listed]
    return _linked(list(neighbours), ways, one_way=False)


def _linked(places: list[Place], ways: Iterable[tuple[Place, Place]], one_way: bool) -> Space:
    """A space of *places* with these *ways* between them.

    :raises ValueError: if a way leads to what is no place, or two places are called the same.
    """
    neighbours: dict[Place, list[Place]] = {place: [] for place in places}
    if len(neighbours) < len(places):
        twice = next(place for place in places if places.count(place) > 1)
        raise ValueError(f"Two places are called {twice!r}.")
    for a, b in ways:
        if a not in neighbours or b not in neighbours:
            raise ValueError(f"{a!r} cannot have the neighbour {b!r}.")
        neighbours[a].append(b)
        if not one_way:
            neighbours[b].append(a)
    return Space(neighbours)
