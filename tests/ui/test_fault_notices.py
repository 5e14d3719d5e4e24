"""What breaks in the program is said once, reported, and ends nothing: not even in a painting."""

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox

from saves.atomic_write import SaveFailed
from saves.autosave import Autosave
from saves.folders import folders
from saves.recover import open_save, recover
from saves.summary import in_play
from tabletop import new_game
from ui.base.settings import Settings
from ui.panels.face import Face
from ui.program import startup
from ui.program.app import App
from ui.program.command_line import parse
from ui.program.startup import open_first
from ui.windows.gallery import GalleryPage
from ui.windows.shell import Shell


def test_what_breaks_at_the_start_is_said_in_the_window(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object, **_keep: object) -> None:
        raise ImportError("a game that is being written")

    def run_for_a_moment(_app: QApplication) -> int:
        QTest.qWait(1)
        return 0

    shell = Shell()
    monkeypatch.setattr(startup, "open_first", broken)
    monkeypatch.setattr(startup, "_catch", lambda app: None)
    monkeypatch.setattr(QApplication, "exec", run_for_a_moment)
    assert startup.run(parse(["--data-dir", str(tmp_path)]), None, shell) == 0
    assert [box.text() for box in shell.findChildren(QMessageBox)] == ["Something went wrong"]
    assert list((tmp_path / "reports").iterdir())
    shell.close()


class Broken(QObject):
    """Faces that cannot be had."""

    ready = Signal(str, int)
    changed = Signal()

    tall = 12 / 7

    def pixmap(self, *_what: object, **_how: object) -> None:
        raise RuntimeError("no face")


def test_a_broken_painting_leaves_the_program_alive(faults: list[BaseException]) -> None:
    face = Face(Broken())  # type: ignore[arg-type]
    face.resize(140, 240)
    face.show_face("major-1")
    for _ in range(2):
        face.grab()
        assert [str(fault) for fault in faults] == ["no face"]
        faults.clear()
    face.show_face("")
    assert not face.grab().isNull()


def test_what_breaks_in_every_frame_is_said_and_reported_once(tmp_path: Path) -> None:
    app = App(folders(tmp_path), Settings(), tmp_path / "settings.json")
    app.show_gallery()
    app.shell.show()
    for _ in range(3):
        app.on_fault(RuntimeError("broken"))
    assert not app.shell.findChildren(QMessageBox), "nothing is opened while something is painted"
    QTest.qWait(1)
    assert [box.text() for box in app.shell.findChildren(QMessageBox)] == ["Something went wrong"]
    assert len(list((tmp_path / "reports").iterdir())) == 1
    assert len(app.faults) == 3
    app.shell.close()
    QApplication.processEvents()


def breaks_here(app: App, kind: type[Exception] = RuntimeError) -> None:
    try:
        raise kind("broken")
    except Exception as fault:
        app.on_fault(fault)


def breaks_elsewhere(app: App) -> None:
    try:
        raise RuntimeError("broken")
    except Exception as fault:
        app.on_fault(fault)


def said(app: App) -> int:
    """How many boxes say what broke, each answered with the wish to go on."""
    QTest.qWait(1)
    boxes = [box for box in app.shell.findChildren(QMessageBox) if box.isVisible()]
    for box in boxes:
        box.buttons()[0].click()
    return len(boxes)


def test_what_breaks_again_after_going_on_is_said_once_a_game(tmp_path: Path) -> None:
    app = App(folders(tmp_path), Settings(), tmp_path / "settings.json")
    app.shell.show()
    for _ in range(2):
        app.play(new_game("tower", seats=2, seed=1))
        breaks_here(app)
        assert said(app) == 1
        breaks_here(app)
        assert said(app) == 0, "the same"
        breaks_elsewhere(app)
        assert said(app) == 1, "at another place"
        breaks_here(app, KeyError)
        assert said(app) == 1, "another kind"
    app.shell.close()
    QApplication.processEvents()


def test_a_second_start_brings_the_first_window_to_the_front(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    came: list[bool] = []
    monkeypatch.setattr(Shell, "come_to_front", lambda _self, *_: came.append(True))
    first = App(folders(tmp_path), Settings(), tmp_path / "settings.json")
    first.play(new_game("tower", seats=2, seed=1))
    second = App(folders(tmp_path), Settings(), tmp_path / "settings.json")
    second.opening.open_path(in_play(second.files)[0].path)
    assert second.playing is None
    (box,) = second.shell.findChildren(QMessageBox)
    assert box.text() == "This game is open already"
    QTest.qWait(100)
    assert came
    first.shell.close()
    second.shell.close()


def test_a_window_with_answers_that_are_not_saved_asks_before_it_closes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = App(folders(tmp_path), Settings(), tmp_path / "settings.json")
    app.play(new_game("tower", seats=2, seed=1))
    app.shell.show()
    save = Autosave.save

    def full(*_: object) -> Path:
        raise SaveFailed("The disk is full.")

    monkeypatch.setattr(Autosave, "save", full)
    assert app.playing
    app.playing.bridge.answering.answer("cups-queen")
    assert not app.shell.close()
    (box,) = app.shell.findChildren(QMessageBox)
    assert box.informativeText() == "The disk is full."
    box.buttons()[0].click()
    monkeypatch.setattr(Autosave, "save", save)
    assert app.shell.close(), "there is room again: all is saved before the window closes"
    kept = recover(in_play(app.files)[0].path).session
    assert kept
    assert len(kept.journal.entries) == 1


def test_leaving_a_game_that_is_not_saved_asks_first_and_once_it_lies_elsewhere_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = App(folders(tmp_path), Settings(), tmp_path / "settings.json")

    def full(*_: object) -> Autosave:
        raise SaveFailed("The disk is full.")

    monkeypatch.setattr(Autosave, "begin", full)
    app.play(new_game("tower", seats=2, seed=1))
    app.shell.show()
    (told,) = app.shell.findChildren(QMessageBox)
    told.buttons()[0].click()
    assert app.playing

    def choose(act: str) -> None:
        assert app.playing
        (found,) = (a for a in app.playing.window.findChildren(QAction) if a.text() == act)
        found.trigger()

    def asked_on(act: str) -> QMessageBox:
        choose(act)
        return app.shell.findChildren(QMessageBox)[-1]

    for act in ("Back to the gallery", "New game…"):
        box = asked_on(act)
        assert box.informativeText() == "The disk is full."
        box.buttons()[0].click()
        assert app.playing, "stayed"
    elsewhere = tmp_path / "mine.tabletop"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(elsewhere), ""))
    asked_on("Back to the gallery").buttons()[1].click()
    assert elsewhere.exists()
    choose("Back to the gallery")
    assert isinstance(app.shell.currentWidget(), GalleryPage)
    app.shell.close()


def test_behind_the_doors_of_a_save_lies_the_gallery(tmp_path: Path) -> None:
    file = tmp_path / "other.tabletop"
    document = json.loads(new_game("tower", seats=2, seed=1).to_json())
    document["table"]["counters"] = {"floor": 4}
    file.write_text(json.dumps(document))
    opened = open_save(file)
    assert opened.doors
    app = App(folders(tmp_path), Settings(), tmp_path / "settings.json")
    app.shell.show()
    open_first(app, opened, None)
    assert isinstance(app.shell.currentWidget(), GalleryPage)
    (box,) = app.shell.findChildren(QMessageBox)
    assert [button.text() for button in box.buttons()] == [
        "Go back to the start of the step",
        "Keep the table as it is",
        "Cancel",
    ]
    app.shell.close()
