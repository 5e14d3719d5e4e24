"""Firelands with other boxes before a strict referee."""

from __future__ import annotations

import pytest

from tabletop.games.darkest.ground import lasting_moves
from tabletop.games.darkest.modules.firelands import fire
from tabletop.games.darkest.modules.highland import mountain_pass, path
from tabletop.games.darkest.party import heroes
from tabletop.play.rules.game_box import put_in_play
from tests.games.darkest.city.laid import MARKET, town
from tests.games.darkest.dungeon.below import below
from tests.games.darkest.dungeon.below import met as met_below
from tests.games.darkest.firelands.burning_land import (
    COMMAND,
    READERS,
    lives,
)
from tests.games.darkest.highland.heights import climbing
from tests.games.darkest.laying import (
    TRIO,
    answer,
    asked,
    has,
    keys,
    names,
    piece,
    until,
)
from tests.games.darkest.woodland.laid import FAERIE_PATH, off_the_road, wooded

# --- across the boxes: City -----------------------------------------------------------------------


@pytest.mark.rule("DTL-004", "DTY-033")
def test_a_poster_is_no_object_for_the_fire_and_a_trophy_in_ashes_is_no_bounty() -> None:
    session = town(
        step="at_destination", at=6, to="city",
        options=put_in_play(["city", "firelands"]),
        zones={"quest:0": ["city-wanted-animal"], "trophies:0": ["wolf"],
               "spells:0": ["firelands-smelt", "firelands-funeral-pyre"]},
        tokens={"dwarf": {"craft": 4, "life": 2}},
        on={"dwarf": {"held": 2}, "city": {"visited": 1}},
    )  # fmt: skip
    assert lasting_moves.is_fireproof(piece(session, "city-wanted-animal"))
    assert not any(key.startswith("cast firelands-smelt") for key in keys(session))
    answer(
        session,
        next(k for k in keys(session) if k.startswith("cast firelands-funeral-pyre")),
        "yes",
        "wolf",
    )
    assert names(session, lasting_moves.BURNED) == ["wolf"]
    assert not any(key.startswith("poster cash") for key in keys(session))


@pytest.mark.rule("DTL-002", "DTL-006", "DTY-004")
def test_a_potion_that_was_bought_and_burned_in_the_market_is_not_for_sale_again() -> None:
    session = town(
        step="at_destination", at=6, on={MARKET: {"visited": 1}, "dwarf": {"held": 1}},
        options=put_in_play(["city", "firelands"]),
        zones={"items:0": ["city-crystal-sceptre"], "city-emporium": [],
               "spells:0": ["firelands-third-wish"]},
        tokens={"dwarf": {"craft": 4}},
    )  # fmt: skip
    answer(
        session, next(k for k in keys(session) if k.startswith("cast firelands-third-wish")), "yes"
    )
    assert names(session, lasting_moves.BURNED) == ["city-crystal-sceptre"]
    assert names(session, "city-emporium") == []


# --- across the boxes: Highland -------------------------------------------------------------------

HIGH = {"options": put_in_play(["firelands", "highland"])}


@pytest.mark.rule("DTH-018", "DTL-012")
def test_the_lost_city_lies_over_terrain_and_is_met_there() -> None:
    session = climbing(
        at=3, step="onward", counters={mountain_pass.THROWS: 3}, tokens=READERS,
        coming=(6, *[4] * 6),
        zones={"ground:3": [path.HIGHLAND.road[2], mountain_pass.PASS],
               "ground:4": [path.HIGHLAND.road[3], "firelands-oasis"]},
        on={path.HIGHLAND.road[2]: {"visited": 1}}, **HIGH,
    )  # fmt: skip
    for _ in range(4):
        if heroes.at(session.table) == 4:
            break
        answer(session, "forward" if "forward" in keys(session) else keys(session)[0])
    assert names(session, "ground:4")[-1] == mountain_pass.CITY
    assert not session.table["pile:4"]
    assert [has(session, name, "gold") for name in TRIO] == [3, 3, 3]


@pytest.mark.rule("DTH-018", "DTL-012")
def test_a_lost_city_that_terrain_covers_is_lost() -> None:
    ravine = path.HIGHLAND.road[3]
    session = climbing(
        at=3, step="space_done", tokens=READERS, coming=(3, 4) * 6,
        counters={mountain_pass.FINDS: 4},
        zones={"ground:4": [ravine, mountain_pass.CITY, "firelands-hills"]},
        on={path.HIGHLAND.road[2]: {"visited": 1}}, **HIGH,
    )  # fmt: skip
    until(session, "DTC-126", "order")
    assert heroes.at(session.table) == 4
    assert not any(line.rule == "DTH-019" for line in session.lines)
    assert [has(session, name, "gold") for name in TRIO] == [1, 1, 1]
    assert session.table["pile:4"], "the Hills draw a die"


