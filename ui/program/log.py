"""The log: Qt's messages, faults, and the last questions; and crashes of Qt itself.

It contains no cards and no folders of the user. Three files of a quarter of a megabyte are kept.
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
"""The size of a log file in bytes, and how many older files are kept."""

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
    """A log file that stays silent when the disk is full, because the failing save reports that.

    It rotates files like `RotatingFileHandler`, which would import all of Python's network modules.
    """

    def emit(self, record: logging.LogRecord) -> None:
        """Write *record*, in a new file if this one is full."""
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
        """Drop the *record*."""


def _numbered(file: Path, number: int) -> Path:
    """The file *number* rotations before *file*."""
    return file.with_name(f"{file.name}.{number}") if number else file


def begin(folder: Path, *, debug: bool = False) -> None:
    """Write the log to *folder*, including Qt's messages; *debug* also prints it to the terminal.

    If it cannot be written, the program runs without it.
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
    """Take over the crash report of the last run, and write the next one to *file*."""
    with suppress(OSError, UnicodeDecodeError):
        if file.exists() and (text := file.read_text("utf-8")):
            log.info("The program crashed last time:\n%s", text)
        _kept.append(file.open("w", encoding="utf-8"))
        faulthandler.enable(_kept[-1])


_kept: list[TextIO] = []
"""The open crash file: a crash leaves no time to open one."""


def _hear(kind: QtMsgType, _where: QMessageLogContext, words: str) -> None:
    log.log(LEVELS.get(kind, logging.INFO), "Qt: %s", words)
