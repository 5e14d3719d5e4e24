"""A lesson in the window: its words beside the table, which goes on by its rules."""

from __future__ import annotations

import itertools

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QApplication

from tabletop.play.shelf.game_shelf import names
from tabletop.play.start.lesson import Prompt, lessons_of
from ui.base.keymap import with_keys
from ui.base.safe_text import Button
from ui.game.lesson_guide import LessonGuide, counted
from ui.game.open_game import OpenGame
from ui.program.app import App
from ui.scene.table_view import TableView

TAUGHT = [game for game in names() if lessons_of(game)]


def taught(app: App, game: str) -> LessonGuide:
    """The guide of the first lesson of *game*, which has begun."""
    app.lessons.learn(game)
    QApplication.processEvents()
    assert app.lessons.guide is not None
    return app.lessons.guide


def about(prompt: Prompt, playing: OpenGame) -> list[QRect]:
    """Where that lies on the table which *prompt* is about."""
    table, view = playing.table, playing.bridge.view
    lying = {piece.name: piece.id for zone in view.zones for piece in view[zone] if piece.name}
    zones = [table.in_use(-1, name) for name in prompt.about if name in view.zones]
    pieces = [table.in_use(lying[name]) for name in prompt.about if name in lying]
    return [rooms[0] for rooms in zones + pieces]


def told(prompt: Prompt, playing: OpenGame) -> list[QRect]:
    """Where the names and numbers of that stand, and what else is lit."""
    table, view = playing.table, playing.bridge.view
    zone_of = {piece.name: zone for zone in view.zones for piece in view[zone] if piece.name}
    zones = {name if name in view.zones else zone_of.get(name, "") for name in prompt.about}
    shown = [room for zone in sorted(zones) for room in table.printed_of(zone)]
    assert table.table is not None
    lit = [table.room_of(item.piece.id) for item in table.table.lying if item.ringed]
    corner = table.mapToGlobal(QPoint())
    return shown + [room.translated(-corner) for room in lit]


def area(room: QRect) -> int:
    """Its pixels."""
    return room.width() * room.height()


def covers(table: TableView, lies: QRect) -> int:
    """How much of what is on *table* a card would cover that *lies* there, in pixels."""
    return sum(area(room & lies) for room in table.taken())


def elsewhere(table: TableView, lies: QRect, clear: list[QRect]) -> list[QRect]:
    """Where a card as large as *lies* might lie instead, *clear* of these."""
    wide, high = table.width() - lies.width(), table.height() - lies.height()
    places = [
        QRect(QPoint(wide * x // 8, high * y // 8), lies.size())
        for x, y in itertools.product(range(9), range(9))
    ]
    return [lies, *(place for place in places if not any(place & room for room in clear))]


def follow(guide: LessonGuide, playing: OpenGame) -> None:
    """Do what the prompt that stands says; what alone can follow in a declaration says itself."""
    prompt, bridge = guide.prompt, playing.bridge
    for part in range(len(prompt.parts) if prompt is not None else 0):
        asked = bridge.decision
        key = prompt.key(asked, part) if prompt is guide.prompt and prompt and asked else None
        if key is not None:
            bridge.answering.answer(key, warned=True)


@pytest.mark.sampled
@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_leads_through_its_game_in_the_window(app: App, game: str) -> None:
    guide = taught(app, game)
    assert app.playing is not None
    table = app.playing.table
    while not guide.is_over:
        prompt = guide.prompt
        assert prompt is not None
        assert guide.card.isVisible()
        assert with_keys(prompt.say) in guide.card.accessibleName()
        assert QRect(table.rect()).contains(guide.card.geometry()), "all of it is to be seen"
        hidden = [room for room in about(prompt, app.playing) if room & guide.card.geometry()]
        assert not hidden, "the words stand beside what they speak of"
        lies, spoken_of = guide.card.geometry(), [*about(prompt, app.playing)]
        spoken_of += told(prompt, app.playing)
        hidden = [room for room in spoken_of if area(room & lies) > area(room) / 2]
        assert not hidden, "and hide no caption or number of that, and nothing that is lit"
        least = min(covers(table, place) for place in elsewhere(table, lies, spoken_of))
        assert covers(table, lies) < least + area(lies) / 2, "and where little lies"
        follow(guide, app.playing)
        assert guide.prompt is not prompt or not prompt.answer, "it stands until all is done"
        if not prompt.answer:
            guide.card.read.emit()
        QApplication.processEvents()
    assert app.playing.bridge.decision is not None, "and can be played on"


def test_what_is_taken_back_is_said_again_and_a_lesson_can_be_left(app: App) -> None:
    guide = taught(app, TAUGHT[0])
    assert app.playing is not None
    bridge = app.playing.bridge
    while guide.prompt is not None and not guide.prompt.answer:
        guide.card.read.emit()
    first = guide.prompt
    assert first is not None
    follow(guide, app.playing)
    assert guide.prompt is not first
    bridge.time.undo()
    assert guide.prompt is first
    assert not app.files.playing.exists(), "a lesson lies among no games in play"
    guide.card.left.emit()
    bridge.answering.answer(first.answer)
    assert not guide.card.isVisible()
    assert bridge.decision is not None
    assert len([*app.files.playing.iterdir()]) == 1, "a game that goes on without it is one of them"


def test_what_one_gesture_answers_with_another_is_not_counted() -> None:
    assert counted({0}, 0, 12) == (1, 12)
    assert counted({0, 1, 4}, 4, 12) == (3, 10)
    assert counted({0, 1, 4}, 1, 12) == (2, 12), "what was taken back is to come again"
    assert counted({0, 1, 11}, 11, 12) == (3, 3)


def test_the_big_button_of_an_empty_gallery_begins_a_lesson(app: App) -> None:
    app.show_gallery()
    buttons = app.shell.findChildren(Button)
    learn = next(each for each in buttons if each.text().startswith("Learn"))
    learn.click()
    QApplication.processEvents()
    assert app.lessons.guide is not None
    assert app.lessons.guide.card.isVisible()
