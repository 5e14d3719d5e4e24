"""Where a wild Fool meets the classes and gifts of Tower."""

from __future__ import annotations

import pytest

from tests.games.tower.climbing import (
    MAGE,
    at_rest,
    climb,
    foe_health,
    health,
    keys,
    mage,
    names,
    play,
    rogue,
)

PLAIN = "cups-king"
WILD = {"fool": "wild"}


@pytest.mark.rule("TWR-122", "TWR-076", "TWR-119")
def test_a_wild_fool_opens_for_a_rogue_and_is_a_second_strike_at_the_floor_s_rank() -> None:
    hand = ["major-0", "swords-2"]
    first = rogue(hands=[hand], floor=2, wards=None, options=WILD)
    play(first, "play major-0", "as swords")
    assert keys(first) == ["again swords-2", "done"]
    second = rogue(hands=[hand], floor=2, wards=None, options=WILD)
    play(second, "play swords-2", "again major-0")
    assert foe_health(second) == 15 - 2 - 2
    assert names(second, "discard") == ["swords-2", "major-0"]
    assert second.table.named("major-0").counters == {}
    at_rest(second, 1)


@pytest.mark.rule("TWR-122", "TWR-078")
@pytest.mark.parametrize(
    ("answers", "left"),
    [
        pytest.param(("keep", "again major-0", "keep"), 20, id="the ward holds twice"),
        pytest.param(("dispel", "again major-0"), 20 - 3 - 1, id="the ward is dispelled"),
    ],
)
def test_a_wild_fool_that_strikes_again_gains_from_a_tactician_and_dispels_from_beasts(
    answers: tuple[str, ...], left: int
) -> None:
    session = climb(
        heroes=("swords-knight", MAGE),
        hands=[["swords-1", "major-0"]],
        floor=3,
        foe="major-18",
        wards=("swords-2", "swords-3"),
        options=WILD,
    )
    play(session, "play swords-1", *answers)
    assert foe_health(session) == left
    at_rest(session, 1)


@pytest.mark.rule("TWR-122", "TWR-083", "TWR-081")
@pytest.mark.parametrize(("suit", "foe", "hero"), [("wands", 20 - 7 - 7, 9), ("cups", 13, 9 + 8)])
def test_a_wild_fool_keeps_company_as_the_suit_named_at_the_wands_card_s_rank(
    suit: str, foe: int, hero: int
) -> None:
    session = mage(
        hands=[["wands-7", "major-0", "wands-1"]], floor=3, wards=None, health={1: 9}, options=WILD
    )
    play(session, "play wands-7", "with major-0", f"as {suit}", "first wands-7")
    if suit == "cups":
        play(session, "heal 1")
    assert (foe_health(session), health(session, 1)) == (foe, hero), "a Devout gains on Cups"
    assert names(session, "discard") == ["wands-7", "major-0"]
    assert names(session, "hand:0") == ["wands-1"], "a companion brings no company"
    at_rest(session, 1)


@pytest.mark.rule("TWR-122", "TWR-087", "TWR-098")
def test_a_wild_fool_as_cups_is_a_devout_priest_s_sanctuary() -> None:
    session = climb(
        heroes=("cups-queen", PLAIN), hands=[["major-0"]], floor=3, health={1: 19}, options=WILD
    )
    play(session, "play major-0", "as cups", "heal 1")
    assert health(session, 1) == 23
    [fool] = session.table["sanctuary:1"]
    assert (fool.name, fool.counters) == ("major-0", {})
    play(session, "rest")
    assert names(session, "discard") == ["major-0"]
    at_rest(session, 0)


@pytest.mark.rule("TWR-122", "TWR-071")
def test_a_wild_fool_shields_with_a_merchant_s_bonus_or_dispels_instead() -> None:
    session = climb(
        heroes=("pentacles-king", PLAIN),
        hands=[["major-0"]],
        floor=2,
        foe="major-3",
        deck=[],
        options=WILD,
    )
    play(session, "play major-0", "as pentacles", "keep", "shield 1")
    assert session.table["shields:1"][0].counters == {"value": 3}
    at_rest(session, 1)
    play(session, "rest")
    assert names(session, "discard") == ["major-0"]
    assert session.table.named("major-0").counters == {}
    at_rest(session, 0)


@pytest.mark.rule("TWR-122", "TWR-081")
def test_a_companion_of_a_wild_fool_works_at_the_floor_s_rank() -> None:
    session = climb(
        heroes=("swords-page", PLAIN),
        hands=[["major-0", "swords-9"]],
        floor=3,
        wards=None,
        options=WILD,
    )
    play(session, "play major-0", "as wands", "with swords-9", "first major-0")
    assert foe_health(session) == 20 - 3 - 4, "a Tactician's companion gains 1"
    at_rest(session, 1)


@pytest.mark.rule("TWR-122", "TWR-062", "TWR-113", "TWR-056")
def test_a_wild_fool_beside_the_foe_is_a_ward_until_the_foe_falls() -> None:
    session = rogue(hands=[["major-0", "swords-10"]], foe="major-18", options={"fool": "wild"})
    play(session, "play major-0", "as swords", "dispel")
    assert names(session, "wards") == ["major-0"]
    play(session, "again swords-10")
    assert session.table.count("floor") == 2
    assert set(names(session, "discard")) == {"major-0", "swords-10"}
    assert session.table.named("major-0").counters == {}
    at_rest(session, 1)


@pytest.mark.rule("TWR-122", "TWR-096", "TWR-083")
def test_a_scholar_s_wild_fool_gives_its_companion_the_floor_and_one() -> None:
    session = climb(
        heroes=("wands-page", "cups-king"),
        hands=[["major-0", "cups-9"]],
        floor=4,
        wards=None,
        health={0: 3},
        dice=(1,),
        options={"fool": "wild"},
    )
    play(session, "play major-0", "as wands", "with cups-9", "first cups-9", "heal 0")
    assert foe_health(session) == 25 - 5
    assert health(session, 0) == 3 + 5 - 1
    at_rest(session, 1)
