"""One owner for each game in play: two windows would overwrite each other's answers."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path


class InUse(RuntimeError):
    """The game is open elsewhere, where it was knocked; the message says so to the player."""


class Lock:
    """Held by the one window that has a game open. The system lets go of it when a program dies.

    Who finds it held knocks: the time of the file at `path` changes, and the window that holds it
    may come to the front.

    :raises InUse: if another window holds it.
    """

    def __init__(self, folder: Path) -> None:
        self.path = folder / "lock"
        self._file = self.path.open("a+b")
        try:
            _hold(self._file.fileno())
        except OSError as fault:
            self._file.close()
            with suppress(OSError):
                os.utime(self.path)
            raise InUse(
                "This game is open in another window, which comes to the front now. "
                "Go on playing there."
            ) from fault

    def lies(self) -> bool:
        """Whether its file still lies there: where somebody deleted it, it holds nobody off."""
        try:
            return os.path.samestat(os.fstat(self._file.fileno()), self.path.stat())
        except (OSError, ValueError):
            return False

    def release(self) -> None:
        """Let others open the game. To release it again does nothing."""
        self._file.close()


if sys.platform == "win32":
    import msvcrt

    def _hold(number: int) -> None:
        os.lseek(number, 0, os.SEEK_SET)
        msvcrt.locking(number, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _hold(number: int) -> None:
        fcntl.flock(number, fcntl.LOCK_EX | fcntl.LOCK_NB)
