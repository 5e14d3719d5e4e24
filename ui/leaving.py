"""Leaving the open game: it is asked first, where answers would be lost by it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ui.keeping import Keeping

if TYPE_CHECKING:
    from ui.app import App


class Leaving:
    """Looks whether all of the game that is open in *app* is saved. `keeping` saves it, if any."""

    def __init__(self, app: App) -> None:
        self._app = app
        self.keeping: Keeping | None = None

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
        self._ask("Close and lose it", self._app.shell.close)
        return False

    def _is_kept(self) -> bool:
        playing, keeping = self._app.playing, self.keeping
        return playing is None or keeping is None or keeping.is_kept(playing.session)

    def _ask(self, all_the_same: str, go: Callable[[], object]) -> None:
        assert self.keeping is not None

        def leave() -> None:
            self.keeping = None
            go()

        ways = {
            "Stay": lambda: None,
            "Save it elsewhere…": self._app.save_as,
            all_the_same: leave,
        }
        self._app.tell("The last answers are not saved", self.keeping.failed, ways)
