"""Bots and other workers that fail, each in its own way; run in processes of their own."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable

Answer = Callable[[bytes], bytes]


def _dies(_question: bytes) -> bytes:
    os._exit(1)


def _stops(_question: bytes) -> bytes:
    os.kill(os.getpid(), signal.SIGSTOP)
    return b""


def _sleeps(_question: bytes) -> bytes:
    time.sleep(600)
    return b""


def _raises(_question: bytes) -> bytes:
    raise ValueError("no such card")


def dying() -> Answer:
    return _dies


def stopping() -> Answer:
    return _stops


def sleeping() -> Answer:
    return _sleeps


def raising() -> Answer:
    return _raises


def never_ready() -> Answer:
    os._exit(3)


def mumbling() -> Answer:
    """Answers what cannot be chosen."""
    return lambda _question: b"\xff no such key"


def boasting() -> Answer:
    """Answers more than anybody wants to hear."""
    return lambda _question: bytes(3 << 20)


def babbling() -> Answer:
    """Talks without being asked, through the pipe itself."""
    _babble(b"=\1\0\0\0")
    return _sleeps


def shouting() -> Answer:
    """Fills the pipe with no sense at all."""
    _babble(os.urandom(9))
    return _sleeps


def half_saying() -> Answer:
    """Begins an answer that never ends."""
    import struct

    for descriptor in _pipes():
        os.write(descriptor, struct.pack("!i", 1 << 19) + b"=")
    return _sleeps


def echoing() -> Answer:
    return bytes


def _babble(word: bytes) -> None:
    import struct

    for descriptor in _pipes():
        for _ in range(9):
            os.write(descriptor, struct.pack("!i", len(word)) + word)


def _pipes() -> list[int]:
    import stat

    found = []
    for descriptor in range(3, 64):
        try:
            if stat.S_ISSOCK(os.fstat(descriptor).st_mode):
                found.append(descriptor)
        except OSError:
            continue
    assert found
    return found
