"""How goods lie: pieces of one name in a stack, each stack in a cell with room for text."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from ui.scene.places import piece_poses
from ui.scene.places.piece_poses import Pose, Size
from ui.scene.places.spot import Spot

GAP = 10.0  # between two cells
INSET = 0.07  # the margin around the card, in cell heights
SHARE = 0.36  # the largest part of a cell's width for the card
SHAPE = 1.9  # the best width of a cell, in heights
SEEN = 4  # the number of visible cards of a stack
# the shift from one visible card to the next, in card widths and heights
ASIDE, RISE = 0.044, 0.016


class Stack(NamedTuple):
    """All pieces of one name: their indices, the cell, and the position of the top card."""

    name: str
    pieces: tuple[int, ...]
    cell: QRectF
    card: QRectF

    @property
    def words(self) -> QRectF:
        """The room beside the card."""
        room, inset = QRectF(self.cell), INSET * self.cell.height()
        beside = self.card.width() * (ASIDE * (min(len(self.pieces), SEEN) - 1))
        room.setLeft(self.card.right() + beside + 1.1 * inset)
        return room.adjusted(0, 0.8 * inset, -1.1 * inset, -0.8 * inset)


def stacks(spot: Spot, names: Sequence[str], card: Size) -> list[Stack]:
    """The stacks of pieces with these *names*, in the order in which the names first appear."""
    held: dict[str, list[int]] = {}
    for number, name in enumerate(names):
        held.setdefault(name, []).append(number)
    found = []
    for (name, pieces), cell in zip(held.items(), _cells(spot.area, len(held)), strict=True):
        inset = INSET * cell.height()
        high = min(cell.height() - 2 * inset, SHARE * cell.width() * card[1] / card[0])
        high = min(high, spot.scale * card[1])
        lies = QRectF(cell.left() + inset, 0, high * card[0] / card[1], high)
        lies.moveCenter(QPointF(lies.center().x(), cell.center().y()))
        found.append(Stack(name, tuple(pieces), cell, lies))
    return found


def poses(spot: Spot, names: Sequence[str], sizes: Sequence[Size]) -> list[Pose]:
    """A pose for each piece; the first of each name is on top of its stack."""
    if not names:
        return []
    found: dict[int, Pose] = {}
    for stack in stacks(spot, names, sizes[0]):
        middle, scale = stack.card.center(), stack.card.width() / sizes[0][0]
        for over, piece in enumerate(stack.pieces):
            deep = min(over, SEEN - 1)
            at = middle + QPointF(
                deep * ASIDE * stack.card.width(), -deep * RISE * stack.card.height()
            )
            z = piece_poses.height_of(spot, len(names) - over)
            found[piece] = Pose(at.x(), at.y(), scale, z=z, visible=over < SEEN)
    return [found[number] for number in range(len(names))]


def _cells(area: QRectF, count: int) -> list[QRectF]:
    """*count* cells as large as all fit, in rows of equal length."""

    def side(columns: int) -> float:
        rows = math.ceil(count / columns)
        return min(area.width() / columns / SHAPE, area.height() / rows)

    columns = max(range(1, count + 1), key=side, default=1)
    columns = math.ceil(count / math.ceil(count / columns))  # make the rows equally long
    rows = math.ceil(count / columns)
    wide = (area.width() - GAP * (columns - 1)) / columns
    high = (area.height() - GAP * (rows - 1)) / rows
    return [
        QRectF(
            area.left() + n % columns * (wide + GAP),
            area.top() + n // columns * (high + GAP),
            wide,
            high,
        )
        for n in range(count)
    ]
