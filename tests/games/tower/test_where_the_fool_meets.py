"""Where a wild Fool meets the classes and gifts of Tower."""

from __future__ import annotations

import pytest

from tests.games.tower.climbing import (
    at_rest,
    climb,
    foe_health,
    health,
    keys,
    names,
    play,
)

ROGUE = "cups-knight"
MAGE = "cups-page"
PLAIN = "cups-king"
WILD = {"fool": "wild"}


@pytest.mark.rule("TWR-122", "TWR-076", "TWR-119")
def test_a_wild_fool_as_swords_opens_for_a_rogue_but_is_no_second_strike() -> None:
    hand = ["major-0", "swords-2"]
    first = climb(heroes=(ROGUE, MAGE), hands=[hand], floor=2, wards=None, options=WILD)
    play(first, "play major-0", "as swords")
    assert keys(first) == ["again swords-2", "done"]
    second = climb(heroes=(ROGUE, MAGE), hands=[hand], floor=2, wards=None, options=WILD)
    play(second, "play swords-2")
    at_rest(second, 1)
    assert names(second, "hand:0") == ["major-0"]


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


@pytest.mark.rule("TWR-120", "TWR-122")
@pytest.mark.parametrize("fool", ["wild", "renewal"])
def test_only_where_it_is_an_excuse_does_the_fool_excuse(fool: str) -> None:
    session = climb(heroes=(PLAIN, MAGE), hands=[["major-0"]], options={"fool": fool})
    assert "excuse" not in keys(session)
    assert ("play major-0" in keys(session)) == (fool == "wild")
