"""Decks that users have installed, shown with rounded corners and otherwise unchanged.

Where a deck has no picture of a card, or a damaged one, our own face is shown with a message.
Pictures are read in a separate process, because their content is not trusted.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

import msgspec
from PySide6.QtGui import QImage

from ui.base.worker_process import Apart, Lost, ProcessLimits, Work
from ui.faces.blank import BACK
from ui.faces.deck_files import DeckFiles
from ui.faces.face_names import id_of
from ui.faces.faces import FacePainter, NotYet
from ui.faces.picture_reader import PIXELS, BadPicture, Wanted, painter

PATIENCE = 8.0
"""Seconds allowed for painting one picture."""

IDLE = 20.0
"""Seconds without work after which the process ends."""

MEMORY = 2 << 30
"""Bytes of memory that it may use, including its programs."""

ATTEMPTS = 2
"""How often a picture is tried that gives no result."""

LOSSES = 6
"""After this many failed attempts, no more pictures of the deck are painted."""

_FORMAT = QImage.Format.Format_ARGB32_Premultiplied


class OtherDeck:
    """The faces of *files*, with those of *own* for missing ones.

    *tell* is called with a sentence, once for each damaged picture that was wanted.
    """

    def __init__(self, files: DeckFiles, own: FacePainter, tell: Callable[[str], object]) -> None:
        self.files = files
        self.cards = own.cards
        self._own = own
        self._tell = tell
        self._bad: set[Path] = set()
        self._painter = Painter()

    def image(self, card: str, across: int, down: int) -> QImage:
        """The face of *card* or a back, *across* by *down* pixels.

        :raises KeyError: if neither this nor our own deck has the card. :raises NotYet: while it is
            being painted.
        """
        back = card == BACK  # decks of games keep their own backs
        for path in self.files.backs() if back else self.files.pictures(id_of(card), down):
            if path in self._bad:
                continue
            try:
                return self._painter.card(path, across, down)
            except BadPicture as why:
                self._bad.add(path)
                self._tell_of(path, str(why))
        return self._own.image(card, across, down)

    def _tell_of(self, path: Path, why: str) -> None:
        inside = path.relative_to(self.files.folder.resolve()).as_posix()
        self._tell(
            f"{self.files.name}: {inside} cannot be shown, because {why}. "
            "Our own picture is shown instead. Reinstall the deck to fix this."
        )


class Painter:
    """Paints cards from picture files, one after another, in a process with limits of time and
    memory."""

    def __init__(self) -> None:
        most = 1 << 28
        limits = ProcessLimits(memory=MEMORY, seconds=round(PATIENCE) + 1)
        self._apart = Apart(Work("painter", painter, PATIENCE, most, IDLE, limits))
        self._now: tuple[Path, int, int] | None = None
        self._done: dict[tuple[Path, int, int], QImage | str] = {}
        self._attempts: dict[Path, int] = {}

    def card(
        self, path: Path, across: int, down: int, content: bytes = b"", *, bare: bool = False
    ) -> QImage:
        """The card with the picture in *path*, or with *content*; *bare* without a card around it.

        :raises NotYet: if it is not painted yet; ask again later. :raises BadPicture: if there is
            none.
        """
        self._look()
        wanted = (path, across, down)
        found = self._done.pop(wanted, None)
        if isinstance(found, QImage):
            return found
        if found is not None:
            raise BadPicture(found)
        if self._now is None:
            self._begin(wanted, content, bare)
        raise NotYet

    def _begin(self, wanted: tuple[Path, int, int], content: bytes, bare: bool) -> None:
        path, across, down = wanted
        if sum(self._attempts.values()) >= LOSSES:
            raise BadPicture("several others of this deck could not be painted either")
        self._now = wanted
        asked = Wanted(str(path), across, down, content, bare)
        self._apart.ask(msgspec.msgpack.encode(asked))

    def _look(self) -> None:
        """Take over what has been painted, if anything."""
        if self._now is None:
            return
        try:
            answer = self._apart.answer()
        except Lost as lost:
            self._lose(*self._now, str(lost))
            return
        if answer is not None:
            self._done[self._now] = _understood(answer, *self._now[1:])
            self._now = None

    def _lose(self, path: Path, across: int, down: int, why: str) -> None:
        self._now = None
        times = self._attempts[path] = self._attempts.get(path, 0) + 1
        if times >= ATTEMPTS:
            self._done[path, across, down] = f"the process that painted it {why}"


def _understood(answer: bytes, across: int, down: int) -> QImage | str:
    """The painted card, or the reason why there is none."""
    kind, said = answer[:1], answer[1:]
    if kind != PIXELS:
        return said[:200].decode("utf-8", "replace") or "it is damaged"
    if len(said) != 4 * across * down:
        return "it is damaged"
    return QImage(said, across, down, 4 * across, _FORMAT).copy()


def lacking(files: DeckFiles, cards: Iterable[str]) -> list[str]:
    """Those of *cards* for which the deck has no picture."""
    return [card for card in cards if next(files.pictures(card, 0), None) is None]
