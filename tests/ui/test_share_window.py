"""The share window: what everybody may know, as people on a call see it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from saves.folders import folders
from tabletop import Seat, new_game
from tabletop.bots.luck import Luck
from tabletop.table.view import EVERYONE
from tests.bench.full_table import fight
from tests.ui.looking import spot_on_piece, spot_on_zone
from ui.base.settings import Settings, load_settings
from ui.game.onlooker import told
from ui.program.app import App
from ui.scene.shown_table import ShownTable
from ui.windows.share import ShareWindow

PEOPLE = ("Ana", "Ben", "Cleo", "Dan")


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    settings = Settings(reduced_motion=True, curtain="never", answer_forced=False)
    app = App(folders(tmp_path), settings, tmp_path / "settings.json")
    app.shell.show()
    yield app
    assert not app.faults
    app.shell.close()


def play(app: App, game: str, people: int = 2, **options: str) -> None:
    seats = [Seat(PEOPLE[n], n) for n in range(people)]
    app.play(new_game(game, seats=seats, seed=4, options=options))
    QApplication.processEvents()


def shared(
    app: App, game: str = "", people: int = 2, **options: str
) -> tuple[ShareWindow, ShownTable]:
    """The window for a call and its table, with a new *game* or with what is played."""
    if game:
        play(app, game, people, **options)
    window = app.sharing.open_share()
    QApplication.processEvents()
    assert window.table is not None
    return window, window.table


def answer(app: App, *keys: str) -> None:
    assert app.playing is not None
    for key in keys:
        assert app.playing.bridge.answering.answer(key), key
    QApplication.processEvents()


def ask_who_begins(app: App) -> None:
    """Have that asked of Ana, what a table of Parsifal else answers as is usual."""
    assert app.playing is not None
    assert app.playing.bridge.answering.ask("who begins")
    QApplication.processEvents()


def deal_hands(app: App) -> None:
    """Choose heroes in Tower, until the first is asked for a card of its hand."""
    answer(app, "cups-king", "wands-king")
    while app.playing and (asked := app.playing.bridge.decision) and asked.rule != "TWR-022":
        answer(app, asked.default or asked.legal()[0].key)


def let_go() -> None:
    QApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def test_a_key_opens_it_and_the_same_key_in_either_window_closes_it(app: App) -> None:
    play(app, "parsifal")
    assert app.playing is not None
    QTest.keyClick(app.playing.table, Qt.Key.Key_F7)
    window = app.sharing.window
    assert window is not None
    assert window.isVisible()
    QTest.keyClick(window, Qt.Key.Key_F7)
    assert app.sharing.window is None
    app.playing.does["share"].trigger()
    assert app.sharing.window is not None
    app.playing.does["share"].trigger()
    assert app.sharing.window is None


def test_it_shows_what_everybody_may_know_with_a_code_on_all_that_may_be_chosen(app: App) -> None:
    window, table = shared(app, "parsifal")
    assert app.playing is not None
    assert table.table is not None
    assert table.table.view.seat == EVERYONE
    assert table.table.view == app.playing.bridge.session.view(EVERYONE)
    app.playing.table.call_outs = True
    assert app.playing.bridge.decision is not None
    assert table.lights.codes == app.playing.table.lights.codes != {}
    assert window.words.words.who == "Ana"
    assert window.words.words.ask == app.playing.bridge.decision.ask
    assert "Ana" in window.words.accessibleDescription()
    aim = app.playing.bridge.port.aim()
    for line in (window.aim, app.playing.window.aim):
        assert line.isVisible()
        assert line.accessibleName() == f"The aim: {aim.line}"
    assert not window.findChildren(type(app.playing.window.menuBar()))


def test_answers_without_a_code_are_told_by_their_numbers(app: App) -> None:
    window, _ = shared(app, "parsifal")
    ask_who_begins(app)
    assert app.playing is not None
    told = {each.code: each.words for each in window.words.words.answers}
    assert told["3"] == "Choose at random"
    assert app.playing.window.decision.type_digit(3)
    assert app.playing.bridge.session.journal.entries


def test_no_code_lies_on_what_a_seat_may_choose_by_what_it_alone_knows(app: App) -> None:
    window, table = shared(app, "tower", hands="private")
    assert table.lights.codes  # heroes: nobody has a hand yet
    deal_hands(app)
    assert app.playing is not None
    assert app.playing.bridge.decision is not None
    assert not table.lights.codes
    assert window.words.words.ask == app.playing.bridge.decision.ask
    assert not window.words.words.answers


def test_hands_are_laid_open_there_by_a_key_and_every_answer_is_listed(app: App) -> None:
    window, table = shared(app, "tower", hands="private")
    deal_hands(app)
    assert app.playing is not None
    bridge = app.playing.bridge
    assert "Alt+F7" in window.words.words.hands
    QTest.keyClick(app.playing.table, Qt.Key.Key_F7, Qt.KeyboardModifier.AltModifier)
    assert window is app.sharing.window
    table = window.table
    assert table is not None
    assert table.table is not None
    view, asked = table.table.view, bridge.decision
    assert asked is not None
    for seat in range(2):
        assert all(piece.name for piece in view[f"hand:{seat}"])
    assert not any(piece.name for piece in view["deck"])
    assert table.table.near == asked.seat
    told = window.words.words.answers
    assert [each.words for each in told if each.words] != []
    assert {each.words for each in told} == {each.label for each in asked.legal()}
    assert {each.warning for each in told} == {each.warning for each in asked.legal()}
    assert len({each.code for each in told if each.code != "·"}) == len(
        [each for each in told if each.code != "·"]
    )
    QTest.keyClick(app.playing.table, Qt.Key.Key_F7, Qt.KeyboardModifier.AltModifier)
    assert window.table is not None
    assert window.table.table is not None
    assert not any(piece.name for piece in window.table.table.view["hand:0"])
    app.show_gallery()
    assert not app.sharing._hands_open


def test_it_goes_on_with_the_next_game_and_says_between_games_that_there_is_none(app: App) -> None:
    window, _ = shared(app, "parsifal")
    app.show_gallery()
    let_go()
    assert window.isVisible()
    assert window.table is None
    assert window.accessibleName() == "No game is open"
    assert not window.words.isVisible()
    play(app, "restless")
    assert window.table is not None
    assert window.table.table is not None
    assert window.table.table.view.game == "restless"
    app.shell.close()
    assert not window.isVisible()


def test_in_the_gallery_it_waits_for_a_game(app: App) -> None:
    app.show_gallery()
    QTest.keyClick(app.shell, Qt.Key.Key_F7)
    assert app.sharing.window is not None
    assert app.sharing.window.table is None


def test_it_remembers_its_size(app: App, tmp_path: Path) -> None:
    play(app, "parsifal")
    app.sharing.size_share((700, 500))
    app.shell.close()
    kept, _ = load_settings(tmp_path / "settings.json")
    again = App(folders(tmp_path / "b"), kept, tmp_path / "settings.json")
    assert again.sharing.open_share().size().toTuple() == (700, 500)
    again.shell.close()


def test_what_is_taken_back_is_gone_there_too(app: App) -> None:
    window, table = shared(app, "parsifal")
    ask_who_begins(app)
    begun = window.words.words
    answer(app, "first 0")
    assert app.playing is not None
    assert window.words.words != begun
    app.playing.bridge.time.undo()
    QApplication.processEvents()
    assert window.words.words == begun
    assert table.table is not None
    assert table.table.view == app.playing.bridge.session.view(EVERYONE)


def test_it_tells_how_the_game_ended(app: App) -> None:
    window, _ = shared(app, "parsifal")
    assert app.playing is not None
    app.playing.bridge.session.play.end([0], "Ana has won.", "PAR-001")
    app.playing.bridge.settle()
    assert (window.words.words.who, window.words.words.ask) == ("The game is over", "Ana has won.")


def test_what_cards_in_force_change_is_marked_there_too(app: App) -> None:
    app.play(fight())
    QApplication.processEvents()
    _, table = shared(app)
    assert app.playing is not None
    own, shown = app.playing.table.table, table.table
    assert own is not None
    assert shown is not None
    assert shown.notes._noted == own.notes._noted
    assert shown.notes._noted.pieces


def test_it_follows_a_declaration_part_by_part(app: App) -> None:
    """Whoever says a code says it of what the program's window asks."""
    window, table = shared(app, "parsifal", 3)
    ask_who_begins(app)
    answer(app, "first 0")
    assert app.playing is not None
    bridge, own = app.playing.bridge, app.playing.table
    own.call_outs = True
    parts, luck = 0, Luck(3)
    while parts < 3:
        asked = bridge.decision
        assert asked is not None
        answer(app, luck.choice(asked.legal()).key)
        assert bridge.decision is not None
        parts += bridge.port.has_begun
        assert window.words.words.ask == bridge.decision.ask
        assert table.lights.codes == own.lights.codes


