"""Saves the story of the open game to a file that a player chooses."""

from __future__ import annotations

from collections.abc import Callable, Generator
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QColor, QImage, QPainter

from saves.atomic_write import SaveFailed, write
from saves.autosave import begun_at
from tabletop.play.runner.faults import Stopped
from tabletop.table.view import EVERYONE
from ui.brief.dressing import dressing
from ui.brief.story_book import PAGE, StoryBook, as_html, as_markdown, story_book
from ui.windows.file_dialogs import file_to_write
from ui.windows.messages import tell
from ui.windows.progress_notice import ProgressNotice

if TYPE_CHECKING:
    from saves.folders import Folders
    from ui.faces.faces import FacePainter
    from ui.game.open_game import OpenGame
    from ui.program.appearance import Appearance
    from ui.seat.bridge import Bridge
    from ui.seat.leave_guard import Leaving
    from ui.windows.shell import Shell

KINDS = "A page with pictures (*.html);;Markdown (*.md)"

WIDE = 300
"""The width of a picture in pixels: twice its size on the page."""

QUALITY = 88
"""The JPEG quality of a picture, of 100."""

NOT_KEPT = "The story was not saved"

Watch = Callable[[int, int], object]
"""Receives the progress, and may stop it."""


class Program(Protocol):
    """The program, as stories need it."""

    shell: Shell
    files: Folders
    leaving: Leaving
    looks: Appearance
    playing: OpenGame | None


class StoryKeeper:
    """Saves the story of the open game in *app*."""

    def __init__(self, app: Program) -> None:
        self._app = app

    def keep_this(self) -> None:
        """Let the player save it to a file, by default beside the named saves."""
        if (playing := self._app.playing) is None:
            return
        saved = self._app.files.saved
        room = saved if saved.is_dir() else Path.home()
        suggested = room / f"{playing.bridge.game.title}.html"
        picked = file_to_write(self._app.shell, "Save the story", suggested, KINDS)
        if picked and self.keep_at(picked, playing.bridge):
            playing.window.say(f"The story was saved as {picked.name}.")

    def keep_at(self, path: Path, bridge: Bridge) -> bool:
        """Save the story of *bridge* at *path*. Returns whether it was saved; a failure is
        shown."""
        window, words = self._app.shell, "Painting pictures: {} of {}."
        waiting = ProgressNotice(window, "Saving the story", words, "Cancel")
        try:
            write(path, self._written(path, bridge, waiting).encode())
        except Stopped:
            return False
        except SaveFailed as failed:
            tell(window, NOT_KEPT, f"{path} cannot be written: {failed.why or failed}.")
            return False
        finally:
            waiting.end()
        return True

    def _written(self, path: Path, bridge: Bridge, watch: Watch) -> str:
        """The content of the file. If several people play, it contains nothing that only one of
        them knows."""

        keeping, now = self._app.leaving.keeping, datetime.now()
        folder = keeping.folder if keeping is not None else None
        begun = begun_at(folder) if folder is not None else None
        people = {seat.player for seat in bridge.port.seats if not seat.bot}
        port = bridge.port if len(people) == 1 else bridge.port_of(EVERYONE)
        if path.suffix == ".md":
            return as_markdown(story_book(port, bridge.game, begun, now))
        painting = _Painting(self._painter(watch), dressing(bridge.game.id).tall, watch)
        book = story_book(port, bridge.game, begun, now, painting.has_face)
        return as_html(book, painting.pictures(book))

    def _painter(self, watch: Watch) -> FacePainter:
        """A painter of our own faces, whatever deck is on the table: only those may be given
        away."""
        from ui.faces.chosen_decks import chosen

        loading, _ = chosen("", self._app.looks.cache, lambda words: None)
        return _loaded(loading(), watch)


def _loaded(steps: Generator[None, None, FacePainter], watch: Watch) -> FacePainter:
    while True:
        try:
            next(steps)
        except StopIteration as end:
            painter: FacePainter = end.value
            return painter
        watch(0, 1)


class _Painting:
    """Paints small pictures of cards with *painter*, whose height is *tall* times their width;
    *watch* receives the progress."""

    def __init__(self, painter: FacePainter, tall: float, watch: Watch) -> None:
        self._painter, self._tall, self._watch = painter, tall, watch

    def has_face(self, card: str) -> bool:
        """Whether there is a picture of *card*."""
        return self._image(card, WIDE // 8) is not None

    def pictures(self, book: StoryBook) -> dict[str, bytes]:
        """The pictures of *book*, as JPEG on the colour of its page."""
        found: dict[str, bytes] = {}
        for number, (card, _) in enumerate(book.pictured.values()):
            self._watch(number, len(book.pictured))
            if (image := self._image(card, WIDE)) is not None:
                flat = QImage(image.size(), QImage.Format.Format_RGB32)
                flat.fill(QColor(PAGE))
                with QPainter(flat) as painter:
                    painter.drawImage(0, 0, image)
                buffer = QBuffer()
                buffer.open(QIODevice.OpenModeFlag.WriteOnly)
                flat.save(buffer, "JPEG", QUALITY)  # type: ignore[call-overload]
                found[card] = bytes(buffer.data().data())
        return found

    def _image(self, card: str, wide: int) -> QImage | None:
        from ui.faces.faces import NotYet

        try:
            image = self._painter.image(card, wide, round(wide * self._tall))
        except (KeyError, NotYet):
            return None
        image.setDevicePixelRatio(1)
        return image
