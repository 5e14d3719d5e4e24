"""A game that is given up is lost; a sitting of a campaign goes on as the rules have it."""

from __future__ import annotations

from datetime import datetime

import pytest

from saves.finished_games import finished_game
from tabletop import Seat, Session, new_game
from tabletop.bots import bot, choose_at_random
from tabletop.bots.luck import Luck
from tabletop.play.campaigns import ledger_changes
from tabletop.play.campaigns.sitting import is_written
from tabletop.play.questions.decision import CHANCE
from tabletop.play.rules.chronicle import GIVEN_UP, GIVES_UP
from tabletop.play.shelf.game_shelf import game_called, names

CAMPAIGNS = [
    name for name in names() if (of := game_called(name).sittings) is not None and of.given_up
]


def some(session: Session, answers: int) -> None:
    """Bots give so many answers, or those there are."""
    luck, choose = Luck(1), bot(session.game, "thoughtful")
    while answers and (asked := session.decision):
        by = choose_at_random if asked.seat == CHANCE else choose
        session.answer(by(session.view(asked.seat), asked, luck), seat=asked.seat)
        answers -= 1


def test_who_gives_up_has_lost_bends_nothing_and_may_take_it_back() -> None:
    session = new_game("tower", seats=2, seed=1)
    some(session, 12)
    asked = session.decision
    session.override("end", reason=GIVEN_UP, winners=[], words=GIVEN_UP, rule="")
    assert session.over
    assert session.lines[-1].words.startswith(GIVES_UP)
    ended = finished_game(session.table, session.journal.entries, datetime(2026, 1, 1))
    assert ended is not None
    assert (ended.won, ended.bent, ended.ending) == (False, False, GIVEN_UP)
    session.undo()
    assert session.decision == asked


@pytest.mark.rule("SCN-108", "DTC-039")
@pytest.mark.parametrize("answers", [0, 9, 60])
@pytest.mark.parametrize("name", CAMPAIGNS)
def test_a_sitting_that_is_given_up_ends_as_its_rules_have_it(name: str, answers: int) -> None:
    game = game_called(name)
    seats = [Seat("Ada", 0) for _ in range(game.seats[0])]
    ledger = ledger_changes.new_ledger(game, seats, 2)
    session = Session(game, ledger_changes.table_of(ledger, game), hashing=False)
    some(session, answers)
    assert game.sittings is not None
    session.override("go", reason=GIVEN_UP, step=game.sittings.given_up)
    assert [line.words for line in session.lines if line.by_hand] == [f"{GIVES_UP}."]
    some(session, 20)
    assert session.over
    assert is_written(session)
    ended = finished_game(session.table, session.journal.entries, datetime(2026, 1, 1))
    assert ended is not None
    assert not ended.bent
    came = ledger_changes.end_sitting(ledger, session).sittings[-1].aftermath
    assert came is not None
    assert not came.won
    assert not came.over
