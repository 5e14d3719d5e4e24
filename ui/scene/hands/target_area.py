"""The area in which a place is lit when something may go there or it may be clicked."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QRectF

from ui.scene.hands.pointed_numbers import beside
from ui.scene.measures import metrics
from ui.scene.table.table_scene import TableScene


def target_area(table: TableScene, zone: str, zoom: float, *, held: bool) -> QRectF:
    """The lit area of *zone* on *table* at *zoom*: never too small to hit, and, while no piece is
    *held*, no wider than its pieces."""
    spot = table.arrangement.spots[zone]
    edge = metrics.TARGET_EDGE
    wide = spot.area.adjusted(-edge, -edge, edge, edge)
    lying = table.lying.zones.get(zone, [])
    if (
        (spot.lies.fit or spot.lies.kind == "file") and lying and not held
    ):  # wide, because it can take more pieces
        wide = _around(item.body() for item in lying).adjusted(-edge, -edge, edge, edge)
    area = spot.drop if spot.lies.drop or spot.lit or spot.on >= 0 else wide
    for way in beside(table, zone):  # it can be clicked like the place itself
        area = area.united(way)
    least = metrics.TARGET_LEAST / max(zoom, 0.01)
    grow_x, grow_y = (max(0.0, least - side) / 2 for side in (area.width(), area.height()))
    area = area.adjusted(-grow_x, -grow_y, grow_x, grow_y)
    name = table.arrangement.labels.get(zone)
    if name is not None and spot.lies.kind != "column":  # the frame must not cross the label
        area.setTop(max(area.top(), min(name.bottom(), spot.area.top())))
    plate = table.arrangement.board_at(spot.seat, spot.area.center())
    return area if plate is None else area & plate


def _around(rooms: Iterable[QRectF]) -> QRectF:
    """The rectangle around all of *rooms*."""
    whole = QRectF()
    for room in rooms:
        whole |= room
    return whole
