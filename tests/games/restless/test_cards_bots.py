"""The thoughtful bot with the printed cards: what it does, and that it comes to an end."""

from __future__ import annotations

import pytest

from tabletop import Session
from tabletop.bots.luck import Luck
from tabletop.games.restless.bots.thoughtful import thoughtful
from tests.games.restless.camp import asked, at_stall, battle, before_god, camp, health, names, play

ANSELM, SEDGE, AGNES = "anselm-rook", "corporal-sedge", "agnes-two-doors"
PARTY = (SEDGE, AGNES, "brother-lint", ANSELM)


def plays(session: Session, most: int, seed: int = 1, until: str = "") -> int:
    """Let the bot answer until the game is over, or the rule *until* asks; how often it did."""
    luck = Luck(seed)
    for answered in range(most):
        decision = session.decision
        if decision is None or (until and decision.rule == until):
            return answered
        session.answer(thoughtful(session.view(decision.seat), decision, luck))
    raise AssertionError(f"not done after {most} answers: {asked(session)}")


@pytest.mark.rule("RST-170")
@pytest.mark.parametrize(("rolled", "answer"), [(3, "reroll"), (20, "keep")])
def test_it_rolls_a_failure_again_and_no_success(rolled: int, answer: str) -> None:
    session = battle(PARTY, foe="thorn-choir", coming=[rolled], options={"ask_rerolls": "always"})
    while session.decision and session.decision.rule != "RST-170":
        play(session, session.decision.legal()[0].key, "attack unarmed")
    decision = session.decision
    assert decision
    assert thoughtful(session.view(decision.seat), decision, Luck(1)) == answer


@pytest.mark.rule("RST-262")
@pytest.mark.parametrize("god", ["the-shepherd-of-smoke", "the-twin-below", "mother-oum"])
def test_a_lone_one_against_a_god_that_heals_comes_to_an_end(god: str) -> None:
    session = before_god((ANSELM,), god=god, counters={"level": 5})
    session.override("count", piece=session.table.named(ANSELM).id, counter="armor", value=120)
    plays(session, 1500)
    assert session.over


@pytest.mark.rule("RST-262")
def test_a_lone_one_bails_out_the_tide_that_nobody_can_flee_from() -> None:
    session = battle((ANSELM,), foe="cellar-tide", zones={"realm": ["the-slow-river"]})
    session.override("count", piece=session.table.named(ANSELM).id, counter="armor", value=120)
    plays(session, 400, until="RST-142")
    assert names(session, "encounters-used") == ["cellar-tide"]


def test_it_flees_from_what_heals_as_fast_as_it_is_hurt() -> None:
    session = battle((ANSELM,), foe="pew-rats")
    session.override("count", piece=session.table.named(ANSELM).id, counter="armor", value=120)
    plays(session, 400, until="RST-142")
    assert names(session, "encounters-used") == ["pew-rats"]


@pytest.mark.parametrize("seed", range(1, 6))
def test_at_a_trader_that_buys_and_sells_without_end_it_leaves(seed: int) -> None:
    session = at_stall(
        PARTY,
        trader="moth-market",
        zones={"goods": ["butchers-grace", "wasp-bow"]},
        holds={SEDGE: ["oar-that-remembers", "market-idol"], AGNES: ["frying-iron"]},
        decks={
            "loot": ["wrist-bell", "funeral-cake"],
            "treasures": ["third-hand", "the-last-candle"],
        },
        counters={"rerolls": 30},
        options={"trader_reopen": "on", "trader_buyback": "on"},
    )
    plays(session, 120, seed, until="RST-142")
    assert names(session, "goods") == []


@pytest.mark.rule("RST-144")
@pytest.mark.parametrize(("wounds", "rests"), [(0, False), (5, True)])
def test_it_rests_before_it_faces_what_it_has_met_if_it_is_tired(wounds: int, rests: bool) -> None:
    session = camp(
        PARTY,
        row=[["black-rain"], ["a-wheel-comes-off"]],
        wounds=dict.fromkeys(PARTY, wounds),
        counters={"fled": 1, "level": 4},
        decks={"nights": ["dry-cellar", "feather-fever"]},
    )
    assert plays(session, 2, until="RST-073") == 1, "after a flight it must go on"
    assert plays(session, 2, until="RST-153" if rests else "RST-142") == 1
    assert bool(session.table.count("resting")) == rests
    assert (health(session, SEDGE)[1] > 0) == bool(wounds)
