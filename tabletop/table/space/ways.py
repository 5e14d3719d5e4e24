"""Ways: what it costs to get somewhere, how far a figure gets, and which way it takes. A step costs
what the place that it enters costs, 1 by default. Costs are whole numbers from 1 up, so no way goes
in a circle."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Set

from msgspec import Struct

from tabletop.table.space.graph import Place

Links = Mapping[Place, tuple[Place, ...]]
NOTHING: Mapping[Place, int] = {}


class Pace(Struct, frozen=True):
    """How one figure moves: what places cost it (else 1), and which it cannot enter.

    What is blocked stops nobody who already stands there from leaving. Walls and shut doors are
    not told here: they stop everybody.
    """

    costs: Mapping[Place, int] = NOTHING
    blocked: Collection[Place] = frozenset()

    def __post_init__(self) -> None:
        if self.costs and min(self.costs.values()) < 1:
            raise ValueError("To enter a place costs 1 or more.")

    def cost(self, way: Iterable[Place]) -> int:
        """What it costs to go this *way*; its first place is where it starts, and costs nothing."""
        return sum(self.costs.get(place, 1) for place in list(way)[1:])


STRIDE = Pace()
"""Each step costs 1, and nothing is in the way."""


def flood(
    links: Links,
    starts: Iterable[Place],
    pace: Pace = STRIDE,
    most: int | None = None,
    until: Set[Place] = frozenset(),
) -> dict[Place, int]:
    """What it costs to come from the nearest of *starts* to each place, up to *most*; cheap first.

    Places that no way leads to are left out, and what costs more than the cheapest of *until*.
    """
    costs, blocked = pace.costs, frozenset(pace.blocked)
    found: dict[Place, int] = {}
    waiting: defaultdict[int, list[Place]] = defaultdict(list)
    waiting[0] = list(starts)
    while waiting:
        spent = min(waiting)
        come = waiting.pop(spent)
        if until and not until.isdisjoint(come):
            for place in come:
                found.setdefault(place, spent)
            break
        for place in come:
            if place in found:
                continue
            found[place] = spent
            for beside in links[place]:
                if beside not in found and beside not in blocked:
                    then = spent + (costs.get(beside, 1) if costs else 1)
                    if most is None or then <= most:
                        waiting[then].append(beside)
    return found


class Approach:
    """The ways to the nearest of some goals, from everywhere.

    `left` is what the way still costs from each place that one leads from; 0 at the goals.
    A goal that cannot be entered is no goal, save for who stands there already.
    """

    def __init__(
        self, links: Links, back: Links, goals: Iterable[Place], pace: Pace, start: Place = ""
    ) -> None:
        """*links* lists where each place leads, *back* from where each is come to. If a *start* is
        given, places from which more is left are left out."""
        self.links, self.pace = links, pace
        self.left: dict[Place, int] = {}
        costs, blocked = pace.costs, frozenset(pace.blocked)
        waiting: defaultdict[int, list[Place]] = defaultdict(list)
        waiting[0] = list(goals)
        while waiting:
            spent = min(waiting)
            come = waiting.pop(spent)
            if start and start in come:
                for place in come:
                    self.left.setdefault(place, spent)
                break
            for place in come:
                if place in self.left:
                    continue
                self.left[place] = spent
                if place not in blocked:
                    then = spent + costs.get(place, 1)
                    waiting[then] += [beside for beside in back[place] if beside not in self.left]

    def following(self, place: Place) -> list[Place]:
        """The next places on all cheapest ways from *place*, in the space's order."""
        left, costs = self.left, self.pace.costs
        here = left.get(place)
        return [
            beside
            for beside in self.links[place]
            if here
            and beside not in self.pace.blocked
            and left.get(beside, here) + costs.get(beside, 1) == here
        ]

    def way(self, start: Place) -> list[Place] | None:
        """The cheapest way from *start*, with both its ends; None if there is none.

        Of several, at each step the one that goes on to the place that comes first in the space's
        order: on a grid that in the smaller row, then in the smaller column.
        """
        if start not in self.left:
            return None
        way = [start]
        while self.left[way[-1]]:
            way.append(self.following(way[-1])[0])
        return way

    def ways(self, start: Place) -> Iterator[list[Place]]:
        """All cheapest ways from *start*, that of `way` first.

        There may be very many; take as many as are wanted.
        """
        going = [[start]] if start in self.left else []
        while going:
            way = going.pop()
            if not self.left[way[-1]]:
                yield way
            going += [[*way, place] for place in reversed(self.following(way[-1]))]
