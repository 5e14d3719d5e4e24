"""Coming back to a game after a while: a summary is shown until somebody plays on."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from functools import partial

from PySide6.QtCore import QEvent, QObject, QRect, Qt
from PySide6.QtGui import QKeyEvent

from saves.campaign import CampaignSave
from ui.base.after_paint import once_painted
from ui.base.deferred_call import soon
from ui.base.focused import focused_in
from ui.base.keymap import meant, with_keys
from ui.base.qt_guard import guarded
from ui.base.read_aloud import announce
from ui.brief.so_far import so_far
from ui.panels.so_far_card import SoFarCard
from ui.scene.table_view import TableView
from ui.seat.bridge import Bridge
from ui.windows.table import TableWindow

AWAY = timedelta(hours=12)
"""After this time away, the summary is shown."""

ELSEWHERE = "You were away for a while. Help > The game so far [key so_far] shows a summary."

_PASSING = (
    Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta,
    Qt.Key.Key_Tab, Qt.Key.Key_Backtab,
)  # fmt: skip
"""Keys that do nothing by themselves, or move to its button."""


@guarded
class ComingBack(QObject):
    """Shows the summary of the game of *bridge* on its table, and of earlier sittings of
    *campaign*."""

    def __init__(
        self,
        bridge: Bridge,
        table: TableView,
        window: TableWindow,
        campaign: CampaignSave | None,
    ) -> None:
        super().__init__(window)
        self._bridge, self._table, self._window = bridge, table, window
        self._campaign = campaign
        self._anyway, self._told_at = False, (bridge.seat, 0)
        self.card = SoFarCard(window, table, window.rooms_beside, table.choosable, self._in_use)
        self.card.left.connect(self.leave)
        bridge.settled.connect(self._on_settled)
        table.installEventFilter(self)

    def welcome(self, left: datetime | None, now: datetime | None = None) -> None:
        """Show the summary if the game was *left* on another day, or is a sitting that begins."""
        away = left is not None and (now or datetime.now()) - left >= AWAY
        if away or (self._before() and not self._bridge.port.lines()):
            once_painted(self._table.viewport(), partial(self.show, anyway=False))

    def toggle(self) -> None:
        """Show or close the summary."""
        if not self.leave():
            self.show()

    def show(self, *, anyway: bool = True) -> None:
        """Show the summary. If it would cover something, *anyway* shows it all the same; otherwise
        only a hint is shown."""
        bridge = self._bridge
        self._anyway, self._told_at = anyway, (bridge.seat, bridge.port.entries)
        lines = so_far(bridge.port, bridge.game, self._before())
        if self.card.show_lines(lines, anyway=anyway):
            announce(self._table, " ".join(lines))
        else:
            self._window.say(with_keys(ELSEWHERE))

    def leave(self) -> bool:
        """Close the summary. Returns whether it was open."""
        if self.card.isHidden():
            return False
        focused = focused_in(self._window.window())
        had_keys = focused is not None and self.card.isAncestorOf(focused)
        self.card.hide()
        if had_keys:
            self._table.setFocus()
        return True

    def _on_settled(self, _view: object) -> None:
        """Close the summary after an answer by a person. After a bot's answer, or when somebody
        else looks, show it again."""
        if self.card.isHidden():
            return
        port = self._bridge.port
        sat_down = port.seat != self._told_at[0] and port.entries == self._told_at[1]
        if self._bridge.by_bot or sat_down:
            soon(self.card, partial(self.show, anyway=self._anyway))
        else:
            self.leave()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Close the summary on a key of the table, which keeps its effect."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride:
            action = meant(event)
            its_own = action is not None and action.id in ("so_far", "cancel")
            if not its_own and Qt.Key(event.key()) not in _PASSING:
                self.leave()
        return False

    def _in_use(self) -> list[QRect]:
        return [*self._table.in_use(-1), *self._table.taken()]

    def _before(self) -> Sequence[str]:
        """The outcome of the sitting before this one, if this is one of a campaign."""
        if self._campaign is None:
            return ()
        ledger = self._campaign.ledger
        ended = [sitting for sitting in ledger.sittings if sitting.aftermath is not None]
        if not ended or ledger.open is None:
            return ()
        last = ended[-1]
        assert last.aftermath is not None
        title = f"Last time, {last.title}: " if last.title else "Last time: "
        place = f"Sitting {len(ledger.sittings)}" + (
            f" of {ledger.most}" if ledger.most >= len(ledger.sittings) else ""
        )
        stands = last.aftermath.stands
        return (f"{title}{last.aftermath.words}", f"{place}. {stands}." if stands else f"{place}.")
