"""A game with modules in the real window: its rulings, its rulebook, and what is missing."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QApplication, QLabel, QTextBrowser

from tabletop import load
from tabletop.play.rules.game_box import put_in_play
from tabletop.play.runner.session import Session
from tabletop.play.shelf import game_shelf
from tabletop.play.start.new_game import new_game
from ui.game.open_game import OpenGame
from ui.program.app import App

ALL = put_in_play(("choir", "crown", "echo"))


@pytest.fixture
def shown(app: App) -> Callable[[Session], OpenGame]:
    """Shows the table of a session in a window."""

    def show(session: Session) -> OpenGame:
        app.play(session)
        assert app.playing is not None
        app.playing.window.fill()
        app.playing.window.raise_panel("rulebook")  # it is written when it is seen
        for _ in range(5):
            QApplication.processEvents()
        return app.playing

    return show


def ruled(playing: OpenGame) -> str:
    """What the rulings panel says."""
    labels = playing.window.panels.rulings.findChildren(QLabel)
    return " ".join(each.text() for each in labels)


def test_rulings_and_rulebook_are_those_of_the_modules(
    shown: Callable[[Session], OpenGame],
) -> None:
    playing = shown(new_game("belfry", seats=2, seed=3, options=ALL))
    assert "In play: The Choir, The Crown, The Echo." in ruled(playing)
    assert "After a toll was given: first The Echo, then The Choir" in ruled(playing)
    (page,) = playing.window.panels.rulebook.findChildren(QTextBrowser)
    assert "The choir intones before a bell tolls." in page.toPlainText()
    playing.bridge.answering.answer("ring")
    QApplication.processEvents()
    assert playing.bridge.session.step
    assert playing.bridge.session.step.name == "choir_answer"


def test_without_modules_nothing_is_said_of_them(shown: Callable[[Session], OpenGame]) -> None:
    playing = shown(new_game("belfry", seats=2, seed=3))
    assert "In play" not in ruled(playing)
    (page,) = playing.window.panels.rulebook.findChildren(QTextBrowser)
    assert "choir intones" not in page.toPlainText()


def test_at_a_step_of_a_module_that_is_gone_the_window_leads_on_by_hand(
    shown: Callable[[Session], OpenGame], monkeypatch: pytest.MonkeyPatch
) -> None:
    session = new_game("belfry", seats=2, seed=3, options=put_in_play(["choir"]))
    session.answer("ring")
    session.answer("0")
    monkeypatch.setitem(
        game_shelf._opened, "belfry", replace(game_shelf.game_called("belfry"), modules=())
    )
    monkeypatch.setattr(game_shelf, "_assembled", {})
    playing = shown(load(session.to_json(), door="table"))
    scene = playing.table.table
    assert scene is not None
    lying = {item.piece.name for item in scene.lying if item.isVisible()}
    assert "choir-master" in lying, "it lies in a zone of the module's own"
    assert playing.window.docks["unstick"].isVisible(), "it comes by itself"
    playing.window.panels.unstick.catch_up()  # as when it is seen
    waiting = " ".join(each.text() for each in playing.window.panels.unstick.findChildren(QLabel))
    assert "The rules cannot continue with the table as it is" in waiting
    before = len(playing.bridge.session.journal.entries)
    playing.window.panels.unstick.skip_wanted.emit("")
    assert len(playing.bridge.session.journal.entries) == before, "nobody knows where it leads"
    assert playing.bridge.hands.override("go", step="pass_on")
    assert playing.bridge.session.decision
