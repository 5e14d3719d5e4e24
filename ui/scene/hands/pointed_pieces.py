"""Pieces, as hands on the table point at them or hold them over others."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF

from ui.scene.pieces import figures
from ui.scene.pieces.items import PieceItem
from ui.scene.table.table_scene import TableScene


def held_over(item: PieceItem, lying: Sequence[PieceItem]) -> int:
    """Which of those *lying* in its place, itself among them, *item* is held over."""
    homes = [QPointF(each.home.x, each.home.y) - item.pos() for each in lying]
    return min(range(len(homes)), key=lambda n: homes[n].manhattanLength())


def lies_under(table: TableScene, held: PieceItem, point: QPointF) -> PieceItem | None:
    """The topmost piece under *held*, which lies with its fellows where the pointer is, at
    *point*."""
    own = {held, *table.group_of(held)}
    for item in table.items(point):
        if isinstance(item, PieceItem) and item not in own and is_on(item, point):
            return item
    return None


def is_on(item: PieceItem, point: QPointF) -> bool:
    """Whether *point* is on the piece itself; where it rose from still counts, lest it flutter.

    What is beside a figure, over its foot, is the place behind it.
    """
    body = item.body()
    if item.piece.kind == "figure":
        beside = body.width() * (1 - figures.BODY) / 2
        upright = body.adjusted(beside, 0, -beside, 0)
        return upright.contains(point) or figures.foot_room(body).contains(point)
    return body.adjusted(0, 0, 0, item.raised).contains(point)
