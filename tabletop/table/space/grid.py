"""Grids: cells of one shape, side by side, in exact integers.

Points are doubled: a cell's centre and all its corners are whole numbers. The picture is stretched
(a hex is as high as it is wide), which changes no line, no side and no touch.
"""

from __future__ import annotations

from msgspec import Struct

Point = tuple[int, int]
"""Across and down, in the doubled coordinates of a grid."""


class Grid(Struct, frozen=True, eq=False):
    """The shape of all cells and how they lie.

    `across` and `down` are how far apart columns and rows are; with `shifted` every second row (or
    `"columns"`: column) lies a half further. `directions` lead from a centre to the neighbours'
    centres, by compass; `corners` from a centre to the cell's corners, all the way round; `around`
    to the centres of all cells that share at least a corner.
    """

    name: str
    across: int
    down: int
    shifted: str
    directions: dict[str, Point]
    corners: tuple[Point, ...]
    around: tuple[Point, ...]

    def centre(self, column: int, row: int) -> Point:
        """Where the cell of a column and a row, counted from 0, has its middle."""
        if self.shifted == "rows":
            return self.across * column + (row & 1), self.down * row
        if self.shifted == "columns":
            return self.across * column, self.down * row + (column & 1)
        return self.across * column, self.down * row

    def cell(self, centre: Point) -> Point:
        """The column and row of the cell with this *centre*."""
        x, y = centre
        return x // self.across, y // self.down

    def distance(self, a: Point, b: Point) -> int:
        """The fewest steps from centre to centre where every cell is there and nothing blocks."""
        across, down = abs(a[0] - b[0]), abs(a[1] - b[1])
        if self.shifted == "rows":
            rows = down // 3
            return max(rows, (across + rows) // 2)
        if self.shifted == "columns":
            columns = across // 3
            return max(columns, (down + columns) // 2)
        if len(self.directions) == 4:
            return (across + down) // 2
        return max(across, down) // 2


_POINTY = {"ne": (1, -3), "e": (2, 0), "se": (1, 3), "sw": (-1, 3), "w": (-2, 0), "nw": (-1, -3)}
_FLAT = {"n": (0, -2), "ne": (3, -1), "se": (3, 1), "s": (0, 2), "sw": (-3, 1), "nw": (-3, -1)}
_SIDES = {"n": (0, -2), "e": (2, 0), "s": (0, 2), "w": (-2, 0)}
_KING = _SIDES | {"ne": (2, -2), "se": (2, 2), "sw": (-2, 2), "nw": (-2, -2)}
_SQUARE = ((-1, -1), (1, -1), (1, 1), (-1, 1))
_STANDING = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))
_LYING = ((1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1))

POINTY = Grid("pointy", 2, 3, "rows", _POINTY, _STANDING, tuple(_POINTY.values()))
"""Hexes that stand on a corner; odd rows lie half a hex further right."""

FLAT = Grid("flat", 3, 2, "columns", _FLAT, _LYING, tuple(_FLAT.values()))
"""Hexes that lie on a side; odd columns lie half a hex further down."""

SQUARES_4 = Grid("squares", 2, 2, "", _SIDES, _SQUARE, tuple(_KING.values()))
"""Squares left by their sides alone."""

SQUARES_8 = Grid("squares with diagonals", 2, 2, "", _KING, _SQUARE, tuple(_KING.values()))
"""Squares left by their sides and their corners; either way is one step."""
