"""The Restless on the real window: its cards are read aloud, and it is played by mouse."""

from collections import Counter

import pytest
from PySide6.QtGui import QCursor

from tabletop import Seat, Session, new_game
from tabletop.bots import bot
from tabletop.bots.luck import Luck
from tests.ui.hands import Hands
from ui.app import App

GAME = "restless"


@pytest.fixture
def hands(app: App) -> Hands:
    QCursor.setPos(0, 0)
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
        hands.rest()
    realm = session.table["realm"][0]
    assert preview.isVisible()
    assert preview.height() > 0.8 * hands.game.table.height()
    assert preview._face._card == realm.name
    preview.leave()
    hands.game.story.tell_happened()
    assert not preview.isVisible()


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
