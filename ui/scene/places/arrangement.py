"""The places of a table as they are now: a layout for a number of seats, seen from one of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, QSizeF

from tabletop.table.space import Ground
from tabletop.table.table import FELT
from ui.scene.layout.region_layout import Plate
from ui.scene.layout.space_layout import SpaceLayout, is_now
from ui.scene.layout.table_layout import Board, Layout, Place, Readout, ZoneLayout
from ui.scene.measures import metrics
from ui.scene.places import board_rooms
from ui.scene.places.board_rooms import (
    ALWAYS,
    BoardRooms,
    TableRooms,
    cleared,
    holds,
    is_shut,
    lies_here,
    lies_now,
    rooms_on,
)
from ui.scene.places.column_spots import spots_of
from ui.scene.places.place_facts import Facts
from ui.scene.places.space_plan import Plan, plan_of
from ui.scene.places.spot import Gauge, Spot, cornered

PILED = 0.62
"""The part of a road pile's height that one card takes; the cards above it are shifted down."""

_LOOSE = ZoneLayout(kind="free", outline=False, order=90)
"""The bare felt: each piece lies where it was put."""


class Mat(NamedTuple):
    """The picture under a region of the table, and whether it is lit."""

    region: str
    plate: Plate
    area: QRectF
    lit: bool


class Arrangement(Struct, frozen=True):
    """All places of a table: zones (`spots`), readouts (`gauges`), the boards' plates by seat, the
    frames of boards, the plans of spaces by name, where the order of turns is shown, and the
    pictures under regions."""

    spots: dict[str, Spot] = {}
    gauges: tuple[Gauge, ...] = ()
    plates: dict[int, QRectF] = {}
    frames: dict[int, QRectF] = {}
    labels: dict[str, QRectF] = {}
    plans: dict[str, Plan] = {}
    turns: QRectF | None = None
    mats: tuple[Mat, ...] = ()

    def place_at(self, point: QPointF) -> str:
        """The place of a space at *point*; empty if there is none."""
        places = (plan.place_at(point) for plan in self.plans.values())
        return next(filter(None, places), "")

    def board_at(self, seat: int, at: QPointF) -> QRectF | None:
        """The rectangle of *seat*'s board at *at*, or None."""
        boards = (self.plates.get(seat), self.frames.get(seat))
        return next((each for each in boards if each is not None and each.contains(at)), None)

    def under(self, point: QPointF) -> list[Spot]:
        """The visible places at *point* that accept drops."""
        found = [
            spot
            for spot in self.spots.values()
            if spot.shape is None and spot.shown and spot.drop.contains(point)
        ]
        place = self.spots.get(self.place_at(point))
        return [*found, place] if place is not None and place.shown else found


def arrange(layout: Layout, facts: Facts) -> Arrangement:
    """The places of *layout* under *facts*. *facts.slots* gives the counters of lit pieces by
    column and counter (`tower.wards`)."""
    spots: dict[str, Spot] = {}
    gauges: list[Gauge] = []
    plates: dict[int, QRectF] = {}
    frames: dict[int, QRectF] = {}
    rooms = TableRooms(layout, facts)
    lit = {}
    for name, column in layout.columns.items():
        placed = spots_of(layout, column, facts, rooms)
        spots.update({spot.zone: spot for spot in placed})
        lit[name] = next((spot for spot in placed if spot.lit), None)
    covered = board_rooms.hidden(layout, facts)
    plans = {
        name: plan_of(_placed(lies, rooms), facts.grounds[name])
        for name, lies in layout.spaces.items()
        if name in facts.grounds
        and facts.grounds[name].space.places
        and is_now(lies.during, facts.counters)
        and name not in covered
    }
    for name, plan in plans.items():
        used = _used(facts.grounds[name], facts)
        on_space = _places(name, plan, layout.spaces[name].order, layout.card, used)
        spots.update({zone: spot for zone, spot in on_space.items() if zone in facts.filled})
    whole = _Lying(rooms, QPointF(), 1.0, layout.size, -1)
    _add_board(layout, layout.table, whole, facts, lit, spots, gauges, plans)
    middle = layout.middle(facts.seats)
    if middle is not None:
        room = rooms.room(middle.region) if middle.region else None
        lying, _ = _lying(layout, middle, room, -1, facts)
        _add_board(layout, layout.boards[middle.board], lying, facts, lit, spots, gauges)
    for number, place in enumerate(layout.seats(facts.seats)):
        seat = (facts.near + number) % facts.seats
        for lies in place.lying:
            room = rooms.seated(number) if lies is place and place.region else None
            room = rooms.room(lies.region) if lies is not place else room
            lying, plate = _lying(layout, lies, room, seat, facts)
            if not lies.region or rooms.has(lies.region):
                plates.setdefault(seat, plate)
                frames[seat] = plate
            else:
                lying = lying._replace(there=False)
            _add_board(layout, layout.boards[lies.board], lying, facts, lit, spots, gauges)
    if facts.filled.get(FELT):
        felt = QRectF(QPointF(), QSizeF(*layout.size))
        spots[FELT] = Spot(FELT, _LOOSE, felt, QRectF(), metrics.LOOSE)
    hidden = {
        other for zone, spot in spots.items() if facts.filled.get(zone) for other in spot.lies.hides
    }
    for zone in hidden & set(spots):
        spots[zone] = replace(spots[zone], shown=False, folded=False)
    for zone, spot in list(spots.items()):
        if spot.lies.lends and not facts.filled.get(zone):
            _lend(spots, spot, facts.called(spot.lies.lends, spot.seat))
        if spot.lies.folds and spot.shown and not facts.filled.get(zone):
            opened = zone in facts.opened
            spots[zone] = replace(spot, shown=opened, folded=not opened)
    kept = tuple(g for g in gauges if g.zone in spots and _is_read(g, spots[g.zone], facts))
    turns = rooms.room(layout.turns) if isinstance(layout.turns, str) else None
    turns = QRectF(*layout.turns) if isinstance(layout.turns, tuple) else turns
    mats = tuple(
        Mat(
            name,
            region.plate,
            rooms.room(name),
            bool(region.lit) and is_now(region.lit, facts.counters),
        )
        for name, region in layout.table.regions.items()
        if region.plate and rooms.has(name)
    )
    return Arrangement(spots, kept, plates, frames, plans=plans, turns=turns, mats=mats)


