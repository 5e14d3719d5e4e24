"""Chapter I: the Fool."""

from __future__ import annotations

import pytest

from tabletop import Refusal
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
    question,
    rogue,
    told_by,
    wards_left,
)

HEROES = ("cups-king", "cups-page")
WILD, RENEWAL = {"fool": "wild"}, {"fool": "renewal"}


@pytest.mark.rule("TWR-119")
def test_the_fool_fills_a_place_in_the_hand_and_cannot_be_played() -> None:
    hand = ["major-0", *(f"cups-{n}" for n in range(2, 8))]
    session = climb(heroes=HEROES, hands=[hand])
    assert blocked(session) == {"play major-0": "TWR-119", "focus": "TWR-029"}
    with pytest.raises(Refusal, match="TWR-119"):
        session.answer("play major-0")
    at_rest(session, 0)


@pytest.mark.rule("TWR-119")
def test_the_fool_is_no_second_swords() -> None:
    session = rogue(hands=[["swords-2", "major-0"]])
    play(session, "play swords-2")
    at_rest(session, 1)


@pytest.mark.rule("TWR-120", "TWR-121")
def test_the_fool_excuses_from_this_turn_s_counterattack_and_the_action_is_still_due() -> None:
    session = climb(
        heroes=HEROES,
        hands=[["major-0"]],
        shields={0: {"pentacles-2": 2}},
        sanctuary={0: ["cups-8"]},
        dice=[6],
    )
    assert "rank" not in question(session).option("play major-0").label, "it has none (TWR-119)"
    play(session, "excuse")
    assert told_by(session, "discards") == [("TWR-120", "Hero 0")]
    at_rest(session, 0)
    assert "excuse" not in keys(session)
    play(session, "focus")
    assert health(session, 0) == 20
    assert names(session, "shields:0") == ["pentacles-2"]
    assert names(session, "discard") == ["major-0", "cups-8"]
    at_rest(session, 1)
    play(session, "rest")
    assert health(session, 1) == 14, "only that turn is excused"
    at_rest(session, 0)


@pytest.mark.rule("TWR-120")
def test_the_fool_is_gone_even_if_there_is_no_counterattack() -> None:
    session = climb(
        heroes=HEROES, hands=[["major-0", "wands-9"]], wards=None, foe_health=2, deck=[]
    )
    play(session, "excuse", "play wands-9")
    assert names(session, "discard") == ["major-0", "wands-9"]
    at_rest(session, 1)


@pytest.mark.rule("TWR-122")
@pytest.mark.parametrize(("suit", "left"), [("wands", 17), ("swords", 16)])
def test_a_wild_fool_has_a_named_suit_and_the_floor_s_rank(suit: str, left: int) -> None:
    session = climb(
        heroes=("swords-king", "cups-page"),
        hands=[["major-0"]],
        floor=3,
        wards=None,
        options=WILD,
    )
    play(session, "play major-0", f"as {suit}")
    assert foe_health(session) == left
    assert names(session, "discard") == ["major-0"]
    assert session.table.named("major-0").counters == {}
    at_rest(session, 1)


@pytest.mark.rule("TWR-122")
def test_a_wild_fool_dispels_shields_and_leads_like_its_suit() -> None:
    dispelling = climb(heroes=HEROES, hands=[["major-0"]], foe="major-18", options=WILD)
    play(dispelling, "play major-0", "as swords", "dispel")
    assert names(dispelling, "wards") == ["major-0"]
    assert wards_left(dispelling) == 0
    shield = climb(heroes=HEROES, hands=[["major-0"]], wards=None, floor=2, options=WILD)
    play(shield, "play major-0", "as pentacles", "give 0", "give 0", "shield 1")
    assert shield.table["shields:1"][0].counters == {"value": 2}
    mage = climb(heroes=HEROES, hands=[[], ["major-0", "cups-2"]], active=1, options=WILD)
    play(mage, "play major-0", "as wands")
    assert asked(mage) == (1, "TWR-080")


@pytest.mark.rule("TWR-122")
def test_a_renewing_fool_is_shown_shuffled_in_and_the_draw_repeated() -> None:
    session = climb(heroes=HEROES, deck=["major-0", "cups-2"], discard=["cups-3"], options=RENEWAL)
    play(session, "focus")
    assert sorted(names(session, "hand:0")) == ["cups-2", "cups-3"]
    assert names(session, "deck") == ["major-0"]
    assert names(session, "discard") == []
    at_rest(session, 1)


@pytest.mark.rule("TWR-122")
def test_a_renewing_fool_is_never_dealt() -> None:
    from tabletop import new_game

    for seed in range(20):
        session = new_game("tower", seats=4, seed=seed, options=RENEWAL)
        play(session, "cups-queen", "cups-king", "cups-page", "cups-knight", *["own"] * 4, "lead 0")
        assert "major-0" in names(session, "deck")


@pytest.mark.rule("TWR-122", "TWR-123")
def test_the_fool_brings_the_discard_pile_back_even_to_a_finite_deck() -> None:
    session = climb(
        heroes=HEROES,
        deck=["major-0"],
        discard=["cups-3", "cups-4", "cups-5"],
        options={"fool": "renewal", "deck": "finite"},
    )
    play(session, "focus")
    assert len(names(session, "hand:0")) == 2
    assert "major-0" in names(session, "deck")
    assert len(names(session, "deck")) == 2
    at_rest(session, 1)
