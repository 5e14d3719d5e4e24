"""Switches between a game and its replay."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.panels.face import FaceSource
from ui.seat.bridge import Bridge
from ui.windows.shell import Shell
from ui.windows.table import TableWindow

if TYPE_CHECKING:
    from ui.game.film_controller import FilmShow

NOTHING_YET = "There is nothing to watch yet."


class Replay:
    """Shows the game of *bridge* from its beginning in *shell*, instead of *window*."""

    def __init__(
        self, bridge: Bridge, shell: Shell, window: TableWindow, faces: FaceSource
    ) -> None:
        self._bridge, self._shell, self._window, self._faces = bridge, shell, window, faces
        self.film: FilmShow | None = None

    def watch(self) -> None:
        """Watch the game from its beginning, while the game waits."""
        from ui.game.film_controller import FilmShow

        if self.film is not None or self._shell.curtain_hangs:
            return
        film = self._bridge.film()
        if len(film.steps) < 2:
            self._window.say(NOTHING_YET)
        else:
            self.film = FilmShow(film, self._bridge, self._shell, self._faces)
            self.film.left.connect(self._on_left)
            self.film.begin()

    def leave(self) -> None:
        """Go back to the game, if it is being watched."""
        if self.film is not None:
            self.film.leave()

    def _on_left(self) -> None:
        film, self.film = self.film, None
        if film is not None:
            self._shell.show_page(self._window)
            self._shell.drop_page(film.page)
            film.deleteLater()
