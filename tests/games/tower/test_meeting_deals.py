"""The deck, the Fool and full hands in the middle of a deal."""

from __future__ import annotations

import pytest

from tabletop import Refusal
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
    rogue,
    struck,
)


@pytest.mark.rule("TWR-122", "TWR-126", "TWR-042")
def test_a_fool_that_renews_in_the_middle_of_a_deal_draws_again_for_the_same_hero() -> None:
    session = rogue(
        hands=[["pentacles-3"]],
        wards=None,
        deck=["cups-1", "major-0"],
        discard=["swords-1", "swords-2", "swords-3"],
        options={"fool": "renewal"},
    )
    play(session, "play pentacles-3", "give 0", "give 1")
    assert len(names(session, "hand:1")) == 1, "drawn again, unasked"
    assert "major-0" in names(session, "deck")
    assert names(session, "discard") == []
    assert names(session, "play") == ["pentacles-3"], "what works is not shuffled in"
    play(session, "give 1")
    assert len(names(session, "hand:1")) == 2
    assert "major-0" not in names(session, "hand:1")
    assert names(session, "discard") == ["pentacles-3"]
    at_rest(session, 1)


@pytest.mark.rule("TWR-123", "TWR-125", "TWR-106")
def test_a_renewing_fool_alone_in_the_deck_brings_nothing_and_harms_nobody() -> None:
    session = rogue(
        hands=[["pentacles-3"], []],
        wards=None,
        deck=["major-0"],
        options={"fool": "renewal"},
        dice=(2, 3),
    )
    play(session, "play pentacles-3")
    while keys(session)[0].startswith("give"):
        play(session, "give 0")
    assert names(session, "hand:0") == []
    assert health(session, 0) == 18
    at_rest(session, 1)
    assert sorted(names(session, "deck") + names(session, "discard")) == ["major-0", "pentacles-3"]
    play(session, "focus")
    assert names(session, "hand:1") == ["pentacles-3"], "with another card the draw is made again"
    assert health(session, 1) == 17
    at_rest(session, 0)


@pytest.mark.rule("TWR-124", "TWR-125", "TWR-029", "TWR-106")
def test_where_the_deck_is_finite_a_deal_breaks_off_and_focus_draws_nothing() -> None:
    session = rogue(
        hands=[["pentacles-9"], []],
        wards=None,
        deck=["cups-1"],
        discard=["swords-1", "swords-2"],
        dice=(1, 2),
        options={"deck": "finite"},
    )
    play(session, "play pentacles-9", "give 1")
    assert names(session, "discard") == ["swords-1", "swords-2", "pentacles-9"]
    at_rest(session, 1)
    play(session, "focus")
    assert names(session, "hand:1") == ["cups-1"]
    assert health(session, 1) == 18
    at_rest(session, 0)


@pytest.mark.rule("TWR-120", "TWR-124", "TWR-121")
def test_the_discarded_fool_can_come_back_in_the_very_turn_it_excused() -> None:
    session = rogue(
        hands=[["major-0", "cups-1"]],
        deck=[],
        sanctuary={0: ["cups-2"]},
        shields={0: {"pentacles-1": 1}},
    )
    play(session, "excuse", "focus")
    assert names(session, "hand:0") == ["cups-1", "major-0"]
    assert names(session, "shields:0") == ["pentacles-1"], "no blow, no shield spent"
    assert names(session, "sanctuary:0") == []
    assert struck(session) == []
    at_rest(session, 1)
    play(session, "rest")
    assert "excuse" in keys(session), "another turn, another excuse"


@pytest.mark.rule("TWR-120", "TWR-029", "TWR-047")
def test_discarding_the_fool_makes_room_to_focus() -> None:
    full = [f"swords-{n}" for n in range(1, 7)]
    session = climb(heroes=("cups-king", "wands-king"), hands=[["major-0", *full]])
    assert blocked(session)["focus"] == "TWR-029"
    play(session, "excuse")
    assert "focus" in keys(session)
    play(session, "focus")
    assert names(session, "hand:0") == [*full, "cups-9"], "room for one, so one is drawn"
    at_rest(session, 1)


