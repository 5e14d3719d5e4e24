"""Packs are looked at in a process of its own: whatever one holds, no frame waits for it."""

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
"""Milliseconds between two looks at whether a pack has been looked through."""

PATIENCE = 25.0
"""Seconds that one pack may take, its pictures included."""

SENTENCES = 8.0
"""Seconds that its sentences may."""

MEMORY = 2 << 30

SMALL = QSize(68, 48)
"""Pixels that pictures are decoded for, to see whether they can be."""


class Checked(Struct):
    """What is to be told of a pack.

    `fault` says why it cannot be read; else `findings` keep it out of play, or (not `wrong`) are
    advice. `about` is what it is, in a line.
    """

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
    """What answers where a pack lies with what is to be told of it."""
    import os

    from PySide6.QtGui import QGuiApplication, QImageReader

    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    application = QGuiApplication([])
    application.setObjectName("checker")
    QImageReader.supportedImageFormats()  # loads what reads them, before there are limits

    def answer(question: bytes) -> bytes:
        assert application is QGuiApplication.instance()  # held as long as this function
        return msgspec.msgpack.encode(look_at(Path(question.decode())))

    return answer


def look_at(place: Path) -> Checked:
    """What is to be told of the pack at *place*."""
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
    """The pictures of which nothing can be shown."""
    from ui.faces.picture_reader import BadPicture, decoded

    for path, content in files.items():
        if path.startswith("pictures/"):
            try:
                decoded(content, Path(path).suffix, SMALL)
            except BadPicture as why:
                message = f"This picture cannot be shown, for {why}."
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
    """Looks at one pack after another. `checked(place, Checked)`: this is to be told of it."""

    checked = Signal(object, object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._apart = Apart(WORK)
        self._wanted: deque[Path] = deque()
        self._now: Path | None = None
        self._poll = QTimer(self, interval=POLL)
        self._poll.timeout.connect(self._look)

    def ask(self, place: Path) -> None:
        """Look at the pack at *place*, after those that were asked for before."""
        self._wanted.append(place)
        self._next()

    def close(self) -> None:
        """Look at nothing more."""
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
            words = f"The program that looked at it {lost}. Take out what is large or strange."
            self._tell(Checked(fault=words))
            return
        if raw is not None:
            told = Checked(fault="It cannot be read.")
            with suppress(msgspec.MsgspecError):
                told = msgspec.msgpack.decode(raw, type=Checked)
            self._tell(told)

    def _tell(self, told: Checked) -> None:
        place, self._now = self._now, None
        self._poll.stop()
        self.checked.emit(place, told)
        self._next()
