"""The end of a game: shows and hides its last page over the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction

from saves.atomic_write import SaveFailed
from saves.campaign import CampaignSave
from ui.base.keymap import way_to, with_keys
from ui.brief.ending import ending
from ui.panels.face import FaceSource
from ui.seat.bridge import Bridge
from ui.windows.messages import tell
from ui.windows.shell import Shell
from ui.windows.sitting_outcome import tell_sitting
from ui.windows.table import TableWindow

if TYPE_CHECKING:
    from ui.windows.ending import EndingPage


WAYS = {"keep_story": "Save the story…", "watch": "Watch it again"}
"""Further actions with a finished game, if the program offers them."""

AS_A_GAME = "The game ends as lost. You can undo that, like any step."
AS_A_SITTING = "The sitting ends by its rules. You can undo that until the result is recorded."
LOOKING_BACK = (
    "You are looking back. “Back to the bookmark” [key back_to_bookmark] returns to the end, "
    "“Redo” [key redo] goes step by step."
)


class Closing(QObject):
    """Shows the last page of the game of *bridge* in *shell*, over its table in *window*.

    Signals: `again_wanted()` the same game with a new deal; `deal_wanted()` with the same deal;
    `gallery_wanted()` leave this game; `next_wanted()` the next sitting of *campaign*. *saved_when*
    says when the game was last saved. `does` are the actions of the table's keys, by id.
    """

    again_wanted = Signal()
    deal_wanted = Signal()
    gallery_wanted = Signal()
    next_wanted = Signal()

    def __init__(
        self,
        bridge: Bridge,
        shell: Shell,
        window: TableWindow,
        faces: FaceSource,
        parent: QObject,
        campaign: CampaignSave | None,
        saved_when: Callable[[], datetime],
    ) -> None:
        super().__init__(parent)
        self._saved_when = saved_when
        self._hopeless = ""
        self.does: Mapping[str, QAction] = {}
        self._campaign = campaign
        self._bridge, self._shell, self._window, self._faces = bridge, shell, window, faces
        self._page: EndingPage | None = None
        self._was_over = False

    def notice(self) -> None:
        """Show the page if the game has just ended."""
        over = self._bridge.port.over
        if over and not self._was_over:
            self.show()
            if self._page is not None:
                self._page.wait()
        self._was_over = over
        self._tell_hopeless()

    def _tell_hopeless(self) -> None:
        """Say once, in a passing message, that the game cannot be won."""
        before, self._hopeless = self._hopeless, self._bridge.port.hopeless
        if self._hopeless and not before:
            way = f"To end it, {way_to('give_up')}."
            self._window.say(f"This game cannot be won any more. {self._hopeless} {way}")

    def ask_to_give_up(self) -> None:
        """Ask once whether to end the game as lost."""
        port = self._bridge.port
        if port.over:
            self._window.say("The game is over.")
            return
        sitting = port.campaign is not None
        what = "sitting" if sitting else "game"
        words = AS_A_SITTING if sitting else AS_A_GAME
        ways = {"Play on": bool, "Give up": self._bridge.hands.give_up}
        tell(self._shell, f"Give up this {what}?", words, ways)

    def show(self) -> None:
        """Show the page, if the game is over."""
        port = self._bridge.port
        told, table = ending(port, self._saved_when().date()), port.uncovered
        if told is None or self._page is not None:
            return
        if table is not None and table.campaign is not None:
            tell_sitting(told, table, port.game, self._campaign)
        told.dealt = self._campaign is None and port.keeps_beginning
        from ui.windows.ending import EndingPage

        ways = {WAYS[id]: self.does[id].trigger for id in WAYS if id in self.does}
        page = self._page = EndingPage(self._faces, ways)
        page.meaning_written.connect(
            lambda key, words: self._bridge.hands.override("note", key=key, words=words)
        )
        page.again_wanted.connect(self._again)
        page.deal_wanted.connect(self.deal_wanted)
        page.moment_wanted.connect(self._look_back)
        page.undo_wanted.connect(self._take_back)
        page.next_wanted.connect(self._go_on)
        page.gallery_wanted.connect(self.gallery_wanted)
        page.table_wanted.connect(self.leave)
        page.rule_wanted.connect(self._read_rule)
        page.show_ending(told)
        self._shell.show_page(page)

    def leave(self) -> None:
        """Go back to the table."""
        page, self._page = self._page, None
        if page is not None:
            self._shell.show_page(self._window)
            self._shell.drop_page(page)

    def _look_back(self, entry: int) -> None:
        """Show the table just before *entry*, with a way back to the end. If nothing can be undone
        any more, show the chronicle instead."""
        bridge, port = self._bridge, self._bridge.port
        self.leave()
        if port.bookmark < 0:
            bridge.time.set_bookmark()
        if bridge.time.rewind(entry):
            self._window.say(with_keys(LOOKING_BACK))
        else:
            self._window.raise_panel("chronicle")

    def _take_back(self) -> None:
        self.leave()
        self._bridge.time.undo()

    def _again(self) -> None:
        """Start the same game again; for a sitting of a campaign, ask first."""
        if self._campaign is None:
            self.again_wanted.emit()
        else:
            self.does["sitting_again"].trigger()

    def _go_on(self) -> None:
        """Start the next sitting; if the last one was ended by hand, record it first."""
        campaign = self._campaign
        if campaign is None or campaign.ledger.open is None:
            self.next_wanted.emit()
            return
        try:
            self._bridge.hand_to(campaign.end)
        except SaveFailed as why:
            tell(self._shell, "The sitting was not recorded", str(why))
        else:
            self.leave()
            self.show()

    def _read_rule(self, rule: str) -> None:
        self.leave()
        self._window.open_rule(rule)
