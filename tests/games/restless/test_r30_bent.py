"""RST-004: hands may lay anything anywhere and set any counter to any number; no rule breaks."""

from __future__ import annotations

import pytest

from tabletop import Session, new_game
from tabletop.bots.luck import Luck
from tabletop.table.piece import Piece
from tests.conformance.walk import whole
from tests.games.restless.camp import asked, battle, blocked, camp, health, names, play, rerolls

BENT = (-7, -1, 5, 9, 99, 1000)
TELLING = {"acting", "actor", "battle", "chain_at", "final", "horror", "last_killer", "lot"}
ON_PIECES = {"dead", "fight", "killer", "must_dodge", "of", "picked", "slot"}


def looked_at(session: Session) -> None:
    """All that a screen asks of the game between two answers."""
    table, game = session.table, session.game
    assert all(decision.options for decision in session.decisions)
    told = (game.paths(table), game.in_force(table), game.causes(table))
    assert all(answer is not None for answer in told)
    assert all(game.explain(table, piece) is not None for piece in table.pieces)


def bend(session: Session, luck: Luck) -> None:
    """Some counter of the table, or of a piece that has any, is set to an odd number."""
    counted = [piece for piece in session.table.pieces if piece.counters]
    on: Piece | None = luck.choice(counted) if counted and luck.chance(60) else None
    among = {*on.counters, *ON_PIECES} if on else {*session.table.counters, *TELLING}
    counter = luck.choice(sorted(among - {"active"}))
    number = on.id if on else -1
    session.override("count", reason="", piece=number, counter=counter, value=luck.choice(BENT))


@pytest.mark.rule("RST-004")
@pytest.mark.parametrize("seed", range(4))
def test_no_rule_breaks_at_bent_counters(seed: int) -> None:
    luck, bent = Luck(seed), 0
    for game in range(8):  # such games are short
        session = new_game("restless", seats=1 + luck.below(4), seed=100 * seed + game)
        for number in range(150):
            if session.over:
                break
            if number > 20 and luck.chance(20):
                bend(session, luck)
                bent += 1
                looked_at(session)
                continue
            decision = luck.choice(session.decisions)
            session.answer(whole(decision, luck.choice(decision.legal()), luck), seat=decision.seat)
    assert bent > 50


@pytest.mark.rule("RST-170")
def test_whoever_acts_may_be_nobody_while_a_roll_is_asked_of() -> None:
    session = battle(coming=[2], options={"ask_rerolls": "always"})
    play(session, "slot 0", "attack unarmed")
    assert asked(session) == "RST-170"
    session.override("count", reason="", piece=-1, counter="acting", value=9)
    looked_at(session)
    play(session, "keep")


@pytest.mark.rule("RST-228")
def test_who_died_of_nothing_that_there_is_died_of_a_card() -> None:
    session = camp(
        holds={"ann": ["club"]}, on={"ann": {"dead": 7, "killer": 999}}, wounds={"ann": 6}
    )
    play(session, "slot 1")
    assert names(session, "character:0") == []
    assert session.table.count("died_card") == 1


@pytest.mark.rule("RST-215")
def test_a_drop_of_a_target_that_never_was_is_the_party_s() -> None:
    session = camp(step="spoils", zones={"drops": ["club"]}, on={"club": {"of": 999}})
    play(session, "slot 0")
    assert names(session, "inventory:0") == ["club"]


@pytest.mark.rule("RST-187")
def test_nobody_dodges_a_target_that_is_gone() -> None:
    session = battle(on={"ann": {"must_dodge": 1}}, counters={"final": 1})
    rat = session.table.named("rat").id
    session.override("move", reason="", piece=rat, zone="out")
    play(session, "slot 0")
    assert asked(session) == "RST-196"


@pytest.mark.rule("RST-170")
@pytest.mark.parametrize(("zone", "shown"), [("dice", 1), ("ground", 1), ("loot", 0)])
def test_a_die_that_lies_hidden_is_not_told_of(zone: str, shown: int) -> None:
    session = battle(coming=[2], options={"ask_rerolls": "always"})
    play(session, "slot 0", "attack unarmed")
    d20 = session.table.named("d20").id
    session.override("move", reason="", piece=d20, zone=zone, face_up=bool(shown))
    again = session.decision.option("reroll") if session.decision else None
    assert again is not None
    assert len(again.pieces) == shown


@pytest.mark.rule("RST-092")
def test_fewer_reroll_counters_than_none_are_none() -> None:
    session = battle(coming=[2], options={"ask_rerolls": "always"}, counters={"rerolls": -3})
    play(session, "slot 0", "attack unarmed")
    assert asked(session) == "RST-196", "nobody is asked to roll again"
    assert rerolls(session) == -3


@pytest.mark.rule("RST-050")
def test_less_armor_than_none_adds_no_harm() -> None:
    session = battle(coming=[2], on={"bo": {"armor": -2}})
    before, _ = health(session, "bo")
    play(session, "slot 1", "attack unarmed")
    assert before - health(session, "bo")[0] == 2, "the Rat's Attack"


@pytest.mark.rule("RST-043")
def test_who_lacks_less_than_no_health_lacks_none() -> None:
    session = camp(step="rest", counters={"resting": 1})
    bo = session.table.named("bo").id
    session.override("count", reason="", piece=bo, counter="missing", value=-2)
    assert blocked(session)["heal 1"] == "RST-043"
