"""The soak itself: one process that plays one game with random hands, from the gallery and back."""

from __future__ import annotations

import faulthandler
import random
import sys
import traceback
from collections import Counter
from pathlib import Path
from types import TracebackType

import msgspec
from PySide6.QtCore import QElapsedTimer, QObject, Qt, QThread, QTimer, QUrl, Slot
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog

import tests.toys  # noqa: F401  (they stand on the shelf)
from saves.folders import folders
from tabletop import Seat
from tabletop.bots import bots_of
from tabletop.play.records.journal import Override
from tabletop.play.runner.session import Session
from tabletop.play.shelf.game_shelf import game_called
from tests.conformance.walk import modules_by_lot
from tests.soak import seeing
from tests.soak.hands import Deed, RandomHands
from tests.warned import hearing
from ui.base.settings import FILE, Settings
from ui.program import first_window
from ui.program.app import App
from ui.scene.measures import speeds
from ui.scene.motion import motion

CHAPTER = 250
"""Actions after which all is put away, looked at, and another game begun."""

GROWING = 25
"""How many of the kinds of objects that grow are told of."""

LOOKED_AT = 1000
"""Actions after which memory is measured, and again each time after as many."""

PATIENCE = 30_000
"""Milliseconds after which what should come is held to be stuck."""

ROUNDS = 150
"""Looks at whether all is quiet before the next action; some things never are."""

AT_ONCE = 0.15
"""How often two actions come in one breath, so that things are done while others move."""

STILL = Settings(reduced_motion=True, speed=400)
MOODS = (
    STILL,
    Settings(speed=400),
    Settings(reduced_motion=True, speed=400, curtain="always", answer_forced=False),
    Settings(reduced_motion=True, speed=400, text_scale=150, theme="light", call_outs=True),
)


GONE = "PySide6.QtGui.QWindow) already deleted"
"""What the binding says of a window that lies at the address of one that is gone: hands miss it."""


class Led(random.Random):
    """Luck that begins by chance elsewhere, and here as the seed of the soak leads it."""

    def __init__(self, begins: object = None) -> None:
        super().__init__()
        self.seed(random.getrandbits(32) if begins is None else begins)  # type: ignore[arg-type]


class Paced:
    """The time of all that moves: a frame later whenever the soak looks, not when a clock says."""

    now = 0

    def start(self) -> None:
        """Nothing: only what lies between two looks counts."""

    def elapsed(self) -> int:
        """The milliseconds until now."""
        return Paced.now


class Stuck(Exception):
    """The program waits for something that never comes."""


