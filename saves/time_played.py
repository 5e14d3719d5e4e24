"""How long a game was played, in a small file beside its saves, because answers have no times."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from time import monotonic

PLAYED = "played.txt"
"""The name of the file, which contains whole seconds."""

LONGEST = 300.0
"""Longer pauses count as this many seconds, because nobody thinks so long."""

EVERY = 60
"""Seconds played between two writes of the file: the most that a killed program loses."""


class TimePlayed:
    """Counts the time that the game in *folder* is played, from answer to answer, by *clock*."""

    def __init__(self, folder: Path, clock: Callable[[], float] = monotonic) -> None:
        self._path, self._clock = folder / PLAYED, clock
        self._written = self._seconds = float(seconds_played(folder))
        self._last = clock()

    def answered(self) -> None:
        """Note that an answer was given now."""
        now = self._clock()
        self._seconds += min(now - self._last, LONGEST)
        self._last = now

    def keep_in_time(self) -> None:
        """Write the time, if that has not been done for a while."""
        if self._seconds - self._written >= EVERY:
            self.keep()

    def keep(self) -> None:
        """Write the time; a failure loses nothing important."""
        if int(self._seconds) == int(self._written):
            return
        with suppress(OSError):
            self._path.write_text(str(int(self._seconds)), "utf-8")
            self._written = self._seconds


def seconds_played(folder: Path) -> int:
    """Seconds that the game in *folder* was played; 0 if unknown."""
    try:
        return max(int((folder / PLAYED).read_text("utf-8")), 0)
    except (OSError, ValueError):
        return 0


def minutes_played(folder: Path) -> int:
    """The same in minutes, rounded up."""
    return -(-seconds_played(folder) // 60)
