"""A game watched from its beginning: to and fro by keys, and back to just where it was."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tabletop import new_game
from tabletop.table.table import Seat
from tests.saves.games import played
from tests.ui.opened import opened
from ui.game.film_controller import FilmShow
from ui.program.app import App


def watched(app: App) -> FilmShow:
    """The game of *app* from its beginning, paused."""
    assert app.playing
    app.playing.does["watch"].trigger()
    film = app.playing.replay.film
    assert film is not None
    assert app.shell.currentWidget() is film.page
    QTest.keyClick(film.page, Qt.Key.Key_Space)
    return film


def test_a_game_is_watched_by_keys_and_goes_on_where_it_was_bots_and_all(tmp_path: Path) -> None:
    with opened(tmp_path) as app:
        app.play(played(30, game="scenario", seats=1))
        assert app.playing
        bridge = app.playing.bridge
        before, asked = bridge.session.to_json(), bridge.decision
        film = watched(app)
        page, steps = film.page, len(film.film.steps) - 1

        def press(key: Qt.Key) -> int:
            QTest.keyClick(page.focusWidget() or page, key)
            return film.film.step

        assert press(Qt.Key.Key_Home) == 0
        assert press(Qt.Key.Key_Right) > 0
        assert press(Qt.Key.Key_Left) == 0
        first = press(Qt.Key.Key_PageDown)
        assert first > 0
        assert page.track.value() == first
        assert press(Qt.Key.Key_PageDown) > first
        assert press(Qt.Key.Key_PageUp) == first
        assert press(Qt.Key.Key_End) == steps
        assert film.film.port(bridge.seat).view == bridge.view
        page.track.setFocus()  # on the slider, too, the keys are the page's
        assert press(Qt.Key.Key_Home) == 0
        page.track.setSliderPosition(7)
        page.track.triggerAction(page.track.SliderAction.SliderMove)
        assert film.film.step == 7
        press(Qt.Key.Key_Up)
        assert page.table.clock.speed == 0.0  # without motion it is the pause that is shorter

        assert asked
        assert not bridge.answering.answer(asked.options[0].key)  # nothing can be said meanwhile
        assert bridge.held
        assert bridge.session.to_json() == before

        press(Qt.Key.Key_Escape)
        assert app.shell.currentWidget() is app.playing.window
        assert app.playing.replay.film is None
        assert bridge.session.to_json() == before
        assert bridge.decision == asked

        seats = [Seat(f"Bot {n}", n, "thoughtful") for n in (1, 2)]
        app.play(new_game("parsifal", seats=seats, seed=3))  # where bots play, they wait
        bridge = app.playing.bridge
        for _ in range(3):
            bridge.bots.step()
        film = watched(app)
        entries = bridge.port.entries
        assert not bridge.bots.isActive()
        bridge.bots.step()
        assert bridge.port.entries == entries
        film.set_speed(800)
        film.toggle()
        for _ in range(100):
            if film.film.step == len(film.film.steps) - 1:
                break
            QTest.qWait(20)
        assert film.film.step == len(film.film.steps) - 1
        app.playing.replay.leave()
        assert bridge.bots.isActive()
        app.playing.replay.watch()
        app.show_gallery()  # another page: the game is put away with its replay
        assert app.playing is None
