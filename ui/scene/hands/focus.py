"""The keyboard's way over the table: a visible focus that walks through zones and pieces."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QAccessible, QAccessibleEvent

from ui.base.theme import current
from ui.scene.hands.drag_guide import Guide
from ui.scene.hands.lights import Lights
from ui.scene.measures import z_values
from ui.scene.pieces.items import PieceItem, Printed
from ui.scene.places.focus_steps import ARROWS, step
from ui.scene.prints import goods_told, plates
from ui.scene.view.felt import on_felt
from ui.scene.view.laid_view import LaidView
from ui.scene.view.pan_to_asked import way_to
from ui.scene.whereabouts.attached import stands_for, through

Stop = PieceItem | str
"""Where the focus can be: on a piece, or on an empty zone that is alight."""


class Focus:
    """The focus of one table view. While something is carried it walks over `places` alone, where
    that may be laid down.
    """

    def __init__(self, view: LaidView, lights: Lights, guide: Guide) -> None:
        self.view = view
        self._lights, self._guide = lights, guide
        self._stop: Stop | None = None
        self._place: tuple[str, int] = ("", 0)
        self._clicked = False
        self._ring: Printed | None = None
        self.places: set[str] = set()
        self.carried = -1
        view.clock.moved.connect(self.follow)

    def is_at(self, stop: Stop) -> bool:
        """Whether *stop* has the focus."""
        return self._stop is stop or (isinstance(stop, str) and self._stop == stop)

    def begin(self) -> None:
        """A new scene: nothing has the focus."""
        self._stop = self._ring = None
        self._place = ("", 0)

    def at(self) -> tuple[int, str, int]:
        """The piece (or -1), zone and index under the focus."""
        if isinstance(self._stop, PieceItem):
            return self._stop.piece.id, self._stop.zone, self._stop.index
        return -1, self._stop or "", -1

    def set_to(self, stop: Stop | None, *, clicked: bool = False) -> None:
        """Put the focus on *stop*; where that was *clicked* it ends when it goes elsewhere."""
        self._stop, self._clicked = stop, clicked
        if isinstance(stop, PieceItem):
            self._place = (stop.zone, stop.index)
        elif stop:
            self._place = (stop, 0)
        self.redraw()
        if stop is not None:
            self._lights.tie(stop if isinstance(stop, PieceItem) else None)
            piece, zone, _ = self.at()
            self._show(stop)
            self.view.focus_moved.emit(piece, zone)
            self._tell(stop)

    def _tell(self, stop: Stop) -> None:
        """Say that *stop* has the focus, if anybody listens."""
        if QAccessible.isActive() and stop in (stops := self.stops()):
            event = QAccessibleEvent(self.view, QAccessible.Event.Focus)
            event.setChild(stops.index(stop))
            QAccessible.updateAccessibility(event)

    def leave(self) -> None:
        """Nothing has the focus, and nothing tells where it was."""
        self.set_to(None)
        self._place = ("", 0)

    def go(self, direction: str) -> None:
        """Move on: `next`, `previous`, or to what lies `up`, `down`, `left` or `right`.

        In a space that is the place beside it, be it lit or not: there it is said why.
        """
        beside = self._beside(direction)
        if beside:
            self.set_to(self._top(beside))
            return
        stops = self._lit() if self.places else self.stops()
        if not stops:
            return
        there = zone_of(self._stop) if self._stop is not None else ""
        if direction in ARROWS and self._in_space(there):
            self.set_to(self._towards(direction, stops))
        elif there and self._stop not in stops and (self.places or self._in_space(there)):
            self.set_to(self._first(direction, stops))
        elif self._stop not in stops:
            self.set_to(stops[-1 if direction == "previous" else 0])
        elif direction in ("next", "previous"):
            by = 1 if direction == "next" else -1
            self.set_to(stops[(stops.index(self._stop) + by) % len(stops)])
        else:
            self.set_to(self._towards(direction, stops))

    def stops(self) -> list[Stop]:
        """Everything the focus can be on, in the order of the layout, nearest seat first."""
        table = self.view.table
        if table is None:
            return []
        spots = sorted(
            (spot for spot in table.arrangement.spots.values() if spot.shown and spot.on < 0),
            key=lambda spot: (spot.lies.order, self._round_from_near(spot.seat)),
        )
        found: list[Stop] = []
        for spot in spots:
            items = [i for i in table.lying.zones.get(spot.zone, ()) if i.home.visible]
            if spot.lies.kind == "pile":
                items = items[-1:]
            for item in items:
                if not goods_told.lies_below(table, item):
                    found += self._with_attached(item)
            if not items and (spot.zone in self._lights.zones or spot.shut):
                found.append(spot.zone)
        return found

    def _lit(self) -> list[Stop]:
        """One stop in each of `places`: the piece on top, or the place itself if it is empty."""
        table = self.view.table
        if table is None:
            return []
        found = {zone_of(stop): stop for stop in self.stops() if zone_of(stop) in self.places}
        spots = table.arrangement.spots
        bare = [zone for zone in sorted(self.places) if zone not in found and zone in spots]
        return [*found.values(), *bare]

    def _first(self, direction: str, stops: list[Stop]) -> Stop:
        """Where it begins to walk over *stops*: in *direction*, else at the nearest."""
        if direction not in ("next", "previous"):
            towards = self._towards(direction, stops)
            if towards in stops:
                return towards
        assert self._stop is not None
        here = self.area(self._stop).center()

        def far(stop: Stop) -> float:
            way: QPointF = self.area(stop).center() - here
            return way.manhattanLength()

        return min(stops, key=far)

    def _in_space(self, place: str) -> bool:
        table = self.view.table
        spot = table.arrangement.spots.get(place) if table else None
        return spot is not None and spot.shape is not None

    def _beside(self, direction: str) -> str:
        """The place of a space that lies in a *direction* of the arrows from the focus; empty if
        the focus is in no space, or at its end."""
        table = self.view.table
        if table is None or self._stop is None or direction not in ARROWS:
            return ""
        place = zone_of(self._stop)
        if not self._in_space(place):
            return ""
        space = table.arrangement.spots[place].space
        return step(table.arrangement.plans[space], table.grounds[space].space, place, direction)

    def _top(self, place: str) -> Stop:
        """What stands uppermost on *place*, or the place itself."""
        table = self.view.table
        assert table is not None
        items = [i for i in table.lying.zones.get(place, ()) if i.home.visible]
        return items[-1] if items else place

    def _with_attached(self, item: PieceItem) -> list[Stop]:
        """*item*, then what is attached to it, and its empty places that are alight."""
        table = self.view.table
        assert table is not None
        found: list[Stop] = [item]
        for kind in table.layout.attached:
            zone = table.attached_to(item, kind)
            on_it = [other for other in table.lying.zones.get(zone, ()) if other.on is item]
            for other in on_it:
                found += self._with_attached(other)
            if not on_it and zone in self._lights.zones:
                found.append(zone)
        return found

    def keep(self) -> None:
        """After motion: the focus stays where it was, on what lies there now."""
        table = self.view.table
        if self._stop is None or table is None:
            return
        if isinstance(self._stop, str) or self._stop.scene() is None or self._left():
            zone, index = self._place
            items = [i for i in table.lying.zones.get(zone, ()) if i.home.visible]
            stops = self.stops()
            if self._clicked:
                self._stop = None
            elif not items and self._in_space(zone):
                self._stop = zone
            elif items:
                self._stop = items[min(index, len(items) - 1)]
            else:
                self._stop = stops[0] if stops else None
        self.redraw()

    def turn(self, before: int, now: int) -> None:
        """The seat *now* sits nearest instead of *before*: on its board the focus of keys goes
        on."""
        table = self.view.table
        zone, index = self._place
        if self._stop is None or table is None or not zone:
            return
        zones = table.view.index()
        here = zones.get(zone)
        there = here and zones.one(here.kind, number=here.number, owner=now)
        if here and there and here.owner == before:
            self._stop, self._place = None if self._clicked else there.name, (there.name, index)
            self.keep()
            self.redraw()

    def redraw(self) -> None:
        """Lay the ring round what has the focus."""
        table = self.view.table
        if table is None:
            return
        if self._stop is None:
            if self._ring is not None:
                table.removeItem(self._ring)
                self._ring = None
            return
        if self._ring is None:
            self._ring = Printed(z_values.FOCUS)
            table.addItem(self._ring)
        light = on_felt(current().colours.focus, "#ffffff")
        look, area = plates.focus(light), self._framed(self._stop)
        spot = table.arrangement.spots.get(self._stop) if isinstance(self._stop, str) else None
        if spot is not None and spot.shape is not None:
            inset = table.arrangement.plans[spot.space].inset
            look, area = plates.cell_focus(spot.shape, light, inset), spot.shape.boundingRect()
        self._ring.print(area, look.paint, look.shows, self.view.zoom, table.looks.dpr)

    def follow(self) -> None:
        """Where the piece that has the focus rises, sinks or is carried, the ring goes with it."""
        stop, ring = self._stop, self._ring
        if not isinstance(stop, PieceItem) or ring is None or stop.scene() is None:
            return
        if ring.area != self._framed(stop):
            self.redraw()

    def _framed(self, stop: Stop) -> QRectF:
        return self.area(stop).adjusted(-8, -8, 8, 8)

    # --- words ---------------------------------------------------------------------------------

    def title(self, stop: Stop) -> str:
        """What *stop* is, in words: name, how it lies, what it holds, its numbers, its place."""
        table = self.view.table
        assert table is not None
        if isinstance(stop, str):
            shut = [f"{len(table.lying.zones.get(stop, ()))}"] if self.view.is_shut(stop) else []
            return ", ".join([self.view.zone_title(stop), *shut, *table.notes.told_of(stop)])
        piece = stop.piece
        words = [self._name(stop)]
        if piece.kind == "card" and piece.name and not stop.up:
            words.append("face down")
        if piece.turn:
            words.append("reversed" if piece.turn == 180 else f"turned by {piece.turn} degrees")
        words += goods_told.words_of(table, stop) + self._holds(stop)
        words += [
            f"{counter} {value}"
            for counter, value in piece.counters.items()
            if counter not in table.layout.quiet
        ]
        if stop.seat >= 0 and stop.on is not None:
            words.append(f"of {table.view.seats[stop.seat].name}")
        lying = self.view.zone_title(stop.zone)
        count = len(table.lying.zones.get(stop.zone, ()))
        words.append(lying if stop.on and count == 1 else f"{lying}, {stop.index + 1} of {count}")
        told = table.notes.told_of(piece.id) if piece.id >= 0 else []
        brought = self._lights.brought(piece.id).split("\n")
        return ", ".join(filter(None, [*words, *told, *brought]))

    def printed(self, stop: Stop) -> str:
        """What is printed on *stop*, as far as its face is seen."""
        if isinstance(stop, str) or not (stop.piece.name and stop.up):
            return ""
        return self.view.sentences(stop.piece.name).replace("\n", " ")

    def _name(self, item: PieceItem) -> str:
        """The name of *item*; of a token that stands for a card, that card's too."""
        table, piece = self.view.table, item.piece
        if not piece.name:
            return f"a hidden {piece.kind}"
        other = table.lying.known(stands_for(table.layout, item)) if table else None
        name = self.view.titles(piece.name)
        return f"{name} of {self.view.titles(other.piece.name)}" if other else name

    def _holds(self, item: PieceItem) -> list[str]:
        """What is attached to *item*, in words: `locked by Klingsor`."""
        table = self.view.table
        assert table is not None
        words = []
        for kind, how in table.layout.attached.items():
            others = table.lying.zones.get(table.attached_to(item, kind), ())
            names = [self._told(other) for other in others if other.on is item]
            if names:
                words.append(how.tells.format(names=" and ".join(names)))
        return words

    def _told(self, item: PieceItem) -> str:
        """The name of what is attached: a token tells for what it stands."""
        table = self.view.table
        assert table is not None
        other = table.lying.known(stands_for(table.layout, item))
        name = self.view.titles((other or item).piece.name)
        way = table.lying.known(through(table.layout, item))
        return f"{name} through {self.view.titles(way.piece.name)}" if way else name

    def _towards(self, direction: str, stops: list[Stop]) -> Stop:
        """The nearest stop in *direction*; aside counts twice, so that rows stay rows.

        What lies more than twice as far aside is in another direction: the next card of a fan,
        a little higher, is not above.
        """
        assert self._stop is not None
        here = self.area(self._stop).center()
        across = direction in ("left", "right")
        sign = 1 if direction in ("right", "down") else -1

        def cost(stop: Stop) -> float:
            way: QPointF = self.area(stop).center() - here
            on, aside = (way.x(), way.y()) if across else (way.y(), way.x())
            there = on * sign > 1 and abs(aside) <= 2 * on * sign
            return on * sign + 2 * abs(aside) if there else float("inf")

        best = min(stops, key=cost)
        return best if cost(best) < float("inf") else self._stop

    def _show(self, stop: Stop) -> None:
        """Bring *stop* into the window, and tell what would come of what is carried there."""
        if not self._clicked:
            room = self.view.mapFromScene(self.area(stop)).boundingRect()
            way = way_to([room], self.view.viewport().rect())
            if not way.isNull():  # to be moved by nothing is to be moved: it would not fit itself
                self.view.pan(way.x(), way.y())
        lights, guide, zone = self._lights, self._guide, zone_of(stop)
        if self.carried >= 0:
            lights.say(guide.over(self.carried, zone), self.area(stop).bottomLeft())
        elif isinstance(stop, PieceItem):
            guide.point_at(stop.piece.id, zone)
        else:
            guide.clear()

    def carry(self, piece: int, places: set[str]) -> None:
        """Walk with *piece*, which may be laid down in *places*; -1: with nothing any more."""
        self.carried, self.places = piece, places
        self._guide.clear()
        if self.view.table is not None:
            self._lights.say("", QPointF())

    def begin_at(self, piece: int) -> None:
        """Go on from *piece*, wherever the focus was: it was called by its code."""
        item = self.view.table.lying.known(piece) if self.view.table else None
        if item is not None and item is not self._stop:
            self.set_to(item)

    def _left(self) -> bool:
        return isinstance(self._stop, PieceItem) and (
            self._stop.zone != self._place[0] or not self._stop.home.visible
        )

    def area(self, stop: Stop) -> QRectF:
        """Where *stop* is on the table."""
        if isinstance(stop, PieceItem):
            return stop.body_seen()
        table = self.view.table
        assert table is not None
        return table.arrangement.spots[stop].drop

    def _round_from_near(self, seat: int) -> int:
        table = self.view.table
        if seat < 0 or table is None:
            return -1
        return (seat - table.near) % max(len(table.view.seats), 1)


def zone_of(stop: Stop) -> str:
    """The place that *stop* is in, or is itself."""
    return stop if isinstance(stop, str) else stop.zone
