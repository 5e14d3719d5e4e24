"""What has come into force is shown large, once, before the next question is asked."""

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
"""Milliseconds that a card is shown where nobody at the screen is asked anything."""


class Aloud(QObject):
    """Shows what comes to lie open in the places that the layout of *bridge*'s game reads aloud,
    over *table* in *window*: not what lay there when the game was opened, nor what comes back as
    the game goes back.

    While it `is_shown` the table counts as moving, so that neither the panel nor the table asks
    anything, and whatever skips motion puts it away.
    """

    def __init__(self, bridge: Bridge, table: TableView, window: TableWindow) -> None:
        super().__init__(table)
        self._bridge, self._table, self._window = bridge, table, window
        self._known: set[int] = set()
        self._stays = QTimer(self, singleShot=True, interval=STAYS)
        self._stays.timeout.connect(self._go_on)
        self._joined = False

    def begin(self) -> None:
        """What lies there now is known."""
        self._known = {*self._lying()}

    @property
    def is_shown(self) -> bool:
        """Whether a card is shown large now."""
        return self._joined and self._window.panels.preview.is_aloud

    def show_next(self) -> bool:
        """Show one card that has come and was not shown yet; whether there is one."""
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
        """Show it no more."""
        self._stays.stop()
        if self._joined:
            self._window.panels.preview.put_away()

    def _join(self) -> None:
        """Hear of the player when done with reading: its panel is made late."""
        if not self._joined:
            self._joined = True
            self._window.panels.preview.done.connect(self._go_on)

    def _go_on(self) -> None:
        if self.is_shown:
            self._table.skip()

    def _lying(self) -> list[int]:
        """What lies open where it is read aloud."""
        zones = layout_of(self._bridge.game.edition).aloud
        if not zones:
            return []
        view = self._bridge.view
        lying = [piece for zone in zones if zone in view.zones for piece in view[zone]]
        return [piece.id for piece in lying if piece.face_up]
