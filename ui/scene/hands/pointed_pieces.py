"""Pieces under the pointer, or under a dragged piece."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF

from ui.scene.pieces import figures
from ui.scene.pieces.items import PieceItem
from ui.scene.table.table_scene import TableScene


def held_over(item: PieceItem, lying: Sequence[PieceItem]) -> int:
    """Which of the pieces *lying* in its place *item* is held over."""
    homes = [QPointF(each.home.x, each.home.y) - item.pos() for each in lying]
    return min(range(len(homes)), key=lambda n: homes[n].manhattanLength())


def lies_under(table: TableScene, held: PieceItem, point: QPointF) -> PieceItem | None:
    """The topmost piece under *held*, which lies with others where the pointer is, at *point*."""
    own = {held, *table.group_of(held)}
    for item in table.items(point):
        if isinstance(item, PieceItem) and item not in own and is_on(item, point):
            return item
    return None


def is_on(item: PieceItem, point: QPointF) -> bool:
    """Whether *point* is on the piece; the place it has risen from counts too, so that it does not
    flutter.

    Beside a figure, above its foot, is the place behind it.
    """
    body = item.body()
    if item.piece.kind == "figure":
        beside = body.width() * (1 - figures.BODY) / 2
        upright = body.adjusted(beside, 0, -beside, 0)
        return upright.contains(point) or figures.foot_room(body).contains(point)
    return body.adjusted(0, 0, 0, item.raised).contains(point)
