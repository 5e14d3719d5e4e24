"""Playing by keyboard: what the mouse does, done to whatever has the focus on the table."""

from __future__ import annotations

from collections.abc import Callable

from ui.bridge import Bridge
from ui.input.by_hand import ByHand
from ui.scene.table_view import TableView


class KeyboardHands:
    """Acts on the piece and place that have the focus of *table*, or else the pointer over them."""

    def __init__(self, bridge: Bridge, table: TableView) -> None:
        self.bridge = bridge
        self.table = table
        self.by_hand = ByHand(bridge)
        self._pointed: tuple[int, str, int] = (-1, "", -1)
        table.hovered.connect(self._point)
        table.focus_moved.connect(lambda _piece, _zone: self._point(*self.table.focused()))

    def at(self) -> tuple[int, str, int]:
        """The piece (-1: none known), place and index that keys speak of: what was pointed at last.

        The place is empty if there is none.
        """
        return self._pointed

    def piece(self) -> int:
        """The piece that keys speak of by hand, known to the seat or not; -1 if there is none."""
        piece, zone, index = self._pointed
        if piece >= 0 or not zone:
            return piece
        return self.bridge.piece_at(zone, index)

    def act(self) -> None:
        """Drop what was picked up; else answer with the piece as a click would, or pick it up."""
        if self.table.drop_here():
            return
        piece, zone, _ = self.table.focused()
        if zone and not self.bridge.click(piece, zone):
            self.table.pick_up()

    def act_or_do_the_obvious(self) -> None:
        """Drop what was picked up; else take the only answer there is, or act on the focus."""
        if not self.table.drop_here() and not self.bridge.do_obvious():
            self.act()

    def quick(self) -> None:
        """What a double click on it would do."""
        piece, zone, _ = self.table.focused()
        if zone:
            self.bridge.quick_play(piece, zone)

    def with_hands(self, act: Callable[[int], object]) -> None:
        """Do *act* to the piece by hand, if by-hand mode is on; else say how to switch it on."""
        piece = self.piece()
        if not self.bridge.by_hand:
            self.bridge.said.emit("Cards are turned and moved freely by hand only: press Ctrl+M.")
        elif piece >= 0:
            act(piece)
        else:
            self.bridge.said.emit("Point at a piece first, with the mouse or the arrow keys.")

    def on_place(self, act: Callable[[str], object]) -> None:
        """Do *act* to the place by hand, as `with_hands` does."""
        zone = self._pointed[1]
        self.with_hands(lambda _piece: act(zone))

    def _point(self, piece: int, zone: str, index: int = -1) -> None:
        if zone:
            self._pointed = (piece, zone, index)
