"""What Qt made is deleted in the window's own thread, whichever thread makes waste found."""

import gc
import subprocess
import sys
from collections.abc import Iterator
from threading import Thread, get_ident
from weakref import finalize

import pytest
from PySide6.QtCore import QFileSystemWatcher
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from ui.waste import BETWEEN, Waste


@pytest.fixture
def waste(one_application: QApplication) -> Iterator[Waste]:
    waste = Waste(one_application)
    yield waste
    waste.stop()
    waste.deleteLater()


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
    QTest.qWait(3 * BETWEEN)
    assert kept
    assert found == [get_ident()]


def test_the_program_looks_for_its_waste_itself() -> None:
    does = (
        "import gc; from ui import waking; from ui.waste import Waste\n"
        "assert waking.application().findChild(Waste) and not gc.isenabled()"
    )
    subprocess.run([sys.executable, "-c", does], check=True)
