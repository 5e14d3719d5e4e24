"""What Qt warns of: nobody hears of it otherwise, for Qt goes on with whatever it makes of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

GRAVE = (QtMsgType.QtWarningMsg, QtMsgType.QtCriticalMsg, QtMsgType.QtFatalMsg)

HARMLESS = ("This plugin does not support ",)
"""What the platform without a screen says when windows are raised, told of their least size or get
all keys: it has no window manager that could do it."""


@contextmanager
def hearing(tell: Callable[[str], object]) -> Iterator[None]:
    """*tell* meanwhile what Qt warns of."""

    def hear(kind: QtMsgType, _where: QMessageLogContext, words: str) -> None:
        if kind in GRAVE and not words.startswith(HARMLESS):
            tell(words)

    before = qInstallMessageHandler(hear)
    try:
        yield
    finally:
        qInstallMessageHandler(before)


@contextmanager
def nothing_warned_of() -> Iterator[list[str]]:
    """Give what Qt warns of meanwhile. There is nothing at the end, or that is what fails."""
    heard: list[str] = []
    with hearing(heard.append):
        yield heard
    assert not heard, f"Qt warns: {'; '.join(heard)}"
