"""The mouse on the table: clicks, drags, drops, pans and hovers become signals."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QElapsedTimer, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent

from ui.scene.hands import drop_target
from ui.scene.hands import pointed_numbers as numbers
from ui.scene.hands.drag_guide import Guide
from ui.scene.hands.focus import Focus
from ui.scene.hands.lights import Lights
from ui.scene.hands.pointed_pieces import held_over, is_on, lies_under
from ui.scene.hands.raised_cards import risen
from ui.scene.measures import metrics, speeds, z_values
from ui.scene.motion.motion import Glide, Motion, Raise
from ui.scene.pieces.halves import HalfLight, half_at
from ui.scene.pieces.items import PieceItem
from ui.scene.places import file_poses, piece_poses
from ui.scene.places.spot import Gauge, Spot
from ui.scene.view.laid_view import LaidView
from ui.scene.view.pan_to_asked import AutoPan
from ui.scene.whereabouts.attached import stands_for


class Hands:
    """The mouse on one table view."""

    def __init__(
        self, view: LaidView, lights: Lights, guide: Guide, walk: Focus, following: AutoPan
    ) -> None:
        self.view = view
        self._lights, self._guide = lights, guide
        self._walk, self._following = walk, following
        self._pressed: QPoint | None = None
        self._grip = QPointF()
        self._item: PieceItem | None = None
        self._held: PieceItem | None = None
        self._carried: list[tuple[PieceItem, QPointF]] = []
        self._whole = False
        self._panning = False
        self._since = QElapsedTimer()
        self._hovered: PieceItem | None = None
        self._place: tuple[int, str] = (-1, "")
        self._dropped: PieceItem | None = None
        self.dropped_on = -1  # the piece under the pointer while a drop is reported
        self._half = HalfLight()

    @property
    def holding(self) -> bool:
        """Whether a piece is dragged."""
        return self._held is not None

    @property
    def busy(self) -> bool:
        """Whether a button is down or a piece is dragged."""
        return self.holding or self._pressed is not None

    # --- what lies there -----------------------------------------------------------------------

    def item_at(self, pixel: QPoint) -> PieceItem | None:
        """The topmost piece at *pixel*."""
        table = self.view.table
        if table is None:
            return None
        point = self.view.mapToScene(pixel)
        for item in table.items(point):
            if isinstance(item, PieceItem) and item is not self._held and is_on(item, point):
                return item
        return None

    def zone_at(self, pixel: QPoint) -> str:
        """The zone at *pixel*: a lit one first, otherwise the smallest there."""
        table = self.view.table
        if table is None:
            return ""
        point = self.view.mapToScene(pixel)
        here = table.arrangement.under(point)
        if not here:
            return ""
        lit = self._lights.zones
        return min(
            here, key=lambda spot: (spot.zone not in lit, drop_target.extent(spot.drop))
        ).zone

    def pointed_at(self) -> tuple[int, str, int]:
        """The piece, zone and index under the pointer."""
        pixel = self.view.viewport().mapFromGlobal(self.view.cursor().pos())
        item = self.item_at(pixel)
        if item is not None:
            return item.piece.id, item.zone, item.index
        return -1, self.zone_at(pixel), -1

    # --- the mouse -----------------------------------------------------------------------------

    def press(self, event: QMouseEvent) -> None:
        """Handle a pressed button."""
        if self.view.skip():
            return
        self._following.stop()
        pixel = event.position().toPoint()
        if event.button() == Qt.MouseButton.RightButton:
            self._menu(pixel)
            return
        if event.button() == Qt.MouseButton.MiddleButton:
            self._pressed, self._panning = pixel, True
            return
        self._pressed = pixel
        self._since.start()
        self._item = self.item_at(pixel)

    def move(self, event: QMouseEvent) -> None:
        """Handle a movement of the pointer."""
        pixel = event.position().toPoint()
        if self._held is not None:
            self.drag_to(pixel)
        elif self._pressed is None:
            self._hover(pixel)
        elif self._panning:
            self._pan_to(pixel)
        elif (pixel - self._pressed).manhattanLength() >= metrics.DRAG_STARTS:
            if self._item is not None and self._may_take(self._item):
                self._take(self._item, event.modifiers())
                self.drag_to(pixel)
            elif self._item is None and numbers.token_at(self.view, self._pressed) is None:
                self._panning = True
                self.view.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
                self._pan_to(pixel)

    def release(self, event: QMouseEvent) -> None:
        """Handle a released button."""
        pixel = event.position().toPoint()
        pressed, self._pressed = self._pressed, None
        if self._panning:
            self._panning = False
            self.view.rest_pointer()
        elif self._held is not None:
            self._drop(event.modifiers())
        elif pressed is not None and event.button() == Qt.MouseButton.LeftButton:
            if (pixel - pressed).manhattanLength() < metrics.DRAG_STARTS:
                self._click(pixel)
            else:
                self._point_from(pixel, numbers.token_at(self.view, pressed))

    def double(self, event: QMouseEvent) -> None:
        """Handle a double click: the quick play."""
        if event.button() != Qt.MouseButton.LeftButton or self.view.skip():
            return
        item = self.item_at(event.position().toPoint())
        zone = item.zone if item else self.zone_at(event.position().toPoint())
        if zone:
            half = half_at(item, self.view.mapToScene(event.position().toPoint())) if item else ""
            self.view.double_clicked.emit(item.piece.id if item else -1, zone, half)

    def leave(self) -> None:
        """Handle the pointer leaving the table."""
        if self._held is None:
            self._hover(QPoint(-1, -1))

    def _click(self, pixel: QPoint) -> None:
        item = self.item_at(pixel)
        zone = self.zone_at(pixel)
        lit = zone in self._lights.zones
        if item is not None:
            self._walk.set_to(item, clicked=True)
            if not lit or item.ringed:
                zone = item.zone
            half = half_at(item, self.view.mapToScene(pixel))
            self.view.clicked.emit(item.piece.id, zone, half)
        elif named := numbers.label_at(self.view, pixel):
            self.view.count_clicked.emit(named)
        elif (gauge := numbers.gauge_at(self.view.table, self.view.mapToScene(pixel))) is not None:
            self._click_number(gauge)
        elif words := numbers.turn_at(self.view, pixel):
            self.view.note_clicked.emit(words)
        elif zone:
            self.view.clicked.emit(-1, zone, "")

    def _point_from(self, pixel: QPoint, gauge: Gauge | None) -> None:
        """Handle a click at *pixel* on something that cannot be picked up: it means the lit place
        there, and nothing on a *gauge*."""
        pressed, zone = self._item, self.zone_at(pixel)
        if pressed is None and gauge is not None:
            item = numbers.read_off(self.view.table, gauge)
            self.view.number_dragged.emit(item.piece.id if item else -1, gauge.zone)
        elif zone in self._lights.zones:
            self.view.clicked.emit(-1, zone, "")
        elif pressed is not None and self.item_at(pixel) is not pressed:
            self.view.fell_back.emit(pressed.piece.id, pressed.zone, zone)

    def _click_number(self, gauge: Gauge) -> None:
        """Handle a click on a readout: that of a piece stands for the piece, a count for what it
        counts, and one of the table for the place beside it."""
        if gauge.readout.show == "count":
            self.view.count_clicked.emit(gauge.zone)
            return
        item = numbers.read_off(self.view.table, gauge)
        if item is not None:
            self._walk.set_to(item, clicked=True)
        piece = item.piece.id if item is not None else -1
        if gauge.readout.show in numbers.NUMBERS:
            self.view.number_clicked.emit(piece, gauge.zone)
        else:
            self.view.clicked.emit(piece, gauge.zone, "")

    def _menu(self, pixel: QPoint) -> None:
        item, point = self.item_at(pixel), self.view.mapToScene(pixel)
        gauge = numbers.gauge_at(self.view.table, point) if item is None else None
        if gauge is not None:
            item = numbers.read_off(self.view.table, gauge)
        zone = item.zone if item else gauge.zone if gauge else self.zone_at(pixel)
        where = self.view.viewport().mapToGlobal(pixel)
        self.view.menu_wanted.emit(item.piece.id if item else -1, zone, where)

    def _pan_to(self, pixel: QPoint) -> None:
        assert self._pressed is not None
        moved, self._pressed = pixel - self._pressed, pixel
        self.view.pan(moved.x(), moved.y())

    # --- hovering ------------------------------------------------------------------------------

    def _hover(self, pixel: QPoint) -> None:
        item = self.item_at(pixel)
        if item is not self._hovered:
            self._lower()
            self._hovered = item
            if item is not None:
                self._walk.set_to(None)  # keys now refer to what was pointed at last
                self._raise(item)
        point = self.view.mapToScene(pixel)
        if item is None and numbers.counters_of(numbers.gauge_at(self.view.table, point)):
            self._walk.set_to(None)  # keys refer to the number of the table
        self._half.point_at(self.view.table, item, point)
        told = self._told_of(item, pixel)
        self._lights.tie(told)
        place = (told.piece.id, told.zone) if told else (-1, self.zone_at(pixel))
        if place != self._place:
            self._place = place
            self._guide.point_at(*place)
            self.view.hovered.emit(*place)

    def _told_of(self, item: PieceItem | None, pixel: QPoint) -> PieceItem | None:
        """The piece that pointing at *item* describes: what a token stands for, or the piece whose
        home a ghost marks."""
        table = self.view.table
        if table is None:
            return item
        if item is not None:
            return table.lying.known(stands_for(table.layout, item)) or item
        point = self.view.mapToScene(pixel)
        return next((ghost.item for ghost in table.ghosts if ghost.area.contains(point)), None)

    def _raise(self, item: PieceItem) -> None:
        high = risen(self.view, item)
        if high and not self.view.moving and item.up:
            self._start(Raise(item, high))

    def _lower(self) -> None:
        item, self._hovered = self._hovered, None
        rises = lambda motion: isinstance(motion, Raise) and motion.item is item  # noqa: E731
        self.view.clock.stop(rises)  # it may not have started yet
        if item is not None and item.raised != item.stands and item.scene() is not None:
            self._start(Raise(item, item.stands))

    # --- holding -------------------------------------------------------------------------------

    def _may_take(self, item: PieceItem) -> bool:
        return self.view.by_hand or item.piece.id >= 0 or self._lights.gives(item.zone)

    def _take(self, item: PieceItem, modifiers: Qt.KeyboardModifier) -> None:
        assert self._pressed is not None
        table = self.view.table
        assert table is not None
        self._stop(item)
        self._hovered = None
        item.raised = 0.0
        spot = self._spot(item.zone)
        ctrl = bool(modifiers & Qt.KeyboardModifier.ControlModifier)
        slow = self._since.elapsed() >= speeds.HOLD
        pile = spot is not None and spot.lies.kind == "pile"
        self._whole = self.view.by_hand and (ctrl or (slow and pile))
        self._grip = self.view.mapToScene(self._pressed) - item.pos()
        if item.piece.kind == "figure":  # by its foot, where it will stand
            self._grip = item.foot()
        self._held = item
        item.setZValue(z_values.HELD)
        self._carried = [(other, other.pos() - item.pos()) for other in table.group_of(item)]
        for other, _ in self._carried:
            self._stop(other)
            other.setZValue(z_values.HELD + other.home.z - item.home.z)
        self.view.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        self._lights.hold(item)

    def drag_to(self, pixel: QPoint) -> None:
        """Drag the held piece to *pixel*, and show where it would land."""
        item = self._held
        assert item is not None
        item.setPos(self.view.mapToScene(pixel) - self._grip)
        for other, away in self._carried:
            other.setPos(item.pos() + away)
        self._walk.follow()
        lights, table = self._lights, self.view.table
        assert table is not None
        best = self._best(item, set(lights.zones) | {item.zone}) if lights.zones else ""
        lights.aim(best if best != item.zone else "")
        over = best or table.arrangement.place_at(item.pos() + self._grip)
        if not over:
            self._guide.clear()
        words = self._guide.over(item.piece.id, over) if over else ""
        lights.say(words, item.body().bottomLeft() + QPointF(0, 6) if words else QPointF())

    def _best(self, item: PieceItem, among: set[str]) -> str:
        """The zone among *among* that is meant; empty if there is none."""
        table = self.view.table
        assert table is not None
        by_hand = self.view.by_hand
        return drop_target.meant(table, item, among, item.pos() + self._grip, by_hand=by_hand)

    def _drop(self, modifiers: Qt.KeyboardModifier) -> None:
        item, self._held = self._held, None
        table = self.view.table
        assert item is not None
        assert table is not None
        self.view.rest_pointer()
        legal = self._lights.targets(item.piece.id, item.zone)
        zone = self._best(item, legal | {item.zone})
        if zone not in legal:
            spots = table.arrangement.spots
            zone = self._best(
                item, {name for name in spots if drop_target.shows(table, spots[name])}
            )
        self._guide.clear()
        self._lights.say("", QPointF())
        self._dropped = item
        with self._lights.letting_go():  # light the results only once
            self._let_fall(item, zone, legal, modifiers)

    def _let_fall(
        self, item: PieceItem, zone: str, legal: Collection[str], modifiers: Qt.KeyboardModifier
    ) -> None:
        """Report what dropping *item* on *zone* means, or bring it back."""
        table = self.view.table
        assert table is not None
        if not zone and self.view.by_hand and not self._whole:
            self._lay_on_felt(item)
            return
        nowhere = zone not in legal and item.piece.id < 0
        if zone and zone == item.zone and item.piece.id >= 0 and not self.view.by_hand:
            index = held_over(item, table.lying.zones[zone])
            self.put_back()
            self.view.shifted.emit(item.piece.id, zone, index)
            return
        if not zone or nowhere or (zone == item.zone and not self.view.by_hand):
            self.put_back()
            self.view.fell_back.emit(item.piece.id, item.zone, zone)
            return
        under = lies_under(table, item, item.pos() + self._grip)
        self.dropped_on = under.piece.id if under is not None and under.zone == zone else -1
        self._ask(item, zone, self._index(item, zone), modifiers)
        self.dropped_on = -1

    def _ask(self, item: PieceItem, zone: str, index: int, modifiers: Qt.KeyboardModifier) -> None:
        """Report the drop to the window, which answers with events, a view, or `put_back`."""
        view = self.view
        if self._whole:
            if zone != item.zone:
                view.pile_dropped.emit(item.zone, zone)
            self.put_back()
        elif item.piece.id < 0:
            view.place_dropped.emit(item.zone, item.index, zone, index)
        elif modifiers & Qt.KeyboardModifier.ShiftModifier:
            view.laid_down.emit(item.piece.id, zone, index)
        else:
            view.dropped.emit(item.piece.id, zone, index)

    def _lay_on_felt(self, item: PieceItem) -> None:
        """Lay a piece where it was dropped by hand, even outside all places."""
        table = self.view.table
        assert table is not None
        across, down = (
            max(0, min(1000, round(1000 * at / room)))
            for at, room in zip((item.x(), item.y()), table.layout.size, strict=True)
        )
        self.view.felt_dropped.emit(item.piece.id, item.zone, item.index, across, down)

    def _index(self, item: PieceItem, zone: str) -> int:
        table = self.view.table
        assert table is not None
        others = [other for other in table.lying.zones.get(zone, ()) if other is not item]
        sizes = [table.looks.size_of(other.piece, table.layout.card) for other in others]
        spot = table.arrangement.spots[zone]
        laid = file_poses.index_at if spot.lies.kind == "file" else piece_poses.index_at
        return laid(spot, sizes, item.pos())

    def put_back(self, piece: int = -1) -> None:
        """Let *piece* (-1: what was dropped last) return home."""
        item = self._dropped
        self._dropped = None
        self._lights.catch_up()  # it returns on a table where nothing is dragged
        table = self.view.table
        if table is None:
            return
        if piece >= 0 and (item is None or item.piece.id != piece):
            item = table.lying.known(piece)
        if (
            item is None
            or item.scene() is None
            or (item.x(), item.y()) == (item.home.x, item.home.y)
        ):
            return
        back = sorted([item, *table.group_of(item)], key=lambda each: each.home.z)
        for order, each in enumerate(back):
            glide = Glide(each, table.zoom, table.dress, lasts=speeds.RETURN, order=order)
            self._start(glide)

    def let_go(self, *, stay: bool = False) -> bool:
        """Let go of the dragged piece. Returns whether there was one. *stay*: motion takes over."""
        held, self._held = self._held, None
        self._pressed = None
        self._lower()
        if held is None:
            return False
        self.view.rest_pointer()
        self._guide.clear()
        self._lights.say("", QPointF())
        self._lights.hold(None)
        if not stay:
            self._dropped = held
            self.put_back()
        return True

    # --- motion --------------------------------------------------------------------------------

    def _start(self, motion: Motion) -> None:
        item = getattr(motion, "item", None)
        if item is not None:
            self._stop(item)
        self.view.clock.start([motion])

    def _stop(self, item: PieceItem) -> None:
        self.view.clock.stop(lambda motion: getattr(motion, "item", None) is item)

    def _spot(self, zone: str) -> Spot | None:
        table = self.view.table
        return table.arrangement.spots.get(zone) if table else None
