"""The end of a game: its last page comes over the table, and goes again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ui.bridge import Bridge
from ui.dressing import ending
from ui.panels.face import Faces
from ui.windows.shell import Shell
from ui.windows.table import TableWindow

if TYPE_CHECKING:
    from ui.windows.ending import EndingPage


class Closing(QObject):
    """Shows the last page of the game of *bridge* in *shell*, over its table in *window*.

    `again_wanted()`: the same game anew. `gallery_wanted()`: leave this game.
    """

    again_wanted = Signal()
    gallery_wanted = Signal()

    def __init__(
        self, bridge: Bridge, shell: Shell, window: TableWindow, faces: Faces, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._bridge, self._shell, self._window, self._faces = bridge, shell, window, faces
        self._page: EndingPage | None = None
        self._was_over = False

    def notice(self) -> None:
        """Show the page when the game has just ended."""
        over = self._bridge.session.over
        if over and not self._was_over:
            self.show()
        self._was_over = over

    def show(self) -> None:
        """Show the page, if the game is over."""
        told = ending(self._bridge.session.table, self._bridge.game)
        if told is None or self._page is not None:
            return
        from ui.windows.ending import EndingPage

        page = self._page = EndingPage(self._faces)
        page.meaning_written.connect(
            lambda key, words: self._bridge.override("note", key=key, words=words)
        )
        page.again_wanted.connect(self.again_wanted)
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

    def _read_rule(self, rule: str) -> None:
        self.leave()
        self._window.open_rule(rule)
