"""A bot that dies, stops or answers nonsense is told of, begun anew once, and answered for."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from multiprocessing import active_children

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from tabletop import Session
from tests.ui import failing
from tests.ui.ending import is_gone
from tests.ui.hands import Hands
from tests.ui.test_bot_controls import Start, contest, reason, start, thick_of_it
from ui.seat import bot_thinker, bots
from ui.seat.bot_thinker import THINKS, WORK

HELD = hasattr(signal, "SIGSTOP")
pytestmark = pytest.mark.skipif(not HELD, reason="no process can be held here")

Make = Callable[[], Callable[[bytes], bytes]]
assert start  # the fixture


@pytest.fixture
def session() -> Session:
    """A searching bot is to act, and has much to choose from; then it is a person's turn."""
    made = thick_of_it()
    made.override("seat", seat=0, name="Bot 3", player=0, bot="searching")
    return made


def _shown(hands: Hands) -> str:
    panel = hands.game.window.decision
    return " ".join(each.text() for each in panel.findChildren(QLabel) if each.isVisible())


def test_a_bot_has_ten_times_its_budget() -> None:
    assert WORK.patience == 10 * THINKS / 1000


@pytest.mark.sampled
@pytest.mark.parametrize(
    ("make", "why"),
    [
        (failing.dying, "ended before it answered"),
        (failing.never_ready, "ended before it answered"),
        (failing.stopping, "gave no answer within 0.5 seconds"),
        (failing.half_saying, "gave no answer within 0.5 seconds"),
        (failing.raising, "failed: ValueError: no such card"),
        (failing.mumbling, "gave an answer that cannot be chosen"),
        (failing.babbling, "sent an invalid answer"),
    ],
)
def test_one_that_gives_no_answer_is_answered_for(
    start: Start, session: Session, monkeypatch: pytest.MonkeyPatch, make: Make, why: str
) -> None:
    patience = 0.5 if "seconds" in why else 60
    monkeypatch.setattr(bot_thinker, "WORK", WORK._replace(make=make, patience=patience))
    hands = start(session)
    said: list[str] = []
    hands.game.bridge.said.connect(said.append)
    hands.until(lambda: "Answer for Bot 3" in _buttons(hands), "it is offered", 60)
    assert said == [f"The bot {why}. It was restarted and asked again."]
    assert why in _shown(hands)
    assert "Waiting for Bot 3" in _shown(hands)
    before = len(session.journal.entries)
    QTest.qWait(200)
    assert not hands.game.bridge.bots.thinker.busy, "it is not asked for ever"
    hands.press("Answer for Bot 3")
    decision = hands.game.bridge.decision
    assert decision is not None
    assert decision.seat == 0
    while len(session.journal.entries) == before:  # part by part, until all of it is said
        decision = hands.game.bridge.decision
        assert decision is not None
        assert decision.seat == 0
        hands.press(decision.legal()[0].label, hands.game.window.decision)
    assert len(session.journal.entries) > before


def _buttons(hands: Hands) -> list[str]:
    from PySide6.QtWidgets import QAbstractButton

    panel = hands.game.window.decision
    return [each.text() for each in panel.findChildren(QAbstractButton) if each.isVisible()]


def test_one_that_fails_once_answers_then(
    start: Start, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_thinker, "WORK", WORK._replace(patience=60))
    strangers = {each.pid for each in active_children()}
    hands = start(session)
    said: list[str] = []
    hands.game.bridge.said.connect(said.append)
    hands.until(lambda: hands.game.bridge.bots.thinker.busy, "it thinks", 60)
    for each in active_children():
        if each.pid not in strangers and each.pid is not None:
            os.kill(each.pid, signal.SIGKILL)
    hands.until(lambda: session.table.count("active") == 1, "it acts", 60)
    assert [words for words in said if "restarted" in words] == [
        "The bot ended before it answered. It was restarted and asked again."
    ]


def test_one_that_was_stuck_can_be_asked_again(
    start: Start, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_thinker, "WORK", WORK._replace(make=failing.dying, patience=60))
    hands = start(session)
    hands.until(lambda: "Ask the bot again" in _buttons(hands), "it is offered", 60)
    hands.game.bridge.bots.thinker._apart._work = WORK._replace(patience=60)
    hands.press("Ask the bot again")
    assert "Ask the bot again" not in _buttons(hands)
    hands.until(lambda: session.table.count("active") == 1, "it acts", 60)


def test_a_hint_that_never_comes_is_told_of(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_thinker, "WORK", WORK._replace(make=failing.sleeping, patience=0.3))
    hands = start(contest("", "thoughtful"))
    hands.until(lambda: hands.game.bridge.decision is not None, "my turn")
    hands.rest()
    hands.press("Hint")
    hands.until(lambda: "There is no explanation" in reason(hands), "it is told of", 60)
    assert hands.game.bridge.decision is not None


@pytest.mark.parametrize("key", ["", "no such key"])
def test_one_that_fails_at_once_is_answered_for(
    start: Start, monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    """Those that need no process fail in the same way: never with a fault in a player's face."""

    def bot(*_about: object) -> Callable[..., str]:
        if not key:
            raise ZeroDivisionError("division by zero")
        return lambda *_seen: key

    monkeypatch.setattr(bots, "bot", bot)
    hands = start(contest("thoughtful", ""))
    hands.until(lambda: "Answer for Seat 0" in _buttons(hands), "it is offered", 60)
    assert ("ZeroDivisionError" if not key else "cannot be chosen") in _shown(hands)


def test_a_game_is_left_though_its_bot_has_stopped(
    start: Start, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_thinker, "WORK", WORK._replace(make=failing.stopping, patience=60))
    hands = start(session)
    hands.until(lambda: hands.game.bridge.bots.thinker.busy, "it thinks", 60)
    process = hands.game.bridge.bots.thinker._apart._process
    assert process is not None
    hands.game.bridge.bots.leave()
    assert is_gone(process._process)
