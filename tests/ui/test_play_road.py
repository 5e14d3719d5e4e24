"""Journeys of Darkest Talisman on the real window: to a destination and home, by mouse and by
keys."""

from __future__ import annotations

from collections import Counter

import pytest
from PySide6.QtTest import QTest

from tabletop import Seat, Session, new_game
from tabletop.bots import bot
from tabletop.bots.luck import Luck
from tests.ui import looking
from tests.ui.hands import Hands
from tests.ui.naming import assert_keys_are_seen
from ui.program.app import App

MOST = 400


def begun(app: App, seed: int = 4) -> Hands:
    """One person with three heroes, who has just come to the village."""
    app.play(new_game("darkest", seats=[Seat("Ana", 0)], seed=seed))
    hands = Hands(app)
    hands.rest()
    return hands


def thought(session: Session, luck: Luck) -> str:
    """What a careful party would answer."""
    decision = session.decision
    assert decision is not None
    return bot(session.game, "thoughtful")(session.view(decision.seat), decision, luck)


def is_home(session: Session) -> bool:
    """Whether a journey is over: the party is in a village again."""
    return session.over or (session.table.count("travelled") > 0 and not session.table.count("at"))


def by_number(hands: Hands, key: str) -> None:
    """Answer by the number that stands before it in the panel; what has none is left alone, and the
    first said instead."""
    label = next(each.label for each in hands.decision.legal() if each.key == key)
    words = [looking.words_on(button) for button in hands.game.window.decision.answers.numbered]
    at = next((n for n, each in enumerate(words[:9]) if each.startswith(label)), 0)
    QTest.keyClicks(hands.game.table, str(at + 1))


@pytest.mark.slow
def test_a_journey_by_the_mouse(app: App) -> None:
    hands, luck, ways = begun(app), Luck(7), Counter[str]()
    session, steps = hands.game.bridge.session, set[str]()
    assert hands.take("buy water-bottle") == "drag", "from the smith to who buys it"
    hands.rest()
    assert [p.name for n in range(3) for p in session.table[f"items:{n}"]].count("water-bottle")
    for _ in range(MOST):
        if is_home(session):
            break
        assert session.step is not None
        steps.add(session.step.name)
        before = len(session.journal.entries)
        ways[hands.take(thought(session, luck))] += 1
        hands.rest()
        assert len(session.journal.entries) > before
    assert is_home(session)
    assert {"stay", "set_out", "draw", "spot", "onward", "space_done"} <= steps
    assert ways["button"], ways


@pytest.mark.slow
def test_a_journey_by_keys_alone(app: App) -> None:
    hands, luck = begun(app, seed=9), Luck(2)
    session = hands.game.bridge.session
    for _ in range(MOST):
        if is_home(session):
            break
        before, key = len(session.journal.entries), thought(session, luck)
        by_number(hands, key)
        hands.insist()
        hands.rest()
        assert_keys_are_seen(app.shell)
        assert len(session.journal.entries) > before
    assert is_home(session)
