"""Boxes of differing heights packed into a room as large as they fit: pure geometry."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

Size = tuple[float, float]

SHARES = (1.0, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7)
"""How much smaller than the others the tallest box may lie: what is in it is of one kind."""

WORTH = 1.08
"""By how much all together must gain before some lie smaller than others."""


REORDERED = 1.12
"""By how much all together must gain before the tallest lie first: players know their order."""

KEPT = 64
"""So many packings are kept: an answer changes one board or two of a table."""


class Packed(NamedTuple):
    """How boxes lie: at which scale each, and where its upper left corner is."""

    scales: list[float]
    corners: list[QPointF]


def pack(room: QRectF, boxes: Sequence[Size], most: float, gap: float) -> Packed:
    """*boxes* side by side in *room*, at a scale of at most *most*, *gap* apart (before scaling).

    They keep their order, unless all lie much larger with the tallest first: each lies in the
    column that is shortest so far, the left one of equals. So boxes of equal height make rows, and
    a tall one has two low ones beside it. All have one scale, unless a few tall ones would make all
    the others small.
    """
    return _packed(room.getRect(), tuple(boxes), most, gap)


@lru_cache(KEPT)
def _packed(
    rect: tuple[float, float, float, float], boxes: tuple[Size, ...], most: float, gap: float
) -> Packed:
    room = QRectF(*rect)
    if not boxes:
        return Packed([], [])
    given = _in_order(room, boxes, most, gap)
    order = sorted(range(len(boxes)), key=lambda number: -boxes[number][1])
    if order == [*range(len(boxes))]:
        return given
    tallest_first = _in_order(room, [boxes[number] for number in order], most, gap)
    if sum(tallest_first.scales) <= REORDERED * sum(given.scales):
        return given
    places = [order.index(number) for number in range(len(boxes))]
    return Packed(
        [tallest_first.scales[place] for place in places],
        [tallest_first.corners[place] for place in places],
    )


def _in_order(room: QRectF, boxes: Sequence[Size], most: float, gap: float) -> Packed:
    """*boxes* in their order, as large as together they may be."""
    tallest, lowest = max(height for _, height in boxes), min(height for _, height in boxes)
    found = []
    for share in SHARES if lowest < tallest else SHARES[:1]:
        shares = [min(1.0, share * tallest / height) for _, height in boxes]
        sizes = [(w * part, h * part) for (w, h), part in zip(boxes, shares, strict=True)]
        scale, corners = _columns(room, sizes, most, gap)
        found.append((scale * sum(shares), Packed([scale * part for part in shares], corners)))
    (even, all_alike), (best, some_smaller) = found[0], max(found, key=lambda way: way[0])
    return some_smaller if best > even * WORTH else all_alike


def _columns(
    room: QRectF, boxes: Sequence[Size], most: float, gap: float
) -> tuple[float, list[QPointF]]:
    """The scale and the corners of *boxes* in the number of columns that shows them largest."""
    wide = max(width for width, _ in boxes)
    best: tuple[float, list[QPointF], float] | None = None
    for columns in range(1, len(boxes) + 1):
        corners, height = _stacked([tall for _, tall in boxes], columns, wide + gap, gap)
        width = columns * (wide + gap) - gap
        scale = min(most, room.width() / width, room.height() / height)
        if best is None or scale > best[0] * 0.999:  # of two as large the wider one
            best = (scale, corners, width)
    assert best is not None
    scale, corners, width = best
    left = room.center().x() - width * scale / 2
    return scale, [
        QPointF(left, room.top()) + (corner + QPointF((wide - across) / 2, 0)) * scale
        for corner, (across, _) in zip(corners, boxes, strict=True)
    ]


def _stacked(
    heights: Sequence[float], columns: int, step: float, gap: float
) -> tuple[list[QPointF], float]:
    """The corners of boxes of *heights* in so many columns *step* apart, and the height of all."""
    filled = [0.0] * columns
    corners = []
    for height in heights:
        column = min(range(columns), key=lambda number: filled[number])
        corners.append(QPointF(column * step, filled[column]))
        filled[column] += height + gap
    return corners, max(filled) - gap