@pytest.mark.rule("TWR-047", "TWR-044", "TWR-043")
def test_a_pair_leaves_two_places_and_the_rest_of_the_amount_is_lost() -> None:
    mine = ["wands-9", "pentacles-1", *(f"swords-{n}" for n in range(1, 6))]
    theirs = [f"cups-{n}" for n in range(1, 8)]
    session = mage(
        hands=[mine, theirs], floor=5, wards=None, deck=["wands-1", "wands-2", "wands-3"]
    )
    play(session, "play wands-9", "with pentacles-1", "first pentacles-1")
    while "give 0" in keys(session):
        assert blocked(session)["give 1"] == "TWR-043"
        play(session, "give 0")
    assert names(session, "hand:0")[-2:] == ["wands-1", "wands-2"]
    assert len(names(session, "hand:0")) == 7
    assert names(session, "deck") == ["wands-3"]
    assert foe_health(session) == 30 - 9
    at_rest(session, 1)


@pytest.mark.rule("TWR-070", "TWR-124", "TWR-074", "TWR-071")
def test_a_new_deck_in_the_middle_of_a_deal_takes_no_card_that_lies_elsewhere() -> None:
    session = climb(
        heroes=("pentacles-king", "wands-king"),
        hands=[["pentacles-2"]],
        floor=2,
        wards=["pentacles-3", "pentacles-4"],
        deck=["cups-1"],
        discard=["cups-2", "cups-3"],
        shields={1: {"pentacles-5": 5}},
        sanctuary={1: ["cups-4"]},
    )
    play(session, "play pentacles-2", "give 0", "give 0", "give 1", "shield 0")
    assert {*names(session, "hand:0"), *names(session, "hand:1")} == {"cups-1", "cups-2", "cups-3"}
    assert names(session, "wards") == ["pentacles-3", "pentacles-4"]
    assert health(session, 0) == 20, "1 less a shield of 3"
    assert names(session, "discard") == ["pentacles-2"]
    at_rest(session, 1)


@pytest.mark.rule("TWR-125", "TWR-070", "TWR-068")
def test_with_nothing_to_draw_nobody_is_asked_and_the_shield_is_laid_all_the_same() -> None:
    session = climb(
        heroes=("wands-king", "wands-knight"), hands=[["pentacles-6"]], wards=None, deck=[]
    )
    play(session, "play pentacles-6")
    assert keys(session) == ["shield 0", "shield 1"]
    play(session, "shield 1")
    assert session.table["shields:1"][0].counters == {"value": 6}
    at_rest(session, 1)


@pytest.mark.rule("TWR-119", "TWR-120", "TWR-122")
@pytest.mark.parametrize(
    ("fool", "key", "rule"),
    [
        ("excuse", "play major-0", "TWR-119"),
        ("wild", "excuse", "TWR-122"),
        ("renewal", "excuse", "TWR-122"),
        ("renewal", "play major-0", "TWR-119"),
    ],
)
def test_each_use_of_the_fool_that_the_table_does_not_allow_says_why(
    fool: str, key: str, rule: str
) -> None:
    session = mage(hands=[["major-0"]], options={"fool": fool})
    assert blocked(session)[key] == rule
    assert ("play major-0" in keys(session)) == (fool == "wild")
    with pytest.raises(Refusal) as refused:
        session.answer(key)
    assert refused.value.rule == rule


@pytest.mark.rule("TWR-120")
def test_an_excuse_that_cannot_be_says_why_whenever_it_is_tried() -> None:
    none = mage(hands=[["wands-1", "cups-1"]])
    with pytest.raises(Refusal, match="Fool") as refused:
        none.answer("excuse")
    assert refused.value.rule == "TWR-120"
    late = mage(hands=[["wands-1", "pentacles-1", "major-0"]])
    play(late, "play pentacles-1/dispel")
    with pytest.raises(Refusal, match="before") as refused:
        late.answer("excuse")
    assert refused.value.rule == "TWR-120"
    twice = mage(hands=[["major-0"]])
    play(twice, "excuse")
    with pytest.raises(Refusal) as refused:
        twice.answer("excuse")
    assert refused.value.rule == "TWR-120"
