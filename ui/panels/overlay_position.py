"""Where something may lie over the table, beside what the player is looking at."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence

from PySide6.QtCore import QPoint, QRect, QSize

EDGE = 12
"""Pixels from the edges of the table, and from what is kept clear of."""

STEPS = 12
"""Into how many steps the room is divided to look for a place, each way."""


FAR = 150
"""How many pixels may be covered to lie one pixel nearer."""


DEAR = 20
"""How many times as much it costs to cover a pile: what is drawn next must be seen."""


DEAREST = 1000
"""The same of what is never to be covered."""


def aside(
    room: QSize,
    sizes: Iterable[QSize],
    clear: Sequence[QRect],
    near: QRect | None = None,
    piles: Sequence[QRect] = (),
    never: Sequence[QRect] = (),
) -> QRect:
    """A place in *room*, of the first of *sizes* that can cover nothing of *clear*.

    If there is no such place, where it covers least, and nothing of the first if that can be. Of
    such places the nearest to *near*, if that is given: far off, a little may be covered, but
    hardly of *piles*, and nothing of what is *never* to be, wherever else it must lie.
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
    """Where to try: beside what it is to lie *near*, the corners and edges, then further in."""
    wide = room.width() - size.width() - 2 * EDGE
    high = room.height() - size.height() - 2 * EDGE
    at = [(x, y) for x in range(STEPS + 1) for y in range(STEPS + 1)]
    at.sort(key=lambda p: min(p[0], STEPS - p[0]) + abs(p[1] - STEPS // 2) / STEPS)
    places = [QPoint(EDGE + wide * x // STEPS, EDGE + high * y // STEPS) for x, y in at]
    return (_beside(near, size, EDGE + wide, EDGE + high) if near is not None else []) + places


def _beside(near: QRect, size: QSize, right: int, bottom: int) -> list[QPoint]:
    """Right, left, below and above of *near*, along each of these sides, as far as there is room
    up to *right* and *bottom*."""
    across = (near.right() + EDGE, near.left() - EDGE - size.width())
    down = (near.bottom() + EDGE, near.top() - EDGE - size.height())
    along_x = (near.center().x() - size.width() // 2, near.left(), near.right() - size.width())
    along_y = (near.center().y() - size.height() // 2, near.top(), near.bottom() - size.height())
    at = [(x, y) for x in across for y in along_y] + [(x, y) for y in down for x in along_x]
    return [QPoint(min(max(x, EDGE), right), min(max(y, EDGE), bottom)) for x, y in at]


def gap(one: QRect, other: QRect) -> int:
    """How many pixels lie between the two, across and down together; 0 where they touch."""
    across = max(one.left() - other.right(), other.left() - one.right(), 0)
    return across + max(one.top() - other.bottom(), other.top() - one.bottom(), 0)


_Weighed = tuple[int, int, int, int, int]
"""The edges of what is to be kept clear, from the left and the top to the right and the bottom, and
what a pixel of it weighs."""


def _weighed(weight: int, rooms: Iterable[QRect]) -> Iterator[_Weighed]:
    """*rooms*, each of whose pixels has *weight*."""
    for room in rooms:
        yield room.x(), room.y(), room.x() + room.width(), room.y() + room.height(), weight


def _covered(lies: QRect, weighed: Iterable[_Weighed], most: float) -> int:
    """How many pixels are covered from there, or come near to that, by their weights; no more is
    counted than *most*."""
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
    """Those of *rooms* that lie within no other: of the cards of a pile hardly more than one."""
    apart: list[QRect] = []
    for room in sorted(rooms, key=lambda room: -room.width() * room.height()):
        if not any(each.contains(room) for each in reversed(apart)):
            apart.append(room)
    return apart


def overlap(one: QRect, other: QRect) -> int:
    """How many pixels lie in both."""
    both = one & other
    return max(0, both.width()) * max(0, both.height())
