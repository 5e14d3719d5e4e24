"""Which place is meant when a dragged piece is over several."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF

from tabletop.table.table import FELT
from ui.scene.measures import metrics
from ui.scene.pieces.items import PieceItem
from ui.scene.places.spot import Spot

if TYPE_CHECKING:
    from ui.scene.table.table_scene import TableScene


def meant(
    table: TableScene, item: PieceItem, among: Collection[str], pointer: QPointF, *, by_hand: bool
) -> str:
    """The zone among *among* that is meant when *item* is held where it is, with the *pointer* on
    it.

    First comes a piece below that accepts it, unless the pointer is in a place beside that; then
    the place of a space under the pointer (first of all for a figure, which is held by its foot);
    then the place with the largest overlap. By hand, where every place accepts drops, it is the
    smallest place under the pointer. Empty if there is none.
    """
    place = table.arrangement.place_at(pointer)
    place = place if place in among and table.arrangement.spots[place].shown else ""
    if place and item.piece.kind == "figure":
        return place
    known = table.arrangement.spots
    spots = [
        spot
        for zone in among
        if (spot := known.get(zone)) and spot.shape is None and spot.shown and zone != FELT
    ]
    if by_hand:  # without a visible place, the bare felt is meant
        spots = [spot for spot in spots if shows(table, spot)]
    if item.on is not None and extent(_home_of(item) & item.body()) > extent(item.body()) / 2:
        return item.zone  # it has hardly left its place
    onto = [spot for spot in spots if spot.on >= 0]
    spots = [spot for spot in spots if spot.on < 0]
    here = [spot for spot in spots if spot.drop.contains(pointer)]
    if here:  # a piece held at its edge overlaps others, but the pointer decides
        onto = [spot for spot in onto if spot.drop.contains(pointer)]
    if taker := _onto(table, item, onto, pointer):
        return taker
    if here and (by_hand or table.layout.takes_shape):  # on such tables places are close together
        return min(here, key=lambda spot: extent(spot.drop)).zone
    if place and not here:
        return place
    if table.layout.takes_shape and (by_hand or _is_over_another(table, among, pointer)):
        return ""  # there are places all around, so the pointer decides
    body, best = item.body(), ""
    most = metrics.LEAST_OVER * extent(body)
    for spot in spots:
        # a piece that has hardly left its place is still in it; other places have a margin
        over = extent((spot.area if spot.zone == item.zone else spot.drop) & body)
        if over > most:
            best, most = spot.zone, over
    return best


def _is_over_another(table: TableScene, among: Collection[str], pointer: QPointF) -> bool:
    """Whether *pointer* is in a visible place that is not among *among*."""
    return any(
        spot.zone not in among and spot.area.contains(pointer) and shows(table, spot)
        for spot in table.arrangement.spots.values()
        if spot.shown and spot.shape is None
    )


def shows(table: TableScene, spot: Spot) -> bool:
    """Whether *spot* can be seen: by its outline, its pieces, or as part of a seat."""
    lies = bool(table.lying.zones.get(spot.zone))
    return spot.lies.outline or lies or spot.seat >= 0 or spot.on >= 0 or spot.shape is not None


def _onto(table: TableScene, item: PieceItem, spots: list[Spot], pointer: QPointF) -> str:
    """The place of *spots*, attached to pieces, that *item* is held over."""
    body = item.body()
    own = {item.piece.id, *(other.piece.id for other in table.group_of(item))}
    over: dict[int, float] = {}
    for spot in spots:
        part = extent(spot.drop & body) / max(min(extent(spot.drop), extent(body)), 1.0)
        if spot.on not in own and (part >= metrics.ONTO or spot.drop.contains(pointer)):
            over[spot.on] = max(over.get(spot.on, 0.0), part)
    if not over:
        return ""
    owner = max(over, key=lambda piece: over[piece])
    return min(
        (spot for spot in spots if spot.on == owner),
        key=lambda spot: _fits(table, item.piece.name, spot.zone),
    ).zone


def _fits(table: TableScene, name: str, zone: str) -> int:
    """How well *zone* of a piece fits the piece *name*: 0 is best."""
    takes = table.layout.attached[table.kind_of(zone)].takes
    if name in takes:
        return 0
    return 2 if takes else 1


def _home_of(item: PieceItem) -> QRectF:
    """The rectangle of *item* at home."""
    home = item.body()
    home.moveCenter(QPointF(item.home.x, item.home.y))
    return home


def extent(rect: QRectF) -> float:
    """The area of *rect*; 0 if it is empty."""
    return max(0.0, rect.width()) * max(0.0, rect.height())
