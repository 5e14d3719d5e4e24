"""Autosave: a game in play is on disk after every answer, in three generations.

A killed program must lose nothing, and the table must never wait for a disk. So each answer is
written at once as a draft, which survives the program; a thread flushes it to disk, which may take
a while. Generations are numbered and never renamed: a newer one is complete and in place before the
oldest is deleted.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator
from contextlib import suppress
from datetime import datetime
from functools import cached_property
from itertools import count
from pathlib import Path
from time import time
from typing import TYPE_CHECKING, NamedTuple

from saves.atomic_write import GONE, INTACT, SaveFailed, settle, write_draft
from saves.atomic_write import write as write_file
from saves.lock import InUse, Lock
from saves.save_reader import read
from saves.time_played import TimePlayed
from tabletop.play.records.journal import AnyEntry
from tabletop.play.records.record import Unreadable, lacks_beginning, write

if TYPE_CHECKING:
    from concurrent.futures import Executor

    from tabletop.play.runner.session import Session

GENERATIONS = 3
SUFFIX = ".tabletop"
_BEGUN = re.compile(r"-(\d{8}-\d{6})(?:-\d+)?$")
_NAME = re.compile(r"(\d+)\.tabletop(\.part)?")


class Generation(NamedTuple):
    """An autosave of a game in play; a draft has not been flushed to disk."""

    number: int
    settled: bool
    path: Path


def generations(folder: Path) -> list[Generation]:
    """The autosaves of the game in play in *folder*, newest first."""
    found = []
    for path in folder.iterdir() if folder.is_dir() else ():
        if match := _NAME.fullmatch(path.name):
            found.append(Generation(int(match[1]), match[2] is None, path))
    return sorted(found, reverse=True)


class Ended(NamedTuple):
    """A finished game as it was saved: its number of entries, its time, and its save."""

    entries: list[AnyEntry]
    when: float
    save: bytes


class Autosave:
    """Saves one game in play in *folder*, and locks it: no other window can open the game until
    this is closed.

    Looking back at a finished game changes nothing. If players go on from an earlier moment, the
    finished game stays as it was, in a folder of its own in *room*.

    :raises InUse: if the game is open elsewhere. :raises SaveFailed: if the folder cannot be
        written to.
    """

    def __init__(self, folder: Path, room: Path | None = None) -> None:
        self.folder = folder
        self._room = room
        self._ended: Ended | None = None
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._lock = Lock(folder)
        except OSError as fault:
            raise SaveFailed(f"The game cannot be saved in {folder}: {fault.strerror}.") from fault
        self._played = TimePlayed(folder)
        self._newest = max((each.number for each in generations(folder)), default=0)
        self._settled = 0
        self._unread = 0
        self._lost = False
        self._failed: SaveFailed | None = None

    @property
    def knocks(self) -> Path:
        """The file that another window touches when it wants to open the game."""
        return self._lock.path

    @cached_property
    def _keeper(self) -> Executor:
        """The thread; created for the first save, so that a table appears at once."""
        from concurrent.futures import ThreadPoolExecutor

        return ThreadPoolExecutor(1, "autosave")

    @classmethod
    def begin(cls, playing: Path, game: str) -> Autosave:
        """Autosaves for a new game of *game*, in a new folder in *playing*.

        :raises SaveFailed: if the folder cannot be created.
        """
        return cls(free_folder(playing, game), playing)

    def save(self, session: Session) -> Path:
        """Save *session*; call this after every act. Returns the path of the save.

        :raises SaveFailed: if this or an earlier save failed; the next call tries again.
        """
        if self._room is not None and not session.over:
            if self._looks_back(session):
                return self._path(self._newest)
            self._set_apart(session)
        number, kept = self._newest + 1, write(session.record())
        self._played.answered()
        try:
            if not self._lock.lies():
                self._hold_again()
            write_draft(self._draft(number), kept)
        except SaveFailed as fault:
            raise self._honest(fault) from fault
        if session.over:
            self._played.keep()
            self._ended = Ended([*session.journal.entries], time(), kept)
        self._newest = number
        self._keeper.submit(self._settle)
        if self._failed:
            failed, self._failed = self._failed, None
            raise failed
        return self._path(number)

    def close(self) -> None:
        """Wait until everything is on disk, and release the lock.

        :raises SaveFailed: if the last save could not be flushed; it remains as a draft.
        """
        self._keeper.shutdown()
        self._played.keep()
        self._lock.release()
        if self._failed:
            raise self._failed

    def _looks_back(self, session: Session) -> bool:
        """Whether *session* is the finished game, at a moment before its end."""
        undone = session.timeline.undone
        if self._ended is None and not self._settled and self._newest and undone:
            self._ended = self._ended_before()
        ended = self._ended
        return ended is not None and [*session.journal.entries, *undone] == ended.entries

    def _ended_before(self) -> Ended | None:
        """The finished game as it was opened, or None if it was not finished."""
        path = generations(self.folder)[0].path
        try:
            kept, save, when = read(path), path.read_bytes(), path.stat().st_mtime
        except (OSError, Unreadable):
            return None
        return Ended(kept.entries, when, save) if kept.table.outcome is not None else None

    def _set_apart(self, session: Session) -> None:
        """Move the finished game into a folder of its own, because *session* takes another course.

        :raises SaveFailed: if that cannot be written.
        """
        if self._ended is None or self._room is None:
            return
        path = free_folder(self._room, session.game.id) / f"{1:06}{SUFFIX}"
        write_file(path, self._ended.save)
        with suppress(OSError):  # then the time of its end is taken as now
            os.utime(path, (self._ended.when, self._ended.when))
        self._ended = None

    def _hold_again(self) -> None:
        """Lock the game again after its folder or lock file was deleted.

        :raises SaveFailed: if another window has locked it, or the folder cannot be created.
        """
        self._lost = True
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            lock = Lock(self.folder)
        except InUse as fault:
            words = f"{self.folder} was deleted, and its game is open in another window. {GONE}"
            raise SaveFailed(words) from fault
        except OSError as fault:
            words = f"{self.folder} was deleted and cannot be created: {fault.strerror}. {GONE}"
            raise SaveFailed(words) from fault
        self._lock.release()
        self._lock = lock

    def _honest(self, failed: SaveFailed) -> SaveFailed:
        """*failed*, without the claim that the earlier save is intact if its folder was deleted."""
        if self._lock.lies() and not self._lost:
            return failed
        return SaveFailed(str(failed).replace(INTACT, GONE))

    def _settle(self) -> None:
        """Flush the newest draft to disk; earlier waiting drafts are skipped.

        Nothing older is deleted before it was read back, because it may be all there is.
        """
        number = self._newest
        if number == self._settled:
            return
        try:
            settle(self._draft(number), self._path(number))
            self._settled = number
            self._played.keep_in_time()
            if lacking := lacks_beginning(read(self._path(number))):
                raise Unreadable(f"{lacking.capitalize()}.")
        except SaveFailed as failed:
            self._failed = self._honest(failed)
        except Unreadable as fault:
            self._failed = SaveFailed(f"The game was saved but cannot be read back: {fault}")
            unread, self._unread = self._unread, number
            if unread:  # one unreadable save is enough
                _remove([self._path(unread)])
        else:
            self._unread, self._lost = 0, False
            self._drop(number)

    def _drop(self, newest: int) -> None:
        """Delete drafts older than a save, and all but the newest generations."""
        older = [each for each in generations(self.folder) if each.number <= newest]
        settled = [each for each in older if each.settled]
        drafts = [each for each in older if not each.settled]
        _remove(each.path for each in [*settled[GENERATIONS:], *drafts])

    def _path(self, number: int) -> Path:
        return self.folder / f"{number:06}{SUFFIX}"

    def _draft(self, number: int) -> Path:
        return self.folder / f"{number:06}{SUFFIX}.part"


def begun_at(folder: Path) -> datetime | None:
    """When the game in *folder* was started, from the name given by `free_folder`, or None."""
    match = _BEGUN.search(folder.name)
    try:
        return datetime.strptime(match[1], "%Y%m%d-%H%M%S") if match else None
    except ValueError:
        return None


def _remove(paths: Iterable[Path]) -> None:
    for path in paths:
        with suppress(OSError):  # one file too many does no harm; the next save tries again
            path.unlink()


def free_folder(room: Path, game: str) -> Path:
    """A new folder in *room* for a game of *game*, with the time in its name.

    :raises SaveFailed: if it cannot be created.
    """
    for folder in _names(room, f"{game}-{datetime.now():%Y%m%d-%H%M%S}"):
        try:
            folder.mkdir(parents=True)
        except FileExistsError:
            continue
        except OSError as fault:
            raise SaveFailed(f"No game can be saved in {room}: {fault.strerror}.") from fault
        break
    return folder


def _names(folder: Path, name: str) -> Iterator[Path]:
    yield folder / name
    for number in count(2):
        yield folder / f"{name}-{number}"
