"""Classes, gifts and table options that meet in one blow."""

from __future__ import annotations

import pytest

from tests.games.tower.climbing import (
    at_rest,
    blocked,
    climb,
    foe_health,
    health,
    keys,
    mage,
    names,
    play,
    struck,
    wards_left,
)

LOVERS, TEMPERANCE = "major-6", "major-14"
"""A foe of all three types, and a celestial."""

PER_CARD = {"counter": "per_card"}


@pytest.mark.rule("TWR-107", "TWR-074", "TWR-109")
def test_each_of_two_blows_takes_one_shield_of_the_hero_s_choice() -> None:
    session = climb(
        heroes=("swords-page", "wands-king"),
        hands=[["wands-2", "cups-5"]],
        floor=3,
        wards=None,
        shields={0: {"pentacles-1": 1, "pentacles-6": 6}},
        health={0: 10},
        dice=(5, 4),
        options={"counter": "per_card", "shields": "one"},
    )
    play(session, "play wands-2", "with cups-5", "first wands-2", "heal 0")
    assert health(session, 0) == 12, "all the cards work before the foe strikes back"
    [one, six] = keys(session)
    assert "pentacles-1" in one
    assert "pentacles-6" in six
    play(session, six)
    assert health(session, 0) == 12 - 0 - 3, "the one left takes the second blow unasked"
    assert struck(session) == ["5 − 5 (shield) = 0", "4 − 1 (shield) = 3"]
    assert names(session, "shields:0") == []
    assert names(session, "discard")[-2:] == ["pentacles-6", "pentacles-1"]
    at_rest(session, 1)


@pytest.mark.rule("TWR-107", "TWR-074", "TWR-072", "TWR-109")
@pytest.mark.parametrize(
    ("hero", "answers"),
    [
        pytest.param("swords-knight", ("play swords-1", "again swords-2"), id="rogue"),
        pytest.param("cups-page", ("play wands-2", "with swords-2", "first wands-2"), id="mage"),
    ],
)
def test_where_all_shields_take_the_first_blow_the_second_finds_none(
    hero: str, answers: tuple[str, ...]
) -> None:
    session = climb(
        heroes=(hero, "wands-king"),
        hands=[["swords-1", "swords-2", "wands-2"]],
        floor=3,
        wards=None,
        shields={0: {"pentacles-1": 1, "pentacles-3": 3}},
        dice=(6, 5),
        options=PER_CARD,
    )
    play(session, *answers)
    assert struck(session) == ["6 − 4 (shield) = 2", "5"]
    assert health(session, 0) == 13
    at_rest(session, 1)


@pytest.mark.rule("TWR-107", "TWR-128", "TWR-074")
def test_the_first_blow_that_fells_is_the_last_and_the_spare_shield_goes_too() -> None:
    session = climb(
        heroes=("swords-knight", "wands-king"),
        hands=[["swords-1", "swords-2", "cups-3"]],
        floor=3,
        wards=None,
        health={0: 2},
        shields={0: {"pentacles-1": 1, "pentacles-2": 2}},
        dice=(6, 6, 1),
        options={"counter": "per_card", "shields": "one"},
    )
    play(session, "play swords-1", "again swords-2")
    play(session, keys(session)[0])
    assert health(session, 0) == 0
    assert len(struck(session)) == 1
    assert names(session, "shields:0") == []
    assert names(session, "hand:0") == ["cups-3"], "the hand is kept"
    at_rest(session, 1)
    play(session, "rest")
    assert health(session, 1) == 14, "the second die was never rolled"
    at_rest(session, 1)


@pytest.mark.rule("TWR-089", "TWR-093", "TWR-107", "TWR-066")
@pytest.mark.parametrize(
    ("last_ward", "means", "blows"),
    [("after", "damage", 0), ("after", "card", 2), ("before", "damage", 2)],
)
def test_what_breaks_a_sanctuary_where_the_last_ward_goes(
    last_ward: str, means: str, blows: int
) -> None:
    session = climb(
        heroes=("swords-page", "wands-king"),
        hands=[["wands-3", "cups-9"]],
        foe=TEMPERANCE,
        sanctuary={0: ["cups-1"]},
        dice=(1, 1),
        options={"last_ward": last_ward, "attack_means": means, "counter": "per_card"},
    )
    play(session, "play wands-3", "with cups-9", "first wands-3", "dispel", "heal 1")
    assert foe_health(session) == (7 if last_ward == "before" else 10)
    assert len(struck(session)) == blows
    assert names(session, "sanctuary:0") == [], "it goes at the end of the turn either way"
    at_rest(session, 1)


