"""A process that dies, stops or babbles is told of in time, and holds nobody up."""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Callable
from multiprocessing.context import BaseContext

import pytest

from tests.ui import failing
from tests.ui.ending import is_gone
from ui.base.worker_process import Apart, Lost, Work

FAIR = 60
"""Seconds for a process to begin, on a machine that is busy with other tests."""


@pytest.fixture(autouse=True)
def from_nothing(
    begin_from_nothing: Callable[[str], BaseContext], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Processes begin here as they do in the program."""
    monkeypatch.setattr(multiprocessing, "get_context", begin_from_nothing)


def _work(make: Callable[[], Callable[[bytes], bytes]], patience: float = FAIR) -> Work:
    return Work("test", make, patience, 1 << 20)


def _answer(apart: Apart) -> bytes:
    end = time.monotonic() + FAIR
    while time.monotonic() < end:
        found = apart.answer()
        if found is not None:
            return found
        time.sleep(0.005)
    raise AssertionError("neither an answer nor a word about it")


@pytest.mark.skipif(not hasattr(failing.signal, "SIGSTOP"), reason="no process can be held here")
@pytest.mark.parametrize(
    ("make", "why", "patience"),
    [
        (failing.dying, "ended before it answered", FAIR),
        (failing.never_ready, "ended before it answered", FAIR),
        (failing.stopping, "gave no answer within 0.5 seconds", 0.5),
        (failing.sleeping, "gave no answer within 0.5 seconds", 0.5),
        (failing.half_saying, "gave no answer within 0.5 seconds", 0.5),
        (failing.raising, "failed: ValueError: no such card", FAIR),
        (failing.boasting, "sent an invalid answer", FAIR),
        (failing.babbling, "sent an invalid answer", FAIR),
        (failing.shouting, "sent an invalid answer", FAIR),
    ],
)
def test_why_there_is_no_answer_is_told(
    make: Callable[[], Callable[[bytes], bytes]], why: str, patience: float
) -> None:
    apart = Apart(_work(make, patience))
    apart.ask(b"question")
    process = apart._process
    assert process is not None
    with pytest.raises(Lost, match=why):
        _answer(apart)
    assert is_gone(process._process), "nothing is left of it"
    assert apart.answer() is None


@pytest.mark.skipif(not hasattr(failing.signal, "SIGSTOP"), reason="no process can be held here")
def test_a_full_pipe_blocks_nobody() -> None:
    apart = Apart(_work(failing.stopping, 0.5))
    begun = time.monotonic()
    for _ in range(20):
        apart.ask(bytes(1 << 20))
    assert time.monotonic() - begun < 5
    with pytest.raises(Lost, match="no answer"):
        _answer(apart)


def test_the_next_question_begins_another_process() -> None:
    apart = Apart(_work(failing.echoing))
    apart.ask(b"one")
    assert _answer(apart) == b"one"
    assert apart._process is not None
    first = apart._process._process
    first.kill()
    first.join()
    apart.ask(b"two")
    try:
        found = _answer(apart)
    except Lost:  # it was asked before anybody knew that it had ended
        apart.ask(b"two")
        found = _answer(apart)
    assert found == b"two"
    apart.close()


def test_only_the_newest_question_is_answered() -> None:
    apart = Apart(_work(failing.echoing))
    for number in range(50):
        apart.ask(b"%d" % number)
    assert _answer(apart) == b"49"
    apart.ask(b"forgotten")
    apart.forget()
    assert apart.answer() is None
    apart.ask(b"last")
    assert _answer(apart) == b"last"
    apart.close()


def test_a_process_that_nobody_asks_ends_by_itself() -> None:
    apart = Apart(_work(failing.echoing)._replace(idle=0.1))
    apart.ask(b"one")
    assert _answer(apart) == b"one"
    process = apart._process
    assert process is not None
    assert is_gone(process._process)
