"""The Restless on the real window: its cards are read aloud, and it is played by mouse."""

from collections import Counter

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tabletop import Seat, Session, new_game
from tabletop.bots import bot
from tabletop.bots.luck import Luck
from tests.ui.hands import LEFT, Hands
from ui.program.app import App

GAME = "restless"


@pytest.fixture
def hands(app: App) -> Hands:
    return Hands(app)


def _before(step: str, seed: int = 5) -> Session:
    """A game of one person with a whole party, up to the question that leads to *step*."""
    session = new_game(GAME, seats=[Seat(f"Seat {n}", 0) for n in range(4)], seed=seed)
    luck, choose = Luck(seed), bot(session.game, "random")
    while not session.table[step]:
        decision = session.decisions[0]
        session.answer(choose(session.view(decision.seat), decision, luck), seat=decision.seat)
    session.undo()
    return session


@pytest.mark.rule("RST-040")
def test_a_realm_is_shown_large_once_when_it_comes_into_force(hands: Hands) -> None:
    session = _before("realm")
    assert not session.table["realm"]
    hands.play(session)
    preview = hands.game.window.panels.preview
    assert not preview.isVisible()
    decision = hands.game.bridge.decision
    assert decision is not None
    while not session.table["realm"]:
        hands.game.bridge.answering.answer(hands.decision.legal()[0].key)
    hands.until(lambda: preview.is_aloud, "the Realm, large")
    realm = session.table["realm"][0]
    assert preview.isVisible()
    assert preview.height() > 0.8 * hands.game.table.height()
    assert preview._face._card == realm.name
    _asks_nothing(hands)
    hands.rest()  # which puts it away
    assert not preview.isVisible()
    assert hands.game.window.decision.answers.by_key
    assert hands.game.table.lights.offering
    hands.game.bridge.time.undo()
    hands.game.bridge.time.redo()
    hands.rest()
    assert not preview.isVisible()


def _asks_nothing(hands: Hands) -> None:
    """Neither the panel nor the table asks anything, and no key or click answers."""
    given, table, panel = hands.given(), hands.game.table, hands.game.window.decision
    assert not panel.answers.by_key
    assert not panel.take_default()
    assert not panel.type_digit(1)
    assert not table.asked()
    QTest.mouseMove(table.viewport(), QPoint(9, 9))
    assert table.large.is_shown, "the pointer may go where it likes"
    assert hands.given() == given


@pytest.mark.parametrize("key", ["", "1", "Space", "Return", "Escape", "Right", "R"])
def test_what_ends_the_reading_of_a_card_does_nothing_else(hands: Hands, key: str) -> None:
    """A click on a card that is shown large goes to no card beneath it, nor does a key go on."""
    session = _before("realm")
    hands.play(session)
    while not session.table["realm"]:
        hands.game.bridge.answering.answer(hands.decision.legal()[0].key)
    table, given = hands.game.table, hands.given()
    hands.until(lambda: table.large.is_shown, "the Realm, large")
    if key:
        hands.key(key)
    else:
        QTest.mouseClick(table.viewport(), LEFT, pos=table.viewport().rect().center())
    QApplication.processEvents()
    assert not table.large.is_shown
    assert hands.given() == given
    assert hands.game.window.decision.answers.by_key, "and then it is asked"


def test_what_lay_there_when_the_game_was_opened_is_not_read_again(hands: Hands) -> None:
    session = _before("encounter")
    assert session.table["realm"]
    hands.play(session)
    assert not hands.game.window.panels.preview.isVisible()


def test_it_is_played_by_mouse(hands: Hands) -> None:
    hands.play(_before("encounter", seed=3))
    luck = Luck(2)
    ways: Counter[str] = Counter()
    for _ in range(45):
        if hands.game.bridge.session.over:
            break
        legal = hands.decision.legal()
        key = legal[luck.below(len(legal))].key
        count = len(hands.given())
        ways[hands.take(key)] += 1
        hands.rest()
        assert hands.given()[count] == key
        assert hands.game.table.table.near == 0
    assert sum(ways.values()) == 45
    assert len(ways) > 1, ways
