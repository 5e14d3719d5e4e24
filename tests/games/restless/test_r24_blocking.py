"""RST-262 and RST-263 in Battle: a block is found, the newest change is ignored, and comes back."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop import Session
from tabletop.games.restless.party.holdings.sins import bind
from tabletop.games.restless.running.executor import SUSPENSION
from tests.games.restless.camp import (
    asked,
    battle,
    blocked,
    camp,
    health,
    ignored,
    keys,
    left,
    play,
    told,
)

NEWEST = {"since": 9}


def sinful(**more: Any) -> Session:
    """Ann, in Despair and Doubt, before the Mist in the Pit: with both she can do nothing."""
    sins = {"ann": ["despair", "doubt"]}
    return battle(("ann",), foe="mist", zones={"realm": ["pit"]}, sins=sins, **more)


def at_verdict(god: str, who: str = "ann", **more: Any) -> Session:
    """One Character at the verdict, with this Traitor God to come."""
    return camp((who,), step="verdict", zones={"god": [god]}, counters={"level": 5}, **more)


@pytest.mark.rule("RST-003")
def test_what_came_into_force_last_is_the_newest_change() -> None:
    """A Sin, then a Realm, then what the first Encounter in it says for a while, then a Sin."""
    session = camp(
        ("ann",),
        step="enter_realm",
        sins={"ann": ["doubt"]},
        on={"doubt": {"since": 1}},
        counters={"stamp": 1},
        decks={
            "realms-2": ["fog"],
            "encounters": ["weariness", "well", "gate", "horn"],
            "treasures": ["despair"],
        },
        level=2,
    )
    assert newest(session) == ["lasting:weariness:text:0", "fog", "doubt"]
    take_on_despair(session)
    assert newest(session)[0] == "despair"


def newest(session: Session) -> list[str]:
    return [piece.name for piece in SUSPENSION.changes(session.table)]


def take_on_despair(session: Session) -> None:
    for _ in bind(session.play, session.table.named("despair"), 0):
        raise AssertionError("nothing is asked")


# --- Battle ------------------------------------------------------------------------------------


@pytest.mark.rule("RST-262")
def test_who_can_flee_is_not_blocked() -> None:
    session = battle(foe="mist", zones={"realm": ["bog"]}, sins={"ann": ["despair"]}, coming=[20])
    assert ignored(session) == []
    assert "flee" in keys(session)


@pytest.mark.rule("RST-262")
def test_who_can_hit_with_a_20_is_not_blocked() -> None:
    session = battle(foe="gate", coming=[20])
    assert ignored(session) == []
    play(session, "slot 0", "attack unarmed")
    assert left(session, "gate") == 38


@pytest.mark.rule("RST-262")
def test_the_newest_of_two_that_block_together_is_ignored() -> None:
    """The Gate needs 20 and lets nobody Flee: the older Bog or the newer Weariness must go."""
    session = camp(
        zones={"realm": ["bog"]},
        row=[["weariness"], ["gate"]],
        on={"bog": {"since": 1}},
        counters={"stamp": 1},
        coming=[1, 20],
    )
    play(session, "go on", "go on")
    assert asked(session) == "RST-193"
    assert ignored(session) == ["gate"], "the newest change is that nobody can Flee"
    assert told(session, "RST-262") == ["gate"]
    assert "flee" in keys(session)


@pytest.mark.rule("RST-262")
def test_so_many_are_ignored_as_need_be_the_newest_first() -> None:
    """From the Statue nobody Flees and 24 nobody rolls: without its text the party can go."""
    since = {"pit": {"since": 3}, "statue": {"since": 5}}
    session = battle(("ann",), foe="statue", zones={"realm": ["pit"]}, on=since)
    assert ignored(session) == ["statue", "pit"], "both say that nobody can Flee"
    assert "flee" in keys(session)


@pytest.mark.rule("RST-262")
def test_what_does_not_help_is_not_ignored_for_being_newer() -> None:
    """Of two Sins, a Realm and a Status Effect only what lets Ann hit, or Flee, is ignored."""
    session = battle(
        ("ann",),
        foe="mist",
        zones={"realm": ["pit"]},
        sins={"ann": ["doubt", "despair"]},
        status={"ann": ["veil"]},
        on={
            "pit": {"since": 1},
            "doubt": {"since": 2},
            "despair": {"since": 3},
            "veil": {"since": 4},
        },
        coming=[20],
    )
    assert ignored(session) == ["despair"], "16 can be rolled again, with the Doubt and the Pit"
    assert blocked(session)["flee"] == "RST-226"
    play(session, "slot 0", "attack unarmed")
    assert left(session, "mist") == 3


@pytest.mark.rule("RST-263")
def test_what_was_ignored_comes_back_when_the_battle_is_over() -> None:
    session = sinful(on={"mist": {"health": 1}, "despair": NEWEST}, coming=[20])
    assert ignored(session) == ["despair"]
    play(session, "slot 0", "attack unarmed")
    assert asked(session) == "RST-142"
    assert ignored(session) == []
    assert told(session, "RST-263") == ["despair"]
    assert not session.table.named("despair").counters.get("ignored")


@pytest.mark.rule("RST-263")
def test_what_was_ignored_comes_back_within_a_battle_as_soon_as_it_does_not_block() -> None:
    """The Doubt leaves Ann at the end of the round: the Despair alone does not block."""
    session = sinful(on={"despair": NEWEST}, coming=[1, 1])
    assert ignored(session) == ["despair"]
    session.override("move", piece=session.table.named("doubt").id, zone="treasures-used")
    play(session, "slot 0", "attack unarmed", "end")
    assert ignored(session) == []
    play(session, "slot 0", "attack unarmed", "end")
    assert ignored(session) == []


@pytest.mark.rule("RST-262")
def test_what_players_put_out_of_force_stays_out() -> None:
    session = sinful(on={"despair": NEWEST}, coming=[20])
    session.override("suspend", subject="pit")
    assert ignored(session) == ["pit"], "they can Flee: Despair is in force again"
    play(session, "flee")
    assert ignored(session) == ["pit"]


@pytest.mark.rule("RST-262")
@pytest.mark.parametrize("item", ["bell", "dust", "sling"])
def test_an_item_that_can_still_help_is_a_way_out(item: str) -> None:
    """The Bell harms without a roll, Dust lowers the Die Defense, the Sling makes other rolls."""
    session = sinful(holds={"ann": [item]})
    assert ignored(session) == []


@pytest.mark.rule("RST-262")
def test_a_consumable_of_who_lies_sideways_is_a_way_out_later() -> None:
    session = sinful(holds={"ann": ["dust"]}, on={"mist": {"health": 5}})
    session.override("turn", piece=session.table.named("ann").id, degrees=90)
    session.override("go", step="begin_battle")
    assert ignored(session) == []


@pytest.mark.rule("RST-262")
def test_a_target_that_heals_more_than_all_can_do_blocks() -> None:
    """Bo does 1 a round, the Sponge heals 4 and lets nobody Flee."""
    session = battle(("bo",), foe="sponge")
    assert ignored(session) == ["sponge"]
    assert "flee" in keys(session)


@pytest.mark.rule("RST-262")
def test_a_target_that_can_be_brought_down_in_one_round_does_not_block() -> None:
    session = battle(("bo",), foe="sponge", on={"sponge": {"health": 1}})
    assert ignored(session) == []


@pytest.mark.rule("RST-262")
def test_several_together_do_more_than_it_heals() -> None:
    session = battle(("ann", "di"), foe="sponge")
    assert ignored(session) == [], "2 and 3 a round against 4"


@pytest.mark.rule("RST-262")
def test_a_god_that_outheals_the_last_one_alive_is_brought_down_without_its_rules() -> None:
    session = at_verdict("well-god", "bo", coming=[12, 12])
    play(session, "fight")
    assert ignored(session) == ["well-god"]
    play(session, "slot 0", "attack unarmed", "end")
    assert left(session, "well-god") == 19, "nothing heals it"
    play(session, "slot 0")
    session.table.coming[:] = [3]
    play(session, "attack unarmed")
    assert health(session, "bo")[1] == 1, "its attack table is no rule change"


# --- a block that the party declares -----------------------------------------------------------


def _round(session: Session, n: int = 1, die: int = 5) -> None:
    """One Character attacks *n* rounds long: 5 misses, 20 hits."""
    for _ in range(n):
        session.table.coming[:] = [die]
        play(session, "slot 0", "attack unarmed", "end")


@pytest.mark.rule("RST-262", "RST-263")
def test_a_party_that_gains_nothing_for_long_may_declare_a_block() -> None:
    session = battle(("ann",), foe="gate", on={"gate": {"since": 2}}, status={"ann": ["veil"]})
    session.override("count", piece=session.table.named("gate").id, counter="health", value=40)
    session.override("count", piece=session.table.named("ann").id, counter="armor", value=99)
    _round(session, 5)
    assert "declare" not in keys(session)
    _round(session)
    play(session, "declare")
    assert ignored(session) == ["gate"]
    assert "flee" in keys(session)
    assert "declare" not in keys(session), "now it is to be seen whether that helps"
    _round(session)
    assert ignored(session) == ["gate"], "what is declared lasts until the Battle is over"
    session.table.coming[:] = [20]
    play(session, "flee")
    assert ignored(session) == []


@pytest.mark.rule("RST-262")
def test_with_no_change_left_there_is_none_to_declare() -> None:
    session = at_verdict("door", status={"ann": ["veil"]})
    session.override("count", piece=session.table.named("ann").id, counter="armor", value=999)
    play(session, "fight")
    declared = 0
    for _ in range(30):
        while "declare" in keys(session):
            play(session, "declare")
            declared += 1
        _round(session)
    assert declared == 2
    assert ignored(session) == ["door", "veil"]


@pytest.mark.rule("RST-262")
def test_nothing_is_to_be_declared_where_something_is_gained() -> None:
    session = battle(("ann",), foe="gate")
    session.override("count", piece=session.table.named("ann").id, counter="armor", value=99)
    for _ in range(8):
        _round(session, die=20)
        assert "declare" not in keys(session)
    assert left(session, "gate") == 40 - 16


# --- nothing left to ignore --------------------------------------------------------------------


def _hopeless() -> Session:
    """Ann alone in the night with a Statue that nobody can hit."""
    return camp(
        ("ann",),
        step="begin_battle",
        zones={"night": ["statue"]},
        counters={"horror": 1, "resting": 1},
    )


@pytest.mark.rule("RST-262", "RST-004")
def test_with_nothing_left_to_ignore_the_party_rules_by_hand() -> None:
    session = _hopeless()
    assert asked(session) == "RST-262"
    assert (keys(session), blocked(session)) == (["leave", "fall"], {"on": "RST-262"})
    assert ignored(session) == [], "it would not have helped"
    play(session, "leave")
    assert asked(session) == "RST-153", "the night goes on"
    assert not session.table.count("battle")


@pytest.mark.rule("RST-262")
def test_what_was_put_right_by_hand_is_fought_on() -> None:
    session = _hopeless()
    rat = session.table.named("rat")
    statue = session.table.named("statue")
    session.override("move", piece=rat.id, zone="night", face_up=True)
    session.override("count", piece=rat.id, counter="health", value=2)
    session.override("move", piece=statue.id, zone="encounters-used")
    assert keys(session) == ["on", "leave", "fall"]
    play(session, "on")
    assert asked(session) == "RST-193"


@pytest.mark.rule("RST-262", "RST-247")
def test_from_a_god_nobody_goes_away_but_it_may_end_here() -> None:
    session = at_verdict("door", sins={"ann": ["despair", "doubt"]})
    session.override("move", piece=session.table.named("statue").id, zone="god", face_up=True)
    session.override("move", piece=session.table.named("door").id, zone="gods-used")
    session.override("count", piece=session.table.named("statue").id, counter="health", value=4)
    play(session, "fight")
    assert asked(session) == "RST-262"
    assert blocked(session)["leave"] == "RST-247"
    play(session, "fall")
    assert session.over
    assert session.table.outcome is not None
    assert (session.table.outcome.winners, session.table.outcome.rule) == ([], "RST-262")
