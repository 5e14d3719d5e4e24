"""Asks before a game is closed if answers would be lost."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import datetime
from typing import TYPE_CHECKING

from saves.game_saver import Keeping

if TYPE_CHECKING:
    from ui.seat.bridge import Bridge


class Leaving:
    """Checks whether the open game is saved. `keeping` saves it, if set.

    *open* returns its bridge, *close* closes the window, *save_as* saves the game elsewhere, *tell*
    shows a message with buttons.
    """

    def __init__(
        self,
        open: Callable[[], Bridge | None],
        close: Callable[[], object],
        save_as: Callable[[], object],
        tell: Callable[[str, str, Mapping[str, Callable[[], object]]], object],
    ) -> None:
        self._open, self._close, self._save_as, self._tell = open, close, save_as, tell
        self.keeping: Keeping | None = None

    def when_saved(self) -> datetime:
        """When the open game was last saved; now, if never."""
        return (self.keeping or Keeping(None)).when_saved()

    def go(self, go: Callable[[], object]) -> None:
        """Call *go*, after asking the player if answers would be lost."""
        if self._is_kept():
            go()
        else:
            self._ask("Leave without saving", go)

    def may_close(self) -> bool:
        """Whether closing loses nothing; if it does, let the player choose."""
        if self._is_kept():
            return True
        self._ask("Close without saving", self._close)
        return False

    def _is_kept(self) -> bool:
        bridge, keeping = self._open(), self.keeping
        return bridge is None or keeping is None or bridge.hand_to(keeping.is_kept)

    def _ask(self, all_the_same: str, go: Callable[[], object]) -> None:
        assert self.keeping is not None

        def leave() -> None:
            self.keeping = None
            go()

        ways = {
            "Stay": lambda: None,
            "Save elsewhere…": self._save_as,
            all_the_same: leave,
        }
        self._tell("The last answers have not been saved", self.keeping.failed, ways)
