"""Where foes, wards and falling heroes meet the options of Tower, and hands that bend it."""

from __future__ import annotations

import pytest

from tests.games.tower.climbing import (
    asked,
    at_rest,
    blocked,
    climb,
    foe_health,
    health,
    keys,
    names,
    play,
    struck,
    wards_left,
)

ROGUE = "cups-knight"
MAGE = "cups-page"
PLAIN = "cups-king"
ANGEL = "major-14"
BEAST = "major-18"
HUMAN = "major-1"
PER_CARD = {"counter": "per_card"}


@pytest.mark.rule("TWR-059", "TWR-055")
def test_a_foe_without_type_does_not_mind_cups_in_the_variant() -> None:
    options = {"foe_types": "custom", "types.major-1": "none", "celestial_suits": "wands_cups"}
    session = climb(heroes=(PLAIN, MAGE), hands=[["cups-2"]], foe=HUMAN, options=options)
    assert asked(play(session, "play cups-2")) == (0, "TWR-037")


@pytest.mark.rule("TWR-058", "TWR-055")
@pytest.mark.parametrize(
    ("kinds", "suits"),
    [
        ("celestial", {"wands", "cups"}),
        ("human+beast", {"pentacles", "swords"}),
        ("human+celestial+beast", {"pentacles", "wands", "cups", "swords"}),
    ],
)
def test_types_set_by_the_table_are_answered_by_their_suits(kinds: str, suits: set[str]) -> None:
    options = {"foe_types": "custom", "types.major-1": kinds, "celestial_suits": "wands_cups"}
    for suit in ("wands", "cups", "swords", "pentacles"):
        session = climb(heroes=(PLAIN, ROGUE), hands=[[f"{suit}-2"]], foe=HUMAN, options=options)
        play(session, f"play {suit}-2")
        assert (asked(session)[1] == "TWR-052") == (suit in suits)


@pytest.mark.rule("TWR-063")
def test_there_are_never_fewer_than_no_wards() -> None:
    session = climb(heroes=(PLAIN, MAGE), hands=[["swords-3"]], wards=["cups-2", "cups-3"])
    play(session, "play swords-3")
    assert foe_health(session) == 7
    at_rest(session, 1)


@pytest.mark.rule("TWR-066", "TWR-076", "TWR-113")
def test_the_last_ward_and_the_foe_fall_to_two_strikes_in_the_variant() -> None:
    session = climb(
        heroes=(ROGUE, MAGE),
        hands=[["swords-4", "swords-6"]],
        foe=BEAST,
        dice=[6],
        options={"last_ward": "before"},
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


@pytest.mark.rule("TWR-089", "TWR-066")
@pytest.mark.parametrize(("last_ward", "left"), [("after", 20), ("before", 14)])
def test_where_damage_is_attack_a_dispel_that_strikes_is_one(last_ward: str, left: int) -> None:
    session = climb(
        heroes=(PLAIN, MAGE),
        hands=[["swords-4"]],
        sanctuary={0: ["cups-8"]},
        foe=BEAST,
        dice=[6],
        options={"last_ward": last_ward, "attack_means": "damage"},
    )
    play(session, "play swords-4", "dispel")
    assert health(session, 0) == left
    at_rest(session, 1)


@pytest.mark.rule("TWR-115", "TWR-116")
def test_the_next_foe_does_not_strike_on_the_turn_it_appears() -> None:
    session = climb(
        heroes=(ROGUE, MAGE),
        hands=[["swords-4", "swords-6"]],
        wards=None,
        foe_health=1,
        dice=[6],
        options=PER_CARD,
    )
    play(session, "play swords-4")
    assert (health(session, 0), session.table.coming) == (20, [6])
    at_rest(session, 1)


@pytest.mark.rule("TWR-033", "TWR-091", "TWR-128")
def test_what_a_falling_hero_leaves_is_discarded_in_order() -> None:
    session = climb(
        heroes=(PLAIN, MAGE, ROGUE),
        hands=[["cups-2", "swords-2"]],
        sanctuary={0: ["cups-8"]},
        shields={1: {"pentacles-2": 2}},
        health={0: 1},
        dice=[6],
        options={"fallen": "permanent"},
    )
    play(session, "play swords-2")
    assert names(session, "discard") == ["swords-2", "cups-8", "cups-2"]
    assert names(session, "shields:1") == ["pentacles-2"], "another hero's stays"
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


@pytest.mark.rule("TWR-127")
def test_a_hero_without_cards_may_focus_or_rest() -> None:
    session = climb(heroes=(PLAIN, MAGE), hands=[[]])
    assert keys(session) == ["focus", "rest"]


@pytest.mark.rule("TWR-110")
@pytest.mark.parametrize(
    ("shields", "sum_"), [({}, "5"), ({"pentacles-4": 4}, "5 − 4 (shield) = 1")]
)
def test_the_sum_of_a_blow_is_told(shields: dict[str, int], sum_: str) -> None:
    session = climb(heroes=(PLAIN, MAGE), shields={0: shields}, dice=[5])
    play(session, "focus")
    assert struck(session) == [sum_]


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
