"""The end of a game: its last page comes over the table, and goes again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from saves.atomic_write import SaveFailed
from saves.campaign import CampaignSave
from ui.brief.ending import ending
from ui.panels.face import FaceSource
from ui.seat.bridge import Bridge
from ui.windows.messages import tell
from ui.windows.shell import Shell
from ui.windows.sitting_outcome import tell_sitting
from ui.windows.table import TableWindow

if TYPE_CHECKING:
    from ui.windows.ending import EndingPage


class Closing(QObject):
    """Shows the last page of the game of *bridge* in *shell*, over its table in *window*.

    `again_wanted()`: the same game anew. `gallery_wanted()`: leave this game. Of a sitting of
    *campaign*: `next_wanted()`: the next one, `sitting_again_wanted()`: this one once more.
    """

    again_wanted = Signal()
    gallery_wanted = Signal()
    next_wanted = Signal()
    sitting_again_wanted = Signal()

    def __init__(
        self,
        bridge: Bridge,
        shell: Shell,
        window: TableWindow,
        faces: FaceSource,
        parent: QObject,
        campaign: CampaignSave | None = None,
    ) -> None:
        super().__init__(parent)
        self._campaign = campaign
        self._bridge, self._shell, self._window, self._faces = bridge, shell, window, faces
        self._page: EndingPage | None = None
        self._was_over = False

    def notice(self) -> None:
        """Show the page when the game has just ended."""
        over = self._bridge.port.over
        if over and not self._was_over:
            self.show()
            if self._page is not None:
                self._page.wait()
        self._was_over = over

    def show(self) -> None:
        """Show the page, if the game is over."""
        port = self._bridge.port
        told, table = ending(port), port.uncovered
        if told is None or self._page is not None:
            return
        if table is not None and table.campaign is not None:
            tell_sitting(told, table, port.game, self._campaign)
        from ui.windows.ending import EndingPage

        page = self._page = EndingPage(self._faces)
        page.meaning_written.connect(
            lambda key, words: self._bridge.hands.override("note", key=key, words=words)
        )
        page.again_wanted.connect(self._again)
        page.next_wanted.connect(self._go_on)
        page.gallery_wanted.connect(self.gallery_wanted)
        page.table_wanted.connect(self.leave)
        page.rule_wanted.connect(self._read_rule)
        page.show_ending(told)
        self._shell.show_page(page)

    def leave(self) -> None:
        """Look at the table again."""
        page, self._page = self._page, None
        if page is not None:
            self._shell.show_page(self._window)
            self._shell.drop_page(page)

    def _again(self) -> None:
        """The same once more: a sitting of a campaign is not begun anew without asking."""
        if self._campaign is None:
            self.again_wanted.emit()
        else:
            self.sitting_again_wanted.emit()

    def _go_on(self) -> None:
        """The next sitting; first, what was ended by hand is written down."""
        campaign = self._campaign
        if campaign is None or campaign.ledger.open is None:
            self.next_wanted.emit()
            return
        try:
            self._bridge.hand_to(campaign.end)
        except SaveFailed as why:
            tell(self._shell, "The sitting was not written down", str(why))
        else:
            self.leave()
            self.show()

    def _read_rule(self, rule: str) -> None:
        self.leave()
        self._window.open_rule(rule)
