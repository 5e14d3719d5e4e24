"""A space at one moment: its walls, its closed doors, and what they leave open. Results are cached
here: other walls or doors need another `Walls`, and the cache goes with the old one."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Set
from functools import cached_property

from tabletop.table.space.graph import Place, Space
from tabletop.table.space.grid import Point
from tabletop.table.space.line_of_sight import Line, line
from tabletop.table.space.ways import STRIDE, Approach, Pace, flood

Edge = tuple[Place, Place]
"""Two neighbours, in either order: what lies between them."""

NOWHERE = ""  # what stands where the map has no place
CLEAR, BLOCKED = 1, 2  # what is kept of a pair; 0 if it was not asked for yet


class Walls:
    """What is shut in a space: whole places, and edges between two of them.

    A shut place lets nobody in, through or out, and no sight through; a shut edge no step and no
    sight. What is not on the map is as shut as a wall. A diagonal step goes where sight goes:
    past one corner, not between two.
    """

    def __init__(
        self, space: Space, places: Iterable[Place] = (), edges: Iterable[Edge] = ()
    ) -> None:
        """Shut *places* and *edges* of *space*.

        :raises ValueError: if one of them is not there.
        """
        self.space = space
        self.places = frozenset(places)
        shut = list(edges)
        self.edges = frozenset((a, b) for pair in shut for a, b in (pair, pair[::-1]))
        for place in self.places:
            if place not in space.rank:
                raise ValueError(f"There is no place {place!r}.")
        for a, b in shut:
            if b not in space.neighbours.get(a, ()) and a not in space.neighbours.get(b, ()):
                raise ValueError(f"There is no edge between {a!r} and {b!r}.")
        self._sights = defaultdict[int, bytearray](lambda: bytearray(len(space.places)))
        self._floods: dict[Place, dict[Place, int]] = {}

    # --- steps and ways ------------------------------------------------------------------------

    @cached_property
    def links(self) -> dict[Place, tuple[Place, ...]]:
        """Where one step leads from each place."""
        return {
            place: tuple(beside for beside in neighbours if self._leads(place, beside))
            for place, neighbours in self.space.neighbours.items()
        }

    @cached_property
    def _back(self) -> dict[Place, tuple[Place, ...]]:
        """From where one step leads to each place."""
        back: dict[Place, list[Place]] = {place: [] for place in self.links}
        for place, leads in self.links.items():
            for beside in leads:
                back[beside].append(place)
        return {place: tuple(come) for place, come in back.items()}

    def _leads(self, a: Place, b: Place) -> bool:
        if a in self.places or b in self.places or (a, b) in self.edges:
            return False
        return self.space.grid is None or len(self.space.grid.directions) < 8 or self.sees(a, b)

    def distance(self, a: Place, b: Place) -> int | None:
        """The fewest steps from *a* to *b* around walls and closed doors; None if there is no way.

        This is how range is counted: through everything else. Nothing leads to or from a wall.
        """
        known = self._floods.get(a)
        if known is None:
            known = self._floods[a] = flood(self.links, [a])
        return known.get(b)

    def reach(
        self,
        start: Place,
        points: int | None,
        pace: Pace = STRIDE,
        no_stop: Collection[Place] = (),
    ) -> dict[Place, int]:
        """Where a figure at *start* can end with so many *points* (None: no limit), and the
        cost of each place. The figure may go through *no_stop* but not end there, except where
        it stands."""
        costs = flood(self.links, [start], pace, points)
        if not no_stop:
            return costs
        return {
            place: cost for place, cost in costs.items() if place == start or place not in no_stop
        }

    def ways(
        self,
        start: Place,
        points: int | None,
        pace: Pace = STRIDE,
        no_stop: Collection[Place] = (),
    ) -> dict[Place, list[Place]]:
        """The way to each place of `reach`, with both ends: the one that `approach` takes."""
        costs, rank = flood(self.links, [start], pace, points), self.space.rank
        back, price, left = self._back, pace.costs, costs.get
        found: dict[Place, tuple[int, ...]] = {}
        for place, cost in costs.items():  # the cheap first, so what leads there is known
            before = cost - price.get(place, 1)
            come = [found[b] for b in back[place] if left(b) == before]
            best = min(come) if len(come) > 1 else come[0] if come else ()
            found[place] = (*best, rank[place])
        places = self.space.places
        return {
            place: [places[number] for number in way]
            for place, way in found.items()
            if place == start or place not in no_stop
        }

    def flood(
        self, start: Place, pace: Pace = STRIDE, until: Set[Place] = frozenset()
    ) -> dict[Place, int]:
        """The cost of each place that a figure at *start* can reach; with *until*, only as far as
        the nearest of those."""
        return flood(self.links, [start], pace, None, until)

    def approach(self, goals: Iterable[Place], pace: Pace = STRIDE, start: Place = "") -> Approach:
        """The cheapest ways to the nearest of *goals*, from everywhere, or only from *start* and
        what is no farther."""
        return Approach(self.links, self._back, goals, pace, start)

    def away(self, place: Place, source: Place) -> list[Place]:
        """The steps from *place* that raise the plain distance from *source*: those of a push."""
        return self._steps(place, source, 1)

    def nearer(self, place: Place, source: Place) -> list[Place]:
        """The steps from *place* that lower the plain distance from *source*: those of a pull."""
        return self._steps(place, source, -1)

    def _steps(self, place: Place, source: Place, by: int) -> list[Place]:
        here = self.space.distance(source, place)
        if here is None:
            return []
        return [to for to in self.links[place] if self.space.distance(source, to) == here + by]

    # --- sight ---------------------------------------------------------------------------------

    def sees(self, a: Place, b: Place) -> bool:
        """Whether nothing shut stands on the straight line between *a* and *b*.

        The two ends never block it, and it is the same from both sides.

        :raises ValueError: if the space is no grid: then it has no lines of sight.
        """
        one, other = self.space.rank[a], self.space.rank[b]
        if one > other:
            one, other = other, one
        row = self._sights[one]
        if not row[other]:
            row[other] = CLEAR if self._clear(one, other) else BLOCKED
        return row[other] == CLEAR

    def in_sight(self, place: Place, among: Iterable[Place] | None = None) -> list[Place]:
        """The places that *place* can see, itself included: of all places, or of those *among*."""
        seen = self.space.rank if among is None else among
        return [other for other in seen if self.sees(place, other)]

    def in_the_way(self, a: Place, b: Place, also: Collection[Place] = ()) -> list[Place]:
        """The places that keep *a* from seeing *b*, the nearest to *a* first: shut ones, and those
        of *also*, as where figures stand.

        It is empty where sight is clear, and where a shut edge or the map's end alone stops it.

        :raises ValueError: if the space is no grid: then it has no lines of sight.
        """
        place, centre = self.space.by_centre, self.space.centre
        one, other = sorted((a, b), key=self.space.rank.__getitem__)
        x, y = centre[one]
        met = self._line(one, other)
        stopping = self.places.union(also) - {a, b}

        def shut(cells: Iterable[Point]) -> set[Place]:
            met = {place.get((x + right, y + low), NOWHERE) for right, low in cells}
            return met & {*stopping, NOWHERE}

        found = shut(met.cells)
        if not found:
            for (left, _), (right, _) in met.pinched:
                sides = shut(left), shut(right)
                found |= sides[0] | sides[1] if all(sides) else set()
        p, q = centre[a]
        return sorted(
            self.space.in_order(found - {NOWHERE}),
            key=lambda each: (centre[each][0] - p) ** 2 + (centre[each][1] - q) ** 2,
        )

    def _line(self, one: Place, other: Place) -> Line:
        """What the line between two places meets, the first in the space's order first."""
        if self.space.grid is None:
            raise ValueError("This space is no grid: it has no lines of sight.")
        (x, y), (p, q) = self.space.centre[one], self.space.centre[other]
        return line(self.space.grid, p - x, q - y, bool(self._thin))

    def _clear(self, one: int, other: int) -> bool:
        places = self.space.places
        met = self._line(places[one], places[other])
        x, y = self.space.centre[places[one]]
        open_cells = self._open
        for right, low in met.cells:
            if (x + right, y + low) not in open_cells:
                return False
        return not (self._thin and self._cut(met, x, y)) and not (
            met.pinched and self._pinched(met, x, y)
        )

    def _cut(self, met: Line, x: int, y: int) -> bool:
        """Whether the line goes through a thin wall."""
        return any((2 * x + right, 2 * y + low) in self._thin for right, low in met.edges)

    def _pinched(self, met: Line, x: int, y: int) -> bool:
        """Whether something shut touches the line from both sides."""
        return any(
            all(
                any((x + right, y + low) not in self._open for right, low in cells)
                or any((2 * x + right, 2 * y + low) in self._thin for right, low in edges)
                for cells, edges in sides
            )
            for sides in met.pinched
        )

    @cached_property
    def _open(self) -> frozenset[Point]:
        """The centres of all places that sight goes through."""
        return frozenset(at for place, at in self.space.centre.items() if place not in self.places)

    @cached_property
    def _thin(self) -> frozenset[Point]:
        """The shut edges, each as the sum of the centres beside it."""
        centre = self.space.centre
        return frozenset(
            (centre[a][0] + centre[b][0], centre[a][1] + centre[b][1]) for a, b in self.edges
        )
