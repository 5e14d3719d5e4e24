"""What writers of other cards say: left to somebody, for a price, of each, and going on."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.restless.camp import asked, battle, camp, health, keys, names, play, rerolls

Prints = Callable[..., None]
PARTY = ("ann", "bo", "cy")


def test_what_one_may_do_and_what_follows_if_it_does(prints: Prints) -> None:
    prints(
        "rat",
        text="When a Battle begins, a Character may take 2 damage. If that Character "
        "does, gain 3 Reroll Counters.",
    )
    session = play(battle(PARTY), "slot 1")
    assert keys(session) == ["yes", "no"]
    play(session, "yes")
    assert (health(session, "bo"), rerolls(session)) == ((5, 2), 8)
    session = play(battle(PARTY), "slot 1", "no")
    assert (health(session, "bo"), rerolls(session)) == ((7, 0), 5)


def test_each_may_pay_and_only_those_get_what_it_buys(prints: Prints) -> None:
    prints(
        "rat",
        text="When a Battle begins, each Character may lose 1 Health: that Character "
        "gains 2 Armor.",
    )
    session = play(battle(PARTY), "yes", "no", "yes")
    counters = [session.table.named(name).counters for name in PARTY]
    assert [each.get("armor", 0) for each in counters] == [2, 0, 2]
    assert [health(session, name)[1] for name in PARTY] == [1, 0, 1]


def test_each_that_does_is_meant_afterwards(prints: Prints) -> None:
    prints(
        "rat",
        text="When a Battle begins, each Character may lose 2 Health. Each that does "
        "gains 1 Armor.",
    )
    session = play(battle(PARTY), "no", "yes", "no")
    armor = [session.table.named(name).counters.get("armor", 0) for name in PARTY]
    assert armor == [0, 1, 0]


def test_harm_that_a_price_averts_for_whoever_pays_it(prints: Prints) -> None:
    prints(
        "rat",
        text="When a Battle begins, each Character loses 3 Health unless that Character "
        "discards an Item.",
    )
    session = play(battle(PARTY, holds={"ann": ["club"], "cy": ["rope"]}), "yes", "no")
    assert [health(session, name)[1] for name in PARTY] == [0, 3, 3]
    assert names(session, "inventory:0") == []


def test_harm_that_a_condition_averts_for_whom_it_is_true(prints: Prints) -> None:
    prints(
        "rat",
        text="When a Battle begins, each Character loses 1 Health unless that Character "
        "holds no Melee Weapon.",
    )
    session = battle(PARTY, holds={"ann": ["club"]})
    assert [health(session, name)[1] for name in PARTY] == [1, 0, 0]


def test_one_of_several_is_chosen(prints: Prints) -> None:
    prints(
        "rat",
        text="When a Battle begins, choose one: gain 2 Reroll Counters; or each "
        "Character heals 1 and lose 1 Reroll Counter.",
    )
    session = battle(PARTY, wounds={"bo": 2})
    assert (asked(session), keys(session)) == ("RST-007", ["mode 0", "mode 1"])
    play(session, "mode 1")
    assert (health(session, "bo")[1], rerolls(session)) == (1, 4)


@pytest.mark.parametrize(("had", "left"), [(0, 1), (3, 2)])
def test_otherwise_is_done_where_an_if_is_not_true(had: int, left: int, prints: Prints) -> None:
    prints(
        "rat",
        text="When a Battle begins, if the party has no Reroll Counters, gain 1 Reroll "
        "Counter, otherwise lose 1 Reroll Counter.",
    )
    assert rerolls(battle(PARTY, counters={"rerolls": had})) == left


def test_instead_nothing_is_left_of_what_was_about_to_be_done(prints: Prints) -> None:
    prints("rat", text="When a Character would take damage, instead gain 1 Reroll Counter.")
    session = play(battle(PARTY, coming=[2]), "slot 0", "attack unarmed")
    assert health(session, "ann")[1] == 0
    assert rerolls(session) == 6


def test_what_is_said_in_few_words_is_said_of_you(prints: Prints) -> None:
    prints("tonic", text="Use: heal 2.")
    session = play(camp(PARTY, holds={"bo": ["tonic"]}, wounds={"bo": 3}), "use tonic")
    assert health(session, "bo")[1] == 1