@pytest.mark.rule("DTH-016", "DTL-012")
def test_a_pass_that_terrain_covers_leads_nowhere_any_more() -> None:
    session = climbing(
        at=3, step="onward", tokens=READERS, coming=(3,) * 20, up=("stag",),
        counters={mountain_pass.THROWS: 3, "spot": 100},
        zones={"ground:3": [path.HIGHLAND.road[2], mountain_pass.PASS], "spells:0": [COMMAND],
               "atlas": ["firelands-chapel"], "pile:3": ["stag"],
               "highland-adventures": ["toll", "gibbet", "night-fire"]},
        on={path.HIGHLAND.road[2]: {"visited": 1}, "dwarf": {"held": 1}}, **HIGH,
    )  # fmt: skip
    answer(session, "cast", "space 3", "forward")
    assert not any(line.rule == "DTH-015" for line in session.lines)
    assert session.table.count(mountain_pass.THROWS) == 0


# --- across the boxes: Dungeon --------------------------------------------------------------------

DEEP = {"options": put_in_play(["dungeon", "firelands"])}
KITCHEN = 4


@pytest.mark.rule("DTD-050", "DTD-051", "DTL-012")
def test_a_kitchen_under_terrain_is_none_that_a_secret_passage_leads_to() -> None:
    session = met_below(
        "dungeon-secret-passage", coming=(KITCHEN, *[3] * 9),
        on={"dungeon-entrance": {"visited": 1}},
        zones={"ground:1": ["dungeon-entrance", "dungeon-kitchen", "firelands-oasis"]}, **DEEP,
    )  # fmt: skip
    assert asked(session) != "DTD-050"
    assert names(session, "ground:3") == ["dungeon-tunnel", "dungeon-kitchen"]


@pytest.mark.rule("DTD-051", "DTL-012")
def test_a_passage_opens_through_the_terrain_of_the_next_road_space() -> None:
    session = met_below(
        "dungeon-secret-passage", coming=(KITCHEN, *[3] * 9),
        zones={"ground:3": ["dungeon-tunnel", "firelands-chapel"], "marker:3": [fire.TOKEN]},
        **DEEP,
    )  # fmt: skip
    assert names(session, "ground:3")[-1] == "dungeon-kitchen"
    until(session, "DTC-126")
    answer(session, "forward", "order 0 1 2")
    assert asked(session) == "DTC-119", "the Kitchen asks, and no Chapel"
    assert lives(session) == [has(session, name, "life") for name in TRIO]


# --- across the boxes: Woodland -------------------------------------------------------------------


@pytest.mark.rule("DTW-032", "DTL-012", "DTL-015")
def test_a_glen_that_terrain_covers_does_not_change() -> None:
    glen = "woodland-mystic-glen"
    session = wooded(
        at=4, options=put_in_play(["firelands", "woodland"]), up=("stag",), coming=(3,) * 20,
        counters={"woodland-changes": 4, "spot": 100}, tokens={"dwarf": {"craft": 4}},
        on={"dwarf": {"held": 1}, "woodland-thicket": {"visited": 1}},
        zones={"ground:4": ["woodland-thicket", glen], "spells:0": [COMMAND], "pile:4": ["stag"],
               "woodland-adventures": ["toll", "good-weather", "gibbet"],
               "atlas": ["firelands-hills", *off_the_road(*FAERIE_PATH, glen)]},
    )  # fmt: skip
    answer(session, "cast", "space 4", *["forward"] * 3)
    until(session, "DTC-126", "order", "no")
    assert names(session, "ground:4") == ["woodland-thicket", glen, "firelands-hills"]
    assert not session.table.count("woodland-changed")


@pytest.mark.rule("DTL-013")
@pytest.mark.parametrize("space", [5, 6])
def test_where_a_boss_stands_no_terrain_lies(space: int) -> None:
    session = below(at=4, zones={"spells:0": [COMMAND], "atlas": ["firelands-oasis"]},
                    tokens={"dwarf": {"craft": 4}}, on={"dwarf": {"held": 1}}, **DEEP)  # fmt: skip
    answer(session, "cast")
    assert (f"space {space}" in keys(session)) == (space == 5)
