"""A game that is left leaves nothing behind: neither in memory nor to happen later."""

import gc
from collections.abc import Iterator
from pathlib import Path
from weakref import ref

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

from saves.folders import folders
from tabletop import Seat, new_game
from tabletop.play.shelf import names
from ui.app import App
from ui.settings import Settings


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    app = App(folders(tmp_path), Settings(reduced_motion=True), tmp_path / "settings.json")
    app.shell.show()
    yield app
    assert not app.faults
    app.shell.close()


def go_to_the_gallery(app: App) -> None:
    app.show_gallery()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QApplication.processEvents()


@pytest.mark.parametrize("game", names())
def test_a_game_that_was_left_is_let_go_of(app: App, game: str) -> None:
    app.play(new_game(game, seats=[Seat("Ana", 0), Seat("Ben", 1)], seed=4))
    QApplication.processEvents()
    playing = app.playing
    assert playing is not None
    held = [ref(thing) for thing in (playing, playing.bridge, playing.table, playing.window)]
    del playing
    go_to_the_gallery(app)
    gc.collect()
    assert [thing() for thing in held] == [None] * 4


def test_what_a_game_had_still_to_do_ends_with_it(app: App) -> None:
    """The chronicle scrolls once more when its lines are laid out: then it may be gone."""
    app.play(new_game("tower", seats=[Seat("Ana", 0), Seat("Ben", 1)], seed=4))
    QApplication.processEvents()
    assert app.playing is not None
    assert app.playing.bridge.answer("cups-king")
    go_to_the_gallery(app)
    assert app.playing is None
