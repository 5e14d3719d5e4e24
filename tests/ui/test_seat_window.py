"""A seat's window: its hand, its question answered there, and nothing of anybody else's."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMessageBox, QPushButton

from saves.folders import folders
from tabletop import Seat, new_game
from tabletop.play.rules.chronicle import Mention
from tests.games.tower.climbing import climb
from tests.ui.looking import spot_on_piece
from ui.base.settings import Settings
from ui.program.app import App
from ui.windows.seat import SeatWindow

PEOPLE = ("Ana", "Ben", "Cleo", "Dan")


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    settings = Settings(reduced_motion=True, answer_forced=False)
    app = App(folders(tmp_path), settings, tmp_path / "settings.json")
    app.shell.show()
    yield app
    assert not app.faults
    app.shell.close()


def play(app: App, game: str, people: int = 2, **options: str) -> None:
    seats = [Seat(PEOPLE[n], n, given=PEOPLE[n]) for n in range(people)]
    app.play(new_game(game, seats=seats, seed=4, options=options))
    QApplication.processEvents()


def window_of(app: App, seat: int) -> SeatWindow:
    window = app.sharing.open_seat(seat)
    QApplication.processEvents()
    assert window is not None
    return window


def press(window: SeatWindow, *keys: str) -> None:
    for key in keys:
        window.decision.answers.by_key[key].click()
        QApplication.processEvents()


def known(window: SeatWindow) -> set[str]:
    """The zones whose cards the window shows by name."""
    assert window.table.table is not None
    zones = window.table.table.view.zones.values()
    return {zone.name for zone in zones if zone.pieces and all(p.name for p in zone.pieces)}


def test_a_key_opens_the_window_of_who_sits_at_the_screen(app: App) -> None:
    play(app, "parsifal")
    assert app.playing is not None
    QTest.keyClick(app.playing.table, Qt.Key.Key_F8)
    assert set(app.sharing.seats) == {0}
    window = app.sharing.seats[0][0]
    assert window.windowTitle().startswith("Ana")
    QTest.keyClick(window, Qt.Key.Key_F8)
    assert not app.sharing.seats


def test_it_shows_its_own_hand_and_no_other(app: App) -> None:
    play(app, "vigil", 3)
    windows = [window_of(app, seat) for seat in range(3)]
    for seat, window in enumerate(windows):
        assert known(window) & {"hand:0", "hand:1", "hand:2"} == {f"hand:{seat}"}
        assert window.table.table is not None
        hand = window.table.table.arrangement.spots[f"hand:{seat}"].drop
        seen = window.table.mapToScene(window.table.viewport().rect()).boundingRect()
        assert seen.contains(hand)
        whole = window.table.table.layout.size[0]
        assert seen.width() < whole  # it is what is large


def test_secret_choices_are_made_at_windows_of_their_own_and_changed(app: App) -> None:
    play(app, "vigil", 3)
    windows = [window_of(app, seat) for seat in range(3)]
    assert app.playing is not None
    session = app.playing.bridge.session
    press(windows[1], "watch", "three", "five")
    assert list(session.waiting_room.answers) == [1]
    assert "Ben has chosen" in texts(windows[2])
    before = texts(windows[2])
    again = [b for b in buttons(windows[1]) if b.text() == "Choose again"]
    again[0].click()
    QApplication.processEvents()
    assert not session.waiting_room.answers
    press(windows[1], "watch", "nine", "one")
    assert texts(windows[2]) == before
    press(windows[2], "watch", "two", "three")
    press(windows[0], "watch", "four", "five")
    assert not session.waiting_room.answers
    leads = [line.parts[1] for line in session.lines if "leads with" in line.words]
    assert {part.name for part in leads if isinstance(part, Mention)} == {
        "four-1",
        "nine-2",
        "two-3",
    }


def texts(window: SeatWindow) -> str:
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return "\n".join(each.text() for each in window.decision.findChildren(QLabel))


def buttons(window: SeatWindow) -> list[QPushButton]:
    return window.decision.findChildren(QPushButton)


def test_the_curtain_is_not_left_for_who_has_answered_elsewhere(app: App) -> None:
    play(app, "vigil", 2)
    windows = [window_of(app, seat) for seat in range(2)]
    assert app.playing is not None
    assert app.shell.curtain_hangs or app.playing.bridge.seat >= 0
    app.playing._on_curtain_wanted(0)
    app.shell.curtain.lifted.emit()  # Ana sits there
    press(windows[0], "watch", "four", "five")
    assert app.shell.curtain_hangs
    assert "Ben" in app.shell.curtain.accessibleName()
    press(windows[1], "watch", "three", "five")
    assert app.shell.curtain_hangs
    assert "Ana" in app.shell.curtain.accessibleName()
    app.shell.curtain.lifted.emit()
    assert app.playing.bridge.decision is not None
    assert app.playing.bridge.decision.seat == 0


def test_what_a_rule_forbids_is_told_there_and_not_elsewhere(app: App) -> None:
    play(app, "vigil", 2)
    window = window_of(app, 1)
    press(window, "watch", "three")
    assert app.playing is not None
    refused: list[object] = []
    app.playing.bridge.refused.connect(lambda *what: refused.append(what))
    window.decision.chosen.emit("ten")
    assert "No hour comes after ten" not in window._said.words  # but ten may follow
    assert list(app.playing.bridge.session.waiting_room.answers) == [1]
    app.playing.bridge.session.undo(1)
    app.playing.bridge.settle()
    press(window, "watch")
    window.decision.blocked.emit("ten")
    assert "No hour comes after ten" in window._said.words
    window.say("")
    app.sharing.seats[1][1].say("ten")
    assert "No hour comes after ten" in window._said.words
    assert not refused


def test_an_answer_is_clicked_on_its_table(app: App) -> None:
    play(app, "pilgrims")
    window = window_of(app, 0)
    assert app.playing is not None
    bridge = app.playing.bridge
    assert bridge.decision is not None
    option = bridge.decision.legal()[0]
    assert window.table.decision is not None
    own = app.sharing.seats[0][1]
    entries = len(app.playing.bridge.session.journal.entries)
    own._on_dropped(option.pieces[0], option.zones[0])
    assert len(app.playing.bridge.session.journal.entries) > entries


def test_a_card_that_cannot_be_dropped_there_lies_where_it_was(app: App) -> None:
    play(app, "vigil", 2)
    window = window_of(app, 0)
    press(window, "watch")
    table = window.table
    assert table.table is not None
    piece = table.table.view["hand:0"][2].id
    at = spot_on_piece(table, piece)
    assert at is not None
    port = table.viewport()
    QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=at)
    QTest.mouseMove(port, at / 2)
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=at / 2)
    QApplication.processEvents()
    item = table.table.lying.known(piece)
    assert item is not None
    assert (item.x(), item.y()) == (item.home.x, item.home.y)


def test_rules_and_cards_that_are_spoken_of_are_told_there(app: App) -> None:
    play(app, "parsifal")
    window = window_of(app, 0)
    window.decision.rule_wanted.emit("PAR-004")
    assert window._said.words.startswith("PAR-004: ")
    assert len(window._said.words) > 30
    window.chronicle.list.setCurrentIndex(window.chronicle.list.model().index(0, 0))
    assert not window.chronicle._back.isVisible()  # nobody takes others' moves back from here
    assert window.table.table is not None
    piece = next(item.piece.id for item in window.table.table.lying if item.piece.name)
    window.chronicle.card_wanted.emit(piece)
    item = window.table.table.lying.known(piece)
    assert item is not None
    assert item.ringed


def test_the_first_question_says_what_its_cards_do_in_the_height_it_needs(app: App) -> None:
    play(app, "parsifal", 3)
    window = window_of(app, 0)
    QTest.qWait(50)
    assert "Lock" in texts(window)
    panels = window._beside.sizes()
    assert 0 <= panels[0] - window.decision.needed_height < 40 or panels[0] > 0.65 * sum(panels)
    window.decision.show_asked([])
    QTest.qWait(50)
    assert window._beside.sizes()[0] < panels[0]


@pytest.mark.sampled
@pytest.mark.parametrize("size", [(1040, 640), (640, 900), (560, 400)])
def test_the_table_fills_the_window_round_what_is_ones_own(app: App, size: tuple[int, int]) -> None:
    play(app, "parsifal", 4)
    window = window_of(app, 0)
    window.resize(*size)
    QApplication.processEvents()
    table = window.table
    assert table.table is not None
    seen = table.mapToScene(table.viewport().rect()).boundingRect()
    assert seen.adjusted(-2, -2, 2, 2).contains(table.table.arrangement.plates[0])
    beyond = max(-seen.top(), 0), max(seen.bottom() - table.table.layout.size[1], 0)
    assert abs(beyond[0] - beyond[1]) < 50  # as much bare felt above as below, if there is any


def test_nobody_answers_for_another_there(app: App) -> None:
    play(app, "parsifal")
    window = window_of(app, 1)
    assert app.playing is not None
    entries = len(app.playing.bridge.session.journal.entries)
    assert window.table.decision is None
    app.sharing.seats[1][1].say("first 0")
    assert len(app.playing.bridge.session.journal.entries) == entries
    assert "Nothing is asked of you now" in window._said.words


def test_it_closes_with_the_game(app: App) -> None:
    play(app, "parsifal")
    window_of(app, 0)
    window_of(app, 1)
    app.show_gallery()
    assert not app.sharing.seats
    app.sharing.toggle_seat()
    assert not app.sharing.seats


def test_where_nobody_knows_who_is_there_the_curtain_hangs_first(app: App) -> None:
    play(app, "vigil")
    app.sharing.open_wished(False, [2, 7])
    window = app.sharing.seats[1][0]
    assert window.curtain_hangs
    assert not window.table.isVisible()
    QTest.keyClick(window._curtain, Qt.Key.Key_Return)
    assert not window.curtain_hangs
    window.activateWindow()
    QApplication.processEvents()
    QTest.keyClick(window.table, Qt.Key.Key_F6)
    assert window.curtain_hangs
    assert set(app.sharing.seats) == {1}
    play(app, "parsifal")  # nobody has secrets there
    app.sharing.open_wished(False, [2])
    assert not app.sharing.seats[1][0].curtain_hangs


def test_undo_and_the_end_are_seen_there(app: App) -> None:
    play(app, "parsifal")
    window = window_of(app, 0)
    assert app.playing is not None
    assert app.playing.bridge.answering.ask("who begins")
    QApplication.processEvents()
    begun = texts(window)
    assert app.playing.bridge.answering.answer("first 0")
    QApplication.processEvents()
    assert window.chronicle.list.model().rowCount() == 2
    app.playing.bridge.time.undo()
    QApplication.processEvents()
    assert texts(window) == begun
    assert window.chronicle.list.model().rowCount() == 0
    app.playing.bridge.session.play.end([0], "Ana has won.", "PAR-001")
    app.playing.bridge.settle()
    assert "Ana has won." in texts(window)


def test_what_is_to_be_warned_of_is_asked_there(app: App) -> None:
    play(app, "tower", hands="open")
    window = window_of(app, 0)
    own = app.sharing.seats[0][1]
    assert app.playing is not None
    asked = own.port.decision
    assert asked is not None
    warned = replace(asked.options[0], warning="Think twice.")
    asked.offered[0] = warned
    own.say(warned.key)
    boxes = window.findChildren(QMessageBox)
    assert [box.informativeText() for box in boxes] == ["Think twice."]
    assert not app.playing.bridge.session.journal.entries
    boxes[0].buttons()[1].click()
    assert app.playing.bridge.session.journal.entries


def test_a_click_there_on_what_is_forbidden_says_why(app: App) -> None:
    session = climb(hands=[[f"cups-{n}" for n in range(2, 9)], []])
    app.play(session)
    QApplication.processEvents()
    window = window_of(app, 0)
    deck = window.table.table.arrangement.spots["deck"].area.center()
    pixel = window.table.mapFromScene(deck)
    QTest.mouseClick(window.table.viewport(), Qt.MouseButton.LeftButton, pos=pixel)
    assert window._said.words.startswith("Your hand is full, so you cannot Focus.")
