"""Leaving the open game: it is asked first, where answers would be lost by it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import datetime
from typing import TYPE_CHECKING

from saves.game_saver import Keeping

if TYPE_CHECKING:
    from ui.seat.bridge import Bridge


class Leaving:
    """Looks whether all of the game that is open is saved. `keeping` saves it, if any.

    *open* gives its bridge, *close* closes the window, *save_as* saves the game elsewhere, *tell*
    says something with ways to go on.
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
        """When the open game was saved last; now, if it never was."""
        return (self.keeping or Keeping(None)).when_saved()

    def go(self, go: Callable[[], object]) -> None:
        """*go* away from the open game; ask before, where answers would be lost by it."""
        if self._is_kept():
            go()
        else:
            self._ask("Leave and lose it", go)

    def may_close(self) -> bool:
        """Whether nothing is lost by closing; else say so and let the player choose."""
        if self._is_kept():
            return True
        self._ask("Close and lose it", self._close)
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
            "Save it elsewhere…": self._save_as,
            all_the_same: leave,
        }
        self._tell("The last answers are not saved", self.keeping.failed, ways)
