"""Saves a game that goes on, and remembers failures until a save succeeds."""

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
"""What saves a game in play to disk."""


class Keeping:
    """Saves a game with *autosave*. `failed` says why its last answers are not saved, if so.

    Without *autosave*, which *failed*, nothing is saved. A finished game is added to the file of
    *finished* games.
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
        """The folder of the saved game or campaign, or None."""
        return self._autosave.folder if self._autosave is not None else None

    def save(self, session: Session) -> Path:
        """Save *session* and return the path.

        :raises SaveFailed: if that, or flushing an earlier save, failed.
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
        """When the game was last saved; now, if it is not saved automatically."""
        folder = self._autosave.folder if self._autosave is not None else None
        with suppress(OSError):
            for newest in generations(folder)[:1] if folder is not None else ():
                return datetime.fromtimestamp(newest.path.stat().st_mtime)
        return datetime.now()

    def _count(self, session: Session, folder: Path, finished: Path) -> None:
        """Count *session*, whose saves are in *folder*, as finished."""
        entries, now = session.journal.entries, datetime.now()
        reached = session.game.retelling.reached(session.table)
        game = finished_game(session.table, entries, now, minutes_played(folder), reached)
        with suppress(SaveFailed):  # the game itself is saved, and will be counted later
            note(finished, [game] if game else [])

    def lies_elsewhere(self, session: Session) -> None:
        """Note that all of *session* was saved elsewhere."""
        self._elsewhere = list(session.journal.entries)

    def is_kept(self, session: Session) -> bool:
        """Whether all of *session* is saved, after trying once more."""
        if self.failed and self._elsewhere != session.journal.entries:
            try:
                self.save(session)
            except SaveFailed:
                return False
        return True


def save_named(path: Path, session: Session) -> None:
    """Save *session* to *path*, which a player chose.

    :raises SaveFailed: if that failed.
    """
    write(path, record.write(session.record()))
