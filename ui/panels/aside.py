"""Where something may lie over the table, beside what the player is looking at."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPoint, QRect, QSize

EDGE = 12
"""Pixels from the edges of the table, and from what is kept clear of."""

STEPS = 12
"""Into how many steps the room is divided to look for a place, each way."""


def aside(room: QSize, sizes: Iterable[QSize], clear: Sequence[QRect]) -> QRect:
    """A place in *room*, of the first of *sizes* that can cover nothing of *clear*.

    If there is no such place, where it covers least, and nothing of the first if that can be.
    """
    best, least = QRect(), -1
    for size in sizes:
        for at in _places(room, size):
            lies = QRect(at, size)
            covers = _covered(lies, clear)
            if least < 0 or covers < least:
                best, least = lies, covers
        if not least:
            break
    return best


def _places(room: QSize, size: QSize) -> list[QPoint]:
    """Where to try: the corners and edges first, then further in."""
    wide = room.width() - size.width() - 2 * EDGE
    high = room.height() - size.height() - 2 * EDGE
    at = [(x, y) for x in range(STEPS + 1) for y in range(STEPS + 1)]
    at.sort(key=lambda p: min(p[0], STEPS - p[0]) + abs(p[1] - STEPS // 2) / STEPS)
    return [QPoint(EDGE + wide * x // STEPS, EDGE + high * y // STEPS) for x, y in at]


def _covered(lies: QRect, clear: Sequence[QRect]) -> int:
    """How many pixels of *clear* are covered from there; those of the first count most."""
    wide = lies.adjusted(-EDGE, -EDGE, EDGE, EDGE)
    total = 0
    for number, each in enumerate(clear):
        both = wide & each
        total += max(0, both.width()) * max(0, both.height()) * (1 if number else 1000)
    return total
