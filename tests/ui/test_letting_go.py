"""What is closed leaves nothing behind, be it a menu, a game or the program: neither in memory nor
to happen later."""

import gc
import importlib
import pkgutil
from collections.abc import Callable, Iterator
from pathlib import Path
from weakref import ref

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QPushButton, QWidget
from shiboken6 import getCppPointer

import ui
from saves.folders import folders
from tabletop import Seat, new_game
from tabletop.play.shelf.game_shelf import names
from tests.seeds import some_slow
from ui.base import fonts
from ui.base.settings import Settings
from ui.program import overlays
from ui.program.app import App


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    app = App(folders(tmp_path), Settings(reduced_motion=True), tmp_path / "settings.json")
    app.shell.show()
    yield app
    assert not app.faults
    app.shell.close()


def let_qt_delete() -> None:
    QApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QApplication.processEvents()
    gc.collect()


def visit(app: App, page: str) -> None:
    """Show the *page* or dialog: a table, the page that sets one up, or by its id among keys."""
    if page == "table":
        app.play(new_game("tower", seats=[Seat("Ana", 0), Seat("Ben", 1)], seed=4))
    elif page == "set_up":
        app.set_up("tower")
    else:
        app.program()[page]()


def go_to_the_gallery(app: App) -> None:
    app.show_gallery()
    let_qt_delete()


@pytest.mark.parametrize("game", some_slow(names(), {*names()} - {"tower", "scenario"}))
def test_a_game_that_was_left_is_let_go_of(app: App, game: str) -> None:
    app.play(new_game(game, seats=[Seat("Ana", 0), Seat("Ben", 1)], seed=4))
    QApplication.processEvents()
    playing = app.playing
    assert playing is not None
    held = [ref(thing) for thing in (playing, playing.bridge, playing.table, playing.window)]
    del playing
    go_to_the_gallery(app)
    assert [thing() for thing in held] == [None] * 4


@pytest.mark.sampled
@pytest.mark.parametrize("page", ["table", "set_up", "gallery"])
def test_a_page_is_let_go_of_though_it_was_looked_for_in_the_window(app: App, page: str) -> None:
    """Qt deletes it a moment later: until then whoever looks for widgets would find it."""
    visit(app, page)
    QApplication.processEvents()
    shown = app.shell.currentWidget()
    assert shown is not None
    held: ref[object] = ref(shown)
    del shown
    visit(app, "set_up" if page == "gallery" else "gallery")
    app.shell.findChildren(QWidget)
    let_qt_delete()
    assert held() is None


@pytest.mark.parametrize("closes", ["window", "game"])
def test_windows_beside_the_game_are_let_go_of(app: App, closes: str) -> None:
    visit(app, "table")
    let_qt_delete()
    for _ in range(2):  # the second time nothing is there that the first one left
        before = there()
        shared, own = app.sharing.open_share(), app.sharing.open_seat(0)
        let_qt_delete()
        assert own is not None
        parts = (shared, shared.table, app.sharing.share, own, own.table, app.sharing.seats[0][1])
        held = [ref(part) for part in parts]
        del parts
        if closes == "game":
            visit(app, "table")
            assert app.sharing.window is shared
            assert shared.table is not None
            assert not app.sharing.seats
            shared.close()
        else:
            shared.close()
            own.close()
        del shared, own
        let_qt_delete()
        assert [part() for part in held] == [None] * len(held)
        if closes == "window":
            assert there() - before == set()


@pytest.mark.sampled
@pytest.mark.parametrize("beside", ["share", "seat"])
@pytest.mark.parametrize("closes", ["key", "own key", "own close"])
def test_windows_beside_may_be_opened_and_closed_at_any_moment(
    tmp_path: Path, beside: str, closes: str
) -> None:
    """They are closed from within what Qt does with them, while things move."""
    app = App(folders(tmp_path), Settings(), tmp_path / "settings.json")
    app.shell.show()
    visit(app, "table")
    key = Qt.Key.Key_F7 if beside == "share" else Qt.Key.Key_F8
    for turn in range(5):
        app.shell.activateWindow()
        QTest.keyClick(app.shell.windowHandle(), key)
        for _ in range(turn % 5):
            QApplication.processEvents()
        window = app.sharing.window if beside == "share" else app.sharing.seats[0][0]
        assert window is not None
        if closes == "own close":
            window.windowHandle().close()
        elif closes == "own key":
            window.activateWindow()
            QApplication.processEvents()
            QTest.keyClick(window, key)
        else:
            QTest.keyClick(app.shell.windowHandle(), key)
        del window
        assert app.sharing.window is None
        assert not app.sharing.seats
        if turn % 3 == 0:
            visit(app, "table")
        for _ in range(turn % 4):
            QApplication.processEvents()
    assert not app.faults
    app.shell.close()


def test_the_faces_of_a_game_go_with_it(app: App) -> None:
    faces = app.looks.faces
    go_to_the_gallery(app)
    faces.finish()
    before = set(faces._kept)
    app.play(new_game("tower", seats=[Seat("Ana", 0), Seat("Ben", 1)], seed=4))
    let_qt_delete()
    faces.finish()
    of_the_game = set(faces._kept) - before
    assert of_the_game
    go_to_the_gallery(app)
    faces.finish()
    assert not of_the_game & set(faces._kept)


