"""For every test of the screen: one application that can have widgets, and no window left open.

Qt has one application per process. Without this, a test that only paints could make one that
cannot have widgets, and the next test that opens a window would abort the whole run.
"""

import gc
import multiprocessing
import sys
import traceback
from collections.abc import Callable, Iterator
from multiprocessing.context import BaseContext
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QAccessible, QCursor
from PySide6.QtWidgets import QApplication

from saves.folders import folders
from tests.ui.painted_once import paint_once
from tests.warned import nothing_warned_of
from ui.base import heap, keymap, read_aloud, theme
from ui.base.garbage_collection import Waste
from ui.base.settings import Settings
from ui.program import kept_pictures
from ui.program.app import App

TOGETHER = 8
"""So many tests leave windows behind before their waste is collected, for that takes long."""


@pytest.fixture(scope="session", autouse=True)
def one_application() -> QApplication:
    made = QApplication.instance() or QApplication([])
    assert isinstance(made, QApplication)
    Waste(made)
    gc.collect()
    gc.freeze()  # what was imported stays: there is nothing to be found in it after each test
    return made


@pytest.fixture(scope="session", autouse=True)
def begin_from_nothing() -> Iterator[Callable[[str], BaseContext]]:
    """How the program begins processes. Here they are forked off one that has imported all they
    need, for from nothing each takes a second; `test_worker_process.py` tries that."""
    real = multiprocessing.get_context
    with pytest.MonkeyPatch.context() as patch:
        if "forkserver" in multiprocessing.get_all_start_methods():
            ready = real("forkserver")
            ready.set_forkserver_preload(
                ["ui.seat.bot_thinker", "ui.windows.pack_checker", "ui.faces.other_decks"]
            )
            begin = {"spawn": ready}
            patch.setattr(multiprocessing, "get_context", lambda how: begin.get(how) or real(how))
        yield real


@pytest.fixture(scope="session", autouse=True)
def once_for_all() -> Iterator[Callable[[], None]]:
    """All windows are painted with the same, and waste is looked for when many are gone; how the
    program looks for it each time."""
    real = heap.give_back
    with pytest.MonkeyPatch.context() as patch:
        paint_once(patch)
        patch.setattr(heap, "give_back", lambda: None)
        yield real


@pytest.fixture(autouse=True)
def warned(one_application: QApplication) -> Iterator[list[str]]:
    """What Qt warned of: nothing, at the end. A test that makes it warn takes that out."""
    with nothing_warned_of() as heard:
        yield heard


@pytest.fixture(autouse=True)
def faults(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[BaseException]]:
    """What broke where Qt called us, and nobody else would hear of it: nothing, at the end.

    A test that has something break takes it out of the list.
    """
    heard: list[BaseException] = []
    monkeypatch.setattr(sys, "excepthook", lambda _kind, fault, _trace: heard.append(fault))
    yield heard
    assert not heard, "\n".join(line for each in heard for line in traceback.format_exception(each))


@pytest.fixture(autouse=True)
def pointer_away(one_application: QApplication) -> None:
    """The pointer lies where no window is: where another test left it, it would point at something
    of this one's."""
    QCursor.setPos(0, 0)


@pytest.fixture(autouse=True)
def as_it_was(one_application: QApplication) -> Iterator[None]:
    """What a test wears, and the keys that it has held, are for itself: the next one finds them as
    this one did, and nothing on the clipboard."""
    worn, keys = theme.worn(), keymap.held()
    one_application.clipboard().clear()
    yield
    keymap.hold(keys)
    if theme.worn() != worn:
        theme.wear(one_application, theme.theme(worn[0]), round(100 * worn[1]))


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[App]:
    """The program in a window of 1280x720, without motion; nothing in it broke at the end."""
    app = App(folders(tmp_path), Settings(reduced_motion=True), tmp_path / "settings.json")
    app.looks.wear()
    app.shell.resize(1280, 720)
    app.shell.show()
    app.shell.activateWindow()
    yield app
    assert not app.faults
    monkeypatch.setattr(kept_pictures, "keep_sight", lambda *_: None)  # nobody starts it again
    monkeypatch.setattr(kept_pictures, "keep_table", lambda *_: None)
    app.shell.close()
    QApplication.processEvents()


@pytest.fixture(scope="session")
def left_behind() -> list[bool]:
    """Which tests left windows behind whose waste was not collected yet."""
    return []


@pytest.fixture(autouse=True)
def nothing_stays_open(
    one_application: QApplication, warned: list[str], left_behind: list[bool], as_it_was: None
) -> Iterator[None]:
    """All windows of a test are gone before the next begins, and with them all that they held.

    Qt deletes later, when its loop comes round, and between tests none runs. Windows would pile up:
    each costs some ten megabytes, and every new look is put on all there are.
    """
    gc.disable()
    yield
    if _close_all(one_application):
        left_behind.append(True)
    if len(left_behind) >= TOGETHER:
        gc.collect()
        gc.freeze()  # what is left was made once for all tests
        left_behind.clear()
    gc.enable()  # tests of other rooms may follow, without a loop in which waste is looked for


def _close_all(application: QApplication) -> bool:
    """Delete all windows; whether there was any."""
    windows = [each for each in application.topLevelWidgets() if each.parent() is None]
    for window in windows:
        window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return bool(windows)


@pytest.fixture
def spoken(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is read aloud by itself, as the platform is asked for it while somebody listens."""
    words: list[str] = []

    def update(event: Any) -> None:
        if event.type() == QAccessible.Event.Announcement:
            words.append(event.message())

    monkeypatch.setattr(read_aloud.QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(read_aloud.QAccessible, "updateAccessibility", update)
    return words
