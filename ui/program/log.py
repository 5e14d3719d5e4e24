"""The log: Qt's messages, what broke, and what was asked last; and where Qt itself ended.

It holds no card and no folder of the user. Three files of a quarter of a megabyte are kept.
"""

from __future__ import annotations

import faulthandler
import logging
import sys
from contextlib import suppress
from pathlib import Path
from typing import TextIO

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

from saves.scrubbed_text import scrubbed
from saves.source_commit import version
from tabletop.version import VERSION

LARGEST, KEPT = 250_000, 2
"""Bytes of a file of the log, and how many of those before it are kept."""

NAME, ENDED = "tabletop.log", "ended.txt"
LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}
log = logging.getLogger("tabletop")


class _Scrubbed(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        return scrubbed(super().format(record))


class _File(logging.FileHandler):
    """Says nothing where a full disk takes no more: that is told where a game cannot be saved.

    What is full makes room as `RotatingFileHandler` does it, which loads all of Python's network.
    """

    def emit(self, record: logging.LogRecord) -> None:
        """Write *record* down, in a new file where this one is full."""
        with suppress(OSError, ValueError):
            stream = self.stream
            if stream is not None and stream.tell() + len(self.format(record)) >= LARGEST:
                stream.close()
                self._begin_anew()
        super().emit(record)

    def _begin_anew(self) -> None:
        written = Path(self.baseFilename)
        for number in range(KEPT, 0, -1):
            older, newer = (_numbered(written, n) for n in (number, number - 1))
            if newer.exists():
                newer.replace(older)
        self.stream = self._open()

    def handleError(self, record: logging.LogRecord) -> None:
        """Do without the *record*."""


def _numbered(file: Path, number: int) -> Path:
    """The file so many before *file*."""
    return file.with_name(f"{file.name}.{number}") if number else file


def begin(folder: Path, *, debug: bool = False) -> None:
    """Write the log to *folder*, with all that Qt says; with *debug* say it on the terminal, too.

    Where it cannot be written the program runs without.
    """
    log.propagate = False
    log.setLevel(logging.DEBUG if debug else logging.INFO)
    form = _Scrubbed("%(asctime)s %(levelname)s %(message)s")
    if sys.stderr is not None:
        terminal = logging.StreamHandler()
        terminal.setLevel(logging.DEBUG if debug else logging.WARNING)
        log.addHandler(terminal)
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
        file = _File(folder / NAME, encoding="utf-8")
        file.setFormatter(form)
        log.addHandler(file)
    log.info("Tabletop %s starts", version() if debug else VERSION)
    _note_end(folder / ENDED)
    qInstallMessageHandler(_hear)


def _note_end(file: Path) -> None:
    """Take over what was written when the program was ended last time, and have it written to
    *file* should that come again."""
    with suppress(OSError, UnicodeDecodeError):
        if file.exists() and (text := file.read_text("utf-8")):
            log.info("The program was ended last time:\n%s", text)
        _kept.append(file.open("w", encoding="utf-8"))
        faulthandler.enable(_kept[-1])


_kept: list[TextIO] = []
"""The open file: what ends the program leaves no time to open one."""


def _hear(kind: QtMsgType, _where: QMessageLogContext, words: str) -> None:
    log.log(LEVELS.get(kind, logging.INFO), "Qt: %s", words)
