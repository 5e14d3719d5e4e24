"""How long a game was played, in a small file beside its saves: no answer tells its time."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from time import monotonic

PLAYED = "played.txt"
"""What the file is called; in it stand whole seconds."""

LONGEST = 300.0
"""Seconds after which nobody is taken to think about an answer any more."""

EVERY = 60
"""Seconds played after which the file is written anew; a killed program loses no more than that."""


class TimePlayed:
    """Counts the time that the game in *folder* is played, from answer to answer, by *clock*."""

    def __init__(self, folder: Path, clock: Callable[[], float] = monotonic) -> None:
        self._path, self._clock = folder / PLAYED, clock
        self._written = self._seconds = float(seconds_played(folder))
        self._last = clock()

    def answered(self) -> None:
        """An answer was given now."""
        now = self._clock()
        self._seconds += min(now - self._last, LONGEST)
        self._last = now

    def keep_in_time(self) -> None:
        """Write it down, if that was not done for a while."""
        if self._seconds - self._written >= EVERY:
            self.keep()

    def keep(self) -> None:
        """Write it down; where that fails, nothing is lost that anybody would miss."""
        if int(self._seconds) == int(self._written):
            return
        with suppress(OSError):
            self._path.write_text(str(int(self._seconds)), "utf-8")
            self._written = self._seconds


def seconds_played(folder: Path) -> int:
    """Seconds that the game in *folder* was played, 0 where nobody knows."""
    try:
        return max(int((folder / PLAYED).read_text("utf-8")), 0)
    except (OSError, ValueError):
        return 0


def minutes_played(folder: Path) -> int:
    """The same in minutes, begun ones too."""
    return -(-seconds_played(folder) // 60)
