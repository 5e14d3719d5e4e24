"""The file actions of the gallery: renaming saves, the bin, and undo."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject

from saves import names_and_bin
from saves.campaign_summary import campaigns
from saves.finished_games import Finished, finished
from saves.folders import Folders
from saves.lock import InUse
from saves.names_and_bin import Untidied
from saves.summary import binned, in_play, named, unreadable
from tabletop.play.shelf.game_shelf import shelf
from ui.windows.gallery import GalleryPage


def _unread(ended: Finished, path: Path) -> str:
    """A message that some records of finished games cannot be read; empty if all can."""
    if not ended.unread:
        return ""
    lines = "One line" if ended.unread == 1 else f"{ended.unread} lines"
    return f"{lines} of {path} cannot be read and do not count. The file is left as it is."


class Tidying(QObject):
    """Fills *page* with the saves in *files*, and carries out its file actions."""

    def __init__(self, files: Folders, page: GalleryPage) -> None:
        super().__init__(page)
        self._files, self._page = files, page
        self._undo: Callable[[], object] | None = None
        page.rename_wanted.connect(self._rename)
        page.delete_wanted.connect(self._delete)
        page.restore_wanted.connect(self._restore)
        page.empty_wanted.connect(self._empty)
        page.undo_wanted.connect(self._take_back)
        self.fill()

    def fill(self) -> None:
        """Show what is there now."""
        files = self._files
        lying = [*binned(files), *(each.as_save for each in campaigns(files.bin))]
        lying.sort(key=lambda each: each.when, reverse=True)
        ended = finished(files.finished)
        self._page.show_games(
            shelf(), in_play(files), named(files), lying, campaigns(files.campaigns), ended
        )
        if words := unreadable(self._files) or _unread(ended, files.finished):
            self._page.say(words)

    def _rename(self, path: Path, name: str) -> None:
        before = names_and_bin.name_of(path)

        def rename() -> None:
            there = names_and_bin.rename(path, name)
            now = names_and_bin.name_of(there)
            self._done(
                f"Renamed to “{now}”." if now else "The name was removed.",
                lambda: names_and_bin.rename(there, before),
            )

        self._try(rename)

    def _delete(self, path: Path) -> None:
        def delete() -> None:
            there = names_and_bin.put_into_bin(self._files, path)
            self._done("Moved to the bin.", lambda: names_and_bin.take_out(self._files, there))

        self._try(delete)

    def _restore(self, path: Path) -> None:
        def restore() -> None:
            there = names_and_bin.take_out(self._files, path)
            self._done("Restored.", lambda: names_and_bin.put_into_bin(self._files, there))

        self._try(restore)

    def _empty(self) -> None:
        names_and_bin.empty_bin(self._files)
        self._undo = None
        self.fill()
        self._page.say("The bin is empty now.")

    def _take_back(self) -> None:
        undo, self._undo = self._undo, None
        if undo is None:
            return

        def take_back() -> None:
            undo()
            self.fill()
            self._page.say("Undone.")

        self._try(take_back)

    def _done(self, words: str, undo: Callable[[], object]) -> None:
        self._undo = undo
        self.fill()
        self._page.say(words, undo=True)

    def _try(self, act: Callable[[], None]) -> None:
        """Call *act*, and report if the files do not allow it."""
        try:
            act()
        except (Untidied, InUse) as fault:
            self._page.say(str(fault))
