"""Cells of one size, in rows, for cards that take the shape of their room. Pure geometry."""

from __future__ import annotations

import math
from typing import NamedTuple

from PySide6.QtCore import QRectF

from ui.scene.measures import metrics
from ui.scene.places.spot import Spot


class _Grid(NamedTuple):
    columns: int
    rows: int
    wide: float
    high: float


def takes_shape(spot: Spot) -> bool:
    """Whether cards at *spot* take the shape of their cells."""
    return bool(spot.lies.region) and spot.lies.shape is not None


def cells(spot: Spot, count: int, most: float) -> list[QRectF]:
    """The cells of *count* cards at *spot*, each at most *most* wide, as large as its shape
    allows."""
    gap = metrics.SHAPED_GAP * spot.board_scale
    if spot.lies.kind == "pile":
        return cells_in(spot, 1, most, gap) * count
    return cells_in(spot, count, most, gap)


def cells_in(spot: Spot, count: int, most: float, gap: float) -> list[QRectF]:
    """The same with *gap* between cells."""
    one_row = spot.lies.kind == "row"
    tried = range(count if one_row else 1, count + 1)
    grids = [_grid(spot, count, columns, most, gap) for columns in tried]
    found = max(grids, key=lambda grid: grid.wide * grid.high)
    area = spot.area
    left = area.left()
    if spot.lies.middled:
        left += (area.width() - found.columns * (found.wide + gap) + gap) / 2
    top = area.top() + (area.height() - found.rows * (found.high + gap) + gap) / 2
    return [
        QRectF(
            left + number % found.columns * (found.wide + gap),
            top + number // found.columns * (found.high + gap),
            found.wide,
            found.high,
        )
        for number in range(count)
    ]


def _grid(spot: Spot, count: int, columns: int, most: float, gap: float) -> _Grid:
    """*count* cards in *columns*: their size, within the allowed shapes."""
    narrowest, widest = spot.lies.shape or (0.0, math.inf)
    rows = math.ceil(count / columns)
    high = max((spot.area.height() - gap * (rows - 1)) / rows, 1.0)
    wide = max((spot.area.width() - gap * (columns - 1)) / columns, 1.0)
    wide = min(wide, widest * high, most)
    return _Grid(columns, rows, wide, min(high, wide / narrowest))
