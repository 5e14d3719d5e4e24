"""The places of a table as they lie now: a layout, for so many seats, seen from one of them."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from functools import lru_cache

from msgspec import Struct, field
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPolygonF

from tabletop.table.space import Ground
from tabletop.table.table import FELT
from tabletop.table.view import SeenZone
from tabletop.table.zones import Zones
from ui.scene.layout.space_layout import is_now
from ui.scene.layout.table_layout import Board, Column, Layout, Place, Readout, ZoneLayout
from ui.scene.measures import metrics
from ui.scene.places.space_plan import Plan, plan_of

PILED = 0.62
"""The part of a pile's height on a road that one card takes: those over it lie further down."""

_LOOSE = ZoneLayout(kind="free", outline=False, order=90)
"""What lies on the bare felt: each piece where it was laid."""


class Spot(Struct, frozen=True):
    """One zone's place on the table. `scale` is that of its cards, `seat` its board's seat or -1.

    `lit` and `dimmed` are for zones of a column, `slots` how many empty places it shows. `on` is
    the number of the piece that the place is attached to, or -1. What is `folded` is not shown as
    long as nothing may be put there. A place of a `space` has the outline `shape`.
    """

    zone: str
    lies: ZoneLayout
    area: QRectF
    drop: QRectF
    scale: float
    seat: int = -1
    lit: bool = False
    dimmed: bool = False
    shown: bool = True
    folded: bool = False
    slots: int = 0
    label: str = ""
    on: int = -1
    board_scale: float = 1.0
    space: str = ""
    shape: QPolygonF | None = None


class Gauge(Struct, frozen=True):
    """One readout's place on the table: what it shows, of which zone, and which of the pieces
    there (-1: the uppermost)."""

    readout: Readout
    zone: str
    area: QRectF
    scale: float
    seat: int = -1
    index: int = -1


class Arrangement(Struct, frozen=True):
    """All places of a table: zones, readouts, the boards' plates by seat, where the name of each
    zone that shows it stands, and its spaces by name."""

    spots: dict[str, Spot] = {}
    gauges: tuple[Gauge, ...] = ()
    plates: dict[int, QRectF] = {}
    labels: dict[str, QRectF] = {}
    plans: dict[str, Plan] = {}

    def place_at(self, point: QPointF) -> str:
        """The place of a space that *point* is in, empty if it is in none."""
        places = (plan.place_at(point) for plan in self.plans.values())
        return next(filter(None, places), "")

    def under(self, point: QPointF) -> list[Spot]:
        """The places that are shown and take drops at *point*."""
        found = [
            spot
            for spot in self.spots.values()
            if spot.shape is None and spot.shown and spot.drop.contains(point)
        ]
        place = self.spots.get(self.place_at(point))
        return [*found, place] if place is not None and place.shown else found


class Facts(Struct, frozen=True):
    """What places depend on: who sits nearest, the table's counters, how much lies in each zone
    (in a place of a space that is no zone nothing can), which places that fold are `opened`
    because something may be put there; `grounds` are its spaces, `zones` all its zones."""

    seats: int
    near: int
    counters: Mapping[str, int]
    filled: Mapping[str, int]
    slots: Mapping[str, int]
    opened: Collection[str] = ()
    grounds: Mapping[str, Ground] = {}
    zones: Zones[SeenZone] = field(default_factory=Zones)

    def called(self, zone: str, seat: int) -> str:
        """What a board calls *zone*: the one of this kind that belongs to its *seat*, if it is a
        seat's board; empty if there is none."""
        if seat < 0:
            return zone
        found = self.zones.one(zone, owner=seat)
        return found.name if found else ""


def arrange(layout: Layout, facts: Facts) -> Arrangement:
    """The places of *layout* under *facts*. *facts.slots* gives the lit pieces' counters by column
    and counter (`tower.wards`)."""
    spots: dict[str, Spot] = {}
    gauges: list[Gauge] = []
    plates: dict[int, QRectF] = {}
    lit = {}
    for name, column in layout.columns.items():
        placed = _column(layout, column, facts)
        spots.update({spot.zone: spot for spot in placed})
        lit[name] = next((spot for spot in placed if spot.lit), None)
    covered = {
        other
        for zone, lies in layout.table.zones.items()
        if facts.filled.get(zone)
        for other in lies.hides
    }
    plans = {
        name: plan_of(lies, facts.grounds[name])
        for name, lies in layout.spaces.items()
        if name in facts.grounds
        and facts.grounds[name].space.places
        and is_now(lies.during, facts.counters)
        and name not in covered
    }
    for name, plan in plans.items():
        on_space = _places(name, plan, layout.spaces[name].order, layout.card)
        spots.update({zone: spot for zone, spot in on_space.items() if zone in facts.filled})
    _add_board(layout, layout.table, None, -1, facts, lit, spots, gauges)
    middle = layout.middle(facts.seats)
    if middle is not None:
        _add_board(layout, layout.boards[middle.board], middle, -1, facts, lit, spots, gauges)
    for number, place in enumerate(layout.seats(facts.seats)):
        seat = (facts.near + number) % facts.seats
        board = layout.boards[place.board]
        width, height = place.size or board.size
        plates[seat] = QRectF(*place.at, width * place.scale, height * place.scale)
        _add_board(layout, board, place, seat, facts, lit, spots, gauges)
    if facts.filled.get(FELT):
        whole = QRectF(QPointF(), QSizeF(*layout.size))
        spots[FELT] = Spot(FELT, _LOOSE, whole, QRectF(), metrics.LOOSE)
    hidden = {
        other for zone, spot in spots.items() if facts.filled.get(zone) for other in spot.lies.hides
    }
    for zone in hidden & set(spots):
        spots[zone] = replace(spots[zone], shown=False)
    for zone, spot in list(spots.items()):
        if spot.lies.lends and not facts.filled.get(zone):
            _lend(spots, spot, facts.called(spot.lies.lends, spot.seat))
        if spot.lies.folds and spot.shown and not facts.filled.get(zone):
            opened = zone in facts.opened
            spots[zone] = replace(spot, shown=opened, folded=not opened)
    kept = tuple(g for g in gauges if g.zone in spots and spots[g.zone].shown)
    return Arrangement(spots, kept, plates, plans=plans)


