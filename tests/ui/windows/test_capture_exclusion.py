"""The program's window kept out of shares: what systems are told, and what is done elsewhere."""

import ctypes
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from saves.folders import folders
from tabletop import Seat, new_game
from ui.base.settings import Settings, load_settings
from ui.program.app import App
from ui.windows import capture_exclusion
from ui.windows.capture_exclusion import Privacy, keep_out, promised


class User32:
    """What Windows is told of windows."""

    def __init__(self) -> None:
        self.told: list[tuple[int, int]] = []

    def SetWindowDisplayAffinity(self, window: ctypes.c_void_p, affinity: ctypes.c_uint) -> int:
        self.told.append((window.value or 0, affinity.value))
        return 1


@pytest.fixture
def windows(monkeypatch: pytest.MonkeyPatch) -> User32:
    made = User32()
    monkeypatch.setattr(ctypes, "WinDLL", lambda _name: made, raising=False)
    monkeypatch.setattr(capture_exclusion, "SYSTEM", "win32")
    return made


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    app = App(folders(tmp_path), Settings(reduced_motion=True), tmp_path / "settings.json")
    app.shell.show()
    app.play(new_game("tower", seats=[Seat("Ana", 0), Seat("Ben", 1)], seed=4))
    QApplication.processEvents()
    yield app
    app.shell.close()


def test_windows_leaves_a_private_window_out_of_every_capture(windows: User32) -> None:
    window = QWidget()
    window.show()
    assert keep_out(window, private=True)
    assert keep_out(window, private=False)
    number = int(window.winId())
    assert windows.told == [(number, 0x11), (number, 0)]
    assert promised()


def test_whatever_comes_to_the_screen_is_kept_out_too_but_for_what_is_shared(
    windows: User32,
) -> None:
    main, shared, menu = QWidget(), QWidget(), QMenu()
    menu.addAction("What can be done with it")
    main.show()
    private = Privacy(main)
    private.shared.add(shared)
    private.set_on(True)
    shared.show()
    menu.popup(main.pos())
    out = {number for number, affinity in windows.told if affinity == 0x11}
    assert out == {int(main.winId()), int(menu.winId())}
    menu.close()
    private.set_on(False)
    assert windows.told[-1][1] == 0
    later = QWidget()
    later.show()
    assert int(later.winId()) not in {number for number, _ in windows.told}


@pytest.mark.parametrize("system", ["linux", "freebsd14", "darwin", "win32"])
def test_a_system_that_cannot_is_no_fault(system: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Here is none of the libraries that the others have."""
    monkeypatch.setattr(capture_exclusion, "SYSTEM", system)
    window = QWidget()
    window.show()
    assert not keep_out(window, private=True)
    assert promised() == (system == "win32")


def leave_the_program() -> None:
    application = QGuiApplication.instance()
    assert isinstance(application, QGuiApplication)
    application.applicationStateChanged.emit(Qt.ApplicationState.ApplicationInactive)


def test_where_no_system_keeps_it_out_the_curtain_falls_when_others_have_the_keys(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(capture_exclusion, "SYSTEM", "linux")
    leave_the_program()
    assert not app.shell.curtain_hangs
    assert app.playing is not None
    app.playing.does["private"].trigger()
    assert not app.shell.curtain_hangs
    leave_the_program()
    assert app.shell.curtain_hangs
    app.sharing.toggle_private()
    app.shell.curtain.lifted.emit()
    leave_the_program()
    assert not app.shell.curtain_hangs
    app.show_gallery()
    app.sharing.toggle_private()
    leave_the_program()
    assert not app.shell.curtain_hangs


def test_where_a_system_promises_it_no_curtain_falls(app: App, windows: User32) -> None:
    app.sharing.open_share()
    app.sharing.toggle_private()
    out = {number for number, affinity in windows.told if affinity == 0x11}
    assert int(app.shell.winId()) in out
    assert app.sharing.window is not None
    assert int(app.sharing.window.winId()) not in out
    leave_the_program()
    assert not app.shell.curtain_hangs


def test_the_mark_is_kept_and_seen_in_the_menu(app: App, tmp_path: Path) -> None:
    assert app.playing is not None
    action = app.playing.does["private"]
    assert action.isCheckable()
    assert not action.isChecked()
    action.trigger()
    assert action.isChecked()
    settings, _ = load_settings(tmp_path / "settings.json")
    assert settings.private