def test_what_a_game_had_still_to_do_ends_with_it(app: App) -> None:
    """The chronicle scrolls once more when its lines are laid out: then it may be gone."""
    app.play(new_game("tower", seats=[Seat("Ana", 0), Seat("Ben", 1)], seed=4))
    QApplication.processEvents()
    assert app.playing is not None
    assert app.playing.bridge.answering.answer("cups-king")
    go_to_the_gallery(app)
    assert app.playing is None


def used(folder: Path, *visited: str) -> list[ref[object]]:
    """Open the program, visit pages and dialogs of it, and close it; what it consisted of."""
    app = App(folders(folder), Settings(reduced_motion=True), folder / "settings.json")
    app.shell.show()
    for page in visited:
        visit(app, page)
        QApplication.processEvents()
    parts = (app, app.shell, app.looks, app.looks.faces, app.opening, app.shell.currentWidget())
    held: list[ref[object]] = [ref(part) for part in parts if part is not None]
    app.shell.close()
    app.shell.deleteLater()
    return held


@pytest.mark.sampled
@pytest.mark.parametrize(
    "visited",
    [
        (),
        ("gallery",),
        ("table",),
        ("set_up",),
        ("gallery", "settings"),
        ("gallery", "table", "key_sheet", "set_up", "table", "gallery"),
    ],
)
def test_the_program_is_let_go_of_with_its_window(tmp_path: Path, visited: tuple[str, ...]) -> None:
    held = used(tmp_path, *visited)
    let_qt_delete()
    assert [part() for part in held] == [None] * len(held)


def there() -> set[tuple[str, int]]:
    """All widgets there are, by their kinds and addresses."""
    return {
        (each.metaObject().className(), getCppPointer(each)[0])
        for each in QApplication.allWidgets()
    }


def menu_of_a_piece(app: App) -> None:
    assert app.playing is not None
    app.playing.pointing.show_menu_at_focus()


def menu_of_the_chronicle(app: App) -> None:
    assert app.playing is not None
    panel = app.playing.window.panels.chronicle
    panel._open_menu(panel.list.model().index(0, 0), panel.mapToGlobal(panel.rect().center()))


def choice_among_two(app: App) -> None:
    assert app.playing is not None
    bridge = app.playing.bridge
    assert bridge.decision is not None
    options = bridge.decision.legal()[:2]
    bridge.several.emit(options, lambda option: None, lambda: None)


HANGING: dict[str, Callable[[App], object]] = {
    "settings": lambda app: app.preferences.show_settings(),
    "keys": lambda app: app.preferences.show_keys(),
    "about": lambda app: overlays.about(app.shell),
    "report": lambda app: app.write_report(None),
    "message": lambda app: app.tell("A title", "Words", {"One": int, "Other": int}),
    "menu of a piece": menu_of_a_piece,
    "menu of the chronicle": menu_of_the_chronicle,
    "choice": choice_among_two,
}


@pytest.mark.sampled
@pytest.mark.parametrize("opens", HANGING.values(), ids=HANGING)
@pytest.mark.parametrize("closes", some_slow(["key", "button", "window"], {"button", "window"}))
def test_what_hung_over_a_page_is_gone_when_it_is_closed(
    app: App, opens: Callable[[App], object], closes: str
) -> None:
    app.play(new_game("tower", seats=[Seat("Ana", 0), Seat("Ben", 1)], seed=4))
    assert app.playing is not None
    app.playing.bridge.answering.answer("cups-king")
    app.playing.table.focus_next("next")
    let_qt_delete()
    before = there()
    opens(app)
    QApplication.processEvents()
    overlays = QApplication.activePopupWidget() or QApplication.activeModalWidget()
    assert overlays is not None
    if closes == "key":
        QTest.keyClick(overlays, Qt.Key.Key_Escape)
    elif closes == "button" and isinstance(overlays, QDialog):
        button = overlays.findChildren(QPushButton)[-1]
        assert button.text() in ("Close", "OK", "Other", "Cancel")
        button.click()
    else:
        overlays.close()
    assert QApplication.activePopupWidget() is None
    del overlays
    let_qt_delete()
    assert there() - before == set()


def test_what_is_kept_for_a_size_is_bounded() -> None:
    """There is no end of sizes: of windows, of text, of the zoom."""
    named = [each.name for each in pkgutil.walk_packages(ui.__path__, "ui.")]
    rooms = [importlib.import_module(name) for name in named if name != "ui.__main__"]
    kept = {each for room in rooms for each in vars(room).values() if hasattr(each, "cache_info")}
    assert fonts.font in kept
    endless = [each for each in kept if each.cache_parameters()["maxsize"] is None]
    sizes = {"int", "float", "QSize", "QRectF", int, float}
    open_ended = [each for each in endless if sizes & {*taken_by(each)}]
    assert [f"{each.__module__}.{each.__name__}" for each in open_ended] == []


def taken_by(act: Callable[..., object]) -> list[object]:
    """The sorts of what *act* takes."""
    return [sort for name, sort in act.__annotations__.items() if name != "return"]
