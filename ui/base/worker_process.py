"""Work done in a process of its own: it may be slow, die, stop or babble, and holds nothing up.

Questions and answers are bytes. Two threads carry them, so that neither a full pipe nor half an
answer blocks anybody; what comes back is looked at before it is believed.
"""

from __future__ import annotations

import atexit
import time
from collections.abc import Callable
from contextlib import suppress
from queue import Empty, SimpleQueue
from struct import Struct, error
from threading import Thread
from types import ModuleType
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

Answer = Callable[[bytes], bytes]
"""Answers a question; what it raises is told to whoever asked."""

_HEAD = Struct("<cI")  # what follows, and the number of the question
_HERE, _ANSWER, _FAULT = b".", b"=", b"!"


class Lost(Exception):
    """There will be no answer; the text says why, to go on with after `it `. The next question
    begins a new process."""


class ProcessLimits(NamedTuple):
    """What a process may use, where the system can hold it to that: `memory` in bytes, all told,
    and `seconds` of computing for one question."""

    memory: int
    seconds: int


class Work(NamedTuple):
    """What a process is for. It calls `make` once for what answers questions; both are found by
    name. `patience` is how many seconds a question may take, `most` the bytes of an answer; it ends
    by itself when nothing was asked for `idle` seconds."""

    name: str
    make: Callable[[], Answer]
    patience: float
    most: int
    idle: float | None = None
    limits: ProcessLimits | None = None


class Apart:
    """A process that does *work*, begun with the first question; the newest question counts."""

    def __init__(self, work: Work) -> None:
        self._work = work
        self._process: _Process | None = None
        self._number = 0
        self._open = False
        self._since = 0.0

    def ask(self, question: bytes) -> None:
        """Have *question* answered, and no earlier one any more."""
        if self._process is None or self._process.ended:
            self._process = _Process(self._work)
        self._number += 1
        self._open, self._since = True, time.monotonic()
        self._process.put(self._number, question)

    def answer(self) -> bytes | None:
        """The answer; None if there is none yet, or nothing was asked.

        :raises Lost: if there will be none; said once.
        """
        if not self._open or self._process is None:
            return None
        try:
            return self._look(self._process)
        except Lost:
            self.close()
            raise

    def forget(self) -> None:
        """Nobody waits for an answer any more."""
        self._open = False

    def close(self) -> None:
        """End the process, whatever it does; the next question begins another."""
        self._open = False
        if self._process is not None:
            self._process.end()
        self._process = None

    def __del__(self) -> None:
        self.close()

    def _look(self, process: _Process) -> bytes | None:
        ended = process.ended  # asked first: all that was heard before is heard out
        with suppress(Empty):
            while True:
                kind, number, words = process.heard.get_nowait()
                if kind == _HERE:
                    self._since = time.monotonic()  # how long it took to begin does not count
                elif number == self._number:
                    self._open = False
                    if kind == _FAULT:
                        raise Lost(f"failed: {words.decode('utf-8', 'replace')}")
                    return words
        if ended:
            raise Lost(ended)
        if time.monotonic() - self._since > self._work.patience:
            raise Lost(f"gave no answer in {self._work.patience:g} seconds")
        return None


class _Process:
    """One process and the two threads that talk with it; `ended` says how it ended by itself."""

    def __init__(self, work: Work) -> None:
        from multiprocessing import get_context  # most programs need none

        context = get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=_serve, args=(theirs, work), daemon=True)
        self._process.name = work.name
        self._process.start()
        theirs.close()
        atexit.register(self.end)  # before the system's own end, which waits for those that stopped
        self.heard: SimpleQueue[tuple[bytes, int, bytes]] = SimpleQueue()
        self.ended = ""
        self._said: SimpleQueue[bytes | None] = SimpleQueue()
        self._most = work.most + _HEAD.size
        self._asked = 0
        for carry in (self._write, self._read):
            Thread(target=carry, daemon=True, name=work.name).start()

    def put(self, number: int, question: bytes) -> None:
        self._asked = number
        self._said.put(_HEAD.pack(_ANSWER, number) + question)

    def end(self) -> None:
        atexit.unregister(self.end)
        self._said.put(None)
        self._process.kill()  # one that was stopped heeds nothing else

    def _write(self) -> None:
        with suppress(OSError, ValueError):  # when it has ended, which the reader tells
            while (question := self._said.get()) is not None:
                self._pipe.send_bytes(question)

    def _read(self) -> None:
        """Hear the process out; one that says what it was not asked is ended at once."""
        why = "ended before it answered"
        try:
            self._hear()
        except EOFError:
            pass
        except (ValueError, error, OSError):  # no sense, too little, and too much of it
            self._process.join(0.2)
            if self._process.is_alive():
                why = "answered something else than it was asked"
        self._process.kill()
        self._process.join()
        self.ended = why
        atexit.unregister(self.end)
        self._said.put(None)

    def _hear(self) -> None:
        last = -1
        while True:
            raw = self._pipe.recv_bytes(self._most)
            kind, number = _HEAD.unpack_from(raw)
            known = _HERE if last < 0 else _ANSWER + _FAULT
            if kind not in known or not last < number <= self._asked:
                raise ValueError
            last = number
            self.heard.put((kind, number, raw[_HEAD.size :]))


def _serve(pipe: Connection, work: Work) -> None:
    """The process itself: answer until there is nobody any more to ask."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the window ends it when it is interrupted
    answer = work.make()
    if work.limits:
        _hold_memory(work.limits)
    try:
        pipe.send_bytes(_HEAD.pack(_HERE, 0))
        while pipe.poll(work.idle):
            raw = pipe.recv_bytes()
            if work.limits:
                _hold_seconds(work.limits)
            number = _HEAD.unpack_from(raw)[1]
            pipe.send_bytes(_answered(answer, number, raw[_HEAD.size :]))
    except (EOFError, OSError):
        return


def _answered(answer: Answer, number: int, question: bytes) -> bytes:
    try:
        return _HEAD.pack(_ANSWER, number) + answer(question)
    except Exception as fault:
        words = f"{type(fault).__name__}: {fault}"[:300]
        return _HEAD.pack(_FAULT, number) + words.encode("utf-8", "replace")


def _hold_memory(limits: ProcessLimits) -> None:
    """So much memory and not a byte more, no file written, nothing left behind by a crash."""
    try:
        import resource
    except ImportError:  # this system holds nobody to anything: patience is the limit
        return
    for what, most in (
        (resource.RLIMIT_AS, limits.memory),
        (resource.RLIMIT_FSIZE, 0),
        (resource.RLIMIT_CORE, 0),
    ):
        _hold(resource, what, most)


def _hold_seconds(limits: ProcessLimits) -> None:
    try:
        import resource
    except ImportError:
        return
    used = resource.getrusage(resource.RUSAGE_SELF)
    _hold(resource, resource.RLIMIT_CPU, int(used.ru_utime + used.ru_stime) + limits.seconds)


def _hold(resource: ModuleType, what: int, most: int) -> None:
    """Set the limit *what* to *most*; it can be set again."""
    _, hard = resource.getrlimit(what)
    soft = most if hard == resource.RLIM_INFINITY else min(most, hard)
    with suppress(ValueError, OSError):  # not every system knows every limit
        resource.setrlimit(what, (soft, hard))