class _Lying(NamedTuple):
    """How a board lies: the rooms of its regions, its corner, the scale on it, its size, its seat
    (-1: nobody), and whether it has a room of its own on the table."""

    rooms: BoardRooms
    corner: QPointF
    scale: float
    size: tuple[float, float]
    seat: int
    there: bool = True


def _lying(
    layout: Layout, place: Place, room: QRectF | None, seat: int, facts: Facts
) -> tuple[_Lying, QRectF]:
    """How the board at *place* lies, and the rectangle it covers. *room* is its room if it shares
    out the table."""
    board = layout.boards[place.board]
    width, height = place.size or board.size
    plate = room or QRectF(*place.at, width * place.scale, height * place.scale)
    size = (room.width(), room.height()) if room else (width, height)
    rooms = rooms_on(layout, board, plate, seat, facts)
    return _Lying(rooms, plate.topLeft(), place.scale, size, seat), plate


def _placed(lies: SpaceLayout, rooms: BoardRooms) -> SpaceLayout:
    """*lies* moved into its region, if it has one."""
    if not lies.region:
        return lies
    room = rooms.room(lies.region)
    return replace(lies, at=(room.x(), room.y()), size=(room.width(), room.height()))


@lru_cache(maxsize=8)
def _places(
    space: str, plan: Plan, order: int, card: tuple[float, float], used: frozenset[str]
) -> dict[str, Spot]:
    """The places of a *space* and the piles on them; *used* are the piles that are in use."""
    lies = ZoneLayout(kind="place", outline=False, order=order)
    pile = ZoneLayout(kind="column", outline=False, order=order)
    found: dict[str, Spot] = {}
    for place, shape in plan.outlines.items():
        area, scale = plan.standing(place), plan.cell / metrics.CELL
        whole = shape.boundingRect()
        found[place] = Spot(place, lies, area, whole, scale, space=space, shape=shape)
        for zone, room in plan.piles(place, used).items():
            scale = min(room.width() / card[0], room.height() * PILED / card[1])
            there = zone in used or not plan.folds
            found[zone] = Spot(
                zone, pile, room, room, scale, space=space, shown=there, folded=not there
            )
    return found


def _used(ground: Ground, facts: Facts) -> frozenset[str]:
    """The piles on places of *ground* that hold pieces or may take any."""
    piles = (zone for zones in ground.zones.values() for zone in zones)
    return frozenset(zone for zone in piles if facts.filled.get(zone) or zone in facts.opened)


