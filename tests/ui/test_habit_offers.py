"""What a table is used to: said at the question, answered from then on, and taken back with it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from tabletop import Session, load
from tabletop.play.records.journal import Answer, Override
from tabletop.table.table import freeze
from tests.games.tower.climbing import KING, KNIGHT, climb
from ui.brief.panel_facts import asked
from ui.panels.habit_offers import offered_habits
from ui.seat.bridge import Bridge

NAME, FEWEST = "Who draws the next card?", "Always whoever holds fewest"


@pytest.fixture(scope="module", autouse=True)
def application() -> QCoreApplication:
    return QApplication.instance() or QApplication([])


def giving() -> tuple[Session, Bridge]:
    """The first hero is to give out three cards: to the one with none, then evenly."""
    hands = [["pentacles-3", "swords-9"], []]
    session = climb(heroes=(KNIGHT, KING), hands=hands, wards=None)
    for seat in session.table.seats:
        seat.player = 0
    session = Session(session.game, session.table)
    return session, Bridge(session)


def given(session: Session) -> list[str]:
    return [e.key for e in session.journal.entries if isinstance(e, Answer) and "give" in e.key]


def offered(bridge: Bridge) -> list[str]:
    return [words for one in asked(bridge) for _, _, words in offered_habits(one)]


def test_the_rest_is_shared_out_at_once_by_answers_that_can_be_taken_back() -> None:
    session, bridge = giving()
    assert bridge.answering.answer("play pentacles-3")
    assert offered(bridge) == ["From now on: always whoever holds fewest"]
    before = freeze(session.table)
    assert bridge.answering.from_now_on(NAME, FEWEST)
    assert given(session) == ["give 1", "give 0", "give 1"]
    assert any(isinstance(e, Override) and e.verb == "note" for e in session.journal.entries)
    assert any("always whoever holds fewest" in repr(line) for line in session.lines)
    again = load(session.to_json())
    assert again.table.notes == session.table.notes, "it is kept for the table"
    assert bridge.time.undo()
    assert freeze(session.table) == before
    assert given(session) == []


def test_what_a_table_is_used_to_is_asked_again_where_that_is_wished() -> None:
    session, bridge = giving()
    bridge.answering.from_now_on(NAME, FEWEST)
    assert bridge.answering.answer("play pentacles-3")
    assert len(given(session)) == 3
    assert f"Ask again: {NAME} (always whoever holds fewest)" in offered(bridge)
    bridge.time.undo()
    bridge.answering.from_now_on(NAME, "")
    assert bridge.answering.answer("play pentacles-3")
    assert given(session) == []
    assert bridge.decision is not None
    assert bridge.decision.habit is not None
