"""No hand leaves a game without meaning to: what comes over the table leads nowhere at once."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.games.scenario.night import night
from tests.ui.hands import Hands
from tests.ui.reading import button
from ui.program.app import App
from ui.windows import ending
from ui.windows.ending import EndingPage


@pytest.mark.sampled
@pytest.mark.parametrize("by", ["Return", "Space", "mouse"])
def test_a_hand_that_gave_the_last_answer_does_not_leave_the_game_by_it(
    app: App, by: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The page comes where hands are at work: what they do a moment too late leads nowhere."""
    monkeypatch.setattr(ending, "MOMENT", 3000)  # machines may be slow
    app.play(night({"reedrunner": "1,1"}, {"mudling-1": "2,1"}))
    playing, hands = app.playing, Hands(app)
    assert playing is not None
    hands.rest()
    playing.bridge.hands.override("end", winners=[0], words="Enough.", rule="")
    hands.until(lambda: isinstance(app.shell.currentWidget(), EndingPage), "the last page")
    page = app.shell.currentWidget()
    for name in ("Play again", "To the gallery"):
        for _ in range(2):
            leaves = button(page, name)
            if by == "mouse":
                QTest.mouseClick(leaves, Qt.MouseButton.LeftButton)
            else:
                QTest.keyClick(leaves, getattr(Qt.Key, f"Key_{by}"))
            QApplication.processEvents()
            assert app.shell.currentWidget() is page
            assert app.playing is playing
    hands.rest()
    hands.press("To the gallery")
    assert app.playing is None


def test_a_page_that_was_asked_for_waits_for_nothing(app: App) -> None:
    app.play(night({"reedrunner": "1,1"}, {"mudling-1": "2,1"}))
    hands = Hands(app)
    hands.rest()
    hands.game.bridge.hands.override("end", winners=[0], words="Enough.", rule="")
    hands.rest()
    hands.press("Look back")
    hands.game.window.decision.end_wanted.emit()
    page = app.shell.currentWidget()
    assert isinstance(page, EndingPage)
    assert not page.waits