def _add_board(
    layout: Layout,
    board: Board,
    lying: _Lying,
    facts: Facts,
    lit: Mapping[str, Spot | None],
    spots: dict[str, Spot],
    gauges: list[Gauge],
    plans: Mapping[str, Plan] = {},
) -> None:
    """Add the zones and readouts of *board* to *spots* and *gauges*. *lying* says how the board
    lies, *plans* how the table's spaces do."""
    for kind, lies in board.zones.items():
        name = facts.called(kind, lying.seat)
        if not name:
            continue
        lies = lies_now(lies, name, facts)
        shown = is_now(lies.during, facts.counters)
        if not lies_here(lies):
            continue
        if lies.follows:
            if (file := _file(lies, name, facts, plans)) is not None:
                spots[name] = file
            continue
        if lies.on_space and not lies.region:
            there = spots.get(name) or Spot(name, lies, QRectF(), QRectF(), 1.0, shown=False)
            scale = min(lies.scale, there.scale)
            spots[name] = replace(there, lies=lies, scale=scale, shown=there.shown and shown)
            continue
        if lies.region:
            roomed = _roomed(lies, name, lying, shown, facts, layout.card)
            spots[name] = replace(roomed, about=_hung(lies, facts, plans))
            continue
        if lies.fill:
            lies = _filling(lies, lying.size)
        origin = lying.corner
        if lies.beside:
            beside = lit[lies.beside]
            origin = beside.area.topLeft() if beside else origin
            shown = shown and beside is not None and beside.shown
        spots[name] = _spot(lies, name, origin, lying, shown, facts)
    gauges += _gauges(board, lying, facts, lit, spots)


def _file(lies: ZoneLayout, name: str, facts: Facts, plans: Mapping[str, Plan]) -> Spot | None:
    """The place of the pieces that follow another in a space, or None while that one is in no
    visible place."""
    leads = facts.marching.get(lies.follows)
    there = [space for space, plan in plans.items() if leads and leads.place in plan.rooms]
    if leads is None or not there:
        return None
    plan = plans[there[0]]
    room, scale = plan.standing(leads.place), plan.cell / metrics.CELL * lies.scale
    drop = room.intersected(plan.rooms[leads.place].adjusted(1, 0, -1, 0))
    return Spot(name, lies, room, drop, scale, space=there[0], leftwards=leads.leftwards)


def _hung(lies: ZoneLayout, facts: Facts, plans: Mapping[str, Plan]) -> float | None:
    """The x at which a row that hangs on a space is attached: where the travellers are. None if
    there is no such place."""
    plan, ground = plans.get(lies.hangs), facts.grounds.get(lies.hangs)
    if plan is None or ground is None or ground.here not in plan.rooms:
        return None
    return plan.rooms[ground.here].center().x()


def _gauges(
    board: Board,
    lying: _Lying,
    facts: Facts,
    lit: Mapping[str, Spot | None],
    spots: Mapping[str, Spot],
) -> Iterator[Gauge]:
    """The readouts of *board* whose zones are there."""
    scale, seat = lying.scale, lying.seat
    for readout in board.readouts:
        if readout.during and not facts.counters.get(readout.during):
            continue
        if not is_now(readout.when, facts.counters):
            continue
        name = facts.called(readout.zone, seat)
        if readout.zone in lit:
            lit_spot = lit[readout.zone]
            if lit_spot is None:
                continue
            name = lit_spot.zone
        if name not in spots:
            continue
        whose = _whose(readout, name, seat, facts)
        if whose is None:
            continue
        at = spots[name].area.topLeft() + QPointF(*readout.at) * scale
        area = QRectF(at.x(), at.y(), readout.size[0] * scale, readout.size[1] * scale)
        if readout.region:
            if not (lying.there and lying.rooms.has(readout.region)):
                continue
            area = lying.rooms.room(readout.region)
        filled = facts.filled.get(name, 0)
        if readout.of == "all" or (readout.of == "each" and filled > 1):
            yield from (Gauge(readout, name, QRectF(), scale, whose, n) for n in range(filled))
        elif readout.of == "top" or (readout.of == "lone" and filled == 1):
            yield Gauge(readout, name, area, scale, whose)


def _is_read(gauge: Gauge, spot: Spot, facts: Facts) -> bool:
    """Whether *gauge* is shown beside *spot*. In a region, some readouts are shown for an empty
    place too."""
    readout = gauge.readout
    empty = readout.show in ALWAYS or facts.stands_for_any(readout)
    return spot.shown or (spot.folded and bool(readout.region) and empty)


def _whose(readout: Readout, zone: str, seat: int, facts: Facts) -> int | None:
    """The seat that *readout* of *zone* belongs to (-1: nobody), on the board of *seat*; None if it
    is not shown."""
    if readout.show != "seat" or seat >= 0:
        return seat
    # a place on the table can belong to a seat
    owner = facts.zones[zone].owner if zone in facts.zones and facts.seats > 1 else -1
    return owner if owner >= 0 else None


