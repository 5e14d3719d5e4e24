"""Where a class meets another rule or option of Tower: pairs, strikes, sanctuaries."""

from __future__ import annotations

import pytest

from tests.games.tower.climbing import (
    asked,
    at_rest,
    climb,
    foe_health,
    health,
    names,
    play,
    struck,
    wards_left,
)

ROGUE = "cups-knight"
MAGE = "cups-page"
PRIEST = "wands-queen"
PLAIN = "cups-king"
HUMAN = "major-1"
PER_CARD = {"counter": "per_card"}


@pytest.mark.rule("TWR-096", "TWR-099")
@pytest.mark.parametrize(("mage", "healed"), [("cups-page", 22), ("wands-page", 20)])
def test_a_mage_s_companion_lifts_above_20_only_by_a_devout_hand(mage: str, healed: int) -> None:
    session = climb(heroes=(mage, PLAIN), hands=[["wands-3", "cups-9"]], health={1: 18}, wards=None)
    play(session, "play wands-3", "with cups-9", "first cups-9", "heal 1")
    assert health(session, 1) == healed
    assert foe_health(session) == (7 if mage == "cups-page" else 6)
    at_rest(session, 1)


@pytest.mark.rule("TWR-050", "TWR-085", "TWR-096")
def test_a_scholar_mage_s_companion_works_behind_wards_with_its_bonus() -> None:
    session = climb(
        heroes=("wands-page", PLAIN),
        hands=[["wands-2", "pentacles-9"]],
        foe="major-20",
        floor=3,
    )
    play(session, "play wands-2", "with pentacles-9", "first wands-2", "dispel", "keep")
    for _ in range(3):
        assert asked(session) == (0, "TWR-041")
        play(session, "give 1")
    assert foe_health(session) == 20
    assert names(session, "wards") == ["wands-2"]
    assert names(session, "discard") == ["pentacles-9"]
    at_rest(session, 1)


@pytest.mark.rule("TWR-081")
def test_a_companion_keeps_nothing_of_the_rank_it_was_lent() -> None:
    hands = [["wands-3", "pentacles-1"]]
    session = climb(heroes=(MAGE, PLAIN), hands=hands, foe=HUMAN, deck=[])
    play(session, "play wands-3", "with pentacles-1", "first pentacles-1", "dispel")
    assert names(session, "wards") == ["pentacles-1"]
    assert not any(card.counters for zone in ("wards", "discard") for card in session.table[zone])
    at_rest(session, 1)


@pytest.mark.rule("TWR-107", "TWR-109")
def test_a_pair_brings_two_blows_in_the_variant_and_shields_meet_the_first() -> None:
    session = climb(
        heroes=(MAGE, PLAIN),
        hands=[["wands-2", "swords-2"]],
        shields={0: {"pentacles-3": 3, "pentacles-1": 1}},
        wards=None,
        dice=[6, 5],
        options=PER_CARD,
    )
    play(session, "play wands-2", "with swords-2", "first wands-2")
    assert struck(session) == ["6 − 4 (shield) = 2", "5"]
    assert health(session, 0) == 13
    at_rest(session, 1)


@pytest.mark.rule("TWR-107", "TWR-074")
def test_with_one_shield_a_blow_a_shield_is_picked_for_each_of_two() -> None:
    session = climb(
        heroes=(ROGUE, MAGE),
        hands=[["swords-2", "swords-3"]],
        shields={0: {"pentacles-3": 3, "pentacles-1": 1}},
        wards=None,
        dice=[6, 5],
        options={**PER_CARD, "shields": "one"},
    )
    play(session, "play swords-2", "again swords-3", "use pentacles-1")
    assert struck(session) == ["6 − 1 (shield) = 5", "5 − 3 (shield) = 2"]
    at_rest(session, 1)


@pytest.mark.rule("TWR-107", "TWR-131")
def test_a_hero_who_fell_to_the_first_blow_is_not_struck_again() -> None:
    session = climb(
        heroes=(ROGUE, MAGE),
        hands=[["swords-2", "swords-3"]],
        wards=None,
        health={0: 2},
        dice=[6, 5],
        options={**PER_CARD, "fallen": "any_fall_loses"},
    )
    play(session, "play swords-2", "again swords-3")
    assert struck(session) == ["6"]
    assert session.table.coming == [5]
    assert session.over
    assert session.table.outcome
    assert session.table.outcome.winners == []


