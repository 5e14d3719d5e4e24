"""Giving up, looking back from the end, and the same deal once more, in the real window."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QMessageBox

from tests.games.tower.climbing import climb, play
from tests.ui.hands import Hands
from tests.ui.reading import words_in
from ui.program.app import App
from ui.windows.ending import EndingPage
from ui.windows.table import TableWindow


def test_who_gives_up_may_play_on_and_who_looks_back_finds_the_end_again(app: App) -> None:
    """Asked once; told in the journal as done by hand; the same deal is dealt again."""
    session = climb(hands=[("cups-9",), ("wands-2",)], floor=3, health={0: 1, 1: 9}, dice=[6])
    play(session, "rest")
    app.settings.curtain = False
    app.play(session)
    hands, bridge = Hands(app), app.playing.bridge  # type: ignore[union-attr]
    hands.rest()
    bridge.hands.give_up()
    hands.rest()
    ended, page = bridge.port.entries, app.shell.currentWidget()
    assert isinstance(page, EndingPage)
    words = words_in(page)
    assert "Hero 0 rested once and took 6 damage, and fell." in words
    assert "had 20 of 20 health left, and 2 more floors above." in words
    assert "bent by hand" not in words
    assert "Watch it again" in words
    hands.press("Hero 0 has fallen.")
    hands.rest()
    assert bridge.port.entries < ended
    assert not bridge.port.over
    bridge.time.back_to_bookmark()
    hands.rest()
    assert bridge.port.entries == ended
    hands.press("Play on")
    hands.rest()
    assert not bridge.port.over
    hands.game.does["give_up"].trigger()
    hands.press("Give up", app.shell.findChild(QMessageBox))
    hands.rest()
    hands.press("The same deal")
    hands.rest()
    assert hands.game.bridge is not bridge
    assert hands.game.bridge.port.entries == 0


def test_what_cannot_be_won_any_more_is_said_once_and_hint_does_not_advise_to_go_on(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = list[str]()
    monkeypatch.setattr(TableWindow, "say", lambda _window, words: said.append(words))
    app.settings.curtain = False
    hands = [("cups-9",), ("pentacles-4",)]
    app.play(climb(hands=hands, deck=(), floor=5, options={"deck": "finite"}))
    Hands(app).rest()
    assert app.playing is not None
    app.playing.bridge.answering.answer("rest")
    Hands(app).rest()
    why = "No card that deals damage is left, and the deck is not reshuffled."
    assert [words for words in said if why in words] == [
        f"This game cannot be won any more. {why} To end it, choose “Give up” from the “Game” menu."
    ]
    app.playing.does["advice"].trigger()
    QApplication.processEvents()
    assert f"The game cannot be won. {why}" in words_in(app.playing.window.decision)