@lru_cache(maxsize=8)
def _places(space: str, plan: Plan, order: int, card: tuple[float, float]) -> dict[str, Spot]:
    """The places of a *space*, and the piles that lie on them."""
    lies = ZoneLayout(kind="place", outline=False, order=order)
    pile = ZoneLayout(kind="column", outline=False, order=order)
    found: dict[str, Spot] = {}
    for place, shape in plan.outlines.items():
        area, scale = plan.standing(place), plan.cell / metrics.CELL
        whole = shape.boundingRect()
        found[place] = Spot(place, lies, area, whole, scale, space=space, shape=shape)
        for zone, room in plan.piles(place).items():
            scale = min(room.width() / card[0], room.height() * PILED / card[1])
            found[zone] = Spot(zone, pile, room, room, scale, space=space)
    return found


def _add_board(
    layout: Layout,
    board: Board,
    place: Place | None,
    seat: int,
    facts: Facts,
    lit: Mapping[str, Spot | None],
    spots: dict[str, Spot],
    gauges: list[Gauge],
) -> None:
    """Put the zones and readouts of *board*, lying at *place*, into *spots* and *gauges*."""
    scale = place.scale if place else 1.0
    corner = QPointF(*place.at) if place else QPointF()
    size = (place and place.size) or board.size
    for kind, lies in board.zones.items():
        name = facts.called(kind, seat)
        if not name:
            continue
        if lies.fill:
            lies = _filling(lies, size)
        if (grown := lies.grown) and grown.is_now(facts.counters, facts.filled):
            lies = replace(lies, at=grown.at, size=grown.size, scale=grown.scale, hides=grown.hides)
        origin, shown = corner, is_now(lies.during, facts.counters)
        if lies.beside:
            beside = lit[lies.beside]
            origin = beside.area.topLeft() if beside else corner
            shown = shown and beside is not None and beside.shown
        spots[name] = _spot(layout, lies, name, origin, scale, seat, shown, facts)
    gauges += _gauges(board, scale, seat, facts, lit, spots)


def _gauges(
    board: Board,
    scale: float,
    seat: int,
    facts: Facts,
    lit: Mapping[str, Spot | None],
    spots: Mapping[str, Spot],
) -> Iterator[Gauge]:
    """The readouts of *board*, beside those of its zones that are there."""
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
        whose = seat
        if readout.show == "seat" and seat < 0:  # a place of the table that is somebody's
            whose = facts.zones[name].owner if name in facts.zones and facts.seats > 1 else -1
            if whose < 0:
                continue
        at = spots[name].area.topLeft() + QPointF(*readout.at) * scale
        area = QRectF(at.x(), at.y(), readout.size[0] * scale, readout.size[1] * scale)
        filled = facts.filled.get(name, 0)
        if readout.of == "each" and filled > 1:
            yield from (Gauge(readout, name, QRectF(), scale, whose, n) for n in range(filled))
        elif readout.of == "top" or (readout.of == "lone" and filled == 1):
            yield Gauge(readout, name, area, scale, whose)


def _lend(spots: dict[str, Spot], spot: Spot, zone: str) -> None:
    """Give the room of *spot* to the *zone* of its board that it lends it to."""
    to = spots[zone]
    spots[zone] = replace(to, area=to.area | spot.area, drop=to.drop | spot.drop)


def _filling(lies: ZoneLayout, size: tuple[float, float]) -> ZoneLayout:
    """*lies* on a board of *size*, which it fills but for its margins."""
    left, top, right, bottom = lies.fill or (0.0, 0.0, 0.0, 0.0)
    room = (max(0.0, size[0] - left - right), max(0.0, size[1] - top - bottom))
    return replace(lies, at=(left, top), size=room)


def _spot(
    layout: Layout,
    lies: ZoneLayout,
    name: str,
    origin: QPointF,
    scale: float,
    seat: int,
    shown: bool,
    facts: Facts,
) -> Spot:
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
        seat,
        shown=shown and lies.kind != "away",
        slots=slots,
        label=lies.label,
        board_scale=scale,
    )


def _column(layout: Layout, column: Column, facts: Facts) -> list[Spot]:
    """The zones of *column* from the top, the lit one larger."""
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
