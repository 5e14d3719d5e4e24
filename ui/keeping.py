"""Keeping a game that goes on: what could not be saved is known until it could."""

from __future__ import annotations

from pathlib import Path

from saves.autosave import Autosave
from saves.write import SaveFailed
from tabletop.play.session import Session


class Keeping:
    """Saves a game with *autosave*. `failed` says why its last answers are not kept, if so."""

    def __init__(self, autosave: Autosave) -> None:
        self.failed = ""
        self._autosave = autosave

    def save(self, session: Session) -> Path:
        """Save *session*; returns where.

        :raises SaveFailed: if that, or bringing an earlier save onto the disk, failed.
        """
        try:
            path = self._autosave.save(session)
        except SaveFailed as failed:
            self.failed = str(failed)
            raise
        self.failed = ""
        return path

    def is_kept(self, session: Session) -> bool:
        """Whether all of *session* is saved, now that it was tried once more."""
        if self.failed:
            try:
                self.save(session)
            except SaveFailed:
                return False
        return True
