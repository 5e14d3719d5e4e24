"""The rooms that the regions of a table, and of the boards on it, have now: which of them hold
anything, and how large they are then."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from math import ceil

from msgspec.structs import replace
from PySide6.QtCore import QRectF

from ui.scene.layout.region_layout import Region
from ui.scene.layout.space_layout import SpaceLayout, is_now
from ui.scene.layout.table_layout import ELSEWHERE, Board, Layout, Readout, ZoneLayout
from ui.scene.places.place_facts import Facts
from ui.scene.places.region_rooms import Room, in_rows, solve
from ui.scene.places.space_plan import room_for

ALWAYS = ("seat", "text", "tally", "way", "count", "coins")
"""The readouts that show something even where nothing lies."""


WEIGHED = 0.6
"""What the name of a board takes beside the shares of its pieces."""


def rect_of(area: QRectF) -> Room:
    """*area* in plain numbers."""
    return area.x(), area.y(), area.width(), area.height()


class BoardRooms:
    """The rooms of the regions of a *board* that covers *area*, where some are *used*."""

    def __init__(self, board: Board, area: QRectF, used: Collection[str]) -> None:
        self._board = board
        self._solved = solve(board.regions, rect_of(area), used)

    def has(self, region: str) -> bool:
        """Whether *region* has a room of its own now."""
        return region in self._solved.rooms

    def room(self, region: str) -> QRectF:
        """The room of *region*, or where it lies over others while it has none."""
        solved = self._solved
        room = solved.rooms.get(region) or solved.over.get(region)
        return QRectF(*room) if room else QRectF()

    def stays(self, region: str) -> bool:
        """Whether *region* has its room even where nothing lies."""
        return self._board.regions[region].stays


class TableRooms(BoardRooms):
    """The same of the whole table, on which boards share regions; *acting* has the turn."""

    def __init__(self, layout: Layout, facts: Facts) -> None:
        places = layout.seats(facts.seats)
        middle = layout.middle(facts.seats)
        used = {
            lies.region
            for number, place in enumerate(places)
            for lies in place.lying
            if not lies.region
            or not layout.table.regions[lies.region].fades
            or _holds_any(layout.boards[lies.board], (facts.near + number) % facts.seats, facts)
        }
        used |= {middle.region} if middle else set()
        away = hidden(layout, facts)
        for column in layout.columns.values():
            if set(column.zones) - away:
                used |= {column.region, column.lit_region}
        used |= {space.region for space in _spaces_now(layout, facts)}
        used |= {layout.turns} if isinstance(layout.turns, str) else set()
        used |= set(_used(layout, layout.table, -1, facts))
        used = {
            name
            for name in used
            if name not in layout.table.regions
            or is_now(layout.table.regions[name].during, facts.counters)
        }
        self._places, self._facts, self._layout = places, facts, layout
        regions = self._in_rows()
        for number, place in enumerate(places):
            seat = (facts.near + number) % facts.seats
            for lies in place.lying:
                if lies.region and _is_crowded(layout.boards[lies.board], seat, facts):
                    region = regions[lies.region]
                    regions[lies.region] = _at_least(region, region.crowded)
        for name, space in layout.spaces.items():
            if space.region and space.least and name in facts.grounds:
                room = room_for(facts.grounds[name], space.least)
                regions[space.region] = _at_least(regions[space.region], room)
        table = replace(layout.table, regions=regions)
        super().__init__(table, QRectF(0, 0, *layout.size), used)

    def seated(self, number: int) -> QRectF:
        """Where the board of the seat lies that is so many places from the nearest."""
        region = self._places[number].region
        shares = [n for n, place in enumerate(self._places) if place.region == region]
        how = self._board.regions[region]
        parts = [self._share(n, how) for n in shares]
        rooms = in_rows(rect_of(self.room(region)), parts, how.many, how.gap)
        return QRectF(*rooms[shares.index(number)])

    def _share(self, number: int, how: Region) -> float:
        """How many shares of its row the board takes that is so many places from the nearest."""
        seat = self._seat(number)
        lying = self._lying(number)
        if how.bare[0] and not lying:
            return how.bare[0]
        if how.weighs:
            return max(lying + WEIGHED, how.bare[0])
        return how.leads if seat == self._facts.acting else 1.0

    def _lying(self, number: int) -> int:
        """How many pieces lie on that board, or may now."""
        board = self._layout.boards[self._places[number].board]
        return sum(_lying_on(board, self._seat(number), self._facts))

    def _seat(self, number: int) -> int:
        return (self._facts.near + number) % self._facts.seats

    def _in_rows(self) -> dict[str, Region]:
        """The regions of the table, those that boards share in rows as high as these are at least;
        where all of them are bare, as low as those are then."""
        found = _there(self._layout.table.regions, self._facts)
        for name in {place.region for place in self._places} - {""}:
            region = found[name]
            boards = [n for n, place in enumerate(self._places) if place.region == name]
            if region.bare[1] and not any(map(self._lying, boards)):
                low = (0.0, region.bare[1])
                region = replace(region, least=low, most=low)
            rows = ceil(len(boards) / (region.many or len(boards)))
            wide, high = region.least
            found[name] = replace(region, least=(wide, high * rows + region.gap * (rows - 1)))
        return found


def _there(regions: Mapping[str, Region], facts: Facts) -> dict[str, Region]:
    """*regions* without parts of places that no space has."""
    found = dict(regions)
    places = [ground.space.rank for ground in facts.grounds.values()]
    gone = {
        name
        for name, region in regions.items()
        if region.place and not any(region.place in each for each in places)
    }
    for name, region in regions.items() if gone else ():
        if not gone.isdisjoint(region.parts):
            across, down = (
                tuple(part for part in parts if part not in gone)
                for parts in (region.across, region.down)
            )
            found[name] = replace(region, across=across, down=down)
    return found


def rooms_on(layout: Layout, board: Board, area: QRectF, seat: int, facts: Facts) -> BoardRooms:
    """The rooms of a *board* of *seat*, or of nobody (-1), that covers *area*."""
    return BoardRooms(board, area, set(_used(layout, board, seat, facts)))


def is_shut(lies: ZoneLayout, zone: str, facts: Facts) -> bool:
    """Whether of what lies in *zone* the number alone is shown."""
    if not lies.shut or zone in facts.opened or not facts.filled.get(zone):
        return False
    return not lies.veiled or zone in facts.veiled


def lies_here(lies: ZoneLayout) -> bool:
    """Whether a place that may be shut is on the board that *lies* is of, as it is now."""
    return not lies.shut or lies.region not in ("", ELSEWHERE)


def lies_now(lies: ZoneLayout, zone: str, facts: Facts) -> ZoneLayout:
    """Where the place of *zone* lies as the table's counters are."""
    if is_shut(lies, zone, facts):
        return replace(lies, region=lies.shut)
    grown = lies.grown
    if grown is None or not grown.is_now(facts.counters, facts.filled, facts.grounds):
        return lies
    return replace(
        lies, at=grown.at, size=grown.size, region=grown.region, scale=grown.scale,
        hides=grown.hides, kind=grown.kind or lies.kind, met=grown.met,
    )  # fmt: skip


