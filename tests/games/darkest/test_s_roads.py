"""The map of all roads: each place once, and each road where one comes to it."""

from __future__ import annotations

from collections import Counter

import pytest

from tabletop.games.darkest.game import GAME
from tabletop.games.darkest.ground.regions import GOALS, drawn
from tabletop.games.darkest.showing.roads import roads
from tabletop.play.rules.game_box import put_in_play
from tests.games.darkest.laying import party, setting_out
from tests.games.darkest.test_w_every_set import BOXES

WITH = [(), *((box,) for box in BOXES), tuple(BOXES)]


@pytest.mark.rule("DTC-058", "DTC-064", "DTC-068", "DTC-098")
@pytest.mark.parametrize("boxes", WITH, ids="+".join)
def test_the_map_shows_every_place_once_on_a_road_that_is_come_to(boxes: tuple[str, ...]) -> None:
    shown = roads(setting_out(options=put_in_play(boxes)).table)
    of = drawn("+".join((GAME.id, *sorted(boxes))))
    places = Counter(stop.key for road in shown for stop in road.stops if stop.key != "trove")
    wanted = [place for place in of.locations() if place.category in GOALS]
    assert places == Counter(place.id for place in wanted)
    assert len(shown) == len(of.regions)
    known = {""}
    for road in shown:
        assert road.beyond in known, road.title
        known |= {stop.key for stop in road.stops}


@pytest.mark.rule("DTC-098", "DTC-109", "DTX-025")
@pytest.mark.parametrize("boxes", WITH, ids="+".join)
def test_where_one_may_go_is_on_the_map_but_for_staying(boxes: tuple[str, ...]) -> None:
    session = setting_out(options=put_in_play(boxes))
    assert session.decision is not None
    inner, *_ = roads(session.table)
    keys = {stop.key for stop in inner.stops}
    others = {"stay", "order"}
    leads = {option.key for option in session.decision.options} - others
    assert leads <= keys
    assert ("trove" in leads) == ("trove" in keys)


def test_the_map_says_where_the_party_is_and_what_bars_the_way() -> None:
    here = {road.title: road.here for road in roads(party(to="temple", at=2).table)}
    assert [title for title, stands in here.items() if stands] == ["Outer Region"]
    outer = next(road for road in roads(party().table) if road.title == "Outer Region")
    assert outer.told == "A guard with Strength 9 bars the way."


@pytest.mark.rule("DTC-336", "DTX-023")
def test_a_place_says_into_which_regions_it_leads_on() -> None:
    shown = roads(setting_out(options=put_in_play(["woodland"])).table)
    ahead = {stop.key for road in shown for stop in road.stops if "the Woodland." in stop.told}
    assert ahead == {"forest", "cursed-glade"}
