"""The odds that the table tells of are those of the dice: each is rolled out, number by number."""

from __future__ import annotations

import pytest

from tabletop import Session
from tabletop.games.restless.battle import odds
from tabletop.games.restless.battle.chain import course
from tabletop.games.restless.choices.attack_means import means_of
from tabletop.games.restless.table.table_reads import living, targets
from tabletop.play.ports.port import Port
from tabletop.play.questions.decision import Option
from tests.games.restless.camp import asks, battle, camp, health, meeting, play

SEDGE, AGNES, LUCAN = "corporal-sedge", "agnes-two-doors", "lucan-fray"
PARTY = (SEDGE, AGNES, LUCAN)
ASKS = {"ask_rerolls": "always"}


def _lost(session: Session) -> int:
    return sum(health(session, name)[1] for name in PARTY)


@pytest.mark.rule("RST-180", "RST-181", "RST-188", "RST-246")
@pytest.mark.parametrize(
    ("zones", "final"),
    [
        ({"encounter": ["salt-heron"]}, 0),
        ({"encounter": ["thorn-choir"], "realm": ["city-of-thin-walls"]}, 0),
        ({"encounter": [], "god": ["sar-tiel"]}, 1),
    ],
)
def test_the_average_is_that_of_all_twenty_rolls(zones: dict[str, list[str]], final: int) -> None:
    hits = dealt = taken = 0
    told = None
    for raw in range(1, 21):
        session = camp(
            PARTY,
            step="begin_battle",
            zones=zones,
            coming=[raw],
            counters={"final": final},
            holds={SEDGE: ["ditch-reapers-hook"]},
        )
        play(session, "slot 0")
        table = session.table
        (target,) = targets(table)
        means = next(each for each in means_of(table, 0) if each.piece >= 0)
        told = odds.attack(table, 0, target, means)
        before = target.counters["health"]
        play(session, means.key)
        while session.decision and session.decision.rule != "RST-196":
            session.answer(session.decision.legal()[0].key)
        left = session.table.pieces[target.id].counters["health"]
        hits, dealt, taken = hits + (left < before), dealt + before - left, taken + _lost(session)
    assert told is not None
    assert (told.success * 20, told.dealt * 20, told.taken * 20) == pytest.approx(
        (hits, dealt, taken)
    )


@pytest.mark.rule("RST-190")
@pytest.mark.parametrize("wounds", [{}, {AGNES: 5}, {SEDGE: 6, LUCAN: 5}])
@pytest.mark.parametrize("realm", ["the-mill-road", "city-of-thin-walls"])
@pytest.mark.parametrize("slot", [0, 2])
def test_the_course_is_the_way_that_chain_magic_goes(
    wounds: dict[str, int], realm: str, slot: int
) -> None:
    session = battle(
        PARTY,
        foe="thorn-choir",
        coming=[1],
        wounds=wounds,
        zones={"realm": [realm]},
        on={AGNES: {"armor": 1}},
    )
    port = Port(session, 0)
    port.answer(f"slot {slot}")
    (path,) = port.paths()
    struck = course(session.table, slot, len(path.stops))
    assert [session.table[f"character:{each}"][0].id for each in struck] == [*path.stops]
    heard: list[int] = []
    session.listen(
        lambda event, entry: (
            heard.append(event.after - 1)
            if getattr(event, "counter", "") == "chain_at" and event.after
            else None
        )
    )
    port.answer("attack unarmed")
    assert heard == struck
    assert set(living(session.table)) | set(struck) == {0, 1, 2}


@pytest.mark.rule("RST-170")
def test_the_question_says_what_hangs_on_it() -> None:
    session = battle(PARTY, foe="thorn-choir", coming=[3], options=ASKS)
    play(session, "slot 0", "attack unarmed")
    decision = session.decision
    assert decision is not None
    assert decision.rule == "RST-170"
    assert "against Die Defense 13" in decision.ask
    keep, again = decision.offered
    assert keep.tells == "A miss: 3 damage by Chain Magic."
    assert again.tells.startswith("40% to hit: Thorn Choir takes 2 of its 14. Else 3 damage")
    assert "Once more: 40%. On average 0.8 dealt, 1.8 taken." in decision.ask
    assert "With all 5: 92%, 1.8 dealt, 0.2 taken." in decision.ask


@pytest.mark.rule("RST-170")
def test_a_roll_for_a_cards_table_says_what_each_row_has_a_chance_of() -> None:
    session = meeting("the-well-that-answers", PARTY, coming=[2], options=ASKS)
    while session.decision and session.decision.rule != "RST-170":
        session.answer(session.decision.legal()[0].key)
    assert session.decision is not None
    assert session.decision.ask.count("%") >= 2
    assert session.decision.options[0].tells


def test_odds_that_were_shown_stay_what_they_were() -> None:
    """They are made when somebody looks; whoever looked keeps what was seen."""
    session = camp(
        PARTY,
        step="begin_battle",
        zones={"encounter": ["salt-heron"]},
        coming=[20],
        holds={SEDGE: ["ditch-reapers-hook"]},
    )
    port = Port(session, 0)
    port.answer("slot 0")
    shown = port.decision
    assert shown is not None
    attacks = [option for option in shown.legal() if option.key.startswith("attack ")]
    assert [type(option) for option in attacks] == [Option] * len(attacks)
    words = [(option.label, option.tells) for option in attacks]
    assert len(words) == 2
    assert all("%" in label and "On average" in tells for label, tells in words)
    port.answer(attacks[0].key)
    assert [(option.label, option.tells) for option in attacks] == words


@pytest.mark.rule("RST-042", "RST-181", "RST-218")
def test_a_failure_costs_what_the_realm_makes_of_it() -> None:
    zones = {"realm": ["village-of-good-locks"]}
    fights = battle(PARTY, foe="salt-heron", zones=zones, coming=[2], options=ASKS)
    play(fights, "slot 0", "attack unarmed")
    assert fights.decision is not None
    said = fights.decision.option("keep")
    assert said is not None
    before = _lost(fights)
    play(fights, "keep")
    assert said.tells == f"A miss: {_lost(fights) - before} damage."
    flees = battle(PARTY, foe="salt-heron", zones=zones, coming=[2], options=ASKS)
    play(flees, "flee", "slot 0")
    assert flees.decision is not None
    caught = flees.decision.option("keep")
    assert caught is not None
    before = _lost(flees)
    play(flees, "keep")
    assert caught.tells == f"Caught: {_lost(flees) - before} damage."


@pytest.mark.rule("RST-170", "RST-196")
def test_no_reroll_is_promised_where_none_may_be_spent() -> None:
    """The Landlord's text: Reroll Counters cannot be spent on rolls."""
    for foe, promised in (("salt-heron", True), ("the-landlord-after-all", False)):
        session = battle(PARTY, foe=foe, counters={"rerolls": 4}, options=ASKS)
        play(session, "slot 0")
        question = asks(session)
        assert question is not None
        unarmed = question.option("attack unarmed")
        assert unarmed is not None
        assert ("with up to 4 rerolls" in unarmed.tells) is promised
