"""How long until the first painted frame of a restored game, in processes started for it.

The clock runs from before the process starts until it has painted its window and ended.
"""

from __future__ import annotations

import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

from saves.autosave import Autosave
from saves.folders import folders
from tabletop import new_game
from tabletop.table.table import Seat

ROUNDS = 9
COLD_ROUNDS = 3
ANSWERS = 60
"""How far the game has gone that is restored."""

PATIENCE = 30
"""Seconds after which a process has surely failed."""

IMPORT = "import PySide6.QtWidgets"

PROGRAM = """
import os, sys
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
from ui.__main__ import main
main(["--resume", "--data-dir", sys.argv[1]])
os._exit(1)
"""
"""The program itself, which ends as soon as the frame is done that its table was painted in."""

WARM = """
import sys
from ui.__main__ import main
sys.exit(main(["--resume", "--data-dir", sys.argv[1], "--screenshot", sys.argv[1] + "/table.png"]))
"""


def run() -> list[tuple[str, float, float]]:
    """The first frame with the faces on the disk against Qt's import alone; and without them."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        _leave_a_game(folder)
        _python(WARM, name)
        pairs = [(_python(PROGRAM, name), _python(IMPORT)) for _ in range(ROUNDS + 1)][1:]
        frame, imported = (statistics.median(times) for times in zip(*pairs, strict=True))
        cold = _median(COLD_ROUNDS, lambda: _cold(folder))
    words = f"startup: first frame of a restored game ({1e3 * frame:.0f} ms) / importing QtWidgets"
    return [
        (words, frame / imported, 1.5),
        ("startup: the same with no face painted yet, for the record", cold / imported, 9.9),
    ]


def _leave_a_game(folder: Path) -> None:
    """A game of four heroes, all one person's, that was left in the middle."""
    seats = [Seat(f"Hero {number}", 0) for number in range(4)]
    session, luck = new_game("tower", seats=seats, seed=7), Random(7)
    keeper = Autosave.begin(folders(folder).playing, "tower")
    for _ in range(ANSWERS):
        if session.decisions:
            decision = session.decisions[0]
            session.answer(luck.choice(decision.legal()), seat=decision.seat)
    keeper.save(session)
    keeper.close()


def _cold(folder: Path) -> float:
    shutil.rmtree(folders(folder).cache, ignore_errors=True)
    return _python(PROGRAM, str(folder))


def _median(rounds: int, measure: Callable[[], float]) -> float:
    return statistics.median(measure() for _ in range(rounds))


def _python(code: str, *arguments: str) -> float:
    """The seconds that a Python process takes to run *code*."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "QT_NO_GUI_THREADPOOL": "1"}
    began = time.perf_counter()
    subprocess.run(
        [sys.executable, "-c", code, *arguments],
        env=environment,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        check=True,
        timeout=PATIENCE,
    )
    return time.perf_counter() - began
