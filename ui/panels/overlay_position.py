"""Where an overlay may lie on the table, beside what the player is looking at."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence

from PySide6.QtCore import QPoint, QRect, QSize

EDGE = 12
"""Pixels from the edges of the table and from what must stay clear."""

STEPS = 12
"""In how many steps, each way, the room is searched for a place."""


FAR = 150
"""How many covered pixels are worth one pixel of distance."""


DEAR = 20
"""How many times as much a covered pixel of a pile costs: players must see what is drawn next."""


DEAREST = 1000
"""The same for what must never be covered."""


def aside(
    room: QSize,
    sizes: Iterable[QSize],
    clear: Sequence[QRect],
    near: QRect | None = None,
    piles: Sequence[QRect] = (),
    never: Sequence[QRect] = (),
) -> QRect:
    """A place in *room* for the first of *sizes* that covers nothing of *clear*.

    If there is none, the place that covers least, and nothing of the first rectangle of *clear* if
    possible. Among equals, the one nearest to *near*. Far from *near*, a place may cover a little
    for less distance, but hardly anything of *piles*, and nothing of *never* if any place avoids
    it.
    """
    weighed = [
        *_weighed(DEAREST, (*never, *clear[:1])),
        *_weighed(DEAR, piles),
        *_weighed(1, outermost(clear[1:])),
    ]
    best, least, free = QRect(), math.inf, False
    for size in sizes:
        for at in _places(room, size, near):
            lies = QRect(at, size)
            far = FAR * gap(lies, near) if near is not None else 0
            if far >= least:
                continue
            covers = _covered(lies, weighed, least - far)
            if covers + far < least:
                best, least, free = lies, covers + far, not covers
        if free:
            break
    return best


def _places(room: QSize, size: QSize, near: QRect | None) -> list[QPoint]:
    """Places to try: beside *near*, in the corners and along the edges, then further in."""
    wide = room.width() - size.width() - 2 * EDGE
    high = room.height() - size.height() - 2 * EDGE
    at = [(x, y) for x in range(STEPS + 1) for y in range(STEPS + 1)]
    at.sort(key=lambda p: min(p[0], STEPS - p[0]) + abs(p[1] - STEPS // 2) / STEPS)
    places = [QPoint(EDGE + wide * x // STEPS, EDGE + high * y // STEPS) for x, y in at]
    return (_beside(near, size, EDGE + wide, EDGE + high) if near is not None else []) + places


def _beside(near: QRect, size: QSize, right: int, bottom: int) -> list[QPoint]:
    """Places to the right, left, below and above *near*, along each side, up to *right* and
    *bottom*."""
    across = (near.right() + EDGE, near.left() - EDGE - size.width())
    down = (near.bottom() + EDGE, near.top() - EDGE - size.height())
    along_x = (near.center().x() - size.width() // 2, near.left(), near.right() - size.width())
    along_y = (near.center().y() - size.height() // 2, near.top(), near.bottom() - size.height())
    at = [(x, y) for x in across for y in along_y] + [(x, y) for y in down for x in along_x]
    return [QPoint(min(max(x, EDGE), right), min(max(y, EDGE), bottom)) for x, y in at]


def gap(one: QRect, other: QRect) -> int:
    """Pixels between two rectangles, horizontal plus vertical; 0 if they touch."""
    across = max(one.left() - other.right(), other.left() - one.right(), 0)
    return across + max(one.top() - other.bottom(), other.top() - one.bottom(), 0)


_Weighed = tuple[int, int, int, int, int]
"""The left, top, right and bottom edge of a rectangle to keep clear, and the weight of each
pixel."""


def _weighed(weight: int, rooms: Iterable[QRect]) -> Iterator[_Weighed]:
    """*rooms* with this *weight* per pixel."""
    for room in rooms:
        yield room.x(), room.y(), room.x() + room.width(), room.y() + room.height(), weight


def _covered(lies: QRect, weighed: Iterable[_Weighed], most: float) -> int:
    """The weighted number of covered pixels and near misses; counting stops at *most*."""
    x, y = lies.x() - EDGE, lies.y() - EDGE
    ends, under = x + lies.width() + 2 * EDGE, y + lies.height() + 2 * EDGE
    covers = 0
    for left, top, right, bottom, weight in weighed:
        if left < ends and x < right and top < under and y < bottom:
            across = min(ends, right) - max(x, left)
            covers += across * (min(under, bottom) - max(y, top)) * weight
            if covers >= most:
                break
    return covers


def outermost(rooms: Iterable[QRect]) -> list[QRect]:
    """The *rooms* that lie within no other: for a pile hardly more than one card."""
    apart: list[QRect] = []
    for room in sorted(rooms, key=lambda room: -room.width() * room.height()):
        if not any(each.contains(room) for each in reversed(apart)):
            apart.append(room)
    return apart


def overlap(one: QRect, other: QRect) -> int:
    """The number of pixels in both rectangles."""
    both = one & other
    return max(0, both.width()) * max(0, both.height())
