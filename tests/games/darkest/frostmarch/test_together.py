"""Frostmarch with Reaper in play."""

from __future__ import annotations

import pytest

from tabletop.games.darkest.ground.decks import active
from tabletop.games.darkest.party import heroes
from tabletop.play.rules.game_box import put_in_play
from tests.games.darkest.frostmarch.north import at_the_chapel, met, northward
from tests.games.darkest.laying import answer, has, names, told, until

BOTH = put_in_play(["frostmarch", "reaper"])
STANDS = {"reaper-road:3": ["reaper-figure"]}
BESIDE = {"reaper-beside": ["reaper-figure"]}
CROSSES = "cross beyond-chapel"


@pytest.mark.rule("DTF-011", "DTR-094")
@pytest.mark.parametrize(("up", "deck"), [(0, "frostmarch"), (1, "reaper")])
def test_the_deck_that_a_death_has_brought_comes_before_that_of_the_region(
    up: int, deck: str
) -> None:
    session = at_the_chapel(options=BOTH, zones=BESIDE, counters={"reaper-up": up},
                            coming=(3,) * 20)  # fmt: skip
    answer(session, CROSSES)
    assert active(session.play).name == deck
    assert bool(told(session, "DTF-011")) == (deck == "frostmarch")


@pytest.mark.rule("DTR-015", "DTF-009")
def test_the_grim_reaper_follows_the_party_beyond_the_chapel() -> None:
    session = at_the_chapel(options=BOTH, zones=STANDS, coming=(3,) * 20)
    answer(session, CROSSES)
    assert heroes.region(session.table) == "beyond-chapel"
    assert names(session, "reaper-road:1") == ["reaper-figure"]


@pytest.mark.rule("DTR-008", "DTF-011")
def test_a_death_on_the_northern_road_calls_him_to_its_first_space() -> None:
    session = northward(
        "dwarf",
        "elf",
        at=3,
        options=BOTH,
        zones={"pile:3": ["boar"], **BESIDE},
        tokens={"dwarf": {"strength": 1, "life": 1}},
        counters={"spot": 0},
        coming=(2, 5, *[3] * 20),
    )
    answer(session, "forward", "strength")
    assert "dwarf" in names(session, "graveyard")
    assert names(session, "reaper-road:1") == ["reaper-figure"]
    assert active(session.play).name == "reaper"


@pytest.mark.rule("DTF-016", "DTR-012")
def test_spells_of_both_boxes_are_in_one_deck() -> None:
    session = at_the_chapel(
        options=BOTH,
        zones={"reaper-spells": ["reaper-sleep"], "spell": ["frostmarch-time-steal"], **BESIDE},
        coming=(3,) * 20,
    )
    answer(session, CROSSES)
    assert {"frostmarch-time-steal", "frostmarch-vortex"} <= {*names(session, "spell")}
    assert names(session, "reaper-spells") == ["reaper-sleep"]  # he has not come


@pytest.mark.rule("DTF-004", "DTR-005")
def test_a_quest_of_either_box_is_done_as_its_card_says() -> None:
    session = northward(
        "dwarf",
        "elf",
        at=2,
        options=BOTH,
        zones={"quest:0": ["reaper-quest-lamp-oil"], "quest:1": ["frostmarch-quest-lesson"],
               **BESIDE},
        tokens={"dwarf": {"gold": 3}},
        coming=(3,) * 9,
    )  # fmt: skip
    until(session, "DTC-104", "no")
    assert names(session, "items:0") == ["talisman"]
    assert names(session, "quest:1") == ["frostmarch-quest-lesson"]
    assert has(session, "dwarf", "gold") == 0
    assert heroes.region(session.table) == "outer"


@pytest.mark.rule("DTF-032", "DTR-081")
def test_who_wins_at_the_howl_has_taken_a_life_from_another_character() -> None:
    session = met(
        "frostmarch-howl-of-the-wendigo",
        "dwarf",
        "elf",
        options=BOTH,
        to="temple",
        zones={"quest:0": ["reaper-quest-take-one-life"], "atlas": ["warlocks-cave"], **BESIDE},
        tokens={"dwarf": {"strength": 9}},
        coming=(1, 1, 5, 2, *[3] * 9),
    )
    answer(session, "strength")
    until(session, "DTC-104", "strength", "no")
    assert names(session, "quest-discard") == ["reaper-quest-take-one-life"]
    assert "talisman" in names(session, "items:0")


@pytest.mark.rule("DTF-016", "DTR-060")
def test_with_speed_the_party_is_back_at_the_chapel_and_not_in_the_village() -> None:
    session = northward(
        at=1,
        options=BOTH,
        zones={"spells:0": ["reaper-speed"], "trove": [], **BESIDE},
        on={"dwarf": {"held": 1}},
        counters={"homeward": 1},
        coming=(3,) * 9,
    )
    answer(session, "cast reaper-speed")
    assert heroes.region(session.table) == "inner"
    assert names(session, "ground:6") == ["chapel"]
    assert heroes.at(session.table) == 6
