"""Autosave: a game in play is on the disk after every answer, in three generations.

What counts is that a killed program loses nothing and that the table never waits for a disk. So an
answer is handed to the system at once, as a draft, which outlives the program; bringing it safely
onto the disk, which may take a while, is done by a thread. Generations are numbered and never
renamed: a newer one is whole and in its place before the oldest goes.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import datetime
from functools import cached_property
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from saves.lock import Lock
from saves.write import SaveFailed, settle, write_draft
from tabletop.play.record import to_record, write
from tabletop.play.session import Session

if TYPE_CHECKING:
    from concurrent.futures import Executor

GENERATIONS = 3
SUFFIX = ".tabletop"
_NAME = re.compile(r"(\d+)\.tabletop(\.part)?")


class Generation(NamedTuple):
    """One autosave of a game in play; a draft was not yet brought safely onto the disk."""

    number: int
    settled: bool
    path: Path


def generations(folder: Path) -> list[Generation]:
    """The autosaves of the game in play in *folder*, the newest first."""
    found = []
    for path in folder.iterdir() if folder.is_dir() else ():
        if match := _NAME.fullmatch(path.name):
            found.append(Generation(int(match[1]), match[2] is None, path))
    return sorted(found, reverse=True)


class Autosave:
    """Keeps one game in play in *folder*, and alone: until it is closed no one else may open it.

    :raises InUse: if the game is open elsewhere.
    :raises SaveFailed: if the folder cannot be written to.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._lock = Lock(folder)
        except OSError as fault:
            raise SaveFailed(f"The game cannot be saved in {folder}: {fault.strerror}.") from fault
        self._newest = max((each.number for each in generations(folder)), default=0)
        self._settled = 0
        self._failed: SaveFailed | None = None

    @property
    def knocks(self) -> Path:
        """The file whose time changes when someone else wants to open the game."""
        return self._lock.path

    @cached_property
    def _keeper(self) -> Executor:
        """The thread; there is none before the first save, for a table must be there at once."""
        from concurrent.futures import ThreadPoolExecutor

        return ThreadPoolExecutor(1, "autosave")

    @classmethod
    def begin(cls, playing: Path, game: str) -> Autosave:
        """Autosaves for a new game of *game*, in a folder of its own below *playing*.

        :raises SaveFailed: if the folder cannot be made.
        """
        for folder in _names(playing, f"{game}-{datetime.now():%Y%m%d-%H%M%S}"):
            try:
                folder.mkdir(parents=True)
            except FileExistsError:
                continue
            except OSError as fault:
                raise SaveFailed(f"No game can be saved in {playing}: {fault.strerror}.") from fault
            break
        return cls(folder)

    def save(self, session: Session) -> Path:
        """Save *session*; call it after all that is done to it. Returns where the save will lie.

        :raises SaveFailed: if this or an earlier save failed; all that was saved is intact, and
            the next call tries again.
        """
        number = self._newest + 1
        write_draft(self._draft(number), write(to_record(session)))
        self._newest = number
        self._keeper.submit(self._settle)
        if self._failed:
            failed, self._failed = self._failed, None
            raise failed
        return self._path(number)

    def close(self) -> None:
        """Wait until all is safely on the disk, and let others open the game.

        :raises SaveFailed: if the last save failed to settle; it still lies there as a draft.
        """
        self._keeper.shutdown()
        self._lock.release()
        if self._failed:
            raise self._failed

    def _settle(self) -> None:
        """Bring the newest draft onto the disk; those before it that waited are passed over."""
        number = self._newest
        if number == self._settled:
            return
        try:
            settle(self._draft(number), self._path(number))
        except SaveFailed as failed:
            self._failed = failed
            return
        self._settled = number
        self._drop(number)

    def _drop(self, newest: int) -> None:
        """Remove drafts that a newer save has overtaken, and all but the newest generations."""
        older = [each for each in generations(self.folder) if each.number <= newest]
        settled = [each for each in older if each.settled]
        drafts = [each for each in older if not each.settled]
        for each in [*settled[GENERATIONS:], *drafts]:
            try:
                each.path.unlink()
            except OSError:
                continue  # one file too many harms nobody; the next save tries again

    def _path(self, number: int) -> Path:
        return self.folder / f"{number:06}{SUFFIX}"

    def _draft(self, number: int) -> Path:
        return self.folder / f"{number:06}{SUFFIX}.part"


def _names(folder: Path, name: str) -> Iterator[Path]:
    yield folder / name
    for number in count(2):
        yield folder / f"{name}-{number}"
