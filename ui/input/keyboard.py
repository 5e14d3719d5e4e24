"""Playing by keyboard: what the mouse does, done to whatever has the focus on the table."""

from __future__ import annotations

from collections.abc import Callable

from ui.bridge import Bridge
from ui.input import gestures
from ui.input.by_hand import ByHand
from ui.scene.table_view import TableView


class KeyboardHands:
    """Acts on the piece and place that the focus (or else the pointer) is at.

    A piece is picked up, the focus moved, and the piece dropped; `carrying` is its number, else -1.
    """

    def __init__(self, bridge: Bridge, table: TableView) -> None:
        self.bridge = bridge
        self.table = table
        self.by_hand = ByHand(bridge)
        self.carrying = -1

    def at(self) -> tuple[int, str] | None:
        """The piece (-1: none, or one the seat does not know) and place that keys speak of."""
        return self.table.focused()

    def piece(self) -> int:
        """The piece that keys speak of by hand: a hidden one is the top one of its place."""
        spot = self.at()
        if spot is None:
            return -1
        piece, zone = spot
        return piece if piece >= 0 else self.bridge.piece_at(zone, -1)

    def act(self) -> None:
        """Drop what is carried; else answer with the piece as a click would, or pick it up."""
        spot = self.at()
        if spot is None:
            return
        piece, zone = spot
        if self.carrying >= 0:
            carried = self.put_down()
            self.bridge.drop(carried, zone)
        elif not self.bridge.click(piece, zone):
            self._pick_up(self.piece() if self.bridge.by_hand else piece)

    def act_or_do_the_obvious(self) -> None:
        """Take the only answer there is; where there are several, act on the focus."""
        if self.carrying >= 0 or not self.bridge.do_obvious():
            self.act()

    def quick(self) -> None:
        """What a double click on it would do."""
        spot = self.at()
        if spot is not None:
            self.bridge.quick_play(*spot)

    def put_down(self) -> int:
        """Carry nothing any more; returns what was carried, -1 for nothing."""
        carried, self.carrying = self.carrying, -1
        self.table.highlight([], [])
        return carried

    def with_hands(self, act: Callable[[int], object]) -> None:
        """Do *act* to the piece by hand, if by-hand mode is on; else say how to switch it on."""
        piece = self.piece()
        if not self.bridge.by_hand:
            self.bridge.said.emit("Cards are turned and moved freely by hand only: press Ctrl+M.")
        elif piece >= 0:
            act(piece)

    def on_place(self, act: Callable[[str], object]) -> None:
        """Do *act* to the place by hand, as `with_hands` does."""
        spot = self.at()
        if spot is not None:
            self.with_hands(lambda _piece: act(spot[1]))

    def _pick_up(self, piece: int) -> None:
        bridge = self.bridge
        decision = bridge.decision
        if piece < 0:
            return
        if bridge.by_hand:
            places = set(bridge.session.table.zones)
        else:
            places = gestures.targets(decision, piece, bridge.house_rules) if decision else set()
        if places:
            self.carrying = piece
            self.table.highlight([piece], sorted(places))
            bridge.said.emit("Picked up. Move to a place and press Enter; Esc puts it back.")
