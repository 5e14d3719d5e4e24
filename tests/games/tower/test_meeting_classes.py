"""Where classes, foes, wards and falling heroes meet each other, the table options and hands."""

from __future__ import annotations

import pytest

from tests.games.tower.climbing import (
    MAGE,
    PRIEST,
    ROGUE,
    asked,
    at_rest,
    blocked,
    climb,
    foe_health,
    health,
    mage,
    names,
    play,
    rogue,
    struck,
    wards_left,
)

PLAIN = "cups-king"
HUMAN = "major-1"
ANGEL = "major-14"
BEAST = "major-18"
PER_CARD = {"counter": "per_card"}


@pytest.mark.rule("TWR-096", "TWR-099", "TWR-102")
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
    session = mage(hands=hands, foe=HUMAN, deck=[])
    play(session, "play wands-3", "with pentacles-1", "first pentacles-1", "dispel")
    assert names(session, "wards") == ["pentacles-1"]
    assert not any(card.counters for zone in ("wards", "discard") for card in session.table[zone])
    at_rest(session, 1)


@pytest.mark.rule("TWR-107", "TWR-093", "TWR-120", "TWR-121", "TWR-078")
@pytest.mark.parametrize("spared", ["sanctuary", "excuse"])
def test_who_is_spared_is_spared_every_blow(spared: str) -> None:
    session = rogue(
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
    session = mage(hands=[["pentacles-1"]], sanctuary={0: ["cups-8"]}, foe=HUMAN, deck=[], dice=[6])
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


@pytest.mark.rule("TWR-066", "TWR-076", "TWR-113")
def test_the_last_ward_and_the_foe_fall_to_two_strikes_in_the_variant() -> None:
    session = rogue(
        hands=[["swords-4", "swords-6"]], foe=BEAST, dice=[6], options={"last_ward": "before"}
    )
    play(session, "play swords-4", "dispel")
    assert foe_health(session) == 6
    play(session, "again swords-6")
    assert health(session, 0) == 20
    assert sorted(names(session, "discard")) == ["swords-4", "swords-6"]
    assert names(session, "wards") == []
    assert wards_left(session) == 2, "the next foe's"
    at_rest(session, 1)


@pytest.mark.rule("TWR-066", "TWR-061")
def test_a_declined_dispel_lets_no_damage_through_in_the_variant_either() -> None:
    session = climb(
        heroes=(PLAIN, MAGE), hands=[["swords-4"]], foe=BEAST, options={"last_ward": "before"}
    )
    play(session, "play swords-4", "keep")
    assert foe_health(session) == 10
    assert wards_left(session) == 1
    at_rest(session, 1)


@pytest.mark.rule("TWR-128", "TWR-131")
def test_two_who_fell_by_hand_fall_at_the_end_of_the_turn() -> None:
    heroes = (PLAIN, MAGE, ROGUE)
    session = climb(heroes=heroes, shields={1: {"pentacles-2": 2}, 2: {"pentacles-3": 3}})
    for name in heroes[1:]:
        session.override("count", piece=session.table.named(name).id, counter="health", value=-2)
    play(session, "rest")
    assert names(session, "discard") == ["pentacles-2", "pentacles-3"]
    at_rest(session, 0)
    session.override("count", piece=session.table.named(PLAIN).id, counter="health", value=-7)
    assert session.over, "and a party that has fallen has lost, without another turn"
    assert session.table.outcome
    assert session.table.outcome.rule == "TWR-131"


@pytest.mark.rule("TWR-109", "TWR-111")
def test_health_below_0_by_hand_counts_as_none() -> None:
    session = climb(heroes=(PLAIN, MAGE), hands=[["cups-4", "swords-2"]], health={1: 0}, wards=None)
    session.override("count", piece=session.table.named(MAGE).id, counter="health", value=-5)
    play(session, "play cups-4", "heal 1")
    assert health(session, 1) == 5, "it is lifted from 0"
    foe = session.table["floor:1"][-1]
    session.override("count", piece=foe.id, counter="health", value=-3)
    session.override("count", piece=-1, counter="active", value=0)
    play(session, "play swords-2")
    assert len(names(session, "treasures")) == 1
    at_rest(session, 1)


@pytest.mark.rule("TWR-069", "TWR-046")
def test_a_fallen_paladin_s_friend_gets_neither_cards_nor_shield() -> None:
    session = climb(
        heroes=("wands-king", MAGE, ROGUE), hands=[["pentacles-2"]], health={1: 0}, wards=None
    )
    play(session, "play pentacles-2")
    assert blocked(session) == {"give 1": "TWR-046"}
    play(session, "give 0", "give 2")
    assert blocked(session) == {"shield 1": "TWR-069"}


@pytest.mark.rule("TWR-103")
@pytest.mark.parametrize("hero", ["wands-king", "swords-king", "cups-king", "pentacles-king"])
def test_a_gift_changes_neither_focus_nor_rest_nor_wards(hero: str) -> None:
    session = climb(heroes=(hero, MAGE), health={0: 10}, dice=[1, 1, 1])
    play(session, "rest")
    assert health(session, 0) == 12
    play(session, "rest", "focus")
    assert len(names(session, "hand:0")) == 2
    card = f"{hero.partition('-')[0]}-2"
    suit_s_foe = {"wands": ANGEL, "swords": BEAST, "pentacles": HUMAN}.get(hero.partition("-")[0])
    if suit_s_foe:
        warded = climb(heroes=(hero, MAGE), hands=[[card]], foe=suit_s_foe, floor=3, deck=[])
        play(warded, f"play {card}", "dispel")
        assert wards_left(warded) == 2