def test_the_acting_board_is_nearest_where_a_game_has_it_so(app: App) -> None:
    _, table = shared(app, "parsifal", 3)
    ask_who_begins(app)
    answer(app, "first 2")
    assert app.playing is not None
    while app.playing.bridge.port.count("active") != 2:
        asked = app.playing.bridge.decision
        assert asked is not None
        answer(app, asked.legal()[0].key)
    assert table.table is not None
    assert table.table.near == 2


# --- the pointer ----------------------------------------------------------------------------------


def point(app: App, at: QPoint) -> None:
    assert app.playing is not None
    QTest.mouseMove(app.playing.table.viewport(), at)
    QApplication.processEvents()


def test_a_ring_lies_round_the_very_piece_that_is_pointed_at(app: App) -> None:
    _, table = shared(app, "restless", 4)
    assert app.playing is not None
    own, shown = app.playing.table.table, table.table
    assert own is not None
    assert shown is not None
    for item in [each for each in own.lying if each.isVisible() and each.piece.id >= 0]:
        spot = spot_on_piece(app.playing.table, item.piece.id)
        assert spot is not None
        point(app, spot)
        other = shown.lying.known(item.piece.id)
        assert other is not None
        assert table.ring.at is not None
        assert other.body().contains(table.ring.at)
    point(app, QPoint(2, 2))
    assert table.ring.at is None  # that is beside the table
    point(app, spot)
    QApplication.sendEvent(app.playing.table.viewport(), QEvent(QEvent.Type.Leave))
    assert table.ring.at is None


