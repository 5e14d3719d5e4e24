"""A lesson in the window: its words beside the table, which goes on by its rules."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication

from tabletop.play.shelf.game_shelf import names
from tabletop.play.start.lesson import lessons_of
from ui.game.lesson_guide import LessonGuide
from ui.program.app import App

TAUGHT = [game for game in names() if lessons_of(game)]


def taught(app: App, game: str) -> LessonGuide:
    """The guide of the first lesson of *game*, which has begun."""
    app.lessons.learn(game)
    QApplication.processEvents()
    assert app.lessons.guide is not None
    return app.lessons.guide


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_leads_through_its_game_in_the_window(app: App, game: str) -> None:
    guide = taught(app, game)
    assert app.playing is not None
    table, answering = app.playing.table, app.playing.bridge.answering
    while not guide.is_over:
        prompt = guide.prompt
        assert prompt is not None
        assert guide.card.isVisible()
        assert prompt.say in guide.card.accessibleName()
        assert QRect(table.rect()).contains(guide.card.geometry()), "all of it is to be seen"
        asked = app.playing.bridge.decision
        if prompt.answer and asked is not None:
            answering.answer(prompt.key(asked) or "", warned=True)
        else:
            guide.card.read.emit()
        QApplication.processEvents()
    assert app.playing.bridge.decision is not None, "and can be played on"


def test_what_is_taken_back_is_said_again_and_a_lesson_can_be_left(app: App) -> None:
    guide = taught(app, TAUGHT[0])
    assert app.playing is not None
    bridge = app.playing.bridge
    guide.card.read.emit()
    first = guide.prompt
    assert first is not None
    bridge.answering.answer(first.answer)
    assert guide.prompt is not first
    bridge.time.undo()
    assert guide.prompt is first
    guide.card.left.emit()
    bridge.answering.answer(first.answer)
    assert not guide.card.isVisible()
    assert bridge.decision is not None
    assert not app.files.playing.exists(), "a lesson lies among no games in play"
