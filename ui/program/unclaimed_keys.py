"""Keys that no widget has taken: they do what the key table says, or a message says why not."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtGui import QKeyEvent

from ui.base.keymap import meant
from ui.base.keys import CANCEL, Action

if TYPE_CHECKING:
    from ui.game.open_game import OpenGame
    from ui.windows.shell import Shell

BEHIND_THE_CURTAIN = (
    "settings", "quit", "key_sheet", "full_screen",
    "share", "share_small", "share_large", "private",
)  # fmt: skip
"""What can be done while the curtain is down."""

MOVES = "Keyboard play"
"""The menu of keys that depend on where the focus is on the table."""


class Elsewhere:
    """Handles keys on pages and panels of *shell* that do not know them.

    *playing* returns the open game, *program* are the program's actions by id.
    """

    def __init__(
        self,
        shell: Shell,
        playing: Callable[[], OpenGame | None],
        program: Callable[[], dict[str, Callable[[], object]]],
    ) -> None:
        self._shell, self._playing, self._program = shell, playing, program

    def press(self, event: QKeyEvent) -> bool:
        """Do what *event* means, or say why not. Returns whether it means anything."""
        action = meant(event)
        if action is None or action.id == CANCEL:
            return False
        shell, playing = self._shell, self._playing()
        if shell.curtain_hangs and action.id not in BEHIND_THE_CURTAIN:
            shell.say("The curtain is down. Lift it first.")
        elif playing is not None and shell.currentWidget() is playing.window:
            self._at_the_table(playing, action)
        elif act := self._acts().get(action.id):
            act()
        else:
            shell.say(f"“{action.name}” is for the table: {self._way_there}")
        return True

    def _at_the_table(self, playing: OpenGame, action: Action) -> None:
        """Handle a key of the table that was pressed beside it: the table gets the focus back."""
        playing.table.setFocus()
        if action.chapter == MOVES:
            playing.window.say("Keys work on the table again.")
        else:
            playing.does[action.id].trigger()

    def _acts(self) -> dict[str, Callable[[], object]]:
        """The actions available on a page other than a table."""
        acts = self._program()
        if self._playing() is None:
            for id in ("save_as", "keep_story", "new", "seat_window"):
                del acts[id]
        return acts

    @property
    def _way_there(self) -> str:
        if self._playing() is not None:
            return "go back to it first."
        return "start or continue a game first."
