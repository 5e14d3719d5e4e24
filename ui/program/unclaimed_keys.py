"""Keys that nothing in sight has taken: they do what the key table says, or it is said why not."""

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
"""What may be done while the curtain hangs."""

MOVES = "Keyboard play"
"""The chapter of keys that go by where the focus is on the table."""


class Elsewhere:
    """Answers keys on pages and in panels of *shell* that do not know them.

    *playing* gives the open game, *program* what the program itself does, by its ids.
    """

    def __init__(
        self,
        shell: Shell,
        playing: Callable[[], OpenGame | None],
        program: Callable[[], dict[str, Callable[[], object]]],
    ) -> None:
        self._shell, self._playing, self._program = shell, playing, program

    def press(self, event: QKeyEvent) -> bool:
        """Do what *event* stands for, or say why it is not done; whether it stands for anything."""
        action = meant(event)
        if action is None or action.id == CANCEL:
            return False
        shell, playing = self._shell, self._playing()
        if shell.curtain_hangs and action.id not in BEHIND_THE_CURTAIN:
            shell.say("The curtain hangs: lift it first.")
        elif playing is not None and shell.currentWidget() is playing.window:
            self._at_the_table(playing, action)
        elif act := self._acts().get(action.id):
            act()
        else:
            shell.say(f"“{action.name}” is for the table: {self._way_there}")
        return True

    def _at_the_table(self, playing: OpenGame, action: Action) -> None:
        """A key of the table was pressed beside it: the table takes the keys again."""
        playing.table.setFocus()
        if action.chapter == MOVES:
            playing.window.say("The keys are the table's again.")
        else:
            playing.does[action.id].trigger()

    def _acts(self) -> dict[str, Callable[[], object]]:
        """What can be done on a page that is no table."""
        acts = self._program()
        if self._playing() is None:
            for id in ("save_as", "keep_story", "new", "seat_window"):
                del acts[id]
        return acts

    @property
    def _way_there(self) -> str:
        if self._playing() is not None:
            return "go back to it first."
        return "begin a game or go on with one first."
