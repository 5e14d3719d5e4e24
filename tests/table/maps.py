"""Maps for the tests: the three of a hex game, and maps by chance."""

from __future__ import annotations

from random import Random

from tabletop.table.space import Grid, Map, Terrain, cells, read_map
from tabletop.table.space.graph import Place, Space

LEGEND = {
    "#": Terrain("wall", wall=True),
    ".": Terrain("floor"),
    "S": Terrain("start hex", start=True),
    "~": Terrain("deep water", cost=2),
    "o": Terrain("obstacle", blocked=True),
    "L": Terrain("lamp", blocked=True),
    "D": Terrain("door", door=True),
}

CAUSEWAY = """
###########
#S..#..~..#
#S..#.o...#
#S..D..~..#
#S.o#.o...#
#S..#..~..#
###########
"""
LAMPS = """
############
#S....o..L.#
#S.o.......#
#S..~~L~~..#
#S.o.......#
#S....o..L.#
############
"""
SEXTON = """
############
#...o..~...#
#S....L....#
#S..~...~..#
#S.........#
#S..~...~..#
#S....L....#
#...o..~...#
############
"""
MAPS = {"causeway": CAUSEWAY, "lamps": LAMPS, "sexton": SEXTON}


def drawn(text: str, grid: Grid) -> Map:
    """A map without anything wrong."""
    read = read_map(text, LEGEND, grid)
    assert read.findings == []
    return read


def by_chance(luck: Random, grid: Grid, size: int = 7) -> Map:
    """A map of any shape with gaps, walls, doors and all else; some of it may be out of reach."""
    rows = [
        "".join(luck.choice("......##~oD ") for _ in range(luck.randint(3, size)))
        for _ in range(luck.randint(3, size))
    ]
    return read_map("S" + "\n".join(rows), LEGEND, grid)


def column_row(place: Place) -> tuple[int, int]:
    """The column and row of a place of a grid."""
    column, row = place.split(",")
    return int(column), int(row)


def called(column: int, row: int) -> Place:
    """The place of a column and a row."""
    return f"{column},{row}"


def block(grid: Grid, size: int = 5) -> Space:
    """A block of cells about the middle of the plane, so that columns and rows may be negative."""
    return cells(grid, ((c, r) for c in range(-size, size + 1) for r in range(-size, size + 1)))
