"""The docks at each size of text: bounded, remembered, laid anew by one action."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QDockWidget, QLabel, QScrollArea

from saves.folders import folders
from tests.seeds import some_slow
from tests.ui.fights import fight
from ui.base.settings import Settings, load_settings
from ui.program.app import App
from ui.windows.docks import MOST
from ui.windows.table import TableWindow

TEXTS = [75, 100, 150, 200, 300]
WINDOWS = [(1280, 720), (1920, 1080)]
Begun = Callable[..., App]

TABLE = 0.44
"""The part of the window that is left to the table at least, whatever the size of text."""


@pytest.fixture
def begun(tmp_path: Path) -> Iterator[Begun]:
    """Begins the program with a game, at a size of text and of the window."""
    QApplication.instance() or QApplication([])
    apps: list[App] = []

    def begin(text: int, size: tuple[int, int] = (1280, 720)) -> App:
        file = tmp_path / "settings.json"
        settings, _ = load_settings(file)
        settings.text_scale, settings.reduced_motion = text, True
        app = App(folders(tmp_path), settings, file)
        apps.append(app)
        app.looks.wear()
        app.shell.resize(*size)
        app.shell.show()
        app.play(fight(["swords-5", "cups-2", "wands-3"]))
        settle()
        return app

    yield begin
    for app in apps:
        app.shell.close()
        app.shell.deleteLater()
        app.looks.take(Settings())
    QApplication.processEvents()


def settle() -> None:
    for _ in range(15):  # a busy machine lays out later
        QTest.qWait(10)
        QApplication.processEvents()


def window_of(app: App) -> TableWindow:
    assert app.playing is not None
    return app.playing.window


def resize_text(app: App, text: int) -> None:
    app.take_settings(Settings(text_scale=text, reduced_motion=True, windows=app.settings.windows))
    settle()


def widths(window: TableWindow) -> list[int]:
    return [dock.width() for dock in in_sight(window).values()]


def in_sight(window: TableWindow) -> dict[str, QDockWidget]:
    """The docks in front."""
    return {n: d for n, d in window.docks.items() if not d.visibleRegion().isEmpty()}


@pytest.mark.sampled
@pytest.mark.parametrize("size", WINDOWS)
@pytest.mark.parametrize("text", some_slow(TEXTS, {75, 150, 200}))
def test_docks_take_at_most_a_third_and_nothing_in_them_is_cut(
    begun: Begun, text: int, size: tuple[int, int]
) -> None:
    app = begun(text, size)
    window = window_of(app)
    for name in ("decision", "chronicle", "rulebook", "inspector", "rulings", "unstick"):
        window.raise_panel(name)
        settle()
        dock = window.docks[name]
        assert dock.width() <= size[0] * MOST, name
        for scroll in dock.findChildren(QScrollArea):
            inside = scroll.widget()
            if scroll.isVisible() and inside is not None:
                assert inside.width() <= scroll.viewport().width(), name
        for words in dock.findChildren(QLabel):
            if words.isVisible() and words.text():
                assert words.width() >= words.minimumSizeHint().width(), (name, words.text())
    table = window.table
    assert table.width() * table.height() >= TABLE * size[0] * size[1]


@pytest.mark.parametrize("text", [100, 300])
def test_docks_cannot_be_drawn_wider(begun: Begun, text: int) -> None:
    window = window_of(begun(text))
    window.resizeDocks(
        list(window.docks.values()), [5000] * len(window.docks), Qt.Orientation.Horizontal
    )
    settle()
    assert max(widths(window)) <= 1280 * MOST


def test_a_smaller_window_takes_its_part_of_wide_docks(begun: Begun) -> None:
    app = begun(300, (1920, 1080))
    app.shell.resize(1280, 720)
    settle()
    assert max(widths(window_of(app))) <= 1280 * MOST


@pytest.mark.slow
def test_each_size_of_text_has_widths_of_its_own_after_a_restart_too(begun: Begun) -> None:
    app = begun(100)
    window = window_of(app)
    window.resizeDocks([window.docks["decision"]], [290], Qt.Orientation.Horizontal)
    settle()
    at_first = widths(window)
    assert at_first[0] == 290
    resize_text(app, 300)
    large = widths(window)
    assert large[0] > 290
    resize_text(app, 100)
    assert widths(window) == at_first
    resize_text(app, 300)
    assert widths(window) == large
    app.shell.close()
    settle()
    again = begun(300)
    assert widths(window_of(again)) == large
    resize_text(again, 100)
    assert widths(window_of(again)) == at_first


def test_one_action_lays_all_docks_as_at_first(begun: Begun) -> None:
    app = begun(100)
    window = window_of(app)
    before = window.saveState()
    at_first = {name: dock.geometry() for name, dock in in_sight(window).items()}
    window.docks["chronicle"].setFloating(True)
    window.docks["inspector"].hide()
    left = Qt.DockWidgetArea.LeftDockWidgetArea
    window.addDockWidget(left, window.docks["decision"])
    settle()
    assert window.saveState() != before
    reset = next(a for a in window.actions() if a.objectName() == "reset_docks")
    assert not reset.shortcut().isEmpty()
    reset.trigger()
    settle()
    assert {name: dock.geometry() for name, dock in in_sight(window).items()} == at_first
    assert not window.docks["quests"].isVisible(), "there are none in this game"


def test_long_lists_scroll_within_their_dock(begun: Begun) -> None:
    window = window_of(begun(300))
    areas = window.docks["decision"].findChildren(QAbstractScrollArea)
    assert any(area.verticalScrollBar().maximum() > 0 for area in areas)
