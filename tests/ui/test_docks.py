"""The docks beside the table: the question always has room."""

import random
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from tabletop import Seat
from tests.ui.fights import fight
from tests.ui.opened import opened
from ui.base.settings import Settings
from ui.windows.docks import PART, QUESTION


@pytest.mark.parametrize("text", [100, 300])
def test_a_window_that_grows_gives_the_question_its_part(tmp_path: Path, text: int) -> None:
    with opened(tmp_path, text_scale=text) as app:
        app.play(fight(["swords-5"]))
        assert app.playing is not None
        QApplication.processEvents()
        app.shell.resize(1920, 1080)
        for _ in range(5):
            QApplication.processEvents()
        window = app.playing.window
        assert window.docks["decision"].height() >= window.height() * QUESTION[0] * 0.95
        assert window.docks["decision"].width() >= window.width() * PART * 0.99
        assert window.docks["decision"].isVisible()
        assert not window.docks["decision"].visibleRegion().isEmpty()
        app.looks.take(Settings())


def test_at_the_largest_text_a_small_window_lays_the_docks_behind_each_other(
    tmp_path: Path,
) -> None:
    with opened(tmp_path, text_scale=300) as app:
        app.play(fight(["swords-5"]))
        assert app.playing is not None
        window = app.playing.window
        asked, told = window.docks["decision"], window.docks["chronicle"]

        def settle() -> None:
            for _ in range(5):
                QApplication.processEvents()

        settle()
        assert told in window.tabifiedDockWidgets(asked)
        assert not asked.visibleRegion().isEmpty(), "the question is in front"
        assert asked.height() > window.height() / 2
        app.take_settings(Settings(reduced_motion=True, text_scale=100))
        settle()
        assert told not in window.tabifiedDockWidgets(asked)
        assert not asked.visibleRegion().isEmpty()
        assert not told.visibleRegion().isEmpty()


def test_a_tall_window_has_its_docks_below_the_table_and_a_wide_one_beside_it(
    tmp_path: Path,
) -> None:
    with opened(tmp_path, size=(400, 760)) as app:
        app.play(fight(["swords-5"]))
        assert app.playing is not None
        window = app.playing.window
        asked = window.docks["decision"]
        for _ in range(8):
            QApplication.processEvents()  # the gallery goes
        for wide, high in ((400, 760), (1280, 720), (500, 900), (1920, 1080), (400, 760)):
            app.shell.resize(wide, high)
            for _ in range(8):
                QApplication.processEvents()
            assert (app.shell.width(), app.shell.height()) == (wide, high)
            table = window.table.geometry()
            below = asked.geometry().top() >= table.bottom()
            assert below == (high > wide)
            assert asked.isVisible()
            assert not asked.visibleRegion().isEmpty()
            assert table.width() >= (wide if below else wide * 0.6)
            assert table.height() >= high * 0.35
            assert not window.docks["quests"].isVisible()


def test_a_panel_behind_a_tab_tells_what_there_is_once_its_tab_is_in_front(tmp_path: Path) -> None:
    with opened(tmp_path) as app:
        app.play(fight(["swords-5"]))
        assert app.playing is not None
        game = app.playing
        for _ in range(5):
            QApplication.processEvents()
        hero = game.bridge.session.table["hero:0"][0]
        inspector, window = game.window.panels.inspector, game.window

        def titles() -> list[str]:
            return [label.text() for label in inspector.findChildren(QLabel)]

        title = game.bridge.game.title_of(hero.name)
        game.story.look(hero.id, "Somewhere")
        assert title not in titles(), "nobody sees it"
        window.raise_panel("inspector")
        for _ in range(5):
            QApplication.processEvents()
        assert title in titles()
        window.raise_panel("chronicle")
        QApplication.processEvents()
        game.story.look(game.bridge.session.table.named("swords-5").id, "Somewhere")
        assert title in titles(), "nobody sees that this is another now"
        window.raise_panel("inspector")
        QApplication.processEvents()
        assert title not in titles()


def test_an_answer_is_painted_at_its_place_at_once(tmp_path: Path) -> None:
    with opened(tmp_path, curtain="never", greeted=["tower"]) as app:
        app.new_game("tower", [Seat(str(number), number) for number in range(3)], 1, {})
        assert app.playing is not None
        game, luck = app.playing, random.Random(1)
        rows = game.window.decision.answers
        for _ in range(12):
            for _ in range(4):
                QApplication.processEvents()
            asked = game.bridge.decision
            assert asked is not None
            game.bridge.answering.answer(luck.choice(asked.legal()).key, warned=True)
            laid = {key: row.geometry() for key, row in rows.by_key.items()}
            for _ in range(4):
                QApplication.processEvents()
            assert laid == {key: row.geometry() for key, row in rows.by_key.items()}
            window = game.window
            most = round(window.height() * QUESTION[1])
            wanted = min(window.decision.needed_height, most)
            assert window.docks["decision"].height() >= wanted - 2, "it is read without scrolling"


def test_a_rule_that_is_asked_for_has_room_to_be_read(tmp_path: Path) -> None:
    with opened(tmp_path) as app:
        app.new_game("tower", [Seat("A", 0), Seat("B", 0), Seat("C", 0)], 1, {})
        assert app.playing is not None
        window = app.playing.window
        assert window.decision.needed_height > window.height() / 2
        window.raise_panel("rulebook")
        for _ in range(8):
            QApplication.processEvents()
        assert window.docks["rulebook"].height() >= window.height() * 0.36
        window.raise_panel("chronicle")
        for _ in range(8):
            QApplication.processEvents()
        assert window.docks["decision"].height() > window.height() * 0.5


def test_a_border_that_was_moved_by_hand_stays_there_until_the_docks_are_laid_anew(
    tmp_path: Path,
) -> None:
    with opened(tmp_path) as app:
        app.play(fight(["swords-5", "cups-2", "wands-3"]))
        assert app.playing is not None
        game, window = app.playing, app.playing.window
        for _ in range(8):
            QApplication.processEvents()
        asked, told = window.docks["decision"], window.docks["chronicle"]
        border = QPoint(asked.geometry().center().x(), asked.geometry().bottom() + 2)
        assert window.isSeparator(border)
        QTest.mousePress(window, Qt.MouseButton.LeftButton, pos=border)
        for down in (40, 90):
            QTest.mouseMove(window, border + QPoint(0, down))
            QTest.qWait(20)
        QTest.mouseRelease(window, Qt.MouseButton.LeftButton, pos=border + QPoint(0, 90))
        QTest.qWait(20)
        moved = asked.height(), told.height()
        game.bridge.answering.answer("rest")
        for _ in range(8):
            QApplication.processEvents()
        assert (asked.height(), told.height()) == moved
        kept = window.keep()
        assert any(name.endswith("by hand") for name in kept)
        msgspec.convert({"windows": kept}, Settings)  # else the file of settings would be refused
        window.reset_docks()
        assert not any(name.endswith("by hand") for name in window.keep())
        for _ in range(8):
            QApplication.processEvents()
        assert asked.height() < moved[0]
