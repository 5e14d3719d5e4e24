"""RST-004: hands may lay anything anywhere and set any counter to any number; no rule breaks."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tabletop import Session, new_game
from tabletop.bots.luck import Luck
from tabletop.games.restless.table.table_reads import targets
from tabletop.table.piece import Piece
from tests.conformance.walk import whole
from tests.games.restless.camp import (
    asked,
    battle,
    blocked,
    camp,
    health,
    keys,
    left,
    names,
    play,
    rerolls,
)

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


ALWAYS = {"ask_rerolls": "always"}

FIGHTS: dict[str, tuple[Callable[[], Session], list[str]]] = {
    "who acts": (battle, []),
    "a roll": (lambda: battle(coming=[2], options=ALWAYS), ["slot 0", "attack unarmed"]),
    "who flees": (battle, ["flee"]),
    "a Dodge in flight": (lambda: battle(coming=[2], options=ALWAYS), ["flee", "slot 0"]),
    "a Horror": (lambda: camp(zones={"nights": ["knock"]}), ["rest"]),
    "a God": (lambda: camp(step="verdict", zones={"god": ["door"]}), ["fight"]),
    "a roll at a God": (
        lambda: camp(step="verdict", zones={"god": ["door"]}, coming=[2], options=ALWAYS),
        ["fight", "slot 0", "attack unarmed"],
    ),
}
"""The questions of a Battle of Ann and Bo with one Target."""


@pytest.mark.rule("RST-004", "RST-177")
@pytest.mark.parametrize("at", [*FIGHTS])
def test_a_fight_without_a_foe_ends_whatever_is_asked(at: str) -> None:
    laid, answers = FIGHTS[at]
    session = play(laid(), *answers)
    (foe,) = targets(session.table)
    session.override("move", piece=foe.id, zone="out")
    if asked(session) == "RST-004":
        play(session, "keep")
    assert session.halted is None
    assert session.table.count("battle") == 0
    assert [health(session, name)[1] for name in ("ann", "bo")] == [0, 0]
    then = {"Horror": "RST-153", "God": "RST-240"}.get(at.rpartition(" ")[2], "RST-142")
    assert asked(session) == then
    if then == "RST-240":
        assert blocked(session)["fight"] == "RST-242"


@pytest.mark.rule("RST-004")
@pytest.mark.parametrize("at", [at for at in FIGHTS if at != "a Horror"])
def test_who_is_taken_away_by_hand_neither_strikes_nor_is_struck(at: str) -> None:
    laid, answers = FIGHTS[at]
    session = play(laid(), *answers)
    (foe,) = targets(session.table)
    whole = left(session, foe.name)
    session.override("move", piece=session.table.named("ann").id, zone="out")
    if asked(session) == "RST-004":
        play(session, "keep")
    assert session.halted is None
    assert session.decision is not None
    assert "slot 1" not in session.decision.ask
    assert "slot 0" not in keys(session)
    assert left(session, foe.name) in (whole, 0)
