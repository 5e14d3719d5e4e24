"""The panel asks the next question once the table has played the last answer, and not before."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.ui import looking
from tests.ui.fights import fight
from tests.ui.hands import Hands
from ui.base.settings import Settings
from ui.program.app import App

MOVING, STILL = Settings(speed=100), Settings(reduced_motion=True)


@pytest.fixture
def hands(app: App) -> Hands:
    """A hero is asked what to do, and what is done moves."""
    hands = Hands(app)
    hands.play(fight(["cups-5"]))
    app.take_settings(MOVING)
    return hands


def offered(hands: Hands) -> list[str]:
    """What the panel would take: the words of its answers that can be pressed."""
    rows = hands.game.window.decision.answers.numbered
    return [looking.words_on(row) for row in rows if row.isEnabled() and row.isVisible()]


def rest(hands: Hands) -> None:
    """Give an answer that moves cards."""
    hands.game.bridge.answering.answer("focus")
    QApplication.processEvents()


def test_nothing_can_be_answered_before_it_is_asked(hands: Hands) -> None:
    before = offered(hands)
    assert before
    rest(hands)
    assert hands.game.table.moving
    assert not offered(hands)
    given = len(hands.game.bridge.session.journal.entries)
    assert not hands.game.window.decision.take_default()
    assert not hands.game.window.decision.type_digit(1)
    hands.rest()
    assert offered(hands)
    assert len(hands.game.bridge.session.journal.entries) == given


@pytest.mark.parametrize("key", ["1", "Space", "Return", "Shift+Return", "Ctrl+Return"])
def test_a_key_ends_the_motion_and_answers_nothing(hands: Hands, key: str) -> None:
    rest(hands)
    given = hands.given()
    hands.game.table.setFocus()
    QTest.keySequence(hands.game.table, key)  # type: ignore[call-overload]
    assert not hands.game.table.moving
    assert hands.given() == given
    assert offered(hands), "and then it is asked"


def test_without_motion_it_is_asked_at_once(hands: Hands) -> None:
    hands.app.take_settings(STILL)
    rest(hands)
    assert offered(hands)


def test_the_reason_for_a_hint_goes_with_its_question(hands: Hands) -> None:
    panel = hands.game.window.decision
    panel.show_reason("Hint", "Because.")
    rest(hands)
    hands.rest()
    assert not any(
        child.isVisible() for child in panel.children() if type(child).__name__ == "Reason"
    )
