"""How much of a question is seen at once: `python -m tests.measures.panel [GAME ...]`.

Lays five usual moments of each game in the real window, and prints for each how many answers may be
given, how many of those are seen without scrolling or opening anything, how many lines lie below
the edge, and the parts of the window that the panel is wide and the question high.
"""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QApplication, QWidget

from tests.measures.felt import taken
from tests.measures.moments import MOMENTS, Moment
from tests.ui.opened import opened
from ui.program import first_window
from ui.program.app import App

SIZE = (1280, 720)


class Seen(NamedTuple):
    """Of `answers` that may be given those that are `seen` at once, lines `below` the edge, and the
    panel's parts of the window."""

    answers: int
    seen: int
    below: int
    wide: float
    high: float


def seen(app: App) -> Seen:
    """What is seen of the question that is open in *app*."""
    assert app.playing is not None
    game = app.playing
    decision, panel = game.bridge.decision, game.window.decision
    assert decision is not None
    rules = game.bridge.house_rules
    may = [each.key for each in decision.options if each.is_open(rules)]
    rows = [row for row in panel.answers.numbered if row.isVisible()]
    whole = [row for row in rows if _is_whole(row, panel)]
    given = {key for key, row in panel.answers.by_key.items() if row in whole}
    joined = game.bridge.port.ahead()
    given |= {key for key in joined if key not in panel.answers.by_key and len(whole) == len(rows)}
    window, dock = game.window, game.window.docks["decision"]
    return Seen(
        len(may),
        len(given & {*may}),
        len(rows) - len(whole),
        dock.width() / window.width(),
        dock.height() / window.height(),
    )


def _is_whole(row: QWidget, panel: QWidget) -> bool:
    """Whether nothing of *row* is cut off by the edge of *panel*."""
    room = QRect(row.mapTo(panel, QPoint()), row.size())
    return panel.rect().contains(room) and row.visibleRegion().boundingRect() == row.rect()


def measured(moment: Moment, size: tuple[int, int] = SIZE) -> Seen:
    """What is seen at *moment* in a window of this *size*."""
    how = {"curtain": "never", "greeted": [moment.game]}
    with TemporaryDirectory() as home, opened(Path(home), size=size, **how) as app:
        taken(app, moment.session(), size)
        return seen(app)


def main() -> None:
    """Measure the moments of the games named, or of all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*")
    given = parser.parse_args()
    first_window.application()
    print(f"{'game':9}{'moment':34}{'may':>4}{'seen':>5}{'below':>6}{'wide':>6}{'high':>6}")
    for moment in MOMENTS:
        if not given.games or moment.game in given.games:
            told = measured(moment)
            words = f"{moment.game:9}{moment.name:34}{told.answers:4}{told.seen:5}{told.below:6}"
            print(f"{words}{told.wide:6.0%}{told.high:6.0%}", flush=True)
            QApplication.processEvents()


if __name__ == "__main__":
    main()
