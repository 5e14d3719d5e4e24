"""Every question for Fate says who rolled what for what, what comes of it, what helps, and how much
Fate is left."""

from __future__ import annotations

import re

import pytest

from tabletop import Session, new_game
from tabletop.bots import bot
from tabletop.bots.luck import Luck
from tabletop.games.darkest.party.stakes import at_least, at_most, by_side, by_sum, chart
from tabletop.play.questions.decision import CHANCE
from tests.games.darkest.laying import answer, party

TOLD = re.compile(
    r"^.+ rolled \d( and \d)* for .+\. If (it stands|they stand): .+\. "
    r"Spend (1 of \d+ )?Fate to roll (it|one) again\?$"
)
"""Who, what for, what it was, what comes of it, and how much Fate is left."""


def asked(session: Session, seed: int, longest: int) -> list[str]:
    """The questions for Fate of a game by bots, each of which is held to `TOLD`."""
    luck, choose, found = Luck(seed), bot(session.game, "thoughtful"), list[str]()
    for _ in range(longest):
        decision = session.decision
        if decision is None:
            break
        if decision.seat == CHANCE:
            session.answer(luck.choice(decision.legal()), seat=CHANCE)
            continue
        assert "?" in decision.ask, "it is a question"
        if decision.rule == "DTC-B03":
            assert TOLD.match(decision.ask), decision.ask
            for option in decision.legal():
                assert option.key == "keep" or re.search(
                    r"Spend 1 of (.+’s )?\d+ Fate", option.label
                )
                assert option.key == "keep" or option.tells, decision.ask
            found.append(decision.ask)
        session.answer(choose(session.view(decision.seat), decision, luck), seat=decision.seat)
    return found


@pytest.mark.rule("DTC-B03")
@pytest.mark.parametrize(("rolls", "seed"), [("leader", 2), ("any", 3)])
def test_every_question_for_fate_says_who_what_for_what_helps_and_what_is_left(
    rolls: str, seed: int
) -> None:
    options = {"fate_party_rolls": rolls}
    session = new_game("darkest", seats=2, seed=seed, options=options, hashing=False)
    assert len(asked(session, seed, 700)) > 20


@pytest.mark.rule("DTC-B03")
def test_what_a_die_may_bring_is_told_with_like_sides_together() -> None:
    brings = {1: "lose 1 Life", 6: "gain 1 gold"}
    stakes = by_side("the Well", lambda n: brings.get(n, "nothing happens"))
    assert stakes.told([1], 0) == "1: lose 1 Life; 2 to 5: nothing happens; 6: gain 1 gold."
    assert stakes.asked("Elf", [1]) == "Elf rolled 1 for the Well. If it stands: lose 1 Life."
    temple = by_sum("Temple", 2, lambda n: "low" if n < 7 else "high")
    assert temple.told([3, 4], 1) == "2 to 6: low; 7 to 12: high."
    assert chart(lambda n: "") == ""


@pytest.mark.rule("DTC-190", "DTC-B03")
@pytest.mark.parametrize(
    ("wins", "draws", "told"),
    [
        (4, True, "4 or more wins, 3 is a draw."),
        (6, False, "6 wins."),
        (8, True, "8 or more wins, 7 is a draw: you need a 6, then another die."),
        (1, True, "Every number wins."),
    ],
)
def test_the_number_that_an_open_die_needs_is_told(wins: int, draws: bool, told: str) -> None:
    assert at_least(wins, draws) == told


@pytest.mark.rule("DTC-265")
def test_the_number_that_is_low_enough_is_told() -> None:
    assert [at_most(n) for n in (0, 3, 6)] == [
        "No number is low enough.", "3 or less is low enough.", "Every number is low enough.",
    ]  # fmt: skip


@pytest.mark.rule("DTC-190", "DTC-B03")
def test_who_may_spend_fate_in_a_fight_is_told_which_number_is_needed() -> None:
    session = party(zones={"pile:1": ["wolf"]}, counters={"spot": 0}, coming=(1, 3))
    answer(session, "forward", "strength")
    fate = session.decision.option("fate") if session.decision is not None else None
    assert fate is not None
    assert re.match(r"\d or more wins, \d is a draw", fate.tells), fate.tells
