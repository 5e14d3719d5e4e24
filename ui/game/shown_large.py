"""Cards that have come into force are shown large, once, before the next question."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer

from ui.base.read_aloud import announce
from ui.brief import panel_facts
from ui.panels.preview import GOES_ON
from ui.scene.layout.layout_reader import layout_of
from ui.scene.table_view import TableView
from ui.seat.bridge import Bridge
from ui.windows.table import TableWindow

STAYS = 5000
"""How long a card is shown if nobody at the screen is asked, in milliseconds."""


class Aloud(QObject):
    """Shows cards that come to lie face up in the zones that the layout of *bridge*'s game reads
    aloud, over *table* in *window*.

    Cards that were there when the game was opened, or that come back by undo, are not shown. While
    it `is_shown`, the table counts as moving, so that nothing is asked, and whatever skips motion
    closes it.
    """

    def __init__(self, bridge: Bridge, table: TableView, window: TableWindow) -> None:
        super().__init__(table)
        self._bridge, self._table, self._window = bridge, table, window
        self._known: set[int] = set()
        self._stays = QTimer(self, singleShot=True, interval=STAYS)
        self._stays.timeout.connect(self._go_on)
        self._joined = False

    def begin(self) -> None:
        """Note the cards that are there now."""
        self._known = {*self._lying()}

    @property
    def is_shown(self) -> bool:
        """Whether a card is shown large now."""
        return self._joined and self._window.panels.preview.is_aloud

    def show_next(self) -> bool:
        """Show the next card that was not shown yet. Returns whether there is one."""
        for piece in self._lying():
            if piece in self._known:
                continue
            self._known.add(piece)
            facts = panel_facts.piece_facts(self._bridge, piece, "")
            if facts is None or not facts.face:
                continue
            self._join()
            self._window.panels.preview.read_aloud(facts)
            self._window.decision.wait(leave=True)
            announce(self._table, " ".join((facts.title, *facts.sentences, GOES_ON)))
            if self._bridge.decision is None:
                self._stays.start()
            return True
        return False

    def put_away(self) -> None:
        """Close the card."""
        self._stays.stop()
        if self._joined:
            self._window.panels.preview.put_away()

    def _join(self) -> None:
        """Connect to the preview, which is made late, to hear when the player has read."""
        if not self._joined:
            self._joined = True
            self._window.panels.preview.done.connect(self._go_on)

    def _go_on(self) -> None:
        if self.is_shown:
            self._table.skip()

    def _lying(self) -> list[int]:
        """The cards that lie face up in those zones."""
        zones = layout_of(self._bridge.game.edition).aloud
        if not zones:
            return []
        view = self._bridge.view
        lying = [piece for zone in zones if zone in view.zones for piece in view[zone]]
        return [piece.id for piece in lying if piece.face_up]
