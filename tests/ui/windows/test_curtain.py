"""Nothing shines through the curtain, and it is lifted once."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget

from saves.folders import folders
from tests.ui.fights import fight
from tests.ui.reading import words_in
from ui.base.settings import Settings
from ui.program.app import App
from ui.windows.shell import Shell
from ui.windows.table import TableWindow


class Secret(QWidget):
    """A page of one bright colour that must not shine through."""

    painted = 0

    def paintEvent(self, event: QPaintEvent) -> None:
        Secret.painted += 1
        QPainter(self).fillRect(self.rect(), QColor("#00ff00"))


class TestCurtain:
    def test_it_hides_the_page_and_names_the_next_person(self, shell: Shell) -> None:
        page = Secret()
        shell.show_page(page)
        QApplication.processEvents()
        shell.draw_curtain("Ben", ["Ada played the Ace."], "Morgana")
        QApplication.processEvents()
        before = Secret.painted
        image = shell.grab().toImage()
        assert Secret.painted == before
        somewhere = random.Random(1)
        for _ in range(2000):
            x, y = somewhere.randrange(image.width()), somewhere.randrange(image.height())
            assert image.pixelColor(x, y).name() != "#00ff00"
        assert "Ben" in words_in(shell.curtain)
        assert "who plays Morgana" in words_in(shell.curtain)
        assert "Ada played the Ace." in words_in(shell.curtain)

    @pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
    def test_each_key_lifts_it_once(self, shell: Shell, key: Qt.Key) -> None:
        page = Secret()
        shell.show_page(page)
        hidden_while_told = []
        shell.curtain_lifted.connect(lambda: hidden_while_told.append(not page.isVisible()))
        shell.draw_curtain("Ben", [])
        QApplication.processEvents()
        focused = shell.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, key)
        assert hidden_while_told == [True]
        assert shell.currentWidget() is page
        assert not shell.curtain_hangs

    def test_a_page_shown_meanwhile_waits_behind_it(self, shell: Shell) -> None:
        first, second = Secret(), Secret()
        shell.show_page(first)
        shell.draw_curtain("Ben", [])
        shell.show_page(second)
        assert shell.currentWidget() is shell.curtain
        shell.curtain.lifted.emit()
        assert shell.currentWidget() is second

    def test_panels_that_float_are_hidden_with_the_table(self, shell: Shell) -> None:
        table = TableWindow(QWidget())
        shell.show_page(table)
        dock = table.docks["chronicle"]
        dock.setFloating(True)
        QApplication.processEvents()
        assert dock.isVisible()
        shell.draw_curtain("Ben", [])
        QApplication.processEvents()
        assert not dock.isVisible()
        shell.curtain.lifted.emit()
        QApplication.processEvents()
        assert dock.isVisible()


def test_all_that_was_told_can_be_read_where_there_is_room(tmp_path: Path) -> None:
    app = App(folders(tmp_path), Settings(reduced_motion=True), tmp_path / "settings.json")
    app.looks.wear()
    app.shell.resize(1280, 720)
    app.shell.show()
    session = fight(["cups-5"], players=(0, 1))
    session.answer("play cups-5/heal 1")
    app.play(session, keep=False)
    assert app.playing is not None
    app.playing.draw_curtain()
    QTest.qWait(50)
    app.playing.draw_curtain()
    QTest.qWait(50)
    assert app.shell.curtain_hangs
    bar = app.shell.curtain.findChild(QScrollArea).verticalScrollBar()
    assert bar.maximum() == 0
    app.shell.close()
