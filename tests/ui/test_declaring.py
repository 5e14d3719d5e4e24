"""Declarations and secret choices on the real window, by mouse and keys."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from tabletop import new_game
from tabletop.table.table import Seat, freeze
from tests.ui.hands import Hands
from tests.ui.opened import opened
from tests.ui.reading import words_in
from ui.program.app import App


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    with opened(tmp_path, size=(1280, 800), speed=400) as app:
        yield app


def seated(app: App, *players: int) -> Hands:
    """Hands at a vigil of so many seats, each played by one of *players*."""
    names = ("Ada", "Bo", "Cy", "Di")
    seats = [Seat(names[seat], player) for seat, player in enumerate(players)]
    app.play(new_game("vigil", seats=seats, seed=1))
    hands = Hands(app)
    hands.rest()
    return hands


def card(hands: Hands, hour: str) -> int:
    """The number of the card *hour* of whoever is asked."""
    seat = hands.decision.seat
    found: int = hands.game.bridge.session.table.named(f"{hour}-{seat + 1}").id
    return found


def lift(hands: Hands, name: str) -> None:
    """Press the curtain's button."""
    hands.until(lambda: f"I am {name}" in words_in(hands.app.shell), f"the curtain for {name}")
    hands.press(f"I am {name}")
    hands.rest()


@pytest.mark.rule("VIG-002", "VIG-003")
def test_by_mouse_a_drop_says_as_much_as_it_settles_and_a_click_the_rest(app: App) -> None:
    hands = seated(app, 0, 0)
    before = freeze(hands.game.bridge.session.table)
    hands.drag(card(hands, "four"), "watch:0")
    assert hands.decision.ask == "Which two hours? The first leads. So far: Four."
    assert freeze(hands.game.bridge.session.table) == before, "nothing has happened"
    assert not hands.game.bridge.session.journal.entries
    hands.click_piece(card(hands, "nine"))
    assert hands.game.bridge.session.waiting_room.answers[0].key == "watch/four nine"
    assert hands.decision.seat == 1, "the next seat of the same person"


@pytest.mark.rule("VIG-008")
def test_what_is_barred_in_a_part_says_why_and_can_be_done_anyway(app: App) -> None:
    hands = seated(app, 0, 0)
    hands.drag(card(hands, "ten"), "watch:0")
    refusal = hands.game.window.panels.refusal
    assert "No hour comes after ten." in words_in(refusal)
    assert hands.decision.ask == "Watch or rest?", "the drop is taken back whole"
    hands.press("Do it anyway", refusal)
    assert hands.decision.ask.endswith("So far: Ten.")
    hands.click_piece(card(hands, "one"))
    answer = hands.game.bridge.session.waiting_room.answers[0]
    assert (answer.key, answer.anyway) == ("watch/ten one", True)


def test_by_keys_alone_with_parts_taken_back(app: App) -> None:
    hands = seated(app, 0, 0)
    hands.key("1")
    hands.key("3")
    assert hands.decision.ask.endswith("So far: Three.")
    hands.key("Ctrl+Z")
    assert hands.decision.ask == "Which two hours? The first leads."
    hands.press("Back", hands.game.window.decision)
    assert hands.decision.ask == "Watch or rest?"
    for key in ("1", "3", "1"):
        hands.key(key)
    assert hands.game.bridge.session.waiting_room.answers[0].key == "watch/three one"


def test_what_was_done_by_hand_meanwhile_is_taken_back_first(app: App) -> None:
    hands = seated(app, 0, 0)
    hands.key("1")
    hands.key("3")
    bridge = hands.game.bridge
    bridge.hands.override("note", key="aside", words="Three?")
    assert hands.decision.ask.endswith("So far: Three.")
    hands.key("Ctrl+Z")
    assert (bridge.session.table.notes, hands.decision.ask[-6:]) == ({}, "Three.")
    hands.key("Ctrl+Z")
    assert hands.decision.ask == "Which two hours? The first leads."


@pytest.mark.rule("VIG-002")
def test_people_choose_behind_the_curtain_and_change_their_minds(app: App) -> None:
    hands = seated(app, 0, 1, 2)
    lift(hands, "Ada")
    for key in ("1", "4", "9"):
        hands.key(key)
    lift(hands, "Bo")
    shown = words_in(hands.app.shell)
    assert "Four" not in shown
    session = hands.game.bridge.session
    hands.game.bridge.time.undo()
    QApplication.processEvents()
    assert list(session.waiting_room.answers) == [0], "Bo undoes nobody's choice but his own"
    for key in ("1", "2", "3"):
        hands.key(key)
    assert set(session.waiting_room.answers) == {0, 1}
    assert hands.game.bridge.time.undo(), "it is still Bo who looks"
    assert set(session.waiting_room.answers) == {0}
    QApplication.processEvents()
    for key in ("1", "5", "6"):
        hands.key(key)
    lift(hands, "Cy")
    for key in ("1", "5", "8"):
        hands.key(key)
    assert not session.waiting_room.answers
    assert session.table.named("watcher-1").counters["score"] == 10, "four leads, and ten follows"


@pytest.mark.rule("VIG-002")
def test_the_focus_does_not_stay_where_somebody_chose(app: App) -> None:
    """A frame round the ninth of ten backs would tell which hour it is."""
    hands = seated(app, 0, 1)
    lift(hands, "Ada")
    walk = hands.game.table.walk
    nine = card(hands, "nine")
    walk.set_to(next(item for item in hands.game.table.table.lying if item.piece.id == nine))
    assert walk.at()[0] == nine
    for key in ("1", "4", "9"):
        hands.key(key)
    lift(hands, "Bo")
    assert walk.at()[:2] == (-1, "")
    assert walk._ring is None
    assert walk._place == ("", 0)


@pytest.mark.rule("VIG-002")
def test_who_has_chosen_is_told_and_may_choose_again(app: App) -> None:
    hands = seated(app, 0, 0, 1)
    lift(hands, "Ada")
    for key in ("1", "4", "9"):
        hands.key(key)
    panel = hands.game.window.decision
    assert "Ada has chosen" in words_in(panel)
    assert "Waiting for Cy" in words_in(panel)
    hands.press_named("Ada: choose again")
    assert not hands.game.bridge.session.waiting_room.answers
    assert hands.decision.seat == 0
    for key in ("1", "4", "9", "1", "2", "3"):  # for Ada, and then for Bo
        hands.key(key)
    lift(hands, "Cy")
    assert "Ada has chosen" in words_in(panel)
    hands.press_named("Bo: choose again")
    assert set(hands.game.bridge.session.waiting_room.answers) == {0, 1}, "not before Bo is there"
    lift(hands, "Bo")
    assert set(hands.game.bridge.session.waiting_room.answers) == {0}
    assert hands.decision.seat == 1
