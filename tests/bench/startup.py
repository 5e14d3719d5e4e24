"""How long until the gallery, a new game and a restored one are on the screen.

Of a restored game two moments are told apart: the first painted frame, which shows the table as it
was left, and the first frame of the table itself, from which on it can be played. The clock runs
from before the process starts until that frame is painted and the process has ended. Modules are
compiled before, as they are for anyone who starts the program a second time.

Each start is measured in those of a program with an empty window right before and right after it,
and the middle of those ratios counts: a machine that is slow for a while is so for both.
"""

from __future__ import annotations

import shutil
import statistics
import tempfile
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

from saves.autosave import Autosave
from saves.folders import folders
from tabletop import new_game
from tabletop.table.table import Seat
from tests.bench.by_lot import by_lot
from tests.bench.starts import EMPTY, start, to_frame, to_stillness

ROUNDS = 9
ANSWERS = 60
"""How far the game has gone that is restored."""

GALLERY = to_frame("ui.windows.box_tile", "BoxTile")
NEW = to_frame("ui.scene.table_view", "TableView", "--new", "tower", "--seed", "7")
LIVE = to_frame("ui.scene.table_view", "TableView", "--resume")
LEAVE = to_stillness("--resume")

FIRST = """
import os, sys
from ui.__main__ import main
from ui.program import first_window

def woken(*args, wake=first_window.wake):
    os._exit(int(wake(*args) is None))

first_window.wake = woken
main(["--resume", "--data-dir", sys.argv[1]])
os._exit(1)
"""
"""The program itself, ended when it has painted the table as it was left."""

GALLERY_BOUND = 2.5
NEW_BOUND = 5.5
FIRST_BOUND = 1.5
LIVE_BOUND = 4.5
"""Half of that time Python reads the some 200 modules that a game is played with."""


class Start(NamedTuple):
    """Seconds that a start *took*, and those of an empty window at the same time."""

    took: float
    unit: float


def run() -> list[tuple[str, float, float]]:
    """The first frames of the gallery, of a new game, and of one that was left before."""
    with tempfile.TemporaryDirectory() as name:
        folder, empty = Path(name, "played"), Path(name, "new")
        folder.mkdir()
        empty.mkdir()
        _leave_a_game(folder)
        start(to_stillness(), empty)  # with its covers painted, as it is found the second time
        _round(folder, empty)  # so that all is compiled
        rounds = [_round(folder, empty) for _ in range(ROUNDS)]
        cold = []
        for _ in range(ROUNDS // 3):
            shutil.rmtree(folders(folder).cache, ignore_errors=True)
            cold.append(_start(LIVE, folder))
    gallery, new, first, live = zip(*rounds, strict=True)
    return [
        _line("first frame of the gallery", gallery, GALLERY_BOUND),
        _line("first frame of a new game", new, NEW_BOUND),
        _line("first painted frame of a game left before", first, FIRST_BOUND),
        _line("the same, until its table can be played", live, LIVE_BOUND),
        _line("for the record: that with no face painted yet", cold, 99),
    ]


def _round(folder: Path, empty: Path) -> tuple[Start, Start, Start, Start]:
    """The starts where nothing was begun, and those after one leaving: until its picture is seen,
    and until it lives."""
    gallery, new = _start(GALLERY, empty), _start(NEW, empty)
    shutil.rmtree(folders(empty).playing, ignore_errors=True)
    start(LEAVE, folder)
    return gallery, new, _start(FIRST, folder), _start(LIVE, folder)


def _start(code: str, folder: Path) -> Start:
    """One start, between two of an empty window."""
    before = start(EMPTY, folder).seconds
    took = start(code, folder).seconds
    return Start(took, (before + start(EMPTY, folder).seconds) / 2)


def _line(what: str, starts: Sequence[Start], bound: float) -> tuple[str, float, float]:
    took = statistics.median(start.took for start in starts)
    words = f"startup: {what} ({1e3 * took:.0f} ms) / an empty window"
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