def test_the_ring_goes_with_the_place_when_another_seat_sits_nearest(app: App) -> None:
    _, table = shared(app, "parsifal", 4)
    ask_who_begins(app)
    answer(app, "first 0")
    assert app.playing is not None
    own, shown = app.playing.table.table, table.table
    assert own is not None
    assert shown is not None
    app.playing.table.sit_near(2)
    assert own.near != shown.near
    for zone in ("area:1", "area:3", "deck"):
        spot = spot_on_zone(app.playing.table, zone)
        assert spot is not None
        point(app, spot)
        assert table.ring.at is not None
        assert shown.arrangement.spots[zone].drop.contains(table.ring.at)


def test_nobody_sees_where_one_points_in_ones_own_hand(app: App) -> None:
    _, table = shared(app, "tower", hands="private")
    deal_hands(app)
    assert app.playing is not None
    for hand in ("hand:0", "hand:1"):
        spot = spot_on_zone(app.playing.table, hand)
        assert spot is not None
        point(app, spot)
        assert table.ring.at is None
    for shown in ("deck", "hero:1"):
        spot = spot_on_zone(app.playing.table, shown)
        assert spot is not None
        point(app, spot)
        assert table.ring.at is not None, shown


def test_nobody_sees_where_one_points_while_all_choose_in_secret(app: App) -> None:
    window, table = shared(app, "vigil", 3)
    assert window.words.words.who == "Everybody chooses in secret"
    assert window.words.words.waits[0] == "Ana is choosing…"
    assert app.playing is not None
    spot = spot_on_zone(app.playing.table, "spent:1")
    assert spot is not None
    point(app, spot)
    assert table.ring.at is None
    assert not table.lights.codes
    answer(app, "watch", "two", "three")
    assert window.words.words.waits[0] == "Ana has chosen"
    point(app, spot)
    assert table.ring.at is None


# --- as a window ----------------------------------------------------------------------------------


def test_no_hand_reaches_the_shared_table(app: App) -> None:
    window, table = shared(app, "parsifal")
    ask_who_begins(app)
    answer(app, "first 0")
    assert app.playing is not None
    entries = len(app.playing.bridge.session.journal.entries)
    zoom = table.zoom
    for place in [item for item in (table.table.lying if table.table else ()) if item.isVisible()]:
        at = table.mapFromScene(place.body().center())
        QTest.mouseMove(table.viewport(), at)
        QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=at)
        QTest.mouseDClick(table.viewport(), Qt.MouseButton.LeftButton, pos=at)
        QTest.mouseClick(table.viewport(), Qt.MouseButton.RightButton, pos=at)
    QTest.keyClick(window, Qt.Key.Key_Return)
    assert len(app.playing.bridge.session.journal.entries) == entries
    assert table.zoom == zoom


@pytest.mark.sampled
@pytest.mark.parametrize("size", [(1280, 720), (640, 900), (480, 360), (2560, 1080)])
def test_it_fills_any_window(app: App, size: tuple[int, int]) -> None:
    window, table = shared(app, "restless", 4)
    window.resize(*size)
    QApplication.processEvents()
    assert window.size().toTuple() == size
    assert not table.geometry().intersects(window.words.geometry())
    assert not table.geometry().intersects(window.aim.geometry())
    room = table.geometry().united(window.words.geometry()).united(window.aim.geometry())
    assert room == window.rect()


def test_it_comes_back_from_a_screen_that_is_gone(app: App) -> None:
    window = app.sharing.open_share()
    window.move(-5000, -5000)
    window.come_back()
    screen = QGuiApplication.primaryScreen().availableGeometry()
    assert screen.intersects(window.frameGeometry())


def test_words_are_larger_than_on_the_programs_own_table(app: App) -> None:
    _, table = shared(app, "restless", 4)
    assert app.playing is not None
    assert table.table is not None
    assert app.playing.table.table is not None
    assert table.table.text == 1.5 * app.playing.table.table.text
    try:
        app.take_settings(Settings(text_scale=200, reduced_motion=True))
        QApplication.processEvents()
        assert table.table.text == 3.0
    finally:  # other tests are to find it as it was
        app.take_settings(Settings(reduced_motion=True))


def test_another_theme_is_worn_at_once(app: App) -> None:
    window, _ = shared(app, "parsifal")
    before = window.words.grab().toImage().pixelColor(2, 2)
    try:
        app.take_settings(Settings(theme="light", reduced_motion=True))
        QApplication.processEvents()
        assert window.words.grab().toImage().pixelColor(2, 2) != before
    finally:
        app.take_settings(Settings(reduced_motion=True))


def test_all_that_is_told_is_of_a_port(app: App) -> None:
    window, _ = shared(app, "tower", hands="private")
    share = app.sharing.share
    assert share is not None
    assert share.port.seat == EVERYONE
    assert window.words.words.lines == tuple(told(share.port, 14))
