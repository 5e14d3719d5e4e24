"""Playing by keyboard: the actions of the mouse, on whatever has the focus on the table."""

from __future__ import annotations

from collections.abc import Callable

from tabletop.play.ports.seat_sight import Thing
from ui.base.keymap import arrows, way_to
from ui.scene.hands.pointed_numbers import counters_pointed_at
from ui.scene.table_view import TableView
from ui.seat import gestures
from ui.seat.acts.gesture_answers import Meaning
from ui.seat.bridge import Bridge


class KeyboardHands:
    """Acts on the piece and place under the focus of *table*, or else under the pointer.

    A piece is picked up, the focus moved, and the piece dropped; `carried` is that piece, or -1.
    While keys act on a piece (`acting`), the pointer is ignored. A key pressed while the table
    still plays an answer finishes the motion and answers nothing, because the next question was not
    seen.
    """

    def __init__(self, bridge: Bridge, table: TableView) -> None:
        self.bridge = bridge
        self.table = table
        self.by_hand = bridge.hands
        self.carried: Thing = -1
        self.acting = False

    def piece(self) -> Thing:
        """The piece that keys refer to in by-hand mode, known to the seat or not; -1 if there is
        none."""
        piece, zone, index = self.table.focused_place()
        there = self.bridge.port.lying((zone, index)) if piece < 0 else None
        return (zone, index) if there is not None else piece

    def act(self) -> None:
        """Act on the focus, or move to one."""
        if self.table.skip():
            return
        piece, zone, _ = self.table.focused_place()
        if not zone:
            self.table.focus_next()
        elif self.carried == -1 and self.table.is_shut(zone):
            self.table.count_clicked.emit(zone)
        else:
            self.act_at(self.piece() if self.bridge.by_hand else piece, zone)

    def act_at(self, piece: Thing, zone: str) -> None:
        """Drop the carried piece; otherwise answer with the piece as a click would, or pick
        it up."""
        if self.table.skip():
            return
        self.acting = True
        carried = self.carried
        if self.put_down():
            if zone == (
                self.bridge.port.zone_of(carried) if isinstance(carried, int) else carried[0]
            ):
                self.bridge.said.emit("It is there already. Nothing was done.")
            elif isinstance(carried, int):
                self.table.dropped.emit(carried, zone, -1)
            else:
                self.table.place_dropped.emit(*carried, zone, -1)
        elif not isinstance(piece, int) or not self.bridge.answering.click(piece, zone):
            self._pick_up(piece, zone)
        self.acting = False

    def act_or_do_the_obvious(self) -> None:
        """Drop the carried piece; otherwise give the only possible answer, or act on the focus."""
        if self.table.skip():
            return
        if self.carried != -1 or not self.bridge.answering.do_obvious():
            self.act()

    def quick(self) -> None:
        """Do what a double click would do."""
        if self.table.skip():
            return
        piece, zone, _ = self.table.focused_place()
        if not zone:
            self.table.focus_next()
        elif not self.bridge.answering.quick_play(piece, zone) and not self._means(
            gestures.quick, piece, zone
        ):
            self.bridge.said.emit("Quick play does nothing here.")

    def put_down(self) -> bool:
        """Put the carried piece back. Returns whether there was one."""
        carried, self.carried = self.carried, -1
        self.table.walk.carry(-1, set())
        self.table.highlight()
        return carried != -1

    def with_hands(self, act: Callable[[Thing], object]) -> None:
        """Do *act* to the piece by hand if by-hand mode is on; otherwise say how to switch it
        on."""
        piece = self.piece()
        if not self.bridge.by_hand:
            self.bridge.said.emit(
                f"Only in by-hand mode can you turn and move cards freely: {way_to('by_hand')}."
            )
        elif piece != -1:
            act(piece)
        else:
            self.bridge.said.emit(f"Point at a piece first, with the mouse or {arrows()}.")

    def count(self, by: int) -> None:
        """Change the counter of the piece by *by*, by hand; or the number of the table that is
        pointed at."""
        at_focus = self.table.walk.at()[1]
        pointed = () if at_focus else counters_pointed_at(self.table)
        number = self.by_hand.number_among(pointed) if self.bridge.by_hand else None
        if number is not None:
            self.by_hand.change_number(number, by)
        else:
            self.with_hands(lambda piece: self.by_hand.count(piece, by))

    def on_place(self, act: Callable[[str], object]) -> None:
        """Do *act* to the place by hand, as `with_hands` does."""
        zone = self.table.focused_place()[1]
        self.with_hands(lambda _piece: act(zone))

    def _pick_up(self, piece: Thing, zone: str) -> None:
        number = piece if isinstance(piece, int) else -1
        places = self.table.lights.targets(number) if piece != -1 else set()
        if places:
            self.carried = piece
            self.table.walk.carry(number, places)
            self.table.walk.begin_at(number)
            self.table.highlight([number], sorted(places))
            self.bridge.said.emit(
                f"Picked up. Go to a place with {arrows()}, then {way_to('act')}; Esc puts it back."
            )
        elif not self.bridge.answering.offer(gestures.clicked, number, zone) and not self._means(
            gestures.clicked, number, zone
        ):
            self.bridge.said.emit(
                f"Nothing can be done with it now. To see what can be done, {way_to('hint')}."
                if self.bridge.decision is not None
                else "You have no open question now."
            )

    def _means(self, meaning: Meaning, piece: int, zone: str) -> bool:
        """Whether a gesture on *piece* in *zone* means an answer, even one with a warning."""
        decision, rules = self.bridge.decision, self.bridge.house_rules
        return decision is not None and meaning(decision, piece, zone, rules) is not None