@pytest.mark.rule("TWR-085", "TWR-066", "TWR-084")
@pytest.mark.parametrize(("last_ward", "left"), [("after", 15), ("before", 15 - 4)])
def test_a_pair_may_dispel_both_wards_and_only_the_last_lets_damage_through(
    last_ward: str, left: int
) -> None:
    session = mage(
        hands=[["wands-4", "swords-9"]], floor=2, foe=LOVERS, options={"last_ward": last_ward}
    )
    play(session, "play wands-4", "with swords-9", "first swords-9", "dispel", "dispel")
    assert names(session, "wards") == ["swords-9", "wands-4"]
    assert (wards_left(session), foe_health(session)) == (0, left)
    at_rest(session, 1)


@pytest.mark.rule("TWR-084", "TWR-066", "TWR-096", "TWR-102")
def test_after_a_companion_has_taken_the_last_ward_the_spell_goes_through() -> None:
    session = climb(
        heroes=("wands-page", "cups-king"),
        hands=[["wands-2", "pentacles-7"], []],
        deck=["cups-1", "cups-2", "cups-3", "cups-4"],
    )
    play(session, "play wands-2", "with pentacles-7", "first pentacles-7", "dispel")
    play(session, "give 1", "give 0", "give 1")
    assert names(session, "hand:1") == ["cups-1", "cups-3"]
    assert names(session, "hand:0") == ["cups-2"], "three cards, the scholar's for both"
    assert foe_health(session) == 10 - 3
    at_rest(session, 1)


@pytest.mark.rule("TWR-086", "TWR-113", "TWR-125", "TWR-126")
def test_the_wards_of_a_dead_foe_are_not_drawn_by_the_card_that_outlives_it() -> None:
    session = mage(hands=[["wands-9", "pentacles-2"]], foe_health=9, wards=["pentacles-5"], deck=[])
    play(session, "play wands-9", "with pentacles-2", "first wands-9")
    assert names(session, "hand:0") == names(session, "hand:1") == []
    assert set(names(session, "discard")) == {"wands-9", "pentacles-2", "pentacles-5"}
    assert names(session, "treasures") == ["wands-10"]
    assert session.table.count("floor") == 2
    assert struck(session) == []
    at_rest(session, 1)


@pytest.mark.rule("TWR-086", "TWR-116", "TWR-130")
def test_the_fifth_foe_falls_only_after_the_second_card_has_raised_the_fallen() -> None:
    session = climb(
        heroes=("swords-page", "wands-king"),
        hands=[["wands-9", "cups-2"]],
        floor=5,
        foe_health=1,
        wards=None,
        health={0: 1, 1: 0},
    )
    play(session, "play wands-9", "with cups-2", "first wands-9", "heal 1")
    assert health(session, 1) == 9
    assert session.over
    assert session.decision is None
    assert session.table.outcome is not None
    assert sorted(session.table.outcome.winners) == [0, 1]
    assert len(names(session, "treasures")) == 5
    assert struck(session) == []


@pytest.mark.rule("TWR-087", "TWR-130", "TWR-128", "TWR-088")
def test_a_sanctuary_laid_before_the_raised_holds_until_their_own_turn_ends() -> None:
    session = climb(
        heroes=("cups-queen", "wands-king", "wands-knight"),
        hands=[["cups-7"], ["wands-1"]],
        health={1: 0},
        dice=(1, 2, 6),
    )
    play(session, "play cups-7", "heal 1")
    assert health(session, 1) == 8
    assert names(session, "hand:1") == ["wands-1"], "the hand was kept"
    assert names(session, "sanctuary:1") == ["cups-7"]
    at_rest(session, 1)
    play(session, "focus")
    assert health(session, 1) == 8
    assert names(session, "sanctuary:1") == []
    at_rest(session, 2)
    play(session, "rest")
    assert health(session, 2) == 18, "no die was rolled for the sheltered hero"


@pytest.mark.rule("TWR-130", "TWR-129")
def test_who_is_raised_after_their_place_waits_until_it_comes_round() -> None:
    session = climb(
        heroes=("wands-knight", "wands-king", "cups-king"),
        hands=[[], [], ["cups-1"]],
        health={1: 0},
    )
    play(session, "rest")
    at_rest(session, 2)
    play(session, "play cups-1", "heal 1")
    assert health(session, 1) == 2
    at_rest(session, 0)
    play(session, "rest")
    at_rest(session, 1)


