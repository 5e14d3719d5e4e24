"""Firelands without other boxes, and in one game with Reaper and Blood Moon."""

from __future__ import annotations

import pytest

from tabletop import new_game
from tabletop.games.darkest.ground import decks, lasting_moves
from tabletop.games.darkest.modules.reaper import arrival
from tabletop.games.darkest.road.layout import road_layout
from tabletop.play.rules.game_box import put_in_play
from tests.games.darkest.firelands.burning_land import ON, burning, fires
from tests.games.darkest.laying import QUIET, TRIO, answer, has, keys, names, piece, until

BOTH = put_in_play(["firelands", "reaper"])
NORTH = put_in_play(["firelands", "frostmarch"])
ALL = put_in_play(["bloodmoon", "firelands", "reaper"])


def test_it_lays_out_what_burns_and_whose_tales_are_told() -> None:
    table = new_game("darkest", seats=1, seed=1, options=ON).table
    assert {"firelands-adventures", "burned", "marker:1", "firelands-tales:0"} <= {*table.zones}


def test_all_that_three_boxes_bring_lies_there() -> None:
    table = new_game("darkest", seats=2, seed=3, options=ALL).table
    assert {"firelands-adventures", "reaper-beside", "bloodmoon-beside"} <= {*table.zones}


@pytest.mark.rule("DTL-020", "DTX-015")
@pytest.mark.parametrize(("up", "deck"), [(1, "reaper"), (0, "firelands")])
def test_the_reaper_s_deck_goes_before_theirs(up: int, deck: str) -> None:
    session = burning(options=BOTH, counters={"reaper-up": up})
    assert decks.active(session.play).name == deck


@pytest.mark.rule("DTL-020", "DTX-015")
def test_their_deck_goes_before_the_blood_moon_s() -> None:
    session = burning(options=ALL, counters={"bloodmoon-up": 1})
    assert decks.active(session.play).name == "firelands"


@pytest.mark.rule("DTL-041", "DTL-006")
def test_the_sultana_burns_whatever_deck_is_drawn_from() -> None:
    session = burning(
        options=BOTH, zones={"pile:1": ["firelands-ifrit-sultana", "toll"],
                             "reaper-adventures": ["reaper-sexton", "reaper-black-ram"]},
        counters={"reaper-up": 1, "spot": 100}, up=("firelands-ifrit-sultana",),
    )  # fmt: skip
    answer(session, "forward")
    assert names(session, lasting_moves.BURNED) == ["reaper-black-ram"]


@pytest.mark.rule("DTL-012", "DTR-017")
@pytest.mark.parametrize(("terrain", "prays"), [("graveyard", True), ("chapel", False)])
def test_a_graveyard_of_the_terrain_cards_is_one_for_those_who_pray(
    terrain: str, prays: bool
) -> None:
    session = burning(
        options=BOTH, zones={"ground:1": ["outer-hills", f"firelands-{terrain}"]},
        tokens={name: {"fate": 0, "alignment": 3} for name in TRIO},
    )  # fmt: skip
    assert arrival.might_pray(session.table, 0) == prays


@pytest.mark.rule("DTL-012", "DTX-027")
def test_who_is_sent_to_the_graveyard_comes_to_that_of_this_road() -> None:
    session = burning(
        options=BOTH, at=3, tokens=QUIET,
        zones={"ground:2": ["outer-woods", "firelands-graveyard"], "pile:3": ["reaper-dead-road"]},
        counters={"spot": 0}, on={"outer-woods": {"visited": 1}},
    )  # fmt: skip
    answer(session, "forward")
    assert session.table.count("at") == 2
    assert piece(session, "graveyard").zone == "atlas" or "graveyard" not in names(
        session, "ground:6"
    )


@pytest.mark.rule("DTL-009", "DTR-013")
def test_the_grim_reaper_walks_through_fire_and_the_party_does_not() -> None:
    session = burning(
        options=BOTH, step="draw", at=4, coming=(1, 4, 4, 4, 4), tokens=QUIET,
        zones={"reaper-road:1": ["reaper-figure"], "marker:2": ["firelands-token"],
               "atlas": ["castle", "temple", "black-knight", "chasm", "cursed-glade"]},
    )  # fmt: skip
    until(session, "DTC-126")
    assert piece(session, "reaper-figure").zone == "reaper-road:2"
    assert fires(session, 2) == [("token", 0)]
    assert all(has(session, name, "life") > 1 for name in TRIO)


@pytest.mark.rule("DTL-011", "DTL-017", "DTL-009")
def test_fire_and_terrain_on_a_straddle_wait_there_while_the_party_is_beyond_it() -> None:
    session = burning(
        options=NORTH, step="at_destination", at=6, to="chapel",
        tokens={name: {"fate": 0, "life": 4, "alignment": 2, "gold": 0} for name in TRIO},
        zones={"marker:6": ["firelands-token"], "ground:6": ["chapel", "firelands-tavern"],
               },
        on={"chapel": {"visited": 1}},
    )  # fmt: skip
    answer(session, next(key for key in keys(session) if key.startswith("cross ")))
    assert {*names(session, "astride")} == {"firelands-token", "firelands-tavern"}
    for _ in road_layout.clear(session.play):
        pass
    road_layout.lay(session.play, "inner", "chapel")
    assert fires(session, 6) == [("token", 0)]
    assert names(session, "ground:6") == ["chapel", "firelands-tavern"]
    for _ in road_layout.clear(session.play):
        pass
    road_layout.lay(session.play, "inner", "city")
    assert not names(session, "astride")
