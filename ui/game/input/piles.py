"""Looking through piles: an open one always, a hidden one by hand, which the chronicle tells."""

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
    "It lies hidden: by hand [key by_hand] it may be looked through, and the chronicle says so."
)


class PileHands:
    """Opens what lies in a pile of *table* over *window*, as *bridge* lets it be seen."""

    def __init__(self, bridge: Bridge, table: TableView, window: TableWindow) -> None:
        self._bridge, self._table, self._window = bridge, table, window
        table.count_clicked.connect(self.look_through)

    def peek(self, zone: str) -> PileDialog | None:
        """Show the uppermost of what lies hidden in *zone*."""
        return self.look_through(zone, top=True)

    def look_through(self, zone: str, *, top: bool = False) -> PileDialog | None:
        """Show what lies in *zone* from the top down, or only its *top*; nothing where that may not
        be seen."""
        bridge = self._bridge
        lying = bridge.view[zone][-1:] if top else bridge.view[zone]
        open_to_all = all(piece.id >= 0 for piece in lying)
        if not lying:
            self._window.say("Nothing lies there.")
            return None
        if not open_to_all and not bridge.by_hand:
            self._window.say(with_keys(HIDDEN))
            return None
        if not open_to_all and not bridge.hands.look_through(zone, top=top):
            return None
        from ui.windows.pile import Lying, PileDialog  # here: no start needs it

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
        """Let what is wanted of the pile be done by hand: cards are counted from the top."""
        hands, seat = self._bridge.hands, max(self._bridge.seat, 0)
        dialog.draw_wanted.connect(lambda many: hands.draw(zone, many))
        dialog.take_wanted.connect(lambda at: hands.move((zone, count - 1 - at), f"{HAND}:{seat}"))
        dialog.top_wanted.connect(lambda at: hands.shift((zone, count - 1 - at), zone, count - 1))
        dialog.under_wanted.connect(lambda at: hands.shift((zone, count - 1 - at), zone, 0))