@pytest.mark.rule("TWR-092", "TWR-091", "TWR-088")
def test_a_delayed_sanctuary_stays_while_another_s_holds_and_each_goes_in_its_turn() -> None:
    session = climb(
        heroes=("wands-queen", "swords-queen"),
        hands=[["cups-1", "cups-2", "cups-3"], ["cups-4"]],
        sanctuary={0: ["cups-5"]},
        dice=(4, 3, 2),
        health={0: 10, 1: 10},
        options={"priest_self": "next"},
    )
    play(session, "play cups-1", "heal 0")
    assert health(session, 0) == 11, "the one that lay there held"
    assert names(session, "sanctuary:0") == ["cups-1"]
    assert names(session, "discard") == ["cups-5"]
    play(session, "rest")
    assert health(session, 1) == 9
    play(session, "play cups-2", "heal 0")
    assert health(session, 0) == 13, "now the first of her own holds"
    assert names(session, "sanctuary:0") == ["cups-2"]
    play(session, "play cups-4", "heal 0")
    assert names(session, "sanctuary:0") == ["cups-2", "cups-4"]
    assert health(session, 1) == 6
    play(session, "rest")
    assert health(session, 0) == 20
    assert names(session, "sanctuary:0") == []


@pytest.mark.rule("TWR-055", "TWR-065", "TWR-067", "TWR-090", "TWR-093")
def test_cups_that_dispel_heal_and_shelter_nobody_but_break_no_sanctuary() -> None:
    session = climb(
        heroes=("cups-queen", "wands-king"),
        hands=[["cups-3"]],
        foe=TEMPERANCE,
        sanctuary={0: ["cups-1"]},
        health={0: 19},
        options={"celestial_suits": "wands_cups"},
    )
    play(session, "play cups-3", "dispel", "heal 0")
    assert health(session, 0) == 23
    assert names(session, "wards") == ["cups-3"]
    assert names(session, "sanctuary:0") == []
    assert struck(session) == []
    at_rest(session, 1)


@pytest.mark.rule("TWR-108", "TWR-107", "TWR-077")
def test_a_second_strike_that_kills_is_answered_by_neither_of_two_blows() -> None:
    session = climb(
        heroes=("swords-knight", "wands-king"),
        hands=[["swords-3", "swords-5", "swords-6"]],
        wards=None,
        options={"counter": "per_card"},
        health={0: 1},
    )
    play(session, "play swords-3", "again swords-5")
    assert struck(session) == []
    assert names(session, "hand:0") == ["swords-6"]
    assert session.table.count("floor") == 2
    at_rest(session, 1)


@pytest.mark.rule("TWR-099", "TWR-100", "TWR-032", "TWR-039")
def test_who_may_lift_above_20_where_queens_may_instead() -> None:
    session = climb(
        heroes=("wands-queen", "cups-page"),
        hands=[["cups-9"], ["cups-8"]],
        health={1: 18},
        dice=(3, 2, 1, 1),
        options={"overheal_by": "queens"},
    )
    play(session, "play cups-9", "heal 1")
    assert health(session, 1) == 27
    play(session, "play cups-8", "heal 0")
    assert health(session, 0) == 20, "17 and 9: the Page of Cups lifts nobody above 20"
    assert health(session, 1) == 27, "the sanctuary held"
    play(session, "rest", "rest")
    assert health(session, 1) == 26, "rest adds nothing above 20 and takes nothing"


@pytest.mark.rule("TWR-131", "TWR-134", "TWR-107")
@pytest.mark.parametrize(("fallen", "other"), [("revive", 0), ("any_fall_loses", 20)])
def test_the_fall_that_loses_the_game_comes_between_two_blows(fallen: str, other: int) -> None:
    session = climb(
        heroes=("swords-knight", "wands-king"),
        hands=[["swords-1", "swords-2"]],
        floor=4,
        wards=None,
        health={0: 3, 1: other},
        dice=(6, 5),
        options={**PER_CARD, "fallen": fallen},
    )
    play(session, "play swords-1", "again swords-2")
    assert session.over
    assert struck(session) == ["6"]
    assert session.table.coming == [5]
    assert session.table.outcome is not None
    assert not session.table.outcome.winners
    for floor in (4, 5):
        treasure = session.view(0).zones[f"floor:{floor}"].pieces[0]
        assert not session.table[f"floor:{floor}"][0].face_up
        assert treasure.name not in ("pentacles-8", "wands-8")


@pytest.mark.rule("TWR-130", "TWR-128", "TWR-038")
def test_where_the_fallen_are_lost_their_hand_comes_round_and_cups_cannot_reach_them() -> None:
    session = climb(
        heroes=("swords-knight", "wands-king"),
        hands=[["major-0", "cups-1"], ["cups-2"]],
        health={0: 1},
        shields={0: {"pentacles-1": 1}},
        sanctuary={0: []},
        dice=(6, 1),
        options={"fallen": "permanent"},
        deck=[],
    )
    play(session, "rest")
    assert health(session, 0) == 0, "1, and 3 of the rest, less 6 that a shield of 1 softened"
    assert set(names(session, "discard")) == {"major-0", "cups-1", "pentacles-1"}
    at_rest(session, 1)
    play(session, "play cups-2")
    assert "heal 0" in blocked(session)
    assert blocked(session)["heal 0"] == "TWR-130"
