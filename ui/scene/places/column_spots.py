"""The places of a column's zones at present, one above the other."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from ui.scene.layout.table_layout import Column, Layout, ZoneLayout
from ui.scene.measures import metrics
from ui.scene.places.board_rooms import BoardRooms
from ui.scene.places.place_facts import Facts
from ui.scene.places.spot import Spot


def spots_of(layout: Layout, column: Column, facts: Facts, rooms: BoardRooms) -> list[Spot]:
    """The places of the zones of *column*, from the top; the lit one is larger."""
    if column.region:
        return _in_rooms(column, facts, rooms)
    lit = facts.counters.get(column.lit, 0)
    card_width, card_height = layout.card
    x, y = column.at
    spots = []
    for zone in column.zones:
        if zone not in facts.zones:
            continue
        number = facts.zones[zone].number
        scale = column.lit_scale if number == lit else column.scale
        peek_x, peek_y = (abs(part) * scale for part in column.step)
        width, height = card_width * scale + peek_x, card_height * scale + peek_y
        left = x + (column.width - width) / 2
        area = QRectF(left, y, width, height)
        is_lit = number == lit
        lies = ZoneLayout(
            kind="column",
            at=(left, y),
            size=(width, height),
            scale=scale,
            step=column.step,
            order=column.order,
        )
        margin = metrics.SNAP / 2
        drop = area.adjusted(-margin, -column.gap / 2, margin, column.gap / 2)
        if is_lit:
            drop.setRight(area.right() + max(margin, column.drop_right))
        label = column.label.replace("{n}", str(number))
        spots.append(
            Spot(zone, lies, area, drop, scale, lit=is_lit, dimmed=number < lit, label=label)
        )
        y += height + column.gap
    return spots


def _in_rooms(column: Column, facts: Facts, rooms: BoardRooms) -> list[Spot]:
    """The zones of *column* with equal shares of its region, and the lit one in another region."""
    lit = facts.counters.get(column.lit, 0)
    zones = [zone for zone in column.zones if zone in facts.zones]
    room = rooms.room(column.region)
    high = room.height() / max(len(zones), 1)
    spots = []
    for place, zone in enumerate(zones):
        number = facts.zones[zone].number
        part = QRectF(room.left(), room.top() + place * high, room.width(), high)
        side = min(metrics.LABELLED * 1.2, part.width() / 3)
        named = QRectF(part.left(), part.center().y() - side / 2, side, side)
        area = part.adjusted(side + column.gap, column.gap / 2, 0, -column.gap / 2)
        is_lit = number == lit
        if is_lit:
            area = rooms.room(column.lit_region)
        lies = ZoneLayout(
            kind="column",
            region=column.lit_region if is_lit else column.region,
            scale=column.lit_scale if is_lit else column.scale,
            step=column.step,
            order=column.order,
            middled=True,
        )
        label = column.label.replace("{n}", str(number))
        spots.append(
            Spot(
                zone, lies, area, area, lies.scale, lit=is_lit, dimmed=number < lit, label=label,
                named=named,
            )
        )  # fmt: skip
    return spots