def hidden(layout: Layout, facts: Facts) -> set[str]:
    """The zones, and spaces, that are not shown as long as others of the table hold pieces."""
    found: set[str] = set()
    for zone, lies in layout.table.zones.items():
        if facts.filled.get(zone):
            lies = lies_now(lies, zone, facts)
            found.update(lies.hides, cleared(zone, lies, facts))
    return found


def cleared(zone: str, lies: ZoneLayout, facts: Facts) -> tuple[str, ...]:
    """The zones that are not shown while pieces of *zone* are met elsewhere."""
    return lies.met.clears if lies.met and facts.met.get(zone) else ()


def holds(zone: str, lies: ZoneLayout, facts: Facts) -> bool:
    """Whether *zone* holds anything, or may now, or has empty places to show."""
    slots = facts.slots.get(f"{lies.beside}.{lies.slots}", 0) if lies.slots else 0
    return bool(facts.filled.get(zone) or zone in facts.opened or slots)


def _holds_any(board: Board, seat: int, facts: Facts) -> bool:
    """Whether anything lies on a *board* of *seat*, or may now."""
    names = {facts.called(kind, seat): lies for kind, lies in board.zones.items()}
    return any(
        lies.kind != "away" and not is_shut(lies, name, facts) and holds(name, lies, facts)
        for name, lies in names.items()
        if name
    )


