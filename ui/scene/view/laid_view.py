"""A view of a table, for the hands, the lights and the focus to work with."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Protocol

from PySide6.QtCore import QPoint, QRect, Qt, Signal
from PySide6.QtWidgets import QWidget

from ui.base.qt_guard import guarded
from ui.base.running_text import within
from ui.scene.motion.director import Director
from ui.scene.motion.motion import Clock, Glide
from ui.scene.table.table_scene import TableScene
from ui.scene.view.by_hand_frame import ByHandFrame
from ui.scene.view.felt_view import FeltView


class Large(Protocol):
    """Pieces that are shown large over a table and must be seen before the next question."""

    @property
    def is_shown(self) -> bool:
        """Whether anything is shown large now."""
        ...

    def show_next(self) -> bool:
        """Show the next piece that has not been seen. Returns whether there is one."""
        ...

    def put_away(self) -> None:
        """Stop showing it."""
        ...


class NothingLarge:
    """The implementation for tables on which nothing is shown large."""

    is_shown = False

    def show_next(self) -> bool:
        """Return False."""
        return False

    def put_away(self) -> None:
        """Do nothing."""


@guarded
class LaidView(FeltView):
    """A table on the felt, and the requests of hands on it.

    Pieces are given by number; -1 is a piece that the seat may not know, identified by zone and
    index. Signals: `dropped(piece, zone, index)` a move; `laid_down` a move face down (Shift);
    `pile_dropped(source, zone)` a move of a whole pile (Ctrl, or a long press);
    `place_dropped(source, source_index, zone, index)` a move of an unknown piece;
    `felt_dropped(piece, source, source_index, across, down)` a move to the bare felt, in
    thousandths of the table (by hand only); `fell_back(piece, source, zone)` a drop where none is
    accepted, in its own zone or in none; `shifted(piece, zone, index)` a drag within its own place;
    `number_dragged(piece, zone)` a drag of a readout, which cannot be moved; `note_clicked(words)`
    a click on something with this text, such as a turn of the round; `count_clicked(zone)` a click
    on a label with a count; `number_clicked(piece, zone)` a click on a number of the piece;
    `clicked(piece, zone, half)`, and `double_clicked` likewise.

    `by_hand_turned()`: by-hand mode was switched. `sounded(heard, at_once)`: audible events
    (`Director`).

    `titles` gives the titles of pieces, `sentences` their printed text, and `large` shows what has
    come before the next question.
    """

    dropped = Signal(int, str, int)
    laid_down = Signal(int, str, int)
    pile_dropped = Signal(str, str)
    place_dropped = Signal(str, int, str, int)
    felt_dropped = Signal(int, str, int, int, int)
    fell_back = Signal(int, str, str)
    shifted = Signal(int, str, int)
    number_dragged = Signal(int, str)
    note_clicked = Signal(str)
    clicked = Signal(int, str, str)
    double_clicked = Signal(int, str, str)
    count_clicked = Signal(str)
    number_clicked = Signal(int, str)
    menu_wanted = Signal(int, str, QPoint)
    hovered = Signal(int, str)
    focus_moved = Signal(int, str)
    motion_started = Signal()
    motion_finished = Signal()
    sounded = Signal(list, bool)
    by_hand_turned = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._by_hand = False
        self._frame = ByHandFrame(self)
        self.clock = Clock(self)
        self.table: TableScene | None = None
        self.director: Director | None = None
        self.large: Large = NothingLarge()
        self.titles: Callable[[str], str] = str
        self.sentences: Callable[[str], str] = lambda piece: ""

    # --- by hand -------------------------------------------------------------------------------

    @property
    def by_hand(self) -> bool:
        """Whether every piece may be moved anywhere; a frame, a badge and the pointer show it."""
        return self._by_hand

    @by_hand.setter
    def by_hand(self, on: bool) -> None:
        self._by_hand = on
        self._frame.setVisible(on)
        self.rest_pointer()
        self.by_hand_turned.emit()

    def rest_pointer(self) -> None:
        """The pointer's shape while nothing is dragged."""
        if self._by_hand:
            self.viewport().setCursor(Qt.CursorShape.OpenHandCursor)
        else:
            self.viewport().unsetCursor()

    # --- motion --------------------------------------------------------------------------------

    def skip(self) -> bool:
        """Skip motion and what would follow it, such as boards that turn, or else close what is
        shown large. Returns whether there was anything."""
        moved = self.director is not None and self.director.playing
        while self.director is not None and self.director.playing:
            self.director.finish()
        return moved or self._put_away_large()

    def _put_away_large(self) -> bool:
        """Continue to the question if it waits for what is shown large. Returns whether it did."""
        shown = self.large.is_shown
        if shown:
            self.large.put_away()
            self.go_on()
        return shown

    def go_on(self) -> None:
        """Continue with the next question, now that everything is still."""

    @property
    def moving(self) -> bool:
        """Whether anything is in motion, or shown large before the next question."""
        return self.large.is_shown or (self.director is not None and self.director.playing)

    def open_places(self, zones: Collection[str] | None, over: Collection[str]) -> None:
        """Open exactly the folding places in *zones* (None: as before); other places make room. The
        places in *over* lie over the rest."""
        table = self.table
        if table is None:
            return
        glides = self.clock.speed > 0
        before = {item: item.home for item in table.lying} if glides else {}
        if not table.open_places(zones, over) or not table.layout.takes_shape:
            return
        if glides:
            moved = [item for item, home in before.items() if item.home != home]
            self.clock.start([Glide(item, table.zoom, table.dress) for item in moved])
        else:
            table.settle(astray=False)

    # --- where things are seen -----------------------------------------------------------------

    def room_of(self, piece: int) -> QRect:
        """Where *piece* is on the screen, in screen pixels; empty if it is not visible."""
        item = self.table.lying.known(piece) if self.table is not None else None
        if item is None:
            return QRect()
        room = self.mapFromScene(item.body()).boundingRect()
        return QRect(self.viewport().mapToGlobal(room.topLeft()), room.size())

    def taken(self) -> list[QRect]:
        """Where pieces are, in window pixels."""
        lying = self.table.lying if self.table is not None else ()
        rooms = [item.body() for item in lying if item.isVisible()]
        return [self.mapFromScene(room).boundingRect() for room in rooms]

    def printed_of(self, zone: str) -> list[QRect]:
        """Where the label of *zone* and its readouts are, in window pixels."""
        if self.table is None:
            return []
        arrangement = self.table.arrangement
        rooms = [gauge.area for gauge in arrangement.gauges if gauge.zone == zone]
        rooms += [arrangement.labels[zone]] if zone in arrangement.labels else []
        return [self.mapFromScene(room).boundingRect() for room in rooms if not room.isEmpty()]

    def piles(self) -> list[QRect]:
        """Where common piles with pieces are, in window pixels."""
        if self.table is None:
            return []
        lying, spots = self.table.lying.zones, self.table.arrangement.spots.values()
        piles = [spot for spot in spots if spot.lies.kind == "pile" and spot.shown]
        rooms = [spot.area for spot in piles if spot.seat < 0 and lying.get(spot.zone)]
        return [self.mapFromScene(room).boundingRect() for room in rooms]

    def is_shut(self, zone: str) -> bool:
        """Whether *zone* shows only the number of its pieces."""
        spot = self.table.arrangement.spots.get(zone) if self.table is not None else None
        return spot is not None and spot.shut

    # --- words ---------------------------------------------------------------------------------

    def zone_title(self, zone: str) -> str:
        """The name of *zone* for players."""
        table = self.table
        if table is None or zone not in table.view.zones:
            return zone.capitalize()
        what, spot = table.view.zones[zone], table.arrangement.spots.get(zone)
        name = what.kind.capitalize()
        owner = table.lying.known(what.on)
        if owner is not None and what.kind in table.layout.attached:
            words = table.layout.attached[what.kind].title.format(
                owner=self.titles(owner.piece.name)
            )
            return words[:1].upper() + words[1:]
        if spot is not None and spot.shape is not None:
            return table.grounds[spot.space].title_of(zone)
        if spot is not None and spot.seat >= 0:
            return f"{name} of {within(table.view.seats[spot.seat].name)}"
        lies = spot.lies if spot is not None else table.layout.table.zones.get(zone)
        owner_in = self._first_in(lies.owner) if lies is not None else ""
        if lies is not None and lies.title and (owner_in or not lies.owner):
            return lies.title.format(owner=within(owner_in))
        label = (spot.label if spot is not None else "") or (lies.label if lies is not None else "")
        if label and what.number < 0:
            return label
        return name if what.number < 0 else f"{name} {what.number}"

    def _first_in(self, zone: str) -> str:
        """The name of the first known piece in *zone*; empty if there is none."""
        assert self.table is not None
        lying = self.table.view.zones.get(zone)
        found = (piece.name for piece in lying.pieces if piece.name) if lying is not None else ()
        return next((self.titles(name) for name in found), "")
