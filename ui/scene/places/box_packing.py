"""Packs boxes of different heights into a room as large as possible: pure geometry."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

Size = tuple[float, float]

REORDERED = 1.12
"""How much larger boxes must become before the tallest go first, because players know the given
order."""

KEPT = 64
"""How many packings are cached: an answer changes only one or two boards of a table."""


class Packed(NamedTuple):
    """A packing: the scale, and the upper left corner of each box."""

    scale: float
    corners: list[QPointF]


def pack(room: QRectF, boxes: Sequence[Size], most: float, gap: float) -> Packed:
    """Pack *boxes* side by side into *room*, at most at the scale *most*, with *gap* between them
    (before scaling).

    Each box goes into the shortest column so far, the left one of equals. So boxes of equal height
    form rows, and a tall one gets two low ones beside it. The order is kept, unless all become much
    larger with the tallest first. All have one scale.
    """
    return _packed(room.getRect(), tuple(boxes), most, gap)


@lru_cache(KEPT)
def _packed(
    rect: tuple[float, float, float, float], boxes: tuple[Size, ...], most: float, gap: float
) -> Packed:
    room = QRectF(*rect)
    if not boxes:
        return Packed(most, [])
    given = _columns(room, boxes, most, gap)
    order = sorted(range(len(boxes)), key=lambda number: -boxes[number][1])
    tallest_first = _columns(room, [boxes[number] for number in order], most, gap)
    if tallest_first.scale <= REORDERED * given.scale:
        return given
    places = [order.index(number) for number in range(len(boxes))]
    return Packed(tallest_first.scale, [tallest_first.corners[place] for place in places])


def _columns(room: QRectF, boxes: Sequence[Size], most: float, gap: float) -> Packed:
    """The scale and corners with the number of columns that shows *boxes* largest."""
    wide = max(width for width, _ in boxes)
    best: tuple[float, list[QPointF], float] | None = None
    for columns in range(1, len(boxes) + 1):
        corners, height = _stacked([tall for _, tall in boxes], columns, wide + gap, gap)
        width = columns * (wide + gap) - gap
        scale = min(most, room.width() / width, room.height() / height)
        if best is None or scale > best[0] * 0.999:  # of two equal scales, prefer fewer rows
            best = (scale, corners, width)
    assert best is not None
    scale, corners, width = best
    left = room.center().x() - width * scale / 2
    return Packed(
        scale,
        [
            QPointF(left, room.top()) + (corner + QPointF((wide - across) / 2, 0)) * scale
            for corner, (across, _) in zip(corners, boxes, strict=True)
        ],
    )


def _stacked(
    heights: Sequence[float], columns: int, step: float, gap: float
) -> tuple[list[QPointF], float]:
    """The corners of boxes of *heights* in columns that are *step* apart, and the total height."""
    filled = [0.0] * columns
    corners = []
    for height in heights:
        column = min(range(columns), key=lambda number: filled[number])
        corners.append(QPointF(column * step, filled[column]))
        filled[column] += height + gap
    return corners, max(filled) - gap
