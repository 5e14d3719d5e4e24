"""The rules of the map once more, written from their text alone, to hold the game against.

Rows are counted from the top, odd ones lie half a hex to the right. Nothing here is the game's own.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from heapq import heappop, heappush

Hex = tuple[int, int]
"""Column and row."""

FAR = 10**6
"""More than any way costs."""


def hex_of(zone: str) -> Hex:
    """The hex that a zone is."""
    column, row = zone.split(",")
    return int(column), int(row)


def zone_of(place: Hex) -> str:
    """The zone that a hex is."""
    return f"{place[0]},{place[1]}"


def beside(place: Hex) -> list[Hex]:
    """The six hexes around *place*, as the checklist lists them."""
    c, r = place
    if r % 2:
        return [(c - 1, r), (c + 1, r), (c, r - 1), (c + 1, r - 1), (c, r + 1), (c + 1, r + 1)]
    return [(c - 1, r), (c + 1, r), (c - 1, r - 1), (c, r - 1), (c - 1, r + 1), (c, r + 1)]


def plain(one: Hex, other: Hex) -> int:
    """How many hexes lie between, walls not counted."""

    def cube(place: Hex) -> tuple[int, int, int]:
        q = place[0] - (place[1] - place[1] % 2) // 2
        return q, place[1], -q - place[1]

    return max(abs(a - b) for a, b in zip(cube(one), cube(other), strict=True))


@dataclass
class Ground:
    """A map in text, with its open doors, and figures: heroes in seating order, monsters."""

    text: str
    open: Collection[Hex] = ()
    heroes: list[Hex] = field(default_factory=list)
    monsters: list[Hex] = field(default_factory=list)

    def at(self, place: Hex) -> str:
        """The sign there; what lies outside is wall."""
        rows = self.text.strip().splitlines()
        c, r = place
        sign = rows[r][c] if 0 <= r < len(rows) and 0 <= c < len(rows[r]) else "#"
        return "." if sign == "D" and place in self.open else sign

    def everywhere(self) -> list[Hex]:
        """All hexes of the map."""
        rows = self.text.strip().splitlines()
        return [(c, r) for r, row in enumerate(rows) for c in range(len(row))]

    def flown(self, one: Hex) -> dict[Hex, int]:
        """How many hexes away each is, around walls and closed doors (SCN-165)."""
        far, edge = {one: 0}, [one]
        for place in edge:
            for there in beside(place):
                if there not in far and self.at(there) not in "#D":
                    far[there] = far[place] + 1
                    edge.append(there)
        return far

    def sees(self, one: Hex, other: Hex) -> bool:
        """Whether the line between the centres is clear (SCN-130, SCN-164)."""
        sides = set()
        for wall in self.everywhere():
            if wall not in (one, other) and self.at(wall) in "#D":
                met = meets(one, other, wall)
                if met == "crossed":
                    return False
                sides.add(met)
        return not {"left", "right"} <= sides

    def strikes(self, one: Hex, other: Hex, range: int) -> bool:
        """Whether who stands on *one* can attack who stands on the *other* (SCN-129)."""
        return self.flown(one).get(other, FAR) <= range and self.sees(one, other)

    def walked(self, start: Hex, water: int = 2) -> dict[Hex, int]:
        """What it costs a monster to go anywhere: through allies, not through heroes."""
        costs, edge = {start: 0}, [(0, start)]
        while edge:
            cost, place = heappop(edge)
            if cost > costs[place]:
                continue
            for there in beside(place):
                if self.at(there) in "#DoL" or there in self.heroes:
                    continue
                total = cost + (water if self.at(there) == "~" else 1)
                if total < costs.get(there, FAR):
                    costs[there] = total
                    heappush(edge, (total, there))
        return costs


def meets(one: Hex, other: Hex, wall: Hex) -> str:
    """How the line between two centres meets *wall*: crossed, along its edge with the wall to the
    left or right, or not at all."""
    (ax, ay), (bx, by), (wx, wy) = map(_centre, (one, other, wall))
    corners = [(wx + x, wy + y) for x, y in ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))]
    side = [(bx - ax) * (y - ay) - (by - ay) * (x - ax) for x, y in corners]
    if min(side) < 0 < max(side):
        low, high = Fraction(0), Fraction(1)
        for (px, py), (qx, qy) in zip(corners, corners[1:] + corners[:1], strict=True):
            # inside is where (q - p) x (point - p) > 0, as the corners run clockwise on the screen
            at_a = (qx - px) * (ay - py) - (qy - py) * (ax - px)
            at_b = (qx - px) * (by - py) - (qy - py) * (bx - px)
            if at_a == at_b:
                if at_a <= 0:
                    return "no"
            elif at_b > at_a:
                low = max(low, Fraction(-at_a, at_b - at_a))
            else:
                high = min(high, Fraction(-at_a, at_b - at_a))
        return "crossed" if low < high else "no"
    edge = [corner for corner, s in zip(corners, side, strict=True) if s == 0]
    if len(edge) < 2:
        return "no"
    length = (bx - ax) ** 2 + (by - ay) ** 2
    along = sorted(Fraction((x - ax) * (bx - ax) + (y - ay) * (by - ay), length) for x, y in edge)
    if max(along[0], Fraction(0)) >= min(along[1], Fraction(1)):
        return "no"
    return "left" if sum(side) > 0 else "right"


def _centre(place: Hex) -> tuple[int, int]:
    return 2 * place[0] + place[1] % 2, 3 * place[1]


@dataclass(frozen=True)
class Turn:
    """What a monster's turn has: its points (0 for a move of "-", or mired), its range, whether it
    attacks at all, what water costs it, and the initiatives of the heroes (99 resting)."""

    points: int
    range: int
    initiatives: tuple[int, ...]
    water: int = 2
    ranged: bool = False


def spots(ground: Ground, start: Hex, hero: Hex, turn: Turn) -> dict[Hex, int]:
    """The hexes from which a monster that stands at *start* can attack *hero*, and their costs."""
    far = ground.flown(hero)
    costs = ground.walked(start, turn.water)
    taken = set(ground.monsters) - {start}
    return {
        place: cost
        for place, cost in costs.items()
        if place not in taken and far.get(place, FAR) <= turn.range and ground.sees(place, hero)
    }


def focus(ground: Ground, start: Hex, turn: Turn, shy: Collection[int] = ()) -> int | None:
    """The seat of the hero that it focuses on (SCN-152, SCN-153, SCN-172)."""
    far = ground.flown(start)
    ranked = []
    for seat, hero in enumerate(ground.heroes):
        costs = spots(ground, start, hero, turn).values()
        if costs:
            key = (seat in shy, min(costs), far.get(hero, FAR), turn.initiatives[seat], seat)
            ranked.append(key)
    return min(ranked)[-1] if ranked else None


def walk(ground: Ground, start: Hex, seat: int, turn: Turn) -> Hex:
    """Where it ends its move towards its focus (SCN-155, SCN-169, SCN-173)."""
    goals = spots(ground, start, ground.heroes[seat], turn)

    def preferred(place: Hex) -> tuple[bool, int, int]:
        close = turn.ranged and any(place in beside(hero) for hero in ground.heroes)
        return close, place[1], place[0]

    goal = min(goals, key=lambda place: (goals[place], preferred(place)))
    costs = ground.walked(start, turn.water)
    ends = start
    for place in way(ground, start, goal, turn):
        if costs[place] <= turn.points:
            ends = place
    if ends == start or ends not in ground.monsters:
        return ends
    taken = set(ground.monsters) - {start}
    left = {place: remaining(ground, place, goals, turn) for place in costs}
    reach = [p for p, cost in costs.items() if cost <= turn.points and p not in taken]
    best = min(reach, key=lambda p: (left[p], costs[p], preferred(p)))
    return best if left[best] < left[start] else start


def remaining(ground: Ground, place: Hex, goals: Collection[Hex], turn: Turn) -> int:
    """What it would still cost from *place* to one of *goals*."""
    costs = ground.walked(place, turn.water)
    return min((costs[goal] for goal in goals if goal in costs), default=FAR)


def way(ground: Ground, start: Hex, goal: Hex, turn: Turn) -> Iterator[Hex]:
    """The shortest way, each step to the smaller row, then column, of those that lie on one."""
    place = start
    while place != goal:
        steps = ground.walked(place, turn.water)
        place = min(
            (
                there
                for there in beside(place)
                if there in steps
                and steps[there] == (turn.water if ground.at(there) == "~" else 1)
                and steps[there] + ground.walked(there, turn.water).get(goal, FAR) == steps[goal]
            ),
            key=lambda there: (there[1], there[0]),
        )
        yield place
