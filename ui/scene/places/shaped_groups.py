"""Groups of cards in which no card lies over another: pure geometry.

One card of each group is large and takes the shape of its room: the one that holds the others, or
that nothing holds. The others are strips of its width: those that it holds above it, those that it
owns below. All large cards of a place have one size.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF

from ui.scene.measures import metrics
from ui.scene.places.spot import Spot

_HELD = 0.6
"""The largest part of a group's height that its strips take."""


class Held(NamedTuple):
    """The number of strips above and below a group's large card."""

    above: int
    below: int


class Shape(NamedTuple):
    """The shape of the groups of a place: the columns, the size of large cards, the number of
    strips in a line below them, and the height of a strip."""

    columns: int
    wide: float
    high: float
    abreast: int
    strip: float


def shape_of(spot: Spot, groups: Sequence[Held], most: float) -> Shape:
    """The shape in which the large cards of *groups* at *spot*, at most *most* wide, are
    largest."""
    tried = [_shape(spot, groups, columns, most) for columns in range(1, len(groups) + 1)]
    return max(tried, key=lambda shape: shape.wide * shape.high)


def alike(places: Sequence[tuple[Spot, Sequence[Held], Shape]]) -> list[Shape]:
    """The shapes of several *places* with large cards of one size."""
    wide = min(shape.wide for _, _, shape in places)
    for _ in range(2):  # narrower cards may need more lines of strips, so try twice
        found = [_at(spot, held, shape.columns, wide) for spot, held, shape in places]
        high = min(shape.high for shape in found)
        widest = min((spot.lies.shape or (0.0, math.inf))[1] for spot, _, _ in places)
        wide = min(wide, widest * high)
    strip = min(shape.strip for shape in found)
    return [shape._replace(wide=wide, high=high, strip=strip) for shape in found]


def rooms(spot: Spot, groups: Sequence[Held], shape: Shape) -> list[list[QRectF]]:
    """The rooms of each of *groups*: strips above, the large card, strips below."""
    gap, strip = _gap(spot), shape.strip
    rows = math.ceil(len(groups) / shape.columns)
    lines = [_lines(group, shape.abreast) for group in groups]
    above = max((group.above for group in groups), default=0)
    step = shape.high + max(lines, default=0) * (strip + _seam(spot)) + gap
    top = spot.area.top() + max(0.0, (spot.area.height() - rows * step + gap) / 2)
    found = []
    for number, group in enumerate(groups):
        row, column = divmod(number, shape.columns)
        in_row = min(shape.columns, len(groups) - row * shape.columns)
        taken = in_row * (shape.wide + gap) - gap
        left = spot.area.left() + (spot.area.width() - taken) / 2 + column * (shape.wide + gap)
        # align with the other large cards of the row
        down = min(max(lines) - lines[number], above - group.above)
        at = top + row * step + down * (strip + _seam(spot))
        found.append(_stack(spot, group, shape, QRectF(left, at, shape.wide, shape.high)))
    return found


def _stack(spot: Spot, group: Held, shape: Shape, first: QRectF) -> list[QRectF]:
    """The rooms of a *group* whose first strip or card is *first*."""
    strip, seam = shape.strip, _seam(spot)
    found, y = [], first.top()
    for _ in range(group.above):
        found.append(QRectF(first.left(), y, shape.wide, strip))
        y += strip + seam
    found.append(QRectF(first.left(), y, shape.wide, shape.high))
    y += shape.high + seam
    each = (shape.wide - seam * (shape.abreast - 1)) / shape.abreast
    for number in range(group.below):
        line, place = divmod(number, shape.abreast)
        # the last strip, alone in its line, gets the whole line
        alone = number == group.below - 1 and place == 0
        wide = shape.wide if alone else each
        at = first.left() + place * (each + seam)
        found.append(QRectF(at, y + line * (strip + seam), wide, strip))
    return found


def _shape(spot: Spot, groups: Sequence[Held], columns: int, most: float) -> Shape:
    """The shape with this number of *columns*."""
    gap = _gap(spot)
    wide = min(max((spot.area.width() - gap * (columns - 1)) / columns, 1.0), most)
    found = _at(spot, groups, columns, wide)
    widest = (spot.lies.shape or (0.0, math.inf))[1]
    return _at(spot, groups, columns, min(wide, widest * found.high))


def _at(spot: Spot, groups: Sequence[Held], columns: int, wide: float) -> Shape:
    """The shape with large cards *wide* units wide."""
    narrowest = (spot.lies.shape or (0.0, math.inf))[0]
    gap, strip = _gap(spot), spot.lies.strip * spot.board_scale
    rows = math.ceil(len(groups) / columns)
    abreast = max(1, int(wide / (metrics.STRIP_LEAST * strip))) if strip else 1
    lines = max((_lines(group, abreast) for group in groups), default=0)
    room = max((spot.area.height() - gap * (rows - 1)) / rows, 1.0)
    if lines:  # lower strips if many are held, so that the large card stays the largest
        strip = min(strip, _HELD * room / lines - _seam(spot))
    high = room - lines * (strip + _seam(spot))
    return Shape(columns, wide, min(high, wide / narrowest if narrowest else high), abreast, strip)


def _lines(group: Held, abreast: int) -> int:
    return group.above + math.ceil(group.below / abreast)


def _gap(spot: Spot) -> float:
    return metrics.SHAPED_GAP * spot.board_scale


def _seam(spot: Spot) -> float:
    """The space between a card and what it holds: less than to the next group."""
    return metrics.SEAM * spot.board_scale