def _lying_on(board: Board, seat: int, facts: Facts) -> Iterator[int]:
    """How many pieces lie, or may now, in each place of a *board* of *seat*."""
    for kind, lies in board.zones.items():
        name = facts.called(kind, seat)
        if name and lies.kind != "away":
            yield facts.filled.get(name, 0) or int(name in facts.opened)


def _is_crowded(board: Board, seat: int, facts: Facts) -> bool:
    """Whether a place of a *board* of *seat* holds its crowd, and shows it."""
    crowds = ((kind, lies) for kind, lies in board.zones.items() if lies.crowd)
    names = ((facts.called(kind, seat), lies) for kind, lies in crowds)
    return any(
        facts.filled.get(name, 0) >= lies.crowd and not is_shut(lies, name, facts)
        for name, lies in names
    )


def _at_least(region: Region, room: tuple[float, float]) -> Region:
    """*region* as large as *room* at least."""
    least = (max(region.least[0], room[0]), max(region.least[1], room[1]))
    most = tuple(
        max(one, other) if one else 0.0 for one, other in zip(region.most, least, strict=True)
    )
    return replace(region, least=least, most=(most[0], most[1]))


def _used(layout: Layout, board: Board, seat: int, facts: Facts) -> Iterator[str]:
    """The regions of *board* in which places lie that hold anything, and what is read off them."""
    if not board.regions:
        return
    away = hidden(layout, facts)
    there = set()
    for kind, lies in board.zones.items():
        name = facts.called(kind, seat)
        lies = lies_now(lies, name, facts)
        if (
            not name
            or name in away
            or not lies_here(lies)
            or not is_now(lies.during, facts.counters)
        ):
            continue
        there.add(kind)
        if lies.region and lies.kind != "away" and holds(name, lies, facts):
            yield lies.region
        if lies.met and facts.met.get(name):
            yield lies.met.region
            yield lies.met.beside
    for readout in board.readouts:
        lying = facts.filled.get(facts.called(readout.zone, seat), 0)
        known = readout.zone in there or readout.zone in layout.columns
        if readout.zone in layout.columns:
            lying = 1  # a column has a lit zone
        if readout.region and known and _reads(readout, lying, seat, facts):
            yield readout.region


def _reads(readout: Readout, lying: int, seat: int, facts: Facts) -> bool:
    """Whether *readout* on the board of *seat* may have something to show where so many pieces are
    *lying*."""
    if readout.during and not facts.counters.get(readout.during):
        return False
    if not is_now(readout.when, facts.counters):
        return False
    if readout.of == "lone" and lying != 1:
        return False
    if readout.show == "plate" and (seat >= 0 or facts.stands_for_any(readout)):
        return True
    return bool(lying) or readout.show in ALWAYS


def _spaces_now(layout: Layout, facts: Facts) -> Iterator[SpaceLayout]:
    away = hidden(layout, facts)
    for name, lies in layout.spaces.items():
        ground = facts.grounds.get(name)
        there = ground is not None and bool(ground.space.places)
        if there and name not in away and is_now(lies.during, facts.counters):
            yield lies
