"""An answer, from the hand to the next question on the screen, in repaints of the whole window.

Random answers in the five games, at 1920 x 1080, by several people at one screen, without motion:
clicked in the panel, and dropped on the table. Faces are plain: painting real ones is another
matter, and never waited for. What counts is the time of the processor: what else runs on the
machine is not to be measured. Nor is what follows the paint of the question: the game is saved, and
a thread reads the save back. Both are over before the next answer is given or a repaint is timed.
"""

from __future__ import annotations

import os
import random
import statistics
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["QT_NO_GUI_THREADPOOL"] = "1"

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from saves.folders import folders
from tabletop.play.ports.open_seat import LOOK
from tabletop.play.questions.decision import Option
from tabletop.table.table import Seat
from tests.bench.frames import PlainFaces
from tests.ui import looking
from ui.base.garbage_collection import Waste
from ui.base.settings import Settings
from ui.game.open_game import OpenGame
from ui.program.app import App
from ui.seat.bridge import SEEN_FIRST

GAMES = {"tower": 3, "parsifal": 3, "restless": 4, "scenario": 3, "darkest": 3}
ANSWERS, WARMING = 90, 10
LATER = 10_000
"""An answer is saved so many times later than the program does it once it is painted: not while it
is timed."""

LEFT = Qt.MouseButton.LeftButton

CLICK = {
    "tower": (4.5, 7.0), "parsifal": (3.5, 8.0), "restless": (3.0, 5.0),
    "scenario": (4.5, 7.0), "darkest": (3.5, 6.0),
}  # fmt: skip
DROP = {
    "tower": (4.0, 7.0), "parsifal": (6.0, 8.0), "restless": (3.0, 5.0),
    "scenario": (4.5, 8.0), "darkest": (4.0, 6.0),
}  # fmt: skip
"""The most repaints that an answer may take, in the median and at the 95th percentile."""


def run() -> list[tuple[str, float, float]]:
    """Clicks and drops in each game, in the median and at the 95th percentile."""
    made = QApplication.instance() or QApplication([])
    Waste(made)  # as the program has it: no thread that writes a save may delete what Qt owns
    found = []
    for game in GAMES:
        with TemporaryDirectory(prefix="clicks-") as home:
            clicks, drops, repaint = answered(game, Path(home))
        for what, times, bounds in (("click", clicks, CLICK), ("drop", drops, DROP)):
            times.sort()
            measured = (statistics.median(times), times[len(times) * 95 // 100])
            for how, took, bound in zip(("median", "95th"), measured, bounds[game], strict=True):
                name = f"clicks: {what} to painted question / repaint, {game}, {how}"
                found.append((name, took / repaint, bound))
    return found


def answered(game: str, home: Path) -> tuple[list[float], list[float], float]:
    """Seconds that clicks and drops in a game took, and those of a repaint of its window."""
    settings = Settings(reduced_motion=True, curtain="never", greeted=[game])
    app = App(folders(home), settings, home / "settings.json")
    app.looks.wear()
    app.shell.resize(1920, 1080)
    app.shell.show()
    app.new_game(game, [Seat(str(n), n) for n in range(GAMES[game])], 1, {})
    assert app.playing is not None
    app.playing.table.set_faces(PlainFaces(12 / 7))
    assert app.leaving.keeping is not None
    app.playing.bridge.keep_by(app.leaving.keeping.save, after=LATER * SEEN_FIRST)
    QTest.qWait(300)
    luck, repaints = random.Random(1), []
    times: dict[str, list[float]] = {"click": [], "drop": []}
    for number in range(ANSWERS + WARMING):
        for way, act in (("click", ready_click), ("drop", ready_drop)):
            before = said_so_far(app.playing)
            app.looks.faces.put_off()
            took = timed(act(app.playing, luck))
            saved(app)
            answered = said_so_far(app.playing) != before  # else a menu or a warning asks back
            if number >= WARMING and took is not None and answered:
                times[way].append(took)
        QTest.qWait(10)
        repaints.append(timed(app.shell.grab) or 0.0)
    app.shell.close()
    app.shell.deleteLater()
    QApplication.processEvents()
    return times["click"], times["drop"], statistics.median(repaints)


Act = Callable[[], object]


def timed(act: Act | None) -> float | None:
    """Seconds of the processor from *act* until all that comes of it is painted; nothing if there
    was none."""
    if act is None:
        return None
    began = time.process_time()
    act()
    QApplication.processEvents()
    QApplication.processEvents()
    return time.process_time() - began


def saved(app: App) -> None:
    """Let the last answer be saved and read back."""
    assert app.playing is not None
    app.playing.bridge.write_what_waits()
    if app._autosave is not None:
        app._autosave._keeper.submit(int).result()


def ready_click(game: OpenGame, luck: random.Random) -> Act | None:
    """A click on an answer in the panel, with the pointer there; where none can be clicked, one
    is given."""
    unwarned = plain_answers(game)
    rows = game.window.decision.answers.by_key
    shown = [rows[each.key] for each in unwarned if each.key in rows and rows[each.key].isVisible()]
    if shown:
        button = luck.choice(shown)
        return lambda: QTest.mouseClick(button, LEFT)
    legal = legal_options(game)
    if legal:
        game.bridge.answering.answer(luck.choice(legal).key, warned=True)
    else:
        game.bridge.time.rewind(0)
    QApplication.processEvents()
    return None


def ready_drop(game: OpenGame, luck: random.Random) -> Act | None:
    """The end of a drag that means an answer: the piece is held over its place."""
    view = game.table
    wanted = [option for option in plain_answers(game) if option.pieces and option.zones]
    luck.shuffle(wanted)
    for option in wanted:
        piece, zone = option.pieces[0], option.zones[0]
        if zone not in view.lights.targets(piece):
            continue
        start, end = looking.spot_on_piece(view, piece), looking.spot_on_zone(view, zone)
        if start is None or end is None:
            continue
        carry(view.viewport(), start, end)
        return lambda end=end: QTest.mouseRelease(view.viewport(), LEFT, pos=end)
    return None


def carry(port: QWidget, start: QPoint, end: QPoint) -> None:
    """Take what lies at *start* to *end*, and hold it there."""
    QTest.mouseMove(port, start)
    QTest.mousePress(port, LEFT, pos=start)
    for step in range(1, 5):
        QTest.mouseMove(port, start + (end - start) * (step / 4))
    QApplication.processEvents()


def said_so_far(game: OpenGame) -> tuple[int, list[str]]:
    """How many answers were given, and what is said of the next one."""
    port = game.bridge.port
    return port.entries, port.said


def legal_options(game: OpenGame) -> list[Option]:
    """The answers there are."""
    asked = game.bridge.decision
    return asked.legal() if asked else []


def plain_answers(game: OpenGame) -> list[Option]:
    """Those that are taken at once: of others somebody is warned first."""
    return [option for option in legal_options(game) if not option.warning and option.key != LOOK]
