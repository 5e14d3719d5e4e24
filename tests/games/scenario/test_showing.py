"""What the screen is told of a night: who acts when, how long it is dark, which card leads."""

from __future__ import annotations

import pytest

from tabletop import Seat, Session, new_game
from tabletop.bots import bot
from tabletop.bots.luck import Luck
from tabletop.games.scenario.game import GAME
from tests.games.scenario.night import CAUSEWAY, LAMPS, night


def until(step: str, *, rounds: int = 1, seats: int = 3) -> Session:
    """A night by bots as far as *step* of so many rounds."""
    called = [Seat(name, 0) for name in ("Ana", "Ben", "Cleo")[:seats]]
    session = new_game("scenario", seats=called, seed=3, options={"night": LAMPS})
    choose, luck = bot(GAME, "thoughtful"), Luck(5)
    while session.table.flow.step != step or session.table.count("round") < rounds:
        asked = session.decisions[0]
        session.answer(choose(session.view(asked.seat), asked, luck), seat=asked.seat)
    return session


@pytest.mark.rule("SCN-021")
def test_nobody_is_told_an_order_before_all_have_chosen() -> None:
    session = until("choose", rounds=2)
    first = session.decisions[0]
    key = bot(GAME, "thoughtful")(session.view(first.seat), first, Luck(1))
    session.answer(key, seat=first.seat)
    assert len(session.decisions) == 2
    assert session.game.turn_order(session.table) == ()


@pytest.mark.rule("SCN-111")
def test_the_order_says_who_acts_who_has_acted_and_who_waits() -> None:
    session, seen = until("act"), set()
    choose, luck = bot(GAME, "thoughtful"), Luck(5)
    while session.table.count("round") == 1 and session.decisions:
        turns = session.game.turn_order(session.table)
        if turns and session.table.flow.step == "act":
            asked = session.decisions[0].seat
            assert [turn.number for turn in turns] == sorted(turn.number for turn in turns)
            states = [turn.state for turn in turns]
            acts = states.index("acts")
            assert turns[acts].seat == asked
            assert set(states[:acts]) <= {"done"}
            assert set(states[acts + 1 :]) <= {"waits"}
            seen.add(asked)
        asked_now = session.decisions[0]
        key = choose(session.view(asked_now.seat), asked_now, luck)
        session.answer(key, seat=asked_now.seat)
    assert seen == {0, 1, 2}


@pytest.mark.rule("SCN-042")
def test_who_rests_is_last_at_99_with_a_moon() -> None:
    session = night(
        {"reedrunner": "1,1", "leechwife": "1,2"}, {"mudling-1": "3,2"},
        zones={"chosen:1": ["bone-needle", "mud-poultice"],
               "tactic:mudling": ["mudling-footsteps"]},
        on={"reedrunner-figure": {"resting": 1}, "bone-needle": {"lead": 1}}, args={"seat": 1},
    )  # fmt: skip
    turns = session.game.turn_order(session.table)
    assert [(turn.seat, turn.number, turn.sign) for turn in turns] == [
        (1, 42, ""), (-1, 44, "horns"), (0, 99, "moon"),
    ]  # fmt: skip


@pytest.mark.rule("SCN-107")
@pytest.mark.parametrize(("difficulty", "rounds"), [("normal", 12), ("hard", 11), ("easy", 12)])
def test_a_night_says_how_many_rounds_it_is_dark(difficulty: str, rounds: int) -> None:
    session = night({"reedrunner": "1,1"}, options={"difficulty": difficulty})
    told = session.game.explain(session.table, session.table.named(CAUSEWAY))["Rounds"]
    assert told.n == rounds
    assert sum(part.n for part in told.parts) == rounds


@pytest.mark.rule("SCN-110")
def test_the_lead_card_says_that_it_leads() -> None:
    session = until("act")
    chosen = session.table[f"chosen:{session.decisions[0].seat}"]
    leading = ["Leads" in session.game.explain(session.table, card) for card in chosen]
    assert leading == [True, False]
