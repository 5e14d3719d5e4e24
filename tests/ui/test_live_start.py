"""A start shows the table as it was left, then the live one in its place: nothing moves, nothing
flickers, and what hands do before all panels are there is done."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QImage, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QTextBrowser

from saves.folders import Folders, folders
from tabletop import Seat, new_game
from tabletop.play.records.journal import Answer
from ui.base.settings import FILE, Settings, save_settings
from ui.game.open_game import OpenGame
from ui.program import first_window, startup
from ui.program.app import App
from ui.program.command_line import parse
from ui.windows.start_picture import StartPicture

ANSWERS = 12

PLAIN = Qt.KeyboardModifier.NoModifier


def leave_a_game(files: Folders, size: tuple[int, int], theme: str = "dark") -> QImage:
    """A game of one person, played a little and closed; returns what it looked like."""
    settings = Settings(reduced_motion=True, theme=theme)
    save_settings(settings, files.config / FILE)  # a window writes only what it changed itself
    app = App(files, settings, files.config / FILE)
    app.looks.wear()
    app.shell.resize(*size)
    app.shell.show()
    app.play(new_game("tower", seats=[Seat("Ana", 0), Seat("Ben", 0)], seed=4))
    assert app.playing
    bridge = app.playing.bridge
    for _ in range(ANSWERS):
        assert bridge.decision
        bridge.answering.answer(bridge.decision.legal()[0].key, warned=True)
    app.when_still(app.shell.close)
    QTest.qWait(50)
    while app.shell.isVisible():
        QTest.qWait(50)
    seen = QImage(str(next(files.cache.rglob("*.bmp"))))
    app.shell.deleteLater()
    QTest.qWait(1)
    return seen


def resume(
    files: Folders, monkeypatch: pytest.MonkeyPatch, act: Callable[[OpenGame], object]
) -> None:
    """Start the program to go on with that game, and do *act* where its loop would begin."""
    qt = QApplication.instance()
    assert isinstance(qt, QApplication)
    shell = first_window.wake(qt, files.data)
    assert shell is not None
    picture = shell.currentWidget()
    assert isinstance(picture, StartPicture)
    shell.resize(picture.picture.size())  # the test's screen is small, and windows were made to fit
    apps: list[App] = []

    def begin(_qt: QApplication) -> int:
        (app,) = apps
        assert app.playing
        act(app.playing)
        return 0

    monkeypatch.setattr(startup, "_catch", apps.append)
    monkeypatch.setattr(QApplication, "exec", begin)
    assert startup.run(parse(["--resume", "--data-dir", str(files.data)]), None, shell) == 0
    assert not apps[0].faults
    shell.close()


def frames(playing: OpenGame) -> list[QImage]:
    """All that the screen shows, frame by frame, until the panels have long been there."""
    shell, seen = playing.window.window(), []
    for _ in range(40):
        QApplication.processEvents()
        image = shell.screen().grabWindow(shell.winId()).toImage()
        if not seen or image != seen[-1]:
            seen.append(image.convertToFormat(QImage.Format.Format_RGB32))
        QTest.qSleep(2)
    return seen


@pytest.mark.parametrize(
    ("size", "theme"),
    [
        ((1280, 720), "dark"),
        pytest.param((1280, 720), "light", marks=pytest.mark.slow),
        pytest.param((2560, 1440), "high-contrast", marks=pytest.mark.slow),
    ],
)
def test_every_frame_from_the_first_on_is_what_was_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], theme: str
) -> None:
    files = folders(tmp_path)
    left = leave_a_game(files, size, theme).convertToFormat(QImage.Format.Format_RGB32)

    def look(playing: OpenGame) -> None:
        assert not playing.window.has_panels, "the first frame waits for no panel"
        seen = frames(playing)
        assert playing.window.has_panels
        assert [image == left for image in seen] == [True]

    resume(files, monkeypatch, look)


def typed(playing: OpenGame, *keys: Qt.Key, modifier: Qt.KeyboardModifier = PLAIN) -> None:
    """*keys* that were struck while the program was busy: the first thing that its loop sees."""
    for key in keys:
        focused = playing.window.focusWidget()
        assert focused is not None
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            text = chr(key) if not modifier and key < 128 else ""
            QApplication.postEvent(focused, QKeyEvent(kind, key, modifier, text))


def test_a_key_that_comes_before_the_first_frame_is_an_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files = folders(tmp_path)
    leave_a_game(files, (1280, 720))

    def answer(playing: OpenGame) -> None:
        before, asked = len(playing.bridge.session.journal.entries), playing.bridge.decision
        assert asked
        assert not asked.options[0].warning, "one that is given at once"
        typed(playing, Qt.Key.Key_1)
        QApplication.processEvents()
        entry = playing.bridge.session.journal.entries[before]
        assert isinstance(entry, Answer)
        assert entry.key == asked.options[0].key
        QTest.qWait(100)
        told = playing.window.panels.chronicle.list.model()
        words = told.index(told.rowCount() - 1, 0).data()
        assert words
        assert told.rowCount() == len({line.entry for line in playing.bridge.session.lines})

    resume(files, monkeypatch, answer)


def test_a_panel_that_is_wanted_before_the_first_frame_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files = folders(tmp_path)
    leave_a_game(files, (1280, 720))

    def want(playing: OpenGame) -> None:
        assert playing.bridge.decision
        playing.open_rules()
        assert playing.window.has_panels
        QTest.qWait(100)
        assert not playing.window.docks["rulebook"].visibleRegion().isEmpty()
        page = playing.window.panels.rulebook.findChild(QTextBrowser)
        assert page is not None
        assert page.verticalScrollBar().value() > 0, "it is open at the rule that asks"

    resume(files, monkeypatch, want)


def test_a_forbidden_drop_before_the_panels_are_there_is_refused_by_its_rule(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files = folders(tmp_path)
    leave_a_game(files, (1280, 720))

    def drop(playing: OpenGame) -> None:
        card = playing.bridge.session.table["deck"][-1]
        playing.table.dropped.emit(card.id, "discard", -1)
        assert playing.window.panels.refusal.isVisible()
        QTest.qWait(100)
        assert playing.window.panels.refusal.isVisible(), "it stays when the panels are told"

    resume(files, monkeypatch, drop)
