"""The keyboard's way over the table: a visible focus that moves through zones and pieces."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QAccessible, QAccessibleEvent

from ui.base.running_text import within
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
"""What the focus can be on: a piece, or an empty lit zone."""


class Focus:
    """The focus of one table view. While a piece is carried, it moves only over `places`, where the
    piece may be put."""

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
        """Start with a new scene, without a focus."""
        self._stop = self._ring = None
        self._place = ("", 0)

    def at(self) -> tuple[int, str, int]:
        """The piece (or -1), zone and index at the focus."""
        if isinstance(self._stop, PieceItem):
            return self._stop.piece.id, self._stop.zone, self._stop.index
        return -1, self._stop or "", -1

    def set_to(self, stop: Stop | None, *, clicked: bool = False) -> None:
        """Put the focus on *stop*. A *clicked* focus ends when another place is clicked."""
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
        """Announce *stop* to a screen reader."""
        if QAccessible.isActive() and stop in (stops := self.stops()):
            event = QAccessibleEvent(self.view, QAccessible.Event.Focus)
            event.setChild(stops.index(stop))
            QAccessible.updateAccessibility(event)

    def leave(self) -> None:
        """Remove the focus, and forget where it was."""
        self.set_to(None)
        self._place = ("", 0)

    def go(self, direction: str) -> None:
        """Move on: `next`, `previous`, or `up`, `down`, `left`, `right`.

        In a space this is the neighbouring place, lit or not, so that the guide can say why.
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
        """One stop in each of `places`: the top piece, or the place itself if it is empty."""
        table = self.view.table
        if table is None:
            return []
        found = {zone_of(stop): stop for stop in self.stops() if zone_of(stop) in self.places}
        spots = table.arrangement.spots
        bare = [zone for zone in sorted(self.places) if zone not in found and zone in spots]
        return [*found.values(), *bare]

    def _first(self, direction: str, stops: list[Stop]) -> Stop:
        """Where the focus starts among *stops*: in *direction*, or else at the nearest."""
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
        """The place of a space next to the focus in the *direction* of the arrow; empty if the
        focus is in no space, or at its edge."""
        table = self.view.table
        if table is None or self._stop is None or direction not in ARROWS:
            return ""
        place = zone_of(self._stop)
        if not self._in_space(place):
            return ""
        space = table.arrangement.spots[place].space
        return step(table.arrangement.plans[space], table.grounds[space].space, place, direction)

    def _top(self, place: str) -> Stop:
        """The top piece on *place*, or the place itself."""
        table = self.view.table
        assert table is not None
        items = [i for i in table.lying.zones.get(place, ()) if i.home.visible]
        return items[-1] if items else place

    def _with_attached(self, item: PieceItem) -> list[Stop]:
        """*item*, the pieces attached to it, and its empty lit places."""
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
        """Keep the focus where it was, on what lies there after the motion."""
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
        """Move the focus to the board of *now*, which sits nearest instead of *before*."""
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
        """Draw the ring around what has the focus."""
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
        """Move the ring with its piece as it rises, sinks or is carried."""
        stop, ring = self._stop, self._ring
        if not isinstance(stop, PieceItem) or ring is None or stop.scene() is None:
            return
        if ring.area != self._framed(stop):
            self.redraw()

    def _framed(self, stop: Stop) -> QRectF:
        return self.area(stop).adjusted(-8, -8, 8, 8)

    # --- words ---------------------------------------------------------------------------------

    def title(self, stop: Stop) -> str:
        """*stop* in words: its name, how it lies, what it holds, its numbers, its place."""
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
            words.append(f"of {within(table.view.seats[stop.seat].name)}")
        lying = self.view.zone_title(stop.zone)
        count = len(table.lying.zones.get(stop.zone, ()))
        words.append(lying if stop.on and count == 1 else f"{lying}, {stop.index + 1} of {count}")
        told = table.notes.told_of(piece.id) if piece.id >= 0 else []
        brought = self._lights.brought(piece.id).split("\n")
        return ", ".join(filter(None, [*words, *told, *brought]))

    def printed(self, stop: Stop) -> str:
        """The printed text of *stop*, as far as its face is visible."""
        if isinstance(stop, str) or not (stop.piece.name and stop.up):
            return ""
        return self.view.sentences(stop.piece.name).replace("\n", " ")

    def _name(self, item: PieceItem) -> str:
        """The name of *item*; for a token, also that of its card."""
        table, piece = self.view.table, item.piece
        if not piece.name:
            return f"a hidden {piece.kind}"
        other = table.lying.known(stands_for(table.layout, item)) if table else None
        name = self.view.titles(piece.name)
        return f"{name} of {within(self.view.titles(other.piece.name))}" if other else name

    def _holds(self, item: PieceItem) -> list[str]:
        """What is attached to *item*, in words, such as `locked by Klingsor`."""
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
        """The name of an attached piece; a token gives what it stands for."""
        table = self.view.table
        assert table is not None
        other = table.lying.known(stands_for(table.layout, item))
        name = self.view.titles((other or item).piece.name)
        way = table.lying.known(through(table.layout, item))
        return f"{name} through {within(self.view.titles(way.piece.name))}" if way else name

    def _towards(self, direction: str, stops: list[Stop]) -> Stop:
        """The nearest stop in *direction*; sideways distance counts twice, so that rows stay rows.

        A stop more than twice as far sideways is not in that direction: the next card of a fan, a
        little higher, is not above.
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
        """Scroll to *stop*, and say what dropping the carried piece there would do."""
        if not self._clicked:
            room = self.view.mapFromScene(self.area(stop)).boundingRect()
            way = way_to([room], self.view.viewport().rect())
            # a move by zero would count as a move and stop the table from fitting itself
            if not way.isNull():
                self.view.pan(way.x(), way.y())
        lights, guide, zone = self._lights, self._guide, zone_of(stop)
        if self.carried >= 0:
            lights.say(guide.over(self.carried, zone), self.area(stop).bottomLeft())
        elif isinstance(stop, PieceItem):
            guide.point_at(stop.piece.id, zone)
        else:
            guide.clear()

    def carry(self, piece: int, places: set[str]) -> None:
        """Carry *piece*, which may be put into *places*; -1 ends carrying."""
        self.carried, self.places = piece, places
        self._guide.clear()
        if self.view.table is not None:
            self._lights.say("", QPointF())

    def begin_at(self, piece: int) -> None:
        """Continue from *piece*, which was called by its code."""
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
