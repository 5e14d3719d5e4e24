"""How long until a restored game is on the screen, in processes started for it.

Two moments are told apart: the first painted frame, which shows the table as it was left, and the
first frame of the table itself, from which on it can be played. The clock runs from before the
process starts until that frame is painted and the process has ended. Modules are compiled before,
as they are for anyone who starts the program a second time.

Each start is measured in imports of Qt right before and right after it, and the middle of those
ratios counts: a machine that is slow for a while is so for both.
"""

from __future__ import annotations

import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

from saves.autosave import Autosave
from saves.folders import folders
from tabletop import new_game
from tabletop.table.table import Seat
from tests.bench.by_lot import by_lot

ROUNDS = 9
ANSWERS = 60
"""How far the game has gone that is restored."""

PATIENCE = 30
"""Seconds after which a process has surely failed."""

FORGETFUL = "PYTHONDONTWRITEBYTECODE"
"""Where this is set, every start would compile all modules again, which no player's start does."""

LIVE_BOUND = 3.3
"""Half of that time Python reads the some 200 modules that a game is played with."""

IMPORT = "import PySide6.QtWidgets"

FIRST = """
import os, sys
from ui.__main__ import main
from ui import waking

def woken(*args, wake=waking.wake):
    os._exit(int(wake(*args) is None))

waking.wake = woken
main(["--resume", "--data-dir", sys.argv[1]])
os._exit(1)
"""
"""The program itself, ended when it has painted the table as it was left."""

LIVE = """
import os, sys
from ui.__main__ import main
from ui import program

def watch(app, catch=program._catch):
    catch(app)
    from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
    from ui.scene.table_view import TableView

    class End(QObject):
        def customEvent(self, event):
            os._exit(0)

    def painted(view, event, paint=TableView.paintEvent):
        paint(view, event)
        QCoreApplication.postEvent(end, QEvent(QEvent.Type.User), Qt.HighEventPriority.value)

    end = End()
    TableView.paintEvent = painted

program._catch = watch
main(["--resume", "--data-dir", sys.argv[1]])
os._exit(1)
"""
"""The program itself, ended as soon as the frame is done that its table was painted in."""

LEAVE = """
import sys
from ui.__main__ import main
from ui import program

def leave(app, catch=program._catch):
    catch(app)
    app.when_still(app.shell.close)

program._catch = leave
sys.exit(main(["--resume", "--data-dir", sys.argv[1]]))
"""
"""The program itself, which is closed when the whole table has been seen."""


class Start(NamedTuple):
    """Seconds that a start *took*, and those of an import at the same time."""

    took: float
    unit: float


def run() -> list[tuple[str, float, float]]:
    """The frames of a game left before, and of one whose faces were never painted."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        _leave_a_game(folder)
        _round(folder)  # so that all is compiled
        rounds = [_round(folder) for _ in range(ROUNDS)]
        cold = []
        for _ in range(ROUNDS // 3):
            shutil.rmtree(folders(folder).cache, ignore_errors=True)
            cold.append(_start(LIVE, folder))
    first, live = zip(*rounds, strict=True)
    return [
        _line("first painted frame of a game left before", first, 1.5),
        _line("the same, until its table can be played", live, LIVE_BOUND),
        _line("for the record: that with no face painted yet", cold, 99),
    ]


def _round(folder: Path) -> tuple[Start, Start]:
    """The starts after one leaving: until its picture is seen, and until it lives."""
    _python(LEAVE, folder)
    return _start(FIRST, folder), _start(LIVE, folder)


def _start(code: str, folder: Path) -> Start:
    """One start, between two imports."""
    before = _python(IMPORT, folder)
    took = _python(code, folder)
    return Start(took, (before + _python(IMPORT, folder)) / 2)


def _line(what: str, starts: Sequence[Start], bound: float) -> tuple[str, float, float]:
    took = statistics.median(start.took for start in starts)
    words = f"startup: {what} ({1e3 * took:.0f} ms) / importing QtWidgets"
    return words, statistics.median(start.took / start.unit for start in starts), bound


def _leave_a_game(folder: Path) -> None:
    """A game of four heroes, all one person's, that was left in the middle."""
    seats = [Seat(f"Hero {number}", 0) for number in range(4)]
    session, luck = new_game("tower", seats=seats, seed=7), Random(7)
    keeper = Autosave.begin(folders(folder).playing, "tower")
    for _ in range(ANSWERS):
        if session.decisions:
            decision = session.decisions[0]
            session.answer(by_lot(decision, luck), seat=decision.seat)
    keeper.save(session)
    keeper.close()


def _surroundings(compiled: Path) -> dict[str, str]:
    """The environment of the processes: they show nothing, and keep what they compile."""
    kept = {name: value for name, value in os.environ.items() if name != FORGETFUL}
    return kept | {
        "PYTHONPYCACHEPREFIX": str(compiled),
        "QT_QPA_PLATFORM": "offscreen",
        "QT_NO_GUI_THREADPOOL": "1",
    }


def _python(code: str, folder: Path) -> float:
    """The seconds that a Python process takes to run *code* on the files in *folder*."""
    began = time.perf_counter()
    subprocess.run(
        [sys.executable, "-c", code, str(folder)],
        env=_surroundings(folder / "compiled"),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        check=True,
        timeout=PATIENCE,
    )
    return time.perf_counter() - began
