"""Who acts next says at once what it does first: one answer, before anything happens."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tabletop import Refusal, Seat, Session, new_game
from tabletop.bots.luck import Luck
from tabletop.play.ports.port import Port
from tabletop.play.questions.declaration import Declaration, Draft
from tabletop.table.table import freeze
from tests.conformance.walk import whole
from tests.games.restless.camp import asked, asks, battle, blocked, health, keys, left, names, play
from tests.games.restless.half_said import half_said
from ui.seat import gestures

TWO_FOES = {"encounter": ["rat", "gate"]}


@pytest.mark.rule("RST-193", "RST-197", "RST-192")
def test_who_acts_with_what_and_whom_are_one_answer_and_one_undo() -> None:
    session = battle(zones=TWO_FOES, holds={"ann": ["club"]}, coming=[20])
    before, whole_gate = freeze(session.table), left(session, "gate")
    play(session, "slot 0", "attack club")
    assert freeze(session.table) == before
    play(session, "gate")
    club, gate = (session.table.named(name).id for name in ("club", "gate"))
    assert session.journal.entries[0].key == f"slot 0/attack club#{club}/gate#{gate}"  # type: ignore[union-attr]
    assert session.table.count("acting") == 1
    assert left(session, "gate") < whole_gate
    assert session.undo()
    assert freeze(session.table) == before


@pytest.mark.rule("RST-193", "RST-197")
def test_who_acts_with_what_and_whom_is_told_ahead_of_all_who_may_at_once() -> None:
    session = battle(zones=TWO_FOES, holds={"ann": ["club"]}, people=(0, 1))
    ways = {
        key: ["/".join(each.key.partition("#")[0] for each in way) for way in found]
        for key, found in Port(session, 0).ahead().items()
    }
    each = [
        f"{means}/{foe}" for means in ("attack unarmed", "attack club") for foe in ("rat", "gate")
    ]
    assert ways == {"slot 0": [*each, ""]}, "another person says itself what its Character does"


@pytest.mark.rule("RST-202", "RST-201", "RST-206")
def test_it_may_use_or_discard_something_first_as_upright_as_it_will_be() -> None:
    session = battle(holds={"bo": ["crumbs", "spring"]}, wounds={"ann": 3})
    play(session, "use crumbs", "slot 0", "slot 1")  # it lies sideways until its turn begins
    assert {"use crumbs", "use spring", "discard crumbs"} <= {*keys(session)}
    assert blocked(session)["end"] == "RST-196"
    play(session, "use spring", "slot 0")
    assert (health(session, "ann")[1], session.table.count("acting")) == (1, 2)
    assert asked(session) == "RST-196", "the attack is still to come"


@pytest.mark.rule("RST-007")
def test_what_another_persons_character_does_that_person_is_asked() -> None:
    session = battle(people=(0, 1))
    play(session, "slot 1")
    assert session.decisions[0].seat == 1
    assert asked(session) == "RST-196"
    play(battle(people=(0, 1), coming=[20]), "slot 0", "attack unarmed")


@pytest.mark.rule("RST-187")
def test_what_the_turn_itself_brings_comes_before_any_attack_is_asked() -> None:
    session = battle(on={"bo": {"must_dodge": 1}}, coming=[20])
    play(session, "slot 1")
    assert session.table.count("acting") == 2
    assert "attack unarmed" not in keys(session)


@pytest.mark.rule("RST-194", "RST-197")
def test_a_drop_of_a_weapon_on_a_target_says_all_of_it_or_why_not() -> None:
    session = battle(foe="gate", holds={"ann": ["bow"]}, coming=[3, 3, 3])
    port, bow = Port(session, 0), session.table.named("bow").id
    ann = session.table["character:0"][0].id
    (meant,) = port.drops(bow)
    assert (meant.zone, meant.keys) == ("encounter", ("slot 0", f"attack bow#{bow}"))
    assert [(each.zone, each.keys) for each in port.drops(ann)] == [
        ("encounter", ("slot 0", "attack unarmed")),
        ("encounter", ("slot 0", f"attack bow#{bow}")),
        ("character:0", ("slot 0",)),
    ]
    play(session, *("slot 0", "attack bow", "end"))
    assert not port.drops(bow)
    refusal = port.refuse(bow, "encounter")
    assert (refusal.rule, refusal.why) == ("RST-194", "Ann has acted this round.")
    assert refusal.answers == ("slot 0", f"attack bow#{bow}")
    play(session, *(key.partition("#")[0] for key in refusal.answers), anyway=True)
    assert session.table.count("acting") == 1


@pytest.mark.rule("RST-106")
def test_who_is_dragged_between_turns_is_given_nothing() -> None:
    session = battle(holds={"ann": ["club"], "bo": ["rope"]})
    bo = session.table["character:1"][0].id
    assert {each.zone for each in Port(session, 0).drops(bo)} == {"character:1", "encounter"}
    with pytest.raises(Refusal):
        session.answer("slot 0/slot 1")
    assert names(session, "inventory:0") == ["club"]


def _games() -> Iterator[Session]:
    """Random games of one person, each stopped at every question of who acts next."""
    for seed in range(10):
        session = new_game("restless", seats=[Seat(f"S{n}", 0) for n in range(4)], seed=seed)
        luck = Luck(seed)
        for _ in range(120):
            if not session.decisions:
                break
            decision = session.decisions[0]
            if decision.rule == "RST-193":
                yield session
            session.answer(whole(decision, luck.choice(decision.legal()), luck))


@pytest.mark.long
@pytest.mark.rule("RST-196", "RST-197")
def test_what_is_asked_ahead_is_what_the_turn_itself_would_ask() -> None:
    """Word for word: ways and their numbers, what is greyed and why, and what follows each."""
    compared = 0
    for session in _games():
        decision = session.decisions[0]
        assert isinstance(decision, Declaration)
        for option in decision.legal():
            draft = Draft.of(decision).take(option.key)
            if not option.key.startswith("slot ") or (ahead := draft.question()) is None:
                continue
            turn = half_said(session, option.key).decisions[0]
            assert isinstance(turn, Declaration)
            assert (ahead.ask, ahead.rule, ahead.options) == (turn.ask, turn.rule, turn.options)
            for does in turn.legal():
                mine, its = (
                    draft.take(does.key).question(),
                    Draft.of(turn).take(does.key).question(),
                )
                assert (mine and mine.options) == (its and its.options)
            compared += 1
    assert compared > 40


@pytest.mark.rule("RST-196", "RST-197")
def test_pointing_at_a_target_offers_every_way_to_attack_it() -> None:
    session = battle(holds={"ann": ["club", "rope"]})
    play(session, "slot 0")
    rat = session.table.named("rat")
    question = asks(session)
    assert question is not None
    about = gestures.meant(question, rat.id, rat.zone, ())
    assert [option.key.partition("#")[0] for option in about] == ["attack unarmed", "attack club"]


@pytest.mark.rule("RST-106", "RST-196", "RST-197")
def test_what_is_dropped_on_a_target_is_not_called_trading() -> None:
    session = battle(holds={"ann": ["club", "rope"]})
    club, rope = (session.table.named(name).id for name in ("club", "rope"))
    refuse = session.game.refuse
    assert refuse(session.table, 0, club, "encounter").rule == "RST-197"
    assert refuse(session.table, 0, rope, "encounter").rule == "RST-196"
    assert refuse(session.table, 0, rope, "inventory:1").rule == "RST-106"
