"""Looking through piles: an open one at any time, a hidden one in by-hand mode, with a line in the
chronicle."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.base.keymap import with_keys
from ui.scene.table_view import TableView
from ui.seat.bridge import Bridge
from ui.seat.gestures import HAND
from ui.windows.table import TableWindow

if TYPE_CHECKING:
    from ui.windows.pile import PileDialog

HIDDEN = (
    "This pile is face down. In by-hand mode [key by_hand] you can look through it, and the "
    "chronicle records that."
)


class PileHands:
    """Opens piles of *table* over *window*, as far as *bridge* allows."""

    def __init__(self, bridge: Bridge, table: TableView, window: TableWindow) -> None:
        self._bridge, self._table, self._window = bridge, table, window
        table.count_clicked.connect(self.look_through)

    def peek(self, zone: str) -> PileDialog | None:
        """Show the top card of the hidden pile *zone*."""
        return self.look_through(zone, top=True)

    def look_through(self, zone: str, *, top: bool = False) -> PileDialog | None:
        """Show the cards of *zone* from the top down, or only the *top* ones; None if that is not
        allowed."""
        bridge = self._bridge
        lying = bridge.view[zone][-1:] if top else bridge.view[zone]
        open_to_all = all(piece.id >= 0 for piece in lying)
        if not lying:
            self._window.say("There are no cards.")
            return None
        if not open_to_all and not bridge.by_hand:
            self._window.say(with_keys(HIDDEN))
            return None
        if not open_to_all and not bridge.hands.look_through(zone, top=top):
            return None
        from ui.windows.pile import Lying, PileDialog  # imported late: no start needs it

        names = bridge.port.names_in(zone) if bridge.by_hand else [each.name for each in lying]
        game = bridge.game
        cards = [
            Lying(name, game.title_of(name), "\n".join(game.printed(name).sentences))
            for name in reversed(names[-len(lying) :])
        ]
        name = self._table.zone_title(zone)
        dialog = PileDialog(
            f"{name}: the top" if top else name,
            cards,
            self._window.panels.preview.faces,
            by_hand=bridge.by_hand,
            parent=self._window,
        )
        self._join(dialog, zone, len(bridge.view[zone]))
        dialog.open()
        return dialog

    def _join(self, dialog: PileDialog, zone: str, count: int) -> None:
        """Connect the buttons of the dialog to moves by hand; cards are counted from the top."""
        hands, seat = self._bridge.hands, max(self._bridge.seat, 0)
        dialog.draw_wanted.connect(lambda many: hands.draw(zone, many))
        dialog.take_wanted.connect(lambda at: hands.move((zone, count - 1 - at), f"{HAND}:{seat}"))
        dialog.top_wanted.connect(lambda at: hands.shift((zone, count - 1 - at), zone, count - 1))
        dialog.under_wanted.connect(lambda at: hands.shift((zone, count - 1 - at), zone, 0))
