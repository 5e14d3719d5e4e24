"""Watching bots: pause, step, speed, why; a hint for a person; thinking that holds up nothing."""

import os
import signal
from collections.abc import Callable, Iterator
from multiprocessing import active_children
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from tabletop import Seat, Session, new_game
from tabletop.games.parsifal.cards.lexicon import NUMBER
from tabletop.play.questions.decision import Decision
from tests.games.parsifal.staging import stage
from tests.ui.fights import fight
from tests.ui.hands import Hands
from tests.ui.opened import opened
from ui.base.settings import Settings
from ui.game.bot_controls import THINKING
from ui.panels.reason import Reason
from ui.seat.bot_thinker import Move, Wish, think

Start = Callable[[Session], Hands]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    with opened(tmp_path, speed=400) as app:

        def play(session: Session) -> Hands:
            app.play(session)
            app.shell.activateWindow()
            assert app.playing is not None
            app.playing.table.setFocus()
            return Hands(app)

        yield play


def contest(*players: str) -> Session:
    """A game in which each of *players* is the name of a bot, or empty for a person."""
    seats = [Seat(f"Seat {n}", n, bot) for n, bot in enumerate(players)]
    return new_game("parsifal", seats=seats, seed=5)


def reason(hands: Hands) -> str:
    """What stands on the card of reasons, empty if it is put away."""
    card = hands.game.window.decision.findChild(Reason)
    assert isinstance(card, Reason)
    return "" if card.isHidden() else " ".join(each.text() for each in card.findChildren(QLabel))


def told(hands: Hands) -> str:
    hands.until(lambda: reason(hands) and THINKING not in reason(hands), "reasons", 20)
    return reason(hands)


def test_bots_play_on_until_they_are_paused_and_then_step_by_step(start: Start) -> None:
    hands = start(contest("thoughtful", "thoughtful"))
    entries = hands.game.bridge.session.journal.entries
    hands.until(lambda: len(entries) > 6, "some answers")
    hands.key("P")
    assert hands.game.bridge.bots.paused
    stood = len(entries)
    QTest.qWait(400)
    assert len(entries) == stood
    hands.key("N")
    hands.rest()
    assert stood < len(entries) <= stood + 2, "one answer, and what chance adds to it"
    stood = len(entries)
    hands.press("Resume")
    hands.until(lambda: len(entries) > stood + 2, "they go on")
    hands.press("Step")
    assert hands.game.bridge.bots.paused, "whoever steps wants to look"


def test_the_speed_is_chosen_while_watching_and_kept(start: Start) -> None:
    hands = start(contest("thoughtful", "thoughtful"))
    hands.press("½×")
    assert hands.game.bridge.bots.interval() == 1200
    hands.game.take_settings(Settings(speed=50, bots_at_once=True))
    assert hands.game.bridge.bots.interval() == 0
    assert hands.app.settings.speed == 50


def test_bots_that_answer_at_once_move_nothing(start: Start) -> None:
    hands = start(contest("thoughtful", "thoughtful"))
    game, moved = hands.game, list[bool]()
    game.take_settings(Settings(speed=50, bots_at_once=True))
    hands.until(lambda: not game.bridge.moving, "what moved before")
    game.table.motion_started.connect(lambda: moved.append(True))
    stood = len(entries := game.bridge.session.journal.entries)
    hands.until(lambda: len(entries) > stood + 20, "twenty answers")
    assert not moved


def test_why_a_bot_did_that_can_be_asked_and_holds_a_watched_game(start: Start) -> None:
    hands = start(contest("thoughtful", "thoughtful"))
    session = hands.game.bridge.session
    hands.until(lambda: session.table.count("turns") > 4, "a few turns")
    hands.press("Why?")
    assert hands.game.bridge.bots.paused
    words = told(hands)
    assert "Seat" in words
    assert "points" in words or "win" in words


def test_a_person_gets_a_hint_that_goes_with_the_answer(start: Start) -> None:
    hands = start(contest("", "thoughtful"))
    hands.until(lambda: hands.game.bridge.decision is not None, "my turn")
    hands.rest()
    before = len(hands.game.bridge.session.journal.entries)
    hands.press("Hint")
    assert "Hint" in told(hands)
    assert len(hands.game.bridge.session.journal.entries) == before, (
        "nothing is answered for anybody"
    )
    hands.press(hands.decision.legal()[-1].label, hands.game.window.decision)
    assert reason(hands) == ""


