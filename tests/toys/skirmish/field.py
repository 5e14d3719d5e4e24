"""Chapter A: the field and who stands on it. Pure reads of a table."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache, cached_property, lru_cache

from tabletop.table.piece import Piece
from tabletop.table.space import POINTY, Ground, Map, Pace, Place, Terrain, Walls, read_map
from tabletop.table.table import Table

SIDES = ("swords", "cups")
"""SKI-001: whose the figures of each seat are."""

RANKS = {"page": (4, 1, 2, 5), "knight": (5, 1, 3, 6), "queen": (3, 4, 2, 4), "king": (2, 1, 3, 8)}
"""SKI-003: movement, range, strength and health."""

NAMES = {f"{kin}-{word}" for kin in SIDES for word in RANKS}
OPEN = "open"
"""The token that lies in a door that stands open (SKI-026)."""

CAMPS = "ab"
LEGEND = {
    "#": Terrain("wall", wall=True),
    ".": Terrain("floor"),
    "~": Terrain("water", cost=2),
    "o": Terrain("rock", blocked=True),
    "D": Terrain("door", door=True),
    "a": Terrain("camp", start=True),
    "b": Terrain("camp", start=True),
}
FORD = """
#############
#aa..#...o..#
#aa..D..~~..#
#...##.~~...#
#..o..~~..o.#
#...~~~.##..#
#..~~..#..bb#
#..o...D..bb#
#############
"""


def _moor() -> str:
    """SKI-002: thirty by thirty, walled round, water, rocks and walls strewn by a plain sum."""
    rows = [["#" if {c, r} & {0, 29} else "." for c in range(30)] for r in range(30)]
    for c in range(1, 29):
        for r in range(1, 29):
            strewn = (7 * c * c + 11 * r * r + 3 * c * r) % 23
            rows[r][c] = {0: "o", 5: "~", 6: "~", 9: "#"}.get(strewn, ".")
    for r in range(12, 17):
        for c in range(5, 25):
            rows[r][c] = "~" if r != 14 else "."
        rows[r][5] = rows[r][24] = "D" if r == 14 else "#"
    for camp, corner in zip(CAMPS, (2, 26), strict=True):
        for c in range(corner - 1, corner + 3):
            for r in range(corner - 1, corner + 3):
                rows[r][c] = "."
        for c, r in ((0, 0), (1, 0), (0, 1), (1, 1)):
            rows[corner + r][corner + c] = camp
    return "\n".join("".join(row) for row in rows)


@cache
def the_map(name: str) -> Map:
    """The map that is played on (SKI-002)."""
    read = read_map(FORD if name == "ford" else _moor(), LEGEND, POINTY)
    assert not read.findings, read.findings
    return read


@cache
def camp(name: str, seat: int) -> list[Place]:
    """Where the figures of *seat* begin (SKI-004): the upper left camp or the lower right one."""
    starts = the_map(name).starts
    half = len(starts) // 2
    return starts[half:] if seat else starts[:half]


@lru_cache(64)
def _walls(name: str, shut: frozenset[Place]) -> Walls:
    read = the_map(name)
    walls = [place for place, terrain in read.terrain.items() if terrain.wall]
    return Walls(read.space, [*walls, *shut])


@cache
def _doors(name: str) -> frozenset[Place]:
    return frozenset(the_map(name).doors)


@cache
def _ground(name: str) -> Pace:
    return the_map(name).pace()


def side(figure: Piece) -> int:
    """The seat that *figure* fights for."""
    return SIDES.index(figure.name.partition("-")[0])


def rank(figure: Piece) -> str:
    """What *figure* is: one of `RANKS`."""
    return figure.name.partition("-")[2]


def spared(walls: Walls, start: Place, goal: Place, range: int) -> bool:
    """Whether *goal* is out of range or of sight from *start* (SKI-015, SKI-016)."""
    far = walls.distance(start, goal)
    return far is None or far > range or not walls.sees(start, goal)


@cache
def _codes(name: str) -> dict[Place, str]:
    """What places are called by players: D5."""
    ground = Ground(space=the_map(name).space)
    return {place: ground.code_of(place).upper() for place in ground.space.places}


class Field:
    """The field as it lies on *table* now: its walls, and who stands where."""

    def __init__(self, table: Table) -> None:
        self.name = table.options["map"]
        self.map = the_map(self.name)
        self.standing: dict[Place, Piece] = {}
        self.figures: dict[int, Piece] = {}
        opened: set[Place] = set()
        for piece in table.pieces:
            if piece.zone in self.map.terrain:
                if piece.name in NAMES:
                    self.standing[piece.zone] = self.figures[piece.id] = piece
                elif piece.name == OPEN:
                    opened.add(piece.zone)
        self.shut = _doors(self.name) - opened
        self.codes = _codes(self.name)
        self._costs: dict[int, dict[Place, int]] = {}

    @cached_property
    def walls(self) -> Walls:
        """Walls and shut doors: what stops sight, and everybody (SKI-009)."""
        return _walls(self.name, self.shut)

    def of(self, seat: int) -> list[Piece]:
        """The figures of *seat* on the field."""
        return [figure for figure in self.figures.values() if side(figure) == seat]

    def against(self, seat: int) -> list[Piece]:
        """Those of the other."""
        return self.of(1 - seat)

    def pace(self, seat: int) -> Pace:
        """How figures of *seat* move: SKI-008 water costs 2, SKI-010 rocks, SKI-012 foes bar."""
        ground = _ground(self.name)
        return Pace(ground.costs, {*ground.blocked, *(foe.zone for foe in self.against(seat))})

    def ways(self, figure: Piece) -> dict[Place, list[Place]]:
        """SKI-008: where *figure* can move to, and by which way."""
        allies: Collection[Place] = {ally.zone for ally in self.of(side(figure))}
        movement = RANKS[rank(figure)][0]
        return self.walls.ways(figure.zone, movement, self.pace(side(figure)), allies)

    def costs(self, figure: Piece) -> dict[Place, int]:
        """What it would cost *figure* to come to each place, however far."""
        if figure.id not in self._costs:
            pace = self.pace(side(figure))
            self._costs[figure.id] = self.walls.flood(figure.zone, pace)
        return self._costs[figure.id]

    def in_range(self, figure: Piece, place: Place) -> list[Place]:
        """SKI-015, SKI-016: what *figure* could attack from *place*, whoever stands there."""
        far, walls, space = RANKS[rank(figure)][1], self.walls, self.map.space
        near = (other for other in space.places if 0 < (space.distance(place, other) or 0) <= far)
        return [other for other in near if not spared(walls, place, other, far)]

    def beside(self, one: Place, other: Place) -> bool:
        """Whether one step leads from *one* to *other*."""
        return other in self.walls.links[one]
