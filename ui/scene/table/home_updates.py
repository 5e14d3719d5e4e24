"""Keeps all homes up to date: only what has changed is laid out again."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Collection, Iterable, Iterator

from msgspec.structs import replace

from ui.scene.layout.space_layout import SpaceLayout, asked_of
from ui.scene.layout.table_layout import Layout, Readout, ZoneLayout
from ui.scene.pieces.items import PieceItem
from ui.scene.places.arrangement import Arrangement, arrange
from ui.scene.places.place_facts import Facts, Marching
from ui.scene.places.space_plan import walls_of
from ui.scene.places.spot import Spot
from ui.scene.prints.large_print import written_large
from ui.scene.whereabouts.homes import Homes, beside, is_met
from ui.scene.whereabouts.laid_scene import LaidScene

SEVERAL = 2
"""Beyond this number, more pieces do not change how a zone is laid out, unless the layout
is told of each."""


Opened = tuple[Collection[str] | None, Collection[str]]
"""The folding places to open (None: as before), and the places shown over the rest."""


class Laying:
    """Sets the homes of everything on *table*.

    `touched` are the pieces whose position or look has changed, or may have, since they were last
    taken: only these must be placed and dressed again.
    """

    def __init__(self, table: LaidScene) -> None:
        self._table = table
        self._moved_by = _counters_asked(table.layout)
        self._leading = any(region.leads > 1 for region in table.layout.table.regions.values())
        self._weighs = any(region.weighs for region in table.layout.table.regions.values())
        self._told_each = {
            readout.zone for readout in _readouts(table.layout) if readout.of in ("each", "all")
        }
        boards = (table.layout.table, *table.layout.boards.values())
        kinds = [each for board in boards for each in board.zones.items()]
        self._veils = {kind for kind, lies in kinds if lies.veiled}
        zones = table.layout.table.zones
        self._followed = {lies.follows for lies in zones.values() if lies.follows}
        read = (each.stands for each in _readouts(table.layout))
        self._stands = {stands.card for stands in read if stands is not None}
        self._used = [zone for zone, lies in zones.items() if lies.used]
        self._staging = {
            zone: met.counter
            for zone, lies in zones.items()
            if (met := lies.met or (lies.grown.met if lies.grown else None))
        }
        self.touched: set[PieceItem] = set()
        self._opened: set[str] = set()
        self._over: set[str] = set()
        self._laid: tuple[set[str], set[str]] = set(), set()
        self._places = Arrangement()
        self._by: object = None
        self._ways: dict[str, object] = {}
        self._figures: object = None
        self._away: frozenset[int] = frozenset()
        self._suspended: frozenset[str] = frozenset()

    def forget(self) -> None:
        """Lay out everything again, because text or readouts have become larger."""
        self._by = None
        self._ways.clear()

    def take(self) -> set[PieceItem]:
        """Return and clear the touched pieces."""
        touched, self.touched = self.touched, set()
        return touched

    def open(self, zones: Collection[str] | None, over: Collection[str] = ()) -> bool:
        """Open exactly the folding places in *zones* (None: as before). Returns whether the layout
        has changed. The places in *over* lie over the rest; nothing makes room for them while a
        piece is dragged or pointed at."""
        spots, lying = self._table.arrangement.spots, self._table.lying.zones
        growing = {zone for zone, spot in spots.items() if spot.lies.region and not lying.get(zone)}
        growing |= {zone for zone, spot in spots.items() if spot.lies.shut}
        kept = self._opened & growing if zones is None else growing.intersection(zones)
        fixed = {zone for zone, spot in spots.items() if spot.lies.folds} - growing
        self._opened = kept | fixed.intersection({*(zones or ()), *over})
        self._over = growing.intersection(over) - self._opened
        return (self._opened, self._over) != self._laid

    def find(self) -> None:
        """Compute all homes."""
        table, lying = self._table, self._table.lying
        changed, lying.changed = lying.changed, set()
        changed |= self._look_at_figures()
        changed |= self._put_out_of_force()
        arranged = self._arrange()
        if arranged:
            changed |= self._differently_laid()
        elif not changed:
            return
        places = self._places
        if table.layout.attached:  # each group has its own places
            places = replace(places, spots=dict(places.spots))
        self._find_homes(places, changed)
        gauges = tuple(
            each if each.index < 0 else beside(each, lying.zones[each.zone], table.layout.card)
            for each in places.gauges
        )
        table.arrangement = replace(places, gauges=gauges)
        table.arrangement = written_large(table)
        self._turn_up(changed)

    # --- places --------------------------------------------------------------------------------

    def _arrange(self) -> bool:
        """Compute the places if anything they depend on has changed. Returns whether it had."""
        table = self._table
        layout, counters = table.layout, dict(table.lying.counters)
        for ground in table.grounds.values():
            counters |= ground.counts
        filled = {
            zone: len(items) if self._tells_each(zone) else min(len(items), SEVERAL)
            for zone, items in table.lying.zones.items()
        }
        filled |= {zone: self._lit(zone) for zone in self._used}
        facts = Facts(
            len(table.view.seats), table.near,
            {counter: counters.get(counter, 0) for counter in self._moved_by},
            filled, self._slots(), self._opened, table.grounds, table.view.index(),
            self._over, table.whose_turn if self._leading else -1, self._veiled(),
            self._marching(), self._met(), self._standing(),
        )  # fmt: skip
        grounds = [
            (name, ground.space, ground.zones, ground.here, walls_of(ground))
            for name, ground in table.grounds.items()
            if name in layout.spaces
        ]
        by = (
            facts.seats, facts.near, facts.acting, facts.counters, filled, facts.slots,
            facts.veiled, self._opened, self._over, grounds, layout.size, facts.marching, facts.met,
            facts.standing,
        )  # fmt: skip
        self._laid = self._opened, self._over
        if by == self._by:
            return False
        self._by, self._places = by, arrange(layout, facts)
        return True

    def _veiled(self) -> frozenset[str]:
        """The shut places whose pieces nobody here knows."""
        return frozenset(filter(self.is_veiled, self._table.lying.zones))

    def is_veiled(self, zone: str) -> bool:
        """Whether only the count of *zone* may be shown, and nobody here knows more."""
        table = self._table
        items = table.lying.zones.get(zone, ())
        return table.kind_of(zone) in self._veils and all(item.piece.id < 0 for item in items)

    def _lit(self, zone: str) -> int:
        """How many pieces of *zone* are in use."""
        counter = self._table.layout.table.zones[zone].dim
        items = self._table.lying.zones.get(zone, ())
        return sum(item.piece.counters.get(counter, 0) > 0 for item in items)

    def _met(self) -> dict[str, int]:
        """How many pieces of each place are met now, by their counters."""
        lying, found = self._table.lying, {}
        for zone, counter in self._staging.items():
            now = lying.counters.get(counter, 0)
            n = sum(is_met(item, counter, now) for item in lying.zones.get(zone, ()))
            if n:
                found[zone] = n
        return found

    def _marching(self) -> dict[str, Marching]:
        """Where the pieces are that others follow."""
        table, found = self._table, {}
        for item in table.lying if self._followed else ():
            if item.piece.name in self._followed:
                turned = math.sin(math.radians(max(table.figure_of(item).facing, 0)))
                found[item.piece.name] = Marching(item.zone, turned < 0)
        return found

    def _standing(self) -> set[str]:
        """The cards of figures in spaces that plates describe."""
        grounds = self._table.grounds.values() if self._stands else ()
        cards = {figure.card for ground in grounds for figure in ground.figures.values()}
        return cards & self._stands

    def _tells_each(self, zone: str) -> bool:
        columns = (name for name in self._told_each if name in self._table.layout.columns)
        named = {zone, self._table.kind_of(zone)}
        return bool(self._told_each & named) or any(columns) or self._weighs

    def _slots(self) -> dict[str, int]:
        """The counters of the lit piece of each column, by `column.counter`."""
        table, found = self._table, {}
        for name, column in table.layout.columns.items():
            number = table.lying.counters.get(column.lit, 0)
            zones = table.view.zones
            lit = next((z for z in column.zones if z in zones and zones[z].number == number), "")
            items = table.lying.zones.get(lit)
            if items:
                for counter, value in items[-1].piece.counters.items():
                    found[f"{name}.{counter}"] = value
        return found

    def _differently_laid(self) -> set[str]:
        """The zones whose place or readout has changed."""
        table, places = self._table, self._places
        table.read_counters = read = _counters_read(places)
        each = Counter(gauge.zone for gauge in places.gauges if gauge.index >= 0)
        before, self._ways = (
            self._ways,
            {
                zone: (places.spots.get(zone), read.get(zone), each[zone])
                for zone in table.lying.zones
            },
        )
        return {zone for zone, way in self._ways.items() if before.get(zone) != way}

    # --- pieces --------------------------------------------------------------------------------

    def _find_homes(self, places: Arrangement, changed: Collection[str]) -> None:
        """Compute the homes of all pieces in *changed* zones, and of everything that depends on
        them."""
        table, zones = self._table, self._table.lying.zones
        groups = bool(table.layout.attached)
        before = {item: item.lies_as() for item in table.lying} if groups else {}
        index, seats = table.view.index(), len(table.view.seats)
        homes = Homes(table.layout, places, zones, index, table.size_of, seats, self._away)
        homes.find(zones if groups else changed)
        table.ghosts = homes.ghosts
        for zone in changed:
            self.touched.update(zones.get(zone, ()))
        for item, was in before.items():  # a piece on another may show a third one
            if item.on is not None or was != item.lies_as():
                self.touched.add(item)

    def _turn_up(self, changed: Iterable[str]) -> None:
        """Update which sides show and which pieces are dim in *changed* zones."""
        table = self._table
        for zone in changed:
            spot, seen = table.arrangement.spots.get(zone), table.view.zones.get(zone)
            owned = seen is not None and seen.owner >= 0 and not (spot and spot.lies.turned)
            for item in table.lying.zones.get(zone, ()):
                item.up = item.piece.face_up or owned
                item.dim = spot is not None and _is_dim(spot, item)
                item.dim |= item.piece.name in self._suspended

    def _put_out_of_force(self) -> set[str]:
        """The zones in which a card has been suspended or reinstated since."""
        before, self._suspended = self._suspended, frozenset(self._table.view.suspended)
        other = before ^ self._suspended
        return (
            {item.zone for item in self._table.lying if item.piece.name in other}
            if other
            else set()
        )

    def _look_at_figures(self) -> set[str]:
        """Update how figures stand, which the game says. Returns the zones in which one has gone
        away or come back."""
        table = self._table
        figures = {name: ground.figures for name, ground in table.grounds.items()}
        if figures == self._figures:
            return set()
        self._figures = figures
        self.touched.update(item for item in table.lying if item.piece.kind == "figure")
        before, self._away = (
            self._away,
            frozenset(n for each in figures.values() for n, of in each.items() if of.away),
        )
        return {item.zone for item in table.lying if item.piece.id in before ^ self._away}


def _readouts(layout: Layout) -> Iterator[Readout]:
    for board in (layout.table, *layout.boards.values()):
        yield from board.readouts


def _counters_asked(layout: Layout) -> set[str]:
    """The table counters that the places depend on."""
    boards = (layout.table, *layout.boards.values())
    zones = [lies for board in boards for lies in board.zones.values()]
    grown = (lies.grown.counter for lies in zones if lies.grown)
    during = (readout.during for readout in _readouts(layout) if readout.during)
    placed: tuple[ZoneLayout | SpaceLayout, ...] = (*zones, *layout.spaces.values())
    mattering = {counter for lies in zones for counter in lies.matters if counter}
    whens = [each.during for each in placed]
    whens += [readout.when for readout in _readouts(layout)]
    whens += [when for each in layout.table.regions.values() for when in (each.lit, each.during)]
    at_times = {counter for when in whens for counter in asked_of(when)}
    met = (lies.met or (lies.grown.met if lies.grown else None) for lies in zones)
    at_times |= {each.counter for each in met if each}
    lit = {column.lit for column in layout.columns.values()}
    return {*lit, *grown, *during, *at_times, *mattering}


def _counters_read(places: Arrangement) -> dict[str, set[str]]:
    """The counters of each zone's pieces that are shown beside them, and so not on a piece."""
    read: dict[str, set[str]] = {}
    for gauge in places.gauges:
        read.setdefault(gauge.zone, set()).add(gauge.readout.counter)
    slots = {spot.lies.slots for spot in places.spots.values()} - {""}
    for spot in places.spots.values():
        if spot.lit:
            read.setdefault(spot.zone, set()).update(slots)
    return read


def _is_dim(spot: Spot, item: PieceItem) -> bool:
    counter = spot.lies.dim
    return spot.dimmed or (bool(counter) and item.piece.counters.get(counter, 0) <= 0)