def test_the_cards_that_a_hint_names_are_lit(start: Start) -> None:
    areas = [["amfortas", "titurel"], ["kundry"]]
    hands = start(stage(areas=areas, under={"amfortas": ["spear"]}, common=["balm"]))
    hands.rest()
    lit: list[list[int]] = []
    hands.game.window.lit.connect(lambda pieces, _zones: lit.append(pieces))
    hands.press("Hint")
    assert "Amfortas takes the Balm, because" in told(hands)
    assert sorted(lit[-1]) == [NUMBER["amfortas"], NUMBER["balm"]]


def test_games_that_give_no_reasons_still_give_hints() -> None:
    session = fight(["cups-5"])
    decision = session.decision
    assert decision is not None
    move = Move("thoughtful", session.view(decision.seat), decision)
    words = think(Wish("tower", [move], why=True))
    assert any(words.startswith(option.label.partition(":")[0]) for option in decision.legal())


def thick_of_it() -> Session:
    """A searching bot is to act, and has much to choose from; then it is a person's turn."""
    return stage(
        areas=[
            ["klingsor", "gurnemanz", "squire-1", "titurel", "ferris"],
            ["herzeleide", "gawan", "knight-1", "parsifal"],
            ["charmer-1", "amfortas", "gamuret"],
        ],
        under={"herzeleide": ["bow"]},
        common=["balm", "spear"],
        limbo=["swan", "wine"],
        deck=["kundry", "squire-2", "knight-2"],
        counters={"round": 4, "turns": 10},
    )


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="no process can be held here")
def test_a_bot_that_thinks_holds_up_no_frame(start: Start) -> None:
    """While the searching bot thinks, in a process of its own, the window goes on ticking."""
    session = thick_of_it()
    session.override("seat", seat=0, name="Ana", player=0, bot="searching")
    strangers = {each.pid for each in active_children()}
    hands = start(session)
    bots = hands.game.bridge.bots
    hands.until(lambda: bots.thinker.busy, "it thinks", 30)
    (thinking,) = (each.pid for each in active_children() if each.pid not in strangers)
    assert thinking is not None
    os.kill(thinking, signal.SIGSTOP)  # however long it takes
    ticks: list[bool] = []
    timer = QTimer(interval=5)
    timer.timeout.connect(lambda: ticks.append(bots.thinker.busy))
    timer.start()
    hands.until(lambda: len(ticks) > 50, "the window ticks", 30)
    timer.stop()
    assert all(ticks), "it thought all the while"
    os.kill(thinking, signal.SIGCONT)
    hands.until(lambda: session.table.count("active") == 1 and not bots.thinker.busy, "it acts", 30)


def anything(_answer: str) -> bool:
    return True


def test_only_the_last_wish_is_answered(start: Start) -> None:
    session = thick_of_it()
    session.override("seat", seat=0, name="Ana", player=0, bot="searching")
    hands = start(session)
    bots = hands.game.bridge.bots
    hands.until(lambda: bots.thinker.busy, "it thinks", 20)
    answered: list[str] = []
    bots.stop()
    assert not bots.thinker.busy
    bots.thinker.ask(Wish("parsifal", [], why=True), answered.append, answered.append, anything)
    hands.until(lambda: answered == [""], "only the last is told", 20)


def test_where_nothing_is_allowed_bots_wait_and_have_no_hints(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By hand a table can be bent so that no rule allows anything: nothing breaks of it."""
    monkeypatch.setattr(Decision, "legal", lambda _self: [])
    session = contest("random", "thoughtful")
    hands = start(session)
    before = len(session.journal.entries)
    bots = hands.game.bridge.bots
    bots.step()
    QTest.qWait(50)
    assert len(session.journal.entries) == before
    assert bots.why_stuck(session.decisions[0].seat) == "has no allowed answer"
    hands = start(contest("", ""))
    said: list[str] = []
    hands.game.bridge.said.connect(said.append)
    hands.game.watching.hint()
    assert said == ["No answer is allowed here. Open the Unstick panel to go on."]
    assert reason(hands) == ""
