"""Keeping a game that goes on: what could not be saved is known until it could."""

from __future__ import annotations

from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from saves.atomic_write import SaveFailed, write
from saves.autosave import generations
from saves.finished_games import finished_game, note
from saves.time_played import minutes_played
from tabletop.play.records import record

if TYPE_CHECKING:
    from saves.autosave import Autosave
    from saves.campaign import CampaignSave
    from tabletop.play.records.journal import Entry
    from tabletop.play.runner.session import Session

Keeps: TypeAlias = "Autosave | CampaignSave"
"""What keeps a game in play on the disk."""


class Keeping:
    """Saves a game with *autosave*. `failed` says why its last answers are not kept, if so.

    Without *autosave* nothing is, because that *failed*. A game that has ended is noted in the file
    of *finished* games.
    """

    def __init__(
        self, autosave: Keeps | None, failed: str = "", finished: Path | None = None
    ) -> None:
        self.failed = failed
        self._autosave = autosave
        self._finished = finished
        self._elsewhere: list[Entry] | None = None

    @property
    def folder(self) -> Path | None:
        """The folder of the game or campaign that is kept, if it is."""
        return self._autosave.folder if self._autosave is not None else None

    def save(self, session: Session) -> Path:
        """Save *session*; returns where.

        :raises SaveFailed: if that, or bringing an earlier save onto the disk, failed.
        """
        if self._autosave is None:
            raise SaveFailed(self.failed)
        try:
            path = self._autosave.save(session)
        except SaveFailed as failed:
            self.failed = str(failed)
            raise
        self.failed = ""
        if session.over and self._finished is not None:
            self._count(session, path.parent, self._finished)
        return path

    def when_saved(self) -> datetime:
        """When the game was saved last; now, if it is not saved by itself."""
        folder = self._autosave.folder if self._autosave is not None else None
        with suppress(OSError):
            for newest in generations(folder)[:1] if folder is not None else ():
                return datetime.fromtimestamp(newest.path.stat().st_mtime)
        return datetime.now()

    def _count(self, session: Session, folder: Path, finished: Path) -> None:
        """Note that *session*, of which the saves lie in *folder*, has ended."""
        entries, now = session.journal.entries, datetime.now()
        reached = session.game.retelling.reached(session.table)
        game = finished_game(session.table, entries, now, minutes_played(folder), reached)
        with suppress(SaveFailed):  # the game itself is saved, and is counted when it is seen again
            note(finished, [game] if game else [])

    def lies_elsewhere(self, session: Session) -> None:
        """All of *session* was saved, though not here."""
        self._elsewhere = list(session.journal.entries)

    def is_kept(self, session: Session) -> bool:
        """Whether all of *session* is saved, now that it was tried once more."""
        if self.failed and self._elsewhere != session.journal.entries:
            try:
                self.save(session)
            except SaveFailed:
                return False
        return True


def save_named(path: Path, session: Session) -> None:
    """Save *session* to *path*, which a player named.

    :raises SaveFailed: if that failed.
    """
    write(path, record.write(session.record()))
