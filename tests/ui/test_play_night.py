"""A whole night of Scenario on the real window: by mouse, and by keys alone."""

from __future__ import annotations

from collections import Counter

import pytest
from PySide6.QtTest import QTest

from tabletop import Seat, new_game
from tabletop.bots.luck import Luck
from tabletop.play.questions.declaration import DONE
from tests.ui import looking
from tests.ui.hands import Hands
from tests.ui.naming import assert_keys_are_seen
from ui.program.app import App


def begun(app: App, seats: int) -> Hands:
    """A night of one person who plays all heroes."""
    app.play(new_game("scenario", seats=[Seat(f"Ana {n}", 0) for n in range(seats)], seed=6))
    hands = Hands(app)
    hands.rest()
    return hands


def wished(hands: Hands, luck: Luck) -> str:
    """What is said next: a part of anything that is allowed, and rarely the end of a turn."""
    legal = [option.key for option in hands.decision.legal()]
    acts = [key for key in legal if key not in ("done", DONE, "stay")]
    return luck.choice(acts if acts and luck.chance(90) else legal)


@pytest.mark.slow
def test_a_whole_night_by_the_mouse(app: App) -> None:
    hands, luck, done = begun(app, 2), Luck(5), Counter[str]()
    session = hands.game.bridge.session
    while not session.over:
        key = wished(hands, luck)
        if key.isdigit():
            by_number(hands, luck)
            continue
        done[hands.take(key)] += 1
        hands.rest()
    assert session.table.outcome is not None
    assert done["drag"] > 5, done
    assert len(session.journal.entries) > 30


@pytest.mark.slow
def test_a_whole_night_by_keys_alone(app: App) -> None:
    hands, luck = begun(app, 1), Luck(3)
    session = hands.game.bridge.session
    while not session.over:
        by_number(hands, luck)
        assert_keys_are_seen(app.shell)
    assert session.table.outcome is not None


def by_number(hands: Hands, luck: Luck) -> None:
    """Say one part by the number that stands before it in the panel."""
    panel = hands.game.window.decision
    labels = [looking.words_on(button) for button in panel.answers.numbered]
    at = 1 + luck.below(min(9, len(labels)))
    QTest.keyClicks(hands.game.table, str(at))
    hands.insist()  # on what is warned of
    hands.rest()
