"""What Qt made is deleted in the window's own thread, whichever thread makes waste found."""

import gc
import subprocess
import sys
from collections.abc import Iterator
from threading import Thread, get_ident
from time import monotonic
from weakref import finalize

import pytest
from PySide6.QtCore import QFileSystemWatcher
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from ui.base.garbage_collection import AT_FIRST, BETWEEN, Waste


@pytest.fixture
def waste(one_application: QApplication) -> Iterator[Waste]:
    others = one_application.findChildren(Waste)
    for other in others:
        other.stop()
    waste = Waste(one_application)
    yield waste
    waste.stop()
    waste.deleteLater()
    for other in others:
        other.start()


def make_much() -> list[list[int]]:
    return [[number] for number in range(300_000)]


def test_another_thread_finds_nothing_and_the_window_finds_all(waste: Waste) -> None:
    found: list[int] = []

    def leave_one() -> None:
        watcher = QFileSystemWatcher()
        watcher.itself = watcher  # type: ignore[attr-defined]
        finalize(watcher, lambda: found.append(get_ident()))

    gc.collect()
    leave_one()
    other = Thread(target=make_much)
    other.start()
    other.join()
    assert found == []
    kept = make_much()
    QTest.qWait(AT_FIRST + BETWEEN)
    assert kept
    assert found == [get_ident()]


def test_a_start_is_not_delayed_by_looking(waste: Waste) -> None:
    """Half a second after Qt was there it was looked through all that a start makes: on a slow
    machine that is before the first frame, which came 40 ms later for it."""
    looked: list[str] = []

    def watch(phase: str, _facts: dict[str, int]) -> None:
        looked.append(phase)

    gc.callbacks.append(watch)
    try:
        began, kept = monotonic(), make_much()
        QTest.qWait(AT_FIRST - BETWEEN)
        assert looked == [] or monotonic() - began > AT_FIRST / 1000  # on a busy machine
        QTest.qWait(2 * BETWEEN)
        assert kept
        assert looked
    finally:
        gc.callbacks.remove(watch)


LEFT_BEHIND = """
import sys, tempfile
from threading import Thread
from PySide6.QtCore import QFileSystemWatcher
from ui.program import first_window
qt = first_window.application()
with tempfile.NamedTemporaryFile() as file:
    for _ in range(3):
        watcher = QFileSystemWatcher([file.name])
        watcher.itself = watcher
    del watcher
    other = Thread(target=lambda: [[number] for number in range(300_000)])
    other.start()
    other.join()
    for _ in range(50):
        file.write(b"x")
        file.flush()
        qt.processEvents()
"""
"""A window of a game was closed, and a save is written in a thread of its own, which makes much."""


def test_a_program_that_left_watchers_behind_neither_dies_nor_tells_qt_from_elsewhere() -> None:
    """It died, or its loop never ended: Qt's list of what is watched for was broken."""
    child = [sys.executable, "-X", "faulthandler", "-c", LEFT_BEHIND]
    ran = subprocess.run(child, capture_output=True, text=True, timeout=60, check=False)
    assert (ran.returncode, ran.stderr) == (0, "")


def test_the_program_looks_for_its_waste_itself() -> None:
    does = (
        "import gc; from ui.program import first_window\n"
        "from ui.base.garbage_collection import Waste\n"
        "assert first_window.application().findChild(Waste) and not gc.isenabled()"
    )
    subprocess.run([sys.executable, "-c", does], check=True)
