"""Maps drawn in text: a sign for each cell, row by row, with the game's legend."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Literal

from msgspec import Struct, field

from tabletop.table.space.graph import Place, Space, cells
from tabletop.table.space.grid import Grid
from tabletop.table.space.walls import Walls
from tabletop.table.space.ways import Pace, flood

GAP = " "
"""Where no place is, in every legend."""


class Terrain(Struct, frozen=True):
    """What a sign stands for.

    A `wall` is always shut; a `door` is shut until somebody opens it; what is `blocked` cannot be
    entered, but range and sight go through. `cost` is what entering costs, `start` where figures
    may begin. `look` is the name of its picture, if that is not its own; where there is none of
    that name it looks `like` another.
    """

    name: str
    cost: int = 1
    wall: bool = False
    door: bool = False
    blocked: bool = False
    start: bool = False
    look: str = ""
    like: str = ""


class Placed(Struct, frozen=True):
    """What a list beside the map puts on it: its name, and its column and row, from 0."""

    name: str
    column: int
    row: int


Code = Literal[
    "map-empty",
    "unknown-sign",
    "no-start",
    "unreachable-place",
    "off-the-map",
    "same-place",
    "in-a-wall",
]


class MapFinding(Struct, frozen=True):
    """A fault in a map: what, where and what to do. `line` and `column` are those of the text, from
    1 (0: the whole map). Something placed from a list has the position that the list gives, on or
    off the map."""

    code: Code
    line: int
    column: int
    message: str

    def __str__(self) -> str:
        where = f"line {self.line}, column {self.column}: " if self.line else ""
        return f"{where}{self.message} [{self.code}]"


class Map(Struct, frozen=True):
    """A map as it was read: its space, what lies on each place, and what is wrong with it."""

    space: Space
    terrain: dict[Place, Terrain]
    placed: dict[str, Place] = field(default_factory=dict)
    findings: list[MapFinding] = field(default_factory=list)

    @property
    def starts(self) -> list[Place]:
        """Where figures may begin."""
        return [place for place, terrain in self.terrain.items() if terrain.start]

    @property
    def doors(self) -> list[Place]:
        """All doors, open and closed."""
        return [place for place, terrain in self.terrain.items() if terrain.door]

    def walls(self, opened: Collection[Place] = ()) -> Walls:
        """The walls, and all doors but those that somebody has *opened*."""
        return Walls(
            self.space,
            (
                place
                for place, terrain in self.terrain.items()
                if terrain.wall or (terrain.door and place not in opened)
            ),
        )

    def pace(
        self, blocked: Collection[Place] = (), costs: Mapping[Place, int] | None = None
    ) -> Pace:
        """How a figure moves here for which these places are *blocked*, too. *costs* are its own
        costs where they differ from the map's: 1 for a swimmer."""
        lying = {p: terrain.cost for p, terrain in self.terrain.items() if terrain.cost != 1}
        barred = {place for place, terrain in self.terrain.items() if terrain.blocked}
        return Pace(lying | dict(costs or {}), barred.union(blocked))


def read_map(
    text: str, legend: Mapping[str, Terrain], grid: Grid, placed: Iterable[Placed] = ()
) -> Map:
    """Read a map: each character is the cell of its column and line, and a space is no place. Empty
    lines around the map are ignored. A bad map raises nothing: its faults are in `findings`, in the
    order of the text, and the rest of it is read."""
    lines = text.split("\n")
    while lines and not lines[-1].strip():
        lines.pop()
    above = 0
    while above < len(lines) and not lines[above].strip():
        above += 1
    findings: list[MapFinding] = []
    signs: dict[tuple[int, int], Terrain] = {}
    for row, line in enumerate(lines[above:]):
        for column, sign in enumerate(line.rstrip()):
            if sign in legend:
                signs[column, row] = legend[sign]
            elif sign != GAP:
                known = " ".join(sorted(legend))
                message = f"The sign {sign!r} is not in the legend. There are: {known}"
                findings.append(MapFinding("unknown-sign", row + above + 1, column + 1, message))
    if not signs:
        findings.append(MapFinding("map-empty", 0, 0, "No place is drawn here. Draw some."))
    space = cells(grid, signs)
    read = Map(space, {f"{c},{r}": signs[c, r] for r, c in sorted((r, c) for c, r in signs)})
    findings += _placed(read, placed, above)
    findings += _unreachable(read, grid, above)
    read.findings.extend(sorted(findings, key=lambda finding: (finding.line, finding.column)))
    return read


def _placed(read: Map, placed: Iterable[Placed], above: int) -> Iterable[MapFinding]:
    """The faults of what a list puts on the map; everything that fits is put there."""
    taken: dict[Place, str] = {}
    for thing in placed:
        line, column = thing.row + above + 1, thing.column + 1
        place = f"{thing.column},{thing.row}"
        spot = f"at column {thing.column}, row {thing.row} (from 0)"
        terrain = read.terrain.get(place)
        if terrain is None:
            message = f"{thing.name} {spot} is off the map. Put it on a place."
            yield MapFinding("off-the-map", line, column, message)
        elif terrain.wall or terrain.blocked:
            message = f"{thing.name} {spot} is in a {terrain.name}. Put it on a free place."
            yield MapFinding("in-a-wall", line, column, message)
        elif place in taken:
            message = f"{thing.name} {spot} is where {taken[place]} is. Move one of them."
            yield MapFinding("same-place", line, column, message)
        elif thing.name in read.placed:
            message = f"Another thing is called {thing.name}, too. Give each a name of its own."
            yield MapFinding("same-place", line, column, message)
        else:
            taken[place] = thing.name
            read.placed[thing.name] = place


def _unreachable(read: Map, grid: Grid, above: int) -> Iterable[MapFinding]:
    """The places that cannot be reached from any start, with all doors open."""
    if not read.terrain:
        return
    if not read.starts:
        yield MapFinding("no-start", 0, 0, "No place is a start. Draw one, or all stays empty.")
        return
    reached = flood(read.walls(read.doors).links, read.starts, read.pace())
    for place, terrain in read.terrain.items():
        if place not in reached and not terrain.wall and not terrain.blocked:
            column, row = grid.cell(read.space.centre[place])
            message = f"No way leads to this {terrain.name}. Open one, or draw a wall or a gap."
            yield MapFinding("unreachable-place", row + above + 1, column + 1, message)