class Soak(QObject):
    """*actions* random actions on *game*, by *seed*, always with these modules. `failed` says what
    was wrong, if anything."""

    def __init__(
        self,
        qt: QApplication,
        home: Path,
        game: str,
        actions: int,
        seed: int,
        *,
        census: bool,
        modules: tuple[str, ...] = (),
    ) -> None:
        super().__init__()
        self.modules = modules
        self.census: Counter[str] | None = Counter() if census else None
        self.qt, self.home, self.game, self.actions = qt, home, game, actions
        self.luck = random.Random(seed)
        random.seed(seed)  # bots take theirs from there
        random.Random = Led  # type: ignore[misc]
        motion.QElapsedTimer = Paced  # type: ignore[misc,assignment]
        self._start()
        self.done = 0
        self.failed = ""
        self.measured: list[float] = []
        self._levels: list[int] = []
        self._calming = True
        self._waited = QElapsedTimer()
        self._tries = self._rounds = 0
        self._catch()

    def _start(self) -> None:
        """Open the program, as after it was ended."""
        files = folders(self.home)
        self.app = App(files, msgspec.structs.replace(STILL, windows={}), files.config / FILE)
        self.app.looks.wear()
        self.hands = RandomHands(self.app, self.luck)
        self.app.shell.show()
        self.app.show_gallery()

    def _catch(self) -> None:
        def on_fault(
            _kind: type[BaseException], fault: BaseException, _trace: TracebackType | None
        ) -> None:
            self._fail("".join(traceback.format_exception(fault)))

        sys.excepthook = on_fault

    def _fail(self, why: str) -> None:
        self.failed = self.failed or why
        self.qt.exit(1)

    def run(self) -> int:
        """Do it all; 0 if nothing was wrong."""
        self.qt.setQuitOnLastWindowClosed(False)
        self._answer_for_the_system()
        self._waited.start()
        QTimer.singleShot(0, self.tick)
        with hearing(lambda words: self._fail(f"Qt warns: {words}")):
            return int(self.qt.exec() or bool(self.failed))

    # --- one action after another --------------------------------------------------------------

    @Slot()
    def tick(self) -> None:
        """Do the next thing, unless another is still being done and has not opened a loop."""
        if self.failed:
            return
        level = QThread.currentThread().loopLevel()
        if self._levels and level <= self._levels[-1]:
            QTimer.singleShot(1, self.tick)
            return
        QTimer.singleShot(0, self.tick)  # before it is done: it may open a loop of its own
        self._levels.append(level)
        try:
            if not self._is_quiet():
                self._rounds += 1
                self._move_on()
            elif self._calming:
                self._calm(level)
            else:
                self._act()
        except Exception as fault:
            self._fail("".join(traceback.format_exception(fault)))
        finally:
            self._levels.pop()

    def _is_quiet(self) -> bool:
        """Whether nothing moves, thinks or waits for its time; what waits comes at once.

        So the clock decides nothing, and the same luck leads to the same actions.
        """
        playing = self.app.playing
        if playing and playing.bridge.bots.thinker.busy:
            self._rounds = 0  # it thinks as long as its own process needs
            QTest.qWait(1)
            return False
        if self._rounds > ROUNDS:
            return True
        waiting = [timer for timer in self.app.shell.findChildren(QTimer) if timer.isActive()]
        waiting = [timer for timer in waiting if timer.isSingleShot()]
        for timer in waiting:
            if timer.interval():
                timer.setInterval(0)
        return not waiting and self._is_still()

    def _move_on(self) -> None:
        """Let what moves be a frame further."""
        Paced.now += speeds.TICK
        if self.app.playing is not None and self.app.playing.table.clock.busy:
            self.app.playing.table.clock.tick()

    def _act(self) -> None:
        self._rounds = 0
        self._come_back()
        deeds = [self.hands.next()]
        if self.luck.random() < AT_ONCE:
            deeds.append(self.hands.next())
        for deed in deeds:
            self._do(deed)
            if self.done % CHAPTER == 0 or self.done == self.actions:
                self._begin_to_calm()
                return

    def _do(self, deed: Deed) -> None:
        self.done += 1
        print(f"{self.done}: {deed.words}", flush=True)
        try:
            deed.do()
        except RuntimeError as fault:
            if GONE not in str(fault):
                raise
            self.hands.escape()

    def _come_back(self) -> None:
        """A window that was closed, or another game, is no end."""
        shell, playing = self.app.shell, self.app.playing
        if not shell.isVisible():
            shell.deleteLater()
            self._start()
            return
        if not shell.isActiveWindow() and not QApplication.activeModalWidget():
            shell.activateWindow()
        elsewhere = playing is None or playing.bridge.session.game.id != self.game
        if elsewhere and self.luck.random() < 0.06 and not QApplication.activeModalWidget():
            self._new_game()

    def _new_game(self) -> None:
        game = game_called(self.game)
        fewest, most = game.seats
        bots = [name for name in bots_of(game) if name != "searching"]
        people = self.luck.choice([1, 1, 2])
        seats = [
            Seat(f"Player {n + 1}", n, bot="" if n < people else self.luck.choice(bots))
            for n in range(self.luck.randint(fewest, min(most, 4)))
        ]
        seed = self.luck.randrange(10**6)
        print(f"   a new game for {len(seats)}, {people} of them people", flush=True)
        options = modules_by_lot(game, lambda: self.luck.random() < 0.5, self.modules)
        self.app.new_game(self.game, seats, seed, options)

    # --- calming down --------------------------------------------------------------------------

    def _begin_to_calm(self) -> None:
        self._calming, self._tries = True, 0
        self._waited.restart()

    def _calm(self, level: int) -> None:
        """Close all that hangs over the table, one layer at a time; then look at it."""
        if self._waited.elapsed() > PATIENCE:
            raise Stuck(self._what_hangs(level))
        over = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        if over is not None:
            self._tries += 1
            if self._tries > 40:
                raise Stuck(f"Escape does not close {over}")
            self.hands.escape()
        elif level == 1 and (playing := self.app.playing) and playing.table.large.is_shown:
            playing.table.skip()  # what is shown large waits for somebody to put it away
        elif level == 1 and self._is_still():
            self._look()
            self._next_chapter()
        else:
            self._move_on()  # no clock does, however long it has been waited for
            QTest.qWait(5)

    def _what_hangs(self, level: int) -> str:
        over = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        if over is not None:
            return f"{over} does not go"
        playing = self.app.playing
        moving = playing and (playing.table.moving, playing.bridge.moving)
        return f"never still: loop {level}, {moving=}"

    def _is_still(self) -> bool:
        playing = self.app.playing
        return playing is None or not (playing.table.moving or playing.bridge.moving)

    def _look(self) -> None:
        """Nothing remembers what is gone, no fault was reported, and play can go on."""
        if self.app.faults:
            raise Stuck(f"{len(self.app.faults)} faults were reported")
        dead = seeing.remembered_dead(self.app)
        if dead:
            raise Stuck(f"remembered, though gone: {', '.join(sorted(set(dead)))}")
        self._play_on()

    def _play_on(self) -> None:
        """Whatever was done, an answer can be given."""
        playing = self.app.playing
        if playing is None:
            return
        if self.app.shell.curtain_hangs:
            QTest.keyClick(self.app.shell.curtain, Qt.Key.Key_Return)
            if self.app.shell.curtain_hangs:
                raise Stuck("the curtain does not rise")
        bridge = playing.bridge
        bridge.set_by_hand(False)
        decision = bridge.decision
        legal = decision.legal() if decision and decision.kind == "choose" else []
        broken: list[Exception] = []
        bridge.faulted.connect(broken.append)
        asked = legal and self._is_still()
        taken = not asked or bridge.answering.answer(legal[0].key, warned=True)
        if not taken and not (broken and _is_bent(playing.bridge.session)):
            raise Stuck(f"“{legal[0].label}” is not taken as an answer; {broken}")
        bridge.faulted.disconnect(broken.append)

    def _next_chapter(self) -> None:
        if self.done // LOOKED_AT > len(self.measured) or self.done == self.actions:
            self._measure()
        if self.done >= self.actions:
            self.qt.exit(0)
            return
        self._calming = False
        mood = msgspec.structs.replace(self.luck.choice(MOODS), windows={})
        self.app.take_settings(mood)
        if self.luck.random() < 0.5:
            self._new_game()
        elif self.luck.random() < 0.3:
            self.app.show_gallery()

    def _measure(self) -> None:
        """Take the memory at rest: the same table, as it is first laid, and the same looks."""
        self.app.take_settings(msgspec.structs.replace(STILL, windows={}))
        self.app.shell.showNormal()
        self.app.shell.resize(1280, 720)
        seats = [Seat(f"Player {n + 1}", n) for n in range(game_called(self.game).seats[0])]
        self.app.new_game(self.game, seats, 1, {})
        QTest.qWait(400)
        self.app.looks.faces.finish()
        QApplication.sendPostedEvents(None, 52)  # type: ignore[call-overload]
        held = seeing.memory()
        self.measured.append(held)
        there = f"{seeing.widgets()} widgets, {seeing.of_kind('Playing')} games"
        print(f"MEMORY {self.done} {held:.1f} MB, {there}", flush=True)
        if self.census is not None:
            self._count(self.census)

    def _count(self, before: Counter[str]) -> None:
        """Tell of which kinds there are more objects than there were before."""
        self.census = seeing.census()
        for kind, more in (self.census - before).most_common(GROWING):
            print(f"MEMORY   {more} more {kind}, {self.census[kind]} in all", flush=True)

    # --- what is not ours ----------------------------------------------------------------------

    def _answer_for_the_system(self) -> None:
        """No dialog for files opens, where hands could delete some, and no browser."""

        def to_open(*_: object) -> tuple[str, str]:
            saves = sorted(self.home.rglob("*.tabletop"))
            return (str(self.luck.choice(saves)) if saves and self.luck.random() < 0.5 else ""), ""

        def to_write(*_: object) -> tuple[str, str]:
            name = self.luck.choice(["", "mine.tabletop", "other.tabletop"])
            return (str(self.home / name) if name else ""), ""

        QFileDialog.getOpenFileName = to_open  # type: ignore[method-assign]
        QFileDialog.getSaveFileName = to_write  # type: ignore[method-assign]
        for scheme in ("http", "https", "file", "mailto"):
            QDesktopServices.setUrlHandler(scheme, self, "open_nothing")

    @Slot(QUrl)
    def open_nothing(self, _url: QUrl) -> None:
        """No browser comes up."""


def _is_bent(session: Session) -> bool:
    """Whether hands have moved anything: rules may break over that, and say so."""
    return any(isinstance(entry, Override) for entry in session.journal.entries)


def main(
    home: str, game: str, actions: int, seed: int, *, census: bool, modules: tuple[str, ...] = ()
) -> int:
    """Soak; the exit code is 1 where something was wrong, which is told last."""
    faulthandler.enable()
    qt = first_window.application()
    soak = Soak(qt, Path(home), game, actions, seed, census=census, modules=modules)
    code = soak.run()
    if soak.failed:
        print(f"WRONG {soak.failed}", flush=True)
    return code


if __name__ == "__main__":
    _, folder, played, count, led, *wishes = sys.argv
    boxes = tuple(wish.removeprefix("--with=") for wish in wishes if wish.startswith("--with="))
    census = "--census" in wishes
    sys.exit(main(folder, played, int(count), int(led), census=census, modules=boxes))