def _roomed(
    lies: ZoneLayout,
    name: str,
    lying: _Lying,
    shown: bool,
    facts: Facts,
    card: tuple[float, float],
) -> Spot:
    """A place in a region of its board, with its name above its pieces. While it is empty and can
    take nothing, it is not drawn; if it also has no room, it is not shown."""
    rooms, scale = lying.rooms, lying.scale
    lent = not (lying.there and rooms.has(lies.region))
    over = name in facts.over and not facts.filled.get(name)
    held = holds(name, lies, facts)
    left, top, right, bottom = lies.fill or (0.0, 0.0, 0.0, 0.0)
    whole = rooms.room(lies.region)
    shut = is_shut(lies, name, facts)
    if lies.label and lies.kind != "column" and not shut:
        top += metrics.LABELLED + (metrics.PILE_ROOM if lies.kind == "pile" else 0.0)
    area = whole.adjusted(left * scale, top * scale, -right * scale, -bottom * scale)
    area = cornered(area, card) if lies.cornered else area
    edge = min(metrics.SNAP * scale, metrics.BETWEEN)
    drop = rooms.room(lies.drop_region) if lies.drop_region else whole
    slots = facts.slots.get(f"{lies.beside}.{lies.slots}", 0) if lies.slots else 0
    lies = replace(
        lies,
        outline=lies.outline and not lies.cornered and (over or name in facts.opened or slots > 0),
        hides=(*lies.hides, *cleared(name, lies, facts)),
    )
    shown = shown and lies.kind != "away"
    met = lies.met if lies.met and facts.met.get(name) else None
    return Spot(
        name,
        lies,
        area,
        drop.adjusted(-edge, -edge, edge, edge),
        lies.scale * scale,
        lying.seat,
        shown=shown and (over or not lent),
        folded=shown and lent and not over,
        slots=slots,
        label=lies.label if held or over else "",
        board_scale=scale,
        shut=shut,
        when=_when(lies, facts),
        named=_in_line(whole) if shut else None,
        stage=rooms.room(met.region) if met else None,
        stage_scale=met.scale * scale if met else 1.0,
        told=rooms.room(met.beside) if met and met.beside else None,
        staged=(met.counter, facts.counters.get(met.counter, 0)) if met else ("", 0),
        absent=rooms.room(lies.absent) if lies.absent else None,
    )


def _when(lies: ZoneLayout, facts: Facts) -> str:
    """The word that says which numbers matter now for pieces that lie so."""
    now = (w for counter, w in lies.matters.items() if not counter or facts.counters.get(counter))
    return next(now, "")


def _in_line(room: QRectF) -> QRectF:
    """A line of text in the middle of *room*, as high as all labels."""
    line = QRectF(room)
    line.setHeight(min(room.height(), metrics.LABEL * 1.35))
    line.moveCenter(room.center())
    return line


def _lend(spots: dict[str, Spot], spot: Spot, zone: str) -> None:
    """Give the room of *spot* to the *zone* that it is lent to."""
    to = spots[zone]
    spots[zone] = replace(to, area=to.area | spot.area, drop=to.drop | spot.drop)


def _filling(lies: ZoneLayout, size: tuple[float, float]) -> ZoneLayout:
    """*lies* with the size of its board minus its margins."""
    left, top, right, bottom = lies.fill or (0.0, 0.0, 0.0, 0.0)
    room = (max(0.0, size[0] - left - right), max(0.0, size[1] - top - bottom))
    return replace(lies, at=(left, top), size=room)


def _spot(
    lies: ZoneLayout, name: str, origin: QPointF, lying: _Lying, shown: bool, facts: Facts
) -> Spot:
    scale = lying.scale
    at = origin + QPointF(*lies.at) * scale
    area = QRectF(at.x(), at.y(), lies.size[0] * scale, lies.size[1] * scale)
    if lies.drop:
        x, y, width, height = (part * scale for part in lies.drop)
        drop = QRectF(at.x() + x, at.y() + y, width, height)
    else:
        margin = metrics.SNAP * scale
        drop = area.adjusted(-margin, -margin, margin, margin)
    slots = facts.slots.get(f"{lies.beside}.{lies.slots}", 0) if lies.slots else 0
    return Spot(
        name,
        lies,
        area,
        drop,
        lies.scale * scale,
        lying.seat,
        shown=shown and lies.kind != "away",
        slots=slots,
        label=lies.label,
        board_scale=scale,
    )
