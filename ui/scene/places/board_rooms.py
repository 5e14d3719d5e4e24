"""The rooms of a table's and its boards' regions at present: which are used, and how large they
are."""

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

ALWAYS = ("seat", "text", "state", "tally", "way", "count", "coins")
"""The readouts that show something even for an empty place."""


WEIGHED = 0.6
"""The share of a board's name, beside one share for each piece."""


def rect_of(area: QRectF) -> Room:
    """*area* as plain numbers."""
    return area.x(), area.y(), area.width(), area.height()


class BoardRooms:
    """The rooms of a *board*'s regions within *area*; only *used* regions take room."""

    def __init__(self, board: Board, area: QRectF, used: Collection[str]) -> None:
        self._board = board
        self._solved = solve(board.regions, rect_of(area), used)

    def has(self, region: str) -> bool:
        """Whether *region* has a room at present."""
        return region in self._solved.rooms

    def room(self, region: str) -> QRectF:
        """The room of *region*; if it has none, where it would lie over others."""
        solved = self._solved
        room = solved.rooms.get(region) or solved.over.get(region)
        return QRectF(*room) if room else QRectF()

    def stays(self, region: str) -> bool:
        """Whether *region* keeps its room when empty."""
        return self._board.regions[region].stays


class TableRooms(BoardRooms):
    """The rooms of the whole table, on which boards share regions. *acting* is the seat whose turn
    it is."""

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
        for name, space in layout.spaces.items():
            if space.region and space.least and name in facts.grounds:
                room = room_for(facts.grounds[name], space.least)
                regions[space.region] = _at_least(regions[space.region], room)
        table = replace(layout.table, regions=regions)
        super().__init__(table, QRectF(0, 0, *layout.size), used)

    def seated(self, number: int) -> QRectF:
        """The room of the seat that is *number* places from the nearest."""
        region = self._places[number].region
        shares = [n for n, place in enumerate(self._places) if place.region == region]
        how = self._board.regions[region]
        parts = [self._share(n, how) for n in shares]
        rooms = in_rows(rect_of(self.room(region)), parts, how.many, how.gap)
        return QRectF(*rooms[shares.index(number)])

    def _share(self, number: int, how: Region) -> float:
        """The share of its row for the board *number* places from the nearest."""
        seat = self._seat(number)
        lying = self._lying(number)
        if how.bare[0] and not lying:
            return how.bare[0]
        if how.weighs:
            return max(lying + WEIGHED, how.bare[0])
        return how.leads if seat == self._facts.acting else 1.0

    def _lying(self, number: int) -> int:
        """The number of pieces on that board, including those that may be put there."""
        board = self._layout.boards[self._places[number].board]
        return sum(_lying_on(board, self._seat(number), self._facts))

    def _seat(self, number: int) -> int:
        return (self._facts.near + number) % self._facts.seats

    def _in_rows(self) -> dict[str, Region]:
        """The table's regions, with heights for the rows of shared boards; smaller if all of those
        are empty."""
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
    """*regions* without the parts of places that no space has."""
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
    """The rooms of a *board* of *seat* (-1: nobody) within *area*."""
    return BoardRooms(board, area, set(_used(layout, board, seat, facts)))


def is_shut(lies: ZoneLayout, zone: str, facts: Facts) -> bool:
    """Whether only the number of pieces in *zone* is shown."""
    if not lies.shut or zone in facts.opened or not facts.filled.get(zone):
        return False
    return not lies.veiled or zone in facts.veiled


def lies_here(lies: ZoneLayout) -> bool:
    """Whether a place that can be shut is shown on this board at present."""
    return not lies.shut or lies.region not in ("", ELSEWHERE)


def lies_now(lies: ZoneLayout, zone: str, facts: Facts) -> ZoneLayout:
    """The layout of the place of *zone*, given the table's counters."""
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
    """The zones and spaces that others on the table hide while they hold pieces."""
    found: set[str] = set()
    for zone, lies in layout.table.zones.items():
        if facts.filled.get(zone):
            lies = lies_now(lies, zone, facts)
            found.update(lies.hides, cleared(zone, lies, facts))
    return found


def cleared(zone: str, lies: ZoneLayout, facts: Facts) -> tuple[str, ...]:
    """The zones that are hidden while pieces of *zone* are met elsewhere."""
    return lies.met.clears if lies.met and facts.met.get(zone) else ()


def holds(zone: str, lies: ZoneLayout, facts: Facts) -> bool:
    """Whether *zone* holds pieces, may take any, or shows empty slots."""
    slots = facts.slots.get(f"{lies.beside}.{lies.slots}", 0) if lies.slots else 0
    return bool(facts.filled.get(zone) or zone in facts.opened or slots)


def _holds_any(board: Board, seat: int, facts: Facts) -> bool:
    """Whether a *board* of *seat* holds pieces or may take any."""
    names = {facts.called(kind, seat): lies for kind, lies in board.zones.items()}
    return any(
        lies.kind != "away" and not is_shut(lies, name, facts) and holds(name, lies, facts)
        for name, lies in names.items()
        if name
    )


def _lying_on(board: Board, seat: int, facts: Facts) -> Iterator[int]:
    """For each place of a *board* of *seat*, the number of pieces there, including those that may
    be put there."""
    for kind, lies in board.zones.items():
        name = facts.called(kind, seat)
        if name and lies.kind != "away":
            yield facts.filled.get(name, 0) or int(name in facts.opened)


def _at_least(region: Region, room: tuple[float, float]) -> Region:
    """*region* with *room* as its least size."""
    least = (max(region.least[0], room[0]), max(region.least[1], room[1]))
    most = tuple(
        max(one, other) if one else 0.0 for one, other in zip(region.most, least, strict=True)
    )
    return replace(region, least=least, most=(most[0], most[1]))


def _used(layout: Layout, board: Board, seat: int, facts: Facts) -> Iterator[str]:
    """The regions of *board* with used places or readouts."""
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
            lying = 1  # a column always has a lit zone
        if readout.region and known and _reads(readout, lying, seat, facts):
            yield readout.region


def _reads(readout: Readout, lying: int, seat: int, facts: Facts) -> bool:
    """Whether *readout* on the board of *seat* may show something with *lying* pieces in its
    place."""
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
