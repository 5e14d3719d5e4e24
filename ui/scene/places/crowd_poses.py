"""How figures and tokens share a place of a space: a pose for each piece. Pure geometry."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF

from ui.scene.measures import metrics, z_values
from ui.scene.places.piece_poses import Pose, Size
from ui.scene.places.spot import Spot

# heights and depths are in cells
ABREAST = 0.98  # the part of a place's width that figures side by side take
LIES, LIES_ALONE = 0.26, 0.62  # the height of tokens: in front of figures, or alone
LOW = 0.27  # how far below the middle tokens in front of figures lie
FRONT, FRONT_OF_ROWS = 0.2, 0.26  # how far below the middle the feet of the first row are
BACK = 0.16  # how far figures step back for tokens in front
DEEP, HIGHEST = 0.27, 0.3  # the distance of rows, and the highest position of the last row


def poses(spot: Spot, sizes: Sequence[Size]) -> list[Pose]:
    """A pose for each piece of *spot*: figures stand in rows, with tokens in front.

    Lower pieces are drawn in front of higher ones, because they are nearer to the viewer.
    """
    figures = [n for n, size in enumerate(sizes) if size == metrics.FIGURE]
    others = [n for n, size in enumerate(sizes) if size != metrics.FIGURE]
    found: dict[int, Pose] = {}
    for rank, (number, pose) in enumerate(
        [
            *_lying(spot, others, sizes, alone=not figures),
            *_standing(spot, figures, back=BACK if others else 0),
        ]
    ):
        found[number] = pose._replace(z=height_of(spot) + rank * z_values.TUCK)
    return [found[number] for number in range(len(sizes))]


def height_of(spot: Spot) -> float:
    """The z value of the pieces of *spot*: above all places that are higher on the table."""
    far = min(max(spot.area.center().y() / z_values.LOWEST, 0.0), 1.0)
    return z_values.PIECES + far * (z_values.LOOSE - z_values.PIECES - 1)


def _standing(spot: Spot, numbers: Sequence[int], back: float) -> list[tuple[int, Pose]]:
    """The poses of the figures *numbers*, moved *back*, last row first."""
    if not numbers:
        return []
    cell, count = spot.scale * metrics.CELL, len(numbers)
    wide = spot.area.width() * ABREAST

    def size_in(columns: int) -> float:
        across = wide / columns / (metrics.FIGURE[0] * spot.scale)
        return min(1.0, across, math.pow(math.ceil(count / columns), -0.6))

    columns = max(range(1, count + 1), key=size_in)
    scale, rows = spot.scale * size_in(columns), math.ceil(count / columns)
    front = (FRONT if rows == 1 else FRONT_OF_ROWS) - back
    deep = min(DEEP, (front + HIGHEST) / max(1, rows - 1))
    found = []
    for index, number in enumerate(numbers):
        row = index // columns
        in_row = min(columns, count - row * columns)
        step = min(wide / columns, cell)
        x = spot.area.center().x() + (index % columns - (in_row - 1) / 2) * step
        foot = spot.area.center().y() + cell * (front - deep * (rows - 1 - row))
        middle = foot - metrics.FIGURE[1] * scale * (0.5 - metrics.FOOT / 2)
        found.append((number, Pose(x, middle, scale)))
    return found


def _lying(
    spot: Spot, numbers: Sequence[int], sizes: Sequence[Size], *, alone: bool
) -> list[tuple[int, Pose]]:
    """The poses of the tokens, dice and cards *numbers*, each as large as all fit."""
    if not numbers:
        return []
    cell = spot.scale * metrics.CELL
    high = cell * (LIES_ALONE if alone else LIES)
    room = QRectF(0, 0, max(spot.area.width() - 0.25 * cell, 0.6 * cell), high)
    room.moveCenter(spot.area.center() + QPointF(0, 0 if alone else LOW * cell))
    wide, tall = max(sizes[n][0] for n in numbers), max(sizes[n][1] for n in numbers)

    def size_in(columns: int) -> float:
        rows = math.ceil(len(numbers) / columns)
        return min(spot.scale, room.width() / columns / wide, room.height() / rows / tall)

    columns = max(range(1, len(numbers) + 1), key=size_in)
    scale, rows = size_in(columns), math.ceil(len(numbers) / columns)
    found = []
    for index, number in enumerate(numbers):
        row = index // columns
        in_row = min(columns, len(numbers) - row * columns)
        x = room.center().x() + (index % columns - (in_row - 1) / 2) * wide * scale
        y = room.center().y() + (row - (rows - 1) / 2) * tall * scale
        found.append((number, Pose(x, y, scale)))
    return found
