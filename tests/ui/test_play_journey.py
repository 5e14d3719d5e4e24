"""A whole game of The Restless on the real window: from the gallery to the Traitor God."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QLineEdit

from tabletop import Seat, Session, new_game
from tabletop.bots import bot
from tabletop.bots.luck import Luck
from tests.ui.hands import Hands
from tests.ui.opened import opened
from ui.program.app import App
from ui.windows.ending import EndingPage

SEATS, MOST = 2, 330


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    with opened(tmp_path, speed=400, answer_forced=False) as app:
        app.show_gallery()
        yield app


class Thought:
    """What a careful party would answer, question by question."""

    def __init__(self, session: Session) -> None:
        self.luck = Luck(1)
        self.choose = bot(session.game, "thoughtful")

    def key(self, session: Session) -> str:
        decision = session.decision
        assert decision is not None
        return self.choose(session.view(decision.seat), decision, self.luck)


def a_seed_that_leads_to_the_god() -> int:
    """The first game in which a careful party stands before the Traitor God soon enough."""
    for seed in range(1, 200):
        seats = [Seat(f"Player {n + 1}", 0) for n in range(SEATS)]
        session = new_game("restless", seats=seats, seed=seed, hashing=False)
        thought = Thought(session)
        for _ in range(MOST):
            if session.over:
                break
            session.answer(thought.key(session))
        if session.over and session.table.count("final"):
            return seed
    raise AssertionError("no party comes that far")


def begin(hands: Hands, seed: int) -> None:
    """One person with two Characters, set up by mouse and keys."""
    hands.press_named("New game of The Restless")
    hands.press_named(f"Characters: {SEATS}")
    hands.press_named("People: 1")
    hands.press_named("House rules")
    lines = hands.app.shell.findChildren(QLineEdit)
    line = next(each for each in lines if each.accessibleName() == "Seed" and each.isVisible())
    QTest.keyClicks(line, str(seed))
    hands.press("Start")


def answer(hands: Hands, key: str, luck: Luck) -> str:
    """Give an answer at the table, by its number or by its button; returns how."""
    rows = hands.game.window.decision.answers
    number = rows.numbered.index(rows.by_key[key]) + 1 if key in rows.by_key else 0
    if number > 0 and len(rows.numbered) < 10 and luck.chance(40):
        hands.key(str(number))
        hands.insist()
        return "number"
    return hands.take(key)


@pytest.mark.slow
def test_a_whole_game_to_the_traitor_god(app: App) -> None:
    hands = Hands(app)
    begin(hands, a_seed_that_leads_to_the_god())
    ways, steps, luck = Counter[str](), set[str](), Luck(2)
    thought = Thought(hands.game.bridge.session)
    for _ in range(MOST):
        session = hands.game.bridge.session
        if session.over:
            break
        hands.until(lambda: hands.game.bridge.decision is not None, "the next question")
        hands.rest()
        assert session.step is not None
        steps.add(session.step.name)
        answered = len(session.journal.entries)
        for part in thought.key(session).split("/"):
            if len(session.journal.entries) > answered:
                break  # one drag has said what was left
            ways[answer(hands, part, luck)] += 1
        assert len(session.journal.entries) > answered
        hands.rest()
    session = hands.game.bridge.session
    assert session.over
    assert session.table.count("final"), "it stood before the Traitor God"
    assert {"choose_characters", "take_turn", "between_turns", "gap", "verdict"} <= steps
    assert {"drag", "number", "button"} <= set(ways)
    hands.until(lambda: isinstance(app.shell.currentWidget(), EndingPage), "the last page")
    shown = " ".join(each.text() for each in app.shell.currentWidget().findChildren(QLabel))
    assert session.table.outcome is not None
    assert session.table.outcome.words in shown
