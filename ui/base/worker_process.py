"""Work in a separate process, which may be slow, crash, hang or send garbage without blocking the
window.

Questions and answers are bytes. Two threads carry them, so that neither a full pipe nor half an
answer blocks; every answer is validated before it is used.
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
"""Answers a question. An exception in it is reported to the asker."""

_HEAD = Struct("<cI")  # the kind of message, and the number of the question
_HERE, _ANSWER, _FAULT = b".", b"=", b"!"


class Lost(Exception):
    """No answer will come. The text says why, in words that go on after `it `. The next
    question starts a new process."""


class ProcessLimits(NamedTuple):
    """Limits of a process, where the system can enforce them: `memory` in bytes in total, and
    `seconds` of CPU time for one question."""

    memory: int
    seconds: int


class Work(NamedTuple):
    """The job of a process. It calls `make` once to get the function that answers questions; both
    must be importable by name. `patience` is how many seconds a question may take, `most` the size
    of an answer in bytes. The process ends after `idle` seconds without a question."""

    name: str
    make: Callable[[], Answer]
    patience: float
    most: int
    idle: float | None = None
    limits: ProcessLimits | None = None


class Apart:
    """A process that does *work*, started by the first question. Only the newest question is
    answered."""

    def __init__(self, work: Work) -> None:
        self._work = work
        self._process: _Process | None = None
        self._number = 0
        self._open = False
        self._since = 0.0

    def ask(self, question: bytes) -> None:
        """Send *question* to the process. Answers to earlier questions are dropped."""
        if self._process is None or self._process.ended:
            self._process = _Process(self._work)
        self._number += 1
        self._open, self._since = True, time.monotonic()
        self._process.put(self._number, question)

    def answer(self) -> bytes | None:
        """Return the answer, or None if it has not come yet or nothing was asked.

        :raises Lost: if no answer will come; raised once per question.
        """
        if not self._open or self._process is None:
            return None
        try:
            return self._look(self._process)
        except Lost:
            self.close()
            raise

    def forget(self) -> None:
        """Stop waiting for an answer."""
        self._open = False

    def close(self) -> None:
        """Kill the process. The next question starts another."""
        self._open = False
        if self._process is not None:
            self._process.end()
        self._process = None

    def __del__(self) -> None:
        self.close()

    def _look(self, process: _Process) -> bytes | None:
        # read before the queue, so that no message sent before the end is missed
        ended = process.ended
        with suppress(Empty):
            while True:
                kind, number, words = process.heard.get_nowait()
                if kind == _HERE:
                    self._since = time.monotonic()  # the time to start the process does not count
                elif number == self._number:
                    self._open = False
                    if kind == _FAULT:
                        raise Lost(f"failed: {words.decode('utf-8', 'replace')}")
                    return words
        if ended:
            raise Lost(ended)
        if time.monotonic() - self._since > self._work.patience:
            raise Lost(f"gave no answer within {self._work.patience:g} seconds")
        return None


class _Process:
    """One process and the two threads that talk to it. `ended` says why it ended by itself."""

    def __init__(self, work: Work) -> None:
        # imported late: most runs of the program need no process
        from multiprocessing import get_context

        context = get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=_serve, args=(theirs, work), daemon=True)
        self._process.name = work.name
        self._process.start()
        theirs.close()
        # before multiprocessing's exit handler, which would wait for a stopped process
        atexit.register(self.end)
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
        self._process.kill()  # SIGKILL: a stopped process ignores anything weaker

    def _write(self) -> None:
        with suppress(OSError, ValueError):  # the process has ended; the reader thread reports it
            while (question := self._said.get()) is not None:
                self._pipe.send_bytes(question)

    def _read(self) -> None:
        """Read messages until the process ends. Kill it if it sends an answer to no question."""
        why = "ended before it answered"
        try:
            self._hear()
        except EOFError:
            pass
        except (ValueError, error, OSError):  # malformed, too short or too long
            self._process.join(0.2)
            if self._process.is_alive():
                why = "sent an invalid answer"
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
    """The main function of the process: answer questions until the pipe is closed."""
    import signal

    # the window handles interrupts, and then ends this process
    signal.signal(signal.SIGINT, signal.SIG_IGN)
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
    """Limit memory, and forbid writing files and core dumps."""
    try:
        import resource
    except ImportError:  # this system has no limits; only patience applies
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
    """Set the soft limit *what* to *most*, so that it can be set again."""
    _, hard = resource.getrlimit(what)
    soft = most if hard == resource.RLIM_INFINITY else min(most, hard)
    with suppress(ValueError, OSError):  # some systems lack some limits
        resource.setrlimit(what, (soft, hard))
