"""One owner for each game in play, because two windows would overwrite each other's answers."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path


class InUse(RuntimeError):
    """The game is open in another window, which was notified. The message is for the player."""


class Lock:
    """A lock held by the window that has a game open. The system releases it when a program dies.

    If it is held, the file at `path` is touched, so that the window that holds it can come to the
    front.

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
                "This game is open in another window, which comes to the front now. Continue there."
            ) from fault

    def lies(self) -> bool:
        """Whether its file still exists; if somebody deleted it, the lock has no effect."""
        try:
            return os.path.samestat(os.fstat(self._file.fileno()), self.path.stat())
        except (OSError, ValueError):
            return False

    def release(self) -> None:
        """Release the lock. Releasing it again does nothing."""
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
