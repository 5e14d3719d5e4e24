"""Questions that leave nothing to choose: which are answered, for whom, and how they come back."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from tabletop import Session
from tabletop.play.questions.decision import CHANCE, Decision, Option
from tabletop.play.records.journal import Answer
from tabletop.table.table import freeze
from tabletop.table.view import EVERYONE
from tests.games.darkest.laying import party
from tests.games.tower.climbing import KING, KNIGHT, climb
from ui.seat import gestures
from ui.seat.bridge import Bridge

HERE = Option("here", "Here", (), ("spot",))
SHUT = Option("there", "There", (), ("shut",), why="It is full.", rule="X-2")
REST = Option("rest", "Rest")


@pytest.fixture(scope="module", autouse=True)
def application() -> QCoreApplication:
    return QApplication.instance() or QApplication([])


def asked(*options: Option, seat: int = 0, default: str = "") -> Decision:
    return Decision(seat, "Where?", "X-1", list(options), default=default)


def test_one_open_answer_is_forced_whatever_is_blocked() -> None:
    assert gestures.forced([asked(HERE)], []) is HERE
    assert gestures.forced([asked(HERE, SHUT)], []) is HERE


@pytest.mark.parametrize(
    "decisions",
    [
        pytest.param([], id="nothing is asked"),
        pytest.param([asked(HERE, REST)], id="two answers"),
        pytest.param([asked(SHUT)], id="none is open"),
        pytest.param([asked(REST)], id="a way to decline"),
        pytest.param([asked(HERE, default="here")], id="what the game proposes"),
        pytest.param([asked(HERE, seat=CHANCE)], id="what a real die shows"),
        pytest.param([asked(HERE), asked(HERE, seat=1)], id="secret from each other"),
        pytest.param([asked(Option("on", "On", (1,), warning="It will hurt."))], id="warned of"),
        pytest.param([Decision(0, "Name?", "X-1", [HERE], kind="text")], id="words"),
    ],
)
def test_a_person_is_asked_where_there_is_something_to_choose_or_to_hide(
    decisions: list[Decision],
) -> None:
    assert gestures.forced(decisions, []) is None


def test_what_only_a_house_rule_allows_is_a_choice() -> None:
    assert gestures.forced([asked(SHUT)], ["X-2"]) is None
    assert gestures.forced([asked(HERE, SHUT)], ["X-2"]) is None


def giving(players: tuple[int, int] = (0, 0)) -> tuple[Session, Bridge]:
    """The first hero, alone on their feet, is to give out three cards by a Pentacles."""
    session = climb(
        heroes=(KNIGHT, KING), hands=[["pentacles-3", "swords-9"]], health={1: 0}, wards=None
    )
    table = session.table
    for seat, player in zip(table.seats, players, strict=True):
        seat.player = player
    session = Session(session.game, table)
    bridge = Bridge(session)
    bridge.answering.answers_forced = True
    return session, bridge


def drop(session: Session, bridge: Bridge) -> bool:
    return bridge.answering.drop(session.table.named("pentacles-3").id, "play")


def answers(session: Session) -> list[tuple[str, bool]]:
    return [(e.key, e.follows) for e in session.journal.entries if isinstance(e, Answer)]


GIVEN = [("play pentacles-3", False), *[("give 0", True)] * 3]


def test_a_forced_question_is_answered_with_the_gesture_and_taken_back_with_it() -> None:
    session, bridge = giving()
    before = freeze(session.table)
    assert drop(session, bridge)
    assert answers(session)[:4] == GIVEN
    assert bridge.time.undo()
    assert freeze(session.table) == before
    assert not answers(session)
    assert bridge.time.redo()
    assert answers(session)[:4] == GIVEN


@pytest.mark.parametrize("switch", ["answers_forced", "by_hand"])
def test_a_forced_question_is_asked_where_that_is_wished(switch: str) -> None:
    session, bridge = giving()
    bridge.by_hand = switch == "by_hand"
    bridge.answering.answers_forced = switch != "answers_forced"
    assert bridge.answering.answer("play pentacles-3")
    assert answers(session) == GIVEN[:1]


Back = Callable[[Bridge], object]


@pytest.mark.parametrize(
    "back",
    [
        pytest.param(lambda bridge: bridge.time.undo(), id="undo"),
        pytest.param(lambda bridge: bridge.time.rewind(1), id="rewind"),
    ],
)
def test_going_back_to_a_forced_question_leaves_it_open(back: Back) -> None:
    session, bridge = giving()
    bridge.answering.answers_forced = False
    drop(session, bridge)
    bridge.answering.answer("give 0")
    bridge.answering.answers_forced = True
    back(bridge)
    assert answers(session) == GIVEN[:1]
    assert bridge.decision is not None
    assert "who draws the next card" in bridge.decision.ask
    assert bridge.answering.answer("give 0"), "and the person may go on from there"
    assert len(answers(session)) >= 4


def test_nothing_is_answered_for_another_person() -> None:
    session, bridge = giving(players=(0, 1))
    bridge.look_from(1)
    session.answer("play pentacles-3")
    bridge.begin()
    assert bridge.seat == EVERYONE, "all may know what is asked"
    assert answers(session) == GIVEN[:1]
    bridge.stop()


def test_what_is_moot_for_the_next_person_calls_nobody() -> None:
    """A hero without gold is not asked to pay, whoever else plays it at this screen."""
    session = party(
        "dwarf", "elf", zones={"pile:1": ["pedlar"]}, seats=2,
        tokens={"dwarf": {"gold": 2}, "elf": {"gold": 0}}, counters={"spot": 0},
    )  # fmt: skip
    for number, seat in enumerate(session.table.seats):
        seat.player = number
    bridge = Bridge(Session(session.game, session.table))
    bridge.answering.answers_forced = True
    assert bridge.answering.answer("forward")
    asks = []
    for _ in range(6):
        if not (question := bridge.port.questions):
            break
        asks.append(question[0].ask)
        if bridge.decision is None or not bridge.answering.answer("no"):
            break
    assert any("to Dwarf" in ask for ask in asks)
    assert not any("(of 0)" in ask for ask in asks)