@pytest.mark.rule("TWR-107", "TWR-093", "TWR-121")
@pytest.mark.parametrize("spared", ["sanctuary", "excuse"])
def test_who_is_spared_is_spared_every_blow(spared: str) -> None:
    session = climb(
        heroes=(ROGUE, MAGE),
        hands=[["swords-2", "swords-3", "major-0"]],
        sanctuary={0: ["cups-8"]},
        options={**PER_CARD, "attack_means": "damage"},
        dice=[6, 6],
    )
    if spared == "excuse":
        play(session, "excuse")
    play(session, "play swords-2", "again swords-3")
    assert health(session, 0) == 20
    assert struck(session) == []
    at_rest(session, 1)


@pytest.mark.rule("TWR-090")
def test_dispelling_with_pentacles_keeps_a_sanctuary() -> None:
    session = climb(
        heroes=(MAGE, PLAIN),
        hands=[["pentacles-1"]],
        sanctuary={0: ["cups-8"]},
        foe=HUMAN,
        deck=[],
        dice=[6],
    )
    play(session, "play pentacles-1", "dispel")
    assert wards_left(session) == 0
    assert health(session, 0) == 20
    at_rest(session, 1)


@pytest.mark.rule("TWR-089")
@pytest.mark.parametrize(("companion", "left"), [("swords-2", 14), ("cups-2", 14)])
def test_a_mage_who_plays_a_pair_has_attacked(companion: str, left: int) -> None:
    session = climb(
        heroes=("wands-page", PLAIN),
        hands=[["wands-2", companion]],
        sanctuary={0: ["cups-8"]},
        dice=[6],
    )
    play(session, "play wands-2", f"with {companion}", "first wands-2")
    if companion == "cups-2":
        play(session, "heal 0")
    assert health(session, 0) == left
    at_rest(session, 1)


@pytest.mark.rule("TWR-092", "TWR-091")
def test_an_older_sanctuary_holds_while_the_priest_s_own_waits() -> None:
    session = climb(
        heroes=(PRIEST, PLAIN),
        hands=[["cups-4"]],
        sanctuary={0: ["cups-8"]},
        health={0: 10},
        dice=[6, 1, 6],
        options={"priest_self": "next"},
    )
    play(session, "play cups-4", "heal 0")
    assert health(session, 0) == 14
    assert names(session, "sanctuary:0") == ["cups-4"]
    assert names(session, "discard") == ["cups-8"]
    play(session, "rest", "rest")
    assert health(session, 0) == 17, "the waiting one holds on the next turn"
    assert names(session, "sanctuary:0") == []
    at_rest(session, 1)


@pytest.mark.rule("TWR-092")
def test_the_variant_is_about_the_priest_alone() -> None:
    session = climb(
        heroes=(PRIEST, PLAIN),
        hands=[["cups-4"]],
        dice=[1, 6],
        options={"priest_self": "next"},
    )
    play(session, "play cups-4", "heal 1", "rest")
    assert health(session, 1) == 20
    assert names(session, "sanctuary:1") == []
    at_rest(session, 0)


@pytest.mark.rule("TWR-130", "TWR-087", "TWR-088")
def test_a_priest_lifts_the_fallen_into_a_sanctuary() -> None:
    session = climb(
        heroes=(PRIEST, PLAIN), hands=[["cups-4"], ["cups-5"]], health={1: 0}, dice=[1, 6]
    )
    play(session, "play cups-4", "heal 1")
    at_rest(session, 1)
    assert (health(session, 1), names(session, "hand:1")) == (4, ["cups-5"]), "the hand was kept"
    play(session, "rest")
    assert health(session, 1) == 7
    at_rest(session, 0)


@pytest.mark.rule("TWR-091", "TWR-108")
def test_a_sanctuary_goes_at_the_end_of_a_turn_in_which_the_foe_fell() -> None:
    session = climb(
        heroes=(PLAIN, MAGE),
        hands=[["swords-9"]],
        sanctuary={0: ["cups-8"], 1: ["cups-7"]},
        wards=None,
        foe_health=1,
    )
    play(session, "play swords-9")
    assert names(session, "sanctuary:0") == []
    assert names(session, "sanctuary:1") == ["cups-7"]
    at_rest(session, 1)
