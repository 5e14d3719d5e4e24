"""Checks packs in a separate process, so that the window never waits for them."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import msgspec
from msgspec import Struct
from PySide6.QtCore import QObject, QSize, QTimer, Signal

from tabletop.packs.finding import Finding
from ui.base.worker_process import Apart, Lost, ProcessLimits, Work

POLL = 40
"""Milliseconds between two checks for a result."""

PATIENCE = 25.0
"""Seconds allowed for one pack, including its pictures."""

SENTENCES = 8.0
"""Seconds allowed for its sentences."""

MEMORY = 2 << 30

SMALL = QSize(68, 48)
"""The size in pixels at which pictures are decoded to test them."""


class Checked(Struct):
    """The result for one pack. `fault` says why it cannot be read; otherwise `findings` keep it out
    of play, or are advice if not `wrong`. `about` is a one-line description."""

    fault: str = ""
    id: str = ""
    title: str = ""
    about: str = ""
    notes: str = ""
    cards: int = 0
    findings: list[Finding] = []
    advice: list[Finding] = []

    @property
    def sound(self) -> bool:
        """Whether games can be played with it."""
        return not self.fault and not self.findings


def checker() -> Callable[[bytes], bytes]:
    """Return the function that takes the path of a pack and answers with the result."""
    import os

    from PySide6.QtGui import QGuiApplication, QImageReader

    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    application = QGuiApplication([])
    application.setObjectName("checker")
    QImageReader.supportedImageFormats()  # load the readers before there are limits

    def answer(question: bytes) -> bytes:
        # keep the application alive as long as this function
        assert application is QGuiApplication.instance()
        return msgspec.msgpack.encode(look_at(Path(question.decode())))

    return answer


def look_at(place: Path) -> Checked:
    """Check the pack at *place*."""
    from tabletop.packs.error import PackError
    from tabletop.packs.players.pack import read_pack
    from tabletop.play.adaptation.packs_in_play import advice, described, game_of_sheets, kinds_of

    try:
        pack = read_pack(place, kinds_of, game_of_sheets)
    except PackError as fault:
        return Checked(fault=str(fault))
    end = time.monotonic() + SENTENCES
    told = list(advice(pack, lambda: time.monotonic() > end))
    notes = " · ".join(filter(None, (pack.about.licence, f"id {pack.about.id}")))
    return Checked(
        "",
        pack.about.id,
        pack.about.title,
        described(pack),
        notes,
        len(pack.cards),
        [*pack.findings, *_undecodable(pack.files)],
        told,
    )


def _undecodable(files: dict[str, bytes]) -> Iterator[Finding]:
    """The pictures that cannot be shown."""
    from ui.faces.picture_reader import BadPicture, decoded

    for path, content in files.items():
        if path.startswith("pictures/"):
            try:
                decoded(content, Path(path).suffix, SMALL)
            except BadPicture as why:
                message = f"This picture cannot be shown, because {why}."
                yield Finding("bad-picture", path, 0, "", message)


WORK = Work(
    "checker",
    checker,
    PATIENCE,
    1 << 22,
    idle=30.0,
    limits=ProcessLimits(MEMORY, round(PATIENCE)),
)


class Checker(QObject):
    """Checks one pack after another. `checked(place, Checked)`: the result for a pack."""

    checked = Signal(object, object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._apart = Apart(WORK)
        self._wanted: deque[Path] = deque()
        self._now: Path | None = None
        self._poll = QTimer(self, interval=POLL)
        self._poll.timeout.connect(self._look)

    def ask(self, place: Path) -> None:
        """Check the pack at *place*, after those requested before."""
        self._wanted.append(place)
        self._next()

    def close(self) -> None:
        """Stop checking."""
        self._wanted.clear()
        self._now = None
        self._poll.stop()
        self._apart.close()

    def _next(self) -> None:
        if self._now is None and self._wanted:
            self._now = self._wanted.popleft()
            self._apart.ask(str(self._now).encode("utf-8", "surrogateescape"))
            self._poll.start()

    def _look(self) -> None:
        if self._now is None:
            return
        try:
            raw = self._apart.answer()
        except Lost as lost:
            words = f"The process that checked it {lost}. Remove large or unusual files."
            self._tell(Checked(fault=words))
            return
        if raw is not None:
            told = Checked(fault="The pack cannot be read.")
            with suppress(msgspec.MsgspecError):
                told = msgspec.msgpack.decode(raw, type=Checked)
            self._tell(told)

    def _tell(self, told: Checked) -> None:
        place, self._now = self._now, None
        self._poll.stop()
        self.checked.emit(place, told)
        self._next()
